# What a seat may look at.
game rumbones

% A hand is its owner's: the other side and who only watches see its size   [R-28.1]
start 2 heroes=starter
given hands=[[surge undertow] [volley bribe brandy]] discards=[[regrowth] [parry]]
view 0 seat=0 hands=[[undertow surge] ?3]
view 1 seat=1 hands=[?2 [volley bribe brandy]]
view spectator hands=[?2 ?3]

% The order of the decks is nobody's to know, nor what is left in them: their size is   [R-28.1]
start 2 heroes=starter
given hands=[[surge undertow] [volley bribe brandy]] discards=[[regrowth] [parry]]
view 0 decks=[?27 ?26]
view 1 decks=[?27 ?26]
view spectator decks=[?27 ?26]

% Everything else is open: discards, pools, coins, levels, damage, statuses, tokens   [R-28.1]
start 2 heroes=starter
given discards=[[regrowth] [parry]] pools=[4 5] points=[1 2] heroes.0.0=[carcharias 0 b8 3 6 [2 1 2] [slow] [] []]
 heroes.1.2.7=[activated silver] dragon=[1 e4 3 []] rigging=[[c2 2]]
view 1 discards=[[regrowth] [parry]] pools=[4 5] heroes.0.0=[carcharias 0 b8 3 6 [2 1 2] [slow] [] []]
view 0 heroes.1.2.7=[activated silver] dragon=[1 e4 3 []] rigging=[[c2 2]] points=[1 2]
view spectator discards=[[regrowth] [parry]] pools=[4 5] heroes.0.0=[carcharias 0 b8 3 6 [2 1 2] [slow] [] []]
 heroes.1.2.7=[activated silver] dragon=[1 e4 3 []] rigging=[[c2 2]] points=[1 2]

% The dice of an attack are open while it is fought   [R-28.1]
start 2 heroes=starter
given heroes.0.2.2=b8 agenda=[[act 0]] acting=kyrie-a actions=3 heroes.1.0.2=b7 hands.1=[volley] crew=[[] []]
deal 1 4 4
do 0 attack swordfish-gun b7
ask 1 rerolls
view 0 fight.8=[1 0 0 2 0 0]
view spectator fight.8=[1 0 0 2 0 0] hands=[?0 ?1]

% A card that is played is seen by all, and leaves a hand that all can count   [R-28.1]
start 2 heroes=starter
given hands=[[sunken-hoard surge] [volley]]
do 0 play-on sunken-hoard kyrie-a
told 0 played sunken-hoard
view 1 hands=[?1 [volley]] discards=[[sunken-hoard] []] heroes.0.2.4=2
view 0 hands=[[surge] ?1]

% What is drawn is seen by its side alone   [R-28.1]
start 2 heroes=starter
given hands=[[] []] agenda=[[act 0]] acting=carcharias-a actions=3 heroes.0.0.2=b8 heroes.1.0.2=b7
 heroes.1.0.3=8 crew=[[] []]
deal 4 1 1 regrowth
do 0 attack jaws b7
told 0 drew 1
view 0 hands=[[regrowth] ?0] decks=[?29 ?30]
view 1 hands=[?1 []] decks=[?29 ?30]
view spectator hands=[?1 ?0]

% What is discarded in Recovery is seen by all   [R-28.1]
start 2 heroes=starter
given agenda=[[act 0]] acting=kyrie-a actions=1 first=b done=[[crew] [crew passed]] hands.1=[brandy volley]
 heroes.0.2.2=b9 heroes.0.0.7=[activated] heroes.0.1.7=[activated]
 heroes.1.0.7=[activated] heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 1 1
do 0 end
do 1 discard volley
view 0 discards=[[] [volley]] hands=[[] ?1]

% Mates see each other's hands, the others do not   [R-24.7 R-28.1]
start 4
given hands=[[surge] [regrowth undertow] [volley] [brandy]] round=1
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
view 0 hands=[[surge] [undertow regrowth] ?1 ?1]
view 1 hands=[[surge] [undertow regrowth] ?1 ?1]
view 2 hands=[?1 ?2 [volley] [brandy]]
view 3 hands=[?1 ?2 [volley] [brandy]]
view spectator hands=[?1 ?2 ?1 ?1]

% A leader's hand is seen by the whole side   [R-24.7]
start 5
given hands=[[surge undertow] [] [] [volley] []] round=1
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -] [waldorf 2 -]]
 [[viana 3 -] [santiago 3 -] [gabriela 3 -] [de-marco 4 -] [latigo 4 -]]]
view 2 hands=[[undertow surge] [] [] ?1 ?0]
view 4 hands=[?2 ?0 ?0 [volley] []]

% In Three the single player sees neither of the pair's hands   [R-24.7 R-28.1]
start 3
given hands=[[surge undertow] [regrowth] [volley]] round=1
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 2 -]]]
view 2 hands=[?2 ?1 [volley]]
view 1 hands=[[undertow surge] [regrowth] ?1]

% Heroes that are dealt lie open   [R-28.1 R-26.3]
start 2 heroes=random-hired deal waldorf carcharias snapper kray gull latigo viana de-marco kray ember
view 1 dealt=[[carcharias snapper waldorf kray gull] [viana de-marco latigo kray ember]]
view spectator dealt=[[carcharias snapper waldorf kray gull] [viana de-marco latigo kray ember]]

% A mate's choice waits in the open while the others are asked   [R-28.1 R-24.8]
start 4
given hands=[[] [sunken-hoard] [] []] round=1
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
ask 1 mates
view 1 pending=[activate carcharias-a]
view 3 pending=[activate carcharias-a]
