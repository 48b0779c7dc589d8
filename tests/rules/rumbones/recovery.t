# Recovery: hands, tokens, the first player, planks.
#
# In most scenarios Kyrie's activation is the last of the round and the Kraken stays away.
game rumbones

# ---- hands ----

% Who has cards may discard any of them, then draws up to 3   [R-22.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 hands.1=[volley bribe brandy]
deal 1 1
do 0 end
ask 1 discard: discard volley | discard bribe | discard brandy | pass
do 1 discard volley
ask 1 discard: discard bribe | discard brandy | pass
do 1 discard brandy
deal parry parry surge surge regrowth
do 1 pass
told 1 drew 2
expect hands=[[surge surge regrowth] [bribe parry parry]] discards=[[] [volley brandy]]
ask 0 take

% All of a hand can be discarded; no card discarded raises the pool   [R-22.1 R-19.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 hands.1=[marea-monster volley]
deal 1 1
do 0 end
do 1 discard marea-monster
deal parry parry brandy surge surge regrowth
do 1 discard volley
expect hands.1=[parry parry brandy] discards.1=[marea-monster volley] pools=[0 0]

% A full hand that is kept draws nothing   [R-22.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 hands=[[] [volley bribe brandy]]
deal 1 1
do 0 end
deal surge surge regrowth
do 1 pass
untold 1 drew
expect hands.1=[volley bribe brandy]

% Who has no card is not asked and draws 3   [R-22.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 hands=[[] []]
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
told 1 drew 3
told 0 drew 3
expect hands=[[surge surge regrowth] [parry parry brandy]]

% A hand above 3 must come down to it: passing is possible then, and not before   [R-22.6 F-9.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 hands.1=[volley volley bribe parry brandy]
deal 1 1
do 0 end
ask 1 discard: discard volley | discard bribe | discard parry
refuse 1 pass: R-22.6
do 1 discard bribe
ask 1 discard: discard parry | discard brandy
do 1 discard parry
ask 1 discard: discard brandy | pass
deal surge surge regrowth
do 1 pass
expect hands.1=[volley volley brandy] discards.1=[bribe parry]

% The first player's side discards and draws, then the other   [R-22.7 R-22.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 hands=[[surge] [brandy]]
deal 1 1
do 0 end
ask 0 before_pass
do 0 pass
ask 1 discard
deal volley volley
do 1 pass
expect hands=[[surge] [volley volley brandy]]
ask 0 discard: discard surge | pass
deal undertow regrowth
do 0 pass
expect hands.0=[undertow surge regrowth]

% The same, with side A first   [R-22.7]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 done=[[crew] [crew passed]] heroes.0.2.2=b9
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 first=a hands=[[surge] [brandy]]
deal 1 1
do 0 end
do 0 pass
ask 0 discard
deal undertow regrowth
do 0 pass
ask 1 discard

% With four players: the first player's side in seat order, then the other   [R-22.7 R-22.1 R-24.1]
start 4
given agenda=[[act 0]] acting=kyrie-a actions=1 round=1 done=[[crew] [crew passed]] dealt=[any any]
 heroes=[[[kyrie 0 b9] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
 [carcharias 1 - 0 0 [1 0 1] [] [activated] []] [snapper 1 - 0 0 [1 0 1] [] [activated] []]]
 [[viana 2 - 0 0 [1 0 1] [] [activated] []] [santiago 2 - 0 0 [1 0 1] [] [activated] []]
 [gabriela 3 - 0 0 [1 0 0] [] [activated] []] [de-marco 3 - 0 0 [1 0 1] [] [activated] []]]]
 first=b hands=[[surge] [regrowth] [brandy] [volley volley bribe]]
deal 1 1
do 0 end
ask 1 mates
do 1 pass
ask 0 before_pass
do 0 pass
ask 1 before_pass
do 1 pass
ask 2 discard
deal parry
do 2 pass
ask 3 discard: discard volley | discard bribe
refuse 3 pass: R-22.6
do 3 discard bribe
do 3 pass
ask 0 discard
deal undertow
do 0 pass
ask 1 discard
deal undertow
do 1 pass
expect hands=[[undertow surge] [undertow regrowth] [parry brandy] [volley volley]]

# ---- tokens ----

% GOLD goes, then SILVER turns to GOLD; activation tokens stay under a dead-man token   [R-22.2 R-22.3 R-22.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.1.2.7=[activated]
 heroes.0.0.7=[activated gold] heroes.0.1.7=[activated silver] heroes.1.0.7=[gold] heroes.1.1.7=[activated silver]
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
expect heroes.0.0.7=[] heroes.0.1.7=[activated gold] heroes.0.2.7=[] heroes.1.0.7=[] heroes.1.1.7=[activated gold]
 heroes.1.2.7=[]
ask 0 take: activate carcharias-a | activate kyrie-a | crew

% A hero KO'd after it had acted is out for the whole next round   [R-22.2 R-22.3 R-6.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.1.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 heroes.0.0.7=[activated silver] crew=[[] []] hands=[[] [brandy]] heroes.1.0.7=[activated silver]
deal 1 1
do 0 end
deal parry parry surge surge regrowth
do 1 pass
ask 0 take excludes: activate carcharias-a
refuse 0 activate carcharias-a: R-11.1
do 0 activate kyrie-a
do 0 end
ask 1 take excludes: activate viana-b
refuse 1 activate viana-b: R-11.1

% A hero who went overboard is ready again, damage and all   [R-22.4 R-13.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 done=[[crew] [crew passed]] heroes.0.2.2=b9
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 first=a heroes.1.0.3=4 heroes.1.0.4=2
deal 1 1 surge surge regrowth parry parry brandy
do 0 end
ask 1 take includes: activate viana-b
expect heroes.1.0=[viana 1 - 4 2 [1 0 1] [] [] []]

% Crew and monster lose their tokens too, and nobody has passed   [R-22.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 done=[[crew] [crew passed]] heroes.0.2.2=b9
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 first=a dragon=[1 e11 3 [activated]] planks-off=[e11]
deal 1 1 surge surge regrowth parry parry brandy
do 0 end
expect dragon=[1 e11 3 []] done=[[] []]
ask 1 take includes: crew | monster

% A passive that works once per round can work again   [R-22.4 F-9.19]
start 2
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]] round=1 dealt=[any any]
 heroes=[[[kyrie 0 b9] [snapper 0 c9 0 0 [1 0 1] [] [activated once] []] [waldorf 0 - 0 0 [1 0 0] [] [activated] []]]
 [[gull 1 - 0 0 [1 0 0] [] [activated once] []] [viana 1 - 0 0 [1 0 1] [] [activated] []]
 [latigo 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
expect heroes.0.1.7=[] heroes.1.0.7=[]

# ---- the first player ----

% The marker goes to the other side, which begins the next round   [R-22.5]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 done=[[crew] [crew passed]] heroes.0.2.2=b9
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 first=b round=4
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
told 0 round 5
told 0 first a
expect first=a turn=a round=5
ask 0 take

% And back again   [R-22.5]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 done=[[crew] [crew passed]] heroes.0.2.2=b9
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 first=a round=5
deal 1 1 surge surge regrowth parry parry brandy
do 0 end
expect first=b turn=b round=6
ask 1 take

# ---- planks ----

% Planks that were broken come back at the end of it   [R-22.6]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 planks-off=[c4 g4] dragon=[0 d4 0 [activated]]
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
told 1 plank-on c4
told 1 plank-on g4
expect planks-off=[]

% Not where the monster still is   [R-22.6]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 planks-off=[c4 g4] dragon=[0 c4 0 [activated]]
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
expect planks-off=[c4]

% Not where the Kraken is   [R-22.6 R-21.1]
start 2 heroes=starter board=gallants
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 planks-off=[c6 e6] kraken=[e6 0]
deal 1 parry parry brandy surge surge regrowth
do 0 end
expect planks-off=[e6]

% After the monster was beaten as well   [R-22.6]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 planks-off=[c4] dragon=[0 beaten]
deal 1 1 parry parry brandy surge surge regrowth
do 0 end
expect planks-off=[]
