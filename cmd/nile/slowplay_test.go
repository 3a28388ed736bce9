package main

import (
	"context"
	"flag"
	"net"
	"sync"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/serve"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
)

var speed = flag.Int("speed", 50_000, "how many times as fast as this machine's clock those of a slow game run")

// fast is a clock that runs so many times as fast as the machine's while somebody who is away is
// waited for, and stands otherwise: how long those who are there take to play says nothing then.
type fast struct {
	mu   sync.Mutex
	now  time.Time
	runs bool
	due  map[time.Time]chan time.Time
}

func (f *fast) Now() time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.now
}

func (f *fast) After(d time.Duration) <-chan time.Time {
	f.mu.Lock()
	defer f.mu.Unlock()
	at := f.now.Add(d)
	if f.due[at] == nil {
		f.due[at] = make(chan time.Time)
	}
	return f.due[at]
}

// run has time go by, a millisecond's worth after another, as long as ctx lasts.
func (f *fast) run(ctx context.Context) {
	for ctx.Err() == nil {
		time.Sleep(time.Millisecond)
		f.mu.Lock()
		if f.runs {
			f.now = f.now.Add(time.Millisecond * time.Duration(*speed))
		}
		for at, c := range f.due {
			if !at.After(f.now) {
				close(c)
				delete(f.due, at)
			}
		}
		f.mu.Unlock()
	}
}

func (f *fast) set(runs bool) {
	f.mu.Lock()
	f.runs = runs
	f.mu.Unlock()
}

// TestADayATurn: a Game I of three with a day for a turn, and no more than that saved up. One is on
// holiday at first, one comes only after the sixth of their turns, and the host ends and begins anew
// meanwhile. A computer player has played the turns of who was away, each a day after it began and no
// other; the game comes to its end, and the log laid open says so to everybody.
func TestADayATurn(t *testing.T) {
	t.Parallel() // it waits more than it works
	began := time.Now()
	clock := &fast{now: began, due: map[time.Time]chan time.Time{}}
	log := &referee.Memory{}
	var s serve.Server
	fs := flag.NewFlagSet("serve", flag.ContinueOnError)
	s.Flags(fs)
	if err := fs.Parse([]string{"--new", "game1:3", "--turn", "1d", "--at-zero", "computer", "--holidays", "5"}); err != nil {
		t.Fatal(err)
	}
	begun, err := s.Openings()
	if err != nil {
		t.Fatal(err)
	}
	begun[0].Agreed, begun[0].At = false, clock.Now().UnixMilli() // nobody is waited for
	links, _, err := serve.Invite(log, begun[0], guest.Link{})
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := l.Addr().String()
	begin := func(l net.Listener) *host.Host {
		h := host.New(log, titles.Refereed{}, host.Usual)
		h.Now, h.After = clock.Now, clock.After
		h.Wake([]string{begun[0].ID})
		go func() { _ = h.Serve(l) }()
		return h
	}
	h := begin(l)
	defer func() { h.Close() }()
	ctx, end := context.WithTimeout(t.Context(), time.Duration(2*24*time.Hour*200/time.Duration(*speed))+2*time.Minute)
	defer end()
	go clock.run(ctx)
	var guests []*guest.Table
	finished := make(chan error, len(links))
	comes := func(seat int) {
		links[seat].Host = addr
		g := guest.Sit(links[seat], rulesOf, false)
		g.FirstWait = time.Millisecond
		guests = append(guests, g)
		go func() { _ = g.Run(ctx) }()
		go func() {
			_, err := playFar(ctx, g, "steady")
			finished <- err
		}()
	}
	comes(0)
	comes(1)
	guests[1].Say(wire.Note{Sort: wire.Holiday, N: 2}, nil)
	anew := false
	for flags := 0; flags < 6; {
		at, moved := guests[0].State()
		clock.set(at.Now.Acting == game.Only(2))
		flags = 0
		for _, n := range at.Notes {
			if n.Sort == wire.Flag && n.Seat == 2 {
				flags++
			}
		}
		if flags == 3 && !anew { // the host is off for a while
			h.Close()
			for l, err = net.Listen("tcp", addr); err != nil; l, err = net.Listen("tcp", addr) {
				if time.Sleep(time.Millisecond); ctx.Err() != nil {
					t.Fatal(err)
				}
			}
			h, anew = begin(l), true
		}
		select {
		case <-moved:
		case <-ctx.Done():
			t.Fatalf("%d of the absent's turns have gone by, want six", flags)
		}
	}
	clock.set(false)
	comes(2)
	for range links {
		if err := <-finished; err != nil {
			t.Fatal(err)
		}
	}
	guests[0].AskJournal()
	var at guest.State
	for len(at.Laid) == 0 {
		var moved <-chan struct{}
		at, moved = guests[0].State()
		select {
		case <-moved:
		case <-time.After(time.Second):
		case <-ctx.Done():
			t.Fatal("the log is not laid open")
		}
	}
	if err := referee.Check(at.Laid, titles.Refereed{}, &referee.Told{
		Table: links[0].Table, Seat: at.Seat, Commit: at.Commit, Begin: at.Begin, Past: at.Past, Steps: at.Steps, Heads: at.Heads, Answers: at.Answers, Notes: at.Notes,
	}); err != nil {
		t.Error(err)
	}
	flags, last := 0, int64(0)
	for _, n := range at.Notes {
		if n.Sort != wire.Flag {
			continue
		}
		if n.Seat != 2 {
			t.Errorf("the clock of seat %d has come to nought, who was there", n.Seat)
		}
		if flags > 0 && n.At-last < at.Clock.Each {
			t.Errorf("a turn is over %d ms after the one before, want a day at least", n.At-last)
		}
		flags, last = flags+1, n.At
	}
	if flags < 6 || flags > 9 || !at.Over() {
		t.Errorf("%d turns were played for who was away, want six or a few more; over: %v", flags, at.Over())
	}
	for _, who := range at.Now.Sitters {
		if who != "" {
			t.Errorf("at the end %q sits there", who)
		}
	}
	days := (at.Notes[len(at.Notes)-1].At - begun[0].At) / at.Clock.Each
	t.Logf("%d steps, %d turns played for who was away; %d days till the last note, in %v", len(at.Steps), flags, days, time.Since(began).Round(time.Second))
}
