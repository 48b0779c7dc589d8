#!/bin/bash
# Figures of speed.  Times are the best of several rounds: these depend on the
# machine and its mood.  Instructions do not.
set -eu
B=${B:-build}
bench=$B/release/bench/bench

echo "Random playouts on one core: legal moves, a random choice, apply.  Nanoseconds, best of 7."
echo "=draws: how many draws from the fast generator take as long as one decision."
"$bench"

# count GAME SEATS GAMES: "instructions decisions"
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" "$1" "$2" "$3" 2>"$B/bench.log" >"$B/bench.out"
    echo "$(awk '/Collected/ { print $NF }' "$B/bench.log") $(cut -d' ' -f1 "$B/bench.out")"
}

echo
echo "Instructions per decision (callgrind; the start of the program taken off)."
"$B/release/tidetable" games --json |
    sed 's/.*"game":"\([a-z]*\)".*"seats_min":\([0-9]*\),"seats_max":\([0-9]*\).*/\1 \2 \3/' |
    while read -r game least most; do
        for seats in $(seq "$least" "$most"); do
            read -r i1 d1 < <(count "$game" "$seats" 500)
            read -r i2 d2 < <(count "$game" "$seats" 1500)
            printf '%-12s %5d %12d\n' "$game" "$seats" $(((i2 - i1) / (d2 - d1)))
        done
    done

echo
echo "Searches for two players; best of 3."
"$B/release/bench/search"

echo
echo "The same searches in WebAssembly, as browsers run it, beside native ones, on one core; best of 12."
node bench/wasm.mjs "$B/tidetable.wasm" "$B/release/bench/local"

echo
echo "Lines kept by the journal, each table waiting for its last one: SQLite with synchronous=FULL, and"
echo "PostgreSQL with synchronous_commit=on, on this machine, in the folder for temporary files; 3 s each."
folder=$(mktemp -d "$B/store.XXXXXX")
tools/cluster.sh run "$B/release/bench/store" "$folder"
rm -r "$folder"

echo
echo "Messages of 100 bytes echoed over 100 WebSockets, a second of the server's processor time;"
echo "a client sends so many at once."
"$B/release/bench/net"

echo
echo "The whole server: two people and a spectator at each of 1,000 tables of Conspiracy, a move counting"
echo "when it is kept and all are told; beside it a server that keeps nothing."
folder=$(mktemp -d "$B/server.XXXXXX")
tools/cluster.sh run "$B/release/bench/server" "$B/release/tidetable" "$folder"
rm -r "$folder"
