package keymap

import (
	"slices"
	"strings"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Map is the keys in force: those of a Set, as players have changed them. It does
// not change. No two commands ever have one key.
type Map struct {
	set     *Set
	changed map[ui.Command]ui.Chord
	chords  map[ui.Command][]ui.Chord
}

// Set is the commands whose keys these are.
func (m *Map) Set() *Set { return m.set }

// IsUsual reports whether all keys are those of a program just installed.
func (m *Map) IsUsual() bool { return len(m.changed) == 0 }

// Chord is the key of a command.
func (m *Map) Chord(cmd ui.Command) ui.Chord {
	if ch, ok := m.changed[cmd]; ok {
		return ch
	}
	return m.set.Usual(cmd)
}

// IsChanged reports whether a command has another key than usual.
func (m *Map) IsChanged(cmd ui.Command) bool {
	_, ok := m.changed[cmd]
	return ok
}

// Chords are the keys of a command, its own first; none of one that is not there.
func (m *Map) Chords(cmd ui.Command) []ui.Chord { return m.chords[cmd] }

// Name is how the key of a command is written, "" of one that is not there.
func (m *Map) Name(cmd ui.Command) string {
	if !m.set.Has(cmd) {
		return ""
	}
	return Written(m.Chord(cmd))
}

// OnPad is the command that a button of a controller sets off, None if it sets off none.
func (m *Map) OnPad(b ui.PadButton) ui.Command {
	for i := range m.set.list {
		if c := &m.set.list[i]; c.Pad != 0 && c.Pad == b {
			return c.Name
		}
	}
	return None
}

// Uses is the command that a key sets off, None if it sets off none.
func (m *Map) Uses(ch ui.Chord) ui.Command {
	for i := range m.set.list {
		if slices.Contains(m.chords[m.set.list[i].Name], ch) {
			return m.set.list[i].Name
		}
	}
	return None
}

// Fill puts the names of keys into a text: "{key:undo}" becomes "Ctrl+Z". A name
// that no command has is left, so that it is noticed.
func (m *Map) Fill(text string) string {
	const mark = "{key:"
	var b strings.Builder
	for {
		from := strings.Index(text, mark)
		to := strings.IndexByte(text[max(0, from):], '}') + max(0, from)
		if from < 0 || to < from {
			break
		}
		name := ui.Command(text[from+len(mark) : to])
		if m.set.Has(name) {
			b.WriteString(text[:from] + m.Name(name))
		} else {
			b.WriteString(text[:to+1])
		}
		text = text[to+1:]
	}
	return b.String() + text
}

// Says is what a command does, in a few words of a book.
func Says(b *words.Book, cmd ui.Command) string { return b.Phrase("command." + string(cmd)) }
