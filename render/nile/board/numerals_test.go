package board_test

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// The key of a hex stands on that hex, and where the hex is large enough leaves the counter
// free that lies on it.
func TestAKeyLeavesTheCounterFree(t *testing.T) {
	for high := 36.0; high < 200; high++ {
		h := ui.R(300, 200, high*hexmap.Sqrt3/2, high)
		plain, at := board.NumeralAt(h, false), board.NumeralAt(h, true)
		if plain.Y < h.Y || plain.Bottom() > h.Bottom() {
			t.Errorf("hex %v high: its key stands at %v", high, plain)
		}
		if at.Y < h.Y-7 || at.Y > plain.Y {
			t.Errorf("hex %v high: with a counter its key stands at %v", high, at)
		}
		if card := h.Middle(0.46*high, 0.46*high); high >= 64 && at.Bottom() > card.Y {
			t.Errorf("hex %v high: the counter at %v lies below the key at %v", high, card, at)
		}
	}
}

// atCounter is a game that a computer explorer has played until it is as wanted: parties that
// know nothing of counters hardly ever come to one.
func atCounter(t *testing.T, want func(p *play.Play) bool) *play.Play {
	t.Helper()
	for seed := range uint64(6) {
		p := niletest.NewGame(t, seed, 100, "Ann")
		who, err := bots.New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !p.Over() && p.Len() < 1500 {
			if _, must := p.HandOver(); must {
				p.SitDown()
				p.Seen()
			}
			if want(p) {
				return p
			}
			if !local.Do(p, who.Choose(sight.View(p), p.Choices())) {
				t.Fatal(p.Failed)
			}
		}
	}
	t.Fatal("no party came to a counter")
	return nil
}

// The counter that a party may go to lies free of keys, chances and whatever floats above the
// chart.
func TestACounterIsKeptFree(t *testing.T) {
	counter := func(p *play.Play) (at hexmap.ID) {
		v := sight.View(p)
		for _, c := range p.Choices() {
			if c.Kind == nile.Move && v.Hex(hexmap.ID(c.Target)).Counter == nile.Facedown {
				return hexmap.ID(c.Target)
			}
		}
		return hexmap.None
	}
	p := atCounter(t, func(p *play.Play) bool { return counter(p) != hexmap.None })
	b := board.NewBoard(p, book.PagesOf(p))
	st := niletest.SeatAt(t, p, b, 1280, 800, 1)
	st.Key(ebiten.KeyF24) // by keys
	h := b.Chart.HexRect(counter(p))
	card := h.Middle(0.46*h.H, 0.46*h.H)
	if !slices.ContainsFunc(st.List.Kept, func(k ui.Kept) bool { return k.Rect == card }) {
		t.Errorf("what floats may lie on the counter at %v", card)
	}
	keys := 0
	for _, it := range st.List.Items {
		if it.Key == "numeral" && h.Contains(it.Rect.Centre()) {
			keys++
		}
		if it.Layer == 0 && (it.Kind == ui.TextItem || it.Key == "numeral") && !it.Rect.Intersect(card.Inset(2)).Empty() {
			t.Errorf("%q lies at %v, on the counter at %v", it.Text+it.Key, it.Rect, card)
		}
	}
	if keys != 1 {
		t.Errorf("the hex has %d keys, want 1", keys)
	}
}

// Near a port the keys leave its name to be read.
func TestAKeyLeavesThePortsNameFree(t *testing.T) {
	keys, near := 0, 0
	for seed := range uint64(60) {
		_, b, st := niletest.BoardOf(t, seed, func(v nile.View) bool { return v.Phase() == nile.Travelling && v.Turn() > int(seed)%8 })
		st.Key(ebiten.KeyF24)
		for _, it := range st.List.Items {
			if it.Key != "numeral" {
				continue
			}
			keys++
			for _, name := range b.Chart.NameBoxes() {
				if it.Rect.Overlaps(name) {
					t.Errorf("seed %d: a key at %v lies on a name at %v", seed, it.Rect, name)
				}
				if it.Rect.Inset(-it.Rect.H).Overlaps(name) {
					near++
				}
			}
		}
	}
	if keys < 20 || near == 0 {
		t.Errorf("%d keys, %d of them near a name", keys, near)
	}
}

// A key leaves free what is to be read on its hex where there is a place for it that does, in the middle first.
func TestAKeyLeavesFreeWhatIsToBeRead(t *testing.T) {
	h := ui.R(100, 100, 60, 69)
	usual := board.NumeralAt(h, false)
	top := ui.R(h.X, h.Y, h.W, 0.42*h.H)
	whole := ui.R(h.X, h.Y, h.W, h.H)
	for _, at := range []struct {
		name  string
		reads []ui.Rect
		want  func(got ui.Rect) bool
	}{
		{"nothing", nil, func(got ui.Rect) bool { return got == usual }},
		{"a height above", []ui.Rect{top}, func(got ui.Rect) bool { return !got.Overlaps(top) && got.X == usual.X }},
		{"all but the right", []ui.Rect{h.Left(h.W/2 + 5)}, func(got ui.Rect) bool { return got.X > usual.X }},
		{"the whole hex", []ui.Rect{whole}, func(got ui.Rect) bool { return whole.Intersect(got) == got }},
	} {
		if got := board.ClearOf(at.reads, h, usual); !at.want(got) {
			t.Errorf("%s is to be read: got the key at %v, usually at %v", at.name, got, usual)
		}
	}
}
