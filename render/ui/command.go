package ui

import (
	"slices"
	"strings"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// Command is something that a key of the program does, whichever key that is
// now, by its name. The kit knows none: a Keymap does.
type Command string

// Keymap says which keys set off which commands.
type Keymap interface {
	// Chords are the keys of a command, the one that is shown first; none where the
	// command is not known.
	Chords(Command) []Chord
	// Name is how the first of them is written.
	Name(Command) string
	// OnPad is the command that a button of a controller sets off; "" for none.
	OnPad(PadButton) Command
	// Fill puts the names of keys into a text, in place of "{key:undo}".
	Fill(text string) string
}

// Bound is the keys of a command, for a button that does the same.
func (c *Context) Bound(cmd Command) []Chord {
	if c.Keys == nil {
		return nil
	}
	return c.Keys.Chords(cmd)
}

// KeyOf is how the key of a command is written.
func (c *Context) KeyOf(cmd Command) string {
	if c.Keys == nil {
		return ""
	}
	return c.Keys.Name(cmd)
}

// The keys that are nobody's to change, as texts speak of them: what sets the red button off, and what goes
// back.
const goOnMark, backMark = "{key:go-on}", "{key:back}"

// Keyed is a text with the names of the keys that it speaks of, or of a controller's buttons where one is
// held.
func (c *Context) Keyed(text string) string {
	if !strings.Contains(text, "{key:") {
		return text
	}
	on, back := GoesOnBy(false), GoesBackBy()
	if c.In.Pad != NoPad {
		on, back = c.padHint(on), c.padHint(back)
	}
	text = strings.NewReplacer(goOnMark, on, backMark, back).Replace(text)
	if c.Keys == nil {
		return text
	}
	return c.Keys.Fill(text)
}

// keyed is running text with the names of keys in it.
func (c *Context) keyed(t Rich) Rich {
	if !slices.ContainsFunc(t, func(s Span) bool { return strings.Contains(s.Text, "{key:") }) {
		return t
	}
	t = slices.Clone(t)
	for i := range t {
		t[i].Text = c.Keyed(t[i].Text)
	}
	return t
}

// Command reports whether a key of a command went down in this tick, and uses
// it up: Take for the keys that are the command's now.
func (c *Context) Command(cmd Command) bool { return slices.ContainsFunc(c.Bound(cmd), c.Take) }

// Holds reports whether a key of a command is held down now, with nothing else and not to
// write with. The screen is made anew when it is let go.
func (c *Context) Holds(cmd Command) bool {
	held := c.HasKeys() && slices.ContainsFunc(c.Bound(cmd), func(ch Chord) bool {
		return ch == Key(ch.Key) && slices.Contains(c.In.Down, ch.Key) && !c.isWritten(ch)
	})
	if held {
		c.WakeAt(c.In.Now)
	}
	return held
}

// CommandAnywhere is Command whatever has the keyboard, a sheet that lies over
// the screen too. A text field keeps its letters all the same.
func (c *Context) CommandAnywhere(cmd Command) bool {
	layer := c.layer
	c.layer = max(c.layer, c.top)
	defer func() { c.layer = layer }()
	return c.Command(cmd)
}

// Reserve keeps the letter of a command that works on this screen from the
// buttons: one that is marked with it is given another letter of its label, or
// none. Anywhere is for a command that works under a sheet as well.
func (c *Context) Reserve(cmd Command, anywhere bool) {
	for _, ch := range c.Bound(cmd) {
		if r := letterOf(ch); r != 0 {
			c.reserved.add(r)
			if anywhere {
				c.everywhere.add(r)
			}
		}
	}
}

// letterOf is the letter or figure of a chord that is one alone, else 0.
func letterOf(ch Chord) rune {
	switch k := ch.Key; {
	case ch.Ctrl || ch.Shift || ch.Alt:
	case isLetter(k):
		return 'A' + rune(k-ebiten.KeyA)
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return '0' + rune(k-ebiten.KeyDigit0)
	}
	return 0
}

// letters is a set of capital letters and figures, which is all that a hot key
// can be.
type letters uint64

func bitOf(r rune) letters {
	switch {
	case r >= 'A' && r <= 'Z':
		return 1 << (r - 'A')
	case r >= '0' && r <= '9':
		return 1 << (26 + r - '0')
	}
	return 0
}

func (l *letters) add(r rune)     { *l |= bitOf(r) }
func (l letters) has(r rune) bool { return l&bitOf(r) != 0 }

// marked is a letter that stands marked in the label of a target.
type marked struct {
	layer int
	id    string
	hot   rune
}

// hotFor is hotOf for a target of this frame: a letter that a command has is
// not its hot key, unless the command is the button's own.
func (c *Context) hotFor(id, label string, own []Chord) (s string, hot rune, at int) {
	s, hot, at = hotOf(label)
	if hot == 0 {
		return s, hot, at
	}
	id = c.scope + id
	c.marks = append(c.marks, marked{c.layer, id, hot})
	if !c.isReserved(hot) || slices.ContainsFunc(own, func(ch Chord) bool { return letterOf(ch) == hot }) {
		return s, hot, at
	}
	c.displaced = true
	for i, r := range s {
		r = unicode.ToUpper(r)
		if bitOf(r) != 0 && !c.isReserved(r) && !c.isMarked(c.mem.marks, r, id) && !c.isMarked(c.others, r, id) {
			c.others = append(c.others, marked{c.layer, id, r})
			return s, r, i
		}
	}
	return s, 0, -1
}

func (c *Context) isReserved(r rune) bool {
	return c.everywhere.has(r) || c.layer == 0 && c.reserved.has(r)
}

// isMarked reports whether another target of this layer has a letter.
func (c *Context) isMarked(in []marked, r rune, id string) bool {
	return slices.ContainsFunc(in, func(m marked) bool { return m.layer == c.layer && m.hot == r && m.id != id })
}

// keepMarks remembers the letters marked, so that a button that must give its
// own up takes none that stands on one drawn after it.
func (c *Context) keepMarks() {
	if c.displaced && !slices.Equal(c.marks, c.mem.marks) {
		c.changed = true
	}
	c.mem.marks = c.marks
}
