package bots

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

// Journeys across Africa (25): taken where they pay on the way home, or set
// out on for their own sake.

// shores are the coasts a journey can end on.
const shores = int(africa.UpTheNile) + 1

// anyShore is where an expedition ends that is bound nowhere.
const anyShore = hexmap.Shore(shores)

// noJourney is the great journey of an expedition that is not on one.
const noJourney = nile.Epics

// journeyRate is what each hex mapped on the way brings besides, if an
// expedition that set out from a port ends on a shore: an epic journey scores
// once, and brings less the more of the four have been made (25).
func (l *land) journeyRate(from hexmap.PortID, to hexmap.Shore) float64 {
	if from == hexmap.NoPort {
		return 0
	}
	e, ok := nile.JourneyBetween(l.v.Map().Ports[from].Shore, to)
	if !ok || l.v.EpicMade(e) {
		return 0
	}
	return l.taste.journey / float64(int(1)<<min(3, l.v.EpicsMade()))
}

// charted is how many hexes mapped on this expedition count toward a journey.
func (l *land) charted() (n int) {
	for i := range l.v.Map().Cells {
		if id := hexmap.ID(i); l.v.Charted(id) && l.v.Publishable(id) {
			n++
		}
	}
	return n
}

// What makes a great journey reasonable.
const (
	oneIn        = 5   // expeditions that think of one
	farFromDone  = 40  // points still to win: a journey is a year or three
	rivalsNear   = 30  // points that nobody else may be short of the goal
	devotion     = 1.7 // how much better he likes to end where he is bound
	halfAsGood   = 0.4 // beside the best other plan, it must be so good
	fitForYears  = 900 // dollars
	longestMarch = 48  // months
	longestOfAll = 3   // how much more the journey from end to end tempts
)

// greatJourney is the journey an expedition sets out on for its own sake, if
// its lot falls so and there are means and time for it, among those that nobody
// has made yet.
func (b *traveller) greatJourney(v nile.View) nile.Epic {
	me := v.Player(v.Seat())
	if b.rng.IntN(oneIn) != 0 || v.EpicsMade() == int(nile.Epics) || toWin(v, me.Points) < farFromDone || v.Means(v.Seat()) < fitForYears {
		return noJourney
	}
	for i := range v.Seats() {
		if o := game.Seat(i); o != v.Seat() && toWin(v, v.Player(o).Points) < rivalsNear {
			return noJourney
		}
	}
	lots := [nile.Epics]int{}
	all := 0
	for e := range nile.Epics {
		if v.EpicMade(e) {
			continue
		}
		lots[e] = 1
		if e == nile.KhartoumCape {
			lots[e] *= longestOfAll
		}
		all += lots[e]
	}
	lot := b.rng.IntN(all)
	for e := range nile.Epics {
		if lot -= lots[e]; lot < 0 {
			return e
		}
	}
	return noJourney
}

// boundFor is the shore a journey leads to from a port; ok is false where it
// does not begin there.
func boundFor(v nile.View, e nile.Epic, port hexmap.PortID) (s hexmap.Shore, ok bool) {
	for s := range anyShore {
		if got, ok := nile.JourneyBetween(v.Map().Ports[port].Shore, s); ok && got == e {
			return s, true
		}
	}
	return anyShore, false
}
