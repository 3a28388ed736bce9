package game

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
)

// Roll is one outcome of chance: asked for by name, kept in the log.
type Roll struct {
	Name string // "wind", "draw"…
	Of   int16  // how many outcomes were equally likely
	Got  int16  // which one it was, from 0
}

// Face is the outcome as the face of a die: 1 to Of.
func (r Roll) Face() int { return int(r.Got) + 1 }

// Act is one command being carried out: the rules ask it for chance and tell
// it what happens.
type Act struct {
	rng    *rand.PCG
	given  []Roll // outcomes to repeat, in a replay
	replay bool
	fault  *Mismatch // a replay that asked for other chance than was given
	stray  rand.PCG  // chance for the rest of a command whose replay has gone wrong

	rolls  []Roll  // of the whole game so far; this command's begin at start
	events []Event // likewise; this command's begin at first
	start  int
	first  int
	told   int // how many rolls earlier events have taken
	closed bool
	course *course // not a table's act: chance is being gone through
	trial  bool    // likewise: a plan is being played out (Trial)
	dealt  alike   // how chance is dealt in this command, if not one after the other
	base   uint64  // baseMark of what the log begins at
	laid   []laid  // outcomes that lie ready for this command: see Lay
	watch  func()  // called whenever something has been told; nil: nobody looks
}

// begin makes the act ready for the next command. In a replay, given are the
// outcomes to repeat.
func (a *Act) begin(given []Roll, replay bool) {
	a.start, a.first, a.told = len(a.rolls), len(a.events), len(a.rolls)
	a.given, a.replay, a.fault, a.closed = given, replay, nil, false
	a.laid, a.dealt.key = a.laid[:0], 0
}

// laid is one outcome that lies ready for a name.
type laid struct {
	name string
	got  int
}

// Lay has chance give these outcomes, from 0, when it is next asked for a name in this
// command, one each time: a game may be set up with some of its chance laid out
// beforehand. They are logged as any others, so that a replay takes them from the log;
// where chance is only gone through they change nothing. An outcome that is none of
// those asked for is left to chance.
func (a *Act) Lay(name string, got ...int) {
	if a.replay || a.course != nil {
		return
	}
	for _, g := range got {
		a.laid = append(a.laid, laid{name, g})
	}
}

// ready is the outcome that lies ready for a name, ok is false for none.
func (a *Act) ready(name string, n int) (got int, ok bool) {
	for i, l := range a.laid {
		if l.name == name {
			a.laid = slices.Delete(a.laid, i, i+1)
			if l.got < 0 || l.got >= n {
				return 0, false
			}
			return l.got, true
		}
	}
	return 0, false
}

// end says whether a replay asked for exactly the chance it was given.
func (a *Act) end() error {
	if !a.replay {
		return nil
	}
	if n := len(a.rolls) - a.start; a.fault == nil && n < len(a.given) {
		a.fault = &Mismatch{Given: a.given[n]}
	}
	a.given = nil
	if a.fault != nil {
		return a.fault
	}
	return nil
}

// forget drops what the command begun last has rolled and told.
func (a *Act) forget() { a.rolls, a.events = a.rolls[:a.start], a.events[:a.first] }

// Pick asks chance for one of n equally likely outcomes, 0 to n−1; n is from 1
// to 32767. It closes undo: what was revealed stays revealed.
func (a *Act) Pick(name string, n int) int {
	if n < 1 || n > math.MaxInt16 {
		panic(fmt.Sprintf("game: %q asks chance for one of %d outcomes", name, n))
	}
	a.closed = true
	if a.replay {
		return a.repeat(name, n)
	}
	got, lies := a.ready(name, n)
	if !lies && n > 1 {
		got = int(bounded(a.source(name), uint64(n)))
	}
	a.rolls = append(roomy(a.rolls), Roll{Name: name, Of: int16(n), Got: int16(got)})
	return got
}

// bounded draws evenly from 0 to n−1, without the small bias of a bare modulo.
func bounded(src *rand.PCG, n uint64) uint64 {
	for {
		// Whatever is not below n is not below -n % n either: mostly one division does.
		if v := src.Uint64(); v >= n || v >= -n%n {
			return v % n
		}
	}
}

// Reveal closes undo without a roll: another player's secret has been seen,
// or the turn has passed on.
func (a *Act) Reveal() { a.closed = true }

// Tell notes an event, and gives it the rolls made since the last one told.
func (a *Act) Tell(e Event) {
	if a.told < len(a.rolls) {
		e.Rolls = a.rolls[a.told:len(a.rolls):len(a.rolls)]
		a.told = len(a.rolls)
	}
	a.events = append(roomy(a.events), e)
	if a.watch != nil {
		a.watch()
	}
}

// roomy is a list with room for one more at least. A list that is full gets
// room for half as many again, one that is short for three times as many: append makes
// long ones longer by a quarter only, and those of a game would be copied twice
// as often.
func roomy[T any](list []T) []T {
	if len(list) < cap(list) {
		return list
	}
	return grown(list)
}

func grown[T any](list []T) []T {
	const short = 4096
	if len(list) < short {
		return slices.Grow(list, max(64, 3*len(list)))
	}
	return slices.Grow(list, len(list)/2)
}

// repeat gives the next outcome of the log. When the log does not fit, the rest
// of the command gets stray chance rather than one outcome for ever: a rule
// that rolls until something turns up must still come to its end.
func (a *Act) repeat(name string, n int) int {
	if a.course != nil {
		return a.course.pick(n)
	}
	asked := Roll{Name: name, Of: int16(n)}
	if a.fault == nil {
		var given Roll
		if i := len(a.rolls) - a.start; i < len(a.given) {
			given = a.given[i]
		}
		if given.Name == name && given.Of == asked.Of && given.Got >= 0 && given.Got < given.Of {
			a.rolls = append(a.rolls, given)
			return int(given.Got)
		}
		a.fault = &Mismatch{Asked: asked, Given: given}
	}
	asked.Got = int16(bounded(&a.stray, uint64(n)))
	a.rolls = append(a.rolls, asked)
	return int(asked.Got)
}

// Mismatch says that a replay asked for other chance than the log holds: the
// rules are not those the log was made with, or the log was changed. Of is 0 in
// Asked when the rules asked for nothing more, in Given when the log held
// nothing more.
type Mismatch struct{ Asked, Given Roll }

// Error says what was asked and what the log holds.
func (m *Mismatch) Error() string {
	switch {
	case m.Given == Roll{}:
		return fmt.Sprintf("the rules ask for %q, the log holds no more chance for this command", m.Asked.Name)
	case m.Asked == Roll{}:
		return fmt.Sprintf("the log holds %q, for which the rules do not ask", m.Given.Name)
	case m.Asked.Name != m.Given.Name:
		return fmt.Sprintf("the rules ask for %q, the log holds %q", m.Asked.Name, m.Given.Name)
	case m.Asked.Of != m.Given.Of:
		return fmt.Sprintf("the rules ask for %q of %d outcomes, the log holds one of %d", m.Asked.Name, m.Asked.Of, m.Given.Of)
	}
	return fmt.Sprintf("the log holds outcome %d of %q, which has only %d", int(m.Given.Got)+1, m.Given.Name, m.Given.Of)
}
