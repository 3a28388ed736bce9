package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Flags say which keys a target uses itself when it has the keyboard.
type Flags uint8

// The flags.
const (
	TakesEnter   Flags = 1 << iota // Enter and Space act on it
	TakesArrows                    // arrows do not walk away from it
	TakesText                      // it is typed into
	NoFocus                        // it cannot have the keyboard
	KeepsFocus                     // a click gives it the keyboard
	TakesFigures                   // figures, + and − change it
	TakesWheel                     // while it has the keyboard, the wheel turns it
	IsMain                         // Enter and Space set it off wherever the keyboard is
)

// Memory is what the kit remembers of a scene between frames: what has the
// keyboard, how far lists are scrolled. Make one per scene.
type Memory struct {
	focus   string
	byKeys  bool // the focus was moved by key, so the ring is shown
	held    string
	heldAt  float64 // when it was pressed, or repeats next
	dragged Point   // where the pointer was a frame ago

	hover   string // the tip that the pointer asks for
	hoverAt float64
	rested  rested
	came    bool   // the tip came to a resting pointer: see dueTip
	cameTo  Point  // where that pointer rested
	still   bool   // nobody has pointed since the screen came up: see Resting
	stillAt rested // where the pointer was then; zero: not noted yet
	said    string // the tip that was shown in the last frame

	scroll  map[string]float64
	extent  map[string]float64 // height of what a scroll area holds
	barred  map[string]barred  // of an area with a bar: see Scroll
	edits   map[string]*edit
	floats  []floating // of the last frame
	targets []Target   // of the last frame
	items   int        // how many it had
	tipAt   tipAt      // where the last tip was put
	asideAt asideAt    // and the last aside
	modal   string     // the top modal of the last frame
	saved   map[string]string
	marks   []marked // of the last frame
	citing  string   // the number of a rule that the left button went down on
	digits  string   // typed into a stepper so far
	digitOf string   // that stepper
}

// floating is a rectangle on a higher layer, which hides what is below from
// the pointer.
type floating struct {
	id    string
	rect  Rect
	layer int
	modal bool
	aside bool // what is below stays as bright as it was
}

// Context is one frame: what the player does, and what is to be seen. A scene
// gets one for each frame and keeps nothing of it.
type Context struct {
	In          Input
	W, H, Scale float64 // size in units; device pixels per unit
	// Under is device pixels per unit of what the screen lies on where it is a sheet (desk.Below); 0: as Scale.
	Under float64
	// Typing is the input method, nil in tests.
	Typing Typing
	// Explain, if set, completes the tips of targets by their IDs: it is given
	// the tip that a target brings itself, which may be empty.
	Explain func(id string, own Rich) Rich
	// Keys says which keys set off the program's commands; nil: none do.
	Keys Keymap
	// WriteTip is how a line of text is written by controller.
	WriteTip Rich
	// CiteTip, if set, explains a rule by its number: then numbers can be clicked.
	CiteTip func(number string) Rich
	// Activated, if set, is told of everything the player sets off.
	Activated func(id string)

	mem    *Memory
	list   *List
	drawn  func() []Rect // where something is drawn on the screen; nil: nobody says
	layer  int
	layers int // how many layers were made this frame
	clip   Rect
	area   string // the scroll area being filled
	cuts   bool   // it has a bar: what its edge cuts through is left out
	top    int    // the layer that has the keyboard: the last frame's top modal
	floats []floating
	blocks int  // texts set so far that do not belong together
	joined int  // how deep in texts that do
	behind bool // what is drawn lies behind another frame: see Behind
	scope  string
	begins func(id string) bool // see BeginAt
	ids    map[string]bool
	tip    *tip // under the pointer
	keyTip *tip // of what has the keyboard

	reserved, everywhere letters  // of commands that work on this screen
	marks, others        []marked // letters as they are marked, and those given instead
	displaced            bool     // a button had to give up its letter
	pointed              *pointed // the number of a rule under the pointer
	cited                string   // the number that was clicked
	numbers              bool     // what asks for keys is the number that has the keyboard

	changed  bool
	withheld bool    // something was kept from this frame: see Withhold
	caught   bool    // the press of this tick fell on a target
	grasped  bool    // what the pointer holds is there, and can be chosen
	wake     float64 // when the next frame is wanted even without input; <0 never
}

// NewMemory is the memory of a new scene.
func NewMemory() *Memory {
	return &Memory{
		scroll: map[string]float64{}, extent: map[string]float64{}, barred: map[string]barred{}, edits: map[string]*edit{}, saved: map[string]string{},
	}
}

// Begin begins a frame of w by h device pixels.
func Begin(mem *Memory, in Input, wpx, hpx, scale float64) *Context {
	c := &Context{
		In: in, W: wpx / scale, H: hpx / scale, Scale: scale, mem: mem,
		ids: make(map[string]bool, len(mem.targets)), wake: -1, marks: make([]marked, 0, len(mem.marks)),
	}
	c.In.Keys = firstPresses(in.Keys) // a copy: keys are taken out as they are used
	c.list = &List{                   // with room for about as much as the last frame had
		W: c.W, H: c.H, Scale: scale,
		Items: make([]Item, 0, mem.items+16), Targets: make([]Target, 0, len(mem.targets)+8),
	}
	c.clip = c.Screen()
	for _, f := range mem.floats {
		if f.modal {
			c.top = max(c.top, f.layer)
		}
	}
	c.follow()
	return c
}

// End finishes the frame: the keys nobody took walk the focus, and tips appear.
func (c *Context) End() *List {
	c.cite()
	c.showTip()
	c.walk()
	c.letGo()
	c.padPointer()
	c.keepMarks()
	if c.Typing != nil {
		c.Typing.Ended()
	}
	l := c.list
	darkest := 0
	for _, f := range c.floats {
		if f.modal {
			l.TopModal = max(l.TopModal, f.layer)
		}
		if f.modal && !f.aside {
			darkest = max(darkest, f.layer)
		}
	}
	for i := range l.Items {
		l.Items[i].Dim = l.Items[i].Layer < darkest
	}
	slices.SortStableFunc(l.Items, func(a, b Item) int { return a.Layer - b.Layer })
	if len(c.floats) != len(c.mem.floats) {
		c.changed = true // what lies under a new panel must let go
	}
	l.Focus = c.mem.focus
	c.mem.floats, c.mem.targets, c.mem.items = c.floats, l.Targets, len(l.Items)
	c.mem.dragged = c.In.Mouse
	return l
}

// letGo lets go of what went away while the pointer held it, or can be chosen no more:
// nothing else could be touched.
func (c *Context) letGo() {
	if c.mem.held != "" && !c.grasped {
		c.mem.held, c.changed = "", true
	}
}

// Screen is the whole window.
func (c *Context) Screen() Rect { return Rect{0, 0, c.W, c.H} }

// Changed reports whether anything was set off in this frame, so that what was
// drawn before it may be out of date and another frame is due.
func (c *Context) Changed() bool { return c.changed }

// Touch asks for another frame at once: the scene changed something itself.
func (c *Context) Touch() { c.changed = true }

// Animate asks for a frame in the next tick.
func (c *Context) Animate() { c.WakeAt(c.In.Now) }

// WakeAt asks for a frame at the time t, in seconds as In.Now counts them.
func (c *Context) WakeAt(t float64) {
	if c.wake < 0 || t < c.wake {
		c.wake = t
	}
}

// Wake is when the next frame is wanted without input; negative: never.
func (c *Context) Wake() float64 { return c.wake }

// Scope puts a name before the IDs of what f makes, so that the rows of a
// table may have equal labels.
func (c *Context) Scope(name string, f func()) {
	old := c.scope
	c.scope += name + "/"
	f()
	c.scope = old
}

// Clipped has f draw and react within r only.
func (c *Context) Clipped(r Rect, f func()) {
	old := c.clip
	c.clip = c.clip.Intersect(r)
	f()
	c.clip = old
}

// Whole has f draw within r only, and leaves out what its upper or its lower edge would cut through.
func (c *Context) Whole(r Rect, f func()) {
	from := len(c.list.Items)
	c.Clipped(r, f)
	c.list.Items = append(c.list.Items[:from], slices.DeleteFunc(c.list.Items[from:], func(it Item) bool {
		part := it.Rect
		if it.Kind == TextItem {
			part = it.Ink
		}
		return part.Y < r.Y-1 || part.Bottom() > r.Bottom()+1
	})...)
}

// Pixels is a length in device pixels.
func (c *Context) Pixels(units float64) float64 { return units * c.Scale }

// Reaction is what the player does with a target in this frame.
type Reaction struct {
	Hover    bool // the pointer is over it
	Held     bool // the left button went down on it and is still down
	Pressed  bool // the left button went down on it now
	Clicked  bool // clicked, or set off by Enter or Space
	Double   bool // clicked twice
	Right    bool // clicked with the right button
	Focused  bool // it has the keyboard
	Dragging bool // it is held and the pointer has moved
	Drag     Point
}

// React makes r a target: it can be clicked, and have the keyboard. id must be
// unique within the frame and scope; it is also what tests know the target by.
func (c *Context) React(id string, r Rect, f Flags) Reaction {
	return c.react(Target{ID: id, Rect: r, Flags: f, Label: id})
}

// ReactAs is React for what has words for those who hear the screen.
func (c *Context) ReactAs(id, label string, r Rect, f Flags) Reaction {
	return c.react(Target{ID: id, Rect: r, Flags: f, Label: label, Named: true})
}

// ReactTip is React for what explains itself: to who points at it, walks to it, or hears it.
func (c *Context) ReactTip(id string, r Rect, f Flags, tip Rich) Reaction {
	re := c.react(Target{ID: id, Rect: r, Flags: f, Label: id, Tip: tip.String()})
	c.tipFor(c.scope+id, r, tip, re.Focused)
	return re
}

func (c *Context) react(t Target) (out Reaction) {
	t.Tip = c.Keyed(t.Tip)
	t.ID, t.Clip, t.Layer, t.area, t.view = c.scope+t.ID, c.clip, c.layer, c.area, c.clip
	if c.ids[t.ID] {
		c.list.Problems = append(c.list.Problems, "two things are called "+t.ID)
	}
	c.ids[t.ID] = true
	if t.Flags&NoFocus == 0 {
		c.list.Targets = append(c.list.Targets, t)
	}
	m := c.mem
	out.Focused = m.focus == t.ID && c.layer >= c.top
	out.Hover = c.Over(t.Rect) && !c.cutOff(t.Rect) && (m.held == "" || m.held == t.ID)
	if c.Explain != nil && t.Flags&NoFocus == 0 {
		own := t.Tip
		tip := c.keyed(c.Explain(t.ID, Plain(own)))
		c.list.Targets[len(c.list.Targets)-1].Tip = tip.String()
		if own == "" {
			c.offerTip(t.ID, t.Rect, tip, out.Focused)
		}
	}
	if t.Disabled {
		return out
	}
	c.reactMouse(&t, &out)
	if out.Focused && t.Flags&TakesEnter != 0 && !c.In.Main && c.GoesOn() {
		out.Clicked = true
	}
	if t.Hot != 0 && !out.Clicked && c.hotPressed(t.Hot) {
		out.Clicked = true
	}
	if out.Clicked {
		c.fired(t.ID)
	}
	return out
}

func (c *Context) reactMouse(t *Target, out *Reaction) {
	m := c.mem
	if out.Hover && c.In.Pressed[LeftButton] {
		m.held, m.heldAt = t.ID, c.In.Now
		m.dragged = c.In.Mouse
		out.Pressed, c.caught = true, true
		m.byKeys = false
		if t.Flags&KeepsFocus != 0 {
			m.focus, c.changed = t.ID, true
		} else {
			m.focus = ""
		}
		out.Focused = m.focus == t.ID
	}
	if out.Hover && c.In.Pressed[RightButton] {
		out.Right = true
		c.fired(t.ID)
	}
	if m.held != t.ID {
		return
	}
	out.Held, c.grasped = true, true
	out.Drag = Point{c.In.Mouse.X - m.dragged.X, c.In.Mouse.Y - m.dragged.Y}
	out.Dragging = out.Drag != Point{}
	if c.In.Released[LeftButton] || !c.In.Held[LeftButton] && !c.In.Pressed[LeftButton] {
		m.held = ""
		c.changed = true
		out.Held = false
		out.Clicked = out.Hover && c.In.Released[LeftButton]
		out.Double = out.Clicked && c.In.Double
	}
}

// fired notes that the player has set something off.
func (c *Context) fired(id string) {
	c.changed = true
	if c.Activated != nil {
		c.Activated(id)
	}
}

// Over reports whether the pointer is over r, and nothing above hides it.
func (c *Context) Over(r Rect) bool {
	if !c.In.Inside || !r.Intersect(c.clip).Contains(c.In.Mouse) {
		return false
	}
	for _, f := range c.mem.floats {
		if f.layer > c.layer && (f.modal || f.rect.Contains(c.In.Mouse)) {
			return false
		}
	}
	return true
}

// HasKeys reports whether keys go to the layer being drawn, and not to a modal
// above it, or to what this lies behind.
func (c *Context) HasKeys() bool { return c.layer >= c.top && !c.behind }

// isWritten reports whether a key belongs to what has the keyboard: to a text
// field, which it writes in, or to a number.
func (c *Context) isWritten(ch Chord) bool {
	if ch.Ctrl || !c.writes(ch.Key) {
		return false
	}
	t := c.focusTarget()
	if t == nil {
		return false
	}
	number := ch == Key(ch.Key) && (isFigure(ch.Key) || changesNumber(ch.Key))
	return t.Flags&TakesText != 0 || // with Alt too: some letters are written so
		t.Flags&TakesFigures != 0 && number && !c.numbers
}

func (c *Context) focusTarget() *Target {
	for i := range c.mem.targets {
		if c.mem.targets[i].ID == c.mem.focus {
			return &c.mem.targets[i]
		}
	}
	return nil
}

// Take reports whether a key (with exactly these modifiers) went down in this
// tick, and uses it up. Keys that a text field needs are kept from others.
func (c *Context) Take(ch Chord) bool {
	if !c.HasKeys() {
		return false
	}
	for i, p := range c.In.Keys {
		if p.Key == ch.Key && p.Ctrl == ch.Ctrl && p.Shift == ch.Shift && p.Alt == ch.Alt {
			if c.isWritten(ch) {
				return false
			}
			c.In.Keys = slices.Delete(c.In.Keys, i, i+1)
			c.changed = true
			return true
		}
	}
	return false
}

// Back reports whether the player wants to go back: Esc.
func (c *Context) Back() bool { return c.Take(Key(ebiten.KeyEscape)) }

// writes is prints, but for the Space that is for the red button alone.
func (c *Context) writes(k ebiten.Key) bool { return prints(k) && !(c.In.Main && k == ebiten.KeySpace) }

// prints reports whether a key makes a letter, figure or space, or edits text.
func prints(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyHome, ebiten.KeyEnd,
		ebiten.KeySpace:
		return true
	}
	return isLetter(k) || isFigure(k) || isPoint(k)
}

// hotPressed reports whether the key of a letter went down alone.
func (c *Context) hotPressed(r rune) bool {
	k, ok := keyOf(r)
	return ok && !c.isRepeat(k) && c.Take(Key(k))
}

func keyOf(r rune) (ebiten.Key, bool) {
	switch {
	case r >= 'a' && r <= 'z':
		return ebiten.KeyA + ebiten.Key(r-'a'), true
	case r >= 'A' && r <= 'Z':
		return ebiten.KeyA + ebiten.Key(r-'A'), true
	case r >= '0' && r <= '9':
		return ebiten.KeyDigit0 + ebiten.Key(r-'0'), true
	}
	return 0, false
}
