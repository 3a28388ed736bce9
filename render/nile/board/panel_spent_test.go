package board_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// walkOut walks steps in which nothing is risked as long as there are any, and says after the
// last of them how the party stands; ended is whether the month was over by itself, walked
// whether a step was taken at all.
func walkOut(t *testing.T, seed uint64, wanted bool) (p *play.Play, ended, walked bool) {
	t.Helper()
	p, b, s := niletest.BoardOf(t, seed, func(v nile.View) bool {
		march, ok := v.March()
		return ok && march.Fresh && v.Turn() >= 3
	})
	if wanted {
		s.Click(words.Say("march.spent"))
	}
	seat := p.Seat()
	for range 8 {
		_, key, ok := firstStep(p, b, false)
		if !ok || sight.View(p).Phase() != nile.Travelling {
			break
		}
		was, told := p.Len(), len(p.Events())
		s.Key(key)
		s.Wait(0.1)
		cmds := given(p, was)
		if len(cmds) == 0 {
			break // it asks about something
		}
		walked = true
		if last := cmds[len(cmds)-1]; last.Kind == nile.EndTravel && last.Seat == seat {
			found := func(e game.Event) bool { return e.Kind == nile.Mapped && e.Seat == seat }
			if all := p.Events(); slices.ContainsFunc(all[told:], found) && !slices.ContainsFunc(all[:told], found) {
				t.Errorf("seed %d: the month ends by itself over the first country that was found", seed)
			}
			return p, true, true
		}
	}
	return p, false, walked
}

// 8.3: whoever wants it so has the month end with the last step, but only where no step is left
// and nothing has to be weighed: food, water, a lonely hunt, a find, a meeting. Otherwise the
// march stays open, and without that wish it always does.
func TestRule8_3_TheLastStepEndsTheMonth(t *testing.T) {
	over, open := 0, 0
	for seed := range uint64(24) {
		p, ended, walked := walkOut(t, seed, false)
		if ended {
			t.Fatalf("seed %d: the month ends by itself unasked", seed)
		}
		if !walked {
			continue
		}
		v := sight.View(p)
		march, out := v.March()
		sheet, _ := v.Sheet(p.Seat())
		food, _ := v.LarderAt(sheet.At)
		h := v.HuntOdds()
		_, steps := p.Find(func(c *game.Choice) bool {
			return c.Kind == nile.Move || c.Kind == nile.Drift || c.Kind == nile.Portage
		})
		quiet := out && !steps && march.Still.Why == "too-few-points" && food.Short == 0 &&
			!(sheet.Drinks && sheet.Have[nile.Water] < sheet.Thirst) && !(h.Danger && h.Alone)
		q, ended, _ := walkOut(t, seed, true)
		switch {
		case ended && !quiet:
			t.Errorf("seed %d: the month ends by itself, %v to go, %d rations short, %q", seed, steps, food.Short, march.Still.Why)
		case ended:
			over++
		case !quiet:
			open++
		case quiet && plainSteps(p, sheet.At):
			t.Errorf("seed %d: nothing is left to be done, and the month stays open at %v", seed, sight.View(q).Phase())
		}
	}
	if over < 3 || open < 3 {
		t.Errorf("%d months ended by themselves, %d stayed open", over, open)
	}
}

// plainSteps reports whether the last step led to nothing but the hex it went to.
func plainSteps(p *play.Play, at hexmap.ID) bool {
	for _, e := range p.Last() {
		if e.Kind != nile.Moved || hexmap.ID(e.At) != at {
			return false
		}
	}
	return len(p.Last()) > 0
}

// Where several people sit at one machine each says for himself whether months end so; alone, it is the
// program's wish, and kept.
func TestEachSaysWhetherMonthsEndByThemselves(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	b := board.NewBoard(p, book.PagesOf(p))
	a := render.New(render.Hooks{}, desk.DefaultPreferences())
	a.Resize(1280, 800, 1)
	s := uitest.New(t, 1280, 800, 1, func(c *ui.Context) {
		c.Keys = keys.Set().UsualKeys()
		b.Frame(c, a)
	})
	first := p.Seat()
	s.Click(words.Say("march.spent"))
	if !b.SpentEnds(a) || a.Preferences().SpentEnds {
		t.Errorf("with two people: one's own wish %v, the program's %v; want true, false", b.SpentEnds(a), a.Preferences().SpentEnds)
	}
	if p.SitAs(1 - first); b.SpentEnds(a) {
		t.Error("one person's wish is the other's, too")
	}
	p.SitAs(first)
	if b = board.NewBoard(p, book.PagesOf(p)); !b.SpentEnds(a) {
		t.Error("taken up again, the game has forgotten what was said")
	}
	p.Take(1-first, "keen")
	s.Click(words.Say("march.spent"))
	s.Click(words.Say("march.spent"))
	if !a.Preferences().SpentEnds {
		t.Error("who sits here alone says it for the program, which does not keep it")
	}
}

// walkedOut is a game on a board on which things move, whose wish it is that the last step ends
// the month, just as what that step led to has been shown; ok is false where it leads to
// something that keeps the month open.
func walkedOut(t *testing.T, seed uint64) (p *play.Play, s *uitest.Stage, ok bool) {
	t.Helper()
	p = niletest.Driven(t, seed, 2, func(v nile.View) bool {
		march, ok := v.March()
		return ok && march.Fresh && v.Turn() >= 3
	})
	b := board.NewBoard(p, book.PagesOf(p))
	prefs := desk.DefaultPreferences()
	prefs.SpentEnds = true
	a := render.New(render.Hooks{}, prefs)
	a.Resize(1280, 800, 1)
	s = uitest.New(t, 1280, 800, 1, func(c *ui.Context) {
		c.Keys = keys.Set().UsualKeys()
		b.Frame(c, a)
	})
	for range 8 {
		_, key, can := firstStep(p, b, false)
		if !can || sight.View(p).Phase() != nile.Travelling {
			return p, s, false
		}
		was := p.Len()
		s.Key(key)
		for n := 0; p.Beats().Playing() && n < 600; n++ {
			s.Wait(1.0 / 60)
		}
		cmds := given(p, was)
		if len(cmds) == 0 {
			return p, s, false
		}
		if cmds[len(cmds)-1].Kind == nile.EndTravel {
			t.Fatalf("seed %d: the month is over before its last step has been seen", seed)
		}
		if len(b.Targets) == 0 {
			return p, s, true
		}
	}
	return p, s, false
}

// A month that ends by itself stays open for a moment, in which what the last step led to is
// seen; Space ends it at once, and any other press keeps it open.
func TestRule8_3_AMonthThatEndsByItselfIsSeenFirst(t *testing.T) {
	for seed := range uint64(24) {
		if _, ended, _ := walkOut(t, seed, true); !ended {
			continue
		}
		ended := func(p *play.Play) bool { return sight.View(p).Phase() != nile.Travelling || p.Beats().Playing() }
		p, s, ok := walkedOut(t, seed)
		if !ok {
			continue
		}
		if s.Wait(0.4); ended(p) {
			t.Errorf("seed %d: the month was over within 0.4 seconds", seed)
		}
		if s.Wait(1.6); !ended(p) {
			t.Errorf("seed %d: the month is open after two seconds", seed)
		}
		p, s, _ = walkedOut(t, seed)
		s.Wait(0.2)
		s.Key(ebiten.KeyF24)
		if s.Wait(3); ended(p) {
			t.Errorf("seed %d: the month is over in spite of a press", seed)
		}
		p, s, _ = walkedOut(t, seed)
		s.Wait(0.2)
		s.Key(ebiten.KeySpace) // it may only have the step shown at once
		if s.Wait(desk.GuardTime); !ended(p) {
			s.Key(ebiten.KeySpace)
		}
		if s.Wait(0.1); !ended(p) {
			t.Errorf("seed %d: Space does not end the month", seed)
		}
		return
	}
	t.Error("no month ended by itself")
}

// The last step of a way ends the month as one taken by hand does, where the way's end is reached with it (8.3).
func TestRule8_3_TheRoadsEndEndsTheMonth(t *testing.T) {
	over := 0
	for seed := uint64(0); seed < 60 && over < 3; seed++ {
		p, b, s := niletest.BoardOf(t, seed, func(v nile.View) bool {
			march, ok := v.March()
			return ok && march.Fresh && v.Turn() >= 3
		})
		v, to := sight.View(p), hexmap.None
		for i := range v.Map().Cells {
			id := hexmap.ID(i)
			if r, ok := v.Route(id, nile.Normal); ok && len(r.Way) > 1 && len(r.Way) == r.Halts[0] && r.Lost == 0 && len(r.Peoples) == 0 {
				to = id
			}
		}
		if to == hexmap.None {
			continue
		}
		s.Click(words.Say("march.spent"))
		was, seat := p.Len(), p.Seat()
		b.Picked = to
		s.Key(ebiten.KeyEnter)
		s.Wait(0.1)
		for range 40 {
			s.Wait(0.2)
		}
		cmds := given(p, was)
		if len(cmds) == 0 {
			continue
		}
		if last := cmds[len(cmds)-1]; last.Kind == nile.EndTravel && last.Seat == seat {
			over++
			continue
		}
		sheet, ok := sight.View(p).Sheet(seat)
		march, out := sight.View(p).March()
		h := sight.View(p).HuntOdds()
		food, _ := sight.View(p).LarderAt(sheet.At)
		if ok && out && sheet.At == to && march.Still.Why == "too-few-points" && len(b.Targets) == 0 && food.Short == 0 && !sheet.Drinks && !(h.Danger && h.Alone) && plainSteps(p, to) {
			t.Errorf("seed %d: the way's end is reached with the last point, and the month stays open", seed)
		}
	}
	if over == 0 {
		t.Error("no month ended at the end of a way")
	}
}

// A meeting in which nothing was lost does not keep a month open that has no step left; one that took anything does.
func TestAMeetingWithoutLossKeepsNoMonthOpen(t *testing.T) {
	for _, k := range []game.EventKind{nile.Met, nile.Received, nile.Threat, nile.PartedInPeace} {
		if board.Looked(game.Event{Kind: k}) {
			t.Errorf("kind %d keeps the month open", k)
		}
	}
	for _, k := range []game.EventKind{nile.Volley, nile.Perished, nile.Poisoned, nile.Retreated} {
		if !board.Looked(game.Event{Kind: k}) {
			t.Errorf("kind %d keeps no month open", k)
		}
	}
}
