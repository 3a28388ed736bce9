package tell

import (
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// tempers are those of the computer players that can be chosen, by the names of game/nile/bots.
var tempers = []string{"river", "coast", "trader", "glory"}

// Opponents are the computer players that can be chosen at the table.
func Opponents() (out menu.Opponents) {
	w := words.In(Words())
	out.Strengths = menu.Levels(w, bots.Names())
	for _, f := range tempers {
		out.Tempers = append(out.Tempers, menu.Opponent{
			Name: f, Label: w.Say("temper." + f), Note: w.Say("temper." + f + ".note"), Who: w.Say("temper." + f + ".who"), Face: temperFaces[f],
		})
	}
	return out
}
