# The Sea Dragon, which a tide card brings; and pushes, the Sea Dragon's among them.
game rumbones

# ---- the card ----

% The card brings it into any channel zone, raises the pool, and the turn goes on   [R-20.1]
start 2 heroes=starter
given hands.0=[deep-monster]
ask 0 take includes: play deep-monster
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at e4 | at f4 | at g4 | at h4
 | at b11 | at c11 | at d11 | at e11 | at f11 | at g11 | at h11
do 0 at d4
told 0 summoned dragon d4
expect dragon=[0 d4 0 []] pools=[3 0] discards=[[deep-monster] []] planks-off=[]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew | monster

% It may act in the round in which it came   [R-20.1]
start 2 heroes=starter
given hands.0=[deep-monster]
do 0 play deep-monster
do 0 at d11
do 0 monster
told 0 monster
ask 0 swim includes: swim c11
expect actions=3

% It is not placed where the Kraken is   [R-20.1]
start 2 heroes=starter
given hands.0=[deep-monster] kraken=[e4 0]
do 0 play deep-monster
ask 0 summon: at b4 | at c4 | at d4 | at f4 | at g4 | at h4
 | at b11 | at c11 | at d11 | at e11 | at f11 | at g11 | at h11

% The other faction's card brings it as well, and it is theirs   [R-20.1 R-20.2]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 hands.1=[marea-monster]
do 1 play marea-monster
do 1 at f11
expect dragon=[1 f11 0 []] pools=[0 3]
ask 1 take includes: monster

% Only who summoned it activates it   [R-20.2]
start 2 heroes=starter
given dragon=[1 d4 0 []]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew
refuse 0 monster: R-20.2

% While it is on the board no second monster can be brought   [R-20.2]
start 2 heroes=starter
given dragon=[1 d4 0 []] hands.0=[deep-monster sunken-hoard]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew
 | play-on sunken-hoard carcharias-a | play-on sunken-hoard ishmael-a | play-on sunken-hoard kyrie-a
refuse 0 play deep-monster: R-20.2

% Once beaten it does not come again: the card can only be discarded   [R-20.1 R-20.2]
start 2 heroes=starter
given agenda=[[act 1]] first=b turn=b active=1 acting=viana-b actions=1 heroes.1.0.2=c1 dragon=[1 beaten]
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.0.2.7=[activated] pools=[0 0]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated] done=[[crew passed] [crew]] hands.1=[marea-monster]
ask 1 act excludes: play marea-monster
deal 1 1
do 1 end
ask 1 discard: discard marea-monster | pass
deal volley volley volley feeding-frenzy feeding-frenzy surge
do 1 discard marea-monster
expect pools=[0 0] discards=[[] [marea-monster]] dragon=[1 beaten]

% Its card on a plank breaks the plank at once   [R-20.1 F-9.5]
start 2 heroes=starter
given hands.0=[deep-monster] heroes.1.0.2=e11
do 0 play deep-monster
do 0 at e11
told 0 plank-off e11
told 1 overboard viana-b
expect planks-off=[e11] heroes.1.0.2=- heroes.1.0.7=[activated] points=[0 0]

# ---- its turn ----

% Three actions in a turn of its own, then its token, and the turn passes   [R-20.1 R-11.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] crew=[[] []]
do 0 monster
ask 0 swim: swim c4 | swim e4 | dive b11 | dive c11 | dive d11 | dive f11 | dive g11 | dive h11 | end
do 0 swim e4
ask 0 glide: swim d4 | swim f4 | stop
do 0 stop
expect actions=2 dragon=[0 e4 0 []]
do 0 dive d11
expect actions=1 dragon=[0 d11 0 []]
do 0 dive f4
expect dragon=[0 f4 0 [activated]] turn=b actions=0
ask 1 take

% One swim is up to two steps, there and back too   [R-20.1]
start 2 heroes=starter
given dragon=[0 e4 0 []] crew=[[] []]
do 0 monster
do 0 swim d4
do 0 swim e4
expect dragon=[0 e4 0 []] actions=2
ask 0 swim includes: swim d4 | swim f4

% It may end its activation early   [R-20.1 F-9.1]
start 2 heroes=starter
given dragon=[0 e4 0 []]
do 0 monster
do 0 end
expect dragon=[0 e4 0 [activated]]
ask 1 take

% With its token it cannot be activated again in the round   [R-20.1 R-18.2]
start 2 heroes=starter
given dragon=[0 e4 0 [activated]]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew

% A side whose monster is left does not pass   [R-18.2 R-20.1]
start 2 heroes=starter
given agenda=[[act 1]] turn=b active=1 acting=viana-b actions=1 heroes.1.0.2=c1 dragon=[0 e4 0 []] done=[[crew] []]
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.0.2.7=[activated]
do 1 end
told 0 monster
ask 0 swim

% It stays in its channel: at the end of it there is one way   [R-20.1]
start 2 heroes=starter
given dragon=[0 h4 0 []] crew=[[] []] planks-off=[g4 c4 e11]
do 0 monster
ask 0 swim: swim g4 | dive b11 | dive c11 | dive d11 | dive e11 | dive f11 | dive g11 | dive h11 | end
refuse 0 swim h11: R-20.1

% It does not swim into the Kraken   [R-20.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] kraken=[e4 0] crew=[[] []]
do 0 monster
ask 0 swim includes: swim c4 | bite e4 | lash e4
ask 0 swim excludes: swim e4

% Nor does it dive onto the Kraken   [R-20.1]
start 2 heroes=starter
given dragon=[0 c11 0 []] kraken=[e4 0] crew=[[] []]
do 0 monster
ask 0 swim: swim b11 | swim d11 | dive b4 | dive d4 | dive f4 | dive h4 | end

% With one channel there is no dive   [R-20.1]
start 2 heroes=starter board=gallants
given dragon=[0 d6 0 []] crew=[[] []]
do 0 monster
ask 0 swim: swim c6 | swim e6 | end

% OWN cards can be played between its actions; it is no hero for them   [R-20.1 F-9.15]
start 2 heroes=starter
given dragon=[0 e4 5 []] hands.0=[surge regrowth sunken-hoard] crew=[[] []]
do 0 monster
ask 0 swim excludes: play surge
ask 0 swim includes: play-on sunken-hoard carcharias-a | play-on sunken-hoard kyrie-a
ask 0 swim excludes: play-on regrowth carcharias-a | play-on regrowth kyrie-a
refuse 0 play-on regrowth carcharias-a: F-9.17
do 0 swim d4
do 0 stop
do 0 play-on sunken-hoard ishmael-a
expect heroes.0.1.4=2 actions=2
ask 0 swim includes: swim e4

# ---- planks ----

% A plank it enters breaks: heroes on it go overboard, crew is KO'd, nobody is paid   [R-20.1 F-9.5 R-13.5]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.1.0.2=c4 heroes.1.0.3=3 heroes.1.1.2=c4 crew=[[] [[c4 2 1] [c2 1 0]]]
do 0 monster
do 0 swim c4
told 0 plank-off c4
told 1 crew-lost deckhand 2
told 1 crew-lost bosun 1
told 1 overboard viana-b
told 1 overboard santiago-b
expect planks-off=[c4] crew=[[] [[c2 1 0]]] points=[0 0] heroes.0.0.4=0 heroes.0.2.4=0
 heroes.1.0.2=- heroes.1.0.3=3 heroes.1.0.7=[activated] heroes.1.1.2=- heroes.1.1.7=[activated]

% So it is for its own side's figures   [R-20.1 F-9.5]
start 2 heroes=starter
given dragon=[0 f4 0 []] heroes.0.2.2=g4 crew=[[[g4 3 0]] []]
do 0 monster
do 0 swim g4
told 0 crew-lost deckhand 3
expect planks-off=[g4] crew=[[] []] heroes.0.2.2=- heroes.0.2.7=[activated]

% Every plank it swims through breaks, also on the way there and back   [R-20.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] crew=[[] []]
do 0 monster
do 0 swim c4
do 0 swim d4
expect planks-off=[c4] dragon=[0 d4 0 []]
do 0 swim c4
do 0 swim b4
expect planks-off=[c4] dragon=[0 b4 0 []]

% A dive ends where no plank lies: a broken one is no plank   [R-20.1]
start 2 heroes=starter
given dragon=[0 d11 0 []] planks-off=[e11 g4] crew=[[] []]
do 0 monster
ask 0 swim: swim c11 | swim e11 | dive b4 | dive d4 | dive e4 | dive f4 | dive g4 | dive h4 | end
refuse 0 dive c4: R-20.1

# ---- its attacks ----

% Bite: four dice, 4 or more, range 1; KO'd crew pays nothing; it may be repeated   [R-20.1 R-16.5]
start 2 heroes=starter
given dragon=[0 c4 0 []] planks-off=[c4] crew=[[] [[c3 5 0] [c5 1 0]]]
do 0 monster
ask 0 swim includes: bite c3 | bite c5 | lash c2 | lash c3 | lash c5
ask 0 swim excludes: bite c2
deal 4 5 6 3
do 0 bite c3
told 0 crew-ko deckhand 3
expect crew=[[] [[c5 1 0] [c3 2 0]]] heroes.0.0.4=0 heroes.0.1.4=0 heroes.0.2.4=0 actions=2
deal 4 1 1 1
do 0 bite c3
expect crew=[[] [[c5 1 0] [c3 1 0]]] actions=1
ask 0 swim includes: bite c3 | bite c5

% A hero it KOs: a point, and a coin for each own hero   [R-20.1 R-16.3]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.1.0.2=d3 heroes.1.0.3=7 heroes.0.0.7=[activated] crew=[[] []]
do 0 monster
deal 4 4 1 1
do 0 bite d3
told 1 ko viana-b gold
expect points=[1 0] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 heroes.1.0.7=[gold] heroes.1.0.2=-

% Its hits go by tiers, rigging last   [R-20.1 R-7.4]
start 2 heroes=starter
given dragon=[1 d4 0 []] agenda=[[take 1]] turn=b active=1 crew=[[[c6 1 0]] []] heroes.0.2.2=c6
do 1 monster
ask 1 swim excludes: lash c6 | bite c6
do 1 swim c4
do 1 stop
deal 4 5 6
do 1 lash c6
ask 1 push
expect crew=[[] []] heroes.0.2.3=2 rigging=[]

% Lash: three dice, range 2; then every surviving enemy hero there is pushed 1   [R-20.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.1.0.2=d2 crew=[[] []]
do 0 monster
ask 0 swim excludes: bite d2
deal 4 3 3
do 0 lash d2
expect heroes.1.0.3=1
ask 0 push: push d1 | push c2 | push e2 | push d3
refuse 0 stop: F-9.33
do 0 push d3
told 1 pushed viana-b d3
expect heroes.1.0.2=d3 actions=2
ask 0 swim

% Lash comes once in an activation, bite as often as there are actions   [R-20.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.1.0.2=d3 crew=[[] []]
do 0 monster
deal 1 1 1
do 0 lash d3
do 0 push d2
ask 0 swim excludes: lash d2
refuse 0 lash d2: R-20.1
do 0 swim e4
do 0 swim d4
ask 0 swim excludes: lash d2

% In its next activation it may lash again   [R-20.1]
start 2 heroes=starter
given agenda=[[act 1]] first=a turn=b active=1 acting=viana-b actions=1 heroes.1.0.2=d2 heroes.1.0.5=[1 0 1]
 dragon=[0 d4 0 [activated]] done=[[crew passed] [crew]] hands=[[surge surge surge] [volley volley volley]]
 heroes.0.0.7=[activated] heroes.0.1.7=[activated] heroes.0.2.7=[activated]
 heroes.1.1.7=[activated] heroes.1.2.7=[activated]
deal 6 6
do 1 end
do 0 pass
do 1 pass
ask 1 take
do 1 activate viana-b
do 1 end
do 0 monster
ask 0 swim includes: lash d2

% The lash pushes a hero into the sea: overboard, no KO   [R-20.1 R-3.5]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.1.0.2=d3 heroes.1.0.3=2 crew=[[] []]
do 0 monster
deal 4 1 1
do 0 lash d3
ask 0 push: push d2 | push c3 | push e3 | push sea
do 0 push sea
told 1 overboard viana-b
expect heroes.1.0.2=- heroes.1.0.3=3 heroes.1.0.7=[activated] points=[0 0]

% The lash pushes who survives it, one after the other   [R-20.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.1.0.2=d2 heroes.1.1.2=d2 heroes.1.2.2=d2 heroes.1.2.3=5 crew=[[] []]
do 0 monster
deal 5 1 1
do 0 lash d2
do 0 hit gabriela-b single
ask 0 push
do 0 push e2
ask 0 push
do 0 push c2
expect heroes.1.0.2=e2 heroes.1.1.2=c2 heroes.1.2.2=- heroes.1.2.7=[gold] points=[1 0] actions=2
ask 0 swim

# ---- beaten ----

% A hero whose attack beats it: 1 point and 3 coins, for him alone   [R-20.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dragon=[0 d4 7 []] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol d4
told 1 beaten dragon
expect dragon=[0 beaten] points=[0 1] heroes.1.0.4=3 heroes.1.1.4=0 heroes.1.2.4=0

% It has vigour 8   [R-20.1]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dragon=[0 d4 6 []] heroes.1.0.2=d3 crew=[[] []]
do 1 activate viana-b
deal 4 1 1
do 1 attack sabre-and-pistol d4
expect dragon=[0 d4 7 []] points=[0 0]

% Beaten by anything else: 1 point, and a coin for each hero of the side   [R-20.1]
start 2
given factions=[deep marea] agenda=[[take 1]] turn=b active=1 dragon=[0 c4 5 []] planks-off=[c4]
 crew=[[] [[c3 4 0]]] round=1 dealt=[any any]
 heroes=[[[carcharias 0 -] [ishmael 0 -] [kyrie 0 -]] [[latigo 1 c2 0 0 [1 1 0]] [viana 1 -] [santiago 1 -]]]
do 1 activate latigo-b
deal 4 4 4 3
do 1 use-at crack-of-the-lash c3
told 1 beaten dragon
expect dragon=[0 beaten] points=[0 1] heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1

% Its own side cannot attack it   [R-20.2 R-7.1]
start 2 heroes=starter
given dragon=[0 d4 0 []] heroes.0.2.2=d5 heroes.1.0.2=e3 crew=[[] []]
do 0 activate kyrie-a
ask 0 act includes: attack swordfish-gun e3
ask 0 act excludes: attack swordfish-gun d4

# ---- pushes in general ----

% A pushed hero enters no zone with its enemies and does not stop on their points   [F-9.4 R-3.5]
start 2 heroes=starter
given hands.0=[undertow] heroes.0.2.2=e8 heroes.1.0.2=d8 crew=[[] []]
do 0 play-on undertow viana-b
ask 0 push: push d7 | push d9
refuse 0 push e8: F-9.4
refuse 0 push c8: F-9.4
do 0 push d9
expect heroes.1.0.2=d9 pools=[1 0]

% Enemy crew stops a push as heroes do, own crew does not   [F-9.4]
start 2 heroes=starter
given hands.0=[undertow] heroes.0.2.2=c8 heroes.1.0.2=c5 crew=[[[c6 1 0]] [[c4 1 0]]]
do 0 play-on undertow viana-b
ask 0 push: push c4 | push d5 | push sea

% A push over more than one zone crosses the enemies' point, by the way the pusher picks   [F-9.4 F-9.34]
start 2 heroes=starter
given heroes.0.1=[ishmael 0 d6 0 0 [1 2 1] [] [] []] heroes.1.0.2=c7 crew=[[[c6 1 0]] []]
do 0 activate ishmael-a
refuse 0 attack breach c7: R-5.1
do 0 step d7
do 0 stop
deal 1 1 1 1 1
do 0 attack breach c7
ask 0 push: push b7 | push c8 | stop
do 0 push c8
ask 0 push: push b8 | push c7 | push c9 | push d8
do 0 push c9
expect heroes.1.0.2=c9 actions=1

% A step into the sea ends a push   [F-9.4 R-3.5]
start 2 heroes=starter
given heroes.0.1=[ishmael 0 c9 0 0 [1 2 1] [] [] []] heroes.1.0.2=b9 crew=[[] []]
do 0 activate ishmael-a
deal 1 1 1 1 1
do 0 attack breach b9
do 0 push sea
told 1 overboard viana-b
expect heroes.1.0.2=-
ask 0 act

% A push is nothing when every way is blocked   [F-9.4]
start 2 heroes=starter
given dragon=[0 d4 0 []] crew=[[[c6 4 0]] []] heroes.1.0.2=d6 heroes.0.0.2=d5 heroes.0.1.2=d7 heroes.0.2.2=e6
do 0 monster
deal 1 1 1
do 0 lash d6
untold 1 pushed
expect heroes.1.0.2=d6 actions=2
ask 0 swim

% A card that pushes cannot be played on a hero who cannot be moved   [F-9.4 F-9.17]
start 2 heroes=starter
given hands.0=[undertow] crew=[[[c6 4 0]] []] heroes.1.0.2=d6 heroes.0.0.2=d5 heroes.0.1.2=d7 heroes.0.2.2=e6
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew
refuse 0 play-on undertow viana-b: F-9.17
