package ui

import "cmp"

// Toggle draws a check box with its words and reports whether it was changed.
// An underscore marks the hot key, as on a button. The ID tells it from others
// in the same scope.
func (c *Context) Toggle(r Rect, id, label string, on *bool, tip Rich) bool {
	s, hot, at := c.hotFor(id, label, nil)
	mark := Unticked
	if *on {
		mark = Ticked
	}
	re := c.react(Target{ID: id, Rect: r, Flags: TakesEnter, Hot: hot, Label: s, Tip: tip.String(), Mark: mark})
	if re.Clicked {
		*on = !*on
	}
	box := Rect{r.X + 2, r.Y + (r.H-18)/2, 18, 18}
	c.add(Item{Kind: PanelItem, Rect: box, Panel: CheckPanel, State: stateOf(re, false, *on)})
	if *on {
		c.add(Item{Kind: TickItem, Rect: box, Colour: Ink})
	}
	words := Rect{r.X + 30, r.Y, r.W - 30, r.H}
	st := Body
	for st.Size > toggleLeast && c.TextWidth(s, st) > words.W {
		st.Size--
	}
	c.buttonTextLeft(words, s, at, st)
	c.ring(r, re)
	c.tipFor(c.scope+id, r, tip, re.Focused)
	return re.Clicked
}

// toggleLeast is the least size of the words of a check box that has little room.
const toggleLeast = 13

func (c *Context) buttonTextLeft(r Rect, s string, at int, st Style) {
	c.text(r, s, st)
	if at >= 0 {
		c.underline(c.list.Items[len(c.list.Items)-1], at)
	}
}

// Option is one of several choices of which one is in force.
type Option struct {
	Label    string
	ID       string // tells it from the others; empty: the label
	Tip      Rich
	Disabled bool
	Sign     int // 1 + a player's colour to show its sign instead of words; 0 none
}

// Options draws choices side by side, on further lines if they do not fit;
// chosen is the one in force. It reports a change and the height.
func (c *Context) Options(r Rect, id string, chosen *int, options ...Option) (changed bool, height float64) {
	const gap = optionGap
	x, y := r.X, r.Y
	c.Scope(id, func() {
		for i, o := range options {
			b := Button{Label: o.Label, ID: cmp.Or(o.ID, o.Label), On: i == *chosen, Tip: o.Tip, Disabled: o.Disabled, Size: 17}
			w := min(c.optionWidth(o), r.W)
			if x > r.X && x+w > r.Right()+0.5 {
				x, y = r.X, y+ButtonH+gap
			}
			if c.option(Rect{x, y, w, ButtonH - 2}, b, o) && i != *chosen {
				*chosen, changed = i, true
			}
			x += w + gap
		}
	})
	return changed, y + ButtonH - r.Y
}

// optionGap is the room between options.
const optionGap = 3

// optionWidth is how wide an option wants to be.
func (c *Context) optionWidth(o Option) float64 {
	if o.Sign > 0 {
		return ButtonH
	}
	return c.ButtonWidth(Button{Label: o.Label, Size: 17}) - 4
}

// OptionsWidth is the width in which options stand in one line.
func (c *Context) OptionsWidth(options ...Option) float64 {
	w := 0.0
	for i, o := range options {
		if i > 0 {
			w += optionGap
		}
		w += c.optionWidth(o)
	}
	return w
}

func (c *Context) option(r Rect, b Button, o Option) bool {
	if o.Sign == 0 {
		return c.Button(r, b)
	}
	t := Target{ID: b.ID, Rect: r, Flags: TakesEnter, Disabled: b.Disabled, Label: b.Label, Tip: o.Tip.String()}
	if b.On {
		t.Mark = Chosen
	}
	re := c.react(t)
	c.add(Item{Kind: PanelItem, Rect: r, Panel: CreamButton, State: stateOf(re, b.Disabled, b.On)})
	if !b.Disabled {
		c.Sign(r.Middle(24, 24), uint8(o.Sign-1))
	} else {
		c.add(Item{Kind: SignItem, Rect: r.Middle(24, 24), Version: uint64(o.Sign - 1), State: Greyed})
	}
	c.ring(r, re)
	c.tipFor(c.scope+b.ID, r, o.Tip, re.Focused)
	return re.Clicked
}
