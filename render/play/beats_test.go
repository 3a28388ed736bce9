package play

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/sound"
)

// march is what a step into the unknown might be told with: two cards, what they
// led to, and a page.
func march() (*Doing, []Beat) {
	return &Doing{Events: make([]game.Event, 4)}, []Beat{
		{Kind: SoundBeat, Event: 0, Sound: sound.Step},
		{Kind: LineBeat, Event: 0},
		{Kind: SoundBeat, Event: 1, Sound: sound.Card},
		{Kind: CardBeat, Event: 1, Takes: 0.1},
		{Kind: ColourBeat, Event: 1, At: 7},
		{Kind: LineBeat, Event: 1, Takes: 0.2},
		{Kind: CardBeat, Event: 2, Takes: 0.1},
		{Kind: SoundBeat, Event: 2, Sound: sound.Water},
		{Kind: LineBeat, Event: 2},
		{Kind: LineBeat, Event: 3, Takes: 0.2},
		{Kind: PageBeat, Event: 4, Page: 5},
		{Kind: AskBeat, Event: 4},
	}
}

// Beats are played in their order and at their time, and a page waits until it
// has been read.
func TestBeatsInTheirTime(t *testing.T) {
	var b Beats
	b.begin(march())
	for _, k := range []struct {
		now    float64
		told   int
		cards  int
		colour int32
		heard  []sound.Sound
	}{
		{10, 1, 1, -1, []sound.Sound{sound.Step, sound.Card}},
		{10.05, 1, 1, -1, nil},
		{10.11, 2, 1, 7, nil},
		{10.2, 2, 1, 7, nil},
		{10.31, 2, 2, 7, nil},
		{10.41, 4, 2, 7, []sound.Sound{sound.Water}},
	} {
		heard := b.Play(k.now, true)
		cards, _ := b.Cards()
		if b.Told() != k.told || cards != k.cards || b.Coloured() != k.colour || !slices.Equal(heard, k.heard) || !b.Playing() {
			t.Errorf("at %v: %d told, %d cards, %d coloured, heard %v, playing %v", k.now, b.Told(), cards, b.Coloured(), heard, b.Playing())
		}
	}
	b.Play(10.7, true)
	if page, ok := b.Page(); !ok || page != 5 || b.Playing() {
		t.Fatalf("page %d, %v, playing %v", page, ok, b.Playing())
	}
	b.Skip()
	if _, ok := b.Page(); !ok {
		t.Error("a key skips the page")
	}
	b.Read()
	b.Play(11, true)
	if _, ok := b.Page(); ok || b.Playing() {
		t.Error("the page is read, and nothing is over")
	}
}

// Where nothing moves, and where a key is pressed, all is played at once up to the
// page, and heard in its order.
func TestBeatsAtOnce(t *testing.T) {
	want := []sound.Sound{sound.Step, sound.Card, sound.Water}
	var still, skipped Beats
	still.begin(march())
	if heard := still.Play(3, false); !slices.Equal(heard, want) {
		t.Errorf("heard %v", heard)
	}
	skipped.begin(march())
	heard := skipped.Play(3, true)
	skipped.Skip()
	if heard = append(heard, skipped.Play(3, true)...); !slices.Equal(heard, want) {
		t.Errorf("heard %v after a key", heard)
	}
	for name, b := range map[string]*Beats{"still": &still, "skipped": &skipped} {
		cards, at := b.Cards()
		if _, ok := b.Page(); !ok || b.Told() != 4 || cards != 2 || at >= 0 {
			t.Errorf("%s: %d told, %d cards, the last turned at %v", name, b.Told(), cards, at)
		}
	}
}

// A command that comes before the beats of the one before are over ends them; what
// was not heard is.
func TestBeatsOfTheNextCommand(t *testing.T) {
	var b Beats
	b.begin(march())
	b.begin(&Doing{Events: make([]game.Event, 1)}, []Beat{
		{Kind: SoundBeat, Sound: sound.Card}, {Kind: SoundBeat, Sound: sound.Bell}, {Kind: LineBeat},
	})
	want := []sound.Sound{sound.Step, sound.Card, sound.Water, sound.Bell}
	if heard := b.Play(1, true); !slices.Equal(heard, want) || b.Told() != 1 || b.Playing() || b.AllCards() != 0 {
		t.Errorf("heard %v, %d told, %d cards", heard, b.Told(), b.AllCards())
	}
}

// A page that is put in comes before the others, and behind what it tells of.
func TestInsertedPage(t *testing.T) {
	var b Beats
	b.begin(march())
	b.Insert(9)
	b.Play(1, false)
	if page, _ := b.Page(); page != 9 || b.Told() != 4 {
		t.Errorf("page %d with %d told, want 9, 4", page, b.Told())
	}
	b.Read()
	b.Play(1, false)
	if page, _ := b.Page(); page != 5 {
		t.Errorf("then page %d, want 5", page)
	}
}
