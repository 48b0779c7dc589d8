# The farmers: points and keys, no powers.

game abyss

# ---- Keeper: 6 for three races, 6 points, a key ----

% The Keeper: 6 in three races with seahorse; 6 points and nothing happens   [A-7.1 A-1.3]
start 2
given hands=[[crab1 squid2 seahorse3] []] pearls=[0 1]
ask 0 action: explore | recruit keeper
do 0 recruit keeper
told 0 recruits keeper 6
do 0 play crab1
do 0 play squid2
expect lords.0=[keeper] affiliated.0=[crab1] pearls=[0 1] hands=[[] []] discard=[squid2 seahorse3]
       court=[reaper shepherd miller aquaculturalist landowner -]
score 7 0
ask 1 action

% Two races, or three without seahorse, or 5 points do not bring the Keeper   [A-7.1 A-7.2]
start 3
given hands=[[crab4 seahorse5] [crab4 squid4 jellyfish4] [crab1 squid1 seahorse3]] pearls=[0 0 0]
      council-crab=[crab1] council-squid=[squid1] council-jellyfish=[jellyfish1]
refuse 0 recruit keeper: A-7.1
do 0 council jellyfish
refuse 1 recruit keeper: A-7.1
do 1 council squid
refuse 2 recruit keeper: A-7.2

% The Keeper's key counts as long as it stands upright and free   [A-9.1 A-8.5]
start 2
given lords=[[keeper] []] rotated=[[keeper] []] court=[reaper shepherd miller landowner]
      hands=[[seahorse4 seahorse4] []] keys=[1 0]
do 0 recruit shepherd
do 0 play seahorse4
expect locations.0=[] lords.0=[keeper shepherd] keys=[1 0]
score 16 0                 # 6 and 6, seahorse 4

# ---- Reaper: 7 for two races, 6 points, a key ----

% The Reaper: 7 in two races with seahorse; 6 points and nothing happens   [A-7.1 A-1.3]
start 2
given hands=[[crab3 seahorse4] []] pearls=[0 1]
ask 0 action: explore | recruit reaper
do 0 recruit reaper
told 0 recruits reaper 7
do 0 play crab3
expect lords.0=[reaper] affiliated.0=[crab3] pearls=[0 1] discard=[seahorse4]
score 9 0
ask 1 action

% One race, or two without seahorse, or 6 points do not bring the Reaper   [A-7.1 A-7.2]
start 3
given hands=[[seahorse3 seahorse5] [crab4 squid4] [crab3 seahorse3]] pearls=[0 0 0]
      council-crab=[crab1] council-squid=[squid1] council-seahorse=[seahorse1]
refuse 0 recruit reaper: A-7.1
do 0 council seahorse
refuse 1 recruit reaper: A-7.1
do 1 council squid
refuse 2 recruit reaper: A-7.2

% The Reaper under a location keeps its points and loses its key   [A-9.3]
start 2
given locations=[[[chasm reaper keeper tamer]] []] court=[shepherd miller landowner]
      keys=[1 0] hands=[[seahorse4 seahorse4] [crab1]] pearls=[0 1]
score 25 1                 # 6, 6 and 4, location 5, seahorse 4
deal hunter seeker jailer assassin
do 0 recruit shepherd
do 0 play seahorse4
expect locations.0=[[chasm tamer keeper reaper]] keys=[1 0]
score 31 1
ask 1 action

# ---- Shepherd: 8 of one race, 6 points, a key ----

% The Shepherd: 8 in seahorses; 6 points and nothing happens   [A-7.1 A-1.3]
start 2
given hands=[[seahorse3 seahorse5] []] pearls=[0 1]
ask 0 action: explore | recruit shepherd
do 0 recruit shepherd
told 0 recruits shepherd 8
do 0 play seahorse3
expect lords.0=[shepherd] affiliated.0=[seahorse3] pearls=[0 1] discard=[seahorse5]
score 9 0
ask 1 action

% Other allies, or 7 points in seahorses do not bring the Shepherd   [A-7.1 A-7.2]
start 2
given hands=[[crab4 crab5] [squid5 seahorse3 seahorse4]] pearls=[0 0]
      council-crab=[crab1] council-squid=[squid1]
refuse 0 recruit shepherd: A-7.1
do 0 council squid
refuse 1 recruit shepherd: A-7.2

% The Shepherd brings the third key and goes under the location   [A-9.1 A-9.3]
start 2
given lords=[[keeper reaper] []] court=[shepherd miller aquaculturalist landowner]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
do 0 control parliament
expect locations.0=[[parliament keeper reaper shepherd]] lords.0=[]
score 27 0                 # 6, 6 and 6, location 6, seahorse 3

# ---- Miller: 8 for two races, 10 points, no key ----

% The Miller: 8 in two races with seahorse; 10 points and nothing happens   [A-7.1 A-1.3]
start 2
given hands=[[crab3 seahorse5] []] pearls=[0 1]
ask 0 action: explore | recruit reaper | recruit miller
do 0 recruit miller
told 0 recruits miller 8
do 0 play crab3
expect lords.0=[miller] affiliated.0=[crab3] pearls=[0 1]
score 13 0
ask 1 action

% One race, or two without seahorse, or 7 points do not bring the Miller   [A-7.1 A-7.2]
start 3
given hands=[[seahorse3 seahorse5] [crab4 squid4] [crab3 seahorse4]] pearls=[0 0 0]
      council-crab=[crab1] council-squid=[squid1] council-seahorse=[seahorse1]
refuse 0 recruit miller: A-7.1
do 0 council seahorse
refuse 1 recruit miller: A-7.1
do 1 council squid
refuse 2 recruit miller: A-7.2

% The Miller has no key: with two others there is no location   [A-9.1]
start 2
given lords=[[keeper reaper] []] court=[shepherd miller aquaculturalist landowner]
      hands=[[crab3 seahorse5] []]
do 0 recruit miller
do 0 play crab3
expect lords.0=[keeper reaper miller] locations.0=[]
ask 1 action

# ---- Aquaculturalist: 9 for three races, 11 points, no key ----

% The Aquaculturalist: 9 in three races with seahorse; 11 points and nothing happens   [A-7.1 A-1.3]
start 2
given hands=[[crab2 squid3 seahorse4] []] pearls=[0 1]
ask 0 action: explore | recruit keeper | recruit reaper | recruit aquaculturalist
do 0 recruit aquaculturalist
told 0 recruits aquaculturalist 9
do 0 play crab2
do 0 play squid3
expect lords.0=[aquaculturalist] affiliated.0=[crab2] pearls=[0 1]
score 13 0
ask 1 action

% Two races, or three without seahorse, or 8 points do not bring the Aquaculturalist   [A-7.1 A-7.2]
start 3
given hands=[[crab4 seahorse5] [crab4 squid4 jellyfish4] [crab1 squid3 seahorse4]] pearls=[0 0 0]
      council-crab=[crab1] council-squid=[squid1] council-jellyfish=[jellyfish1]
refuse 0 recruit aquaculturalist: A-7.1
do 0 council jellyfish
refuse 1 recruit aquaculturalist: A-7.1
do 1 council squid
refuse 2 recruit aquaculturalist: A-7.2

% The Aquaculturalist has no key: with two tokens there is no location   [A-9.1]
start 2
given keys=[2 0] hands=[[crab2 squid3 seahorse4] []] pearls=[0 1]
do 0 recruit aquaculturalist
do 0 play crab2
do 0 play squid3
expect locations.0=[] keys=[2 0]
ask 1 action

# ---- Landowner: 10 of one race, 12 points, no key ----

% The Landowner: 10 in seahorses; 12 points and nothing happens   [A-7.1 A-1.3]
start 2
given hands=[[seahorse1 seahorse4 seahorse5] []] pearls=[0 1]
ask 0 action: explore | recruit shepherd | recruit landowner
do 0 recruit landowner
told 0 recruits landowner 10
ask 0 pay: play seahorse1
do 0 play seahorse1
do 0 play seahorse4
expect lords.0=[landowner] affiliated.0=[seahorse1] pearls=[0 1]
score 13 0
ask 1 action

% Other allies, or 9 points in seahorses do not bring the Landowner   [A-7.1 A-7.2]
start 2
given hands=[[crab3 crab4 crab5] [squid5 seahorse4 seahorse5]] pearls=[0 0]
      council-crab=[crab1] council-squid=[squid1]
refuse 0 recruit landowner: A-7.1
do 0 council squid
refuse 1 recruit landowner: A-7.2

% The Landowner has no key: with two tokens there is no location   [A-9.1]
start 2
given keys=[2 0] hands=[[seahorse1 seahorse4 seahorse5] []] pearls=[0 1]
do 0 recruit landowner
do 0 play seahorse1
do 0 play seahorse4
expect locations.0=[] keys=[2 0]
ask 1 action

# ---- together ----

% All six farmers: 51 points, three keys   [A-1.3 A-9.1]
start 2
given lords=[[keeper reaper miller aquaculturalist landowner] []] court=[shepherd tamer hunter seeker]
      hands=[[seahorse3 seahorse5] []]
do 0 recruit shepherd
do 0 play seahorse3
do 0 control parliament
expect locations.0=[[parliament keeper reaper shepherd]] lords.0=[miller aquaculturalist landowner]
       last=-
score 60 0                 # 51, Parliament without a politician 6, seahorse 3

% Rotated farmers count their points and nothing else   [A-10.5]
start 2
given lords=[[miller landowner] []] rotated=[[miller landowner] []] court=[keeper reaper shepherd]
      locations=[[[sargasso-silos]] []] hands=[[crab1] []]
score 28 0                 # 10 and 12, location 5, crab 1
