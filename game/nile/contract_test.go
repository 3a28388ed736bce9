package nile

import (
	"bytes"
	"slices"
	"testing"

	"sourceofthenile/game"
)

// Everything that is hidden is dealt anew by Redeal, and the seat it is hidden
// from sees nothing of it: ports chosen in secret, caches, notes, sights, and
// what peoples think of others.
func TestRedealChangesWhatIsHidden(t *testing.T) {
	changed := map[string]int{}
	note := func(what string, other bool) {
		if other {
			changed[what]++
		}
	}
	pick := game.NewRandom(3)
	rules := peopled{Rules{Chart: crowded()}}
	for seed := range uint64(4) {
		roam(t, rules, 3, 1200, seed, func(tab *game.Table, p *Position) {
			if k := tab.Len(); k%17 != 0 && k >= 12 {
				return
			}
			for s := game.Nobody; s < 3; s++ {
				q := p.Redeal(s, pick.IntN).(*Position)
				if !bytes.Equal(p.Seen(s, nil), q.Seen(s, nil)) {
					t.Fatalf("seed %d, command %d: seat %d sees what is hidden from it", seed, tab.Len(), s)
				}
				if !bytes.Equal(p.Veil(s).Append(nil), q.Veil(s).Append(nil)) {
					t.Fatalf("seed %d, command %d: the veil of seat %d tells what is hidden from it", seed, tab.Len(), s)
				}
				if err := q.SoundAll(); err != nil {
					t.Fatalf("seed %d, command %d: %v", seed, tab.Len(), err)
				}
				for o := range p.players {
					was, is := &p.players[o], &q.players[o]
					if game.Seat(o) == s && (was.Chosen != is.Chosen || !slices.Equal(was.Notes, is.Notes)) {
						t.Fatal("a seat's own secrets were dealt anew")
					}
					if game.Seat(o) == s && (was.Trip.Have != is.Trip.Have || was.Last != is.Last) {
						t.Fatal("a seat's own stores were dealt anew")
					}
					note("stores", was.Trip.Have != is.Trip.Have)
					note("ports", was.Chosen != is.Chosen)
					note("caches", was.Caches != is.Caches)
					note("notes", !slices.Equal(was.Notes, is.Notes))
					for id := range p.sights {
						note("sights", p.sights[id][o] != q.sights[id][o])
					}
				}
				for i := range p.tribes {
					note("regard", p.tribes[i].To != q.tribes[i].To)
				}
			}
		})
	}
	for _, what := range []string{"ports", "caches", "notes", "sights", "regard", "stores"} {
		if changed[what] == 0 {
			t.Errorf("%s were never dealt anew", what)
		}
	}
}
