package game

import "slices"

// A game in which something is taught is played by all its rules, with its table, its log
// and its save; but some of its chance has been laid out beforehand, by the turn and the
// place it is asked for, so that what is to be learned can be met. The settings say so.

// Laid is chance that has been laid out: what dice show, or what is drawn, when the rules
// ask for it.
type Laid struct {
	// Asked is what the game calls that which is asked for ("12 lost", "for-terrain").
	Asked string `json:"asked"`
	// From and Until are the turns it lies ready in, from 1; Until 0: in From alone.
	From  int `json:"from,omitempty"`
	Until int `json:"until,omitempty"`
	// At is the place it is asked for, as the game numbers them, and Which the first or
	// the second of several there. Both from 1; 0: any.
	At    int `json:"at,omitempty"`
	Which int `json:"which,omitempty"`
	// Faces are what dice show, one after the other, as often as one command asks; or, as
	// Got, the kinds of what is drawn, the first of them that is still to be had.
	Faces []int `json:"faces,omitempty"`
	Got   []int `json:"got,omitempty"`
}

// What may be laid out: so many lines, of so many letters and numbers, each so great.
const mostLaid, mostLaidName, mostLaidGot, mostLaidNumber = 64, 24, 32, 255

// LaidSound reports whether a game can be set up with what has been laid out.
func LaidSound(all []Laid) bool {
	odd := func(n int) bool { return n < 0 || n > mostLaidNumber }
	return len(all) <= mostLaid && !slices.ContainsFunc(all, func(l Laid) bool {
		return l.Asked == "" || len(l.Asked) > mostLaidName || l.From < 0 || l.Until < 0 || l.At < 0 || l.Which < 0 ||
			len(l.Faces)+len(l.Got) > mostLaidGot || slices.ContainsFunc(l.Faces, odd) || slices.ContainsFunc(l.Got, odd)
	})
}

// due reports whether it lies ready in a turn, from 1.
func (l *Laid) due(turn int) bool { return turn >= l.From && turn <= max(l.From, l.Until) }

// Asking is what chance is about to be asked for: see Laid.
type Asking struct {
	Name            string
	Turn, At, Which int
}

// LayDice has the faces that were laid out for a turn lie ready for a command. A name that
// chance is not asked by changes nothing.
func (a *Act) LayDice(all []Laid, turn int) {
	for i := range all {
		if l := &all[i]; l.due(turn) {
			for _, face := range l.Faces {
				a.Lay(l.Asked, face-1)
			}
		}
	}
}

// LayOut has the first of what was laid out for it that is still to be had lie ready for
// a name: outcome is which outcome of chance, from 0, a kind stands for, less if it is not
// to be had.
func (a *Act) LayOut(all []Laid, q Asking, name string, outcome func(kind int) int) {
	for i := range all {
		l := &all[i]
		if l.Asked != q.Name || !l.due(q.Turn) || l.At != 0 && l.At != q.At || l.Which != 0 && l.Which != q.Which {
			continue
		}
		for _, kinds := range [...][]int{l.Faces, l.Got} {
			for _, kind := range kinds {
				if got := outcome(kind); got >= 0 {
					a.Lay(name, got)
					return
				}
			}
		}
	}
}
