package nile

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
)

func testSettings(n, target int) Settings {
	s := Settings{Way: Game1, Target: target, PlaceForUs: true}
	for i := range n {
		s.Players = append(s.Players, Player{Name: fmt.Sprintf("Player %c", 'A'+i), Colour: uint8(i), Specialty: deck.Specialty(i)})
	}
	return s
}

func TestRandomGamesStaySound(t *testing.T) {
	for seed := range uint64(30) {
		tab, err := game.NewTable(Rules{}, testSettings(1+int(seed%6), 75).Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 1))
		pos := tab.Position().(*Position)
		for k := 0; k < 4000 && !tab.Over(); k++ {
			cs := tab.Choices()
			if len(cs) == 0 {
				t.Fatalf("seed %d: no choice at command %d in step %v", seed, k, pos.top())
			}
			c := cs[rng.IntN(len(cs))]
			n := int(c.Min) + rng.IntN(int(c.Max-c.Min)+1)
			if _, err := tab.Do(c.Command(n)); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if err := pos.Sound(); err != nil {
				t.Fatalf("seed %d command %d %+v: %v", seed, k, c, err)
			}
		}
		if err := pos.SoundAll(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		mapped := 0
		for i := range pos.hexes {
			if !pos.hexes[i].Printed && pos.hexes[i].Terrain != 0 {
				mapped++
			}
		}
		t.Logf("seed %d: turn %d, %d commands, %d mapped, points %d", seed, pos.turn, tab.Len(), mapped, pos.players[0].Points)
	}
}
