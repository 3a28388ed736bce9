package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// As many hexes as a view says can be entered in a turn, and not one more: of
// known country and of country that others have mapped.
func TestRule9_16_ReachIsWhatATurnAllows(t *testing.T) {
	for _, c := range []struct {
		name string
		mode Mode
		have map[Item]int32
	}{
		{"on foot", OnFoot, map[Item]int32{Bearers: 3, Rations: 20}},
		{"mounted", Mounted, map[Item]int32{Bearers: 1, Horses: 3, Rations: 20}},
		{"a full crew", ByCanoe, map[Item]int32{Bearers: 8, Canoes: 1, Rations: 20}},
		{"a thin crew", ByCanoe, map[Item]int32{Bearers: 2, Canoes: 1, Rations: 20}},
		{"nobody to paddle", ByCanoe, map[Item]int32{Guides: 1, Canoes: 1, Rations: 20}},
	} {
		for l := range Levels {
			for _, known := range []bool{true, false} {
				m := board("vvvvvvvvvv", "~~~~~~~~~~") // along the coast
				g := scene(t, m, deck.Explorer)
				e := g.party(0, 0, c.mode, c.have)
				e.Level, e.Allowance = l, g.p.allowance(e, c.mode, l)
				reach := g.p.View(0).Reach(c.mode)
				want := reach.Known[l]
				if !known {
					want = reach.New[l]
				}
				for col := 1; col < m.Cols && !known; col++ { // others have mapped it
					g.p.hexes[at(m, col, 0)].Printed = false
				}
				same(t, c.name+": drifts", reach.Drifts, c.have[Bearers] == 0)
				n := 0
				for g.has(Move, at(m, n+1, 0)) {
					if !known {
						g.die("12 lost", 6)
					}
					g.to(at(m, n+1, 0))
					n++
				}
				if n != want {
					t.Errorf("%s, %s, known %v: %d hexes, told %d", c.name, l.Name(), known, n, want)
				}
			}
		}
	}
	same(t, "without a canoe", scene(t, board("vv"), deck.Explorer).p.View(0).Reach(ByCanoe), Reach{})
	same(t, "nobody's", View{seat: game.Nobody}.Reach(OnFoot), Reach{})
}

// A party goes as far out as its food brings it, and comes home on it: so many
// hexes out at the pace of new country and back at that of known, and the next
// hex would take more rations than there are.
func TestRule9_1_ReachIsAsFarAsTheFoodLasts(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	for rations := int32(0); rations <= 200; rations += 7 {
		for _, bearers := range []int32{0, 3, 11} {
			g.party(0, hexmap.ID(0), OnFoot, map[Item]int32{Bearers: bearers, Rations: rations})
			r := g.p.View(0).Reach(OnFoot)
			eats := func(hexes int) float64 { // rations on the way out, and home
				people := float64(1 + bearers)
				return float64(hexes)*people/float64(r.New[Normal]) + float64(hexes)*people/float64(r.Known[Normal])
			}
			if eats(r.Out) > float64(rations)+1e-9 || eats(r.Out+1) <= float64(rations)+1e-9 {
				t.Errorf("%d rations for %d bring them %d hexes out", rations, 1+bearers, r.Out)
			}
		}
	}
	fresh, known := ReachAt(5)
	same(t, "five points", [2]int{fresh, known}, [2]int{2, 5})
}

// What a mutiny or a tale of ivory asks is what answering it takes.
func TestRule11_ADilemmaAsToldBefore(t *testing.T) {
	for _, pay := range []bool{true, false} {
		g := scene(t, board("vvv"), deck.Botanist)
		e := g.party(0, 1, OnFoot, map[Item]int32{Bearers: 9, Askaris: 5, Gifts: 12, Rations: 20})
		g.p.steps = []step{{Travelling, 0}, {FacingMutiny, 0}}
		d, ok := g.p.View(0).Dilemma()
		same(t, "asked", d, Dilemma{deck.Mutiny, 10, true, Askaris, 3})
		same(t, "asked at all", ok, true)
		if pay {
			g.do(PayUp, 0, 0, 0)
			same(t, "paid", int(12-e.Have[Gifts]), d.Gifts)
			continue
		}
		g.do(LetGo, 0, 0, 0)
		same(t, "gone", int(5-e.Have[Askaris]), d.Leave)
		if _, ok := g.p.View(0).Dilemma(); ok {
			t.Error("asked again")
		}
	}
	g := scene(t, board("vvv"), deck.Botanist)
	e := g.party(0, 1, OnFoot, map[Item]int32{Bearers: 9, Askaris: 5, Gifts: 9, Rations: 20})
	g.p.steps = []step{{Travelling, 0}, {FacingMutiny, 0}}
	d, _ := g.p.View(0).Dilemma()
	same(t, "cannot pay", d.MayPay || g.has(PayUp, 0), false)
	g.p.steps[1].Kind, e.Asked = HearingOfIvory, 4
	d, _ = g.p.View(0).Dilemma()
	same(t, "ivory", d, Dilemma{deck.ElephantsGraveyard, 0, false, Bearers, 4})
	g.do(LetGo, 0, 0, 0)
	same(t, "gone", e.Have[Bearers], 5)
}
