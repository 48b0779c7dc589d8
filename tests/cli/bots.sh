#!/bin/bash
# shellcheck disable=SC2016 # what bots do is written in single quotes: their shell expands it
# The arena, and bots that are programs of their own: good ones, and those that hang, die or
# talk nonsense.
# shellcheck source=tests/cli/begin.sh
. tests/cli/begin.sh bots

same='del(.bots[].ms_per_move, .kept)' # all that does not depend on the clock or on a stop

# ---- the arena
run 0 arena conspiracy --bots greedy,random --games 40 --seed 7 --json &&
    jq -e '.game == "conspiracy" and .games == 40 and .seed == 7 and .players == 2 and .seatings == 2 and
           (.hash | test("^[0-9a-f]{16}$")) and (.bots | map(.name)) == ["greedy", "random"] and
           all(.bots[]; .win_rate_low <= .win_rate and .win_rate <= .win_rate_high and
               .mean_score_low < .mean_score and .mean_score < .mean_score_high and
               .elo_low < .elo and .elo < .elo_high and .elo_high - .elo_low < 700 and
               .ms_per_move > 0 and .games == 40 and .faults == 0) and
           (.bots | map(.win_rate) | add) > 0.9999 and (.bots | map(.elo) | add) == 0 and
           .bots[0].elo > .bots[1].elo and (has("sprt") | not)' out >/dev/null
result $? "arena --json has every key"
jq -c "$same" out >one
for threads in 2 5; do
    run 0 arena conspiracy --bots greedy,random --games 40 --seed 7 --json --threads $threads &&
        jq -c "$same" out | cmp -s - one
    result $? "the same result with $threads threads"
done
run 0 arena conspiracy --bots greedy,random --games 4 && grep -q '^greedy  ' out && grep -q Elo out
result $? "arena prints a table"
run 0 arena conspiracy --bots random,random --games 40 --json && jq -e '.seatings == 1' out >/dev/null
result $? "bots of one name make no new seating"
run 0 arena rumbones --bots greedy,random --players 4 --games 4 --json &&
    jq -e '.players == 4 and .seatings == 2 and .bots[0].win_rate == 1' out >/dev/null
result $? "two bots are two teams"
for larger in 'a [3,2]' 'b [2,3]'; do
    run 0 arena rumbones --bots greedy,random --players 5 --games 1 --option "larger=${larger% *}" --save "side-${larger% *}" &&
        [ "$(sed 1d "side-${larger% *}" | jq -c '.bots | map(.seats)')" = "${larger#* }" ]
    result $? "two bots are two teams: side ${larger% *} is larger"
done
run 0 arena abyss --bots ismcts:it=5,greedy,random --games 12 --json --threads 2 && jq -e '.players == 3 and .seatings == 6' out >/dev/null
result $? "three bots in all orders"
run 0 arena abyss --bots ismcts:it=5,greedy,random --players 2 --games 12 --json && jq -e '.seatings == 6 and (.bots | map(.games)) == [8, 8, 8]' out >/dev/null
result $? "more bots than seats meet in turn"
run 0 arena conspiracy --bots greedy,random,net --players 2 --games 1 --json &&
    jq -e '(.bots | map(.games)) == [1, 1, 0] and all(.bots[]; map_values(type) | del(.name, .replaced) | all(. == "number")) and
           (.bots[2] | [.win_rate, .win_rate_low, .win_rate_high, .mean_score, .elo, .elo_low, .elo_high, .ms_per_move]) == [0, 0, 1, 0, 0, 0, 0, 0]' out >/dev/null
result $? "a bot that has not played has no result"
run 0 arena conspiracy --bots greedy,random,net --players 2 --games 1 && [ "$(grep '^net' out | tr -s ' ')" = 'net – – – –' ]
result $? "and dashes in the table"
[ "$(grep -c '^[a-z]* .*[0-9] (–)  ' out)" = 2 ]; result $? "and no interval of the points of one game"
run 0 arena conspiracy --bots greedy,random --games 40 && grep -q ' +[0-9]* ±[0-9]*  ' out && grep -q ' -[0-9]* ±[0-9]*  ' out
result $? "the table says how sure a rating is"
run 0 arena conspiracy --bots ismcts:it=5:leaf=random:c=70,random --games 40 && ! grep -q ± out && [ "$(wc -L <out)" -le 80 ]
result $? "unless it would be wider than 80 columns"
run 0 arena conspiracy --bots random,random --games 4 --sprt --json && ! grep -q -- '-0\.0*[,}]' out; result $? "arena: no zero has a sign"
# some moves of Abyss are forced: with those a search would seem to take less time than it takes
run 0 arena abyss --bots ismcts:ms=20,random --games 1 --json && jq -e '.bots[0].ms_per_move >= 20' out >/dev/null
result $? "forced moves are not timed"
run 0 arena conspiracy --bots greedy,random --games 1000 --sprt --json --threads 3 &&
    jq -e '.games < 1000 and .games % 2 == 0 and .sprt.result == "stronger" and .sprt.ratio > .sprt.bound' out >/dev/null
result $? "--sprt stops early"
jq -c "$same" out >one
run 0 arena conspiracy --bots greedy,random --games 1000 --sprt --json && jq -c "$same" out | cmp -s - one
result $? "--sprt stops at the same game with one thread"
# nine deals won make it clear, and two processes play a round of 64 games before they know
run 0 arena abyss --bots greedy,random --games 60 --sprt --json && jq -c "$same" out >one &&
    jq -e '.games == 18 and .sprt.deals == 9 and .sprt.result == "stronger" and all(.bots[]; .games == 18)' out >/dev/null
result $? "--sprt looks at every deal"
for threads in 2 7; do
    run 0 arena abyss --bots greedy,random --games 60 --sprt --json --threads $threads --save sprt$threads && jq -c "$same" out | cmp -s - one &&
        run 0 arena abyss --bots greedy,random --games 60 --sprt --json --save sprt$threads && jq -c "$same" out | cmp -s - one && jq -e '.kept == 18' out >/dev/null
    result $? "and stops at the same deal with $threads threads, and when it is kept"
done
run 0 arena conspiracy --bots random,greedy --games 10 --sprt && grep -q 'has not ended' out
result $? "--sprt says when nothing is clear"
refuses 2 'a deal of these bots is 24 games: --games 24 or more' arena abyss --bots random,greedy,level:1,level:2 --games 23 --sprt
# greedy wins more than a third of all games, because random wins none
run 0 arena conspiracy --bots greedy,net,random --games 3000 --sprt --json && jq -e '.sprt | .result == "weaker" and .against == "net" and .ratio < -.bound' out >/dev/null
result $? "--sprt: a weak third bot does not make the first one strongest"
run 0 arena conspiracy --bots greedy,net,random --games 3000 --sprt && grep -q 'greedy is weaker than net' out
result $? "--sprt names the bot that is stronger"
run 0 arena conspiracy --bots net,random,random --players 2 --games 1000 --sprt --json && jq -e '.games < 1000 and (.sprt | .result == "stronger" and .against == "random")' out >/dev/null
result $? "--sprt with more bots than seats"
for l in en ru pl zh-Hant; do
    run 0 arena conspiracy --bots greedy,random --games 1000 --sprt --lang $l && [ "$(wc -l <out)" = 5 ]
    result $? "arena --lang $l"
done
for l in en ru pl zh-Hant; do
    for c in arena play sim; do
        run 0 $c --help --lang $l && for word in level:1 level:6 random greedy net plan: ismcts: exec: docs/bots.md; do
            grep -q "$word" out || break
        done && grep -q "$word" out && { [ $c != play ] || grep -q hint out; }
        result $? "$c --help --lang $l names the bots"
        sed -n 's/^bot\.level\.\([1-6]\) = /\1 /p' "$root/lang/$l.txt" >levels
        [ "$(grep -oFf levels out | sort -u | wc -l)" = 6 ]; result $? "$c --help --lang $l names the levels"
    done
done
refuses 2 'Which bots' arena conspiracy
refuses 2 '2 to 8 bots, not 1' arena conspiracy --bots greedy
refuses 2 '2 to 8 bots, not 9' arena conspiracy --bots greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy
refuses 2 'no bot "deepblue"' arena conspiracy --bots greedy,deepblue
refuses 2 'no bot "exec:"' arena conspiracy --bots greedy,exec:
for limit in ms=0 ms=abc it=200000000 ms=20:it=; do
    refuses 2 'takes a number from 1 to' arena conspiracy --bots "greedy,exec:$limit:true"
done
refuses 2 'no bot "exec:ms=20:it=30:"' arena conspiracy --bots greedy,exec:ms=20:it=30:
refuses 2 'In "exec:ms=20:it=5:ms=30:true" the setting ms= is given twice' arena conspiracy --bots greedy,exec:ms=20:it=5:ms=30:true
refuses 2 'setting it= is given twice' play conspiracy --bots exec:it=5:it=5:true
long=$(printf 'a%.0s' {1..600})
refuses 2 'name of the bot "ismcts:it=aaa.*…" is too long: it has 64 bytes, and 63 are allowed' arena conspiracy --bots "greedy,ismcts:it=${long:0:54}"
refuses 2 'setting it= takes a number' arena conspiracy --bots "greedy,ismcts:it=${long:0:53}"
refuses 2 'bot "exec:aaa.*…" is too long: .* 512 bytes, and 511 are allowed. Put the command into a script' arena conspiracy --bots "greedy,exec:${long:0:507}"
run 1 arena conspiracy --bots "greedy,exec:${long:0:506}" && grep -q 'cannot be started' err
result $? "a command of 511 bytes with all before it is none too long"
refuses 2 'One bot is wanted here, not several: greedy,random' bot conspiracy --bots greedy,random
refuses 2 'not a program of its own: exec:foo' bot conspiracy --bots exec:foo
refuses 2 'no bot "gree dy"' arena conspiracy --bots 'greedy,gree dy'
# levels by name, in English or in the language of the run
run 0 arena conspiracy --bots level:PLANKTON,level:shrimp:it=5 --games 2 --json && jq -e '.bots | map(.name) == ["level:1", "level:2:it=5"]' out >/dev/null
result $? "a level by its name"
for l in en ru pl zh-Hant; do
    for n in 1 2 3 4 5 6; do
        word=$(sed -n "s/^bot\.level\.$n = //p" "$root/lang/$l.txt")
        LC_ALL=C run 0 arena conspiracy --bots "level:1:it=1,level:$word:it=2" --games 1 --json --lang $l && jq -e ".bots[1].name == \"level:$n:it=2\"" out >/dev/null
        result $? "level $n by its name in $l: $word"
    done
done
refuses 2 'bot level takes no setting "leaf=net"' arena conspiracy --bots random,level:Octopus:leaf=net
refuses 2 'no bot "level:акула"' arena conspiracy --bots greedy,level:акула
for level in level level: level:0 level:7 level:x level:sharks 'level:shark ' 'level: 1'; do
    refuses 2 "A level is a number from 1 to 6, as in level:3, or its name, as in level:octopus; there is no bot \"$level\"" arena conspiracy --bots "greedy,$level"
done
refuses 2 'setting it= takes a number from 1 to 10000000' arena conspiracy --bots 'greedy,ismcts:it= 5'
refuses 2 'setting it= takes a number from 1 to 10000000' arena conspiracy --bots greedy,plan:it=0
refuses 2 'setting it= takes a number from 1 to 10000000' arena conspiracy --bots greedy,ismcts:it=99999999999
refuses 2 'setting ms= takes a number from 1 to 3600000' arena conspiracy --bots greedy,level:3:ms
refuses 2 'setting c= takes a number from 1 to 1000' arena conspiracy --bots greedy,ismcts:c=-1
refuses 2 'setting threads= takes a number from 1 to 64' arena conspiracy --bots greedy,ismcts:threads=65
refuses 2 'setting guide= takes a number from 1 to 100' arena conspiracy --bots greedy,ismcts:guide=101
refuses 2 'setting leaf= is one of random, net, policy, both' arena conspiracy --bots greedy,ismcts:leaf=foo
refuses 2 'bot greedy takes no setting "it=5"' arena conspiracy --bots random,greedy:it=5
refuses 2 'bot level takes no setting "leaf=net"' arena conspiracy --bots random,level:3:leaf=net
for setting in leaf=net c=70 threads=2 guide=4; do
    refuses 2 "bot plan takes no setting \"$setting\". There are it= and ms= for level, plan and ismcts" arena rumbones --bots greedy,plan:ms=50:$setting
done
refuses 2 'bot ismcts takes no setting ""' arena conspiracy --bots random,ismcts:it=5:
refuses 2 'setting it= is given twice' arena conspiracy --bots random,ismcts:it=5:ms=10:it=5
refuses 2 'for 2 to 4 players' arena conspiracy --bots greedy,random --players 5
refuses 2 'does not take --sprt' sim conspiracy --sprt

# ---- a match that is kept
match="arena conspiracy --bots greedy,random,net --games 198 --seed 5 --json"
# shellcheck disable=SC2086 # several words, here and below
run 0 $match && jq -c "$same" out >one
# shellcheck disable=SC2086
run 0 $match --save kept --threads 2 && jq -c "$same" out | cmp -s - one && [ "$(wc -l <kept)" = 199 ] &&
    jq -es '.[0].arena == "conspiracy" and .[0].bots == ["greedy","random","net"] and
            (.[1:] | map(.game) | sort) == [range(198)] and all(.[1:][].bots[]; .seats == 1) and
            all(.[1:][]; (.bots | map(.won) | add) == 60)' kept >/dev/null
result $? "--save writes every game"
run 0 arena conspiracy --bots level:shark,random --games 4 --save named &&
    run 0 arena conspiracy --bots level:4,random --games 4 --json --save named && jq -e '.kept == 4' out >/dev/null
result $? "--save: a level by its name is that by its number"
cp kept whole
# shellcheck disable=SC2086
run 0 $match --save kept && jq -c . out >again && jq -c "$same" again | cmp -s - one && cmp -s kept whole &&
    run 0 $match --save kept && jq -c . out | cmp -s - again && jq -e '.kept == 198' out >/dev/null
result $? "--save: a whole match is not played again"
run 0 arena conspiracy --bots greedy,random,net --games 6 --seed 5 --save kept && tail -n 1 out | grep -q '^6 games are from kept'
result $? "--save says how many games are from the file"
# a line cut off, and the one before missing
sed 3d whole | head -n 90 >kept && printf '{"game":1,"deci' >>kept
# shellcheck disable=SC2086
run 0 $match --save kept && jq -c "$same" out | cmp -s - one &&
    cmp -s <(sed 's/"ns":[0-9]*//g' kept | sort) <(sed 's/"ns":[0-9]*//g' whole | sort)
result $? "--save goes on where it was cut off"
run 0 arena conspiracy --bots greedy,random --games 1000 --sprt --json && jq -c "$same" out >one
run 0 arena conspiracy --bots greedy,random --games 20 --save test &&
    run 0 arena conspiracy --bots greedy,random --games 1000 --sprt --json --save test && jq -c "$same" out | cmp -s - one
result $? "--save and --sprt: a match is made longer"
# killed again and again: what is over stays
match="arena conspiracy --bots ismcts:it=200,greedy --games 60 --json"
# shellcheck disable=SC2086
run 0 $match && jq -c "$same" out >one
before=0
grown=0
for _ in 1 2 3; do
    # shellcheck disable=SC2086
    "$t" $match --save killed >/dev/null 2>err &
    for _ in $(seq 600); do
        [ -e killed ] && [ "$(wc -l <killed)" -gt $((before + 3)) ] && break
        sleep 0.05
    done
    kill -9 $! && wait $! 2>/dev/null
    [ "$(wc -l <killed)" -gt $((before + 3)) ] && grown=$((grown + 1))
    before=$(wc -l <killed)
done
# shellcheck disable=SC2086
[ $grown = 3 ] && [ "$before" -lt 61 ] && run 0 $match --save killed && jq -c "$same" out | cmp -s - one && [ "$(wc -l <killed)" = 61 ]
result $? "--save: killed three times, and all games are there"
sed '5s/won/wan/' whole >wrong
cp wrong kept
refuses 1 'Line 5 of kept is not a game' arena conspiracy --bots greedy,random,net --games 198 --seed 5 --save kept
cmp -s kept wrong
result $? "--save leaves a file with a wrong line as it was"
for wrong in '{}' '[]' '7' '"' '' '{"game":-1,"decisions":1,"hash":"0000000000000000","bots":[]}' "$(sed -n 2p whole | sed 's/"won":[0-9]*/"won":61/')" \
    "$(sed -n 2p whole | sed 's/"hash":"./"hash":"g/')" "$(sed -n 2p whole | sed 's/,{"seats":1[^}]*}//')" "$(sed -n 2p whole | sed 's/"left":0}/"left":0.5}/')" \
    "$(sed -n 2p whole | sed 's/"won":60/"won":30/')" "$(sed -n 2p whole | sed 's/"seats":1/"seats":2/')" "$(sed -n 2p whole | sed 's/"faults":0/"faults":9223372036854775807/')" \
    "$(sed -n 2p whole | sed 's/"seats":1,"won":0/"seats":0,"won":0/')" "$(head -c 40000 /dev/zero | tr '\0' x)"; do
    (head -n 1 whole && printf '%s\n' "$wrong") >kept
    refuses 1 'Line 2 of kept is not a game' arena conspiracy --bots greedy,random,net --seed 5 --save kept
done
sed -n '1,2p;2p' whole >kept
refuses 1 'Line 3 of kept is not a game' arena conspiracy --bots greedy,random,net --seed 5 --save kept
run 0 arena conspiracy --bots "exec:read -r line; echo bot 1 x,greedy,random" --players 2 --games 12 --json --save left &&
    jq -es '.[1:] | any(.[]; .bots[0].left == 1) and all(.[].bots[] | select(.seats == 0); . == {seats: 0, won: 0, points: 0, moves: 0, ns: 0, faults: 0, left: 0})' left >/dev/null &&
    run 0 arena conspiracy --bots "exec:read -r line; echo bot 1 x,greedy,random" --players 2 --games 12 --json --save left && jq -e '.kept == 12 and .bots[0].replaced and .bots[0].faults > 9' out >/dev/null
result $? "--save: a program that was left alone"
refuses 1 'whole belongs to another match' arena conspiracy --bots greedy,random,net --seed 6 --save whole
echo hello >other
refuses 1 'other belongs to another match' arena conspiracy --bots greedy,random --save other
[ "$(cat other)" = hello ]
result $? "--save writes over nothing"
refuses 1 'Cannot write none/kept' arena conspiracy --bots greedy,random --save none/kept
refuses 1 '/dev/null is not an ordinary file' arena conspiracy --bots greedy,random --save /dev/null
exec 9>busy
flock -n 9
refuses 1 'Another arena is writing into busy' arena conspiracy --bots greedy,random --save busy
exec 9>&-
(
    trap '' XFSZ
    ulimit -f 2
    run 1 arena conspiracy --bots greedy,random --games 2000 --save small && [ ! -s out ] && [ "$(cat err)" = 'tidetable: Cannot write small: File too large.' ]
) # a disk that is full
result $? "--save: no more is played when nothing can be written"
run 0 arena conspiracy --bots greedy,random --games 2000 --save small && [ "$(wc -l <small)" = 2001 ]
result $? "and the match goes on when there is room"

# ---- records of a match
run 0 arena conspiracy --bots greedy,random,net --games 12 --seed 5 --threads 3 --record games --save games.kept --json && jq -c "$same" out >one &&
    [ "$(find games -name 'conspiracy-*.ttr' | wc -l)" = 12 ] && [ "$(find games -type f | wc -l)" = 12 ]
result $? "--record: a file for every game"
run 0 arena conspiracy --bots greedy,random,net --games 12 --seed 5 --json && jq -c "$same" out | cmp -s - one
result $? "and the same match"
# who won, by the names of the bots, is what the match says
wins() {
    run 0 verify "$1" && run 0 replay "$1" --json || return
    kinds=$(sed -n 's/^player [0-9] //p' "$1" | jq -Rnc '[inputs]')
    n=$((10#${1//[^0-9]/}))
    [ "$(tail -n 1 out | jq -c --argjson kinds "$kinds" '[.winners[] | $kinds[.]] | sort')" = \
        "$(sed 1d games.kept | jq -c --argjson n "$n" 'select(.game == $n).bots | [["greedy", "random", "net"], map(.won > 0)] | transpose | map(select(.[1])[0]) | sort')" ]
}
for record in games/*.ttr; do
    wins "$record" || break
done
result $? "every record is true, with the winner that was counted"
rm games/conspiracy-000007.ttr
run 0 arena conspiracy --bots greedy,random,net --games 14 --seed 5 --record games --save games.kept && [ ! -e games/conspiracy-000007.ttr ] && [ "$(find games -type f | wc -l)" = 13 ]
result $? "a game that was kept is not played for its record"
run 0 arena rumbones --bots random,greedy --games 2 --option larger=b --players 5 --record games && run 0 verify games/rumbones-000001.ttr && grep -q 'larger=b\|larger b' games/rumbones-000001.ttr
result $? "--record with options"
run 0 arena conspiracy --bots "exec:ms=60000:it=1:$B/examples/bot,greedy" --games 2 --record games && run 0 verify games/conspiracy-000000.ttr &&
    grep -q '^player [01] exec' games/conspiracy-000000.ttr && grep -q '^player [01] greedy$' games/conspiracy-000000.ttr
result $? "--record with a program"
run 0 arena abyss --bots greedy,random --games 60 --sprt --record sprt --threads 3 && [ "$(find sprt -name 'abyss-0000*.ttr' | wc -l)" -ge 18 ]
result $? "--record and --sprt"
: >file
refuses 1 'Cannot write file' arena conspiracy --bots greedy,random --games 2 --record file
mkdir -p taken/conspiracy-000003.ttr
for threads in 1 3; do
    run 1 arena conspiracy --bots greedy,random --games 200 --record taken --threads $threads --save taken.kept && [ ! -s out ] && grep -q '^tidetable: Cannot write taken: ' err &&
        ! grep -q '"game":3,' taken.kept && [ "$(find taken -type f | wc -l)" -lt 50 ]
    result $? "--record: no more is played when nothing can be written, $threads threads"
    rm -f taken.kept
done

# ---- many processes
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
for words in "ismcts:it=5,greedy --games 41 --seed 3" "ismcts:it=5,greedy,random --games 40" "ismcts:it=5,greedy --games 400 --sprt --threads 2" "greedy,random --games 60 --sprt"; do
    # shellcheck disable=SC2086 # several words
    "$B/mpi/tidetable" arena abyss --bots $words --json >out 2>err && jq -c "$same" out >one
    for ranks in 1 2 3; do
        # shellcheck disable=SC2086
        timeout 120 mpirun -n $ranks "$B/mpi/tidetable" arena abyss --bots $words --json >out 2>err &&
            [ "$(wc -l <out)" = 1 ] && jq -c "$same" out | cmp -s - one
        result $? "the same result with $ranks processes: $words"
    done
done

timeout 60 mpirun -n 2 "$B/mpi/tidetable" arena conspiracy --bots random,greedy --games 9 >out 2>err && grep -q '^greedy ' out && ! grep -q "$(printf '\033')" out
result $? "mpirun: no colours go into a file"
timeout 60 mpirun -n 2 "$B/mpi/tidetable" arena conspiracy --bots random,greedy --games 9 --record many >out 2>err && [ "$(find many -type f | wc -l)" = 9 ] && run 0 verify many/conspiracy-000007.ttr
result $? "--record with two processes"
timeout 60 mpirun -n 2 "$B/mpi/tidetable" arena conspiracy --bots random,greedy --games 9 --record file >out 2>err
[ $? = 1 ] && [ "$(grep -c '^tidetable: Cannot write file' err)" = 1 ] && [ ! -s out ]
result $? "--record of two processes into what is no folder"
find taken -type f -delete
timeout 60 mpirun -n 2 "$B/mpi/tidetable" arena conspiracy --bots random,greedy --games 2000 --record taken >out 2>err
[ $? = 1 ] && [ ! -s out ] && grep -q '^tidetable: Another process cannot write into taken' err && [ "$(find taken -type f | wc -l)" -lt 200 ]
result $? "--record of two processes: no more is played when one cannot write"
timeout 60 mpirun -n 2 "$B/mpi/tidetable" arena conspiracy --bots random,greedy --save kept >out 2>err
[ $? = 2 ] && grep -q '^tidetable: --save is for one process' err && [ ! -s out ]
result $? "--save is for one process"

# ---- programs that play as they should
for game in abyss conspiracy rumbones; do
    run 0 arena $game --bots "exec:ms=60000:$t bot $game,exec:ms=60000:python3 $root/examples/bot.py" --games 2 --json &&
        jq -e 'all(.bots[]; .faults == 0)' out >/dev/null && [ ! -s err ]
    result $? "$game: tidetable bot against the example in Python"
    run 0 arena $game --bots "exec:ms=60000:it=1:$B/examples/bot,random" --games 2 --json &&
        jq -e 'all(.bots[]; .faults == 0)' out >/dev/null && [ ! -s err ]
    result $? "$game: the example in C"
    run 0 arena $game --bots "exec:ms=60000:python3 $root/examples/bot.py,random" --games 10 --json &&
        jq -e '.bots[0].win_rate >= 0.7' out >/dev/null
    result $? "$game: the example in Python plays better than chance"
done
run 0 arena conspiracy --bots "exec:ms=60000:$root/examples/bot.py,random" --games 1 --json && jq -e '.bots[0].faults == 0' out >/dev/null
result $? "the example in Python can be run as it is"
run 0 arena conspiracy --bots "exec:ms=60000:$t bot conspiracy --bots ismcts:it=20,random" --games 8 --json && jq -c "$same" out >one
run 0 arena conspiracy --bots "exec:ms=60000:$t bot conspiracy --bots ismcts:it=20,random" --games 8 --json --threads 3 && jq -c "$same" out | cmp -s - one
result $? "a program that is repeatable is so with any number of threads"
run 0 sim conspiracy --bots "exec:ms=60000:$t bot conspiracy,random" --games 2 --record rec --json && jq -e '.faults == [0, 0]' out >/dev/null &&
    grep -q '^player 0 exec$' rec/conspiracy-000000.ttr && run 0 verify rec/conspiracy-000000.ttr
result $? "sim with a program, and its records"
run 0 play conspiracy --players 2 --bots "exec:$t bot conspiracy,exec:python3 $root/examples/bot.py" --seed 3 --save game.ttr &&
    grep -q '^player 1 exec$' game.ttr && grep -q '^end ' game.ttr
result $? "play with programs"
sed '/^end /d' game.ttr | head -n 20 >half.ttr
run 0 play --resume=half.ttr && grep -q 'greedy plays for it now' err && grep -q '^end ' half.ttr
result $? "a kept game goes on without its program"

# ---- what tidetable bot says
printf '%s\n' 'tidetable 1' 'go it 0 ms 100' 'setup conspiracy rules 99 seats 2 seat 0 seed 1' 'go it 0 ms 100' \
    'setup abyss rules 1 seats 2 seat 0 seed 1' 'go it 0 ms 100' 'setup' 'sample seats=1' 'go' 'what' '' quit |
    "$t" bot conspiracy >out 2>err && [ "$(grep -c '^error' out)" = 4 ] && [ "$(wc -l <out)" = 5 ] && grep -q '^bot 1 tidetable greedy$' out && [ ! -s err ]
result $? "tidetable bot refuses what it cannot play"
run 0 sim conspiracy --bots "exec:tee talk | $t bot conspiracy,random" --games 1 --json
sed '/^go /q' talk >question
# the level has a limit of its own, however much time there is
for level in 2 5 6; do
    sed 's/^go .*/go it 0 ms 600000/' question | timeout 60 "$t" bot conspiracy --bots level:$level >out 2>err && grep -q '^bestmove' out
    result $? "tidetable bot as level $level thinks no longer than that level"
done
head -c 200000 /dev/urandom | "$t" bot rumbones >out 2>err && [ ! -s err ]
result $? "tidetable bot hears noise"

# ---- completion
# shellcheck source=docs/completion/tidetable.bash
. "$root/docs/completion/tidetable.bash"

# completes ANSWERS LINE: what bash would offer, to which "level:1" is three words
completes() {
    local split=${2//:/ : }
    COMP_LINE=$2
    COMP_POINT=${#2}
    read -ra COMP_WORDS <<<"${split//=/ = }"
    [[ $2 == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _tidetable "$t"
    [ "${COMPREPLY[*]}" = "$1" ]
    result $? "completes \"$2\""
}
all='random greedy net plan:ms= ismcts:it= ismcts:ms= level:1 level:2 level:3 level:4 level:5 level:6'
completes "$all exec:" 'tidetable arena --bots '
completes "$all exec:" 'tidetable sim --bots='
completes "$all exec: none" 'tidetable play abyss --bots '
completes "$all" 'tidetable bot abyss --bots '
completes 'ismcts:it= ismcts:ms= plan:it= plan:ms=' 'tidetable analyze x.ttr --bots '
completes 'greedy,net' 'tidetable arena --bots greedy,ne'
completes '1 2 3 4 5 6' 'tidetable arena --bots greedy,level:'
completes 'it= ms=' 'tidetable arena --bots=ismcts:'
completes '200,greedy' 'tidetable arena --bots ismcts:ms=200,g'
completes 'abyss conspiracy rumbones' 'tidetable arena --bots ismcts:ms=200,level:3 '
completes 'whole' 'tidetable arena abyss --save who'
completes '' 'tidetable play abyss --save who'
for bot in $all; do
    run 0 bot conspiracy --bots "${bot/%=/=5}"; result $? "there is a bot $bot"
done

# ---- programs that do not
cat >greet <<'END'
#!/bin/sh
read -r line
echo "bot 1 trouble"
END
# trouble NAME PATTERN COMMANDS: a bot that greets and then runs these commands of the shell
trouble() {
    local name=$1 pattern=$2
    { cat greet; echo "$3"; } >"$work/bot.sh"
    run 0 arena conspiracy --bots "exec:ms=100:sh bot.sh,random" --games 2 --json &&
        jq -e '.bots[0].faults > 0 and .bots[1].faults == 0 and .games == 2' out >/dev/null &&
        [ "$(grep -cv 'is left alone' err)" = 1 ] && grep -q "^tidetable: .*$pattern" err
    result $? "a program that $name"
}
trouble "hangs" 'did not answer in time' 'sleep 98765'
trouble "hangs and leaves children" 'did not answer in time' 'sleep 98765 & sleep 98765 | sleep 98765'
trouble "closes everything and hangs" '\(did not answer in time\|ended in the middle\)' 'exec >&- <&-; sleep 98765'
trouble "dies after its greeting" 'ended in the middle' 'exit 3'
trouble "writes a line without an end" 'a line of more than 4095 bytes' 'while read -r line; do case $line in go*) echo info; printf "%5000d\n" 1;; esac; done'
trouble "says nonsense" 'no answer: "I am a teapot"' 'while read -r line; do case $line in go*) echo "I am a teapot";; esac; done'
trouble "says nothing but a blank line" 'did not answer in time' 'while read -r line; do case $line in go*) echo;; esac; done'
trouble "moves illegally" 'not in the list: "bestmove swap 1 1"' 'while read -r line; do case $line in go*) echo "bestmove swap 1 1";; esac; done'
trouble "knows other moves" 'not in the list: "bestmove fly away"' 'while read -r line; do case $line in go*) echo "bestmove fly away";; esac; done'
trouble "gives a wrong value" 'not a number from 0 to 1: "bestmove draw 1 value nan"' 'while read -r line; do case $line in moves*) m=${line#moves }; m=${m%%,*};; go*) echo "bestmove $m value nan";; esac; done'
trouble "gives a value in other figures" 'not a number from 0 to 1: "bestmove draw 1 value 0x1p-1"' 'while read -r line; do case $line in moves*) m=${line#moves }; m=${m%%,*};; go*) echo "bestmove $m value 0x1p-1";; esac; done'
trouble "reports an error" 'reports: "error no idea"' 'while read -r line; do case $line in go*) echo "error no idea";; esac; done'
trouble "answers twice" 'a second time, or before it was asked: "bestmove ' 'while read -r line; do case $line in moves*) m=${line#moves }; m=${m%%,*};; go*) printf "bestmove $m\nbestmove $m\n";; esac; done'
trouble "says a zero" 'no answer: "bestmove draw 1?"' 'while read -r line; do case $line in go*) printf "bestmove draw 1\\0\n";; esac; done'
trouble "floods without a line break" 'a line of more than 4095 bytes' 'cat /dev/zero'
trouble "floods with lines" 'no answer' 'yes'
trouble "floods with information" 'did not answer in time' 'yes info'
trouble "speaks in escape sequences" 'no answer: "?\[31mred"' 'while read -r line; do case $line in go*) printf "\033[31mred\n";; esac; done'
# after three failures in a row nobody waits for it any more
{ cat greet; echo 'sleep 98765'; } >bot.sh
run 0 arena conspiracy --bots "exec:ms=100:sh bot.sh,random" --games 2 && [ "$(grep -c 'sh bot.sh" has failed three times in a row and is left alone' err)" = 1 ] &&
    grep -q '^\[replaced by greedy\] exec:ms=100:sh bot.sh  ' out && grep -q '^random  ' out
result $? "who is left alone is marked in the table"
run 0 arena conspiracy --bots "exec:ms=100:sh bot.sh,random" --games 2 --json && jq -e '.bots | map(.replaced) == [true, false]' out >/dev/null
result $? "and in the JSON"
# its time and what is granted beyond it are over after 160 ms
trouble "answers too late" 'did not answer in time' \
    'while read -r line; do case $line in moves*) m=${line#moves }; m=${m%%,*};; go*) sleep 0.5; echo "bestmove $m";; esac; done'
# the first answer comes at "stop", the others at once
{ cat greet; echo 'while read -r line; do case $line in moves*) m=${line#moves }; m=${m%%,*};; stop) : >stopped; echo "bestmove $m";; go*) [ -e stopped ] && echo "bestmove $m";; esac; done'; } >bot.sh
run 0 arena conspiracy --bots "exec:ms=4000:sh bot.sh,random" --games 1 --json && [ -e stopped ] && jq -e '.bots[0].faults == 0' out >/dev/null && [ ! -s err ]
result $? "a program that answers when it is told to stop"
trouble "dies in the middle of a game" 'ended in the middle' \
    'n=0; while read -r line; do case $line in moves*) m=${line#moves }; m=${m%%,*};; go*) n=$((n + 1)); [ $n = 8 ] && exit; echo "bestmove $m";; esac; done'
jq -e '.bots[0].faults < 20' out >/dev/null; result $? "and is started anew"

# ---- signals
nap="sleep $((200000 + $$))" # nobody else's
{ cat greet; echo "$nap & $nap | $nap"; } >bot.sh
for signal in INT TERM HUP; do
    # a shell lets what it starts in the background ignore SIGINT
    env --default-signal=$signal "$t" arena conspiracy --bots "exec:ms=60000:sh bot.sh,random" --games 2 >out 2>err &
    for _ in $(seq 100); do
        [ "$(pgrep -fc "$nap")" -ge 3 ] && break
        sleep 0.1
    done
    started=$(pgrep -fc "$nap")
    kill -$signal $!
    wait $! 2>/dev/null
    code=$?
    sleep 0.2
    [ "$started" -ge 3 ] && [ $code = $((128 + $(kill -l $signal))) ] && ! pgrep -f "$nap" >/dev/null
    result $? "SIG$signal ends the arena and all programs"
done

# begin FILE WORDS...: an arena in the background, as from a terminal, until FILE has ten lines
begin() {
    local file=$1
    shift
    rm -f "$file"
    env --default-signal=INT "${arena:-$t}" arena conspiracy "$@" --save "$file" >out 2>err &
    under_way "$file" 11
}
# under_way FILE LINES: waits until an arena has kept so many there
under_way() {
    for _ in $(seq 400); do
        [ -e "$1" ] && [ "$(wc -l <"$1")" -ge "$2" ] && return
        sleep 0.05
    done
}
# ended SIGNAL: it has ended that way
ended() {
    wait $! 2>/dev/null
    [ $? = $((128 + $(kill -l "$1"))) ] && ! grep -q Sanitizer err
}
for words in "INT --threads 1" "TERM --threads 3" "INT --threads 2 --sprt"; do
    signal=${words%% *}
    # a bot and its twin are not told apart soon
    # shellcheck disable=SC2086 # several words
    begin stopped --bots "ismcts:it=20,ismcts:it=20:ms=60000" --games 1000000 --json ${words#* }
    kill -"$signal" $!
    ended "$signal" && games=$(jq .games out) && [ "$games" = $(($(wc -l <stopped) - 1)) ] &&
        jq -e --argjson n "$games" '$n > 9 and $n < 1000000 and (.bots | map(.games) == [$n, $n] and (map(.win_rate) | add > 0.999))' out >/dev/null &&
        [ "$(cat err)" = "tidetable: Stopped: $games games were over and count." ]
    result $? "SIG$signal: what an arena has played is told, ${words#* }"
done
# what was stopped is told of as what ends by itself, and goes on
begin stopped --bots ismcts:it=20,greedy --games 1000000
kill -INT $!
ended INT && games=$(($(wc -l <stopped) - 1)) && grep -q "2 players: $games games" out && grep -q '^greedy  ' out && tail -n 1 stopped | jq -e .game >/dev/null
result $? "and in a table"
arena=$B/mpi/tidetable begin alone --bots ismcts:it=20,greedy --games 1000000
kill -INT $!
ended INT && grep -q "2 players: $(($(wc -l <alone) - 1)) games" out
result $? "and by a program for mpirun that is alone"
run 0 arena conspiracy --bots ismcts:it=20,greedy --games 20 --json --save stopped && jq -c "$same" out >one && jq -e '.kept > 9' out >/dev/null &&
    run 0 arena conspiracy --bots ismcts:it=20,greedy --games 20 --json && jq -c "$same" out | cmp -s - one
result $? "and goes on from what was kept"
for l in en ru pl zh-Hant; do
    rm -f long
    env --default-signal=INT "$t" arena conspiracy --bots "ismcts:it=10000000,random" --games 2 --lang $l --save long >out 2>err &
    under_way long 1
    sleep 0.3 # from the file to the first game
    kill -INT $!
    ended INT && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && ! grep -q 'cli\.' err
    result $? "a stop before a game is over, in $l"
done
# who reads the table does not: the first signal has to wait for that, the second does not
mkfifo full
exec 8<>full
head -c 65536 /dev/zero >&8
rm -f long
env --default-signal=INT "$t" arena conspiracy --bots greedy,random --games 100000000 --json --save long >full 2>err 8>&- &
under_way long 10
kill -INT $!
sleep 0.3
kill -0 $! && kill -INT $! && ended INT && grep -q Stopped err
result $? "a second signal ends it at once"
exec 8>&-
(trap '' INT && exec "$t" arena conspiracy --bots greedy,random --games 400 --json) >out 2>err &
sleep 0.2
kill -INT $!
wait $! && jq -e '.games == 400' out >/dev/null
result $? "a signal that is ignored stays so"

# dead NAME COMMAND: one that does not even greet
dead() {
    run 1 arena conspiracy --bots "random,exec:$2" --games 2 --json --threads 2 && [ ! -s out ] &&
        [ "$(grep -c '^tidetable: ' err)" = 1 ] && grep -q "program \"$2\" cannot be started" err
    result $? "a program that $1"
}
dead "is not there" ./no-such-bot
dead "ends at once" false
dead "greets in a wrong way" 'echo hello'
dead "speaks another protocol" 'echo bot 2 me'
dead "talks and never stops" 'cat /dev/urandom'
dead "hangs at the start" 'sleep 98765'
run 1 sim conspiracy --bots random,exec:./no-such-bot --games 2 --record none && [ ! -e none ] && grep -q 'cannot be started' err
result $? "sim with a program that is not there"
for l in ru pl zh-Hant; do
    run 1 arena conspiracy --bots random,exec:false --lang $l && [ "$(wc -l <err)" = 1 ] && ! grep -q 'cli\.' err
    result $? "a program that ends at once, in $l"
done
timeout 60 mpirun -n 2 "$B/mpi/tidetable" arena conspiracy --bots random,exec:false >out 2>err
[ $? = 1 ] && [ "$(grep -c '^tidetable: .*cannot be started' err)" = 1 ]
result $? "and with two processes"
run 0 play conspiracy --players 2 --bots random,exec:false --seed 3 --save absent.ttr && grep -q 'does not start.*greedy plays for it' err && grep -q '^end ' absent.ttr
result $? "play goes on without its program"
# many programs: more files than a shell allows, and more than the system does
python="exec:ms=60000:python3 $root/examples/bot.py"
(ulimit -Sn 30 && run 0 arena conspiracy --bots "$python,$python" --games 10 --threads 8 --json) && [ ! -s err ] &&
    jq -e 'all(.bots[]; .faults == 0)' out >/dev/null
result $? "programs take more files than a shell allows at first"
for l in en ru pl zh-Hant; do
    (ulimit -n 30 && run 1 arena conspiracy --bots "$python,$python" --games 20 --threads 8 --lang $l --save files) && [ ! -s out ] &&
        [ "$(wc -l <err)" = 1 ] && grep -q 'ulimit -n' err && ! grep -q '"faults":[1-9]' files
    result $? "too few files for all programs, in $l"
done
(ulimit -n 30 && run 1 sim conspiracy --bots "$python,$python" --games 2000 --threads 8 --record files.d) && [ ! -s out ] && [ "$(wc -l <err)" = 1 ] && grep -q '^tidetable: No further program' err
result $? "sim with too few files"
for command in arena sim "play --players 2"; do
    # shellcheck disable=SC2086 # several words
    (ulimit -n 6 && run 1 $command conspiracy --bots "$python,$python") && [ "$(wc -l <err)" = 1 ] && grep -q '^tidetable: No further program' err
    result $? "$command: too few files for one program"
done
echo 'ulimit -n >limit' | cat - greet >bot.sh
(ulimit -Sn 77 && run 0 arena conspiracy --bots "exec:sh bot.sh,random" --games 1) && [ "$(cat limit)" = 77 ]
result $? "a program has the limits it would have alone"
# starts once to be tried, and never again
echo '[ -e tried ] && exit; : >tried' | cat - greet >bot.sh
run 0 arena conspiracy --bots "random,exec:sh bot.sh" --games 2 --json && jq -e '.bots[1].faults > 20' out >/dev/null && grep -q 'does not start' err
result $? "a program that does not start again"

sleep 0.2
! pgrep -f 'sleep 98765' >out; result $? "no program is left behind"
exit $failed
