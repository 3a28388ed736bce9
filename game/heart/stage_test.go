package heart

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

// stage is a game whose chance is laid down beforehand: by the name that it is asked
// for by, one outcome after the other. A die is its face; what is drawn is named.
type stage struct {
	t     *testing.T
	table *game.Table
	next  map[string][]string
}

// onStage is a game of so many seats, opened, with the Explorers ready to march: the
// set-up has been done by rote, without a Credit spent, and everything is asked and scored as in
// the booklet. change makes it what a test needs.
func onStage(t *testing.T, seats int, change func(p *Position)) *stage {
	t.Helper()
	cfg := box.ForSeats(seats)
	cfg.EvenPatrons = false
	pos, err := Rules{}.New(cfg.Encode())
	if err != nil {
		t.Fatal(err)
	}
	p := pos.(*Position)
	p.turnNo, p.disease, p.horror, p.orderLen = 1, 6, 7, int8(seats)
	for i := range seats {
		pl := &p.seats[i]
		pl.Credits, pl.Region, pl.Patron = 0, chart.Region(i), box.Patron(i)
		pl.Standing, pl.Pride = box.AskLeading, box.PrideAlways
		p.order[i], p.onTrack[i] = game.Seat(i), int8(i+1)
	}
	p.depth = 0
	p.push(frame{Step: playing, At: atMarches})
	p.push(frame{Step: mapTurn, Seat: 0, At: mapMarched})
	p.push(frame{Step: Marching, Seat: 0})
	p.stack[0].V[0] = 1
	s := &stage{t: t, next: map[string][]string{}}
	s.stand(p, change)
	return s
}

// stand goes on from a position changed.
func (s *stage) stand(p *Position, change func(p *Position)) {
	s.t.Helper()
	if change != nil {
		change(p)
	}
	rec := &game.Record{Game: "heart", Version: 1, Settings: p.cfg.Encode(), Position: p.Append(nil)}
	table, err := game.Resume(Rules{}, rec)
	if err != nil {
		s.t.Fatal(err)
	}
	s.table = table
}

// cut changes the position and goes on from there.
func (s *stage) cut(change func(p *Position)) {
	s.t.Helper()
	s.stand(s.pos().Clone().(*Position), change)
}

func (s *stage) pos() *Position { return s.table.Position().(*Position) }

// chance lays down what will come: "name: one, two, …" in each line.
func (s *stage) chance(lines string) *stage {
	for line := range strings.Lines(lines) {
		name, list, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok {
			continue
		}
		for item := range strings.SplitSeq(list, ", ") {
			s.next[name] = append(s.next[name], item)
		}
	}
	return s
}

// done checks that all that was laid down has come.
func (s *stage) done() {
	s.t.Helper()
	for name, left := range s.next {
		if len(left) > 0 {
			s.t.Errorf("%s: %v has not come", name, left)
		}
	}
	if err := s.pos().Sound(); err != nil {
		s.t.Error(err)
	}
}

// do takes the choice of a kind that where describes, which has to be offered, and
// gives the events.
func (s *stage) do(k game.Kind, target, item int, n ...int) []game.Event {
	s.t.Helper()
	for _, c := range s.table.Choices() {
		if c.Kind == k && int(c.Target) == target && int(c.Item) == item {
			cmd := c.Command(int(c.Min))
			if len(n) > 0 {
				cmd = c.Command(n[0])
			}
			return s.carry(cmd)
		}
	}
	s.t.Fatalf("%s %d %d is not among what %s offers: %s", KindName(k), target, item, s.asked(), s.offers())
	return nil
}

// asked is the question that is being asked.
func (s *stage) asked() string {
	p := s.pos()
	if p.depth == 0 {
		return "nothing"
	}
	return p.top().Step.Name() + " of " + strconv.Itoa(int(p.top().Seat))
}

func (s *stage) offers() string {
	var b strings.Builder
	for _, c := range s.table.Choices() {
		fmt.Fprintf(&b, "%s %d %d; ", KindName(c.Kind), c.Target, c.Item)
	}
	return b.String()
}

// expect checks what is being asked, and whom.
func (s *stage) expect(step Step, seat game.Seat) {
	s.t.Helper()
	p := s.pos()
	if p.depth == 0 || p.top().Step != step || p.top().Seat != seat {
		s.t.Fatalf("%s is asked, not %s of %d", s.asked(), step.Name(), seat)
	}
}

// carry carries out a command with the chance laid down for it.
func (s *stage) carry(cmd game.Command) []game.Event {
	s.t.Helper()
	before := s.pos().Clone()
	var rolls []game.Roll
	for {
		err := s.table.Follow(game.Played{Command: cmd, Rolls: rolls}, nil)
		if err == nil {
			return s.table.EventsOf(s.table.Len() - 1)
		}
		var miss *game.Mismatch
		if !errors.As(err, &miss) || miss.Asked.Of == 0 {
			s.t.Fatalf("%s: %v", s.asked(), err)
		}
		rolls = append(rolls, s.outcome(before, cmd, rolls, miss.Asked))
	}
}

// outcome is the next one laid down for what is asked.
func (s *stage) outcome(before game.Position, cmd game.Command, rolls []game.Roll, asked game.Roll) game.Roll {
	s.t.Helper()
	list := s.next[asked.Name]
	if len(list) == 0 {
		s.t.Fatalf("%q of %d is asked for after %v, and nothing is laid down", asked.Name, asked.Of, rolls)
	}
	s.next[asked.Name] = list[1:]
	if n, err := strconv.Atoi(list[0]); err == nil {
		asked.Got = int16(n - 1)
		return asked
	}
	asked.Got = s.find(before, cmd, rolls, asked, list[0])
	return asked
}

// find is which of the equally likely draws brings out what is named: the bag is as it
// was when last something was told before the draw.
func (s *stage) find(before game.Position, cmd game.Command, rolls []game.Roll, asked game.Roll, what string) int16 {
	s.t.Helper()
	snaps := func(got int16) (list []*Position) {
		probe := asked
		probe.Got = got
		game.Retell(before, cmd, append(rolls[:len(rolls):len(rolls)], probe), func(_ int, now game.Position) {
			list = append(list, now.Clone().(*Position))
		})
		return list
	}
	one, other := snaps(0), snaps(asked.Of-1)
	at := before.(*Position)
	for i := range min(len(one), len(other)) {
		if !bytes.Equal(one[i].Append(nil), other[i].Append(nil)) {
			break
		}
		at = one[i]
		if asked.Name == "10 event" {
			break // what is drawn goes back before anything is told of it
		}
	}
	bag, named := s.bag(at, asked.Name)
	for _, r := range rolls {
		if r.Name == asked.Name && (r.Name == "10 event" || r.Name == "9 colour") {
			take(bag, int(r.Got)) // drawn since, and not told of yet
		}
	}
	total, nth := 0, -1
	for k, n := range bag {
		if n > 0 && nth < 0 && named(k, what) {
			nth = total
		}
		total += n
	}
	if total != int(asked.Of) || nth < 0 {
		s.t.Fatalf("%s: no %q in a bag of %d, of which %d are asked for", asked.Name, what, total, asked.Of)
	}
	return int16(nth)
}

// take takes the nth thing out of a bag.
func take(bag []int, nth int) {
	for k, n := range bag {
		if nth < n {
			bag[k]--
			return
		}
		nth -= n
	}
}

// bag is what is drawn from, and how its kinds are named.
func (s *stage) bag(p *Position, name string) (bag []int, named func(k int, what string) bool) {
	s.t.Helper()
	counts := func(list []int8) (out []int) {
		for _, n := range list {
			out = append(out, int(n))
		}
		return out
	}
	sign := func(k int, what string) bool {
		return what == [...]string{"red", "star", "pawn", "ring", "square", "cross", "leaf"}[k]
	}
	switch name {
	case "10 event", "11 event", "18 event", "19 event":
		return counts(p.events[:]), func(k int, what string) bool { return chitNamed(box.Chit(k+1), what) }
	case "10 encounter":
		return counts(p.meetings[:]), func(k int, what string) bool { return chitNamed(box.FirstMeet+box.Chit(k), what) }
	case "9 water":
		return counts(p.ground.Cup[:]), func(k int, what string) bool { return box.Marker(k).Name() == what }
	case "8 colour", "9 colour":
		return []int{1, 1, 1, 1, 1, 1, 1}, sign
	case "12 resource":
		held := p.seats[p.top().Seat].Res
		return counts(held[:]), func(k int, what string) bool { return box.Resource(k).Name() == what }
	case "15 special":
		for _, r := range p.wilds {
			bag = append(bag, truth(r == chart.Nowhere))
		}
		return bag, func(k int, what string) bool { return box.Wild(k).Name() == what }
	}
	s.t.Fatalf("%q is drawn from no bag", name)
	return nil, nil
}

// chitNamed: a sort, or a sort and its dots in letters, or a sort and its name.
func chitNamed(c box.Chit, what string) bool {
	sort, more, _ := strings.Cut(what, " ")
	row := c.Row()
	if row.Sort.Name() != sort {
		return false
	}
	dots := ""
	for i, l := range "GYBU" {
		if row.Dots>>i&1 == 1 {
			dots += string(l)
		}
	}
	return more == "" || more == row.Name || more == dots
}

// region is a region by its name.
func region(t testing.TB, name string) chart.Region {
	t.Helper()
	for r := range chart.Region(chart.Regions) {
		if chart.Of(r).Name == name {
			return r
		}
	}
	t.Fatalf("no region is called %s", name)
	return chart.Nowhere
}

// slot is a slot by its name.
func slot(t testing.TB, name string) int {
	t.Helper()
	for s := range box.Slot(box.Slots) {
		if s.Name() == name {
			return int(s)
		}
	}
	t.Fatalf("no slot is called %s", name)
	return 0
}

// figures checks figures of a seat: "food 24, gifts 18".
func (s *stage) figures(seat game.Seat, want string) {
	s.t.Helper()
	for item := range strings.SplitSeq(want, ", ") {
		name, n, _ := strings.Cut(item, " ")
		for f := range box.Figures {
			if f.Name() == name && strconv.Itoa(s.pos().of(seat, f)) != n {
				s.t.Errorf("%s is %d, not %s", name, s.pos().of(seat, f), n)
			}
		}
	}
}

// onStep is a game of two in which the first player is about to be at a step, in a slot
// of a savanna; the second will be asked where he marches when it is done.
func onStep(t *testing.T, f frame, change func(p *Position)) *stage {
	t.Helper()
	return onStage(t, 2, func(p *Position) {
		p.depth = 0
		p.push(frame{Step: playing, At: atMarches, V: [registers]int16{1}})
		p.push(f)
		p.push(frame{Step: UsingGuide, Seat: 0}) // whose answer nobody reads
		for i := range 2 {
			pl := &p.seats[i]
			pl.Begun, pl.Slot, pl.Arrow = true, slotC3, box.NoSlot
			pl.Region = region(t, "Borana")
		}
		p.ground.Lands[region(t, "Borana")] = ground.Land{Terrain: chart.Savanna}
		p.ground.Left[chart.Savanna]--
		if change != nil {
			change(p)
		}
	})
}

const slotC3 box.Slot = 12

// run has the step done until the first player is asked or it is over.
func (s *stage) run() *stage {
	s.t.Helper()
	s.do(No, 0, 0)
	return s
}

// over checks that the step is done.
func (s *stage) over() {
	s.t.Helper()
	s.expect(Marching, 1)
	s.done()
}

// give gives Resources out of the pool.
func give(p *Position, s game.Seat, list ...box.Resource) {
	for _, r := range list {
		p.pool[r]--
		p.seats[s].Res[r]++
	}
}

// put puts a chit from its bag into a slot.
func put(t *testing.T, p *Position, s game.Seat, at box.Slot, what string) {
	t.Helper()
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		if *p.bagOf(c) > 0 && chitNamed(c, what) {
			*p.bagOf(c)--
			if c.Sort().Finding() {
				p.seats[s].Finds[at] = c
			} else {
				p.seats[s].Chits[at] = c
			}
			return
		}
	}
	t.Fatalf("no chit is called %s", what)
}

// landOf makes the region where both are another terrain, wet or dry.
func landOf(t *testing.T, p *Position, terrain chart.Terrain, wet bool) {
	t.Helper()
	r := p.seats[0].Region
	p.ground.Left[p.ground.Lands[r].Terrain]++
	p.ground.Left[terrain]--
	p.ground.Lands[r].Terrain = terrain
	if wet {
		w := chart.Of(r).Ways[0]
		p.ground.Borders[w.Border] = ground.Water{Marker: box.River, Up: r, Taken: 1}
		p.ground.Cup[box.River]--
	}
}

// set sets figures: "food 3, gifts 4".
func set(t *testing.T, p *Position, s game.Seat, list string) {
	t.Helper()
	for item := range strings.SplitSeq(list, ", ") {
		name, n, _ := strings.Cut(item, " ")
		for f := range box.Figures {
			if f.Name() == name {
				v, err := strconv.Atoi(n)
				if err != nil {
					t.Fatal(err)
				}
				p.seats[s].Fig[f] = int16(v)
			}
		}
	}
}
