package render

import (
	"sourceofthenile/game/nile"
)

// endBattle notes that the last command ended the battle shown.
func (t *tableScene) endBattle() {
	t.fought = nil
	scene, ok := t.sub.(*battleScene)
	if !ok || t.at.screen != battleScreen {
		return
	}
	for _, e := range t.play.Fresh() {
		if (e.Kind == nile.Beaten || e.Kind == nile.Defeated) && e.Seat == t.play.Seat() {
			t.fought = &fought{t.play.Version, scene}
		}
	}
}
