package ui

import (
	"image"
	"image/color"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// A controller is told to the screens as keys and a mouse: its cross walks from choice to choice as
// Tab and the arrows do, its left stick is the pointer, which settles on the choice it is left at,
// its right stick draws what lies under the pointer, its triggers bring it nearer and farther.

// PadButton is a button of a controller by where it lies, which is alike on all makes.
type PadButton uint8

// The buttons.
const (
	PadSouth         PadButton = iota // sets off what has the keyboard, or lies under the pointer; else the red button
	PadEast                           // back
	PadWest                           // the red button, whatever has the keyboard
	PadNorth                          // a key of the program's own
	PadUp                             // the cross
	PadDown                           // …
	PadLeft                           // …
	PadRight                          // …
	PadShoulderLeft                   // to the choice before
	PadShoulderRight                  // to the next
	PadTriggerLeft                    // farther
	PadTriggerRight                   // nearer
	PadStart                          // back too: where there is nothing to go back to, the menu
	PadSelect                         // a key of the program's own
	PadButtons
)

// PadMake is whose letters stand on the buttons.
type PadMake uint8

// The makes; NoPad is none in anybody's hand.
const (
	NoPad     PadMake = iota
	PadABXY           // A below, B at the right: most
	PadShapes         // cross below, circle at the right
	PadBAYX           // B below, A at the right
)

// PadState is what a controller is like in a tick.
type PadState struct {
	Make        PadMake
	Down        [PadButtons]bool
	Left, Right Point // the sticks, each −1 to 1; Y down
}

const (
	padDead   = 0.35 // of a stick that is let go
	padSpeed  = 16.0 // of the pointer, in units a tick with the stick at its end
	padSettle = 60.0 // how far off a choice may lie that the pointer settles on, in units
	padTaken  = 24.0 // how far a mouse moves that is taken again, in units
	padSwipe  = 18.0 // by how much a tick draws, in units
)

// Pad follows the controller in a player's hand.
type Pad struct {
	// Keys says what the buttons do that belong to the game; nil: nothing.
	Keys Keymap

	held     PadMake // it is what the player plays with; NoPad: something else
	pointing bool    // its stick was used after its cross
	at       Point   // where its pointer is
	moved    bool    // the pointer is on its way
	mouse    Point   // where the mouse lay when the controller was taken
	was      PadState
	again    [PadButtons]float64 // when a held button repeats next
	pressed  bool                // its pointer holds what lies under it
	writing  string              // the field it writes in, "" for none
	begun    bool                // something has been written there
}

// Read adds what a controller does to the input of a tick, given what was shown last. It gives way to
// whoever takes mouse or keys.
func (p *Pad) Read(in *Input, s PadState, list *List) {
	s.Left, s.Right = s.Left.beyond(padDead), s.Right.beyond(padDead)
	was := p.was
	p.was = s
	idle := s.Down == [PadButtons]bool{} && s.Left == Point{} && s.Right == Point{}
	if p.held != NoPad && (len(in.Keys) > 0 || in.Pressed != [mouseButtons]bool{} || s.Make == NoPad || in.Mouse.distance(p.mouse) > padTaken && idle) {
		p.held, p.pressed = NoPad, false
	}
	if p.held == NoPad {
		if idle || s.Make == NoPad {
			return
		}
		p.held, p.pointing, p.mouse, p.at = s.Make, false, in.Mouse, in.Mouse
	}
	p.held = s.Make
	in.Pad, in.Inside = p.held, false
	down := func(b PadButton) bool { return p.goes(b, was.Down[b], in.Now) }
	if p.write(in, list, down) {
		return
	}
	for _, w := range []struct {
		b    PadButton
		key  ebiten.Key
		back bool // of Tab
	}{{PadUp, ebiten.KeyUp, true}, {PadDown, ebiten.KeyDown, false}, {PadLeft, ebiten.KeyLeft, true}, {PadRight, ebiten.KeyRight, false}, {PadShoulderLeft, ebiten.KeyTab, true}, {PadShoulderRight, ebiten.KeyTab, false}} {
		if down(w.b) {
			p.walk(in, list, w.key, w.back)
		}
	}
	in.Pinch += count(down(PadTriggerRight)) - count(down(PadTriggerLeft))
	p.point(in, list)
	p.setOff(in, list, was)
	if !p.pointing {
		in.Mouse = Point{-1, -1}
	}
}

// goes reports whether a button went down in this tick, or is held so long that it counts again.
func (p *Pad) goes(b PadButton, before bool, now float64) bool {
	switch {
	case !p.was.Down[b]:
		return false
	case !before:
		p.again[b] = now + repeatAfter
		return true
	case now >= p.again[b] && p.again[b] > 0:
		p.again[b] = now + repeatEvery
		return true
	}
	return false
}

// walk goes on by the cross, or the shoulders, which are Tab. Lists keep up and down for themselves, and numbers left and right: the
// other way leads on.
func (p *Pad) walk(in *Input, list *List, key ebiten.Key, back bool) {
	p.pointing = false
	upright := key == ebiten.KeyUp || key == ebiten.KeyDown
	at := slices.IndexFunc(list.Targets, func(t Target) bool { return t.ID == list.Focus })
	if key == ebiten.KeyTab || at < 0 || list.Targets[at].Flags&TakesArrows != 0 && upright == (list.Targets[at].Flags&TakesFigures != 0) {
		in.Keys = append(in.Keys, Press{Key: ebiten.KeyTab, Shift: back && (at >= 0 || key == ebiten.KeyTab)})
		return
	}
	in.Keys = append(in.Keys, Press{Key: key})
}

// point moves the pointer by the left stick, and draws by the right one.
func (p *Pad) point(in *Input, list *List) {
	if p.was.Left != (Point{}) {
		if !p.pointing { // from what has the keyboard, or the middle
			p.pointing, p.at = true, Point{list.W / 2, list.H / 2}
			if t, ok := list.Find(list.Focus); ok && list.Focus != "" {
				p.at = t.Visible().Centre()
			}
		}
		p.at = Point{
			min(max(p.at.X+p.was.Left.X*padSpeed, 0), list.W/list.Scale-1),
			min(max(p.at.Y+p.was.Left.Y*padSpeed, 0), list.H/list.Scale-1),
		}
		p.moved = true
	} else if p.moved {
		p.moved = false
		p.settle(list)
	}
	if p.was.Right != (Point{}) {
		if !p.pointing {
			p.pointing, p.at = true, Point{list.W / 2, list.H / 2}
		}
		in.Swipe = Point{-p.was.Right.X * padSwipe, -p.was.Right.Y * padSwipe}
	}
	if p.pointing {
		in.Mouse, in.Inside = p.at, true
	}
}

// settle brings the pointer onto the choice nearest to it, if one lies near.
func (p *Pad) settle(list *List) {
	least := padSettle
	to := p.at
	for i := range list.Targets {
		t := &list.Targets[i]
		r := t.Visible()
		if t.Layer < list.TopModal || t.Disabled || r.Empty() {
			continue
		}
		if r.Contains(p.at) {
			return // on one already, however large it is
		}
		if d := r.Centre().distance(p.at); d < least {
			least, to = d, r.Centre()
		}
	}
	p.at = to
}

// setOff does what the buttons do.
func (p *Pad) setOff(in *Input, list *List, was PadState) {
	south, before := p.was.Down[PadSouth], was.Down[PadSouth]
	switch {
	case p.pressed && !south:
		p.pressed = false
		in.Released[LeftButton] = true
	case p.pressed:
		in.Held[LeftButton] = true
	case south && !before && p.pointing:
		p.pressed = true
		in.Pressed[LeftButton], in.Held[LeftButton] = true, true
	case south && !before && list.takesText(list.Focus):
		p.writing, p.begun = list.Focus, false
	case south && !before && list.Focus != "":
		in.Keys = append(in.Keys, Press{Key: ebiten.KeyEnter})
	case south && !before:
		in.goOn()
	}
	press := func(b PadButton, keys []Chord) {
		if p.was.Down[b] && !was.Down[b] && len(keys) > 0 {
			k := keys[0]
			in.Keys = append(in.Keys, Press{Key: k.Key, Ctrl: k.Ctrl, Shift: k.Shift, Alt: k.Alt})
		}
	}
	press(PadEast, []Chord{Key(ebiten.KeyEscape)})
	press(PadStart, []Chord{Key(ebiten.KeyEscape)})
	if p.Keys != nil {
		press(PadNorth, p.Keys.Chords(p.Keys.OnPad(PadNorth)))
		press(PadSelect, p.Keys.Chords(p.Keys.OnPad(PadSelect)))
	}
	if p.was.Down[PadWest] && !was.Down[PadWest] {
		in.goOn()
	}
}

// padLetters are the letters that a controller writes, in the order in which one follows the other.
const padLetters = " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789’-.:/"

// write is the cross at writing, and reports whether it is: up and down are other letters, to the right is
// one more, to the left the last is taken back. Any button that sets off or goes back ends it.
func (p *Pad) write(in *Input, list *List, down func(PadButton) bool) bool {
	t, ok := list.Find(p.writing)
	if p.writing == "" || !ok || list.Focus != p.writing || p.was.Left != (Point{}) {
		p.writing = ""
		return false
	}
	in.Writing, in.Mouse = true, Point{-1, -1}
	all, text := []rune(padLetters), []rune(t.Value)
	fresh := 'a'
	if !p.begun || len(text) == 0 || text[len(text)-1] == ' ' {
		fresh = 'A'
	}
	other := func(by int) {
		if !p.begun || len(text) == 0 {
			in.Letter = fresh
			return
		}
		i := max(0, slices.Index(all, text[len(text)-1]))
		in.Letter, in.Other = all[(i+by+len(all))%len(all)], true
	}
	switch {
	case down(PadDown):
		other(1)
	case down(PadUp):
		other(-1)
	case down(PadRight):
		in.Letter = fresh
	case down(PadLeft):
		in.Keys = append(in.Keys, Press{Key: ebiten.KeyBackspace})
		p.begun = true
	case down(PadSouth), down(PadEast), down(PadStart):
		p.writing, in.Writing = "", false
	case down(PadWest), down(PadShoulderLeft), down(PadShoulderRight):
		p.writing, in.Writing = "", false
		return false
	}
	p.begun = p.begun || in.Letter != 0
	return true
}

// takesText reports whether a target is a line of text.
func (l *List) takesText(id string) bool {
	t, ok := l.Find(id)
	return ok && id != "" && t.Flags&TakesText != 0
}

// goOn presses Space for the red button alone.
func (in *Input) goOn() { in.Main, in.Keys = true, append(in.Keys, Press{Key: ebiten.KeySpace}) }

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

// beyond is a stick's place without the little by which one that is let go lies off its middle.
func (q Point) beyond(dead float64) Point {
	d := math.Hypot(q.X, q.Y)
	if d < dead {
		return Point{}
	}
	k := min(1, (d-dead)/(1-dead)) / d
	return Point{q.X * k, q.Y * k}
}

func (q Point) distance(to Point) float64 { return math.Hypot(q.X-to.X, q.Y-to.Y) }

// padPointer draws the pointer of a controller, above all else: the system's lies where the mouse does.
func (c *Context) padPointer() {
	if c.In.Pad == NoPad || !c.In.Inside {
		return
	}
	const side = 22.0
	c.layer, c.clip = 1<<20, c.Screen()
	c.Picture(Rect{math.Round(c.In.Mouse.X - side/2), math.Round(c.In.Mouse.Y - side/2), side, side}, "pad pointer", 0, paintPadPointer)
}

// paintPadPointer is a ring of ink on paper with a red point in its middle.
func paintPadPointer(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	half := float64(w) / 2
	for _, ring := range []struct {
		from, to float64 // parts of the half
		col      color.RGBA
	}{{0.60, 1, rgb(0xfbf4e1)}, {0.70, 0.90, Ink}, {0, 0.26, rgb(0xfbf4e1)}, {0, 0.18, Red}} {
		for y := range h {
			for x := range w {
				d := math.Hypot(float64(x)+0.5-half, float64(y)+0.5-float64(h)/2) / half
				edge := 1 / half // a pixel, over which it fades
				a := min(1, max(0, (ring.to-d)/edge)) * min(1, max(0, (d-ring.from)/edge+1))
				if a <= 0 {
					continue
				}
				at := img.RGBAAt(x, y)
				mix := func(old, new uint8) uint8 { return uint8(float64(old)*(1-a) + float64(new)*a) }
				img.SetRGBA(x, y, color.RGBA{mix(at.R, ring.col.R), mix(at.G, ring.col.G), mix(at.B, ring.col.B), mix(at.A, 255)})
			}
		}
	}
	return img
}
