package render

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// The player whose month has ended is told of losses before the next sits down.
func TestMonthEndIsTold(t *testing.T) {
	b := newBot(t, newGame(t, 6, 100, "Ann", "Ben"), 2)
	b.hungry = true
	p := b.until(phaseIs(nile.Travelling))
	d, s := table(p)
	st := d.stage(t)
	who := p.Seat()
	if c, ok := p.Find(nile.EndTravel, -1, -1); !ok || !p.Do(c, 0) {
		t.Fatal("the march cannot end")
	}
	d.Refresh()
	st.Move(ui.Point{X: 5, Y: 5})
	if s.at.screen != monthScreen {
		t.Fatalf("the screen is %s", screenNames[s.at.screen])
	}
	st.Want(p.View().Player(who).Name)
	st.Want("sick")
	uitest.Check(t, st.List)
	pass(st)
	if s.at.screen != handScreen {
		t.Errorf("then comes %s", screenNames[s.at.screen])
	}
}

// A returning player is told at most a dozen things, the weightiest, in order.
func TestSinceIsShort(t *testing.T) {
	p := sitAt(t, "victory")
	p.seat = 0
	p.since[0] = 0
	lines, more := sinceLines(p)
	if len(lines) != sinceMost || more == 0 {
		t.Fatalf("%d lines, %d more", len(lines), more)
	}
	won := false
	for _, l := range lines {
		won = won || strings.Contains(l.line.Text, "wins")
		if l.line.Seat == 0 || l.line.Minor {
			t.Errorf("told of %+v", l.line)
		}
	}
	if !won {
		t.Error("the victory is left out")
	}
}
