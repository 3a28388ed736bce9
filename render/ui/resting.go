package ui

import "math"

// Who points is somebody whose pointer has moved: what comes up below one that rests has
// not been asked about.

// rested is where the pointer was, and in how large a window: a window that grows
// or shrinks moves no pointer.
type rested struct {
	mouse Point
	w, h  float64
}

// sized reports whether the window was as large.
func (r rested) sized(was rested) bool { return r.w == was.w && r.h == was.h }

// tipMoved is by how many units a pointer moves before somebody points: less is a hand
// that lies on the mouse.
const tipMoved = 4.0

// away is how far two places lie apart.
func away(a, b Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// Shown notes that the scene has come up, or lies on top again: until the pointer moves
// it points at nothing.
func (m *Memory) Shown() { m.still, m.stillAt, m.rested, m.hover = true, rested{}, rested{}, "" }

// Rest is Memory.Shown for a scene that has become another picture.
func (c *Context) Rest() {
	c.mem.Shown()
	c.follow()
}

// Resting reports whether the pointer has not moved since the scene came up or became
// another picture: then it points at nothing.
func (c *Context) Resting() bool { return c.mem.still }

// follow follows whether the pointer has moved since.
func (c *Context) follow() {
	m := c.mem
	at := rested{c.In.Mouse, c.W, c.H}
	switch {
	case !m.still:
	case !c.In.Inside: // when it comes back it has moved; a finger that is lifted too
		m.still = false
	case !at.sized(m.stillAt):
		m.stillAt = at
	case away(at.mouse, m.stillAt.mouse) > tipMoved:
		m.still = false
	}
}
