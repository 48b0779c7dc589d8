#!/bin/sh
# The browser client's own tools, run with a Node that is new enough.
#
#   web.sh build    pages into $B/web, each file with a compressed copy beside it
#   web.sh types    TypeScript and Svelte find nothing wrong
#   web.sh units    the units' tests
#   web.sh play     whole games in Chromium
#   web.sh feel     moves are seen, at once and smoothly
#   web.sh languages  every screen in every language
#   web.sh a11y     nothing on a page keeps anybody from using it
#   web.sh online   games of people, phones and a spectator through the server; what its first page weighs
#   web.sh shots    pictures of every page into $B/shots
set -eu
B=$(realpath "${B:-build}")
export B
cd "$(dirname "$0")/../web"

# What package-lock.json names, once; and again when it changes.
if ! cmp -s package-lock.json node_modules/.installed; then
    npm ci --no-fund --no-audit >"$B/npm.log" 2>&1 || {
        cat "$B/npm.log" >&2
        exit 1
    }
    cp package-lock.json node_modules/.installed
fi

# Vite wants Node 20.19, or 22.12 and later; Debian 12 has 18.  A newer one is among the packages.
is_new_enough() {
    version=$(node --version)
    version=${version#v}
    major=${version%%.*}
    minor=${version#*.}
    minor=${minor%%.*}
    case $major in
    20) [ "$minor" -ge 19 ] ;;
    22) [ "$minor" -ge 12 ] ;;
    *) [ "$major" -gt 22 ] ;;
    esac
}

node=node
if ! is_new_enough; then
    node=$(ls node_modules/node-linux-*/bin/node)
fi

compress() {
    find "$B/web" -type f ! -name '*.gz' ! -name '*.woff' ! -name '*.woff2' -exec gzip -9kfn {} +
}

# vitest's report as lines that tools/check.sh counts
units() {
    "$node" node_modules/vitest/vitest.mjs run --reporter=./plugins/report.ts
}

types() {
    if "$node" node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings >"$B/types.log" 2>&1; then
        echo "ok - web: types"
    else
        echo "not ok - web: types"
        cat "$B/types.log"
    fi
}

case "$1" in
build)
    "$node" node_modules/vite/bin/vite.js build --logLevel warn
    compress
    ;;
types) types ;;
units) units ;;
play)
    "$node" e2e/play.mjs "$B/web"
    "$node" e2e/pages.mjs "$B/web"
    "$node" e2e/abyss.mjs "$B/web"
    "$node" e2e/rumbones.mjs "$B/web"
    ;;
languages) "$node" e2e/languages.mjs "$B/web" "$B/tidetable" ;;
feel) "$node" e2e/feel.mjs "$B/web" ;;
a11y) "$node" e2e/a11y.mjs "$B/web" "$B/tidetable" ;;
online)
    "$node" e2e/online.mjs "$B/web" "$B/tidetable"
    "$node" e2e/tables.mjs "$B/web" "$B/tidetable"
    "$node" e2e/weight.mjs "$B/web" "$B/tidetable"
    ;;
shots) "$node" e2e/shots.mjs "$B/web" "$B/tidetable" "$B/shots" ;;
*)
    echo "usage: web.sh build|types|units|play|feel|languages|a11y|online|shots" >&2
    exit 2
    ;;
esac
