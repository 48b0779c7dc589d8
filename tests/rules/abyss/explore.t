# Exploring: allies, buyers, monsters.

game abyss

# ==== Cards are turned up one at a time ====

% Cards lie on the track from the deck outwards   [A-5.1]
start 2
given hands.0=[crab1] pearls=[0 0]
deal crab2 squid3 monster jellyfish5
do 0 explore
told 0 explores
told 0 turned-up crab2 1
expect track=[crab2]
do 0 go-on
told 0 turned-up squid3 2
do 0 go-on
told 0 turned-up monster 3
do 0 go-on
told 0 turned-up jellyfish5 4
expect track=[crab2 squid3 monster jellyfish5]

% One card at a time: the next stays hidden until somebody goes on   [A-5.1]
start 2
given hands.0=[crab1] pearls=[0 0]
deal crab2
do 0 explore
view 0 track=[crab2] deck=?69
view 1 track=[crab2] deck=?69
barrier yes
deal squid3
do 0 go-on
view 0 track=[crab2 squid3] deck=?68
barrier yes

% A bought card frees its space for the next one   [A-5.1 A-5.2]
start 3
given hands.0=[crab1] pearls=[0 1 0]
deal crab2 squid3 seahorse1
do 0 explore
do 1 pass
do 0 go-on
told 0 turned-up squid3 2
do 1 buy squid3 1
told 0 turned-up seahorse1 2
expect track=[crab2 seahorse1]

% Eight cards in one turn: three are bought, five lie on the track   [A-5.1 A-5.3 A-5.5]
start 4
given hands.0=[crab5] pearls=[0 1 2 3]
deal crab1 shellfish1 squid1 crab2 crab3 monster seahorse1 jellyfish1
do 0 explore
do 1 buy crab1 1
told 0 turned-up shellfish1 1
do 2 buy shellfish1 2
told 0 turned-up squid1 1
do 3 buy squid1 3
told 0 turned-up crab2 1
do 0 go-on
do 0 go-on
do 0 go-on
do 0 go-on
told 0 turned-up jellyfish1 5
told 0 took jellyfish1
expect pearls=[7 0 0 0] hands=[[crab5 jellyfish1] [crab1] [shellfish1] [squid1]]
       council-crab=[crab2 crab3] council-seahorse=[seahorse1] discard=[monster]

% A purchase on the fifth space frees it, too, and no pearl comes for it   [A-5.1 A-5.2 A-5.5]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[0 1]
deal squid1 squid2
do 0 go-on
ask 1 buy: pass | buy squid1 1
do 1 buy squid1 1
told 0 turned-up squid2 5
told 0 took squid2
expect pearls=[2 0] hands=[[squid2] [squid1]]

# ==== Opponents may buy ====

% The ally is offered clockwise, from the explorer's left   [A-5.2]
start 4 first=2
given agenda=[[action 2]] active=2 hands.2=[crab1] pearls=[1 1 0 1]
deal crab2
do 2 explore
ask 3 buy: pass | buy crab2 1
do 3 pass
told 3 passed
ask 0 buy: pass | buy crab2 1
do 0 pass
ask 1 buy: pass | buy crab2 1
do 1 pass
ask 2 take: take crab2 | go-on

% The first who buys gets it, the others are not asked about it   [A-5.2]
start 4
given hands.0=[crab1] pearls=[0 1 1 1]
deal crab2 monster
do 0 explore
do 1 pass
do 2 buy crab2 1
told 2 bought crab2 1
expect hands=[[crab1] [] [crab2] []] pearls=[1 1 0 1]
ask 0 fight

% Opponents come before the explorer, who cannot take it away from them   [A-5.2]
start 2
given hands.0=[crab1]
deal crab2
do 0 explore
ask 1 buy
refuse 0 take crab2: A-2.3
refuse 0 go-on: A-2.3

% The buyer pays the explorer, not the treasury   [A-5.2]
start 3
given hands.0=[crab1] pearls=[4 3 9]
deal crab2 squid1
do 0 explore
do 1 buy crab2 1
told 0 pearls 1
expect pearls=[5 2 9]

% The explorer cannot stop at a bought card: the next is turned up at once   [A-5.2]
start 2
given hands.0=[crab1]
deal crab2 squid1
do 0 explore
do 1 buy crab2 1
untold 1 turn
expect track=[squid1] active=0
ask 0 take: take squid1 | go-on
refuse 0 take crab2: A-5.4

% Who is offered an ally buys it or passes, nothing else   [A-5.2]
start 2
given hands.0=[crab1] pearls=[0 5]
deal crab2
do 0 explore
ask 1 buy: pass | buy crab2 1
refuse 1 take crab2: A-5.2
refuse 1 go-on: A-5.2
refuse 1 buy crab2 2: A-5.3
refuse 1 buy crab1 1: A-5.3

% The next card is offered to those who passed, from the explorer's left again   [A-5.2]
start 3
given hands.0=[crab1]
deal crab2 squid1
do 0 explore
do 1 pass
do 2 pass
do 0 go-on
ask 1 buy: pass | buy squid1 1
do 1 pass
ask 2 buy: pass | buy squid1 1

# ==== Prices ====

% The first ally bought in a turn costs 1, the second 2, the third 3   [A-5.3]
start 4
given hands.0=[crab1] pearls=[0 5 5 5]
deal crab2 squid1 seahorse3 jellyfish2
do 0 explore
ask 1 buy: pass | buy crab2 1
do 1 buy crab2 1
ask 2 buy: pass | buy squid1 2
do 2 buy squid1 2
told 2 bought squid1 2
ask 3 buy: pass | buy seahorse3 3
do 3 buy seahorse3 3
told 3 bought seahorse3 3
expect pearls=[6 4 3 2] sold=3 bought=[1 2 3]
ask 0 take: take jellyfish2 | go-on

% The price does not depend on who buys   [A-5.3]
start 4
given hands.0=[crab1] pearls=[0 5 5 5]
deal crab2 squid1 seahorse3
do 0 explore
do 1 pass
do 2 pass
do 3 buy crab2 1
ask 1 buy: pass | buy squid1 2
do 1 pass
ask 2 buy: pass | buy squid1 2
do 2 buy squid1 2
ask 1 buy: pass | buy seahorse3 3
expect pearls=[3 5 3 4]

% The value of the ally does not matter for the price   [A-5.3]
start 2
given hands.0=[crab1] pearls=[0 1]
deal crab5
do 0 explore
ask 1 buy: pass | buy crab5 1

% Passing and monsters do not raise the price   [A-5.3]
start 2
given hands.0=[crab1] pearls=[0 1]
deal crab2 monster squid1
do 0 explore
do 1 pass
do 0 go-on
do 0 go-on
ask 1 buy: pass | buy squid1 1

% Each opponent buys at most one in a turn   [A-5.3]
start 2
given hands.0=[crab1] pearls=[0 9]
deal crab2 squid1 seahorse1
do 0 explore
do 1 buy crab2 1
ask 0 take: take squid1 | go-on
do 0 go-on
ask 0 take: take seahorse1 | go-on

% Who has too few pearls for the price is passed over   [A-5.3 A-3.3]
start 4
given hands.0=[crab1] pearls=[0 1 1 2]
deal crab2 squid1
do 0 explore
do 1 buy crab2 1
ask 3 buy: pass | buy squid1 2
do 3 pass
ask 0 take

% The third costs 3: two pearls are not enough   [A-5.3]
start 4
given hands.0=[crab1] pearls=[0 1 2 2]
deal crab2 squid1 seahorse1
do 0 explore
do 1 buy crab2 1
do 2 buy squid1 2
ask 0 take: take seahorse1 | go-on

% In the next turn the price is 1 again, and who bought may buy again   [A-5.3]
start 3
given hands=[[crab1] [crab1] []] pearls=[0 0 9]
deal crab2 squid1
do 0 explore
do 2 buy crab2 1
do 0 take squid1
expect sold=0 bought=[] active=1
deal seahorse1
do 1 explore
ask 2 buy: pass | buy seahorse1 1

% A pearl earned by selling buys nothing for the explorer in the same turn, but later it does   [A-5.3]
start 2
given hands=[[crab1] [crab1]] pearls=[0 1]
deal crab2 squid1
do 0 explore
do 1 buy crab2 1
do 0 take squid1
deal seahorse1
do 1 explore
ask 0 buy: pass | buy seahorse1 1

# ==== An ally nobody buys ====

% Take it, and the exploration ends   [A-5.4 A-5.11]
start 2
given hands=[[crab1] [crab1]] pearls=[0 0]
deal squid4
do 0 explore
ask 0 take: take squid4 | go-on
do 0 take squid4
told 0 took squid4
expect hands.0=[crab1 squid4] track=[] pearls=[0 0]
ask 1 action

% Leave it and go on: then it cannot be taken any more   [A-5.4]
start 2
given hands.0=[crab1] pearls=[0 0]
deal squid4 crab2
do 0 explore
do 0 go-on
told 0 went-on
ask 0 take: take crab2 | go-on
refuse 0 take squid4: A-5.4

% An ally that was left is not offered to the opponents again   [A-5.4 A-5.2]
start 2
given hands.0=[crab1]
deal squid4 crab2
do 0 explore
do 1 pass
do 0 go-on
ask 1 buy: pass | buy crab2 1
refuse 1 buy squid4 1: A-5.3

% The explorer takes without paying, and without gaining a pearl before the fifth space   [A-5.4 A-5.5]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 squid5] pearls=[2 0] hands.1=[crab1]
do 0 take squid5
untold 0 pearls
untold 0 paid
expect pearls=[2 0]

% An ally cannot be fought   [A-5.4]
start 2
given agenda=[[take 0]] track=[squid5] pearls=[0 0]
refuse 0 fight pearl: A-5.4
refuse 0 pass: A-3.1

% On the fifth space it must be taken, and brings 1 pearl   [A-5.5]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[2 0]
deal squid1
do 0 go-on
told 0 turned-up squid1 5
told 0 took squid1
told 0 pearls 1
expect hands.0=[squid1] pearls=[3 0] council-crab=[crab1 crab2 crab3 crab4]
ask 1 action

% On the fifth space, too, the opponents are asked first   [A-5.5 A-5.2]
start 3
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[0 1 1]
deal squid1
do 0 go-on
ask 1 buy: pass | buy squid1 1
do 1 pass
ask 2 buy: pass | buy squid1 1
do 2 pass
told 0 took squid1
expect pearls=[1 1 1] hands.0=[squid1]

% After a sale on the fifth space a monster may come there   [A-5.5 A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[0 1]
deal squid1 monster
do 0 go-on
do 1 buy squid1 1
told 0 turned-up monster 5
ask 0 fight: fight pearl | fight token

# ==== Monsters ====

% A monster is never for sale   [A-5.6]
start 3
given hands.0=[crab1] pearls=[0 9 9]
deal monster
do 0 explore
ask 0 fight: fight pearl | fight token | go-on
refuse 0 take monster: A-5.6

% Leaving a monster moves the threat marker one space on   [A-5.6]
start 2
given hands.0=[crab1] pearls=[0 0]
deal monster crab2
do 0 explore
expect threat=1
do 0 go-on
told 0 threat 2
expect threat=2 track=[monster crab2]
ask 0 take

% Leaving an ally does not move it   [A-5.6 A-5.4]
start 2
given hands.0=[crab1] pearls=[0 0] threat=3
deal crab2 squid2
do 0 explore
do 0 go-on
untold 0 threat
expect threat=3

% Two monsters left: two spaces, and the second reward is already better   [A-5.6 A-5.8]
start 2
given hands.0=[crab1] pearls=[0 0]
deal monster monster monster
do 0 explore
do 0 go-on
ask 0 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on
do 0 go-on
ask 0 fight: fight key | go-on
expect threat=3 track=[monster monster monster]

% The marker stays where it is when the exploration ends with an ally   [A-5.6]
start 2
given hands=[[crab1] [crab1]] pearls=[0 0]
deal monster crab2
do 0 explore
do 0 go-on
do 0 take crab2
expect threat=2 discard=[monster]
deal monster
do 1 explore
ask 1 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on

% On space 6 the marker stays   [A-5.6]
start 2
given agenda=[[fight 0]] track=[monster] threat=6 pearls=[0 0]
deal monster
do 0 go-on
untold 0 threat
expect threat=6
ask 0 fight: fight 2-keys | go-on

% From space 5 it moves to 6, and no further   [A-5.6]
start 2
given agenda=[[fight 0]] track=[monster] threat=5 pearls=[0 0]
deal monster crab1
do 0 go-on
told 0 threat 6
do 0 go-on
untold 0 threat
expect threat=6 track=[monster monster crab1]

% On the fifth space the monster must be fought   [A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[0 0]
deal monster
do 0 go-on
ask 0 fight: fight pearl | fight token
refuse 0 go-on: A-5.7

% There it brings 1 pearl besides the reward   [A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[3 0] threat=2
deal monster token4
do 0 go-on
ask 0 fight: fight 2-pearls | fight pearl-token | fight 2-tokens
do 0 fight pearl-token
expect pearls=[5 0] tokens.0=[4] threat=1

% With a reward of pearls it is one pearl more   [A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[3 0]
deal monster
do 0 go-on
do 0 fight pearl
expect pearls=[5 0]

% With a reward of keys it is a pearl, too   [A-5.7]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[3 0] threat=6
deal monster
do 0 go-on
told 0 fought 2-keys
told 0 pearls 1
expect pearls=[4 0] keys=[2 0]

% Before the fifth space a fight brings the reward and nothing else   [A-5.7]
start 2
given agenda=[[fight 0]] track=[crab1 crab2 crab3 monster] pearls=[3 0] hands.1=[crab1]
do 0 fight pearl
expect pearls=[4 0]

# ==== Rewards, space by space ====

% Space 1: a pearl   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=1 pearls=[4 0] hands.1=[crab1]
ask 0 fight: fight pearl | fight token | go-on
refuse 0 fight 2-pearls: A-5.8
refuse 0 fight key: A-5.8
do 0 fight pearl
told 0 fought pearl
untold 0 token-drawn
expect pearls=[5 0] tokens=[[] []] keys=[0 0] threat=1
ask 1 action

% Space 1: a token   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=1 pearls=[4 0] hands.1=[crab1]
deal token2
do 0 fight token
expect pearls=[4 0] tokens=[[2] []] keys=[0 0] threat=1
ask 1 action

% Space 2: two pearls   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=2 pearls=[4 0] hands.1=[crab1]
ask 0 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on
refuse 0 fight pearl: A-5.8
refuse 0 fight token: A-5.8
do 0 fight 2-pearls
told 0 threat 1
expect pearls=[6 0] tokens=[[] []] keys=[0 0] threat=1

% Space 2: a pearl and a token   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=2 pearls=[4 0] hands.1=[crab1]
deal token3
do 0 fight pearl-token
expect pearls=[5 0] tokens=[[3] []] keys=[0 0] threat=1

% Space 2: two tokens   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=2 pearls=[4 0] hands.1=[crab1]
deal token4 token2
do 0 fight 2-tokens
expect pearls=[4 0] tokens=[[2 4] []] keys=[0 0] threat=1

% Space 3: a key   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=3 pearls=[4 0] hands.1=[crab1]
ask 0 fight: fight key | go-on
refuse 0 fight 2-pearls: A-5.8
refuse 0 fight key-pearl: A-5.8
do 0 fight key
told 0 keys 1
expect pearls=[4 0] tokens=[[] []] keys=[1 0] threat=1

% Space 4: a key and a pearl   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=4 pearls=[4 0] hands.1=[crab1]
ask 0 fight: fight key-pearl | fight key-token | go-on
refuse 0 fight key: A-5.8
do 0 fight key-pearl
expect pearls=[5 0] tokens=[[] []] keys=[1 0] threat=1

% Space 4: a key and a token   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=4 pearls=[4 0] hands.1=[crab1]
deal token3
do 0 fight key-token
expect pearls=[4 0] tokens=[[3] []] keys=[1 0] threat=1

% Space 5: a key and two pearls   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=5 pearls=[4 0] hands.1=[crab1]
ask 0 fight: fight key-2-pearls | fight key-pearl-token | fight key-2-tokens | go-on
refuse 0 fight key-token: A-5.8
refuse 0 fight 2-keys: A-5.8
do 0 fight key-2-pearls
expect pearls=[6 0] tokens=[[] []] keys=[1 0] threat=1

% Space 5: a key, a pearl and a token   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=5 pearls=[4 0] hands.1=[crab1]
deal token2
do 0 fight key-pearl-token
expect pearls=[5 0] tokens=[[2] []] keys=[1 0] threat=1

% Space 5: a key and two tokens   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=5 pearls=[4 0] hands.1=[crab1]
deal token4 token4
do 0 fight key-2-tokens
expect pearls=[4 0] tokens=[[4 4] []] keys=[1 0] threat=1

% Space 6: two keys   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] threat=6 pearls=[4 0] hands.1=[crab1]
ask 0 fight: fight 2-keys | go-on
refuse 0 fight key: A-5.8
refuse 0 fight key-2-tokens: A-5.8
do 0 fight 2-keys
told 0 keys 2
expect pearls=[4 0] tokens=[[] []] keys=[2 0] threat=1

% A fight always succeeds, needs no ally and costs nothing   [A-5.8]
start 2
given agenda=[[fight 0]] track=[monster] pearls=[0 0] hands=[[crab5] [crab1]]
do 0 fight pearl
expect hands.0=[crab5] pearls=[1 0] discard=[monster]

% After a fight the exploration is over   [A-5.8]
start 2
given agenda=[[fight 0]] track=[squid1 monster] pearls=[0 0] hands.1=[crab1]
do 0 fight pearl
told 1 turn
expect track=[] active=1
ask 1 action

# ==== Too few tokens ====

% No token left: space 1 has only the pearl   [A-5.9]
start 2
given agenda=[[fight 0]] track=[monster] threat=1
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3 4]]
ask 0 fight: fight pearl | go-on
refuse 0 fight token: A-5.9

% No token left: space 2 has only the pearls   [A-5.9]
start 2
given agenda=[[fight 0]] track=[monster] threat=2
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3 4]]
ask 0 fight: fight 2-pearls | go-on
refuse 0 fight pearl-token: A-5.9
refuse 0 fight 2-tokens: A-5.9

% One token left: space 2 has no two tokens   [A-5.9]
start 2
given agenda=[[fight 0]] track=[monster] threat=2 hands.1=[crab1]
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3]]
ask 0 fight: fight 2-pearls | fight pearl-token | go-on
refuse 0 fight 2-tokens: A-5.9
deal token4
do 0 fight pearl-token
expect tokens.0=[2 2 2 2 2 2 2 2 2 4 4]

% Two tokens left: space 2 has all rewards   [A-5.9]
start 2
given agenda=[[fight 0]] track=[monster] threat=2 hands.1=[crab1]
      tokens=[[2 2 2 2 2 2 2 2 2] [3 3 3 3 3 3 3 3 3]]
ask 0 fight: fight 2-pearls | fight pearl-token | fight 2-tokens | go-on
deal token4 token4
do 0 fight 2-tokens
expect tokens.0=[2 2 2 2 2 2 2 2 2 4 4]

% No token left: space 4 has only the key with the pearl   [A-5.9]
start 2
given agenda=[[fight 0]] track=[monster] threat=4
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3 4]]
ask 0 fight: fight key-pearl | go-on
refuse 0 fight key-token: A-5.9

% No token left: space 5 has only the key with two pearls   [A-5.9]
start 2
given agenda=[[fight 0]] track=[monster] threat=5
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3 4]]
ask 0 fight: fight key-2-pearls | go-on
refuse 0 fight key-pearl-token: A-5.9
refuse 0 fight key-2-tokens: A-5.9

% One token left: space 5 has no two tokens   [A-5.9]
start 3
given agenda=[[fight 0]] track=[monster] threat=5
      tokens=[[2 2 2 2 2 2 2 2 2] [3 3 3 3 3 3 3 3 3] [4]]
ask 0 fight: fight key-2-pearls | fight key-pearl-token | go-on
refuse 0 fight key-2-tokens: A-5.9

% No token left on the fifth space: the only reward left is gained without asking   [A-5.9 A-5.7 A-3.3]
start 2
given agenda=[[take 0]] track=[crab1 crab2 crab3 crab4] pearls=[0 0]
      tokens=[[2 2 2 2 2 2 2 2 2 4] [3 3 3 3 3 3 3 3 3 4]]
deal monster
do 0 go-on
told 0 fought pearl
expect pearls=[2 0]

# ==== Tokens are face down ====

% Tokens are drawn at random: any of those left   [A-5.10]
start 2
given agenda=[[fight 0]] track=[monster] hands.1=[crab1]
deal token4
do 0 fight token
told 0 token-drawn
told 0 token-seen token4
expect tokens=[[4] []]
barrier yes

% Once a token is seen there is no way back, also while the turn goes on   [A-5.10]
start 2
given agenda=[[fight 0]] track=[monster] lords.0=[slaver] hands=[[crab2] [crab1]]
deal token3
do 0 fight token
barrier yes
ask 0 after: end | sell crab2

% Their owner may look at them, nobody else may   [A-5.10 A-11.1]
start 3
given agenda=[[fight 0]] track=[monster] threat=2 hands.1=[crab1] tokens=[[3] [] [4]]
deal token2 token4
do 0 fight 2-tokens
view 0 tokens=[[2 3 4] ?0 ?1]
view 1 tokens=[?3 [] ?1]
view 2 tokens=[?3 ?0 [4]]
view spectator tokens=[?3 ?0 ?1]

% Their number is known to all   [A-5.10]
start 2
given hands.0=[crab1] tokens=[[2 2 2] [3]]
view 1 tokens=[?3 [3]]
view spectator tokens=[?3 ?1]

% They stay face down until scoring: when the game is over everybody sees them   [A-5.10]
start 2 first=1
given agenda=[[take 1]] active=1 last=0 track=[crab1] tokens=[[2 4] [3]] pearls=[0 0]
view 1 tokens=[?2 [3]]
do 1 take crab1
over
view 0 tokens=[[2 4] [3]]
view 1 tokens=[[2 4] [3]]
view spectator tokens=[[2 4] [3]]
score 6 4

# ==== The end of an exploration ====

% After taking every ally left on the track goes to the council pile of its race   [A-5.11]
start 2
given agenda=[[take 0]] track=[crab2 squid3 crab1 jellyfish4] council-crab=[crab5] pearls=[0 0]
do 0 take jellyfish4
told 0 to-council crab2
told 0 to-council squid3
told 0 to-council crab1
untold 0 to-council jellyfish4
expect track=[] council-crab=[crab1 crab2 crab5] council-squid=[squid3] council-jellyfish=[]
       council-shellfish=[] council-seahorse=[] discard=[] hands.0=[jellyfish4]

% After a fight, too   [A-5.11 A-5.13]
start 2
given agenda=[[fight 0]] track=[shellfish2 seahorse3 monster] pearls=[0 0]
do 0 fight pearl
expect track=[] council-shellfish=[shellfish2] council-seahorse=[seahorse3] discard=[monster] hands.0=[]

% They lie there face down: others see how many   [A-5.11 A-11.1]
start 2
given agenda=[[take 0]] track=[crab2 crab1 jellyfish4] pearls=[0 0]
do 0 take jellyfish4
view 0 council-crab=?2 council-jellyfish=?0
view 1 council-crab=?2 council-jellyfish=?0
view spectator council-crab=?2

% Every monster that was left goes to the discard, not to the council and not to the deck   [A-5.11]
start 2
given agenda=[[take 0]] track=[monster crab2 monster jellyfish4] pearls=[0 0] threat=3
do 0 take jellyfish4
expect discard=[monster monster] council-crab=[crab2] threat=3
view 1 deck=?67

% A bought ally goes to its buyer, not to the council   [A-5.11 A-5.2]
start 2
given hands.0=[crab1] pearls=[0 1]
deal crab2 crab3 squid1
do 0 explore
do 1 buy crab2 1
do 0 go-on
do 0 take squid1
expect hands=[[crab1 squid1] [crab2]] council-crab=[crab3]

% On the fifth space all four others go, too   [A-5.11 A-5.5]
start 2
given agenda=[[take 0]] track=[crab1 shellfish2 squid3 seahorse4] pearls=[0 0]
deal jellyfish5
do 0 go-on
expect council-crab=[crab1] council-shellfish=[shellfish2] council-squid=[squid3] council-seahorse=[seahorse4]
       council-jellyfish=[] hands.0=[jellyfish5] track=[]

# ==== An empty deck ====
# In these positions nearly all allies lie before seat 1, so that the deck is short.

% The deck is refilled right after its last card was turned up, in mid-exploration   [A-5.12]
start 2
given hands.0=[crab1] pearls=[0 0] discard=[crab1 monster monster monster monster monster monster]
      affiliated.1=[crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5
          shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2
          shellfish3 shellfish3 shellfish3 shellfish4 shellfish4 shellfish5
          squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5
          seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2
          seahorse3 seahorse3 seahorse3 seahorse4 seahorse4 seahorse5
          jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2
          jellyfish3 jellyfish3 jellyfish3 jellyfish4 jellyfish4]
expect deck=[jellyfish5]
deal jellyfish5
do 0 explore
told 0 turned-up jellyfish5 1
told 0 reshuffled 7
expect track=[jellyfish5] deck=[crab1 monster monster monster monster monster monster] discard=[]
view 1 deck=?7 discard=[]
deal crab1
do 0 go-on
told 0 turned-up crab1 2
untold 0 reshuffled

% While the deck has cards it is not refilled   [A-5.12]
start 2
given hands.0=[crab1] pearls=[0 0] discard=[monster crab5]
deal crab2
do 0 explore
untold 0 reshuffled
expect discard=[crab5 monster]

% Cards on the track are not shuffled in: the monster that was left stays there   [A-5.12]
start 2
given agenda=[[fight 0]] track=[squid5 monster] pearls=[0 0] discard=[crab1 monster monster monster monster]
      affiliated.1=[crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5
          shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2
          shellfish3 shellfish3 shellfish3 shellfish4 shellfish4 shellfish5
          squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4
          seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2
          seahorse3 seahorse3 seahorse3 seahorse4 seahorse4 seahorse5
          jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2
          jellyfish3 jellyfish3 jellyfish3 jellyfish4 jellyfish4 jellyfish5]
expect deck=[monster]
deal monster
do 0 go-on
told 0 reshuffled 5
expect track=[squid5 monster monster] deck=[crab1 monster monster monster monster] discard=[] threat=2
do 0 fight 2-pearls
expect discard=[monster monster] deck=[crab1 monster monster monster monster]

% The card turned up last is not shuffled in, either, and may be sold as always   [A-5.12 A-5.2]
start 2
given hands.0=[crab1] pearls=[0 1] discard=[monster monster monster monster monster monster]
      affiliated.1=[crab1 crab1 crab1 crab2 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5
          shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2
          shellfish3 shellfish3 shellfish3 shellfish4 shellfish4 shellfish5
          squid1 squid1 squid1 squid1 squid2 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5
          seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2
          seahorse3 seahorse3 seahorse3 seahorse4 seahorse4 seahorse5
          jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2
          jellyfish3 jellyfish3 jellyfish3 jellyfish4 jellyfish4]
deal jellyfish5
do 0 explore
told 0 reshuffled 6
ask 1 buy: pass | buy jellyfish5 1
expect deck=[monster monster monster monster monster monster]
deal monster
do 1 buy jellyfish5 1
expect hands.1=[jellyfish5] track=[monster] deck=[monster monster monster monster monster]

% Also when the last card ends the exploration: the fifth space   [A-5.12 A-5.5]
start 2
given agenda=[[take 0]] track=[crab1 crab2 squid1 squid2] pearls=[0 0]
      discard=[monster monster monster monster monster monster]
      affiliated.1=[crab1 crab1 crab1 crab2 crab2 crab3 crab3 crab3 crab4 crab4 crab5
          shellfish1 shellfish1 shellfish1 shellfish1 shellfish2 shellfish2 shellfish2
          shellfish3 shellfish3 shellfish3 shellfish4 shellfish4 shellfish5
          squid1 squid1 squid1 squid2 squid2 squid3 squid3 squid3 squid4 squid4 squid5
          seahorse1 seahorse1 seahorse1 seahorse1 seahorse2 seahorse2 seahorse2
          seahorse3 seahorse3 seahorse3 seahorse4 seahorse4 seahorse5
          jellyfish1 jellyfish1 jellyfish1 jellyfish1 jellyfish2 jellyfish2 jellyfish2
          jellyfish3 jellyfish3 jellyfish3 jellyfish4 jellyfish4]
deal jellyfish5
do 0 go-on
told 0 reshuffled 6
told 0 took jellyfish5
expect deck=[monster monster monster monster monster monster] discard=[]
       council-crab=[crab1 crab2] council-squid=[squid1 squid2] hands.0=[jellyfish5]

# ==== What follows ====

% The fought monster goes to the discard, with those that were left   [A-5.13]
start 2
given agenda=[[fight 0]] track=[monster crab1 monster] threat=2 hands.1=[crab1]
do 0 fight 2-pearls
expect discard=[monster monster] council-crab=[crab1]

% The end of an exploration ends the action, keys still bring locations   [A-5.13 A-9.1 A-9.6]
start 2
given agenda=[[fight 0]] track=[crab1 monster] threat=6 keys=[1 0] hands.1=[crab1]
do 0 fight 2-keys
expect keys=[3 0] threat=1 discard=[monster] council-crab=[crab1] track=[]
ask 0 location
do 0 control parliament
ask 1 action

% Powers may still be used before the turn passes, on the ally just taken, too   [A-5.13 A-8.2]
start 2
given agenda=[[take 0]] track=[crab2 squid3] lords.0=[slaver oracle] pearls=[0 0] hands.1=[crab1]
do 0 take squid3
ask 0 after: end | sell squid3 | dispel crab
do 0 sell squid3
expect pearls=[2 0] hands.0=[] discard=[squid3]
ask 0 after: end | dispel crab
do 0 dispel crab
expect council-crab=[] discard=[crab2 squid3]
untold 0 ended

% Powers come after the location for the keys of the fight   [A-5.13 A-9.6]
start 2
given agenda=[[fight 0]] track=[crab1 monster] threat=3 keys=[2 0] hands=[[squid1] [crab1]] lords.0=[slaver]
do 0 fight key
ask 0 location
refuse 0 sell squid1: A-8.2
do 0 control parliament
ask 0 spend: spend slaver | spend-key
refuse 0 sell squid1: A-8.2
do 0 spend slaver
expect keys=[1 0] lords.0=[] locations.0=[[parliament slaver]]
ask 1 action
