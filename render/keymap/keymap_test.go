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

// alone fails if two commands have one key.
func alone(t *testing.T, m *Map) {
	t.Helper()
	seen := map[ui.Chord]ui.Command{}
	for _, cmd := range All() {
		for _, ch := range m.Chords(cmd) {
			if other, twice := seen[ch]; twice && other != cmd {
				t.Fatalf("%s and %s both have %s", NameOf(other), NameOf(cmd), Written(ch))
			}
			seen[ch] = cmd
		}
	}
}

// Every command is whole: a name, words, a group, and a key that it may have.
func TestCommands(t *testing.T) {
	alone(t, &Map{})
	names := map[string]bool{}
	for _, cmd := range All() {
		name := NameOf(cmd)
		if name == "" || names[name] || !words.Has("command."+name) || !slices.Contains(Groups(), table[cmd].group) || table[cmd].scope == 0 {
			t.Errorf("command %d is not whole: %+v", cmd, table[cmd])
		}
		names[name] = true
		if got, ok := Named(name); !ok || got != cmd {
			t.Errorf("%q names %v", name, got)
		}
		if why := Refuses(Usual(cmd)); why != NoReason {
			t.Errorf("%s may not have its own key: %s", name, why)
		}
	}
	for _, k := range words.Keys("command.") {
		if !names[strings.TrimPrefix(k, "command.")] {
			t.Errorf("%s has words and is no command", k)
		}
	}
	for _, g := range Groups() {
		if len(In(g)) == 0 || !words.Has("keychange.group."+g) {
			t.Errorf("the group %s is empty or has no heading", g)
		}
	}
	for _, why := range []string{IsFixed, IsText, IsPad, IsAlone, IsNoKey} {
		if !words.Has("keychange.refused." + why) {
			t.Errorf("nothing says why a key is refused: %s", why)
		}
	}
}

// someChord is any chord, one that may be given or not.
func someChord(rng *rand.Rand) ui.Chord {
	return ui.Chord{
		Key:  ebiten.Key(rng.IntN(int(ebiten.KeyMax) + 1)),
		Ctrl: rng.IntN(3) == 0, Shift: rng.IntN(3) == 0, Alt: rng.IntN(3) == 0,
	}
}

// Whatever is given, no two commands have one key, the command has what it was
// given, and the map is the same after it was written and read.
func TestGiveAndKeep(t *testing.T) {
	rng := rand.New(rand.NewPCG(18, 79))
	for range 300 {
		var m Map
		for range rng.IntN(60) {
			ch, cmd := someChord(rng), All()[rng.IntN(len(All()))]
			if rng.IntN(4) == 0 {
				ch = Usual(All()[rng.IntN(len(All()))])
			}
			if Refuses(ch) != NoReason {
				continue
			}
			if m.Give(cmd, ch); m.Chord(cmd) != ch || m.Uses(ch) != cmd {
				t.Fatalf("%s was given %s and has %s", NameOf(cmd), Written(ch), m.Name(cmd))
			}
			alone(t, &m)
		}
		data, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if back, odd := Read(data); back != m || len(odd) > 0 {
			t.Fatalf("%s is read as %+v, odd %v", data, back, odd)
		}
		for _, cmd := range All() { // as it was, one after the other
			m.Give(cmd, Usual(cmd))
			alone(t, &m)
		}
		if !m.IsZero() {
			t.Fatalf("put back, and not as it was: %+v", m)
		}
	}
}

// What is kept is legible, and holds what is changed alone.
func TestStoredByName(t *testing.T) {
	var m Map
	m.Give(Journal, ui.Ctrl(ebiten.KeyJ))
	m.Give(First, ui.Chord{Key: ebiten.KeySemicolon, Alt: true, Shift: true})
	if data, _ := json.Marshal(m); string(data) != `{"first":"Shift+Alt+;","journal":"Ctrl+J"}` {
		t.Errorf("kept as %s", data)
	}
	type prefs struct {
		Keys Map `json:"keys,omitzero"`
	}
	if data, _ := json.Marshal(prefs{}); string(data) != "{}" {
		t.Errorf("without a change kept as %s", data)
	}
}

// What is unknown, mangled, refused or doubled is left out and told; the rest
// stands.
func TestReadOddKeys(t *testing.T) {
	for in, want := range map[string]struct {
		odd  string
		good map[ui.Command]ui.Chord
	}{
		`{"journal": "Ctrl+J", "sextant": "K"}`:         {"sextant", map[ui.Command]ui.Chord{Journal: ui.Ctrl(ebiten.KeyJ)}},
		`{"journal": "Ctrl+", "points": "ctrl+alt+k"}`:  {"journal", map[ui.Command]ui.Chord{Points: {Key: ebiten.KeyK, Ctrl: true, Alt: true}}},
		`{"journal": 7, "points": ["K"], "undo": null}`: {"journal points undo", nil},
		`{"journal": "Esc"}`:                            {"journal", nil},
		`{"journal": "Enter"}`:                          {"journal", nil},
		`{"journal": "Ctrl+Ctrl+J"}`:                    {"journal", nil},
		`{"journal": "K", "points": "K"}`:               {"points", map[ui.Command]ui.Chord{Journal: ui.Key(ebiten.KeyK)}},
		`{"journal": "P"}`:                              {"journal", nil},
		`{"journal": "P", "peoples": "J"}`:              {"", map[ui.Command]ui.Chord{Journal: ui.Key(ebiten.KeyP), Peoples: ui.Key(ebiten.KeyJ)}},
		`{"journal": "J"}`:                              {"", nil},
		`["J"]`:                                         {"keys", nil},
		`null`:                                          {"", nil},
	} {
		m, odd := Read([]byte(in))
		if strings.Join(odd, " ") != want.odd {
			t.Errorf("%s: odd is %v", in, odd)
		}
		for _, cmd := range All() {
			ch, changed := want.good[cmd]
			if !changed {
				ch = Usual(cmd)
			}
			if m.Chord(cmd) != ch || m.IsChanged(cmd) != changed {
				t.Errorf("%s: %s has %s", in, NameOf(cmd), m.Name(cmd))
			}
		}
		alone(t, &m)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(`{"journal": "Ctrl+J", "north": "Shift+Up", "x": 1}`))
	f.Add([]byte(`{"rules": "F2", "keys": "F1"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, _ := Read(data)
		alone(t, &m)
		again, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if back, odd := Read(again); back != m || len(odd) > 0 {
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
			t.Errorf("%+v is written %q and %q", x.ch, here, them)
		}
	}
}

func TestFill(t *testing.T) {
	var m Map
	m.Give(Journal, ui.Ctrl(ebiten.KeyJ))
	for text, want := range map[string]string{
		"{key:journal} opens it.": "Ctrl+J opens it.", "{key:undo}|{key:redo}": "Ctrl+Z|Ctrl+Y", "nothing": "nothing",
		"{key:sextant} and {key:points}": "{key:sextant} and R", "{n} of {key:": "{n} of {key:", "a } {key:rules}": "a } F1",
	} {
		if got := m.Fill(text); got != want {
			t.Errorf("%q is filled %q", text, got)
		}
	}
}
