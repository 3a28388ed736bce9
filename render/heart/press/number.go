package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/newsprint"
	"sourceofthenile/render/words"
)

// number is one number of the paper: what a Game Turn brought, as London read it.
type number struct {
	turn  int
	seat  game.Seat // whom the headline is about, Nobody where nothing happened
	head  string
	plate *engraving.Picture
	wild  box.Wild // the Special it prints
	has   bool     // there is one
	// reports are what is told of each Explorer, by seat; scored what each scored in it.
	reports [box.MaxSeats][]report
	scored  [box.MaxSeats]int
	lines   []Entry // what brought Drama Points
	lost    [box.MaxSeats]int
	stand   []newsprint.Player // at the end of it, the first first
}

// newNumber is the paper of a Game Turn, from 1.
func newNumber(v heart.View, sum game.Summary, events []game.Event, turn int) *number {
	n := &number{turn: turn, seat: game.Nobody, plate: plates.Of("europe/newspaper"), head: words.Say("number.head.none")}
	var best lead
	at, now, has := [box.MaxSeats]chart.Region{}, 0, pointsAfter(events, turn)
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case heart.TurnBegan:
			now = told.AsTurnBegan(e)
			continue
		case heart.PortTaken, heart.Marched:
			at[e.Seat] = chart.Region(e.At)
		}
		if now != turn || e.Seat == game.Nobody {
			continue
		}
		n.count(sum, e, at[e.Seat])
		if line := n.report(v, sum, e); line != "" && !slices.ContainsFunc(n.reports[e.Seat], func(r report) bool { return r.line == line }) {
			n.reports[e.Seat] = append(n.reports[e.Seat], report{line, keeps(e)})
		}
		if l := leadOf(v, events, i, has[e.Seat]); l.over(&best) {
			best, n.seat = l, e.Seat
			if l.plate != nil {
				n.plate = l.plate
			}
			n.head = words.Vary("number.head."+l.key, turn+int(e.Seat), "who", tell.Who(sum, e.Seat), "what", l.what, "called", l.called, "place", tell.Region(at[e.Seat]))
		}
	}
	return n
}

// count enters what was scored and who was lost.
func (n *number) count(sum game.Summary, e *game.Event, at chart.Region) {
	switch e.Kind {
	case heart.Scored:
		x := told.AsScored(e)
		n.scored[e.Seat] += x.Points
		n.lines = append(n.lines, Entry{e.Seat, n.turn, x.From, tell.What(sum, x), at, x.Points})
	case heart.Shamed:
		n.scored[e.Seat]--
	case heart.Changed:
		if x := told.AsChanged(e); (x.Figure == box.Askaris || x.Figure == box.Porters) && x.By < 0 && x.Cause != box.ByDesertion {
			n.lost[e.Seat] -= x.By
		}
	case heart.SpecialFound:
		n.wild, n.has = told.AsSpecial(e), true
	}
}

// report is an event as the paper prints it, "" where it does not.
func (n *number) report(v heart.View, sum game.Summary, e *game.Event) string {
	switch e.Kind {
	case heart.Marched, heart.TerrainFound, heart.WaterLaid, heart.MetExplorer, heart.FindScored, heart.FindNamed, heart.SpecialFound, heart.VillageMet,
		heart.ChasedOff, heart.HumbledBy, heart.ExplorerLost, heart.TimeIsUp:
		return tell.Print(v, sum, e)
	}
	return ""
}
