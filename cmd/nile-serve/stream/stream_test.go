package stream

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/caddyserver/certmagic"
	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
)

var (
	_ referee.Log       = (*Log)(nil)
	_ host.Small        = (*Small)(nil)
	_ certmagic.Storage = (*Vault)(nil)
)

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// engine is an engine in this process, and a way to connect to it.
func engine(t *testing.T) func() *nats.Conn {
	t.Helper()
	s, err := natsserver.NewServer(&natsserver.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoLog: true, MaxPayload: MostLine})
	must(t, err)
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the engine does not begin")
	}
	return func() *nats.Conn {
		nc, err := nats.Connect(s.ClientURL())
		must(t, err)
		t.Cleanup(nc.Close)
		return nc
	}
}

func open(t *testing.T, nc *nats.Conn) *Log {
	t.Helper()
	l, err := Open(t.Context(), nc, 1, nil)
	must(t, err)
	return l
}

// TestOneWriterATable: of two servers only who took a table up last writes to it; what it loaded
// is all there is, and lines of any length that a table has come back as they were.
func TestOneWriterATable(t *testing.T) {
	connect := engine(t)
	a, b := open(t, connect()), open(t, connect())
	long := []byte(strings.Repeat("x", 8<<20))
	for n, line := range [][]byte{[]byte("one"), {}, long} {
		must(t, a.Append("camels", n, line))
	}
	if err := a.Append("camels", 1, nil); !errors.Is(err, referee.ErrNotNext) {
		t.Errorf("a line in the midst is answered with %v, want ErrNotNext", err)
	}
	if err := b.Append("camels", 3, nil); !errors.Is(err, referee.ErrNotNext) {
		t.Errorf("a table that was not taken up is written to: %v, want ErrNotNext", err)
	}
	lines, err := b.Load("camels")
	if err != nil || len(lines) != 3 || string(lines[0]) != "one" || len(lines[1]) != 0 || string(lines[2]) != string(long) {
		t.Fatalf("loaded %d lines (%v), want the three", len(lines), err)
	}
	if err := a.Append("camels", 3, []byte("late")); !errors.Is(err, referee.ErrNotNext) {
		t.Errorf("who had the table before writes to it: %v, want ErrNotNext", err)
	}
	must(t, b.Append("camels", 3, []byte("four")))
	if lines, err := a.Load("camels"); err != nil || len(lines) != 4 || string(lines[3]) != "four" {
		t.Errorf("loaded again: %d lines (%v), want four", len(lines), err)
	}
	if lines, err := a.Load("none"); err != nil || len(lines) != 0 {
		t.Errorf("of no table there are %d lines (%v)", len(lines), err)
	}
	if ids, err := a.Tables(t.Context()); err != nil || !slices.Equal(ids, []string{"camels"}) {
		t.Errorf("tables: %v (%v), want camels", ids, err)
	}
}

// TestManyWritersOneStory: servers that all write to a table whenever they can, loading it when
// they are refused, write each line once and lose none that was answered.
func TestManyWritersOneStory(t *testing.T) {
	connect := engine(t)
	const each = 40
	var mu sync.Mutex
	var all sync.WaitGroup
	answered := map[string]bool{}
	first := open(t, connect())
	must(t, first.Append("camels", 0, []byte("opening")))
	for w := range 3 {
		l := open(t, connect())
		all.Go(func() {
			lines, err := l.Load("camels")
			for k := 0; k < each && err == nil; {
				line := fmt.Sprint(w, " ", k)
				switch e := l.Append("camels", len(lines), []byte(line)); {
				case e == nil:
					lines = append(lines, []byte(line))
					mu.Lock()
					answered[line] = true
					mu.Unlock()
					k++
				case errors.Is(e, referee.ErrNotNext):
					lines, err = l.Load("camels")
				default:
					err = e
				}
			}
			if err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	lines, err := first.Load("camels")
	must(t, err)
	seen := map[string]int{}
	for _, l := range lines[1:] {
		seen[string(l)]++
	}
	if len(answered) != 3*each || len(seen) != 3*each || len(lines) != 3*each+1 {
		t.Errorf("%d lines answered, %d in the log, %d of them different; want %d", len(answered), len(lines)-1, len(seen), 3*each)
	}
}

// TestATableOfADeadServerIsTaken: a table is its holder's while that one lives, another server says
// where that is; when it has gone or has not been heard of, its tables are orphans and whoever
// comes first takes them.
func TestATableOfADeadServerIsTaken(t *testing.T) {
	connect := engine(t)
	log := open(t, connect())
	must(t, log.Append("camels", 0, nil))
	join := func(at string) (*Holders, context.CancelFunc, chan struct{}) {
		h, err := Join(t.Context(), log, 1, at)
		must(t, err)
		ctx, end := context.WithCancel(t.Context())
		gone := make(chan struct{})
		go func() {
			defer close(gone)
			h.Keep(ctx, func(string) {})
		}()
		return h, end, gone
	}
	a, leave, gone := join("a:1")
	b, end, _ := join("b:1")
	defer end()
	holds := func(h *Holders, want string) {
		t.Helper()
		if at, err := h.Hold(t.Context(), "camels"); err != nil || at != want {
			t.Errorf("the table is at %q (%v), want %q", at, err, want)
		}
	}
	holds(a, "")
	holds(b, "a:1")
	if _, err := b.Hold(t.Context(), "horses"); !errors.Is(err, ErrNoTable) {
		t.Errorf("a table that is none: %v, want ErrNoTable", err)
	}
	if got, lost, err := b.Look(t.Context()); err != nil || len(got)+len(lost) != 0 {
		t.Errorf("orphans: %v, lost %v (%v), want none", got, lost, err)
	}
	leave()
	<-gone
	if got, _, err := b.Look(t.Context()); err != nil || !slices.Equal(got, []string{"camels"}) {
		t.Errorf("orphans of one that has gone: %v (%v), want camels", got, err)
	}
	holds(b, "")
	a.mu.Lock() // as if it had slept over its lease
	a.heard = time.Now().Add(-2 * Lease)
	a.mu.Unlock()
	if got := a.expired(); !slices.Equal(got, []string{"camels"}) {
		t.Errorf("a server that was not heard of for too long drops %v, want camels", got)
	}
	must(t, a.renew(t.Context()))
	holds(a, "b:1")
	a.mu.Lock() // as if it had taken it while it had no lease, and b after it
	a.mine["camels"] = true
	a.mu.Unlock()
	if _, lost, err := a.Look(t.Context()); err != nil || !slices.Equal(lost, []string{"camels"}) {
		t.Errorf("a server that has lost a table finds %v (%v), want camels", lost, err)
	}
	holds(a, "b:1")
}

// TestTheVault: what certmagic asks of a storage.
func TestTheVault(t *testing.T) {
	nc := engine(t)()
	v, err := OpenVault(t.Context(), nc, 1)
	must(t, err)
	ctx := t.Context()
	for _, k := range []string{"acme/users/a@b/key", "acme/users/a@b/cert", "acme/sites/*.example.org"} {
		must(t, v.Store(ctx, k, []byte(k)))
	}
	if got, err := v.Load(ctx, "acme/users/a@b/key"); err != nil || string(got) != "acme/users/a@b/key" {
		t.Errorf("loaded %q (%v)", got, err)
	}
	if _, err := v.Load(ctx, "acme"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder is loaded: %v, want fs.ErrNotExist", err)
	}
	if got, err := v.List(ctx, "acme", false); err != nil || !slices.Equal(got, []string{"acme/sites", "acme/users"}) {
		t.Errorf("listed %v (%v)", got, err)
	}
	if got, err := v.List(ctx, "acme/users/", true); err != nil || len(got) != 2 {
		t.Errorf("listed %v (%v), want two", got, err)
	}
	if info, err := v.Stat(ctx, "acme/users"); err != nil || info.IsTerminal {
		t.Errorf("a folder is %+v (%v)", info, err)
	}
	must(t, v.Delete(ctx, "acme/users"))
	if v.Exists(ctx, "acme/users/a@b/key") || !v.Exists(ctx, "acme/sites/*.example.org") {
		t.Error("a folder was not deleted, or more than that")
	}
	must(t, v.Lock(ctx, "issue"))
	short, end := context.WithTimeout(ctx, 2*lockWait)
	defer end()
	if err := v.Lock(short, "issue"); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a lock is had twice: %v", err)
	}
	must(t, v.Unlock(ctx, "issue"))
	must(t, v.Lock(ctx, "issue"))
}

// BenchmarkTakingUp takes up a table of a thousand lines.
func BenchmarkTakingUp(b *testing.B) {
	s, err := natsserver.NewServer(&natsserver.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: b.TempDir(), NoLog: true, MaxPayload: MostLine})
	if err != nil {
		b.Fatal(err)
	}
	s.Start()
	defer s.Shutdown()
	nc, err := nats.Connect(s.ClientURL())
	if err != nil {
		b.Fatal(err)
	}
	l, err := Open(b.Context(), nc, 1, nil)
	for n := 0; n < 1000 && err == nil; n++ {
		err = l.Append("camels", n, make([]byte, 300))
	}
	for b.Loop() {
		if err == nil {
			_, err = l.Load("camels")
		}
	}
	if err != nil {
		b.Fatal(err)
	}
}
