package far

import (
	"context"
	"errors"
	"net"
	"runtime"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

type titles struct{}

func (titles) Rules(string) game.Rules { return caravan.Rules{} }

func (titles) Bot(_, _ string, seed uint64) (referee.Bot, error) {
	return random{game.NewRandom(seed)}, nil
}

type random struct{ *game.Random }

func (r random) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return r.Random.Choose(cs)
}

// hosted is a table of three at a host that can be gone for a while.
type hosted struct {
	t    *testing.T
	log  referee.Memory
	host *host.Host
	addr string
	woke chan struct{} // something may have been heard
}

func newHosted(t *testing.T, sitters ...string) *hosted {
	h := &hosted{t: t, addr: "127.0.0.1:0", woke: make(chan struct{}, 1)}
	o := referee.Opening{ID: "far", Game: "caravan", Settings: caravan.ForSeats(3, 3, caravan.Desert).Encode(), Seed: 5, Names: []string{"Ann", "Ben", "Cleo"}}
	for s := range 4 {
		o.Keys = append(o.Keys, referee.KeyOf(wire.Token{byte(s + 1)}))
	}
	begun, err := referee.Begin(&h.log, titles{}, o)
	h.must(err)
	for s, who := range sitters {
		if who != "" {
			_, err := begun.Give(game.Seat(s), &wire.Give{ID: wire.ID{byte(s)}, All: []game.Command{{Seat: game.Seat(s), Kind: game.KindSit, Text: who}}})
			h.must(err)
		}
	}
	h.comes()
	t.Cleanup(func() { h.host.Close() })
	return h
}

func (h *hosted) must(err error) {
	h.t.Helper()
	if err != nil {
		h.t.Fatal(err)
	}
}

// comes has the host be there, at the address that it had.
func (h *hosted) comes() {
	h.t.Helper()
	l, err := net.Listen("tcp", h.addr)
	for over := time.Now().Add(time.Minute); errors.Is(err, syscall.EADDRINUSE) && time.Now().Before(over); runtime.Gosched() {
		l, err = net.Listen("tcp", h.addr) // a guest that dials nobody may get the port for an end of its own
	}
	h.must(err)
	h.addr = l.Addr().String()
	h.host = host.New(&h.log, titles{}, host.Usual)
	go func(host *host.Host) { _ = host.Serve(l) }(h.host)
}

// sit sits down at the table on seats.
func (h *hosted) sit(seats ...game.Seat) *Table {
	var all []*guest.Table
	for _, s := range seats {
		g := guest.Sit(guest.Link{Host: h.addr, Table: "far", Token: wire.Token{byte(s + 1)}}, titles{}.Rules, true)
		g.FirstWait = time.Millisecond
		go func() { _ = g.Run(h.t.Context()) }()
		for s, moved := g.State(); s.Position == nil; s, moved = g.State() {
			<-moved
		}
		all = append(all, g)
	}
	t := New(nil, all...)
	ctx, end := context.WithCancel(h.t.Context())
	h.t.Cleanup(end)
	t.Attend(ctx, func() {
		select {
		case h.woke <- struct{}{}:
		default:
		}
	})
	return t
}

// until polls the table whenever something may have been heard, until it is so.
func (h *hosted) until(t *Table, is func() bool) {
	h.t.Helper()
	for over := time.After(time.Minute); !is(); t.Poll() {
		select {
		case <-h.woke:
		case <-over:
			h.t.Fatal("it is never heard")
		}
	}
}

// TestALostHost: what is given while the host is gone is kept for it, and carried out once
// when it is there again; what is given when it has been gone for long is refused.
func TestALostHost(t *testing.T) {
	h := newHosted(t)
	at := h.sit(0, 1, 2)
	seen := 0
	at.Watch(func(game.Kind) { seen++ })
	lost := func() bool { _, lost := at.Lost(); return lost }
	h.until(at, func() bool { return !lost() })
	h.host.Close()
	h.until(at, lost)
	give := func(then func(done int, err error)) {
		at.Give([]game.Command{at.ChoicesOf(at.Acting().First())[0].Command(0)}, then)
	}
	answers := 0
	give(func(done int, err error) {
		if answers++; done != 1 || err != nil {
			t.Errorf("given while the host was gone: %d done, %v; want 1", done, err)
		}
	})
	if n := at.Len(0); answers != 0 || n != 0 {
		t.Errorf("%d answers and %d steps while the host is gone, want none", answers, n)
	}
	h.comes()
	h.until(at, func() bool { return answers > 0 && !lost() })
	if n := at.top().n; n != 1 || seen != 1 || answers != 1 {
		t.Errorf("%d steps, seen %d, answered %d times; want one of each", n, seen, answers)
	}
	h.host.Close()
	h.until(at, lost)
	at.lost = at.lost.Add(-play.Patience)
	give(func(done int, err error) {
		var f *words.Fault
		if done != 0 || !errors.As(err, &f) || f.Key != "far.off" {
			t.Errorf("given to a host that is gone for long: %d done, %v; want it refused", done, err)
		}
	})
}

// TestSeveralStepsAtOnce: what two computer players did while nobody looked is told one step
// after the other: each is seen when it is the last.
func TestSeveralStepsAtOnce(t *testing.T) {
	h := newHosted(t, "", "random", "random")
	at, apart := h.sit(0), h.sit(0)
	began := at.Len(0)
	h.until(apart, func() bool { return apart.Acting().Has(0) })
	for apart.Len(0) < began+12 && !apart.Acting().Empty() {
		n := apart.Len(0)
		apart.Give([]game.Command{apart.ChoicesOf(0)[0].Command(0)}, func(int, error) {})
		h.until(apart, func() bool { return apart.Len(0) > n && (apart.Acting().Has(0) || apart.Acting().Empty()) })
	}
	var lens []int
	events := len(at.Events(0))
	at.Watch(func(game.Kind) {
		lens = append(lens, at.Len(0))
		n := at.Len(0) - 1
		if got, want := len(at.Events(0))-events, len(at.Step(n, 0).Events); got != want {
			t.Errorf("step %d brings %d events, want %d", n, got, want)
		}
		events = len(at.Events(0))
	})
	h.until(at, func() bool { return at.Len(0) >= apart.Len(0) })
	for i, n := range lens {
		if n != began+i+1 {
			t.Errorf("%d steps are known when step %d is told, want %d", n, began+i, began+i+1)
		}
	}
	if len(lens) < 12 {
		t.Errorf("%d steps are told, want 12 and more", len(lens))
	}
}

// A host may tell of several steps at once, and of one between with a position that is none:
// the table stands as it stood until the next is shown.
func TestAStepThatCannotBeReadIsPassedOver(t *testing.T) {
	p, err := caravan.Rules{}.New(caravan.ForSeats(3, 3, caravan.Desert).Encode())
	if err != nil {
		t.Fatal(err)
	}
	begin := p.Append(nil)
	none := []byte("no position")
	v := &seat{state: guest.State{Rules: caravan.Rules{}, Position: p, Begin: begin, Steps: []wire.Step{{Veil: wire.Delta(begin, none)}, {Veil: wire.Delta(none, begin)}}}}
	for n := range 3 {
		if v.show(n); v.pos == nil {
			t.Errorf("after %d of two steps there is no position to be shown", n)
		}
	}
}
