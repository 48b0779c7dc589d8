#!/bin/bash
# Which lines of the games the tests run.
#
#   coverage.sh LEAST SCENARIOS...
#
# Builds with gcc's counters, plays the scenarios and the unit and property tests, and
# says of every game how many of the lines in games/GAME/ were run: at least LEAST in a
# hundred.  Lines that were not are listed in build/coverage/GAME.txt.  Of the properties
# only those of notation and views are run; the others would add little and take long.
set -u
B=${B:-build}
least=$1
shift
out=$B/coverage
counted=$out/counted
mkdir -p "$out"

tests=()
for source in tests/unit/*.c tests/props/notation.c tests/props/sight_*.c; do
    tests+=("$counted/asan/${source%.c}")
done
make -s -j"$(nproc)" B="$counted" CFLAGS_asan="-O1 --coverage" "$counted/asan/tests/scenario" \
    "${tests[@]}" >"$out/make.log" 2>&1 || {
    echo "not ok - coverage: the tests cannot be built for counting"
    tail -n 20 "$out/make.log"
    exit 1
}
find "$counted" -name '*.gcda' -delete
for program in "$counted/asan/tests/scenario" "${tests[@]}"; do
    case $program in
    */scenario) "$program" "$@" ;;
    *) "$program" ;;
    esac >/dev/null 2>&1
done

# lines GAME: "file:line count" for every line of the game that can be run
lines() {
    find "$counted/asan/games/$1" -name '*.gcda' -exec gcov --json-format --stdout {} + 2>/dev/null |
        jq -r --arg game "games/$1/" \
            '.files[] | select(.file | startswith($game)) | .file as $f | .lines[] | "\($f):\(.line_number) \(.count)"' |
        awk '{ n[$1] += $2 } END { for (line in n) print line, n[line] }'
}

# missed GAME: those that were not, with what stands there
missed() {
    awk '$2 == 0 { print $1 }' "$out/$1.lines" | sort -t: -k1,1 -k2,2n |
        while IFS=: read -r file line; do
            echo "$file:$line: $(sed -n "${line}s/^ *//p" "$file")"
        done
}

failed=0
for folder in games/*/; do
    game=$(basename "$folder")
    lines "$game" >"$out/$game.lines"
    missed "$game" >"$out/$game.txt"
    all=$(wc -l <"$out/$game.lines")
    not=$(wc -l <"$out/$game.txt")
    percent=$(awk -v a="$all" -v n="$not" 'BEGIN { printf "%.1f", a == 0 ? 0 : 100 * (a - n) / a }')
    says="coverage: $percent % of $all lines of $game; $not are not run ($out/$game.txt)"
    if awk -v p="$percent" -v l="$least" 'BEGIN { exit !(p >= l) }'; then
        echo "ok - $says"
    else
        echo "not ok - $says"
        failed=1
    fi
done
exit $failed
