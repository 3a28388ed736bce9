package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// What the edition asks for, as a seat may see it (P).

// Edition is how the switches of the game are set.
func (v View) Edition() edition.Edition { return v.p.edition }

// Open reports whether the game goes on until Africa is mapped: it then has
// sittings, and no points to win.
func (v View) Open() bool { return v.p.open() }

// Paced reports whether the activity level of a month is chosen (9.7).
func (v View) Paced() bool { return v.p.paced() }

// MovementPoints is the movement allowance of a mode of travel at an activity
// level, with a full crew (9).
func (v View) MovementPoints(m Mode, l Level) int { return int(v.p.points(m, l)) }

// ByDice reports whether dice say what blank land turns out to be, and not Event
// cards (10).
func (v View) ByDice() bool { return v.p.edition[edition.Mapping] != edition.ByCards }

// Callings are what an explorer may be (4.6).
func (v View) Callings() []deck.Specialty { return Callings(v.p.edition) }

// Sitting is the sitting that is being played (P).
type Sitting struct {
	Number int // from 1; 0 where there are none
	Began  int // turn
	Limit  int // turns, 0: none
	Left   int // turns that it has still to go, this one counted; 0: nobody has said
	Last   bool
}

// Sitting is the sitting that is being played.
func (v View) Sitting() Sitting {
	st := &v.p.sitting
	left := 0
	switch {
	case st.Last:
		left = 1
	case st.Limit > 0:
		left = int(max(0, st.Limit-(v.p.turn-st.Began)))
	}
	return Sitting{int(st.Number), int(st.Began), int(st.Limit), left, st.Last}
}

// Away reports whether the player in a seat has left the table.
func (v View) Away(s game.Seat) bool { return v.p.players[s].Away }

// FormerName is the name of a seat that was handed over, who had it then and in
// which turn he gave it away; ok is false where there is none of that number.
func (v View) FormerName(n int) (s game.Seat, turn int, name string, ok bool) {
	if n < 0 || n >= len(v.p.formerly) {
		return game.Nobody, 0, "", false
	}
	f := &v.p.formerly[n]
	return f.Seat, int(f.Turn), f.Name, true
}

// Donations are the cards of each kind in a seat's hand, for everybody to see
// (26).
func (v View) Donations(s game.Seat) (out [Donations]int) {
	for k, n := range v.p.players[s].Donations {
		out[k] = int(n)
	}
	return out
}

// DonationsLeft are the cards that can be drawn next.
func (v View) DonationsLeft() (out [Donations]int) {
	pool := v.p.pool
	if pool.count() == 0 {
		pool = v.p.spent
	}
	for k, n := range pool {
		out[k] = int(n)
	}
	return out
}

// ByTickets reports whether the public gives by donation cards, and the voyage
// is to be paid (26).
func (v View) ByTickets() bool { return v.p.byTickets() }

// PublishesOrSails reports whether a turn in Europe is for publishing or for a new
// expedition, not for both: who stays publishes (26.1).
func (v View) PublishesOrSails() bool { return v.p.publishesOrSails() }

// ByRepute reports whether a people hears what friends say of a party, and looks at
// its hands (13.5).
func (v View) ByRepute() bool { return v.p.byRepute() }

// Means is the dollars a seat could set out with, its donation cards turned into
// money.
func (v View) Means(s game.Seat) int { return int(v.p.players[s].means()) }

// Passage is what the voyage to a port would cost the viewing seat, and whether
// it has a ticket that pays it (26).
func (v View) Passage(port hexmap.PortID) (dollars int, ticket bool) {
	if v.seat == game.Nobody {
		return 0, false
	}
	price, _, has := v.p.passage(v.seat, port)
	return int(price), has
}

// Blank is how many hexes are blank, and how many were in 1820.
func (v View) Blank() (now, then int) {
	for i := range v.p.hexes {
		if v.p.chart.IsBlank(hexmap.ID(i)) {
			then++
			if v.p.hexes[i].Terrain == hexmap.Blank {
				now++
			}
		}
	}
	return now, then
}

// seenEdition appends what a seat sees of all this.
func (v View) seenEdition(b []byte) []byte {
	b = imprint(b, v.Edition(), v.Sitting(), v.DonationsLeft())
	for s := range game.Seat(v.Seats()) {
		b = imprint(b, v.Away(s), v.Donations(s), v.Means(s))
	}
	for n := 0; ; n++ {
		s, turn, name, ok := v.FormerName(n)
		if !ok {
			return b
		}
		b = imprint(b, s, turn, name)
	}
}

// Wayfinding is what keeps a party on its way where it knows nobody next door:
// whether it has a healthy guide, whether its explorer is weak, and at which
// activity level it goes (12).
func (v View) Wayfinding(guide, weak bool, l Level) Wayfinding {
	by1978 := v.p.edition[edition.Wayfinding] == edition.Unguided
	return Wayfinding{Guide: guide, Level: l, Weak: weak, Sure: guide && by1978, By1978: by1978}
}
