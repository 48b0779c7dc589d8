#!/bin/bash
# cppcheck and clang-tidy over the program's own sources.
#
#   analyse.sh [NODES]    clang's analyser looks at so many states of a function (75000)
#
# Clang's own limit is 225000, which takes twice the time.
set -u
export nodes=${1:-75000}
export B=${B:-build}
MPI=$(mpicc --showme:compile)
export MPI
failed=0
# All but bots/nets.c: numbers, and a function that finds them.
mapfile -t sources < <(git ls-files --cached --others --exclude-standard -- 'engine/*.c' 'games/*.c' 'bots/*.c' 'lang/*.c' 'store/*.c' 'cli/*.c' 'server/*.c' 'wire/*.c' ':!bots/nets.c')

report() {
    if [ -z "$2" ]; then
        echo "ok - $1 is clean over ${#sources[@]} files"
    else
        echo "not ok - $1"
        printf '%s\n' "$2" | head -n 40 | sed 's/^/# /'
        failed=1
    fi
}

report cppcheck "$(cppcheck --std=c11 --quiet --inline-suppr -j2 -I. -I"$B/gen" \
    --enable=warning,portability,performance \
    --suppress=missingIncludeSystem --suppress=unknownMacro \
    --suppress=normalCheckLevelMaxBranches "${sources[@]}" 2>&1)"
# shellcheck disable=SC2016 # the inner shell expands its own arguments
report clang-tidy "$(printf '%s\n' "${sources[@]}" |
    xargs -P 2 -n 4 sh -c 'clang-tidy --quiet "$@" -- -std=c17 -D_DEFAULT_SOURCE -I. -I"$B/gen" $MPI \
        -Xclang -analyzer-config -Xclang "max-nodes=$nodes" 2>&1' sh |
    grep -E 'warning:|error:|Error' | sort -u)"

# A file with a known mistake: an analyser that finds nothing there is not running.
bad=$B/analyse_bad.c
printf 'int deref(const int *p);\nint deref(const int *p)\n{\n    return p == 0 ? *p : 0;\n}\n' >"$bad"
if clang-tidy --quiet --config-file=.clang-tidy "$bad" -- -std=c17 2>/dev/null | grep -q NullDereference; then
    echo "ok - clang-tidy finds a mistake that is there"
else
    echo "not ok - clang-tidy finds a mistake that is there"
    failed=1
fi
exit $failed
