package menu_test

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/stock"
	"sourceofthenile/render/menu"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
)

// other is a second game at the title, with a picture of its own.
type other struct{ screens.Game }

func (other) Rules() game.Rules { return caravan.Rules{} }

func (other) Plates() menu.Plates { return menu.Plates{Title: stock.Of("place/camp")} }

// The picture on the title is that of the game that was played last, the first game's where none was.
func TestTheTitleShowsWhatWasPlayedLast(t *testing.T) {
	first, second := screens.Game{}, other{}
	for _, at := range []struct {
		last string
		want string
	}{{first.Rules().Name(), first.Plates().Title.Name()}, {second.Rules().Name(), "place/camp"}, {"unheard-of", first.Plates().Title.Name()}, {"", first.Plates().Title.Name()}} {
		d := niletest.NewSaloon(nil)
		d.Program.Games = []menu.Game{first, second}
		if d.Shelf.Saves = d.Shelf.Saves[:1]; at.last == "" {
			d.Shelf.Saves = nil
		} else {
			d.Shelf.Saves[0].Game = at.last
		}
		s := d.Stage(t)
		got := ""
		for _, it := range s.List.Items {
			if len(it.Key) > 10 && it.Key[:10] == "engraving/" {
				got = it.Key[10:]
			}
		}
		if got != at.want {
			t.Errorf("last played %q: got the picture %q, wanted %q", at.last, got, at.want)
		}
	}
}

// The game that was played last is the one that Space sets up, else the first.
func TestWhichGameWasPlayedLastIsProposed(t *testing.T) {
	for last, want := range map[string]int{"": 0, "unheard-of": 0, screens.Game{}.Rules().Name(): 0, other{}.Rules().Name(): 1} { // in any order: each by itself
		began := -1
		offer := func(g menu.Game, i int) menu.Offer { return menu.Offer{Game: g, Begin: func(desk.Desk) { began = i }} }
		d := niletest.NewSaloon(nil)
		d.Push(menu.NewWhich([]menu.Offer{offer(screens.Game{}, 0), offer(other{}, 1)}, last))
		s := d.Stage(t)
		s.Wait(0.6)
		if s.Key(ebiten.KeySpace); began != want {
			t.Errorf("after %q was played last: Space begins game %d, wanted %d", last, began, want)
		}
	}
}
