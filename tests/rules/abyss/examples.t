# The rulebook's own examples.

game abyss

# ==== An exploration ====

% Seven cards turned up, two sold, the last taken with 1 pearl   [A-E1]
start 3
given hands.0=[jellyfish1] pearls=[1 3 2]
deal crab2 shellfish3 monster squid4 seahorse1 crab1 jellyfish5
do 0 explore
told 0 turned-up crab2 1
do 1 pass
do 2 pass
do 0 go-on                  # kept on the track
told 0 turned-up shellfish3 2
ask 1 buy: pass | buy shellfish3 1
do 1 buy shellfish3 1
told 0 turned-up monster 2
expect pearls=[2 2 2] threat=1
ask 0 fight: fight pearl | fight token | go-on
do 0 go-on
told 0 threat 2
told 0 turned-up squid4 3
ask 2 buy: pass | buy squid4 2
do 2 buy squid4 2
told 0 turned-up seahorse1 3
expect pearls=[4 2 0] threat=2
do 0 go-on                  # both opponents have bought
told 0 turned-up crab1 4
do 0 go-on
told 0 turned-up jellyfish5 5
told 0 took jellyfish5
told 0 pearls 1
expect pearls=[5 2 0] threat=2 track=[] hands=[[jellyfish1 jellyfish5] [shellfish3] [squid4]]
       council-crab=[crab1 crab2] council-seahorse=[seahorse1] discard=[monster]
ask 1 action

# ==== A recruitment ====

% Three lords in the court: two can be paid, the Traitor cannot without a squid   [A-E2 A-7.1]
start 2
given court=[master-of-magic slaver traitor] pearls=[2 0]
      hands=[[crab2 shellfish1 shellfish5 jellyfish3] [crab1]]
ask 0 action: explore | plot | recruit master-of-magic | recruit slaver
refuse 0 recruit traitor: A-7.1

% However many pearls there are   [A-E2 A-7.1]
start 2
given court=[master-of-magic slaver traitor] pearls=[30 0]
      hands=[[crab2 shellfish1 shellfish5 jellyfish3] [crab1]]
ask 0 action: explore | plot | recruit master-of-magic | recruit slaver
refuse 0 recruit traitor: A-7.1

% Master of Magic for jellyfish 3, crab 2, shellfish 5: crab 2 is affiliated   [A-E2 A-7.1 A-7.3 A-7.4]
start 2
given court=[master-of-magic slaver traitor] pearls=[2 0]
      hands=[[crab2 shellfish1 shellfish5 jellyfish3] [crab1]]
do 0 recruit master-of-magic
told 0 recruits master-of-magic 10
do 0 play crab2
do 0 play shellfish5
do 0 play jellyfish3
ask 0 pay: done
deal keeper trader sage hunter
do 0 done
untold 0 paid
told 0 affiliated crab2
told 0 refill 4
told 0 pearls 2
expect lords.0=[master-of-magic] affiliated.0=[crab2] hands.0=[shellfish1] discard=[shellfish5 jellyfish3]
       pearls=[4 0] court=[slaver traitor keeper trader sage hunter]
ask 1 action

% Slaver for two shellfish worth 6 and 2 pearls: shellfish 1 is affiliated   [A-E2 A-7.2 A-7.3 A-7.4]
start 2
given court=[master-of-magic slaver traitor] pearls=[2 0]
      hands=[[crab2 shellfish1 shellfish5 jellyfish3] [crab1]]
do 0 recruit slaver
told 0 recruits slaver 8
ask 0 pay: play shellfish1
do 0 play shellfish1
ask 0 pay: play shellfish5
do 0 play shellfish5
ask 0 pay: done
deal keeper trader sage hunter
do 0 done
told 0 paid 2
told 0 affiliated shellfish1
told 0 refill 4
told 0 pearls 2
expect lords.0=[slaver] affiliated.0=[shellfish1] hands.0=[crab2 jellyfish3] discard=[shellfish5]
       pearls=[2 0] court=[master-of-magic traitor keeper trader sage hunter]
ask 0 after: end | sell crab2 | sell jellyfish3

# ==== A score ====

% 91 points   [A-E3 A-10.4 A-10.5]
# Parliament 10, Sanctuary 10, Abyss 12: 32. Lords 6+5+6+3+7+6+6: 39. Allies 3+3+2+1+5: 14. Tokens 6.
start 2
given agenda=[] last=0 court=[] pearls=[0 5] tokens=[[2 4] []] available=[]
      lords.0=[jailer traitor corruptor]
      locations.0=[[parliament keeper slaver master-of-magic] [sanctuary] [abyss elder]]
      affiliated.0=[crab3 shellfish3 squid2 seahorse1 jellyfish2 jellyfish5]
over
score 91 0
winners 0

% Its locations: 32   [A-E3 A-10.5]
# The locations need the lords, who are worth 39, and the jellyfish, who are worth 5.
start 2
given agenda=[] last=0 court=[] available=[]
      lords.0=[jailer traitor corruptor]
      locations.0=[[parliament keeper slaver master-of-magic] [sanctuary] [abyss elder]]
      affiliated.0=[jellyfish2 jellyfish5]
score 76 0                # 32 + 39 + 5

% Its lords: 39   [A-E3 A-10.4]
start 2
given agenda=[] last=0 court=[] available=[]
      lords.0=[jailer traitor corruptor keeper slaver master-of-magic elder]
score 39 0

% Its allies: 14, the strongest of each race   [A-E3 A-10.4]
start 2
given agenda=[] last=0 affiliated.0=[crab3 shellfish3 squid2 seahorse1 jellyfish2 jellyfish5]
score 14 0

% Its tokens: 6   [A-E3 A-10.4]
start 2
given agenda=[] last=0 tokens=[[2 4] [3 2]]
score 6 5
winners 0

% The same position in play: the jellyfish still in hand become affiliated at the end   [A-E3 A-10.3]
start 2 first=1
given agenda=[[take 1]] active=1 last=0 court=[] pearls=[0 0] tokens=[[3 3] []] available=[]
      lords.0=[jailer traitor corruptor]
      locations.0=[[parliament keeper slaver master-of-magic] [sanctuary] [abyss elder]]
      affiliated.0=[shellfish3 squid2 jellyfish5]
      hands=[[crab3 crab4 seahorse1 jellyfish2 jellyfish4] []] track=[crab1]
score 91 0
do 1 take crab1
told 0 affiliated crab3
told 0 affiliated seahorse1
told 0 affiliated jellyfish2
told 0 discarded crab4
told 0 discarded jellyfish4
over
score 91 1
winners 0
