package guide

import (
	"slices"
	"strings"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Note is one sentence beside a thing that is met for the first time.
type Note struct {
	// Name is its own: its sentence stands in the words as "<of>.<name>".
	Name string
	// Here reports whether it is before the player now.
	Here func() bool
	// Waits: whoever teaches does not tell of it, so that it is said when the teacher is silent.
	Waits bool
	// At is where it is seen; ok is false where it is not.
	At func(c *ui.Context) (r ui.Rect, ok bool)
}

// Notes are what a game has to say of what is met for the first time. Each is said once
// in all games of these settings, till it is acted on.
type Notes struct {
	Of   string // the words of it begin with this
	List []Note
	// Done is how many commands the game has had: who has done something has read, whatever was pressed for it.
	Done func() int

	shown string  // the note on the screen
	since float64 // since when
	from  int     // the commands of the game before it
	acted bool    // something was pressed or done since: it goes as soon as it has been there long enough
}

// noteRead is how long a note is shown at least when a press takes it away, in seconds.
const noteRead = 1.0

// Frame says what is to be said, at the end of a screen's frame. hushed: somebody else
// speaks, who has told of it.
func (n *Notes) Frame(c *ui.Context, a desk.Desk, hushed bool) {
	p := a.Preferences()
	if !p.FirstTimes || c.Covered() {
		return
	}
	now := n.here(p, hushed)
	if n.shown != "" && (now == nil || now.Name != n.shown) { // it was acted on
		n.met(a, n.shown)
		return
	}
	if now == nil {
		return
	}
	if hushed {
		n.met(a, now.Name)
		return
	}
	r, ok := now.At(c)
	if !ok {
		return
	}
	if n.shown == "" {
		n.shown, n.since, n.from, n.acted = now.Name, c.In.Now, n.Done(), false
		a.Tracef("note %s", now.Name)
	}
	n.acted = n.acted || n.Done() != n.from || c.In.Pressed[ui.LeftButton] || slices.ContainsFunc(c.In.Keys, sets)
	if until := n.since + noteRead; n.acted && c.In.Now < until {
		c.WakeAt(until)
	} else if n.acted {
		n.met(a, now.Name)
		return
	}
	c.Aside(ui.Plain(words.Say(n.Of+"."+now.Name)), r)
}

// sets reports whether a key is of those that set something off.
func sets(p ui.Press) bool { return !p.Repeat && !p.Ctrl && !p.Alt }

// here is the first note that is due now, nil for none; while somebody else speaks those wait of which they do not tell.
func (n *Notes) here(p desk.Preferences, hushed bool) *Note {
	for i := range n.List {
		if k := &n.List[i]; !(hushed && k.Waits) && !slices.Contains(strings.Fields(p.Met), k.Name) && k.Here() {
			return k
		}
	}
	return nil
}

// met has a note never be shown again.
func (n *Notes) met(a desk.Desk, name string) {
	n.shown = ""
	p := a.Preferences()
	if !slices.Contains(strings.Fields(p.Met), name) {
		p.Met = strings.TrimSpace(p.Met + " " + name)
		a.SetPreferences(p)
	}
}
