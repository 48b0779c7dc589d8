# Which spaces touch, and so make a coalition.  B is a blue lord on the spaces
#
#     1   2   3   4   5
#       6   7   8   9
#        10  11  12
#          13  14
#            15
#
# and no two others of a colour touch.  Between them the pictures tell every pair of
# spaces that touches from every pair that does not.

game conspiracy

% The blue lords on spaces 1, 3, 4, 6, 9, 10, 11 and 12 are one group of 8   [C-8.4]
# B   .   B   B   .
#   B   .   .   B
#     B   B   B
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 blue4 green3
                  blue3 red4 green4 blue0
                  blue6 blue1 blue1
                  red3 green3
                  yellow4]
      locations.0=[- - - - - - - - - - - gold-keys]
score 47 0                # lords 6+4+4+4, coalition 24, pearl master 5, the location nothing

% The blue lords on spaces 1, 4, 6, 8, 10, 12, 13 and 14 are one group of 8   [C-8.4]
# B   .   .   B   .
#   B   .   B   .
#     B   .   B
#       B   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 yellow4 blue3 green3
                  blue4 red4 blue3 yellow3
                  blue0 yellow4 blue6
                  blue1 blue1
                  yellow3]
      locations.0=[- - - - - - - - - - - - - gold-keys]
score 47 0                # lords 6+4+4+4, coalition 24, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 3, 5, 6, 9, 10, 11 and 12 the largest group has 7   [C-8.4]
# B   .   B   .   B
#   B   .   .   B
#     B   B   B
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 red4 blue4
                  blue3 red3 green3 blue0
                  blue6 blue1 blue1
                  red4 green4
                  yellow4]
      locations.0=[- - - - - - - - - - - gold-keys]
score 44 0                # lords 6+4+4+4, coalition 21, pearl master 5, the location nothing

% The blue lords on spaces 4, 6, 8, 10, 12, 13 and 14 are one group of 7   [C-8.4]
# .   .   .   B   .
#   B   .   B   .
#     B   .   B
#       B   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 blue4 green3
                  blue3 red3 blue4 yellow3
                  blue3 yellow4 blue0
                  blue6 blue1
                  yellow3]
score 44 0                # lords 6+4+4+4, coalition 21, pearl master 5

% The blue lords on spaces 4, 7, 9, 10, 12, 13 and 14 are one group of 7   [C-8.4]
# .   .   .   B   .
#   .   B   .   B
#     B   .   B
#       B   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 blue4 green3
                  yellow3 blue3 green4 blue4
                  blue3 yellow4 blue0
                  blue6 blue1
                  yellow3]
score 44 0                # lords 6+4+4+4, coalition 21, pearl master 5

% Of the blue lords on spaces 1, 3, 5, 6, 7, 9, 11 and 14 the largest group has 6   [C-8.4]
# B   .   B   .   B
#   B   B   .   B
#     .   B   .
#       .   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 red4 blue4
                  blue3 blue0 green3 blue6
                  green4 blue1 red3
                  red4 blue1
                  yellow4]
      locations.0=[- - - - - - - - - - - - - gold-keys]
score 41 0                # lords 6+4+4+4, coalition 18, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 3, 5, 6, 8, 10 and 11 the largest group has 6   [C-8.4]
# B   .   B   .   B
#   B   .   B   .
#     B   B   .
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 red4 blue4
                  blue3 red3 blue0 yellow4
                  blue6 blue1 red4
                  red3 green3
                  yellow3]
score 41 0                # lords 6+4+4+4, coalition 18, pearl master 5

% Of the blue lords on spaces 3, 5, 6, 8, 9, 11 and 13 the largest group has 6   [C-8.4]
# .   .   B   .   B
#   B   .   B   B
#     .   B   .
#       B   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 blue4 red3 blue3
                  blue4 red4 blue3 blue0
                  green3 blue6 red3
                  blue1 green4
                  yellow4]
score 41 0                # lords 6+4+4+4, coalition 18, pearl master 5

% Of the blue lords on spaces 1, 2, 4, 5, 7, 11, 12 and 15 the largest group has 5   [C-8.4]
# B   B   .   B   B
#   .   B   .   .
#     .   B   B
#       .   .
#         B
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 blue3 yellow4 blue4 blue3
                  yellow3 blue0 green4 yellow4
                  green3 blue6 blue1
                  red4 green4
                  blue1]
      locations.0=[- - - - - - - - - - - - - - gold-keys]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 3, 4, 6, 8, 10, 13 and 14 the largest group has 5   [C-8.4]
# B   .   B   B   .
#   B   .   B   .
#     B   .   .
#       B   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 blue4 green3
                  blue3 red4 blue0 yellow4
                  blue6 yellow3 red3
                  blue1 blue1
                  yellow4]
      locations.0=[- - - - - - - - - - - - - gold-keys]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 3, 4, 6, 8, 10, 13 and 15 the largest group has 5   [C-8.4]
# B   .   B   B   .
#   B   .   B   .
#     B   .   .
#       B   .
#         B
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 blue4 green3
                  blue3 red4 blue0 yellow4
                  blue6 yellow3 red3
                  blue1 green4
                  blue1]
      locations.0=[- - - - - - - - - - - - - - gold-keys]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 5, 6, 9, 10, 12, 13 and 15 the largest group has 5   [C-8.4]
# B   .   .   .   B
#   B   .   .   B
#     B   .   B
#       B   .
#         B
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 yellow4 red4 blue3
                  blue4 red3 green3 blue3
                  blue0 yellow3 blue6
                  blue1 green4
                  blue1]
      locations.0=[- - - - - - - - - - - - - - gold-keys]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5, the location nothing

% Of the blue lords on spaces 3, 4, 5, 6, 7, 12, 13 and 14 the largest group has 5   [C-8.4]
# .   .   B   B   B
#   B   B   .   .
#     .   .   B
#       B   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 blue4 blue3 blue4
                  blue3 blue0 green3 yellow4
                  green4 yellow3 blue6
                  blue1 blue1
                  yellow4]
      locations.0=[- - - - - - - - - - - - - gold-keys]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5, the location nothing

% Of the blue lords on spaces 4, 6, 7, 9, 10, 12, 14 and 15 the largest group has 5   [C-8.4]
# .   .   .   B   .
#   B   B   .   B
#     B   .   B
#       .   B
#         B
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 blue4 green3
                  blue3 blue4 green4 blue3
                  blue0 yellow3 blue6
                  red3 blue1
                  blue1]
      locations.0=[- - - - - - - - - - - - - - gold-keys]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5, the location nothing

% The blue lords on spaces 4, 7, 9, 11 and 12 are one group of 5   [C-8.4]
# .   .   .   B   .
#   .   B   .   B
#     .   B   B
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 blue4 green3
                  yellow3 blue3 green4 blue4
                  green3 blue3 blue0
                  red3 green0
                  yellow4]
score 36 0                # lords 4+4+4+4, coalition 15, pearl master 5

% Of the blue lords on spaces 4, 7, 9, 12, 13 and 14 the largest group has 5   [C-8.4]
# .   .   .   B   .
#   .   B   .   B
#     .   .   B
#       B   B
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 blue4 green3
                  yellow3 blue3 green4 blue4
                  green3 yellow4 blue3
                  blue0 blue6
                  yellow3]
score 38 0                # lords 6+4+4+4, coalition 15, pearl master 5

% Of the blue lords on spaces 2, 3, 4, 6, 11 and 12 the largest group has 4   [C-8.4]
# .   B   B   B   .
#   B   .   .   .
#     .   B   B
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 blue4 blue3 blue4 green4
                  blue3 red3 green3 yellow4
                  green4 blue0 blue6
                  red4 green3
                  yellow3]
score 35 0                # lords 6+4+4+4, coalition 12, pearl master 5

% The blue lords on spaces 4, 7, 8 and 10 are one group of 4   [C-8.4]
# .   .   .   B   .
#   .   B   B   .
#     B   .   .
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 blue4 green3
                  yellow3 blue3 blue4 yellow4
                  blue3 yellow3 red3
                  red4 green4
                  yellow0]
score 33 0                # lords 4+4+4+4, coalition 12, pearl master 5

% The blue lords on spaces 9, 10, 11 and 12 are one group of 4   [C-8.4]
# .   .   .   .   .
#   .   .   .   B
#     B   B   B
#       .   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[red4 green4 yellow4 red3 green3
                  yellow3 red4 green4 blue4
                  blue3 blue4 blue3
                  red3 green3
                  yellow4]
score 33 0                # lords 4+4+4+4, coalition 12, pearl master 5

% Of the blue lords on spaces 1, 2, 3, 5, 9, 10, 11 and 13 the largest group has 3   [C-8.4]
# B   B   B   .   B
#   .   .   .   B
#     B   B   .
#       B   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 blue3 blue4 red4 blue3
                  yellow4 red3 green4 blue0
                  blue6 blue1 red4
                  blue1 green3
                  yellow3]
      locations.0=[- - - - - - - - - - - - gold-keys]
score 32 0                # lords 6+4+4+4, coalition 9, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 2, 5, 8, 9, 10, 14 and 15 the largest group has 3   [C-8.4]
# B   B   .   .   B
#   .   .   B   B
#     B   .   .
#       .   B
#         B
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 blue3 yellow4 red4 blue4
                  yellow3 red3 blue3 blue0
                  blue6 yellow4 red4
                  red3 blue1
                  blue1]
      locations.0=[- - - - - - - - - - - - - - gold-keys]
score 28 0                # lords 6+4+4, coalition 9, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 3, 4, 6, 8, 10, 14 and 15 the largest group has 3   [C-8.4]
# B   .   B   B   .
#   B   .   B   .
#     B   .   .
#       .   B
#         B
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 blue3 blue4 green3
                  blue3 red4 blue0 yellow4
                  blue6 yellow3 red3
                  red4 blue1
                  blue1]
      locations.0=[- - - - - - - - - - - - - - gold-keys]
score 32 0                # lords 6+4+4+4, coalition 9, pearl master 5, the location nothing

% Of the blue lords on spaces 1, 5, 7, 8, 12 and 13 the largest group has 3   [C-8.4]
# B   .   .   .   B
#   .   B   B   .
#     .   .   B
#       B   .
#         .
start 2 deal flat-7
given agenda=[] last=0
      chambers.0=[blue4 green4 yellow4 red4 blue3
                  yellow3 blue4 blue3 yellow4
                  green3 yellow3 blue0
                  blue6 green4
                  yellow0]
score 32 0                # lords 6+4+4+4, coalition 9, pearl master 5
