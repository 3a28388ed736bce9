package play

import (
	"sync"
	"time"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Saving writes games beside the game loop, one after the other in the order in
// which they were handed in: a disk may take seconds, and costs no frame. The
// zero value is ready. All of it belongs to the game loop but what it writes.
type Saving struct {
	// Post has a function run on the game loop; nil: nobody is told how a write
	// ended.
	Post func(f func())
	// Unsaved hands in what is not written yet when the window is to close or a
	// game is left; may be nil.
	Unsaved func()

	mu      sync.Mutex
	waiting []writing
	rest    chan struct{} // closed when nothing is under way; nil: nothing is

	sheet   *settling // that says so, while it lies open; nil else
	givenUp bool      // the disk was waited for as long as anybody would
}

// writing is a game to be written.
type writing struct {
	slot  string
	write func() error
	done  func(err error)
}

// How long a player who leaves waits for the disk.
const (
	blink     = 30 * time.Millisecond // without being told: most disks are done by then
	patience  = 20.0                  // in seconds, being told; then it is given up
	mentioned = 0.3                   // from when on, in seconds, it is said what is waited for
)

// Write has write called in a goroutine, after all that were handed in before,
// and done on the game loop with how it ended; done may be nil. One of the same
// slot that still waits is left out, with its done: the latest is what counts.
// Those of the slot "" are all written.
func (s *Saving) Write(slot string, write func() error, done func(err error)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if slot != "" {
		kept := s.waiting[:0:0]
		for _, w := range s.waiting {
			if w.slot != slot {
				kept = append(kept, w)
			}
		}
		s.waiting = kept
	}
	s.waiting = append(s.waiting, writing{slot, write, done})
	if s.rest == nil {
		s.rest, s.givenUp = make(chan struct{}), false
		go s.work(s.rest)
	}
}

// work writes until nothing waits.
func (s *Saving) work(rest chan struct{}) {
	for {
		s.mu.Lock()
		if len(s.waiting) == 0 {
			s.rest = nil
			s.mu.Unlock()
			close(rest)
			return
		}
		next := s.waiting[0]
		s.waiting = s.waiting[1:]
		s.mu.Unlock()
		err := next.write()
		if s.Post != nil && next.done != nil {
			s.Post(func() { next.done(err) })
		}
	}
}

// Wait waits until all has been written, so long at most, and reports whether it
// has.
func (s *Saving) Wait(most time.Duration) bool {
	s.mu.Lock()
	rest := s.rest
	s.mu.Unlock()
	if rest == nil {
		return true
	}
	select {
	case <-rest:
		return true
	case <-time.After(most):
		return false
	}
}

// GivenUp reports whether the disk was waited for in vain.
func (s *Saving) GivenUp() bool { return s.givenUp }

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
	case s.Wait(blink):
		then()
	default:
		s.sheet = &settling{saving: s, then: []func(){then}}
		a.Push(s.sheet)
	}
}

// MayClose waits for the disk before the window closes.
func (s *Saving) MayClose(a desk.Desk) bool {
	if s.givenUp {
		return true
	}
	if s.Unsaved != nil {
		s.Unsaved()
	}
	if s.Wait(0) {
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
	done := s.saving.Wait(0)
	if !done && (s.began == 0 || s.now < s.began+patience) {
		return false
	}
	s.saving.sheet, s.saving.givenUp = nil, !done
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
