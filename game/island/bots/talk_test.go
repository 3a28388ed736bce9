package bots

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
)

// Whoever asks for Radio Parts is brought them, by a companion who has some, and one who gives nothing is not sat down
// with twice in a turn in which nothing has come to either hand since (17.5).
func TestATalkIsForSomething(t *testing.T) {
	const person = game.Seat(0)
	brought, talks := 0, 0
	for seed := range uint64(40) {
		tb, err := game.NewTable(island.Rules{}, settings(t, "island", 3).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		keen, _ := New("keen", seed)
		since, asked, last := 0, -9, -1 // commands that changed a hand; the round in which was asked; what since was at the last Talk
		for n := 0; n < 600 && !tb.Over(); n++ {
			s := tb.Acting().First()
			v := tb.Position().(*island.Position).View(s)
			cmd := keen.Choose(tb.Position(), s, tb.ChoicesOf(s))
			step, mover, _ := v.Asked()
			mine, _ := v.Hand(s)
			parts, called := int(mine[box.RadioPart]), false
			if at, _ := v.Boat(); at > 0 {
				called = true
			}
			switch {
			case s == person && step == island.Talking:
				cmd = game.Command{Seat: s, Kind: island.Done}
			case s == person && step == island.Acting && v.Chair(s).Curses == 0:
				cmd = game.Command{Seat: s, Kind: island.Speak, Item: int16(island.BringRadio), N: int32(v.SpeakN(island.BringRadio, 0, game.Nobody))}
				asked = v.Round()
			case step == island.Acting && cmd.Kind == island.Talk && game.Seat(cmd.Target) == person:
				if talks++; since == last {
					t.Fatalf("seed %d, command %d: seat %d sits down again, and nothing has changed", seed, n, s)
				}
				last = since
			case step == island.Talking && s == mover && v.About() == int(person) && asked >= v.Round()-1 && parts > 0 && parts < partsNeeded && !called:
				his, _ := v.Hand(person)
				if his[box.RadioPart] >= partsNeeded {
					break
				}
				if cmd.Kind != island.Give {
					t.Fatalf("seed %d, command %d: asked for Radio Parts seat %d, which has %d, does %s", seed, n, s, parts, island.KindName(cmd.Kind))
				}
				brought++
			}
			if step != island.Talking && cmd.Kind != island.Talk && cmd.Kind != island.Think || cmd.Kind == island.Give {
				since++
			}
			if _, err := tb.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
	}
	if brought < 10 || talks < 20 {
		t.Errorf("in %d Talks %d Radio Parts are brought", talks, brought)
	}
}
