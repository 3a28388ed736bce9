package board_test

import (
	"math/rand/v2"
	"slices"
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
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
)

// RoomFor finds a place that hides nothing wherever there is one at all.
func TestRoomIsFoundWhereThereIsAny(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	found := [2]int{}
	for range 3000 {
		r := ui.R(20, 40, 300+rng.Float64()*500, 250+rng.Float64()*400)
		w, h := 80+rng.Float64()*250, 60+rng.Float64()*300
		var keep []page.Kept
		for range rng.IntN(9) {
			keep = append(keep, page.Kept{Rect: ui.R(r.X+rng.Float64()*r.W, r.Y+rng.Float64()*r.H, 60, 70).Intersect(r), Weight: 1})
		}
		at, free := page.RoomFor(r, w, h, keep, nil, func(ui.Rect) float64 { return 0 })
		if free == page.HidesAny(at, keep) {
			t.Fatalf("%v is free: %v; it hides any of %v: %v", at, free, keep, page.HidesAny(at, keep))
		}
		found[map[bool]int{true: 1}[free]]++
		if w > r.W-2*page.RoomGap || h > r.H-2*page.RoomGap {
			continue
		}
		if in := at.Intersect(r); in.W < w-0.01 || in.H < h-0.01 {
			t.Fatalf("%v is not within %v", at, r)
		}
		if !free && anywhere(r, w, h, keep) {
			t.Fatalf("no place for %v by %v within %v beside %v; there is one", w, h, r, keep)
		}
	}
	if found[0] < 100 || found[1] < 100 {
		t.Errorf("free and not: %v", found)
	}
}

// anywhere looks everywhere, a few units apart, with a little more air.
func anywhere(r ui.Rect, w, h float64, keep []page.Kept) bool {
	for y := r.Y + page.RoomGap; y+h <= r.Bottom()-page.RoomGap; y += 5 {
		for x := r.X + page.RoomGap; x+w <= r.Right()-page.RoomGap; x += 5 {
			if !page.HidesAny(ui.R(x-1, y-1, w+2, h+2), keep) {
				return true
			}
		}
	}
	return false
}

// Over boards of play in every window, a card that is turned up lies neither on
// the explorer nor on a hex that can be entered, wherever the chart has room for
// that; nor does the tip on a hex that is picked, beside the card as well.
func TestCardsAndTipsHideNoHexThatMatters(t *testing.T) {
	for _, z := range []uitest.Size{{W: 1024, H: 700, Text: 100}, {W: 1024, H: 700, Text: 150}, {W: 1280, H: 800, Text: 100}, {W: 1280, H: 800, Text: 150}, {W: 1920, H: 1080, Text: 100}, {W: 1920, H: 1080, Text: 150}} {
		t.Run(z.String(), func(t *testing.T) {
			t.Parallel()
			p := niletest.Driven(t, 11, 3, driven.Marching)
			b := board.NewBoard(p, book.PagesOf(p))
			st := niletest.SeatAt(t, p, b, z.W, z.H, z.Scale())
			rng := rand.New(rand.NewPCG(5, 6))
			cards, crowded, tips, unfolded := 0, 0, 0, 0
			for n := 0; n < 900 && cards < 60 && !p.Over(); n++ {
				p.SitDown()
				p.Command(driven.Sensible(sight.View(p), local.Of(p).Choices(), rng), nil)
				v := sight.View(p)
				if s, ok := v.Sheet(p.Seat()); !ok || v.Phase() != nile.Travelling || s.At == hexmap.None {
					continue
				}
				st.Wait(0.1)
				if !b.Cards.Open() {
					continue
				}
				cards++
				st.Wait(1) // the chart has come to rest
				s, _ := v.Sheet(p.Seat())
				if hex := b.Chart.HexRect(s.At); hex.Intersect(b.Area).H < hex.H-1 || hex.Intersect(b.Area).W < hex.W-1 {
					t.Errorf("the chart at %v is moved for the card till the explorer at %v is not on it", b.Area, hex)
				}
				keep := b.KeepClear(v, b.Area)
				if page.HidesAny(b.Cards.Box, keep) {
					crowded++
					if anywhere(b.Area, b.Cards.Box.W, b.Cards.Box.H, keep) {
						t.Fatalf("the card at %v hides one of %v; there is room", b.Cards.Box, keep)
					}
				}
				if !page.HidesAny(b.Cards.Box, keep) { // nor once the chart is brought back to the expedition
					st.Key(ebiten.KeyC)
					st.Wait(0.1)
					if page.HidesAny(b.Cards.Box, b.KeepClear(v, b.Area)) {
						t.Fatalf("C puts a hex that matters below the card at %v", b.Cards.Box)
					}
				}
				was := b.Cards.Box
				st.Key(ebiten.KeyY) // why
				st.Wait(0.1)
				if is := b.Cards.Box; is.H != was.H {
					unfolded++
					within := func(y float64) bool {
						return y >= b.Area.Y+page.RoomGap && y+is.H <= b.Area.Bottom()-page.RoomGap && !page.HidesAny(ui.R(was.X, y, is.W, is.H), keep)
					}
					if stays := is.X == was.X && (is.Y == was.Y || is.Bottom() == was.Bottom()); !stays && (within(was.Y) || within(was.Bottom()-is.H)) {
						t.Fatalf("the card at %v lies at %v when it says why; there is room where it was", was, is)
					}
					st.Key(ebiten.KeyY)
					st.Wait(0.1)
				}
				for _, id := range b.Ordered(v) {
					b.Picked = id
					st.Wait(0.05)
					if b.Tip.Empty() {
						continue
					}
					tips++
					all := append(b.KeepClear(v, b.Area), page.Kept{Rect: b.Cards.Box, Weight: 1})
					if page.HidesAny(b.Tip, all) && anywhere(b.Area, b.Tip.W, b.Tip.H, all) {
						t.Fatalf("the tip at %v hides one of %v; there is room", b.Tip, all)
					}
					break
				}
				b.Picked = hexmap.None
			}
			t.Logf("%d cards, %d of them on something for want of room; %d tips, %d unfolded", cards, crowded, tips, unfolded)
			if cards < 30 || tips < 20 {
				t.Errorf("only %d cards and %d tips", cards, tips)
			}
			if unfolded < 10 {
				t.Errorf("only %d cards have said why", unfolded)
			}
			if crowded > 0 && z.W/z.Scale() > 1000 {
				t.Errorf("%d of %d cards lie on what matters, in a window with room", crowded, cards)
			}
		})
	}
}

// What has been drawn lately is what the party has drawn in this month and the one before, and none of it drawn earlier.
func TestWhatHasBeenDrawnLately(t *testing.T) {
	lately, earlier := 0, 0
	for seed := range uint64(12) {
		p, b, _ := niletest.BoardOf(t, seed, func(v nile.View) bool { return v.Phase() == nile.ChoosingPace && v.Turn() > 5 })
		v := sight.View(p)
		drawn := map[hexmap.ID]int{} // in which turn
		turn := 0
		for _, e := range p.Events() {
			switch {
			case e.Kind == nile.TurnBegan && e.Seat == v.Seat():
				turn = nile.As[nile.TurnBeganEvent](e).Turn
			case e.Kind == nile.Mapped && e.Seat == v.Seat():
				drawn[hexmap.ID(e.At)] = turn
			}
		}
		got := b.FoundLately(v, b.Area)
		for id, when := range drawn {
			in := b.Chart.HexRect(id).Intersect(b.Area)
			has := slices.ContainsFunc(got, func(k page.Kept) bool { return k.Rect == in })
			switch {
			case in.Empty():
			case when >= v.Turn()-1 != has:
				t.Errorf("seed %d: hex %d was drawn in month %d, it is month %d: got it among what is kept free: %v", seed, id, when, v.Turn(), has)
			case has:
				lately++
			default:
				earlier++
			}
		}
	}
	if lately == 0 || earlier == 0 {
		t.Errorf("%d hexes drawn lately and %d earlier were looked at", lately, earlier)
	}
}
