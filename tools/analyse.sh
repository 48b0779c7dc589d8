#!/bin/bash
# cppcheck and clang-tidy over the program's own sources.
set -u
B=${B:-build}
failed=0
mapfile -t sources < <(git ls-files --cached --others --exclude-standard -- 'engine/*.c' 'games/*.c' 'bots/*.c' 'lang/*.c' 'cli/*.c')

report() {
    if [ -z "$2" ]; then
        echo "ok - $1 is clean over ${#sources[@]} files"
    else
        echo "not ok - $1"
        printf '%s\n' "$2" | head -n 40 | sed 's/^/# /'
        failed=1
    fi
}

report cppcheck "$(cppcheck --std=c11 --quiet --inline-suppr -j2 -I. \
    --enable=warning,portability,performance \
    --suppress=missingIncludeSystem --suppress=unknownMacro "${sources[@]}" 2>&1)"
report clang-tidy "$(printf '%s\n' "${sources[@]}" |
    xargs -P 2 -n 4 clang-tidy --quiet -- -std=c17 -D_POSIX_C_SOURCE=200809L -I. 2>/dev/null |
    grep -E 'warning:|error:' | sort -u)"
exit $failed
