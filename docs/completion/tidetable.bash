# Completion for tidetable in bash: source this file, or install it as
# share/bash-completion/completions/tidetable.

# Lines of standard input that begin with $1 become the answers, each after $2.
_tidetable_offer() {
    local line
    while IFS= read -r line; do
        [[ $line == "$1"* ]] && COMPREPLY+=("${2-}$line")
    done
    return 0 # whether the last line was one of them or not
}

_tidetable_games() {
    "$1" games --json 2>/dev/null | sed -n 's/.*"game":"\([^"]*\)".*/\1/p'
}

# The ids of all clauses of a game.
_tidetable_clauses() {
    "$1" rules "$2" --lang en 2>/dev/null | sed -n 's/^- \*\*\([^*]*\)\*\*.*/\1/p'
}

# Records, and folders on the way to them.
_tidetable_records() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(
        compgen -f -X '!*.ttr' -- "$1"
        compgen -d -- "$1"
    )
}

_tidetable_folders() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$1")
}

# The bots a command takes, behind the last comma of $1.  bash takes "level:1" for three words, and
# an answer is put in the place of the last one only.
_tidetable_bots() {
    local before='' cut='' breaks=${COMP_WORDBREAKS//[^:=]/} command=" ${COMP_WORDS[*]} " i
    local bots=(random greedy net plan:ms= ismcts:it= ismcts:ms= level:{1..6})
    case $command in
    *' analyze '*) bots=(ismcts:it= ismcts:ms= plan:it= plan:ms=) ;;
    *' bot '*) ;;
    *) bots+=(exec:) ;;
    esac
    [[ $1 == *,* ]] && before=${1%,*},
    [[ -z $before && $command == *' play '* ]] && bots+=(none)
    compopt -o nospace 2>/dev/null
    _tidetable_offer "${1##*,}" "$before" < <(printf '%s\n' "${bots[@]}")
    [[ -n $breaks ]] && cut=${1%"${1##*["$breaks"]}"}
    for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]=${COMPREPLY[i]#"$cut"}
    done
}

# What comes after an option; 1: it takes no value.
_tidetable_value() {
    case $1 in
    --lang) _tidetable_offer "$2" < <(printf '%s\n' en ru pl zh-Hant) ;;
    --option)
        compopt -o nospace 2>/dev/null
        _tidetable_offer "$2" < <("${COMP_WORDS[0]}" games --lang en 2>/dev/null |
            sed -n 's/^    \([a-z]*=\)[^ ]*:.*/\1/p' | sort -u)
        ;;
    first) _tidetable_offer "$2" < <(printf '%s\n' random 0 1 2 3) ;;
    memory) _tidetable_offer "$2" < <(printf '%s\n' off on) ;;
    --players) _tidetable_offer "$2" < <(printf '%s\n' 2 3 4 5 6) ;;
    --resume) _tidetable_records "$2" ;;
    --svg | --store | --config)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$2")
        ;;
    --log) _tidetable_offer "$2" < <(printf '%s\n' error warn info requests debug) ;;
    --save)
        if [[ " ${COMP_WORDS[*]} " == *' arena '* ]]; then # goes on with a file that is there
            compopt -o filenames 2>/dev/null
            mapfile -t COMPREPLY < <(compgen -f -- "$2")
        else
            _tidetable_folders "$2"
        fi
        ;;
    --record | --client) _tidetable_folders "$2" ;;
    --names | --seed | --games | --threads | --port | --listen | --origins | --connections | --per-address | --keep-finished) ;;
    *) return 1 ;;
    esac
}

_tidetable() {
    local program=${1/#\~/$HOME} cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local commands=(analyze arena backup balance bot games play replay restore rules serve sim verify) options=() words=() i

    COMPREPLY=()

    if [[ ${COMP_LINE:0:COMP_POINT} =~ [[:space:]]--bots(=|[[:space:]]+)([^[:space:]]*)$ ]]; then
        _tidetable_bots "${BASH_REMATCH[2]}"
        return
    fi
    # bash takes "--resume=x" for three words
    if [[ $cur == = ]]; then
        cur=
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    elif [[ $prev == --resume && $cur == -* ]]; then
        prev= # need not have a value
    fi
    _tidetable_value "$prev" "$cur" && return

    # the words before this one, without options and their values
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --json | --sprt | --behind-proxy | --check-config | --force | --help | -h | --version) ;;
        --resume) [[ ${COMP_WORDS[i + 1]-} == = ]] && ((i += 2)) ;; # or FILE is a word
        --*)
            [[ ${COMP_WORDS[i + 1]-} == = ]] && ((i++))
            ((i++))
            ;;
        : | =) ((i++)) ;;
        *) words+=("${COMP_WORDS[i]}") ;;
        esac
    done

    if ((${#words[@]} == 0)); then
        _tidetable_offer "$cur" < <(printf '%s\n' "${commands[@]}" help --lang --help --version)
        return
    fi
    case ${words[0]} in
    games | replay) options=(--json) ;;
    play) options=(--players --bots --names --option --seed --save --resume) ;;
    analyze) options=(--json --svg --bots --seed --threads) ;;
    arena) options=(--games --bots --players --seed --threads --option --sprt --save --record --json) ;;
    bot) options=(--bots) ;;
    balance) options=(--games --seed --threads --json) ;;
    serve) options=(--port --listen --store --node --client --origins --behind-proxy --connections --per-address --keep-finished --log --config --check-config) ;;
    backup | restore) options=(--store --force) ;;
    sim) options=(--games --bots --players --seed --threads --record --option --json) ;;
    esac
    if [[ $cur == -* ]]; then
        _tidetable_offer "$cur" < <(printf '%s\n' "${options[@]}" --lang --help)
        return
    fi
    case ${words[0]}:${#words[@]} in
    help:1) _tidetable_offer "$cur" < <(printf '%s\n' "${commands[@]}") ;;
    balance:1) _tidetable_offer "$cur" < <(printf '%s\n' rumbones) ;;
    arena:1 | bot:1 | play:1 | rules:1 | sim:1) _tidetable_offer "$cur" < <(_tidetable_games "$program") ;;
    rules:2) _tidetable_offer "$cur" < <(_tidetable_clauses "$program" "${words[1]}") ;;
    analyze:1 | replay:1 | verify:1) _tidetable_records "$cur" ;;
    backup:1 | restore:1)
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        ;;
    esac
}

complete -F _tidetable tidetable
