package nile_test

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Whoever sits before the computer explorers reads how the month ended, and hears what the computer
// explorers did, on sitting down again, not before.
func TestWhoSitsBeforeTheComputersIsTold(t *testing.T) {
	p := niletest.NewGame(t, 6, 100, "Ann", "Ben", "Cy", "Dot")
	d, s := niletest.Table(p)
	p.Host().Bots = func(name string, seed uint64) (play.Bot, error) { return screens.Game{}.Bot(name, seed) }
	p.Take(2, "easy-coast")
	p.Take(3, "easy-coast")
	b := niletest.NewBot(t, p, 3)
	b.Hungry = true
	st := d.Stage(t)
	ended := map[game.Seat]int{} // events when a person last did something
	last, between, told := game.Nobody, 0, 0
	for until := time.Now().Add(30 * time.Second); told < 3 && !p.Over(); {
		if time.Now().After(until) {
			t.Fatal("nobody comes to march")
		}
		if _, theirs := p.Machine(); theirs || p.Thinking() {
			time.Sleep(time.Millisecond)
			st.Wait(0.1)
			continue
		}
		if slices.Contains(niletest.Between, s.At.Screen) {
			if s.At.Screen == screens.HandScreen && last != game.Nobody {
				for who, at := range ended {
					if p.Since[who] > at {
						t.Fatalf("seat %d has been told of events %d to %d, and was not there", who, at, p.Since[who])
					}
				}
				if to, _ := p.HandOver(); to != last && len(p.Events()) > ended[last] {
					between++
				}
			}
			niletest.Pass(st)
			continue
		}
		if v := sight.View(p); v.Phase() == nile.ChoosingPace && st.Has(words.Say("month.title", "date", tell.Date(v.Turn()-1))) {
			told++
		}
		last = p.Seat()
		b.Step()
		if last != game.Nobody {
			ended[last] = len(p.Events())
		}
		d.Refresh()
		st.Move(ui.Point{X: 5, Y: 5})
		st.Key(ebiten.KeyF24)
	}
	if told < 3 {
		t.Errorf("of %d months before the computers %d were told to who sat down again", between, told)
	}
}
