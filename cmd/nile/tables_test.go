package main

import (
	"flag"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/host"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/serve"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// hostOf is a host of a new table of two, and its links.
func hostOf(t *testing.T, way string) (h *host.Host, links []guest.Link) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	log := &referee.Memory{}
	var s serve.Server
	fs := flag.NewFlagSet("serve", flag.ContinueOnError)
	s.Flags(fs)
	if err := fs.Parse([]string{"--new", way + ":2"}); err != nil {
		t.Fatal(err)
	}
	begun, err := s.Openings()
	if err != nil {
		t.Fatal(err)
	}
	if links, _, err = serve.Invite(log, begun[0], guest.Link{Host: l.Addr().String()}); err != nil {
		t.Fatal(err)
	}
	h = host.New(log, titles.Refereed{}, host.Usual)
	t.Cleanup(h.Close)
	go func() { _ = h.Serve(l) }()
	return h, links
}

// ticks runs the window until it is so.
func (w *window) ticks(t *testing.T, what string, is func() bool) {
	t.Helper()
	for end := time.Now().Add(time.Minute); !is(); {
		if time.Now().After(end) {
			t.Fatalf("it never comes to this: %s", what)
		}
		w.app.Tick(ui.Input{Now: w.app.Now()})
	}
}

// TestATableOfAnotherMachine: a seat is sat down at by its link, its file is its owner's alone,
// a command goes to the host and comes back; the list says whose turn it is, and with the host
// off the table is shown as it was heard last.
func TestATableOfAnotherMachine(t *testing.T) {
	h, links := hostOf(t, "caravan")
	w := windowIn(t, t.TempDir())
	joined := func(link string) error {
		t.Helper()
		var got error
		answered := false
		w.tables.Join(link, func(err error) { got, answered = err, true })
		w.ticks(t, "an answer", func() bool { return answered })
		return got
	}
	wrong := links[0]
	wrong.Token[3] ^= 1
	for said, link := range map[string]string{
		"join.no-link":         "http://somewhere/",
		"join.refused.no-seat": wrong.String(),
		"tables.lost.off":      strings.Replace(links[0].String(), links[0].Host, "127.0.0.1:1", 1),
	} { // in any order: none of them sits down
		if err := joined(link); err == nil || words.Err(err) != words.Say(said) {
			t.Errorf("%s is answered with %v, want %q", link, err, words.Say(said))
		}
	}
	for n, l := range links { // both sit here; nobody plays before the other has sat down
		if err := joined(l.String()); (err == nil || words.Err(err) != words.Say("tables.gathers")) && (err != nil || n == 0) {
			t.Fatalf("%s is answered with %v, want %q", l, err, words.Say("tables.gathers"))
		}
		w.shelf.Saving.Wait(time.Minute)
	}
	if w.sits == nil { // the page sits down as soon as all have
		w.app.Push(menu.NewJoin(w.program, links[0].String()))
		w.ticks(t, "all have sat down", func() bool { return w.sits != nil })
	}
	if n := len(w.sits.chairs); n != 2 || w.table != nil || w.play.Persons().Count() != 2 {
		t.Fatalf("%d seats, %d persons; want two of each", n, w.play.Persons().Count())
	}
	w.play.SitDown()
	done := false
	w.play.Command(w.play.Choices()[0].Command(0), func(ok bool) { done = ok })
	w.ticks(t, "a command is answered", func() bool { return done })
	steps := w.play.Len()
	if err := w.leave(); err != nil || w.sits != nil || w.play != nil {
		t.Fatalf("left with %v, a table %v", err, w.sits)
	}
	w.shelf.Saving.Wait(time.Minute)
	files, _ := filepath.Glob(filepath.Join(w.tables.folder().Dir, "*"))
	if len(files) != 2 {
		t.Fatalf("%d files, want one a seat: %v", len(files), files)
	}
	for _, f := range files {
		if info, err := os.Stat(f); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s may be read by others: %v %v", f, info.Mode(), err)
		}
	}
	w.tables.Look(func() {})
	w.ticks(t, "the list knows whose turn it is", func() bool { l := w.tables.List(); return len(l) == 1 && l[0].Mine })
	h.Close()
	w.ticks(t, "the list knows that the host is off", func() bool { return w.tables.List()[0].State == words.Say("tables.lost.off") })
	id := w.tables.List()[0].ID
	w.tables.Rest()
	w.tables.Open(id, func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	w.ticks(t, "it is shown as it was heard last", func() bool { return w.sits != nil })
	if _, lost := w.play.Lost(); !lost || w.play.Len() != steps {
		t.Errorf("lost %v, %d steps; want %d", lost, w.play.Len(), steps)
	}
	w.play.SitDown()
	w.play.Command(w.play.Choices()[0].Command(0), nil)
	if w.play.Failed == nil || words.Err(w.play.Failed) != words.Say("far.off") {
		t.Errorf("a command without a host is answered with %v", w.play.Failed)
	}
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	w.shelf.Saving.Wait(time.Minute)
	if err := w.tables.Forget(id); err != nil || len(w.tables.chairs()) != 0 {
		t.Errorf("%d seats are left (%v), want none", len(w.tables.chairs()), err)
	}
}

// TestOnceMoreAtAnotherMachine: whoever has played to the end at another machine's table sits down at
// the next one with all the seats that they had.
func TestOnceMoreAtAnotherMachine(t *testing.T) {
	_, links := hostOf(t, "caravan")
	w := windowIn(t, t.TempDir())
	for _, l := range links {
		answered := false
		w.tables.Join(l.String(), func(error) { answered = true })
		w.ticks(t, "an answer", func() bool { return answered })
		w.shelf.Saving.Wait(time.Minute)
	}
	if w.sits == nil {
		w.app.Push(menu.NewJoin(w.program, links[0].String()))
		w.ticks(t, "all have sat down", func() bool { return w.sits != nil })
	}
	src := game.NewRandom(4)
	w.ticks(t, "the game ends", func() bool {
		for _, c := range w.sits.chairs {
			if s, _ := c.guest.State(); s.Over() {
				return true
			} else if s.Waiting == 0 && s.Now.Acting.Has(s.Seat) {
				c.guest.Give([]game.Command{src.Choose(game.ChoicesOf(s.Position, s.Seat))}, nil)
			}
		}
		return false
	})
	was := w.sits
	for _, c := range was.chairs {
		c.guest.Say(wire.Note{Sort: wire.Again}, nil)
	}
	w.ticks(t, "there is another table", func() bool { now, _ := w.tables.Now(); return now.Next })
	w.tables.Next()
	w.ticks(t, "they sit at it", func() bool { return w.sits != nil && w.sits != was })
	if n := len(w.sits.chairs); n != len(links) || w.play.Over() {
		t.Errorf("%d seats at the next table, over %v; want %d, false", n, w.play.Over(), len(links))
	}
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	w.shelf.Saving.Wait(time.Minute)
}
