package play

// Speed is how fast it is shown what computer players do.
type Speed int

// The speeds. The zero value is the usual one.
const (
	Briskly   Speed = iota
	Calmly          // with time to read every line
	Quickly         // a glance at each doing
	AllAtOnce       // nothing is shown; what happened is told when a person may act
	Speeds
)

// factors are how long beats take, of their usual time.
var factors = [Speeds]float64{Briskly: 1, Calmly: 2.2, Quickly: 0.35, AllAtOnce: 0}

// Factor is how long what is asked for again takes, of the usual time: it is never done all
// at once.
func (s Speed) Factor() float64 {
	if s == AllAtOnce {
		s = Quickly
	}
	return factors[max(0, min(s, Speeds-1))]
}

// leastShown is how long a doing of a computer player stays at the usual speed, in
// seconds, whatever it was.
const leastShown = 0.35

// Shown reports whether computer players are watched: not where they are all done
// with at once. moves is whether anything moves at all.
func (p *Play) Shown(moves bool) bool { return moves && p.Speed != AllAtOnce && !p.bots.hurry }

// paced are the beats of a computer player's doing at the speed that is set: without
// pages, which are for whoever chose, and with a moment at the end to see it.
func (p *Play) paced(list []Beat, d *Doing) []Beat {
	if p.Speed == AllAtOnce || p.bots.hurry || len(d.Events) == 0 || d.Slight {
		return staying(list)
	}
	factor := factors[max(0, min(p.Speed, Speeds-1))]
	out, all := make([]Beat, 0, len(list)+1), 0.0
	for _, b := range list {
		if b.Kind == PageBeat && !b.Stays || b.Kind == AskBeat {
			continue
		}
		b.Takes *= factor
		all += b.Takes
		out = append(out, b)
	}
	last := Beat{Kind: LineBeat, Event: len(d.Events) - 1, Takes: max(0, leastShown*factor-all)}
	return append(out, last)
}

// staying are the pages among some beats that are read whoever has come to them, each with all that is
// told before it.
func staying(list []Beat) (out []Beat) {
	for _, b := range list {
		if b.Kind == PageBeat && b.Stays {
			out = append(out, Beat{Kind: LineBeat, Event: b.Event - 1}, b)
		}
	}
	return out
}
