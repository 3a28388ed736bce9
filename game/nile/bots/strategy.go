package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// strategies are the players by rules of thumb, the usual one first. Whoever adds
// one writes it down in a file of its own and adds it here.
var strategies = []*strategy{&keen, &easy, &aloof, &coast, &hasty, &desert, &onehex, &frugal, &delta, &patient, &strong}

// strategy is what a player by rules of thumb keeps to, whatever Africa offers.
// What is 0 or nil binds it to nothing: it is reckoned anew for every decision.
type strategy struct {
	name string // by which it is asked for
	// sails is the dollars with which it sets out for Africa; with less it waits in
	// Europe for more, where waiting brings any.
	sails int
	// pace is the activity level into unknown land, wherever it is not ill.
	pace *nile.Level
	// reach is how many hexes from the nearest port it goes at most.
	reach int
	// enough is the points in hand with which it makes for home.
	enough float64
	// styles are those in which it sets out.
	styles []style
	// ports are the names of those that it sets out from.
	ports []string
	// policy is the policy, 1 to 5, by which it meets any people that are no friends (13).
	policy int32
	// shy: it goes back from every people that it has not met yet, if it can.
	shy bool
	// likes is how much better each style promises than it is reckoned; 0 is 1.
	likes [styles]float64
	// aloof: it buys no gifts, offers none and trades with nobody (13, 14).
	aloof bool
	// surest: it takes the port that promises most, not one by lot among the better, and
	// sets out on no journey across Africa for its own sake.
	surest bool
	// tickets: it uses a ticket as soon as that and the money make a party, instead of saving for a voyage to
	// wherever most is to be had. Whoever only ever sails where it costs nothing does not finish a map.
	tickets bool
	// overhead is the months that mounting another expedition is reckoned to cost;
	// 0: inEurope. The fewer, the shorter the expeditions.
	overhead float64
	// within is the months that a way takes which it thinks of, at most; 0: any.
	within float64
	// wary is the chance to lose everything above which it rather withdraws from a
	// people; 0: mostRisk.
	wary float64
	// aims is how well it likes each errand, journeys last; nil: every expedition has
	// a calling of its own, by lot.
	aims *taste
}

// beyond reports whether a hex lies farther from any port than a strategy goes.
func (s *strategy) beyond(l *land, id hexmap.ID) bool {
	return s.reach > 0 && l.v.Map().PortDistance(id) > s.reach
}
