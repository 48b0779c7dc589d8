# A turn: recruit, then place.

game conspiracy

% A turn is recruiting, then placing, then the next player   [C-3.1]
start 2 deal flat-7
deal blue3 red4
told 0 turn
ask 0 recruit
do 0 draw 2
ask 0 keep
do 0 keep red4
told 0 kept red4
told 0 placed red4 1
told 1 turn
ask 1 recruit
expect chambers=[[red4] []] recruited=[] drawn=[]

% Every recruited lord is placed before the next player has a turn   [C-3.1]
start 2 deal flat-7
given pile-green=[green3 green4 green6]
do 0 pile green
ask 0 place: place green3 | place green4 | place green6
do 0 place green3
ask 0 place: place green4 | place green6
deal red1
do 0 place green6
expect chambers.0=[green3 green6 green4] recruited=[] pile-green=[]
ask 1 recruit

% First recruit: nothing else can be done before   [C-3.1]
start 2 deal flat-7
refuse 0 keep blue3: C-3.1
refuse 0 place blue3: C-3.1
refuse 0 stay: C-3.2
refuse 0 swap 1 2: C-3.1
refuse 0 take flat-7: C-3.1
refuse 0 turn-up 1: C-3.1

% While placing there is no recruiting, and while keeping no placing   [C-3.1]
start 2 deal flat-7
given pile-green=[green3 green4] pile-red=[red3]
do 0 pile green
refuse 0 pile red: C-3.1
refuse 0 draw 1: C-3.1
refuse 0 stay: C-3.1
do 0 place green4
deal blue3 blue4
do 1 draw 2
refuse 1 place blue3: C-3.1
refuse 1 pile red: C-4.1

% Nobody may pass: recruiting is compulsory   [C-3.2]
start 2 deal flat-7
given pile-red=[red3]
ask 0 recruit: draw 1 | draw 2 | draw 3 | pile red
refuse 0 stay: C-3.2

% With an empty deck there is still a pile to take   [C-3.2 C-4.2]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      chambers=[[purple0 purple1 purple1] [purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple4 purple6]]
      locations.0=[- - top-red] locations.1=[- top-blue - top-green]
expect lord-deck=[]
ask 0 recruit: pile blue | pile yellow | pile red | pile green

% One lord from the deck is kept and placed without a question   [C-3.3]
start 2 deal flat-7
deal blue4
do 0 draw 1
told 0 drew blue4
told 0 kept blue4
told 0 placed blue4 1
ask 1 recruit

% Three lords alike: which one is kept is no question   [C-3.3]
start 2 deal flat-7
deal green1 green1 green1
do 0 draw 3
told 0 kept green1
expect chambers.0=[green1] pile-green=[green1 green1]
ask 1 recruit

% Two alike and another one: two choices, not three   [C-3.3 C-4.1]
start 2 deal flat-7
deal green1 red3 green1
do 0 draw 3
ask 0 keep: keep green1 | keep red3

% A pile of one lord is placed without a question   [C-3.3]
start 2 deal flat-7
given pile-red=[red4]
do 0 pile red
told 0 took-pile red 1
told 0 placed red4 1
barrier yes               # the turn has passed: no way back
ask 1 recruit

% The last one of a pile is placed without a question   [C-3.3]
start 2 deal flat-7
given pile-red=[red3 red4]
do 0 pile red
do 0 place red3
told 0 placed red3 1
told 0 placed red4 2
ask 1 recruit

% Lords of a pile that are all alike are placed without a question   [C-3.3]
start 2 deal flat-7
given chambers.0=[red4] pile-blue=[blue3 blue3]
do 0 pile blue
told 0 placed blue3 2
told 0 placed blue3 3
ask 1 recruit

% A pile too large of lords alike: which ones fit is no question   [C-3.3 C-4.4]
start 2 deal flat-7
given chambers.0=[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 red3 red3 red4 red4]
      pile-yellow=[yellow4 yellow4]
do 0 pile yellow
told 0 left yellow4
expect pile-yellow=[yellow4] chambers.0.14=yellow4 last=0
ask 1 recruit

% One location turned up is taken without a question   [C-3.3 C-6.4]
start 2 deal flat-7
given chambers.0=[blue1] pile-red=[red1]
do 0 pile red
deal top-red
do 0 turn-up 1
told 0 turned-up top-red
told 0 took-location top-red 2
ask 1 recruit

% One lord is left in the deck and no pile: it is drawn without a question   [C-3.3 C-4.2]
start 4 first=2 deal flat-7
given chambers=[[blue0 blue3 blue3 blue4 blue4 blue6 yellow0 yellow3 yellow3 yellow4 yellow4 yellow6 red0 red3 red3]
                [red4 red4 red6 green0 green3 green3 green4 green4 green6
                 purple0 purple3 purple3 purple4 purple4 purple6]
                [blue1 blue1 blue2 blue1 blue1 blue2 yellow1 yellow2 yellow1 yellow1 yellow1 red1 red2 red2]
                [green1 green1 green2 green2 green1 green1 purple1 purple1 purple2 purple2 purple1 purple1 red1 red1]]
      locations.2=[- - - - - - - - - - - - - top-red]
      locations.3=[- - - - - - - - - - - - - top-blue]
      last=0
expect lord-deck=[yellow2 red1]
ask 2 recruit: draw 1 | draw 2
deal yellow2 red1
do 2 draw 1
told 3 drew red1
told 3 placed red1 15
over

% The deck is empty and one pile is left: it is taken without a question   [C-3.3 C-4.2]
start 4 deal flat-7
given chambers=[[blue0 blue3 blue3 blue4 blue4 blue6 yellow0 yellow3 yellow3 yellow4 yellow4 yellow6]
                [red0 red3 red3 red4 red4 red6 green0 green3 green3 green4 green4 green6 blue1 yellow1]
                [purple0 purple3 purple3 purple4 purple4 purple6 blue1 blue2 red1 red2 green1 green2 yellow1]
                [blue1 blue1 blue2 yellow1 yellow1 yellow2 yellow2 red1 red1 red1 red2 green1 green1 green2]]
      locations.2=[- - - - - - - - top-red - - top-blue]
      locations.3=[- flat-7 - - top-green - top-purple - count-red - - count-blue]
      available=[1-pearl] pile-purple=[purple1 purple1 purple1 purple1 purple2 purple2] lord-deck=[green1]
ask 0 recruit: draw 1 | pile purple
deal green1
do 0 draw 1
told 1 took-pile purple 6
ask 1 fit: keep purple1 | keep purple2
