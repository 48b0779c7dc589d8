#!/bin/sh
# Installs what is missing on a Debian machine, and nothing when nothing is.
#
#   deps.sh build    to build and play
#   deps.sh check    and to test
#   deps.sh mpi      to build the arena for many processes
#   deps.sh web      to build the browser client
#   deps.sh screenshots  and to take pictures of it
#   deps.sh bench    and to measure
set -eu

missing=
# need COMMAND PACKAGE: the command must be there, or the package is wanted
need() { command -v "$1" >/dev/null 2>&1 || missing="$missing $2"; }
# need_file FILE PACKAGE
need_file() { [ -e "$1" ] || missing="$missing $2"; }

need gcc gcc
need make make
need_file /usr/include/stdio.h libc6-dev
need_file /usr/include/sqlite3.h libsqlite3-dev
need_file /usr/include/postgresql/libpq-fe.h libpq-dev
need_file /usr/include/jansson.h libjansson-dev
need_file /usr/include/uv.h libuv1-dev
need_file /usr/include/http_parser.h libhttp-parser-dev
need_file /usr/include/wslay/wslay.h libwslay-dev
need_file /usr/include/nettle/sha1.h nettle-dev
need_file /usr/include/sodium.h libsodium-dev
if [ "$1" = check ] || [ "$1" = bench ]; then
    need valgrind valgrind
    # A server of our own is started from it; the package starts one, too, which we leave alone.
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
fi
if [ "$1" = check ] || [ "$1" = mpi ]; then
    need mpicc libopenmpi-dev
    need mpirun openmpi-bin
fi
if [ "$1" = check ] || [ "$1" = web ] || [ "$1" = bench ]; then
    need clang clang
    need wasm-ld lld
    need node nodejs
    need npm npm
fi
if [ "$1" = check ] || [ "$1" = screenshots ]; then
    need chromium chromium
fi
if [ "$1" = check ]; then
    need clang-format clang-format
    need clang-tidy clang-tidy
    need cppcheck cppcheck
    need shellcheck shellcheck
    need mandoc mandoc
    need git git
    need jq jq
    need openssl openssl
    need_file /usr/sbin/haproxy haproxy
    need python3 python3
    need faketime faketime
fi

install() {
    if [ "$(id -u)" = 0 ]; then
        DEBIAN_FRONTEND=noninteractive apt-get "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo DEBIAN_FRONTEND=noninteractive apt-get "$@"
    else
        echo "tidetable: these Debian packages are missing:$missing. Install them as root: apt-get install$missing" >&2
        exit 1
    fi
}

get() {
    command -v apt-get >/dev/null 2>&1 || {
        echo "tidetable: this is no Debian machine; please install by hand:$missing" >&2
        exit 1
    }
    echo "Installing:$missing"
    install update -qq >/dev/null
    # shellcheck disable=SC2086 # a list of packages
    install install -y -qq --no-install-recommends $missing >/dev/null
    missing=
}

# take_out PACKAGE COMMAND: a program of a package that would begin to serve if it were installed, into
# build/<command>; the check that wants it says so when it cannot be had.
take_out() {
    folder=${B:-build}/$2
    [ ! -x "$folder/usr/sbin/$2" ] || return 0
    echo "Taking out: $2"
    mkdir -p "$folder"
    (cd "$folder" && apt-get download -qq "$1" 2>/dev/null && dpkg-deb -x ./*.deb . && rm -f ./*.deb) ||
        echo "tidetable: $1 could not be downloaded; what needs it is left out." >&2
}

[ -z "$missing" ] || get
if [ "$1" = check ] && [ ! -x /usr/sbin/nginx ]; then
    take_out nginx nginx
fi

# The sanitizers of clang come in a package named after its version.
if [ "$1" = check ]; then
    major=$(clang -dumpversion | cut -d. -f1)
    ls "$(clang -print-resource-dir)"/lib/linux/libclang_rt.fuzzer-*.a >/dev/null 2>&1 ||
        missing=" libclang-rt-$major-dev"
    [ -z "$missing" ] || get
fi
