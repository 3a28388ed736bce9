package saves

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"sourceofthenile/game"
)

// The story by columns: events of one kind are much alike, in their places, rules
// and numbers, and pack to half of what they take one behind the other. Dice are
// those of the log, in its order, and are not written again.
//
// The section begins with version of the rules, how many events before the log,
// how many in all, how many of the rolls stand in the log; then come columns, each
// with its length before it: kinds; seats; places; rules; how many rolls; the rolls
// that the log has not; and for each kind, in the order in which they turn up, its
// numbers, first all first ones. Places go by their difference from the last place
// of the same seat, rules by the last of the same kind.

// columns is a story being written or read.
type columns struct {
	kinds, seats, places, rules, rolls, dice []byte
	args                                     [256][]byte // by kind
	order                                    []byte      // of the kinds
}

// columnsOf writes the version of the rules and the story of a record.
func columnsOf(r *game.Record) ([]byte, error) {
	if r.Version < 0 || r.Version > maxVersion || len(r.Story) > maxStory || r.Past < 0 || r.Past > len(r.Story) {
		return nil, fmt.Errorf("%d events, %d of them past", len(r.Story), r.Past)
	}
	own, total := ownRolls(r)
	if total > maxRolls {
		return nil, errors.New("too long a story")
	}
	var c columns
	known := map[game.Rule]int{}
	var ruleOf [256]int
	var placeOf [256]int32
	w := logWriter{dice: make(map[die]int)}
	for i := range r.Story {
		e := &r.Story[i]
		if len(c.args[e.Kind]) == 0 && !slices.Contains(c.order, byte(e.Kind)) {
			c.order = append(c.order, byte(e.Kind))
		}
		c.kinds = append(c.kinds, byte(e.Kind))
		c.seats = append(c.seats, byte(e.Seat+1))
		if place := &placeOf[byte(e.Seat)]; e.At == -1 {
			c.places = binary.AppendVarint(c.places, noPlace)
		} else {
			c.places = binary.AppendVarint(c.places, beyond(int64(e.At)-int64(*place)))
			*place = e.At
		}
		n, there := known[e.Rule]
		if !there {
			if len(e.Rule) > maxShort {
				return nil, errors.New("too long a rule's number")
			}
			n = len(known) + 1
			known[e.Rule] = n
			c.rules = appendText(binary.AppendUvarint(c.rules, uint64(n)), string(e.Rule))
		} else if ruleOf[e.Kind] == n {
			c.rules = append(c.rules, 0)
		} else {
			c.rules = binary.AppendUvarint(c.rules, uint64(n))
		}
		ruleOf[e.Kind] = n
		c.rolls = binary.AppendUvarint(c.rolls, uint64(len(e.Rolls)))
		if i < own {
			w.raw = w.raw[:0]
			if err := w.addRolls(e.Rolls); err != nil {
				return nil, fmt.Errorf("event %d: %w", i+1, err)
			}
			c.dice = append(c.dice, w.raw...)
		}
	}
	for _, kind := range c.order {
		c.args[kind] = argsOf(r.Story, game.EventKind(kind))
	}
	b := binary.AppendUvarint(nil, uint64(r.Version))
	b = binary.AppendUvarint(b, uint64(r.Past))
	b = binary.AppendUvarint(b, uint64(len(r.Story)))
	b = binary.AppendUvarint(b, uint64(own))
	for _, col := range [][]byte{c.kinds, c.seats, c.places, c.rules, c.rolls, c.dice} {
		b = append(binary.AppendUvarint(b, uint64(len(col))), col...)
	}
	for _, kind := range c.order {
		b = append(binary.AppendUvarint(b, uint64(len(c.args[kind]))), c.args[kind]...)
	}
	if len(b) > maxTold {
		return nil, errors.New("too long a story")
	}
	return b, nil
}

// ownRolls is of how many of the first events the rolls are not simply those of
// the log, in its order, and how many rolls the story has.
func ownRolls(r *game.Record) (own, total int) {
	var log []game.Roll
	for i := range r.Log {
		log = append(log, r.Log[i].Rolls...)
	}
	own = r.Past
	for i := range r.Story {
		rolls := r.Story[i].Rolls
		total += len(rolls)
		if i < r.Past {
			continue
		}
		if len(rolls) > len(log) || !slices.Equal(rolls, log[:len(rolls)]) {
			own = len(r.Story)
		} else {
			log = log[len(rolls):]
		}
	}
	return own, total
}

// noPlace stands in the column of places for none. beyond and within move the
// differences below it out of its way.
const noPlace = -1

func beyond(d int64) int64 {
	if d < 0 {
		return d - 1
	}
	return d
}

func within(d int64) int64 {
	if d < 0 {
		return d + 1
	}
	return d
}

// argsOf are the numbers of all events of a kind: how many each has at most, then
// all first ones, all second ones.
func argsOf(story []game.Event, kind game.EventKind) []byte {
	most := 0
	for i := range story {
		for k, n := range story[i].Args {
			if n != 0 && story[i].Kind == kind {
				most = max(most, k+1)
			}
		}
	}
	b := []byte{byte(most)}
	for k := range most {
		for i := range story {
			if story[i].Kind == kind {
				b = binary.AppendVarint(b, int64(story[i].Args[k]))
			}
		}
	}
	return b
}

var errColumns = errors.New("story: cannot be read")

// readColumns reads what columnsOf wrote into a record, whose log is there as far
// as it can be read: events whose rolls stand behind that have none.
func readColumns(raw []byte, r *game.Record) error {
	in := reader{data: raw}
	version, past, n := in.count(maxVersion), in.count(maxStory), in.count(min(maxStory, len(raw)))
	own := in.count(n)
	col := func() reader { return reader{data: in.bytes(in.count(len(in.data)))} }
	kinds, seats, places, rules, rolls, dice := col(), col(), col(), col(), col(), logReader{reader: col()}
	if in.bad || past > n || len(kinds.data) != n || len(seats.data) != n || len(rolls.data) < n {
		return errColumns
	}
	story := make([]game.Event, n)
	var known []game.Rule
	var ruleOf [256]int
	var placeOf [256]int32
	var of [256][]int32 // the events of each kind
	var order []byte
	var log []game.Roll
	for i := range r.Log {
		log = append(log, r.Log[i].Rolls...)
	}
	all := 0
	for i := range story {
		e := &story[i]
		kind := kinds.byte()
		e.Kind, e.Seat, e.At = game.EventKind(kind), game.Seat(seats.byte())-1, -1
		if d := places.varint(); d != noPlace {
			at := int64(placeOf[byte(e.Seat)]) + within(d)
			if at < -1<<31 || at >= 1<<31 {
				return errColumns
			}
			e.At = int32(at)
			placeOf[byte(e.Seat)] = e.At
		}
		if k := rules.count(len(known) + 1); k > 0 {
			if k > len(known) {
				known = append(known, game.Rule(rules.text()))
			}
			ruleOf[kind] = k
		}
		if ruleOf[kind] == 0 {
			return errColumns
		}
		e.Rule = known[ruleOf[kind]-1]
		if of[kind] == nil {
			order = append(order, kind)
		}
		of[kind] = append(of[kind], int32(i))
		count := rolls.count(maxRolls)
		if all += count; all > maxRolls {
			return errColumns
		}
		if i < own {
			from := len(dice.rolls)
			for range dice.count(min(count, len(dice.data))) {
				dice.roll()
			}
			e.Rolls = sliceOf(dice.rolls, from, len(dice.rolls))
			continue
		}
		if count > len(log) {
			log = nil
			continue
		}
		e.Rolls, log = sliceOf(log, 0, count), log[count:]
	}
	for _, kind := range order {
		args := col()
		most := int(args.byte())
		if most > len(game.Event{}.Args) {
			return errColumns
		}
		for k := range most {
			for _, i := range of[kind] {
				story[i].Args[k] = args.int32()
			}
		}
		if args.bad || len(args.data) > 0 {
			return errColumns
		}
	}
	for _, c := range []*reader{&in, &kinds, &seats, &places, &rules, &rolls, &dice.reader} {
		if c.bad || len(c.data) > 0 {
			return errColumns
		}
	}
	r.Version, r.Past, r.Story = version, past, story
	return nil
}

// sliceOf is a piece of a list that nothing can be added to; nil for none.
func sliceOf(list []game.Roll, from, to int) []game.Roll {
	if from == to {
		return nil
	}
	return list[from:to:to]
}
