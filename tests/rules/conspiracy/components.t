# What is in the box.

game conspiracy

% Two can play   [C-1.1]
start 2 deal flat-7
expect seats=2 chambers=[[] []]
ask 0 recruit

% Three can play   [C-1.1]
start 3 deal flat-7
expect seats=3 chambers=[[] [] []]
ask 0 recruit

% Four can play   [C-1.1]
start 4 deal flat-7
expect seats=4 chambers=[[] [] [] []]
ask 0 recruit

% One cannot play alone, and five are too many   [C-1.1]
refuse start 0: bad-seats
refuse start 1: bad-seats
refuse start 5: bad-seats
refuse start 6: bad-seats

% Only somebody at the table can go first   [C-1.1 C-2.4]
refuse start 2 first=2: bad-option
refuse start 3 first=3: bad-option
refuse start 4 first=4: bad-option
refuse start 4 first=nobody: bad-option

% Sixty lords: of every colour one 0, four 1, two 2, two 3, two 4, one 6   [C-1.2]
start 2 deal flat-7
expect lord-deck=[
    blue0 blue1 blue1 blue1 blue1 blue2 blue2 blue3 blue3 blue4 blue4 blue6
    yellow0 yellow1 yellow1 yellow1 yellow1 yellow2 yellow2 yellow3 yellow3 yellow4 yellow4 yellow6
    red0 red1 red1 red1 red1 red2 red2 red3 red3 red4 red4 red6
    green0 green1 green1 green1 green1 green2 green2 green3 green3 green4 green4 green6
    purple0 purple1 purple1 purple1 purple1 purple2 purple2 purple3 purple3 purple4 purple4 purple6]

% The politicians, blue: their worth and what each brings   [C-1.2 C-5.4 C-5.5 C-5.6 C-5.7]
start 2 deal flat-7
given pile-blue=[blue0 blue1 blue2 blue3 blue4 blue6]
do 0 pile blue
do 0 place blue0            # nobody to change places with
score 3 0
do 0 place blue1            # a silver key
score 7 0
do 0 place blue2            # a gold key: two different ones, so nothing yet
score 11 0
do 0 place blue3
told 0 pearls 2 2
score 20 0
deal yellow4
do 0 place blue4            # and blue6 follows by itself
told 0 pearls 1 3
told 0 placed blue6 6
told 0 revealed yellow4
score 29 0
expect pile-yellow=[yellow4] pearls=[3 0] coats.0=[6 0 0 0 0]
ask 1 recruit

% The politicians, blue: two silver keys bring a location, and so do two gold ones   [C-1.2 C-5.5]
start 2 deal flat-7
given pile-blue=[blue1 blue1 blue2 blue2]
do 0 pile blue
do 0 place blue1
ask 0 place: place blue1 | place blue2
do 0 place blue1
ask 0 location
do 0 take flat-7
deal silver-keys
do 0 turn-up 1            # the only one turned up is taken
told 0 took-location silver-keys 4
score 23 0                # lords 2, locations 7 and 2, coalition 12

% The farmers, yellow: their worth and what each brings   [C-1.2 C-5.4 C-5.5 C-5.6 C-5.7]
start 2 deal flat-7
given pile-yellow=[yellow0 yellow1 yellow2 yellow3 yellow4 yellow6]
do 0 pile yellow
do 0 place yellow0            # nobody to change places with
score 3 0
do 0 place yellow1            # a silver key
score 7 0
do 0 place yellow2            # a gold key: two different ones, so nothing yet
score 11 0
do 0 place yellow3
told 0 pearls 2 2
score 20 0
deal red4
do 0 place yellow4            # and yellow6 follows by itself
told 0 pearls 1 3
told 0 placed yellow6 6
told 0 revealed red4
score 29 0
expect pile-red=[red4] pearls=[3 0] coats.0=[0 6 0 0 0]
ask 1 recruit

% The farmers, yellow: two silver keys bring a location, and so do two gold ones   [C-1.2 C-5.5]
start 2 deal flat-7
given pile-yellow=[yellow1 yellow1 yellow2 yellow2]
do 0 pile yellow
do 0 place yellow1
ask 0 place: place yellow1 | place yellow2
do 0 place yellow1
ask 0 location
do 0 take flat-7
deal silver-keys
do 0 turn-up 1            # the only one turned up is taken
told 0 took-location silver-keys 4
score 23 0                # lords 2, locations 7 and 2, coalition 12

% The soldiers, red: their worth and what each brings   [C-1.2 C-5.4 C-5.5 C-5.6 C-5.7]
start 2 deal flat-7
given pile-red=[red0 red1 red2 red3 red4 red6]
do 0 pile red
do 0 place red0            # nobody to change places with
score 3 0
do 0 place red1            # a silver key
score 7 0
do 0 place red2            # a gold key: two different ones, so nothing yet
score 11 0
do 0 place red3
told 0 pearls 2 2
score 20 0
deal green4
do 0 place red4            # and red6 follows by itself
told 0 pearls 1 3
told 0 placed red6 6
told 0 revealed green4
score 29 0
expect pile-green=[green4] pearls=[3 0] coats.0=[0 0 6 0 0]
ask 1 recruit

% The soldiers, red: two silver keys bring a location, and so do two gold ones   [C-1.2 C-5.5]
start 2 deal flat-7
given pile-red=[red1 red1 red2 red2]
do 0 pile red
do 0 place red1
ask 0 place: place red1 | place red2
do 0 place red1
ask 0 location
do 0 take flat-7
deal silver-keys
do 0 turn-up 1            # the only one turned up is taken
told 0 took-location silver-keys 4
score 23 0                # lords 2, locations 7 and 2, coalition 12

% The merchants, green: their worth and what each brings   [C-1.2 C-5.4 C-5.5 C-5.6 C-5.7]
start 2 deal flat-7
given pile-green=[green0 green1 green2 green3 green4 green6]
do 0 pile green
do 0 place green0            # nobody to change places with
score 3 0
do 0 place green1            # a silver key
score 7 0
do 0 place green2            # a gold key: two different ones, so nothing yet
score 11 0
do 0 place green3
told 0 pearls 2 2
score 20 0
deal purple4
do 0 place green4            # and green6 follows by itself
told 0 pearls 1 3
told 0 placed green6 6
told 0 revealed purple4
score 29 0
expect pile-purple=[purple4] pearls=[3 0] coats.0=[0 0 0 6 0]
ask 1 recruit

% The merchants, green: two silver keys bring a location, and so do two gold ones   [C-1.2 C-5.5]
start 2 deal flat-7
given pile-green=[green1 green1 green2 green2]
do 0 pile green
do 0 place green1
ask 0 place: place green1 | place green2
do 0 place green1
ask 0 location
do 0 take flat-7
deal silver-keys
do 0 turn-up 1            # the only one turned up is taken
told 0 took-location silver-keys 4
score 23 0                # lords 2, locations 7 and 2, coalition 12

% The mages, purple: their worth and what each brings   [C-1.2 C-5.4 C-5.5 C-5.6 C-5.7]
start 2 deal flat-7
given pile-purple=[purple0 purple1 purple2 purple3 purple4 purple6]
do 0 pile purple
do 0 place purple0            # nobody to change places with
score 3 0
do 0 place purple1            # a silver key
score 7 0
do 0 place purple2            # a gold key: two different ones, so nothing yet
score 11 0
do 0 place purple3
told 0 pearls 2 2
score 20 0
deal blue4
do 0 place purple4            # and purple6 follows by itself
told 0 pearls 1 3
told 0 placed purple6 6
told 0 revealed blue4
score 29 0
expect pile-blue=[blue4] pearls=[3 0] coats.0=[0 0 0 0 6]
ask 1 recruit

% The mages, purple: two silver keys bring a location, and so do two gold ones   [C-1.2 C-5.5]
start 2 deal flat-7
given pile-purple=[purple1 purple1 purple2 purple2]
do 0 pile purple
do 0 place purple1
ask 0 place: place purple1 | place purple2
do 0 place purple1
ask 0 location
do 0 take flat-7
deal silver-keys
do 0 turn-up 1            # the only one turned up is taken
told 0 took-location silver-keys 4
score 23 0                # lords 2, locations 7 and 2, coalition 12

% Twenty-four locations, each once   [C-1.3]
start 2 deal flat-7
expect available=[flat-7] location-deck=[
    1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location
    force-one reshuffle-lords any-two-keys force-two reshuffle-locations whole-deck
    top-blue top-yellow top-red top-green top-purple
    count-blue count-yellow count-red count-green count-purple]

% The same twenty-four, whichever is turned up first   [C-1.3]
start 4 deal count-purple
expect available=[count-purple] location-deck=[
    flat-7 1-pearl 2-pearls 3-pearls silver-keys gold-keys pearl-pairs per-location
    force-one reshuffle-lords any-two-keys force-two reshuffle-locations whole-deck
    top-blue top-yellow top-red top-green top-purple
    count-blue count-yellow count-red count-green]

% Everybody has a coat of arms of every colour   [C-1.4]
start 4 deal flat-7
given chambers=[[yellow3 red3 green3 purple3] [yellow3 red3 green3 purple3]
                [yellow4 red4 green4 purple4] [yellow4 red4 green4 purple4]]
deal blue3 blue3 blue4 blue4
do 0 draw 1
do 1 draw 1
do 2 draw 1
do 3 draw 1
expect coats=[[5 1 2 3 4] [5 1 2 3 4] [5 1 2 3 4] [5 1 2 3 4]]

% There is one pearl master, however many have as many pearls   [C-1.4]
start 3 deal flat-7
deal blue3 red3 green3
do 0 draw 1
expect master=0
score 11 0 0
do 1 draw 1
expect master=1
score 6 11 0
do 2 draw 1
expect master=2 pearls=[2 2 2]
score 6 6 11
