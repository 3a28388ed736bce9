package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/words"
)

// Finding is what a Quest has found when it is complete: a piece of the island's story (24.3).
func Finding(c box.Card) string { return phrase("finding.", c.Code()) }

// Foreword is the page before the game, paragraph by paragraph (24.1).
func Foreword() (out []string) {
	for _, of := range []string{"book", "congo", "charge", "island", "quests"} {
		out = append(out, words.Say("foreword."+of))
	}
	return out
}

// Closing is the last paragraph of a game, "" while it goes on.
func Closing(how island.Ending) string {
	if how == island.NotEnded {
		return ""
	}
	return words.Say("closing." + how.Name())
}

// Found are the Quests that are complete, seat by seat.
func Found(v island.View, seats int) (out []box.Card) {
	for s := range game.Seat(seats) {
		for _, q := range v.Chair(s).Quests {
			if q.Done {
				out = append(out, q.Card)
			}
		}
	}
	return out
}
