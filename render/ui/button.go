package ui

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Look is how a button looks.
type Look uint8

// The looks.
const (
	CreamLook Look = iota // a plain button
	MainLook              // the one red button of a screen
	GhostLook             // words alone, framed when hovered
	BarLook               // words on walnut
)

// Button is a button as a screen describes it.
type Button struct {
	// Label is what stands on it. An underscore marks the letter that is its
	// hot key: "_Cache", "Change _mode". Two underscores make one.
	Label string
	// ID tells it from others in the same scope; empty: the label.
	ID   string
	Look Look
	// Keys set it off as well; Hint is how they are written beside the label. Without one the
	// red button that Enter or Space set off says so by itself, where it has the room, but for
	// a Bare one.
	Keys []Chord
	Hint string
	Bare bool
	// Cost is what is paid or lost if the button is set off, in red beside the label: "−5 Gifts".
	Cost string
	// Less is what a layout may write in place of Cost where all of that has no room.
	Less string
	// Default has Enter and Space set it off when nothing else wants them.
	Default bool
	// Disabled greys it; the tip should then say why.
	Disabled bool
	On       bool // drawn as pressed in: the choice in force
	Tip      Rich
	Size     float64 // of the letters; 0: 18
	MayCut   bool    // the label is a player's own words
	// Face draws what stands on it in place of the label, which is left to those who hear
	// the screen.
	Face func(r Rect)
}

// hotOf parts a label into its text and its hot key; at is where the marked
// letter stands in the text in bytes, −1 for none.
func hotOf(label string) (s string, hot rune, at int) {
	if !strings.Contains(label, "_") {
		return label, 0, -1
	}
	var b strings.Builder
	at = -1
	marked := false
	for _, r := range label {
		if r == '_' && !marked {
			marked = true
			continue
		}
		if marked && r != '_' && at < 0 {
			hot, at = unicode.ToUpper(r), b.Len()
		}
		marked = false
		b.WriteRune(r)
	}
	return b.String(), hot, at
}

// Unmarked is a label without the mark of its hot key, for where it is no label.
func Unmarked(label string) string {
	s, _, _ := hotOf(label)
	return s
}

// Escape makes a player's own words safe as a label.
func Escape(s string) string { return strings.ReplaceAll(s, "_", "__") }

func (b *Button) style() Style {
	st := Body
	if b.Size > 0 {
		st.Size = b.Size
	} else if b.Look == MainLook {
		st.Size = 20
	}
	st.Align, st.MayCut = Centre, b.MayCut
	switch {
	case b.Look == MainLook && b.Disabled:
		st.Colour = Cream
	case b.Look == MainLook:
		st.Colour = rgb(0xfdf3df)
	case b.Look == BarLook && b.Disabled:
		st.Colour = rgb(0xa08d70)
	case b.Look == BarLook:
		st.Colour = Cream
	case b.Disabled:
		st.Colour = Ghost
	}
	return st
}

// GoesOnBy is how the keys are written that set off the red button: enter where Space would write,
// or must not give the answer.
var GoesOnBy = func(enter bool) string { return "" }

// GoesBackBy is how the key is written that goes back.
var GoesBackBy = func() string { return "" }

// PadName is how a button of a controller is written, and PadOf the one that does what keys with these
// names do, ok if there is one. They come with the names of keys.
var (
	PadName = func(of PadMake, b PadButton) string { return "" }
	PadOf   = func(keys string) (b PadButton, ok bool) { return 0, false }
)

// padHint is what the controller has in place of keys with these names; "" for nothing.
func (c *Context) padHint(keys string) string {
	if b, ok := PadOf(keys); ok {
		return PadName(c.In.Pad, b)
	}
	for _, b := range []PadButton{PadNorth, PadSelect} {
		if c.Keys != nil && keys != "" && keys == c.Keys.Name(c.Keys.OnPad(b)) {
			return PadName(c.In.Pad, b)
		}
	}
	return ""
}

// hinted is a button with the keys beside its label that set it off.
func (c *Context) hinted(b Button) Button {
	if b.Hint == "" && !b.Bare && b.Look == MainLook && b.Default {
		t := c.focusTarget()
		b.Hint = GoesOnBy(t != nil && t.Flags&TakesText != 0)
	}
	if c.In.Pad != NoPad {
		b.Hint = c.padHint(b.Hint)
	}
	return b
}

// ButtonWidth is how wide the button wants to be.
func (c *Context) ButtonWidth(b Button) float64 {
	b = c.hinted(b)
	s, _, _ := hotOf(b.Label)
	w := c.TextWidth(s, b.style())
	for _, t := range b.tails() {
		w += c.TextWidth(t.text, t.style) + hintGap
	}
	if b.Look == MainLook {
		return w + 44
	}
	return w + 24
}

// tail is what stands beside a label.
type tail struct {
	text  string
	style Style
}

// tails are what is paid, and the keys that set the button off.
func (b *Button) tails() (out []tail) {
	if b.Cost != "" {
		st := b.style()
		if b.Look != MainLook && b.Look != BarLook && !b.Disabled {
			st = st.In(Red)
		}
		out = append(out, tail{b.Cost, st})
	}
	if b.Hint != "" {
		out = append(out, tail{b.Hint, b.hintStyle()})
	}
	return out
}

const (
	hintGap = 10 // between a label, its cost and its hint
	rowGap  = 5  // between the buttons of a row

	buttonRim = 3 // of a button, within which its face is drawn
)

func (b *Button) hintStyle() Style {
	st := b.style()
	st.Size = max(15, st.Size-3)
	return st
}

// Button draws a button and reports whether it was set off.
func (c *Context) Button(r Rect, b Button) bool {
	if full := c.hinted(b); c.ButtonWidth(full) <= r.W+1 {
		b = full
	}
	id := b.ID
	if id == "" {
		id, _, _ = hotOf(b.Label)
	}
	s, hot, at := c.hotFor(id, b.Label, b.Keys)
	t := Target{ID: id, Rect: r, Flags: TakesEnter, Disabled: b.Disabled, Hot: hot, Label: s, Tip: b.Tip.String()}
	if b.Cost != "" {
		t.Label += ", " + b.Cost
	}
	if b.On {
		t.Mark = Chosen
	}
	switch {
	case b.Default:
		t.Flags |= IsMain
	case len(b.Keys) > 0:
		t.Chord = b.Keys[0]
	}
	re := c.react(t)
	hit := re.Clicked
	if !b.Disabled && !hit && c.chords(&b) {
		hit = true
		c.fired(c.scope + id)
	}
	state := stateOf(re, b.Disabled, b.On)
	c.add(Item{Kind: PanelItem, Rect: r, Panel: b.panel(), State: state})
	label := r
	if re.Held && re.Hover {
		label = r.Offset(0, 1)
	}
	if b.Face != nil {
		b.Face(label.Inset(buttonRim))
	} else {
		c.buttonText(label, &b, s, at)
	}
	c.ring(r, re)
	c.tipFor(c.scope+id, r, b.Tip, re.Focused)
	return hit
}

// chords reports whether one of the button's further keys went down. Enter and
// Space belong first to what has the keyboard.
func (c *Context) chords(b *Button) bool {
	for _, k := range b.Keys {
		if c.Take(k) {
			return true
		}
	}
	if !b.Default {
		return false
	}
	if t := c.focusTarget(); t != nil && !c.In.Main && t.Flags&TakesEnter != 0 && !t.Disabled {
		return false
	}
	return c.GoesOn()
}

// GoesOn takes a press of Enter or Space, which do the same everywhere, and reports whether
// there was one.
func (c *Context) GoesOn() bool { return slices.ContainsFunc(enterKeys, c.Take) }

func (c *Context) buttonText(r Rect, b *Button, s string, at int) {
	st := b.style()
	pad := 10.0
	if b.Look == GhostLook || b.Look == BarLook {
		pad = 6
	}
	inner := r.InsetXY(pad, 0)
	if tails := b.tails(); len(tails) > 0 {
		w := c.TextWidth(s, st)
		for _, t := range tails {
			w += hintGap + c.TextWidth(t.text, t.style)
		}
		all := inner.Middle(w+2, r.H)
		for _, t := range slices.Backward(tails) {
			c.text(all.CutRight(c.TextWidth(t.text, t.style)+1), t.text, t.style)
			all.CutRight(hintGap)
		}
		inner, st.Align = all, Left
	}
	c.text(inner, s, st)
	if at < 0 || c.In.Pad != NoPad { // a controller has no letters
		return
	}
	it := &c.list.Items[len(c.list.Items)-1]
	if it.Cut {
		return
	}
	c.underline(*it, at)
}

// underline draws the line under the letter of a text that is its hot key.
func (c *Context) underline(it Item, at int) {
	_, size := utf8.DecodeRuneInString(it.Text[at:])
	from, to := c.upTo(it.Text, at, it.Style), c.upTo(it.Text, at+size, it.Style)
	c.Fill(Rect{it.Ink.X + from, it.baseline() + 2.2, to - from, 1}, it.Colour)
}

func (b *Button) panel() Panel {
	switch b.Look {
	case MainLook:
		return MainButton
	case GhostLook:
		return GhostButton
	case BarLook:
		return BarButton
	}
	return CreamButton
}

// ring shows what has the keyboard, once keys have been used.
func (c *Context) ring(r Rect, re Reaction) {
	if re.Focused && c.mem.byKeys {
		c.add(Item{Kind: RingItem, Rect: r.Inset(-3)})
	}
}

// ButtonAtLeft is a button as wide as it wants at the left end of a foot, whose room it cuts off.
func (c *Context) ButtonAtLeft(foot *Rect, b Button) bool {
	w := c.ButtonWidth(b)
	return c.Button(foot.CutLeft(w).Middle(w, ButtonH), b)
}

// ButtonAtRight is ButtonAtLeft at the right end.
func (c *Context) ButtonAtRight(foot *Rect, b Button) bool {
	w := c.ButtonWidth(b)
	return c.Button(foot.CutRight(w).Middle(w, ButtonH), b)
}

// Row puts buttons beside each other from the left, each as wide as it wants,
// on further lines if they do not fit. It returns which was set off (−1 none)
// and how high the rows became.
func (c *Context) Row(r Rect, buttons ...Button) (hit int, height float64) {
	hit = -1
	x, y, h := r.X, r.Y, float64(ButtonH)
	for i, b := range buttons {
		w := min(c.ButtonWidth(b), r.W)
		if x > r.X && x+w > r.Right()+0.5 {
			x, y = r.X, y+h+rowGap
		}
		if c.Button(Rect{x, y, w, h}, b) {
			hit = i
		}
		x += w + rowGap
	}
	return hit, y + h - r.Y
}

// RowHeight is how high Row makes these buttons in a width.
func (c *Context) RowHeight(width float64, buttons ...Button) float64 {
	x, y := 0.0, 0.0
	for _, b := range buttons {
		w := min(c.ButtonWidth(b), width)
		if x > 0 && x+w > width+0.5 {
			x, y = 0, y+ButtonH+rowGap
		}
		x += w + rowGap
	}
	return y + ButtonH
}
