package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// wayHome reports whether somebody on foot, with nothing left to him, could walk
// from a hex to a port: round mapped lakes, and through anything else. Blank land
// may turn out to be a lake; then there is another position to look at.
func (p *Position) wayHome(from hexmap.ID) bool {
	seen := map[hexmap.ID]bool{from: true}
	for ahead := []hexmap.ID{from}; len(ahead) > 0; ahead = ahead[1:] {
		at := ahead[0]
		if p.chart.Cells[at].Port != hexmap.NoPort {
			return true
		}
		for _, to := range p.touching(at, nil) {
			if !seen[to] && p.hexes[to].Terrain != hexmap.Lake && !p.strait(OnFoot, at, to) {
				seen[to] = true
				ahead = append(ahead, to)
			}
		}
	}
	return false
}

// TestRule21_TheWayHomeIsNeverClosed: in games played without any sense, whoever
// is in Africa could still walk to a port, is a prisoner, or stands in the desert
// with a way on; and whoever is to choose has a choice.
func TestRule21_TheWayHomeIsNeverClosed(t *testing.T) {
	looked := 0
	for seed := range uint64(4) {
		n := 0
		roam(t, Rules{}, 3, 900, seed, func(tab *game.Table, p *Position) {
			if n++; n%30 != 0 {
				return
			}
			for s := range p.players {
				if p.players[s].Where != inAfrica {
					continue
				}
				looked++
				if e := &p.players[s].Trip; !e.Captive && !p.wayHome(e.At) {
					t.Errorf("seed %d, command %d: seat %d cannot walk home from %d", seed, tab.Len(), s, e.At)
				}
			}
		})
	}
	if looked < 100 {
		t.Errorf("only %d parties were looked at", looked)
	}
}

// A party alone in the middle of waterless desert, whatever it has left, comes to
// an end or out of it: every month it has a step to take, and thirst kills in the end.
func TestRule5_4444_TheDesertLetsGoOrKills(t *testing.T) {
	m := board("ddddddd", "ddddddd", "ddddddd", "ddddddd", "vdddddd")
	addPort(m, "Lagos", at(m, 0, 4))
	for seed := range uint64(20) {
		tab, err := game.NewTable(Rules{Chart: m}, testSettings(1, 25).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		p := tab.Position().(*Position)
		p.order, p.steps = []game.Seat{0}, []step{{Travelling, 0}}
		g := &stage{T: t, p: p}
		g.party(0, at(m, 6, 0), OnFoot, map[Item]int32{Rations: 5})
		rng := game.NewRandom(seed)
		for k := 0; ; k++ {
			if p.players[0].Where != inAfrica {
				break
			}
			if k == 2000 {
				t.Fatalf("seed %d: still in the desert after %d commands", seed, k)
			}
			if _, err := tab.Do(traveller(tab.Choices(), rng.IntN)); err != nil {
				t.Fatal(err)
			}
		}
	}
}
