//go:build !js

package serve

import (
	"context"
	"flag"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/titles"
)

var (
	loadLinks = flag.String("load", "", "links of a server that is played at by a guest each, as serve --links writes them")
	loadFor   = flag.Duration("load-for", 30*time.Second, "how long they play")
	loadAnew  = flag.String("load-anew", "", "a command that ends the server and begins it again: how soon all are back is measured too")
	loadPace  = flag.Duration("load-pace", 0, "how long a guest thinks")
)

// TestLoad plays by chance at all tables of a server at once, and says how many commands a second were
// answered, and how soon. It is a measurement: docs/benchmarks.md has what came of it.
func TestLoad(t *testing.T) {
	if *loadLinks == "" {
		t.Skip("needs a server: -args -load LINKS")
	}
	data, err := os.ReadFile(*loadLinks)
	if err != nil {
		t.Fatal(err)
	}
	ctx, end := context.WithCancel(t.Context())
	defer end()
	var mu sync.Mutex
	var took []time.Duration
	var online atomic.Int32
	began := time.Now()
	links := strings.Fields(string(data))[1:]
	var all sync.WaitGroup
	var guests []*guest.Table
	for i, text := range links {
		l, err := guest.ParseLink(text)
		if err != nil {
			t.Fatal(err)
		}
		g := guest.Sit(l, titles.Refereed{}.Rules, false)
		guests = append(guests, g)
		go func() { _ = g.Run(ctx) }()
		all.Go(func() {
			mine := loads(ctx, g, uint64(i), &online)
			mu.Lock()
			took = append(took, mine...)
			mu.Unlock()
		})
	}
	for int(online.Load()) < len(links) {
		if time.Since(began) > time.Minute {
			t.Fatalf("%d of %d guests have sat down after a minute", online.Load(), len(links))
		}
		time.Sleep(10 * time.Millisecond) // the guests have their own goroutines
	}
	sat := time.Since(began)
	time.Sleep(*loadFor)
	if *loadAnew != "" {
		returns(ctx, t, guests)
	}
	end()
	all.Wait()
	slices.Sort(took)
	at := func(part float64) time.Duration { return took[int(part*float64(len(took)-1))] }
	t.Logf("%d guests sat down in %v; %d commands in %v: %.0f a second; answered within %v (half), %v (99 of 100), %v (all)",
		len(links), sat, len(took), *loadFor, float64(len(took))/loadFor.Seconds(), at(0.5), at(0.99), at(1))
}

// returns has the server end and begin again, and says how soon the guests are back, all of whom come at
// once.
func returns(ctx context.Context, t *testing.T, guests []*guest.Table) {
	began := time.Now()
	if err := exec.CommandContext(ctx, "sh", "-c", *loadAnew).Run(); err != nil {
		t.Fatal(err)
	}
	up := time.Since(began)
	back := make([]time.Duration, len(guests))
	var all sync.WaitGroup
	for i, g := range guests {
		all.Go(func() {
			for {
				s, moved := g.State()
				if s.Online && s.Heard.After(began.Add(up)) {
					back[i] = time.Since(began)
					return
				}
				select {
				case <-moved:
				case <-ctx.Done():
					return
				}
			}
		})
	}
	all.Wait()
	slices.Sort(back)
	at := func(part float64) time.Duration { return back[int(part*float64(len(back)-1))].Round(time.Millisecond) }
	t.Logf("begun again in %v; of %d guests half are back after %v, 99 of 100 after %v, all after %v", up.Round(time.Millisecond), len(guests), at(0.5), at(0.99), at(1))
}

// loads plays by chance until ctx ends; how long each command took.
func loads(ctx context.Context, g *guest.Table, seed uint64, online *atomic.Int32) (took []time.Duration) {
	src, sat := game.NewRandom(seed), false
	for {
		s, moved := g.State()
		if s.Position != nil && !sat {
			sat = true
			online.Add(1)
		}
		if s.Position == nil || s.Waiting > 0 || !s.Now.Acting.Has(s.Seat) || s.Position.Result().Over() {
			select {
			case <-moved:
			case <-ctx.Done():
				return took
			}
			continue
		}
		if *loadPace > 0 {
			select {
			case <-time.After(time.Duration(src.IntN(int(2*loadPace.Milliseconds())+1)) * time.Millisecond):
			case <-ctx.Done():
				return took
			}
		}
		given, answered := time.Now(), make(chan struct{})
		g.Give([]game.Command{src.Choose(game.ChoicesOf(s.Position, s.Seat))}, func(int, error) { close(answered) })
		select {
		case <-answered:
			took = append(took, time.Since(given))
		case <-ctx.Done():
			return took
		}
	}
}
