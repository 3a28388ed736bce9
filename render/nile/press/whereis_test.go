package press_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// played plays games with a bold company and shows every position of them with what has been told since the last.
func played(t *testing.T, look func(v nile.View, events []game.Event) (enough bool)) {
	t.Helper()
	words.Use(tell.Words())
	for seed := range uint64(20) {
		s := nile.Settings{Way: nile.Game2, PlaceForUs: true, Players: []nile.Player{{Name: "Otto"}, {Name: "Ben", Colour: 1}, {Name: "Cat", Colour: 2}}}
		table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := bots.New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; !table.Over() && i < 1500; i++ {
			pos := table.Position().(*nile.Position)
			if _, err := table.Do(bot.Choose(pos.View(pos.ToMove()), table.Choices())); err != nil {
				t.Fatal(err)
			}
			if look(table.Position().(*nile.Position).View(game.Nobody), table.EventsOf(table.Len()-1)) {
				return
			}
		}
	}
	t.Fatal("it never came about in twenty games")
}

// A prisoner is told of as one wherever the travellers are listed, with whose; and so is a successor who waits at home.
func TestTheListOfTravellersTellsOfPrisonersAndSuccessors(t *testing.T) {
	captive, heir := false, false
	played(t, func(v nile.View, _ []game.Event) bool {
		for s := range game.Seat(v.Seats()) {
			where, note := press.WhereIs(v, s), press.RaceNote(v, game.Nobody, s)
			if sh, out := v.Sheet(s); out && sh.Captive && v.Player(s).Where == nile.Africa {
				captive = true
				people, _ := v.Tribe(sh.At)
				for _, said := range []string{where, note} {
					if !strings.Contains(said, "risoner of "+tell.PeopleOf(people)) {
						t.Fatalf("of a prisoner of %s the list says %q", tell.PeopleOf(people), said)
					}
				}
			}
			if p := v.Player(s); p.Where == nile.Europe && p.Explorers > 1 {
				heir = true
				if !strings.Contains(where, "successor") {
					t.Fatalf("after a death the list says %q", where)
				}
			}
		}
		return captive && heir
	})
}

// What befell somebody is news by its name and with what it came to: what threatened is not told beside how it was
// borne, and no loss twice.
func TestAMisfortuneIsNewsByItsName(t *testing.T) {
	named := 0
	played(t, func(v nile.View, events []game.Event) bool {
		told := press.Tell(v, events, 20)
		for i, l := range told.Lines {
			if l.Kind != nile.DisasterStrikes && l.Kind != nile.Answered {
				continue
			}
			if !strings.HasPrefix(l.Line.Text, "With ") {
				t.Fatalf("news of a misfortune: %q", l.Line.Text)
			}
			for _, x := range told.Lines[i+1:] {
				if x.Kind == nile.Perished && strings.Contains(l.Line.Text, x.Line.Text) {
					t.Fatalf("%q is told with %q and again", x.Line.Text, l.Line.Text)
				}
			}
			named++
		}
		return named > 30
	})
}
