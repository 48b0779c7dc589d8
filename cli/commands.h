/* The commands; each returns the program's exit code. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

int cmd_analyze(int argc, char **argv);
int cmd_arena(int argc, char **argv);
int cmd_backup(int argc, char **argv);
int cmd_balance(int argc, char **argv);
int cmd_bot(int argc, char **argv);
int cmd_games(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_restore(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_verify(int argc, char **argv);

#endif
