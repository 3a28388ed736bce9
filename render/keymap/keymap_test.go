package keymap

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The commands of two made-up games: one that plays cards, and one with dice, which
// have the command of the deck between them.
var (
	deck  = Command{Name: "deck", Group: "play", Scope: Own, Key: ui.Key(ebiten.KeyD)}
	cards = NewSet([]Command{
		deck,
		{Name: "journal", Group: "pages", Scope: Table, Key: ui.Key(ebiten.KeyJ)},
		{Name: "peoples", Group: "pages", Scope: Table, Key: ui.Key(ebiten.KeyP)},
		{Name: "points", Group: "pages", Scope: Table, Key: ui.Key(ebiten.KeyR)},
		{Name: "nearer", Group: "play", Scope: Own, Key: ui.Key(ebiten.KeyEqual), Shift: true, Also: []ui.Chord{ui.Key(ebiten.KeyNumpadAdd)}},
	}, "keys.cards")
	dice = NewSet(append([]Command{deck, {Name: "roll", Group: "play", Scope: Own << 1, Key: ui.Key(ebiten.KeyK)}}, Figures(6)...))
	none = NewSet(nil)
)

var sets = []*Set{cards, dice, none}

// alone fails if two commands have one key.
func alone(t *testing.T, m *Map) {
	t.Helper()
	seen := map[ui.Chord]ui.Command{}
	for _, cmd := range m.Set().All() {
		for _, ch := range m.Chords(cmd) {
			if other, twice := seen[ch]; twice && other != cmd {
				t.Fatalf("%s and %s both have %s", other, cmd, Written(ch))
			}
			seen[ch] = cmd
		}
	}
}

// The commands of every game are whole: words, a group with a heading, and a key
// that they may have. What a game brings is held by a test of all games.
func TestCommands(t *testing.T) {
	all := NewSet(Figures(9))
	alone(t, all.UsualKeys())
	for _, cmd := range all.All() {
		if !words.Has("command."+string(cmd)) || !isName(string(cmd)) || !all.UnderSheets(cmd) && !all.Works(cmd, Table|Numbered|Reading) {
			t.Errorf("the command %q is not whole", cmd)
		}
	}
	for _, k := range words.Default().Keys("command.") {
		if cmd := ui.Command(strings.TrimPrefix(k, "command.")); !all.Has(cmd) && !slices.Contains([]ui.Command{"nearer", "farther", "north", "west", "south", "east"}, cmd) {
			t.Errorf("%s has words and is no command of every game", k) // but for those of whatever has a chart
		}
	}
	for _, g := range all.Groups() {
		if len(all.In(g)) == 0 || !words.Has("keychange.group."+g) {
			t.Errorf("the group %s is empty or has no heading", g)
		}
	}
	for _, why := range []string{IsFixed, IsText, IsPad, IsAlone, IsNoKey} {
		if !words.Has("keychange.refused." + why) {
			t.Errorf("nothing says why a key is refused: %s", why)
		}
	}
}

// A game's commands stand where they belong, among those of every game.
func TestSets(t *testing.T) {
	if got := cards.Groups(); !slices.Equal(got, []string{"everywhere", "table", "play", "pages", "writing"}) {
		t.Errorf("the groups are %v", got)
	}
	if got := cards.In("pages"); !slices.Equal(got, []ui.Command{"journal", "peoples", "points"}) {
		t.Errorf("the pages are %v", got)
	}
	if !cards.IsOwn("deck") || cards.IsOwn(Undo) || cards.IsOwn(Search) || cards.IsOwn("roll") {
		t.Error("what is the game's own is mistaken")
	}
	if dice.Works("roll", Own) || !dice.Works("roll", Own<<1|Table) || dice.Works("journal", Table) || !dice.UnderSheets(Rules) || dice.UnderSheets(Undo) {
		t.Error("commands work elsewhere than they say")
	}
	if got := none.UsualKeys().Name("journal"); got != "" || none.UsualKeys().Chords("journal") != nil {
		t.Errorf("a command that is not there has %q", got)
	}
	if Figure(-1) != None || Figure(9) != None || Figure(8) != "ninth" {
		t.Error("a figure is mistaken")
	}
	for what, own := range map[string][]Command{
		"one name":      {{Name: "undo", Key: ui.Key(ebiten.KeyU)}},
		"no name":       {{Key: ui.Key(ebiten.KeyU)}},
		"one key":       {{Name: "map", Key: ui.Key(ebiten.KeyF1)}},
		"a key besides": {{Name: "map", Key: ui.Key(ebiten.KeyM), Also: []ui.Chord{ui.Ctrl(ebiten.KeyZ)}}},
		"a fixed key":   {{Name: "map", Key: ui.Key(ebiten.KeyTab)}},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: the list was taken", what)
				}
			}()
			NewSet(own)
		}()
	}
}

// someChord is any chord, one that may be given or not.
func someChord(rng *rand.Rand) ui.Chord {
	return ui.Chord{
		Key:  ebiten.Key(rng.IntN(int(ebiten.KeyMax) + 1)),
		Ctrl: rng.IntN(3) == 0, Shift: rng.IntN(3) == 0, Alt: rng.IntN(3) == 0,
	}
}

// Whatever is given while one game or another is played, no two commands of a game
// have one key, the command has what it was given, and all is the same after it was
// written and read.
func TestGiveAndKeep(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 79))
	for range 400 {
		var g Given
		for range rng.IntN(60) {
			shown := sets[rng.IntN(len(sets)):]
			shown = shown[:1+rng.IntN(len(shown))] // one game, or several at the title
			set := shown[rng.IntN(len(shown))]
			ch, cmd := someChord(rng), set.All()[rng.IntN(len(set.All()))]
			if rng.IntN(3) == 0 {
				ch = sets[0].Usual(sets[0].All()[rng.IntN(len(sets[0].All()))])
			}
			if slices.ContainsFunc(shown, func(s *Set) bool { return s.Has(cmd) && s.Refuses(ch) != NoReason }) {
				continue
			}
			g = g.Give(cmd, ch, shown...)
			for _, s := range sets {
				alone(t, s.With(g))
			}
			if m := set.With(g); m.Chord(cmd) != ch || m.Uses(ch) != cmd {
				t.Fatalf("%s was given %s and has %s: %+v", cmd, Written(ch), m.Name(cmd), g)
			}
		}
		data, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		if back, odd := Read(data); back != g || len(odd) > 0 {
			t.Fatalf("%s is read as %+v, odd %v", data, back, odd)
		}
		if back := g.Without(g.Idle(sets...)...); len(back.Idle(sets...)) > 0 {
			t.Fatalf("of %s there is still %v left that cannot work", data, back.Idle(sets...))
		}
	}
}

// Within one game: all that was given is in force, and put back one after the other
// nothing is left of it.
func TestOneGameAlone(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for range 200 {
		var g Given
		for range rng.IntN(40) {
			if ch := someChord(rng); cards.Refuses(ch) == NoReason {
				g = g.Give(cards.All()[rng.IntN(len(cards.All()))], ch, cards)
			}
		}
		if idle := g.Idle(cards); len(idle) > 0 || len(g.all()) != len(cards.With(g).changed) {
			t.Fatalf("%+v leaves %v out of force", g, idle)
		}
		for _, cmd := range cards.All() {
			g = g.Give(cmd, cards.Usual(cmd), cards)
		}
		if !g.IsZero() || !cards.With(g).IsUsual() {
			t.Fatalf("put back, and not as it was: %+v", g)
		}
	}
}

// What is given to a command of every game holds in all: where it is a key of
// another game's, the two are exchanged there, whichever game was on the table.
func TestGivenInEveryGame(t *testing.T) {
	k, f5 := ui.Key(ebiten.KeyK), ui.Key(ebiten.KeyF5)
	for _, shown := range [][]*Set{{cards}, {dice}, sets} {
		g := Given{}.Give(QuickSave, k, shown...)
		if c, d := cards.With(g), dice.With(g); c.Chord(QuickSave) != k || c.Uses(f5) != None || d.Chord(QuickSave) != k || d.Chord("roll") != f5 {
			t.Errorf("a save has %s with cards; with dice it has %s, and a roll %s", c.Name(QuickSave), d.Name(QuickSave), d.Name("roll"))
		}
	}
	g := Given{}.Give("deck", ui.Key(ebiten.KeyX), dice)
	if cards.With(g).Chord("deck") != ui.Key(ebiten.KeyX) {
		t.Error("what two games call by one name has two keys")
	}
}

// What is kept is legible, and holds what is changed alone.
func TestStoredByName(t *testing.T) {
	g := Given{}.Give("journal", ui.Ctrl(ebiten.KeyJ), cards)
	g = g.Give("first", ui.Chord{Key: ebiten.KeySemicolon, Alt: true, Shift: true}, dice)
	if data, _ := json.Marshal(g); string(data) != `{"first":"Shift+Alt+;","journal":"Ctrl+J"}` {
		t.Errorf("kept as %s", data)
	}
	type prefs struct {
		Keys Given `json:"keys,omitzero"`
	}
	if data, _ := json.Marshal(prefs{}); string(data) != "{}" {
		t.Errorf("without a change kept as %s", data)
	}
}

// What is mangled, refused or doubled is left out and told; what belongs to a game
// that is not played here is kept; the rest stands.
func TestReadOddKeys(t *testing.T) {
	for in, want := range map[string]struct {
		odd  string
		good map[ui.Command]ui.Chord
	}{
		`{"journal": "Ctrl+J", "sextant": "K"}`:         {"", map[ui.Command]ui.Chord{"journal": ui.Ctrl(ebiten.KeyJ)}},
		`{"journal": "Ctrl+J", "sextant": "Esc"}`:       {"sextant", map[ui.Command]ui.Chord{"journal": ui.Ctrl(ebiten.KeyJ)}},
		`{"Sextant!": "K", "": "K"}`:                    {" Sextant!", nil},
		`{"journal": "Ctrl+", "points": "ctrl+alt+k"}`:  {"journal", map[ui.Command]ui.Chord{"points": {Key: ebiten.KeyK, Ctrl: true, Alt: true}}},
		`{"journal": 7, "points": ["K"], "undo": null}`: {"journal points undo", nil},
		`{"journal": "Esc"}`:                            {"journal", nil},
		`{"journal": "Enter"}`:                          {"journal", nil},
		`{"journal": "Ctrl+Ctrl+J"}`:                    {"journal", nil},
		`{"journal": "Ctrl+Shift+Z"}`:                   {"journal", nil},
		`{"journal": "K", "points": "K"}`:               {"points", map[ui.Command]ui.Chord{"journal": ui.Key(ebiten.KeyK)}},
		`{"journal": "P"}`:                              {"", map[ui.Command]ui.Chord{"journal": ui.Key(ebiten.KeyP), "peoples": ui.Key(ebiten.KeyJ)}},
		`{"journal": "P", "peoples": "J"}`:              {"", map[ui.Command]ui.Chord{"journal": ui.Key(ebiten.KeyP), "peoples": ui.Key(ebiten.KeyJ)}},
		`["J"]`:                                         {"keys", nil},
		`null`:                                          {"", nil},
	} {
		g, odd := Read([]byte(in))
		for _, cmd := range g.Idle(sets...) {
			odd = append(odd, string(cmd))
		}
		if strings.Join(odd, " ") != want.odd {
			t.Errorf("%s: odd is %q, want %q", in, strings.Join(odd, " "), want.odd)
		}
		m := cards.With(g)
		for _, cmd := range cards.All() {
			ch, changed := want.good[cmd]
			if !changed {
				ch = cards.Usual(cmd)
			}
			if m.Chord(cmd) != ch || m.IsChanged(cmd) != changed {
				t.Errorf("%s: %s has %s", in, cmd, m.Name(cmd))
			}
		}
		alone(t, m)
		if data, _ := json.Marshal(g); strings.Contains(in, `"sextant": "K"`) && !strings.Contains(string(data), `"sextant":"K"`) {
			t.Errorf("%s is kept as %s: the key of another game is lost", in, data)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"journal": "Ctrl+J", "north": "Shift+Up", "x": 1}`))
	f.Add([]byte(`{"rules": "F2", "keys": "F1"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, _ := Read(data)
		for _, s := range sets {
			alone(t, s.With(g))
		}
		again, err := json.Marshal(g)
		if err != nil {
			t.Fatal(err)
		}
		if back, odd := Read(again); back != g || len(odd) > 0 {
			t.Fatalf("%s is read as %+v, odd %v", again, back, odd)
		}
	})
}

// Keys are written as they are printed on this keyboard.
func TestWritten(t *testing.T) {
	german := func(k ebiten.Key) string {
		return map[ebiten.Key]string{ebiten.KeySemicolon: "ö", ebiten.KeyBracketLeft: "ü", ebiten.KeyBackslash: " "}[k]
	}
	for _, x := range []struct {
		ch         ui.Chord
		here, them string
	}{
		{ui.Ctrl(ebiten.KeyZ), "Ctrl+Z", "Ctrl+Z"},
		{ui.Chord{Key: ebiten.KeyJ, Shift: true, Alt: true}, "Shift+Alt+J", "Shift+Alt+J"},
		{ui.Key(ebiten.KeyDigit1), "1", "1"},
		{ui.Key(ebiten.KeyEqual), "+", "+"},
		{ui.Key(ebiten.KeyMinus), "−", "−"},
		{ui.Key(ebiten.KeySemicolon), ";", "Ö"},
		{ui.Key(ebiten.KeyBracketLeft), "[", "Ü"},
		{ui.Key(ebiten.KeyBackslash), `\`, `\`},
		{ui.Ctrl(ebiten.KeyEnter), "Ctrl+Enter", "Ctrl+Enter"},
		{ui.Ctrl(ebiten.KeyUp), "Ctrl+↑", "Ctrl+↑"},
		{ui.Key(ebiten.KeyF12), "F12", "F12"},
	} {
		nothing := func(ebiten.Key) string { return "" }
		if here, them := written(x.ch, nothing), written(x.ch, german); here != x.here || them != x.them {
			t.Errorf("%+v is written %q and %q, want %q, %q", x.ch, here, them, x.here, x.them)
		}
	}
}

func TestFill(t *testing.T) {
	m := cards.With(Given{}.Give("journal", ui.Ctrl(ebiten.KeyJ), cards))
	for text, want := range map[string]string{
		"{key:journal} opens it.": "Ctrl+J opens it.", "{key:undo}|{key:redo}": "Ctrl+Z|Ctrl+Y", "nothing": "nothing",
		"{key:sextant} and {key:points}": "{key:sextant} and R", "{n} of {key:": "{n} of {key:", "a } {key:rules}": "a } F1",
	} {
		if got := m.Fill(text); got != want {
			t.Errorf("%q is filled %q, want %q", text, got, want)
		}
	}
}
