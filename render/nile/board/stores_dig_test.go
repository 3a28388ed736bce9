package board_test

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// monthOn ends the month in which something was buried, and reports whether it can be looked for in the next one.
func monthOn(p *play.Play) bool {
	for range 60 {
		p.SitDown()
		if _, may := sight.Find(p, nile.OpenCache, 0, -1); may {
			return true
		}
		next := p.Choices()
		if len(next) == 0 {
			return false
		}
		do := next[0]
		if end, may := sight.Find(p, nile.EndTravel, -1, -1); may {
			do = end
		}
		p.Do(do, int(do.Min))
	}
	return false
}

// Whoever opens a cache is led to what is in it once its die has been read, and the board has a button to it afterwards;
// of a cache that is gone there is nothing to see.
func TestAnOpenedCacheLeadsToDiggingUp(t *testing.T) {
	for seed := range uint64(20) {
		p := niletest.Driven(t, seed+5, 2, driven.Marching)
		bury, may := sight.Find(p, nile.Cache, -1, nile.Rations)
		if !may {
			continue
		}
		p.Do(bury, min(12, int(bury.Max)))
		v := sight.View(p)
		here, _ := v.Sheet(v.Seat())
		if got := board.HiddenOn(v, []hexmap.ID{here.At}); !strings.Contains(got, "twelve rations") {
			t.Errorf("seed %d: got %q of a way to one's cache, wanted twelve rations named", seed, got)
		}
		if got := board.HiddenOn(sight.Position(p).View(1-v.Seat()), []hexmap.ID{here.At}); got != "" {
			t.Errorf("seed %d: got %q of another's cache, wanted nothing", seed, got)
		}
		if may = monthOn(p); !may {
			continue
		}
		b := board.NewBoard(p, book.PagesOf(p))
		st := niletest.SeatAt(t, p, b, 1280, 800, 1)
		st.Wait(0.2)
		st.Click("Open the cache")
		for range 40 {
			st.Wait(0.2)
		}
		_, found := sight.Find(p, nile.Take, -1, -1)
		if open := b.Stores != nil; open != found {
			t.Fatalf("seed %d: the cache is found: %v, the stores are open: %v", seed, found, open)
		}
		if !found {
			continue
		}
		most := b.Stores.Most(nile.Take, nile.Rations)
		st.Click("Done")
		st.Wait(0.2)
		if st.Click("Dig up"); b.Stores == nil {
			t.Fatal("the button leads nowhere")
		}
		b.Stores.Set(nile.Take, nile.Rations, most)
		st.Wait(0.2)
		if most > 0 && !st.Has(words.Say("stores.dig")) {
			t.Error("nothing is said of digging up")
		}
		return
	}
	t.Fatal("no cache was found whole")
}
