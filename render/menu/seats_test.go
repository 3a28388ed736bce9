package menu

import (
	"testing"

	"sourceofthenile/render/engraving/faces"
)

// table is a set-up's players for tests.
type table struct {
	names []string
	faces []uint16
	bots  []string
}

func (t *table) seats() Seats {
	return Seats{
		N: len(t.names), Most: 6, Letters: 20,
		Name: func(i int) *string { return &t.names[i] },
		Face: func(i int) *uint16 { return &t.faces[i] },
		Add: func() {
			t.names, t.faces = append(t.names, ""), append(t.faces, t.seats().FreeFace())
		},
		Remove: func(i int) {
			t.names, t.faces = append(t.names[:i], t.names[i+1:]...), append(t.faces[:i], t.faces[i+1:]...)
		},
		Bots:      &t.bots,
		Opponents: Opponents{Strengths: []Opponent{{Name: "easy"}}, Tempers: []Opponent{{Name: "river", Who: "Somebody"}}},
	}
}

// Whoever is added is offered a face of their own, a woman's and a man's in turn, and it
// does not become another while a name is written. A computer player has that of its name.
func TestOfferedFacesAlternate(t *testing.T) {
	var at table
	for range 6 {
		at.seats().Add()
	}
	worn := map[uint16]bool{}
	for i, n := range at.faces {
		if n == 0 || worn[n] {
			t.Errorf("player %d is offered face %d of %v", i+1, n, at.faces)
		}
		worn[n] = true
		if f := faces.Named("Ada", n); f.Woman != (i%2 == 0) || f != faces.Named("Tom", n) {
			t.Errorf("player %d is offered %+v", i+1, f)
		}
	}
	at.seats().remove(0)
	at.seats().Add()
	if !faces.Named("", at.faces[5]).Woman {
		t.Error("a woman has gone, and a man's face is offered")
	}
	at.seats().sit(2, "easy-river")
	if at.faces[2] != 0 {
		t.Errorf("a computer player has face %d, not that of its name", at.faces[2])
	}
	at.faces[1] = 77 // chosen by hand
	at.seats().sit(2, "")
	if at.faces[2] == 0 || at.faces[1] != 77 {
		t.Errorf("a person is back, and the faces are %v", at.faces)
	}
}
