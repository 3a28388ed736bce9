package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/meet"
)

// endBattle notes that the last command ended the battle shown.
func (t *TableScene) endBattle() {
	t.fought = nil
	scene, ok := t.Sub.(*meet.BattleScene)
	if !ok || t.At.Screen != BattleScreen {
		return
	}
	for _, e := range t.Play.Fresh() {
		if (e.Kind == nile.Beaten || e.Kind == nile.Defeated) && e.Seat == t.Play.Seat() {
			t.fought = &meet.Fought{Version: t.Play.Version, Scene: scene}
		}
	}
}
