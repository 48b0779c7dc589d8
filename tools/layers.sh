#!/bin/sh
# Includes point down only, and engine/ and games/ stay pure:
#
#     server cli web bindings -> bots wire store lang -> games -> engine
#
# A game knows engine/ and its own folder; bots know games/games.h, and only
# bots/policy/<game>.c and its parts, <game>_<part>.c and <game>.h, may look inside a game.
# A store keeps text and knows no game.  In engine/ and games/ there is no heap, no printing,
# no file, no clock and no floating point.
#
# server/net/ carries bytes and knows no game: of the rest it includes engine/assert.h alone.
#
#     tools/layers.sh [FOLDER]      the tree to look at; here, if none is named
set -u
cd "${1:-.}" || exit 2

# shellcheck disable=SC2016 # the dollars are awk's
check='
BEGIN {
    split("engine games bots wire store lang server cli web bindings", names, " ")
    split("0 1 2 2 2 2 3 3 3 3", ranks, " ")
    for (i in names)
        rank[names[i]] = ranks[i]
    calls = "([a-z]*alloc|alloca|free|strn?dup|[a-z]*printf|f?puts|putchar|f?open|time|clock[a-z_]*|s?rand[a-z0-9_]*)"
}

FNR == 1 {
    in_comment = 0
    module = FILENAME
    sub("/.*", "", module)
}

# The line without comments; strings are kept, for #include.
function without_comments(line,   out, at) {
    out = ""
    gsub(/\047\\?.\047/, "0", line) # a quote in quotes opens no string
    while (line != "") {
        at = in_comment ? index(line, "*/") : match(line, /\/\*|\/\/|"([^"\\]|\\.)*"/)
        if (at == 0)
            return in_comment ? out : out line
        if (in_comment) {
            line = substr(line, at + 2)
            in_comment = 0
            out = out " "
        } else if (substr(line, at, 1) == "\"") {
            out = out substr(line, 1, at + RLENGTH - 1)
            line = substr(line, at + RLENGTH)
        } else {
            out = out substr(line, 1, at - 1)
            if (substr(line, at, 2) == "//")
                return out
            line = substr(line, at + 2)
            in_comment = 1
        }
    }
    return out
}

function folder(path) {
    sub("/[^/]*$", "", path)
    return path
}

# Whether this file may include that one.
function may_include(file, target,   its) {
    its = target
    sub("/.*", "", its)
    if (!(its in rank) || its == target)
        return 0
    if (folder(file) == "server/net")
        return folder(target) == "server/net" || target == "engine/assert.h"
    if (module == "engine" || its == "engine")
        return its == "engine"
    if (module == "games" && folder(file) != "games")
        return folder(target) == folder(file)
    if (module == "games")
        return its == "games" && is_front(target)
    if (module == "bots" && its == "games")
        return target == "games/games.h" ||
            file ~ "^bots/policy/" base(folder(target)) "(_[a-z]+)?\\.[ch]$"
    if (module == "bots" || module == "store")
        return its == module
    return rank[its] <= rank[module]
}

function base(path) {
    sub(".*/", "", path)
    return path
}

# games/games.h, games/<game>/<game>.h
function is_front(path) {
    return base(path) == base(folder(path)) ".h"
}

function complain(what) {
    printf "not ok - layers: %s:%d: %s\n", FILENAME, FNR, what
}

function check_include(code,   target) {
    target = code
    sub(/^[ \t]*#[ \t]*include[ \t]*/, "", target)
    sub(/[ \t]*$/, "", target)
    if (target ~ /^</) {
        if (module ~ /^(engine|games)$/ && target !~ /^<(stdint|stdbool|stddef|string)\.h>$/)
            complain("includes " target)
        return
    }
    gsub("\"", "", target)
    if (target ~ /\.\./ || !may_include(FILENAME, target))
        complain("includes " target)
}

function check_words(code) {
    gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
    code = " " code " "
    if (match(code, "[^A-Za-z0-9_](__builtin_)?" calls "[ \t]*\\("))
        complain("calls " substr(code, RSTART + 1, RLENGTH - 2))
    if (match(code, /[^A-Za-z0-9_](malloc|calloc|realloc|alloca|gettimeofday|extern)[^A-Za-z0-9_]/) &&
        code !~ /extern const/)
        complain("names " substr(code, RSTART + 1, RLENGTH - 2))
    if (match(code, /[^A-Za-z0-9_](FILE|float|double)[^A-Za-z0-9_]/))
        complain("uses " substr(code, RSTART + 1, RLENGTH - 2))
    if (match(code, /[^A-Za-z0-9_]([0-9]+\.[0-9]|[0-9]+e[0-9])/))
        complain("has a number with a fraction")
}

{
    code = without_comments($0)
    if (code ~ /^[ \t]*#[ \t]*include/)
        check_include(code)
    else if (module ~ /^(engine|games)$/)
        check_words(code)
}'

list() {
    find engine games bots wire store lang server cli web bindings -name node_modules -prune -o \
        -type f \( -name '*.c' -o -name '*.h' -o -name '*.def' \) -print 2>/dev/null
}

wrong=$(list | xargs awk "$check")
if [ -n "$wrong" ]; then
    printf '%s\n' "$wrong"
    exit 1
fi
echo "ok - layers: $(list | wc -l) files, includes point down, engine and games are pure"
