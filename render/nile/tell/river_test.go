package tell

import (
	"regexp"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/words"
)

// 12: who goes by canoe finds and loses the way on the river: no line tells of what is met
// on foot.
func TestRule12_ByCanoeNobodyWalks(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	onFoot := regexp.MustCompile(`(?i)\b(path|trees?|ridges?|valley|axes|jungle|bog|mile a day|landmarks?|tracks|bearers?|porters?)\b`)
	for _, kind := range []game.EventKind{nile.FoundWay, nile.LostWay} {
		for beat := range int32(7) {
			tell := teller{v: v, e: game.Event{Kind: kind, At: int32(hexmap.None), Args: [6]int32{1, 0, beat, 0, int32(nile.ByCanoe)}}, b: blanks{}}
			tell.common()
			key := tell.key()
			for i := range words.Default().Wordings(key) {
				if line := say(key, uint32(i), tell.b); onFoot.MatchString(line) {
					t.Errorf("by canoe, %s: %s", key, line)
				}
			}
		}
	}
}

// Who looks for the way by canoe is not seen to march.
func TestTheWayByCanoeHasAPlateOfCanoes(t *testing.T) {
	for _, kind := range []game.EventKind{nile.FoundWay, nile.LostWay} {
		for mode, want := range map[nile.Mode]string{nile.OnFoot: "place/march", nile.ByCanoe: "find/reed-channel"} {
			if got := EventPicture(game.Event{Kind: kind, Args: [6]int32{1, 0, 1, 0, int32(mode)}}); got != plates.Of(want) {
				t.Errorf("event %d, mode %d: %s, not %s", kind, mode, got.Name(), want)
			}
		}
	}
}
