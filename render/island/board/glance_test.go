package board

import (
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// acting is the board of whoever has the first turn of a game.
func acting(t *testing.T, seed uint64) (b *Board, v island.View) {
	t.Helper()
	words.Use(words.Of(assets.IslandWords, "island/words")())
	t.Cleanup(func() { words.Use(nil) })
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
	b = New(local.New(table, play.Host{}))
	b.Play.SitDown()
	b.numbers, b.cards = map[string]int{}, map[box.Card]ui.Rect{}
	return b, table.Position().(*island.Position).View(b.Play.Seat())
}

// laidOut is all that a part of the board says, in a line.
func laidOut(draw func(c *ui.Context)) string {
	c := ui.Begin(ui.NewMemory(), ui.Input{}, 1280, 800, 1)
	draw(c)
	var all []string
	for _, it := range c.End().Items {
		if it.Kind == ui.TextItem {
			all = append(all, it.Text)
		}
	}
	return strings.Join(strings.Fields(strings.Join(all, " ")), " ")
}

// A card that is picked up says what comes of its dice, each with its chance, and where it cannot be played why.
func TestAPickedCardSaysWhatComesOfIt(t *testing.T) {
	threw, not, blows := 0, 0, 0
	for seed := range uint64(30) {
		b, v := acting(t, seed)
		for _, card := range b.held(v, b.Play.Seat()) {
			can := b.withCard(card)
			b.chosen = card
			says := laidOut(func(c *ui.Context) {
				b.pickedUp(c, page.NewColumn(c, ui.R(0, 0, 380, 700)), v, island.Acting)
			})
			want := []string{}
			if tested(card) {
				threw++
				none := island.Hits(v.Dice(card), false)[0]
				want = append(want, words.Chance(game.OddsOf(none)), words.Chance(game.OddsOf(1-none)))
			}
			if card != box.ItemCard && card.Type() == box.Weapon {
				if dice, given, again := v.Combat(card); given == 0 {
					blows++
					want = append(want, words.Chance(game.OddsOf(island.Hits(dice, again)[0])), words.Say("card.toss.weapon", "n", dice, "again", map[bool]string{true: "+"}[again]))
				}
			}
			if r := b.refuses(card); !b.plays(can) && r != nil && card != box.RadioPart && (card == box.ItemCard || card.Type() != box.Weapon && card.Type() != box.Quest) {
				not++
				if idle := b.idle(card, r); idle == "" && r.Why == "does-nothing" && !card.IsCurse() {
					t.Errorf("seed %d: nothing says why %s would do nothing", seed, card.Code())
				} else if idle != "" {
					want = append(want, words.Say("card.not", "why", idle))
				}
			}
			for _, w := range want {
				if !strings.Contains(says, strings.Join(strings.Fields(w), " ")) {
					t.Errorf("seed %d: %s says %q, and not %q", seed, card.Code(), says, w)
				}
			}
		}
	}
	if threw < 10 || not < 10 || blows < 5 {
		t.Errorf("only %d cards with dice, %d that cannot be played and %d Weapons", threw, not, blows)
	}
}

// A sentence that is put together says who says it to whom, what it costs and how much is held then (17.2).
func TestASentenceSaysWhatItCosts(t *testing.T) {
	b, v := acting(t, 1)
	b.saying = true
	says := laidOut(func(c *ui.Context) {
		r := ui.R(0, 0, 380, 500)
		if !b.sayFoot(c, &r) {
			t.Fatal("nothing can be said")
		}
	})
	chair := v.Chair(b.Play.Seat())
	n := chair.Curses
	for _, want := range []string{words.Say("say.by", "who", words.Sentence(who(v, b.Play.Seat())), "whom", words.Phrase("say.to.all")), words.Say("say.curses", "n", n, "then", n+2, "most", words.Number(box.CursesLose), "held", held(chair), "limit", chair.Limit, "holds", held(chair)+2)} {
		if !strings.Contains(says, strings.Join(strings.Fields(want), " ")) {
			t.Errorf("it says %q, and not %q", says, want)
		}
	}
}

// Every Event says in a few words what it does, and what ends it.
func TestAnEventSaysWhatItDoes(t *testing.T) {
	acting(t, 1)
	for e := range box.Events {
		for _, of := range []string{".does", ".ends"} {
			if key := eventKey(e) + of; !words.Has(key) {
				t.Errorf("%q has no words", key)
			}
		}
	}
}
