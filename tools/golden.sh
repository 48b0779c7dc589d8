#!/bin/bash
# Golden playthroughs and the signature of play.
#
# tests/replays/<game>/*.ttr are whole games; beside each stands what `tidetable
# replay` tells of it.  tests/seeds/signature is a checksum of many seeded games:
# it moves when play does, and stands in the commit that moves it ("Bench: ...").
#
#   golden.sh           compares
#   golden.sh --write   writes them anew, to be reviewed as a diff
set -u
B=${B:-build}
tidetable=${TIDETABLE:-$B/tidetable}
export LC_ALL=C
failed=0

result() {
    if [ "$1" = 0 ]; then
        echo "ok - golden: $2"
    else
        echo "not ok - golden: $2"
        [ $# -lt 3 ] || printf '%s\n' "$3" | head -n 20 | sed 's/^/# /'
        failed=1
    fi
}

# One line a game and player count, and the checksum of them all.
signature() {
    local game least most seats
    "$tidetable" games --json | jq -r '"\(.game) \(.seats_min) \(.seats_max)"' | while read -r game least most; do
        local games=2000
        [ "$game" != rumbones ] || games=200 # they are twenty times as long
        for seats in $(seq "$least" "$most"); do
            "$tidetable" sim "$game" --players "$seats" --games $games --seed 1 --json |
                jq -r '"\(.game) \(.players) \(.decisions) \(.hash)"'
        done
        "$tidetable" sim "$game" --bots greedy,random --games 50 --seed 1 --json |
            jq -r '"\(.game) greedy-random \(.decisions) \(.hash)"'
        # What others are measured by in docs/bots.md: a search with random games at its leaves.
        [ "$game" = rumbones ] && games=1 || games=10
        "$tidetable" sim "$game" --bots ismcts:it=10:leaf=random,random --games $games --seed 1 --json |
            jq -r '"\(.game) yardstick-random \(.decisions) \(.hash)"'
    done
}

signature_of() { sha256sum | cut -c1-16; }

# game folder, seats, bots, seed; more arguments are for sim
write_game() {
    local folder=tests/replays/$1 kept name=$2-${3//,/-}-$4
    kept=$(mktemp -d)
    mkdir -p "$folder"
    "$tidetable" sim "$1" --players "$2" --bots "$3" --games 1 --seed "$4" "${@:5}" \
        --record "$kept" >/dev/null
    mv "$kept"/*.ttr "$folder/$name.ttr"
    rmdir "$kept"
}

if [ "${1:-}" = --write ]; then
    write_game abyss 2 greedy,greedy 1
    write_game abyss 2 random,random 2
    write_game abyss 3 greedy,random,greedy 3
    write_game abyss 4 greedy,random,random,greedy 4
    write_game conspiracy 2 greedy,greedy 1
    write_game conspiracy 2 random,random 2
    write_game conspiracy 3 greedy,random,greedy 3
    write_game conspiracy 4 greedy,random,random,greedy 4
    write_game rumbones 2 greedy,greedy 1
    write_game rumbones 2 greedy,random 2
    write_game rumbones 3 greedy,greedy,greedy 3
    write_game rumbones 4 greedy,greedy,greedy,greedy 4 --option board=gallants
    write_game rumbones 5 greedy,greedy,greedy,greedy,greedy 5 --option board=junks
    write_game rumbones 6 greedy,greedy,greedy,greedy,greedy,greedy 6 --option heroes=random
    write_game rumbones 4 greedy,random,greedy,greedy 7 --option mode=pirates
    for record in tests/replays/*/*.ttr; do
        "$tidetable" replay "$record" >"${record%.ttr}.txt"
    done
    mkdir -p tests/seeds
    signature >tests/seeds/games
    signature_of <tests/seeds/games >tests/seeds/signature
    echo "Bench: $(cat tests/seeds/signature)"
    exit 0
fi

for record in tests/replays/*/*.ttr; do
    difference=$("$tidetable" replay "$record" 2>&1 | diff "${record%.ttr}.txt" - 2>&1)
    result $? "$record is told as before" "$difference"
    "$tidetable" verify "$record" >/dev/null 2>&1
    result $? "$record verifies"
done
difference=$(signature | diff tests/seeds/games - 2>&1)
result $? "seeded games are played as before (Bench: $(cat tests/seeds/signature))" "$difference"
[ "$(signature_of <tests/seeds/games)" = "$(cat tests/seeds/signature)" ]
result $? "the signature is that of the seeded games"
exit $failed
