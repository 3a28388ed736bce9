package nile

// Reach is how fast and how far a way of travel leads a party (9).
type Reach struct {
	Points     [Levels]int // movement points of a turn (9.12)
	New, Known [Levels]int // so many hexes a turn of country the explorer does not know (9.16), or knows (9.15); by canoe swamp takes more
	Drifts     bool        // canoes without a paddler each: the current alone moves them (9.26)
	// Out is how many hexes into country that is new the rations bring the party, and home again over known ground: at a
	// normal pace, without hunting.
	Out int
}

// Reach is how fast and how far the viewing seat's party gets in a way of
// travel as it is now, whether it can travel so or not (Transport.Why); the zero value
// when there is no sheet.
func (v View) Reach(m Mode) (out Reach) {
	if m >= Modes {
		return out
	}
	if ways, ok := v.Ways(); ok {
		return ways[m].Reach
	}
	return out
}

// ReachAt is how fast a party gets with so many movement points: hexes of new
// and of known country.
func ReachAt(points int) (fresh, known int) { return points / newCost, points / knownCost }

// reach is how fast and how far a mode leads a party.
func (p *Position) reach(e *expedition, m Mode) (out Reach) {
	if m == ByCanoe {
		if _, out.Drifts = e.crewLoss(); e.Have[Canoes] == 0 {
			return Reach{}
		}
	}
	for l := range Levels {
		out.Points[l] = int(p.allowance(e, m, l))
		out.New[l], out.Known[l] = ReachAt(out.Points[l])
	}
	// Each hex out takes a new hex's part of a month, and a known one's back.
	if n, k := int64(out.New[Normal]), int64(out.Known[Normal]); n > 0 && k > 0 {
		out.Out = int(int64(e.Have[Rations]) * n * k / (int64(e.people()) * (n + k)))
	}
	return out
}
