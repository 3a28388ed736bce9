package nile_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Over whole games a hint marks the hex of its own choice, or the hex that it says the party sets out for, and no
// other: what is done where the party stands has buttons.
func TestAHintMarksWhatItIsOf(t *testing.T) {
	steps, far, pressed := 0, 0, 0
	for seed := uint64(1); seed <= 3; seed++ {
		s := nile.Settings{Way: nile.Game1, Target: 75, PlaceForUs: true}
		s.Players = []nile.Player{{Name: "Ann", Specialty: deck.Specialty(seed)}, {Name: "Ben", Colour: 1, Specialty: deck.Journalist}}
		table, err := game.NewTable(nile.Rules{}, s.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		player, err := bots.New("keen", seed)
		if err != nil {
			t.Fatal(err)
		}
		advisers := [2]*bots.Adviser{bots.NewAdviser(), bots.NewAdviser()}
		for n := 0; !table.Over() && n < 700; n++ {
			seat := table.Acting().First()
			v, cs := table.Position().(*nile.Position).View(seat), table.ChoicesOf(seat)
			if a, ok := advisers[seat].Advise(v, cs); ok {
				at, buttons := screens.HintMark(a)
				switch k := a.Choice.Kind; {
				case k == nile.Move || k == nile.Portage || k == nile.Drift || k == nile.PlaceCounter:
					if steps++; at != hexmap.ID(a.Choice.Target) {
						t.Errorf("seed %d: %+v marks %v", seed, a.Choice, at)
					}
				case at != hexmap.None:
					if far++; k != nile.SetPace || !strings.Contains(screens.Hint(v, a), tell.WhereOf(v, at)) {
						t.Errorf("seed %d: %q marks %v", seed, screens.Hint(v, a), at)
					}
				case len(buttons) > 0:
					pressed++
				}
			}
			if _, err := table.Do(player.Choose(v, cs)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if steps == 0 || far == 0 || pressed == 0 {
		t.Errorf("%d steps, %d far hexes, %d buttons", steps, far, pressed)
	}
}

// The button that a hint is of stands on the screen that it is asked on.
func TestTheButtonOfAHintIsThere(t *testing.T) {
	seen := 0
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		p := niletest.SitAt(t, name)
		d, _ := niletest.TableOf(p)
		st := d.Stage(t)
		niletest.Read(st)
		st.Wait(0.3)
		st.Chord(d.Keys().Chord(keys.Hint))
		st.Wait(0.3)
		if !st.Has(words.Say("hint.button")) || p.Beats().Playing() {
			continue
		}
		a, ok := bots.NewAdviser().Advise(sight.View(p), p.Choices())
		if !ok {
			continue
		}
		_, buttons := screens.HintMark(a)
		if len(buttons) == 0 {
			continue
		}
		ids := make([]string, len(st.List.Targets))
		for i, x := range st.List.Targets {
			ids[i] = x.ID
		}
		if seen++; !slices.ContainsFunc(buttons, func(id string) bool { return slices.Contains(ids, id) }) {
			t.Errorf("%s: a hint is of %q, and there is %q", name, buttons, ids)
		}
	}
	if seen < 8 {
		t.Errorf("%d hints were of a button", seen)
	}
}
