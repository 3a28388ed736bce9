package render

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// What the page of points counts up is what the rules count, for every player
// at every moment; and its records are those that stand.
func TestTallyIsTheRulesOwn(t *testing.T) {
	b := newBot(t, newGame(t, 5, 100, "Ann", "Ben", "Chuma"), 2)
	for checks := 0; checks < 25; checks++ {
		b.until(func(p *Play) bool {
			return p.View().Phase() == nile.Publishing || p.View().Phase() == nile.NamingSuccessor
		})
		b.step()
		v := b.p.View()
		tally := tallyOf(v, b.p.Events())
		for s := range seatsOf(v) {
			sum := 0
			for _, n := range tally.by[s] {
				sum += n
			}
			if want := v.Player(seatsOf(v)[s]).Points; tally.total[seatsOf(v)[s]] != want {
				t.Fatalf("seat %d has %d points, the page says %d", s, want, tally.total[seatsOf(v)[s]])
			}
			if sum != tally.total[s] {
				t.Fatalf("seat %d: the sources add up to %d, not %d", s, sum, tally.total[s])
			}
			if len(tally.course[s]) != tally.months || tally.course[s][tally.months-1] != tally.total[s] {
				t.Fatalf("seat %d: %d months of %d, ending at %v", s, len(tally.course[s]), tally.months, tally.total[s])
			}
		}
		r := v.Records()
		for k, want := range [...]struct{ figure, by int }{{r.Mountain, int(r.MountainBy)}, {r.Fall, int(r.FallBy)}, {r.Lake, int(r.LakeBy)}, {r.River, int(r.RiverBy)}} {
			all := tally.records[k]
			if want.figure == 0 {
				if len(all) > 0 {
					t.Errorf("record %d is not set, and yet %v", k, all)
				}
				continue
			}
			if last := all[len(all)-1]; int(last.seat) != want.by || last.figure > want.figure {
				t.Errorf("record %d is %+v, held by %v; the rules say %v", k, last, last.seat, want)
			}
		}
		if b.p.Table().Over() {
			break
		}
	}
}

// The page is opened and left by key, and says who holds what.
func TestPointsByKeyboard(t *testing.T) {
	p := sitAt(t, "victory")
	d, _ := table(p)
	st := d.stage(t)
	st.Key(ebiten.KeyR)
	if d.Top().Name() != "points" {
		t.Fatalf("R leads to %s", d.Top().Name())
	}
	st.Want(words.Say("points.title"))
	v := p.View()
	st.Want(words.Number(v.Player(v.Winner()).Points))
	if r := v.Records(); r.Mountain > 0 {
		st.Want(words.Figure(nile.HighestMountain, r.Mountain))
	}
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "table" {
		t.Errorf("Esc leads to %s", d.Top().Name())
	}
}

// The book of peoples by keyboard: from people to people, to the chart and back.
func TestPeoplesByKeyboard(t *testing.T) {
	p := sitAt(t, "long campaign")
	d, _ := table(p)
	st := d.stage(t)
	st.Key(ebiten.KeyP)
	s, ok := d.Top().(*peoplesScene)
	if !ok {
		t.Fatalf("P leads to %s", d.Top().Name())
	}
	all := p.View().Tribes()
	if len(s.all) < len(all) || len(all) < 3 {
		t.Fatalf("%d peoples in the book, %d on the chart", len(s.all), len(all))
	}
	for s.chosen > 0 {
		st.Key(ebiten.KeyUp)
	}
	st.Want(words.Say("meet.title", "name", words.People(s.all[0].Tribe.Name)))
	st.Key(ebiten.KeyDown)
	h := s.all[1]
	st.Want(words.Say("peoples.leader", "number", h.Tribe.Number, "leader", words.LeaderOf(h.Tribe)))
	st.Key(ebiten.KeyS)
	if d.Top().Name() != "board" {
		t.Fatalf("S leads to %s", d.Top().Name())
	}
	st.Wait(0.6)
	b := d.Top().(*Board)
	if at := b.chart.hexAt(b.chart.rect.Centre()); p.View().Map().Distance(at, h.Tribe.At) > 6 {
		t.Errorf("the chart shows hex %d, not %d", at, h.Tribe.At)
	}
	st.Key(ebiten.KeyEscape)
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "table" {
		t.Errorf("Esc twice leads to %s", d.Top().Name())
	}
}

// A click on a hut opens the page of the people who live there.
func TestAHutOpensItsPeoplesPage(t *testing.T) {
	p := sitAt(t, "long campaign")
	d, s := table(p)
	st := d.stage(t)
	st.Wait(0.2)
	for _, tribe := range p.View().Tribes() {
		if _, target := s.board.targets[tribe.At]; target || s.board.barred(p.View(), tribe.At) {
			continue
		}
		s.board.chart.CentreOn(tribe.At, -1)
		d.Refresh()
		st.Wait(0.1)
		st.ClickAt(s.board.chart.HexRect(tribe.At).Centre())
		book, ok := d.Top().(*peoplesScene)
		if !ok {
			t.Fatalf("the click led to %s", d.Top().Name())
		}
		st.Wait(0.1)
		if got := book.all[book.chosen].Tribe.Number; got != tribe.Number {
			t.Errorf("the page of people %d, not %d", got, tribe.Number)
		}
		return
	}
	t.Fatal("no hut can be clicked")
}

// What others have got and given is on no page of this player's.
func TestPeoplesPagesKeepOthersTradeSecret(t *testing.T) {
	x := nile.Visit{Seat: 1, Explorer: 1, Policy: 4, Got: [nile.Items]int{nile.Rations: 37}, Gave: [nile.Items]int{nile.Gifts: 9}}
	p := newGame(t, 3, 75, "Ann", "Ben")
	own := visitText(p.position().View(1), nile.TribeView{}, x)
	other := visitText(p.position().View(0), nile.TribeView{}, x)
	if !strings.Contains(own, "37") || strings.Contains(other, "37") || strings.Contains(other, "gift") {
		t.Errorf("Ben reads %q, Ann %q", own, other)
	}
}

// Keys and about are reached from the pause menu, and left again; F2 opens the
// keys from the game itself.
func TestKeysAndAboutByKeyboard(t *testing.T) {
	d := newSaloon(nil).menu(pausing)
	st := d.stage(t)
	st.Key(ebiten.KeyF2)
	if d.Top().Name() != "keys" {
		t.Fatalf("F2 leads to %s", d.Top().Name())
	}
	for _, g := range keyGroups {
		if len(keyLines(usualKeys(), g)) == 0 {
			t.Errorf("nothing stands under %s", g)
		}
	}
	st.Want(words.Say("keys.pages.1") + ".")
	st.Key(ebiten.KeyF2)
	st.Key(ebiten.KeyB)
	if d.Top().Name() != "about" {
		t.Fatalf("B leads to %s", d.Top().Name())
	}
	st.Want("Ross Maker and David Wesely")
	st.Key(ebiten.KeyEscape)
	if d.Top().Name() != "pause" {
		t.Errorf("Esc leads to %s", d.Top().Name())
	}
	p := sitAt(t, "europe")
	d, _ = table(p)
	st = d.stage(t)
	st.Key(ebiten.KeyF2)
	if d.Top().Name() != "keys" {
		t.Errorf("F2 leads from the game to %s", d.Top().Name())
	}
}
