# Release the Kraken: does it come, what does its coming do, the six lines of its board, and
# what beating it brings.
#
# In most scenarios Kyrie's activation is the last of the round, side B goes first, and its one
# card makes Recovery wait: "ask 1 discard" says that the phase is over.
game rumbones

# ---- does it come? ----

% It comes when the two dice are no more than the two pools together, and acts at once   [R-21.1 R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[3 5]
deal 2 6 1
do 0 end
told 0 passed a
told 1 rises 8 8
told 1 summoned kraken e4
told 0 line lurk
expect kraken=[e4 0] pools=[3 5]
ask 1 discard

% One more on the dice, and it stays away: no line is rolled   [R-21.1 R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[3 5]
deal 3 6
do 0 end
told 1 calm 9 8
expect kraken=- heroes.1.0.3=0
ask 1 discard

% Not before all activations are over   [R-21.1 R-10.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[9 9] heroes.0.1.7=[]
do 0 end
told 0 activated ishmael-a
ask 0 deploy
expect kraken=-

% While it is on the board no one rolls for it; it acts   [R-21.1 R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[0 0] kraken=[e4 5]
deal 1
do 0 end
untold 1 rises
told 1 line lurk
expect kraken=[e4 3]
ask 1 discard

% Once it is beaten nothing is rolled, whatever the pools are   [R-21.1 R-21.3 R-21.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[9 9] kraken=beaten
do 0 end
untold 1 rises
untold 1 calm
expect kraken=beaten
ask 1 discard

% Between Windcutters a die says where: 3 is the upper place   [R-21.1 R-23.2]
start 2 heroes=starter board=windcutters deal 6 1 1 6 volley volley volley surge surge surge
given agenda=[[act 0]] turn=a active=0 acting=kyrie-a actions=1 done=[[crew] [crew passed]] hands=[[] [brandy]]
 pools=[6 6]
 heroes.0.2.2=b7 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 3 4 3 1
do 0 end
expect kraken=[e4 0]

% Between Windcutters a die says where: 4 is the lower place   [R-21.1 R-23.2]
start 2 heroes=starter board=windcutters deal 6 1 1 6 volley volley volley surge surge surge
given agenda=[[act 0]] turn=a active=0 acting=kyrie-a actions=1 done=[[crew] [crew passed]] hands=[[] [brandy]]
 pools=[6 6]
 heroes.0.2.2=b7 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 3 4 4 1
do 0 end
expect kraken=[d9 0]

# ---- its arrival ----

% Each hero of the side with the higher pool takes 2, whatever its state   [R-21.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated]
 pools=[2 6] heroes.1.0.2=c1 heroes.1.0.3=1 heroes.1.1.3=3 heroes.1.2.7=[activated gold]
deal 4 4 1
do 0 end
told 1 hurt viana-b 2
expect heroes.1.0.3=3 heroes.1.1.3=5 heroes.1.2.3=2 heroes.1.2.7=[activated gold] points=[0 0]
 heroes.0.0.3=0 heroes.0.1.3=0 heroes.0.2.3=0

% Equal pools: the heroes of both sides take it   [R-21.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[4 4] heroes.1.0.2=c1
deal 4 4 1
do 0 end
expect heroes.0.0.3=2 heroes.0.1.3=2 heroes.0.2.3=2 heroes.1.0.3=2 heroes.1.1.3=2 heroes.1.2.3=2

% A deployed hero it KOs: a point and a coin for each hero of the enemy   [R-21.1 R-16.3]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[2 6] heroes.1.0.2=c1 heroes.1.0.3=7 heroes.0.1.7=[activated silver]
deal 4 4 1
do 0 end
told 1 ko viana-b silver
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 heroes.1.0.2=- heroes.1.0.3=0
 heroes.1.0.7=[activated silver]

% A hero overboard whose damage reaches its vigour is KO'd too   [R-21.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[2 6] heroes.1.2.3=4 heroes.1.1.3=8
deal 4 4 1
do 0 end
told 1 ko gabriela-b silver
expect points=[1 0] heroes.1.2.3=0 heroes.1.2.7=[activated silver] heroes.1.1.3=10 heroes.1.1.7=[activated]

% Both would have 8 points then: the first player's side wins   [R-8.2 F-9.3]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[4 4] points=[7 7] heroes.0.2.3=5 heroes.1.2.3=5 heroes.1.2.2=c1
deal 4 4
do 0 end
over
winners 1

% The same, with the other side first   [R-8.2 F-9.3]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=a done=[[crew] [crew passed]] pools=[4 4] points=[7 7]
 heroes.0.2.2=b9 heroes.0.2.3=5 heroes.1.2.2=c1 heroes.1.2.3=5
 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 4 4
do 0 end
over
winners 0

% Cards against damage work against it, hero by hero, and a reaction of one who is deployed   [R-21.1 F-9.36]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[6 2] heroes.0.1.2=b8 heroes.0.1.5=[1 0 2] hands.0=[barnacle-hide]
deal 4 4
do 0 end
do 0 pass
ask 0 lessen: play barnacle-hide | pass
do 0 pass
ask 0 lessen: play barnacle-hide | react blubber | pass
do 0 react blubber
ask 0 lessen: play barnacle-hide | pass
deal 1
do 0 play barnacle-hide
expect heroes.0.0.3=2 heroes.0.1.3=0 heroes.0.1.5=[1 0 1] heroes.0.2.3=0

% A sea monster on its spot is beaten at once: its summoner's enemy is paid   [R-21.1 R-20.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[6 2] dragon=[0 e4 2 [activated]]
deal 4 4 1
do 0 end
told 1 beaten dragon
expect dragon=[0 beaten] points=[0 1] heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1 kraken=[e4 0]

% A monster elsewhere is not   [R-21.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[6 2] dragon=[0 d4 2 [activated]]
deal 4 4 1
do 0 end
expect dragon=[0 d4 2 [activated]] points=[0 0]

% The monster goes before the arrival does harm: its point can end the game   [R-21.1 R-1.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[6 2] dragon=[0 e4 2 [activated]] points=[0 7]
deal 4 4
do 0 end
over
untold 0 hurt
winners 1

% A plank on its spot is taken off: heroes on it overboard, crew KO'd, then the damage   [R-21.1 F-9.5]
start 2 heroes=starter board=gallants
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[2 6] heroes.1.0.2=e6 heroes.1.0.3=1 crew=[[] [[e6 3 1]]]
deal 4 4 1
do 0 end
told 1 plank-off e6
told 1 overboard viana-b
told 1 crew-lost deckhand 3
told 1 crew-lost bosun 1
expect kraken=[e6 0] planks-off=[e6] heroes.1.0.2=- heroes.1.0.3=3 crew=[[] []] points=[0 0] heroes.0.0.4=0

# ---- its lines ----

% 1 Lurk: two damage go, if it has so much   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 kraken=[e4 1]
deal 1
do 0 end
told 1 heals kraken 1
expect kraken=[e4 0]

% 2 Ink: each deployed hero within 2 is blinded, of either side   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 kraken=[e4 0] heroes.0.0.2=e6 heroes.0.1.2=d6 heroes.1.0.2=d3 heroes.1.1.2=e3 heroes.1.1.6=[slow]
deal 2
do 0 end
told 1 line ink
expect heroes.0.0.6=[blind] heroes.0.1.6=[] heroes.0.2.6=[] heroes.1.0.6=[blind] heroes.1.1.6=[blind slow]

% 3 Slam: a zone within 2 with figures, of whichever side, and four dice   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=e6 heroes.0.1.2=d6 heroes.1.0.2=d3 crew=[[[c4 2 0] [c6 4 0]] [[g4 1 0]]]
deal 3
do 0 end
ask 1 slam: at d3 | at c4 | at g4 | at e6
deal 4 5 6 3
do 1 at e6
told 1 beast-strikes kraken e6
expect heroes.0.0.3=3
ask 1 discard

% Slam: deckhands, then bosuns, then heroes, and the Chooser says which hero   [R-21.2 R-7.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=c4 heroes.0.1.2=c4 crew=[[[c4 1 1]] []]
deal 3 4 5 6 6
do 0 end
ask 1 assign: hit carcharias-a single | hit ishmael-a single
do 1 hit ishmael-a single
do 1 hit ishmael-a single
expect crew=[[] []] heroes.0.0.3=0 heroes.0.1.3=2
ask 1 discard

% Slam spares rigging   [R-21.2]
start 2 heroes=starter board=gallants
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e6 0] planks-off=[e6] crew=[[[e4 1 0]] [[e8 1 0]]]
deal 3
do 0 end
ask 1 slam: at e4 | at e8
deal 4 5 6 6
do 1 at e4
expect crew=[[] [[e8 1 0]]] rigging=[]

% Slam KOs a hero: its enemy scores, each of their heroes gets a coin   [R-21.2 R-16.3]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.1.0.2=d3 heroes.1.0.3=8 crew=[[] []]
deal 3 1 1 1 4
do 0 end
ask 1 rerolls
do 1 pass
told 1 ko viana-b silver
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1

% Slam is an enemy attack: Parry rerolls its dice   [R-21.2 F-9.21]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.1.0.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.1.0.2=d3 crew=[[] []] hands.1=[parry brandy]
deal 3 4 4 1 1
do 0 end
ask 1 rerolls: play parry | pass
do 1 play parry
deal 1 2
do 1 reroll 4
expect heroes.1.0.3=0

% A monster is no figure: Slam does not choose it   [R-21.2 R-3.6]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] dragon=[0 d4 0 [activated]] crew=[[] []]
deal 3
do 0 end
untold 1 beast-strikes
expect dragon=[0 d4 0 [activated]]
ask 1 discard

% Slam without anybody in reach does nothing   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0]
deal 3
do 0 end
untold 1 beast-strikes
ask 1 discard

% 4 Sweep: every zone within 2 with figures, two dice each, in the Chooser's order   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=e6 heroes.0.1.2=d6 crew=[[[c4 2 0]] [[g4 1 0]]]
deal 4
do 0 end
ask 1 sweep: at c4 | at g4 | at e6
deal 5 1
do 1 at e6
ask 1 sweep: at c4 | at g4
deal 4 4 6 6
do 1 at c4
expect heroes.0.0.3=1 heroes.0.1.3=0 crew=[[] []] points=[0 0]
ask 1 discard

% Sweep's zones are fixed when it is rolled: who slips away is not hit where he went   [F-9.31 F-9.20]
start 2
given agenda=[[act 0]] acting=kyrie-a actions=1 round=1 first=b done=[[crew] [crew passed]] hands.1=[brandy]
 pools=[5 3]
 kraken=[e4 0] crew=[[] []] dealt=[any any]
 heroes=[[[kyrie 0 b9] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [waldorf 0 e6 0 0 [1 0 0] [] [activated] []]]
 [[farrow 1 d3 0 0 [1 0 2] [] [activated] []] [viana 1 - 0 0 [1 0 1] [] [activated] []]
 [latigo 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 4
do 0 end
ask 1 sweep: at d3 | at e6
do 1 at d3
ask 1 declared: react-at slip-away d2 | react-at slip-away c3 | react-at slip-away e3 | pass
deal 6 6
do 1 react-at slip-away e3
told 1 lost d3
told 1 beast-strikes kraken e6
expect heroes.1.0.2=e3 heroes.1.0.3=0 heroes.0.2.3=2
ask 1 discard

% Sweep skips a zone that has no figures when its turn comes   [F-9.31]
start 2 heroes=starter
given agenda=[[recover 0] [sweep 1]] first=a active=1 done=[[crew passed] [crew passed]] pools=[5 3] kraken=[e4 0]
 sweep=[d3 c4 e6] crew=[[] []] heroes.1.0.2=d3 heroes.0.1.2=e6
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.0.2.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
ask 1 sweep: at d3 | at e6

% 5 Drag: a deployed hero within 3 that can come nearer, and the Chooser says where to   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=d6 heroes.0.1.2=c6 heroes.1.0.2=d3 heroes.1.1.2=g5 crew=[[] []]
deal 5
do 0 end
ask 1 drag: give carcharias-a | give viana-b | give santiago-b
do 1 give carcharias-a
ask 1 drag: push d5 | push e6
do 1 push e6
told 0 pushed carcharias-a e6
expect heroes.0.0.2=e6
ask 1 discard

% Drag into the sea: overboard   [R-21.2 R-3.5]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=d5 heroes.0.0.3=4 crew=[[] []]
deal 5
do 0 end
ask 1 drag: push e5 | push sea
do 1 push sea
told 0 overboard carcharias-a
expect heroes.0.0.2=- heroes.0.0.3=4 points=[0 0]

% Drag: nobody is dragged into enemies, and who cannot be moved is no choice   [R-21.2 F-9.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=d6 heroes.1.0.2=d5 heroes.1.1.2=e6 crew=[[] []]
deal 5
do 0 end
ask 1 drag: give viana-b | give santiago-b

% Drag: with one hero who can be moved the Chooser still says where to   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=d6 heroes.1.0.2=e6 crew=[[] []] heroes.0.1.2=e5
deal 5
do 0 end
ask 1 drag: give carcharias-a | give ishmael-a
do 1 give ishmael-a
told 0 overboard ishmael-a

% Drag reaches no farther than 3   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] heroes.0.0.2=d7 heroes.1.0.2=c2 crew=[[] []]
deal 5
do 0 end
untold 0 pushed
ask 1 discard

% 6 Crush: the nearest rigging takes 3   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0]
deal 6
do 0 end
told 1 line crush
expect rigging=[[e1 3]] points=[0 0]

% Crush: the Chooser breaks ties   [R-21.2]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] rigging=[[e1 gone]] better=[[gun] []]
deal 6
do 0 end
ask 1 crush: crush c2 | crush g2 | crush c6 | crush g6
do 1 crush g6
expect rigging=[[e1 gone] [g6 3]]

% What Crush destroys pays the enemy of its owner   [R-21.2 R-16.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] kraken=[e4 0] rigging=[[e1 6]]
deal 6
do 0 end
told 1 destroyed munitions b
expect rigging=[[e1 gone]] points=[1 0] better=[[gun] []] heroes.0.0.4=1 heroes.0.2.4=1 heroes.1.0.4=0

% Crush can end the game   [R-21.2 R-1.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 3] points=[7 0] kraken=[e4 0] rigging=[[e1 7]]
deal 6
do 0 end
over
winners 0

# ---- who chooses ----

% The Chooser is the side with the lower pool   [F-9.16]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[3 5] kraken=[e4 0] rigging=[[e1 gone]] better=[[gun] []]
deal 6
do 0 end
ask 0 crush

% With equal pools it is the first player   [F-9.16]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[5 5] kraken=[e4 0] rigging=[[e1 gone]] better=[[gun] []]
deal 6
do 0 end
ask 1 crush

% With equal pools it is the first player, whichever side that is   [F-9.16]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=a done=[[crew] [crew passed]] pools=[5 5] kraken=[e4 0]
 rigging=[[e1 gone]] better=[[gun] []]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 6
do 0 end
ask 0 crush

% In a team its speaker chooses, not who acted last   [F-9.16 R-24.3 R-21.4]
start 4
given agenda=[[act 1]] acting=kyrie-a actions=1 active=1 round=1 first=a done=[[crew] [crew passed]] pools=[4
 8] crew=[[] []]
 dealt=[any any]
 heroes=[[[carcharias 0 e6 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
 [kyrie 1 b9] [snapper 1 - 0 0 [1 0 1] [] [activated] []]]
 [[viana 2 d3 0 0 [1 0 1] [] [activated] []] [santiago 2 - 0 0 [1 0 1] [] [activated] []]
 [gabriela 3 - 0 0 [1 0 0] [] [activated] []] [de-marco 3 - 0 0 [1 0 1] [] [activated] []]]]
deal 6 6 3
do 1 end
told 0 rises 12 12
ask 0 slam: at d3 | at e6

# ---- beaten ----

% A hero's last hit: 2 points, 3 coins for that hero; both pools fall to 0   [R-21.3]
start 2 heroes=starter
given pools=[7 4] kraken=[e4 11] heroes.0.2.2=e6 crew=[[] []]
do 0 activate kyrie-a
deal 4 1 1
do 0 attack swordfish-gun e4
told 0 beaten kraken
expect kraken=beaten pools=[0 0] points=[2 0] heroes.0.2.4=3 heroes.0.0.4=0 heroes.0.1.4=0

% It has vigour 12, and both sides are its enemies   [R-21.3 R-7.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 pools=[7 4] kraken=[e4 10] heroes.1.0.2=e3 crew=[[] []]
do 1 activate viana-b
deal 5 1 1
do 1 attack sabre-and-pistol e4
expect kraken=[e4 11] pools=[7 4] points=[0 0]

% Beaten by the crew: 2 points and a coin for each hero of the side   [R-21.3]
start 2
given factions=[deep marea] agenda=[[take 1]] turn=b active=1 kraken=[d4 10] pools=[2 9] round=1
 crew=[[] [[c4 2 0]]] dealt=[any any] board=gallant-junks
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 0 -]] [[latigo 1 c3 0 0 [1 1 0]] [viana 1 -] [santiago 1 -]]]
do 1 activate latigo-b
deal 4 4
do 1 use-at crack-of-the-lash c4
told 1 beaten kraken
expect kraken=beaten pools=[0 0] points=[0 2] heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1

% Its plank is back at that moment   [R-21.1 R-21.3]
start 2 heroes=starter board=gallants
given pools=[7 4] kraken=[e6 11] planks-off=[e6 c6] heroes.0.2.2=e5 crew=[[] []]
do 0 activate kyrie-a
deal 4 1 1
do 0 attack swordfish-gun e6
told 0 plank-on e6
expect planks-off=[c6]
ask 0 act includes: step e6

% Pools rise again, but it never comes back   [R-21.3 R-21.4]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]]
 hands.1=[brandy] heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
 pools=[0 0] kraken=beaten hands.0=[deep-monster]
do 0 play deep-monster
do 0 at d4
expect pools=[3 0]
do 0 end
ask 0 swim
do 0 end
untold 1 rises
untold 1 calm
expect kraken=beaten
