package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/hexmap"
)

// The columns of 22 for people met and beaten, as the table reads.
var printedTribes = map[deck.Specialty][2]int{
	deck.Botanist: {1, 1}, deck.Doctor: {1, 1}, deck.Ethnologist: {3, 0}, deck.Explorer: {1, 1},
	deck.Geologist: {1, 1}, deck.Journalist: {1, 3}, deck.Missionary: {2, 0}, deck.Zoologist: {1, 1},
}

func TestRule22_PeoplesForEverySpecialty(t *testing.T) {
	for k := range deck.Specialties {
		for _, c := range []struct {
			name        string
			met, beaten uint8
			want        [2]int // met, beaten
		}{
			{"nobody met them", 0, 0, [2]int{}},
			{"another met and beat them", 2, 2, [2]int{}},
			{"met", 1, 0, [2]int{printedTribes[k][0], 0}},
			{"met; beaten by another", 1, 2, [2]int{printedTribes[k][0], 0}},
			{"met and beaten", 1, 1, printedTribes[k]},
		} {
			g, id := find(t, k, hexState{Terrain: hexmap.Veldt, Tribe: 2})
			g.p.tribes = []tribe{{At: hexmap.None}, {At: id, Strength: 9, First: 9, Met: c.met, Beaten: c.beaten}}
			hex := TerrainPoints(k, hexmap.Veldt)
			choice, _ := g.offered(Publish, int32(id), 0)
			same(t, k.String()+", "+c.name+": as offered", int(choice.Cost), hex+c.want[0]+c.want[1])
			_, promise := g.p.promise(0)
			same(t, "as promised", promise, int(choice.Cost))
			events := g.do(Publish, int32(id), 0, 0)
			sum, by := scored(events)
			same(t, k.String()+", "+c.name+": met", by[ForTribe], c.want[0])
			same(t, k.String()+", "+c.name+": beaten", by[ForBeaten], c.want[1])
			same(t, k.String()+", "+c.name+": in all", sum, int(choice.Cost))
			for _, e := range events {
				if e.Kind == Scored && (Reason(e.Args[0]) == ForTribe || Reason(e.Args[0]) == ForBeaten) {
					same(t, "their number", e.Args[2], 2)
				}
			}
		}
	}
}
