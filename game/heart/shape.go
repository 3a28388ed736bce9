package heart

import (
	"errors"
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// A position read from outside must be one that the rules can go on from.

// What a register of a step may hold, as holds in the table below writes it.
var registerMost = map[byte]int{
	's': box.MaxSeats - 1, 'c': box.ChitKinds - 1, 'e': box.EventKinds, 'd': int(box.Dice) - 1, 'k': int(box.Causes) - 1, 'f': int(box.Figures) - 1,
	'w': int(box.Wilds) - 1, 'h': int(box.ForFood), 'b': chart.Borders - 1, 'm': int(box.Markers) - 1, 'g': int(chart.Signs) - 1, 'o': int(box.Sorts) - 1,
	'r': int(box.Resources), 't': 1, 'q': box.MaxSeats, 'x': 9999,
}

// shapes are, by step, how many places it has and what its registers hold; x stands for
// any number.
var shapes = [stepKinds]struct {
	places uint8
	holds  string
}{
	playing: {atPatrons, "x"}, throwing: {3, "dxxxxqt"}, healthRoll: {1, "xkx"}, sanityRoll: {1, "xkx"}, ammoRoll: {1, "kt"},
	sheddingLoad: {1, "x"}, losingPerson: {2, "fk"}, losingItems: {1, "xk"}, losingCarriers: {1, "rrr"}, mapTurn: {mapDone, "t"},
	exploring: {exploreDone, "xx"}, searching: {searchLaid, "bxmggt"}, matrixTurn: {daysDone, "x"}, drawingEvent: {eventHappened, "te"},
	incident: {checkSaved, "exxxx"}, ambush: {4, "xkxx"}, dealing: {dealDone, "c"}, atKingdom: {3, "hx"}, meeting: {meetDone, "oox"},
	hunting: {huntDone, "oxxx"}, recruiting: {2, "xft"}, atVillage: {villageDone, "oxtxt"}, movingRumour: {1, "t"},
	atSpecial: {specialFirst + 8, "wtx"}, endOfTime: {timeBoosted, "tx"}, humbled: {3, "sccc"},
	JoiningRiver: {0, "x"}, KeepingSource: {0, "m"}, LayingWater: {0, "mgg"}, PlacingChit: {0, "et"}, Ignoring: {0, "e"},
	UsingSuccess: {0, "ex"}, NamingFace: {0, "dxx"}, SavingPerson: {0, "fk"}, GivingItems: {0, "xk"}, KeepingThree: {0, "rrr"},
	NamingFind: {0, "c"}, TakingInstead: {0, "o"}, Recruiting: {0, "t"}, GivingVillage: {0, "o"}, FacingSpecial: {0, "w"}, Humbling: {0, "x"},
	Inflicting: {0, "sccc"},
}

// checkShape says what is wrong with the stack of steps and the places of things.
func (p *Position) checkShape() error {
	switch {
	case p.over != (p.depth == 0):
		return errors.New("heart: over, and something to be done")
	case p.depth > 0 && steps[p.top().Step].choices == nil:
		return errors.New("heart: nobody is asked")
	}
	if err := p.checkBetween(); err != nil {
		return err
	}
	var line game.Seats
	for i := range p.orderLen {
		line = line.With(p.order[i])
	}
	if line.Count() != int(p.orderLen) {
		return errors.New("heart: nobody in the order, or somebody twice")
	}
	if p.depth > 0 {
		if err := p.checkAsker(); err != nil {
			return err
		}
		if len(p.Choices(nil)) == 0 {
			return errors.New("heart: somebody is asked and may do nothing")
		}
	}
	return nil
}

// checkBetween is that for a position from within a command, in which nobody needs to be asked.
func (p *Position) checkBetween() error {
	switch {
	case p.depth > 0 && p.stack[0].Step != playing:
		return errors.New("heart: something is done that nobody plays")
	case p.orderLen > 0 && int(p.orderLen) > p.n:
		return errors.New("heart: more in the order than at the table")
	}
	for i := range p.n {
		pl := &p.seats[i]
		if pl.Region >= chart.Regions && pl.Region != chart.Nowhere || pl.Patron >= box.Patrons && pl.Patron != box.NoPatron {
			return errors.New("heart: an Explorer who is nowhere")
		}
	}
	for i := range p.depth {
		if err := p.checkFrame(&p.stack[i], i == p.depth-1); err != nil {
			return err
		}
	}
	return p.checkCalls()
}

func (p *Position) checkFrame(f *frame, top bool) error {
	shape := &shapes[f.Step]
	asks := steps[f.Step].choices != nil
	if asks && !top || f.At > shape.places || int(f.Seat) >= p.n {
		return fmt.Errorf("heart: step %d stands where it cannot", f.Step)
	}
	if p.turnNo > 0 && p.seats[f.Seat].Region == chart.Nowhere {
		return errors.New("heart: an Explorer who is nowhere has a turn")
	}
	for j, n := range f.V {
		if j >= len(shape.holds) {
			if n != 0 {
				return fmt.Errorf("heart: step %d keeps a number too many", f.Step)
			}
			continue
		}
		what := shape.holds[j]
		if most := registerMost[what]; what != 'x' && (n < 0 || int(n) > most) || what == 's' && int(n) >= p.n {
			return fmt.Errorf("heart: step %d keeps %d in register %d", f.Step, n, j)
		}
	}
	return p.checkPlace(f)
}

// checkPlace holds a step to what it needs to stand on.
func (p *Position) checkPlace(f *frame) error {
	pl := &p.seats[f.Seat]
	switch f.Step {
	case playing:
		begun, whose := f.At >= atGameTurn && f.At != atPatrons, int(f.V[vPlace])
		settingUp := f.At > atPorts && f.At <= atLotBought
		if whose < 0 || whose > int(p.orderLen) || f.At > atTrack && p.orderLen == 0 || settingUp && whose == p.n ||
			begun != (p.turnNo > 0) && f.At != atGameTurn {
			return errors.New("heart: nobody has a turn")
		}
	case matrixTurn:
		if pl.Slot == box.NoSlot && f.At < daysDone && (f.At > daysBegin || pl.Begun) {
			return errors.New("heart: a turn in the Matrix without a slot")
		}
	case exploring:
		if f.V[vWay] < 0 || pl.Region >= chart.Regions || int(f.V[vWay]) >= len(chart.Of(pl.Region).Ways) {
			return errors.New("heart: no such border")
		}
	case HandingBadLuck:
		if p.depth < 2 || p.stack[p.depth-2].Step != throwing {
			return errors.New("heart: bad luck without dice")
		}
	}
	return nil
}
