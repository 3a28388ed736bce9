package press

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
)

// dealt is how often each matter has been told of in the numbers of a game so far, by the headline's key and by what follows:
// no wording comes back before its fellows have been used up.
type dealt map[string]uint32

// What an evening tells of besides its headline.
const (
	ofRecord  = "record"
	ofGrant   = "grant"
	ofNothing = "nothing"
)

// turnOf is whose turn it is among the wordings of a matter.
func (n *Paper) turnOf(matter string) uint32 { return n.turn - uint32(n.number) + n.dealt[matter] }

// dealtBefore counts what the accounts told of that events say were closed.
func dealtBefore(v nile.View, events []game.Event) dealt {
	out := dealt{}
	open, closed := map[game.Seat][]game.Event{}, map[game.Seat]bool{}
	for _, e := range events {
		switch {
		case e.Kind == nile.Scored:
			open[e.Seat] = append(open[e.Seat], e)
		case e.Kind == nile.Donated && e.At < 0 && closed[e.Seat]: // what is given for an account follows it
			closed[e.Seat] = false
			out[ofNothing]--
			out[ofGrant]++
		case e.Kind == nile.Account:
			closed[e.Seat] = out.add(WasScored(v, open[e.Seat]))
			delete(open, e.Seat)
		}
	}
	return out
}

// add counts an account; it reports whether it was of anything.
func (d dealt) add(all []scored) bool {
	best, ok := chief(all)
	if !ok {
		return false
	}
	d[headlineKey(best)]++
	d[ofNothing]++
	if slices.ContainsFunc(all, func(s scored) bool { return slices.Contains(recordReasons, s.Reason) }) {
		d[ofRecord]++
	}
	return true
}

// recordReasons are the records that stand in the great book.
var recordReasons = []nile.Reason{nile.HighestMountain, nile.HighestFall, nile.LargestLake, nile.LongestRiver}
