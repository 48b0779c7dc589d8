# Keys, and the locations they open.

game conspiracy

# ---- loose keys ----

% Two keys alike need not stand together   [C-6.1]
start 2 deal flat-7
given chambers.0=[blue1 blue3 red4 green6]
deal yellow1
do 0 draw 1
ask 0 location

% Keys from before the last location are spent   [C-6.1]
start 2 deal flat-7
given chambers.0=[blue1 red1] locations.0=[- top-red]
deal green1
do 0 draw 1
ask 1 recruit
expect locations.0=[- top-red -]

% After a location the count begins anew   [C-6.1]
start 2 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- top-red]
deal yellow1
do 0 draw 1
ask 0 location
do 0 take flat-7
expect locations.0=[- top-red - flat-7]

% Other players' keys do not count   [C-6.1]
start 2 deal flat-7
given chambers=[[] [blue1]]
deal red1
do 0 draw 1
ask 1 recruit

% Keys in the discard piles do not count   [C-6.1]
start 2 deal flat-7
given pile-green=[green1 green1]
deal red1 blue1 yellow1
do 0 draw 3
do 0 keep red1
ask 1 recruit

# ---- two alike ----

% Two silver keys: a location must be taken at once   [C-6.2]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1
do 0 draw 1
ask 0 location: take flat-7 | turn-up 1 | turn-up 2 | turn-up 3
refuse 0 stay: C-6.2
refuse 0 draw 1: C-6.2
refuse 1 draw 1: C-2.4

% Two gold keys: a location must be taken at once   [C-6.2]
start 2 deal flat-7
given chambers.0=[blue2]
deal blue2
do 0 draw 1
ask 0 location: take flat-7 | turn-up 1 | turn-up 2 | turn-up 3
refuse 0 stay: C-6.2

% One key opens nothing   [C-6.2]
start 2 deal flat-7
deal red2
do 0 draw 1
ask 1 recruit

% Three silver lords from one pile: the second brings a location, the third begins a new count   [C-6.2 C-6.1]
start 2 deal flat-7
given pile-red=[red1 red1 red1]
do 0 pile red
expect recruited=[red1]
ask 0 location
do 0 take flat-7
expect chambers.0=[red1 red1 red1] locations.0=[- flat-7 -]
ask 1 recruit

% Four silver lords from one pile: two locations in one turn   [C-6.2 C-6.1]
start 2 deal flat-7
given pile-red=[red1 red1 red1 red1] available=[flat-7 top-red]
do 0 pile red
do 0 take flat-7
ask 0 location: take top-red | turn-up 1 | turn-up 2 | turn-up 3
do 0 take top-red
expect locations.0=[- flat-7 - top-red] recruited=[]
ask 1 recruit

# ---- two different ones ----

% Silver and gold: nothing yet   [C-6.3]
start 2 deal flat-7
given chambers.0=[blue1]
deal red2
do 0 draw 1
ask 1 recruit

% Gold and silver: nothing yet   [C-6.3]
start 2 deal flat-7
given chambers.0=[blue2]
deal red1
do 0 draw 1
ask 1 recruit

% Silver, gold and a third silver: a location   [C-6.3]
start 2 deal flat-7
given chambers.0=[blue1 red2]
deal green1
do 0 draw 1
ask 0 location

% Silver, gold and a third gold: a location   [C-6.3]
start 2 deal flat-7
given chambers.0=[blue1 red2]
deal green2
do 0 draw 1
ask 0 location

% Gold, silver and a third silver: a location   [C-6.3]
start 2 deal flat-7
given chambers.0=[blue2 red1]
deal green1
do 0 draw 1
ask 0 location

% The third key spends all three: what comes after begins with none   [C-6.3 C-6.6]
start 2 deal flat-7
given chambers.0=[blue1 red2] pile-green=[green1 green2] pile-yellow=[yellow1]
do 0 pile green
do 0 place green1
do 0 take flat-7
expect chambers.0=[blue1 red2 green1 green2] locations.0=[- - flat-7 -]
deal purple3
do 1 draw 1
do 0 pile yellow          # gold and silver are loose: nothing yet
ask 1 recruit

# ---- taking one ----

% Taking an available one   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1] available=[flat-7 top-red]
deal red1
do 0 draw 1
ask 0 location: take flat-7 | take top-red | turn-up 1 | turn-up 2 | turn-up 3
do 0 take top-red
told 0 took-location top-red 2
expect available=[flat-7]
view 0 location-deck=?22
ask 1 recruit

% Three turned up: one is kept, the others become available   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1
do 0 draw 1
deal top-red gold-keys pearl-pairs
do 0 turn-up 3
barrier yes
told 0 turned-up top-red
told 0 turned-up gold-keys
told 0 turned-up pearl-pairs
expect turned-up=[gold-keys pearl-pairs top-red]
ask 0 choose: take top-red | take gold-keys | take pearl-pairs
do 0 take gold-keys
told 0 available top-red
told 0 available pearl-pairs
untold 0 available gold-keys
expect available=[flat-7 pearl-pairs top-red] turned-up=[] locations.0=[- gold-keys]
view 0 location-deck=?20
ask 1 recruit

% Two turned up: one is kept, the other becomes available   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1 top-red gold-keys
do 0 draw 1
do 0 turn-up 2
ask 0 choose: take top-red | take gold-keys
do 0 take top-red
expect available=[flat-7 gold-keys] locations.0=[- top-red]

% One turned up: that one it is   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1 top-red
do 0 draw 1
do 0 turn-up 1
expect available=[flat-7] locations.0=[- top-red]
view 0 location-deck=?22

% After turning some up there is no way back to the available ones, and no more are turned up   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1 top-red gold-keys
do 0 draw 1
do 0 turn-up 2
refuse 0 take flat-7: C-6.4
refuse 0 turn-up 1: C-6.4
refuse 0 take top-blue: C-6.4
refuse 0 stay: C-6.2

% One, two or three; and only what lies face up can be taken   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
deal red1
do 0 draw 1
refuse 0 turn-up 0: C-6.4
refuse 0 turn-up 4: C-6.4
refuse 0 take top-red: C-6.4

% Three locations face down: three can be turned up   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
      available=[1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one reshuffle-lords
                 any-two-keys force-two reshuffle-locations whole-deck
                 top-blue top-yellow top-red top-green top-purple count-blue count-yellow count-red]
deal red1
do 0 draw 1
expect location-deck=[flat-7 count-green count-purple]
ask 0 location includes: turn-up 1 | turn-up 2 | turn-up 3
deal count-green flat-7 count-purple
do 0 turn-up 3
ask 0 choose: take flat-7 | take count-green | take count-purple
expect location-deck=[]

% Two locations face down: three cannot be turned up   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
      available=[flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one
                 reshuffle-lords any-two-keys force-two reshuffle-locations whole-deck
                 top-blue top-yellow top-red top-green top-purple count-blue count-yellow count-red]
deal red1
do 0 draw 1
ask 0 location includes: take flat-7 | turn-up 1 | turn-up 2
ask 0 location excludes: turn-up 3
refuse 0 turn-up 3: C-6.4

% One location face down: two cannot be turned up   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
      available=[flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one
                 reshuffle-lords any-two-keys force-two reshuffle-locations whole-deck
                 top-blue top-yellow top-red top-green top-purple count-blue count-yellow count-red count-green]
deal red1
do 0 draw 1
ask 0 location includes: take flat-7 | turn-up 1
ask 0 location excludes: turn-up 2 | turn-up 3
deal count-purple
do 0 turn-up 1
expect locations.0=[- count-purple] location-deck=[]

% No location face down: one of the available ones is taken   [C-6.4]
start 2 deal flat-7
given chambers.0=[blue1]
      available=[flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one
                 reshuffle-lords any-two-keys force-two reshuffle-locations whole-deck
                 top-blue top-yellow top-red top-green top-purple
                 count-blue count-yellow count-red count-green count-purple]
deal red1
do 0 draw 1
ask 0 location: take flat-7 | take 1-pearl | take 2-pearls | take 3-pearls | take silver-keys | take gold-keys
              | take pearl-pairs | take per-location | take force-one | take reshuffle-lords | take any-two-keys
              | take force-two | take reshuffle-locations | take whole-deck
              | take top-blue | take top-yellow | take top-red | take top-green | take top-purple
              | take count-blue | take count-yellow | take count-red | take count-green | take count-purple
refuse 0 turn-up 1: C-6.4

% The last available one is taken: no other is turned up   [C-6.5]
start 2 deal flat-7
given chambers=[[blue1] [green1]]
deal red1 purple1
do 0 draw 1
do 0 take flat-7
expect available=[]
view 0 location-deck=?23
do 1 draw 1
ask 1 location: turn-up 1 | turn-up 2 | turn-up 3

# ---- where it lies ----

% The location lies on the lord whose key completed the set   [C-6.6]
start 2 deal flat-7
given chambers.0=[blue1 blue3 red4]
deal green1
do 0 draw 1
do 0 take flat-7
told 0 took-location flat-7 4
expect locations.0=[- - - flat-7]

% It lies on that lord even when more lords wait to be placed   [C-6.6]
start 2 deal flat-7
given chambers.0=[blue1] pile-red=[red1 red3]
do 0 pile red
do 0 place red1
do 0 take flat-7
expect chambers.0=[blue1 red1 red3] locations.0=[- flat-7 -]

% The lord under a location keeps its worth, its colour and its place   [C-6.6]
start 2 deal flat-7
given chambers.0=[red1]
deal red2 blue3 red2
do 0 draw 1               # silver, gold
do 1 draw 1
do 0 draw 1               # the third key
do 0 take flat-7
expect chambers.0=[red1 red2 red2] locations.0=[- - flat-7] coats.0=[0 0 2 0 0]
score 18 11               # the best red lord 2, the location 7, a coalition of three 9

% A covered lord keeps its coat of arms   [C-6.6 C-8.2]
start 2 deal flat-7
given chambers.0=[blue2]
deal red2
do 0 draw 1
do 0 take flat-7
expect coats.0=[1 0 2 0 0]
score 14 0                # 2 and 2, the location 7, coalition 3

# ---- its power ----

% A location's pearls come at once, before the next lord   [C-6.7]
start 2 deal flat-7
given chambers.0=[blue1] pile-red=[red1 red4 red6] available=[2-pearls]
do 0 pile red
do 0 place red1
do 0 take 2-pearls
told 0 pearls 2 2
told 0 master 2
expect pearls=[2 0] master=0
ask 0 place: place red4 | place red6

% A location's power works at once, before the next lord   [C-6.7 C-9.10]
start 2 deal flat-7
given chambers.0=[blue1] pile-red=[red1 red4 red6] pile-green=[green4] available=[reshuffle-lords]
do 0 pile red
do 0 place red1
do 0 take reshuffle-lords
expect pile-green=[]
deal green4
do 0 place red6           # and green4 can be turned up again
expect pile-green=[green4]
ask 1 recruit

# ---- none can be taken ----

% The whole deck is empty: the keys stay loose, and the next key asks again   [C-6.8 C-9.14]
start 2 deal flat-7
given chambers=[[blue1 blue1 yellow1] [green1]] locations.0=[- whole-deck]
      available=[flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one
                 reshuffle-lords any-two-keys force-two reshuffle-locations
                 top-blue top-yellow top-red top-green top-purple
                 count-blue count-yellow count-red count-green count-purple]
expect location-deck=[]
deal red1
do 0 draw 1
told 0 no-location
expect locations.0=[- whole-deck - -]
ask 1 recruit
deal blue3 red1
do 1 draw 1
do 0 draw 1               # a third silver key, and still nothing to search
told 0 no-location
ask 1 recruit
deal green1
do 1 draw 1
do 1 take reshuffle-locations
told 1 locations-back 22
untold 0 searched
ask 0 recruit             # the deck is back, but a key has to come
deal yellow3 purple3
do 0 draw 1
ask 1 recruit
do 1 draw 1
deal green2
do 0 draw 1               # a gold key: the silver ones have waited
told 0 searched
ask 0 search includes: take flat-7
do 0 take flat-7
expect chambers.0=[blue1 blue1 yellow1 red1 red1 yellow3 green2] locations.0=[- whole-deck - - - - flat-7]
deal purple4 yellow1
do 1 draw 1
do 0 draw 1               # all of them are spent
ask 1 recruit
