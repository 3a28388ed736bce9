package main

import (
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/saves"
)

// brooding is a computer player who thinks until it is told to stop.
type brooding struct {
	stop  func() bool
	begun chan bool
	word  chan bool
}

func (b *brooding) Heed(stop func() bool) { b.stop = stop }

func (b *brooding) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	b.begun <- true
	<-b.word
	return cs[0].Command(int(cs[0].Min))
}

// Whoever leaves a game while a computer player thinks has left it: nothing that is
// thought out later is done, in that game or in the next.
func TestAComputerPlayerThinksOnWhenTheGameIsLeft(t *testing.T) {
	w := windowIn(t, t.TempDir())
	b := &brooding{begun: make(chan bool), word: make(chan bool)}
	if err := w.begin(theCaravan, caravan.ForSeats(2, 3, caravan.Coast).Encode(), []string{"random", ""}); err != nil {
		t.Fatal(err)
	}
	left := w.play
	left.Host().Bots = func(string, uint64) (play.Bot, error) { return b, nil }
	left.Think(w.app)
	<-b.begun
	n := left.Len()
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	if !b.stop() || left.Thinking() {
		t.Error("it is not told to stop")
	}
	if err := w.begin(theCaravan, caravan.ForSeats(1, 3, caravan.Coast).Encode(), nil); err != nil {
		t.Fatal(err)
	}
	b.word <- true
	if left.Len() != n {
		t.Errorf("it has gone on playing: got %v, wanted %v", left.Len(), n)
	}
	atRest(t, w)
}

// atRest has all that a window writes be written.
func atRest(t *testing.T, w *window) {
	t.Helper()
	w.shelf.Put()
	if !w.shelf.Saving.Wait(time.Minute) || !w.shelf.Rest(time.Minute) {
		t.Error("it is never written")
	}
}

// A save that its player called much like the program's own is gone on with under its
// name.
func TestASaveKeepsItsName(t *testing.T) {
	w := windowIn(t, t.TempDir())
	if err := w.begin(theCaravan, caravan.ForSeats(1, 3, caravan.Coast).Encode(), nil); err != nil {
		t.Fatal(err)
	}
	rec := local.Of(w.play).Record()
	for _, name := range []string{"Quick march", "quick", "autosaved by hand"} {
		path, err := w.shelf.Dir.Save(name, saves.Header{Label: name}, rec)
		if err != nil {
			t.Fatal(err)
		}
		w.shelf.Dir.Games = nil
		if err := w.load(path); err != nil || w.name != name {
			t.Errorf("%q is gone on with as %q: %v", name, w.name, err)
		}
	}
	atRest(t, w)
}
