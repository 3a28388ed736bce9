package keymap

import (
	"encoding/json"
	"maps"
	"slices"

	"sourceofthenile/render/ui"
)

// IsZero reports whether all keys are the usual ones: then settings hold
// nothing of them.
func (m Map) IsZero() bool { return m == Map{} }

// MarshalJSON writes what is changed, by stable names: {"journal": "Ctrl+J"}.
func (m Map) MarshalJSON() ([]byte, error) {
	out := map[string]string{}
	for cmd := None + 1; cmd < commands; cmd++ {
		if m.changed[cmd].given {
			out[table[cmd].name] = encode(m.changed[cmd].chord)
		}
	}
	return json.Marshal(out)
}

// UnmarshalJSON reads it as Read does, so that one entry nobody understands
// does not spoil the other settings.
func (m *Map) UnmarshalJSON(data []byte) error {
	*m, _ = Read(data)
	return nil
}

// Read reads a map as it is stored. Entries that name no command, or no key that
// a command can have, or one that two commands would have, are left out and
// told in odd.
func Read(data []byte) (m Map, odd []string) {
	var in map[string]any
	if json.Unmarshal(data, &in) != nil {
		return Map{}, []string{"keys"}
	}
	for _, name := range slices.Sorted(maps.Keys(in)) {
		text, _ := in[name].(string)
		cmd, known := Named(name)
		ch, ok := decode(text)
		if known && ch == table[cmd].chord {
			continue
		}
		if !known || !ok {
			odd = append(odd, name)
			continue
		}
		m.changed[cmd] = change{ch, true}
	}
	for cmd := m.doubled(); cmd != None; cmd = m.doubled() {
		odd = append(odd, table[cmd].name)
		m.changed[cmd] = change{}
	}
	return m, odd
}

// doubled is a changed command whose key another one has as well. Usual keys
// are all different, so that there is one to be put back if any are alike.
func (m *Map) doubled() ui.Command {
	for cmd := commands - 1; cmd > None; cmd-- {
		if !m.changed[cmd].given {
			continue
		}
		for other := None + 1; other < commands; other++ {
			if other != cmd && slices.Contains(m.Chords(other), m.changed[cmd].chord) {
				return cmd
			}
		}
	}
	return None
}
