package ui

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Field is a line of text the player types.
type Field struct {
	ID       string
	Max      int    // letters, 0: 60
	Label    string // what is typed, for those who hear it; "": its Tip says it
	Hint     string // faint, while nothing is typed
	Disabled bool
	Whole    bool // all of it is chosen as it gets the keyboard, as what is proposed: who types writes it anew
	Tip      Rich
}

// said is what is read of what stands in a field: a field with a name needs no hint.
func (f *Field) said(text string) string {
	if f.Label != "" {
		return text
	}
	return cmp.Or(text, f.Hint)
}

// Typing is the input method of the system. The window has one; without it
// Input.Runes are typed.
type Typing interface {
	// Update works for the field that has the keyboard, once a tick: it calls
	// insert for each text the player has finished. before and after are the
	// text on both sides of the caret, which stands at the rectangle given in
	// device pixels. composing is what is being composed. handled tells that
	// the keys of this tick went into composing.
	Update(id, before, after string, caret Rect, insert func(string)) (composing string, handled bool)
	// Left is told when a field in which something was being composed has lost
	// the keyboard: that is in the field now, and to be forgotten.
	Left(id string)
	// Ended is told at the end of each frame. Where no field was worked for in it, what
	// is typed until one is belongs to none.
	Ended()
}

// edit is where the caret of a field is.
type edit struct {
	caret, mark int // in letters; the selection lies between them
	composing   string
	max         int     // letters the field takes
	shift       float64 // how far the text is moved to keep the caret in view
	had         bool    // it had the keyboard in the last frame
	whole       bool    // by the press that gave it the keyboard all is chosen, and nothing else
}

// clip is what was cut or copied within the program.
var clipText string

// TextField draws a field and reports whether the text changed.
func (c *Context) TextField(r Rect, f Field, s *string) bool {
	if f.Max == 0 {
		f.Max = 60
	}
	id := c.scope + f.ID
	re := c.react(Target{
		ID: f.ID, Rect: r, Flags: TakesText | KeepsFocus, Disabled: f.Disabled, Label: cmp.Or(f.Label, f.ID), Named: f.Label != "", Tip: f.Tip.String(), Value: f.said(*s),
	})
	e := c.mem.edits[id]
	if e == nil {
		e = &edit{caret: len([]rune(*s))}
		e.mark = e.caret
		c.mem.edits[id] = e
	}
	e.max = f.Max
	was := *s
	t := typist{c: c, e: e, text: []rune(*s), max: f.Max}
	t.tidy()
	inner := r.InsetXY(8, 2)
	if re.Pressed {
		e.whole = f.Whole && !e.had
	}
	if (re.Held || re.Pressed) && !e.whole {
		t.point(inner, re)
	}
	if f.Whole && re.Focused && !e.had {
		e.mark, e.caret = 0, len(t.text)
	}
	e.had = re.Focused
	if re.Pressed {
		c.fired(id) // from here on it has the keys
	}
	if re.Focused && !f.Disabled {
		t.edit(id, inner)
		c.Animate() // the input method is asked each tick
	} else {
		t.left(id)
	}
	*s = string(t.text)
	c.drawField(r, inner, &f, re, e, *s)
	tip := f.Tip
	if re.Focused && c.In.Pad != NoPad {
		tip = append(slices.Clone(tip), c.WriteTip...)
	}
	c.tipFor(id, r, tip, re.Focused)
	if *s != was {
		c.changed = true
	}
	return *s != was
}

// Typed is the text of a field as it stands on the screen: s, and in it what is being
// composed, which the keyboards of telephones finish only when the field is left. Whoever
// wants to know whether there is a name, and what it is, asks this.
func (c *Context) Typed(field, s string) string {
	e := c.mem.edits[c.scope+field]
	if e == nil || e.composing == "" {
		return s
	}
	as := *e
	t := typist{c: c, e: &as, text: []rune(s), max: e.max}
	t.tidy()
	t.insert(as.composing)
	return string(t.text)
}

// typist changes the text of a field.
type typist struct {
	c    *Context
	e    *edit
	text []rune
	max  int
}

func (t *typist) tidy() {
	n := len(t.text)
	t.e.caret, t.e.mark = min(t.e.caret, n), min(t.e.mark, n)
}

func (t *typist) chosen() (from, to int) { return min(t.e.caret, t.e.mark), max(t.e.caret, t.e.mark) }

// insert puts text in the place of what is chosen, as far as there is room.
func (t *typist) insert(s string) {
	from, to := t.chosen()
	var in []rune
	for _, r := range s {
		if r >= ' ' && r != 0x7f {
			in = append(in, r)
		}
	}
	room := t.max - (len(t.text) - (to - from))
	in = in[:min(len(in), max(0, room))]
	out := append([]rune{}, t.text[:from]...)
	out = append(append(out, in...), t.text[to:]...)
	t.text = out
	t.e.caret = from + len(in)
	t.e.mark = t.e.caret
}

// point sets the caret where the pointer is; a double click chooses all.
func (t *typist) point(inner Rect, re Reaction) {
	if re.Pressed && t.c.In.Double {
		t.e.mark, t.e.caret = 0, len(t.text)
		return
	}
	x := t.c.In.Mouse.X - inner.X + t.e.shift
	at := 0
	for at < len(t.text) {
		left, right := t.upTo(at), t.upTo(at+1)
		if x < (left+right)/2 {
			break
		}
		at++
	}
	t.e.caret = at
	if re.Pressed {
		t.e.mark = at
	}
}

// upTo is how far the first n letters reach.
func (t *typist) upTo(n int) float64 {
	return t.c.upTo(string(t.text), len(string(t.text[:n])), Body)
}

func (t *typist) edit(id string, inner Rect) {
	c := t.c
	if c.In.Letter != 0 {
		if c.In.Other && t.e.mark == t.e.caret {
			t.e.mark = max(0, t.e.caret-1)
		}
		t.insert(string(c.In.Letter))
	}
	if c.Typing == nil {
		if len(c.In.Runes) > 0 { // inserting nothing would delete what is chosen
			t.insert(string(c.In.Runes))
		}
	} else {
		before, after := string(t.text[:t.e.caret]), string(t.text[t.e.caret:])
		x := inner.X + t.upTo(t.e.caret) - t.e.shift
		caret := Rect{x * c.Scale, inner.Y * c.Scale, 2 * c.Scale, inner.H * c.Scale}
		composing, handled := c.Typing.Update(id, before, after, caret, t.insert)
		t.e.composing = composing
		if handled {
			c.In.Keys = nil
			return
		}
	}
	t.keys()
}

// left takes what was being composed when the field lost the keyboard as it stands: the
// keyboards of telephones finish a text only then.
func (t *typist) left(id string) {
	if t.e.composing == "" {
		return
	}
	t.insert(t.e.composing)
	t.e.composing = ""
	if t.c.Typing != nil {
		t.c.Typing.Left(id)
	}
}

func (t *typist) keys() {
	c := t.c
	kept := c.In.Keys[:0]
	for _, p := range c.In.Keys {
		if !t.key(p) {
			kept = append(kept, p)
		} else {
			c.changed = true
		}
	}
	c.In.Keys = kept
}

// key does what one key asks and reports whether it was for the field.
func (t *typist) key(p Press) bool {
	from, to := t.chosen()
	switch {
	case p.Ctrl && p.Key == ebiten.KeyA:
		t.e.mark, t.e.caret = 0, len(t.text)
	case p.Ctrl && (p.Key == ebiten.KeyC || p.Key == ebiten.KeyX) && to > from:
		clipText = string(t.text[from:to])
		if p.Key == ebiten.KeyX {
			t.insert("")
		}
	case p.Ctrl && p.Key == ebiten.KeyV:
		t.insert(clipText)
	case p.Ctrl || p.Alt:
		return false
	case p.Key == ebiten.KeyLeft:
		t.move(max(0, t.e.caret-1), p.Shift)
	case p.Key == ebiten.KeyRight:
		t.move(min(len(t.text), t.e.caret+1), p.Shift)
	case p.Key == ebiten.KeyHome:
		t.move(0, p.Shift)
	case p.Key == ebiten.KeyEnd:
		t.move(len(t.text), p.Shift)
	case p.Key == ebiten.KeyBackspace:
		if from == to {
			t.e.mark = max(0, from-1)
		}
		t.insert("")
	case p.Key == ebiten.KeyDelete:
		if from == to {
			t.e.mark = min(len(t.text), to+1)
		}
		t.insert("")
	default:
		return t.c.writes(p.Key)
	}
	return true
}

func (t *typist) move(to int, choose bool) {
	t.e.caret = to
	if !choose {
		t.e.mark = to
	}
}

func (c *Context) drawField(r, inner Rect, f *Field, re Reaction, e *edit, s string) {
	state := stateOf(Reaction{Hover: re.Hover}, f.Disabled, re.Focused)
	c.add(Item{Kind: PanelItem, Rect: r, Panel: FieldPanel, State: state})
	letters := []rune(s)
	before := string(letters[:min(e.caret, len(letters))])
	shown := s
	if e.composing != "" && re.Focused {
		shown = before + e.composing + s[len(before):]
		before += e.composing
	}
	caret := c.upTo(shown, len(before), Body)
	e.shift = max(0, min(e.shift, c.TextWidth(shown, Body)-inner.W+2))
	e.shift = max(min(e.shift, caret), caret-inner.W+2)
	c.Clipped(inner, func() {
		if from, to := min(e.caret, e.mark), max(e.caret, e.mark); re.Focused && to > from && to <= len(letters) {
			x0, x1 := c.upTo(s, len(string(letters[:from])), Body), c.upTo(s, len(string(letters[:to])), Body)
			c.Fill(Rect{inner.X + x0 - e.shift, inner.Y + 3, x1 - x0, inner.H - 6}, rgb(0xe3cd98))
		}
		line := Rect{inner.X - e.shift, inner.Y, c.TextWidth(shown, Body) + 2, inner.H}
		if shown == "" && f.Hint != "" {
			line.W = inner.W
			c.text(line, f.Hint, Style{Face: Italic, Size: 17, Colour: Ghost})
		} else {
			c.text(line, shown, Body.Own())
		}
		if re.Focused {
			c.Fill(Rect{inner.X + caret - e.shift, inner.Y + 4, 1.5, inner.H - 8}, Ink)
		}
	})
	if !re.Focused {
		return
	}
	c.ring(r, re)
	if c.In.Writing { // up and down are other letters
		for i, way := range []string{"u", "d"} {
			c.add(Item{Kind: ArrowItem, Rect: R(r.Right()-18, r.Y+r.H/2-12+float64(12*i), 12, 12), Text: way, Colour: Ink})
		}
	}
}
