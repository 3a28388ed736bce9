package nile

import (
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

// forced are the rules of a position to which disasters happen one by one.
type forced struct {
	*Position
	next *deck.Disaster
}

func (f forced) Apply(cmd game.Command, a *game.Act) {
	if cmd.Kind == SetPace {
		f.dirty = f.dirty[:0]
		f.befall(cmd.Seat, *f.next, a)
		return
	}
	f.Position.Apply(cmd, a)
}

func (f forced) Clone() game.Position { return forced{f.Position.Clone().(*Position), f.next} }

func (f forced) Choices(buf []game.Choice) []game.Choice {
	if t := f.top(); t.Kind == Travelling {
		return append(buf, game.Choice{Kind: SetPace, Seat: t.Seat, Rule: "lab"})
	}
	return f.Position.Choices(buf)
}

// TestRule11_AnythingMayHappenAnywhere strikes parties in the middle of random
// games with every disaster in turn, several times over, until they are dead
// or have nothing left. Each time the position must be sound, everything lost
// must be told, there must be something to choose, and the turn can be ended.
func TestRule11_AnythingMayHappenAnywhere(t *testing.T) {
	chart := riverland()
	var struck, passed [deck.Disasters]int
	for seed := range uint64(56) {
		rules := Rules{}
		if seed%2 == 0 {
			rules.Chart = chart
		}
		p := onTheMarch(t, rules, seed)
		if p == nil {
			continue
		}
		for d := range deck.Disasters {
			forceOne(t, p.Clone().(*Position), d, seed, &struck, &passed)
		}
	}
	for d := deck.Fever; d < deck.Disasters; d++ {
		if struck[d] == 0 {
			t.Errorf("%s never struck: the test does not reach it", d)
		}
	}
	if passed[deck.QuietMarch] == 0 || struck[deck.QuietMarch] > 0 {
		t.Error("a quiet march is not quiet")
	}
}

// forceOne has one disaster, and then random others, happen to the party.
func forceOne(t *testing.T, p *Position, d deck.Disaster, seed uint64, struck, passed *[deck.Disasters]int) {
	t.Helper()
	rng := game.NewRandom(seed<<8 + uint64(d))
	p.players[p.top().Seat].Specialty = deck.Specialty(rng.IntN(int(deck.Specialties)))
	p.cfg.Asked = rng.IntN(2) == 0
	books := booksOf(p)
	next := d
	tab, err := game.NewTable(loaded{p: forced{p, &next}}, nil, seed<<8+uint64(d))
	if err != nil {
		t.Fatal(err)
	}
	for round := range 4 {
		seat := p.top().Seat
		for range 2 { // the disaster, and the answer to what it asks
			cs := tab.Choices()
			if len(cs) == 0 {
				t.Fatalf("%s, seed %d: nothing to choose in step %v with %+v", next, seed, p.top(), p.players[seat].Trip)
			}
			events, err := tab.Do(take(&cs[rng.IntN(len(cs))], rng.IntN))
			if err != nil {
				t.Fatalf("%s, seed %d: %v", next, seed, err)
			}
			count(events, struck, passed)
			for _, e := range events {
				if err := books.read(e); err != nil {
					t.Fatalf("%s, seed %d: %v", next, seed, err)
				}
			}
			if err := books.agrees(); err != nil {
				t.Fatalf("%s, seed %d: %v\n%+v", next, seed, err, events)
			}
			if err := p.SoundAll(); err != nil {
				t.Fatalf("%s, seed %d: %v", next, seed, err)
			}
			if round == 0 {
				if again, err := (Rules{Chart: p.chart}).Decode(p.Append(nil)); err != nil || len(again.Choices(nil)) == 0 {
					t.Fatalf("%s, seed %d: it cannot be kept: %v", next, seed, err)
				}
			}
			if p.top().Kind != FacingMutiny && p.top().Kind != HearingOfIvory && p.top().Kind != LosingNotes && p.top().Kind != Beset {
				break
			}
		}
		if p.top().Kind != Travelling || p.top().Seat != seat {
			return // the explorer is dead, and the turn another's
		}
		if !settle(p) {
			t.Fatalf("%s, seed %d: a dead end: %+v", next, seed, p.players[seat].Trip)
		}
		next = deck.Disaster(rng.IntN(int(deck.Disasters)))
	}
}

func count(events []game.Event, struck, passed *[deck.Disasters]int) {
	for _, e := range events {
		switch e.Kind {
		case DisasterStrikes:
			struck[e.Args[0]]++
		case DisasterPasses:
			passed[e.Args[0]]++
		}
	}
}

// onTheMarch plays a random game until a party is on its way, away from ports,
// and gives it of everything that its mode of travel can carry a little more.
func onTheMarch(t *testing.T, rules Rules, seed uint64) *Position {
	t.Helper()
	tab, err := game.NewTable(rules, testSettings(2, 100).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	p, rng := tab.Position().(*Position), game.NewRandom(seed)
	for k := 0; k < 900 && !tab.Over(); k++ {
		if _, err := tab.Do(traveller(tab.Choices(), rng.IntN)); err != nil {
			t.Fatal(err)
		}
		if p.top().Kind != Travelling || k < 60+4*int(seed) {
			continue
		}
		pl := &p.players[p.top().Seat]
		if e := &pl.Trip; p.chart.Cell(e.At).Port < 0 && !p.chart.Cell(e.At).Colony && !e.Mapped {
			provide(p, e, rng)
			return p
		}
	}
	return nil
}

// provide gives a party people and stores at random, as many as make a lawful party.
func provide(p *Position, e *expedition, rng *game.Random) {
	e.Have[Bearers] += int32(rng.IntN(20))
	e.Have[Guides] += int32(rng.IntN(3))
	e.Have[Askaris] += int32(rng.IntN(8))
	for _, i := range stores {
		e.Have[i] += int32(rng.IntN(30))
	}
	if e.Mode == OnFoot {
		if _, why := p.barred(&expedition{party: party{Have: [Items]int32{Horses: 1, Camels: 1}}}, OnFoot, e.At); why == "" {
			e.Have[Horses] += int32(rng.IntN(4))
		}
	}
	if p.floats(e.At) && e.beasts() == 0 && rng.IntN(2) == 0 {
		e.Mode = ByCanoe
		e.Have[Canoes] += int32(1 + rng.IntN(3))
	}
	for i := range e.Ill {
		e.Ill[i] = int32(rng.IntN(int(e.Have[i]) + 1))
	}
	e.Allowance, e.Spent = p.allowance(e, e.Mode, e.Level), 0
}

// booksOf is an accountant who begins where a position stands.
func booksOf(p *Position) *accountant {
	b := newAccountant(p)
	for i := range b.seats {
		pl := &p.players[i]
		b.seats[i].at, b.seats[i].have, b.seats[i].fresh = pl.Trip.At, pl.Trip.Have, pl.Trip.Fresh
		b.seats[i].money, b.seats[i].points = pl.Money, pl.Points
		b.seats[i].ill, b.seats[i].notes = pl.Trip.Ill, slices.Clone(pl.Notes)
		b.seats[i].ill, b.seats[i].notes = pl.Trip.Ill, slices.Clone(pl.Notes)
		for _, c := range pl.Caches {
			if c.Have != [Items]int32{} {
				b.seats[i].caches[cacheKey{c.At, c.Orphan}] = c.Have
			}
		}
	}
	return b
}
