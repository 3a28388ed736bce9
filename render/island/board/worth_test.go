package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Every card says in a few words what it does, and in a turn of one's own what it is worth: what can be played,
// what it costs, and of the rest when it can be.
func TestACardSaysWhatItIsWorthNow(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	for card := box.RadioPart; card < box.Cards; card++ {
		if !words.Has(cardKey(card, 0) + ".short") {
			t.Errorf("nothing says in short what %s does", card.Code())
		}
	}
	for card := box.FirstCurse; card < box.Cards; card++ { // no price is called free
		if says := words.Say(cardKey(card, 0) + ".says"); !strings.Contains(says, "Action") != words.Has(pricedKey(card)) && !strings.Contains(says, "Move") {
			t.Errorf("what playing %s costs is not said: %q", card.Code(), says)
		}
	}
	for role := range box.Protagonists {
		if !words.Has(cardKey(box.ItemCard, int8(role)) + ".short") {
			t.Errorf("nothing says in short what the Personal Item of %d does", role)
		}
	}
	for seed := range uint64(6) {
		set := box.ForSeats(2)
		table, err := game.NewTable(island.Rules{}, set.Encode(), seed)
		if err != nil {
			t.Fatal(err)
		}
		for {
			step, _, _ := table.Position().(*island.Position).View(game.Nobody).Asked()
			if step == island.Acting {
				break
			}
			of := table.Acting().First()
			cmd := table.ChoicesOf(of)[0].Command(int(table.ChoicesOf(of)[0].Min))
			cmd.Seat = of
			if _, err := table.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
		b := New(local.New(table, play.Host{}))
		b.cards = map[box.Card]ui.Rect{}
		b.Play.SitDown()
		s := b.Play.Seat()
		v := table.Position().(*island.Position).View(s)
		for _, card := range b.held(v, s) {
			can := b.withCard(card)
			w := b.worth(v, s, card, can)
			if plays := slices.ContainsFunc(can, func(ch game.Choice) bool { return ch.Kind != island.PutDown }); plays != w.now {
				t.Errorf("seed %d: of %s it says %+v, and it can be played: %v", seed, card.Code(), w, plays)
			}
			if r := b.refuses(card); w.says == "" && (w.now || r != nil) {
				t.Errorf("seed %d: nothing says what %s is worth", seed, card.Code())
			}
			if w.now && !strings.Contains(w.says, "Free") && !strings.Contains(w.says, "Action") {
				t.Errorf("seed %d: %q does not say what %s costs", seed, w.says, card.Code())
			}
		}
		ringed, _ := b.ringed(v)
		for _, q := range b.held(v, s) {
			if q == box.ItemCard || q.Type() != box.Quest {
				continue
			}
			for _, at := range v.QuestAt(q, false) {
				if ringed[at] == "" {
					t.Errorf("seed %d: %s is begun at %d, which has no ring", seed, q.Code(), at)
				}
			}
		}
		if hidden, _ := b.ringed(b.everybody()); hidden != [box.Places]string{} {
			t.Error("the chart tells everybody of a Quest in a hand")
		}
	}
}

// Why a card would do nothing now stands on it in a line also where it is narrow.
func TestANarrowCardSaysWhyToo(t *testing.T) {
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
	const narrow = 97.0 // what is written on, with five beside one another in the smallest window
	c, said := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1), 0
	of := func(key string) {
		if !words.Has(key + ".idle") {
			return
		}
		said++
		if short := words.Say(key + ".idle.short"); c.TextWidth(short, ui.Small.At(15)) > narrow {
			t.Errorf("%s: %q is %.0f units wide, want %.0f", key, short, c.TextWidth(short, ui.Small.At(15)), narrow)
		}
	}
	for card := box.RadioPart; card < box.Cards; card++ {
		of(cardKey(card, 0))
	}
	for role := range box.Protagonists {
		of(cardKey(box.ItemCard, int8(role)))
	}
	if said < 20 {
		t.Errorf("only %d cards say why they would do nothing", said)
	}
}
