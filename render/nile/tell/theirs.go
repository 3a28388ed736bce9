package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// theirsNear is within how many hexes of a thing a people lives that has a name for it.
const theirsNear = 2

// Theirs is what the people that live nearest call a river, a lake, a peak or a waterfall, and who they are; ""
// where the viewing seat knows of nobody near. The name is the same whenever it is asked for; the rules know nothing
// of it (22.7): a player writes it or not.
func Theirs(v nile.View, f nile.Feature, at hexmap.ID) (name, who string) {
	best, far := nile.TribeView{}, theirsNear+1
	for _, t := range v.Tribes() {
		if d := v.Map().Distance(t.At, at); t.Strength > 0 && d < far {
			best, far = t, d
		}
	}
	if far > theirsNear {
		return "", ""
	}
	own := peopleNames().name(best.Name*31 + uint32(at)*5 + uint32(f))
	return words.Say("naming.theirs."+f.Name(), "name", own), words.Sentence(PeopleOf(best))
}
