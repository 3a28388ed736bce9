package tell

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/sound"
)

func TestEventsAndTheirSounds(t *testing.T) {
	die := []game.Roll{{Of: 6, Got: 3}}
	for _, k := range []struct {
		what   string
		events []game.Event
		want   []sound.Sound
	}{
		{"a march into the blank", []game.Event{
			{Kind: nile.FoundWay, Rolls: die},
			{Kind: nile.Moved},
			{Kind: nile.CardDrawn},
			{Kind: nile.Mapped},
			{Kind: nile.CardDrawn},
			{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverRises)}},
		}, []sound.Sound{sound.Dice, sound.Step, sound.Card, sound.Crayon}},
		{"dry country", []game.Event{{Kind: nile.RiverMapped, Rolls: die, Args: [6]int32{0, 0, int32(nile.NoRiverHere)}}}, nil},
		{"a river", []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{0, 4, int32(nile.SaltLake)}}}, []sound.Sound{sound.Water}},
		{"set-up", []game.Event{{Kind: nile.GameBegan}, {Kind: nile.OrderRolled, Rolls: die}, {Kind: nile.Bought}}, nil},
		{"a fight", []game.Event{
			{Kind: nile.Received, Rolls: die}, {Kind: nile.BattleJoined}, {Kind: nile.Volley, Rolls: die, Args: [6]int32{2}},
		}, []sound.Sound{sound.Dice, sound.Drum, sound.Shot}},
		{"their attack", []game.Event{{Kind: nile.Volley, Rolls: die, Args: [6]int32{1}}}, nil},
		{"the same twice", []game.Event{{Kind: nile.HexPublished}, {Kind: nile.HexPublished}, {Kind: nile.Account}}, []sound.Sound{sound.Stamp}},
		{"something with no dice", []game.Event{{Kind: nile.Ate}, {Kind: nile.Noted}}, nil},
		{"something thrown for that nobody thought of", []game.Event{{Kind: nile.Defeated, Rolls: die}}, []sound.Sound{sound.Dice}},
	} {
		if got := Sounds(k.events); !slices.Equal(got, k.want) {
			t.Errorf("%s sounds as %v, want %v", k.what, got, k.want)
		}
	}
}

// Every sound but the page is made by something that happens.
func TestEverySoundIsHeard(t *testing.T) {
	var heard [sound.Sounds]bool
	for _, s := range soundOf { // in any order: each is noted by itself
		heard[s] = true
	}
	heard[sound.Dice] = len(Sounds([]game.Event{{Kind: nile.Parleyed, Rolls: []game.Roll{{Of: 6, Got: 1}}}})) == 1
	for s := range sound.Sounds {
		if !heard[s] {
			t.Errorf("nothing makes the sound of the %s", s)
		}
	}
}
