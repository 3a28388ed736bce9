package tell_test

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Where lines first speak of an explorer who is not called as the player is, the player stands behind the
// name, once; where the name is another's or the player's own, nothing does.
func TestTheFirstLineIntroduces(t *testing.T) {
	words.Use(tell.Words())
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Otto"}, {Name: "Ben", Colour: 1}}}
	v := afterADeath(t, s)
	who := tell.Explorer(v, 0)
	line := func(text string) tell.SinceLine { return tell.SinceLine{Line: tell.Line{Text: text}} }
	lines := []tell.SinceLine{line("A lake."), line(who + " sets out."), line("After him " + who + " is sick."), line("Ben waits.")}
	tell.Introduce(v, lines)
	for i, want := range []string{"A lake.", who + " (Otto) sets out.", "After him " + who + " is sick.", "Ben waits."} {
		if got := lines[i].Line.Text; got != want {
			t.Errorf("line %d reads %q, want %q", i, got, want)
		}
	}
}

// What is not told introduces nobody: of those lines that are left the first does.
func TestTheFirstLineThatIsToldIntroduces(t *testing.T) {
	words.Use(tell.Words())
	s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true, Players: []nile.Player{{Name: "Otto"}, {Name: "Ben", Colour: 1}}}
	v := afterADeath(t, s)
	who := tell.Explorer(v, 0)
	line := func(weight int, text string) tell.SinceLine {
		return tell.SinceLine{Own: true, Weight: weight, Line: tell.Line{Text: text}}
	}
	lines, left := tell.HeaviestEach([]tell.SinceLine{line(0, who+" sets out."), line(3, who+" is sick."), line(2, who+" is home.")}, 2)
	tell.Introduce(v, lines)
	if got, want := lines[0].Line.Text, who+" (Otto) is sick."; got != want || left != 1 {
		t.Errorf("with %d left out the first line reads %q, want %q with one", left, got, want)
	}
}

// afterADeath is a game in which the first player's explorer has a successor.
func afterADeath(t *testing.T, s nile.Settings) nile.View {
	t.Helper()
	for seed := range uint64(20) {
		table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		bot, err := bots.New("planner", seed)
		if err != nil {
			t.Fatal(err)
		}
		for !table.Over() {
			pos := table.Position().(*nile.Position)
			if v := pos.View(game.Nobody); v.Player(0).Explorers > 1 && v.Phase() == nile.ChoosingPace {
				return v
			}
			if _, err := table.Do(bot.Choose(pos.View(pos.ToMove()), table.Choices())); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody has a successor in twenty games")
	return nile.View{}
}
