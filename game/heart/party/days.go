package party

import "sourceofthenile/game/heart/box"

// The Matrix as it lies before an Explorer (10).

const farAway = 3 // from where Encounters go back (10.5)

// ways are the four directions, as columns and rows.
var ways = [4][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}

// Wasteland reports whether a slot is in the Wasteland (15.3).
func (p *Party) Wasteland(at box.Slot) bool {
	return p.Active != box.NoSlot && box.Distance(p.Active, at) <= 1
}

// empty reports whether an Encounter may be laid in a slot (10.4).
func (p *Party) empty(at box.Slot) bool {
	return at != box.NoSlot && p.Chits[at] == box.NoChit && p.Finds[at] == box.NoChit && at != p.Slot && at != p.Arrow && !p.Wasteland(at)
}

// Ahead are the slots where Encounters are laid, in reading order (10.4): the two nearest
// in each direction but that of the Arrow.
func (p *Party) Ahead() (list []box.Slot) {
	var in [box.Slots]bool
	for _, d := range ways {
		if near := p.Slot.At(d[0], d[1]); near == box.NoSlot || near == p.Arrow {
			continue
		}
		for n := 1; n <= 2; n++ {
			if o := p.Slot.At(n*d[0], n*d[1]); p.empty(o) {
				in[o] = true
			}
		}
	}
	for i, ok := range in {
		if ok {
			list = append(list, box.Slot(i))
		}
	}
	return list
}

// Diagonals are the slots a Telescope may look into (10.4).
func (p *Party) Diagonals() (list []box.Slot) {
	for _, d := range [4][2]int{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		if o := p.Slot.At(d[0], d[1]); p.empty(o) {
			list = append(list, o)
		}
	}
	return list
}

// LeftBehind reports whether Encounters and Minerals in a slot go back (10.5): it is the
// Arrow's, or too far away.
func (p *Party) LeftBehind(at box.Slot) bool {
	return at == p.Arrow || box.Distance(at, p.Slot) >= farAway
}

// LostByAStep reports whether what lies in one slot goes back if a step leads farther from it (10.5).
func LostByAStep(from, at box.Slot) bool { return box.Distance(at, from) == farAway-1 }

// Before is the Encounter in the slot just left, if it is still there (14).
func (p *Party) Before() box.Sort {
	if p.Arrow == box.NoSlot {
		return box.NoSort
	}
	return p.Chits[p.Arrow].AsEncounter()
}

// Sure is what is certain in a slot if one steps there now (10.7).
func (p *Party) Sure(to box.Slot) (is box.Sure) {
	c, before := p.Chits[to].Sort(), p.Chits[p.Slot].AsEncounter()
	if p.finds(to) {
		is |= box.SureFind
	}
	if p.Active == to {
		is |= box.SureSpecial
	}
	switch {
	case c == box.Plant && before == box.Plant || c == box.Healer && before == box.Healer:
		is |= box.SurePoison
	case c == box.Plant && before == box.Healer || c == box.Healer && before == box.Plant:
		is |= box.SureHealth
	case is == 0 && c == box.NoSort:
		is = box.SureEmpty
	}
	return is
}

// finds reports whether a Finding or a Discovery lies in a slot.
func (p *Party) finds(at box.Slot) bool {
	return p.Finds[at] != box.NoChit || p.Chits[at].Sort().Discovery()
}

// FindsHere reports whether one lies in the slot where he stands.
func (p *Party) FindsHere() bool { return p.finds(p.Slot) }

// AsksDie reports whether a chit in the slot asks for a die this turn: an Encounter, a
// Kingdom, or a Rumour that moves before a find is dealt with (23.13).
func (p *Party) AsksDie() bool {
	c := p.Chits[p.Slot].Sort()
	return c.Encounter() || c == box.Kingdom || p.FindsHere() && p.Active != box.NoSlot && p.Active != p.Slot
}

// CuresByDie reports whether what comes of a Plant or a Healer in the slot hangs on a die, and not on what
// was met before (14).
func (p *Party) CuresByDie() bool {
	before, sort := p.Before(), p.Chits[p.Slot].Sort()
	return before != box.Plant && before != box.Healer && (before != box.Missionary || sort != box.Healer)
}

// Whole reports whether what a Plant or a Healer in the slot raises is as high as can be: no die changes
// that (14.2, 14.3).
func (p *Party) Whole() bool {
	raised := Cured(p.Chits[p.Slot].Sort())
	return p.Of(raised) == int(box.FigureMost[raised])
}

// Cured is what a Plant or a Healer raises (14.2, 14.3).
func Cured(sort box.Sort) box.Figure {
	if sort == box.Healer {
		return box.Health
	}
	return box.Sanity
}

// fatal reports whether a step is certain to take Health or Sanity to 0 (16.5).
func (p *Party) fatal(to box.Slot) bool {
	if p.Sure(to)&box.SurePoison == 0 {
		return false
	}
	if p.Chits[to].Sort() == box.Plant {
		return p.Of(box.Health) == 1
	}
	return p.Of(box.Sanity) == 1
}

// Ways are the slots that may be stepped to: where an Impassable binds not those with a
// find, unless there is no other (12), nor into certain death (16.5), for which the former
// yields (23.29).
func (p *Party) Ways(barred bool) []box.Slot {
	all := p.Slot.Next()
	pick := func(ok func(box.Slot) bool) (list []box.Slot) {
		for _, to := range all {
			if ok(to) {
				list = append(list, to)
			}
		}
		return list
	}
	safe := func(to box.Slot) bool { return !p.fatal(to) }
	free := func(to box.Slot) bool { return !barred || !p.finds(to) }
	for _, ok := range []func(box.Slot) bool{func(to box.Slot) bool { return safe(to) && free(to) }, safe, free} {
		if list := pick(ok); len(list) > 0 {
			return list
		}
	}
	return all
}

// SlotsFor are the slots that a Finding or a Rumour fits: of the first Event not one's
// own, of the second one's own alone (11.4).
func (p *Party) SlotsFor(c box.Sort, second bool) (list []box.Slot) {
	for at := range box.Slot(box.Slots) {
		if (at == p.Slot) == second && p.fits(c, at) {
			list = append(list, at)
		}
	}
	return list
}

// fits reports whether a Finding or a Rumour may lie in a slot (12, 13).
func (p *Party) fits(c box.Sort, at box.Slot) bool {
	there := p.Chits[at].Sort()
	if c == box.Rumour {
		return !p.Activated && !p.Rumours[at] && (there == box.Village || there == box.Kingdom)
	}
	if p.Finds[at] != box.NoChit {
		return false
	}
	//exhaustive:enforce
	switch c {
	case box.Culture:
		return there == box.Village
	case box.Flora:
		return there == box.Missionary || there == box.Healer || there == box.Plant || there == box.Tusk
	case box.Scenery:
		return there == box.Wildlife
	case box.Mineral:
		return there == box.NoSort && box.Distance(at, p.Slot) <= 2 && !p.Wasteland(at) && at != p.Arrow
	case box.NoSort, box.Warband, box.Malaria, box.Taboo, box.Accident, box.Storm, box.Thirst, box.Lost, box.Success, box.Rumour, box.Impassable,
		box.Mountain, box.Highest, box.Lake, box.LostCity, box.Kingdom, box.Warriors, box.Village, box.Wildlife, box.Tusk, box.Plant, box.Healer, box.Missionary, box.Sorts:
	}
	return false
}

// BarsRumour reports whether the active Rumour cannot go to a slot (15.1): he or a
// Discovery is there.
func (p *Party) BarsRumour(at box.Slot) bool { return at == p.Slot || p.Chits[at].Sort().Discovery() }

// BarsAll reports whether that is so of all six numbers.
func (p *Party) BarsAll() bool {
	for _, at := range box.RumourSlots {
		if !p.BarsRumour(at) {
			return false
		}
	}
	return true
}
