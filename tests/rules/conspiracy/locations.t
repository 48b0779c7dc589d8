# The locations: what they do at once, what they change, what they are worth.

game conspiracy

# ---- points and pearls ----

% 7 points   [C-9.1]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1
do 0 draw 1
score 5 0                 # lords 1+1, coalition 3
do 0 take flat-7
expect pearls=[0 0] master=-
score 12 0

% 1 pearl now, 5 points   [C-9.2]
start 2 deal 1-pearl
given chambers.0=[blue1]
deal red1
do 0 draw 1
do 0 take 1-pearl
told 0 pearls 1 1
expect pearls=[1 0] master=0
score 15 0                # 5, location 5, pearl master 5

% 2 pearls now, 4 points   [C-9.3]
start 2 deal 2-pearls
given chambers.0=[blue1]
deal red1
do 0 draw 1
do 0 take 2-pearls
told 0 pearls 2 2
expect pearls=[2 0] master=0
score 14 0

% 3 pearls now, 3 points   [C-9.4]
start 2 deal 3-pearls
given chambers.0=[blue1]
deal red1
do 0 draw 1
do 0 take 3-pearls
told 0 pearls 3 3
expect pearls=[3 0] master=0
score 13 0

% 1 point for every lord with a silver key, spent or not   [C-9.5]
start 2 deal flat-7
given chambers=[[blue1 red1 green1 yellow2 purple0] [blue1]] locations.0=[- silver-keys]
score 11 4                # lords 1+1+1+2+0, location 3, coalition 3
deal purple1
do 0 draw 1
do 0 take flat-7          # now four, all spent
score 20 4                # lords 1+1+1+2+1, locations 4 and 7, coalition 3

% 2 points for every lord with a gold key, spent or not   [C-9.6]
start 2 deal flat-7
given chambers=[[blue2 red2 green1 yellow2] [purple2]] locations.0=[- gold-keys]
score 16 5                # lords 2+2+1+2, location 6, coalition 3

% Lords without gold keys add nothing   [C-9.6]
start 2 deal flat-7
given chambers.0=[blue1 red1 green6] locations.0=[- gold-keys]
score 11 0                # lords 1+1+6, location 0, coalition 3

% 1 point for two pearls; no pearls: nothing   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1] locations.0=[- pearl-pairs]
expect pearls=[0 0]
score 5 0                  # lords 1+1, location 0, coalition 3

% 1 point for two pearls; one pearl: nothing   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 green4] locations.0=[- pearl-pairs]
expect pearls=[1 0]
score 14 0                 # lords 1+1+4, location 0, coalition 3, pearl master 5

% 1 point for two pearls; two pearls: 1 point   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 green3] locations.0=[- pearl-pairs]
expect pearls=[2 0]
score 14 0                 # lords 1+1+3, location 1, coalition 3, pearl master 5

% 1 point for two pearls; three pearls: 1 point   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 green3 yellow4] locations.0=[- pearl-pairs]
expect pearls=[3 0]
score 18 0                 # lords 1+1+3+4, location 1, coalition 3, pearl master 5

% 1 point for two pearls; four pearls: 2 points   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 green3 yellow3] locations.0=[- pearl-pairs]
expect pearls=[4 0]
score 18 0                 # lords 1+1+3+3, location 2, coalition 3, pearl master 5

% 1 point for two pearls; five pearls: 2 points   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 green3 yellow3 purple4] locations.0=[- pearl-pairs]
expect pearls=[5 0]
score 22 0                 # lords 1+1+3+3+4, location 2, coalition 3, pearl master 5

% Pearls gained later count, too   [C-9.7]
start 2 deal flat-7
given chambers.0=[blue1 red1 green3] locations.0=[- pearl-pairs]
score 14 0                # lords 1+1+3, location 1, coalition 3, pearl master 5
deal yellow3
do 0 draw 1
score 18 0                # lords 1+1+3+3, location 2

% 2 points for every location, itself included   [C-9.8]
start 2 deal flat-7
given chambers.0=[blue1 red1 green6] locations.0=[- per-location]
score 13 0                # lords 1+1+6, location 2, coalition 3

% 2 points for every location of the player's own, not of the others, nor the available ones   [C-9.8]
start 2 deal flat-7
given chambers=[[blue1 red1 green1 yellow1 blue2 red2 purple0] [purple1 purple1]] available=[top-green]
      locations=[[- per-location - top-purple - 1-pearl] [- top-red]]
score 28 7                # lords 2+2+1+1, locations 6 and 0 and 5, coalition 6, pearl master 5

# ---- the top lord of the deck ----

% The opponent must take the top lord of the deck: one, without a choice   [C-9.9]
start 2 deal force-one
given chambers.0=[blue1] pile-green=[green6]
deal red1 yellow3
do 0 draw 1
do 0 take force-one
told 0 forces 1
told 1 turn
told 1 forced 1
told 1 drew yellow3
told 1 placed yellow3 1
untold 0 pearls
expect chambers.1=[yellow3] pile-green=[green6] pile-yellow=[] pearls=[0 2]
ask 0 recruit: draw 1 | draw 2 | draw 3 | pile green
score 8 11                # lords 1+1, location 3, coalition 3

% It binds every opponent until the owner's next turn, and not longer   [C-9.9]
start 3 deal force-one
given chambers.0=[blue1]
deal red1 yellow3 purple3
do 0 draw 1
do 0 take force-one
told 1 forced 1
told 2 forced 1
expect chambers=[[blue1 red1] [yellow3] [purple3]] force=0 force-by=-
ask 0 recruit: draw 1 | draw 2 | draw 3
deal green3 green4 yellow4
do 0 draw 1
untold 1 forced
ask 1 recruit: draw 1 | draw 2 | draw 3
do 1 draw 1
ask 2 recruit: draw 1 | draw 2 | draw 3
do 2 draw 1

% It binds three opponents, whoever is the owner   [C-9.9]
start 4 first=2 deal force-one
given chambers.2=[blue1]
deal red1 yellow3 purple3 green3
do 2 draw 1
do 2 take force-one
told 3 forced 1
told 0 forced 1
told 1 forced 1
expect chambers=[[purple3] [green3] [blue1 red1] [yellow3]]
ask 2 recruit

% The lord taken is applied as usual, and the next opponent is bound all the same   [C-9.9]
start 3 deal force-one
given chambers=[[blue1] [green1] []]
deal red1 yellow1
do 0 draw 1
do 0 take force-one
told 1 placed yellow1 2
ask 1 location: turn-up 1 | turn-up 2 | turn-up 3
expect force=1 force-by=0
deal flat-7 purple3
do 1 turn-up 1
told 2 forced 1
told 2 placed purple3 1
ask 0 recruit

% The owner goes on with their own turn first   [C-9.9]
start 2 deal force-one
given chambers.0=[blue1] pile-red=[red1 red3 red4]
do 0 pile red
do 0 place red1
do 0 take force-one
ask 0 place: place red3 | place red4
deal green3
do 0 place red4
told 1 forced 1
expect chambers=[[blue1 red1 red4 red3] [green3]]

# ---- the top two lords of the deck ----

% The opponent must turn up two, keep one and discard the other   [C-9.12]
start 2 deal force-two
given chambers.0=[blue1] pile-green=[green6]
deal red1 yellow3 purple4
do 0 draw 1
do 0 take force-two
told 0 forces 2
told 1 forced 2
untold 0 pearls
ask 1 keep: keep yellow3 | keep purple4
refuse 1 pile green: C-9.12
refuse 1 draw 1: C-9.12
expect force=2 force-by=0
do 1 keep purple4
told 1 discarded yellow3
expect chambers.1=[purple4] pile-yellow=[yellow3] pile-green=[green6] force=0 force-by=-
ask 0 recruit: draw 1 | draw 2 | draw 3 | pile yellow | pile green
score 8 12                # lords 1+1, location 3, coalition 3

% It binds every opponent until the owner's next turn, and not longer   [C-9.12]
start 3 deal force-two
given chambers.0=[blue1]
deal red1 yellow3 yellow4
do 0 draw 1
do 0 take force-two
deal purple3 purple4
do 1 keep yellow4
told 2 forced 2
ask 2 keep: keep purple3 | keep purple4
do 2 keep purple4
expect force=0 force-by=-
ask 0 recruit: draw 1 | draw 2 | draw 3 | pile yellow | pile purple
deal green3
do 0 draw 1
untold 1 forced
ask 1 recruit: draw 1 | draw 2 | draw 3 | pile yellow | pile purple

% Two alike: which one is kept is no question   [C-9.12 C-3.3]
start 2 deal force-two
given chambers.0=[blue1]
deal red1 yellow3 yellow3
do 0 draw 1
do 0 take force-two
told 1 forced 2
expect chambers.1=[yellow3] pile-yellow=[yellow3]
ask 0 recruit

# ---- both of them ----

% First one, then two: three players, the later one counts   [C-9.17]
start 3 deal force-one
given chambers=[[blue1] [green1] []] available=[force-one force-two]
deal red1 yellow1
do 0 draw 1
do 0 take force-one
told 1 forced 1           # bound by the first
deal purple3 purple4
do 1 take force-two
expect force=2 force-by=1
told 2 forced 2
ask 2 keep: keep purple3 | keep purple4
deal green3 green4
do 2 keep purple3
told 0 turn
told 0 forced 2           # the first is over, the second still binds its owner
ask 0 keep: keep green3 | keep green4
do 0 keep green3
expect force=0 force-by=-
ask 1 recruit includes: draw 1 | draw 2 | draw 3 | pile green
deal blue3
do 1 draw 1
untold 2 forced
ask 2 recruit

% First two, then one: three players, the later one counts   [C-9.17]
start 3 deal force-one
given chambers=[[blue1] [green1] []] available=[force-one force-two]
deal red1 yellow1 yellow3
do 0 draw 1
do 0 take force-two
ask 1 keep
do 1 keep yellow1
ask 1 location
deal purple3 green4
do 1 take force-one
told 2 forced 1
told 0 forced 1
expect chambers=[[blue1 red1 green4] [green1 yellow1] [purple3]] force=0 force-by=-
ask 1 recruit

% First one, then two: four players   [C-9.17]
start 4 deal force-one
given chambers=[[blue1] [] [green1] []] available=[force-one force-two]
deal red1 blue3 yellow1
do 0 draw 1
do 0 take force-one
told 1 forced 1
told 2 forced 1
ask 2 location
deal purple3 purple4
do 2 take force-two
told 3 forced 2
deal green3 green4
do 3 keep purple3
told 0 forced 2
deal yellow3 yellow4
do 0 keep green3
told 1 forced 2
ask 1 keep: keep yellow3 | keep yellow4
do 1 keep yellow3
expect force=0 force-by=-
ask 2 recruit

% First two, then one: four players   [C-9.17]
start 4 deal force-one
given chambers=[[blue1] [green1] [] []] available=[force-one force-two]
deal red1 yellow1 yellow3
do 0 draw 1
do 0 take force-two
do 1 keep yellow1
deal blue3 purple3 red3
do 1 take force-one
told 2 forced 1
told 3 forced 1
told 0 forced 1
expect chambers=[[blue1 red1 red3] [green1 yellow1] [blue3] [purple3]]
ask 1 recruit

% One player takes both in a turn: the later one counts   [C-9.17]
start 2 deal force-one
given available=[force-one force-two] pile-red=[red1 red1 red1 red1]
do 0 pile red
do 0 take force-two
deal green3
do 0 take force-one
told 1 forced 1
expect chambers.1=[green3]
ask 0 recruit

# ---- the forced turn, and the last ones ----

% A forced recruit is the whole recruiting: the player places the lord, and that is the turn   [C-9.18]
start 3 deal force-one
given chambers.0=[blue1] pile-green=[green3 green4]
deal red1 yellow3 purple3
do 0 draw 1
do 0 take force-one
told 1 turn
told 2 turn
untold 1 took-pile
expect chambers.1=[yellow3] chambers.2=[purple3] pile-green=[green3 green4]
ask 0 recruit

% The owner ends the game with it: the last turns are bound   [C-9.18 C-8.1]
start 3 deal force-two
given chambers.0=[blue1 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
deal red1
do 0 draw 1
deal purple3 purple4
do 0 take force-two
told 1 forced 2
deal red3 red4
do 1 keep purple3
told 2 forced 2
do 2 keep red4
expect chambers.1=[purple3] chambers.2=[red4]
over

% Taken in one of the last turns it binds who has a turn left, not who has none   [C-9.18 C-8.1]
start 3 deal force-one
given chambers=[[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
                [purple1] []]
deal red3 red1 red4
do 0 draw 1
do 1 draw 1
do 1 take force-one
told 2 forced 1
untold 0 forced
expect chambers.2=[red4]
over

% Taken in the very last turn it binds nobody   [C-9.18 C-8.1]
start 2 deal force-one
given chambers=[[blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4]
                [purple1]]
deal red3 red1
do 0 draw 1
do 1 draw 1
do 1 take force-one
untold 0 forced
over
expect chambers.1=[purple1 red1]

% A chamber filled by a forced draw: the owner's own last turn is free   [C-9.18 C-8.1]
start 3 deal force-one
given chambers=[[red1]
                [blue0 blue3 blue3 blue4 blue4 green0 green3 green3 green4 green4 yellow3 yellow3 yellow4 yellow4] []]
deal purple1 red3 red4
do 0 draw 1
do 0 take force-one
told 1 full
told 2 forced 1
ask 0 recruit: draw 1 | draw 2 | draw 3
deal blue1
do 0 draw 1
over

# ---- reshuffled lords ----

% All discarded lords are shuffled into the deck   [C-9.10]
start 2 deal reshuffle-lords
given chambers.0=[blue1]
      pile-blue=[blue3] pile-yellow=[yellow1 yellow1] pile-red=[red6] pile-green=[green0] pile-purple=[purple4]
deal red1
do 0 draw 1
do 0 take reshuffle-lords
told 0 lords-back 6
expect pile-blue=[] pile-yellow=[] pile-red=[] pile-green=[] pile-purple=[] chambers.0=[blue1 red1]
view 1 lord-deck=?58
ask 1 recruit: draw 1 | draw 2 | draw 3
deal red6 green0
do 1 draw 1               # they can come up again
expect chambers.1=[red6] pile-green=[green0]
score 8 9                 # lords 1+1, location 3, coalition 3

% There may be nothing to shuffle   [C-9.10]
start 2 deal reshuffle-lords
given chambers.0=[blue1]
deal red1
do 0 draw 1
do 0 take reshuffle-lords
told 0 lords-back 0
view 1 lord-deck=?58

% An empty deck is a deck again   [C-9.10 C-4.2]
start 2 deal reshuffle-lords
given chambers.0=[blue1]
      pile-blue=[blue0 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6]
      pile-yellow=[yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6]
      pile-red=[red0 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6]
      pile-green=[green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6]
      pile-purple=[purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple4 purple6]
expect lord-deck=[red1]
deal red1
do 0 draw 1
expect lord-deck=[]
do 0 take reshuffle-lords
told 0 lords-back 58
ask 1 recruit: draw 1 | draw 2 | draw 3

% What was discarded earlier in the turn goes back, too   [C-9.19 C-9.10]
start 2 deal reshuffle-lords
given chambers.0=[blue1]
deal red1 red4 yellow3
do 0 draw 3
do 0 keep red1
expect pile-red=[red4] pile-yellow=[yellow3]
do 0 take reshuffle-lords
told 0 lords-back 2
expect pile-red=[] pile-yellow=[]
view 0 lord-deck=?58

% What a lord worth 6 turned up earlier in the turn goes back, recruited lords do not   [C-9.19 C-9.10 C-4.7]
start 2 deal reshuffle-lords
given chambers.0=[blue1] pile-red=[red1 red3 red4 red6]
do 0 pile red
deal red3
do 0 place red6
expect pile-red=[red3]
do 0 place red1
do 0 take reshuffle-lords
told 0 lords-back 1
expect pile-red=[] recruited=[red3 red4]
ask 0 place: place red3 | place red4

# ---- any two keys ----

% Any two keys are enough for the owner: silver and gold   [C-9.11]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- any-two-keys]
deal yellow2
do 0 draw 1
ask 0 location
do 0 take flat-7
expect locations.0=[- any-two-keys - flat-7]
score 18 0                # lords 1+1+1+2, locations 3 and 7, coalition 3

% Any two keys: gold and silver   [C-9.11]
start 2 deal flat-7
given chambers.0=[blue1 red1 green2] locations.0=[- any-two-keys]
deal yellow1
do 0 draw 1
ask 0 location

% Any two keys: two alike are enough as before, one is not   [C-9.11]
start 2 deal flat-7
given chambers.0=[blue1 red1] locations.0=[- any-two-keys]
deal yellow2 purple3 green2
do 0 draw 1
ask 1 recruit
do 1 draw 1
do 0 draw 1
ask 0 location

% It lasts for the rest of the game   [C-9.11]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1 yellow2 purple2] locations.0=[- any-two-keys - top-red]
deal yellow1
do 0 draw 1
ask 0 location
do 0 take flat-7
expect locations.0=[- any-two-keys - top-red - flat-7]

% The opponents need two alike, or three   [C-9.11]
start 2 first=1 deal flat-7
given chambers=[[blue1 red1] [green1]] locations.0=[- any-two-keys]
deal yellow2
do 1 draw 1
ask 0 recruit

% It starts with the owner's next location: its own needed two alike   [C-9.11 C-9.19]
start 2 deal any-two-keys
given chambers.0=[blue1] pile-red=[red1 red2] pile-yellow=[yellow1]
do 0 pile red
do 0 place red1
do 0 take any-two-keys
expect chambers.0=[blue1 red1 red2] locations.0=[- any-two-keys -]
ask 1 recruit             # red2's key is the only loose one
deal purple3
do 1 draw 1
do 0 pile yellow
ask 0 location

# ---- reshuffled locations ----

% All available locations are shuffled into the deck   [C-9.13]
start 2 deal flat-7
given chambers=[[blue1] [green1]] available=[reshuffle-locations flat-7 top-red]
deal red1
do 0 draw 1
do 0 take reshuffle-locations
told 0 locations-back 2
expect available=[] locations.0=[- reshuffle-locations]
view 1 location-deck=?23
score 8 4                 # lords 1+1, location 3, coalition 3

% There may be nothing to shuffle, and locations in chambers stay   [C-9.13]
start 2 deal reshuffle-locations
given chambers=[[blue1] [green1 green1]] locations.1=[- top-red]
deal red1
do 0 draw 1
do 0 take reshuffle-locations
told 0 locations-back 0
expect available=[] locations=[[- reshuffle-locations] [- top-red]]
view 1 location-deck=?22

% Those turned up with it go back, too   [C-9.19 C-9.13]
start 2 deal flat-7
given chambers=[[blue1] [green1]]
deal red1 top-red reshuffle-locations gold-keys
do 0 draw 1
do 0 turn-up 3
do 0 take reshuffle-locations
told 0 locations-back 3   # flat-7, top-red and gold-keys
expect available=[] turned-up=[]
view 0 location-deck=?23
deal yellow1 gold-keys
do 1 draw 1
ask 1 location: turn-up 1 | turn-up 2 | turn-up 3
do 1 turn-up 1            # they can come up again
expect locations.1=[- gold-keys]

# ---- the whole deck ----

% The owner looks through the whole location deck and takes one   [C-9.14]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- whole-deck]
      available=[1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one reshuffle-lords
                 any-two-keys force-two reshuffle-locations
                 top-blue top-yellow top-red top-green top-purple count-blue count-yellow]
      pile-yellow=[yellow1]
do 0 pile yellow
told 0 searched
barrier yes               # who has looked has looked
ask 0 search: take flat-7 | take count-red | take count-green | take count-purple
refuse 0 take 1-pearl: C-9.14
refuse 0 turn-up 1: C-9.14
refuse 0 stay: C-6.2
do 0 take count-red
told 0 took-location count-red 4
untold 0 turned-up
untold 0 available
expect locations.0=[- whole-deck - count-red] location-deck=[flat-7 count-green count-purple]
expect available=[1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one reshuffle-lords
                  any-two-keys force-two reshuffle-locations
                  top-blue top-yellow top-red top-green top-purple count-blue count-yellow]
ask 1 recruit
score 12 0                # lords 1+1+1+1, locations 3 and 2, coalition 3

% The deck is shuffled afterwards: the others turn up any of what is left   [C-9.14]
start 2 deal flat-7
given chambers=[[blue1 red1 green1] [purple1]] locations.0=[- whole-deck]
deal yellow1 purple1 top-red
do 0 draw 1
do 0 take top-blue
do 1 draw 1
ask 1 location: take flat-7 | turn-up 1 | turn-up 2 | turn-up 3
do 1 turn-up 1
expect locations.1=[- top-red]
view 0 location-deck=?20

% It starts with the owner's next location: this one was taken as usual   [C-9.14 C-9.19]
start 2 deal whole-deck
given chambers.0=[blue1] pile-red=[red1 red1 red1] available=[whole-deck flat-7]
do 0 pile red
ask 0 location includes: take whole-deck | take flat-7 | turn-up 1
do 0 take whole-deck
ask 0 search excludes: take flat-7
ask 0 search includes: take top-red
do 0 take top-red
expect chambers.0=[blue1 red1 red1 red1] locations.0=[- whole-deck - top-red]

% A location of the deck has its power as usual, even one that fills the deck   [C-9.14 C-9.13]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- whole-deck] available=[flat-7 top-red]
deal yellow1
do 0 draw 1
do 0 take reshuffle-locations
told 0 locations-back 2
expect available=[]
view 0 location-deck=?22

% With one location left in the deck that one is taken   [C-9.14 C-3.3]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- whole-deck]
      available=[1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one reshuffle-lords
                 any-two-keys force-two reshuffle-locations top-blue top-yellow top-red top-green top-purple
                 count-blue count-yellow count-red count-green count-purple]
deal yellow1
do 0 draw 1
told 0 took-location flat-7 4
expect location-deck=[]
ask 1 recruit

% With an empty deck none is taken, though others are available   [C-9.14 C-6.8]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- whole-deck]
      available=[flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one
                 reshuffle-lords any-two-keys force-two reshuffle-locations
                 top-blue top-yellow top-red top-green top-purple
                 count-blue count-yellow count-red count-green count-purple]
deal yellow1
do 0 draw 1
told 0 no-location
untold 0 searched
expect locations.0=[- whole-deck - -]
ask 1 recruit

% First any two keys, then the whole deck: the owner has both   [C-9.11 C-9.14]
start 2 deal any-two-keys
given pile-red=[red1 red1 red1 red2] pile-green=[green1 green2] available=[any-two-keys whole-deck]
do 0 pile red
do 0 place red1
do 0 place red1
do 0 take any-two-keys
do 0 place red1           # red2 follows: silver and gold
do 0 take whole-deck
deal purple3
do 1 draw 1
do 0 pile green
do 0 place green1         # green2 follows
told 0 searched
ask 0 search includes: take 3-pearls
do 0 take 3-pearls
told 0 pearls 3 3
expect chambers.0=[red1 red1 red1 red2 green1 green2] locations.0=[- any-two-keys - whole-deck - 3-pearls]

% First the whole deck, then any two keys: the owner has both   [C-9.11 C-9.14]
start 2 deal whole-deck
given pile-red=[red1 red1 red1 red1] pile-green=[green1 green2]
do 0 pile red
do 0 take whole-deck
ask 0 search includes: take any-two-keys
do 0 take any-two-keys
deal purple3
do 1 draw 1
do 0 pile green
do 0 place green2         # green1 follows
told 0 searched
ask 0 search includes: take flat-7
refuse 0 turn-up 1: C-9.14

# ---- colours ----

% The worth of the best blue lord   [C-9.15]
start 2 deal flat-7
given chambers=[[yellow1 red1 blue0 blue6 yellow0] [blue4]] locations.0=[- top-blue]
score 20 12               # lords 1+1+6, location 6, coalition 6

% No blue lord: nothing   [C-9.15]
start 2 deal flat-7
given chambers=[[yellow1 red1 yellow6] [blue6]] locations.0=[- top-blue]
score 10 9                # lords 6+1, location 0, coalition 3
deal blue2
do 0 draw 1
score 14 9                # lords 6+1+2, location 2, coalition 3

% The worth of the best yellow lord   [C-9.15]
start 2 deal flat-7
given chambers=[[red1 green1 yellow0 yellow6 red0] [yellow4]] locations.0=[- top-yellow]
score 20 12               # lords 1+1+6, location 6, coalition 6

% No yellow lord: nothing   [C-9.15]
start 2 deal flat-7
given chambers=[[red1 green1 red6] [yellow6]] locations.0=[- top-yellow]
score 10 9                # lords 6+1, location 0, coalition 3
deal yellow2
do 0 draw 1
score 14 9                # lords 6+1+2, location 2, coalition 3

% The worth of the best red lord   [C-9.15]
start 2 deal flat-7
given chambers=[[green1 purple1 red0 red6 green0] [red4]] locations.0=[- top-red]
score 20 12               # lords 1+1+6, location 6, coalition 6

% No red lord: nothing   [C-9.15]
start 2 deal flat-7
given chambers=[[green1 purple1 green6] [red6]] locations.0=[- top-red]
score 10 9                # lords 6+1, location 0, coalition 3
deal red2
do 0 draw 1
score 14 9                # lords 6+1+2, location 2, coalition 3

% The worth of the best green lord   [C-9.15]
start 2 deal flat-7
given chambers=[[purple1 blue1 green0 green6 purple0] [green4]] locations.0=[- top-green]
score 20 12               # lords 1+1+6, location 6, coalition 6

% No green lord: nothing   [C-9.15]
start 2 deal flat-7
given chambers=[[purple1 blue1 purple6] [green6]] locations.0=[- top-green]
score 10 9                # lords 6+1, location 0, coalition 3
deal green2
do 0 draw 1
score 14 9                # lords 6+1+2, location 2, coalition 3

% The worth of the best purple lord   [C-9.15]
start 2 deal flat-7
given chambers=[[blue1 yellow1 purple0 purple6 blue0] [purple4]] locations.0=[- top-purple]
score 20 12               # lords 1+1+6, location 6, coalition 6

% No purple lord: nothing   [C-9.15]
start 2 deal flat-7
given chambers=[[blue1 yellow1 blue6] [purple6]] locations.0=[- top-purple]
score 10 9                # lords 6+1, location 0, coalition 3
deal purple2
do 0 draw 1
score 14 9                # lords 6+1+2, location 2, coalition 3

% 1 point, and 1 for every blue lord   [C-9.16]
start 2 deal flat-7
given chambers=[[blue1 yellow1 blue6 yellow6 red0 blue0 yellow0] [blue1]] locations.0=[- count-blue]
score 22 4                # lords 6+6+0, location 1 and 3, coalition 6

% No blue lord: 1 point   [C-9.16]
start 2 deal flat-7
given chambers=[[yellow1 red1 yellow6] [blue6]] locations.0=[- count-blue]
score 11 9                # lords 6+1, location 1, coalition 3

% 1 point, and 1 for every yellow lord   [C-9.16]
start 2 deal flat-7
given chambers=[[yellow1 red1 yellow6 red6 green0 yellow0 red0] [yellow1]] locations.0=[- count-yellow]
score 22 4                # lords 6+6+0, location 1 and 3, coalition 6

% No yellow lord: 1 point   [C-9.16]
start 2 deal flat-7
given chambers=[[red1 green1 red6] [yellow6]] locations.0=[- count-yellow]
score 11 9                # lords 6+1, location 1, coalition 3

% 1 point, and 1 for every red lord   [C-9.16]
start 2 deal flat-7
given chambers=[[red1 green1 red6 green6 purple0 red0 green0] [red1]] locations.0=[- count-red]
score 22 4                # lords 6+6+0, location 1 and 3, coalition 6

% No red lord: 1 point   [C-9.16]
start 2 deal flat-7
given chambers=[[green1 purple1 green6] [red6]] locations.0=[- count-red]
score 11 9                # lords 6+1, location 1, coalition 3

% 1 point, and 1 for every green lord   [C-9.16]
start 2 deal flat-7
given chambers=[[green1 purple1 green6 purple6 blue0 green0 purple0] [green1]] locations.0=[- count-green]
score 22 4                # lords 6+6+0, location 1 and 3, coalition 6

% No green lord: 1 point   [C-9.16]
start 2 deal flat-7
given chambers=[[purple1 blue1 purple6] [green6]] locations.0=[- count-green]
score 11 9                # lords 6+1, location 1, coalition 3

% 1 point, and 1 for every purple lord   [C-9.16]
start 2 deal flat-7
given chambers=[[purple1 blue1 purple6 blue6 yellow0 purple0 blue0] [purple1]] locations.0=[- count-purple]
score 22 4                # lords 6+6+0, location 1 and 3, coalition 6

% No purple lord: 1 point   [C-9.16]
start 2 deal flat-7
given chambers=[[blue1 yellow1 blue6] [purple6]] locations.0=[- count-purple]
score 11 9                # lords 6+1, location 1, coalition 3
