# Status tokens: what each does, how long it stays, what it does not touch.

game rumbones

# ---- how long they stay ----

% Every status goes when the activation of its hero ends, and only its own   [R-9.1 F-9.10]
start 2 heroes=starter
given crew=[[][]] heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [blind stun slow silence bleed]] [ishmael 0 d9 0 0 [1 0 1] [blind]] [kyrie 0 -]] heroes.1.0=[viana 1 d5 0 0 [1 0 1] [slow]]
do 0 activate carcharias-a
do 0 end
expect heroes.0.0.6=[] heroes.0.1.6=[blind] heroes.1.0.6=[slow] heroes.0.0.3=0

% A KO takes the statuses along   [R-9.1 R-6.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.0=[viana 1 d7 8 2 [1 0 1] [blind slow]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.1.0.2=- heroes.1.0.6=[] heroes.1.0.3=0 heroes.1.0.4=2

% Several kinds lie on one hero at once   [R-9.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[santiago 0 d8 0 0 [1 2 1]] heroes.1.0=[viana 1 d6 0 0 [1 0 1] [blind]]
do 0 activate santiago-a
do 0 use-on cast-net viana-b
expect heroes.1.0.6=[blind stun slow]

% A status a hero has is not added again   [R-9.7]
start 2 heroes=starter
given crew=[[][]] heroes.0.2=[kyrie 0 d9 0 0 [1 2 1]] heroes.1.0=[viana 1 d6] heroes.1.1=[santiago 1 d6 0 0 [1 0 1] [bleed]]
do 0 activate kyrie-a
deal 1 1 1 1
do 0 attack clinging-fire d6
told 1 status viana-b bleed
untold 1 status santiago-b
expect heroes.1.1.6=[bleed] heroes.1.0.6=[bleed]

% Coins never run short   [R-9.7]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 254] heroes.1.0=[viana 1 d7 8]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
expect heroes.0.1.4=257

% Overboard in another's turn, its statuses stay   [F-9.11]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 b8 0 0 [1 1 1]] heroes.1.0=[viana 1 b9 0 0 [1 0 1] [slow bleed]]
do 0 activate ishmael-a
deal 1 1 1 1
do 0 attack breach b9
do 0 push sea
expect heroes.1.0.2=- heroes.1.0.6=[slow bleed]

% ... and tell in its next activation, at the end of which they go   [F-9.11 R-9.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 - 0 2 [1 0 1] [slow]]
do 0 activate snapper-a
do 0 deploy c8
do 0 step d8
do 0 stop
refuse 0 step d9: R-9.4
do 0 end
expect heroes.0.0.6=[]

% Overboard in its own turn its activation is over, and they go   [R-9.1 R-13.4 F-9.11]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d5 0 0 [1 0 1] [blind bleed]]
do 0 activate snapper-a
deal 1
do 0 jump d3
expect heroes.0.0.2=- heroes.0.0.6=[] heroes.0.0.3=0
ask 1 take

# ---- Blind ----

% Blind: what needs 4 needs 5, and a 6 still hits   [R-9.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [blind]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 4 4 5 6
do 0 attack twin-cleavers d7
expect heroes.1.1.3=2

% Blind: all attacks of its activation, and those of other skills   [R-9.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 1 1] [blind]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 4 4 4 5
do 0 attack twin-cleavers d7
deal 4 4 5
do 0 attack carve d7
expect heroes.1.1.3=2

% Blind: blows it strikes in others' turns too   [R-9.2]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 0 0 [1 0 2] [blind]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
deal 4 4 5
do 1 react haul-back
expect heroes.0.1.3=1 heroes.1.1.6=[blind]

% Blind: a jump is no attack   [R-9.2 R-13.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d5 0 0 [1 0 1] [blind]]
do 0 activate snapper-a
deal 2
do 0 jump d3
expect heroes.0.0.2=d3

% Blind: crew that a blind hero sends aims well   [R-9.2 F-9.24]
start 2 heroes=starter
given dealt=[any any] crew=[[[c7 2 0]][]] heroes.0.0=[waldorf 0 b6 0 0 [1 1 1] [blind]] heroes.1.1=[santiago 1 c6]
do 0 activate waldorf-a
deal 4 4
do 0 use-at grave-rally c7
expect heroes.1.1.3=2

# ---- Stun ----

% Stun: an action goes to shake it off before any other   [R-9.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [stun]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
ask 0 act: shake-off | end
refuse 0 attack twin-cleavers d7: R-9.3
refuse 0 step d9: R-9.3
do 0 shake-off
expect actions=2 heroes.0.0.6=[]
ask 0 act includes: attack twin-cleavers d7 | step d9
ask 0 act excludes: shake-off

% Stun: only this token goes with it   [R-9.3 R-9.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [blind stun slow silence]]
do 0 activate snapper-a
do 0 shake-off
expect heroes.0.0.6=[blind slow silence]

% Stun: purchases and cards are no actions   [R-9.3 R-15.1]
start 2 heroes=starter
given dealt=[any any] hands.0=[surge] crew=[[][]] heroes.0.0=[snapper 0 d8 0 5 [1 0 1] [stun]]
do 0 activate snapper-a
ask 0 act: shake-off | buy carve | upgrade twin-cleavers | upgrade shell-up | play surge | end
do 0 upgrade twin-cleavers
do 0 play surge
do 0 step d9
do 0 stop
expect actions=3 heroes.0.0.6=[stun] heroes.0.0.2=d9

% Stun keeps nobody from reacting, or from striking for a friend   [R-9.3]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 0 0 [1 0 2] [stun]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
ask 1 after: react haul-back | pass

% Stun with no action left: nothing to shake it off with, and it goes with the activation   [F-9.10 R-9.3]
start 2 heroes=starter
given dealt=[any any] agenda=[[act 0]] acting=snapper-a actions=0 crew=[[][]] heroes.0.0=[snapper 0 d8 0 5 [1 0 1] [stun]]
ask 0 act: buy carve | upgrade twin-cleavers | upgrade shell-up | end
do 0 end
expect heroes.0.0.6=[] heroes.0.0.7=[activated]

% Stun not shaken off: the activation may end, and it goes   [F-9.10 R-9.1]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [stun]]
do 0 activate snapper-a
do 0 end
expect heroes.0.0.6=[] heroes.0.0.7=[activated]

# ---- Slow ----

% Slow: one move action, with both its points, and no second   [R-9.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d10 0 0 [1 0 1] [slow]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
do 0 step d9
do 0 step d8
refuse 0 step d9: R-9.4
deal 4 1 1 1
do 0 attack twin-cleavers d7
refuse 0 step d9: R-9.4
expect heroes.1.1.3=1 actions=1

% Slow: attacks before it do not use the move up   [R-9.4]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [slow]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 4 1 1 1  4 1 1 1
do 0 attack twin-cleavers d7
do 0 attack twin-cleavers d7
ask 0 act includes: step d9

% Slow: nor is a jump a second time to be had   [R-9.4 R-13.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d5 0 2 [1 0 1] [slow]]
do 0 activate snapper-a
deal 6 6
do 0 jump d3
do 0 jump d5
refuse 0 jump d3: R-9.4
ask 0 act excludes: jump d3 | step d6

% Slow: a free move passes, before and after the move action   [F-9.7]
start 2 heroes=starter
given dealt=[any any] hands.0=[surge] crew=[[][]] heroes.0.0=[snapper 0 d10 0 2 [1 0 1] [slow]]
do 0 activate snapper-a
do 0 step d9
do 0 stop
do 0 play surge
do 0 step d8
do 0 step d7
expect heroes.0.0.2=d7 walked=1 actions=2
refuse 0 step d6: R-9.4

% Slow: a push passes   [F-9.7]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 0 0 [1 2 1]] heroes.1.1=[santiago 1 d7 0 0 [1 0 1] [slow]]
do 0 activate ishmael-a
deal 1 1 1 1 1
do 0 attack breach d7
do 0 push d6
do 0 push d5
expect heroes.1.1.2=d5

# ---- Silence ----

% Silence: the basic attack is its dice and its range at the level it has   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [2 0 1] [silence]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 3 3 3 2
do 0 attack twin-cleavers d7
expect heroes.1.1.3=3

% Silence: a skill can be bought, but none upgraded   [R-9.5 F-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 20 [1 0 1] [silence]]
do 0 activate snapper-a
ask 0 act includes: buy carve
refuse 0 upgrade twin-cleavers: R-9.5
refuse 0 upgrade shell-up: R-9.5
do 0 buy carve
expect heroes.0.0.5=[1 1 1] heroes.0.0.4=17
refuse 0 upgrade carve: R-9.5

% Silence stops neither walking nor jumping nor cards   [R-9.5]
start 2 heroes=starter
given dealt=[any any] hands.0=[regrowth] crew=[[][]] heroes.0.0=[snapper 0 d5 1 0 [1 0 1] [silence]]
do 0 activate snapper-a
ask 0 act includes: step d6 | jump d3 | play-on regrowth snapper-a | end

% Silence: blindness is no skill, the bare dice still suffer from it   [R-9.5 R-9.2]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [blind silence]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 4 4 4 5
do 0 attack twin-cleavers d7
expect heroes.1.1.3=1

# ---- Bleed ----

% Bleed: 1 damage after a move, after an attack and after an ability   [R-9.6 F-9.8]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[waldorf 0 d9 3 0 [1 0 1] [bleed]] heroes.1.1=[santiago 1 d7]
do 0 activate waldorf-a
do 0 step d8
do 0 stop
expect heroes.0.0.3=4
deal 1 1 1
do 0 attack rusted-hook d7
expect heroes.0.0.3=5
do 0 use-on borrowed-life waldorf-a
expect heroes.0.0.3=4 heroes.0.0.6=[]

% Bleed: to shake off a stun is an action too   [R-9.6 R-9.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d9 0 0 [1 0 1] [stun bleed]]
do 0 activate snapper-a
do 0 shake-off
expect heroes.0.0.3=1 heroes.0.0.6=[bleed]

% Bleed: purchases, cards and the end of the activation are no actions   [R-9.6]
start 2 heroes=starter
given dealt=[any any] hands.0=[surge] crew=[[][]] heroes.0.0=[snapper 0 d9 0 3 [1 0 1] [bleed]]
do 0 activate snapper-a
do 0 buy carve
do 0 play surge
do 0 step d8
do 0 stop
do 0 end
expect heroes.0.0.3=0

% Bleed: actions of others cost it nothing, nor do blows of its own in their turns   [R-9.6]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7 0 0 [1 0 2] [bleed]]
do 0 activate ishmael-a
deal 4 1 1
do 0 attack anchor-sweep d7
deal 4 1 1
do 1 react haul-back
expect heroes.1.1.3=1 heroes.0.1.3=1

% Bleed: it comes after both points of a move, not after each   [R-9.6]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d9 0 0 [1 0 1] [bleed]]
do 0 activate snapper-a
do 0 step d8
expect heroes.0.0.3=0
do 0 step d7
expect heroes.0.0.3=1

% Bleed: a KO by it ends the activation at once; each enemy hero gains a coin   [F-9.8 R-6.3 R-16.3]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d9 6 4 [1 0 1] [bleed]]
do 0 activate snapper-a
do 0 step d8
do 0 stop
expect heroes.0.0.2=- heroes.0.0.7=[activated silver] heroes.0.0.6=[] heroes.0.0.4=4 points=[0 1] heroes.1.0.4=1 heroes.1.1.4=1 heroes.1.2.4=1
ask 1 take

% Bleed waits for all that its action set off: the blow in return comes first   [F-9.27]
start 2 heroes=starter
given crew=[[][]] heroes.0.1=[ishmael 0 d8 9 0 [1 0 1] [bleed]] heroes.1.1=[santiago 1 d7 0 0 [1 0 2]]
do 0 activate ishmael-a
deal 4 1 1 1 1
do 0 attack anchor-sweep d7
ask 1 after: react haul-back | pass
expect heroes.0.1.3=9
deal 4 4 1
do 1 react haul-back
expect heroes.0.1.2=- heroes.1.1.4=3 heroes.1.0.4=0

% Bleed after the last action too, before the activation ends   [R-9.6 F-9.8]
start 2 heroes=starter
given dealt=[any any] crew=[[][]] heroes.0.0=[snapper 0 d8 0 0 [1 0 1] [bleed]] heroes.1.1=[santiago 1 d7]
do 0 activate snapper-a
deal 1 1 1 1  1 1 1 1  1 1 1 1
do 0 attack twin-cleavers d7
do 0 attack twin-cleavers d7
do 0 attack twin-cleavers d7
expect heroes.0.0.3=3 heroes.0.0.6=[] heroes.0.0.7=[activated]
