# Tidetable.  `make play` and `make check` install what is missing and do the rest.
#
#   make         build/tidetable
#   make play    build it and start a game
#   make check   everything that must hold: warnings, tests, sanitizers, style
#   make bench   figures: speed, sizes, instructions per decision
#   make fuzz    the fuzzers, FUZZ_SECONDS each
#   make format  lay all C sources out
#   make golden  write the golden playthroughs anew, to be reviewed as a diff
#   make install PREFIX=/usr/local

.DEFAULT_GOAL := all
.DELETE_ON_ERROR:

# ---- sources, by module -----------------------------------------------------

ENGINE     = engine/chance.c engine/game.c engine/hash.c engine/record.c engine/replay.c \
             engine/seal.c engine/text.c
CONSPIRACY = games/conspiracy/cards.c games/conspiracy/moves.c games/conspiracy/observe.c \
             games/conspiracy/powers.c games/conspiracy/rules.c games/conspiracy/score.c \
             games/conspiracy/state.c games/conspiracy/text.c
GAMES      = games/games.c $(CONSPIRACY)
BOTS       = bots/bots.c bots/greedy.c bots/random.c
LANG       = lang/lang.c lang/say.c
CLI        = cli/completion.c cli/fail.c cli/file.c cli/main.c cli/options.c cli/play.c cli/progress.c \
             cli/replay.c cli/rules.c cli/sim.c cli/table_conspiracy.c cli/term.c cli/verify.c

CORE       = $(ENGINE) $(GAMES)
LIB        = $(CORE) $(BOTS) $(LANG) cli/fail.c
TEXTS      = $(wildcard lang/*.txt) $(wildcard docs/rules/*.md)

# ---- how things are compiled ------------------------------------------------
# Every kind of build has its own folder and flags:
#   release  what people run: build/tidetable
#   asan     gcc with address and undefined-behaviour sanitizers: the tests
#   clang    the same with clang

CC       = gcc
CLANG    = clang
STD      = -std=c17 -D_POSIX_C_SOURCE=200809L -I.
WARN     = -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror
# Counting bits is one instruction on every x86 processor since 2009.
MACHINE  = $(if $(filter x86_64,$(shell uname -m)),-march=x86-64-v2)
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
LDLIBS   = -pthread

CC_release     = $(CC)
CFLAGS_release = -O3 -flto=auto $(MACHINE)
CC_asan        = $(CC)
CFLAGS_asan    = -O1 -g $(SANITIZE)
CC_clang       = $(CLANG)
CFLAGS_clang   = -O1 -g $(SANITIZE)

objects = $(patsubst %.c,build/$(1)/%.o,$(2))

define kind
build/$(1)/%.o: %.c
	@mkdir -p $$(@D)
	$$(CC_$(1)) $$(STD) $$(WARN) $$(CFLAGS_$(1)) -MMD -MP -c $$< -o $$@
build/$(1)/gen/texts.o: build/gen/texts.c
	@mkdir -p $$(@D)
	$$(CC_$(1)) $$(STD) $$(WARN) $$(CFLAGS_$(1)) -MMD -MP -c $$< -o $$@
build/$(1)/tidetable: $$(call objects,$(1),$$(CORE) $$(BOTS) $$(LANG) $$(CLI)) build/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) -o $$@
build/$(1)/tests/%: build/$(1)/tests/%.o build/$(1)/tests/tap.o $$(call objects,$(1),$$(LIB)) build/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) $$(LDLIBS_$$(notdir $$@)) -o $$@
build/$(1)/bench/%: build/$(1)/bench/%.o $$(call objects,$(1),$$(LIB)) build/$(1)/gen/texts.o
	$$(CC_$(1)) $$(CFLAGS_$(1)) $$^ $$(LDLIBS) -o $$@
endef
$(foreach k,release asan clang,$(eval $(call kind,$(k))))

# ---- texts built into the program ------------------------------------------

build/embed: tools/embed.c
	@mkdir -p build
	$(CC) $(STD) $(WARN) -O1 $< -o $@

build/gen/texts.c: build/embed $(TEXTS)
	@mkdir -p build/gen
	build/embed $(TEXTS) > $@

# ---- what people run ---------------------------------------------------------

.PHONY: all play check bench fuzz format golden install wasm clean deps
all: build/tidetable

build/tidetable: build/release/tidetable
	cp $< $@

play: deps
	@$(MAKE) --no-print-directory -s all
	@build/tidetable play

deps:
	@tools/deps.sh build

PREFIX ?= /usr/local
install: all
	install -D build/tidetable $(DESTDIR)$(PREFIX)/bin/tidetable
	install -D -m644 docs/tidetable.1 $(DESTDIR)$(PREFIX)/share/man/man1/tidetable.1
	install -D -m644 docs/completion/tidetable.bash \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/tidetable

clean:
	rm -rf build

# ---- WebAssembly, with nothing but clang --------------------------------------

WASM_FLAGS = --target=wasm32 -std=c17 -O2 -I. -isystem web/include $(WARN) -mbulk-memory -nostdlib
build/tidetable.wasm: web/wasm.c web/libc.c $(CORE) $(wildcard engine/*.h engine/*.def games/*/*.h games/*/*.def)
	@mkdir -p build
	$(CLANG) $(WASM_FLAGS) -Wl,--no-entry -Wl,-z,stack-size=131072 web/wasm.c web/libc.c $(CORE) -o $@
wasm: build/tidetable.wasm

# ---- tests ---------------------------------------------------------------------

TESTS     = $(patsubst %.c,%,$(wildcard tests/unit/*.c tests/props/*.c))
SCENARIOS = $(sort $(wildcard tests/rules/*/*.t))
FUZZERS   = $(patsubst fuzz/%.c,build/fuzz/%,$(wildcard fuzz/*.c))

# Names and hashes are compared with libsodium's.
LDLIBS_seal = -lsodium

FUZZ_SECONDS ?= 60
build/fuzz/%: fuzz/%.c $(LIB) build/gen/texts.c
	@mkdir -p build/fuzz
	$(CLANG) $(STD) $(WARN) -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
	  $< $(CORE) cli/fail.c -o $@

check:
	@tools/deps.sh check
	@$(MAKE) --no-print-directory -s -j$$(nproc) all checked
	@tools/check.sh $(SCENARIOS)

# Everything check.sh runs.
checked: build/scenario build/asan/tidetable build/clang/tidetable build/tidetable.wasm $(FUZZERS) \
         $(foreach t,$(TESTS),build/asan/$(t) build/clang/$(t)) build/parity build/heap

build/scenario: build/asan/tests/scenario
	cp $< $@

# Built for speed: a thousand games and more, to be compared with wasm.
build/parity: build/release/tests/parity
	cp $< $@
# Without sanitizers, which allocate: counts every call of malloc and its kin.
build/heap: build/release/tests/heap
	cp $< $@
LDLIBS_heap = -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc

golden: build/tidetable
	tools/golden.sh --write

bench:
	@tools/deps.sh bench
	@$(MAKE) --no-print-directory -s build/release/bench/bench
	@tools/bench.sh

fuzz:
	@tools/deps.sh check
	@$(MAKE) --no-print-directory -s -j$$(nproc) $(FUZZERS)
	@tools/fuzz.sh $(FUZZ_SECONDS) $(FUZZERS)

format:
	clang-format -i $$(git ls-files '*.c' '*.h')

.SECONDARY:
-include $(shell find build -name '*.d' 2>/dev/null)
