package tell

import (
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// strengths and faces are the computer players that can be chosen: by the names of
// game/nile/bots, the usual ones first, and the faces of their tempers.
var (
	strengths   = []string{"easy", "keen", "strong"}
	temperFaces = []struct {
		temper string
		face   engraving.Subject
	}{{"river", "face/river"}, {"coast", "face/coast"}, {"trader", "face/trader"}, {"glory", "face/glory"}}
)

// Opponents are the computer players that can be chosen at the table.
func Opponents() (out menu.Opponents) {
	w := words.In(Words())
	for _, s := range strengths {
		out.Strengths = append(out.Strengths, menu.Opponent{Name: s, Label: w.Say("bot." + s), Note: w.Say("bot." + s + ".note")})
	}
	for _, f := range temperFaces {
		out.Tempers = append(out.Tempers, menu.Opponent{
			Name: f.temper, Label: w.Say("temper." + f.temper), Note: w.Say("temper." + f.temper + ".note"), Who: w.Say("temper." + f.temper + ".who"), Face: f.face,
		})
	}
	return out
}
