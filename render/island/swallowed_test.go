package island

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/island"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// A click on a place, a card, a button that lies where it will lie counts while what came of a card that was put down is
// still shown: it skips that, and is no press less.
func TestAClickThatSkipsIsNotSwallowed(t *testing.T) {
	// shown is a game in which a card has just been put down from a search.
	shown := func(seed uint64) (*room, *play.Play, bool) {
		table := newGame(t, "island", 1, seed)
		if !drive(t, table, "keen", func(v island.View) bool { return asks(v, island.Sifting) }) {
			return nil, nil, false
		}
		r, p := sit(t, usual, table)
		prefs := r.Preferences()
		prefs.Animations = true
		r.SetPreferences(prefs)
		r.Wait(play.SitTime)
		r.Click("board/" + board.IDOf(p.Choices()[0]))
		return r, p, p.Beats().Playing()
	}
	looked, clicked := 0, 0
	for seed := uint64(0); seed < 60 && looked < 2; seed++ {
		r, p, ok := shown(seed)
		if !ok {
			continue
		}
		r.Wait(6)
		if p.Beats().Playing() || len(p.Choices()) == 0 || p.Choices()[0].Kind == island.Closest {
			continue
		}
		looked++
		var at []ui.Point
		var ids []string
		for _, x := range r.List.Targets {
			if strings.HasPrefix(x.ID, "board/card-") || strings.HasPrefix(x.ID, "board/the ") || strings.HasPrefix(x.ID, "board/loot") {
				at, ids = append(at, x.Visible().Centre()), append(ids, x.ID)
			}
		}
		for i := range at {
			later, _, _ := shown(seed)
			later.Wait(6)
			later.ClickAt(at[i])
			later.Wait(6)
			at1, _, _ := shown(seed)
			if slices.ContainsFunc(at1.List.Items, func(it ui.Item) bool { return it.Kind == ui.PanelItem && it.Layer > 0 && it.Rect.Contains(at[i]) }) {
				continue // what is being shown lies over it
			}
			at1.ClickAt(at[i])
			at1.Wait(6)
			clicked++
			if want, got := later.List.Texts(), at1.List.Texts(); !slices.Equal(want, got) {
				t.Errorf("seed %d: a click on %s is another one while it is shown: %q, want %q", seed, ids[i], got, want)
			}
		}
	}
	if clicked < 10 {
		t.Errorf("%d things were clicked in %d games, want 10 at least", clicked, looked)
	}
}
