package island

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A word before all is answered by the computer companions, in what they make of it, and by nobody else; it takes
// no more than the page of it, and what says it (17.2).
func TestRule17_2_ComputerCompanionsAnswerAWord(t *testing.T) {
	table := newGame(t, "island", 3, 4)
	driven(t, table, island.Acting)
	me := table.Acting().First()
	p := local.New(table, play.Host{Bots: Game{}.Bot})
	p.Take((me+1)%3, "keen")
	p.Take((me+2)%3, "random")
	p.SitAs(me)
	r := newRoom(t, usual, Game{}.Table(p))
	r.Wait(2 * desk.GuardTime)
	at := p.Position().(*island.Position).View(me).Bound(me)
	r.ByKeys("board/say")
	r.ByKeys("board/speak")
	for range 30 {
		r.Wait(0.3)
	}
	said := slices.IndexFunc(p.Events(), func(e game.Event) bool { return e.Kind == island.Spoke })
	if said < 0 {
		t.Fatal("nothing was said")
	}
	if x := island.As[island.SpokeEvent](&p.Events()[said]); x.Sentence != island.IGoTo || int(x.About) != int(at) {
		t.Errorf("said is %d about %d, want to go to %d, where one is bound", x.Sentence, x.About, at)
	}
	sum := p.Position().Summary()
	r.Want(words.Say("said.deaf", "list", sum.Players[(me+2)%3].Name, "n", 1))
	if want := sum.Players[(me+1)%3].Name + ", till the end of the next round: rather no fight at"; !r.Has(want) {
		t.Errorf("%q is not answered: %q", want, strings.Join(r.List.Texts(), " "))
	}
}

// What is said begins at a place that one may be bound for, and not where one stands; that one stays can be said all the same (17.2).
func TestRule17_2_OneCanSayThatOneStays(t *testing.T) {
	r, p := speaking(t, 2, 3)
	v := p.Position().(*island.Position).View(p.Seat())
	here := v.Chair(p.Seat()).Person.At
	says := func(at box.Place) string { return words.Say("say.words", "words", tell.Aloud(island.IGoTo, int(at))) }
	if r.Has(says(here)) {
		t.Errorf("it begins where one stands: %q", r.List.Texts())
	}
	r.Want(says(v.Bound(p.Seat())))
	r.ByKeys("board/" + tell.Site(here))
	r.Wait(0.1)
	r.Want(says(here))
}

// What two Curses do to the hand stands there before a word is said, with its rule; and what is written stands there whole,
// however long it is (17.2, 7.5).
func TestRule17_2_WhatAWordCostsIsSaidBefore(t *testing.T) {
	for _, z := range []uitest.Size{usual, {W: 1280, H: 800, Text: 100}, {W: 2560, H: 1440, Text: 100}} {
		r, p := speakingAt(t, z, 2, 3)
		v := p.Position().(*island.Position).View(p.Seat())
		chair := v.Chair(p.Seat())
		if said := strings.Join(r.List.Texts(), " "); !strings.Contains(said, "fill two places in your hand") || !strings.Contains(said, box.RuleHand) {
			t.Errorf("%v: it does not say that Curses take places of the hand (%d of %d): %q", z, chair.Cards, chair.Limit, said)
		}
		uitest.Check(t, r.List)
		thought := strings.Repeat("a long thought ", 8)
		r.Type(thought[:box.MostThought])
		r.Wait(0.1)
		if want := "And: “" + strings.TrimSpace(thought[:box.MostThought]); !strings.Contains(said(r.List), want) {
			t.Errorf("%v: the thought is not there whole: %q", z, said(r.List))
		}
	}
}
