package niletest_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// gated is a computer explorer who thinks until the test lets him act.
type gated struct {
	bots.Bot
	gate <-chan bool
}

func (g gated) Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command {
	<-g.gate
	return g.Bot.Choose(p.(*nile.Position).View(s), cs)
}

// TestAGameAgainstTwoComputerExplorers: one person plays a whole short game against two
// computer explorers, with the keyboard and through the real screens. Nobody hands the
// machine over, what the others do is watched on the chart, at first at its speed and
// then all at once, and who sat where stands in the log.
func TestAGameAgainstTwoComputerExplorers(t *testing.T) {
	const seed, target = 12, 25
	w := niletest.NewWalker(t, seed, 3, target)
	gate := make(chan bool)
	w.P.Host().Bots = func(name string, seed uint64) (play.Bot, error) {
		b, err := bots.New(name, seed)
		return gated{b, gate}, err
	}
	w.P.Take(1, "keen-river")
	w.P.Take(2, "easy-coast")
	w.D.Give(keymap.Given{})
	m, err := game.NewTable(nile.Rules{}, sight.Position(w.P).View(game.Nobody).Settings().Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	k := &typist{Walker: w, mirror: m}
	watched, mine, theirs := 0, 0, 0
	moving(w, true)
	for range 3000 {
		for n := m.Len(); n < w.P.Len(); n++ { // what others did, and who sat down
			if _, err := m.Do(local.Of(w.P).CommandAt(n)); err != nil {
				t.Fatal(err)
			}
		}
		if m.Over() {
			break
		}
		if _, ok := w.P.Machine(); !ok && w.S.At.Screen != screens.WatchScreen {
			k.turn()
			mine++
			continue
		}
		if watched > 30 { // seen enough
			moving(w, false)
		}
		watched += othersPlay(t, w, gate)
		theirs++
	}
	for range 10 {
		if niletest.Read(k.St); k.tells() {
			k.St.Key(ebiten.KeySpace)
		}
	}
	if !m.Over() || watched == 0 || mine == 0 || theirs == 0 {
		t.Fatalf("over %v after %d turns of the person and %d of others, watched in %d ticks", m.Over(), mine, theirs, watched)
	}
	again, err := game.Replay(nile.Rules{}, local.Of(w.P).Record())
	if err != nil || again.Hash() != local.Of(w.P).Hash() || again.Sitter(1) != "keen-river" || again.Sitter(0) != "" {
		t.Errorf("%v; in the second seat sits %q", err, again.Sitter(1))
	}
}

// moving switches animations.
func moving(w *niletest.Walker, on bool) {
	prefs := w.D.Preferences()
	prefs.Animations = on
	w.D.SetPreferences(prefs)
}

// othersPlay lets a computer explorer do one thing, and sees to it that it is watched
// by the person who sits there, and by nobody else. It gives the ticks it was watched.
func othersPlay(t *testing.T, w *niletest.Walker, gate chan<- bool) (watched int) {
	t.Helper()
	n := w.P.Len()
	for w.P.Len() == n || w.P.Beats().Playing() {
		w.St.Wait(0.1)
		switch w.S.At.Screen {
		case screens.HandScreen:
			t.Fatal("the machine is handed over, though one person sits at it")
		case screens.WatchScreen:
			watched++
		default:
			if niletest.Read(w.St); w.P.Thinking() {
				break
			}
			if _, open := w.P.Beats().Page(); open { // what the person's own month brought
				w.St.Key(ebiten.KeySpace)
			}
		}
		if w.P.Failed != nil {
			t.Fatal(w.P.Failed)
		}
		if _, theirs := w.P.Machine(); !theirs {
			return watched
		}
		if w.P.Seat() != 0 {
			t.Fatalf("while others play, seat %d sits before the screen", w.P.Seat())
		}
		if w.P.Thinking() && w.P.Len() == n {
			gate <- true
			for w.P.Len() == n { // the next thought may have begun in the same tick
				w.St.Do(ui.Input{})
			}
		}
	}
	return watched
}
