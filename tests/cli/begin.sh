# shellcheck shell=bash disable=SC2034 # some is for those who source this
# How the tests of the command begin: sourced by them, with the name of the test.  They run the
# program with sanitizers in an empty folder of their own; nothing here may crash or hang.
set -u
area=$1
B=$(realpath "${B:-build}")
t=$B/asan/tidetable
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_STATE_HOME=$work/state LC_ALL=C NO_COLOR=1
unset LANG LC_MESSAGES
cd "$work" || exit 1
failed=0

result() {
    if [ "$1" = 0 ]; then
        echo "ok - $area: $2"
    else
        echo "not ok - $area: $2"
        head -n 12 out err 2>/dev/null | sed 's/^/# /'
        failed=1
    fi
}

# run EXIT-CODE WORDS...: runs the command, with standard input from ./in
run() {
    local want=$1
    shift
    [ -e in ] || : >in
    timeout 120 "$t" "$@" >out 2>err <in
    local code=$?
    rm -f in
    [ $code = "$want" ] && ! grep -q 'Sanitizer\|this should hold' err
}

# refuses EXIT-CODE PATTERN WORDS...: one clear sentence on standard error, no output
refuses() {
    local want=$1 pattern=$2
    shift 2
    run "$want" "$@" && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -q "$pattern" err &&
        grep -q '^tidetable: ' err
    result $? "refuses: $(printf '%q ' "$@")"
}
