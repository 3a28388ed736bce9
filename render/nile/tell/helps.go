package tell

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// Helps is one sentence on what the player's party could do before it comes before the
// people of a hex, "" where there is nothing, with the rule that says so of what helps most.
func Helps(v nile.View, at hexmap.ID) (text, rule string) {
	var of []string
	for _, h := range v.Helps(at) {
		if rule == "" {
			rule = string(h.Rule)
		}
		key := "help." + h.Key
		switch {
		case h.Key == "near-guide" && h.People.Friend:
			key = "help.near-guide.friends"
		case h.Gifts > 0 && !ownsGifts(v):
			key = "help.empty-handed.none"
		}
		of = append(of, phrase(key, blanks{"n": h.Gifts, "adds": words.Signed(h.Adds), "people": peopleFor(h.People)}))
	}
	t, ok := v.Tribe(at)
	if !ok || len(of) == 0 {
		return "", ""
	}
	return words.Say("help", "people", PeopleOf(t), "what", words.List(of)), rule
}

// ownsGifts reports whether the player's party has a gift at all.
func ownsGifts(v nile.View) bool {
	s, ok := v.Sheet(v.Seat())
	return ok && s.Have[nile.Gifts] > 0
}

// peopleFor is the name of a people, "" for nobody.
func peopleFor(t nile.TribeView) string {
	if t.Number == 0 {
		return ""
	}
	return PeopleOf(t)
}
