# What everybody sees, and what nobody does.

game conspiracy

% Everybody sees chambers, pearls, piles, available locations, and how large the decks are   [C-10.1]
start 3 deal flat-7
given chambers=[[blue1 red1 green3] [yellow4] []] locations.0=[- top-red] pile-red=[red4] available=[flat-7 2-pearls]
view 0 chambers=[[blue1 red1 green3] [yellow4] []] locations=[[- top-red -] [-] []] pearls=[2 1 0] master=0
       coats=[[1 0 2 3 0] [0 1 0 0 0] [0 0 0 0 0]] pile-red=[red4]
       available=[flat-7 2-pearls] lord-deck=?55 location-deck=?21
view 1 chambers=[[blue1 red1 green3] [yellow4] []] locations=[[- top-red -] [-] []] pearls=[2 1 0] master=0
       coats=[[1 0 2 3 0] [0 1 0 0 0] [0 0 0 0 0]] pile-red=[red4]
       available=[flat-7 2-pearls] lord-deck=?55 location-deck=?21
view 2 chambers=[[blue1 red1 green3] [yellow4] []] locations=[[- top-red -] [-] []] pearls=[2 1 0] master=0
       coats=[[1 0 2 3 0] [0 1 0 0 0] [0 0 0 0 0]] pile-red=[red4]
       available=[flat-7 2-pearls] lord-deck=?55 location-deck=?21
view spectator chambers=[[blue1 red1 green3] [yellow4] []] locations=[[- top-red -] [-] []] pearls=[2 1 0] master=0
       coats=[[1 0 2 3 0] [0 1 0 0 0] [0 0 0 0 0]] pile-red=[red4]
       available=[flat-7 2-pearls] lord-deck=?55 location-deck=?21

% Nobody sees what lies in the decks   [C-10.1]
start 2 deal flat-7
view 0 lord-deck=?60 location-deck=?23
view 1 lord-deck=?60 location-deck=?23
view spectator lord-deck=?60 location-deck=?23

% The decks' sizes follow every card   [C-10.1]
start 2 deal flat-7
given chambers.0=[blue1]
view 1 lord-deck=?59 location-deck=?23
deal red1 red6 green3
do 0 draw 3
view 1 lord-deck=?56 location-deck=?23
do 0 keep red1
deal top-red top-blue
do 0 turn-up 2
view 1 lord-deck=?56 location-deck=?21 turned-up=[top-blue top-red]
view spectator turned-up=[top-blue top-red]

% Who searches the location deck sees it, the others do not   [C-10.1 C-9.14]
start 3 deal flat-7
given chambers.0=[blue1 red1 green1] locations.0=[- whole-deck]
      available=[1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location force-one reshuffle-lords
                 any-two-keys force-two reshuffle-locations
                 top-blue top-yellow top-red top-green top-purple count-blue count-yellow]
view 0 location-deck=?4
deal yellow1
do 0 draw 1
ask 0 search
view 0 location-deck=[flat-7 count-red count-green count-purple] lord-deck=?56
view 1 location-deck=?4
view 2 location-deck=?4
view spectator location-deck=?4
do 0 take count-red
view 0 location-deck=?3   # shuffled, and face down again
view 1 location-deck=?3 locations.0=[- whole-deck - count-red]
view spectator locations.0=[- whole-deck - count-red]
told 0 took-location count-red 4

% Another player's question shows no deck to the owner of the whole deck   [C-10.1 C-9.14]
start 2 first=1 deal flat-7
given chambers=[[blue1 red1] [green1]] locations.0=[- whole-deck]
deal yellow1
do 1 draw 1
ask 1 location
view 0 location-deck=?22
view 1 location-deck=?22
