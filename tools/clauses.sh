#!/bin/sh
# Whether every clause of the rules has a test, and every clause a test names exists.
#
# A clause is a line "- **C-4.1** ..." of docs/rules/<game>.md.  A test names it in
# square brackets: in the title of a scenario, tests/rules/<game>/*.t, or in a string
# of tests/unit/*.c or tests/props/*.c.
set -eu
cd "$(dirname "$0")/.."

# Ids in square brackets, one a line.
ids() {
    grep -o '\[[^]]*\]' | grep -oE '[A-Z]+-[A-Z]?[0-9]+(\.[0-9]+)?' | sort -u
}

in_scenarios() {
    cat "tests/rules/$1/"*.t 2>/dev/null | grep '^%' | ids
}

in_strings() {
    cat tests/unit/*.c tests/props/*.c 2>/dev/null | grep -o '"[^"]*"' | ids
}

clauses() {
    sed -n 's/^ *- \*\*\([A-Z]*-[A-Z]*[0-9.]*\)\*\*.*/\1/p' "$@" | sort
}

# Of the words on standard input those that are not in a list.
without() {
    while read -r word; do
        case " $1 " in
        *" $word "*) ;;
        *) echo "$word" ;;
        esac
    done
}

one_line() {
    tr '\n' ' '
}

failed=0
not_ok() {
    echo "not ok - $1"
    failed=1
}

everything=""
for rules in docs/rules/*.md; do
    game=$(basename "$rules" .md)
    case $game in
    *.*) continue ;; # a translation
    esac
    known=$(clauses "$rules" | one_line)
    everything="$everything $known"
    tested=$({ in_scenarios "$game" && in_strings; } | one_line)
    n=$(clauses "$rules" | wc -l | tr -d ' ')
    if [ "$n" -eq 0 ]; then
        not_ok "$rules has no clauses"
        continue
    fi
    twice=$(clauses "$rules" | uniq -d)
    missing=$(clauses "$rules" | without "$tested")
    unknown=$(in_scenarios "$game" | without "$known")
    for id in $twice; do
        not_ok "clause $id is twice in $rules"
    done
    for id in $missing; do
        not_ok "clause $id has no test"
    done
    for id in $unknown; do
        not_ok "clause $id, named in tests/rules/$game, is not in $rules"
    done
    if [ -z "$twice$missing$unknown" ]; then
        echo "ok - every clause of $game has a test ($n)"
    fi
done

for id in $(in_strings | without "$everything"); do
    not_ok "clause $id, named in tests/unit or tests/props, is in no rules"
done
exit $failed
