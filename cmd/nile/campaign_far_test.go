package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/guest"
	"sourceofthenile/internal/referee"
	"sourceofthenile/render/menu"
	"sourceofthenile/saves"
)

// club plays a campaign from several machines: seat 0 in a window that hosts it, each other one as a
// guest of it.
type club struct {
	t   *testing.T
	w   *window
	far map[game.Seat]*guest.Table
	bot referee.Bot
}

// sit has a guest sit down by a link.
func (c *club) sit(s game.Seat, l guest.Link) {
	c.t.Helper()
	g := guest.Sit(l, rulesOf, false)
	g.FirstWait = time.Millisecond
	go func() { _ = g.Run(c.t.Context()) }()
	c.w.ticks(c.t, "a guest hears how the table stands", func() bool { at, _ := g.State(); return at.Online && at.Position != nil })
	if at, _ := g.State(); at.Seat != s {
		c.t.Fatalf("the link opens seat %d, want %d", at.Seat, s)
	}
	c.far[s] = g
}

// between is who settles what is between two sittings, once all have heard that one is over.
func (c *club) between() (keeper game.Seat, ok bool) {
	next := func(p game.Position, s game.Seat) bool {
		return slices.ContainsFunc(game.ChoicesOf(p, s), func(x game.Choice) bool { return x.Kind == nile.NextSitting })
	}
	for s := range c.w.table.Acting().All() {
		if s == 0 {
			return s, next(c.w.play.Position(), 0) && !c.w.play.Waiting()
		}
		at, _ := c.far[s].State()
		return s, at.Waiting == 0 && next(at.Position, s)
	}
	return game.Nobody, false
}

// give has a seat give a command, and waits till the host's shelf has it.
func (c *club) give(s game.Seat, cmd game.Command) {
	c.t.Helper()
	n := c.w.table.Len()
	cmd.Seat = s
	if s == 0 {
		c.w.play.Command(cmd, nil)
	} else {
		c.far[s].Give([]game.Command{cmd}, func(_ int, err error) {
			if err != nil {
				c.t.Errorf("seat %d gives %v: %v", s, cmd, err)
			}
		})
	}
	c.w.ticks(c.t, "a command is carried out", func() bool { return c.w.table.Len() > n && !c.w.play.Waiting() })
}

// sitting plays until the sitting is over; who it falls to then.
func (c *club) sitting() (keeper game.Seat) {
	c.t.Helper()
	c.w.ticks(c.t, "the sitting ends", func() bool {
		for s, g := range c.far { // in any order: one acts at a time
			if at, _ := g.State(); at.Waiting == 0 && at.Now.Acting.Has(s) {
				cs := game.ChoicesOf(at.Position, s)
				if slices.ContainsFunc(cs, func(x game.Choice) bool { return x.Kind == nile.NextSitting }) {
					continue
				}
				g.Give([]game.Command{c.bot.Choose(at.Position, s, cs)}, nil)
			}
		}
		if cs := c.w.play.Choices(); len(cs) > 0 && c.w.play.Acting().Has(0) && !c.w.play.Waiting() {
			if !slices.ContainsFunc(cs, func(x game.Choice) bool { return x.Kind == nile.NextSitting }) {
				c.w.play.Command(c.bot.Choose(c.w.play.Position(), 0, cs), nil)
			}
		}
		var over bool
		keeper, over = c.between()
		return over
	})
	return keeper
}

// TestACampaignAtSeveralMachines: three sittings of a campaign that is hosted in a window, which is
// left and begun again between them. One joins, by a link that whoever lets them in has made; one
// renews theirs, and the host, who does not know it, lets them in all the same; one leaves and comes
// back; a seat is handed over, and the host makes its new person a link. Who looks on sees all of it.
func TestACampaignAtSeveralMachines(t *testing.T) {
	dir := t.TempDir()
	settings := nile.Settings{
		Name: "Two tables", Way: nile.Game2, Sitting: 2, Gentle: true,
		Players: []nile.Player{{Name: "Ada", Colour: 0, Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}},
	}
	bots, err := theNile.botted()
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.Bot("steady", 5)
	if err != nil {
		t.Fatal(err)
	}
	c := &club{t: t, w: windowIn(t, dir), far: map[game.Seat]*guest.Table{}, bot: bot}
	if err := c.w.begin(theNile, settings.Encode(), nil); err != nil {
		t.Fatal(err)
	}
	links := c.w.opens(t, game.Only(0))
	c.sit(1, links[1])

	keeper := c.sitting()
	c.give(keeper, game.Command{Kind: nile.SeatJoins, Target: 2, Text: "Dora"})
	dora := c.invite(keeper, 2)
	c.sit(2, dora)
	renewed := make(chan error, 1)
	c.far[2].Fresh()
	c.far[2].Renew(func(err error) { renewed <- err })
	if err := <-renewed; err != nil {
		t.Fatal(err)
	}
	c.give(keeper, game.Command{Kind: nile.NextSitting})
	if at, _ := c.far[1].State(); !slices.Equal(at.Names, []string{"Ada", "Ben", "Dora"}) {
		t.Errorf("at the table are %v", at.Names)
	}

	keeper = c.sitting()
	own := c.far[2].Link()
	links = c.restart(dir)
	if links[2] != (guest.Link{}) {
		t.Errorf("the host knows the link %v, which its player has made", links[2])
	}
	c.sit(1, links[1])
	own.Host = links[1].Host
	c.sit(2, own)
	leaves := game.Seat(1)
	c.give(keeper, game.Command{Kind: nile.SeatLeaves, Target: int32(leaves)})
	keeper, _ = c.between()
	c.give(keeper, game.Command{Kind: nile.HandOver, Target: 2, Text: "Emil"})
	if err := c.w.hosting.Renew(2); err != nil {
		t.Fatal(err)
	}
	c.w.ticks(t, "who had the seat is sent away", func() bool { at, _ := c.far[2].State(); return at.Err != nil })
	c.sit(2, c.w.links()[2])
	keeper, _ = c.between()
	c.give(keeper, game.Command{Kind: nile.NextSitting})

	keeper = c.sitting()
	c.give(keeper, game.Command{Kind: nile.SeatReturns, Target: int32(leaves)})
	onlooker := guest.Sit(c.w.links()[3], rulesOf, false)
	go func() { _ = onlooker.Run(t.Context()) }()
	var at guest.State
	c.w.ticks(t, "who looks on hears", func() bool { at, _ = onlooker.State(); return at.Position != nil })
	if v := at.Position.Summary(); !slices.Equal(v.Names(nil), []string{"Ada", "Ben", "Emil"}) {
		t.Errorf("who looks on sees %v", v.Names(nil))
	}
	if n := len(c.w.table.Sittings()); c.w.table.Len() == 0 || n == 0 {
		t.Errorf("the shelf has %d steps in %d parts", c.w.table.Len(), n)
	}
	c.w.hosting.shut()
}

// invite has the keeper make a link for who has joined: at the page of the table in the window, or as a
// guest.
func (c *club) invite(keeper, s game.Seat) (l guest.Link) {
	c.t.Helper()
	got := false
	if keeper == 0 {
		var now menu.TableNow
		c.w.ticks(c.t, "the table says who needs a link", func() bool {
			now, _ = c.w.tables.Now()
			return len(now.Seats) > int(s) && now.Seats[s].Joins
		})
		c.w.tables.Link(s, func(link string, err error) {
			if err == nil {
				l, err = guest.ParseLink(link)
			}
			if err != nil {
				c.t.Error(err)
			}
			got = true
		})
	} else {
		c.far[keeper].Invite(s, func(link guest.Link, err error) {
			c.w.app.Post(func() {
				if l, got = link, true; err != nil {
					c.t.Error(err)
				}
			})
		})
	}
	c.w.ticks(c.t, "there is a link", func() bool { return got })
	return l
}

// restart leaves the program, begins it anew on the folder, takes the campaign up and opens it again.
func (c *club) restart(dir string) []guest.Link {
	c.t.Helper()
	if err := c.w.leave(); err != nil {
		c.t.Fatal(err)
	}
	c.w.shelf.Saving.Wait(time.Minute)
	c.w.shelf.Rest(time.Minute)
	c.w = windowIn(c.t, dir)
	last, ok := c.w.shelf.Last()
	if !ok {
		c.t.Fatal("there is nothing to continue with")
	}
	if err := c.w.load(last.Path); err != nil {
		c.t.Fatal(err)
	}
	c.far = map[game.Seat]*guest.Table{}
	return c.w.opens(c.t, game.Only(0))
}

// TestAGameOfOlderRulesIsOpenedToOthers: what was told before its log began, which these rules cannot
// follow any more, is told to who sits down far away, as far as their seat may hear it.
func TestAGameOfOlderRulesIsOpenedToOthers(t *testing.T) {
	dir := t.TempDir()
	w := begun(t, dir)
	playHere(t, w, 60)
	rec := w.table.Record()
	rec.Version--
	data, err := saves.Encode(w.shelf.HeaderOf(w.table, "older"), rec)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "older"+saves.Extension)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := w.load(path); err != nil {
		t.Fatal(err)
	}
	past := w.table.Past()
	if past < 20 {
		t.Fatalf("%d events were told before, want 20 at least: the test needs a game of older rules", past)
	}
	playHere(t, w, 10)
	want := game.Told(w.table.Position(), 1, w.table.Events())
	links := w.opens(t, game.Only(0))
	if got := w.play.Past(); got != past || len(w.play.Events()) != len(want) {
		t.Errorf("here %d of %d events are from before, want %d of %d", got, len(w.play.Events()), past, len(want))
	}
	far := guest.Sit(links[1], rulesOf, false)
	go func() { _ = far.Run(t.Context()) }()
	var at guest.State
	w.ticks(t, "the other hears", func() bool { at, _ = far.State(); return at.Position != nil })
	told := slices.Clone(at.Past)
	for _, s := range at.Steps {
		told = append(told, s.Events...)
	}
	if !slices.EqualFunc(at.Past, want[:past], func(a, b game.Event) bool {
		return a.Kind == b.Kind && a.Seat == b.Seat && a.At == b.At && a.Args == b.Args
	}) || len(told) != len(want) {
		t.Errorf("who sits far away is told %d events, %d of them from before; want %d and %d", len(told), len(at.Past), len(want), past)
	}
	n := w.table.Len()
	w.ticks(t, "the game goes on", func() bool {
		if cs := w.play.Choices(); len(cs) > 0 && w.play.Acting().Has(0) && !w.play.Waiting() {
			w.play.Command(cs[0].Command(int(cs[0].Min)), nil)
		}
		if s, _ := far.State(); s.Waiting == 0 && s.Now.Acting.Has(1) {
			cs := game.ChoicesOf(s.Position, 1)
			far.Give([]game.Command{cs[0].Command(int(cs[0].Min))}, nil)
		}
		return w.table.Len() > n+5
	})
	w.hosting.shut()
}
