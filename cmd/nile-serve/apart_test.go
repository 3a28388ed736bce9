package main

import (
	"context"
	"flag"
	"io"
	"math/rand/v2"
	"net"
	"sync"
	"syscall"
	"testing"
	"time"

	"sourceofthenile/internal/guest"
)

var cuts = flag.Int("cuts", 3, "how often a machine of a cluster is cut off, or stands still")

// fences lie between three machines, and let nothing through to or from one that is cut off.
type fences struct {
	t *testing.T

	mu    sync.Mutex
	apart int // the machine that is cut off, -1 none
	open  []between
}

// between is a connection from one machine to another.
type between struct {
	from, to int
	ends     [2]net.Conn
}

// way implements ways.
func (f *fences) way(from, to int, addr string) string {
	if from == to {
		return addr
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		f.t.Fatal(err)
	}
	f.t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go f.lead(from, to, c, addr)
		}
	}()
	return l.Addr().String()
}

func (f *fences) lead(from, to int, c net.Conn, addr string) {
	defer func() { _ = c.Close() }()
	other, err := net.DialTimeout("tcp", addr, time.Second)
	if err != nil {
		return
	}
	defer func() { _ = other.Close() }()
	f.mu.Lock()
	off := f.apart == from || f.apart == to
	f.open = append(f.open, between{from, to, [2]net.Conn{c, other}})
	f.mu.Unlock()
	if off {
		return
	}
	go func() {
		_, _ = io.Copy(other, c)
		_ = other.Close()
	}()
	_, _ = io.Copy(c, other)
}

// part cuts a machine off from the two others, -1 none any more.
func (f *fences) part(k int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.apart = k
	for _, x := range f.open {
		if x.from == k || x.to == k {
			_, _ = x.ends[0].Close(), x.ends[1].Close()
		}
	}
}

// TestAMachineIsCutOff: of three machines with an engine and a server each one is cut off from the two
// others again and again, while guests come to it as to these. All others go on meanwhile, and all
// games come to their end; what each guest was told and answered is what the log says. It is the same
// where a server stands still and goes on as if nothing had been, when another has its tables.
func TestAMachineIsCutOff(t *testing.T) {
	if testing.Short() {
		t.Skip("machines are cut off without -short, and thirty times by make torture")
	}
	f := &fences{t: t, apart: -1}
	var tables []string
	for range *cuts {
		tables = append(tables, "caravan:3", "caravan:3", "heart:2")
	}
	c, links := begin(t, f.way, tables...)
	g := newGate(t, c.doors)
	ctx, end := context.WithTimeout(t.Context(), time.Minute+time.Duration(*cuts)*time.Minute)
	defer end()
	src := rand.New(rand.NewPCG(9, uint64(*cuts)))
	steps, went := 0, 0
	const seats = 8 // of three tables
	for n := range *cuts {
		var guests []*guest.Table
		for i, l := range links[n*seats:][:seats] {
			l.Host = g.Addr().String()
			guests = append(guests, sit(ctx, l, uint64(i)))
		}
		played(ctx, t, guests, 3)
		k, began := src.IntN(3), time.Now()
		f.part(k)
		if played(ctx, t, guests, 3) {
			went++
		}
		t.Logf("machine %d is cut off: the others go on after %v", k, time.Since(began).Round(time.Millisecond))
		wait(ctx, time.Duration(src.IntN(2000))*time.Millisecond)
		f.part(-1)
		if played(ctx, t, guests, 2) {
			server := c.all[3+src.IntN(3)].cmd.Process
			if err := server.Signal(syscall.SIGSTOP); err != nil {
				t.Fatal(err)
			}
			g.cut()                  // whoever comes to it waits in vain
			wait(ctx, 7*time.Second) // longer than a server holds its tables unheard
			if err := server.Signal(syscall.SIGCONT); err != nil {
				t.Fatal(err)
			}
		}
		steps += checked(ctx, t, guests)
	}
	if went == 0 {
		t.Error("nobody ever went on while a machine was cut off")
	}
	t.Logf("%d steps were told, %d times of %d they went on while a machine was cut off", steps, went, *cuts)
}
