package keymap

import (
	"encoding/json"
	"maps"
	"slices"

	"sourceofthenile/render/ui"
)

// Given is the keys that players gave commands in place of the usual ones, as
// settings keep them: by name, for all games, those that are not played here too.
// It does not change, and two can be compared. Which are in force a Set says.
type Given struct {
	text string // JSON, its entries sorted; empty for none
}

// mostName is how long the name of a command may be in settings.
const mostName = 60

// all are the keys by command.
func (g Given) all() map[ui.Command]ui.Chord {
	out := map[ui.Command]ui.Chord{}
	var in map[string]string
	if g.text == "" || json.Unmarshal([]byte(g.text), &in) != nil {
		return out
	}
	for name, text := range in { // in any order: each for itself
		if ch, ok := decode(text); ok {
			out[ui.Command(name)] = ch
		}
	}
	return out
}

func givenOf(all map[ui.Command]ui.Chord) Given {
	if len(all) == 0 {
		return Given{}
	}
	out := map[string]string{}
	for cmd, ch := range all { // in any order: they are written sorted
		out[string(cmd)] = encode(ch)
	}
	text, err := json.Marshal(out)
	if err != nil {
		return Given{} // text by text can be written
	}
	return Given{string(text)}
}

// IsZero reports whether none was given: then settings hold nothing of them.
func (g Given) IsZero() bool { return g == Given{} }

// MarshalJSON writes what was given, by stable names: {"undo": "Ctrl+U"}.
func (g Given) MarshalJSON() ([]byte, error) {
	if g.text == "" {
		return []byte("{}"), nil
	}
	return []byte(g.text), nil
}

// UnmarshalJSON reads it as Read does, so that one entry nobody understands
// does not spoil the other settings.
func (g *Given) UnmarshalJSON(data []byte) error {
	*g, _ = Read(data)
	return nil
}

// Read reads keys as they are stored. Entries that name no key which a command can
// have, or nothing that could be a command's name, are left out and told in odd.
// Commands that nobody here knows are kept: they may be those of another game.
func Read(data []byte) (g Given, odd []string) {
	var in map[string]any
	if json.Unmarshal(data, &in) != nil {
		return Given{}, []string{"keys"}
	}
	all := map[ui.Command]ui.Chord{}
	for _, name := range slices.Sorted(maps.Keys(in)) {
		text, _ := in[name].(string)
		if ch, ok := decode(text); ok && isName(name) {
			all[ui.Command(name)] = ch
		} else {
			odd = append(odd, name)
		}
	}
	return givenOf(all), odd
}

// isName reports whether a command may be called that: small letters, figures and
// hyphens.
func isName(s string) bool {
	for i := range len(s) {
		if c := s[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' {
			return false
		}
	}
	return s != "" && len(s) <= mostName
}

// Without is what is left when those of some commands are taken back.
func (g Given) Without(cmds ...ui.Command) Given {
	all := g.all()
	for _, cmd := range cmds {
		delete(all, cmd)
	}
	return givenOf(all)
}

// Idle are the commands whose keys cannot be in force, whichever of these sets of
// commands is: each that knows the command refuses the key, or has given it away.
func (g Given) Idle(sets ...*Set) (out []ui.Command) {
	for cmd, ch := range g.all() { // in any order: they are sorted below
		known, works := false, false
		for _, s := range sets {
			known = known || s.Has(cmd)
			works = works || s.Has(cmd) && s.With(g).Chord(cmd) == ch
		}
		if known && !works {
			out = append(out, cmd)
		}
	}
	slices.Sort(out)
	return out
}

// Give is what is given when a command is given another key besides. If another
// command has that key, in any of these sets, it is given this one's in exchange.
func (g Given) Give(cmd ui.Command, ch ui.Chord, sets ...*Set) Given {
	all := g.all()
	give := func(s *Set, cmd ui.Command, ch ui.Chord) {
		if all[cmd] = ch; ch == s.Usual(cmd) {
			delete(all, cmd)
		}
	}
	for _, s := range sets {
		if !s.Has(cmd) {
			continue
		}
		m := s.With(g)
		if other := m.Uses(ch); other != None && other != cmd {
			give(s, other, m.Chord(cmd))
		}
		give(s, cmd, ch)
		for name := range all { // in any order: each for itself
			if name != cmd && s.Has(name) && all[name] == ch {
				delete(all, name) // it was not in force, and would be in the way
			}
		}
	}
	return givenOf(all)
}
