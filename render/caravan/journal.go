package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/words"
)

// Journal is what happened, round by round: of a seat what befell it and all, as
// it may be told that; of nobody what everybody may be told of all.
func (Game) Journal(story game.Story, s game.Seat) *keepsake.Journal {
	return keepsake.Retell(story, s, keepsake.Tale{
		Listen: func(now game.Position) func(e *game.Event) string {
			p := now.(*caravan.Position)
			players := p.Summary().Players
			return func(e *game.Event) string { return tell(p, players, s, e) }
		},
		Date:   func(turn int) string { return words.Say("date.round", "n", turn+1) },
		Sub:    func(turn int) string { return words.Say("journal.sub", "n", turn+1) },
		Writer: func(of game.Player) string { return words.Say("journal.writer", "who", of.Name, "n", of.Score) },
	})
}
