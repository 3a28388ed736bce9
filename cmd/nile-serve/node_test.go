package main

import (
	"flag"
	"testing"
	"time"

	natsserver "github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"

	"sourceofthenile/cmd/nile-serve/stream"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/serve"
	"sourceofthenile/internal/titles"
)

// TestATableOfAnothersIsNotKeptOpen: a server that stood still between looking whose a table is and
// opening it drops it again, so that its guests go where it is played; those that it has stay.
func TestATableOfAnothersIsNotKeptOpen(t *testing.T) {
	s, err := natsserver.NewServer(&natsserver.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoLog: true, NoSigs: true, MaxPayload: 9 << 20})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	defer s.Shutdown()
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the engine does not begin")
	}
	ctx := t.Context()
	server := func(at string) *node {
		nc, err := nats.Connect(s.ClientURL())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(nc.Close)
		log, err := stream.Open(ctx, nc, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		holders, err := stream.Join(ctx, log, 1, at)
		if err != nil {
			t.Fatal(err)
		}
		h := host.New(log, titles.Refereed{}, host.Usual)
		t.Cleanup(h.Close)
		return &node{host: h, holders: holders, seen: newCounts()}
	}
	a, b := server("127.0.0.1:1"), server("127.0.0.1:2")
	begin := func() string {
		t.Helper()
		var options serve.Server
		fs := flag.NewFlagSet("serve", flag.ContinueOnError)
		options.Flags(fs)
		if err := fs.Parse([]string{"--new", "caravan:2"}); err != nil {
			t.Fatal(err)
		}
		begun, err := options.Openings()
		if err != nil {
			t.Fatal(err)
		}
		o := begun[0]
		nc, err := nats.Connect(s.ClientURL())
		if err != nil {
			t.Fatal(err)
		}
		defer nc.Close()
		log, err := stream.Open(ctx, nc, 1, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := serve.Invite(log, o, guest.Link{}); err != nil {
			t.Fatal(err)
		}
		return o.ID
	}
	mine, others := begin(), begin()
	for n, id := range map[*node]string{a: mine, b: others} { // in any order
		if at, err := n.holders.Hold(ctx, id); err != nil || at != "" {
			t.Fatalf("the table is held at %q (%v), want here", at, err)
		}
	}
	for _, id := range []string{mine, others} { // the second as if it had looked before the other took it
		if _, err := a.host.Table(id); err != nil {
			t.Fatal(err)
		}
	}
	a.tidy()
	if open := a.host.Open(); len(open) != 1 || open[0] != mine {
		t.Errorf("open are %v, want %v alone", open, mine)
	}
}
