package box

import "errors"

// A game in which something is taught is played by all the rules, with its table, its log
// and its save; but some of its chance has been laid out beforehand, by the place it is
// asked for, so that what is to be learned can be met. The settings say so.

// Laid is chance that has been laid out: what a die shows, or what is drawn, when the
// rules ask for it.
type Laid struct {
	// Asked is the name by which the rules ask for it ("11 event").
	Asked string `json:"asked"`
	// Until is the last Game Turn it lies ready in.
	Until int `json:"until"`
	// At is the slot it is asked for, or where the Explorer stands; of land and water the
	// region. Both from 1; 0: any.
	At int `json:"at,omitempty"`
	// Which is the first or the second Event of a day, or branch of a water, from 1; 0: any.
	Which int `json:"which,omitempty"`
	// Got are the kinds that come, the first of them that is still to be had: faces of dice,
	// Chits, Markers, signs by number.
	Got []int `json:"got"`
}

// mostLaid is how much may be laid out, mostGot how much in one line of it, mostKind the
// greatest number of a kind.
const mostLaid, mostGot, mostKind = 64, 32, 255

// Due reports whether it lies ready for what is asked.
func (l *Laid) Due(asked string, turn, at, which int) bool {
	return l.Asked == asked && turn <= l.Until && (l.At == 0 || l.At == at) && (l.Which == 0 || l.Which == which)
}

var errLaid = errors.New("heart: chance cannot be laid out so")

// checkLaid says what is wrong with the chance that has been laid out.
func (s *Settings) checkLaid() error {
	if len(s.Lesson) > MostName || len(s.Laid) > mostLaid {
		return errLaid
	}
	for i := range s.Laid {
		l := &s.Laid[i]
		if l.Asked == "" || len(l.Asked) > MostName || l.Until < 0 || l.Until > MostTurns || l.At < 0 || l.At > mostKind || l.Which < 0 || l.Which > 2 || len(l.Got) > mostGot {
			return errLaid
		}
		for _, k := range l.Got {
			if k < 0 || k > mostKind {
				return errLaid
			}
		}
	}
	return nil
}
