package press

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
)

// What leads the paper, and what of a letter it prints.

// weight is how much of a headline a thing makes.
type weight int

// From the weightiest, the last.
const (
	nothing weight = iota
	ofCountry
	ofMeeting
	ofFind
	ofSpecial
	ofLoss
)

// lead is what may lead a number.
type lead struct {
	weight
	key, what, called string
	plate             *engraving.Picture
	record            bool // there is no larger lake, or no higher mountain
	points            int  // what the public gave for it
	has               int  // and what its finder has in all at the end of the Game Turn
}

// leadOf is how much of a lead one of the events makes, of whoever has so many Drama Points.
func leadOf(v heart.View, events []game.Event, at, has int) (l lead) {
	e := &events[at]
	l.weight, l.key, l.what, l.plate = weigh(e)
	if l.has = has; l.weight != ofFind {
		return l
	}
	for i := at; i < len(events) && (i == at || !ends[events[i].Kind]); i++ {
		if x := &events[i]; x.Seat == e.Seat && x.Kind == heart.Scored {
			l.points += told.AsScored(x).Points
		}
	}
	if e.Kind == heart.Scored {
		l.record = box.Marker(told.AsScored(e).What) == box.LargestLake
		return l
	}
	c := told.AsSlot(e).Chit
	l.record = c.Sort() == box.Highest
	if l.called = v.FindName(c); l.called != "" {
		l.key = "named"
	}
	return l
}

// ends are the events at which something else begins than what was found.
var ends = map[game.EventKind]bool{
	heart.FindScored: true, heart.WaterLaid: true, heart.WaterDrawn: true, heart.Met: true, heart.Walked: true, heart.EventDrawn: true,
	heart.MapTurnBegan: true, heart.DaysBegan: true, heart.TimeIsUp: true, heart.TurnBegan: true,
}

// over reports whether it leads before another: what is weightier, of finds the records, then what has a name on the chart, then
// what brought most, and then that of whoever has most; of the same the first.
func (l *lead) over(than *lead) bool {
	return cmp.Or(cmp.Compare(l.weight, than.weight), cmp.Compare(number01(l.record), number01(than.record)), cmp.Compare(number01(l.called != ""), number01(than.called != "")),
		cmp.Compare(l.points, than.points), cmp.Compare(l.has, than.has)) > 0
}

// number01 is 1 for what is so.
func number01(is bool) int {
	if is {
		return 1
	}
	return 0
}

// pointsAfter are the Drama Points of each seat at the end of a Game Turn.
func pointsAfter(events []game.Event, turn int) (has [box.MaxSeats]int) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case heart.TurnBegan:
			if told.AsTurnBegan(e) > turn {
				return has
			}
		case heart.Scored:
			has[e.Seat] += told.AsScored(e).Points
		case heart.Shamed:
			has[e.Seat]--
		}
	}
	return has
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
			return ofFind, "discovery", tell.AChit(c), board.Plate(c)
		}
		return ofFind, "finding", tell.AChit(c), board.Plate(c)
	case heart.Scored:
		if x := told.AsScored(e); x.From == box.ForWater && box.Marker(x.What) == box.LargestLake {
			return ofFind, "discovery", tell.Marker(box.LargestLake), plates.Of("country/lake")
		} else if x.From == box.ForWater {
			return ofFind, "water", tell.Marker(box.Marker(x.What)), plates.Of("feature/source")
		}
	case heart.MetExplorer:
		return ofMeeting, "meeting", "", plates.Of("meeting/two-explorers")
	case heart.TerrainFound:
		land, _ := told.AsTerrain(e)
		return ofCountry, "country", tell.Terrain(land), plates.Of("place/march")
	}
	return nothing, "", "", nil
}

// report is a sentence of a letter, and how much it is kept where there is no room for all.
type report struct {
	line string
	kept int
}

// keeps is how much what is told of an event is kept: records and names on the chart before other finds, and these before all
// else.
func keeps(e *game.Event) int {
	switch e.Kind {
	case heart.ExplorerLost, heart.SpecialFound, heart.FindNamed:
		return 2
	case heart.WaterLaid:
		if told.AsWater(e).Marker == box.LargestLake {
			return 2
		}
	case heart.FindScored:
		if told.AsSlot(e).Chit.Sort() == box.Highest {
			return 2
		}
		return 1
	}
	return 0
}

// keptOf are so many sentences of a letter, in their order: what is kept first, and then the latest.
func keptOf(all []report, n int) (lines []string) {
	all = slices.Clone(all)
	for len(all) > n {
		least := 0
		for i := range all {
			if all[i].kept < all[least].kept {
				least = i
			}
		}
		all = slices.Delete(all, least, least+1)
	}
	for _, r := range all {
		lines = append(lines, r.line)
	}
	return lines
}
