package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"sourceofthenile/cmd/nile-serve/stream"
	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
)

var kills = flag.Int("kills", 4, "how many servers are killed while a cluster plays")

// The test program is each of the six servers too, as a process that can be killed.
const asVar = "NILE_SERVE_TEST_AS"

func TestMain(m *testing.M) {
	switch os.Getenv(asVar) {
	case "engine":
		opts, err := natsserver.ProcessConfigFile(os.Args[1])
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		opts.NoSigs = true
		s, err := natsserver.NewServer(opts)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		s.Start()
		s.WaitForShutdown()
	case "server":
		ctx, end := signal.NotifyContext(context.Background(), syscall.SIGTERM)
		defer end()
		os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
	default:
		os.Exit(m.Run())
	}
}

// process is a server that can be killed and begun again.
type process struct {
	as   string
	args []string

	cmd *exec.Cmd
	out *os.File
}

func (p *process) begin(t *testing.T) {
	t.Helper()
	p.cmd = exec.Command(os.Args[0], p.args...)
	p.cmd.Env = append(os.Environ(), asVar+"="+p.as)
	p.cmd.Stdout, p.cmd.Stderr = p.out, p.out
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
}

// kill ends it as a machine does that loses its power.
func (p *process) kill() {
	_ = p.cmd.Process.Kill()
	_ = p.cmd.Wait() // it was killed: that is the error
}

// cluster are three engines and three servers.
type cluster struct {
	all   []*process
	doors []string // where guests come to each server
	log   string
	dir   string
}

// freePorts are ports that nobody listens at.
func freePorts(t *testing.T, n int) (all []string) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = l.Close() }()
		_, port, _ := net.SplitHostPort(l.Addr().String())
		all = append(all, port)
	}
	return all
}

// ways are how one of the six comes to another: to the address itself, or by what lies between. Of each
// machine there is one engine and one server.
type ways func(from, to int, addr string) string

func directly(_, _ int, addr string) string { return addr }

// begin begins a cluster, whose first server begins tables.
func begin(t *testing.T, by ways, tables ...string) (*cluster, []guest.Link) {
	t.Helper()
	c := &cluster{dir: t.TempDir()}
	ports := freePorts(t, 12)
	reach := func(scheme string, from, first int) string {
		var all []string
		for to := range 3 {
			all = append(all, scheme+"://"+by(from, to, "127.0.0.1:"+ports[first+to]))
		}
		return strings.Join(all, ",")
	}
	c.log = reach("nats", 0, 0)
	for i := range 3 {
		conf := filepath.Join(c.dir, fmt.Sprint("engine", i, ".conf"))
		text := fmt.Sprintf("server_name: e%d\nlisten: 127.0.0.1:%s\nmax_payload: 9MB\njetstream { store_dir: %q, sync_interval: always }\ncluster { name: nile, listen: 127.0.0.1:%s, advertise: \"127.0.0.1:1\", no_advertise: true, routes: [%s] }\n",
			i, ports[i], filepath.Join(c.dir, fmt.Sprint("store", i)), ports[3+i], reach("nats-route", i, 3)) // nobody learns of another way
		if err := os.WriteFile(conf, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		c.all = append(c.all, &process{as: "engine", args: []string{conf}})
	}
	links := filepath.Join(c.dir, "links")
	for i := range 3 {
		door := "127.0.0.1:" + ports[6+i]
		c.doors = append(c.doors, door)
		args := []string{"--log", reach("nats", i, 0), "--addr", door, "--peer", "127.0.0.1:" + ports[9+i]}
		c.all = append(c.all, &process{as: "server", args: args})
	}
	for i, p := range c.all {
		out, err := os.Create(filepath.Join(c.dir, fmt.Sprint("out", i)))
		if err != nil {
			t.Fatal(err)
		}
		p.out = out
	}
	t.Cleanup(func() {
		for _, p := range c.all {
			if p.cmd != nil {
				p.kill()
			}
			_ = p.out.Close()
			if data, err := os.ReadFile(p.out.Name()); t.Failed() && err == nil {
				t.Logf("%s said: %s", p.as, data[max(0, len(data)-2000):])
			}
		}
	})
	for _, p := range c.all[:3] {
		p.begin(t)
	}
	maker := &process{as: "server", args: append([]string{"--links", links}, c.all[3].args...), out: c.all[3].out}
	for _, way := range tables {
		maker.args = append([]string{"--new", way}, maker.args...)
	}
	for end := time.Now().Add(time.Minute); ; { // the engines have to find one another
		maker.begin(t)
		if read := waitFor(links, 5*time.Second); len(read) > 0 {
			c.all[3].cmd = maker.cmd
			break
		}
		maker.kill()
		if time.Now().After(end) {
			t.Fatal("no server begins")
		}
	}
	for _, p := range c.all[4:] {
		p.begin(t)
	}
	return c, readLinks(t, links)
}

// waitFor is what a file holds as soon as it is there.
func waitFor(file string, most time.Duration) []byte {
	for end := time.Now().Add(most); time.Now().Before(end); time.Sleep(20 * time.Millisecond) { // another process writes it
		if data, err := os.ReadFile(file); err == nil && len(data) > 0 {
			return data
		}
	}
	return nil
}

func readLinks(t *testing.T, file string) (all []guest.Link) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Fields(string(data)) {
		if i == 0 {
			continue // the address
		}
		l, err := guest.ParseLink(line)
		if err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		all = append(all, l)
	}
	return all
}

// gate is one address for all servers, as a name with three addresses is: whoever answers gets the
// guest. It cuts connections when it is told.
type gate struct {
	net.Listener
	doors []string

	mu   sync.Mutex
	open []net.Conn
}

func newGate(t *testing.T, doors []string) *gate {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	g := &gate{Listener: l, doors: doors}
	t.Cleanup(func() { _ = l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go g.lead(c)
		}
	}()
	return g
}

func (g *gate) lead(c net.Conn) {
	defer func() { _ = c.Close() }()
	for _, k := range rand.Perm(len(g.doors)) {
		to, err := net.DialTimeout("tcp", g.doors[k], time.Second)
		if err != nil {
			continue
		}
		g.mu.Lock()
		g.open = append(g.open, c, to)
		g.mu.Unlock()
		go func() {
			_, _ = io.Copy(to, c)
			_ = to.Close()
		}()
		_, _ = io.Copy(c, to)
		_ = to.Close()
		return
	}
}

// cut cuts all connections there are.
func (g *gate) cut() {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, c := range g.open {
		_ = c.Close()
	}
	g.open = nil
}

func rulesOf(name string) game.Rules { return titles.Refereed{}.Rules(name) }

// sit has a guest play at a seat by chance until the game is over.
func sit(ctx context.Context, l guest.Link, seed uint64) *guest.Table {
	t := guest.Sit(l, rulesOf, false)
	go func() { _ = t.Run(ctx) }()
	go func() {
		src := game.NewRandom(seed)
		for ctx.Err() == nil {
			s, moved := t.State()
			if s.Err != nil || s.Position != nil && s.Position.Result().Over() {
				return
			}
			if s.Position != nil && s.Waiting == 0 && s.Now.Acting.Has(s.Seat) {
				if cs := game.ChoicesOf(s.Position, s.Seat); len(cs) > 0 {
					answered := make(chan struct{})
					t.Give([]game.Command{src.Choose(cs)}, func(int, error) { close(answered) })
					select {
					case <-answered:
					case <-ctx.Done():
					}
					continue
				}
			}
			select {
			case <-moved:
			case <-ctx.Done():
			}
		}
	}()
	return t
}

// TestWhatWasJustWrittenIsRead: a table is taken up just behind its first lines, as when it is begun, and
// nothing is waited for. (A consumer of the engine's, in place of a question a line, heard nothing in one of
// twenty.)
func TestWhatWasJustWrittenIsRead(t *testing.T) {
	c, _ := begin(t, directly, "caravan:3")
	nc, err := nats.Connect(c.log)
	if err != nil {
		t.Fatal(err)
	}
	defer nc.Close()
	l, err := stream.Open(t.Context(), nc, 3, nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 60 {
		table := fmt.Sprint("new", i)
		for n := range 2 {
			if err := l.Append(table, n, []byte("line")); err != nil {
				t.Fatalf("table %d: %v", i, err)
			}
		}
		if lines, err := l.Load(table); err != nil || len(lines) != 2 {
			t.Fatalf("of table %d there are %d lines (%v), want two", i, len(lines), err)
		}
	}
}

// TestAnyOfSixMayDie: three servers of three engines, any of which is killed again and again while
// tables are played through an address that leads to any server and cuts its connections. All
// games come to their end, and what each guest was told and answered is what the log says.
func TestAnyOfSixMayDie(t *testing.T) {
	if testing.Short() {
		t.Skip("servers are killed without -short, and a hundred times by make torture")
	}
	var tables []string
	for range 1 + *kills/5 { // so many are dead in the time of three games, or more
		tables = append(tables, "caravan:3", "caravan:3", "heart:2")
	}
	c, links := begin(t, directly, tables...)
	g := newGate(t, c.doors)
	ctx, end := context.WithTimeout(t.Context(), time.Minute+time.Duration(*kills)*20*time.Second)
	defer end()
	src, began := rand.New(rand.NewPCG(5, uint64(*kills))), time.Now()
	var killed [6]int
	left, steps := *kills, 0
	const seats = 8 // of three tables
	for batch := 0; batch < len(tables)/3 && left > 0; batch++ {
		var guests []*guest.Table
		for i, l := range links[batch*seats:][:seats] {
			l.Host = g.Addr().String()
			guests = append(guests, sit(ctx, l, uint64(i)))
		}
		for ; left > 0 && played(ctx, t, guests, 3); left-- {
			k := src.IntN(6)
			if left > *kills-2 {
				k = left % 2 * 3 // one of each kind at least
			}
			c.all[k].kill()
			killed[k]++
			wait(ctx, time.Duration(src.IntN(1500))*time.Millisecond)
			if src.IntN(3) == 0 {
				g.cut()
			}
			c.all[k].begin(t)
			t.Logf("%d s: killed %d, %d left", int(time.Since(began).Seconds()), k, left-1)
		}
		steps += checked(ctx, t, guests)
	}
	if left > 0 {
		t.Errorf("all games were over with %d servers still to be killed", left)
	}
	t.Logf("killed %v, three engines and three servers; %d steps were told", killed, steps)
}

// checked has guests play to the end of their games, and holds what each was told and answered against
// the log that is laid open; so many steps were told.
func checked(ctx context.Context, t *testing.T, guests []*guest.Table) (steps int) {
	t.Helper()
	for i, x := range guests {
		s := laid(ctx, t, x)
		steps += len(s.Steps)
		told := &referee.Told{Table: x.Link().Table, Seat: s.Seat, Commit: s.Commit, Begin: s.Begin, Past: s.Past, Steps: s.Steps, Heads: s.Heads, Answers: s.Answers, Notes: s.Notes}
		if err := referee.Check(s.Laid, titles.Refereed{}, told); err != nil {
			t.Errorf("guest %d: %d lines, %d steps, %d answers: %v", i, len(s.Laid), len(s.Steps), len(s.Answers), err)
		}
	}
	return steps
}

// played waits until guests have heard of so many steps more; it reports whether they did before
// their games were over. No guest may have been sent away.
func played(ctx context.Context, t *testing.T, guests []*guest.Table, n int) bool {
	steps := func() (n int) {
		for _, x := range guests {
			s, _ := x.State()
			n += len(s.Steps)
		}
		return n
	}
	for before := steps(); steps() < before+n; wait(ctx, 5*time.Millisecond) {
		for _, x := range guests {
			if s, _ := x.State(); s.Err != nil && ctx.Err() == nil {
				t.Fatalf("seat %d of %s: %d steps: %v", s.Seat, x.Link().Table, len(s.Steps), s.Err)
			}
		}
		if ctx.Err() != nil || allOver(guests) {
			return false
		}
	}
	return true
}

func allOver(guests []*guest.Table) bool {
	for _, x := range guests {
		if s, _ := x.State(); s.Position == nil || !s.Position.Result().Over() {
			return false
		}
	}
	return true
}

// wait lets others work.
func wait(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

// laid is what a guest has when the game is over and the log was laid open to it.
func laid(ctx context.Context, t *testing.T, x *guest.Table) guest.State {
	t.Helper()
	asked := false
	for {
		s, moved := x.State()
		if s.Err != nil {
			t.Fatalf("seat %d: %d steps: %v", s.Seat, len(s.Steps), s.Err)
		}
		if len(s.Laid) > 0 {
			return s
		}
		if !asked && s.Position != nil && s.Position.Result().Over() {
			asked = true
			x.AskJournal()
		}
		select {
		case <-moved:
		case <-ctx.Done():
			t.Fatalf("seat %d: %d steps, online %v, lost %v: the game does not end", s.Seat, len(s.Steps), s.Online, s.Lost)
		}
	}
}

// TestAnEngineThatTakesLittleIsRefused: an engine whose messages are too short for a table is
// refused in a sentence, and so is none.
func TestAnEngineThatTakesLittleIsRefused(t *testing.T) {
	s, err := natsserver.NewServer(&natsserver.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	defer s.Shutdown()
	defer func(was time.Duration) { startWait = was }(startWait)
	startWait = 0
	for log, want := range map[string]string{
		"":                   "option log",
		"nats://127.0.0.1:1": "127.0.0.1:1",
		s.ClientURL():        strconv.Itoa(stream.MostLine >> 20),
	} { // in any order: each is refused
		var errs bytes.Buffer
		if got := run(t.Context(), []string{"--log", log, "--addr", "127.0.0.1:0"}, io.Discard, &errs); got == 0 || !strings.Contains(errs.String(), want) {
			t.Errorf("%q: exit status %d, said %q; want a sentence with %q", log, got, errs.String(), want)
		}
	}
}
