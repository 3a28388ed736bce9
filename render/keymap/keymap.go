package keymap

import (
	"strings"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Map is the keys of all commands, as far as they are not the usual ones. The
// zero Map has none changed, and Maps can be compared. No two commands ever
// have one key.
type Map struct {
	changed [commands]change
}

// change is a key given in place of the usual one.
type change struct {
	chord ui.Chord
	given bool
}

// Chord is the key of a command.
func (m *Map) Chord(cmd ui.Command) ui.Chord {
	if m.changed[cmd].given {
		return m.changed[cmd].chord
	}
	return table[cmd].chord
}

// IsChanged reports whether a command has another key than usual.
func (m *Map) IsChanged(cmd ui.Command) bool { return m.changed[cmd].given }

// usualChords are the chords of a command that has its usual key.
var usualChords = func() (out [commands][]ui.Chord) {
	for cmd := range out {
		out[cmd] = table[cmd].chords(table[cmd].chord)
	}
	return out
}()

// chords are all that set a command off when its own key is ch.
func (c *command) chords(ch ui.Chord) []ui.Chord {
	out := append([]ui.Chord{ch}, c.also...)
	if c.shift && ch == c.chord {
		ch.Shift = true
		out = append(out, ch)
	}
	return out
}

// Chords are the keys of a command, its own first.
func (m *Map) Chords(cmd ui.Command) []ui.Chord {
	if !m.changed[cmd].given {
		return usualChords[cmd]
	}
	return table[cmd].chords(m.changed[cmd].chord)
}

// Name is how the key of a command is written.
func (m *Map) Name(cmd ui.Command) string { return Written(m.Chord(cmd)) }

// Uses is the command that a key sets off, None if it sets off none.
func (m *Map) Uses(ch ui.Chord) ui.Command {
	for cmd := None + 1; cmd < commands; cmd++ {
		for _, k := range m.Chords(cmd) {
			if k == ch {
				return cmd
			}
		}
	}
	return None
}

// Give gives a command another key. If another command has it, that one is
// given this one's in exchange.
func (m *Map) Give(cmd ui.Command, ch ui.Chord) {
	was := m.Chord(cmd)
	if other := m.Uses(ch); other != None && other != cmd {
		m.set(other, was)
	}
	m.set(cmd, ch)
}

func (m *Map) set(cmd ui.Command, ch ui.Chord) {
	m.changed[cmd] = change{}
	if ch != table[cmd].chord {
		m.changed[cmd] = change{ch, true}
	}
}

// Fill puts the names of keys into a text: "{key:journal}" becomes "J". A name
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
		name := text[from+len(mark) : to]
		if cmd, ok := Named(name); ok {
			b.WriteString(text[:from] + m.Name(cmd))
		} else {
			b.WriteString(text[:to+1])
		}
		text = text[to+1:]
	}
	return b.String() + text
}

// Says is what a command does, in a few words.
func Says(cmd ui.Command) string { return words.Phrase("command." + table[cmd].name) }
