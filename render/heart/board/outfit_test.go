package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/local"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A list says what a player's Patron likes taken along and it has not, and of the lists Enter takes one that has most of it (4.4).
func TestRule4_4_TheListForThePatronIsProposed(t *testing.T) {
	said := map[box.Patron]bool{}
	look := func(table *game.Table) {
		p := table.Position().(*heart.Position)
		for s := range game.Seat(p.Seats()) {
			v := p.View(s)
			step, asked, _ := v.Asked()
			if step != heart.Outfitting || asked != s || said[v.Sheet(s).Patron] {
				continue
			}
			said[v.Sheet(s).Patron] = true
			suits := v.Suits(v.Sheet(s).Patron)
			best := bestList(v, s)
			for o := range box.Outfits {
				lacks := without(v, s, o)
				if len(lacks) < len(without(v, s, best)) {
					t.Errorf("%s: %s is proposed, and %s lacks less", v.Sheet(s).Patron.Name(), best.Name(), o.Name())
				}
				has := map[box.Lot]bool{}
				for _, l := range o.Lots() {
					has[l] = true
				}
				n := 0
				for _, r := range suits {
					if !has[box.Lot(r)] {
						n++
					}
				}
				if says := withoutSaid(v, s, o); n != len(lacks) || (says == "") != (n == 0) {
					t.Errorf("%s, %s: %d things lack, %v is said: %q", v.Sheet(s).Patron.Name(), o.Name(), n, lacks, says)
				}
			}
		}
	}
	for seed := range uint64(5) {
		playing(t, 5, seed, look)
	}
	if len(said) < 4 {
		t.Errorf("%d Patrons came up, want four at least", len(said))
	}
}

// The shelf of what a Patron likes taken along is red till it is bought, and what is left to buy with stands above them all.
func TestRule4_3_AShelfSaysWhatItIsWantedFor(t *testing.T) {
	asked(t, heart.Outfitting, func(b *Board, v heart.View, s game.Seat) {
		wants := 0
		for _, r := range v.Suits(v.Sheet(s).Patron) {
			if _, may := b.find(func(ch *game.Choice) bool { return ch.Kind == heart.Buy && ch.Item == int16(r) }); may && v.Sheet(s).Resources[r] == 0 {
				wants++
			}
		}
		mem, got, purse, shelf := ui.NewMemory(), 0, 0.0, 0.0
		for range 3 {
			c := ui.Begin(mem, ui.Input{}, 1280, 800, 1)
			_, _, stage, _ := b.divide(c)
			b.shelves(c, stage, v)
			got, purse, shelf = 0, 0, 0
			for _, it := range c.End().Items {
				switch {
				case it.Kind != ui.TextItem:
				case it.Style.Colour == ui.Red:
					got++
				case it.Text == words.Say("shelves.purse", "n", v.Sheet(s).Credits):
					purse = it.Rect.Y
				case shelf == 0 && it.Text == words.Sentence(tell.Lot(0)):
					shelf = it.Rect.Y
				}
			}
		}
		if got != wants {
			t.Errorf("%d shelves are red for the Patron, want %d", got, wants)
		}
		if purse == 0 || purse >= shelf {
			t.Errorf("what is left stands at %.0f, and the first shelf at %.0f", purse, shelf)
		}
	})
}

// After a single purchase what is left of each list can be bought, a lot at a turn; and Enter buys none of it unasked.
func TestRule4_3_TheRestOfAListCanBeBought(t *testing.T) {
	looked := 0
	var b *Board
	playing(t, 2, 4, func(table *game.Table) {
		if b == nil {
			b = New(local.New(table, play.Host{}))
		}
		b.Play.Version++
		v, sum := b.look()
		step, s, _ := v.Asked()
		if step != heart.Outfitting || v.Sheet(s).Credits == box.Credits || v.Sheet(s).Credits < 12 {
			return
		}
		b.Play.SitAs(s)
		b.seen, b.staged, b.list = len(b.Play.Told()), heart.Buy, [box.MaxSeats]int{}
		c := ui.Begin(ui.NewMemory(), ui.Input{}, 420, 700, 1)
		b.ask(c, page.NewColumn(c, c.Screen()), v, sum)
		list := c.End()
		for o := range box.Outfits {
			at := slices.IndexFunc(list.Targets, func(x ui.Target) bool { return x.ID == BuyAll+"-"+o.Name() })
			if at < 0 {
				t.Errorf("with %d Credits the rest of %s cannot be bought", v.Sheet(s).Credits, o.Name())
				continue
			}
			looked++
		}
		for _, bt := range first(b.listButtons(c, v, s, 300)) {
			if bt.Default || bt.Label == "" {
				t.Errorf("%q is what Enter takes", bt.Label)
			}
		}
	})
	if looked < 12 {
		t.Errorf("only %d lists were looked for", looked)
	}
}

// first is the first of two.
func first[A, B any](a A, _ B) A { return a }

// What a Patron likes is told in full: each tool that the shelves mark for that Patron is named above them too.
func TestWhatAPatronLikesIsOneTruth(t *testing.T) {
	asked(t, heart.ChoosingPatron, func(_ *Board, v heart.View, _ game.Seat) {
		for p := range box.Patrons {
			for _, r := range v.Suits(p) {
				name := strings.TrimSuffix(strings.ToLower(tell.Resource(r)), "s")
				if said := strings.ToLower(helpsOf(v, p)); !strings.Contains(said, name) {
					t.Errorf("%s: of %s is not said that %q helps", p.Name(), said, name)
				}
			}
		}
	})
}
