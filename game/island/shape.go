package island

import (
	"errors"
	"fmt"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// A position read from outside must be one that the rules can go on from. What a register
// of a step may hold, its row in steps.go says, a letter each.
var registerMost = map[byte]int{
	'g': box.MostSeats, 'n': 99, 'p': box.Places - 1, 'q': int(box.Sorts), 't': 1, 'c': int(box.ItemCard), 'l': lists - 1, 'x': 99,
	'a': int(aims) - 1, 'm': creatures - 1, 'w': mostTop, 's': box.MostSeats - 1, 'b': 3,
}

// under are the steps that a step can lie on.
var under = [stepKinds][]StepKind{
	turning: {playing}, doing: {turning}, fighting: {turning}, looting: {turning},
	Beginning: {playing}, Keeping: {playing, turning}, Asking: {playing}, Acting: {turning}, Wishing: {turning}, Aiming: {doing}, Hitting: {fighting},
	Leading: {doing}, Walking: {doing}, Peeking: {playing, turning, doing}, Sending: {doing}, Talking: {turning}, Sifting: {looting},
	Nearing: {looting, doing}, PuttingOff: {turning, doing}, StoodIn: {playing}, Bringing: {playing}, Hosting: {playing},
}

// checkShape says what is wrong with the stack of steps.
func (p *Position) checkShape() error {
	switch {
	case p.solo && p.company().Count() != 2 || p.solo != (len(p.cfg.Players) == 1) && !p.cfg.Guests || p.company().Count() == 1 && p.ended == NotEnded || p.company().Count() > box.MostPlayers:
		return errors.New("island: one alone who is not")
	case p.ended != NotEnded != (p.depth == 0):
		return errors.New("island: over, and something to be done")
	case p.depth > 0 && steps[p.top().Step].choices == nil:
		return errors.New("island: nobody is asked")
	}
	if err := p.checkBetween(); err != nil || p.depth == 0 {
		return err
	}
	for i := range p.depth {
		if err := p.checkWhose(i); err != nil {
			return err
		}
	}
	return p.checkTop()
}

// checkWhose holds a step to whose it may be.
func (p *Position) checkWhose(i int8) error {
	f := &p.stack[i]
	inTurn := i > 0 && f.Step != Beginning && f.Step != Keeping && f.Step != Asking && f.Step != Hosting && f.Step != StoodIn
	living := p.who(f.Seat).Alive() || !inTurn || f.Step == turning && f.At == turnBegins
	if p.chairs[f.Seat].Left && f.Step != playing || !living || i == 1 && f.Step == turning && f.Seat != p.mover || i > 1 && f.Seat != p.stack[1].Seat && f.Step != Aiming {
		return fmt.Errorf("island: the step %s is nobody's", f.Step.Name())
	}
	return nil
}

// checkBetween is that for a position from within a command, in which nobody needs to be asked.
func (p *Position) checkBetween() error {
	seats := max(2, len(p.cfg.Players))
	switch {
	case int(p.n) < seats || !p.cfg.Guests && int(p.n) != seats || p.company().Empty():
		return errors.New("island: other seats than the settings have")
	case p.depth == 0:
		return nil
	case p.stack[0].Step != playing:
		return errors.New("island: something is done that nobody plays")
	}
	for i := range p.depth {
		if err := p.checkFrame(i); err != nil {
			return err
		}
	}
	return nil
}

func (p *Position) checkFrame(i int8) error {
	f := &p.stack[i]
	row := &steps[f.Step]
	if i > 0 && !slices.Contains(under[f.Step], p.stack[i-1].Step) || i == 0 && f.Step != playing || f.At > row.places {
		return fmt.Errorf("island: the step %s stands where it cannot", f.Step.Name())
	}
	for j, n := range f.V {
		most := 0
		if j < len(row.holds) {
			most = registerMost[row.holds[j]]
		}
		if int(n) > most {
			return fmt.Errorf("island: the step %s keeps %d in register %d", f.Step.Name(), n, j)
		}
	}
	switch f.Step {
	case playing:
		if int(f.V[vSeat]) > int(p.n) || int(f.V[vWhere]) >= len(p.isle.Board().Spots) {
			return errors.New("island: a creature comes up nowhere")
		}
	case doing, Aiming:
		return p.checkLine(f)
	case fighting:
		if c := box.Card(f.V[0]); c != box.NoCard && c != box.ItemCard && (c.Type() != box.Weapon || p.hands[f.Seat][c] == 0 && p.depth-1 == i+1) {
			return errors.New("island: a combat with no Weapon")
		}
	}
	return nil
}

// checkLine holds a card's line to what there is.
func (p *Position) checkLine(f *frame) error {
	c := box.Card(f.V[vCard])
	if c == box.NoCard {
		return errors.New("island: a line of no card")
	}
	s := p.stack[1].Seat
	if n := len(p.lineOf(s, c, f.V[vList])); int(f.V[vPart]) >= max(1, n) || f.Step == Aiming && int(f.V[vPart]) >= n {
		return errors.New("island: a part that a card does not have")
	}
	return nil
}

// checkTop holds the question to what it is about.
func (p *Position) checkTop() error {
	f := p.top()
	var below *frame
	if p.depth > 1 {
		below = &p.stack[p.depth-2]
	}
	bad := errors.New("island: a question about nothing")
	switch f.Step {
	case Keeping, Asking:
		if p.Acting().Empty() {
			return bad
		}
	case Aiming:
		if f.V[3] == AtCurse && (int(f.V[4]) >= int(p.n) || cursesOf(&p.hands[f.V[4]]) == 0 || f.Seat != game.Seat(f.V[4]) || below.At != 2 || below.V[vAim] != f.V[4]+1) {
			return bad
		}
		if f.V[3] != AtCurse && (f.Seat != p.stack[1].Seat || below.V != [registers]int16{f.V[0], f.V[1], f.V[2], below.V[vDone], below.V[vAim], 0} || below.At != 1) {
			return bad
		}
	case Leading:
		if p.isle.At[f.V[0]] == box.Nowhere || below.V[vAim] != f.V[0]+1 || below.At != 2 {
			return bad
		}
	case Peeking:
		if f.V[0] == 0 || int(f.V[0]) > int(p.topN) {
			return bad
		}
	case Talking:
		if o := game.Seat(f.V[0]); int(o) >= int(p.n) || o == f.Seat || !p.who(o).Alive() || f.V[1] == 3 || p.cfg.Apart && f.V[1] != 0 {
			return bad
		}
	case Sifting:
		for _, c := range p.sifted {
			if c == box.NoCard || p.hands[f.Seat][c] == 0 {
				return bad
			}
		}
	case Beginning:
		if p.round != 0 || below.At != atBegin {
			return bad
		}
	}
	if (f.Step == Sifting) != (p.sifted[0] != box.NoCard) || (p.sifted[0] == box.NoCard) != (p.sifted[1] == box.NoCard) {
		return bad
	}
	return p.checkBelow(f, below)
}

// goesOn is where a step goes on behind a question.
var goesOn = map[StepKind]map[StepKind]uint8{
	playing: {Keeping: atKept, Asking: atAsked, StoodIn: atStoodIn, Bringing: atBrought, Hosting: atHosted, Peeking: atForesee},
	turning: {Keeping: turnActed, Acting: turnActed, Wishing: turnWished, PuttingOff: turnPut, Peeking: turnWishes, Talking: turnGoes},
	doing:   {Walking: 1, Peeking: 1, Sending: 1, Nearing: 1, PuttingOff: 1},
	looting: {Sifting: 1, Nearing: 3}, fighting: {Hitting: fightHit},
}

// lineAsks are the verbs that ask a question.
var lineAsks = map[StepKind][]verb.Verb{
	Walking: {verb.Walk}, Peeking: {verb.Peek}, Sending: {verb.Give}, Nearing: {verb.Advance}, PuttingOff: {verb.Lose}, Leading: {verb.Drive},
}

func (p *Position) checkBelow(f, below *frame) error {
	if at, ok := goesOn[below.Step][f.Step]; ok && below.At != at {
		return errors.New("island: a question that leads elsewhere")
	}
	if below.Step == doing {
		line := p.lineOf(below.Seat, box.Card(below.V[vCard]), below.V[vList])
		if asks := lineAsks[f.Step]; asks != nil && (int(below.V[vPart]) >= len(line) || !slices.Contains(asks, line[below.V[vPart]].Verb)) {
			return errors.New("island: a question that no card asks")
		}
		if f.Step == Aiming && int(below.V[vPart]) < len(line) && f.V[3] == AtCurse && line[below.V[vPart]].Verb != verb.Curse {
			return errors.New("island: a Curse that no card lifts")
		}
	}
	for i := int8(1); i < p.depth-1; i++ {
		if p.stack[i].Step == turning && i < p.depth-2 && p.stack[i].At != turnGoes {
			return errors.New("island: a turn that does two things")
		}
	}
	if p.stack[0].At != atTurned && p.depth > 1 && p.stack[1].Step == turning {
		return errors.New("island: a turn that nobody asked for")
	}
	return nil
}
