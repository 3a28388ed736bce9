package bots

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// settings are those of a way among so many.
func settings(t testing.TB, way string, players int) box.Settings {
	t.Helper()
	s, ok := box.ParseWay(way)
	if s.Players = box.ForSeats(players).Players; !ok || s.Check() != nil {
		t.Fatalf("%s by %d is no game: %v", way, players, s.Check())
	}
	return s
}

// table is a game among bots of a kind, played to its end; seen is called before each
// command.
func table(t testing.TB, s box.Settings, seed uint64, kind string, seen func(tb *game.Table, s game.Seat)) *game.Table {
	t.Helper()
	tb, err := game.NewTable(island.Rules{}, s.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	var bots []Bot
	for i := range box.MostSeats {
		b, err := New(kind, seed*31+uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, b)
	}
	for !tb.Over() {
		s := tb.Acting().First()
		if seen != nil {
			seen(tb, s)
		}
		if _, err := tb.Do(bots[s].Choose(tb.Position(), s, tb.ChoicesOf(s))); err != nil {
			t.Fatalf("seed %d, command %d: %v", seed, tb.Len(), err)
		}
		if err := tb.Position().Sound(); err != nil {
			t.Fatalf("seed %d, command %d: %v", seed, tb.Len(), err)
		}
	}
	return tb
}

// won is how many games of each hundred are won.
func won(t testing.TB, way, kind string, players, games int) (n int) {
	t.Helper()
	for seed := range uint64(games) {
		if table(t, settings(t, way, players), seed, kind, nil).Position().Result().Ending == game.AllWon {
			n++
		}
	}
	return 100 * n / games
}

// Keen ones come home more often than easy ones, and these than chance, which never does.
func TestKeenBeatsEasyBeatsChance(t *testing.T) {
	for players := 1; players <= box.MostPlayers; players += 3 {
		keen, easy, random := won(t, "island", "keen", players, 120), won(t, "island", "easy", players, 120), won(t, "island", "random", players, 40)
		t.Logf("%d: keen %d, easy %d, random %d of 100", players, keen, easy, random)
		if keen < easy+5 || easy < random+3 || random > 0 {
			t.Errorf("%d players: keen %d, easy %d, random %d of 100 come home", players, keen, easy, random)
		}
	}
}

// A bot knows what its seat knows: of positions that look the same to it, it makes the
// same decision (28.5).
func TestBotsDoNotPeek(t *testing.T) {
	pick := game.NewRandom(3)
	for _, way := range []string{"island", "island:bc+west", "island:def"} {
		for players := 2; players <= box.MostPlayers; players++ {
			s := settings(t, way, players)
			s.Apart = players == 3
			table(t, s, uint64(players), "keen", func(tb *game.Table, seat game.Seat) {
				if pick.IntN(4) > 0 {
					return
				}
				own, _ := New("keen", 7)
				cs := tb.ChoicesOf(seat)
				want := own.Choose(tb.Position(), seat, cs)
				for range 3 {
					if got := own.Choose(tb.Position().Redeal(seat, pick.IntN), seat, cs); got != want {
						t.Fatalf("%s by %d, command %d: seat %d does %+v, and %+v when what it cannot see is dealt anew", way, players, tb.Len(), seat, want, got)
					}
				}
			})
		}
	}
}

// Every seat's veil is a position before every command, as are those of companions who play
// to win: they come to combats and Talks that chance hardly does.
func TestEveryVeilIsAPosition(t *testing.T) {
	for seed := range uint64(60) {
		way := []string{"island", "island+west", "island:abcdef"}[seed%3]
		table(t, settings(t, way, 1+int(seed)%4), seed, "keen", func(tb *game.Table, _ game.Seat) {
			for s := game.Nobody; int(s) < tb.Position().Seats(); s++ {
				if _, err := (island.Rules{}).Decode(tb.Position().Veil(s).Append(nil)); err != nil {
					t.Fatalf("%s, seed %d, command %d: seat %d's veil is read as %v, want a position", way, seed, tb.Len(), s, err)
				}
			}
		})
	}
}

// The same seed plays the same game.
func TestBotsDecideAlike(t *testing.T) {
	for _, k := range Kinds() {
		s := settings(t, "island", 3)
		if one, other := table(t, s, 7, k, nil).Hash(), table(t, s, 7, k, nil).Hash(); one != other {
			t.Errorf("%s: two games of one seed differ", k)
		}
	}
	if _, err := New("brave", 1); err == nil {
		t.Error("a bot that is none")
	}
}

// Every kind of event is told, and every card is played, in some hundred games (28.8).
func TestEverythingHappens(t *testing.T) {
	told, played, done := map[game.EventKind]bool{}, map[box.Card]bool{}, map[box.Card]bool{}
	lifted, ended := map[box.Card]bool{}, map[int8]bool{}
	takeIn := func(tb *game.Table) {
		for _, e := range tb.Events() {
			told[e.Kind] = true
			switch e.Kind {
			case island.Played:
				played[island.As[island.CardEvent](&e).Card] = true
			case island.Rolled:
				played[island.As[island.RolledEvent](&e).Card] = true
			case island.CurseBack:
				lifted[island.As[island.CardEvent](&e).Card] = true
			case island.QuestDone:
				done[island.As[island.QuestEvent](&e).Card] = true
			case island.EventEnded:
				ended[island.As[island.EventEvent](&e).Event] = true
			}
		}
	}
	for seed := range uint64(240) {
		s := settings(t, []string{"island", "island+west", "island:gentle+west", "island:bc"}[seed%4], 1+int(seed/4)%4)
		s.Apart = seed%24 == 4
		takeIn(table(t, s, seed, "keen", nil))
	}
	for c := box.RadioPart + 1; c < box.FirstQuest; c++ {
		if !played[c] {
			t.Errorf("%s is never played", c.Code())
		}
	}
	for c := box.FirstQuest; c < box.FirstCurse; c++ {
		if !done[c] {
			t.Errorf("%s is never finished", c.Code())
		}
	}
	for c := box.FirstCurse; c < box.Cards; c++ {
		if !lifted[c] {
			t.Errorf("%s is never ended", c.Code())
		}
	}
	for e := range int8(box.Events) {
		if !ended[e] {
			t.Errorf("%s never ends", box.Spawn(e).Code())
		}
	}
	for k := game.EventKind(1); island.EventName(k) != ""; k++ {
		switch k {
		case island.LaidReady, island.GaveTokens, island.Spoke, island.Breached, island.TextOpened, island.AdvanceRolled, island.GuestLeft, island.GuestJoined, island.WentOn:
			continue // of persons, and of other ways
		}
		if !told[k] {
			t.Errorf("%s is never told", island.EventName(k))
		}
	}
}

// No single plan carries a game: those who never fight, never trap, never talk come home less
// than two thirds as often (25.2).
func TestNoPlanCarriesAGame(t *testing.T) {
	usual := won(t, "island", "keen", 4, 150)
	for _, without := range []string{"keen-fights", "keen-traps", "keen-talks"} {
		if n := won(t, "island", without, 4, 150); 3*n >= 2*usual {
			t.Errorf("%s comes home %d times of a hundred, where %d are usual", without, n, usual)
		}
	}
}

// What is said is heeded: after each of the sentences somebody else does another thing, at some
// time, than after a breach that cost as much and said nothing.
func TestEverySentenceIsHeeded(t *testing.T) {
	var heeded [island.Sentences]bool
	for seed := uint64(0); seed < 60 && slices.Contains(heeded[:], false); seed++ {
		turns := 0
		table(t, settings(t, "island", 3), seed, "keen", func(tb *game.Table, s game.Seat) {
			v := tb.Position().(*island.Position).View(s)
			if step, _, _ := v.Asked(); step != island.Acting || v.Turn().Thoughts > 0 || v.Chair(s).Curses > 1 || turns > 12 {
				return
			}
			turns++
			silent := after(t, tb, s, game.Command{Seat: s, Kind: island.Breach, Target: int32(s)})
			for said := range island.Sentences {
				about := map[island.Sentence]int{island.LeaveToMe: int(seed) % foretell.Creatures, island.IHold: 2}[said]
				if said <= island.KeepFrom {
					about = int(v.Island().People[(s+1)%3].At)
				}
				heeded[said] = heeded[said] || !slices.Equal(silent, after(t, tb, s, game.Command{Seat: s, Kind: island.Speak, Item: int16(said), N: int32(v.SpeakN(said, max(0, about), game.Nobody))}))
			}
		})
	}
	for said, is := range heeded {
		if !is {
			t.Errorf("%q changes nothing", island.Sentence(said).Name())
		}
	}
}

// after is what the others do after a word of a seat, as far as that shows.
func after(t *testing.T, tb *game.Table, s game.Seat, word game.Command) (done []game.Command) {
	t.Helper()
	then, err := game.Replay(island.Rules{}, tb.Record())
	if err == nil {
		_, err = then.Do(word)
	}
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 40 && len(done) < 15 && !then.Over(); n++ {
		acting := then.Acting().First()
		keen, _ := New("keen", 1)
		c := keen.Choose(then.Position(), acting, then.ChoicesOf(acting))
		if _, err := then.Do(c); err != nil {
			t.Fatal(err)
		}
		if acting != s {
			done = append(done, c)
		}
	}
	return done
}
