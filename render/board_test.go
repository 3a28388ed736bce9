package render

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartsheet"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Every state of the board must fit every window and text size, and be walked
// by key.
func TestBoardFitsEverySize(t *testing.T) {
	placing := func(v nile.View) bool { return v.Phase() == nile.PlacingCounters }
	heavy := func(v nile.View) bool { return marching(v) }
	for _, k := range []struct {
		name   string
		enough func(nile.View) bool
		ready  func(p *Play, b *Board, s *uitest.Stage)
	}{
		{"placing", placing, nil},
		{"pace", pacing, nil},
		{"march", marching, nil},
		{"preview", marching, func(_ *Play, _ *Board, s *uitest.Stage) { s.Key(ebiten.KeyDigit5) }},
		{"tall journal", marching, func(_ *Play, _ *Board, s *uitest.Stage) { s.Chord(ui.Chord{Key: ebiten.KeyJ, Shift: true}) }},
		{"cards", marching, func(p *Play, _ *Board, s *uitest.Stage) {
			for _, c := range p.Choices() {
				if c.Kind == nile.Move && p.View().Hex(hexmap.ID(c.Target)).State == nile.Unmapped {
					p.Do(c, 0)
					break
				}
			}
			s.Wait(0.1)
		}},
		{"stores", marching, func(_ *Play, _ *Board, s *uitest.Stage) { s.Key(ebiten.KeyT) }},
		{"too heavy", heavy, func(p *Play, _ *Board, s *uitest.Stage) {
			c, _ := p.Find(nile.Drop, -1, nile.Bearers)
			p.Do(c, int(c.Max))
			s.Wait(0.1)
		}},
		{"must leave", mustLeave, nil},
		{"look", marching, func(_ *Play, b *Board, s *uitest.Stage) { b.look, b.seen = true, 0; s.Wait(0.1) }},
	} {
		t.Run(k.name, func(t *testing.T) {
			for _, z := range uitest.Sizes() {
				seed := uint64(5)
				if k.name == "must leave" {
					seed = 6 // finds a lake
				}
				p := driven(t, seed, 6, k.enough)
				b := NewBoard(p, PagesOf(p))
				s := seatAt(t, p, b, z.W, z.H, z.Scale())
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
		if v.Why(v.Map().Near(s.At, d)).Why == "must-leave" {
			return true
		}
	}
	return false
}

func TestMustLeaveOffersTheWayBack(t *testing.T) {
	p := driven(t, 6, 6, mustLeave)
	s := seatAt(t, p, NewBoard(p, PagesOf(p)), 1280, 800, 1)
	s.Want("9.44")
	back, ok := p.Find(nile.Retreat, -1, -1)
	if !ok {
		t.Fatal("no way back is offered")
	}
	s.Key(ebiten.KeySpace)
	if sheet, _ := p.View().Sheet(p.Seat()); sheet.At != hexmap.ID(back.Target) {
		t.Error("Space did not lead back")
	}
}

// Whatever turns up in games played by chance, with canoes, animals, caches
// and starvation, the screen must hold it.
func TestBoardHoldsWildGames(t *testing.T) {
	kinds := map[game.Kind]bool{}
	for seed := range uint64(10) {
		p := driven(t, seed, 1+int(seed%3), func(v nile.View) bool { return v.Phase() == nile.ChoosingPort })
		b := NewBoard(p, PagesOf(p))
		s := seatAt(t, p, b, 1024, 700, 1+float64(seed%2)/2)
		rng := rand.New(rand.NewPCG(seed, 9))
		for range 260 {
			cs := p.Table().Choices()
			if p.Table().Over() || len(cs) == 0 {
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
	p, b, s := boardOf(t, 5, pacing)
	s.Want("This month’s pace")
	s.Key(ebiten.KeyDigit1)
	if v := p.View(); v.Phase() != nile.Travelling {
		t.Fatalf("1 did not choose a pace: %d", v.Phase())
	}
	before, _ := p.View().Sheet(p.Seat())
	if before.Level != nile.Cautious {
		t.Fatalf("1 chose level %d", before.Level)
	}
	s.Key(ebiten.KeyTab)
	if b.picked == hexmap.None || !strings.HasPrefix(s.List.Focus, "hex ") {
		t.Fatalf("Tab leads to %q", s.List.Focus)
	}
	to := b.picked
	s.Want("Enter to go, Esc to think again")
	s.Key(ebiten.KeyEscape)
	if b.picked != hexmap.None {
		t.Fatal("Esc did not think again")
	}
	s.Key(ebiten.KeyTab)
	s.Key(ebiten.KeyTab)
	for range 20 {
		if b.picked == to {
			break
		}
		s.Key(ebiten.KeyTab)
	}
	s.Key(enterKey)
	after, _ := p.View().Sheet(p.Seat())
	if after.Left >= before.Left {
		t.Fatalf("Enter spent nothing: %d of %d left", after.Left, before.Left)
	}
	turn := p.turn()
	for range 8 {
		if p.turn() != turn {
			break
		}
		if encounterScreens[p.View().Phase()] != boardScreen { // not the board's own business
			for _, k := range encounterOrder {
				if c, ok := p.Find(k, -1, -1); ok {
					p.Do(c, int(c.Min))
					break
				}
			}
			s.Do(ui.Input{})
			continue
		}
		s.Key(ebiten.KeySpace) // puts right what must be put right, then ends the march
	}
	if p.turn() == turn {
		t.Fatalf("Space did not end the march: %q", s.List.Texts())
	}
}

func TestFiguresPickByCompassNumber(t *testing.T) {
	p, b, s := boardOf(t, 5, marching)
	sheet, _ := p.View().Sheet(p.Seat())
	pads := [6]ebiten.Key{ebiten.KeyNumpad9, ebiten.KeyNumpad6, ebiten.KeyNumpad3, ebiten.KeyNumpad1, ebiten.KeyNumpad4, ebiten.KeyNumpad7}
	for i, d := range hexmap.Dirs {
		want := p.View().Map().Near(sheet.At, d)
		for _, k := range []ebiten.Key{ebiten.KeyDigit1 + ebiten.Key(i), pads[i]} {
			b.picked = hexmap.None
			s.Key(k)
			if b.picked != want {
				t.Errorf("key %v picked %d, not %d in direction %d", k, b.picked, want, d)
			}
		}
	}
}

func TestPlacingByKeyAndClick(t *testing.T) {
	p, b, s := boardOf(t, 3, func(v nile.View) bool { return v.Phase() == nile.PlacingCounters })
	left := p.View().CountersLeft()
	var at hexmap.ID
	for id := range b.targets {
		if b.chart.rect.Inset(20).Contains(b.chart.HexRect(id).Centre()) {
			at = max(at, id)
		}
	}
	s.ClickAt(b.chart.HexRect(at).Centre())
	if p.View().CountersLeft() != left-1 || p.View().Hex(at).Counter != nile.Facedown {
		t.Fatal("the click did not lay a counter")
	}
	p.SitDown()
	s.Wait(0.1)
	s.Key(ebiten.KeySpace)
	if p.View().Phase() != nile.ChoosingPort {
		t.Fatal("Space did not have them all placed")
	}
}

// An idle board must cost nothing: no frame is asked for.
func TestIdleBoardAsksForNoFrames(t *testing.T) {
	p := driven(t, 5, 2, marching)
	a := New(Hooks{}, DefaultPreferences())
	frames := 0
	a.Push(&counted{NewBoard(p, PagesOf(p)), &frames})
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
	Screen
	n *int
}

func (k *counted) Frame(c *ui.Context, a Desk) { *k.n++; k.Screen.Frame(c, a) }

func TestChartInksAreThePlayers(t *testing.T) {
	for i, p := range ui.Players {
		if chartsheet.Colours[i] != p.Ink {
			t.Errorf("player %d is %v on the chart and %v on paper", i, chartsheet.Colours[i], p.Ink)
		}
	}
}

func TestTurnsText(t *testing.T) {
	for turns, want := range map[float64]string{
		0: "nothing to eat", 0.25: "¼ month", 0.99: "¾ month", 1: "1 month", 1.5: "1½ months", 3.75: "3¾ months", 12: "12 months",
	} {
		if got := turnsText(turns); got != want {
			t.Errorf("%v: %q, not %q", turns, got, want)
		}
	}
}
