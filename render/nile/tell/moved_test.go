package tell

import (
	"regexp"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// 9.16: who goes where nobody has mapped goes by no known path and on nobody's footprints.
func TestRule9_16_NoPathIsKnownOffTheChart(t *testing.T) {
	v := view(newTable(t, 2, 1), 0)
	at := hexmap.None
	for id := range v.Map().Cells {
		if h := v.Hex(hexmap.ID(id)); h.Terrain == hexmap.Veldt && v.Map().Cells[id].Port == hexmap.NoPort {
			at = hexmap.ID(id) // as it stands on the chart once it has been entered
			break
		}
	}
	if at == hexmap.None {
		t.Fatal("no veldt on the chart")
	}
	known := regexp.MustCompile(`(?i)\b(path|paths|footprints|known|again|track)\b`)
	for rule, off := range map[game.Rule]bool{nile.RuleIntoBlank: true, "9.15": false} {
		tell := teller{v: v, e: game.Event{Kind: nile.Moved, Seat: 0, At: int32(at), Rule: rule}, b: blanks{}}
		tell.common()
		key, knows := tell.key(), false
		for i := range words.Default().Wordings(key) {
			knows = knows || known.MatchString(say(key, uint32(i), tell.b))
		}
		if knows == off {
			t.Errorf("entered by rule %s, %q: that a path is known is told: %v", rule, key, knows)
		}
	}
}
