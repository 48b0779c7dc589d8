# Three to six players on two sides: who has what, who takes the turn, whose cards, who decides.
game rumbones

# ---- setting up ----

% Three: the pair has 2 and 1 heroes and two cards each, the single player 3 and four cards   [R-24.1 R-24.3 R-24.8 F-9.13]
start 3
expect teams=[a a b]
do 0 pick carcharias
do 2 pick viana
do 0 pick kyrie
do 2 pick gull
do 1 pick snapper
deal 2 5 volley volley bribe parry surge surge regrowth undertow
do 2 pick latigo
told 2 first b
expect hands=[[surge surge] [undertow regrowth] [volley volley bribe parry]]
 heroes.0.0.0=carcharias heroes.0.0.1=0 heroes.0.1.1=0 heroes.0.2.0=snapper heroes.0.2.1=1
 heroes.1.0.1=2 heroes.1.1.1=2 heroes.1.2.1=2
ask 2 take: activate viana-b | activate latigo-b | activate gull-b | crew

% Three: the option says which side is the pair   [R-24.1]
start 3 larger=b
expect teams=[a b b]
do 0 pick carcharias
do 1 pick viana
do 0 pick kyrie
do 1 pick santiago
do 0 pick ishmael
ask 2 pick
deal 5 2 surge surge regrowth undertow volley volley bribe parry
do 2 pick latigo
expect hands=[[undertow surge surge regrowth] [volley volley] [bribe parry]]

% Three: the one of the pair with one hero has the crew   [R-24.1 R-24.3]
start 3
given round=1 takers=[1 2]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 2 -]]]
ask 0 take: activate carcharias-a | activate ishmael-a | leave
refuse 0 crew: R-24.3
do 0 leave
ask 1 take: activate kyrie-a | crew

% Four: two heroes and two cards each   [R-24.1 R-24.8]
start 4
expect teams=[a a b b] each=4
do 0 pick carcharias
do 2 pick viana
do 0 pick ishmael
do 2 pick santiago
do 1 pick kyrie
do 3 pick gabriela
refuse 1 pick ishmael: R-2.2
do 1 pick snapper
deal 6 1 surge surge regrowth undertow volley volley bribe parry
do 3 pick de-marco
expect heroes.0.1.1=0 heroes.0.2.1=1 heroes.0.3.1=1 heroes.1.1.1=2 heroes.1.2.1=3 heroes.1.3.1=3
 hands=[[surge surge] [undertow regrowth] [volley volley] [bribe parry]]

% Four: either mate may take the crew, and then decides for it   [R-24.1 R-24.4]
start 4
given round=1
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
ask 0 take: activate carcharias-a | activate ishmael-a | crew | leave
do 0 leave
ask 1 take: activate kyrie-a | activate snapper-a | crew
do 1 crew
told 1 crew a
ask 1 bosuns

% Four: the crew has one activation a round, whoever took it   [R-24.1 R-24.4]
start 4
given round=1 done=[[crew] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
ask 0 take: activate carcharias-a | activate ishmael-a | leave
do 0 leave
ask 1 take: activate kyrie-a | activate snapper-a

% Five: three have 2, 2 and 1 heroes, the pair 3 and 2; the first of a side holds its three cards   [R-24.1 R-24.3 R-24.8]
start 5
expect teams=[a a a b b] each=5
do 0 pick carcharias
do 3 pick viana
do 0 pick ishmael
do 3 pick santiago
do 1 pick kyrie
do 3 pick gabriela
do 1 pick snapper
do 4 pick de-marco
do 2 pick waldorf
deal 6 1 surge surge regrowth volley volley bribe
do 4 pick latigo
expect hands=[[surge surge regrowth] [] [] [volley volley bribe] []]
 heroes.0.3.1=1 heroes.0.4.1=2 heroes.1.2.1=3 heroes.1.3.1=4 heroes.1.4.1=4

% Five: the last of each side has the crew   [R-24.1 R-24.3]
start 5
given round=1 done=[[] []] takers=[2 4]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -] [waldorf 2 -]] [[viana 3 -] [santiago 3 -]
 [gabriela 3 -] [de-marco 4 -] [latigo 4 -]]]
ask 0 take: activate carcharias-a | activate ishmael-a | leave
do 0 leave
ask 1 take: activate kyrie-a | activate snapper-a | leave
do 1 leave
ask 2 take: activate waldorf-a | crew

% Five: the pair's last seat has the crew   [R-24.1 R-24.3]
start 5
given round=1 agenda=[[take 3]] turn=b active=3
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -] [waldorf 2 -]] [[viana 3 -] [santiago 3 -]
 [gabriela 3 -] [de-marco 4 -] [latigo 4 -]]]
ask 3 take: activate viana-b | activate santiago-b | activate gabriela-b | leave
refuse 3 crew: R-24.3
do 3 leave
ask 4 take: activate de-marco-b | activate latigo-b | crew

% Five: the option says which side is larger   [R-24.1]
start 5 larger=b
expect teams=[a a b b b]
do 0 pick carcharias
do 2 pick viana
do 0 pick ishmael
do 2 pick santiago
do 0 pick kyrie
do 3 pick gabriela
do 1 pick snapper
do 3 pick de-marco
do 1 pick waldorf
ask 4 pick

% Six: 2, 2 and 1 on both sides, one hand a side   [R-24.1 R-24.3]
start 6
expect teams=[a a a b b b] each=5
do 0 pick carcharias
do 3 pick viana
do 0 pick ishmael
do 3 pick santiago
do 1 pick kyrie
do 4 pick gabriela
do 1 pick snapper
do 4 pick de-marco
do 2 pick waldorf
deal 1 3 volley volley bribe surge surge regrowth
do 5 pick latigo
expect hands=[[surge surge regrowth] [] [] [volley volley bribe] [] []] heroes.1.3.1=4 heroes.1.4.1=5
ask 3 take

% Mates draw from one deck   [F-9.13 R-24.2]
start 4
do 0 pick carcharias
do 2 pick viana
do 0 pick ishmael
do 2 pick santiago
do 1 pick kyrie
do 3 pick gabriela
do 1 pick snapper
deal 6 1 surge surge surge undertow volley volley volley parry
do 3 pick de-marco
expect decks.0=[deep-monster feeding-frenzy feeding-frenzy feeding-frenzy undertow undertow barnacle-hide
 barnacle-hide
 barnacle-hide scent-of-blood scent-of-blood scent-of-blood brood-of-the-deep brood-of-the-deep rising-tide
 rising-tide
 drowning-grasp drowning-grasp choking-brine choking-brine regrowth regrowth call-of-the-abyss call-of-the-abyss
 sunken-hoard sunken-hoard]

% Between Windcutters the roll decides the places, whatever the teams' sizes   [R-24.9 R-23.2]
start 5 board=windcutters deal 3 3 2 4
told 0 centre marea
expect teams=[b b b a a] factions=[marea deep]
ask 3 pick

% The Deep Lords roll first: the higher one has the centre   [R-24.9 R-23.2]
start 3 board=windcutters deal 4 2
expect teams=[a a b] factions=[deep marea]
ask 0 pick

% Two to six players, no more   [R-24.1]
refuse start 7: bad-seats

# ---- whose turn ----

% Members are asked in seat order, beginning after the one who took the last turn   [R-24.4 R-24.2]
start 4
given round=1 agenda=[[act 2]] turn=b active=2 acting=viana-b actions=1 takers=[0 2]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 c1] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 2 end
ask 1 take: activate kyrie-a | activate snapper-a | crew | leave
do 1 leave
ask 0 take: activate carcharias-a | activate ishmael-a | crew
refuse 0 leave: R-24.4

% Three mates: the order goes round, the last one asked has to take it   [R-24.4]
start 6
given round=1 takers=[1 5] agenda=[[act 3]] turn=b active=3 acting=viana-b actions=1
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -] [waldorf 2 -]] [[viana 3 c1] [santiago 3 -]
 [gabriela 4 -] [de-marco 4 -] [latigo 5 -]]]
do 3 end
ask 2 take: activate waldorf-a | crew | leave
do 2 leave
told 2 declined
ask 0 take: activate carcharias-a | activate ishmael-a | leave
do 0 leave
ask 1 take: activate kyrie-a | activate snapper-a
refuse 1 leave: R-24.4

% Leaving the turn does not count as taking it: who took it is remembered   [R-24.4]
start 4
given round=1 takers=[1 3]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 b8] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 leave
do 1 activate kyrie-a
expect takers=[1 3]
do 1 end
ask 2 take
do 2 activate viana-b
expect takers=[1 2]
do 2 deploy c0
do 2 end
ask 0 take includes: leave

% One activation a turn, then it is the other side's   [R-24.2]
start 4
given round=1
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
do 0 end
ask 2 take

% Members who have nothing left are not asked   [R-24.4]
start 4
given round=1 agenda=[[act 2]] turn=b active=2 acting=viana-b actions=1 takers=[1 2] done=[[crew] []]
 heroes=[[[carcharias 0 - 0 0 [1 0 1] [] [activated]] [ishmael 0 - 0 0 [1 0 1] [] [activated gold]] [kyrie 1 -]
 [snapper 1 -]] [[viana 2 c1] [santiago 2 -] [gabriela 3 -] [de-marco 3 -]]]
do 2 end
ask 1 take: activate kyrie-a | activate snapper-a

% A side passes when no member has anything left   [R-24.2 R-18.1]
start 4
given round=1 agenda=[[act 0]] acting=carcharias-a actions=1 done=[[crew] [crew passed]]
 heroes=[[[carcharias 0 b8] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 - 0 0 [1 0 1] [] [activated]]
 [snapper 1 -]] [[viana 2 - 0 0 [1 0 1] [] [activated]] [santiago 2 - 0 0 [1 0 1] [] [activated]]
 [gabriela 3 - 0 0 [1 0 0] [] [activated]] [de-marco 3 - 0 0 [1 0 1] [] [activated]]]]
do 0 end
untold 0 passed
told 1 activated snapper-a
ask 1 deploy

% Nobody activates a mate's hero   [R-24.1]
start 4
given round=1
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
refuse 0 activate kyrie-a: R-24.1
refuse 0 activate viana-b: R-24.1

% A monster is taken by the one who summoned it, not by a mate   [R-24.4 R-20.2]
start 4
given round=1 dragon=[1 d4 0 []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
ask 0 take excludes: monster
do 0 leave
ask 1 take includes: monster

% A turn taken with the monster, or with the crew, is a turn taken   [R-24.4]
start 4
given round=1 dragon=[1 d4 0 []] takers=[0 2] agenda=[[take 1]] active=1 crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 1 monster
do 1 end
expect takers=[1 2]
ask 3 take
do 3 crew
expect takers=[1 3] active=3

# ---- mates' cards ----

% A mate may play a card before what was chosen is done; else it is done   [R-24.8 R-24.5]
start 4
given round=1 hands.1=[sunken-hoard]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
ask 1 mates: play-on sunken-hoard carcharias-a | play-on sunken-hoard ishmael-a | play-on sunken-hoard kyrie-a
 | play-on sunken-hoard snapper-a | pass
do 1 pass
told 0 activated carcharias-a
ask 0 act

% If a mate plays one, the acting member chooses anew   [R-24.8]
start 4
given round=1 hands.1=[sunken-hoard regrowth]
 heroes=[[[carcharias 0 b8 3] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
do 1 play-on sunken-hoard carcharias-a
expect heroes.0.0.4=2 acting=-
ask 0 take includes: activate ishmael-a | crew | leave
do 0 activate ishmael-a
ask 1 mates
do 1 pass
ask 0 deploy

% So it is before an action, a purchase and the end of an activation   [R-24.8]
start 4
given round=1 hands.1=[sunken-hoard] agenda=[[act 0]] acting=carcharias-a actions=3
 heroes=[[[carcharias 0 b8 0 3] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 step b9
ask 1 mates
do 1 pass
expect heroes.0.0.2=b9
do 0 stop
do 0 buy red-tide
ask 1 mates
do 1 pass
expect heroes.0.0.5=[1 1 1] heroes.0.0.4=0
do 0 end
ask 1 mates
do 1 play-on sunken-hoard carcharias-a
expect heroes.0.0.4=2 acting=carcharias-a actions=2
ask 0 act includes: end

% A mate's monster drops the last hero of the one who had to take the turn: who left it is asked anew   [R-24.4 R-24.8 R-18.2]
start 4
given round=1 done=[[crew] []] hands.0=[deep-monster] hands.1=[surge] takers=[1 3] crew=[[] []]
 heroes=[[[carcharias 0 b8] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 c4]
 [snapper 1 - 0 0 [1 0 1] [] [activated]]] [[viana 2 -] [santiago 2 -] [gabriela 3 -] [de-marco 3 -]]]
do 0 leave
do 1 activate kyrie-a
ask 0 mates
do 0 play deep-monster
do 0 at c4
told 1 overboard kyrie-a
expect asked=[] active=0
ask 0 take: activate carcharias-a | monster

% So it is when nobody holds a card any more: the game goes on   [R-24.4 R-24.8 R-1.1]
start 4
given round=1 done=[[crew] []] hands.0=[deep-monster] takers=[1 3] crew=[[] []]
 heroes=[[[carcharias 0 - 0 0 [1 0 1] [] [activated]] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 c4]
 [snapper 1 - 0 0 [1 0 1] [] [activated]]] [[viana 2 -] [santiago 2 -] [gabriela 3 -] [de-marco 3 -]]]
 agenda=[[take 1] [mates 0]] active=1 windows=[[0 1 0]] pending=[activate kyrie-a]
do 0 play deep-monster
do 0 at c4
ask 0 swim

% If a mate has not been asked yet, it is that mate's turn to take   [R-24.4 R-24.8]
start 4
given round=1 done=[[crew] []] hands.0=[deep-monster] hands.1=[surge] takers=[0 3] agenda=[[take 1]] active=1
 crew=[[] []]
 heroes=[[[carcharias 0 b8] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 c4]
 [snapper 1 - 0 0 [1 0 1] [] [activated]]] [[viana 2 -] [santiago 2 -] [gabriela 3 -] [de-marco 3 -]]]
do 1 activate kyrie-a
do 0 play deep-monster
do 0 at c4
ask 0 take: activate carcharias-a | monster

% Three mates: the first left the turn, the second has lost all, the third is the last one asked   [R-24.4 R-24.8]
start 6
given round=1 done=[[crew] []] hands.0=[deep-monster] takers=[2 5] crew=[[] []]
 heroes=[[[carcharias 0 b8] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 c4]
 [snapper 1 - 0 0 [1 0 1] [] [activated]] [waldorf 2 d8]] [[viana 3 -] [santiago 3 -] [gabriela 4 -] [de-marco 4 -]
 [latigo 5 -]]]
do 0 leave
do 1 activate kyrie-a
do 0 play deep-monster
do 0 at c4
expect acting=waldorf-a active=2
ask 2 act

% The taker's last hero falls first, and a mate beside it may still be held   [R-24.4 F-9.21]
start 4
given round=1 done=[[crew] []] hands.1=[deep-monster] takers=[1 3] crew=[[] []]
 heroes=[[[carcharias 0 c4] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [snapper 1 c4] [kyrie 1 d6 0 0 [1 0 2]]]
 [[viana 2 -] [santiago 2 -] [gabriela 3 -] [de-marco 3 -]]]
do 0 activate carcharias-a
do 1 play deep-monster
do 1 at c4
do 1 pass
told 0 overboard carcharias-a
do 1 react-at life-line c5
expect heroes.0.2.2=c5
ask 1 take: activate snapper-a | activate kyrie-a | monster

% Who is asked depends on public things: a mate without an OWN card is asked too   [R-24.8 R-28.2]
start 4
given round=1 hands.1=[feeding-frenzy]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
ask 1 mates: pass

% A mate with an empty hand is not asked   [R-24.8 R-28.2]
start 4
given round=1 hands.0=[sunken-hoard]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
ask 0 act

% The other side's mates have no say   [R-24.8]
start 4
given round=1 hands.2=[brandy] hands.3=[compound-interest]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 - 0 5] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
ask 0 act

% Five: the leader plays the side's cards in everybody's turn   [R-24.1 R-24.5]
start 5
given round=1 hands.0=[sunken-hoard] agenda=[[take 1]] active=1 asked=[0] takers=[2 4]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 b8] [snapper 1 -] [waldorf 2 -]] [[viana 3 -] [santiago 3 -]
 [gabriela 3 -] [de-marco 4 -] [latigo 4 -]]]
do 1 activate kyrie-a
ask 0 mates includes: play-on sunken-hoard waldorf-a
do 0 play-on sunken-hoard waldorf-a
expect heroes.0.4.4=2
ask 1 take

% A mate's monster card, in another's turn: the monster is the mate's   [R-24.5 R-20.2]
start 4
given round=1 hands.1=[deep-monster]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
do 1 play deep-monster
ask 1 summon
do 1 at d4
expect dragon=[1 d4 0 []] pools=[3 0]
ask 0 take excludes: monster

% In a window the acting member is asked first, then the mates   [R-24.5]
start 4
given round=1 hands=[[feeding-frenzy] [feeding-frenzy] [] []] crew=[[] []] takers=[0 3] agenda=[[act 1]]
 acting=kyrie-a active=1 actions=3
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 b8] [snapper 1 -]] [[viana 2 b7] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 1 attack swordfish-gun b7
ask 0 mates
do 0 pass
ask 1 declared: play feeding-frenzy | pass
do 1 pass
ask 0 declared: play feeding-frenzy | pass
do 0 play feeding-frenzy
ask 1 declared
deal 4 4 4 1 1
do 1 pass
expect heroes.1.0.3=3 pools=[1 0] discards.0=[feeding-frenzy]

% Cards for "your" heroes are for the whole side's, and so is what they cost   [R-24.5 R-24.2]
start 4
given round=1 hands.0=[regrowth undertow] crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 b8 4] [snapper 1 -]] [[viana 2 b7] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
ask 0 take includes: play-on regrowth kyrie-a | play-on undertow viana-b
do 0 play-on regrowth kyrie-a
expect heroes.0.2.3=1
do 0 play-on undertow viana-b
expect pools=[1 0] discards.0=[undertow regrowth]

% Against damage: the player who holds the card is asked, for a mate's hero too   [R-24.5]
start 4
given round=1 hands.0=[barnacle-hide] agenda=[[take 2]] turn=b active=2 crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 b7] [snapper 1 -]] [[viana 2 b8] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 2 activate viana-b
deal 4 4 1
do 2 attack sabre-and-pistol b7
ask 0 lessen: play barnacle-hide | pass
do 0 play barnacle-hide
expect heroes.0.2.3=0

% A reaction is used by its hero's player   [R-24.1]
start 4
given round=1 agenda=[[take 2]] turn=b active=2 crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 b7] [kyrie 1 -] [snapper 1 b7 0 0 [1 0 2]]] [[viana 2 b8] [santiago 2 -]
 [gabriela 3 -] [de-marco 3 -]]]
do 2 activate viana-b
deal 4 4 1
do 2 attack sabre-and-pistol b7
ask 1 hits: cancel 1 0 | cancel 2 0 | pass

# ---- mates' figures ----

% A mate's hero is a friend: one may walk through it, and it is no target   [R-24.1]
start 4
given round=1 crew=[[] []]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 b7] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 0 activate carcharias-a
ask 0 act includes: step b7
ask 0 act excludes: attack jaws b7

% Skills for friendly heroes help mates' heroes, who are aimed by their own player   [R-24.5 F-9.35]
start 4
given round=1 crew=[[] []]
 heroes=[[[carcharias 0 b8 0 0 [1 1 1]] [ishmael 0 -] [kyrie 1 b7] [snapper 1 -]] [[viana 2 d7] [santiago 2 d6]
 [gabriela 3 -] [de-marco 3 -]]]
do 0 activate carcharias-a
do 0 use-on red-tide kyrie-a
ask 1 aim: attack swordfish-gun d7 | attack swordfish-gun d6

% A KO that is not a hero's attack pays every hero of the whole team   [R-24.2 R-16.5]
start 4
given round=1 dragon=[1 d4 0 []] takers=[0 3] agenda=[[take 1]] active=1 crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 d3 8] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 1 monster
deal 4 1 1 1
do 1 bite d3
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 heroes.0.3.4=1

% All members of a side win together   [R-24.2 R-1.1]
start 4
given round=1 dragon=[1 d4 0 []] points=[7 0] takers=[0 3] agenda=[[take 1]] active=1 crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 d3 8] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 1 monster
deal 4 1 1 1
do 1 bite d3
over
winners 0 1
score 8 8 0 0

# ---- hands of skills, objectives ----

% What a passive draws is for its hero's player   [R-24.5]
start 4
given round=1 agenda=[[act 1]] acting=kyrie-a active=1 actions=3 crew=[[] []]
 heroes=[[[carcharias 0 a8] [ishmael 0 -] [kyrie 1 b8] [snapper 1 -]] [[viana 2 b7 8] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
deal 5 1 1 surge
do 1 attack swordfish-gun b7
told 0 drew 1
expect hands=[[surge] [] [] []] heroes.0.2.4=3 heroes.0.0.4=0

% With five it is for the leader   [R-24.5]
start 5
given round=1 agenda=[[act 0]] acting=kyrie-a actions=3 crew=[[] []]
 heroes=[[[kyrie 0 b8] [ishmael 0 -] [carcharias 1 a8] [snapper 1 -] [waldorf 2 -]] [[viana 3 b7 8] [santiago 3 -]
 [gabriela 3 -] [de-marco 4 -] [latigo 4 -]]]
deal 5 1 1 surge
do 0 attack swordfish-gun b7
told 0 drew 1
expect hands=[[surge] [] [] [] []]

% What a skill discards is from its hero's player's hand   [R-24.5 R-24.8]
start 4
given round=1 agenda=[[act 2]] turn=b active=2 acting=viana-b actions=3 hands.3=[volley brandy]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -]] [[viana 2 c1 0 0 [1 1 1]] [santiago 2 -]
 [gabriela 3 -] [de-marco 3 -]]]
ask 2 act excludes: use ledger

% With five it is from the leader's hand, and the leader says which card   [R-24.5 R-24.8]
start 5
given round=1 agenda=[[act 4]] turn=b active=4 acting=viana-b actions=3 hands.3=[volley brandy]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 -] [snapper 1 -] [waldorf 2 -]] [[latigo 3 -] [santiago 3 -]
 [gabriela 3 -] [de-marco 4 -] [viana 4 c1 0 0 [1 1 1]]]]
do 4 use ledger
do 3 pass
ask 3 spend: discard volley | discard brandy
deal bribe bribe
do 3 discard volley
expect hands.3=[bribe bribe brandy] discards.1=[volley]

% Helm: the player whose figure destroyed it says who draws   [R-24.6 R-24.1 R-16.5]
start 4
given round=1 agenda=[[act 1]] acting=kyrie-a active=1 actions=3 rigging=[[g2 9]] crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 g3] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
deal 5 1 1
do 1 attack swordfish-gun g2
ask 1 grant: give-to 0 | give-to 1
deal surge surge undertow
do 1 give-to 0
expect hands=[[undertow surge surge] [] [] []] points=[2 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1
 heroes.0.3.4=1

% Helm, with five: only leaders hold cards   [R-24.6 R-24.1]
start 5
given round=1 agenda=[[act 1]] acting=kyrie-a active=1 actions=3 rigging=[[g2 9]] crew=[[] []]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 1 g3] [snapper 1 -] [waldorf 2 -]] [[viana 3 -] [santiago 3 -]
 [gabriela 3 -] [de-marco 4 -] [latigo 4 -]]]
deal 5 1 1 surge surge undertow
do 1 attack swordfish-gun g2
expect hands=[[undertow surge surge] [] [] [] []]

% Rope: that player names the hero, whose own player moves it   [R-24.6 F-9.35]
start 4
given round=1 agenda=[[act 1]] acting=kyrie-a active=1 actions=3 rigging=[[c2 5]] crew=[[] []]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 c3] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
deal 5 1 1
do 1 attack swordfish-gun c2
ask 1 grant: give carcharias-a | give kyrie-a
do 1 give carcharias-a
ask 0 move includes: step b9 | stop

% A monster's summoner says it for the monster   [R-24.6]
start 4
given round=1 dragon=[1 c4 0 []] planks-off=[c4] takers=[0 3] agenda=[[take 1]] active=1 rigging=[[c2 5]] crew=[[] []]
 heroes=[[[carcharias 0 b8] [ishmael 0 -] [kyrie 1 d9] [snapper 1 -]] [[viana 2 -] [santiago 2 -] [gabriela 3 -]
 [de-marco 3 -]]]
do 1 monster
deal 4 1 1
do 1 lash c2
ask 1 grant: give carcharias-a | give kyrie-a

% Destroyed by nobody's figure: the speaker says it   [R-24.6 R-24.3]
start 4
given round=1 agenda=[[act 1]] acting=kyrie-a actions=1 active=1 first=a done=[[crew] [crew passed]] pools=[2 8]
 kraken=[e4 0] rigging=[[e1 gone] [c2 4]] better=[[gun] []]
 heroes=[[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 b9]
 [snapper 1 - 0 0 [1 0 1] [] [activated]]] [[viana 2 - 0 0 [1 0 1] [] [activated]]
 [santiago 2 - 0 0 [1 0 1] [] [activated]] [gabriela 3 - 0 0 [1 0 0] [] [activated]]
 [de-marco 3 - 0 0 [1 0 1] [] [activated]]]]
deal 6
do 1 end
ask 0 crush
do 0 crush c2
told 0 destroyed rope b
ask 0 grant: give carcharias-a | give kyrie-a

% ... the speaker of the side that gains, whoever made the Kraken do it   [R-24.6]
start 4
given round=1 agenda=[[act 1]] acting=kyrie-a actions=1 active=1 first=a done=[[crew] [crew passed]] pools=[8 2]
 kraken=[e4 0] rigging=[[e1 gone] [c2 4]] better=[[gun] []]
 heroes=[[[carcharias 0 b8 0 0 [1 0 1] [] [activated]] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 b9]
 [snapper 1 - 0 0 [1 0 1] [] [activated]]] [[viana 2 - 0 0 [1 0 1] [] [activated]]
 [santiago 2 - 0 0 [1 0 1] [] [activated]] [gabriela 3 - 0 0 [1 0 0] [] [activated]]
 [de-marco 3 - 0 0 [1 0 1] [] [activated]]]]
deal 6
do 1 end
ask 2 crush
do 2 crush c2
ask 0 grant

% The acting member orders simultaneous effects   [R-24.9 R-8.1]
start 4
given round=1 takers=[1 2] agenda=[[act 3]] turn=b active=3 acting=gabriela-b actions=3 crew=[[] []] dealt=[any any]
 heroes=[[[de-marco 0 b7 0 0 [1 0 2]] [ishmael 0 -] [kyrie 1 -] [snapper 1 b7]] [[viana 2 -] [santiago 2 -]
 [gabriela 3 b8] [de-marco 3 -]]]
do 3 attack fire-lance b7
ask 0 declared: react riposte | pass
deal 1
do 0 react riposte
ask 3 order: first de-marco-a | first snapper-a

# ---- recovery ----

% Three: the pair draws up to 2 each, the single player up to 4   [R-24.1 R-22.1]
start 3
given round=1 agenda=[[act 0]] acting=carcharias-a actions=1 done=[[crew] [crew passed]]
 heroes=[[[carcharias 0 b9] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 - 0 0 [1 0 1] [] [activated]]]
 [[viana 2 - 0 0 [1 0 1] [] [activated]] [santiago 2 - 0 0 [1 0 1] [] [activated]]
 [gabriela 2 - 0 0 [1 0 0] [] [activated]]]]
deal 1 1 surge surge undertow regrowth volley volley bribe parry
do 0 end
expect hands=[[surge surge] [undertow regrowth] [volley volley bribe parry]]

% Five: the leaders draw up to 3, nobody else draws   [R-24.1 R-22.1]
start 5
given round=1 agenda=[[act 0]] acting=carcharias-a actions=1 done=[[crew] [crew passed]]
 heroes=[[[carcharias 0 b9] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 - 0 0 [1 0 1] [] [activated]]
 [snapper 1 - 0 0 [1 0 1] [] [activated]] [waldorf 2 - 0 0 [1 0 0] [] [activated]]]
 [[viana 3 - 0 0 [1 0 1] [] [activated]] [santiago 3 - 0 0 [1 0 1] [] [activated]]
 [gabriela 3 - 0 0 [1 0 0] [] [activated]] [de-marco 4 - 0 0 [1 0 1] [] [activated]]
 [latigo 4 - 0 0 [1 0 0] [] [activated]]]]
deal 1 1 surge surge undertow volley volley bribe
do 0 end
expect hands=[[undertow surge surge] [] [] [volley volley bribe] []]

% Two dice for the Kraken, one a side, however many play   [R-21.4]
start 5
given round=1 agenda=[[act 0]] acting=carcharias-a actions=1 done=[[crew] [crew passed]] pools=[3 4] hands.0=[surge]
 heroes=[[[carcharias 0 b9] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 1 - 0 0 [1 0 1] [] [activated]]
 [snapper 1 - 0 0 [1 0 1] [] [activated]] [waldorf 2 - 0 0 [1 0 0] [] [activated]]]
 [[viana 3 - 0 0 [1 0 1] [] [activated]] [santiago 3 - 0 0 [1 0 1] [] [activated]]
 [gabriela 3 - 0 0 [1 0 0] [] [activated]] [de-marco 4 - 0 0 [1 0 1] [] [activated]]
 [latigo 4 - 0 0 [1 0 0] [] [activated]]]]
deal 4 4
do 0 end
do 0 pass
told 0 calm 8 7
ask 0 discard
