#!/bin/bash
# Which lines of a game the tests run.
#
#   coverage.sh GAME LEAST SCENARIOS...
#
# Builds with gcc's counters, plays the scenarios and the unit and property tests, and says how many of the lines in games/GAME/ were run.  Lines that were not
# are listed in build/coverage/GAME.txt.
set -u
B=${B:-build}
game=$1
least=$2
shift 2
out=$B/coverage
counted=$out/counted
mkdir -p "$out"

tests=(tests/scenario)
for source in tests/unit/*.c tests/props/*.c; do
    tests+=("${source%.c}")
done
programs=()
for test in "${tests[@]}"; do
    programs+=("$counted/asan/$test")
done
make -s -j"$(nproc)" B="$counted" CFLAGS_asan="-O0 --coverage" "${programs[@]}" >"$out/make.log" 2>&1 || {
    echo "not ok - coverage: the tests of $game cannot be built for counting"
    tail -n 20 "$out/make.log"
    exit 1
}
find "$counted" -name '*.gcda' -delete
"$counted/asan/tests/scenario" "$@" >/dev/null 2>&1
for program in "${programs[@]:1}"; do
    "$program" >/dev/null 2>&1
done

# file:line:count for every line of the game that can be run
list=$out/$game.txt
find "$counted/asan/games/$game" -name '*.gcda' -exec gcov --json-format --stdout {} + 2>/dev/null |
    jq -r --arg game "games/$game/" \
        '.files[] | select(.file | startswith($game)) | .file as $f | .lines[] | "\($f):\(.line_number) \(.count)"' |
    awk '{ n[$1] += $2 } END { for (line in n) print line, n[line] }' >"$out/$game.lines"
lines=$(wc -l <"$out/$game.lines")
awk '$2 == 0 { print $1 }' "$out/$game.lines" | sort -t: -k1,1 -k2,2n | while IFS=: read -r file line; do
    echo "$file:$line: $(sed -n "${line}s/^ *//p" "$file")"
done >"$list"
missed=$(wc -l <"$list")
if [ "$lines" = 0 ]; then
    echo "not ok - coverage: nothing of $game was counted"
    exit 1
fi
percent=$(awk -v l="$lines" -v m="$missed" 'BEGIN { printf "%.1f", 100 * (l - m) / l }')
if awk -v p="$percent" -v q="$least" 'BEGIN { exit !(p >= q) }'; then
    echo "ok - coverage: $percent % of $lines lines of games/$game, at least $least (list: $list)"
else
    echo "not ok - coverage: $percent % of $lines lines of games/$game, not $least (list: $list)"
    exit 1
fi
