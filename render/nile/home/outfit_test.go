package home_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// Ready-made parties are legal at every port for every purse, spend what they
// can, and are what the buttons buy.
func TestPresetsAreLegalEverywhere(t *testing.T) {
	board, err := nile.Board()
	if err != nil {
		t.Fatal(err)
	}
	for port := range board.Ports {
		p := niletest.NewBot(t, niletest.NewGame(t, 3, 75, "Ann"), 1).Until(niletest.PhaseIs(nile.ChoosingPort))
		c, _ := sight.Find(p, nile.ChoosePort, int32(port), -1)
		p.Do(c, 0)
		s := home.NewOutfit(p).(*home.Outfit)
		beast := s.Beast()
		for k := home.FootMarch; k < home.AsLast; k++ {
			if k == home.Caravan && beast == nile.Bearers {
				continue
			}
			o, mode, ok := home.MakeUp(k, 1000, beast)
			if !ok || !home.BuyAll(p, o) {
				t.Fatalf("%s: preset %d cannot be bought: %v", board.Ports[port].Name, k, o)
			}
			sheet, _ := sight.View(p).Sheet(0)
			if home.Party(sheet.Have) != o {
				t.Errorf("%s: the outfit holds %v, not %v", board.Ports[port].Name, sheet.Have, o)
			}
			if _, ok := home.Sailing(p, mode); !ok {
				t.Errorf("%s: preset %d, %v, may not sail %s", board.Ports[port].Name, k, o, tell.Mode(mode))
			}
			if left := 1000 - sheet.Spend; left > 60 || sheet.Turns < 6 {
				t.Errorf("%s: preset %d leaves $%d and has food for %.1f months: %v", board.Ports[port].Name, k, left, sheet.Turns, o)
			}
			for m := range nile.Modes {
				if l := sheet.Load[m]; l.Able && o.Room(m) != l.Capability-l.Cost {
					t.Errorf("%s: room %d %s, the table says %d", board.Ports[port].Name, o.Room(m), tell.Mode(m), l.Capability-l.Cost)
				}
			}
		}
	}
}

func TestPresetsForSmallAndLargePurses(t *testing.T) {
	for _, purse := range []int{100, 200, 400, 600, 1000, 1600, 2000, 3400} {
		for k := home.FootMarch; k < home.AsLast; k++ {
			o, mode, ok := home.MakeUp(k, purse, nile.Camels)
			if !ok {
				if purse >= 400 {
					t.Errorf("preset %d for $%d: none", k, purse)
				}
				continue
			}
			if o.Cost() > purse || o.Room(mode) < 0 || o[nile.Rations] == 0 {
				t.Errorf("preset %d for $%d: %v costs $%d, room %d", k, purse, o, o.Cost(), o.Room(mode))
			}
		}
	}
}

func TestAsLastTimeFitsMoneyAndPort(t *testing.T) {
	all := func(nile.Item) bool { return true }
	noBeasts := func(i nile.Item) bool { return i != nile.Camels && i != nile.Horses }
	for _, last := range []home.Party{
		{nile.Bearers: 30, nile.Guides: 1, nile.Askaris: 3, nile.Rations: 270, nile.Gifts: 20, nile.Muskets: 1},
		{nile.Bearers: 24, nile.Guides: 1, nile.Askaris: 6, nile.Canoes: 3, nile.Rations: 150, nile.Gifts: 48, nile.Muskets: 4},
		{nile.Bearers: 2, nile.Guides: 1, nile.Camels: 10, nile.Rations: 120},
		{nile.Canoes: 9},
	} {
		if got := home.Again(last, 2000, all); got != last && last[nile.Bearers] > 0 {
			t.Errorf("with money enough %v becomes %v", last, got)
		}
		for _, purse := range []int{0, 90, 400, 700} {
			got := home.Again(last, purse, noBeasts)
			if got.Cost() > purse || got[nile.Camels] > 0 || got.Room(got.OwnMode()) < 0 {
				t.Errorf("%v for $%d becomes %v: $%d, room %d", last, purse, got, got.Cost(), got.Room(got.OwnMode()))
			}
		}
	}
}

// Setting sail with money left asks once.
func TestMoneyLeftIsAskedAbout(t *testing.T) {
	p := niletest.SitAt(t, "outfit empty")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	home.BuyAll(p, home.Party{nile.Bearers: 10, nile.Rations: 80})
	d.Refresh()
	st.Key(ebiten.KeySpace)
	st.Want("$770")
	niletest.Read(st)
	if sight.View(p).Phase() != nile.Outfitting {
		t.Fatal("sailed without an answer")
	}
	st.Chord(ui.Key(ebiten.KeyK))
	if sight.View(p).Phase() != nile.Outfitting {
		t.Fatal("sailed although the answer was no")
	}
	st.Key(ebiten.KeySpace)
	niletest.Read(st)
	seat := p.Seat()
	st.Chord(ui.Key(ebiten.KeyS))
	if sight.View(p).Player(seat).Where != nile.Africa {
		t.Error("did not sail although the answer was yes")
	}
}

// Enter after typing a number changes the number and nothing else.
func TestEnterInANumberDoesNotSail(t *testing.T) {
	p := niletest.SitAt(t, "outfit river")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	for n := 0; st.List.Focus != "outfit/Gift" && n < 40; n++ {
		st.Key(ebiten.KeyTab)
	}
	st.Type("12")
	st.Key(ebiten.KeyEnter)
	sheet, ok := sight.View(p).Sheet(p.Seat())
	if !ok || sight.View(p).Phase() != nile.Outfitting || sheet.Have[nile.Gifts] != 12 {
		t.Errorf("phase %d, %d gifts", sight.View(p).Phase(), sheet.Have[nile.Gifts])
	}
	if d.Notices() > 0 {
		t.Error("something is asked")
	}
}

// The pace that the outfit's sheet promises is what the table gives.
func TestReachIsTheTables(t *testing.T) {
	for k := home.FootMarch; k < home.AsLast; k++ {
		p := niletest.NewBot(t, niletest.NewGame(t, 3, 75, "Ann"), 1).Until(niletest.PhaseIs(nile.ChoosingPort))
		c, _ := sight.Find(p, nile.ChoosePort, 0, -1) // Khartoum sells camels
		p.Do(c, 0)
		o, mode, _ := home.MakeUp(k, 1000, nile.Camels)
		home.BuyAll(p, o)
		sheet, _ := sight.View(p).Sheet(0)
		normal, reckless := home.HexesAMonth(&sheet, mode)
		sail, _ := home.Sailing(p, mode)
		p.Do(sail, 0)
		for level, want := range map[nile.Level]int{nile.Normal: normal, nile.Reckless: reckless} {
			if pace, _ := sight.Find(p, nile.SetPace, int32(level), -1); int(pace.Cost)/home.NewHexCost != want {
				t.Errorf("%s, %v: %d points, %d new hexes promised", tell.Mode(mode), level, pace.Cost, want)
			}
		}
	}
}

// Money left, load and food are in sight in every window and text size, and so
// are the ready-made parties; in the windows players mostly have, every row of
// the table is.
func TestOutfitKeepsItsAccountInSight(t *testing.T) {
	for _, z := range uitest.Sizes() {
		t.Run(z.String(), func(t *testing.T) {
			d, _ := niletest.Table(niletest.SitAt(t, "outfit too heavy"))
			d.Size(z)
			st := d.Stage(t)
			for _, text := range []string{"$120", "715 of 900", "64.4 months"} {
				if !textInSight(st.List, text) {
					t.Errorf("%q is not in sight", text)
				}
			}
			see := []string{"Foot march", "River party", "Sail for Africa"}
			if z.W/z.Scale() >= 853 && z.H/z.Scale() >= 533 {
				for _, i := range home.OutfitRows {
					see = append(see, tell.ItemName(i))
				}
			}
			for _, label := range see {
				if o := st.Target(label); o.Rect.Intersect(o.Clip).H < o.Rect.H-0.5 {
					t.Errorf("%q is not in sight: %v in %v", label, o.Rect, o.Clip)
				}
			}
		})
	}
}

// The rows of the table stay where they are when the pointer comes to one and
// the advice is about it: a click lands where it was aimed.
func TestRowsOfTheOutfitStayPut(t *testing.T) {
	for _, z := range uitest.Sizes() {
		for _, game := range []string{"outfit empty", "outfit river", "outfit too heavy"} {
			t.Run(game+" "+z.String(), func(t *testing.T) {
				d, _ := niletest.Table(niletest.SitAt(t, game))
				d.Size(z)
				st := d.Stage(t)
				rows := func() (out []ui.Rect) {
					for _, i := range home.OutfitRows {
						out = append(out, st.Target(tell.ItemName(i)).Rect)
					}
					return out
				}
				before := rows()
				for _, r := range before {
					st.Move(ui.Point{X: r.X + r.W/2, Y: r.Y + r.H/2})
					st.Wait(0.2)
					if now := rows(); !slices.Equal(now, before) {
						t.Fatalf("with the pointer at %v the rows lie at %v, not at %v", r, now, before)
					}
				}
			})
		}
	}
}

// textInSight reports whether a text of a list stands whole in the window, and
// not where it can be scrolled away.
func textInSight(l *ui.List, text string) bool {
	for _, it := range l.Items {
		seen := it.Ink.Intersect(it.Clip)
		if it.Kind == ui.TextItem && strings.ReplaceAll(it.Text, "\u00a0", " ") == text && !it.Scrolled &&
			it.Ink.W-seen.W < 0.5 && it.Ink.H-seen.H < 0.5 {
			return true
		}
	}
	return false
}
