# make play     build the game and open it        make play-dialog  the same, with the system's file dialog
# make test     format, lint, all tests that need Go and a display nobody sees: some four minutes
# make check    what needs more: Chromium, Wine, GTK, the race detector, other systems: some four minutes
# make build    the programs alone, in bin        make lint         format, vet, staticcheck, exhaustive
# make rooms    the rooms in figures              make cross        Windows, macOS, Linux, the browser: it compiles
# make dist     the packages players install      make web          the page for a browser, in dist/web
# make bench    measure                           make fuzz         a short search for inputs that break readers
# make browser  the page in Chromium, at length: some minutes
# make torture  faults, kills and damage at length: an hour of processor
# make clean    remove what was built             make help         this list

.PHONY: cluster same same-everywhere help rooms check dist web browser play play-dialog go-ready build test lint unit race cross bench fuzz torture torture-tables torture-games clean packages-play packages-dialog packages-test packages-check
.DEFAULT_GOAL := build
.NOTPARALLEL:
SHELL       := bash
.SHELLFLAGS := -euo pipefail -c

# One `go run` is one pinned version; the build cache keeps the program.
GOFUMPT     := go run mvdan.cc/gofumpt@v0.12.0
STATICCHECK := go run honnef.co/go/tools/cmd/staticcheck@v0.8.2
# It has a module file of its own: with the libraries it was published with it
# does not build. It looks at the switches marked //exhaustive:enforce, in the
# rooms that have some; how many of a kind there are is no case.
EXHAUSTIVE  := go tool -modfile=scripts/lint.mod exhaustive -explicit-exhaustive-switch -explicit-exhaustive-map \
	-ignore-enum-members '\.(Items|Modes|Levels|Disasters|Specialties|Terrains|Reasons|Epics|Harms|FeatureKinds|Kinds|Sentences|Errands)$$'

# A display nobody sees, so that tests leave the developer's alone; GTK's file
# dialogs need 1024 rows. Windows and macOS have a display always.
ifeq ($(shell uname -s),Linux)
XVFB      := env GSETTINGS_BACKEND=memory xvfb-run -a -s "-screen 0 1280x1024x24 -nolisten tcp"
# A machine may have a C compiler and not GTK: the system's file dialog alone is compiled against it.
WITH      = $(shell { command -v $$(go env CC) && pkg-config --exists gtk+-3.0; } >/dev/null 2>&1 || echo env CGO_ENABLED=0)
endif
BENCHTIME ?= 1s
FUZZTIME  ?= 10s
# How long an input may be shortened. Go's own minute is spent again and again on whole saves and positions.
FUZZMIN   ?= 2s
BENCH     ?= .
ARGS      ?=
PICTURES  ?=

# The rooms that start goroutines, those with a window of their own left out:
# internal/walls holds this list against the code. In others nothing can race.
RACED := ./internal/guest ./internal/host ./render ./saves ./render/chart ./render/chartview ./render/far ./render/filedialog/... ./render/page ./render/play ./render/sound
FUZZED = $(shell grep -rl --include='*_test.go' '^func Fuzz' . | xargs -n1 dirname | sort -u)

BUILD_DIALOG := CGO_ENABLED=1 go build -o bin/ ./cmd/nile-dialog

# A copy of the tree that git does not trust must build too.
export GOFLAGS := $(GOFLAGS) -buildvcs=false

go-ready:
	@scripts/go-ready

packages-play: go-ready
	@scripts/packages play || echo "Going on without what is missing."

packages-dialog: go-ready
	@scripts/packages dialog || echo "Going on without what is missing."

packages-test: go-ready
	@scripts/packages test

packages-check: go-ready
	@scripts/packages check

play: packages-play build
	./bin/nile $(ARGS)

# Without it the game lists its saves itself.
play-dialog: packages-dialog build
	./bin/nile $(ARGS)

# The game never has cgo in it, so that it starts without GTK and a display. The
# system's file dialog is a program of its own, which needs both on Linux; on
# Windows the game has it in. One left from an earlier build would not fit.
build:
	@echo "Building the game; the first time takes a minute or two."
	CGO_ENABLED=0 go build -o bin/ ./cmd/nile
	@rm -f bin/nile-dialog
	@case "$$(uname -s)" in \
	Linux) \
		if { command -v $$(go env CC) && pkg-config --exists gtk+-3.0; } >/dev/null 2>&1; then \
			$(BUILD_DIALOG); \
		else \
			echo "Without the system's file dialog: the game lists its saves itself. make play-dialog adds it."; \
		fi ;; \
	Darwin) \
		if xcode-select -p >/dev/null 2>&1; then \
			$(BUILD_DIALOG); \
		else \
			echo "No Xcode command line tools: building without the system's file dialog. The game lists its saves itself."; \
		fi ;; \
	esac

help:
	@sed -n '/^# make /s/^# //p' Makefile

# Files and lines without tests, and who imports whom.
rooms:
	@go test ./internal/walls -count=1 -run ThePlanNamesEveryRoom -args -rooms | sed -n '/^|/p'

test: packages-test lint unit

# Where a test needs a tool that make test does not install it is skipped there and fails here.
check: packages-check race cross same cluster
	NILE_TOOLS=check $(XVFB) go test -count=1 -timeout 10m -p 2 ./cmd/web ./render/filedialog
	NILE_TOOLS=check $(XVFB) go test -count=1 -timeout 10m -run 'Windows|Closing' ./cmd/nile/realwindow

# nile-serve is a module of its own: nobody who plays fetches what it stands on.
cluster:
	@cd cmd/nile-serve && go vet ./... && go build -o ../../bin/ . && go test -short -count=1 -timeout 10m ./...

# What twenty games of every way come to here and on another processor.
FINGERPRINTS := go test ./game/gametest -count=1 -timeout 30m -v -run SameOnEveryMachine -args -machines | grep ^same
same:
	@diff <($(FINGERPRINTS)) <(GOARCH=386 CGO_ENABLED=0 $(FINGERPRINTS))
	@echo "Twenty games of every way come to the same on amd64 and 386."

# The same of processors and systems that this one only plays at: minutes.
same-everywhere: same
	@diff <($(FINGERPRINTS)) <(GOARCH=arm64 CGO_ENABLED=0 $(subst go test,go test -exec qemu-aarch64-static,$(FINGERPRINTS)))
	@diff <($(FINGERPRINTS)) <(GOOS=js GOARCH=wasm $(subst go test,go test -exec "$$(go env GOROOT)/lib/wasm/go_js_wasm_exec",$(FINGERPRINTS)))
	@echo "The same on arm64 and in a browser's machine."

lint:
	@echo "gofumpt, vet, staticcheck, exhaustive"
	@dirty=$$($(GOFUMPT) -l .) || exit 1; \
		if [ -n "$$dirty" ]; then echo "Not as gofumpt formats:"; echo "$$dirty"; exit 1; fi
	@$(WITH) go vet ./...
	@$(WITH) $(STATICCHECK) ./...
	@$(EXHAUSTIVE) $$(grep -rl --include='*.go' '^[^"]*//exhaustive:enforce' . | xargs -n1 dirname | sort -u)

# A package more at a time than there are cores: some wait for windows. Garbage is collected
# seldom and what only a debugger reads is not linked: a quarter of the time.
unit:
	NILE_TOOLS=test GOGC=400 $(XVFB) $(WITH) go test -ldflags=-w -shuffle=on -count=1 -timeout 10m -p $$(($$(nproc) + 1)) ./...

# -short leaves out what nothing runs beside, and large pictures: unit has seen them.
race:
	go test -race -short -shuffle=on -count=1 -timeout 10m $(RACED)

# The game as a program, the rest to see that it compiles. nile-dialog for macOS
# can be built on macOS only.
cross:
	@for p in windows/amd64 darwin/arm64 linux/amd64 linux/386; do \
		echo "Building for $$p"; \
		export CGO_ENABLED=0 GOOS=$${p%/*} GOARCH=$${p#*/}; \
		go build -o "bin/cross/$$GOOS-$$GOARCH/" ./cmd/nile; \
		go build ./...; \
	done
	@echo "Building for a browser"
	go run ./cmd/web -quick -o bin/cross/web

# For Linux, Windows and macOS; the same tree gives the same bytes.
dist: go-ready
	go run ./internal/dist -out dist -pictures '$(PICTURES)'

# Packing takes most of the time.
web: go-ready
	go run ./cmd/web -o dist/web

browser: packages-check
	NILE_TOOLS=check go test ./cmd/web -count=1 -v -args -browser

# Some four minutes; with BENCH=Window, the window alone.
bench: packages-test
	$(XVFB) go test -run '^$$' -bench '$(BENCH)' -benchtime $(BENCHTIME) -benchmem ./... | grep --line-buffered -v -e 'no test files' -e '^PASS' -e '^ok '

# Go fuzzes one target at a time: find them all, give each FUZZTIME.
fuzz:
	@for p in $(FUZZED); do \
		for f in $$(go test -list '^Fuzz' $$p | grep '^Fuzz'); do \
			echo "$$p $$f"; go test -run '^$$' -fuzz "^$$f\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime $(FUZZMIN) $$p || exit 1; \
		done; \
	done

# Every fault of the disk at every operation of a sitting, a rescue, a game that is passed on and a shelf that is tidied; 100,000 flips,
# 20,000 splices, 200 kills, 60 in the window, 100 games of every way checked after every command; servers, hosts and guests killed and
# cut off. docs/reliability.md has what came of it, and how long it takes.
torture: packages-test
	@mkdir -p bin; $(MAKE) torture-tables >bin/torture-tables.log 2>&1 & tables=$$!; \
		wrong=0; $(MAKE) torture-games || wrong=$$?; wait $$tables || wrong=$$?; cat bin/torture-tables.log; exit $$wrong
	go test ./cmd/nile -count=1 -timeout 1h -run '^$$' -bench 'Command$$|SaveAndLoad|Ticks' -benchtime 2s

# Servers and windows wait most of their time: they run beside what reckons. (make -j runs nothing beside another here: .NOTPARALLEL.)
torture-tables:
	go test ./internal/host -count=1 -timeout 2h -v -run Die -args -kills 300 -cuts 300
	cd cmd/nile-serve && go test -count=1 -timeout 2h -v -run Six . -args -kills 100
	cd cmd/nile-serve && go test -count=1 -timeout 2h -v -run CutOff . -args -cuts 30
	$(XVFB) go test ./cmd/nile/realwindow -count=1 -timeout 2h -v -run 'Killed|Signals|DisplayCloses' -args -torture

torture-games:
	go test ./saves -count=1 -timeout 2h -v -run 'Torn|Flipped|Salvage|Memory|Shelves' -args -torture
	go test ./cmd/nile -count=1 -timeout 5h -v -run 'EveryFault|WithoutSync|DiskThatLies|Killed|Memory|Pipes|Heavy' -args -torture

clean:
	rm -rf bin
