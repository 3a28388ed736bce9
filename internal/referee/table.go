// Package referee holds tables that are played from several machines: it alone has the
// position, the seed and the log, takes the commands of seats, and tells each what it may
// know. It has no network: internal/host carries what is said.
//
// Nothing is told, and no command answered, before it lies in the log for good; what was
// told is never untold.
package referee

import (
	"crypto/ed25519"
	"crypto/sha256"
	"fmt"
	"slices"
	"sync"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/internal/wire"
)

// Bot is a computer player, who sees of the position what its seat may.
type Bot interface {
	Choose(p game.Position, s game.Seat, cs []game.Choice) game.Command
}

// Titles are the games that can be played.
type Titles interface {
	// Rules are those of that name; nil of none.
	Rules(name string) game.Rules
	// Bot makes a computer player of that game; nil of one who thinks where the seat's
	// person sits.
	Bot(name, bot string, seed uint64) (Bot, error)
}

// Table is a game in play. Its methods may be called from anywhere at once.
type Table struct {
	// Now is what the time is, and Most how many bytes the log may have, 0 for any number; they
	// may be set before anything else is done.
	Now  func() time.Time
	Most int

	log    Log
	titles Titles
	open   Opening

	mu       sync.Mutex
	table    *game.Table // nil: what was given last did not get into the log, and it is read anew
	lines    int
	bytes    int // of the lines
	head     [sha256.Size]byte
	serials  []int64 // of the steps in force
	next     int64
	answered map[wire.ID]wire.Done
	all      int                   // so many steps everybody may hear of: nobody takes them back
	allAt    game.Position         // the position after them
	stands   map[int]game.Position // after so many steps, of late
	undoer   game.Seat             // who took the last step back
	bots     map[game.Seat]Bot
	here     [game.MostSeats]int // connections of each seat
	notes    []wire.Note
	back     asked
	acting   game.Seats            // whose turn it is
	turns    [game.MostSeats]int64 // which one, by the serial of the step that was next when it began
	clocks   [game.MostSeats]clock
	wants    game.Seats // who would play once more, now that the game is over
	anew     bool       // they do, at another table
	replaced game.Seats // whom a computer player stands in for, by their clock
	latest   int64      // the latest moment in the log
	shares   wire.Shares
	gathers  bool // the seed is not agreed yet
	keys     [game.MostSeats]ed25519.PublicKey
	holders  holders
	looked   time.Time     // when the log was read anew because a guest knew more
	moved    chan struct{} // is closed whenever there is something to hear
}

// recent is how many positions are kept for those who have missed something; who has
// missed more is told from the log.
const recent = 16

// Begin begins a table, and its log.
func Begin(log Log, titles Titles, o Opening) (*Table, error) {
	rules := titles.Rules(o.Game)
	if rules == nil {
		return nil, fmt.Errorf("%w: %q", game.ErrOtherGame, o.Game)
	}
	if _, err := o.table(rules); err != nil {
		return nil, err
	}
	o.Rules = rules.Version()
	ar := codec.To(nil)
	walkOpening(ar, &o)
	var head [sha256.Size]byte
	if err := log.Append(o.ID, 0, chain(head, ar.Bytes(), &head)); err != nil {
		return nil, err
	}
	return Load(log, titles, o.ID)
}

// Load takes up a table where its log ends.
func Load(log Log, titles Titles, id string) (*Table, error) {
	t := &Table{Now: time.Now, log: log, titles: titles, open: Opening{ID: id}, moved: make(chan struct{})}
	return t, t.load()
}

// load reads the log. t.mu is held, or nobody knows t yet.
func (t *Table) load() error {
	lines, err := t.log.Load(t.open.ID)
	if err != nil {
		return err
	}
	if len(lines) == 0 {
		return ErrNone
	}
	t.bytes = 0
	for _, data := range lines {
		t.bytes += len(data)
	}
	var head [sha256.Size]byte
	body, head, err := unchain(head, lines[0])
	if err != nil {
		return err
	}
	ar := codec.From(body)
	walkOpening(ar, &t.open)
	if err := ar.End(); err != nil {
		return err
	}
	rules := t.titles.Rules(t.open.Game)
	if rules == nil {
		return fmt.Errorf("%w: %q", game.ErrOtherGame, t.open.Game)
	}
	if rules.Version() != t.open.Rules {
		return game.ErrOtherRules
	}
	at, err := t.open.table(rules)
	if err != nil {
		return err
	}
	t.table, t.lines, t.serials, t.next = at, 1, nil, 1+t.open.First
	t.answered, t.stands, t.bots = map[wire.ID]wire.Done{}, map[int]game.Position{}, map[game.Seat]Bot{}
	for range at.Len() {
		t.serials = append(t.serials, t.next)
		t.next++
	}
	t.all, t.allAt = at.Len(), at.Position().Clone()
	t.stands[t.all] = t.allAt
	t.notes, t.back, t.replaced, t.undoer = nil, asked{}, 0, game.Nobody
	t.wants, t.anew = 0, false
	t.acting, t.turns = 0, [game.MostSeats]int64{}
	t.turned()
	t.latest = t.open.At
	t.shares, t.gathers, t.keys = wire.Shares{}, t.open.Agreed, [game.MostSeats]ed25519.PublicKey{}
	t.holders = holdersOf(&t.open)
	t.windUp()
	t.wind(t.latest)
	for n, data := range lines[1:] {
		body, next, err := unchain(head, data)
		if err != nil {
			return fmt.Errorf("line %d: %w", n+1, err)
		}
		l, err := readLine(body)
		if err == nil {
			err = t.follow(l)
		}
		if err != nil {
			return fmt.Errorf("line %d: %w: %w", n+1, ErrDamaged, err)
		}
		t.lines, head = t.lines+1, next
		t.keep(l)
	}
	t.head = head
	return nil
}

// follow carries out what a line says. t.mu is held, or nobody knows t yet.
func (t *Table) follow(l *line) error {
	t.latest = max(t.latest, l.At)
	t.wind(l.At)
	instead := false
	for _, n := range l.Say {
		if !t.possible(&n) {
			return ErrDamaged
		}
		t.note(n)
		instead = instead || n.Sort == wire.Flag || n.Sort == wire.Vote
	}
	if t.gathers && t.shares.Open(len(t.open.Names)) {
		if err := t.start(); err != nil {
			return err
		}
	}
	if l.Back > 0 {
		if err := t.goBack(int(l.Back)-1, l.Seed); err != nil {
			return err
		}
	}
	for _, c := range l.All {
		if _, err := t.do(c); err != nil {
			return err
		}
		if instead && c.Text != "" {
			t.replaced = t.replaced.With(c.Seat)
		}
	}
	t.wind(l.At)
	return nil
}

// carryOut follows a line that the table itself has made, and has it in the log. t.mu is held.
func (t *Table) carryOut(l *line) error {
	if err := t.follow(l); err != nil {
		t.table = nil
		return err
	}
	return t.append(l)
}

// keep notes what a line has answered.
func (t *Table) keep(l *line) {
	if l.ID != (wire.ID{}) {
		t.answered[l.ID] = wire.Done{ID: l.ID, N: l.Done, Why: l.Why}
	}
}

// Welcome is what a guest is told first.
func (t *Table) Welcome(s game.Seat) *wire.Welcome {
	t.mu.Lock()
	defer t.mu.Unlock()
	return &wire.Welcome{Game: t.open.Game, Rules: t.open.Rules, Settings: t.open.Settings, Seat: s, Names: t.names(), Clock: t.open.Clock, Words: t.open.Words, Agree: t.open.Agreed, Commit: t.open.commit()}
}

// ID is the table's name.
func (t *Table) ID() string { return t.open.ID }

// Over reports whether the game has ended, and who may act.
func (t *Table) Over() (over bool, acting game.Seats) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.table == nil {
		return false, 0
	}
	return t.table.Over(), t.table.Acting()
}

// Give carries out commands of a seat, one after the other until one is refused. What was
// given already is answered as it was. An error says that nothing was carried out, as it
// could not be kept: what was given may be given again.
func (t *Table) Give(s game.Seat, g *wire.Give) (*wire.Done, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return nil, err
	}
	if was, ok := t.answered[g.ID]; ok {
		return &was, nil
	}
	if t.full() {
		return &wire.Done{ID: g.ID, Why: &game.Refusal{Why: "log-full"}}, nil
	}
	l := line{ID: g.ID, Sig: g.Sig, At: t.time()}
	if s >= 0 && t.keys[s] != nil && !isKey(g) && !ed25519.Verify(t.keys[s], g.Signed(t.open.ID), g.Sig[:]) {
		return &wire.Done{ID: g.ID, Why: &game.Refusal{Why: "not-signed"}}, nil
	}
	var err error
	if len(g.Say) > 0 {
		n := g.Say[0]
		n.Seat = s
		if l.Why = t.refuseNote(s, &n); l.Why == nil {
			l.Done = 1
			if err = t.say(&l, n); err == nil {
				err = t.carryOut(&l)
			}
		}
	} else if t.give(&l, s, g.All); l.Done > 0 {
		err = t.append(&l)
	}
	if err != nil {
		return nil, err
	}
	return &wire.Done{ID: l.ID, N: l.Done, Why: l.Why}, nil
}

// full reports whether the log has as many bytes as it may. t.mu is held.
func (t *Table) full() bool { return t.Most > 0 && t.bytes >= t.Most }

// give carries out commands of a seat, as part of a line. t.mu is held.
func (t *Table) give(l *line, s game.Seat, all []game.Command) {
	t.wind(l.At)
	for _, c := range all {
		if l.Why = t.refuse(s, &c); l.Why != nil {
			break
		}
		if l.Why, _ = t.do(c); l.Why != nil {
			break
		}
		l.All, l.Done = append(l.All, c), l.Done+1
	}
	if l.Done > 0 {
		l.Rest = all[l.Done:]
		t.giveBack(l, s)
		t.after(l)
	}
}

// after is what else a line does that has carried commands out. t.mu is held.
func (t *Table) after(l *line) {
	if t.back.open { // who plays on does not go back
		n := wire.Note{Sort: wire.Lapsed, Seat: game.Nobody, N: t.back.serial, At: l.At}
		t.note(n)
		l.Say = append(l.Say, n)
	}
	t.returned(l)
	t.wind(l.At)
}

// ready reads the log anew where what was given last did not get into it.
func (t *Table) ready() error {
	if t.table != nil {
		return nil
	}
	err := t.load()
	if err != nil {
		t.table = nil
	}
	return err
}

// append has a line in the log; where it does not get there the table is what the log says.
func (t *Table) append(l *line) error {
	data := l.seal(t.head)
	if len(data) > mostLine {
		t.table = nil
		return ErrDamaged
	}
	if err := t.log.Append(t.open.ID, t.lines, data); err != nil {
		t.table = nil
		return err
	}
	t.lines, t.bytes, t.head = t.lines+1, t.bytes+len(data), l.Head
	t.keep(l)
	close(t.moved)
	t.moved = make(chan struct{})
	return nil
}

// refuse says why a seat may not give a command, whatever the rules say of it.
func (t *Table) refuse(s game.Seat, c *game.Command) *game.Refusal {
	n := len(t.serials)
	switch {
	case s == game.Nobody, c.Seat != s:
		return &game.Refusal{Why: "not-yours"}
	case t.gathers:
		return &game.Refusal{Why: "not-begun"}
	case c.Kind == game.KindSit && c.Text != "":
		if _, err := t.titles.Bot(t.open.Game, c.Text, 0); err != nil {
			return &game.Refusal{Why: "no-bot"}
		}
	case c.Kind == game.KindUndo && (n <= t.all || t.table.CommandAt(n-1).Seat != s), c.Kind == game.KindRedo && t.undoer != s:
		return &game.Refusal{Why: "not-back"}
	}
	return nil
}

// do carries a command out, and notes what everybody may hear of from now on.
func (t *Table) do(c game.Command) (*game.Refusal, error) {
	n := len(t.serials)
	if _, err := t.table.Do(c); err != nil {
		if why, ok := err.(*game.Refusal); ok {
			return why, err
		}
		return &game.Refusal{Why: "not-back"}, err // the table has no others but of undo, redo and seats
	}
	if c.Kind == game.KindSit {
		delete(t.bots, c.Seat)
	}
	switch now := t.table.Len(); {
	case now < n:
		t.serials = t.serials[:now]
		delete(t.stands, n)
		t.undoer = c.Seat
	case now == n: // somebody sits where they sat
		t.seated(&c)
	default:
		t.serials = append(t.serials, t.next)
		t.next++
		t.seated(&c)
		t.stands[now] = t.table.Position().Clone()
		delete(t.stands, now-recent)
		t.close(c.Seat)
	}
	t.turned()
	return nil, nil
}

// seated notes that a person is back at a seat.
func (t *Table) seated(c *game.Command) {
	if c.Kind == game.KindSit && c.Text == "" {
		t.replaced = t.replaced.Without(c.Seat)
	}
}

// close notes how much everybody may hear of after a command of a seat: all of it where it
// cannot be taken back, where others may act now that could not before, and what others
// have left open before it.
func (t *Table) close(s game.Seat) {
	now := len(t.serials)
	closed := !t.table.CanUndo() || t.table.Over() || t.table.Acting().Without(s) != t.allAt.Acting().Without(s)
	if !closed {
		for k := t.all; k < now-1; k++ {
			closed = closed || t.table.CommandAt(k).Seat != s
		}
	}
	if closed {
		t.all, t.allAt = now, t.stands[now]
	}
}

// hears is how many steps a seat may hear of.
func (t *Table) hears(s game.Seat) int {
	for k := t.all; k < len(t.serials); k++ {
		if t.table.CommandAt(k).Seat != s {
			return t.all
		}
	}
	return len(t.serials)
}

// Think has one computer player act who may; it reports whether there was one.
func (t *Table) Think() (bool, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if err := t.ready(); err != nil {
		return false, err
	}
	for s := range t.table.Acting().All() {
		who := t.table.Sitter(s)
		if who == "" || t.full() || t.back.open || t.gathers { // while all are asked nobody plays on but who wants to
			continue
		}
		if t.bots[s] == nil {
			b, err := t.titles.Bot(t.open.Game, who, t.open.Seed*31+uint64(s)+uint64(t.next)*0x9e3779b97f4a7c15)
			if err != nil {
				return false, err
			}
			t.bots[s] = b
		}
		if t.bots[s] == nil {
			continue
		}
		b, pos, at := t.bots[s], t.table.Position().Clone(), t.next
		choices := slices.Clone(t.table.ChoicesOf(s))
		t.mu.Unlock()
		c := b.Choose(pos, s, choices)
		t.mu.Lock()
		if t.table == nil || t.next != at { // something else has happened: it thinks anew
			return true, nil
		}
		l := line{At: t.time(), Done: 1, All: []game.Command{c}}
		t.wind(l.At)
		if _, err := t.do(c); err != nil {
			return false, err
		}
		t.after(&l)
		return true, t.append(&l)
	}
	return false, nil
}

// Moved is closed when there is something new to hear.
func (t *Table) Moved() <-chan struct{} {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.moved
}

// parts is when each sitting began.
func parts(of []int) (out []int32) {
	for _, n := range of {
		out = append(out, int32(n))
	}
	return out
}
