package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/board"
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
	reports [box.MaxSeats][]string
	scored  [box.MaxSeats]int
	lines   []Entry // what brought Drama Points
	lost    [box.MaxSeats]int
	stand   []newsprint.Player // at the end of it, the first first
}

// weight is how much of a headline a thing makes.
type weight int

// From the weightiest.
const (
	nothing weight = iota
	ofCountry
	ofMeeting
	ofFinding
	ofWater
	ofDiscovery
	ofSpecial
	ofLoss
)

// newNumber is the paper of a Game Turn, from 1.
func newNumber(v heart.View, sum game.Summary, events []game.Event, turn int) *number {
	n := &number{turn: turn, seat: game.Nobody, plate: plates.Of("europe/newspaper"), head: words.Say("number.head.none")}
	var best weight
	at, now := [box.MaxSeats]chart.Region{}, 0
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
		if line := n.report(v, sum, e); line != "" && !slices.Contains(n.reports[e.Seat], line) {
			n.reports[e.Seat] = append(n.reports[e.Seat], line)
		}
		if w, key, what, plate := weigh(e); w > best {
			best, n.seat = w, e.Seat
			if plate != nil {
				n.plate = plate
			}
			n.head = words.Vary("number.head."+key, turn+int(e.Seat), "who", tell.Who(sum, e.Seat), "what", what, "place", tell.Region(at[e.Seat]))
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

// weigh is how much of a headline an event makes, by which words, about what, and with
// which engraving.
func weigh(e *game.Event) (w weight, key, what string, plate *engraving.Picture) {
	switch e.Kind {
	case heart.ExplorerLost:
		return ofLoss, "lost", "", plates.Of("place/lost-expedition")
	case heart.SpecialFound:
		wild := told.AsSpecial(e)
		return ofSpecial, "special", tell.Special(wild), board.SpecialPlate(wild)
	case heart.FindScored:
		c := told.AsSlot(e).Chit
		if c.Sort().Discovery() {
			return ofDiscovery, "discovery", tell.AChit(c), board.Plate(c)
		}
		return ofFinding, "finding", tell.AChit(c), board.Plate(c)
	case heart.Scored:
		if x := told.AsScored(e); x.From == box.ForWater {
			return ofWater, "water", tell.Marker(box.Marker(x.What)), plates.Of("feature/source")
		}
	case heart.MetExplorer:
		return ofMeeting, "meeting", "", plates.Of("meeting/two-explorers")
	case heart.TerrainFound:
		land, _ := told.AsTerrain(e)
		return ofCountry, "country", tell.Terrain(land), plates.Of("place/march")
	}
	return nothing, "", "", nil
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
