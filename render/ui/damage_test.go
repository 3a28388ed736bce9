package ui

import (
	"image"
	"image/color"
	"testing"
)

// What must be drawn again is what changed, with its shadow; what lies apart
// stays apart, and a new size or a new screen is drawn whole.
func TestDamage(t *testing.T) {
	screen := image.Rect(0, 0, 1000, 800)
	all := R(0, 0, 1000, 800)
	list := func(items ...Item) *List {
		l := &List{W: 1000, H: 800, Scale: 1}
		for _, it := range items {
			it.Clip = all
			l.Items = append(l.Items, it)
		}
		return l
	}
	desk := Item{Kind: PanelItem, Rect: all, Panel: DeskPanel}
	fill := func(x float64, v uint8) Item {
		return Item{Kind: FillItem, Rect: R(x, 100, 50, 50), Colour: color.RGBA{v, 0, 0, 255}}
	}
	card := Item{Kind: PanelItem, Rect: R(400, 400, 100, 100), Panel: CardPanel}
	for _, v := range []struct {
		name string
		l, o *List
		want []image.Rectangle
		some bool
	}{
		{"nothing", list(desk, fill(10, 1)), list(desk, fill(10, 1)), nil, true},
		{"a colour", list(desk, fill(10, 1)), list(desk, fill(10, 2)), []image.Rectangle{image.Rect(8, 98, 62, 152)}, true},
		{"moved", list(desk, fill(10, 1)), list(desk, fill(200, 1)), []image.Rectangle{image.Rect(8, 98, 62, 152), image.Rect(198, 98, 252, 152)}, true},
		{"moved a little", list(desk, fill(10, 1)), list(desk, fill(20, 1)), []image.Rectangle{image.Rect(8, 98, 72, 152)}, true},
		{"a card laid down", list(desk, card, fill(10, 1)), list(desk, fill(10, 1)), []image.Rectangle{image.Rect(352, 352, 548, 548)}, true},
		{"a card taken away", list(desk), list(desk, card), []image.Rectangle{image.Rect(352, 352, 548, 548)}, true},
		{"a new screen", list(desk), nil, nil, false},
		{"another desk", list(desk), list(Item{Kind: PanelItem, Rect: all, Panel: BarPanel}), nil, false},
	} {
		got, some := damage(v.l, v.o, screen)
		if some != v.some {
			t.Errorf("%s: some is %v, want %v", v.name, some, v.some)
		}
		if !some {
			continue
		}
		if len(got) != len(v.want) {
			t.Errorf("%s: %v, want %v", v.name, got, v.want)
			continue
		}
		for i := range got {
			if got[i] != v.want[i] {
				t.Errorf("%s: %v, want %v", v.name, got, v.want)
			}
		}
	}
	small := list(desk)
	small.W = 900
	if _, some := damage(list(desk), small, screen); some {
		t.Error("a screen of another size is drawn in parts")
	}
}
