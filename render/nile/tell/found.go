package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// Found is what an event of mapping has found, in one short sentence without a place:
// as it is said at the spot, before the journal puts it into words. It is "" for
// events that find nothing of their own, the country itself among them.
func Found(v nile.View, e game.Event) string {
	t := teller{v: v, e: e, b: blanks{}}
	t.common()
	key := t.key()
	if key == "" || !words.Has("found."+key) {
		return ""
	}
	return say("found."+key, uint32(e.At), t.b)
}
