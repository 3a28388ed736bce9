package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
)

// RecapOf is what a recap tells and shows.
func RecapOf(s desk.Screen) ([]tell.SinceLine, []hexmap.ID) {
	r := s.(*recapScene)
	return r.Lines, r.New
}

// LastMonth are the events of the last month of the player before the screen.
func LastMonth(p *play.Play) []game.Event {
	m, _ := lastMonth(p.Events(), p.Seat())
	return p.Events()[m.from:m.to]
}

// MonthLines is what is told of a seat's last month, and of which kinds the events are.
func MonthLines(p *play.Play, s game.Seat) (said []string, kinds []game.EventKind) {
	m, _ := lastMonth(p.Events(), s)
	for _, l := range monthLines(sight.View(p), p.Events(), m) {
		said, kinds = append(said, l.line.Text), append(kinds, l.of.Kind)
	}
	return said, kinds
}

// MonthCard are the kinds of what a low window tells of a seat's last month: what it took, and the rest.
func MonthCard(p *play.Play, s game.Seat) (took, rest []game.EventKind) {
	m, _ := lastMonth(p.Events(), s)
	for _, l := range unreadLines(monthLines(sight.View(p), p.Events(), m), true) {
		if l.part == monthLoss {
			took = append(took, l.of.Kind)
		} else {
			rest = append(rest, l.of.Kind)
		}
	}
	return took, rest
}

// LastOpenly is what a change of hands tells of a seat's last month, nil where it tells nothing.
func LastOpenly(p *play.Play, s game.Seat) *tell.SinceLine {
	return lastOpenly(p, sight.Position(p).View(game.Nobody), s)
}

// PartyBefore is the expedition before the end of the last month of the player before the screen.
var PartyBefore = partyBefore
