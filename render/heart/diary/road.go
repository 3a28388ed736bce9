package diary

import (
	"slices"

	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/words"
)

// march tells of the way into a country, and of its land and water (7 to 9).
func (p *page) march(b *beat) {
	e := b.head
	switch e.Kind {
	case heart.Marched:
		from, across := told.AsMarch(e)
		if across != chart.Nowhere {
			p.say(e, "hurry", "from", tell.Region(from), "across", tell.Region(across))
			return
		}
		p.say(e, "march", "from", tell.Region(from))
	case heart.Rested:
		p.seats[p.Seat].rested = true
		key := "rest"
		if told.AsStuck(e) {
			key = "rest.stuck"
		}
		p.say(e, key)
	case heart.MetExplorer:
		p.say(e, "met-explorer", "who", tell.Who(p.sum, told.AsOther(e)))
	case heart.TerrainFound:
		land, how := told.AsTerrain(e)
		p.say(e, "land."+tell.TerrainKey(land))
		if how == told.AsPresumed {
			p.say(e, "presumed")
		}
	case heart.NoWater:
		p.say(e, "no-water")
	case heart.WaterLaid:
		p.water(b)
	}
}

// water tells of a Water Marker that was laid: above the country, or between it and one known
// below.
func (p *page) water(b *beat) {
	x := told.AsWater(b.head)
	fill := []any{"marker", tell.AMarker(x.Marker), "up", "", "down", tell.Region(x.Down)}
	if x.Up != chart.Nowhere {
		fill[3] = tell.Region(x.Up)
	}
	switch {
	case x.Up != p.seats[p.Seat].land:
		p.say(b.head, "water."+x.Marker.Name(), fill...)
	case x.Marker == box.River || x.Marker == box.Fork:
		p.say(b.head, "joined", fill...)
	default:
		p.say(b.head, "joined.other", fill...)
	}
}

// road tells of the country as it lies before one, and of a step (10).
func (p *page) road(b *beat) {
	e, j := b.head, &p.seats[p.Seat]
	switch e.Kind {
	case heart.DaysBegan:
		j.slot = told.AsPlace(e)
	case heart.Surveyed:
		var list []string
		for i := range b.then {
			if x := &b.then[i]; x.Kind == heart.ChitLaid && x.Rule == box.RuleSurvey {
				if name := tell.AChit(told.AsSlot(x).Chit); !slices.Contains(list, name) {
					list = append(list, name)
				}
			}
		}
		if len(list) == 0 {
			p.say(e, "survey.none")
			return
		}
		p.say(e, "survey.some", "list", words.List(list))
	case heart.Walked:
		from, before := j.slot, j.way
		j.slot = told.AsPlace(e)
		if j.way = way(from, j.slot); j.way == before {
			p.pass(e, "walk."+j.way) // as yesterday
		} else {
			p.say(e, "walk."+j.way)
		}
	}
}

// way is which way a step leads: down the Matrix is on.
func way(from, to box.Slot) string {
	switch {
	case to == box.End:
		return "end"
	case to == from.At(0, -1):
		return "back"
	case to == from.At(-1, 0):
		return "west"
	case to == from.At(1, 0):
		return "east"
	}
	return "on"
}

// timeUp tells how the Game Turn ends (17).
func (p *page) timeUp(b *beat) (spared string) {
	onEnd, stopped := told.AsTimeUp(b.head)
	key := "time-is-up"
	switch {
	case p.seats[p.Seat].rested:
		key = "time-is-up.rest"
	case stopped:
		key = "time-is-up.stopped"
	case onEnd:
		key = "time-is-up.end"
	default:
		spared = "road-end"
	}
	p.say(b.head, key)
	return spared
}
