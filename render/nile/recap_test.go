package nile_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// sat is a game of three bots over two sittings, taken up for a third.
func sat(t *testing.T) (*play.Play, []game.Event) {
	t.Helper()
	b := niletest.NewBot(t, niletest.NewGame(t, 3, 100, "Anna", "Bo", "Carl"), 2)
	p := b.Until(niletest.PhaseIs(nile.Travelling))
	table := local.Of(p)
	first := table.Len()
	table.NewSitting()
	for table.Position().(*nile.Position).View(0).Turn() < 9 && !table.Over() {
		s := table.Acting().First()
		bot, err := screens.Game{}.Bot("steady", uint64(s)+1)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := table.Do(bot.Choose(table.Position(), s, table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	table.NewSitting()
	var events []game.Event
	for k := first; k < table.Len(); k++ {
		events = append(events, table.EventsOf(k)...)
	}
	return local.New(table, play.Host{}), events
}

// TestRecapTellsTheLastSitting: the page is of the sitting before this one, shows
// the country that was new in it, and tells nothing that only one seat may know.
func TestRecapTellsTheLastSitting(t *testing.T) {
	p, events := sat(t)
	s, ok := screens.Game{}.Recap(p)
	if !ok {
		t.Fatal("nothing to tell")
	}
	lines, hexes := screens.RecapOf(s)
	if len(lines) < 4 || len(lines) > 10 {
		t.Errorf("%d lines", len(lines))
	}
	printed := map[uint8]bool{}
	for _, l := range lines {
		if l.Kind != nile.Account {
			continue
		}
		if printed[l.Colour] {
			t.Errorf("of one player two newspapers are told: %s", l.Line.Text)
		}
		printed[l.Colour] = true
	}
	mapped := map[hexmap.ID]bool{}
	for _, e := range events {
		if e.Kind == nile.Mapped || e.Kind == nile.HexPublished {
			mapped[hexmap.ID(e.At)] = true
		}
	}
	if len(mapped) == 0 || len(hexes) == 0 {
		t.Error("no country was new")
	}
	for seat := range game.Seat(3) { // with everybody who is out
		v := p.Position().(*nile.Position).View(game.Nobody)
		trip, _ := v.Sheet(seat)
		if v.Player(seat).Where != nile.Africa || trip.At == hexmap.None {
			continue
		}
		if !slices.Contains(hexes, trip.At) {
			t.Errorf("the explorer of seat %d stands beside the chart", seat)
		}
		mapped[trip.At] = true
	}
	for _, id := range hexes {
		if !mapped[id] {
			t.Errorf("hex %d was not new in the last sitting, and nobody is there", id)
		}
	}
	p.SitDown()
	again, _ := screens.Game{}.Recap(p) // read once more, from the menu: whoever sits there reads the same
	more, _ := screens.RecapOf(again)
	if len(more) != len(lines) {
		t.Fatalf("read a second time the page has %d lines, want %d: %v, want %v", len(more), len(lines), more, lines)
	}
	for i := range lines {
		if more[i].Line.Text != lines[i].Line.Text {
			t.Errorf("%q reads %q for who sits there", lines[i].Line.Text, more[i].Line.Text)
		}
	}
}

// TestRecapIsSkipped: Escape, and the button, lead to the game.
func TestRecapIsSkipped(t *testing.T) {
	d, st := niletest.Laid(t, "what happened last time", uitest.Sizes()[0])
	before := d.Depth()
	st.Key(ebiten.KeyEscape)
	if d.Depth() != before-1 {
		t.Errorf("%d screens, were %d; want %d", d.Depth(), before, before-1)
	}
}

// TestTheDeadAreToldOfByTheirNames: whoever has taken up a dead explorer's work since, what the dead
// one did is told of him or her (27).
func TestTheDeadAreToldOfByTheirNames(t *testing.T) {
	p := niletest.BoldUntil(t, 3, func(p *play.Play) bool {
		n := 0
		for s := range game.Seat(3) {
			n = max(n, sight.View(p).Player(s).Explorers)
		}
		return n >= 3 // two have died in one seat
	})
	v, events := sight.Position(p).View(game.Nobody), p.Events()
	turns, number, died := tell.Turns(events, 0), map[game.Seat]int{0: 1, 1: 1, 2: 1}, 0
	for i, e := range events {
		switch e.Kind {
		case nile.NewExplorer:
			number[e.Seat]++
		case nile.Died:
			l, ok := tell.TellTurn(v, e, turns[i])
			if want := tell.ExplorerOf(v, e.Seat, number[e.Seat]); !ok || !strings.Contains(l.Text, want) {
				t.Errorf("event %d: %q, want the name of explorer %d, %s", i, l.Text, number[e.Seat], want)
			}
			died++
		}
	}
	if died < 2 {
		t.Fatalf("%d have died: nothing was tried", died)
	}
}
