#!/bin/bash
# Everything that must hold, after `make check` has built it.
#
# Every check prints lines "ok - ..." and "not ok - ..."; this script counts them
# and ends with "N passed, N failed".  A check that dies without a word, or says
# nothing at all, counts as failed.
#
# Two lanes run at the same time: what computes, and what talks to browsers and servers, which
# waits as often as it works.
set -u
# Tests of the PostgreSQL store find a server of their own.
[ -n "${TIDETABLE_POSTGRES-}" ] || exec tools/cluster.sh run "$0" "$@"
B=${B:-build}
mkdir -p "$B"
: >"$B/check.log"

# run NAME COMMAND...: counts the command's lines, shows those that matter
run() {
    local name=$1 out=$B/check.$lane.out code ok not_ok start=$SECONDS
    shift
    "$@" >"$out" 2>&1 </dev/null
    code=$?
    cat "$out" >>"$B/check.log"
    ok=$(grep -c '^ok - ' "$out")
    not_ok=$(grep -c '^not ok - ' "$out")
    if [ "$not_ok" = 0 ] && { [ $code != 0 ] || [ "$ok" = 0 ]; }; then
        echo "not ok - $name (exit code $code)"
        tail -n 40 "$out"
        not_ok=1
    elif [ "$not_ok" != 0 ]; then
        grep -A 8 '^not ok - ' "$out" | head -n 80
    fi
    passed=$((passed + ok))
    failed=$((failed + not_ok))
    printf '%-40s %5d passed, %d failed, %d s\n' "$name" "$ok" "$not_ok" $((SECONDS - start))
}

# lane NAME ARGUMENTS...: runs the function of that name and leaves its sums behind
lane() {
    lane=$1 passed=0 failed=0
    "$@"
    echo "$passed $failed" >"$B/check.$lane.sum"
}

computes() {
    # ---- style and structure
    run "layout" tools/style.sh
    run "layers" tools/layers.sh
    run "clauses" tools/clauses.sh

    # ---- rules, in the players' words; with gcc's and clang's sanitizers
    run "scenarios" "$B/scenario" "$@"
    run "scenarios (clang)" "$B/clang/tests/scenario" "$@"

    # ---- units with both compilers' sanitizers; properties, which play for long, with the faster ones
    for source in tests/unit/*.c; do
        test=${source%.c}
        run "$test" "$B/asan/$test"
        run "$test (clang)" "$B/clang/$test"
    done
    for source in tests/props/*.c; do
        test=${source%.c}
        run "$test (clang)" "$B/clang/$test"
    done
    run "heap" "$B/heap"
    run "coverage" tools/coverage.sh 95 "$@"

    # ---- the program
    run "golden playthroughs" tools/golden.sh
    run "golden playthroughs (sanitizers)" env TIDETABLE="$B/asan/tidetable" tools/golden.sh
    run "command" tests/cli/run.sh
    run "arena and bots" tests/cli/bots.sh
    run "trainer" tests/learn.sh
    run "wasm parity" node tests/parity.mjs "$B/tidetable.wasm" "$B/parity" "$B/clang/tests/parity"
    run "hidden information" "$B/asan/tests/server/hidden"

    # ---- hostile input
    fuzzers=()
    for source in fuzz/*.c; do
        [ "$source" = fuzz/protocol.c ] || fuzzers+=("$B/${source%.c}")
    done
    run "fuzzers" tools/fuzz.sh runs=20000 "${fuzzers[@]}"
    run "fuzzer of the whole server" tools/fuzz.sh runs=2000 "$B/fuzz/protocol" # a run is a table
    run "static analysis" tools/analyse.sh
}

talks() {
    # ---- the browser client
    run "web types" tools/web.sh types
    run "web units" tools/web.sh units
    run "web games" tools/web.sh play
    run "web feel" tools/web.sh feel
    run "web languages" tools/web.sh languages
    run "web for everybody" tools/web.sh a11y
    run "web online" tools/web.sh online

    # ---- the server's transport, over the loopback
    for kind in asan clang; do
        run "connections ($kind)" "$B/$kind/tests/server/net/conn"
        run "transport ($kind)" env PYTHONPATH=tests/server python3 -B tests/server/net/clients.py "$B/$kind/tests/server/net/echo"
    done

    # ---- the server
    run "durable" tests/server/durable.sh
    run "server" python3 -B tests/server/serve.py "$B/asan/tidetable"
    run "operation" python3 -B tests/server/ops.py "$B/asan/tidetable"
    run "play at a table" python3 -B tests/server/play.py "$B/asan/tidetable"
    run "the past and advice" python3 -B tests/server/desk.py "$B/asan/tidetable"
    run "proxies" python3 -B tests/server/fronts.py "$B/asan/tidetable"
    run "protocol" python3 -B tests/server/words.py
    run "requests" python3 -B tests/server/openapi.py "$B/asan/tidetable"
    run "people" python3 -B tests/server/people.py "$B/asan/tidetable"
    run "nodes" python3 -B tests/server/nodes.py "$B/asan/tidetable"
    run "faults" python3 -B tests/server/faults.py "$B/asan/tidetable" "$B/tidetable"
}

rm -f "$B"/check.*.sum
lane computes "$@" &
lane talks &
wait

passed=0 failed=0
for lane in computes talks; do
    if read -r ok not_ok <"$B/check.$lane.sum"; then
        passed=$((passed + ok)) failed=$((failed + not_ok))
    else
        echo "not ok - what $lane did not come to its end"
        failed=$((failed + 1))
    fi
done

echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
