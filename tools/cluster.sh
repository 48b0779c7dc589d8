#!/bin/bash
# A PostgreSQL server of our own, in a folder that can be removed: no port, a socket in the folder.
#
#   cluster.sh start FOLDER     makes it in an empty folder and starts it; prints its address
#   cluster.sh stop FOLDER      at once, as if the power had failed
#   cluster.sh again FOLDER     starts one that was stopped
#   cluster.sh restart FOLDER   stops it and starts it again
#   cluster.sh run COMMAND...   runs the command with one, whose address is $TIDETABLE_POSTGRES
#
# PostgreSQL refuses to run as root: then it runs as nobody.
set -eu
bin=$(find /usr/lib/postgresql/*/bin -maxdepth 0 | sort -V | tail -n 1)

as_somebody() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=nobody --regid=nogroup --clear-groups -- "$@"
    else
        "$@"
    fi
}

control() { as_somebody "$bin/pg_ctl" -s -w -t 60 -D "$1/data" -l "$1/log" "${@:2}"; }

up() { control "$1" -o "-k '$1' -c listen_addresses= -c unix_socket_permissions=0777" start; }

start() {
    if [ "$(id -u)" = 0 ]; then
        chown nobody "$1"
    fi
    # Names need not be quick to make: only the games in it have to outlive a crash.
    (cd / && as_somebody "$bin/initdb" -D "$1/data" -U tidetable -A trust -E UTF8 --locale=C --no-sync >"$1/initdb.log")
    (cd / && up "$1")
    printf 'postgres://tidetable@/postgres?host=%s\n' "${1//\//%2F}"
}

case $1 in
start) start "$(realpath "$2")" ;;
stop) cd / && control "$(realpath "$2")" -m immediate stop ;;
again) cd / && up "$(realpath "$2")" ;;
restart) cd / && control "$(realpath "$2")" -m immediate stop && up "$(realpath "$2")" ;;
run)
    folder=$(mktemp -d)
    trap '"$0" stop "$folder" || true; rm -rf "$folder"' EXIT
    TIDETABLE_POSTGRES=$("$0" start "$folder")
    export TIDETABLE_POSTGRES
    shift
    "$@"
    ;;
*)
    echo "usage: cluster.sh start|stop|again|restart FOLDER, or cluster.sh run COMMAND..." >&2
    exit 2
    ;;
esac
