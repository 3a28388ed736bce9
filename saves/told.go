package saves

import (
	"encoding/binary"
	"errors"
	"fmt"

	"sourceofthenile/game"
)

// What has been told, kept beside the log: rules that cannot follow the log any
// more can still tell it.

const (
	maxVersion = 1 << 20
	maxStory   = 1 << 19  // events
	maxTold    = 16 << 20 // bytes of a story, inflated
)

// Which parts of an event follow its kind; the others are those of the event
// before (seat, rule), no place, or no dice. Bits 4 to 6 are how many numbers.
const (
	toldSeat = 1 << iota // another seat than the event before
	toldAt
	toldRule // another rule than the event before
	toldRolls
	toldArgs // times how many
)

// storyOf writes the version of the rules and the story of a record.
func storyOf(r *game.Record) ([]byte, error) {
	if r.Version < 0 || r.Version > maxVersion || len(r.Story) > maxStory || r.Past < 0 || r.Past > len(r.Story) {
		return nil, fmt.Errorf("%d events, %d of them past", len(r.Story), r.Past)
	}
	w := storyWriter{logWriter: logWriter{dice: make(map[die]int), seat: game.Nobody}, rules: make(map[game.Rule]int)}
	w.number(r.Version)
	w.number(r.Past)
	w.number(len(r.Story))
	for i := range r.Story {
		if err := w.add(&r.Story[i]); err != nil {
			return nil, fmt.Errorf("event %d: %w", i+1, err)
		}
	}
	if len(w.raw) > maxTold || w.logWriter.rolls > maxRolls {
		return nil, errors.New("too long a story")
	}
	return w.raw, nil
}

type storyWriter struct {
	logWriter
	rules map[game.Rule]int
	rule  game.Rule
}

func (w *storyWriter) number(n int) { w.raw = binary.AppendUvarint(w.raw, uint64(n)) }

func (w *storyWriter) add(e *game.Event) error {
	has, args := byte(0), len(e.Args)
	for args > 0 && e.Args[args-1] == 0 {
		args--
	}
	mark := func(bit byte, there bool) {
		if there {
			has |= bit
		}
	}
	mark(toldSeat, e.Seat != w.seat)
	mark(toldAt, e.At != -1)
	mark(toldRule, e.Rule != w.rule)
	mark(toldRolls, len(e.Rolls) > 0)
	w.raw = append(w.raw, byte(e.Kind), has|byte(args*toldArgs))
	if has&toldSeat != 0 {
		w.raw = append(w.raw, byte(e.Seat))
		w.seat = e.Seat
	}
	if has&toldAt != 0 {
		w.raw = binary.AppendVarint(w.raw, int64(e.At))
	}
	if has&toldRule != 0 {
		if len(e.Rule) > maxShort {
			return errors.New("too long a rule's number")
		}
		n, known := w.rules[e.Rule]
		if !known {
			n = len(w.rules)
			w.rules[e.Rule] = n
		}
		w.number(n)
		if !known {
			w.raw = appendText(w.raw, string(e.Rule))
		}
		w.rule = e.Rule
	}
	for _, n := range e.Args[:args] {
		w.raw = binary.AppendVarint(w.raw, int64(n))
	}
	if has&toldRolls != 0 {
		return w.addRolls(e.Rolls)
	}
	return nil
}

// readStory reads what storyOf wrote into a record; nothing was kept by older
// programs.
func (f *found) readStory(r *game.Record) error {
	if f.story == nil {
		return nil
	}
	raw, err := inflate(f.story, maxTold)
	if err != nil {
		return fmt.Errorf("story: %w", err)
	}
	if err := parseStory(raw, r); err != nil {
		r.Version, r.Past, r.Story = 0, 0, nil
		return err
	}
	return nil
}

func parseStory(raw []byte, r *game.Record) error {
	in := storyReader{logReader: logReader{reader: reader{data: raw}, seat: game.Nobody}}
	r.Version = in.count(maxVersion)
	r.Past = in.count(maxStory)
	n := in.count(min(maxStory, len(raw)))
	r.Story = make([]game.Event, 0, min(n, len(in.data)/2)) // an event is two bytes at least
	ends := make([]int, 0, cap(r.Story))                    // of each event's rolls
	for range n {
		r.Story = append(r.Story, in.event())
		ends = append(ends, len(in.rolls))
		if in.bad {
			break
		}
	}
	if in.bad || len(in.data) > 0 || r.Past > n {
		return errors.New("story: cannot be read")
	}
	from := 0
	for i, to := range ends {
		if to > from {
			r.Story[i].Rolls = in.rolls[from:to:to]
		}
		from = to
	}
	return nil
}

type storyReader struct {
	logReader
	rules []game.Rule
	rule  game.Rule
}

// event reads one event; its rolls are behind those of the events before.
func (in *storyReader) event() game.Event {
	e := game.Event{Kind: game.EventKind(in.byte()), At: -1}
	has := in.byte()
	if has&toldSeat != 0 {
		in.seat = game.Seat(in.byte())
	}
	if has&toldAt != 0 {
		e.At = in.int32()
	}
	if has&toldRule != 0 {
		n := in.count(len(in.rules))
		if n == len(in.rules) {
			in.rules = append(in.rules, game.Rule(in.text()))
		}
		in.rule = in.rules[n]
	}
	e.Seat, e.Rule = in.seat, in.rule
	args := int(has / toldArgs)
	if args > len(e.Args) {
		in.fail()
		return e
	}
	for i := range args {
		e.Args[i] = in.int32()
	}
	if has&toldRolls != 0 {
		for range in.count(min(maxRolls-len(in.rolls), len(in.data))) {
			in.roll()
		}
	}
	return e
}
