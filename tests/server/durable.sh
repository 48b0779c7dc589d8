#!/bin/bash
# A program that writes into a store is killed in the middle, again and again.  Whatever it had
# been told is on the disk must be there afterwards, and nothing may be there twice.
set -u
B=$(realpath "${B:-build}")
durable=$B/asan/tests/server/durable
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0

result() {
    if [ "$1" = 0 ]; then
        echo "ok - durable: $2"
    else
        echo "not ok - durable: $2"
        head -n 12 out err 2>/dev/null | sed 's/^/# /'
        failed=1
    fi
}

# A writer gets going, lives on for up to 0.2 s, and is killed.  False: it ended by itself, or
# nothing was acknowledged.
kill_writer() {
    local told=$1 pid
    "$durable" write games.db >"$told" 2>err &
    pid=$!
    while [ ! -s "$told" ] && kill -0 $pid 2>/dev/null; do
        sleep 0.02
    done
    sleep "0.$(printf '%03d' $((RANDOM % 200)))"
    kill -9 $pid 2>/dev/null
    wait $pid 2>/dev/null
    [ $? = 137 ] && [ -s "$told" ]
}

lines=0
for round in {1..20}; do
    kill_writer "told.$round" && "$durable" check games.db told.* >out 2>err
    code=$?
    before=$lines
    [ $code = 0 ] && lines=$(cat out) && [ "$lines" -gt "$before" ]
    result $? "killed, round $round: all that was acknowledged is there, nothing twice"
done
echo "# $(cat told.* | wc -l) lines acknowledged, $lines in the store"
exit $failed
