package board_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// given are the commands of a game from the n-th on.
func given(p *play.Play, n int) (out []game.Command) {
	for ; n < p.Len(); n++ {
		out = append(out, local.Of(p).CommandAt(n))
	}
	return out
}

// firstStep is a figure that means a hex which can be entered, with a risk or without one;
// ok is false where there is none.
func firstStep(p *play.Play, b *board.Board, risk bool) (to hexmap.ID, key ebiten.Key, ok bool) {
	v := sight.View(p)
	sheet, _ := v.Sheet(p.Seat())
	for i, d := range hexmap.Dirs {
		to := v.Map().Near(sheet.At, d)
		if ch, is := b.Targets[to]; is && ch.Kind == nile.Move && (ch.Odds.Num > 0) == risk {
			return to, ebiten.KeyDigit1 + ebiten.Key(i), true
		}
	}
	return hexmap.None, 0, false
}

// From the second month on the first step sets the pace of the month before and goes there;
// what the month's card changes is seen first.
func TestAStepSetsThePaceOfTheMonthBefore(t *testing.T) {
	went, stopped := 0, 0
	for seed := uint64(0); seed < 30 && (went < 3 || stopped < 2); seed++ {
		p, b, s := niletest.BoardOf(t, seed, driven.Pacing)
		to, key, ok := firstStep(p, b, false)
		if !ok {
			continue
		}
		v := sight.View(p)
		kept, _ := v.KeptPace()
		was, from, seat := p.Len(), len(p.Events()), p.Seat()
		s.Key(key)
		s.Wait(0.2)
		cmds := given(p, was)
		if len(cmds) == 0 || cmds[0].Kind != nile.SetPace || cmds[0].Target != int32(kept) {
			t.Fatalf("seed %d: the figure gives %v, and %d was the pace", seed, cmds, kept)
		}
		struck := false
		for _, e := range p.Events()[from:] {
			struck = struck || e.Kind == nile.DisasterStrikes && e.Seat == seat
		}
		switch {
		case struck:
			if stopped++; len(cmds) != 1 {
				t.Errorf("seed %d: after a misfortune it goes on: %v", seed, cmds)
			}
		case len(cmds) == 2 && cmds[1].Kind == nile.Move && cmds[1].Target == int32(to):
			went++
		case len(cmds) == 1 && (b.Picked == to || sight.View(p).Phase() != nile.Travelling):
		default:
			t.Errorf("seed %d: in a quiet month it gives %v", seed, cmds)
		}
	}
	if went == 0 || stopped == 0 {
		t.Errorf("%d went and %d were stopped", went, stopped)
	}
}

// A misfortune that asks does not have the hex forgotten that was aimed at: it is aimed at still,
// and has to be chosen again; nor does one that the printed rules have ask, as the tale of ivory.
func TestAMisfortuneThatAsksKeepsTheAim(t *testing.T) {
	keepsTheAim(t, 100, 2, nile.Beset)
	keepsTheAim(t, 400, 1, nile.FacingMutiny, nile.HearingOfIvory, nile.LosingNotes)
}

func keepsTheAim(t *testing.T, seeds uint64, want int, asks ...nile.Phase) {
	t.Helper()
	kept := 0
	for seed := uint64(0); seed < seeds && kept < want; seed++ {
		p := niletest.NewBot(t, niletest.NewAsked(t, seed), seed).Until(func(p *play.Play) bool { return driven.Pacing(sight.View(p)) })
		b := board.NewBoard(p, book.PagesOf(p))
		s := niletest.SeatAt(t, p, b, 1280, 800, 1)
		to, key, ok := firstStep(p, b, false)
		if !ok {
			continue
		}
		s.Key(key)
		s.Wait(0.2)
		if !slices.Contains(asks, sight.View(p).Phase()) {
			continue
		}
		p.Do(p.Choices()[0], int(p.Choices()[0].Max))
		s.Wait(0.2)
		if _, still := b.Targets[to]; !still || sight.View(p).Phase() != nile.Travelling {
			continue
		}
		if kept++; b.Picked != to {
			t.Errorf("seed %d: after the misfortune hex %v is aimed at, want %v", seed, b.Picked, to)
		}
	}
	if kept == 0 {
		t.Errorf("no misfortune of %v asked before a step that could still be taken", asks)
	}
}

// Another pace is marked by a key, and the next step sets that one.
func TestAnotherPaceIsMarked(t *testing.T) {
	for seed := range uint64(30) {
		p, b, s := niletest.BoardOf(t, seed, driven.Pacing)
		kept, _ := sight.View(p).KeptPace()
		was := p.Len()
		s.Key(ebiten.KeyG)
		if p.Len() != was {
			t.Fatalf("marking a pace sets it: got %v, wanted %v", p.Len(), was)
		}
		_, key, ok := firstStep(p, b, false)
		if !ok {
			continue
		}
		s.Key(key)
		if got := given(p, was)[0]; got.Kind != nile.SetPace || got.Target != int32((kept+1)%nile.Levels) {
			t.Errorf("after pace %d the next is %v", kept, got)
		}
		return
	}
	t.Fatal("no step without a risk in thirty games")
}

// Figures mean a hex in the first month of a journey too, at a normal pace: nowhere in a month but on a first
// journey do they choose the pace, which is marked by its own key.
func TestFiguresMarchFromTheFirstMonthOn(t *testing.T) {
	landed := func(v nile.View) bool {
		s, ok := v.Sheet(v.Seat())
		return ok && v.Phase() == nile.ChoosingPace && s.Began == v.Turn()
	}
	p, b, s := niletest.BoardOf(t, 4, landed)
	if len(b.Targets) == 0 {
		t.Fatal("no hex is offered")
	}
	was := p.Len()
	for i, k := range []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5, ebiten.KeyDigit6} {
		sheet, _ := sight.View(p).Sheet(p.Seat())
		to := sight.View(p).Map().Near(sheet.At, hexmap.Dirs[i])
		if _, can := b.Targets[to]; !can {
			continue
		}
		s.Key(k)
		s.Key(k) // where something is risked
		break
	}
	if got := given(p, was); len(got) == 0 || got[0].Kind != nile.SetPace || got[0].Target != int32(nile.Normal) {
		t.Errorf("the figure of a hex gives %v, want a normal pace first", got)
	}
}

// riskyStep is a game with a step on which the way may be lost; nil where the first months bring none.
func riskyStep(t *testing.T, seed uint64) (found *play.Play) {
	t.Helper()
	asked := 0
	p := niletest.DrivenTo(t, seed, 2, func(p *play.Play) bool {
		if asked++; asked > 120 {
			return true
		}
		if !driven.Marching(sight.View(p)) {
			return false
		}
		if _, ok := p.Find(func(c *game.Choice) bool { return c.Kind == nile.Move && c.Odds.Num > 0 && c.Risk == nile.RiskLost }); ok {
			found = p
		}
		return found != nil
	})
	if found == nil {
		t.Logf("seed %d: none by turn %d", seed, sight.View(p).Turn())
	}
	return found
}

// A key for a hex asks before a risk as a click there does, however long its figure has stood on the hex, and
// although the same was risked before; pressed again, it goes.
func TestAKeyAsksBeforeARiskAsAClickDoes(t *testing.T) {
	tried := 0
	for seed := uint64(0); seed < 20 && tried < 2; seed++ {
		p := riskyStep(t, seed)
		if p == nil {
			continue
		}
		tried++
		b := board.NewBoard(p, book.PagesOf(p))
		s := niletest.SeatAt(t, p, b, 1280, 800, 1)
		for {
			to, key, ok := firstStep(p, b, true)
			if !ok || b.Targets[to].Risk != nile.RiskLost {
				break
			}
			was := p.Len()
			s.Key(ebiten.KeyF24) // the keyboard is used
			s.Wait(1.2)
			s.Key(key)
			if p.Len() > was || b.Picked != to {
				t.Fatalf("seed %d: %d commands and aimed at %v, want none and %v", seed, p.Len()-was, b.Picked, to)
			}
			s.Key(key)
			s.Wait(0.2)
			if p.Len() == was {
				t.Fatalf("seed %d: pressed again, and it does not go", seed)
			}
		}
	}
	if tried == 0 {
		t.Error("no such step")
	}
}

// What a step risks stands on its hex in a window of any size.
func TestARiskStandsOnItsHexInEveryWindow(t *testing.T) {
	var p *play.Play
	for seed := uint64(0); seed < 20 && p == nil; seed++ {
		p = riskyStep(t, seed)
	}
	c, _ := p.Find(func(c *game.Choice) bool { return c.Kind == nile.Move && c.Odds.Num > 0 && c.Risk == nile.RiskLost })
	for scale := 1.0; scale < 2; scale += 0.07 { // in units that are no whole dots, too
		b := board.NewBoard(p, book.PagesOf(p))
		s := niletest.SeatAt(t, p, b, 1280*scale, 800*scale, scale)
		s.Wait(1)
		h, found := b.Chart.HexRect(hexmap.ID(c.Target)), false
		for _, it := range s.List.Items {
			found = found || it.Text == words.Chance(c.Odds) && h.Contains(it.Rect.Centre())
		}
		if !found {
			t.Errorf("at a scale of %.2f %s does not stand on its hex", scale, words.Chance(c.Odds))
		}
	}
}
