#!/bin/bash
# shellcheck disable=SC2317,SC2016 # the functions are called by name; backticks are Markdown
# Layout and plain text: clang-format, shellcheck, the man page, long files, paths.
set -u
failed=0

# check NAME COMMAND...: ok when the command says nothing and exits with 0
check() {
    local name=$1 out
    shift
    if out=$("$@" 2>&1) && [ -z "$out" ]; then
        echo "ok - style: $name"
    else
        echo "not ok - style: $name"
        printf '%s\n' "$out" | head -n 20 | sed 's/^/# /'
        failed=1
    fi
}

files() { git ls-files --cached --others --exclude-standard -- "$@"; }

layout() { files '*.c' '*.h' | xargs clang-format --dry-run -Werror; }
shells() { { files '*.sh' '*.bash'; echo .ci/run; } | xargs shellcheck; }
manual() { mandoc -T lint -W warning docs/tidetable.1; }
long_files() { files '*.c' '*.h' | xargs wc -l | awk '$2 != "total" && $1 > 1200'; }
paths() { git grep -InE '(^|[^a-z])/(home|root|work)/' -- . ':!tools/style.sh'; [ $? = 1 ]; }
headers() {
    files '*.h' ':!web/wasm/include' | while read -r header; do
        printf '#include "%s"\n' "$header" | gcc -std=c17 -D_DEFAULT_SOURCE -I. -Wall -fsyntax-only -x c -
    done
}

# Every sentence the program asks for by name is there, and no sentence is there for nothing.
sentences() {
    local asked had
    asked=$({
        git grep --untracked -ohE '"(cli|abyss|conspiracy|rumbones)\.[a-z_.-]+"' -- cli | tr -d '"' | grep -v '\.$'
        grep -oE '\{"[a-z]+", cmd_' cli/main.c | sed 's/{"\(.*\)", cmd_/cli.help.\1/'
    } | sort -u)
    had=$(grep -oE '^(cli|(abyss|conspiracy|rumbones)\.table)\.[^ ]+' lang/en.txt | sort -u)
    comm -23 <(echo "$asked") <(grep -oE '^[a-z]+\.[^ ]+' lang/en.txt | sort -u) | sed 's/^/missing: /'
    comm -13 <(echo "$asked") <(echo "$had") | sed 's/^/never said: /'
}

# The table from clauses to functions names functions that are there.
functions() {
    local game name
    for game in games/*/; do
        grep '^| [A-Z]-' "$game/README.md" | grep -oE '`[a-z_]+`' | tr -d '`' | grep -v '_x$' | sort -u |
            while read -r name; do
                git grep -qwE "$name" -- "$game*.c" "$game*.h" || echo "$game has no $name"
            done
    done
}

check "clang-format" layout
check "shell scripts" shells
check "manual page" manual
check "no file of more than 1,200 lines" long_files
check "no path of a machine" paths
check "sentences are said, and what is said is a sentence" sentences
check "every header compiles alone" headers
check "the functions a game's README names are there" functions
exit $failed
