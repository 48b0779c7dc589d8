# The five heroes of the Deep Lords: their skills at both levels, passives and reactions.
#
# Most of it is fought on the deck of the Gallant, without crew: seat 0 acts, its heroes are
# side A, and whoever reacts is side B.

game rumbones

# ==== Carcharias ====

% Jaws, level 1: three dice hit on 4, a neighbour is in range and no zone farther   [R-7.1 R-7.3 R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
ask 0 act includes: attack jaws d7
refuse 0 attack jaws d6: R-5.1
deal 1 3 4
do 0 attack jaws d7
expect heroes.1.1.3=1 heroes.1.0.3=0 actions=2

% Jaws: a natural 5 and a natural 6 each add a die, an added 6 adds none   [R-E1 R-8.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 2 5 6  6 3
do 0 attack jaws d7
told 0 extra 2
expect heroes.1.1.3=3

% Jaws, level 2: four dice   [R-5.1 R-7.3 R-E1]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
refuse 0 attack jaws d6: R-5.1
deal 4 5 1 3  4
do 0 attack jaws d7
expect heroes.1.1.3=3

% Jaws is a basic attack: three times in one activation   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8 0 4] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 4 1 1  4 1 1  4 1 1
do 0 attack jaws d7
do 0 attack jaws d7
do 0 attack jaws d7
expect heroes.1.1.3=3 actions=0
refuse 0 attack jaws d7: R-11.1

% Silenced, Jaws is three bare dice: a 6 adds none   [R-9.5 F-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8 0 0 [1 0 1] [silence]] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 5 6 3
do 0 attack jaws d7
untold 0 extra
expect heroes.1.1.3=2

% Blinded, a natural 5 of Jaws still adds its die: the face counts, not the total   [R-8.1 R-9.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.0=[carcharias 0 d8 0 0 [1 0 1] [blind]] heroes.1.1=[santiago 1 d7]
do 0 activate carcharias-a
deal 4 5 1  4
do 0 attack jaws d7
expect heroes.1.1.3=1

% Red Tide, level 1: another deployed hero of the side within 3 strikes at once, for no action of its own   [R-14.1 F-9.12]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 d6] [kyrie 0 b7]] heroes.1.0=[viana 1 d10] heroes.1.1=[santiago 1 d5]
do 0 activate carcharias-a
ask 0 act includes: use-on red-tide ishmael-a
ask 0 act excludes: use-on red-tide carcharias-a | use-on red-tide kyrie-a
deal 4 4 2
do 0 use-on red-tide ishmael-a
expect heroes.1.1.3=2 actions=2 heroes.0.1.7=[] heroes.0.1.8=[]
refuse 0 use-on red-tide ishmael-a: R-14.1

% Red Tide, level 1: the friend stands 4 away   [F-9.17]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 d5] [kyrie 0 -]] heroes.1.1=[santiago 1 e5]
do 0 activate carcharias-a
refuse 0 use-on red-tide ishmael-a: F-9.17

% Red Tide: nobody for the friend to strike, so it cannot be used   [F-9.17]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 d7] [kyrie 0 -]] heroes.1.1=[santiago 1 d5]
do 0 activate carcharias-a
refuse 0 use-on red-tide ishmael-a: F-9.17
refuse 0 use-on red-tide kyrie-a: F-9.17

% Red Tide, level 2: within 5, and the blow hits on 3   [R-14.1 R-8.1]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d10 0 0 [1 2 1]] [ishmael 0 d5] [kyrie 0 b7]] heroes.1.1=[santiago 1 e5]
do 0 activate carcharias-a
deal 3 3 2
do 0 use-on red-tide ishmael-a
expect heroes.1.1.3=2

% Red Tide, level 2: six zones are too far   [F-9.17]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d10 0 0 [1 2 1]] [ishmael 0 c5] [kyrie 0 -]] heroes.1.1=[santiago 1 d5]
do 0 activate carcharias-a
refuse 0 use-on red-tide ishmael-a: F-9.17

% Red Tide: the friend's basic attack at its level, with its passive, and the coins are the friend's   [F-9.12 R-16.2 R-16.1]
start 2 heroes=starter
given crew=[[][[e8 1 0]]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 d8 4 0 [2 0 1]] [kyrie 0 -]] heroes.1.1=[santiago 1 e8 10]
do 0 activate carcharias-a
deal 3 3 2 2 surge
do 0 use-on red-tide ishmael-a
expect heroes.0.1.4=4 heroes.0.0.4=0 heroes.0.2.4=0 points=[1 0]

% Red Tide: the friend chooses among the zones its own weapon reaches   [R-7.1 F-9.35]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 -] [kyrie 0 d8]] heroes.1=[[viana 1 d5] [santiago 1 f7] [gabriela 1 c4]]
do 0 activate carcharias-a
do 0 use-on red-tide kyrie-a
ask 0 aim: attack swordfish-gun d5 | attack swordfish-gun f7
deal 4 4 4
do 0 attack swordfish-gun f7
expect heroes.1.1.3=3

% Red Tide in a team: the friend's own player aims its blow   [F-9.35 R-24.1]
start 4 heroes=starter
given round=1 dealt=[any any] crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 1 1]] [ishmael 0 -] [kyrie 1 d8] [snapper 1 -]] heroes.1=[[viana 2 d5] [santiago 2 f7] [gabriela 3 -] [latigo 3 -]]
do 0 activate carcharias-a
do 0 use-on red-tide kyrie-a
ask 1 aim: attack swordfish-gun d5 | attack swordfish-gun f7
deal 4 4 4
do 1 attack swordfish-gun f7
expect heroes.1.1.3=3
ask 0 act

% Silenced, Carcharias cannot call the Red Tide   [R-9.5 F-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d9 0 0 [1 2 1] [silence]] [ishmael 0 d7] [kyrie 0 -]] heroes.1.1=[santiago 1 d6]
do 0 activate carcharias-a
refuse 0 use-on red-tide ishmael-a: R-9.5

% Ambush: an enemy ends its move 2 away, Carcharias steps up and bites with Jaws' added dice; then it is level 1   [R-14.1 R-14.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[waldorf 0 -] heroes.0.1=[ishmael 0 d9] heroes.1.0=[carcharias 1 d6 0 0 [2 0 2]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 1 ambush: react-at ambush d7 | pass
deal 4 5 1  6
do 1 react-at ambush d7
expect heroes.0.1.3=3 heroes.1.0.2=d7 heroes.1.0.5=[2 0 1] heroes.1.0.8=[]
do 0 step d9
do 0 stop
ask 0 act

% Ambush from where he stands, when that is near enough; a step must leave the enemy in reach   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1.0=[carcharias 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 1 ambush: react-at ambush d7 | pass
deal 4 1 1
do 1 react-at ambush d7
expect heroes.0.1.3=1 heroes.1.0.2=d7

% Ambush hits on 4   [R-7.3 R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1.0=[carcharias 1 d7 0 0 [2 0 2]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
deal 3 3 4
do 1 react-at ambush d7
expect heroes.0.1.3=1

% Ambush: a step beside the enemy's zone when several do   [R-14.1 F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e9] heroes.1.0=[carcharias 1 c7 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d9
do 0 step d8
ask 1 ambush: react-at ambush d7 | pass
do 1 pass
expect heroes.1.0.5=[1 0 2] heroes.1.0.2=c7

% Ambush: the way is barred and the enemy stands 2 away, so he is not asked   [R-14.1 F-9.18]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[ishmael 0 d9] [waldorf 0 d7] [kyrie 0 -]] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 0 act

% Ambush: three zones away the enemy is safe   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e9] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d9
do 0 stop
ask 0 act

% Ambush: a friend may end its move beside him   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d6 0 0 [1 0 2]] [ishmael 0 d9] [kyrie 0 -]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 0 act

% Ambush: only where the move ends counts, not what it passes   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d9
do 0 step d10
ask 0 act

% Ambush answers move actions: a Surge is none   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] hands.0=[surge] heroes.0.1=[ishmael 0 d9] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 play surge
do 0 step d8
do 0 stop
ask 0 act
expect actions=3

% Ambush at level 1 does nothing   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d9] heroes.1.0=[carcharias 1 d6 0 0 [1 0 1]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 0 act

% Ambush: a silenced Carcharias only looks on   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d9] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2] [silence]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 0 act

% Ambush after a jump, on the zone it lands in   [R-14.1 R-13.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d5] heroes.1.0=[carcharias 1 f3 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 2
do 0 jump d3
do 0 stop
ask 1 ambush: react-at ambush e3 | pass

% Ambush is asked before the mover bleeds; declined, the bleeding takes him   [F-9.27 R-16.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d9 10 0 [1 0 1] [bleed]] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
ask 1 ambush
expect heroes.0.1.3=10
deal brandy
do 1 pass
expect heroes.1.0.4=1 heroes.1.1.4=1 points=[0 1]

% Ambush that KOs the mover ends its activation; Carcharias has the 3 coins   [F-9.27 R-16.2 R-6.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d9 10 0 [1 0 1] [bleed]] heroes.1.0=[carcharias 1 d6 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step d8
do 0 stop
deal 4 1 1 brandy
do 1 react-at ambush d7
expect heroes.1.0.4=3 heroes.1.1.4=0 points=[0 1] heroes.0.1.2=- heroes.0.1.7=[activated silver] hands.1=[brandy]
ask 1 take

% Ambush that wins the rope's move: then nobody else is asked about the mover   [R-14.1 F-9.35]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] agenda=[[take 1]] turn=b active=1 rigging=[[c2 5]]
 heroes.0=[[ishmael 0 e3] [carcharias 0 b1 0 0 [1 0 2]] [kyrie 0 -]]
 heroes.1=[[viana 1 c1 8] [carcharias 1 e1 0 0 [1 0 2]] [santiago 1 -]]
do 1 activate viana-b
do 1 step c2
do 1 stop
ask 0 ambush
deal 4 4 1
do 0 react-at ambush b2
do 0 give carcharias-a
deal surge
do 0 stop
expect heroes.1.0.2=-
ask 0 take

% Ambush: not from off the board, wherever the move ends   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 b2] heroes.1.0=[carcharias 1 - 0 0 [1 0 2]]
do 0 activate ishmael-a
do 0 step b1
do 0 stop
ask 0 act

% Blood Trail: an enemy hero falls to a friend's blow, and a card is drawn   [F-9.22]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 b8] [ishmael 0 d8] [kyrie 0 -]] heroes.1.1=[santiago 1 d7 10]
do 0 activate ishmael-a
deal 4 1 1 surge
do 0 attack anchor-sweep d7
expect hands.0=[surge] points=[1 0]

% Blood Trail: bleeding to death counts too, right after the KO   [F-9.22 R-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d9 10 0 [1 0 1] [bleed]] heroes.1.0=[carcharias 1 b8]
do 0 activate ishmael-a
deal brandy
do 0 step d8
do 0 stop
expect hands.1=[brandy] points=[0 1]

% Blood Trail: two KOs draw two cards   [F-9.28]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d8] [ishmael 0 -] [kyrie 0 -]] heroes.1=[[viana 1 d7 8] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate carcharias-a
deal 4 4 1 surge regrowth
do 0 attack jaws d7
do 0 hit viana-b single
expect hands.0=[surge regrowth] points=[2 0]

% Blood Trail: not while Carcharias is off the board   [F-9.22 F-9.28]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 -] [ishmael 0 d8] [kyrie 0 -]] heroes.1.1=[santiago 1 d7 10]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect hands.0=[] points=[1 0]

% Blood Trail: not while Carcharias is silenced   [R-9.5]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 b8 0 0 [1 0 1] [silence]] [ishmael 0 d8] [kyrie 0 -]] heroes.1.1=[santiago 1 d7 10]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect hands.0=[] points=[1 0]

% Blood Trail: a friend's fall draws nothing   [F-9.22]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[carcharias 1 b8] [santiago 1 d7 10] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect hands.1=[] points=[1 0]

% Blood Trail comes at the end of the attack, after its own text   [F-9.22]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 b8] [ishmael 0 d8 0 0 [1 1 1]] [kyrie 0 -]] heroes.1=[[viana 1 d7 8] [santiago 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1 1
do 0 attack breach d7
do 0 hit viana-b single
ask 0 push: push d6 | push c7 | stop
expect points=[1 0] hands.0=[]
deal surge
do 0 push d6
expect hands.0=[surge]

# ==== Ishmael ====

% Anchor Sweep, level 1: three dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
refuse 0 attack anchor-sweep d6: R-5.1
deal 3 3 4
do 0 attack anchor-sweep d7
expect heroes.1.1.3=1

% Anchor Sweep, level 2: the same dice hit on 3   [R-5.1 R-7.3]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
refuse 0 attack anchor-sweep d6: R-5.1
deal 3 3 2
do 0 attack anchor-sweep d7
expect heroes.1.1.3=2

% Wounded Titan: with 3 damage no die more   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 3] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.1.3=3

% Wounded Titan: with 4 damage one more die   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 4] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.1.3=4

% Wounded Titan: with 6 damage still one more, not two   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 6] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.1.3=4

% Wounded Titan: with 7 damage two more, not three   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 7] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.1.3=5

% Wounded Titan helps the basic attack only   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 8 0 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 1 1 1 4
do 0 attack breach d7
expect heroes.1.1.3=1
do 0 stop

% Wounded Titan: silenced he has the bare dice   [R-9.5 F-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 8 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d7
expect heroes.1.1.3=3

% Breach, level 1: four dice; then the hero who stands is pushed up to 1, or not   [R-7.2 R-3.5 F-9.33]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 3 3
do 0 attack breach d7
ask 0 push: push d6 | push c7 | stop
do 0 push c7
expect heroes.1.1.2=c7 heroes.1.1.3=2
ask 0 act excludes: attack breach c7
refuse 0 attack breach c7: R-14.1

% Breach reaches the neighbouring zones and none farther   [R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 2 1]] heroes.1.0=[viana 1 d6]
do 0 activate ishmael-a
refuse 0 attack breach d6: R-5.1

% Breach, level 1: two zones away is too far   [R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1.0=[viana 1 d6]
do 0 activate ishmael-a
refuse 0 attack breach d6: R-5.1

% Breach, level 2: five dice, and a push of up to 2   [R-3.5 F-9.33]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 2 1]] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 4 3 3
do 0 attack breach d7
do 0 push d6
ask 0 push: push d5 | push e6 | push c6 | push d7 | stop
do 0 push e6
expect heroes.1.1.2=e6 heroes.1.1.3=3
ask 0 act

% Breach pushes each enemy hero of the zone that stands, one after the other; who fell is not pushed   [R-3.5]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1=[[viana 1 d7 8] [santiago 1 d7] [gabriela 1 d7]]
do 0 activate ishmael-a
deal 4 1 1 1
do 0 attack breach d7
do 0 hit viana-b single
do 0 push c7
do 0 push d6
expect heroes.1.0.2=- heroes.1.1.2=c7 heroes.1.2.2=d6 heroes.0.1.4=3

% Breach pushes Kyrie first, whatever her place: she holds herself and not the next   [R-8.1 R-8.2 F-9.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] agenda=[[take 1]] turn=b active=1 heroes.1=[[ishmael 1 c1 0 0 [1 1 1]] [viana 1 -]
 [santiago 1 -]] heroes.0=[[carcharias 0 b1] [kyrie 0 b1 0 0 [1 0 2]] [waldorf 0 -]]
do 1 activate ishmael-b
deal 1 1 1 1
do 1 attack breach b1
do 1 push sea
told 0 pushed kyrie-a
do 0 react-at life-line b1
do 1 push sea
told 0 pushed carcharias-a
expect heroes.0.0.2=- heroes.0.1.2=b1
ask 1 act

% Breach: with Kyrie gone nobody holds the next   [R-8.1 F-9.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] agenda=[[take 1]] turn=b active=1 heroes.1=[[ishmael 1 c1 0 0 [1 1 1]] [viana 1 -]
 [santiago 1 -]] heroes.0=[[carcharias 0 b1] [kyrie 0 b1 0 0 [1 0 2]] [waldorf 0 -]]
do 1 activate ishmael-b
deal 1 1 1 1
do 1 attack breach b1
do 1 push sea
do 0 pass
do 1 push sea
expect heroes.0.0.2=- heroes.0.1.2=-
ask 1 act

% Breach: over the rail the pushed hero goes overboard, without points or coins   [R-3.5 R-13.4]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 b8 0 0 [1 1 1]] heroes.1.1=[santiago 1 b9]
do 0 activate ishmael-a
deal 4 1 1 1
do 0 attack breach b9
ask 0 push: push c9 | push sea | stop
do 0 push sea
told 1 overboard santiago-b
expect heroes.1.1.2=- heroes.1.1.3=1 heroes.1.1.7=[activated] points=[0 0] heroes.0.1.4=0

% Silenced, Breach is four bare dice and no push   [R-9.5 F-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 4 4 3 3
do 0 attack breach d7
ask 0 act
expect heroes.1.1.3=2 heroes.1.1.2=d7

% Blubber takes 3 off the damage of one attack and turns back   [R-14.2 R-7.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[ishmael 1 d7 0 0 [1 0 2]]
do 0 activate snapper-a
deal 4 4 4 4
do 0 attack twin-cleavers d7
ask 1 lessen: react blubber | pass
do 1 react blubber
told 1 lessened ishmael-b 3
expect heroes.1.0.3=1 heroes.1.0.5=[1 0 1]
deal 4 4 4 4
do 0 attack twin-cleavers d7
expect heroes.1.0.3=5

% Blubber never heals: 3 off 2 is none   [R-7.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[ishmael 1 d7 2 0 [1 0 2]]
do 0 activate snapper-a
deal 4 4 3 3
do 0 attack twin-cleavers d7
do 1 react blubber
expect heroes.1.0.3=2

% Blubber: an attack that misses is no reason   [F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[ishmael 1 d7 0 0 [1 0 2]]
do 0 activate snapper-a
deal 3 3 3 3
do 0 attack twin-cleavers d7
ask 0 act

% Blubber: nor is damage to a friend beside him   [R-14.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[viana 1 d7] heroes.1.1=[ishmael 1 d7 0 0 [1 0 2]]
do 0 activate snapper-a
deal 4 3 3 3
do 0 attack twin-cleavers d7
do 0 hit viana-b single
ask 0 act

% Blubber declined is not offered again while the next hero's damage is lessened   [F-9.36]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1=[[ishmael 1 d7 0 0 [1 0 2]] [santiago 1 d7] [viana 1 -]]
do 0 activate snapper-a
deal 4 4 1 1
do 0 attack twin-cleavers d7
do 0 hit ishmael-b single
do 0 hit santiago-b single
ask 1 lessen: react blubber | pass
do 1 pass
ask 0 act
expect heroes.1.0.3=1 heroes.1.1.3=1

% Blubber at level 1 does nothing   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[ishmael 1 d7 0 0 [1 0 1]]
do 0 activate snapper-a
deal 4 4 4 4
do 0 attack twin-cleavers d7
expect heroes.1.0.3=4

% Blubber: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[ishmael 1 d7 0 0 [1 0 2] [silence]]
do 0 activate snapper-a
deal 4 4 4 4
do 0 attack twin-cleavers d7
expect heroes.1.0.3=4

% Blubber against bleeding, in his own activation once: bought again it waits for the next   [R-14.2 R-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 3 [1 0 2] [bleed]]
do 0 activate ishmael-a
do 0 step d9
do 0 stop
ask 0 lessen: react blubber | pass
do 0 react blubber
expect heroes.0.1.3=0 heroes.0.1.5=[1 0 1]
do 0 upgrade blubber
do 0 step d8
do 0 stop
ask 0 act
expect heroes.0.1.3=1 heroes.0.1.5=[1 0 2] heroes.0.1.4=0

% Blubber against the Kraken's arrival: an effect that would damage him   [R-14.1 F-9.36]
start 2 heroes=starter
given agenda=[[act 0]] acting=carcharias-a actions=3 done=[[crew] [crew passed]] pools=[6 0] crew=[[][]] heroes.0=[[carcharias 0 b8] [ishmael 0 d8 0 0 [1 0 2] [] [activated]] [kyrie 0 b7 0 0 [1 0 1] [] [activated]]] heroes.1=[[viana 1 b9 0 0 [1 0 1] [] [activated]] [santiago 1 c9 0 0 [1 0 1] [] [activated]] [gabriela 1 c10 0 0 [1 0 0] [] [activated]]]
deal 1 1
do 0 end
ask 0 lessen: react blubber | pass
deal 1  surge surge surge brandy brandy volley
do 0 react blubber
expect heroes.0.1.3=0 heroes.0.0.3=2 heroes.0.2.3=2 heroes.1.0.3=0

# ==== Kyrie Celaeno & Karl ====

% Swordfish Gun, level 1: three dice, range 3; a 6 deals 1   [R-7.3 R-5.1 R-E5]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 0 1] [blind]] heroes.1.0=[viana 1 d5] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
refuse 0 attack swordfish-gun d5: R-5.1
deal 3 4 6
do 0 attack swordfish-gun d6
expect heroes.1.1.3=2

% Swordfish Gun, level 2: range 4, and a natural 6 deals 2   [R-7.5 R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1] [blind]] heroes.1.0=[viana 1 c5] heroes.1.1=[santiago 1 d5]
do 0 activate kyrie-a
refuse 0 attack swordfish-gun c5: R-5.1
deal 4 5 6
do 0 attack swordfish-gun d5
expect heroes.1.1.3=4

% Swordfish Gun, level 2: a 5 with +1 hits and deals 1, it is no natural 6   [R-E2 R-8.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1]] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
deal 5 5 2
do 0 attack swordfish-gun d6
expect heroes.1.1.3=2

% Swordfish Gun, level 2: of hits that differ she says which goes where; the second damage on a deckhand is lost   [R-7.6 R-E4]
start 2 heroes=starter
given crew=[[][[c6 1 0]]] heroes.0.2=[kyrie 0 c8 0 0 [2 0 1]] heroes.1.1=[santiago 1 c6]
do 0 activate kyrie-a
deal 6 4 1
do 0 attack swordfish-gun c6
ask 0 assign: hit-crew deckhand single | hit-crew deckhand double
do 0 hit-crew deckhand double
expect heroes.1.1.3=1 crew=[[][]] heroes.0.2.4=1

% Swordfish Gun silenced: a 6 deals 1, whatever its level   [R-9.5 F-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1] [silence]] heroes.1.1=[santiago 1 d5]
do 0 activate kyrie-a
deal 3 6 6
do 0 attack swordfish-gun d5
expect heroes.1.1.3=2

% Braced Shot: her first attack hits on 3, the next on 4   [F-9.29 R-8.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
deal 3 3 2
do 0 attack swordfish-gun d6
expect heroes.1.1.3=2
deal 3 3 4
do 0 attack swordfish-gun d6
expect heroes.1.1.3=3

% Braced Shot: it is also for Clinging Fire, and the gun after it has none   [F-9.29]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 1 1]] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
deal 3 2 2
do 0 attack clinging-fire d6
expect heroes.1.1.3=2
deal 3 3 3
do 0 attack swordfish-gun d6
expect heroes.1.1.3=2

% Braced Shot: a move action before it spoils the aim   [F-9.29]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d10] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
do 0 step d9
do 0 stop
deal 3 3 4
do 0 attack swordfish-gun d6
expect heroes.1.1.3=1

% Braced Shot: the free move of a Surge is no move action   [F-9.29]
start 2 heroes=starter
given crew=[[][]] hands.0=[surge] heroes.0.2=[kyrie 0 d10] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
do 0 play surge
do 0 step d9
do 0 stop
deal 3 3 4
do 0 attack swordfish-gun d6
expect heroes.1.1.3=3

% Braced Shot: silenced she has none   [R-9.5]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 0 1] [silence]] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
deal 3 3 4
do 0 attack swordfish-gun d6
expect heroes.1.1.3=1

% Braced Shot: a blow for the Red Tide is not helped, nor does it count as her first   [F-9.29]
start 2 heroes=starter
given crew=[[][]] done=[[crew] [crew passed]] heroes.0=[[carcharias 0 d10 0 0 [1 1 1]] [ishmael 0 - 0 0 [1 0 1] [] [activated]] [kyrie 0 d9]] heroes.1=[[viana 1 - 0 0 [1 0 1] [] [activated]] [santiago 1 d6 0 0 [1 0 1] [] [activated]] [gabriela 1 - 0 0 [1 0 0] [] [activated]]]
do 0 activate carcharias-a
deal 3 3 4
do 0 use-on red-tide kyrie-a
expect heroes.1.1.3=1
do 0 end
deal 3 3 2
do 0 attack swordfish-gun d6
expect heroes.1.1.3=3

% Clinging Fire, level 1: three dice, then 1 damage to each enemy hero still there, whoever was hit   [R-7.2 F-9.12]
start 2 heroes=starter
given crew=[[][[c6 2 0]]] heroes.0.2=[kyrie 0 c8 0 0 [1 1 1] [blind]] heroes.1.0=[viana 1 c6] heroes.1.1=[santiago 1 c6] heroes.1.2=[gabriela 1 c5]
do 0 activate kyrie-a
refuse 0 attack clinging-fire c4: R-7.1
deal 4 1 1
do 0 attack clinging-fire c6
expect heroes.1.1.3=1 heroes.1.0.3=1 heroes.1.2.3=0 crew=[[][[c6 1 0]]] heroes.1.1.6=[]
refuse 0 attack clinging-fire c6: R-14.1

% Clinging Fire, level 1: four zones are too far   [R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 1 1]] heroes.1.0=[viana 1 d5]
do 0 activate kyrie-a
refuse 0 attack clinging-fire d5: R-5.1

% Clinging Fire reaches 3 zones, at level 2 no farther   [R-5.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 2 1]] heroes.1.1=[santiago 1 d5]
do 0 activate kyrie-a
refuse 0 attack clinging-fire d5: R-5.1

% Clinging Fire, level 2: four dice, then 1 damage and Bleed   [R-7.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 2 1] [blind]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
deal 4 4 1 3
do 0 attack clinging-fire d6
do 0 hit santiago-b single
do 0 hit santiago-b single
expect heroes.1.1.3=3 heroes.1.0.3=1 heroes.1.1.6=[bleed] heroes.1.0.6=[bleed]

% Clinging Fire: who burns to death was KO'd by her attack   [F-9.12 R-16.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 2 1]] heroes.1.1=[santiago 1 d6 10]
do 0 activate kyrie-a
deal 1 1 1 1
do 0 attack clinging-fire d6
expect heroes.1.1.2=- heroes.1.1.6=[] heroes.0.2.4=3 heroes.0.0.4=0 points=[1 0]

% Clinging Fire silenced: dice and nothing else   [R-9.5 F-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 2 1] [silence]] heroes.1.1=[santiago 1 d6]
do 0 activate kyrie-a
deal 4 1 1 1
do 0 attack clinging-fire d6
expect heroes.1.1.3=1 heroes.1.1.6=[]

% Life Line: a friend's jump fails, it stays where it leapt from and the point is spent   [R-13.3 R-14.2]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [kyrie 0 d7 0 0 [1 0 2]]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
ask 0 life_line: react-at life-line c5 | pass
do 0 react-at life-line c5
told 0 held carcharias-a c5
expect heroes.0.0.2=c5 heroes.0.0.7=[] heroes.0.2.5=[1 0 1] actions=2
ask 0 move includes: jump c3 | step c6 | stop
deal 1
do 0 jump c3
expect heroes.0.0.2=- heroes.0.0.7=[activated]

% Life Line: four zones are too far   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [kyrie 0 d8 0 0 [1 0 2]]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
expect heroes.0.0.2=- heroes.0.2.5=[1 0 2]
ask 1 take

% Life Line at level 1 does nothing   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [kyrie 0 d7 0 0 [1 0 1]]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
expect heroes.0.0.2=-

% Life Line: not while she is silenced   [R-9.5]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [kyrie 0 d7 0 0 [1 0 2] [silence]]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
expect heroes.0.0.2=-

% Life Line: not while she is off the board   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [kyrie 0 - 0 0 [1 0 2]]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
expect heroes.0.0.2=-

% Life Line: it may be kept   [R-14.1]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [kyrie 0 d7 0 0 [1 0 2]]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
do 0 pass
expect heroes.0.0.2=- heroes.0.2.5=[1 0 2]

% Life Line for herself, once in her activation even if bought again   [R-14.2 R-15.1]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d5 0 2 [1 0 2]]
do 0 activate kyrie-a
deal 1
do 0 jump d3
do 0 react-at life-line d5
do 0 stop
do 0 upgrade life-line
deal 1
do 0 jump d3
expect heroes.0.2.2=- heroes.0.2.5=[1 0 2]
ask 1 take

% Life Line: a friend pushed over the rail is held where it stood, and the push ends   [R-3.5 R-14.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 b8 0 0 [1 2 1]] heroes.1=[[kyrie 1 c10 0 0 [1 0 2]] [santiago 1 b9] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1 1 1
do 0 attack breach b9
do 0 push sea
ask 1 life_line: react-at life-line b9 | pass
do 1 react-at life-line b9
expect heroes.1.1.2=b9 heroes.1.1.7=[] heroes.1.0.5=[1 0 1]
ask 0 act

% Life Line: an enemy's fall is no concern of hers   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[carcharias 0 c5] [ishmael 0 -] [snapper 0 -]] heroes.1.0=[kyrie 1 d6 0 0 [1 0 2]]
do 0 activate carcharias-a
deal 1
do 0 jump c3
expect heroes.0.0.2=-

% Life Line: the plank it stood on is gone, so the nearest deck takes it   [R-13.4 F-9.5]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dragon=[1 d4 0 []] crew=[[][]] heroes.0=[[carcharias 0 c4] [ishmael 0 -] [kyrie 0 d6 0 0 [1 0 2]]]
do 1 monster
do 1 swim c4
ask 0 life_line: react-at life-line c3 | react-at life-line c5 | pass
do 0 react-at life-line c3
expect heroes.0.0.2=c3 heroes.0.0.7=[] planks-off=[c4]

% Life Line: two fall with one plank, one of them is held   [F-9.21]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dragon=[1 d4 0 []] crew=[[][]] heroes.0=[[carcharias 0 c4] [ishmael 0 c4] [kyrie 0 d6 0 0 [1 0 2]]]
do 1 monster
do 1 swim c4
ask 0 life_line
do 0 react-at life-line c5
expect heroes.0.0.2=c5 heroes.0.1.2=- heroes.0.2.5=[1 0 1]

% Life Line: two fall with one plank, and she lets the first go for the second   [F-9.21]
start 2 heroes=starter
given agenda=[[take 1]] turn=b active=1 dragon=[1 d4 0 []] crew=[[][]] heroes.0=[[carcharias 0 c4] [ishmael 0 c4] [kyrie 0 d6 0 0 [1 0 2]]]
do 1 monster
do 1 swim c4
do 0 pass
ask 0 life_line
do 0 react-at life-line c5
expect heroes.0.0.2=- heroes.0.1.2=c5

% Life Line: she falls together with a friend and lets herself go for him   [F-9.21 R-8.1]
start 2 heroes=starter
given dealt=[any any] agenda=[[take 1]] turn=b active=1 dragon=[1 d4 0 []] crew=[[][]]
 heroes.0=[[kyrie 0 c4 0 0 [1 0 2]] [ishmael 0 c4] [carcharias 0 -]]
do 1 monster
do 1 swim c4
ask 0 life_line
do 0 react-at life-line c3
expect heroes.0.0.2=- heroes.0.1.2=c3

% Life Line: she falls together with a friend and lets him go for herself, whatever their places   [F-9.21 R-8.1]
start 2 heroes=starter
given dealt=[any any] agenda=[[take 1]] turn=b active=1 dragon=[1 d4 0 []] crew=[[][]]
 heroes.0=[[kyrie 0 c4 0 0 [1 0 2]] [ishmael 0 c4] [carcharias 0 -]]
do 1 monster
do 1 swim c4
do 0 pass
told 0 overboard ishmael-a
ask 0 life_line
do 0 react-at life-line c3
expect heroes.0.0.2=c3 heroes.0.1.2=-

% Life Line: not from off the board, wherever the push is   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 b2 0 0 [1 1 1]] heroes.1=[[kyrie 1 - 0 0 [1 0 2]] [santiago 1 b1] [gabriela 1 -]]
do 0 activate ishmael-a
deal 1 1 1 1
do 0 attack breach b1
do 0 push sea
ask 0 act
expect heroes.1.1.2=-

# ==== Snapper ====

% Twin Cleavers, level 1: four dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
refuse 0 attack twin-cleavers d6: R-5.1
deal 3 3 4 4
do 0 attack twin-cleavers d7
expect heroes.1.1.3=2

% Twin Cleavers, level 2: four dice on 3   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [2 0 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
refuse 0 attack twin-cleavers d6: R-5.1
deal 3 3 3 2
do 0 attack twin-cleavers d7
expect heroes.1.1.3=3

% Twin Cleavers keep the order of tiers: deckhand, bosun, then the hero   [R-7.4 R-E3]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 1]]] heroes.0.0=[snapper 0 c7] heroes.1.1=[santiago 1 c6]
do 0 activate snapper-a
deal 4 4 4 1
do 0 attack twin-cleavers c6
expect heroes.1.1.3=1 crew=[[][]] heroes.0.0.4=2

% Carve, level 1: three dice, and hits may go to heroes before crew   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 2 1]]] heroes.0.0=[snapper 0 c7 0 0 [1 1 1]] heroes.1.1=[santiago 1 c6]
do 0 activate snapper-a
deal 4 4 3
do 0 attack carve c6
ask 0 assign: hit-crew deckhand single | hit santiago-b single
do 0 hit santiago-b single
do 0 hit santiago-b single
expect heroes.1.1.3=2 crew=[[][[c6 2 1]]]
refuse 0 attack carve c6: R-14.1

% Carve does not let hits go to bosuns before deckhands   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 1]]] heroes.0.0=[snapper 0 c7 0 0 [1 1 1]] heroes.1.1=[santiago 1 c6]
do 0 activate snapper-a
deal 4 4 3
do 0 attack carve c6
refuse 0 hit-crew bosun single: R-7.4
do 0 hit-crew deckhand single
ask 0 assign: hit-crew bosun single | hit santiago-b single

% Carve, level 1: a zone 2 away is out of reach   [R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 1 1]] heroes.1.0=[viana 1 d6]
do 0 activate snapper-a
refuse 0 attack carve d6: R-5.1

% Carve, level 2: four dice on 3   [R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 2 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
refuse 0 attack carve d6: R-5.1
deal 3 3 3 2
do 0 attack carve d7
expect heroes.1.1.3=3

% Carve, level 2: heroes may be hit before crew as well   [R-7.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 1 0]]] heroes.0.0=[snapper 0 c7 0 0 [1 2 1]] heroes.1.1=[santiago 1 c6]
do 0 activate snapper-a
deal 3 2 2 2
do 0 attack carve c6
ask 0 assign: hit-crew deckhand single | hit santiago-b single

% Carve silenced: crew first again   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][[c6 2 0]]] heroes.0.0=[snapper 0 c7 0 0 [1 1 1] [silence]] heroes.1.1=[santiago 1 c6]
do 0 activate snapper-a
deal 4 4 4
do 0 attack carve c6
expect heroes.1.1.3=1 crew=[[][]]

% Spiked Shell: who strikes at his zone from beside it takes 1, once in a round and by itself   [F-9.19 F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[snapper 1 d7]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep d7
told 1 passive snapper-b
expect heroes.0.1.3=1 heroes.1.0.7=[once]
deal 1 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.3=1

% Spiked Shell: it answers the attack on his zone, also if a friend of his is hit   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[snapper 1 d7] [viana 1 d7] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
do 0 hit viana-b single
expect heroes.0.1.3=1 heroes.1.1.3=1

% Spiked Shell: not against an attack on the zone beside him   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1=[[snapper 1 d7] [viana 1 d9] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d9
expect heroes.0.1.3=0 heroes.1.0.7=[]

% Spiked Shell: not against a shot from 2 away   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.2=[kyrie 0 d9] heroes.1.0=[snapper 1 d7]
do 0 activate kyrie-a
deal 1 1 1
do 0 attack swordfish-gun d7
expect heroes.0.2.3=0 heroes.1.0.7=[]

% Spiked Shell: a splash is part of an attack on another zone   [F-9.25 F-9.30]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[gabriela 0 d8 0 0 [1 1 0]] heroes.1=[[snapper 1 d7] [santiago 1 d6] [viana 1 -]]
do 0 activate gabriela-a
deal 1 1 1 1  4
do 0 attack powder-keg d6
expect heroes.1.0.3=1 heroes.0.0.3=0 heroes.1.0.7=[]

% Spiked Shell: KO'd he pricks nobody   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[snapper 1 d7 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.3=0 heroes.1.0.2=-

% Spiked Shell: pushed out of reach by the attack's own text he pricks nobody   [F-9.25 R-7.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 1 1]] heroes.1.0=[snapper 1 d7]
do 0 activate ishmael-a
deal 1 1 1 1
do 0 attack breach d7
do 0 push d6
expect heroes.0.1.3=0 heroes.1.0.7=[]

% Spiked Shell: pushed out of his zone but still beside the attacker, he pricks   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 2 1]] heroes.1.0=[snapper 1 d7]
do 0 activate ishmael-a
deal 1 1 1 1 1
do 0 attack breach d7
do 0 push e7
do 0 push e8
expect heroes.0.1.3=1 heroes.1.0.2=e8 heroes.1.0.7=[once]

% Spiked Shell: a monster that bites him is no hero, a Shell Up it does meet   [F-9.21]
start 2 heroes=starter
given dealt=[any any] dragon=[0 d4 0 []] crew=[[][]] heroes.1.0=[snapper 1 d3 0 0 [1 0 2]]
do 0 monster
deal 4 4 4 1
do 0 bite d3
ask 1 hits: cancel 1 0 | cancel 2 0 | pass
do 1 cancel 2 0
expect heroes.1.0.3=1 heroes.1.0.7=[] dragon.2=0

% Spiked Shell: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[snapper 1 d7 0 0 [1 0 1] [silence]]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.3=0

% Spiked Shell: a hero that dies of it was KO'd some other way, a coin for each hero   [F-9.12 R-16.3 R-6.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8 10] heroes.1.0=[snapper 1 d7]
do 0 activate ishmael-a
deal 1 1 1 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.2=- heroes.0.1.7=[activated silver] heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1 points=[0 1]
ask 1 take

% Spiked Shell: crew is not pricked, and the first attack of a hero still is   [F-9.21 F-9.19]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1.0=[snapper 1 c6]
do 0 activate waldorf-a
deal 1
do 0 use-at grave-rally c7
expect heroes.1.0.7=[] crew=[[[c7 1 0]][]]
deal 1 1 1
do 0 attack rusted-hook c6
expect heroes.1.0.7=[once] heroes.0.0.3=1

% Shell Up: before hits are assigned up to two are cancelled, and it turns back   [R-14.2 F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1.0=[snapper 1 d8 0 0 [1 0 2] [] [once]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d8
ask 1 hits: cancel 1 0 | cancel 2 0 | pass
do 1 cancel 2 0
expect heroes.1.0.3=1 heroes.1.0.5=[1 0 1]
deal 4 4 4
do 0 attack anchor-sweep d8
expect heroes.1.0.3=4

% Shell Up: the harder hits first, as he likes   [R-14.2 F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [2 0 1]] heroes.1.0=[snapper 1 d6 0 0 [1 0 2]]
do 0 activate kyrie-a
deal 6 6 4
do 0 attack swordfish-gun d6
ask 1 hits: cancel 1 0 | cancel 0 1 | cancel 1 1 | cancel 0 2 | pass
do 1 cancel 0 2
expect heroes.1.0.3=1

% Shell Up: with no hit there is nothing to cancel   [F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1.0=[snapper 1 d8 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 3 3 3
do 0 attack anchor-sweep d8
ask 0 act
expect heroes.1.0.5=[1 0 2]

% Shell Up: he shelters friends in his zone, but not those beside it   [F-9.25]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1=[[snapper 1 d8 0 0 [1 0 2]] [viana 1 e9] [gabriela 1 -]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep e9
ask 0 act
expect heroes.1.1.3=3

% Shell Up: an attack by crew is an enemy attack too   [F-9.21]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1]] heroes.1.0=[snapper 1 c6 0 0 [1 0 2]]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
ask 1 hits: cancel 1 0 | cancel 2 0 | pass
do 1 cancel 1 0
expect heroes.1.0.3=1

% Shell Up at level 1 does nothing   [R-14.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1.0=[snapper 1 d8 0 0 [1 0 1]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d8
expect heroes.1.0.3=3

% Shell Up: not while he is silenced   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 e8] heroes.1.0=[snapper 1 d8 0 0 [1 0 2] [silence]]
do 0 activate ishmael-a
deal 4 4 4
do 0 attack anchor-sweep d8
expect heroes.1.0.3=3

# ==== Waldorf ====

% Rusted Hook, level 1: three dice on 4   [R-7.3 R-5.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[waldorf 0 d8] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
refuse 0 attack rusted-hook d6: R-5.1
deal 3 4 4
do 0 attack rusted-hook d7
expect heroes.1.1.3=2

% Rusted Hook, level 2: four dice   [R-5.1 R-7.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[waldorf 0 d8 0 0 [2 0 0]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
refuse 0 attack rusted-hook d6: R-5.1
deal 3 4 4 4
do 0 attack rusted-hook d7
expect heroes.1.1.3=3

% Half-Dead: KO'd after his activation he still gets the golden token   [R-6.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[waldorf 1 d7 7 0 [1 0 0] [] [activated]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
told 1 ko waldorf-b gold
expect heroes.1.0.7=[activated gold]

% Half-Dead: silenced when he was KO'd, the token is silver   [F-9.28 R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[waldorf 1 d7 7 0 [1 0 0] [silence] [activated]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.7=[activated silver] heroes.1.0.6=[]

% Half-Dead: another hero in his place would have silver   [R-6.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[snapper 1 d7 6 0 [1 0 1] [] [activated]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.7=[activated silver]

% Grave Rally, level 1: the crew of one zone within 3 advances and then attacks   [F-9.24 F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 1] [g7 1 0]] [[c5 1 0]]] heroes.0.0=[waldorf 0 d8 0 0 [1 1 0]]
do 0 activate waldorf-a
ask 0 act includes: use-at grave-rally c7
ask 0 act excludes: use-at grave-rally g7
do 0 use-at grave-rally c7
ask 0 march: advance | pass
deal 2 2 1 4
do 0 advance
expect crew=[[[c5 2 1] [g7 1 0]] []] heroes.0.0.4=0 actions=2
refuse 0 use-at grave-rally c5: R-14.1

% Grave Rally, level 1: without the advance they attack from where they are; two deckhands hit on 4   [F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]] []] heroes.0.0=[waldorf 0 c8 0 0 [1 1 0]] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
do 0 use-at grave-rally c7
deal 3 4
do 0 pass
expect crew.0=[[c7 2 0]] heroes.1.1.3=1

% Grave Rally, level 1: crew 3 away hears him, and no second zone goes with it   [F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0] [c5 1 0]] []] heroes.0.0=[waldorf 0 d7 0 0 [1 1 0]]
do 0 activate waldorf-a
do 0 use-at grave-rally c5
ask 0 march: advance | pass
do 0 advance
ask 0 act
expect crew.0=[[c7 1 0] [c4 1 0]]

% Grave Rally: a hero that crew KOs pays each hero a coin   [F-9.24 R-16.3]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]] []] heroes.0.0=[waldorf 0 c8 0 0 [1 1 0]] heroes.1.1=[santiago 1 c6 9]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
expect crew.0=[[c6 2 0]] heroes.0.0.4=1 heroes.0.1.4=1 heroes.0.2.4=1 points=[1 0]

% Grave Rally: crew that can neither advance nor attack is not sent   [F-9.32 F-9.17]
start 2 heroes=starter
given dealt=[any any] planks-off=[c4] dragon=[0 e4 0 []] crew=[[[c5 2 0]] []] heroes.0.0=[waldorf 0 c6 0 0 [1 1 0]]
do 0 activate waldorf-a
refuse 0 use-at grave-rally c5: F-9.17

% Grave Rally: no enemy near, but they can advance, and that is something   [F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[[c5 2 0]] []] heroes.0.0=[waldorf 0 c6 0 0 [1 1 0]]
do 0 activate waldorf-a
do 0 use-at grave-rally c5
do 0 advance
expect crew.0=[[c4 2 0]] actions=2
ask 0 act

% Grave Rally: crew sent onto the enemy's deployment point rampages   [F-9.24 R-17.8]
start 2 heroes=starter
given dealt=[any any] crew=[[[c1 1 0]] []] heroes.0.0=[waldorf 0 c3 0 0 [1 1 0]] heroes.1.1=[santiago 1 f2]
do 0 activate waldorf-a
do 0 use-at grave-rally c1
do 0 advance
ask 0 rampage: at e1 | at c2 | at g2 | at f2
deal 3
do 0 at f2
expect crew.0=[] heroes.1.1.3=1

% Grave Rally, level 2: up to two zones within 4, one after the other, hitting on 3   [F-9.24 R-8.1]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0] [g6 1 0] [e11 1 0]] []] heroes.0.0=[waldorf 0 d8 0 0 [1 2 0]] heroes.1.0=[viana 1 h6] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
ask 0 act includes: use-at grave-rally c7 | use-at grave-rally e11
ask 0 act excludes: use-at grave-rally g6
do 0 use-at grave-rally c7
ask 0 second: at e11 | pass
do 0 at e11
deal 3
do 0 pass
expect heroes.1.1.3=1
deal 3
do 0 advance
expect crew.0=[[c7 1 0] [e12 1 0] [g6 1 0]] rigging=[[e13 1]]

% Grave Rally, level 2: the bosun's help and the rally add up   [R-8.1 F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 1]] []] heroes.0.0=[waldorf 0 d8 0 0 [1 2 0]] heroes.1.1=[santiago 1 c6]
do 0 activate waldorf-a
deal 2  3 2
do 0 use-at grave-rally c7
expect heroes.1.1.3=2

% Grave Rally, level 2: the second zone named may turn out idle, the first may not   [F-9.32 F-9.24]
start 2 heroes=starter
given dealt=[any any] planks-off=[c4] dragon=[0 e4 0 []] crew=[[[c5 1 0] [g7 1 0]] []] heroes.0.0=[waldorf 0 e6 0 0 [1 2 0]]
do 0 activate waldorf-a
refuse 0 use-at grave-rally c5: F-9.17
do 0 use-at grave-rally g7
ask 0 second: at c5 | pass
do 0 at c5
do 0 advance
ask 0 act
expect crew.0=[[c5 1 0] [g6 1 0]] actions=2

% Grave Rally, level 2: one zone is enough   [F-9.33]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0] [e10 1 0]] []] heroes.0.0=[waldorf 0 d8 0 0 [1 2 0]] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
do 0 use-at grave-rally c7
do 0 pass
deal 2
do 0 pass
expect heroes.1.1.3=0 crew.0=[[c7 1 0] [e10 1 0]]
ask 0 act

% Silenced, Waldorf rallies nobody and lends no life   [R-9.5]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 1 0]] []] heroes.0.0=[waldorf 0 d8 3 0 [1 2 2] [silence]] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
refuse 0 use-at grave-rally c7: R-9.5
refuse 0 use-on borrowed-life waldorf-a: R-9.5

% Borrowed Life, level 1: a deployed friend within 2, himself too, heals 2   [R-3.1 F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[waldorf 0 d8 1 0 [1 0 1]] [ishmael 0 d6 5] [kyrie 0 d5 5]]
do 0 activate waldorf-a
ask 0 act includes: use-on borrowed-life waldorf-a | use-on borrowed-life ishmael-a
ask 0 act excludes: use-on borrowed-life kyrie-a
do 0 use-on borrowed-life ishmael-a
expect heroes.0.1.3=3 actions=2

% Borrowed Life, level 1: a hero without damage has nothing to heal, statuses do not matter   [F-9.32 F-9.17]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[waldorf 0 d8 0 0 [1 0 1]] [ishmael 0 d6 0 0 [1 0 1] [blind]] [kyrie 0 - 3]]
do 0 activate waldorf-a
refuse 0 use-on borrowed-life ishmael-a: F-9.17
refuse 0 use-on borrowed-life kyrie-a: F-9.17
refuse 0 use-on borrowed-life waldorf-a: F-9.17

% Borrowed Life, level 2: within 3, heals 4 and takes one status away, of his choice   [R-9.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[waldorf 0 d8 0 0 [1 0 2]] [ishmael 0 d5 5 0 [1 0 1] [blind slow]] [kyrie 0 c5 5]]
do 0 activate waldorf-a
ask 0 act excludes: use-on borrowed-life kyrie-a
do 0 use-on borrowed-life ishmael-a
ask 0 cleanse: rid blind | rid slow
do 0 rid slow
expect heroes.0.1.3=1 heroes.0.1.6=[blind]

% Borrowed Life, level 2: a status alone is reason enough; more damage is not healed than there is   [F-9.32]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0=[[waldorf 0 d8 0 0 [1 0 2]] [ishmael 0 d7 0 0 [1 0 1] [stun]] [kyrie 0 -]]
do 0 activate waldorf-a
do 0 use-on borrowed-life ishmael-a
expect heroes.0.1.3=0 heroes.0.1.6=[]

# ==== Vigour ====

% Carcharias has vigour 9   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[carcharias 1 d7 7]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=8
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Ishmael has vigour 11   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[ishmael 1 d7 9]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=10
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Kyrie has vigour 6   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[kyrie 1 d7 4]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=5
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Snapper has vigour 7   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[snapper 1 d7 5]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=6
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]

% Waldorf has vigour 8   [R-6.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[waldorf 1 d7 6]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=d7 heroes.1.0.3=7
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- points=[1 0]
