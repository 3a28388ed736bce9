package bots_test

import (
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
)

// table sets up a game between bots of a kind.
func table(t *testing.T, kind string, seed uint64, target int, who ...deck.Specialty) (*game.Table, []bots.Bot) {
	t.Helper()
	s := nile.Settings{Way: nile.Game1, Target: target, PlaceForUs: true, Gentle: true}
	var players []bots.Bot
	for i, k := range who {
		s.Players = append(s.Players, nile.Player{Name: k.String(), Colour: uint8(i), Specialty: k})
		b, err := bots.New(kind, seed+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		players = append(players, b)
	}
	table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	return table, players
}

// play has bots play at most so many commands, and shows each choice before it
// is made.
func play(t *testing.T, table *game.Table, players []bots.Bot, most int, show func(v nile.View, cs []game.Choice, cmd game.Command)) {
	t.Helper()
	for range most {
		if table.Over() {
			return
		}
		pos := table.Position().(*nile.Position)
		v, cs := pos.View(pos.ToMove()), table.Choices()
		cmd := players[v.Seat()].Choose(v, cs)
		if show != nil {
			show(v, cs, cmd)
		}
		if _, err := table.Do(cmd); err != nil {
			t.Fatalf("command %d: %+v is refused: %v", table.Len(), cmd, err)
		}
	}
}

func TestBotsPlayWhatIsOfferedAndRepeatThemselves(t *testing.T) {
	for _, kind := range bots.Names() {
		most := 4000
		if kind == "random" {
			most = 1500
		}
		var hashes [2]string
		for i := range hashes {
			table, players := table(t, kind, 7, 25, deck.Missionary, deck.Journalist)
			play(t, table, players, most, nil)
			hashes[i] = table.Hash()
			if kind == "steady" && !table.Over() {
				t.Errorf("steady players do not end a game to 25 points in %d commands", most)
			}
		}
		if hashes[0] != hashes[1] {
			t.Errorf("%s: the same seed makes two games", kind)
		}
	}
}

// Any strength goes with any temper, and with no other.
func TestStrengthsAndTempers(t *testing.T) {
	for _, kind := range []string{"easy", "keen", "strong"} {
		for _, how := range []string{"river", "coast", "trader", "glory"} {
			if b, err := bots.New(kind+"-"+how, 1); err != nil || b == nil || !bots.Known(kind+"-"+how) {
				t.Errorf("%s-%s: %v", kind, how, err)
			}
		}
	}
	for _, bad := range []string{"keen-", "keen-mild", "-river", "random-river", "steady-"} {
		if _, err := bots.New(bad, 1); err == nil || bots.Known(bad) {
			t.Errorf("there is a bot called %q", bad)
		}
	}
}

func TestNoBotByAnotherName(t *testing.T) {
	if b, err := bots.New("clever", 1); err == nil || b != nil {
		t.Errorf("got %v, %v", b, err)
	}
}

func TestSteadyNamesAtMostThreeThingsAnAccount(t *testing.T) {
	table, players := table(t, "steady", 3, 50, deck.Explorer, deck.Doctor)
	named, most, in := 0, 0, 0
	play(t, table, players, 4000, func(_ nile.View, _ []game.Choice, cmd game.Command) {
		switch cmd.Kind {
		case nile.NameFeature:
			named++
			in++
			most = max(most, in)
		case nile.EndPublishing:
			in = 0
		}
	})
	if named == 0 || most > 3 {
		t.Errorf("%d things are named, %d in one account; want some, and 3 at most", named, most)
	}
}

func TestSteadyGoesUpRiversByCanoeAndLeavesThem(t *testing.T) {
	sailed, walked := 0, 0
	for seed := uint64(1); seed <= 20 && (sailed == 0 || walked == 0); seed++ {
		table, players := table(t, "steady", seed, 75, deck.Explorer, deck.Doctor)
		play(t, table, players, 4000, func(v nile.View, _ []game.Choice, cmd game.Command) {
			sh, _ := v.Sheet(v.Seat())
			switch {
			case cmd.Kind == nile.Sail && nile.Mode(cmd.Target) == nile.ByCanoe:
				sailed++
			case cmd.Kind == nile.ChangeMode && sh.Mode == nile.ByCanoe:
				walked++
			}
		})
	}
	if sailed == 0 || walked == 0 {
		t.Errorf("%d parties set out by canoe, %d went on on foot", sailed, walked)
	}
}

// Whoever has nobody left and is advised to go on is told what that comes to, and how far home
// is; nobody else is.
func TestAdviceToWhoeverIsAlone(t *testing.T) {
	alone, others := 0, 0
	for seed := uint64(1); alone < 3 && seed < 40; seed++ {
		table, players := table(t, "keen", seed, 75, deck.Missionary, deck.Journalist)
		play(t, table, players, 3000, func(v nile.View, cs []game.Choice, _ game.Command) {
			sh, _ := v.Sheet(v.Seat())
			if v.Phase() != nile.ChoosingPace || sh.People > 1 && others > 20 {
				return
			}
			a, ok := bots.NewAdviser().Advise(v, cs)
			switch goesOn := sh.People == 1 && a.Aim != hexmap.None; {
			case !ok:
			case goesOn && (a.Alone == nil || a.Alone.Dies <= 0 || a.Alone.Dies >= 1 || a.Alone.Home < 0):
				t.Errorf("seed %d, command %d: advised to go on for %d months alone, told %+v", seed, table.Len(), a.Months, a.Alone)
			case !goesOn && a.Alone != nil:
				t.Errorf("seed %d, command %d: %d people, going to %d: told %+v", seed, table.Len(), sh.People, a.Aim, *a.Alone)
			case goesOn:
				alone++
			default:
				others++
			}
		})
	}
	if alone == 0 || others == 0 {
		t.Errorf("%d times alone, %d times not", alone, others)
	}
}

// Whoever sets out is sent no farther than the food lasts, there and back, wherever anything is to be had so near.
func TestAdviceKeepsToTheFood(t *testing.T) {
	within, farther := 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		table, players := table(t, "keen", seed, 75, deck.Missionary, deck.Journalist)
		play(t, table, players, 900, func(v nile.View, cs []game.Choice, _ game.Command) {
			sh, _ := v.Sheet(v.Seat())
			if _, port := v.AtHome(); !port || v.Phase() != nile.ChoosingPace {
				return
			}
			a, ok := bots.NewAdviser().Advise(v, cs)
			switch {
			case !ok || a.Aim == hexmap.None:
			case float64(a.Months) <= sh.Turns+0.5:
				within++
			default:
				farther++
			}
		})
	}
	t.Logf("%d within the food, %d beyond it", within, farther)
	if within < 2*farther {
		t.Errorf("of %d who set out %d are sent farther than their food lasts", within+farther, farther)
	}
}
