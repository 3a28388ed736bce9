package island

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// beforeTheHeart plays till somebody with so many Curses may enter the Heart, and by what.
func beforeTheHeart(t *testing.T, held int) (table *game.Table, in game.Choice) {
	t.Helper()
	for seed := range uint64(400) {
		table = newGame(t, "island", 1, seed)
		if drive(t, table, "random", func(v island.View) bool {
			s := v.Turn().Seat
			if step, _, _ := v.Asked(); step != island.Acting || s < 0 || v.Chair(s).Curses != held {
				return false
			}
			for _, ch := range table.ChoicesOf(s) {
				if ch.Kind == island.Move && box.Place(ch.Target) == box.Heart {
					in = ch
					return true
				}
			}
			return false
		}) {
			return table, in
		}
	}
	t.Fatal("nobody comes to the Heart so")
	return nil, in
}

// 2.3, 14.1: whoever would draw the last Curse in the Heart is told in so many words, once, and goes there by a press more
// than others, on the chart and by the button.
func TestRule14_1_TheLastCurseIsAskedFor(t *testing.T) {
	for _, last := range []bool{false, true} {
		for _, byChart := range []bool{false, true} {
			least := 0
			if last {
				least = box.CursesLose - 1
			}
			table, in := beforeTheHeart(t, least)
			r, p := sit(t, usual, table)
			r.Wait(play.SitTime)
			was, place, id := p.Len(), "board/"+tell.Site(box.Heart), "board/"+board.IDOf(in)
			r.ByKeys(place)
			said := strings.Join(r.List.Texts(), " ")
			if n := strings.Count(said, "Whoever enters") - strings.Count(said, "Darkness. Whoever enters"); n != 1 { // but for the place’s own tip
				t.Errorf("what the Heart does stands there %d times, want once: %q", n, said)
			}
			warns := words.Say("curse.last", "n", box.CursesLose-1, "most", box.CursesLose)
			if got := strings.Contains(said, warns); got != last {
				t.Errorf("with %d Curses: that it is the last stands there: %v, want %v: %q", least, got, last, said)
			}
			uitest.Check(t, r.List)
			press := id
			if byChart {
				press = place
			}
			r.ByKeys(press)
			if got := p.Len() > was; got == last {
				t.Fatalf("with %d Curses, by the chart %v: a second press enters: %v", least, byChart, got)
			}
			if !last {
				continue
			}
			r.Want(words.Say("curse.last.sure"))
			uitest.Check(t, r.List)
			if r.ByKeys(press); p.Len() != was+1 {
				t.Errorf("by the chart %v: a third press does not enter: %d commands, want %d", byChart, p.Len(), was+1)
			}
		}
	}
}

// A way that ends in such a place says so before it is set out on, and leads up to it, not in.
func TestAWayLeadsOnlyUpToTheLastCurse(t *testing.T) {
	for seed := range uint64(400) {
		table := newGame(t, "island", 1, seed)
		steps := 0
		if !drive(t, table, "random", func(v island.View) bool {
			s := v.Turn().Seat
			if step, _, _ := v.Asked(); step != island.Acting || s < 0 || v.Chair(s).Curses != box.CursesLose-1 {
				return false
			}
			way, _ := v.Way(s, box.Heart)
			steps = len(way)
			return steps == 2
		}) {
			continue
		}
		r, p := sit(t, usual, table)
		r.Wait(play.SitTime)
		me, was, place := p.Seat(), p.Len(), "board/"+tell.Site(box.Heart)
		r.ByKeys(place)
		warns := words.Say("curse.last", "n", box.CursesLose-1, "most", box.CursesLose)
		if said := strings.Join(r.List.Texts(), " "); !strings.Contains(said, warns) {
			t.Errorf("seed %d: a way to the last Curse does not say so: %q", seed, said)
		}
		r.ByKeys("board/way")
		r.Wait(20)
		v := p.Position().(*island.Position).View(game.Nobody)
		if at := v.Chair(me).Person.At; p.Len() != was+1 || at == box.Heart {
			t.Errorf("seed %d: the way leads to %d by %d Moves, want up to the Heart by one", seed, at, p.Len()-was)
		}
		if said := strings.Join(r.List.Texts(), " "); !strings.Contains(said, warns) {
			t.Errorf("seed %d: before the Heart it is not said: %q", seed, said)
		}
		return
	}
	t.Error("nobody has such a way")
}
