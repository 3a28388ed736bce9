package play

import (
	"time"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Queue is what is written beside the game loop; the program implements it.
type Queue interface {
	// Wait waits until all has been written, so long at most, and reports whether it has.
	Wait(most time.Duration) bool
	// Round is how often it has begun to write after a rest.
	Round() int
}

// Saving waits for what is written beside the game loop when the window is to close or
// a game is left. All of it belongs to the game loop.
type Saving struct {
	Queue Queue
	// Unsaved hands in what is not written yet when the window is to close or a
	// game is left; may be nil.
	Unsaved func()

	sheet   *settling // that says so, while it lies open; nil else
	givenUp int       // the round in which the disk was waited for as long as anybody would; 0 none
}

// How long a player who leaves waits for the disk.
const (
	blink     = 30 * time.Millisecond // without being told: most disks are done by then
	patience  = 20.0                  // in seconds, being told; then it is given up
	mentioned = 0.3                   // from when on, in seconds, it is said what is waited for
)

// GivenUp reports whether the disk was waited for in vain.
func (s *Saving) GivenUp() bool { return s.givenUp > 0 && s.givenUp == s.Queue.Round() }

// Settle hands in what is not written yet and goes on with then when the disk is
// done. Meanwhile a sheet says what is waited for; where it lies there already, then
// comes behind what it goes on with. After some twenty seconds it goes on all the
// same, and GivenUp says so.
func (s *Saving) Settle(a desk.Desk, then func()) {
	if s.Unsaved != nil {
		s.Unsaved()
	}
	switch {
	case s.sheet != nil:
		s.sheet.then = append(s.sheet.then, then)
	case s.Queue.Wait(blink):
		then()
	default:
		s.sheet = &settling{saving: s, then: []func(){then}}
		a.Push(s.sheet)
	}
}

// MayClose waits for the disk before the window closes.
func (s *Saving) MayClose(a desk.Desk) bool {
	if s.GivenUp() {
		return true
	}
	if s.Unsaved != nil {
		s.Unsaved()
	}
	if s.Queue.Wait(0) {
		return true
	}
	if s.sheet == nil || !s.sheet.closes {
		s.Settle(a, a.Close)
	}
	if s.sheet != nil {
		s.sheet.closes = true
	}
	return false
}

// settling is the sheet on which the disk is waited for.
type settling struct {
	saving *Saving
	then   []func()
	closes bool    // the window, among what it goes on with
	began  float64 // in seconds; 0: in the next frame
	now    float64
}

// Name is the sheet's name in traces.
func (*settling) Name() string { return "saving" }

// Overlay: what it lies on shows through.
func (*settling) Overlay() {}

// Tick goes on when all is written.
func (s *settling) Tick(a desk.Desk) bool {
	done := s.saving.Queue.Wait(0)
	if !done && (s.began == 0 || s.now < s.began+patience) {
		return false
	}
	s.saving.sheet, s.saving.givenUp = nil, 0
	if !done {
		s.saving.givenUp = s.saving.Queue.Round()
	}
	a.Pop()
	for _, then := range s.then {
		then()
	}
	return true
}

// Frame says that the game is being saved.
func (s *settling) Frame(c *ui.Context, _ desk.Desk) {
	if s.now = c.In.Now; s.began == 0 {
		s.began = s.now
	}
	c.WakeAt(s.now + 0.1)
	if s.now < s.began+mentioned {
		return
	}
	room := c.Sheet(420, 120)
	col := page.NewColumn(c, room.Middle(room.W, 34))
	col.Say(ui.Plain(words.Say("save.waiting")), ui.Head.At(24).To(ui.Centre))
}
