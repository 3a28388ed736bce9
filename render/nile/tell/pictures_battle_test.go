package tell

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/plates"
)

// The picture of a battle shows nobody on the ground on a side of which none fell (15, 16).
func TestABattlesPictureAgreesWithWhatCameOfIt(t *testing.T) {
	volley := func(by nile.Attack, fallen int32) game.Event {
		return game.Event{Kind: nile.Volley, Args: [6]int32{int32(by), fallen, 4, 9, 8, 1}}
	}
	for _, x := range []struct {
		e            game.Event
		ours, theirs bool
	}{
		{volley(nile.FirstFire, 6), false, true},
		{volley(nile.OurCounter, 2), false, true},
		{volley(nile.TheirAttack, 2), true, false},
		{volley(nile.TheirAttack, 0), false, false},
		{game.Event{Kind: nile.Beaten, Args: [6]int32{1, 5, 0}}, false, true},
		{game.Event{Kind: nile.Beaten, Args: [6]int32{1, 5, 3}}, true, true},
	} {
		if got, want := EventPicture(x.e), plates.Battle(x.ours, x.theirs); got != want {
			t.Errorf("%v %v: %s, want %s", x.e.Kind, x.e.Args, got.Name(), want.Name())
		}
	}
	seen := map[any]bool{}
	for n := int32(1); n <= 16; n++ { // as many prisoners are drawn as were taken
		p := EventPicture(game.Event{Kind: nile.Prisoners, Args: [6]int32{n, 0, 0, 2}})
		if p == nil || seen[p] {
			t.Errorf("%d prisoners have the picture of fewer", n)
		}
		seen[p] = true
	}
	if p := EventPicture(game.Event{Kind: nile.Prisoners, Args: [6]int32{0, 0, 0, 6}}); p != nil {
		t.Errorf("no prisoners: %s", p.Name())
	}
}
