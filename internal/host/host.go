//go:build !js

// Package host lets guests sit at tables of this machine, over the network: one connection
// a seat. What is said is in internal/wire, what becomes of it in internal/referee.
package host

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"

	"sourceofthenile/game"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
)

// Limits are what guests may take of a host.
type Limits struct {
	Guests   int // connections at once
	Commands int // messages a second of one connection; a moment of ten times as many passes
	Tables   int // in play at once; 0: any number
	Bytes    int // of a table's log; 0: any number
}

// Usual are the limits of a host of friends.
var Usual = Limits{Guests: 2000, Commands: 40, Tables: 2000, Bytes: 256 << 20}

// How long a guest may take to say who it is, and to take what it is told.
const (
	helloWait = 10 * time.Second
	writeWait = 30 * time.Second
	retryWait = 5 * time.Second // before a log that took nothing is tried again
)

// Host has tables open to guests.
type Host struct {
	// Notices tell those who are away that it is their turn; nil: nobody is told. It is set
	// before Serve.
	Notices *Notices

	// Now is what the time is by which clocks run, and After is told so long from then, as of time.
	// They are set before anything else is done.
	Now   func() time.Time
	After func(d time.Duration) <-chan time.Time

	// Dropped hears of each table that is played here no more, as another referee has it; nil:
	// nobody does. It is set before Serve.
	Dropped func(table string)

	log    referee.Log
	titles referee.Titles
	limits Limits

	page   fs.FS
	noPage string
	codes  codes

	mu     sync.Mutex
	tables map[string]*table
	guests int
	closed bool
	all    sync.WaitGroup
	ends   context.Context
	end    context.CancelFunc
}

// table is a table that is played here until its end.
type table struct {
	*referee.Table
	ends context.Context
	end  context.CancelFunc
}

// New opens the tables of a log, each when it is asked for.
func New(log referee.Log, titles referee.Titles, l Limits) *Host {
	h := &Host{Now: time.Now, After: time.After, log: log, titles: titles, limits: l, tables: map[string]*table{}, codes: newCodes()}
	h.ends, h.end = context.WithCancel(context.Background())
	return h
}

// Close ends all connections and comes back when nobody uses the log any more.
func (h *Host) Close() {
	h.mu.Lock()
	h.closed = true
	h.mu.Unlock()
	h.end()
	h.all.Wait()
}

// Why there is no table: none of that name can be taken up, or there are as many as may be.
var (
	errNoTable = errors.New("no table")
	errFull    = errors.New("too many tables")
)

// table is the table of that name, taken up from the log the first time.
func (h *Host) table(id string) (*table, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if t := h.tables[id]; t != nil {
		return t, nil
	}
	if h.closed {
		return nil, errNoTable
	}
	if h.limits.Tables > 0 && len(h.tables) >= h.limits.Tables {
		return nil, errFull
	}
	at, err := referee.Load(h.log, h.titles, id)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errNoTable, err)
	}
	at.Now, at.Most = h.Now, h.limits.Bytes
	t := &table{Table: at}
	t.ends, t.end = context.WithCancel(h.ends)
	h.tables[id] = t
	if h.Notices != nil {
		h.Notices.forget(id)
	}
	h.all.Add(1)
	go h.think(t)
	return t, nil
}

// hopeless reports whether a table that could not be taken up never can be by this program.
func hopeless(err error) bool {
	for _, why := range []error{referee.ErrNone, referee.ErrDamaged, game.ErrOtherGame, game.ErrOtherRules} {
		if errors.Is(err, why) {
			return true
		}
	}
	return false
}

// Table is the table of that name, as its referee has it.
func (h *Host) Table(id string) (*referee.Table, error) {
	t, err := h.table(id)
	if err != nil {
		return nil, err
	}
	return t.Table, nil
}

// Drop has a table no more be played here: its guests come again, and it is taken up from the
// log anew when one is here still.
func (h *Host) Drop(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if t := h.tables[id]; t != nil {
		delete(h.tables, id)
		t.end()
	}
}

// lost drops a table that another referee has written to; it reports whether that is so.
func (h *Host) lost(t *table, err error) bool {
	if !errors.Is(err, referee.ErrNotNext) {
		return false
	}
	h.mu.Lock()
	if h.tables[t.ID()] == t {
		delete(h.tables, t.ID())
	}
	h.mu.Unlock()
	t.end()
	if h.Dropped != nil {
		h.Dropped(t.ID())
	}
	return true
}

// Wake takes up tables that are not over, so that their clocks run and their computer players play
// while no guest has come yet. It comes back at once.
func (h *Host) Wake(ids []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return
	}
	h.all.Add(1)
	go func() {
		defer h.all.Done()
		for _, id := range ids {
			if h.ends.Err() != nil {
				return
			}
			t, err := h.table(id)
			if err != nil {
				continue // who asks for it is told
			}
			if over, _ := t.Over(); over {
				h.Drop(id)
			}
		}
	}()
}

// Open are the tables that are played here now.
func (h *Host) Open() (ids []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id := range h.tables { // in any order
		ids = append(ids, id)
	}
	return ids
}

// Counts are how many tables are in play and how many guests are connected.
func (h *Host) Counts() (tables, guests int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.tables), h.guests
}

// think has computer players act whenever they may, and clocks come to nought.
func (h *Host) think(t *table) {
	defer h.all.Done()
	for {
		moved := t.Moved()
		if h.Notices != nil {
			h.Notices.look(t.ends, t)
		}
		for t.ends.Err() == nil {
			more, err := t.Think()
			if !more || h.lost(t, err) || err != nil {
				break // it thinks again when somebody has acted
			}
		}
		var due <-chan time.Time
		if at, ok := t.Due(); ok {
			due = h.After(at.Sub(h.Now()))
		}
		select {
		case <-moved:
		case <-due:
			if err := t.Tick(); err != nil && !h.lost(t, err) { // the log takes nothing at the moment
				pause(t.ends, retryWait)
			}
		case <-t.ends.Done():
			return
		}
	}
}

// pause waits a while, or until ctx ends.
func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// Handler answers guests: /t/TABLE/seat is where they connect, /healthz says that all is well.
func (h *Host) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /t/{table}/seat", h.seat)
	mux.HandleFunc("GET /code", h.exchange)
	mux.HandleFunc("GET /t/{name}", h.file)
	mux.HandleFunc("GET /{name}", h.file)
	mux.HandleFunc("GET /{$}", h.file)
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) {
		tables, guests := h.Counts()
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		fmt.Fprintf(w, "ok\ntables %d\nguests %d\n", tables, guests)
	})
	return mux
}

// Serve answers guests on a listener until the host is closed.
func (h *Host) Serve(l net.Listener) error { return h.ServeBy(l, h.Handler()) }

// ServeBy is Serve by what leads to the host's handler.
func (h *Host) ServeBy(l net.Listener, by http.Handler) error {
	srv := &http.Server{Handler: by, ReadHeaderTimeout: helloWait, MaxHeaderBytes: 16 << 10}
	stop := context.AfterFunc(h.ends, func() { _ = srv.Close() })
	defer stop()
	if err := srv.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// seat is a guest's connection.
func (h *Host) seat(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	full := h.closed || h.guests >= h.limits.Guests
	if !full {
		h.guests++
		h.all.Add(1)
	}
	h.mu.Unlock()
	if full {
		http.Error(w, "full", http.StatusServiceUnavailable)
		return
	}
	defer func() {
		h.mu.Lock()
		h.guests--
		h.mu.Unlock()
		h.all.Done()
	}()
	ws, err := websocket.Accept(w, r, &websocket.AcceptOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		return // it has been answered
	}
	defer func() { _ = ws.CloseNow() }()
	ws.SetReadLimit(wire.MaxAsked)
	ctx, leave := context.WithCancel(h.ends)
	defer leave()
	c := &caller{host: h, ws: ws, give: make(chan wire.Message), limit: rate.NewLimiter(rate.Limit(h.limits.Commands), 10*h.limits.Commands)}
	if why := c.sit(ctx, h, r.PathValue("table")); why != "" {
		_ = c.tell(ctx, &wire.Refused{Why: why})
		_ = ws.Close(websocket.StatusPolicyViolation, why)
	}
}

// caller is a guest's connection.
type caller struct {
	host  *Host
	ws    *websocket.Conn
	give  chan wire.Message
	limit *rate.Limiter
	key   referee.Key // by which it came in; a newer one that it gave its seat itself
}

// sit has the guest sit at a table until one of the two leaves. why is the key of a sentence
// for the guest; "" where there is nothing more to be said.
func (c *caller) sit(ctx context.Context, h *Host, id string) (why string) {
	said, heard := c.hear(ctx, helloWait)
	if !heard {
		return "" // it was cut off, or is slow: it comes again
	}
	hello, ok := said.(*wire.Hello)
	if !ok || hello.Proto != wire.Version {
		return "other-words"
	}
	t, err := h.table(id)
	if errors.Is(err, errFull) {
		return "full"
	}
	if err != nil && !hopeless(err) {
		return "" // the log cannot be read at the moment: the guest comes again
	}
	if err != nil || hello.Table != id {
		return "no-table"
	}
	s, ok := t.SeatOf(hello.Token)
	if !ok {
		return "no-seat"
	}
	c.key = referee.KeyOf(hello.Token)
	ear, err := t.Listen(s, hello)
	if err != nil && (h.lost(t, err) || !hopeless(err)) {
		return "" // what was given last did not get into the log, which cannot be read at the moment either
	}
	if err != nil {
		return "no-table"
	}
	t.Come(s)
	defer t.Leave(s)
	if c.tell(ctx, t.Welcome(s)) != nil {
		return ""
	}
	connected := ctx
	ctx, leave := context.WithCancel(ctx)
	defer leave()
	defer context.AfterFunc(t.ends, leave)()
	go func() {
		defer leave()
		c.listen(connected) // a read that is broken off breaks the connection, and why must still be told
	}()
	for {
		moved := t.Moved()
		if !t.Opens(c.key, s) {
			return "new-link"
		}
		m, err := ear.Hear()
		if err == nil && m != nil {
			err = c.tell(ctx, m)
		}
		if err != nil {
			return "" // the guest comes again
		}
		select {
		case <-moved:
		case m := <-c.give:
			if !c.answer(ctx, t, s, ear, m) {
				return ""
			}
		case <-ctx.Done():
			return ""
		}
	}
}

// answer has commands carried out, tells what came of them, and then that they are done.
func (c *caller) answer(ctx context.Context, t *table, s game.Seat, ear *referee.Ear, asked wire.Message) bool {
	g, ok := asked.(*wire.Give)
	if r, reminds := asked.(*wire.Remind); reminds {
		return c.tell(ctx, &wire.Reminded{Why: c.host.remind(ctx, t.ID(), s, r)}) == nil
	}
	if !ok { // it asks for the journal
		lines, err := t.Laid()
		return err == nil && c.tell(ctx, &wire.Laid{Lines: lines}) == nil
	}
	done, err := t.Give(s, g)
	if err != nil { // nothing was carried out, or nobody knows: the guest gives it again
		c.host.lost(t, err)
		return false
	}
	if key, ok := referee.OwnLink(g, s); ok && done.N > 0 {
		c.key = key
	}
	m, err := ear.Hear()
	if err == nil && m != nil {
		err = c.tell(ctx, m)
	}
	return err == nil && c.tell(ctx, done) == nil
}

// listen hands on what the guest gives, until it leaves or says what nobody says.
func (c *caller) listen(ctx context.Context) {
	for {
		m, _ := c.hear(ctx, 0)
		switch m.(type) {
		case *wire.Give, *wire.Ask, *wire.Remind:
		default:
			return
		}
		if c.limit.Wait(ctx) != nil {
			return
		}
		select {
		case c.give <- m:
		case <-ctx.Done():
			return
		}
	}
}

// hear is what the guest says next, so long at most, 0 for as long as it takes; nil where that
// cannot be understood. heard is false where it says nothing.
func (c *caller) hear(ctx context.Context, most time.Duration) (m wire.Message, heard bool) {
	if most > 0 {
		var end context.CancelFunc
		ctx, end = context.WithTimeout(ctx, most)
		defer end()
	}
	kind, data, err := c.ws.Read(ctx)
	if err != nil {
		return nil, false
	}
	if kind != websocket.MessageBinary {
		return nil, true
	}
	if m, err = wire.Read(data); err != nil {
		return nil, true
	}
	return m, true
}

// tell sends a message.
func (c *caller) tell(ctx context.Context, m wire.Message) error {
	ctx, end := context.WithTimeout(ctx, writeWait)
	defer end()
	return c.ws.Write(ctx, websocket.MessageBinary, wire.Append(nil, m))
}
