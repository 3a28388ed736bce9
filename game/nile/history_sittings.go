package nile

import "sourceofthenile/game"

// PastSitting is one sitting of a campaign, as the events of the table tell it.
type PastSitting struct {
	Number   int       // from 1
	From, To int       // its first and its last turn
	Open     bool      // it is being played: To is the turn it has come to
	Leader   game.Seat // Nobody in a sitting that is open
	Name     string    // of who led then: a seat may have passed to another since
	Scores   []Standing
}

// Standing is how a seat stood at the end of a sitting.
type Standing struct {
	Seat   game.Seat
	Name   string // of who had the seat then
	Points int    // in all
	Gained int    // in this sitting
}

// Sittings are those of a campaign so far, the first first, from all events of the
// table; none where the end is not open. All at the table may see it.
func (v View) Sittings(events []game.Event) (out []PastSitting) {
	if !v.Open() {
		return nil
	}
	r := sittingReader{view: v, seats: len(v.Settings().Players), former: v.p.formerly}
	r.now = PastSitting{Number: 1, Open: true, Leader: game.Nobody}
	for _, e := range events {
		r.read(e)
	}
	if r.between {
		return r.out
	}
	r.now.To = v.Turn()
	r.now.Scores = r.standing()
	return append(r.out, r.now)
}

// sittingReader adds up what the events tell.
type sittingReader struct {
	view    View
	seats   int
	former  []formerName
	renamed [MaxSeats]int // how often the seat has passed to another so far
	points  [MaxSeats]int
	before  [MaxSeats]int // points when the sitting began
	turn    int
	between bool // no sitting is under way
	now     PastSitting
	out     []PastSitting
}

func (r *sittingReader) read(e game.Event) {
	switch e.Kind {
	case TurnBegan:
		r.turn = As[TurnBeganEvent](e).Turn
	case Scored:
		r.points[e.Seat] += As[ScoredEvent](e).Points
	case DischargedSick:
		r.points[e.Seat] -= As[DischargedSickEvent](e).Points
	case SeatJoined:
		if int(e.Seat) < r.seats {
			r.renamed[e.Seat]++
		}
		r.seats = max(r.seats, int(e.Seat)+1)
		r.points[e.Seat], r.before[e.Seat] = 0, 0
	case HandedOver:
		r.renamed[e.Seat]++
	case SittingEnded:
		x := As[SittingEndedEvent](e)
		r.end(e.Seat)
		r.out[len(r.out)-1].To = r.out[len(r.out)-1].From + x.Turns - 1
	case Completed:
		if !r.between {
			r.end(e.Seat)
		}
	case SittingBegan:
		r.now = PastSitting{Number: As[SittingBeganEvent](e).Number, From: r.turn + 1, Open: true, Leader: game.Nobody}
		r.before, r.between = r.points, false
	}
}

// end closes the sitting under way.
func (r *sittingReader) end(leader game.Seat) {
	r.now.To, r.now.Open, r.now.Leader, r.now.Name = r.turn, false, leader, r.name(leader)
	r.now.Scores = r.standing()
	r.out, r.between = append(r.out, r.now), true
}

// name is what a seat was called at that moment.
func (r *sittingReader) name(s game.Seat) string {
	n := 0
	for _, f := range r.former {
		if f.Seat == s {
			if n == r.renamed[s] {
				return f.Name
			}
			n++
		}
	}
	return r.view.Player(s).Name
}

func (r *sittingReader) standing() (out []Standing) {
	for s := range game.Seat(r.seats) {
		out = append(out, Standing{s, r.name(s), r.points[s], r.points[s] - r.before[s]})
	}
	return out
}
