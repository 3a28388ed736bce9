//go:build !js

package host

import (
	"context"
	"flag"
	"io"
	"math"
	"net"
	"sync"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
	"sourceofthenile/saves/disk/brittle"
)

// How much is tried; make torture asks for more.
var (
	kills = flag.Int("kills", 10, "how many hosts and guests are killed while tables are played")
	cuts  = flag.Int("cuts", 10, "how many connections are cut, all of which are slow at times")
)

// mortal is a host of tables on a disk that loses its power, and the net before it.
type mortal struct {
	t   *testing.T
	net net.Listener

	mu    sync.Mutex
	src   *game.Random
	disk  *brittle.Disk
	host  *Host
	log   *referee.Folder
	at    string // where it listens
	open  map[net.Conn]bool
	cuts  int
	sound bool // no connection is cut any more
}

// newMortal is such a host with tables of three.
func newMortal(t *testing.T, seed uint64, tables ...string) *mortal {
	t.Helper()
	h := &mortal{t: t, src: game.NewRandom(seed), disk: brittle.New(), open: map[net.Conn]bool{}}
	h.begin(func(log referee.Log) {
		for i, id := range tables {
			begin(t, log, 6, func(o *referee.Opening) { o.ID, o.Seed = id, seed+uint64(i) })
		}
	})
	var err error
	h.net, err = net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	go func() {
		for {
			in, err := h.net.Accept()
			if err != nil {
				return
			}
			h.lead(in)
		}
	}()
	t.Cleanup(func() {
		_ = h.net.Close()
		h.host.Close()
		_ = h.log.Close()
	})
	return h
}

// begin begins a host on the disk as it is. h.mu is held, or nobody else knows h.
func (h *mortal) begin(first func(referee.Log)) {
	h.t.Helper()
	var err error
	h.log, err = referee.OpenFolder(h.disk, "/tables")
	must(h.t, err)
	first(h.log)
	h.host = New(h.log, titles{}, Usual)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(h.t, err)
	h.at = l.Addr().String()
	go func(host *Host) { _ = host.Serve(l) }(h.host)
}

// kill takes the power from the host: what it does from then on is heard by nobody and is on no
// disk. Another begins on what the power cut has left.
func (h *mortal) kill() {
	h.t.Helper()
	h.mu.Lock()
	defer h.mu.Unlock()
	for c := range h.open { // in any order
		_ = c.Close()
	}
	clear(h.open)
	host, log := h.host, h.log
	h.disk = h.disk.After(brittle.Left(h.src.IntN(int(brittle.Torn) + 1)))
	h.begin(func(referee.Log) {})
	host.Close()
	_ = log.Close()
}

// heal has the net cut nothing any more.
func (h *mortal) heal() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sound = true
}

// lead leads a guest to the host that lives now. Each connection is cut when so many bytes have gone
// through it, and each piece of what goes through comes late.
func (h *mortal) lead(in net.Conn) {
	h.mu.Lock()
	defer h.mu.Unlock()
	out, err := net.Dial("tcp", h.at)
	if err != nil {
		_ = in.Close()
		return
	}
	h.open[in], h.open[out] = true, true
	most, late := int64(1500+h.src.IntN(9000)), time.Duration(h.src.IntN(4))*time.Millisecond
	if h.sound {
		most, late = math.MaxInt64, 0
	}
	var once sync.Once
	end := func() {
		once.Do(func() {
			_, _ = in.Close(), out.Close()
			h.mu.Lock()
			defer h.mu.Unlock()
			if h.open[in] { // no host was killed
				h.cuts++
			}
			delete(h.open, in)
			delete(h.open, out)
		})
	}
	go func() { _, _ = io.Copy(slow{out, late}, io.LimitReader(in, most)); end() }()
	go func() { _, _ = io.Copy(slow{in, late}, io.LimitReader(out, most)); end() }()
}

// slow is a connection on which all comes late.
type slow struct {
	net.Conn
	late time.Duration
}

// Write writes in pieces: what is sent together comes in several, and each waits.
func (s slow) Write(b []byte) (n int, err error) {
	for piece := max(1, len(b)/3); n < len(b) && err == nil; {
		time.Sleep(s.late)
		var k int
		k, err = s.Conn.Write(b[n:min(len(b), n+piece)])
		n += k
	}
	return n, err
}

// life is a guest from when it sits down until it is killed, or the game is over.
type life struct {
	*guest.Table
	end context.CancelFunc
	ran sync.WaitGroup
}

// live has a guest sit down who has nothing of what another at the seat had, and play.
func (h *mortal) live(ctx context.Context, table string, s game.Seat) *life {
	ctx, end := context.WithCancel(ctx)
	l := &life{Table: guest.Sit(guest.Link{Host: h.net.Addr().String(), Table: table, Token: wire.Token{byte(s + 1)}}, rulesOf, false), end: end}
	l.FirstWait = time.Millisecond
	l.ran.Go(func() { _ = l.Run(ctx) })
	l.ran.Go(func() { play(ctx, h.t, l.Table, &sync.Map{}) })
	return l
}

// dies kills a guest.
func (l *life) dies() {
	l.end()
	l.ran.Wait()
}

// checked holds what a guest was told in its life against the log that was laid open.
func checked(t *testing.T, s guest.State, lines [][]byte) (steps int) {
	t.Helper()
	if s.Begin == nil {
		return 0 // killed before it was told anything
	}
	if err := referee.Check(lines, titles{}, told(s, "camels")); err != nil {
		t.Errorf("seat %d: %d lines, %d steps, %d answers: %v", s.Seat, len(lines), len(s.Steps), len(s.Answers), err)
	}
	return len(s.Steps)
}

// TestHostsAndGuestsDie: games of three through a net that is slow and cuts every connection after a
// while, while hosts lose their power and guests are killed in whatever they do. Every game
// comes to its end; what each guest was told in each of its lives, and was answered, is in the log
// as veiled for it, in its order, once.
func TestHostsAndGuestsDie(t *testing.T) {
	ctx, end := context.WithTimeout(t.Context(), time.Minute+time.Duration(*kills+*cuts)*5*time.Second)
	defer end()
	src := game.NewRandom(29)
	var hosts, guests, cut, lives, steps, games, commands int
	for ; hosts+guests < *kills || cut < *cuts; games++ {
		h := newMortal(t, uint64(games), "camels")
		var dead []*life
		var all [players]*life
		for s := range all {
			all[s] = h.live(ctx, "camels", game.Seat(s))
		}
		for over := false; !over; {
			at := all[src.IntN(players)] // a kill after so many steps that this one hears
			over = hears(ctx, at, 1+src.IntN(8))
			time.Sleep(time.Duration(src.IntN(3000)) * time.Microsecond)
			switch {
			case over:
			case src.IntN(2) == 0:
				h.kill()
				hosts++
			default:
				s := src.IntN(players)
				all[s].dies()
				dead = append(dead, all[s])
				all[s] = h.live(ctx, "camels", game.Seat(s))
				guests++
			}
		}
		h.heal() // the whole log is longer than what comes through
		for s, l := range all {
			if !hears(ctx, l, 1<<30) {
				t.Fatalf("game %d: seat %d does not come to the end of the game", games, s)
			}
			if s > 0 { // what somebody hears after the log was laid open is not in it
				l.dies()
				dead = append(dead, l)
			}
		}
		last := laid(ctx, t, all[0])
		all[0].dies()
		steps += checked(t, last, last.Laid)
		for _, l := range dead {
			s, _ := l.State()
			steps += checked(t, s, last.Laid)
		}
		lives += len(dead) + 1
		commands += len(last.Steps)
		h.mu.Lock()
		cut += h.cuts
		h.mu.Unlock()
	}
	t.Logf("%d games, %d commands: %d hosts and %d guests were killed, %d connections cut; %d lives were told %d steps", games, commands, hosts, guests, cut, lives, steps)
}

// hears waits until a guest has heard so many steps more; it reports whether the game is over.
func hears(ctx context.Context, l *life, n int) bool {
	for first := -1; ; {
		s, moved := l.State()
		switch {
		case s.Err != nil || ctx.Err() != nil:
			return false
		case s.Position != nil && s.Position.Result().Over():
			return true
		case first < 0:
			first = len(s.Steps)
		case len(s.Steps) >= first+n:
			return false
		}
		select {
		case <-moved:
		case <-ctx.Done():
		}
	}
}

// laid is what a guest has when the game is over and the log was laid open to it.
func laid(ctx context.Context, t *testing.T, l *life) guest.State {
	t.Helper()
	for asked := false; ; {
		s, moved := l.State()
		if len(s.Laid) > 0 {
			return s
		}
		if !asked && s.Position != nil && s.Position.Result().Over() {
			asked = true
			l.AskJournal()
		}
		select {
		case <-moved:
		case <-ctx.Done():
			t.Fatalf("seat %d: %d steps, online %v, lost %v, refused %v: the game does not end", s.Seat, len(s.Steps), s.Online, s.Lost, s.Err)
		}
	}
}
