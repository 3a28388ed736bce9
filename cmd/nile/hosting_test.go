package main

import (
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	islandbox "sourceofthenile/game/island/box"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
)

// opens has the game shown be open to others, with these seats here.
func (w *window) opens(t *testing.T, here game.Seats, terms ...menu.Terms) []guest.Link {
	t.Helper()
	done := false
	w.hosting.Open(here, append(terms, menu.Terms{})[0], func(err error) {
		if err != nil {
			t.Fatal(err)
		}
		done = true
	})
	w.ticks(t, "it is open", func() bool { return done })
	return w.links()
}

// links are those of the game that is open, a seat each, and that of those who look on.
func (w *window) links() (out []guest.Link) {
	for s := range game.Seat(w.table.Position().Seats()) {
		l, _ := w.hosting.open.link(s, "127.0.0.1")
		out = append(out, l)
	}
	l, _ := w.hosting.open.link(game.Nobody, "127.0.0.1")
	return append(out, l)
}

// TestAGameIsOpenedToOthersAndClosed: a game that is under way goes on with one here and one
// far, what the far one does is kept on the shelf, closed it is played here as before, and
// opened again the same links open the same seats.
func TestAGameIsOpenedToOthersAndClosed(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	playHere(t, w, 30)
	was := w.table.Len()
	links := w.opens(t, game.Only(0))
	if w.table == nil || w.play.Persons() != game.Only(0) || w.play.Len() == 0 || local.Of(w.play) != nil {
		t.Fatalf("persons here %b, %d steps", w.play.Persons(), w.play.Len())
	}
	far := guest.Sit(links[1], rulesOf, false)
	go func() { _ = far.Run(t.Context()) }()
	turns := func(until int) {
		t.Helper()
		bots, err := theNile.botted()
		if err != nil {
			t.Fatal(err)
		}
		b, err := bots.Bot("steady", 5)
		if err != nil {
			t.Fatal(err)
		}
		w.ticks(t, "both play", func() bool {
			if w.table.Len() >= until && !w.play.Waiting() {
				return true
			}
			if w.play.Acting().Has(0) && !w.play.Waiting() && w.sits.calls() == "" { // what is heard may be a step ahead of what is shown
				t.Errorf("after %d steps nobody is called to their turn", w.table.Len())
				return true
			}
			if cs := w.play.Choices(); len(cs) > 0 && w.play.Acting().Has(0) && !w.play.Waiting() {
				w.play.Command(b.Choose(w.play.Position(), 0, cs), nil)
			}
			if s, _ := far.State(); s.Position != nil && s.Waiting == 0 && s.Now.Acting.Has(1) {
				far.Give([]game.Command{b.Choose(s.Position, 1, game.ChoicesOf(s.Position, 1))}, nil)
			}
			return false
		})
	}
	turns(was + 60)
	id, _ := w.shelf.Playing()
	w.hosting.Close()
	if w.sits != nil || local.Of(w.play) != w.table || w.table.Len() < was+60 {
		t.Fatalf("closed with %d steps, want %d at least", w.table.Len(), was+60)
	}
	n := w.table.Len()
	playHere(t, w, 5)
	if again := w.opens(t, game.Only(0)); again[1].Token != links[1].Token || again[1].Table != links[1].Table {
		t.Errorf("opened again the link is %v, want %v", again[1], links[1])
	}
	far = guest.Sit(links[1], rulesOf, false)
	if again := w.hosting.open.port; links[1].Host != "127.0.0.1:"+again {
		l := links[1]
		l.Host = "127.0.0.1:" + again
		far = guest.Sit(l, rulesOf, false)
	}
	go func() { _ = far.Run(t.Context()) }()
	turns(n + 30)
	if err := w.leave(); err != nil {
		t.Fatal(err)
	}
	w.shelf.Saving.Wait(time.Minute)
	last, ok := w.shelf.Last()
	if !ok || last.ID != id {
		t.Fatalf("Continue takes up %q, want %q", last.ID, id)
	}
	g, err := w.shelf.Read(last.Path)
	if err != nil || g.Table.Len() < n+30 {
		t.Errorf("%d steps are kept (%v), want %d at least", g.Table.Len(), err, n+30)
	}
}

// TestWhatGuestsWereToldIsNotUntold: the program ends before the shelf has followed: opened again
// the game stands where its guests were told that it stood.
func TestWhatGuestsWereToldIsNotUntold(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	playHere(t, w, 30)
	before := killed(t, w) // as the shelf stood then
	w.opens(t, game.Everyone(2))
	w.play.SitDown()
	n := w.table.Len()
	w.play.Command(w.play.Choices()[0].Command(0), nil)
	w.ticks(t, "a command is carried out", func() bool { return w.table.Len() > n })
	hash := w.table.Hash()
	w.hosting.shut()
	in := before.hosting.folder()
	files, err := w.hosting.folder().OnDisk().ReadDir(w.hosting.folder().Dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if data, err := w.hosting.folder().ReadSmall(f.Name(), 1<<22); err == nil && len(data) > 0 {
			if err := in.WriteSmall(f.Name(), data); err != nil {
				t.Fatal(err)
			}
		}
	}
	last, _ := before.shelf.Last()
	if err := before.load(last.Path); err != nil {
		t.Fatal(err)
	}
	before.opens(t, game.Everyone(2))
	if before.table.Hash() != hash {
		t.Errorf("%d steps, want the %d that were told", before.table.Len(), n+1)
	}
}

// TestAnotherGameIsTakenUpWhileOneIsOpen: it is closed first, and kept as it stood.
func TestAnotherGameIsTakenUpWhileOneIsOpen(t *testing.T) {
	w := begun(t, t.TempDir())
	playHere(t, w, 20)
	w.opens(t, game.Everyone(2))
	w.play.SitDown()
	n := w.table.Len()
	w.play.Command(w.play.Choices()[0].Command(0), nil)
	w.ticks(t, "a command is carried out", func() bool { return w.table.Len() > n })
	id, _ := w.shelf.Playing()
	s, err := titles.NileSettings("game1", 2, 75)
	if err != nil {
		t.Fatal(err)
	}
	if err := w.begin(theNile, s.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	if now, _ := w.shelf.Playing(); now == id || w.hosting.open != nil || w.table.Len() > 1 || local.Of(w.play) != w.table {
		t.Fatalf("open %v, %d steps: want a new game at this machine", w.hosting.open != nil, w.table.Len())
	}
	w.shelf.Saving.Wait(time.Minute)
	w.shelf.Rest(time.Minute)
	list, err := w.shelf.Dir.List()
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for _, e := range list {
		if e.Header.ID == id {
			g, err := w.shelf.Read(e.Path)
			if err != nil {
				t.Fatal(err)
			}
			most = max(most, g.Table.Len())
		}
	}
	if most != n+1 {
		t.Errorf("%d steps are kept of the game that was open, want %d", most, n+1)
	}
}

// TestWhatIsAgreedOnAtAHostedTable: the clock, what happens at nought, holidays and talk that were
// chosen are what a guest is told; where the game wants silence nothing can be said, whatever was
// chosen; and a guest can be told of its turns.
func TestWhatIsAgreedOnAtAHostedTable(t *testing.T) {
	for _, x := range []struct {
		name  string
		of    *title
		begin []byte
		words wire.Words
	}{
		{"a game", theNile, nil, wire.FreeText},
		{"a silent one", theIsland, islandbox.ForSeats(2).Encode(), wire.Silent},
	} {
		t.Run(x.name, func(t *testing.T) {
			w := windowIn(t, t.TempDir())
			if x.begin == nil {
				s, err := titles.NileSettings("game1", 2, 75)
				if err != nil {
					t.Fatal(err)
				}
				x.begin = s.Encode()
			}
			if err := w.begin(x.of, x.begin, nil); err != nil {
				t.Fatal(err)
			}
			if got, want := w.hosting.Silent(), x.words == wire.Silent; got != want {
				t.Errorf("it wants silence: %v, want %v", got, want)
			}
			links := w.opens(t, game.Only(0), menu.Terms{Turn: 24 * time.Hour, AtZero: int(wire.Computer), Holidays: 3, Free: true})
			far := guest.Sit(links[1], rulesOf, false)
			go func() { _ = far.Run(t.Context()) }()
			w.ticks(t, "the other is told", func() bool { s, _ := far.State(); return s.Position != nil })
			s, _ := far.State()
			if want := (wire.Clock{Each: 86_400_000, Most: 86_400_000, Holidays: 3, End: wire.Computer, Bot: x.of.Bots()[0]}); s.Clock != want || s.Words != x.words {
				t.Errorf("agreed are %+v, words %d, want %+v, words %d", s.Clock, s.Words, want, x.words)
			}
			acting := s.Now.Acting.First()
			if got := s.Now.Times; len(got) != 2 || !got[acting].Runs || got[acting].Left <= 0 || got[acting].Left > 86_400_000 {
				t.Errorf("the clocks stand at %+v, want that of seat %d to run, with a day at most", got, acting)
			}
			why := make(chan string, 1)
			if far.Remind("http://192.0.2.1/hook", func(s string) { why <- s }); <-why != "" {
				t.Error("no hook is taken")
			}
			w.hosting.shut()
		})
	}
}

// TestOnceMoreAtAHostedTable: when a hosted game is over and both would play once more, the host's
// window begins another on its shelf, the far one sits down at it by its token, and closed and opened
// again it has the same links.
func TestOnceMoreAtAHostedTable(t *testing.T) {
	w := windowIn(t, t.TempDir())
	if err := w.begin(theCaravan, caravan.ForSeats(2, 2, caravan.Desert).Encode(), nil); err != nil {
		t.Fatal(err)
	}
	links := w.opens(t, game.Only(0))
	first, _ := w.shelf.Playing()
	src := game.NewRandom(3)
	far := guest.Sit(links[1], rulesOf, false)
	go func() { _ = far.Run(t.Context()) }()
	both := func(what string, until func() bool) {
		t.Helper()
		w.ticks(t, what, func() bool {
			if until() {
				return true
			}
			if cs := w.play.Choices(); len(cs) > 0 && w.play.Acting().Has(0) && !w.play.Waiting() {
				w.play.Command(src.Choose(cs), nil)
			}
			if s, _ := far.State(); s.Position != nil && s.Waiting == 0 && s.Now.Acting.Has(1) {
				far.Give([]game.Command{src.Choose(game.ChoicesOf(s.Position, 1))}, nil)
			}
			return false
		})
	}
	both("the game ends", func() bool { // for the shelf, for who sits here, and far away
		s, _ := far.State()
		now, _ := w.tables.Now()
		return w.table.Over() && now.Over && s.Position != nil && s.Position.Result().Over()
	})
	if got := w.sits.calls(); got != "" {
		t.Errorf("after the end whoever sits here is called: %q", got)
	}
	if now, ok := w.tables.Now(); !ok || !now.Over || now.Next {
		t.Fatalf("at its end the table offers %+v, want to play once more", now)
	}
	w.tables.Do(menu.SayAgain, 0, "", func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	far.Say(wire.Note{Sort: wire.Again}, nil)
	w.ticks(t, "there is another table", func() bool { now, _ := w.tables.Now(); return now.Next })
	w.tables.Next()
	w.ticks(t, "the host sits down", func() bool { return w.sits != nil && !w.play.Over() })
	if id, _ := w.shelf.Playing(); id == first || w.table.Over() || w.play.Over() {
		t.Fatalf("the shelf has %q, over %v, want another game than %q", id, w.table.Over(), first)
	}
	s, _ := far.State()
	l := links[1]
	l.Table = nextOf(&s)
	far = guest.Sit(l, rulesOf, false)
	go func() { _ = far.Run(t.Context()) }()
	both("both play", func() bool { return w.table.Len() > 6 })
	w.hosting.Close()
	if w.sits != nil || w.table.Len() < 6 {
		t.Fatalf("closed with %d steps, want 6 at least", w.table.Len())
	}
	if again := w.opens(t, game.Only(0)); again[1].Token != l.Token || again[1].Table != l.Table {
		t.Errorf("opened again the link is %v, want %v", again[1], l)
	}
	w.hosting.shut()
}
