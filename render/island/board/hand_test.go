package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Every card of a hand has its name on it in full and its kind, however many there are, and neither runs over its frame: the
// place for them is that of a window of 1280 × 800, of one a fifth smaller, and of one of 2560 × 1440.
func TestEveryCardOfAHandCanBeRead(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	set := box.ForSeats(3)
	table, err := game.NewTable(island.Rules{}, set.Encode(), 4)
	if err != nil {
		t.Fatal(err)
	}
	b := New(local.New(table, play.Host{}))
	b.cards = map[box.Card]ui.Rect{}
	v := table.Position().(*island.Position).View(0)
	for _, room := range []ui.Rect{ui.R(0, 0, 604, 161), ui.R(0, 0, 534, 158), ui.R(0, 0, 427, 158), ui.R(0, 0, 690, 158)} {
		for n := 1; n <= 12; n++ {
			for from := 1; from < box.Cards; from++ {
				cards := []box.Card{box.ItemCard}
				for i := 1; i < n; i++ {
					cards = append(cards, box.Card(1+(from+i)%(box.Cards-1)))
				}
				var set []string
				clear(b.cards)
				c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
				b.places(c, room, v, 0, cards)
				for _, it := range c.End().Items {
					if it.Kind != ui.TextItem {
						continue
					}
					for _, r := range b.cards {
						if frame := r.Inset(8); !lies(r) && r.Contains(it.Rect.Centre()) && (it.Ink.X < frame.X || it.Ink.Right() > frame.Right()) {
							t.Fatalf("%d cards in %v: %q runs over the frame of its card", n, room, it.Text)
						}
					}
					if set = append(set, it.Text); it.Cut || it.Ink.W > it.Rect.W+1 || it.Style.Size < 15 {
						t.Fatalf("%d cards in %v: %q is cut, or too small to be read", n, room, it.Text)
					}
				}
				all := strings.Join(strings.Fields(strings.Join(set, " ")), " ")
				kinds := 0
				for _, text := range set {
					for _, kind := range tell.Types {
						if text == words.Say("type."+kind) {
							kinds++
						}
					}
				}
				if n <= 9 && (n <= 6 || room.W >= 534) && kinds < n-1 { // in the narrow one some colours alone tell it
					t.Fatalf("%d cards in %v: %d kinds stand there: %q", n, room, kinds, set)
				}
				for _, card := range slices.Compact(cards) {
					if name := words.Sentence(tell.Card(card, v.Chair(0).Person.Role)); !strings.Contains(all, name) {
						t.Fatalf("%d cards in %v: nowhere stands %q", n, room, name)
					}
				}
			}
		}
	}
}

// The cards of a large hand have figures beyond six.
func TestTheSeventhCardHasAFigure(t *testing.T) {
	for i := range 9 {
		if cmd := keymap.Figure(i); !Commands.Has(cmd) || Commands.UsualKeys().Name(cmd) == "" {
			t.Errorf("card %d has no figure", i+1)
		}
	}
}
