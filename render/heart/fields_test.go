package heart

import (
	"slices"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// until plays with hands past the screen until a question comes up that fits, and looks at it then.
func until(t *testing.T, r *room, p *play.Play, h *hands, fit func(step heart.Step, v heart.View, choices []game.Choice) bool) {
	t.Helper()
	table := local.Of(p)
	for !p.Over() {
		s := table.Acting().First()
		v := table.Position().(*heart.Position).View(s)
		if step, _, _ := v.Asked(); fit(step, v, table.ChoicesOf(s)) {
			r.Key(ebiten.KeyF24) // the commands came past the screen
			r.Wait(2 * desk.GuardTime)
			if r.Has(words.Say("hand.pass")) {
				r.Key(ebiten.KeySpace)
				r.Wait(2 * desk.GuardTime)
			}
			return
		}
		if !local.Do(p, h.bot.Choose(table.Position(), s, table.ChoicesOf(s))) {
			t.Fatal(p.Failed)
		}
	}
	t.Fatal("the question does not come up")
}

// A number that is typed is the number that Enter takes: the field has the keyboard from the first.
func TestANumberIsTyped(t *testing.T) {
	table := newGame(t, 3, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	until(t, r, p, newHands(t, 9, false), func(step heart.Step, _ heart.View, choices []game.Choice) bool {
		return step == heart.GivingItems && choices[0].Min <= 3 && choices[0].Max >= 3
	})
	before := table.Len()
	r.Key(ebiten.Key3)
	r.Key(ebiten.KeyEnter)
	r.Wait(0.1)
	if table.Len() != before+1 {
		t.Fatalf("%d commands after 3 and Enter, want %d", table.Len(), before+1)
	}
	if e := table.EventsOf(before)[0]; e.Kind != heart.Decided || told.AsDecided(&e) != heart.GiveItems || e.Args[3] != 3 {
		t.Errorf("%d of the Items are Food, want the 3 that were typed", e.Args[3])
	}
}

// A find is named by typing and Enter; blanks are no name, and it is said so.
func TestRule13_AFindIsNamed(t *testing.T) {
	table := newGame(t, 2, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 9, false)
	until(t, r, p, h, func(step heart.Step, _ heart.View, _ []game.Choice) bool { return step == heart.NamingFind })
	before := table.Len()
	find := table.Position().(*heart.Position).View(0).About()
	r.Type("   ")
	r.Wait(0.1)
	r.Want(words.Say("do.call-find.blank"))
	r.Key(ebiten.KeyEnter)
	r.Wait(0.1)
	if table.Len() != before {
		t.Fatal("a name of blanks is taken")
	}
	r.Type("Ruhe")
	r.Key(ebiten.KeyEnter)
	r.Wait(0.1)
	if got := table.Position().(*heart.Position).View(0).FindName(box.Chit(find)); table.Len() != before+1 || got != "Ruhe" {
		t.Errorf("%d commands, and the find is called %q, want %q", table.Len()-before, got, "Ruhe")
	}
}

// A Port is taken by one click, on the chart or on its name there, and taken back by one.
func TestRule4_2_APortTakesOneClick(t *testing.T) {
	table := newGame(t, 2, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	if !local.Do(p, table.Choices()[0].Command(0)) {
		t.Fatal(p.Failed)
	}
	r.Key(ebiten.KeyF24) // the command came past the screen
	r.Wait(2 * desk.GuardTime)
	i := slices.IndexFunc(r.List.Items, func(it ui.Item) bool { return it.Text == "Zanzibar" && it.Rect.Right() < 640 })
	if i < 0 {
		t.Fatal("Zanzibar is not named on the chart")
	}
	was, at := table.Len(), r.List.Items[i].Rect.Centre()
	r.ClickAt(at)
	r.Wait(0.1)
	if got := table.Len(); got != was+1 {
		t.Fatalf("%d commands after a click on a Port's name, want %d", got, was+1)
	}
	if r.ByKeys("board/take-port-2-0"); table.Len() != was+2 {
		t.Fatalf("%d commands after both have a Port, want %d", table.Len(), was+2)
	}
	was++
	r.Wait(2 * desk.GuardTime)
	r.Want("Take back Cape Town") // it is theirs who is asked for a Patron now
	if r.ByKeys("board/take-back"); table.Len() != was {
		t.Errorf("%d commands after it was taken back, want %d", table.Len(), was)
	}
}

// A wrong click on a Patron is taken back by one, while the next is asked for theirs and after all have
// one; a Patron whom somebody chose who does not sit here is not.
func TestRule4_2_APatronIsTakenBack(t *testing.T) {
	table := newGame(t, 2, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	took := 0
	for took < 2 {
		step, s, _ := table.Position().(*heart.Position).View(game.Nobody).Asked()
		if !local.Do(p, table.Choices()[0].Command(0)) {
			t.Fatal(p.Failed)
		}
		r.Key(ebiten.KeyF24) // the command came past the screen
		r.Wait(2 * desk.GuardTime)
		if step != heart.ChoosingPatron {
			continue
		}
		took++
		was := table.Len()
		if r.ByKeys("board/take-back"); table.Len() != was-1 {
			t.Fatalf("%d commands after the Patron of seat %d was taken back, want %d", table.Len(), s, was-1)
		}
		if step, asked, _ := table.Position().(*heart.Position).View(game.Nobody).Asked(); step != heart.ChoosingPatron || asked != s {
			t.Errorf("seat %d is asked for %s, want %d for a Patron", asked, step.Name(), s)
		}
		if !local.Do(p, table.Choices()[1].Command(0)) {
			t.Fatal(p.Failed)
		}
		r.Key(ebiten.KeyF24)
		r.Wait(2 * desk.GuardTime)
	}
}

// Where somebody plays alone, the outfitter's first question stands whole at 1280 by 800, for every Patron, with what takes
// the Patron back beside the name.
func TestRule4_2_ThePatronIsTakenBackBesideTheName(t *testing.T) {
	for patron := range int(box.Patrons) {
		table := newGame(t, 1, 9)
		r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
		for step := heart.Step(0); step != heart.Outfitting; step, _, _ = table.Position().(*heart.Position).View(game.Nobody).Asked() {
			all := table.Choices()
			if !local.Do(p, all[min(patron, len(all)-1)].Command(0)) {
				t.Fatal(p.Failed)
			}
		}
		r.Key(ebiten.KeyF24)
		r.Wait(2 * desk.GuardTime)
		back := false
		for i := range r.List.Targets {
			at := &r.List.Targets[i]
			back = back || at.ID == "board/take-back"
			if at.Label != "" && at.Rect.H-at.Rect.Intersect(at.Clip).H > 1 {
				t.Errorf("Patron %d: %q is not seen whole", patron, at.Label)
			}
		}
		if !back {
			t.Errorf("Patron %d: nothing takes him back", patron)
		}
	}
}

// A wrong click on a shelf is taken back by one, while the next is asked for theirs, by whoever sits at this
// machine; the question says that a click buys, and who is next.
func TestRule4_3_ALotIsTakenBack(t *testing.T) {
	table := newGame(t, 3, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 9, false)
	until(t, r, p, h, func(step heart.Step, _ heart.View, _ []game.Choice) bool { return step == heart.Outfitting })
	_, s, _ := table.Position().(*heart.Position).View(game.Nobody).Asked()
	was := table.Len()
	if r.ByKeys("board/buy-0-" + strconv.Itoa(int(box.Pickax))); table.Len() != was+1 {
		t.Fatalf("%d commands after a click on a shelf, want %d", table.Len(), was+1)
	}
	r.Wait(2 * desk.GuardTime)
	r.Want("Take back")
	r.Want("Then ")
	if r.ByKeys("board/take-back"); table.Len() != was {
		t.Fatalf("%d commands after it was taken back, want %d", table.Len(), was)
	}
	v := table.Position().(*heart.Position).View(game.Nobody)
	if _, asked, _ := v.Asked(); asked != s || v.Has(s, box.Pickax) != 0 {
		t.Errorf("seat %d is asked, with %d pickaxes, want %d with none", asked, v.Has(s, box.Pickax), s)
	}
}

// The button of a list says which lot its click buys, and the rest follows by itself.
func TestRule4_3_AListSaysWhatItBuysNow(t *testing.T) {
	table := newGame(t, 2, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	until(t, r, p, newHands(t, 9, false), func(step heart.Step, v heart.View, _ []game.Choice) bool { return step == heart.Outfitting })
	s, was := table.Acting().First(), table.Len()
	lot, _ := table.Position().(*heart.Position).View(s).Wanted(s, box.AllRounder)
	r.Want("the " + tell.Lot(lot) + " first")
	r.Want(" has ") // why one of them is proposed
	r.ByKeys("board/" + board.BuyAll + "-" + box.AllRounder.Name())
	r.Wait(2 * desk.GuardTime)
	if n := table.Len() - was; n != 1 {
		t.Errorf("%d lots are bought at once, want 1", n)
	}
	if !local.Do(p, table.ChoicesOf(1 - s)[0].Command(0)) {
		t.Fatal(p.Failed)
	}
	r.Key(ebiten.KeyF24) // the command came past the screen
	if r.Wait(4 * desk.GuardTime); table.Len() < was+3 {
		t.Errorf("%d lots in all after the other’s turn, want the next of the list", table.Len()-was)
	}
}

// Where a step farther off would lose what is placed, it is said where it is offered.
func TestRule10_5_WhatAStepAwayLosesIsSaid(t *testing.T) {
	table := newGame(t, 2, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	until(t, r, p, newHands(t, 9, false), func(step heart.Step, v heart.View, choices []game.Choice) bool {
		return step == heart.PlacingChit && slices.ContainsFunc(choices, func(ch game.Choice) bool {
			at := box.Slot(ch.Target)
			return ch.Kind == heart.Place && v.InReach(ch.Seat, at) && v.LostByAStep(ch.Seat, at)
		})
	})
	lookAt(r)
	r.Want(words.Phrase("do.place.brink"))
}

// The same question twice running does not look unanswered: the second says that the first is, and what came
// of it.
func TestTheSameQuestionAgainSaysSo(t *testing.T) {
	table := newGame(t, 3, 17)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	h := newHands(t, 3, false)
	var step heart.Step
	var seat game.Seat
	seen, again := 0, words.Say("ask.again.bare")[:9]
	for n := 0; !p.Over() && n < 700 && seen < 2; n++ {
		v := table.Position().(*heart.Position).View(game.Nobody)
		now, s, _ := v.Asked()
		apart := now != heart.ChoosingPort && now != heart.ChoosingPatron && now != heart.Outfitting && now != heart.Marching && now != heart.Stepping
		if r.Wait(2 * desk.GuardTime); n > 0 && !waits(r) && !r.Has(words.Say("hand.pass")) && !r.Has(ui.Unmarked(words.Say("paper.away"))) && r.Has(again) != (apart && now == step && s == seat) {
			t.Fatalf("command %d: seat %d is asked for %s after seat %d for %s: it says so: %v", n, s, now.Name(), seat, step.Name(), r.Has(again))
		} else if r.Has(again) {
			seen++
		}
		step, seat = now, s
		h.play(t, r, p)
	}
	if seen == 0 {
		t.Error("nobody is asked the same twice running")
	}
}

// The field of a name has the keyboard again after a page that lay over it, however that was opened and
// closed, and after a click beside it: what is typed then is the name, and sets nothing off.
func TestRule13_TheNameIsTypedAfterAPage(t *testing.T) {
	table := newGame(t, 2, 9)
	r, p := sit(t, uitest.Size{W: 1280, H: 800, Text: 100}, table)
	until(t, r, p, newHands(t, 9, false), func(step heart.Step, _ heart.View, _ []game.Choice) bool { return step == heart.NamingFind })
	beside := func() {
		r.ClickAt(r.List.Items[slices.IndexFunc(r.List.Items, func(it ui.Item) bool { return it.Text == "What it is" })].Rect.Centre())
	}
	name, find := "", box.Chit(table.Position().(*heart.Position).View(0).About())
	for i, away := range []func(){
		beside,
		func() { r.Click("Close") },
		func() { r.Key(ebiten.KeyEscape); r.Key(ebiten.KeyEscape) },
		func() { r.Click("Close"); beside() },
	} {
		if i > 0 {
			r.Push(menu.NewRules(Game{}, ""))
			r.Wait(2 * desk.GuardTime)
			r.Type("source")
			r.Wait(0.1)
		}
		away()
		r.Wait(2 * desk.GuardTime)
		if r.List.Focus != "board/find-name" {
			t.Errorf("%d: %q has the keyboard", i, r.List.Focus)
		}
		r.Type("r") // which shows the points where nothing is written
		r.Wait(0.1)
		name += "r"
		r.Want(name)
	}
	r.Type("'s") // which is printed as the apostrophe it is
	r.Wait(0.1)
	r.Key(ebiten.KeyEnter)
	r.Wait(0.1)
	if got := table.Position().(*heart.Position).View(0).FindName(find); got != name+"’s" {
		t.Errorf("the find is called %q, want %q", got, name+"’s")
	}
}
