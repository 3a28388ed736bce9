package fargame

import (
	"net"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/wire"
	board "sourceofthenile/render/far"
	"sourceofthenile/render/menu"
)

// Where a table is.
const (
	here   = "here"
	later  = "that answers later"
	guests = "of a host"
)

// Rules and Bot implement referee.Titles.
func (of title) Rules(string) game.Rules { return of.screens.Rules() }

func (of title) Bot(_, bot string, _ uint64) (referee.Bot, error) {
	return of.screens.(menu.Botted).Bot(bot, of.seed)
}

// sitGuests hosts a table on this machine, and sits down on all its seats but those of
// computer players, who think there.
func sitGuests(t *testing.T, of title) *board.Table {
	t.Helper()
	at, err := of.screens.Rules().New(of.settings)
	if err != nil {
		t.Fatal(err)
	}
	o := referee.Opening{ID: "far", Game: of.screens.Rules().Name(), Settings: of.settings, Seed: of.seed}
	for s := range at.Seats() + 1 {
		o.Keys = append(o.Keys, referee.KeyOf(wire.Token{byte(s + 1)}))
	}
	o.Names = make([]string, at.Seats())
	log := &referee.Memory{}
	begun, err := referee.Begin(log, of, o)
	if err != nil {
		t.Fatal(err)
	}
	for s, who := range of.sitters {
		if who == "" {
			continue
		}
		if _, err := begun.Give(game.Seat(s), &wire.Give{ID: wire.ID{byte(s)}, All: []game.Command{{Seat: game.Seat(s), Kind: game.KindSit, Text: who}}}); err != nil {
			t.Fatal(err)
		}
	}
	h := host.New(log, of, host.Limits{Guests: 20, Commands: 100000})
	t.Cleanup(h.Close)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = h.Serve(l) }()
	var all []*guest.Table
	for s := range at.Seats() {
		if of.sitters != nil && of.sitters[s] != "" {
			continue
		}
		g := guest.Sit(guest.Link{Host: l.Addr().String(), Table: o.ID, Token: wire.Token{byte(s + 1)}}, of.Rules, true)
		go func() { _ = g.Run(t.Context()) }()
		all = append(all, g)
	}
	for _, g := range all {
		for s, moved := g.State(); s.Position == nil; s, moved = g.State() {
			<-moved
		}
	}
	return board.New(nil, all...)
}
