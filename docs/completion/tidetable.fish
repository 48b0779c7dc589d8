# Completion for tidetable in fish: put this file into
# share/fish/vendor_completions.d or ~/.config/fish/completions.

function __tidetable_program
    commandline -opc | head -n 1
end

function __tidetable_games
    eval (__tidetable_program) games --json 2>/dev/null | string replace -rf '.*"game":"([^"]*)".*' '$1'
end

# The words so far that are neither options nor their values.
function __tidetable_words
    set -l skip 0
    for word in (commandline -opc)[2..-1]
        if test $skip = 1
            set skip 0
        else if contains -- $word --lang --bots --players --seed --option --names --save --games --threads --record --svg --port --listen --store --client --origins --connections --per-address --keep-finished --log --config
            set skip 1
        else if not string match -q -- '-*' $word
            echo $word
        end
    end
end

function __tidetable_clauses
    set -l words (__tidetable_words)
    eval (__tidetable_program) rules $words[2] --lang en 2>/dev/null | string replace -rf '^- \*\*([^*]*)\*\*.*' '$1'
end

# So many words, the first of them one of those given.
function __tidetable_at
    set -l words (__tidetable_words)
    test (count $words) = $argv[1]; and contains -- $words[1] $argv[2..-1]
end

function __tidetable_in
    set -l words (__tidetable_words)
    test (count $words) -gt 0; and contains -- $words[1] $argv
end

# What follows the last comma is completed, what stands before it stays.
function __tidetable_bots
    set -l before (string replace -rf '^(.*,)[^,]*$' '$1' -- (commandline -ct))
    set -l bots random greedy net plan:ms= ismcts:it= ismcts:ms= level:1 level:2 level:3 level:4 level:5 level:6
    __tidetable_in analyze; and set bots ismcts:it= ismcts:ms= plan:it= plan:ms=
    __tidetable_in arena play sim; and set -a bots exec:
    for bot in $bots
        echo "$before$bot"
    end
    test -z "$before"; and __tidetable_in play; and echo none
end

# Files and folders. After "--resume=" only the rest is the file's name.
function __tidetable_files
    set -l start (string replace -r '^--[^=]*=' '' -- (commandline -ct))
    complete -C "'' $start" | string replace -r '\t.*' ''
end

# Records, and folders on the way to them.
function __tidetable_records
    __tidetable_files | string match -r '.*(?:\.ttr|/)$'
end

function __tidetable_folders
    __tidetable_files | string match '*/'
end

function __tidetable_resumes
    contains -- --resume (commandline -opc)
end

complete -c tidetable -f
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a analyze -d 'who was likely to win when'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a arena -d 'which bot plays best'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a backup -d 'a copy of the server\'s games'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a balance -d 'who wins how often'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a bot -d 'a bot as a program of its own'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a games -d 'the games there are'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a play -d 'play at this keyboard'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a replay -d 'every move of a recorded game'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a restore -d 'the server\'s games from a copy'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a rules -d 'the rules, or one clause'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a serve -d 'the game server'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a sim -d 'many games between bots'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a verify -d 'is a record true?'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -a help -d 'how a command is called'
complete -c tidetable -n 'test (count (__tidetable_words)) = 0' -l version -d 'the version'
complete -c tidetable -l lang -x -a 'en ru pl zh-Hant' -d 'the language'
complete -c tidetable -s h -l help -d 'how the command is called'

complete -c tidetable -n '__tidetable_at 1 help' -a 'analyze arena backup balance bot games play replay restore rules serve sim verify'
complete -c tidetable -n '__tidetable_at 1 arena bot play rules sim; and not __tidetable_resumes' -a '(__tidetable_games)'
complete -c tidetable -n '__tidetable_at 1 play; and __tidetable_resumes' -a '(__tidetable_records)'
complete -c tidetable -n '__tidetable_at 1 balance' -a rumbones
complete -c tidetable -n '__tidetable_at 2 rules' -a '(__tidetable_clauses)'
complete -c tidetable -n '__tidetable_at 1 backup restore' -a '(__tidetable_files)'
complete -c tidetable -n '__tidetable_at 1 analyze replay verify' -a '(__tidetable_records)'

complete -c tidetable -n '__tidetable_in analyze arena balance games replay sim' -l json -d 'JSON instead of sentences'
complete -c tidetable -n '__tidetable_in analyze arena bot play sim' -l bots -x -a '(__tidetable_bots)' -d 'who plays, separated by commas'
complete -c tidetable -n '__tidetable_in arena play sim' -l players -x -a '2 3 4 5 6' -d 'how many play'
complete -c tidetable -n '__tidetable_in analyze arena balance play sim' -l seed -x -d 'deal from this number'
complete -c tidetable -n '__tidetable_in arena play sim' -l option -x -a 'first=random first=0 first=1 first=2 first=3 memory=off memory=on board=base board=gallant-junks board=windcutters-junks board=gallants board=junks board=windcutters mode=sides mode=pirates faction=deep faction=marea heroes=picked heroes=starter heroes=random heroes=random-hired allies=usual allies=unusual larger=a larger=b lives=2 lives=3 lives=4 lives=5 each=1 each=2' -d 'an option of the game'
complete -c tidetable -n '__tidetable_in play' -l names -x -d 'what the players are called'
complete -c tidetable -n '__tidetable_in play' -l save -x -a '(__tidetable_folders)' -d 'keep the game in this new file'
complete -c tidetable -n '__tidetable_in play' -l resume -a '(__tidetable_records)' -d 'go on with a kept game'
complete -c tidetable -n '__tidetable_in serve' -l port -x -d 'the port'
complete -c tidetable -n '__tidetable_in serve' -l listen -x -d 'the address'
complete -c tidetable -n '__tidetable_in serve backup restore' -l store -r -F -d 'where games are kept'
complete -c tidetable -n '__tidetable_in serve' -l client -x -a '(__tidetable_folders)' -d 'the client for browsers'
complete -c tidetable -n '__tidetable_in serve' -l origins -x -d 'other web pages that may play here'
complete -c tidetable -n '__tidetable_in serve' -l behind-proxy -d 'a proxy in front says who asks'
complete -c tidetable -n '__tidetable_in serve' -l connections -x -d 'how many at a time'
complete -c tidetable -n '__tidetable_in serve' -l per-address -x -d 'and from one address'
complete -c tidetable -n '__tidetable_in serve' -l keep-finished -x -d 'how long finished tables stay in memory'
complete -c tidetable -n '__tidetable_in serve' -l log -x -a 'error warn info requests debug' -d 'what is logged'
complete -c tidetable -n '__tidetable_in serve' -l config -r -F -d 'options from a file'
complete -c tidetable -n '__tidetable_in serve' -l check-config -d 'say what would be used'
complete -c tidetable -n '__tidetable_in backup restore' -l force -d 'replace what is there'
complete -c tidetable -n '__tidetable_in serve' -l node -x -d 'how other servers reach this one'
complete -c tidetable -n '__tidetable_in arena balance sim' -l games -x -d 'how many games'
complete -c tidetable -n '__tidetable_in analyze arena balance sim' -l threads -x -d 'how many at a time'
complete -c tidetable -n '__tidetable_in analyze' -l svg -r -F -d 'draw the chances into this file'
complete -c tidetable -n '__tidetable_in arena sim' -l record -x -a '(__tidetable_folders)' -d 'keep every game in this folder'
complete -c tidetable -n '__tidetable_in arena' -l save -r -F -d 'keep games that are over, and go on from there'
complete -c tidetable -n '__tidetable_in arena' -l sprt -d 'stop as soon as the answer is clear'
