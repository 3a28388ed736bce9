package main

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui/uitest"
)

// undoable is a game in which the seat that is to act has given at least so many commands that can be
// taken back, and the position before each command.
func undoable(t *testing.T, g *title, way string, least int) (*game.Table, []string) {
	t.Helper()
	table := goneOn(t, g, way, nil, 0)
	bot, err := g.Bot(g.Bots()[0], 4)
	if err != nil {
		t.Fatal(err)
	}
	before := []string{}
	for range 3000 {
		own := 0
		for own < table.Undoable() && table.Acting().Has(table.CommandAt(table.Len()-1-own).Seat) && table.CommandAt(table.Len()-1-own).Seat == table.Acting().First() {
			own++
		}
		if own >= least {
			return table, before
		}
		if table.Over() {
			break
		}
		before = append(before, table.Hash())
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s: nobody has done %d things that can be taken back", way, least)
	return nil, nil
}

// From the menu over a game what was done since anything was revealed is taken back as far as is
// chosen, exactly, and done again.
func TestWhatWasDoneIsTakenBackAsFarAsIsChosen(t *testing.T) {
	for _, x := range []struct {
		of    *title
		way   string
		least int
	}{{theNile, "game1", 3}, {theHeart, "heart", 2}, {theCaravan, "caravan", 2}} {
		table, before := undoable(t, x.of, x.way, x.least)
		s := stageOf(t, usual, false, allTitles)
		s.open(t, table.Record())
		p := s.w.play
		p.SitDown()
		s.Ticks(hands.ReadTicks)
		if p.Seat() != table.Acting().First() {
			t.Fatalf("%s: seat %d sits there, want %d", x.way, p.Seat(), table.Acting().First())
		}
		now := local.Of(p).Hash()
		s.w.app.Push(p.Host().Pause())
		s.Ticks(hands.ReadTicks)
		s.press(ebiten.KeyD)
		if got := s.w.app.Top().Name(); got != "history" {
			t.Fatalf("%s: the menu leads to %s, want history", x.way, got)
		}
		for _, z := range []uitest.Size{{W: 1024, H: 700}, {W: 1920, H: 1080}, {W: 2560, H: 1440}, usual} {
			s.w.app.Resize(z.W, z.H, 1)
			s.Ticks(4)
			for _, fault := range uitest.Faults(s.List) {
				t.Errorf("%s, %v by %v: %s", x.way, z.W, z.H, fault)
			}
		}
		s.Click("done")
		s.press(ebiten.KeyHome)
		s.press(ebiten.KeyDown)
		s.press(ebiten.KeyT)
		if got, want := local.Of(p).Hash(), before[len(before)-2]; got != want {
			t.Errorf("%s: two taken back it stands at %s, want %s", x.way, got, want)
		}
		s.press(ebiten.KeyG)
		s.press(ebiten.KeyG)
		if got := local.Of(p).Hash(); got != now {
			t.Errorf("%s: done again it stands at %s, want %s", x.way, got, now)
		}
	}
}
