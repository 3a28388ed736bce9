package book_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What the page of points counts up is what the rules count, for every player
// at every moment; and its records are those that stand.
func TestTallyIsTheRulesOwn(t *testing.T) {
	b := niletest.NewBot(t, niletest.NewGame(t, 5, 100, "Ann", "Ben", "Chuma"), 2)
	for checks := 0; checks < 25; checks++ {
		b.Until(func(p *play.Play) bool {
			return sight.View(p).Phase() == nile.Publishing || sight.View(p).Phase() == nile.NamingSuccessor
		})
		b.Step()
		v := sight.View(b.P)
		tally := book.TallyOf(v, b.P.Events())
		for s := range game.Seat(v.Seats()) {
			sum := 0
			for _, n := range tally.By[s] {
				sum += n
			}
			if want := v.Player(s).Points; tally.Total[s] != want {
				t.Fatalf("seat %d has %d points, the page says %d", s, want, tally.Total[s])
			}
			if sum != tally.Total[s] {
				t.Fatalf("seat %d: the sources add up to %d, not %d", s, sum, tally.Total[s])
			}
			if len(tally.Course[s]) != tally.Months || tally.Course[s][tally.Months-1] != tally.Total[s] {
				t.Fatalf("seat %d: %d months of %d, ending at %v", s, len(tally.Course[s]), tally.Months, tally.Total[s])
			}
		}
		r := v.Records()
		for k, want := range [...]struct{ figure, by int }{{r.Mountain, int(r.MountainBy)}, {r.Fall, int(r.FallBy)}, {r.Lake, int(r.LakeBy)}, {r.River, int(r.RiverBy)}} {
			all := tally.Records[k]
			if want.figure == 0 {
				if len(all) > 0 {
					t.Errorf("record %d is not set, and yet %v", k, all)
				}
				continue
			}
			if last := all[len(all)-1]; int(last.Seat) != want.by || last.Figure > want.figure {
				t.Errorf("record %d is %+v, held by %v; the rules say %v", k, last, last.Seat, want)
			}
		}
		if b.P.Over() {
			break
		}
	}
}

// The page is opened and left by key, and says who holds what.
func TestPointsByKeyboard(t *testing.T) {
	p := niletest.SitAt(t, "victory")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeyR)
	if d.Top().Name() != "points" {
		t.Fatalf("R leads to %s, want points", d.Top().Name())
	}
	st.Want(words.Say("points.title"))
	v := sight.View(p)
	st.Want(words.Number(v.Player(v.Winner()).Points))
	if r := v.Records(); r.Mountain > 0 {
		st.Want(tell.Figure(nile.HighestMountain, r.Mountain))
	}
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "table" {
		t.Errorf("Esc leads to %s, want table", d.Top().Name())
	}
}

// Neither leaf of points and records scrolls in a window of 1280 by 800, with one player or six.
func TestPointsScrollNowhere(t *testing.T) {
	seen := 0
	for players := 1; players <= nile.MaxSeats; players++ {
		for turn := 14; turn < 40; turn += 12 {
			p := niletest.Driven(t, 7, players, func(v nile.View) bool { return v.Turn() >= turn && v.Phase() == nile.ChoosingPace })
			d, _ := niletest.Table(p)
			d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
			st := d.Stage(t)
			st.Key(ebiten.KeyR)
			for _, leaf := range []string{"points", "records"} {
				if st.Wait(0.2); slices.ContainsFunc(st.List.Texts(), func(s string) bool { return s == words.Say("ledger.leaf.records") }) {
					seen++
				}
				if slices.ContainsFunc(st.List.Items, func(it ui.Item) bool { return it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel }) {
					t.Errorf("%d players, turn %d: the leaf of %s has a scroll bar", players, turn, leaf)
				}
				st.Key(ebiten.KeyRight)
			}
		}
	}
	if seen < 12 {
		t.Errorf("%d leaves were seen only", seen)
	}
}

// The book of peoples by keyboard: from people to people, to the chart and back.
func TestPeoplesByKeyboard(t *testing.T) {
	p := niletest.SitAt(t, "long campaign")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeyP)
	s, ok := d.Top().(*book.PeoplesScene)
	if !ok {
		t.Fatalf("P leads to %s", d.Top().Name())
	}
	all := sight.View(p).Tribes()
	if len(s.All) < len(all) || len(all) < 3 {
		t.Fatalf("%d peoples in the book, %d on the chart", len(s.All), len(all))
	}
	for s.Chosen > 0 {
		st.Key(ebiten.KeyUp)
	}
	st.Want(words.Say("meet.title", "name", tell.People(s.All[0].Tribe.Name)))
	st.Key(ebiten.KeyDown)
	h := s.All[1]
	st.Want(words.Say("peoples.leader", "number", h.Tribe.Number, "leader", tell.LeaderOf(h.Tribe)))
	st.Key(ebiten.KeyS)
	if d.Top().Name() != "board" {
		t.Fatalf("S leads to %s, want board", d.Top().Name())
	}
	st.Wait(0.6)
	b := d.Top().(*board.Board)
	if at := b.Chart.HexAt(b.Chart.Rect.Centre()); sight.View(p).Map().Distance(at, h.Tribe.At) > 6 {
		t.Errorf("the chart shows hex %d, not %d", at, h.Tribe.At)
	}
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "table" {
		t.Errorf("Esc twice leads to %s, want table", d.Top().Name())
	}
}

// A click on a hut opens the page of the people who live there.
func TestAHutOpensItsPeoplesPage(t *testing.T) {
	p := niletest.SitAt(t, "long campaign")
	d, s := niletest.Table(p)
	st := d.Stage(t)
	st.Wait(0.2)
	for _, tribe := range sight.View(p).Tribes() {
		if _, target := s.Board.Targets[tribe.At]; target || s.Board.Barred(sight.View(p), tribe.At) {
			continue
		}
		s.Board.Chart.CentreOn(tribe.At, -1)
		d.Refresh()
		st.Wait(0.1)
		st.ClickAt(s.Board.Chart.HexRect(tribe.At).Centre())
		book, ok := d.Top().(*book.PeoplesScene)
		if !ok {
			t.Fatalf("the click led to %s", d.Top().Name())
		}
		st.Wait(0.1)
		if got := book.All[book.Chosen].Tribe.Number; got != tribe.Number {
			t.Errorf("the page of people %d, not %d", got, tribe.Number)
		}
		return
	}
	t.Fatal("no hut can be clicked")
}

// What others have got and given is on no page of this player's.
func TestPeoplesPagesKeepOthersTradeSecret(t *testing.T) {
	x := nile.Visit{Seat: 1, Explorer: 1, Policy: 4, Got: [nile.Items]int{nile.Rations: 37}, Gave: [nile.Items]int{nile.Gifts: 9}}
	p := niletest.NewGame(t, 3, 75, "Ann", "Ben")
	own := book.VisitText(sight.Position(p).View(1), nile.TribeView{}, x)
	other := book.VisitText(sight.Position(p).View(0), nile.TribeView{}, x)
	if !strings.Contains(own, "37") || strings.Contains(other, "37") || strings.Contains(other, "gift") {
		t.Errorf("Ben reads %q, Ann %q", own, other)
	}
}

// Keys and about are reached from the pause menu, and left again; F2 opens the
// keys from the game itself.
func TestKeysAndAboutByKeyboard(t *testing.T) {
	d := niletest.NewSaloon(nil).Menu(niletest.Pausing)
	st := d.Stage(t)
	st.Key(ebiten.KeyF2)
	if d.Top().Name() != "keys" {
		t.Fatalf("F2 leads to %s, want keys", d.Top().Name())
	}
	for _, p := range menu.KeyParts(d.App) {
		if len(p.Lines) == 0 || p.Heading == "" {
			t.Errorf("nothing stands under %s", p.Key)
		}
	}
	st.Want(words.Say("keys.pages.1") + ".")
	st.Key(ebiten.KeyF2)
	st.Key(ebiten.KeyB)
	if d.Top().Name() != "about" {
		t.Fatalf("B leads to %s, want about", d.Top().Name())
	}
	st.Want("Ross Maker and David Wesely")
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc leads to %s, want pause", d.Top().Name())
	}
	p := niletest.SitAt(t, "europe")
	d, _ = niletest.Table(p)
	st = d.Stage(t)
	st.Key(ebiten.KeyF2)
	if d.Top().Name() != "keys" {
		t.Errorf("F2 leads from the game to %s, want keys", d.Top().Name())
	}
}
