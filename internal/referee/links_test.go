package referee

import (
	"encoding/hex"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/wire"
)

// linkTo has a seat be opened by a token.
func linkTo(s game.Seat, token wire.Token) wire.Note {
	key := KeyOf(token)
	return wire.Note{Sort: wire.Link, N: int64(s), Text: hex.EncodeToString(key[:])}
}

// opens holds what a token opens against what it should.
func opens(t *testing.T, tab *Table, token wire.Token, want game.Seat, ok bool) {
	t.Helper()
	if s, got := tab.SeatOf(token); got != ok || ok && s != want {
		t.Fatalf("the token %x opens seat %d (%v), want %d (%v)", token[:2], s, got, want, ok)
	}
}

// TestALinkIsRenewed: a seat may have itself be opened by another token, no other's; who keeps the
// table may any, and those who look on. The one of before opens nothing from then on, in a table that
// is read again neither, and in the next game.
func TestALinkIsRenewed(t *testing.T) {
	s := sit(t, wire.Clock{}, wire.SetPhrases)
	was, _ := tokens(3)
	s.say(0, linkTo(0, wire.Token{100}), "")
	s.say(0, linkTo(1, wire.Token{101}), "not-yours")
	s.say(0, linkTo(game.Nobody, wire.Token{101}), "not-yours")
	s.say(0, wire.Note{Sort: wire.Link, N: 0, Text: "beef"}, "no-link")
	must(t, s.Link(2, KeyOf(wire.Token{102})))
	must(t, s.Link(game.Nobody, KeyOf(wire.Token{103})))
	for _, none := range []game.Seat{3, 100, -2} {
		if err := s.Link(none, KeyOf(wire.Token{104})); err == nil {
			t.Errorf("a link for seat %d: got no error, want that there is none", none)
		}
	}
	held := func() {
		t.Helper()
		opens(t, s.Table, wire.Token{100}, 0, true)
		opens(t, s.Table, was[1], 1, true)
		opens(t, s.Table, wire.Token{102}, 2, true)
		opens(t, s.Table, wire.Token{103}, game.Nobody, true)
		for _, old := range []wire.Token{was[0], was[2], was[3], {101}, {}} {
			opens(t, s.Table, old, game.Nobody, false)
		}
		if s.Opens(KeyOf(was[0]), 0) || !s.Opens(KeyOf(wire.Token{100}), 0) || s.Opens(KeyOf(wire.Token{100}), 1) {
			t.Error("seat 0 is not opened by its own new token alone")
		}
	}
	held()
	s.again()
	held()
	for over, _ := s.Over(); !over; over, _ = s.Over() {
		s.play(1)
	}
	id, err := s.another(s.now.UnixMilli())
	must(t, err)
	s.Table, err = Load(s.log, games{}, id)
	must(t, err)
	held()
}

// campaign is a campaign whose sittings are of one turn, with the three of other openings.
func campaign() Opening {
	o := opening(nile.Rules{}.Name(), 7)
	o.Settings = nile.Settings{
		Way: nile.Game2, Gentle: true, Sitting: 1,
		Players: []nile.Player{{Name: "Ann", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}, {Name: "Cleo", Colour: 2, Specialty: deck.Doctor}},
	}.Encode()
	o.Clock = wire.Clock{Each: 1000, Most: 1000, Holidays: 3}
	return o
}

// TestWhoJoinsACampaignIsLetIn: between two sittings somebody joins. Whoever lets them in gives their
// seat a link, nobody else may, and not once the newcomer has begun; they hear the whole game, play,
// and are called by their name. A seat that is handed over is called by its new name too.
func TestWhoJoinsACampaignIsLetIn(t *testing.T) {
	log := &Memory{}
	tab, err := Begin(log, games{}, campaign())
	must(t, err)
	s := &sitting{Table: tab, t: t, log: log}
	src := game.NewRandom(4)
	random := func() {
		t.Helper()
		cs := s.table.Choices()
		s.give(cs[0].Seat, wire.Give{All: []game.Command{src.Choose(cs)}}, "")
	}
	pos := func() *nile.Position { return s.table.Position().(*nile.Position) }
	between := func() bool {
		return slices.ContainsFunc(s.table.Choices(), func(c game.Choice) bool { return c.Kind == nile.NextSitting })
	}
	for n := 0; !between(); n++ {
		if n > 3000 {
			t.Fatal("the first sitting does not end")
		}
		random()
	}
	keeper, none := pos().Joined()
	if none != 0 {
		t.Fatalf("before anybody has joined seats %b have", none)
	}
	k := slices.IndexFunc(s.table.Choices(), func(c game.Choice) bool { return c.Kind == nile.SeatJoins })
	join := s.table.Choices()[k].Command(0)
	join.Text = "Dora"
	s.give(keeper, wire.Give{All: []game.Command{join, {Seat: keeper, Kind: nile.HandOver, Target: 1, Text: "Berta"}}}, "")
	other := (keeper + 1) % 3
	dora := wire.Token{100}
	s.say(other, linkTo(3, dora), "not-yours")
	s.say(keeper, linkTo(other, dora), "not-yours")
	if tab.hears(other) != len(tab.serials)-2 {
		t.Fatalf("another has heard %d of %d steps, want all but the last two, which can be taken back", tab.hears(other), len(tab.serials))
	}
	s.say(keeper, linkTo(3, dora), "")
	s.give(keeper, wire.Give{All: []game.Command{{Seat: keeper, Kind: game.KindUndo}}}, "not-back")
	opens(t, s.Table, dora, 3, true)
	if got := s.Welcome(3).Names; !slices.Equal(got, []string{"Ann", "Berta", "Cleo", "Dora"}) {
		t.Fatalf("at the table are %v", got)
	}
	g := &guest{t: t, seat: 3}
	g.ear, err = s.Listen(3, &wire.Hello{})
	must(t, err)
	g.hear(nile.Rules{})
	s.give(keeper, wire.Give{All: []game.Command{{Seat: keeper, Kind: nile.NextSitting}}}, "")
	g.hear(nile.Rules{})
	if len(g.log) != s.hears(3) || len(g.log) == 0 {
		t.Fatalf("who has joined has heard %d steps, want %d", len(g.log), s.hears(3))
	}
	for n := 0; ; n++ {
		if _, all := pos().Joined(); all == 0 {
			break
		}
		if n > 6000 {
			t.Fatal("who has joined never plays")
		}
		random()
	}
	g.hear(nile.Rules{})
	if by, _ := pos().Joined(); by == 3 {
		t.Fatal("the newcomer lets people in: the test needs another")
	}
	s.say(keeper, linkTo(3, wire.Token{101}), "not-yours")
	s.say(3, linkTo(3, wire.Token{101}), "")
	fresh, err := Load(log, games{}, s.ID())
	must(t, err)
	opens(t, fresh, wire.Token{101}, 3, true)
	opens(t, fresh, dora, game.Nobody, false)
}

// TestWhoKnowsMoreIsNotToldLess: a referee that stood still, while another has taken the table up and
// gone on, is asked by a guest who has heard of that: it looks into the log before it tells anything.
// What was gone back behind by consent is told as gone.
func TestWhoKnowsMoreIsNotToldLess(t *testing.T) {
	s := sit(t, wire.Clock{}, wire.SetPhrases)
	s.play(6)
	late, err := Load(s.log, games{}, s.ID())
	must(t, err)
	s.play(6)
	s.say(0, wire.Note{Sort: wire.Phrase, N: 1}, "")
	n := s.hears(0)
	if n <= late.hears(0) {
		t.Fatalf("the other has heard %d steps, want less than %d", late.hears(0), n)
	}
	hello := &wire.Hello{Have: n, Last: s.serials[n-1], Notes: len(s.notes)}
	ear, err := late.Listen(0, hello)
	must(t, err)
	m, err := ear.Hear()
	must(t, err)
	if m.From != n || len(m.Steps) > 0 || m.Head != s.head || m.Begin != nil {
		t.Errorf("who has heard %d steps is told that from step %d on %d others come, want nothing new", n, m.From, len(m.Steps))
	}
	to := s.serials[3]
	for seat, sort := range []wire.Sort{wire.Back, wire.Agree, wire.Agree} {
		s.say(game.Seat(seat), wire.Note{Sort: sort, N: to}, "")
	}
	ear, err = s.Listen(0, hello)
	must(t, err)
	if m, err = ear.Hear(); err != nil || m.Begin == nil || len(m.Steps) != 4 {
		t.Errorf("after all have gone back %+v is told (%v), want the four steps that are left", m, err)
	}
}
