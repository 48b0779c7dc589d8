# Heroes that are dealt, and heroes from anywhere.
game rumbones

# ---- three random heroes of the faction ----

% Each side is dealt three of its faction and keeps them   [R-26.1]
start 2 heroes=random deal waldorf carcharias snapper latigo viana de-marco 6 2 surge surge surge volley volley volley
told 0 dealt waldorf
told 1 dealt latigo
expect dealt=[[carcharias snapper waldorf] [viana de-marco latigo]]
 heroes.0.0.0=carcharias heroes.0.1.0=snapper heroes.0.2.0=waldorf
 heroes.1.0.0=viana heroes.1.1.0=de-marco heroes.1.2.0=latigo
ask 0 take: activate carcharias-a | activate snapper-a | activate waldorf-a | crew

% Four players: four are dealt, and the members pick theirs of them, one at a time   [R-26.2 R-26.3 R-24.8]
start 4 heroes=random deal waldorf carcharias snapper kyrie latigo viana de-marco gabriela
expect dealt=[[carcharias kyrie snapper waldorf] [viana gabriela de-marco latigo]]
ask 0 pick: pick carcharias | pick kyrie | pick snapper | pick waldorf
do 0 pick snapper
told 0 picked snapper
ask 2 pick: pick viana | pick gabriela | pick de-marco | pick latigo
do 2 pick latigo
ask 0 pick: pick carcharias | pick kyrie | pick waldorf
do 0 pick kyrie
do 2 pick viana
ask 1 pick: pick carcharias | pick waldorf
do 1 pick waldorf
ask 3 pick: pick gabriela | pick de-marco
deal 6 1 surge surge surge undertow volley volley volley parry
do 3 pick gabriela
expect heroes.0.0.0=snapper heroes.0.1.0=kyrie heroes.0.2.0=waldorf heroes.0.3.0=carcharias heroes.0.3.1=1
 heroes.1.3.0=de-marco heroes.1.3.1=3

% Three players: three are dealt to a side, also to the pair, who pick theirs   [R-26.2 R-24.8]
start 3 heroes=random deal waldorf carcharias snapper latigo viana de-marco
expect dealt=[[carcharias snapper waldorf] [viana de-marco latigo]]
ask 0 pick: pick carcharias | pick snapper | pick waldorf
do 0 pick snapper
do 2 pick viana
do 0 pick waldorf
deal 6 1 surge surge surge undertow volley volley volley parry
do 2 pick latigo
expect heroes.0.2.0=carcharias heroes.0.2.1=1 heroes.1.2.0=de-marco

% Five players: the whole faction is dealt   [R-26.2]
start 5 heroes=random deal waldorf carcharias snapper kyrie ishmael latigo viana de-marco gabriela santiago
expect dealt=[[carcharias ishmael kyrie snapper waldorf] [viana santiago gabriela de-marco latigo]]
ask 0 pick: pick carcharias | pick ishmael | pick kyrie | pick snapper | pick waldorf

# ---- with two mercenaries ----

% Three of the faction and two mercenaries are dealt, three are kept, picked openly in turn   [R-26.1 R-26.3]
start 2 heroes=random-hired deal waldorf carcharias snapper kray gull latigo viana de-marco kray ember
expect dealt=[[carcharias snapper waldorf kray gull] [viana de-marco latigo kray ember]]
ask 0 pick: pick carcharias | pick snapper | pick waldorf | pick kray | pick gull
refuse 0 pick kyrie: R-26.1
do 0 pick kray
ask 1 pick: pick viana | pick de-marco | pick latigo | pick kray | pick ember
do 1 pick kray
do 0 pick gull
do 1 pick viana
ask 0 pick: pick carcharias | pick snapper | pick waldorf
do 0 pick snapper
deal 6 1 surge surge surge volley volley volley
do 1 pick latigo
expect heroes.0.0.0=kray heroes.0.1.0=gull heroes.0.2.0=snapper heroes.1.0.0=kray heroes.1.2.0=latigo

% What one side is dealt does not depend on the other's: both may get the same mercenaries   [R-26.2]
start 2 heroes=random-hired deal waldorf carcharias snapper kray gull latigo viana de-marco gull kray
expect dealt=[[carcharias snapper waldorf kray gull] [viana de-marco latigo kray gull]]

% Four players: four and two are dealt, four are kept   [R-26.2]
start 4 heroes=random-hired deal waldorf carcharias snapper kyrie tallow ember latigo viana de-marco gabriela
 farrow gull
expect dealt=[[carcharias kyrie snapper waldorf tallow ember] [viana gabriela de-marco latigo farrow gull]] each=4
do 0 pick tallow
do 2 pick gull
do 0 pick ember
do 2 pick farrow
ask 1 pick: pick carcharias | pick kyrie | pick snapper | pick waldorf
do 1 pick kyrie
do 3 pick viana
ask 1 pick: pick carcharias | pick snapper | pick waldorf
do 1 pick waldorf
deal 6 1 surge surge surge undertow volley volley volley parry
do 3 pick latigo
expect heroes.0.3.0=waldorf heroes.1.3.0=latigo
ask 0 take

% Six players: five and two are dealt, five are kept   [R-26.2]
start 6 heroes=random-hired deal waldorf carcharias snapper kyrie ishmael tallow ember
 latigo viana de-marco gabriela santiago farrow gull
ask 0 pick: pick carcharias | pick ishmael | pick kyrie | pick snapper | pick waldorf | pick tallow | pick ember
expect each=5

# ---- unusual allies ----

% Heroes from anywhere: both factions and the mercenaries; the faction stays   [R-27.1 R-27.2]
start 2 allies=unusual
expect factions=[deep marea]
ask 0 pick: pick carcharias | pick ishmael | pick kyrie | pick snapper | pick waldorf | pick viana | pick santiago
 | pick gabriela | pick de-marco | pick latigo | pick kray | pick tallow | pick farrow | pick ember | pick gull
do 0 pick viana
ask 1 pick includes: pick viana | pick carcharias | pick gull
do 1 pick carcharias
do 0 pick latigo
do 1 pick viana
do 0 pick gabriela
deal 1 6 volley volley volley surge surge surge
do 1 pick kyrie
expect heroes.0.0.0=viana heroes.1.0.0=carcharias hands=[[surge surge surge] [volley volley volley]]

% Without it, the other faction's heroes are no choice   [R-27.1 R-2.2]
start 2
ask 0 pick: pick carcharias | pick ishmael | pick kyrie | pick snapper | pick waldorf
 | pick kray | pick tallow | pick farrow | pick ember | pick gull

% Combined with random heroes: dealt from all of them together   [R-27.1 R-27.2 R-26.1]
start 2 heroes=random allies=unusual deal viana kray kyrie viana carcharias gull 6 1 surge surge surge volley
 volley volley
expect dealt=[[kyrie viana kray] [carcharias viana gull]] heroes.0.1.0=viana heroes.1.0.0=carcharias

% Combined with the second way: five of all, of which three are kept   [R-27.2 R-26.1]
start 2 heroes=random-hired allies=unusual deal viana santiago gabriela latigo de-marco carcharias kyrie
 snapper waldorf ishmael
expect dealt=[[viana santiago gabriela de-marco latigo] [carcharias ishmael kyrie snapper waldorf]]
ask 0 pick: pick viana | pick santiago | pick gabriela | pick de-marco | pick latigo
