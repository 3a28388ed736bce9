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

// columnReader reads the columns that say something of every event of a story.
type columnReader struct {
	kinds, seats, places, rules, rolls reader
	dice                               logReader

	log    []game.Roll  // those of the record, in their order, that no event has yet
	known  []game.Rule  // in the order in which they came
	ruleOf [256]int     // of each kind the last, from 1 on
	at     [256]int32   // of each seat the last place
	of     [256][]int32 // of each kind its events
	order  []byte       // the kinds, as they came
	thrown int          // rolls in all
}

// readColumns reads what columnsOf wrote into a record, whose log is there as far
// as it can be read: events whose rolls stand behind that have none.
func readColumns(raw []byte, r *game.Record) error {
	in := reader{data: raw}
	version, past, n := in.count(maxVersion), in.count(maxStory), in.count(min(maxStory, len(raw)))
	own := in.count(n)
	col := func() reader { return reader{data: in.bytes(in.count(len(in.data)))} }
	c := columnReader{kinds: col(), seats: col(), places: col(), rules: col(), rolls: col(), dice: logReader{reader: col()}}
	if in.bad || past > n || len(c.kinds.data) != n || len(c.seats.data) != n || len(c.rolls.data) < n {
		return errColumns
	}
	for i := range r.Log {
		c.log = append(c.log, r.Log[i].Rolls...)
	}
	story := make([]game.Event, n)
	for i := range story {
		if !c.event(&story[i], int32(i)) || !c.rolled(&story[i], i < own) {
			return errColumns
		}
	}
	for _, kind := range c.order {
		if !readArgs(col(), story, c.of[kind]) {
			return errColumns
		}
	}
	for _, c := range []*reader{&in, &c.kinds, &c.seats, &c.places, &c.rules, &c.rolls, &c.dice.reader} {
		if c.bad || len(c.data) > 0 {
			return errColumns
		}
	}
	r.Version, r.Past, r.Story = version, past, story
	return nil
}

// event reads of the next event, number i, what it is, whose, where and by which rule; it
// reports whether that could be read.
func (c *columnReader) event(e *game.Event, i int32) bool {
	kind := c.kinds.byte()
	e.Kind, e.Seat, e.At = game.EventKind(kind), game.Seat(c.seats.byte())-1, -1
	if d := c.places.varint(); d != noPlace {
		at := int64(c.at[byte(e.Seat)]) + within(d)
		if at < -1<<31 || at >= 1<<31 {
			return false
		}
		e.At = int32(at)
		c.at[byte(e.Seat)] = e.At
	}
	if k := c.rules.count(len(c.known) + 1); k > 0 {
		if k > len(c.known) {
			c.known = append(c.known, game.Rule(c.rules.text()))
		}
		c.ruleOf[kind] = k
	}
	if c.ruleOf[kind] == 0 {
		return false
	}
	e.Rule = c.known[c.ruleOf[kind]-1]
	if c.of[kind] == nil {
		c.order = append(c.order, kind)
	}
	c.of[kind] = append(c.of[kind], i)
	return true
}

// rolled reads the next event's rolls: its own, or as many as it has of the record's.
func (c *columnReader) rolled(e *game.Event, own bool) bool {
	count := c.rolls.count(maxRolls)
	if c.thrown += count; c.thrown > maxRolls {
		return false
	}
	if own {
		from := len(c.dice.rolls)
		for range c.dice.count(min(count, len(c.dice.data))) {
			c.dice.roll()
		}
		e.Rolls = sliceOf(c.dice.rolls, from, len(c.dice.rolls))
		return true
	}
	if count > len(c.log) {
		c.log = nil
		return true
	}
	e.Rolls, c.log = sliceOf(c.log, 0, count), c.log[count:]
	return true
}

// readArgs reads the numbers of the events of one kind, which argsOf wrote.
func readArgs(in reader, story []game.Event, events []int32) bool {
	most := int(in.byte())
	if most > len(game.Event{}.Args) {
		return false
	}
	for k := range most {
		for _, i := range events {
			story[i].Args[k] = in.int32()
		}
	}
	return !in.bad && len(in.data) == 0
}

// sliceOf is a piece of a list that nothing can be added to; nil for none.
func sliceOf(list []game.Roll, from, to int) []game.Roll {
	if from == to {
		return nil
	}
	return list[from:to:to]
}
