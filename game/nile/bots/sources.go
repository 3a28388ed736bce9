package bots

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Points of rivers, as far as they are to be hoped for.
const (
	longEnough  = 14 // hexes: a river that may well become the longest
	untilSource = 3.6
	fame        = 2.0 // how much more the greatest prize tempts than its points
	rivalsAhead = 0.4 // what is left of a prize that another is nearer to
)

// sourceOfTheNile is the errand up the White Nile from Khartoum: every place
// where it comes out of blank land.
func (l *land) sourceOfTheNile(liking float64) {
	l.upRivers(true, fame*liking)
}

// sources is the errand up every other river with a name.
func (l *land) sources(liking float64) {
	l.upRivers(false, liking)
	l.riversDown(liking)
}

func (l *land) upRivers(white bool, liking float64) {
	m := l.v.Map()
	rec := l.v.Records()
	for i := range m.Cells {
		at := hexmap.ID(i)
		r := l.v.RiverOf(at)
		if r == hexmap.NoRiver || (m.Rivers[r].Name == whiteNile) != white {
			continue
		}
		_, in := l.v.Flow(at)
		for _, d := range hexmap.Dirs {
			if to := m.Near(at, d); in.Has(d) && to != hexmap.None && l.blank(to) {
				l.riverAhead(r, at, to, &rec, liking)
			}
		}
	}
}

const whiteNile = "White Nile"

// riverAhead weighs following a river out of at into the blank hex to.
func (l *land) riverAhead(r hexmap.RiverID, at, to hexmap.ID, rec *nile.Records, liking float64) {
	river := &l.v.Map().Rivers[r]
	above, below := l.down(at)
	hexes := max(0, float64(river.Least-above)) + untilSource
	length := hexes + float64(above+below)
	prize := 0.0
	if !l.v.SourceFound(r) {
		prize += float64(nile.SourcePoints(int(length)))
	}
	if length > float64(max(rec.River, longEnough)) && rec.RiverBy != l.v.Seat() {
		prize += nile.LongestPoints
	}
	if river.Name == whiteNile && !rec.NileFound {
		prize += nile.NilePoints
	}
	if prize == 0 {
		return
	}
	if l.v.State(at) == nile.Explored && !l.v.Publishable(at) {
		prize *= rivalsAhead // somebody else has come this far
	}
	l.hope(to, prospect{points: liking * prize, hexes: hexes - 1})
}

// hope puts a prospect behind a hex, the best of several.
func (l *land) hope(at hexmap.ID, p prospect) {
	if p.points > l.beyond[at].points {
		l.beyond[at] = p
	}
}

// What following an unknown river down promises: country by the water, and
// that it may be a long one.
const (
	downRiver  = 7.0
	riverBelow = 3.0 // hexes
)

// riversDown adds the errand to see where rivers go that leave mapped land.
func (l *land) riversDown(liking float64) {
	for i, wet := range l.wet {
		at := hexmap.ID(i)
		if !wet {
			continue
		}
		out, _ := l.v.Flow(at)
		for _, d := range hexmap.Dirs {
			if to := l.v.Map().Near(at, d); out.Has(d) && to != hexmap.None && l.blank(to) {
				l.hope(to, prospect{points: liking * downRiver, hexes: riverBelow})
			}
		}
	}
}

// down is how many mapped hexes of a river lie between one of its hexes and
// the map of 1820, the hex itself counted, and how many from there to the sea.
func (l *land) down(at hexmap.ID) (above, below int) {
	m := l.v.Map()
	for range len(m.Cells) {
		if l.v.State(at) == nile.Printed && m.Cells[at].River != hexmap.NoRiver {
			below++
		} else {
			above++
		}
		out, _ := l.v.Flow(at)
		next := hexmap.None
		if out != 0 {
			next = m.Near(at, out.First())
		}
		if next == hexmap.None || m.Cells[next].Ground != hexmap.Land || l.v.Terrain(next) == hexmap.Blank {
			break
		}
		at = next
	}
	return above, below
}
