package board_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

func openedStores(t *testing.T) (*play.Play, *board.StoresDialog) {
	p := niletest.Driven(t, 5, 2, driven.Marching)
	return p, board.OpenStores(p)
}

// Whatever is tried on the sheet, the log holds one command for each thing
// done in the end, and putting everything back leaves the position as it was.
func TestStoresLeaveACleanLog(t *testing.T) {
	p, d := openedStores(t)
	before, n := local.Of(p).Hash(), p.Len()
	s, _ := d.Sheet()
	for i := 1; i <= 30; i++ {
		d.Set(nile.Drop, nile.Rations, i)
	}
	d.Set(nile.Cache, nile.Gifts, 4)
	d.Set(nile.Drop, nile.Rations, 12)
	if got := p.Len() - n; got != 2 {
		t.Errorf("%d commands for two things done, want 2", got)
	}
	now, _ := d.Sheet()
	if now.Have[nile.Rations] != s.Have[nile.Rations]-12 || now.Have[nile.Gifts] != s.Have[nile.Gifts]-4 {
		t.Errorf("has %v after %v", now.Have, s.Have)
	}
	if d.Most(nile.Drop, nile.Rations) != s.Have[nile.Rations] {
		t.Errorf("at most %d of %d rations can be left", d.Most(nile.Drop, nile.Rations), s.Have[nile.Rations])
	}
	d.Set(nile.Cache, nile.Gifts, 0)
	d.Set(nile.Drop, nile.Rations, 0)
	if got := local.Of(p).Hash(); got != before || p.Len() != n {
		t.Errorf("with all taken back it is at %s after %d commands, want %s, %d", got, p.Len(), before, n)
	}
}

// The load that the sheet shows is the rules' own after each change.
func TestStoresFollowTheLoad(t *testing.T) {
	p, d := openedStores(t)
	s, _ := d.Sheet()
	d.Set(nile.Drop, nile.Bearers, s.Have[nile.Bearers])
	now, _ := d.Sheet()
	if _, bad := board.LoadText(sight.View(p), now); !bad || now.Load[now.Mode].Capability != 0 {
		t.Errorf("nobody carries, and the load is %+v", now.Load[now.Mode])
	}
	if _, ok := sight.Find(p, nile.EndTravel, -1, -1); ok {
		t.Error("a party too heavy may go on")
	}
	back := false
	if d.TakeBack(func() { back = true }); !back {
		t.Fatal("could not be taken back")
	}
	if back, _ := d.Sheet(); back.Have != s.Have {
		t.Errorf("has %v, not %v", back.Have, s.Have)
	}
}

// An amount that another takes the room for gives way.
func TestStoresGiveWay(t *testing.T) {
	p, d := openedStores(t)
	ch, ok := d.Choice(nile.FillWater, 0)
	if !ok {
		t.Skip("no water here")
	}
	d.Set(nile.Drop, nile.Rations, 50)
	d.Set(nile.FillWater, 0, int(ch.Max)+50)
	s, _ := d.Sheet()
	if s.Have[nile.Water] != int(ch.Max)+50 {
		t.Fatalf("%d water, want %d", s.Have[nile.Water], int(ch.Max)+50)
	}
	d.Set(nile.Drop, nile.Rations, 10)
	s, _ = d.Sheet()
	if s.Have[nile.Water] != int(ch.Max)+10 || s.Load[s.Mode].Cost > s.Load[s.Mode].Capability {
		t.Errorf("%d water, load %+v", s.Have[nile.Water], s.Load[s.Mode])
	}
	if p.Failed != nil {
		t.Error(p.Failed)
	}
}

func TestCachedGoodsCanBeDugUpAgain(t *testing.T) {
	p, d := openedStores(t)
	d.Set(nile.Cache, nile.Rations, 20)
	d = board.OpenStores(p) // another visit in the same turn
	if d.Most(nile.Take, nile.Rations) != 20 {
		t.Fatalf("%d can be dug up, want 20", d.Most(nile.Take, nile.Rations))
	}
	d.Set(nile.Take, nile.Rations, 20)
	for id := range sight.View(p).Map().Cells {
		if sight.View(p).Hex(hexmap.ID(id)).Caches != 0 {
			t.Error("an empty cache is left")
		}
	}
}

func TestStoresByKeyboard(t *testing.T) {
	p, b, s := niletest.BoardOf(t, 5, driven.Marching)
	had, _ := sight.View(p).Sheet(p.Seat())
	s.Key(ebiten.KeyT)
	s.Want("Leave here")
	for range 40 {
		if s.List.Focus == "Leave here gifts" {
			break
		}
		s.Key(ebiten.KeyTab)
	}
	s.Key(ebiten.KeyRight)
	s.Key(ebiten.KeyRight)
	s.Key(ebiten.KeyRight)
	s.Key(ebiten.KeyLeft)
	if now, _ := sight.View(p).Sheet(p.Seat()); now.Have[nile.Gifts] != had.Have[nile.Gifts]-2 {
		t.Fatalf("%d gifts of %d are left; the keyboard is at %q", now.Have[nile.Gifts], had.Have[nile.Gifts], s.List.Focus)
	}
	s.Key(ebiten.KeyB)
	if now, _ := sight.View(p).Sheet(p.Seat()); now.Have != had.Have {
		t.Errorf("not everything was put back: got %v, wanted %v", now.Have, had.Have)
	}
	s.Key(ebiten.KeyEscape)
	if b.Stores != nil {
		t.Error("Esc did not close the stores")
	}
	s.Chord(ui.Key(ebiten.KeyT))
	s.Key(ebiten.KeyEnter)
	if b.Stores != nil {
		t.Error("Enter did not close the stores")
	}
}

// Whatever is done on the sheet, every stepper stays where it was: a second press on a place does the same
// as the first.
func TestStoresKeepTheirPlaces(t *testing.T) {
	p := niletest.DrivenTo(t, 5, 2, func(p *play.Play) bool {
		_, can := sight.Find(p, nile.Cache, -1, nile.Rations)
		return can && driven.Marching(sight.View(p))
	})
	for _, ch := range p.Choices() {
		if ch.Kind == nile.Take {
			t.Fatal("something is buried here already")
		}
	}
	b := board.NewBoard(p, book.PagesOf(p))
	s := niletest.SeatAt(t, p, b, 1280, 800, 1)
	s.Key(ebiten.KeyT)
	s.Wait(0.2)
	places := func() map[string]ui.Rect {
		out := map[string]ui.Rect{}
		for _, x := range s.List.Targets {
			for _, k := range []string{"Leave here ", "Bury ", "Dig up "} {
				if strings.HasPrefix(x.ID, k) {
					out[x.ID] = x.Rect
				}
			}
		}
		return out
	}
	was := places()
	if len(was) < 4 {
		t.Fatalf("the sheet has %v", was)
	}
	if s.Has("Dig up") {
		t.Error("nothing is buried here, and there is a column for digging up")
	}
	d := b.Stores
	s2, _ := d.Sheet()
	for _, do := range []func(){
		func() { d.Set(nile.Cache, nile.Rations, 1) },
		func() { d.Set(nile.Cache, nile.Rations, s2.Have[nile.Rations]) },
		func() { d.Set(nile.Drop, nile.Gifts, s2.Have[nile.Gifts]) },
		func() { d.Set(nile.Drop, nile.Bearers, s2.Have[nile.Bearers]) },
	} {
		do()
		s.Wait(0.2)
		for id, r := range places() {
			if at, ok := was[id]; ok && at != r {
				t.Errorf("%s stands at %v, and stood at %v", id, r, at)
			}
		}
	}
	s.Want("Dig up")
}
