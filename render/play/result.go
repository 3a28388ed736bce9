package play

import (
	"sourceofthenile/game"
	"sourceofthenile/render/words"
)

// Result says how a game has ended: who has won, alone or with others, or that
// all have won or lost together; "" while it is played.
func Result(s game.Summary) string {
	var who []string
	for i, p := range s.Players {
		if s.Result.Winners.Has(game.Seat(i)) {
			who = append(who, p.Name)
		}
	}
	switch {
	case s.Result.Ending == game.AllWon:
		return words.Say("result.all-won")
	case s.Result.Ending == game.AllLost:
		return words.Say("result.all-lost")
	case len(who) == 1:
		return words.Say("result.won", "who", who[0])
	case len(who) > 1:
		return words.Say("result.shared", "who", words.List(who))
	}
	return ""
}
