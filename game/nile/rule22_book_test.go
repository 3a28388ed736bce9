package nile

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// carpeted is a game in which everybody who is in Africa has just come home, as
// by a carpet, as soon as they know four hexes between them, and the first who
// has something to tell opens his account. How many lines chance brings to a
// book is chance's: how far parties come that wander about. So here they are
// fetched, and what they know has to be in it.
func carpeted(t *testing.T, players int, seed uint64) *game.Table {
	t.Helper()
	tab := playedOn(t, players, 200, seed)
	p, rng := tab.Position().(*Position), game.NewRandom(seed)
	first := game.Nobody
	for ; ; first = game.Nobody {
		known := 0
		for i := range p.players {
			if s := game.Seat(i); p.alive(s) && p.publishable(s) {
				n, _ := p.promise(s)
				if known += n; first == game.Nobody {
					first = s
				}
			}
		}
		if known >= 4 {
			break
		}
		if tab.Len() > 20_000 {
			t.Fatalf("seed %d: nobody brings four hexes together", seed)
		}
		if _, err := tab.Do(traveller(tab.Choices(), rng.IntN)); err != nil {
			t.Fatal(err)
		}
	}
	p = p.Clone().(*Position)
	for i := range p.players {
		if pl := &p.players[i]; pl.Where == inAfrica {
			pl.Where, pl.Trip.Have, pl.Trip.Ill, pl.Trip.Meeting, pl.Trip.Captive = inEurope, [Items]int32{}, [3]int32{}, meeting{Tribe: noTribe}, false
			pl.Trip.At = hexmap.None
		}
	}
	p.next = int8(slices.Index(p.order, first))
	p.steps = []step{{Publishing, first}}
	home, err := game.NewTable(loaded{p: p}, nil, seed)
	if err != nil {
		t.Fatal(err)
	}
	return home
}

// A clerk keeps the book of points from the position: whoever's points have
// changed by a command, by how much, whose explorer it was and when.
type clerk struct {
	lines  []PointsEntry
	hexes  int // published
	points [MaxSeats]int
}

// write enters what the events of one command scored. The sums are those of
// the position before and after it.
func (c *clerk) write(t *testing.T, turn int, before [MaxSeats]int, p *Position, events []game.Event) {
	t.Helper()
	total := before
	for _, e := range events {
		x := PointsEntry{Seat: e.Seat, Turn: turn, At: hexmap.ID(e.At)}
		switch e.Kind {
		case HexPublished:
			c.hexes++
			continue
		case Scored:
			x.Reason, x.Points, x.Figure = Reason(e.Args[0]), int(e.Args[1]), int(e.Args[2])
		case DischargedSick:
			x.Reason, x.Points, x.Figure = ForSick, -int(e.Args[2]), int(e.Args[1])
		default:
			continue
		}
		total[x.Seat] += x.Points
		x.Explorer = int(p.players[x.Seat].Explorers)
		c.lines = append(c.lines, x)
	}
	for s := range p.players {
		if c.points[s] = int(p.players[s].Points); c.points[s] != total[s] {
			t.Fatalf("seat %d has %d points; what is told of comes to %d", s, c.points[s], total[s])
		}
	}
}

// The book holds every change of anybody's points, line by line as the clerk
// saw it happen, also where the events begin in the middle.
func TestRule22_TheBookOfPoints(t *testing.T) {
	const games = 12
	lines, sick := 0, 0
	for seed := range uint64(games) {
		tab := carpeted(t, 1+int(seed)%4, seed)
		p, rng := tab.Position().(*Position), game.NewRandom(seed)
		var c clerk
		known := 0 // hexes published all at once
		for k := 0; k < 600 && !tab.Over(); k++ {
			cmd := traveller(tab.Choices(), rng.IntN)
			for _, ch := range tab.Choices() {
				n, _ := p.promise(ch.Seat)
				switch {
				case ch.Kind == DropSick && rng.IntN(2) == 0:
					cmd = take(&ch, rng.IntN)
				case ch.Kind == PublishAll && (k == 0 || rng.IntN(2) == 0): // all at once, or one by one
					cmd, known = ch.Command(0), known+n
				}
			}
			var before [MaxSeats]int
			for s := range p.players {
				before[s] = int(p.players[s].Points)
			}
			turn := int(p.turn)
			events, err := tab.Do(cmd)
			if err != nil {
				t.Fatal(err)
			}
			c.write(t, turn, before, p, events)
		}
		checkBook(t, p, tab.Events(), c.lines)
		perHex := 0
		for _, x := range c.lines {
			if lines++; x.Reason == ForHex {
				perHex++
			}
			if x.Reason == ForSick {
				sick++
			}
		}
		same(t, "hexes in the book", perHex, c.hexes)
		if known == 0 || perHex < known {
			t.Errorf("%d hexes were brought home and published at once, the book has %d", known, perHex)
		}
	}
	if lines < 4*games || sick == 0 { // no game is begun with fewer than four hexes known
		t.Errorf("%d lines, %d of them of the sick left behind: the games hold too little", lines, sick)
	}
}

// checkBook holds the book of a game, and of its latter parts, against the
// clerk's lines.
func checkBook(t *testing.T, p *Position, events []game.Event, want []PointsEntry) {
	t.Helper()
	v := p.View(game.Nobody)
	for _, from := range []int{0, len(events) / 3, len(events) / 2, len(events) - 1} {
		skip, dated := 0, len(events)
		for _, e := range events[:from] {
			if e.Kind == Scored || e.Kind == DischargedSick {
				skip++
			}
		}
		for i, e := range events {
			if e.Kind == TurnBegan && i >= from {
				dated = i
				break
			}
		}
		undated := 0 // lines before the first month that is told of
		for _, e := range events[from:dated] {
			if e.Kind == Scored || e.Kind == DischargedSick {
				undated++
			}
		}
		book := v.PointsBook(events[from:])
		same(t, "lines", len(book), len(want)-skip)
		var sum [MaxSeats]int
		for i, x := range book {
			w := want[skip+i]
			if i < undated {
				x.Turn = w.Turn
			}
			if sum[x.Seat] += x.Points; x != w {
				t.Fatalf("line %d from event %d is %+v; it was %+v", i, from, x, w)
			}
		}
		for s, by := range PointsByReason(book) {
			n := 0
			for _, points := range by {
				n += points
			}
			same(t, "by reason", n, sum[s])
		}
	}
}
