#!/bin/bash
# The trainer: the same weights from the same seed, and what is kept says how it was made.
set -u
B=$(realpath "${B:-build}")
learn=$B/release/bots/learn/learn
checked=$B/clang/bots/learn/learn # by another compiler, with sanitizers
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

result() {
    [ "$1" = 0 ] && echo "ok - trainer: $2" || echo "not ok - trainer: $2"
}

# weights NAME WORDS...: what it makes of them, and what it says meanwhile
weights() {
    local name=$1
    shift
    "$learn" "$@" >"$work/$name" 2>"$work/$name.err"
}

# the numbers alone: how long it took is another time
numbers() {
    tail -n +2 "$work/$1"
}

for words in "abyss 2 60" "conspiracy 3 200" "rumbones 2 4"; do
    # shellcheck disable=SC2086 # three words
    weights one $words 5 && weights two $words 5 && weights other $words 6 && [ "$(numbers one | wc -l)" -gt 100 ]
    result $? "$words: makes weights"
    cmp -s <(numbers one) <(numbers two)
    result $? "$words: the same from the same seed"
    # shellcheck disable=SC2086
    "$checked" $words 5 2>"$work/errors" | tail -n +2 | cmp -s <(numbers one) - && ! grep -q Sanitizer "$work/errors"
    result $? "$words: the same with another compiler"
    ! cmp -s <(numbers one) <(numbers other)
    result $? "$words: others from another"
    head -n 1 "$work/one" | grep -qE "^/\* learn $words 5: [0-9]+ s on one core \*/$"
    result $? "$words: says how they were made"
done

weights taught rumbones 2 2 5 plan:it=10
result $? "watches a bot that counts iterations"
# To think all alike is off by a half.
weights errors conspiracy 2 2000 5 && tail -n 5 "$work/errors.err" | awk '{ sum += $NF } END { exit !(sum / NR < 0.45) }'
result $? "judges better than by guessing"

for words in "" "chess 2 10 1" "abyss 9 10 1" "abyss 2 x 1" "abyss 2 10 0" "rumbones 4 10 1" "abyss 2 10 1 nobody" "abyss 2 10 1 ismcts:ms=5" "abyss 2 10 1 level:6"; do
    # shellcheck disable=SC2086 # words, or none
    weights refused $words
    [ $? = 2 ] && [ ! -s "$work/refused" ] && [ "$(wc -l <"$work/refused.err")" = 1 ]
    result $? "refuses: $words"
done

for net in bots/nets/*.inc; do
    of=$(basename "$net" .inc)
    head -n 1 "$net" | grep -qE "^/\* learn ${of%-*} ${of#*-} [0-9]+ [0-9]+( [a-z]+)?: [0-9]+ s on one core \*/$"
    result $? "$net says how it was made"
done
