package again

import (
	"context"
	"slices"
	"sort"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/ui"
)

// reading is a game as far as it has been gone through with the eyes of a seat. It is gone through
// beside the loop, once; positions are kept at intervals, from which any other is soon reached.
type reading struct {
	seat  game.Seat
	story game.Story
	stop  context.CancelFunc
	batch
	steps int // how many have been read: as many commands, and where it began
	done  bool
	near  mark // the position that was asked for last
}

// batch is what was read in one go.
type batch struct {
	marks []mark
	turns []turn
	lines []line
	shows []int // the steps at which there is something new to be seen or told
	about []hexmap.ID
}

// reach are the hexes that a game is about: what was coloured in, which ways were gone, and where counters stood when a turn
// began that did not stand there from the beginning.
type reach struct {
	of    journal.Filmed
	seat  game.Seat
	first *chart.Sheet
	known map[hexmap.ID]bool
}

// grown are those that a position adds.
func (r *reach) grown(now game.Position) (ids []hexmap.ID) {
	sheet := r.of.Sheet(now, r.seat, seenBy(r.seat))
	if r.first == nil {
		r.first, r.known = sheet, map[hexmap.ID]bool{}
	}
	add := func(id hexmap.ID) {
		if !r.known[id] {
			r.known[id] = true
			ids = append(ids, id)
		}
	}
	for i := range sheet.Hexes {
		if sheet.Hexes[i].Ink != r.first.Hexes[i].Ink {
			add(hexmap.ID(i))
		}
	}
	for _, id := range chart.Moved(r.first, sheet) {
		add(id)
	}
	for i := range sheet.Tracks {
		for _, id := range sheet.Tracks[i].Cells {
			add(id)
		}
	}
	return ids
}

// mark is a position that is kept: after so many commands.
type mark struct {
	at  int
	pos game.Position
}

// turn is where one begins.
type turn struct {
	at   int
	date string
}

// line is a sentence on what a step has led to.
type line struct {
	step int
	seat game.Seat
	text string
	rule game.Rule
}

// markEvery is how many commands lie between two positions that are kept, batchLasts for how long
// is read before it is shown.
const (
	markEvery  = 64
	batchLasts = 40 * time.Millisecond
)

// newReading begins to go through a game.
func newReading(a desk.Desk, of Game, story game.Story, s game.Seat) *reading {
	ctx, stop := context.WithCancel(context.Background())
	r := &reading{seat: s, story: story, stop: stop}
	done := ui.Beside()
	go func() {
		defer done()
		read(ctx, of, story, s, func(b batch, steps int, done bool) {
			a.Post(func() {
				if ctx.Err() == nil {
					r.marks, r.turns = append(r.marks, b.marks...), append(r.turns, b.turns...)
					r.lines, r.shows, r.about = append(r.lines, b.lines...), append(r.shows, b.shows...), append(r.about, b.about...)
					r.steps, r.done = steps, done
				}
			})
		})
	}()
	return r
}

// read goes through the story, and hands on what it has read now and then.
func read(ctx context.Context, of Game, story game.Story, s game.Seat, hand func(b batch, steps int, done bool)) {
	var b batch
	var last game.Position
	tells := of.Line
	if t, ok := of.(menu.InTurn); ok {
		tells = t.Lines()
	}
	grows, _ := of.(journal.Filmed)
	on := reach{of: grows, seat: s}
	k, told, turnNow, grown := 0, 0, -1, -1
	since := time.Now()
	for now, events := range story.Steps(s) {
		if ctx.Err() != nil {
			return
		}
		paint.Breathe() // a long game is told for long
		lines := linesOf(tells, now, s, events[told:], k)
		told = len(events)
		sum, was := now.Summary(), grown
		if grows != nil {
			grown = grows.Grown(now)
		}
		if k == 0 || grown != was || len(lines) > 0 {
			b.shows = append(b.shows, k)
		}
		b.lines = append(b.lines, lines...)
		if sum.Turn != turnNow || sum.Result.Over() {
			if date := of.Date(sum); sum.Turn != turnNow || date != of.Date(last.Summary()) {
				b.turns = append(b.turns, turn{k, date})
			}
			if grows != nil {
				b.about = append(b.about, on.grown(now)...)
			}
			turnNow = sum.Turn
		}
		if last = copied(now, last); k%markEvery == 0 {
			b.marks = append(b.marks, mark{k, now.Clone()})
		}
		if k++; time.Since(since) > batchLasts {
			hand(b, k, false)
			b, since = batch{}, time.Now()
		}
	}
	if ctx.Err() != nil || last == nil {
		return
	}
	if grows != nil {
		b.about = append(b.about, on.grown(last)...)
	}
	// The last may be a position that the log does not lead to (game.Story): it is kept itself.
	b.marks = append(b.marks, mark{k - 1, last})
	if n := len(b.shows); n == 0 || b.shows[n-1] != k-1 {
		b.shows = append(b.shows, k-1)
	}
	hand(b, k, true)
}

// copied is a copy, in the room of one that nobody needs any more if the game can do that.
func copied(p, old game.Position) game.Position {
	if c, ok := p.(game.Copier); ok && old != nil {
		if made := c.CopyInto(old); made != nil {
			return made
		}
	}
	return p.Clone()
}

// telling is what puts an event into words (menu.Watched).
type telling = func(now game.Position, s game.Seat, e *game.Event, seen bool) string

// linesOf are the sentences on what a step has led to, as a seat is told of it: what it may not see
// of it does not come to the game's own words.
func linesOf(tells telling, now game.Position, s game.Seat, events []game.Event, step int) (out []line) {
	for i, e := range game.Told(now, s, events) {
		if text := tells(now, s, &e, now.Sees(s, &events[i])); text != "" {
			out = append(out, line{step, e.Seat, text, e.Rule})
		}
	}
	return out
}

// position is the game after so many commands, of those that have been read: not to be changed.
func (r *reading) position(k int) game.Position {
	i := sort.Search(len(r.marks), func(i int) bool { return r.marks[i].at > k }) - 1
	from := r.marks[i]
	if r.near.pos != nil && r.near.at <= k && r.near.at > from.at {
		from = r.near
	}
	if from.at != k {
		from = mark{k, r.story.Onward(r.seat, from.pos, from.at, k)}
	}
	r.near = from
	return from.pos
}

// told is where the sentences on a step stand among all.
func (r *reading) told(k int) (from, to int) {
	find := func(k int) int {
		return sort.Search(len(r.lines), func(i int) bool { return r.lines[i].step >= k })
	}
	return find(k), find(k + 1)
}

// lastTold is the sentence that was told last at a step, less than 0 for none.
func (r *reading) lastTold(k int) int {
	_, to := r.told(k)
	return to - 1
}

// after is the next step at which there is something to be seen; ok is false where none has been
// read.
func (r *reading) after(k int) (step int, ok bool) {
	i, _ := slices.BinarySearch(r.shows, k+1)
	if i == len(r.shows) {
		return k, false
	}
	return r.shows[i], true
}

// turnAt is the turn that a step lies in.
func (r *reading) turnAt(k int) turn {
	i := sort.Search(len(r.turns), func(i int) bool { return r.turns[i].at > k }) - 1
	if i < 0 {
		return turn{}
	}
	return r.turns[i]
}

// turnAfter is the step with which the next turn begins, or the last that has been read.
func (r *reading) turnAfter(k int) int {
	if i := sort.Search(len(r.turns), func(i int) bool { return r.turns[i].at > k }); i < len(r.turns) {
		return r.turns[i].at
	}
	return r.steps - 1
}
