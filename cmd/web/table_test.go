package main

import (
	"context"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/browser"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/nile/hands"
)

// theTable: a Game I of three at a host's table, to its end, one of them in the page that the host serves,
// by mouse and keys. The page is loaded anew in mid-game. What it gives stands in the host's log as it
// was chosen, and it shows who has won.
func theTable(t *testing.T, b *browser.Browser, dir string) {
	settings := nile.Settings{
		Way: nile.Game1, Target: 25, PlaceForUs: true, Gentle: true,
		Players: []nile.Player{{Name: "Ann", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}, {Name: "Cleo", Colour: 2, Specialty: deck.Botanist}},
	}
	log := &referee.Memory{}
	o := referee.Opening{ID: "camels", Game: nile.Rules{}.Name(), Settings: settings.Encode(), Seed: 61, Names: []string{"Ann", "Ben", "Cleo"}, Words: wire.SetPhrases}
	for s := range 4 {
		o.Keys = append(o.Keys, referee.KeyOf(wire.Token{byte(s + 1)}))
	}
	at, err := referee.Begin(log, titles.Refereed{}, o)
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(log, titles.Refereed{}, host.Usual)
	defer h.Close()
	h.Show(os.DirFS(dir), "")
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = h.Serve(l) }()
	if at, err = h.Table(o.ID); err != nil {
		t.Fatal(err)
	}
	link := func(s int) guest.Link {
		return guest.Link{Host: l.Addr().String(), Table: o.ID, Token: wire.Token{byte(s + 1)}}
	}
	for s := 1; s < 3; s++ {
		g := guest.Sit(link(s), titles.Refereed{}.Rules, false)
		go func() { _ = g.Run(t.Context()) }()
		go plays(t.Context(), t, g)
	}
	p := b.Open(t, "about:blank", 1280, 800, 1, false)
	w := &window{t: t, p: p, ratio: 1}
	t.Cleanup(func() { obeyed(t, p) })
	sits := func() {
		p.Go(t, "about:blank")
		p.Go(t, strings.Replace(link(0).String(), "#", "?trace#", 1)) // the seat’s own link, as one gets it
		ready(t, p)
		r := &trace{p: p}
		w.press()
		browser.Until(t, "the page sits at the table", func() bool { return r.has("scene table") || r.has("screen ") })
	}
	sits()
	record := func() (rec *game.Record, mine, over bool) {
		ended, acting := at.Over()
		rec, err := at.Record()
		if err != nil {
			t.Fatal(err)
		}
		return rec, acting.Has(0), ended
	}
	var d *hands.Driver
	turns, anew := 0, false
	for end := time.Now().Add(20 * time.Minute); ; {
		rec, mine, over := record()
		if over {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("the game does not end: %d commands", len(rec.Log))
		}
		if !mine {
			time.Sleep(10 * time.Millisecond) // the others play
			continue
		}
		table := replayed(t, rec)
		if d == nil {
			d = hands.New(t, w, table)
		}
		d.Table = table
		for turns++; d.Table.Acting().Has(0) && !d.Table.Over(); {
			d.Step()
			if d.Table.CommandAt(d.Table.Len()-1).Kind == nile.NameFeature { // the hands write all names together
				continue
			}
			for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
				rec, _, _ := record()
				if d.Table.Record().LeadsTo(rec) {
					break
				}
				if rec.Hash == d.Table.Hash() { // by other commands: a number is typed figure by figure
					d.Table = replayed(t, rec)
					break
				}
				if time.Now().After(end) {
					shot(t, p, "table-stuck")
					t.Fatalf("the host has %d commands, want the %d of the page, the last of which is %+v\n%s", len(rec.Log), d.Table.Len(), d.Table.CommandAt(d.Table.Len()-1), hands.Tail(w))
				}
			}
		}
		if turns == 12 && !anew {
			anew = true
			sits()
			d.Sit(w)
		}
	}
	d.SeatDown() // the paper with the news
	d.Want("victory")
	shot(t, p, "table-end")
	rec, _, _ := record()
	t.Logf("%d commands, %d turns of the page", len(rec.Log), turns)
	p.Close(t)
}

// replayed is a game as a record has it.
func replayed(t *testing.T, rec *game.Record) *game.Table {
	t.Helper()
	table, err := game.Replay(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// plays has a computer player play a seat to the end of the game.
func plays(ctx context.Context, t *testing.T, g *guest.Table) {
	bot, err := titles.Refereed{}.Bot(nile.Rules{}.Name(), "steady", 5)
	if err != nil {
		t.Error(err)
		return
	}
	for {
		s, moved := g.State()
		if s.Position != nil && s.Over() {
			return
		}
		if s.Position != nil && s.Waiting == 0 && s.Now.Acting.Has(s.Seat) {
			g.Give([]game.Command{bot.Choose(s.Position, s.Seat, game.ChoicesOf(s.Position, s.Seat))}, nil)
			continue
		}
		select {
		case <-moved:
		case <-ctx.Done():
			return
		}
	}
}
