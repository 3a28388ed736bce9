// Package guest sits at a table of another machine. It keeps what it has heard, comes back by
// itself when the connection is lost, and gives every command once.
package guest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/coder/websocket"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// Refused is why a host lets nobody sit there: it is of no use to come again.
type Refused struct{ Why string }

// Error names the reason.
func (r *Refused) Error() string { return "the host refuses: " + r.Why }

// whole is how many of the last positions are kept as they are: who takes back goes no further.
const whole = 8

// Table is a table of another machine, as one seat knows it. Its methods may be called from
// anywhere at once; what they give must not be changed.
type Table struct {
	// FirstWait is how long it waits before it comes again; each time that nobody answers
	// twice as long, some seconds at most.
	FirstWait time.Duration

	link  Link
	rules func(name string) game.Rules
	moves bool
	self  *Self

	mu      sync.Mutex
	fresh   wire.Token // that the link has once the host has taken it; zero: none was drawn
	welcome *wire.Welcome
	plays   game.Rules
	names   []string     // as they are called now
	begin   []byte       // the veil before the first step; nil: nothing has been heard
	past    []game.Event // told before that
	steps   []wire.Step
	late    [][]byte // the veils after the last of them
	now     wire.See
	heard   time.Time // when that was
	notes   []wire.Note
	heads   [][32]byte
	answers []wire.Done
	laid    [][]byte    // the host's log, once it was laid open; nil when more was heard since
	keyed   bool        // it has said its key
	bound   bool        // it has said the hash of its share
	remind  []*reminder // not answered
	said    int         // so many of them, on this connection
	asks    bool        // for that
	asked   int         // on which connection
	pos     game.Position
	gives   []*given // not answered
	err     error    // it is over with the table
	lost    Loss     // why the last connection did not come about
	online  bool
	moved   chan struct{}
}

// given is what was given and is not answered.
type given struct {
	wire.Give
	sent int // on which connection
	then func(done int, err error)
}

// Sit sits down at a table. rules are those of a game by its name. Nothing is heard before Run.
func Sit(l Link, rules func(name string) game.Rules, moments bool) *Table {
	return &Table{FirstWait: firstWait, link: l, rules: rules, moves: moments, self: NewSelf(), moved: make(chan struct{})}
}

// How long a guest waits before it comes again, at first and at most, and how long it may take.
const (
	firstWait = 100 * time.Millisecond
	mostWait  = 5 * time.Second
	dialWait  = 10 * time.Second
	beat      = 20 * time.Second
)

// Link is where the seat is.
func (t *Table) Link() Link {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.link
}

// Run hears what the host tells until the context ends or the host refuses. The error is a
// *Refused, or the context's.
func (t *Table) Run(ctx context.Context) error {
	wait := t.FirstWait
	for n := 1; ; n++ {
		heard, err := t.connect(ctx, n)
		if refused := (*Refused)(nil); errors.As(err, &refused) {
			t.mu.Lock()
			again := (refused.Why == "no-seat" || refused.Why == "new-link") && t.renewed()
			t.mu.Unlock()
			if again { // it was taken, and the answer was lost
				continue
			}
			t.end(err)
			return err
		}
		if heard {
			wait = t.FirstWait
		}
		t.mu.Lock()
		t.lost = lossOf(err)
		t.move()
		t.mu.Unlock()
		select {
		case <-ctx.Done():
			t.end(ctx.Err())
			return ctx.Err()
		case <-time.After(wait):
		}
		wait = min(2*wait, mostWait)
	}
}

// end says that nothing more will be heard.
func (t *Table) end(err error) {
	t.mu.Lock()
	t.err = err
	gives := t.gives
	t.gives = nil
	t.move()
	t.mu.Unlock()
	for _, g := range gives {
		if g.then != nil {
			g.then(0, err)
		}
	}
}

// move wakes who waits. t.mu is held.
func (t *Table) move() {
	close(t.moved)
	t.moved = make(chan struct{})
}

// connect is one connection, from hello till it is lost. heard says that the host spoke.
func (t *Table) connect(ctx context.Context, n int) (heard bool, err error) {
	ctx, end := context.WithCancel(ctx)
	defer end()
	dial, stop := context.WithTimeout(ctx, dialWait)
	ws, answered, err := websocket.Dial(dial, t.link.address(), nil)
	stop()
	if err != nil && answered != nil && answered.StatusCode == notFound {
		return false, errNoHost
	}
	if err != nil {
		return false, err
	}
	defer func() { _ = ws.CloseNow() }()
	ws.SetReadLimit(wire.MaxMessage)
	if err := write(ctx, ws, t.hello()); err != nil {
		return false, err
	}
	go t.send(ctx, ws, n, end)
	defer t.is(false)
	for {
		kind, data, err := ws.Read(ctx)
		if err != nil {
			return heard, err
		}
		if kind != websocket.MessageBinary {
			return heard, errors.New("the host speaks otherwise")
		}
		m, err := wire.Read(data)
		if err != nil {
			return heard, err
		}
		if err := t.take(m); err != nil {
			return heard, err
		}
		heard = true
	}
}

func (t *Table) is(online bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.online = online; online {
		t.lost = NotLost
	}
	t.move()
}

// hello says what has been heard already.
func (t *Table) hello() *wire.Hello {
	t.mu.Lock()
	defer t.mu.Unlock()
	m := &wire.Hello{Proto: wire.Version, Table: t.link.Table, Token: t.link.Token, Notes: len(t.notes), Moments: t.moves}
	if n := len(t.steps); t.begin != nil && n > 0 {
		m.Have, m.Last = n, t.steps[n-1].Serial
	}
	return m
}

// send gives what is not answered, on this connection once.
func (t *Table) send(ctx context.Context, ws *websocket.Conn, n int, end func()) {
	defer end()
	for {
		next, moved := t.next(n)
		if next != nil {
			if write(ctx, ws, next) != nil {
				return
			}
			continue
		}
		select {
		case <-moved:
		case <-time.After(beat): // a connection that was cut off shows when something is sent
			ping, stop := context.WithTimeout(ctx, dialWait)
			err := ws.Ping(ping)
			stop()
			if err != nil {
				return
			}
		case <-ctx.Done():
			return
		}
	}
}

// next is what is to be said on a connection, nil for nothing before moved.
func (t *Table) next(n int) (m wire.Message, moved <-chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.welcome == nil {
		return nil, t.moved
	}
	for _, g := range t.gives {
		if g.sent != n {
			g.sent = n
			give := g.Give // a copy: one of the connection before may be on its way still
			give.All, give.Say = slices.Clone(g.All), slices.Clone(g.Say)
			for i := range give.Say {
				give.Say[i].Seat = t.welcome.Seat
			}
			t.self.sign(&give, t.link.Table)
			return &give, nil
		}
	}
	if t.said < len(t.remind) {
		t.said++
		return &t.remind[t.said-1].Remind, nil
	}
	if t.asked != n && t.asks && len(t.laid) == 0 {
		t.asked = n
		return &wire.Ask{}, nil
	}
	return nil, t.moved
}

func write(ctx context.Context, ws *websocket.Conn, m wire.Message) error {
	ctx, end := context.WithTimeout(ctx, dialWait)
	defer end()
	return ws.Write(ctx, websocket.MessageBinary, wire.Append(nil, m))
}

// take takes in what the host says.
func (t *Table) take(m wire.Message) error {
	switch m := m.(type) {
	case *wire.Refused:
		return &Refused{m.Why}
	case *wire.Welcome:
		err := t.sit(m)
		if err == nil {
			t.is(true)
		}
		return err
	case *wire.See:
		t.mu.Lock()
		defer t.mu.Unlock()
		if err := t.see(m); err != nil {
			return err
		}
		t.owes()
		return nil
	case *wire.Reminded:
		t.reminded(m)
		return nil
	case *wire.Laid:
		t.mu.Lock()
		defer t.mu.Unlock()
		if len(m.Lines) > 0 { // none while the game goes on
			t.laid = m.Lines
			t.move()
		}
		return nil
	case *wire.Done:
		t.done(m)
		return nil
	}
	return fmt.Errorf("a host does not say %T", m)
}

// sit notes what table it is.
func (t *Table) sit(m *wire.Welcome) error {
	r := t.rules(m.Game)
	if r == nil {
		return &Refused{"other-game"}
	}
	if r.Version() != m.Rules {
		return &Refused{"other-rules"}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.welcome, t.plays = m, r
	t.called()
	return nil
}

// called notes what those at the table are called: seats are joined and change hands. t.mu is held.
func (t *Table) called() {
	if t.names = t.welcome.Names; t.pos != nil {
		sum := t.pos.Summary()
		t.names = sum.Names(t.welcome.Names)
	}
}

// see takes in what has happened. t.mu is held.
func (t *Table) see(m *wire.See) error {
	if t.plays == nil || m.Begin == nil && (t.begin == nil || m.From > len(t.steps)) {
		return errors.New("the host tells of what was never begun")
	}
	was := State{Begin: t.begin, late: t.late, Steps: t.steps}
	steps, begin, late := t.steps, t.begin, t.late
	var before []byte
	var err error
	if m.Begin != nil {
		steps, late = nil, nil
		before, err = wire.Whole(nil, m.Begin)
		begin = before
	} else {
		before, err = was.veil(m.From)
		late = late[:max(0, len(late)-(len(steps)-m.From))]
	}
	if err != nil {
		return err
	}
	if m.From < len(steps) {
		steps = steps[:m.From:m.From] // those that were taken back are still somebody's
	}
	late = slices.Clone(late)
	for _, s := range m.Steps {
		if before, err = wire.Whole(before, s.Veil); err != nil {
			return err
		}
		steps, late = append(steps, s), append(late, before)
	}
	pos, err := t.plays.Decode(before)
	if err != nil {
		return err
	}
	if err := pos.Sound(); err != nil {
		return err
	}
	if m.Begin == nil && len(m.Steps) == 0 && m.From == len(t.steps) { // nothing has happened since
		m.Moments = t.now.Moments
	}
	t.begin, t.steps, t.late = begin, steps, late[max(0, len(late)-whole):]
	if m.Begin != nil {
		t.past = m.Past
	}
	t.pos, t.now, t.heard = pos, *m, time.Now()
	t.now.Begin, t.now.Past = nil, nil // they are kept
	t.called()
	if n := len(t.heads); n > 0 && t.heads[n-1] != m.Head { // the log has grown: as it was laid open it lacks what is told now
		t.laid, t.asked = nil, 0
	}
	t.notes, t.heads = append(t.notes, m.Notes...), append(t.heads, m.Head)
	t.move()
	return nil
}

// done takes in an answer.
func (t *Table) done(m *wire.Done) {
	t.mu.Lock()
	var g *given
	for i, x := range t.gives {
		if x.ID == m.ID {
			g = x
			t.gives = append(t.gives[:i:i], t.gives[i+1:]...)
			t.answers = append(t.answers, *m)
			if m.Why != nil && m.Why.Why == "not-signed" {
				t.again(g)
				g = nil
			}
			break
		}
	}
	t.move()
	t.mu.Unlock()
	if g == nil || g.then == nil {
		return // answered before the connection was lost
	}
	var err error
	if m.Why != nil {
		err = m.Why
	}
	g.then(m.N, err)
}

// Give gives commands of the seat. then is told what became of them, however often the
// connection is lost meanwhile, from another goroutine; it may be nil.
func (t *Table) Give(all []game.Command, then func(done int, err error)) {
	t.give(&given{Give: wire.Give{All: all}, then: then})
}

// Say says something that is no command. then is told as of Give.
func (t *Table) Say(n wire.Note, then func(done int, err error)) {
	t.give(&given{Give: wire.Give{Say: []wire.Note{n}}, then: then})
}

func (t *Table) give(g *given) {
	_, _ = rand.Read(g.ID[:]) // never fails
	t.mu.Lock()
	err := t.err
	if err == nil {
		t.gives = append(t.gives, g)
		t.move()
	}
	t.mu.Unlock()
	if err != nil && g.then != nil {
		g.then(0, err)
	}
}
