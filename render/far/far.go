// Package far is a game that is played at another machine, where its table is: the board and
// the hand that screens know, over the seats of those who sit here, each a guest's.
package far

import (
	"context"
	"slices"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Table is a table of another machine. What it shows changes in Poll alone. All of it is
// called by one goroutine.
type Table struct {
	seats []*seat
	seen  func(k game.Kind)
	given *given // awaits its answer; nil: nothing does
	heard chan answer
	came  *answer   // has come before all have heard what it led to
	wake  func()    // asks for Poll, from any goroutine
	lost  time.Time // since when the host is not heard
	bots  play.BotMaker
}

// seat is what one who sits here knows.
type seat struct {
	guest  *guest.Table
	s      game.Seat
	state  guest.State // n of its steps are shown
	n      int
	pos    game.Position // after these
	events []game.Event  // all that was told till then
}

// given are commands that were given one after the other, done of them carried out.
type given struct {
	all  []game.Command
	done int
	then func(done int, err error)
}

// answer is what became of commands that were given to one guest at once.
type answer struct {
	of, done int
	err      error
}

// New sits down at a table with guests that sit there; nil as long as they have not heard how
// it stands. bots makes those who play a seat here by standing orders.
func New(bots play.BotMaker, guests ...*guest.Table) *Table {
	t := &Table{heard: make(chan answer, 1), wake: func() {}, seen: func(game.Kind) {}, bots: bots}
	for _, g := range guests {
		t.seats = append(t.seats, &seat{guest: g})
	}
	states := t.states()
	if !level(states) {
		return nil
	}
	for i, v := range t.seats {
		v.state, v.s = states[i], states[i].Seat
		v.show(len(v.state.Steps))
	}
	if t.listen(states) { // it was not there at all
		t.lost = time.Unix(0, 0)
	}
	return t
}

// Attend has wake called, from other goroutines, whenever there may be something for Poll,
// until the context ends.
func (t *Table) Attend(ctx context.Context, wake func()) {
	t.wake = wake
	for _, v := range t.seats {
		go func() {
			for {
				_, moved := v.guest.State()
				wake()
				select {
				case <-moved:
				case <-ctx.Done():
					return
				}
			}
		}()
	}
}

// states are what the guests have heard.
func (t *Table) states() (out []guest.State) {
	for _, v := range t.seats {
		s, _ := v.guest.State()
		out = append(out, s)
	}
	return out
}

// furthest is that of the guests who has heard most.
func furthest(states []guest.State) (top int) {
	for i := range states {
		if len(states[i].Steps) > len(states[top].Steps) {
			top = i
		}
	}
	return top
}

// level reports whether all guests have heard what they will hear of the table as it stands:
// others do not hear of steps that their seat may still take back.
func level(states []guest.State) bool {
	top := &states[furthest(states)]
	n := len(top.Steps)
	for i := range states {
		s := &states[i]
		if s.Position == nil {
			return false
		}
		if !top.Now.Undo && (len(s.Steps) != n || n > 0 && s.Steps[n-1].Serial != top.Steps[n-1].Serial) {
			return false
		}
	}
	return true
}

// show has n steps be shown. Where a host's position between two that it told together cannot
// be read the one before stays: the last one was read when it came.
func (v *seat) show(n int) {
	n = min(n, len(v.state.Steps))
	if n < v.n {
		v.n, v.events = 0, nil
	}
	if v.n == 0 {
		v.events = slices.Clone(v.state.Past)
	}
	for ; v.n < n; v.n++ {
		v.events = append(v.events, v.state.Steps[v.n].Events...)
	}
	if pos := v.state.At(n); pos != nil {
		v.pos = pos
	}
}

// top is who sits here and knows most.
func (t *Table) top() *seat {
	top := t.seats[0]
	for _, v := range t.seats {
		if v.n > top.n {
			top = v
		}
	}
	return top
}

// of is what a seat knows; nil where it does not sit here.
func (t *Table) of(s game.Seat) *seat {
	for _, v := range t.seats {
		if v.s == s && s != game.Nobody {
			return v
		}
	}
	return nil
}

// Poll takes in what was heard since, once a frame; it reports whether anything was. While
// an answer is awaited nothing changes, and it comes together with what it led to.
func (t *Table) Poll() bool {
	if t.given != nil && t.came == nil {
		select {
		case a := <-t.heard:
			t.came = &a
		default:
			return false
		}
	}
	states := t.states()
	again := t.listen(states)
	if ended := slices.ContainsFunc(states, func(s guest.State) bool { return s.Err != nil }); !ended && !level(states) {
		return again
	}
	moved := t.take(states) || again
	if t.came == nil {
		return moved
	}
	a := *t.came
	t.came = nil
	g := t.given
	if g.done += a.done; a.err == nil && g.done < len(g.all) {
		t.send()
		return true
	}
	t.given = nil
	g.then(g.done, a.err)
	return true
}

// listen notes whether the host is heard, and reports whether that has changed.
func (t *Table) listen(states []guest.State) bool {
	lost := slices.ContainsFunc(states, func(s guest.State) bool { return !s.Online })
	if lost == !t.lost.IsZero() {
		return false
	}
	t.lost = time.Time{}
	if lost {
		t.lost = time.Now()
	}
	return true
}

// take shows what the guests have heard, step by step.
func (t *Table) take(states []guest.State) (moved bool) {
	was, now := t.top(), &states[furthest(states)]
	from := 0
	for from < min(was.n, len(now.Steps)) && was.state.Steps[from].Serial == now.Steps[from].Serial {
		from++
	}
	back, redo := was.n > from, t.given != nil && t.given.all[t.given.done].Kind == game.KindRedo
	for i, v := range t.seats {
		a, b := &v.state.Now, &states[i].Now
		moved = moved || a.Acting != b.Acting || a.Undo != b.Undo || a.Redo != b.Redo || a.Here != b.Here
		v.state = states[i]
		v.n, v.events = 0, nil
		v.show(from)
	}
	if back {
		t.seen(game.KindUndo)
	}
	for k := from; k < len(now.Steps); k++ {
		for _, v := range t.seats {
			v.show(k + 1)
		}
		if kind := now.Steps[k].Kind; redo {
			t.seen(game.KindRedo)
		} else {
			t.seen(kind)
		}
	}
	return moved || back || from < len(now.Steps)
}

// Give gives commands by the guests of those who give them. While the host is not there
// nothing is given.
func (t *Table) Give(all []game.Command, then func(done int, err error)) {
	if since, lost := t.Lost(); lost && since >= play.Patience {
		then(0, words.NewFault("far.off"))
		return
	}
	t.given = &given{all: slices.Clone(all), then: then}
	t.send()
}

// send gives the next commands that are of one seat.
func (t *Table) send() {
	g := t.given
	var by *seat
	n := g.done
	for ; n < len(g.all); n++ {
		v := t.giver(&g.all[n])
		if v == nil || by != nil && v != by {
			break
		}
		by = v
	}
	if by == nil {
		t.given = nil
		g.then(g.done, &game.Refusal{Why: "not-yours"})
		return
	}
	run, wake := g.all[g.done:n], t.wake
	by.guest.Give(run, func(done int, err error) {
		t.heard <- answer{len(run), done, err}
		wake()
	})
}

// giver is who gives a command: what is taken back is so by who did it.
func (t *Table) giver(c *game.Command) *seat {
	switch c.Kind {
	case game.KindUndo:
		c.Seat = t.top().s
	case game.KindRedo:
		for _, v := range t.seats {
			if v.state.Now.Redo {
				c.Seat = v.s
			}
		}
	}
	return t.of(c.Seat)
}

// Watch has seen called after every command.
func (t *Table) Watch(seen func(k game.Kind)) { t.seen = seen }

// Here are the seats of those who sit here.
func (t *Table) Here() (all game.Seats) {
	for _, v := range t.seats {
		if v.s != game.Nobody {
			all = all.With(v.s)
		}
	}
	return all
}

// Lost reports since when the host is not heard.
func (t *Table) Lost() (since time.Duration, lost bool) { return time.Since(t.lost), !t.lost.IsZero() }

// Online are the seats whose persons are at the table now.
func (t *Table) Online() game.Seats { return t.top().state.Now.Here }

// Position is the seat's veil; what everybody may know where it does not sit here.
func (t *Table) Position(s game.Seat) game.Position {
	if v := t.of(s); v != nil {
		return v.pos
	}
	return t.top().pos.Veil(game.Nobody)
}

// Acting is the seats that may choose now.
func (t *Table) Acting() game.Seats {
	if v := t.top(); v.n == len(v.state.Steps) {
		return v.state.Now.Acting
	}
	return t.top().pos.Acting()
}

// ChoicesOf are those that the seat's veil offers it.
func (t *Table) ChoicesOf(s game.Seat) []game.Choice {
	if v := t.of(s); v != nil {
		return game.ChoicesOf(v.pos, s)
	}
	return nil
}

// Events are they as the seat was told of them.
func (t *Table) Events(s game.Seat) []game.Event {
	if v := t.of(s); v != nil {
		return v.events
	}
	return game.Told(t.top().pos, game.Nobody, t.top().events)
}

// Past is how many of Events were told before the table's log begins.
func (t *Table) Past() int { return len(t.top().state.Past) }

// Len is how many steps the seat has heard of.
func (t *Table) Len(s game.Seat) int {
	if v := t.of(s); v != nil {
		return v.n
	}
	return t.top().n
}

// Step is the k-th step as the seat was told of it.
func (t *Table) Step(k int, s game.Seat) play.Step {
	v := t.of(s)
	if v == nil || k >= v.n {
		v = t.top()
	}
	x := &v.state.Steps[k]
	out := play.Step{Kind: x.Kind, Seat: x.Seat, Sitter: x.Sitter, Events: x.Events}
	if v.s != s {
		out.Events = game.Told(v.pos, game.Nobody, x.Events)
		if x.Kind != game.KindSit {
			out.Kind = 0
		}
	}
	return out
}

// Sittings gives when each sitting began.
func (t *Table) Sittings() (out []int) {
	for _, n := range t.top().state.Now.Parts {
		out = append(out, int(n))
	}
	return out
}

// Moment is what the seat knew at that moment of the last step.
func (t *Table) Moment(told int, s game.Seat) game.Position {
	v := t.of(s)
	if v == nil {
		v = t.top()
	}
	var p game.Position
	switch {
	case v.n == len(v.state.Steps):
		p = v.state.Moment(told)
	case told == 0 && v.n > 0:
		p = v.state.At(v.n - 1)
	}
	if v.s != s && p != nil {
		return p.Veil(game.Nobody)
	}
	return p
}

// CanUndo and CanRedo are of who took the last step, or took it back.
func (t *Table) CanUndo() bool { return t.top().state.Now.Undo }

// Undoable is the last step alone: how far the table itself would go back is not heard.
func (t *Table) Undoable() int {
	if t.CanUndo() {
		return 1
	}
	return 0
}

// CanRedo reports whether one who sits here has taken something back.
func (t *Table) CanRedo() bool {
	return slices.ContainsFunc(t.seats, func(v *seat) bool { return v.state.Now.Redo })
}

// Sitter is the computer player in a seat.
func (t *Table) Sitter(s game.Seat) string {
	if all := t.Sitters(); s >= 0 && int(s) < len(all) {
		return all[s]
	}
	return ""
}

// Sitters are the computer players, by seat.
func (t *Table) Sitters() []string { return t.top().state.Now.Sitters }

// Bot makes those alone who play a seat here by standing orders: computer players think where
// the table is.
func (t *Table) Bot(s game.Seat) (play.Bot, error) {
	name := t.Sitter(s)
	if t.bots == nil || !strings.HasPrefix(name, game.OrderPrefix) {
		return nil, words.NewFault("play.no-bot", "name", name)
	}
	return t.bots(name, 0) // orders leave nothing to chance
}
