package meet_test

import (
	"strings"
	"testing"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// A people beaten in battle has a mind about the victor, though the rules count nothing for it (13): it is not said to think
// neither well nor ill.
func TestThoseBeatenInBattleHaveAMind(t *testing.T) {
	v := sight.View(niletest.NewGame(t, 1, 50, "Ada"))
	for beaten, want := range map[bool]string{true: words.Phrase("meet.mind.beaten.n"), false: words.Phrase("meet.mind.none.n")} {
		of := nile.TribeView{At: v.Map().Ports[3].At, Number: 1, Name: 7, Met: true, Beaten: beaten, Attitude: 1}
		st := uitest.New(t, 900, 600, 1, func(c *ui.Context) {
			meet.TribeFacts(page.NewColumn(c, ui.R(10, 10, 800, 500)), v, of, nil)
		})
		st.Wait(0.1)
		var said []string
		for _, it := range st.List.Items {
			said = append(said, it.Text)
		}
		if all := strings.Join(said, "\n"); !strings.Contains(all, want) || strings.Contains(all, words.Phrase("meet.mind.none.n")) == beaten {
			t.Errorf("beaten %v: %q is wanted in:\n%s", beaten, want, all)
		}
	}
}
