package bots

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Down unknown rivers (9.28): a party that has carried its canoe over a
// watershed and comes to a river that leads away into unknown land goes down
// it, falls or no falls, as long as the odds shown are bearable.

// foodForRivers is the months of food without which nobody lets himself in
// for a river whose end he does not know.
const foodForRivers = 3

// downRiver takes to the water, or goes on down it; false where there is no
// such river, or this is not the time.
func (b *traveller) downRiver(v nile.View, sh *nile.Sheet, cs []game.Choice) (game.Command, bool) {
	to := leadsAway(v, sh.At)
	if to == hexmap.None || sh.Have[nile.Canoes] == 0 || sh.Sick || sh.Hungry || b.shuns(to) ||
		lasting(sh.Have[nile.Rations], sh.People, hunters(sh)) < foodForRivers {
		b.river = false
		return game.Command{}, false
	}
	if sh.Mode == nile.OnFoot {
		c, ok := aboard(cs)
		if !ok || sh.Left < sh.Allowance || sh.Left-crewLoss(sh) < 2 || b.course.aim == hexmap.None || b.switched == v.Turn()+1 {
			return game.Command{}, false
		}
		b.river, b.course, b.switched = true, plan{}, v.Turn()+1
		return c.Command(0), true
	}
	if sh.Mode != nile.ByCanoe || !b.river {
		return game.Command{}, false
	}
	for i := range cs {
		if c := &cs[i]; c.Kind == nile.Move && c.Target == int32(to) {
			if !dares(v, c) {
				b.shunned = append(b.shunned, to)
				break
			}
			b.course = plan{}
			return c.Command(int(c.Max)), true
		}
	}
	if sh.Left < sh.Allowance {
		return must(cs, nile.EndTravel), true // on, next month
	}
	b.river = false
	return game.Command{}, false
}

// leadsAway is the hex into which a river leads out of one, where the explorer
// has not been; None without one.
func leadsAway(v nile.View, at hexmap.ID) hexmap.ID {
	out, _ := v.Flow(at)
	for _, d := range hexmap.Dirs {
		to := v.Map().Near(at, d)
		if out.Has(d) && to != hexmap.None && v.Map().Cells[to].Ground == hexmap.Land && !v.Familiar(to) {
			return to
		}
	}
	return hexmap.None
}

// shuns reports whether the expedition keeps out of a hex.
func (b *traveller) shuns(id hexmap.ID) bool { return slices.Contains(b.shunned, id) }
