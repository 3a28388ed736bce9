package ui

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stepper is how a number is chosen: − n +. It is held to repeat, turned by
// the wheel, stepped by arrows and typed.
type Stepper struct {
	ID       string
	Label    string // what it counts, for those who hear it; "": its Tip says it
	Min, Max int
	Step     int // of one click, 0: 1; Page Up and Page Down go ten of them
	Disabled bool
	Tip      Rich
	// Show writes the number; nil: in figures.
	Show func(n int) string
}

// How a held button repeats, in seconds.
const (
	repeatAfter = 0.40
	repeatEvery = 0.07
)

// StepperW is how wide a stepper wants to be.
const StepperW = 112

// Stepper draws a stepper and reports whether it changed n. n is kept within
// Min and Max.
func (c *Context) Stepper(r Rect, s Stepper, n *int) bool {
	s.Step = max(1, s.Step)
	was := *n
	side := min(26, r.H)
	id := c.scope + s.ID
	re := c.react(Target{
		ID: s.ID, Rect: r, Flags: TakesArrows | TakesFigures | KeepsFocus | TakesWheel, Disabled: s.Disabled, Label: cmp.Or(s.Label, s.ID), Tip: s.Tip.String(), Value: s.shown(*n), Named: s.Label != "",
	})
	if !s.Disabled {
		*n = s.turn(c, r, side, re, *n)
		*n = min(max(*n, s.Min), max(s.Min, s.Max))
	}
	if *n != was {
		c.changed = true
		if c.Activated != nil {
			c.Activated(id)
		}
	}
	c.drawStepper(r, side, &s, re, *n)
	c.ring(r, re)
	c.tipFor(id, r, s.Tip, re.Focused)
	return *n != was
}

// turn is the number after what the player did.
func (s *Stepper) turn(c *Context, r Rect, side float64, re Reaction, n int) int {
	if re.Hover && c.In.Wheel.Y != 0 {
		if c.In.Wheel.Y > 0 {
			n += s.Step
		} else {
			n -= s.Step
		}
		c.In.Wheel, c.mem.digits = Point{}, ""
	}
	n += s.Step * c.repeats(re, r, side)
	if re.Pressed {
		c.mem.digits = ""
	}
	if re.Focused {
		n = s.keys(c, n)
	} else if c.mem.digitOf == c.scope+s.ID { // it has been left
		c.mem.digitOf = ""
	}
	return n
}

// repeats is how many steps the held mouse button makes in this tick: at once
// when it goes down, again and again when it stays down.
func (c *Context) repeats(re Reaction, r Rect, side float64) int {
	dir := 0
	switch x := c.In.Mouse.X; {
	case x < r.X+side:
		dir = -1
	case x >= r.Right()-side:
		dir = 1
	}
	if dir == 0 || !re.Hover {
		return 0
	}
	if re.Pressed {
		c.mem.heldAt = c.In.Now + repeatAfter
		if re.Held {
			c.WakeAt(c.mem.heldAt)
		}
		return dir
	}
	if !re.Held {
		return 0
	}
	k := 0
	for c.In.Now >= c.mem.heldAt {
		c.mem.heldAt += repeatEvery
		k += dir
	}
	c.WakeAt(c.mem.heldAt)
	return k
}

// changesNumber reports whether a key makes a number one more or less.
func changesNumber(k ebiten.Key) bool {
	return k == ebiten.KeyEqual || k == ebiten.KeyMinus || k == ebiten.KeyNumpadAdd || k == ebiten.KeyNumpadSubtract
}

func (s *Stepper) keys(c *Context, n int) int {
	c.numbers = true
	defer func() { c.numbers = false }()
	for _, step := range []struct {
		key ebiten.Key
		by  int
	}{
		{ebiten.KeyRight, 1},
		{ebiten.KeyLeft, -1},
		{ebiten.KeyEqual, 1},
		{ebiten.KeyNumpadAdd, 1},
		{ebiten.KeyMinus, -1},
		{ebiten.KeyNumpadSubtract, -1},
		{ebiten.KeyPageUp, 10},
		{ebiten.KeyPageDown, -10},
	} {
		if c.Take(Key(step.key)) {
			n += step.by * s.Step
			c.mem.digits = ""
		}
	}
	switch {
	case c.Take(Key(ebiten.KeyHome)):
		n, c.mem.digits = s.Min, ""
	case c.Take(Key(ebiten.KeyEnd)):
		n, c.mem.digits = s.Max, ""
	case c.Take(Key(ebiten.KeyBackspace)), c.Take(Key(ebiten.KeyDelete)):
		n, c.mem.digits = s.Min, ""
	}
	return s.typed(c, n)
}

// typed appends figures, however slowly they come, until the number is left or Enter closes it. The next
// figure goes on from what the bounds have made of those before, which is what stands there.
func (s *Stepper) typed(c *Context, n int) int {
	m := c.mem
	if m.digitOf != m.focus {
		m.digits, m.digitOf = "", m.focus
	}
	for _, d := range figures(c) {
		n, _ = strconv.Atoi(m.digits + strconv.Itoa(d)) // figures only: cannot fail
		n = min(n, max(s.Min, s.Max))
		m.digits = strconv.Itoa(max(0, n))
	}
	if slices.ContainsFunc(c.In.Keys, func(p Press) bool { return slices.Contains(enterKeys, Key(p.Key)) }) {
		m.digits = ""
	}
	return n
}

// figures are the figures typed in this tick, their keys used up. Where a frame takes long several come at once: the
// window tells their keys by where they lie and each once, what they write in the order in which they were typed.
func figures(c *Context) []int {
	var pressed, written []int
	for _, p := range slices.Clone(c.In.Keys) {
		if d, ok := figureOf(p.Key); ok && c.Take(Key(p.Key)) {
			pressed = append(pressed, d)
		}
	}
	for _, r := range c.In.Runes {
		if r >= '0' && r <= '9' {
			written = append(written, int(r-'0'))
		}
	}
	for _, d := range pressed {
		if !slices.Contains(written, d) { // it is not these keys that wrote
			return pressed
		}
	}
	if len(pressed) == 0 {
		return nil
	}
	c.In.Runes = nil
	return written
}

// figureOf is the figure that a key writes.
func figureOf(k ebiten.Key) (d int, ok bool) {
	switch {
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return int(k - ebiten.KeyDigit0), true
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return int(k - ebiten.KeyNumpad0), true
	}
	return 0, false
}

func (c *Context) drawStepper(r Rect, side float64, s *Stepper, re Reaction, n int) {
	over := func(part Rect) Reaction {
		on := c.Over(part)
		return Reaction{Hover: on && re.Hover, Held: re.Held && on}
	}
	minus := Rect{r.X, r.Y, side, r.H}
	plus := Rect{r.Right() - side, r.Y, side, r.H}
	field := Rect{r.X + side + 4, r.Y, r.W - 2*side - 8, r.H}
	st := Body.To(Centre)
	if s.Disabled {
		st.Colour = Ghost
	}
	for _, part := range []struct {
		r    Rect
		sign string
		end  bool
	}{{minus, "−", n <= s.Min}, {plus, "+", n >= s.Max}} {
		c.add(Item{Kind: PanelItem, Rect: part.r, Panel: StepButton, State: stateOf(over(part.r), s.Disabled || part.end, false)})
		sign := st
		if part.end {
			sign.Colour = Ghost
		}
		c.text(part.r, part.sign, sign)
	}
	state := State(0)
	if s.Disabled {
		state = Greyed
	}
	c.add(Item{Kind: PanelItem, Rect: field, Panel: FieldPanel, State: state})
	c.text(field.InsetXY(2, 0), s.shown(n), st)
}

// shown is how the number is written.
func (s *Stepper) shown(n int) string {
	switch {
	case s.Show != nil:
		return s.Show(n)
	case s.Disabled:
		return "–"
	}
	return strconv.Itoa(n)
}
