package tell

import (
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// strengths and tempers are the computer players that can be chosen: by the names of
// game/nile/bots, the usual ones first.
var (
	strengths = []string{"easy", "keen", "strong"}
	tempers   = []string{"river", "coast", "trader", "glory"}
)

// Opponents are the computer players that can be chosen at the table.
func Opponents() (out menu.Opponents) {
	w := words.In(Words())
	for _, s := range strengths {
		out.Strengths = append(out.Strengths, menu.Opponent{Name: s, Label: w.Say("bot." + s), Note: w.Say("bot." + s + ".note")})
	}
	for _, f := range tempers {
		out.Tempers = append(out.Tempers, menu.Opponent{
			Name: f, Label: w.Say("temper." + f), Note: w.Say("temper." + f + ".note"), Who: w.Say("temper." + f + ".who"), Face: temperFaces[f],
		})
	}
	return out
}
