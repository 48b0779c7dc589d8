# Tidetable.  `make play` and `make check` install what is missing and do the rest.
#
#   make         build/tidetable
#   make play    build it and the browser client, and start the server; ARGS="--port 8000"
#   make terminal  a game in the terminal; ARGS=--resume goes on with the last one
#   make check   everything that must hold: warnings, tests, sanitizers, style
#   make examples  build/examples/bot, a bot of its own; examples/bot.py needs no building
#   make mpi     build/mpi/tidetable, whose arena mpirun spreads over processes and machines
#   make web     the browser client into build/web
#   make screenshots  pictures of all its pages into build/shots
#   make bench   figures: speed, sizes, instructions per decision
#   make fuzz    the fuzzers, FUZZ_SECONDS each
#   make soak    faults for long: KILLS=1000 kills, then everything else for SOAK_MINUTES=30,
#                and NODE_KILLS=50 kills of one of two nodes, with restarts of their database
#   make format  lay all C sources out
#   make golden  write the golden playthroughs anew, to be reviewed as a diff
#   make install PREFIX=/usr/local

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:
B = build
export B

# ---- sources, by module -----------------------------------------------------

ENGINE     = engine/bits.c engine/chance.c engine/game.c engine/hash.c engine/orders.c \
             engine/record.c engine/replay.c engine/seal.c engine/text.c
ABYSS      = games/abyss/cards.c games/abyss/locations.c games/abyss/moves.c \
             games/abyss/observe.c games/abyss/powers.c games/abyss/read.c games/abyss/recruit.c \
             games/abyss/rules.c games/abyss/score.c games/abyss/state.c games/abyss/text.c
CONSPIRACY = games/conspiracy/cards.c games/conspiracy/moves.c games/conspiracy/observe.c \
             games/conspiracy/powers.c games/conspiracy/rules.c games/conspiracy/score.c \
             games/conspiracy/state.c games/conspiracy/text.c
RUMBONES   = games/rumbones/aftermath.c games/rumbones/attack.c games/rumbones/attack_under_way.c \
             games/rumbones/beasts.c games/rumbones/board.c games/rumbones/cards.c \
             games/rumbones/crew.c games/rumbones/damage.c games/rumbones/dice.c \
             games/rumbones/movement.c games/rumbones/moves.c games/rumbones/observe.c \
             games/rumbones/odds.c games/rumbones/opening.c games/rumbones/powers.c \
             games/rumbones/read.c games/rumbones/rules.c games/rumbones/score.c \
             games/rumbones/state.c games/rumbones/text.c games/rumbones/tide.c \
             games/rumbones/under_way.c games/rumbones/windows.c
GAMES      = games/games.c $(ABYSS) $(CONSPIRACY) $(RUMBONES)
BOTS       = bots/bots.c bots/greedy.c bots/hint.c bots/ismcts.c bots/lead.c bots/levels.c bots/leaf.c bots/net.c bots/nets.c bots/onestep.c bots/parallel.c bots/plan.c bots/race.c \
             bots/policy/abyss_features.c bots/policy/conspiracy_features.c \
             bots/policy/policy.c bots/policy/rumbones.c bots/policy/rumbones_features.c \
             bots/policy/rumbones_act.c bots/policy/rumbones_cards.c \
             bots/policy/rumbones_crew.c bots/policy/rumbones_plan.c \
             bots/policy/rumbones_worth.c bots/random.c
SPEECH     = lang/lang.c lang/say.c
WIRE       = wire/json.c
SERVER     = server/account.c server/again.c server/api.c server/app.c server/books.c server/bounds.c server/chat.c server/crew.c server/desk.c server/fetch.c server/files.c server/house.c server/in.c server/itself.c server/line.c server/links.c server/lobby.c server/log.c server/mine.c server/names.c server/nodes.c server/ops.c server/people.c server/recall.c server/room.c server/serve.c server/table.c server/table_lines.c server/talk.c server/tell.c server/thinker.c server/turns.c server/words.c
STORE      = store/copy.c store/journal.c store/kinds.c store/postgres.c store/postgres_nodes.c \
             store/postgres_sql.c store/sqlite.c store/sqlite_file.c store/store.c \
             store/tails.c
STORE_LIBS = -lsqlite3 -lpq
CLI        = cli/analysis.c cli/analyze.c cli/arena.c cli/arena_game.c cli/arena_tell.c cli/balance.c cli/begin.c cli/bot.c \
             cli/cards_rumbones.c cli/chart.c cli/config.c cli/external.c cli/fail.c cli/figures.c cli/file.c \
             cli/hint.c cli/interrupt.c cli/kind.c cli/layout.c cli/main.c cli/map_rumbones.c cli/match.c \
             cli/matter_rumbones.c cli/notes_abyss.c cli/notes_rumbones.c cli/options.c cli/outcomes.c \
             cli/pane_rumbones.c cli/play.c cli/player.c cli/process.c cli/progress.c \
             cli/protocol.c cli/recorder.c cli/replay.c cli/rules.c cli/say_rumbones.c cli/seating.c cli/serve.c cli/sim.c cli/store.c cli/table_abyss.c \
             cli/table_conspiracy.c cli/table_rumbones.c cli/term.c cli/verify.c cli/words_abyss.c \
             cli/words_rumbones.c cli/workers.c

# HTTP and WebSocket, without any game; and the libraries they need.
NET      = server/net/conn.c server/net/http.c server/net/listen.c server/net/peers.c \
           server/net/queue.c server/net/ws.c
NET_LIBS = -luv -lhttp_parser -lwslay -lnettle -lsodium

CORE       = $(ENGINE) $(GAMES)
# All but how the processes that play an arena talk: there is one, or under mpirun there are many.
PROGRAM    = $(CORE) $(BOTS) $(SPEECH) $(WIRE) $(STORE) $(NET) $(SERVER) $(CLI)
PROGRAM_LIBS = $(NET_LIBS) -ljansson $(STORE_LIBS)
LIB        = $(CORE) $(BOTS) $(SPEECH) $(WIRE) server/names.c server/table.c server/table_lines.c cli/fail.c cli/figures.c cli/seating.c
TEXTS      = $(wildcard lang/*.txt) $(wildcard docs/rules/*.md) docs/openapi.json
TABLES     = $(B)/gen/games/rumbones/boards.inc

# ---- how things are compiled ------------------------------------------------
# Every kind of build has its own folder and flags:
#   release  what people run: build/tidetable
#   asan     gcc with address and undefined-behaviour sanitizers: the tests
#   clang    the same with clang
#   fuzz     clang's sanitizers and its fuzzer: fuzz/

CC       = gcc
CLANG    = clang
# Floating point, which only bots use, is the same on every target.
STD      = -std=c17 -D_DEFAULT_SOURCE -I. -I$(B)/gen -ffp-contract=off -fno-math-errno
WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror
# The program is built where it is played: for this processor's generation.  For a
# package that has to run elsewhere: make MACHINE=
MACHINE := $(shell tools/machine.sh)
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
LDLIBS   = -pthread -lm

CC_release     = $(CC)
CFLAGS_release = -O3 -flto=auto $(MACHINE)
CC_asan        = $(CC)
CFLAGS_asan    = -O1 -finline-small-functions -g $(SANITIZE)
CC_clang       = $(CLANG)
CFLAGS_clang   = -O1 -g $(SANITIZE)
CC_fuzz        = $(CLANG)
CFLAGS_fuzz    = -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all

# Remade when a flag changes, so that nothing old is linked with something new.
FLAGS := $(CC) $(CLANG) $(STD) $(WARN) $(MACHINE) $(CFLAGS_release) $(CFLAGS_asan)
$(shell mkdir -p $(B); echo '$(FLAGS)' | cmp -s - $(B)/flags || echo '$(FLAGS)' > $(B)/flags)

objects = $(patsubst %.c,$(B)/$(1)/%.o,$(2))

define kind
$(B)/$(1)/%.o: %.c $(B)/flags Makefile
	@mkdir -p $$(@D)
	$$(CC_$(1)) $$(STD) $$(WARN) $$(CFLAGS_$(1)) -MMD -MP -c $$< -o $$@
$(B)/$(1)/games/rumbones/board.o: $(TABLES)
$(B)/$(1)/gen/texts.o: $(B)/gen/texts.c $(B)/flags Makefile
	@mkdir -p $$(@D)
	$$(CC_$(1)) $$(STD) $$(WARN) $$(CFLAGS_$(1)) -MMD -MP -c $$< -o $$@
$(B)/$(1)/tidetable: $$(call objects,$(1),$$(PROGRAM) cli/ranks.c) $(B)/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) $$(PROGRAM_LIBS) -o $$@
$(B)/$(1)/tests/%: $(B)/$(1)/tests/%.o $(B)/$(1)/tests/tap.o $$(call objects,$(1),$$(LIB)) $(B)/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) $$(LDLIBS_$$(notdir $$@)) -o $$@
$(B)/$(1)/tests/server/net/%: $(B)/$(1)/tests/server/net/%.o $(B)/$(1)/tests/tap.o $$(call objects,$(1),$$(NET) cli/fail.c)
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) $$(NET_LIBS) -o $$@
$(B)/$(1)/bots/learn/learn: $(B)/$(1)/bots/learn/learn.o $$(call objects,$(1),$$(LIB)) $(B)/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) -o $$@
$(B)/$(1)/bench/net: $(B)/$(1)/bench/net.o $$(call objects,$(1),$$(NET) cli/fail.c)
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) $$(NET_LIBS) -o $$@
$(B)/$(1)/bench/%: $(B)/$(1)/bench/%.o $$(call objects,$(1),$$(LIB)) $(B)/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) $$(LDLIBS_$$(notdir $$@)) -o $$@
$(B)/$(1)/bench/local: $$(call objects,$(1),web/wasm/local.c)
$(B)/$(1)/bench/server: $$(call objects,$(1),$$(filter-out server/serve.c,$$(SERVER)) $$(NET) $$(STORE))
$(B)/$(1)/tests/server/hidden $(B)/$(1)/tests/unit/house: $$(call objects,$(1),$$(filter-out server/serve.c,$$(SERVER)) store/store.c)
$(B)/$(1)/tests/unit/store $(B)/$(1)/tests/unit/journal $(B)/$(1)/tests/unit/postgres $(B)/$(1)/tests/server/durable $(B)/$(1)/bench/store: $$(call objects,$(1),$$(STORE))
endef
$(foreach k,release asan clang fuzz,$(eval $(call kind,$(k))))

# ---- texts built into the program ------------------------------------------

$(B)/embed: tools/embed.c
	@mkdir -p $(B)
	$(CC) $(STD) $(WARN) -O1 $< -o $@

$(B)/gen/texts.c: $(B)/embed $(TEXTS)
	@mkdir -p $(B)/gen
	$(B)/embed $(TEXTS) > $@

# ---- tables made of maps ----------------------------------------------------

$(B)/maps: tools/maps.c games/rumbones/board.h $(B)/flags
	@mkdir -p $(B)
	$(CC) $(STD) $(WARN) -O1 $< -o $@

$(B)/gen/games/%/boards.inc: games/%/boards.map $(B)/maps
	@mkdir -p $(@D)
	$(B)/maps $< > $@

# ---- what people run ---------------------------------------------------------

.PHONY: all examples play terminal mpi check soak bench fuzz format golden install wasm web screenshots clean deps
all: $(B)/tidetable

$(B)/tidetable: $(B)/release/tidetable
	ln -f $< $@

# The release, but for how processes talk: with Open MPI many play one arena under mpirun.
mpi:
	@tools/deps.sh mpi
	@$(MAKE) --no-print-directory -s $(B)/mpi/tidetable
$(B)/mpi/ranks.o: cli/ranks_mpi.c $(B)/flags Makefile
	@mkdir -p $(@D)
	mpicc $(STD) $(WARN) $(CFLAGS_release) -MMD -MP -c $< -o $@
$(B)/mpi/tidetable: $(call objects,release,$(PROGRAM)) $(B)/release/gen/texts.o $(B)/mpi/ranks.o
	mpicc $(CFLAGS_release) $^ $(LDLIBS) $(PROGRAM_LIBS) -o $@

# Without the client, where it cannot be built, the server's first page tells how.
play: deps
	@$(MAKE) --no-print-directory -s all
	@$(MAKE) --no-print-directory -s web || echo "tidetable: the browser client could not be built, why stands above; the server starts without it." >&2
	@$(B)/tidetable serve $(ARGS)

terminal: deps
	@$(MAKE) --no-print-directory -s all
	@$(B)/tidetable play $(ARGS)

deps:
	@tools/deps.sh build

PREFIX ?= /usr/local
install: all
	install -D $(B)/tidetable $(DESTDIR)$(PREFIX)/bin/tidetable
	install -D -m644 docs/tidetable.1 $(DESTDIR)$(PREFIX)/share/man/man1/tidetable.1
	install -D -m644 docs/completion/tidetable.bash \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/tidetable
	install -D -m644 docs/completion/_tidetable $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_tidetable
	install -D -m644 docs/completion/tidetable.fish \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/tidetable.fish
	install -D -m644 -t $(DESTDIR)$(PREFIX)/share/tidetable/conf conf/*
	[ ! -e $(B)/web/index.html ] || (cd $(B)/web && \
	  find . -type f -exec install -D -m644 {} $(abspath $(DESTDIR)$(PREFIX))/share/tidetable/web/{} \;)

clean:
	rm -rf $(B)

# ---- bots that are programs of their own ----------------------------------------

examples: $(B)/examples/bot
$(B)/examples/bot: $(call objects,release,examples/bot.c $(CORE) cli/fail.c)
	@mkdir -p $(@D)
	$(CC) $(CFLAGS_release) $^ $(LDLIBS) -o $@

# ---- WebAssembly, with nothing but clang --------------------------------------

WASM       = web/wasm/box_rumbones.c web/wasm/libc.c web/wasm/local.c web/wasm/notes_abyss.c \
             web/wasm/notes_conspiracy.c web/wasm/notes_rumbones.c web/wasm/said.c web/wasm/wasm.c
WASM_BOTS  = $(filter-out bots/parallel.c,$(BOTS))
WASM_FLAGS = --target=wasm32 -std=c17 -O3 -I. -I$(B)/gen -isystem web/wasm/include $(WARN) \
             -ffp-contract=off -fno-math-errno -msimd128 -mbulk-memory -nostdlib
$(B)/wasm/%.o: %.c $(B)/flags Makefile $(TABLES)
	@mkdir -p $(@D)
	$(CLANG) $(WASM_FLAGS) -MMD -MP -c $< -o $@
$(B)/wasm/gen/texts.o: $(B)/gen/texts.c
	@mkdir -p $(@D)
	$(CLANG) $(WASM_FLAGS) -MMD -MP -c $< -o $@
$(B)/tidetable.wasm: $(call objects,wasm,$(WASM) $(CORE) $(WASM_BOTS) $(SPEECH) $(WIRE)) $(B)/wasm/gen/texts.o
	$(CLANG) --target=wasm32 -nostdlib -Wl,--no-entry,--stack-first,--strip-all -Wl,-z,stack-size=524288 $^ -o $@
wasm: $(B)/tidetable.wasm

# ---- the browser client ----------------------------------------------------------

WEB = $(shell find web -name node_modules -prune -o -name wasm -prune -o -type f -print) tools/web.sh
web:
	@tools/deps.sh web
	@$(MAKE) --no-print-directory -s $(B)/web/index.html
$(B)/web/index.html: $(WEB) $(B)/tidetable.wasm $(TEXTS)
	tools/web.sh build

# Pictures of every page, for looking at: $(B)/shots
screenshots: web all
	@tools/deps.sh screenshots
	@tools/web.sh shots

# ---- tests ---------------------------------------------------------------------

UNITS     = $(patsubst %.c,%,$(wildcard tests/unit/*.c))
PROPS     = $(patsubst %.c,%,$(wildcard tests/props/*.c))
SCENARIOS = $(sort $(wildcard tests/rules/*/*.t))
NET_TESTS = $(patsubst %.c,%,$(wildcard tests/server/net/*.c))
FUZZERS   = $(patsubst fuzz/%.c,$(B)/fuzz/%,$(wildcard fuzz/*.c))

# Names and hashes are compared with libsodium's.
LDLIBS_seal = -lsodium
# Games are kept by SQLite or PostgreSQL.
LDLIBS_store    = $(STORE_LIBS)
LDLIBS_journal  = $(STORE_LIBS)
LDLIBS_durable  = $(STORE_LIBS)
LDLIBS_postgres = $(STORE_LIBS)
# The server without its transport and its disk.
LDLIBS_hidden = -luv -ljansson -lsodium -lhttp_parser -lwslay
LDLIBS_house = $(LDLIBS_hidden)
LDLIBS_server = $(PROGRAM_LIBS)

# What a fuzzer needs besides the engine and the games.
$(B)/fuzz/bot_name:  $(call objects,fuzz,$(BOTS) cli/kind.c)
$(B)/fuzz/bot_lines: $(call objects,fuzz,$(BOTS) cli/protocol.c)
$(B)/fuzz/http $(B)/fuzz/ws: $(call objects,fuzz,$(NET))
$(B)/fuzz/protocol:  $(call objects,fuzz,$(filter-out server/serve.c,$(SERVER)) $(BOTS) $(SPEECH) $(WIRE) store/store.c) $(B)/fuzz/gen/texts.o
LDLIBS_http     = $(NET_LIBS)
LDLIBS_ws       = $(NET_LIBS)
LDLIBS_protocol = $(LDLIBS_hidden)

FUZZ_SECONDS ?= 60
$(FUZZERS): $(B)/fuzz/%: $(B)/fuzz/fuzz/%.o $(call objects,fuzz,$(CORE) cli/fail.c)
	$(CLANG) $(CFLAGS_fuzz) -fsanitize=fuzzer $^ $(LDLIBS) $(LDLIBS_$*) -o $@

check:
	@tools/deps.sh check
	@$(MAKE) --no-print-directory -s -j$$(nproc) checked
	@tools/check.sh $(SCENARIOS)

# Everything check.sh runs.
checked: $(B)/tidetable $(B)/mpi/tidetable $(B)/examples/bot $(B)/scenario $(B)/asan/tidetable $(B)/clang/tidetable $(B)/tidetable.wasm $(B)/web/index.html $(FUZZERS) \
         $(foreach t,$(UNITS) $(NET_TESTS),$(B)/asan/$(t) $(B)/clang/$(t)) $(PROPS:%=$(B)/clang/%) $(B)/clang/tests/scenario \
         $(B)/asan/tests/server/durable $(B)/asan/tests/server/hidden $(B)/parity $(B)/clang/tests/parity $(B)/heap \
         $(B)/release/bots/learn/learn $(B)/clang/bots/learn/learn

$(B)/scenario: $(B)/asan/tests/scenario
	ln -f $< $@

# Built for speed: a thousand games and more, to be compared with wasm.
$(B)/parity: $(B)/release/tests/parity
	ln -f $< $@
# Without sanitizers, which allocate: counts every call of malloc and its kin.
$(B)/heap: $(B)/release/tests/heap
	ln -f $< $@
LDLIBS_heap = -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc

golden: $(B)/tidetable
	tools/golden.sh --write

bench:
	@tools/deps.sh bench
	@$(MAKE) --no-print-directory -s -j$$(nproc) $(B)/release/bench/bench $(B)/release/bench/search \
	  $(B)/release/bench/local $(B)/tidetable.wasm $(B)/release/bench/net $(B)/release/bench/server $(B)/release/bench/store $(B)/release/tidetable
	@tools/bench.sh

fuzz:
	@tools/deps.sh check
	@$(MAKE) --no-print-directory -s -j$$(nproc) $(FUZZERS)
	@tools/fuzz.sh $(FUZZ_SECONDS) $(FUZZERS)

KILLS ?= 1000
SOAK_MINUTES ?= 30
NODE_KILLS ?= 50
soak:
	@tools/deps.sh check
	@$(MAKE) --no-print-directory -s -j$$(nproc) $(B)/asan/tidetable $(B)/tidetable $(B)/release/tests/server/hidden
	@$(B)/release/tests/server/hidden 10
	@KILLS=$(KILLS) SOAK_MINUTES=$(SOAK_MINUTES) python3 -B tests/server/faults.py $(B)/asan/tidetable $(B)/tidetable
	@timeout 1h python3 -B tests/server/nodes.py $(B)/asan/tidetable $(NODE_KILLS)

format:
	clang-format -i $$(git ls-files '*.c' '*.h')

.SECONDARY:
-include $(shell find $(B) -name '*.d' 2>/dev/null)
