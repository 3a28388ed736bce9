package guide

import (
	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// What has been done is read from the commands in force and from what was told: a lesson that is taken
// up again goes on where the game stands.

// Count is how often a command of a kind, given by somebody who plays here, is in force.
func Count(p *play.Play, k game.Kind) int { return Since(p, 0, k) }

// Since is Count from a step on.
func Since(p *play.Play, from int, k game.Kind) (n int) {
	here := p.Persons()
	for i := from; i < p.Len(); i++ {
		if s := p.Step(i).Seat; here.Has(s) && p.Board.Step(i, s).Kind == k {
			n++
		}
	}
	return n
}

// Times is whether a command has been given so often, for Step.Done.
func Times(p *play.Play, k game.Kind, n int) func() bool {
	return func() bool { return Count(p, k) >= n }
}

// First is the first step that is so, Len where none is.
func First(p *play.Play, is func(s play.Step) bool) int {
	for i := range p.Len() {
		if is(p.Step(i)) {
			return i
		}
	}
	return p.Len()
}

// Told is how often something of a kind has been told.
func Told(p *play.Play, k game.EventKind) (n int) {
	for _, e := range p.Events() {
		if e.Kind == k {
			n++
		}
	}
	return n
}

// Target points at the first of these targets that is in sight, for Step.At.
func Target(ids ...string) func(c *ui.Context) (ui.Rect, bool) {
	return func(c *ui.Context) (r ui.Rect, ok bool) {
		for _, id := range ids {
			if r, ok = c.Sight(id); ok {
				return r, true
			}
		}
		return r, false
	}
}

// Ends are the ways on from the end of a lesson, as far as the program has them: a second
// game with these settings and computer players, the same game further on, the title.
func Ends(h *play.Host, second func() (settings []byte, sitters []string)) []End {
	var out []End
	if h.Begin != nil {
		out = append(out, End{Name: "again", Do: func(a desk.Desk) {
			settings, sitters := second()
			h.Begin(a, settings, sitters)
		}})
	}
	out = append(out, End{Name: "on", Do: func(desk.Desk) {}})
	if h.Leave != nil {
		out = append(out, End{Name: "title", Do: func(a desk.Desk) { h.Leave(a) }})
	}
	return out
}
