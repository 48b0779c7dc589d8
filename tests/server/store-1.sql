-- A store as the first version of its schema was written, with two games: the test of old stores opens it.
BEGIN TRANSACTION;
CREATE TABLE lines (  table_id TEXT NOT NULL REFERENCES tables (id),  seq      INTEGER NOT NULL CHECK (seq >= 1),  text     TEXT NOT NULL,  PRIMARY KEY (table_id, seq)) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES('bmwp7ypadszb',1,'bot 1 level:1');
INSERT INTO "lines" VALUES('bmwp7ypadszb',2,'sit 0 9a6f8986bc6270f1ca9b5f9af4e4b734c6dfdd6305b7477e063cf28283e9ce53 6513270e269e0d37f2a74de452e6b438 Player 0');
INSERT INTO "lines" VALUES('bmwp7ypadszb',3,'begin');
INSERT INTO "lines" VALUES('bmwp7ypadszb',4,'move 1 0000000000000000 buy seahorse1 1');
INSERT INTO "lines" VALUES('bmwp7ypadszb',5,'move 0 d23f0824128b2f33 take squid2');
INSERT INTO "lines" VALUES('bmwp7ypadszb',6,'move 1 0000000000000000 explore');
INSERT INTO "lines" VALUES('bmwp7ypadszb',7,'move 1 0000000000000000 fight token');
INSERT INTO "lines" VALUES('bmwp7ypadszb',8,'move 0 81e74ef5e8e25d95 explore');
INSERT INTO "lines" VALUES('bmwp7ypadszb',9,'move 0 11e20b8f6b0d549b go-on');
INSERT INTO "lines" VALUES('bmwp7ypadszb',10,'move 0 d3ac94af0f21ddb7 go-on');
INSERT INTO "lines" VALUES('bmwp7ypadszb',11,'move 0 95e60af593bd04cf take seahorse1');
INSERT INTO "lines" VALUES('bmwp7ypadszb',12,'move 1 0000000000000000 council shellfish');
INSERT INTO "lines" VALUES('bmwp7ypadszb',13,'move 0 8e81973e0becd7b1 explore');
INSERT INTO "lines" VALUES('bmwp7ypadszb',14,'move 0 1e27a1c08a6a63ed take seahorse2');
INSERT INTO "lines" VALUES('bmwp7ypadszb',15,'move 1 0000000000000000 council squid');
INSERT INTO "lines" VALUES('bmwp7ypadszb',16,'move 0 94e3bf911a61dbe3 explore');
INSERT INTO "lines" VALUES('bmwp7ypadszb',17,'move 0 0f4205b4907a70c3 take crab1');
INSERT INTO "lines" VALUES('bmwp7ypadszb',18,'move 1 0000000000000000 explore');
INSERT INTO "lines" VALUES('bmwp7ypadszb',19,'move 0 506bf2efc6f87719 buy jellyfish2 1');
INSERT INTO "lines" VALUES('bmwp7ypadszb',20,'move 1 0000000000000000 go-on');
INSERT INTO "lines" VALUES('bmwp7ypadszb',21,'move 1 0000000000000000 take jellyfish2');
INSERT INTO "lines" VALUES('bmwp7ypadszb',22,'move 0 4cbd87ad5c90a959 recruit jailer');
INSERT INTO "lines" VALUES('bmwp7ypadszb',23,'move 0 930d6eaf14f4733f play crab1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',1,'bot 1 level:1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',2,'sit 0 9a6f8986bc6270f1ca9b5f9af4e4b734c6dfdd6305b7477e063cf28283e9ce53 f3a3c5717476189975a3adb3254a9493 Player 0');
INSERT INTO "lines" VALUES('xsdk6gygetcs',3,'begin');
INSERT INTO "lines" VALUES('xsdk6gygetcs',4,'move 0 649dda6eb49c83dd draw 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',5,'move 1 0000000000000000 draw 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',6,'move 1 0000000000000000 keep red2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',7,'move 0 6efacd5b59885afd draw 3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',8,'move 0 74b8de87bc991c53 keep blue1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',9,'move 1 0000000000000000 draw 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',10,'move 1 0000000000000000 turn-up 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',11,'move 1 0000000000000000 take reshuffle-locations');
INSERT INTO "lines" VALUES('xsdk6gygetcs',12,'move 0 3459294ef273b44d pile red');
INSERT INTO "lines" VALUES('xsdk6gygetcs',13,'move 1 0000000000000000 pile blue');
INSERT INTO "lines" VALUES('xsdk6gygetcs',14,'move 0 4f353a133acdf617 draw 3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',15,'move 0 e4921bf73047c199 keep yellow1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',16,'move 0 f4c30307672f666d turn-up 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',17,'move 1 0000000000000000 draw 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',18,'move 0 2911675960067d39 pile purple');
INSERT INTO "lines" VALUES('xsdk6gygetcs',19,'move 1 0000000000000000 draw 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',20,'move 1 0000000000000000 swap 4 5');
INSERT INTO "lines" VALUES('xsdk6gygetcs',21,'move 0 0171f4df2e3ee8c5 draw 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',22,'move 1 0000000000000000 pile red');
INSERT INTO "lines" VALUES('xsdk6gygetcs',23,'move 0 25c9686f65408c73 pile yellow');
INSERT INTO "lines" VALUES('xsdk6gygetcs',24,'undo 0 e9ed477d06b0c57f');
INSERT INTO "lines" VALUES('xsdk6gygetcs',25,'move 0 9fb61a632069dab1 pile blue');
INSERT INTO "lines" VALUES('xsdk6gygetcs',26,'move 1 0000000000000000 draw 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',27,'move 1 0000000000000000 keep red3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',28,'move 0 f7f1305ac1c1aef3 pile yellow');
INSERT INTO "lines" VALUES('xsdk6gygetcs',29,'move 0 9722c9a6b0942993 place yellow3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',30,'move 0 c2f1c53e66d82f69 turn-up 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',31,'move 0 6f38a9c7a6c9253b take top-yellow');
INSERT INTO "lines" VALUES('xsdk6gygetcs',32,'move 1 0000000000000000 pile green');
INSERT INTO "lines" VALUES('xsdk6gygetcs',33,'move 0 6ffb6348b6f9706f draw 3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',34,'move 0 25ae27ee4113ee61 keep purple1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',35,'move 0 c0fe15dd0df9564b turn-up 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',36,'move 1 0000000000000000 pile red');
INSERT INTO "lines" VALUES('xsdk6gygetcs',37,'move 0 4f52e577e2cbb9ab draw 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',38,'move 0 74a813d25570084b keep purple3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',39,'move 1 0000000000000000 pile yellow');
INSERT INTO "lines" VALUES('xsdk6gygetcs',40,'move 1 0000000000000000 turn-up 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',41,'move 1 0000000000000000 take count-blue');
INSERT INTO "lines" VALUES('xsdk6gygetcs',42,'move 0 d272e229315d32c5 pile purple');
INSERT INTO "lines" VALUES('xsdk6gygetcs',43,'move 0 efb902cbb9902927 swap 5 6');
INSERT INTO "lines" VALUES('xsdk6gygetcs',44,'move 1 0000000000000000 draw 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',45,'move 1 0000000000000000 keep purple1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',46,'move 0 fb50c6709e54fe19 draw 2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',47,'move 0 71fad878b369e103 keep yellow3');
INSERT INTO "lines" VALUES('xsdk6gygetcs',48,'move 1 0000000000000000 pile green');
INSERT INTO "lines" VALUES('xsdk6gygetcs',49,'move 1 0000000000000000 place green1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',50,'move 1 0000000000000000 take force-two');
INSERT INTO "lines" VALUES('xsdk6gygetcs',51,'move 0 c150f4d3df74d069 keep purple2');
INSERT INTO "lines" VALUES('xsdk6gygetcs',52,'move 1 0000000000000000 draw 1');
INSERT INTO "lines" VALUES('xsdk6gygetcs',53,'move 1 0000000000000000 swap 7 8');
CREATE TABLE schema_version (version INTEGER NOT NULL) STRICT;
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE tables (  id     TEXT PRIMARY KEY,  facts  TEXT NOT NULL,  closed INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))) STRICT, WITHOUT ROWID;
INSERT INTO "tables" VALUES('bmwp7ypadszb','public
tidetable 1
game abyss
rules 1
seats 2
option first random
option memory off
player 0 human
player 1 human
seed sealed d99a7467ae765fd762800187797919ce0ca13b2757e46d82351140e50b95551b
commit 24927684bf4fd5cd70702f314676602d72661ce238e66feea89e329d7523ea94

',0);
INSERT INTO "tables" VALUES('xsdk6gygetcs','public
tidetable 1
game conspiracy
rules 1
seats 2
option first random
player 0 human
player 1 human
seed sealed af17957c206c4be659f6453bf542df82f24e379e0d7d13e326be0b03bc9a1c66
commit da8bb624742c6f6dd9317401e6f0f88da72feefa90e5e188cb2cb30a22bdcf0b

',0);
CREATE INDEX tables_open ON tables (id) WHERE closed = 0;
COMMIT;
