# Rounds, turns, the activation of a hero, passing.

game rumbones

# ==== Turns ====

% Players alternate, one activation each   [R-10.1]
start 2 heroes=starter
given crew=[[] []]
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a | crew
do 0 activate kyrie-a
do 0 deploy c8
do 0 end
expect turn=b active=1
ask 1 take: activate viana-b | activate santiago-b | activate gabriela-b | crew
do 1 activate gabriela-b
do 1 deploy c0
do 1 end
ask 0 take: activate carcharias-a | activate ishmael-a | crew
refuse 1 activate viana-b: R-24.1

% The first player begins the round   [R-10.1]
start 2 heroes=starter deal 1 2 parry parry parry surge surge surge
ask 1 take
refuse 0 activate kyrie-a: R-24.1

% A turn may be the crew's; then it is the other's   [R-10.1]
start 2 heroes=starter
given crew=[[] []]
do 0 crew
told 0 crew a
ask 0 bosuns
do 0 place c8 2
ask 1 take
expect done=[[crew] []] crew.0=[[c7 2 2] [e8 2 0] [g7 2 0]]

% A hero has one turn a round   [R-10.1 R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 d8 0 0 [1 0 1] [] [activated] []]
refuse 0 activate kyrie-a: R-11.1
ask 0 take: activate carcharias-a | activate ishmael-a | crew

% The crew, too   [R-10.1]
start 2 heroes=starter
given crew=[[] []] done=[[crew] []]
refuse 0 crew: R-17.3
ask 0 take: activate carcharias-a | activate ishmael-a | activate kyrie-a

% When both are out the Kraken phase comes, then Recovery   [R-10.1]
start 2 heroes=starter
given crew=[[] []] done=[[crew] [crew passed]] agenda=[[act 0]] acting=carcharias-a actions=3 pools=[1 0]
  heroes=[[[carcharias 0 d8] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 - 0 0 [1 0 1] [] [activated] []] [santiago 1 - 0 0 [1 0 1] [] [activated] []]
           [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
deal 1 1 surge surge surge parry parry parry
do 0 end
told 0 passed a
told 0 calm 2 1
told 0 recovered
told 1 round 2
expect round=2 first=b turn=b done=[[] []] heroes.0.0.7=[] heroes.1.2.7=[]
ask 1 take

% ... not before both are   [R-10.1 R-18.1]
start 2 heroes=starter
given crew=[[] []] done=[[crew] [crew]] agenda=[[act 0]] acting=carcharias-a actions=3
  heroes=[[[carcharias 0 d8] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [activated] []]]
          [[viana 1 - 0 0 [1 0 1] [] [activated] []] [santiago 1 d2] [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
do 0 end
told 0 ended carcharias-a
untold 0 recovered
expect round=1 turn=b acting=santiago-b
ask 1 act

# ==== Activating a hero ====

% A hero with one of the tokens, for acting or for being dead, is not chosen   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [gold] []]
  [kyrie 0 d9]]
refuse 0 activate carcharias-a: R-11.1
refuse 0 activate ishmael-a: R-11.1
ask 0 take: activate kyrie-a | crew

% SILVER bars it as well   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 - 0 0 [1 0 1] [] [activated silver] []]
refuse 0 activate ishmael-a: R-11.1

% The enemy's heroes are not one's own to activate   [R-11.1]
start 2 heroes=starter
given crew=[[] []]
ask 0 take excludes: activate viana-b

% Not deployed: first on any own deployment point, free   [R-11.1]
start 2 heroes=starter
given crew=[[] []]
do 0 activate kyrie-a
ask 0 deploy: deploy c8 | deploy e7 | deploy g8
refuse 0 deploy d8: R-11.1
refuse 0 deploy d14: R-11.1
refuse 0 end: R-11.1
do 0 deploy g8
told 0 deployed kyrie-a g8
expect heroes.0.2.2=g8 actions=3
ask 0 act

% Deployed: it goes on from where it stands   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.2=[kyrie 0 h6]
do 0 activate kyrie-a
ask 0 act includes: step g6 | step h7 | end
expect heroes.0.2.2=h6

% Up to three actions   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep d7
deal 1 1 1
do 0 attack anchor-sweep d7
expect actions=1
deal 1 1 1
do 0 attack anchor-sweep d7
told 0 ended ishmael-a
expect heroes.0.1.7=[activated] acting=- actions=0
ask 1 take

% Moves and skills in any mixture, moves repeated too   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d10] heroes.1.1=[santiago 1 d5]
do 0 activate ishmael-a
do 0 step d9
do 0 step d8
do 0 step d7
do 0 step d6
expect actions=1 walked=2
deal 1 1 1
do 0 attack anchor-sweep d5
ask 1 take

% A fourth action there is not: with coins to spend the hero is still asked   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8 0 4] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
deal 1 1 1
do 0 attack anchor-sweep d7
deal 1 1 1
do 0 attack anchor-sweep d7
deal 1 1 1
do 0 attack anchor-sweep d7
ask 0 act: buy breach | upgrade anchor-sweep | upgrade blubber | end
refuse 0 attack anchor-sweep d7: R-11.1
refuse 0 step d9: R-11.1

% Fewer is fine, even none   [R-11.1 F-9.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8 2 3 [1 0 1] [] [] []]
do 0 activate ishmael-a
ask 0 act includes: end
do 0 end
told 0 ended ishmael-a
expect heroes.0.1=[ishmael 0 d8 2 3 [1 0 1] [] [activated] []]
ask 1 take

% Once chosen a hero is activated: deployed or not, it gets the token   [R-11.1]
start 2 heroes=starter
given crew=[[] []]
do 0 activate ishmael-a
do 0 deploy c8
do 0 end
expect heroes.0.1=[ishmael 0 c8 0 0 [1 0 1] [] [activated] []]

% An action once used up is gone: after one attack two are left   [R-11.1]
start 2 heroes=starter
given crew=[[] []] heroes.0.1=[ishmael 0 d8] heroes.1.1=[santiago 1 d7]
do 0 activate ishmael-a
expect actions=3
deal 1 1 1
do 0 attack anchor-sweep d7
expect actions=2 acting=ishmael-a
do 0 end
ask 1 take

# ==== Passing ====

% Who has something left cannot pass   [R-18.1 F-9.1]
start 2 heroes=starter
given crew=[[] []] heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []]
  [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 -]]
refuse 0 pass: R-18.1
ask 0 take: activate kyrie-a | crew

% ... not even with a single hero left: it is activated without a question   [R-18.1 F-9.1]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 done=[[crew] []]
  heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []]
  [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 -]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
untold 0 passed
told 0 activated kyrie-a
ask 0 deploy

% With nothing left one passes, and the other goes on alone   [R-18.1 R-18.2]
start 2 heroes=starter
given crew=[[] []] done=[[crew] []] agenda=[[act 0]] acting=carcharias-a actions=3
  heroes.0=[[carcharias 0 d8] [ishmael 0 - 0 0 [1 0 1] [] [activated] []] [kyrie 0 - 0 0 [1 0 1] [] [gold] []]]
do 0 end
do 1 activate viana-b
do 1 deploy c0
do 1 end
told 0 passed a
expect done=[[crew passed] []]
ask 1 take: activate santiago-b | activate gabriela-b | crew
do 1 activate santiago-b
do 1 deploy c0
do 1 end
ask 1 take: activate gabriela-b | crew

% Heroes that are not deployed are left to activate   [R-18.2]
start 2 heroes=starter
given crew=[[] []] done=[[crew] []]
  heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 -] [kyrie 0 -]]
ask 0 take: activate ishmael-a | activate kyrie-a
refuse 0 pass: R-18.1

% So is the crew   [R-18.2]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1
  heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
  [kyrie 0 - 0 0 [1 0 1] [] [silver activated] []]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
untold 0 passed
told 0 crew a
ask 0 bosuns

% So is a sea monster on the board   [R-18.2]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 done=[[crew] []] dragon=[0 d4 0 []]
  heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
  [kyrie 0 - 0 0 [1 0 1] [] [activated silver] []]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
untold 0 passed
ask 0 swim

% ... unless it has been activated, or is the other's   [R-18.2]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 done=[[crew] []] dragon=[0 d4 0 [activated]]
  heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
  [kyrie 0 - 0 0 [1 0 1] [] [activated silver] []]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
told 0 passed a
ask 1 take

% The enemy's monster is nothing left to activate   [R-18.2]
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 done=[[crew] []] dragon=[1 d4 0 []]
  heroes.0=[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
  [kyrie 0 - 0 0 [1 0 1] [] [activated silver] []]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
told 0 passed a
ask 1 take: activate viana-b | activate gabriela-b | crew | monster

% A side that passed stays out of the round, whatever turns up   [R-18.2]
# The hero under GOLD stays out, and the last of the other side ends the round.
start 2 heroes=starter
given crew=[[] []] agenda=[[take 1]] turn=b active=1 done=[[crew passed] [crew]] hands.0=[deep-monster]
  heroes=[[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
           [kyrie 0 - 0 0 [1 0 1] [] [gold] []]]
          [[viana 1 -] [santiago 1 -] [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
ask 1 deploy
do 1 deploy c0
deal 6 6
do 1 end
untold 0 passed
told 1 passed b
ask 0 discard

% Before a pass a card may still be played   [R-18.1]
start 2 heroes=starter
given crew=[[] []] done=[[crew] [crew]] hands.0=[deep-monster sunken-hoard]
  agenda=[[take 1]] turn=b active=1
  heroes=[[[carcharias 0 d8 0 0 [1 0 1] [] [activated] []] [ishmael 0 - 0 0 [1 0 1] [] [activated] []]
           [kyrie 0 - 0 0 [1 0 1] [] [gold] []]]
          [[viana 1 -] [santiago 1 -] [gabriela 1 - 0 0 [1 0 0] [] [activated] []]]]
do 1 activate santiago-b
do 1 deploy c0
do 1 end
ask 0 before_pass includes: play-on sunken-hoard kyrie-a | play deep-monster | pass
do 0 play-on sunken-hoard kyrie-a
expect heroes.0.2.4=2 done=[[crew] [crew]]
ask 0 before_pass
do 0 pass
told 0 passed a
