package saves

import (
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

// readStory reads the story into a record whose log has been read: by columns, or
// as older programs wrote it, one event behind the other; those before them kept
// none.
func (f *found) readStory(r *game.Record) error {
	if f.columns != nil {
		raw, err := inflate(f.columns, maxTold)
		if err == nil {
			err = readColumns(raw, r)
		}
		return err
	}
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
