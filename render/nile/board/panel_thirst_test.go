package board_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// parched is a party that stands where it may stay, and cannot end the month without
// somebody going thirsty.
func parched(v nile.View) bool {
	if v.ToMove() == game.Nobody || v.Phase() != nile.Travelling || mustLeave(v) {
		return false
	}
	s, ok := v.Sheet(v.ToMove())
	return ok && s.Drinks && s.Have[nile.Water] < s.Thirst && s.Load[s.Mode].Cost <= s.Load[s.Mode].Capability
}

// A month that takes a party by thirst does not end unasked, and what is missing stands on
// the sheet before.
func TestRule5_4444_ThirstIsSaidBeforeItComes(t *testing.T) {
	p := niletest.DrivenTo(t, thirst, 6, func(p *play.Play) bool {
		v := sight.View(p)
		s, _ := v.Sheet(v.ToMove())
		_, ends := sight.Find(p, nile.EndTravel, -1, -1)
		return ends && !s.Watered && parched(v)
	})
	d, _ := niletest.Table(p)
	s := d.Stage(t)
	seat := p.Seat()
	ended := done(p, seat, nile.EndTravel)
	s.Want("5.4444")
	for _, z := range uitest.Sizes() {
		for _, f := range uitest.Faults(niletest.SeatAt(t, p, board.NewBoard(p, book.PagesOf(p)), z.W, z.H, z.Scale()).List) {
			t.Errorf("%v: %s", z, f)
		}
	}
	s.Key(ebiten.KeySpace)
	s.Want(words.Say("march.thirst.ask"))
	s.Wait(1)
	s.Key(ebiten.KeyEscape)
	if done(p, seat, nile.EndTravel) != ended {
		t.Fatalf("the month is over though it was to wait: got %v, wanted %v", done(p, seat, nile.EndTravel), ended)
	}
	s.Wait(1)
	s.Key(ebiten.KeySpace)
	s.Wait(1)
	s.Key(ebiten.KeyEnter) // of a question that warns this is No
	if done(p, seat, nile.EndTravel) != ended {
		t.Fatalf("Enter does what the question warns of: got %v, wanted %v", done(p, seat, nile.EndTravel), ended)
	}
	s.Wait(1)
	s.Key(ebiten.KeySpace)
	s.Wait(1)
	s.Key(ebiten.KeyE) // "_End it all the same"
	if done(p, seat, nile.EndTravel) != ended+1 {
		t.Errorf("it does not end when it is said to: got %v, wanted %v", done(p, seat, nile.EndTravel), ended+1)
	}
}

// TestRule5_4443_WhereThereIsWaterTheSkinsAreFilled: where a month would end in thirst and water can be
// had, the red button fills the skins, and only then ends the month.
func TestRule5_4443_WhereThereIsWaterTheSkinsAreFilled(t *testing.T) {
	p := niletest.DrivenTo(t, thirstAtWater, 6, func(p *play.Play) bool {
		fill, ok := sight.Find(p, nile.FillWater, -1, -1)
		v := sight.View(p)
		return ok && parched(v) && p.Seat() == v.ToMove() && fill.Max > 0
	})
	d, _ := niletest.Table(p)
	s := d.Stage(t)
	seat := p.Seat()
	filled, ended := done(p, seat, nile.FillWater), done(p, seat, nile.EndTravel)
	s.Key(ebiten.KeySpace)
	s.Wait(1)
	sheet, _ := sight.View(p).Sheet(seat)
	if done(p, seat, nile.FillWater) != filled+1 || done(p, seat, nile.EndTravel) != ended || sheet.Have[nile.Water] == 0 {
		t.Errorf("Space fills %d times and ends %d months, with %d units; want 1, 0 and some", done(p, seat, nile.FillWater)-filled, done(p, seat, nile.EndTravel)-ended, sheet.Have[nile.Water])
	}
}

// Where there is water and too little room for what will be drunk, it says how much must be put down for
// it, and the red button opens the stores; it never ends the month.
func TestRule5_4443_RoomForWaterIsMadeInTheStores(t *testing.T) {
	for seed := uint64(thirstAtWater); seed < thirstAtWater+60; seed++ {
		var p *play.Play
		found := false
		p = niletest.DrivenTo(t, seed, 6, func(p *play.Play) bool {
			fill, ok := sight.Find(p, nile.FillWater, -1, -1)
			v := sight.View(p)
			if !ok || !parched(v) || p.Seat() != v.ToMove() {
				return p.Over()
			}
			sheet, _ := v.Sheet(p.Seat())
			found = int(fill.Max) < sheet.Thirst
			return found
		})
		if !found {
			continue
		}
		d, _ := niletest.Table(p)
		s := d.Stage(t)
		seat := p.Seat()
		fill, _ := sight.Find(p, nile.FillWater, -1, -1)
		sheet, _ := sight.View(p).Sheet(seat)
		s.Want(words.Say("board.thirst.room", "n", sheet.Thirst, "has", sheet.Have[nile.Water], "room", int(fill.Max), "over", sheet.Thirst-int(fill.Max)))
		ended := done(p, seat, nile.EndTravel)
		if int(fill.Max) > sheet.Have[nile.Water] {
			s.Key(ebiten.KeySpace)
			s.Wait(1)
		}
		s.Want(ui.Unmarked(words.Say("march.room", "n", sheet.Thirst-int(fill.Max))))
		s.Key(ebiten.KeySpace)
		s.Wait(1)
		if done(p, seat, nile.EndTravel) != ended {
			t.Error("the month has ended in thirst")
		}
		s.Want(ui.Unmarked(words.Say("stores.back")))
		return
	}
	t.Error("nobody thirsts beside water for want of room")
}

// A party loaded to the last item thirsts beside water: the red button opens the stores, which propose what to put down
// for it, and then fills the skins; the hint says so.
func TestRule5_4443_AFullLoadMakesRoomForWater(t *testing.T) {
	p := niletest.DrivenTo(t, thirstFull, 6, func(p *play.Play) bool {
		v := sight.View(p)
		_, ok := sight.Find(p, nile.FillWater, -1, -1)
		return !ok && p.Seat() == v.ToMove() && parched(v)
	})
	d, table := niletest.Table(p)
	s := d.Stage(t)
	seat := p.Seat()
	sheet, _ := sight.View(p).Sheet(seat)
	s.Want(words.Say("board.thirst.room", "n", sheet.Thirst, "has", 0, "room", 0, "over", sheet.Thirst))
	if got, want := table.Board.Standing(sight.View(p)).Says, words.Say("now.thirst", "n", sheet.Thirst); got != want {
		t.Errorf("in hand is %q, want %q", got, want)
	}
	ended, filled := done(p, seat, nile.EndTravel), done(p, seat, nile.FillWater)
	s.Key(ebiten.KeySpace) // opens the stores
	s.Wait(1)
	s.Want(ui.Unmarked(words.Say("stores.spare")))
	s.Key(ebiten.KeySpace) // makes room
	s.Wait(1)
	s.Key(ebiten.KeyEscape)
	s.Wait(1)
	s.Key(ebiten.KeySpace) // fills the skins
	s.Wait(1)
	if got, _ := sight.View(p).Sheet(seat); got.Have[nile.Water] < got.Thirst || done(p, seat, nile.FillWater) != filled+1 || done(p, seat, nile.EndTravel) != ended {
		t.Errorf("the skins hold %d of %d, %d months have ended; want as much, and none", got.Have[nile.Water], got.Thirst, done(p, seat, nile.EndTravel)-ended)
	}
}

// The seeds of games in which somebody thirsts: where water can be had, where it can and the load is full, and where there is none.
const (
	thirstAtWater = 8
	thirstFull    = 27
	thirst        = 4365
)
