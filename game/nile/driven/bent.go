package driven

import (
	"math"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
)

// Bent is a record of two players, a while into a game, and what makes others of it
// that hold a story nobody has told: rules of another version, whose position is the
// truth, with events of any kind and any numbers.
type Bent struct {
	Record *game.Record
	kinds  []game.EventKind // all that there are, and one that there is not
}

// NewBent plays the game.
func NewBent(t testing.TB) *Bent {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Anna"}, {Name: "Ben", Colour: 1, Specialty: deck.Doctor}}}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), 7)
	if err != nil {
		t.Fatal(err)
	}
	for r := game.NewRandom(7); table.Len() < 600 && !table.Over(); {
		if _, err := table.Do(r.Choose(table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	b := &Bent{Record: table.Record()}
	for k := range math.MaxUint8 + 1 { // numbers may be left out where a kind was given up
		if nile.EventName(game.EventKind(k)) != "" {
			b.kinds = append(b.kinds, game.EventKind(k))
		}
	}
	last := b.kinds[len(b.kinds)-1]
	b.kinds = append(b.kinds, 0, last+1)
	return b
}

// Kinds is how many kinds of event there are.
func (b *Bent) Kinds() int { return len(b.kinds) - 2 }

// Each makes a record whose story has one event of each kind, of a seat and at a hex,
// all of whose numbers are n.
func (b *Bent) Each(n int32) *game.Record {
	bent := *b.Record
	bent.Version, bent.Story = 99, nil
	for _, k := range b.kinds {
		e := game.Event{Kind: k, Seat: game.Seat(n % 2), At: n, Rule: "10"}
		for i := range e.Args {
			e.Args[i] = n
		}
		bent.Story = append(bent.Story, e)
	}
	return &bent
}

// wild are numbers that no event has.
var wild = [...]int32{math.MinInt32, -1, 99, 1 << 20, math.MaxInt32}

// Story makes a record with a story that nobody has told. pick gives a number from lo
// to hi for what it is named after.
func (b *Bent) Story(pick func(what string, lo, hi int) int) *game.Record {
	bent := *b.Record
	bent.Version, bent.Story = 99, nil
	for range pick("events", 1, 40) {
		e := b.Record.Story[pick("event", 0, len(b.Record.Story)-1)]
		switch pick("bent", 0, 3) {
		case 0:
			n := int32(pick("arg", 0, 12+len(wild)))
			if n > 12 {
				n = wild[n-13]
			}
			e.Args[pick("which", 0, len(e.Args)-1)] = n
		case 1:
			e.Seat, e.At = game.Seat(pick("seat", -2, 3)), int32(pick("at", -2, 2000))
		default: // another kind of thing altogether, with small numbers
			e = game.Event{Kind: b.kinds[pick("kind", 0, len(b.kinds)-1)], Seat: e.Seat, At: e.At, Rule: "10"}
			for i := range e.Args {
				e.Args[i] = int32(pick("small", 0, 2))
			}
		}
		if pick("dice", 0, 1) == 1 {
			e.Rolls = []game.Roll{{Name: "x", Of: int16(pick("of", math.MinInt16, math.MaxInt16)), Got: int16(pick("got", math.MinInt16, math.MaxInt16))}}
		}
		bent.Story = append(bent.Story, e)
	}
	return &bent
}
