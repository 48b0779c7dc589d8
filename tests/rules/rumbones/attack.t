# Damage and KOs; an attack step by step; modifiers, extra dice and rerolls.

game rumbones

# ==== Damage and KO ====

% Damage stays on a hero until it reaches the vigour   [R-6.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 7]
do 0 activate ishmael-a
deal 1 4 1
do 0 attack anchor-sweep d7
told 1 hurt viana-b 1
untold 1 ko
expect heroes.1.0=[viana 1 d7 8 0 [1 0 1] [] [] []] points=[0 0]
deal 4 1 1
do 0 attack anchor-sweep d7
told 1 ko viana-b
expect heroes.1.0.2=- points=[1 0]

% More damage than vigour is a KO as well   [R-6.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 7]
do 0 activate ishmael-a
deal 6 5 4
do 0 attack anchor-sweep d7
told 1 hurt viana-b 3
told 1 ko viana-b
expect heroes.1.0.2=- heroes.1.0.3=0

% KO'd crew goes back to the supply and can be placed again   [R-6.1]
start 2 heroes=starter
given crew=[[] [[c7 1 0] [c1 23 0]]] heroes.0.1=[ishmael 0 d7]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep c7
expect crew.1=[[c1 23 0]]
do 0 end
do 1 crew
ask 1 place: place c0 0 | place c0 1

% A destroyed objective leaves the board   [R-6.1]
start 2 heroes=starter
given crew=[[] []] rigging=[[e1 7]] heroes.0.1=[ishmael 0 e2]
do 0 activate ishmael-a
deal 1 1 4
do 0 attack anchor-sweep e1
told 0 destroyed munitions b
expect rigging=[[e1 gone]] points=[1 0]
refuse 0 attack anchor-sweep e1: R-7.1

% An objective keeps its damage until then   [R-6.1]
start 2 heroes=starter
given crew=[[] []] rigging=[[e1 4]] heroes.0.1=[ishmael 0 e2]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep e1
untold 0 destroyed
expect rigging=[[e1 7]] points=[0 0]

% A hero not yet activated in the round gets GOLD; coins and levels are kept, the rest goes   [R-6.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8]
  heroes.1.0=[viana 1 d7 8 5 [2 1 2] [blind slow] [] []]
do 0 activate ishmael-a
deal 1 4 1
do 0 attack anchor-sweep d7
told 1 ko viana-b gold
expect heroes.1.0=[viana 1 - 0 5 [2 1 2] [] [gold] []]

% One that was gets SILVER, and keeps its activation token   [R-6.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8]
  heroes.1.0=[viana 1 d7 8 5 [2 1 2] [bleed] [activated] []]
do 0 activate ishmael-a
deal 1 4 1
do 0 attack anchor-sweep d7
told 1 ko viana-b silver
expect heroes.1.0=[viana 1 - 0 5 [2 1 2] [] [activated silver] []]

% GOLD: it is back in the next round   [R-6.2]
start 2 heroes=starter
given crew=[[] []] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3
  heroes=[[[carcharias 0 d8] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 - 0 0 [1 0 1] [] [gold] []] [santiago 1 - 0 0 [1 0 1] [] [activated silver] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 1 1 surge surge surge parry parry parry
do 0 end
ask 1 take includes: activate viana-b | activate gabriela-b
refuse 1 activate santiago-b: R-11.1
expect heroes.1.0.7=[] heroes.1.1.7=[activated gold] heroes.1.2.7=[]

% KO'd in its own activation: SILVER, and the activation is over   [R-6.3]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8 8 2 [1 0 1] [bleed] [] []]
do 0 activate carcharias-a
do 0 step d7
do 0 stop
told 0 ko carcharias-a silver
told 0 ended carcharias-a
expect heroes.0.0=[carcharias 0 - 0 2 [1 0 1] [] [activated silver] []] acting=- turn=b
ask 1 take

% ... also by what the own attack brings on   [R-6.3]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0.1=[ishmael 0 d8 10] heroes.1=[[snapper 1 d7] [santiago 1 -] [gabriela 1 -]]
do 0 activate ishmael-a
deal 1 1 1 1 1
do 0 attack anchor-sweep d7
told 1 passive snapper-b
told 0 ko ishmael-a silver
expect points=[0 1]
ask 1 take

% Overboard ends the activation at once   [R-6.3 R-13.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d5 3]
do 0 activate carcharias-a
deal 1
do 0 jump d3
told 0 ended carcharias-a
expect acting=- turn=b
ask 1 take

% Leaving the board in another's turn ends nobody's activation   [R-6.3]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 8]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect acting=ishmael-a actions=2
ask 0 act

# ==== Choosing a zone ====

% A zone within range that holds an enemy figure or objective   [R-7.1]
start 2 heroes=starter
given crew=[[] [[c1 1 0]]] heroes.0.1=[ishmael 0 c2] heroes.1.0=[viana 1 b2]
do 0 activate ishmael-a
ask 0 act includes: attack anchor-sweep c1 | attack anchor-sweep b2 | attack anchor-sweep c2
refuse 0 attack anchor-sweep c3: R-7.1
refuse 0 attack anchor-sweep d2: R-7.1

% Nobody there, or too far   [R-7.1 R-5.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d6]
do 0 activate ishmael-a
refuse 0 attack anchor-sweep d7: R-7.1
refuse 0 attack anchor-sweep d6: R-5.1
refuse 0 attack jaws d7: R-15.1

% The zone is attacked, not a figure: all of it may be hit   [R-7.1 R-7.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 d7] [santiago 1 d7] [gabriela 1 d7]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
ask 0 assign: hit viana-b single | hit santiago-b single | hit gabriela-b single
do 0 hit gabriela-b single
do 0 hit viana-b single
do 0 hit gabriela-b single
expect heroes.1.0.3=1 heroes.1.1.3=0 heroes.1.2.3=2

% An attack costs an action, hit or not   [R-7.1 R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 1 2 3
do 0 attack anchor-sweep d7
told 0 hits 0 0
expect actions=2 heroes.1.0.3=0

# ==== Before the dice ====

% Cards for attacks are played once the zone is named, before the dice   [R-7.2]
start 2 heroes=starter
given crew=[[] []] hands.0=[feeding-frenzy] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
ask 0 take excludes: play feeding-frenzy
do 0 activate ishmael-a
refuse 0 play feeding-frenzy: R-19.1
do 0 attack anchor-sweep d7
untold 0 rolled
ask 0 declared: play feeding-frenzy | pass
deal 4 4 4 4 4
do 0 play feeding-frenzy
told 0 hits 5 0
expect heroes.1.0.3=5 pools=[1 0] discards.0=[feeding-frenzy]

% Who declines rolls the printed dice   [R-7.2]
start 2 heroes=starter
given crew=[[] []] hands.0=[feeding-frenzy] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
deal 4 4 4
do 0 pass
expect heroes.1.0.3=3 hands.0=[feeding-frenzy]

% What a card says for after the attack waits: pushes come behind the damage   [R-7.2]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d9 0 0 [1 1 1]] heroes.1.0=[viana 1 d8 8]
do 0 activate ishmael-a
deal 4 1 1 1
do 0 attack breach d8
told 1 ko viana-b
untold 1 pushed
ask 0 act

% A reaction before the dice lessens their number   [R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1=[[de-marco 1 d7 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
ask 1 declared: react riposte | pass
deal 4 1 1 1
do 1 react riposte
told 0 hits 1 0
expect heroes.1.0.3=1

# ==== Dice ====

% The number to hit or more is a hit, less is not   [R-7.3]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 3 4 5
do 0 attack anchor-sweep d7
told 0 rolled 4 4
told 0 hits 2 0
expect heroes.1.0.3=2

% At level 2 he hits on 3   [R-7.3]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 2 3 4
do 0 attack anchor-sweep d7
told 0 hits 2 0

% A natural 1 misses, whatever is added   [R-7.3 R-8.1]
# To hit on 3, two cards with +1 each: a total of 3 would do.
start 2 heroes=starter
given crew=[[] []] hands.0=[scent-of-blood scent-of-blood] heroes.0.1=[ishmael 0 d8 0 0 [2 0 1]]
  heroes.1.0=[viana 1 d7 1]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
do 0 play scent-of-blood
deal 1 1 2
do 0 play scent-of-blood
told 0 rolled 2 2
told 0 hits 1 0
expect heroes.1.0.3=2

# ==== Who is hit ====

% Deckhands, then bosuns, then heroes, then objectives: hits run down the tiers   [R-7.4]
start 2 heroes=starter
given crew=[[] [[c2 2 1]]] hands.0=[feeding-frenzy feeding-frenzy] heroes.0.1=[ishmael 0 c3]
  heroes.1.2=[gabriela 1 c2 5]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
do 0 play feeding-frenzy
deal 4 4 4 4 4 4 1
do 0 play feeding-frenzy
told 0 crew-ko deckhand 2
told 0 crew-ko bosun 1
told 1 ko gabriela-b
told 0 thing-hurt c2 2
expect crew.1=[] rigging=[[c2 2]] heroes.1.2.2=-

% With few hits the lowest tier takes them all   [R-7.4]
start 2 heroes=starter
given crew=[[] [[c2 3 2]]] heroes.0.1=[ishmael 0 c3] heroes.1.2=[gabriela 1 c2 5]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep c2
expect crew.1=[[c2 0 2]] rigging=[] heroes.1.2.3=5

% Bosuns before heroes   [R-7.4]
start 2 heroes=starter
given crew=[[] [[c2 1 2]]] heroes.0.1=[ishmael 0 c3] heroes.1.2=[gabriela 1 c2 5]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep c2
expect crew.1=[] heroes.1.2=[gabriela 1 c2 5 0 [1 0 0] [] [] []]

% Heroes before objectives; the next tier waits until all of one are KO'd   [R-7.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 c3 7] heroes.1=[[viana 1 c2 8] [santiago 1 c2 9] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 4 4 4
do 0 attack anchor-sweep c2
ask 0 assign: hit viana-b single | hit santiago-b single
refuse 0 hit-objective single: R-7.4
do 0 hit santiago-b single
ask 0 assign: hit viana-b single | hit santiago-b single
refuse 0 hit-objective single: R-7.4
do 0 hit viana-b single
told 0 thing-hurt c2 2
expect heroes.1.0.2=- heroes.1.1.2=- rigging=[[c2 2]] points=[2 0]

% No hit may be kept back   [R-7.4]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 d7] [santiago 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
ask 0 assign: hit viana-b single | hit santiago-b single
do 0 hit viana-b single
ask 0 assign: hit viana-b single | hit santiago-b single
do 0 hit santiago-b single
expect heroes.1.0.3=1 heroes.1.1.3=1

% A hero KO'd by what is assigned gets no further hit while another stands   [R-7.4 R-7.6]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1=[[viana 1 d7 8] [santiago 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
do 0 hit viana-b single
expect heroes.1.0.2=- heroes.1.1.3=2

% Text may override the order: heroes before crew   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[] [[c7 2 1]]] heroes.0=[[snapper 0 d7 0 0 [1 1 1]] [ishmael 0 -] [kyrie 0 -]]
  heroes.1.0=[viana 1 c7]
do 0 activate snapper-a
deal 4 4 1
do 0 attack carve c7
ask 0 assign: hit-crew deckhand single | hit viana-b single
refuse 0 hit-crew bosun single: R-7.4
do 0 hit viana-b single
ask 0 assign: hit-crew deckhand single | hit viana-b single
do 0 hit-crew deckhand single
expect heroes.1.0.3=1 crew.1=[[c7 1 1]]

% ... and no more than it says: objectives still come last   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[] [[c2 1 0]]] heroes.0=[[snapper 0 c3 0 0 [1 1 1]] [ishmael 0 -] [kyrie 0 -]]
  heroes.1.2=[gabriela 1 c2 5]
do 0 activate snapper-a
deal 4 4 4
do 0 attack carve c2
ask 0 assign: hit-crew deckhand single | hit gabriela-b single
refuse 0 hit-objective single: R-7.4
do 0 hit gabriela-b single
expect crew.1=[] heroes.1.2.2=- rigging=[[c2 1]]

% ... or any tier   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[] [[c2 1 1]]] heroes.0=[[ember 0 c4 0 0 [1 1 1]] [ishmael 0 -] [kyrie 0 -]]
  heroes.1.2=[gabriela 1 c2]
do 0 activate ember-a
deal 3 3
do 0 attack called-shot c2
ask 0 assign: hit-crew deckhand single | hit-crew bosun single | hit gabriela-b single
  | hit-objective single
do 0 hit-objective single
do 0 hit-crew bosun single
expect crew.1=[[c2 1 0]] rigging=[[c2 1]] heroes.1.2.3=0

# ==== Hits and damage ====

% A hit deals 1, a natural 6 of the better Swordfish Gun 2   [R-7.5]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1]] heroes.1.1=[santiago 1 d7]
do 0 activate kyrie-a
deal 4 5 6
do 0 attack swordfish-gun d7
told 0 hits 2 1
told 1 hurt santiago-b 4
expect heroes.1.1.3=4

% What a hit of 2 deals beyond the vigour is lost   [R-7.5]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1]]
  heroes.1=[[viana 1 d7 8] [santiago 1 d7] [gabriela 1 -]]
do 0 activate kyrie-a
deal 6 1 1
do 0 attack swordfish-gun d7
ask 0 assign: hit viana-b double | hit santiago-b double
do 0 hit viana-b double
expect heroes.1.0.2=- heroes.1.1.3=0 points=[1 0]

% Two hits of 2 KO two deckhands, no more   [R-7.5]
start 2 heroes=starter
given crew=[[] [[c7 4 0]]] heroes.0.2=[kyrie 0 d8 0 0 [2 0 1]]
do 0 activate kyrie-a
deal 6 6 1
do 0 attack swordfish-gun c7
expect crew.1=[[c7 2 0]] heroes.0.2.4=2

% Of unlike hits the attacker chooses which lands on whom   [R-7.6]
start 2 heroes=starter
given crew=[[] [[c7 1 0]]] heroes.0.2=[kyrie 0 d8 0 0 [2 0 1]] heroes.1.1=[santiago 1 c7]
do 0 activate kyrie-a
deal 6 4 1
do 0 attack swordfish-gun c7
ask 0 assign: hit-crew deckhand single | hit-crew deckhand double
refuse 0 hit santiago-b double: R-7.4
do 0 hit-crew deckhand single
expect crew.1=[] heroes.1.1.3=2

% ... the double one may be wasted on a deckhand   [R-7.6 R-7.5]
start 2 heroes=starter
given crew=[[] [[c7 1 0]]] heroes.0.2=[kyrie 0 d8 0 0 [2 0 1]] heroes.1.1=[santiago 1 c7]
do 0 activate kyrie-a
deal 6 4 1
do 0 attack swordfish-gun c7
do 0 hit-crew deckhand double
expect crew.1=[] heroes.1.1.3=1

% Sixes that count double on rigging count once on figures   [R-7.5 R-7.6]
start 2 heroes=starter
given crew=[[[c6 1 0]] []] agenda=[[take 1]] turn=b active=1 heroes.1.2=[gabriela 1 c5]
do 1 activate gabriela-b
deal 6 6 4
do 1 attack fire-lance c6
ask 1 assign: hit-crew deckhand single | hit-crew deckhand double
do 1 hit-crew deckhand double
told 1 thing-hurt c6 3
expect crew.0=[] rigging=[[c6 3]]

% ... a hero takes 1 from them, and the attacker keeps them for the rigging   [R-7.5 R-7.6]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.0.1=[ishmael 0 c6 9] heroes.1.2=[gabriela 1 c5]
do 1 activate gabriela-b
deal 6 6 4
do 1 attack fire-lance c6
ask 1 assign: hit ishmael-a single | hit ishmael-a double
refuse 1 hit-objective double: R-7.4
do 1 hit ishmael-a double
ask 1 assign: hit ishmael-a single | hit ishmael-a double
do 1 hit ishmael-a single
told 0 hurt ishmael-a 2
told 1 thing-hurt c6 2
expect heroes.0.1.2=- rigging=[[c6 2]] points=[0 1]

# ==== All hits first, then all damage ====

% What is left when nothing stands goes on top of a hero   [R-7.6]
# Blubber takes 3 off: with only the two hits that count he would have taken none.
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.0.1=[ishmael 0 d7 9 0 [1 0 2]]
  heroes.1.0=[viana 1 d8 0 0 [2 0 1]]
do 1 activate viana-b
deal 4 4 4 4
do 1 attack sabre-and-pistol d7
ask 0 lessen: react blubber | pass
do 0 react blubber
told 0 lessened ishmael-a 3
told 0 hurt ishmael-a 1
expect heroes.0.1=[ishmael 0 d7 10 0 [1 0 1] [] [] []]

% With several heroes the attacker chooses on whom   [R-7.6]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 d7 8] [ishmael 0 d7 10 0 [1 0 2]] [kyrie 0 -]] heroes.1.0=[viana 1 d8]
do 1 activate viana-b
deal 4 4 4
do 1 attack sabre-and-pistol d7
do 1 hit ishmael-a single
ask 1 assign: hit carcharias-a single | hit ishmael-a single
do 1 hit carcharias-a single
ask 0 lessen
do 0 pass
told 0 hurt carcharias-a 2
told 0 hurt ishmael-a 1
expect points=[0 2]

% With an objective there it goes on top of that, not of the hero   [R-7.6]
start 2 heroes=starter
given crew=[[] []] hands.0=[feeding-frenzy] rigging=[[c2 5]] heroes.0.1=[ishmael 0 c3]
  heroes.1.2=[gabriela 1 c2 5]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
deal 4 4 4 4 1
do 0 play feeding-frenzy
told 1 hurt gabriela-b 1
told 0 thing-hurt c2 3
expect rigging=[[c2 gone]] points=[2 0]

% With crew alone it is lost   [R-7.6]
start 2 heroes=starter
given crew=[[] [[c7 1 1]]] heroes.0.1=[ishmael 0 d7]
do 0 activate ishmael-a
deal 4 5 6
do 0 attack anchor-sweep c7
told 0 hits 3 0
expect crew.1=[] heroes.0.1.4=2
ask 0 act

% What was lessened away hits nobody else instead   [R-7.6]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 heroes.0.1=[ishmael 0 c6 10 0 [1 0 2]]
  heroes.1.0=[viana 1 c5]
do 1 activate viana-b
deal 4 4 1
do 1 attack sabre-and-pistol c6
do 0 react blubber
told 0 lessened ishmael-a 1
untold 0 hurt
told 1 thing-hurt c6 1
expect heroes.0.1.3=10 rigging=[[c6 1]]

% What lessens damage comes before any damage is put on   [R-7.6]
# Carcharias is first in line, but nobody is hurt while Ishmael is asked.
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 d7 8] [ishmael 0 d7 10 0 [1 0 2]] [kyrie 0 -]] heroes.1.0=[viana 1 d8]
do 1 activate viana-b
deal 4 4 1
do 1 attack sabre-and-pistol d7
do 1 hit carcharias-a single
ask 0 lessen: react blubber | pass
expect heroes.0.0.3=8 heroes.0.0.2=d7 points=[0 0]
do 0 react blubber
expect heroes.0.0.2=- heroes.0.1.2=d7 points=[0 1]

% All KOs at once: each counts   [R-7.6]
start 2 heroes=starter
given crew=[[] [[c7 1 0]]] heroes.0.1=[ishmael 0 d7]
  heroes.1=[[viana 1 c7 8] [santiago 1 c7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep c7
do 0 hit santiago-b single
told 1 ko viana-b gold
told 1 ko santiago-b gold
expect crew.1=[] heroes.0.1.4=7 points=[2 0]

% ... so who falls together does not see the other fall   [R-7.6]
# Insurance is for a friend KO'd while she is deployed: she is not any more.
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8]
  heroes.1=[[viana 1 d7 8 0 [1 0 2]] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
ask 0 act
expect points=[2 0]

# ==== The order of things ====

% What happens at the same time: the active player says what is first   [R-8.1]
# Carcharias draws for the KO, Snapper's shell strikes back.
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0=[[carcharias 0 a8] [ishmael 0 d8] [kyrie 0 -]]
  heroes.1=[[snapper 1 d7] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
do 0 hit santiago-b single
ask 0 order: first carcharias-a | first snapper-b
deal surge
do 0 first snapper-b
told 1 passive snapper-b
told 0 hurt ishmael-a 1
told 0 drew 1
expect hands.0=[surge] heroes.0.1.3=1

% Where the order cannot matter nobody is asked   [R-8.2]
start 2 heroes=starter
given crew=[[] []] heroes.0=[[carcharias 0 a8] [ishmael 0 d8] [kyrie 0 -]]
  heroes.1=[[viana 1 d7 8] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 1
do 0 attack anchor-sweep d7
deal surge undertow
do 0 hit viana-b single
told 0 drew 2
ask 0 act

# ==== Modifiers ====

% −1 to hit: a 4 misses, a 5 hits   [R-8.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8 0 0 [1 0 1] [blind] [] []] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 4 4 5
do 0 attack anchor-sweep d7
told 0 rolled 5 5
expect heroes.1.0.3=1

% Plus and minus add up   [R-8.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d8 0 0 [1 0 1] [blind] [] []] heroes.1.0=[viana 1 d7]
do 0 activate kyrie-a
deal 3 4 1
do 0 attack swordfish-gun d7
told 0 rolled 4 4
expect heroes.1.0.3=1

% A modifier is for the total: extra dice go by the face   [R-8.1 R-E2]
# Blind: the 5 is a total of 4, hits, and adds a die all the same; the 4 misses.
start 2 heroes=starter
given crew=[[] []] heroes.0.0=[carcharias 0 d8 0 0 [1 0 1] [blind] [] []] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 4 5 1 5
do 0 attack jaws d7
told 0 extra 1
told 0 hits 2 0

% ... and a 4 with +1 adds none   [R-8.1 R-E2]
start 2 heroes=starter
given crew=[[] []] hands.0=[scent-of-blood] heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7 1]
do 0 activate carcharias-a
do 0 attack jaws d7
deal 4 4 3
do 0 play scent-of-blood
untold 0 extra
told 0 hits 3 0

# ==== Rerolls ====

% One effect may reroll several dice; the second result stands   [R-8.1]
start 2 heroes=starter
given crew=[[] []] hands.1=[parry] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 4 5 6
do 0 attack anchor-sweep d7
ask 1 rerolls: play parry | pass
do 1 play parry
ask 1 parry includes: reroll 4 | reroll 5 | reroll 6
do 1 reroll 4
deal 6 1
do 1 reroll 5
told 1 rerolled 2
told 0 hits 2 0
expect heroes.1.0.3=2

% A die is rerolled once: a second card finds only the others   [R-8.1]
start 2 heroes=starter
given crew=[[] []] hands.1=[parry parry] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 4 5 6
do 0 attack anchor-sweep d7
do 1 play parry
do 1 reroll 4
deal 6 6
do 1 reroll 5
ask 1 rerolls: play parry | pass
deal 1
do 1 play parry
told 1 rerolled 1
told 0 hits 2 0
expect hands.1=[] discards.1=[parry parry]

% With all hitting dice rerolled there is nothing for a second card   [R-8.1]
start 2 heroes=starter
given crew=[[] []] hands.1=[parry parry] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 4 5 1
do 0 attack anchor-sweep d7
do 1 play parry
do 1 reroll 4
deal 6 6
do 1 reroll 5
told 0 hits 2 0
expect hands.1=[parry] heroes.1.0.3=2
ask 0 act

% Extra dice come for the faces as they lie after rerolls   [R-8.1]
start 2 heroes=starter
given crew=[[] []] hands.1=[parry] heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 6 5 1
do 0 attack jaws d7
do 1 play parry
ask 1 parry: reroll 5 | reroll 6
do 1 reroll 5
deal 2 6 4
do 1 reroll 6
told 0 extra 1
told 0 hits 2 0
expect heroes.1.1.3=2

% "Up to 2 dice" may be one   [F-9.33 R-8.1]
start 2 heroes=starter
given crew=[[] []] hands.1=[parry] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7]
do 0 activate ishmael-a
deal 4 5 5
do 0 attack anchor-sweep d7
do 1 play parry
do 1 reroll 5
ask 1 parry: reroll 5 | pass
deal 1
do 1 pass
told 1 rerolled 1
told 0 hits 2 0

% Crew rerolls its ones once   [R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[c6 4 0]] [[c5 2 0]]] agenda=[[take 1]] turn=b active=1
  heroes.1=[[latigo 1 d5 0 0 [1 1 0]] [santiago 1 -] [gabriela 1 -]]
do 1 activate latigo-b
deal 1 3 1
do 1 use-at crack-of-the-lash c5
told 1 rerolled 1
told 1 hits 0 0
expect crew.0=[[c6 4 0]]

% A die rerolled by one effect is not rerolled by another   [R-8.1]
# The crew's 1 has become a 6; the parry finds only the 4.
start 2 heroes=starter
given dealt=[any any] crew=[[[c5 2 0]] []] hands.1=[parry]
  heroes.0=[[latigo 0 d5 0 0 [1 1 0]] [ishmael 0 -] [kyrie 0 -]] heroes.1.0=[viana 1 c4]
do 0 activate latigo-a
deal 1 4 6
do 0 use-at crack-of-the-lash c5
told 0 rerolled 1
ask 1 rerolls: play parry | pass
deal 2
do 1 play parry
told 0 hits 1 0
expect heroes.1.0.3=1

# ==== Lost attacks ====

% Who slips away leaves an attack without a target: it is lost, with its action and cards   [F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] hands.0=[feeding-frenzy] heroes.0.1=[ishmael 0 d8]
  heroes.1=[[farrow 1 d7 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
do 0 play feeding-frenzy
ask 1 declared: react-at slip-away d6 | react-at slip-away c7 | pass
do 1 react-at slip-away d6
told 0 lost d7
untold 0 rolled
expect actions=2 hands.0=[] pools=[1 0] heroes.1.0=[farrow 1 d6 0 0 [1 0 1] [] [] []]
ask 0 act

% A skill that can be used once is used up with it   [F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]]
  heroes.1=[[farrow 1 d7 0 0 [1 0 2]] [santiago 1 d9] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack breach d7
do 1 react-at slip-away d6
told 0 lost d7
expect actions=2
refuse 0 attack breach d9: R-14.1

% With another enemy in the zone the attack goes on, without him   [F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0.1=[ishmael 0 d8]
  heroes.1=[[farrow 1 d7 0 0 [1 0 2]] [santiago 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep d7
deal 4 4 4
do 1 react-at slip-away d6
untold 0 lost
expect heroes.1.0.3=0 heroes.1.1.3=3

% ... or with an enemy objective   [F-9.20]
start 2 heroes=starter
given dealt=[any any] crew=[[] []] heroes.0.1=[ishmael 0 c3] heroes.1=[[farrow 1 c2 0 0 [1 0 2]] [santiago 1 -] [gabriela 1 -]]
do 0 activate ishmael-a
do 0 attack anchor-sweep c2
deal 4 4 1
do 1 react-at slip-away c1
untold 0 lost
expect rigging=[[c2 2]]
