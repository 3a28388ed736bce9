package nile

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// readAny is what an event tells, nil if it tells no numbers.
func readAny(e game.Event) any {
	of := events[e.Kind].tells
	if of == nil {
		return nil
	}
	v := reflect.New(of).Elem()
	readInto(v, &e)
	return v.Interface()
}

// constants are the names of the constants of a block of kinds.go that begins
// with first.
func constants(t *testing.T, first string) (names []string) {
	t.Helper()
	text, err := os.ReadFile("kinds.go")
	if err != nil {
		t.Fatal(err)
	}
	_, block, ok := strings.Cut(string(text), "\n\t"+first+" ")
	if !ok {
		t.Fatalf("kinds.go has no %s", first)
	}
	block, _, _ = strings.Cut(block, "\n)")
	return append([]string{first}, regexp.MustCompile(`(?m)^\t(\w+)$`).FindAllString(block, -1)...)
}

// kebab writes a name of the program as words are keyed: GuideGone, guide-gone.
func kebab(name string) string {
	name = regexp.MustCompile(`([a-z0-9])([A-Z])|([A-Z])([A-Z])`).ReplaceAllString(strings.TrimSpace(name), "$1$3-$2$4")
	return strings.ToLower(name)
}

// Every kind of choice and of event has its row, named as its constant is.
func TestRule8_2_EveryKindHasItsRow(t *testing.T) {
	kinds := constants(t, "PlaceCounter")
	same(t, "choices", len(choices), len(kinds)+1)
	for i, name := range kinds {
		k := game.Kind(i + 1)
		same(t, "name of a choice", ChoiceName(k), kebab(name))
		if row := &choices[k]; row.do == nil || row.rule == "" {
			t.Errorf("%s does nothing or has no rule", name)
		}
	}
	kinds = constants(t, "GameBegan")
	same(t, "events", len(events), len(kinds)+1)
	for i, name := range kinds {
		same(t, "name of an event", EventName(game.EventKind(i+1)), kebab(name))
	}
	for k := range Beset + 1 {
		if row := &steps[k]; row.name == "" || row.choices == nil || Phase(k).Name() != row.name {
			t.Errorf("step %d has no name or no choices", k)
		}
	}
	same(t, "steps", len(steps), int(Beset)+1)
	same(t, "no choice, event, step", ChoiceName(0)+ChoiceName(255)+EventName(0)+EventName(255)+Phase(255).Name(), "")
	if !slices.Equal(unseen(), []string{"bought", "water-filled", "dropped", "cached", "took", "shot-beasts", "ate", "drank", "horses-fed", "goods-lost", "find-made", "noted", "notes-gone"}) {
		t.Errorf("its seat alone is told of %v", unseen())
	}
}

// unseen names the events that only their seat is told of.
func unseen() (out []string) {
	for i := range events {
		if e := (game.Event{Kind: game.EventKind(i), Seat: 1}); i > 0 && !(View{}).Sees(e) {
			out = append(out, events[i].name)
		}
	}
	return out
}

// inRange reports whether a value of a field is one there is.
func inRange(v any) bool {
	switch x := v.(type) {
	case Item:
		return x >= 0 && x <= Items
	case Mode:
		return x < Modes
	case Level:
		return x < Levels
	case Cause:
		return x < Causes
	case deck.Disaster:
		return x < deck.Disasters
	case Reception:
		return x <= Friendly
	case Fate:
		return x <= EscapesLucky
	case Epic:
		return x < Epics
	case Reason:
		return x < Reasons
	case Counter:
		return x <= Rumour
	case Section:
		return x <= ForBonus
	case RiverCase:
		return x <= NewRiver
	case deck.Specialty:
		return x < deck.Callings
	case MappedBy:
		return x <= Redrawn
	case Donation:
		return x < Donations
	case BigGameEnd:
		return x <= BeastKilled
	case Crisis:
		return x <= InDanger
	case Harmed:
		return x <= Slain
	case Attack:
		return x <= OurCounter
	case hexmap.Terrain:
		return x < hexmap.Terrains
	}
	return true
}

// asNumbers is what a reader made of an event, as numbers again.
func asNumbers(t *testing.T, v any) (out [6]int32) {
	t.Helper()
	r := reflect.ValueOf(v)
	for i := range r.NumField() {
		switch f := r.Field(i); {
		case f.Kind() == reflect.Bool:
			if f.Bool() {
				out[i] = 1
			}
		case f.CanInt():
			out[i] = int32(f.Int())
		default:
			out[i] = int32(f.Uint())
		}
		if !inRange(r.Field(i).Interface()) {
			t.Errorf("%+v: %s is no such thing", v, r.Type().Field(i).Name)
		}
	}
	return out
}

// What a reader makes of an event is what was told, in all of the games played
// here; an event that has no reader tells no numbers; and what always cites the
// same rule does.
func TestRule8_2_ReadersTellWhatWasTold(t *testing.T) {
	told, seen := map[game.EventKind]map[game.Rule]bool{}, 0
	takeIn := func(tab *game.Table) {
		for _, e := range tab.Events() {
			if seen++; told[e.Kind] == nil {
				told[e.Kind] = map[game.Rule]bool{}
			}
			told[e.Kind][e.Rule] = true
			row := &events[e.Kind]
			if row.rule != "" && e.Rule != row.rule {
				t.Fatalf("%s cites %s, not %s", row.name, e.Rule, row.rule)
			}
			v := readAny(e)
			if v == nil {
				if e.Args != [6]int32{} {
					t.Fatalf("%s tells %v, and nobody reads it; want %v", row.name, e.Args, [6]int32{})
				}
				continue
			}
			if got := asNumbers(t, v); got != e.Args {
				t.Fatalf("%s tells %v, read as %+v: %v", row.name, e.Args, v, got)
			}
		}
	}
	for seed := range uint64(8) {
		for _, rules := range []game.Rules{peopled{Rules{Chart: crowded()}}, Rules{Chart: riverland()}, Rules{}} {
			var tab *game.Table
			roam(t, rules, 1+int(seed)%4, 900, seed, func(on *game.Table, _ *Position) { tab = on })
			takeIn(tab)
			s := waySettings(edition.Named[seed%3].Way, 1+int(seed)%4)
			s.Asked = !s.Edition().By1978()
			roamBy(t, rules, s, 900, seed, func(on *game.Table, _ *Position) { tab = on })
			takeIn(tab)
		}
	}
	var rare []string
	for k := 1; k < len(events); k++ {
		row := &events[k]
		if told[game.EventKind(k)] == nil {
			rare = append(rare, row.name)
		}
		if row.tells != nil {
			e := game.Event{Kind: game.EventKind(k)}
			for i := range row.tells.NumField() {
				e.Args[i] = 1
			}
			same(t, row.name, asNumbers(t, readAny(e)), e.Args)
		}
	}
	if !slices.Equal(rare, []string{"counter-revealed", "won", "epic-made", "oasis-sought", "completed", "mended", "forestalled", "sheets-brought"}) {
		t.Errorf("these travellers never come to be told of %v", rare)
	}
	t.Logf("%d events", seen)
}

// A reader refuses what it cannot read, and takes no memory.
func TestReadersReadTheirOwn(t *testing.T) {
	e := game.Event{Kind: LostWay, Args: [6]int32{2, 1, 3, 1, 1}}
	same(t, "read", As[WayEvent](e), WayEvent{Die: 2, Mods: 1, Beat: 3, GuideGone: true, Mode: ByCanoe})
	same(t, "memory", testing.AllocsPerRun(100, func() { As[WayEvent](e) }), 0)
	defer func() {
		if recover() == nil {
			t.Error("a lost way is read as a people met")
		}
	}()
	As[MetEvent](e)
}

var fileNamed = regexp.MustCompile(`(?:[a-z]+/)?[a-z][a-z0-9_]*\.go\b`)

// The table of doc.go names every file of a chapter, and none that is not there.
func TestTheTableOfFilesIsTrue(t *testing.T) {
	text, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, name := range fileNamed.FindAllString(string(text), -1) {
		named[name] = true
		if _, err := os.Stat(name); err != nil {
			t.Errorf("doc.go names %s, which is not there", name)
		}
	}
	files, err := filepath.Glob("rule*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no files of chapters:", err)
	}
	for _, name := range files {
		if !strings.HasSuffix(name, "_test.go") && !named[name] {
			t.Errorf("doc.go does not name %s", name)
		}
	}
}
