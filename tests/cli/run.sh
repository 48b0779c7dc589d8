#!/bin/bash
# The command, as a person and as a script meets it: output, errors, exit codes.
# shellcheck source=tests/cli/begin.sh
. tests/cli/begin.sh command

# ---- help and lists
run 0 --help && grep -q 'play \[GAME\]' out; result $? "--help lists the commands"
run 2 && grep -q Usage err; result $? "no command: usage, exit code 2"
run 0 --version && grep -q '^tidetable [0-9]' out; result $? "--version"
for c in analyze arena backup balance bot games play replay restore rules serve sim verify; do
    run 0 $c --help && grep -q "Usage: tidetable $c" out; result $? "$c --help"
done
run 0 games && grep -q '^conspiracy' out; result $? "games lists conspiracy"
grep -q '^    mode=sides|pirates: two sides' out; result $? "games lists the options of each"
run 0 games --json && jq -es 'map([.game, .seats_min, .seats_max]) == [["abyss", 2, 4], ["conspiracy", 2, 4], ["rumbones", 2, 6]]' out >/dev/null; result $? "games --json"
run 0 rules conspiracy && grep -q 'C-10.1' out; result $? "rules prints the whole text"
run 0 rules conspiracy C-4.1 && grep -q '^C-4.1' out; result $? "rules prints one clause"
unknown=0
while read -r id; do
    run 0 rules conspiracy "$id" && [ "$(wc -c <out)" -gt 20 ] && continue
    unknown=1
    break
done < <(grep -oE '^- \*\*C-[0-9E.]+' "$root/docs/rules/conspiracy.md" | cut -c5-)
result $unknown "rules knows every clause by its id"

# ---- languages
for l in en ru pl zh-Hant; do
    run 0 --lang $l --help && [ -s out ]; result $? "--lang $l before the command"
    run 0 rules conspiracy C-9.9 --lang $l; result $? "--lang $l after the command"
done
run 0 --lang ru games && cp out ru
run 0 --lang pl --help && cp out pl
# env, not the shell: the shell itself would complain of locales that are not installed
env LC_ALL=ru_RU.UTF-8 "$t" games >out && cmp -s out ru; result $? "the locale chooses the language"
env LC_ALL= LANG=pl_PL.UTF-8 "$t" --help >out && cmp -s out pl; result $? "LANG counts when LC_ALL is empty"
env LC_ALL=xx_YY "$t" --help >out && grep -q Usage out; result $? "an unknown locale speaks English"

# ---- wrong usage: exit code 2
refuses 2 'no command' fly
refuses 2 'no game "chess"' sim chess
refuses 2 'Which game' sim
refuses 2 'no game "chess"' rules chess
refuses 2 'Which file' replay
refuses 2 'Which file' verify
refuses 2 'Which file' analyze
refuses 2 'Which file' backup
refuses 2 'Which file' restore
refuses 2 'does not take --force' serve --force
refuses 2 'no log level' serve --log loud
refuses 2 'pg_dump' backup --store postgres://x/y copy.db
refuses 1 'cannot be opened' backup --store none.db copy.db
refuses 1 'cannot be opened' restore --store games.db none.db
refuses 2 'for 2 to 4 players' sim conspiracy --players 5
refuses 2 'for 2 to 4 players' sim conspiracy --players 1
refuses 2 'whole number' sim conspiracy --players two
refuses 2 'whole number' sim conspiracy --games 0
refuses 2 'whole number' sim conspiracy --games -5
refuses 2 'whole number' sim conspiracy --games 99999999999999999999999
refuses 2 'whole number' sim conspiracy --seed 1x
refuses 2 'whole number' sim conspiracy --threads 0
refuses 2 'no bot "deepblue"' sim conspiracy --bots deepblue
refuses 2 'no bot ""' sim conspiracy --bots random,,random
refuses 2 'more bots than seats' sim conspiracy --players 2 --bots random,random,random
refuses 2 'no bot "none"' sim conspiracy --bots none
for list in none,greedy greedy,none none,none greedy,none,greedy; do
    refuses 2 "\"none\" stands alone.*: $list\." play conspiracy --bots $list
done
for l in ru pl zh-Hant; do
    refuses 2 'none,greedy' play conspiracy --bots none,greedy --lang $l
done
refuses 2 'no option' sim conspiracy --fast
refuses 2 'does not take --threads' replay --threads 2 x.ttr
refuses 2 'does not take --svg' replay --svg x.svg x.ttr
refuses 2 'needs a value' sim conspiracy --games
refuses 2 'One word too many' sim conspiracy conspiracy
refuses 2 'no language' --lang xx games
refuses 2 'no language' games --lang xx
refuses 2 'NAME=VALUE' sim conspiracy --option first
refuses 2 'Its options: first=' sim conspiracy --option colour=red
refuses 2 'does not take the option first=3' sim conspiracy --players 2 --option first=3
refuses 2 'rumbones is for 2 to 6 players, not 9' play rumbones --players 9
refuses 2 'mode=pirates needs board=base' play rumbones --option mode=pirates --option board=junks
refuses 2 'more bots than seats' play conspiracy --players 2 --bots greedy,greedy,greedy
refuses 1 'no clause' rules conspiracy C-99.1

# ---- sim
run 0 sim conspiracy --games 100 --seed 7 --json &&
    jq -e '.game == "conspiracy" and .players == 2 and .games == 100 and .decisions > 3000 and
           .seconds > 0 and .decisions_per_second > 0 and (.wins | length) == 2 and
           (.wins | add) > 99.999 and (.wins | add) < 100.001 and (.mean_scores | length) == 2 and
           (.hash | test("^[0-9a-f]{16}$"))' out >/dev/null
result $? "sim --json has every key"
hash=$(jq -r .hash out)
run 0 sim conspiracy --games 100 --seed 7 --json --threads 3 && [ "$(jq -r .hash out)" = "$hash" ]
result $? "the same games with three threads"
run 0 sim conspiracy --games 100 --seed 8 --json && [ "$(jq -r .hash out)" != "$hash" ]
result $? "other games with another seed"
run 0 sim conspiracy --games 5 --bots greedy,random,random && grep -q '3 players' out; result $? "as many players as bots"
run 0 sim conspiracy --games 40 --option first=1 --players 3 --record rec --json && [ "$(find rec -name '*.ttr' | wc -l)" = 40 ]
result $? "--record keeps every game"
grep -q '^1 1 ' rec/conspiracy-000000.ttr; result $? "--option first=1 is obeyed"
refuses 1 'Cannot write' sim conspiracy --games 5 --record /dev/null/x

# ---- balance
run 0 balance rumbones --games 2 --seed 7 --json && cp out one &&
    jq -se 'length > 10 and all(.[]; .game == "rumbones" and .games == 2 and .bot == "greedy" and
            .options.board and .factions.deep.wins + .factions.marea.wins == 2 and
            .side_a.low <= .side_a.share and .first.share <= .first.high and .rounds.median > 0 and
            .decisions > 50 and (.heroes | length) > 4 and
            (.rounds.low <= .rounds.median and .rounds.median <= .rounds.high)) and
            (map(.players) | unique) == [2, 3, 4, 5, 6] and
            (map(.options.board) | unique | length) == 6' out >/dev/null
result $? "balance --json has every key, player count and board"
run 0 balance rumbones --games 2 --seed 7 --json --threads 3 && cmp -s out one; result $? "the same balance with three threads"
run 0 balance rumbones --games 1 && grep -q 'Deep Lords win' out && grep -q '^Kyrie' out; result $? "balance prints tables"
refuses 2 'Which game' balance
refuses 2 'no list of line-ups for abyss' balance abyss
refuses 2 'does not take --bots' balance rumbones --bots random

# ---- replay and verify
untrue=0
for f in rec/*.ttr; do
    run 0 verify "$f" && grep -q 'is true' out && continue
    untrue=1
    break
done
result $untrue "every record of sim verifies"
f=rec/conspiracy-000000.ttr
run 0 replay $f && grep -q 'The game is over' out; result $? "replay tells the game"
run 0 replay $f --json &&
    jq -es 'length > 30 and ([.[] | has("n", "stage", "actor", "moves", "chosen", "state", "hash")] | all) and
            ([.[:-1][] | (.chosen as $c | .moves | index($c)) != null] | all) and
            (.[-1].actor == null) and (.[-1].scores | length) == 3 and ([range(length) as $i | .[$i].n == $i + 1] | all)' out >/dev/null
result $? "replay --json: an object a decision, each choice among the moves"
jq -es '[.[] | .state | ([.["lord-deck"], .["pile-blue"], .["pile-yellow"], .["pile-red"], .["pile-green"],
         .["pile-purple"], .drawn, .recruited, .chambers[]] | flatten | length) == 60] | all' out >/dev/null
result $? "replay --json: sixty lords in every state"

# ---- broken records: exit code 1, one sentence with the line
refuses 1 'Cannot read' replay nowhere.ttr
refuses 1 'Cannot read' verify .
: >empty.ttr; refuses 1 'empty.ttr, line' verify empty.ttr
head -c 3000 /dev/urandom >noise.ttr; refuses 1 'noise.ttr, line' verify noise.ttr
head -c 300 $f >cut.ttr; refuses 1 'cut.ttr, line .*cut off' verify cut.ttr
run 1 replay cut.ttr && grep -q 'cut off' err && [ -s out ]; result $? "replay tells a cut record as far as it goes"
sed 's/^rules 1/rules 9/' $f >old.ttr; refuses 1 'rules version 9' verify old.ttr
sed 's/^game .*/game chess/' $f >chess.ttr; refuses 1 'no game' verify chess.ttr
sed 's/^seats .*/seats 6/' $f >six.ttr; refuses 1 'six.ttr' verify six.ttr
sed 's/^seed fast .*/seed fast 12345/' $f >seed.ttr; refuses 1 'seed.ttr, line' verify seed.ttr
sed '0,/^= /s/^= ./= f/' $f | sed '0,/^= f/s/^= ff*/= 0/' >hash.ttr; refuses 1 'hash.ttr, line' verify hash.ttr
sed 's/^end [0-9]*/end 99/' $f >end.ttr; refuses 1 'did not end' verify end.ttr
sed '0,/ draw [123]/s/ draw [123]/ draw 7/' $f >illegal.ttr; refuses 1 'not allowed here (rule C-4.1)' verify illegal.ttr
sed '0,/ draw [123]/s/ draw [123]/ fly 7/' $f >nomove.ttr; refuses 1 'not a move' verify nomove.ttr
sed 's/^2 \([0-9]\)/3 \1/' $f >number.ttr; refuses 1 'number.ttr, line' verify number.ttr
grep -v '^seed' $f >noseed.ttr; refuses 1 'noseed.ttr, line' verify noseed.ttr
grep -v '^end' $f >endless.ttr; refuses 1 'endless.ttr, line' verify endless.ttr
head -n 30 $f >open.ttr; run 0 verify open.ttr && grep -q unfinished out; result $? "a record without an end is unfinished"
{ cat $f; echo '999 0 draw 1'; } >after.ttr; refuses 1 'after.ttr, line' verify after.ttr
head -c 20000000 /dev/zero >huge.ttr; refuses 1 'Cannot read' verify huge.ttr

# ---- analyze
well_formed() {
    if command -v xmllint >/dev/null; then
        xmllint --noout "$1"
    elif command -v python3 >/dev/null; then
        python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$1"
    else # at least every element is closed, and nothing stands bare
        node -e 'const s = require("fs").readFileSync(process.argv[1], "utf8"), open = [];
            for (const [, end, name, self] of s.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g))
                if (end) { if (open.pop() !== name) process.exit(1); } else if (!self) open.push(name);
            process.exit(open.length > 0 || /&(?!amp;|lt;|gt;)/.test(s) ? 1 : 0)' "$1"
    fi 2>/dev/null
}
run 0 analyze $f --json --bots ismcts:it=60 --seed 4 && cp out one &&
    jq -es 'length == 1 and (.[0] | .game == "conspiracy" and .rules >= 1 and (.seats | length) == 3 and
            .seats[0] == {kind: "random", name: ""} and .bot == "ismcts:it=60" and .seed == 4 and .finished and
            (.end | length) == 3 and (.end | add) >= 1 and (.decisions | length) > 30 and
            ([.decisions | to_entries[] | .key + 1 == .value.n] | all) and
            all(.decisions[]; has("seat", "move", "best", "choices", "better", "value") and
                (.win | length) == 3 and (.after | length) == 3 and .best_value >= 0 and .best_value <= 1 and
                all(.win[]; . >= 0 and . <= 1)) and
            .decisions[-1].after == .end and
            ([.decisions as $d | range($d | length - 1) | $d[.].after == $d[. + 1].win] | all) and
            ([.swings as $s | range(($s | length) - 1) | ($s[.].change | fabs) >= ($s[. + 1].change | fabs)] | all) and
            (.swings | length) > 0 and (.swings | length) <= 10 and
            all(.swings[]; .after[.of] - .win[.of] - .change | fabs < 0.001))' out >/dev/null
result $? "analyze --json has every key"
run 0 analyze $f --json --bots ismcts:it=60 --seed 4 --threads 3 && cmp -s out one; result $? "the same analysis with three threads"
run 0 analyze $f --json --bots ismcts:it=60 --seed 5 && ! cmp -s out one; result $? "another seed estimates anew"
"$t" replay $f --json | jq -s 'map(select(.chosen) | .chosen)' >played && jq '[.decisions[].move]' one | cmp -s - played
result $? "analyze has every move of the record"
jq -e --slurpfile r <("$t" replay $f --json | jq -c '.moves') '[.decisions[] | .n as $n | .best as $b | $r[$n - 1] | index($b) != null] | all' one >/dev/null
result $? "analyze: what is best is allowed"
run 0 analyze open.ttr --json --bots ismcts:it=20 && jq -e '(.finished | not) and (.decisions | length) > 5 and (.end | add) > 0.9' out >/dev/null
result $? "analyze: a game that is not finished"
: >in; run 0 play conspiracy --seed 9 --bots none --names '<b>&"x",\y' --save names.ttr
run 0 analyze names.ttr --json --svg names.svg && jq -e '.decisions == [] and .seats[0].name == "<b>&\"x\"" and .seats[1].name == "\\y"' out >/dev/null && well_formed names.svg
result $? "analyze: a game without a move, and names that are hard to quote"
for l in en ru pl zh-Hant; do
    run 0 analyze $f --bots ismcts:it=100 --svg "$l.svg" --lang $l && ! grep -q 'cli\.[a-z]' out && [ "$(LC_ALL=C.UTF-8 wc -L <out)" -le 80 ]
    result $? "analyze tells a game in 80 columns, in $l"
    well_formed $l.svg && grep -q '<title id="t">.' $l.svg && grep -q '<desc id="d">.' $l.svg && ! grep -q 'cli\.[a-z]' $l.svg
    result $? "analyze draws a picture that can be read aloud, in $l"
    ! sed 's|http://www.w3.org/2000/svg||' $l.svg | grep -qE 'https?:|url\(|@import'; result $? "and needs nothing from elsewhere, in $l"
    ! grep -qE '<title id="t">.*(:|：).*(:|：)' $l.svg; result $? "a title has the colon of the game alone, in $l"
    marks=$(grep -c 'h-10z"><title>' $l.svg) legends=$(grep -c 'class="faint" d=' $l.svg)
    [ "$legends" = $((marks > 0)) ]; result $? "the legend has the marks of the picture, in $l"
    [ $l = en ] && cp out english
    [ $l = pl ] && cp out polish
done
! grep -q 'class="faint" d=' names.svg; result $? "a picture without marks has no legend"
grep -qE '^ *[0-9]+\.( +[0-9]+){3} [ ?] random [123]: draw [123] from the deck$' english && grep -q 'The picture is in en.svg' english; result $? "analyze: a line a decision"
grep -qE '^ *[0-9]+\.( +[0-9]+){3} [ ?] random [123]: odkryj [123] lord.* z talii$' polish; result $? "analyze: moves in words"
[ "$(stat -c %a en.svg)" = "$(printf '%o' $((0666 & ~$(umask))))" ]; result $? "analyze: the picture may be read by those who may read files"
run 0 sim rumbones --bots greedy,random --games 1 --seed 9 --record clash && head -n 160 clash/*.ttr >clash.ttr && run 0 analyze clash.ttr --json --bots plan:it=120 &&
    jq -e '[.decisions[] | select(.better)] as $b | ($b | length) > 3 and all($b[]; .best_value - .value > 0.029)' out >/dev/null
result $? "analyze: Rum & Bones at random has moves that were better"
[ "$(jq '[.decisions[] | select((.best_value - .win[.seat]) | fabs > 0.0001)] | length' out)" = 0 ]; result $? "analyze: in a race a chance to win is that with the best move"
run 0 sim rumbones --bots greedy --games 1 --record clash2 && head -n 300 clash2/*.ttr >clash2.ttr
# A swing is of the game, not of the worlds that were imagined.
for seed in 1 2; do "$B/tidetable" analyze clash2.ttr --json --bots plan:it=300 --seed $seed >swings$seed; done
jq -e --slurpfile a swings1 '.decisions as $d | [$a[0].swings[] | select(.change > 0.1 or .change < -0.1)] | length > 1 and all(.[];
    . as $s | $d[.n - 1] | (.after[$s.of] - .win[$s.of]) / $s.change > 0.3)' swings2 >/dev/null
result $? "analyze: what is a large swing to one seed is one to another"
refuses 2 'does not search' analyze $f --bots greedy
refuses 2 'bot "level:2" does not search' analyze $f --bots level:2
run 0 analyze open.ttr --json --bots level:5 && jq -e '.bot == "level:5" and any(.decisions[]; .win[0] > 0.02 and .win[0] < 0.98)' out >/dev/null
result $? "analyze by a level that searches"
refuses 2 'no bot "deepblue"' analyze $f --bots deepblue
refuses 2 'One bot is wanted here' analyze $f --bots ismcts:it=5,random
refuses 2 'bot of Tidetable is wanted here' analyze $f --bots exec:true
refuses 1 'Cannot read' analyze nowhere.ttr
refuses 1 'cut.ttr, line .*cut off' analyze cut.ttr
refuses 1 'not allowed here (rule C-4.1)' analyze illegal.ttr
refuses 1 'Cannot write /nowhere/x.svg' analyze open.ttr --bots ismcts:it=2 --svg /nowhere/x.svg

# ---- sealed dealing
printf 'q\n' >in; run 0 play conspiracy --players 2 --bots none --save sealed.ttr; result $? "play keeps a sealed game"
run 0 verify sealed.ttr && grep -q 'fits its commitment' out; result $? "a sealed game proves its dealing"
sed 's/^commit ./commit 0/; s/^commit 0\(.*\)/commit 0\1/' sealed.ttr | sed 's/^\(commit .\{10\}\)./\1x/' >badhex.ttr
refuses 1 'badhex.ttr, line' verify badhex.ttr
awk '/^commit/ { c = substr($2, 1, 1) == "0" ? "1" : "0"; print "commit " c substr($2, 2); next } { print }' sealed.ttr >other.ttr
refuses 1 'committed' verify other.ttr

# ---- play
{ echo 'nonsense'; echo '99'; echo '? draw 9'; echo '? C-5.4'; echo '?'; echo 'place blue1'; echo 't'; echo; echo 'q'; } >in
run 0 play conspiracy --seed 3 --option first=0 --names Anna --bots greedy --save play.ttr
result $? "play goes on after every kind of wrong input"
grep -q 'neither a choice nor a move' out; result $? "play: what is not understood is said so"
grep -q 'from 1 to' out; result $? "play: a number that is no choice"
grep -q 'The rule is C-4.1' out; result $? "play: ? MOVE names the rule"
grep -q 'C-5.4' out && grep -q 'swap' out; result $? "play: ? ID prints the clause"
grep -q 'The rule is C-3.1' out; result $? "play: a move of another stage names the rule"
printf 'draw 1\nq\n' >in; run 0 play --resume=play.ttr && grep -q 'Anna' out; result $? "play --resume goes on"
grep -q '^1 0 draw 1' play.ttr; result $? "play keeps the game after every move"
run 0 verify play.ttr; result $? "what play keeps verifies"
printf 'q\n' >in; run 0 play conspiracy --seed 3 --bots greedy && printf 'q\n' >in && run 0 play --resume && grep -q 'Going on with' out
result $? "play --resume without a file takes the newest"
yes 1 | head -n 400 >in; run 0 play conspiracy --seed 11 --players 3 --bots none --save three.ttr && grep -q 'Winner' out
result $? "a whole game at one keyboard"
run 0 verify three.ttr && grep -q 'finished game' out; result $? "and its record verifies"
: >in; run 0 play conspiracy --players 2 --bots random,random --seed 4 --save bots.ttr && grep -q 'Winner' out
result $? "bots play by themselves"
printf 'q\n' >in; run 0 play conspiracy --seed 3 --save level.ttr && grep -q '^player 1 level:2$' level.ttr && grep -q 'Shrimp 2' out
result $? "who names no bot plays a level for newcomers, by its name"
printf 'q\n' >in; refuses 1 'no game' play --resume=chess.ttr
head -c 5000 /dev/zero | tr '\0' 'x' >in; run 0 play conspiracy --seed 3 --save long.ttr && grep -q 'too long' out; result $? "a line too long is refused"
printf 'save /nowhere/x.ttr\nq\n' >in; run 0 play conspiracy --seed 3 --save a.ttr && grep -q 'Cannot write' err; result $? "save to a bad place says so"
printf 'save copy.ttr\nq\n' >in; run 0 play conspiracy --seed 3 --save b.ttr && cmp -s b.ttr copy.ttr; result $? "save keeps a copy"

# ---- hint
printf 'hint\ndraw 2\nhint\n1\nhint\nq\n' >in; run 0 play conspiracy --seed 3 --option first=0 --bots greedy --save hint.ttr && cp out hinted
grep -qE '^(> )?ismcts has looked at [0-9]+ continuations from here and advises:$' out && [ "$(grep -cE '^ +[1-5]  [a-z].* \(wins about [0-9]+' out)" -ge 4 ]
result $? "hint says the best moves and their chances"
[ "$(awk '/advises:/ { n = 0 } /wins about/ { if (++n > most) most = n } END { print most }' out)" = 3 ]; result $? "hint: no more than three"
printf 'draw 2\n1\nq\n' >in; run 0 play conspiracy --seed 3 --option first=0 --bots greedy --save nohint.ttr && cmp -s hint.ttr nohint.ttr
result $? "hint changes neither the game nor what bots do"
grep -q '"hint" for advice' out; result $? "play tells of hint"
printf '? hint\n? hints\nq\n' >in; run 0 play conspiracy --seed 3 --bots greedy --save about.ttr && [ "$(grep -c '"hint" asks a bot that knows no more than you' out)" = 2 ] && ! grep -q 'advises:' out
result $? "? hint explains it and asks nobody"
for l in en ru pl zh-Hant; do
    printf '?\nhint\nq\n' >in; run 0 play abyss --seed 3 --option first=0 --bots greedy --lang $l --save "hint-$l.ttr" && grep -q '^|*  *hint  ' out && grep -qE '^ +[0-9]  .*[(（].*[0-9]+.*%' out && ! grep -q 'cli\.[a-z]' out
    result $? "hint and its line in the help, in $l"
done
printf 'hint\nq\n' >in; run 0 play rumbones --seed 3 --bots greedy --save hint-r.ttr && grep -q 'plan has looked at .* advises:' out; result $? "hint in Rum & Bones"

# ---- the table of Abyss
printf 'explore\nt\nq\n' >in
run 0 play abyss --seed 3 --option first=0 --names Anna --bots none --players 2 --save abyss.ttr; result $? "play abyss"
grep -qE '^Court +guild +cost +races +points +keys$' out; result $? "abyss: the court has its columns"
grep -qE '^Threat +\[1\] 2 3 4 5 6 · a pearl · or a monster token$' out; result $? "abyss: the threat track, and what its space gives"
grep -qE '^Available +.+: [0-9]+ points? now' out; result $? "abyss: an available location and its worth now"
grep -qE '^Decks +[0-9]+ to explore' out; result $? "abyss: the sizes of the decks"
grep -qE '^(> )?Anna · 0 points · [0-9]+ pearls? · 0 keys · 0 monsters · hand [0-9]+ · 0/7 lords$' out; result $? "abyss: a player's numbers in one line"
grep -qE '^Track .+ · _' out && grep -q 'Type "t"' out; result $? "abyss: during an exploration, the track, and the court in brief"
grep -qE '^    (↓|∞) .' out; result $? "abyss: t shows the powers, too"

# answers: a way through a whole game; a number that is no choice is refused
answers() { for ((i = 0; i < 6000; i++)); do echo $((i * 5 % 7 + 1)); done; }
# one's own hand comes after the court
shows_foreign_hand() { awk '/^Hand/ { hand = 1 } / A-[0-9.]+$/ || /^  · / { hand = 0 } /^Court/ && hand { found = 1 } END { exit !found }' out; }
answers >in
run 0 play abyss --seed 11 --players 3 --bots none --save abyss3.ttr && grep -qE '^Result +locations +lords +allies +monsters +points +pearls +best lord$' out
result $? "a whole game of abyss at one keyboard"
! shows_foreign_hand; result $? "abyss: nobody sees another hand"
run 0 verify abyss3.ttr && grep -q 'a finished game' out; result $? "and its record verifies"
answers >in
run 0 play abyss --seed 11 --players 3 --bots none --option memory=on --save memory.ttr && shows_foreign_hand
result $? "abyss: the memory aid shows all hands"
for l in en ru pl zh-Hant; do
    answers >in
    run 0 play abyss --seed 12 --players 3 --bots greedy --lang $l --save "abyss-$l.ttr" && grep -q "abyss-$l.ttr" out
    result $? "a whole game of abyss against a bot, in $l"
    ! grep -q 'abyss\.[a-z]' out && [ "$(tail -n +20 out | sed 's/^> *//' | grep -v '\.ttr' | LC_ALL=C.UTF-8 wc -L)" -le 80 ]
    result $? "abyss: 80 columns are enough, and every word is there, in $l"
    [ $l = en ] && cp out english
done
cp english out
grep -qE '^To pay .+ · cost [0-9]+: ' out && grep -qE '^Played ' out && grep -qE '^Missing ' out
result $? "abyss: a payment says what is played and what is missing"
grep -qE 'recruit the .+ \(cost [0-9]+: .+ · [0-9]+ points' out; result $? "abyss: a lord's cost and points stand beside the choice"
grep -qE '^\* [A-Z]' out; result $? "abyss: a lord that can be paid has its mark"
run 0 verify abyss-pl.ttr && grep -q 'a finished game' out; result $? "and its record verifies, too"

# ---- Abyss: sets in any order, look-ups, orders, one screen for several people
# a game that stands there, so that no bot has to play the same for ever
cp "$root/tests/cli/abyss.ttr" pay.ttr
cp pay.ttr pay1.ttr
printf 'recruit apprentice, play jellyfish1 squid3 shellfish3 done\nq\n' >in; run 0 play --resume=pay1.ttr
grep -qE ' play shellfish3$' pay1.ttr && grep -qE ' done$' pay1.ttr; result $? "abyss: a payment in one line and in any order"
run 0 verify pay1.ttr; result $? "and its record verifies"
cp pay.ttr pay2.ttr
printf 'recruit apprentice\nplay squid3\nplay squid2\nq\n' >in; run 0 play --resume=pay2.ttr
grep -qE '^Played +squid 2\+3=5$' out && grep -qE '^Stays +squid 2$' out; result $? "abyss: an ally named late is played in time, and the lowest stays"
run 0 verify pay2.ttr; result $? "and its record verifies"
cp pay.ttr pay3.ttr
printf 'recruit apprentice\nplay jellyfish1\nq\n' >in; run 0 play --resume=pay3.ttr
grep -q 'race by race (crab' out && grep -q 'The rule is A-7' out; result $? "abyss: the order of a set is said before the rule"
{ echo '? hermit'; echo '? Oceanic Senate Assembly'; echo '? token'; echo '? a-4'; echo '? orders'; echo 'orders buy crab 9 1'; echo save; echo q; } >in
cp pay.ttr pay4.ttr; run 0 play --resume=pay4.ttr
grep -q 'cost 10: all 5 · 5 points · 3 keys' out && grep -q 'A-8.16' out; result $? "abyss: ? LORD shows the card"
grep -q '4, and 3 per affiliated squid' out; result $? "abyss: ? LOCATION shows what it is worth"
grep -q 'A-5.10' out && grep -q 'A-4.2' out; result $? "abyss: ? WORD and ? SECTION show clauses"
grep -q 'VALUE is 1 to 5' out && grep -q 'are no standing orders' out; result $? "abyss: what orders look like"
grep -q 'Save in which file' out; result $? "save without a file says what to do"
grep -q 'not kept with the game' out; result $? "on resuming, standing orders are said to be gone"
run 0 rules abyss 'Ship Master' && grep -q 'A-8.13' out; result $? "rules shows a card by its name"
run 0 --lang pl rules abyss 'mistrz MAGII' && grep -q 'A-8.7' out; result $? "rules knows names of another language"
run 0 --lang ru rules abyss КЛЮЧИ && grep -q 'A-9.1' out; result $? "capitals of another alphabet do not matter"
cp pay.ttr pay5.ttr
printf 'council shellfish\nq\n' >in; run 0 play --resume=pay5.ttr && ! grep -q 'In the pile' out && grep -q '^-----' out
result $? "abyss: into a pipe goes nothing that is for one person only"
if script -qec true /dev/null >/dev/null 2>&1; then
    cp pay.ttr pay6.ttr
    printf '\ncouncil shellfish\n\n\nq\n' | TERM=xterm script -qec "$t play --resume=pay6.ttr" /dev/null >out 2>err
    grep -q 'In the pile: shellfish 2' out && grep -q 'when you have read this' out && grep -q 'Now Player 3: press Enter' out
    result $? "abyss: on a terminal one sees what one has got, and the next is called"
    awk 'BEGIN { RS = "\033\\[3J" } /In the pile/ { seen = NR } /Player 3: Explore/ { asked = NR } END { exit !(seen > 0 && asked > seen) }' out
    result $? "abyss: the screen is wiped in between"
else
    echo "# this machine has no pseudo-terminal: what is shown on one is not looked at"
fi
refuses 2 'both be called ann' play abyss --bots none --names Ann,ann
printf 'q\n' >in; run 0 --lang pl play abyss --seed 1 --save 'a b.ttr' && grep -qE -- "--lang pl play --resume='a b.ttr'$" out
result $? "how to go on stands on a line of its own, for copying"

# ---- Rum & Bones: the map, the table, notes, short words, look-ups
rum() { run 0 play rumbones --seed 5 --option heroes=starter --names Anna,Bob --bots none "$@"; }
printf '1\n1\ns\ne6\nc1\nt\nq\n' >in; rum --players 2 --save rum.ttr; result $? "play rumbones"
grep -qE '^     a   b   c   d   e   f   g   h   i   Round 1 · side [AB] goes first$' out && grep -qE '^15   ~   ~   ·   ·   ·   ·   ·   ~   ~ *' out
result $? "rumbones: the map has letters and numbers"
grep -qE '^ *[0-9]+ .* [mchrpa]\[4\] ' out && grep -qE '^ *[0-9]+ .* [MCHRPA]\(4\) ' out && grep -qE '^ *[0-9]+   ~ .* ==   ~  K\?   ~  == ' out
result $? "rumbones: crew and rigging of the sides differ without colours"
grep -qE '^Rigging +([MCHRPA] [a-i][0-9]+ 0/[0-9]+( · )?)+$' out && grep -qE '^Rigging +([mchrpa] [a-i][0-9]+ 0/[0-9]+( · )?)+$' out; result $? "rumbones: rigging in a line"
grep -q '0/8 points · Kraken pool 0/10' out && grep -q 'supply 12 deckhands, 6 bosuns' out && grep -qE 'Side A · Deep Lords · Anna \(hand 3\)' out
result $? "rumbones: what a side has"
grep -qE ' (CA Carcharias|vi Viana) +- +0/9  [$]0 1-1$' out && grep -qE '>(CA|vi)' out; result $? "rumbones: heroes in columns, who acts is marked"
grep -qE '^Hand +[A-Z].* · ' out && [ "$(awk '/goes first$/ { n = 0 } /^Hand/ { if (++n > most) most = n } END { print most }' out)" = 1 ]
result $? "rumbones: one's own hand and no other"
grep -q 'acts, 3 actions left' out && grep -qE 'end the activation \([123] actions? left\)' out; result $? "rumbones: actions left are said"
grep -qE 'Several choices fit "s": step [a-i]' out; result $? "play: what fits several choices is asked back"
grep -qE 'steps to (e6|c1)' out; result $? "play: a zone is enough for a step"
grep -qE '^[A-Z][A-Za-z -]+: .+' out && grep -qE '^(CA|vi) · ' out; result $? "rumbones: t shows skills and cards"

run 0 sim rumbones --games 1 --players 2 --bots random --seed 3 --option heroes=starter --record rum2
# until_move VERB FILE: the game up to the first move of that kind, with people
until_move() { sed 's/^player \([0-9]\) random/player \1 human/' rum2/rumbones-000000.ttr | awk -v p=" $1 " 'index($0, p) && !/^player/ { exit } { print }' >"$2"; }
until_move attack rum3.ttr; printf 'q\n' >in; run 0 play --resume=rum3.ttr
grep -qE 'attack [a-i][0-9]+ with [A-Z].* \([1-9] dice [2-6]\+ · hits 0 [0-9]+%, 1 [0-9]+%' out && grep -q 'there: ' out
result $? "rumbones: an attack comes with its odds"
until_move jump rum4.ttr; printf 'q\n' >in; run 0 play --resume=rum4.ttr
grep -qE 'jump to [a-i][0-9]+ \([0-6]/6\) +[0-9]+  jump to' out; result $? "rumbones: jumps stand side by side, with their odds"
to=$(grep -oE 'jump to [a-i][0-9]+ \([1-6]/6\)' out | head -n 1 | cut -d' ' -f3)
printf 'jump to %s\nq\n' "$to" >in; run 0 play --resume=rum4.ttr && grep -q "swings on a rope to $to\." out
result $? "rumbones: a choice may be typed as it is said"
grep -qE 'needs [1-6] or more|about to jump' out; result $? "rumbones: a jump is rolled for"
awk '/certain to fail/ { after = 1 } /jump to [a-i][0-9]+ \([1-6]\/6\)/ && after { wrong = 1 } END { exit !after || wrong }' out
result $? "rumbones: jumps that cannot succeed come last, and say so"
until_move upgrade rum5.ttr; printf 'q\n' >in; run 0 play --resume=rum5.ttr && tr '\n' ' ' <out | tr -s ' ' | grep -qE '(buy|upgrade) [A-Z][A-Za-z ]+ \([0-9] coins?, [0-9]+ left · '
result $? "rumbones: a purchase says price and what it brings"
{ echo orders; echo 'orders pass jump 5'; echo '? orders'; echo '? ambush'; echo '? overboard'; echo '? map'; echo q; } >in
run 0 play --resume=rum3.ttr && grep -q 'Such as: orders pass jump' out && grep -q 'pass when asked about: jumps; last round: 5' out && grep -q 'orders pass WINDOW ROUND' out
result $? "rumbones: standing orders, and an example of them"
grep -q 'Ambush · reaction · level 2 costs [0-9]' out && grep -q 'R-13.4' out && grep -q 'K? the Kraken may rise here' out
result $? "rumbones: ? explains skills, words and signs"
grep -qE '^Player [12]: a number from 1 to [0-9]+, or a move' out && [ "$(grep -c 'end the activation' out)" = 1 ]
result $? "play: after a look-up the menu is not shown again"
where=$(grep -oE '[0-9]+  attack [a-i][0-9]+ with' out | head -n 1 | cut -d' ' -f4)
{ echo "? attack $where"; echo '? attack i15'; echo 'attack i15'; echo '? 1'; echo '? r'; echo "? $where"; echo 'orders pass jmp 3'; echo "attack $where, attack $where"; echo 1,99; echo q; } >in
cp rum3.ttr rum9.ttr; run 0 play --resume=rum9.ttr --save rum10.ttr
grep -q "Possible now: attack $where with" out && [ "$(grep -c 'Not possible now: attack i15 with' out)" = 2 ] && grep -q 'Possible now: ' out
result $? "rumbones: a verdict on a move, with the clause"
grep -q 'rope · vigour' out && grep -qE "^(> )?  $where: " out; result $? "rumbones: ? explains signs and zones"
grep -q '"jmp" is wrong' out; result $? "orders: which word is wrong"
# some attack of the game has a second one left, behind windows in which there is nothing to choose
twice=1
for n in $(seq 1 15); do
    sed 's/^player \([0-9]\) random/player \1 human/' rum2/rumbones-000000.ttr |
        awk -v n="$n" '$3 == "attack" && ++seen == n { zone = $5; exit } { print } END { print zone >"zone" }' >rum11.ttr
    printf 'attack %s, attack %s\nq\n' "$(cat zone)" "$(cat zone)" >in
    run 0 play --resume=rum11.ttr && [ "$(grep -c " attacks $(cat zone) with" out)" = 2 ] && twice=0 && break
done
result $twice "play: a line goes on after forced answers"
twice=1
for n in $(seq 1 15); do
    sed 's/^player \([0-9]\) random/player \1 human/' rum2/rumbones-000000.ttr |
        awk -v n="$n" '$3 == "attack" && ++seen == n { zone = $5; exit } { print } END { print zone >"zone" }' >rum11.ttr
    printf 'attack %s, attack %s\n? map\npass\nq\n' "$(cat zone)" "$(cat zone)" >in
    run 0 play --resume=rum11.ttr && grep -q 'Play a card or use a reaction' <(tr -s '\n ' ' ' <out) &&
        [ "$(grep -c " attacks $(cat zone) with" out)" = 2 ] && twice=0 && break
done
result $twice "play: a line waits while a window asks"
grep -q 'from 1 to' out; result $? "play: numbers in a line"
run 0 rules rumbones jaws && grep -qE '^    level 2: [0-9] dice, hits on [2-6]\+, range [0-9]' out; result $? "rules shows a skill"
run 0 rules rumbones 'Feeding Frenzy' && grep -qE 'This attack has [0-9] more dice' out && grep -qE 'Kraken pool \+[0-9]' out; result $? "rules shows a Tide card"
run 0 rules rumbones helm && grep -q 'vigour 10 · 2 points · 1 coin' out; result $? "rules shows rigging"
run 0 rules rumbones kraken && grep -q '3 · Slam: ' out; result $? "rules shows the Kraken's board"
run 0 --lang ru rules rumbones кархариас && grep -q 'Челюсти · базовая атака' out; result $? "rules shows a hero in another language"
run 0 rules rumbones jump && grep -q '^  R-13.1' out; result $? "rules knows words of the table"

for l in en ru pl zh-Hant; do
    for how in "3 board=windcutters-junks" "6 board=junks" "4 mode=pirates"; do
        answers | head -n 150 >in
        run 0 play rumbones --seed 12 --players "${how% *}" --option "${how#* }" --bots none --lang $l --save "rum-$l-${how% *}.ttr" &&
            ! grep -q 'rumbones\.[a-z]' out && [ "$(tail -n +21 out | sed 's/^> *//' | grep -v '\.ttr' | LC_ALL=C.UTF-8 wc -L)" -le 80 ]
        result $? "rumbones: 80 columns are enough, and every word is there, $how, in $l"
    done
done
run 0 verify rum-pl-6.ttr; result $? "and its record verifies"
: >in; run 0 play rumbones --seed 12 --players 4 --option mode=pirates && grep -q '^Every pirate for himself' out && ! grep -q '0 lives' out
result $? "rumbones: every pirate for himself has an introduction of its own"
answers | head -n 60 >in; run 0 play rumbones --seed 12 --players 4 --bots none --option heroes=random --save rum6.ttr && grep -qE '^Hand +Player [1-4] · ' out
result $? "rumbones: mates show each other their hands"
: >in; run 0 play rumbones --seed 2 --players 2 --bots greedy,greedy --option mode=pirates --option lives=2 --save rum7.ttr &&
    grep -qE '^greedy [12]: [12] (life|lives)$' out && grep -q '^Winner: greedy' out
result $? "rumbones: every pirate for himself, to the end"
run 0 sim rumbones --games 1 --players 2 --bots greedy --seed 3 --record rum8
awk '/^end/ { exit } { print }' rum8/rumbones-000000.ttr | head -n -30 >rum8.ttr; : >in
run 0 play --resume=rum8.ttr && grep -qE '^greedy [12]: ([89]|1[0-2]) points$' out && grep -q '^Winner: greedy' out
result $? "rumbones: the result"

# ---- undo: back to the last barrier and no further
printf 'u\nq\n' >in; run 0 play conspiracy --seed 3 --bots none --save u.ttr && grep -q 'Nothing can be undone' out
result $? "nothing to undo at the start"

{
    for _ in 1 2 3 4; do printf 'draw 3\n1\n'; done
    for c in blue yellow red green purple; do printf 'pile %s\nu\n' $c; done
    echo q
} >in
run 0 play conspiracy --players 2 --bots none --seed 1 --save u2.ttr && grep -q 'Undone' out; result $? "a pile can be put back before its lords are placed"
run 0 verify u2.ttr; result $? "and the record shows nothing of it"

# ---- names, help, sections, resuming
refuses 2 'more names than players' play conspiracy --players 2 --names a,b,c
refuses 2 'control characters' play conspiracy --players 2 --names "$(printf 'a\nb')"
refuses 2 'at most 47 bytes' play conspiracy --players 2 --names xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
refuses 2 'only --save' play --resume=play.ttr --players 3
refuses 2 'needs a value' --lang
run 0 help sim && grep -q 'Usage: tidetable sim' out; result $? "help COMMAND"
run 0 rules conspiracy c-7 && grep -q 'C-7.3' out && ! grep -q 'C-8' out; result $? "rules prints a section"
printf 'q\n' >in; run 0 play --resume play.ttr && grep -q 'Going on with play.ttr' out; result $? "--resume FILE without the equals sign"
printf 'q\n' >in; run 0 play conspiracy --resume=play.ttr && grep -q 'Going on with play.ttr' out; result $? "a game's name beside --resume=FILE"
refuses 1 'is a game of conspiracy, not of abyss' play abyss --resume=play.ttr
kept=$(find state -name '*.ttr' | wc -l)
: >in; run 0 play conspiracy --seed 3 --option first=0 && grep -q 'nothing is kept' out && [ "$(find state -name '*.ttr' | wc -l)" = "$kept" ]
result $? "the end of the input before any move keeps no game"
printf 'position\nq\n' >in; run 0 play conspiracy --seed 3 --save p.ttr && grep -q 'lord-deck=?' out; result $? "position prints a line with the decks hidden"
: >in; run 1 play conspiracy --seed 3 --option first=0 --save /nonexistent/x.ttr && grep -q 'Cannot write' err; result $? "a game that cannot be kept says so"
run 0 --lang ru play --help; result $? "help in another language"

# ---- nothing is written over, nothing hostile is shown
printf 'precious\n' >mine.txt
printf 'save mine.txt\nq\n' >in; run 0 play conspiracy --seed 3 --save c.ttr && grep -q precious mine.txt && grep -q 'Cannot write' err
result $? "save writes over nothing"
refuses 1 'something at c.ttr already' play conspiracy --seed 3 --save c.ttr
ln -s mine.txt link.ttr; refuses 1 'something at link.ttr already' play conspiracy --seed 3 --save link.ttr
printf '\033[31mx\nq\n' >in; run 0 play conspiracy --seed 3 --save d.ttr && ! grep -q "$(printf '\033')" out
result $? "escape characters that were typed are not sent back"
sed "s/^game .*/game $(printf '\033')[31mX/" $f >escape.ttr; refuses 1 'escape.ttr, line 2' verify escape.ttr
! grep -q "$(printf '\033')" err; result $? "escape characters in a record are not sent on"
refuses 2 'UTF-8' play conspiracy --players 2 --names "$(printf '\377A')"
sed 's/^player 1 .*/player 1 sage/' $f | head -n 20 >sage.ttr; refuses 1 'no bot "sage"' play --resume=sage.ttr
printf ' DRAW 1 \n Q \n' >in; run 0 play conspiracy --seed 3 --option first=0 --players 2 --bots none --save e.ttr && grep -q '^1 0 draw 1' e.ttr
result $? "blanks and capitals do not matter"
env -u HOME -u XDG_STATE_HOME "$t" play conspiracy --seed 3 >out 2>err </dev/null; [ $? = 1 ] && grep -q -- '--save' err
result $? "without a home it says what to do"
"$t" --help >/dev/full 2>err; [ $? = 1 ]; result $? "--help into a full disk is noticed"
run 0 --lang RU games && cmp -s out ru; result $? "--lang in capitals"
run 0 --help --lang pl && cmp -s out pl; result $? "--lang after --help"

# ---- all output in a closed pipe ends quietly or with a sentence
"$t" rules conspiracy >/dev/full 2>err; [ $? = 1 ] && grep -q 'Cannot write' err; result $? "a full disk is noticed"

exit $failed
