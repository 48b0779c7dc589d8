#!/bin/sh
# Runs fuzzers, one line of result each.
#
#     tools/fuzz.sh 60 build/fuzz/*           sixty seconds each; what they find stays in
#                                             $B/corpus and is where the next run begins
#     tools/fuzz.sh runs=20000 build/fuzz/*   so many runs each, always the same ones
#
# Inputs that break something are kept in $B/crashes; give one to the fuzzer to see it
# again.  fuzz/seeds/<name> holds what a fuzzer starts from.
set -u

B=${B:-build}
if [ $# -lt 2 ]; then
    echo "usage: tools/fuzz.sh SECONDS|runs=N FUZZER..." >&2
    exit 2
fi
limit=$1
shift

# fuzz FUZZER: everything it prints goes into a log.
fuzz() {
    name=${1##*/}
    corpus=$B/corpus/$name
    log=$B/fuzz-$name.log
    case $limit in
    runs=*)
        corpus=$corpus.smoke
        rm -rf "$corpus"
        set -- "$1" "-$limit" -seed=1
        ;;
    *) set -- "$1" "-max_total_time=$limit" ;;
    esac
    mkdir -p "$corpus" "$B/crashes"
    # New inputs are written to the first folder, the second is only read.
    set -- "$@" -timeout=10 "-artifact_prefix=$B/crashes/$name-" "$corpus"
    if [ -d "fuzz/seeds/$name" ]; then
        set -- "$@" "fuzz/seeds/$name"
    fi
    "$@" >"$log" 2>&1
}

failed=0
for fuzzer; do
    if fuzz "$fuzzer"; then
        echo "ok - fuzz: $name, $(sed -n 's/^Done \([0-9]*\) runs.*/\1/p' "$log") runs"
    else
        echo "not ok - fuzz: $name (see $log)"
        sed -n '/ERROR\|this should hold\|runtime error/,$p' "$log" | head -n 25 >&2
        failed=1
    fi
done
exit $failed
