package board_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Every state of the board must fit every window and text size, and be walked
// by key.
func TestBoardFitsEverySize(t *testing.T) {
	placing := func(v nile.View) bool { return v.Phase() == nile.PlacingCounters }
	heavy := func(v nile.View) bool { return driven.Marching(v) }
	for _, k := range []struct {
		name   string
		enough func(nile.View) bool
		ready  func(p *play.Play, b *board.Board, s *uitest.Stage)
	}{
		{"placing", placing, nil},
		{"pace", driven.Pacing, nil},
		{"march", driven.Marching, nil},
		{"preview", driven.Marching, func(_ *play.Play, _ *board.Board, s *uitest.Stage) { s.Key(ebiten.KeyDigit5) }},
		{"tall journal", driven.Marching, func(_ *play.Play, _ *board.Board, s *uitest.Stage) { s.Chord(ui.Chord{Key: ebiten.KeyJ, Shift: true}) }},
		{"cards", driven.Marching, func(p *play.Play, _ *board.Board, s *uitest.Stage) {
			for _, c := range p.Choices() {
				if c.Kind == nile.Move && sight.View(p).Hex(hexmap.ID(c.Target)).State == nile.Unmapped {
					p.Do(c, 0)
					break
				}
			}
			s.Wait(0.1)
		}},
		{"stores", driven.Marching, func(_ *play.Play, _ *board.Board, s *uitest.Stage) { s.Key(ebiten.KeyT) }},
		{"too heavy", heavy, func(p *play.Play, _ *board.Board, s *uitest.Stage) {
			c, _ := sight.Find(p, nile.Drop, -1, nile.Bearers)
			p.Do(c, int(c.Max))
			s.Wait(0.1)
		}},
		{"must leave", mustLeave, nil},
		{"look", driven.Marching, func(p *play.Play, b *board.Board, s *uitest.Stage) { b.Look = true; p.SitDown(); s.Wait(0.1) }},
	} {
		t.Run(k.name, func(t *testing.T) {
			for _, z := range uitest.Sizes() {
				seed := uint64(5)
				if k.name == "must leave" {
					seed = 6 // finds a lake
				}
				p := niletest.Driven(t, seed, 6, k.enough)
				b := board.NewBoard(p, book.PagesOf(p))
				s := niletest.SeatAt(t, p, b, z.W, z.H, z.Scale())
				s.Wait(0.1)
				if k.ready != nil {
					k.ready(p, b, s)
				}
				if k.name != "placing" || z.Text == 100 { // a hundred hexes: walked at one size
					uitest.CheckKeys(t, s)
				}
				for _, f := range uitest.Faults(s.List) {
					t.Errorf("%v: %s", z, f)
				}
			}
		})
	}
}

// mustLeave is a party that may not stay in the hex it has just mapped (9.44).
func mustLeave(v nile.View) bool {
	if v.ToMove() == game.Nobody {
		return false
	}
	s, ok := v.Sheet(v.ToMove())
	if !ok || v.Phase() != nile.Travelling || len(s.Track) == 0 || s.Load[s.Mode].Cost > s.Load[s.Mode].Capability {
		return false
	}
	for _, d := range hexmap.Dirs {
		if v.Why(v.Map().Near(s.At, d)).Rule == "9.44" {
			return true
		}
	}
	return false
}

func TestMustLeaveOffersTheWayBack(t *testing.T) {
	p := niletest.Driven(t, 6, 6, mustLeave)
	s := niletest.SeatAt(t, p, board.NewBoard(p, book.PagesOf(p)), 1280, 800, 1)
	s.Want("9.44")
	back, ok := sight.Find(p, nile.Retreat, -1, -1)
	if !ok {
		t.Fatal("no way back is offered")
	}
	s.Key(ebiten.KeySpace)
	if sheet, _ := sight.View(p).Sheet(p.Seat()); sheet.At != hexmap.ID(back.Target) {
		t.Error("Space did not lead back")
	}
}

// Whatever turns up in games played by chance, with canoes, animals, caches
// and starvation, the screen must hold it.
func TestBoardHoldsWildGames(t *testing.T) {
	kinds := map[game.Kind]bool{}
	for seed := range uint64(10) {
		p := niletest.Driven(t, seed, 1+int(seed%3), func(v nile.View) bool { return v.Phase() == nile.ChoosingPort })
		b := board.NewBoard(p, book.PagesOf(p))
		s := niletest.SeatAt(t, p, b, 1024, 700, 1+float64(seed%2)/2)
		rng := rand.New(rand.NewPCG(seed, 10))
		for range 260 {
			cs := local.Of(p).Choices()
			if p.Over() || len(cs) == 0 {
				break
			}
			c := cs[rng.IntN(len(cs))]
			kinds[c.Kind] = true
			p.SitDown()
			p.Do(c, int(c.Min)+rng.IntN(int(c.Max-c.Min)+1))
			p.SitDown()
			s.Do(ui.Input{})
			for _, f := range uitest.Faults(s.List) {
				t.Fatalf("seed %d, after kind %d: %s", seed, c.Kind, f)
			}
		}
	}
	for _, k := range []game.Kind{nile.Move, nile.ChangeMode, nile.Drop, nile.Cache, nile.Shoot, nile.FillWater, nile.Labour, nile.Retreat} {
		if !kinds[k] {
			t.Errorf("no command of kind %d was met", k)
		}
	}
	t.Logf("%d kinds", len(kinds))
}

// A whole month by keyboard alone: pace, a step, the end.
func TestMonthByKeyboard(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Pacing)
	s.Want("This month’s pace")
	for l, _ := sight.View(p).KeptPace(); l != nile.Cautious; l = (l + 1) % nile.Levels {
		s.Key(ebiten.KeyG)
	}
	s.Key(ebiten.KeySpace)
	if v := sight.View(p); v.Phase() != nile.Travelling {
		t.Fatalf("Space did not choose a pace: %d", v.Phase())
	}
	before, _ := sight.View(p).Sheet(p.Seat())
	if before.Level != nile.Cautious {
		t.Fatalf("it chose level %d, want %d", before.Level, nile.Cautious)
	}
	s.Key(ebiten.KeyTab)
	if b.Picked == hexmap.None || !strings.HasPrefix(s.List.Focus, "hex ") {
		t.Fatalf("Tab leads to %q", s.List.Focus)
	}
	to := b.Picked
	s.Want("to go, Esc to think again")
	s.Key(ebiten.KeyEscape)
	if b.Picked != hexmap.None {
		t.Fatalf("Esc did not think again: got %v, wanted %v", b.Picked, hexmap.None)
	}
	s.Key(ebiten.KeyTab)
	s.Key(ebiten.KeyTab)
	for range 20 {
		if b.Picked == to {
			break
		}
		s.Key(ebiten.KeyTab)
	}
	s.Key(ebiten.KeyEnter)
	after, _ := sight.View(p).Sheet(p.Seat())
	if after.Left >= before.Left {
		t.Fatalf("Enter spent nothing: %d of %d left", after.Left, before.Left)
	}
	turn := p.Turn()
	for range 8 {
		if p.Turn() != turn {
			break
		}
		if screens.EncounterScreens[sight.View(p).Phase()] != screens.BoardScreen { // not the board's own business
			for _, k := range driven.EncounterOrder {
				if c, ok := sight.Find(p, k, -1, -1); ok {
					p.Do(c, int(c.Min))
					break
				}
			}
			s.Do(ui.Input{})
			continue
		}
		s.Wait(desk.GuardTime)
		s.Key(ebiten.KeySpace) // puts right what must be put right, then ends the march
	}
	if p.Turn() == turn {
		t.Fatalf("Space did not end the march: %q", s.List.Texts())
	}
}

func TestFiguresPickByCompassNumber(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Marching)
	sheet, _ := sight.View(p).Sheet(p.Seat())
	pads := [6]ebiten.Key{ebiten.KeyNumpad9, ebiten.KeyNumpad6, ebiten.KeyNumpad3, ebiten.KeyNumpad1, ebiten.KeyNumpad4, ebiten.KeyNumpad7}
	for i, d := range hexmap.Dirs {
		want := sight.View(p).Map().Near(sheet.At, d)
		if ch, ok := b.Targets[want]; ok && ch.Odds.Num == 0 {
			continue // there it goes
		}
		for _, k := range []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(i), pads[i]} {
			b.Picked = hexmap.None
			s.Key(k)
			if b.Picked != want {
				t.Errorf("key %v picked %d, not %d in direction %d", k, b.Picked, want, d)
			}
		}
	}
}

// A figure for a hex that cannot be entered says why, and not that Space goes there.
func TestFiguresSayWhyNobodyGoesThere(t *testing.T) {
	barred := func(v nile.View) int {
		sheet, ok := v.Sheet(v.Seat())
		if m, _ := v.March(); !ok || v.Phase() != nile.Travelling || m.Still.Why != "" {
			return -1
		}
		return slices.IndexFunc(hexmap.Dirs[:], func(d hexmap.Dir) bool {
			at := v.Map().Near(sheet.At, d)
			return at != hexmap.None && v.Why(at).Why != ""
		})
	}
	p := niletest.BoldTo(t, 2, func(v nile.View) bool { return barred(v) >= 0 })
	s := niletest.SeatAt(t, p, board.NewBoard(p, book.PagesOf(p)), 1280, 800, 1)
	i := barred(sight.View(p))
	s.Key(ebiten.KeyDigit1 + ebiten.Key(i))
	s.Wait(0.2)
	if strings.Contains(strings.Join(s.List.Texts(), " "), "to go there") {
		t.Errorf("towards %d, where nobody can go, it says that Space goes there", i+1)
	}
}

// stepBy is a game with a step of which nothing is risked, or something is, and the figure
// that means it.
func stepBy(t *testing.T, risk bool) (*play.Play, *board.Board, *uitest.Stage, hexmap.ID, ebiten.Key) {
	t.Helper()
	is := func(ch game.Choice) bool { return ch.Kind == nile.Move && (ch.Odds.Num > 0) == risk }
	for seed := range uint64(12) {
		p, b, s := niletest.BoardOf(t, seed+5, driven.Marching)
		sheet, _ := sight.View(p).Sheet(p.Seat())
		for i, d := range hexmap.Dirs {
			to := sight.View(p).Map().Near(sheet.At, d)
			if ch, ok := b.Targets[to]; ok && is(ch) {
				return p, b, s, to, ebiten.KeyDigit1 + ebiten.Key(i)
			}
		}
	}
	t.Fatal("there is no such step in twelve games")
	return nil, nil, nil, hexmap.None, 0
}

// A figure goes to the hex at once where nothing is risked; where something is, it shows
// the risk, and pressed again goes there.
func TestFiguresGoWhereNothingIsRisked(t *testing.T) {
	p, _, s, _, key := stepBy(t, false)
	was := p.Len()
	s.Key(key)
	if p.Len() != was+1 {
		t.Errorf("nothing is risked, and the figure does %d things", p.Len()-was)
	}
	p, b, s, to, key := stepBy(t, true)
	was = p.Len()
	s.Key(key)
	if p.Len() != was || b.Picked != to {
		t.Fatalf("the figure does not ask before a risk: %d is picked", b.Picked)
	}
	s.Key(key)
	if p.Len() != was+1 {
		t.Errorf("pressed again it does not go there: got %v, wanted %v", p.Len(), was+1)
	}
}

// A click on a hex where something is risked goes there where the risk has been in sight,
// and asks first where it has not.
func TestAClickAsksBeforeARiskThatHasNotBeenSeen(t *testing.T) {
	for _, looked := range []bool{false, true} {
		p, b, s, to, _ := stepBy(t, true)
		s.Wait(1)
		s.Move(b.Chart.HexRect(to).Centre())
		if s.Wait(0.1); looked {
			s.Wait(1)
		}
		was := p.Len()
		s.ClickAt(b.Chart.HexRect(to).Centre())
		if went := p.Len() == was+1; went != looked {
			t.Errorf("the risk was in sight long enough: %v; the click goes there: %v", looked, went)
		}
	}
}

func TestPlacingByKeyAndClick(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 3, func(v nile.View) bool { return v.Phase() == nile.PlacingCounters })
	left := sight.View(p).CountersLeft()
	var at hexmap.ID
	for id := range b.Targets {
		if b.Chart.Rect.Inset(20).Contains(b.Chart.HexRect(id).Centre()) {
			at = max(at, id)
		}
	}
	s.ClickAt(b.Chart.HexRect(at).Centre())
	if sight.View(p).CountersLeft() != left-1 || sight.View(p).Hex(at).Counter != nile.Facedown {
		t.Fatal("the click did not lay a counter")
	}
	p.SitDown()
	s.Wait(0.1)
	s.Key(ebiten.KeySpace)
	if sight.View(p).Phase() != nile.ChoosingPort {
		t.Fatalf("Space did not have them all placed: got %v, wanted %v", sight.View(p).Phase(), nile.ChoosingPort)
	}
}

// An idle board must cost nothing: no frame is asked for.
func TestIdleBoardAsksForNoFrames(t *testing.T) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	a := render.New(render.Hooks{}, desk.DefaultPreferences())
	frames := 0
	a.Push(&counted{board.NewBoard(p, book.PagesOf(p)), &frames})
	s := uitest.Of(t, a.Tick)
	s.Wait(1)
	frames = 0
	s.Wait(1)
	if frames != 0 {
		t.Errorf("%d frames in an idle second", frames)
	}
	s.Move(ui.Point{X: 300, Y: 500}) // a tip appears, and then all is still again
	s.Wheel(-1)
	s.Wait(1)
	frames = 0
	s.Wait(1)
	if frames != 0 {
		t.Errorf("%d frames in an idle second over a hex", frames)
	}
}

type counted struct {
	desk.Screen
	n *int
}

func (k *counted) Frame(c *ui.Context, a desk.Desk) { *k.n++; k.Screen.Frame(c, a) }

func TestTurnsText(t *testing.T) {
	for turns, want := range map[float64]string{
		0: "nothing to eat", 0.25: "0.2 months", 0.99: "0.9 months", 1: "1 month", 1.5: "1.5 months", 3.75: "3.7 months", 12: "12 months",
	} {
		if got := board.TurnsText(turns); got != want {
			t.Errorf("%v: %q, not %q", turns, got, want)
		}
	}
}
