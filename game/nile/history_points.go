package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// PointsEntry is one line of the book of points.
type PointsEntry struct {
	Seat     game.Seat
	Explorer int // which of the seat's explorers, from 1
	Turn     int
	At       hexmap.ID // None where there is no place
	Reason   Reason
	Points   int // below nought for the sick left behind (9.7)
	Figure   int // as of Worth
}

// PointsBook is every change of anybody's points, oldest first, from all events
// of the table. All at the table may see it: what is scored is published.
func (v View) PointsBook(events []game.Event) (out []PointsEntry) {
	c := NewChronicler(v, events)
	for _, e := range events {
		c.Read(e)
		x := PointsEntry{Seat: e.Seat, Turn: c.Turn, At: hexmap.ID(e.At)}
		switch e.Kind {
		case SeatJoined: // who had the seat before has left the table
			out = slices.DeleteFunc(out, func(o PointsEntry) bool { return o.Seat == e.Seat })
			continue
		case Scored:
			s := As[ScoredEvent](e)
			x.Reason, x.Points, x.Figure = s.Reason, s.Points, s.Figure
		case DischargedSick:
			s := As[DischargedSickEvent](e)
			x.Reason, x.Points, x.Figure = ForSick, -s.Points, s.N
		default:
			continue
		}
		x.Explorer = c.Explorer[e.Seat]
		out = append(out, x)
	}
	return out
}

// PointsByReason adds up a book of points: what each seat has scored for what.
func PointsByReason(book []PointsEntry) (sum [MaxSeats][Reasons]int) {
	for _, x := range book {
		sum[x.Seat][x.Reason] += x.Points
	}
	return sum
}

// RecordEntry is a record as it was set: the highest mountain, the highest
// waterfall, the largest lake, the longest river, the source of a river or of
// the Nile (24, 25).
type RecordEntry struct {
	PointsEntry
	Beaten int // the turn in which a greater one was published; −1: it stands
}

// RecordsBook is every record ever set, oldest first, by a book of points.
// Sources are found once, and stand.
func RecordsBook(book []PointsEntry) (out []RecordEntry) {
	standing := [Reasons]int{} // place in the book and one
	for _, x := range book {
		if x.Reason < HighestMountain || x.Reason > SourceOfNile {
			continue
		}
		if n := standing[x.Reason]; n > 0 && x.Reason != RiverSource {
			out[n-1].Beaten = x.Turn
		}
		out = append(out, RecordEntry{x, -1})
		standing[x.Reason] = len(out)
	}
	return out
}
