package bots_test

import (
	"slices"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
)

// outfitting is a game in which the one player outfits in a port.
func outfitting(t *testing.T, port int) (*game.Table, *nile.Position) {
	t.Helper()
	table, _ := table(t, "steady", 1, 75, deck.Explorer)
	pos := func() *nile.Position { return table.Position().(*nile.Position) }
	for pos().View(0).Phase() != nile.Outfitting {
		cs := table.Choices()
		cmd := cs[0].Command(0)
		if cs[0].Kind == nile.ChoosePort {
			cmd.Target = int32(port)
		}
		if _, err := table.Do(cmd); err != nil {
			t.Fatal(err)
		}
	}
	return table, pos()
}

// buy buys a proposal, and fails where it cannot be bought.
func buy(t *testing.T, table *game.Table, v nile.View, o bots.Proposal) nile.Sheet {
	t.Helper()
	sheet, _ := v.Sheet(0)
	for _, x := range o.Purchases(sheet.Have) {
		if _, err := table.Do(game.Command{Kind: nile.Buy, Item: int16(x.Item), N: int32(x.N)}); err != nil {
			t.Fatalf("%+v: %+v: %v", o, x, err)
		}
	}
	sheet, _ = table.Position().(*nile.Position).View(0).Sheet(0)
	return sheet
}

// What is proposed is legal at every port, spends what it can, and sets out.
func TestProposalsAreLegalEverywhere(t *testing.T) {
	board, err := nile.Board()
	if err != nil {
		t.Fatal(err)
	}
	for port := range board.Ports {
		for k := range bots.Kinds {
			table, p := outfitting(t, port)
			v := p.View(0)
			beast, sold := bots.Beast(v)
			o, ok := bots.Propose(v, k)
			if ok != (k != bots.Caravan || sold) {
				t.Fatalf("%s: kind %d is proposed: %v; beast %s; want %v", board.Ports[port].Name, k, ok, beast.Name(), (k != bots.Caravan || sold))
			}
			if !ok {
				continue
			}
			sheet := buy(t, table, v, o)
			if sheet.Have != o.Have {
				t.Errorf("%s: the outfit holds %v, not %v", board.Ports[port].Name, sheet.Have, o.Have)
			}
			least, most := 6.0, 50
			if k == bots.Caravan { // who ride are back sooner, and one more of them takes an animal and food besides
				least, most = 3, nile.Price(beast)+nile.Price(nile.Askaris)+2
			}
			if left := sheet.Purse - sheet.Spend; left > most || sheet.Turns < least {
				t.Errorf("%s: kind %d leaves $%d and has food for %.1f months: %v", board.Ports[port].Name, k, left, sheet.Turns, o)
			}
			if bots.OwnMode(o.Have) != o.Mode {
				t.Errorf("%s: kind %d, %v, would travel %s", board.Ports[port].Name, k, o, bots.OwnMode(o.Have).Name())
			}
			if _, err := table.Do(game.Command{Kind: nile.Sail, Target: int32(o.Mode)}); err != nil {
				t.Errorf("%s: kind %d, %v, may not sail %s: %v", board.Ports[port].Name, k, o, o.Mode.Name(), err)
			}
			if _, ok := bots.Propose(table.Position().(*nile.Position).View(0), k); ok {
				t.Error("a party is proposed to an explorer who has left")
			}
		}
	}
}

func TestProposalsForSmallAndLargePurses(t *testing.T) {
	for _, purse := range []int{0, 100, 200, 400, 600, 1000, 1600, 2000, 3400} {
		for k := range bots.Kinds {
			o, ok := bots.MakeUp(k, purse, bots.Behind{Beast: nile.Camels, Guns: 6})
			if !ok {
				if purse >= 600 || purse >= 400 && k != bots.Caravan {
					t.Errorf("kind %d for $%d: none", k, purse)
				}
				continue
			}
			m := nile.MusterOf(o.Have)
			if m.Cost() > purse || m.Why(o.Mode).Why != "" || o.Have[nile.Rations] == 0 {
				t.Errorf("kind %d for $%d: %v costs $%d, %+v", k, purse, o, m.Cost(), m.Why(o.Mode))
			}
		}
	}
	if _, ok := bots.MakeUp(bots.Caravan, 2000, bots.Behind{Beast: nile.Bearers}); ok {
		t.Error("a caravan without animals")
	}
	if _, ok := bots.MakeUp(bots.Kinds, 2000, bots.Behind{Beast: nile.Camels}); ok {
		t.Error("a party of no kind")
	}
}

func TestAsLastTimeFitsMoneyAndPort(t *testing.T) {
	all := func(nile.Item) bool { return true }
	noBeasts := func(i nile.Item) bool { return i != nile.Camels && i != nile.Horses }
	for _, last := range [][nile.Items]int{
		{nile.Bearers: 30, nile.Guides: 1, nile.Askaris: 3, nile.Rations: 270, nile.Gifts: 20, nile.Muskets: 1},
		{nile.Bearers: 24, nile.Guides: 1, nile.Askaris: 6, nile.Canoes: 3, nile.Rations: 150, nile.Gifts: 48, nile.Muskets: 4},
		{nile.Bearers: 2, nile.Guides: 1, nile.Camels: 10, nile.Rations: 120},
		{nile.Canoes: 9},
	} {
		if got := bots.Again(last, 2000, all); got.Have != last && last[nile.Bearers] > 0 {
			t.Errorf("with money enough %v becomes %v", last, got)
		}
		for _, purse := range []int{0, 90, 400, 700} {
			got := bots.Again(last, purse, noBeasts)
			m := nile.MusterOf(got.Have)
			if m.Cost() > purse || got.Have[nile.Camels] > 0 || m.Room(got.Mode) < 0 {
				t.Errorf("%v for $%d becomes %v: $%d, room %d", last, purse, got, m.Cost(), m.Room(got.Mode))
			}
		}
	}
}

// The first outfit has none before it; the next is as the last was, as far as
// it can be had.
func TestAsLastTimeIsWhatWentOut(t *testing.T) {
	_, p := outfitting(t, 0)
	if _, ok := bots.AsLast(p.View(0)); ok {
		t.Error("the first outfit is as the last")
	}
	table, players := table(t, "steady", 4, 75, deck.Explorer)
	sailed, again := [nile.Items]int{}, 0
	play(t, table, players, 3000, func(v nile.View, cs []game.Choice, cmd game.Command) {
		sheet, ok := v.Sheet(0)
		if v.Phase() != nile.Outfitting || !ok {
			return
		}
		if cmd.Kind == nile.Sail {
			sailed = sheet.Have
		} else if o, ok := bots.AsLast(v); ok && sheet.Last == sailed {
			again++
			m := nile.MusterOf(o.Have)
			if m.Cost() > sheet.Purse || m.Room(o.Mode) < 0 {
				t.Errorf("%v of $%d after %v", o, sheet.Purse, sailed)
			}
			for i, n := range o.Have {
				if n > sailed[i] {
					t.Errorf("more %s than last time: %d, not %d", nile.Item(i).Name(), n, sailed[i])
				}
			}
		}
	})
	if again == 0 {
		t.Error("there is never a second outfit")
	}
}

// Less is bought before more, so that the money is there.
func TestPurchasesSellFirst(t *testing.T) {
	o := bots.Proposal{Have: [nile.Items]int{nile.Bearers: 9, nile.Gifts: 2, nile.Rations: 5}}
	got := o.Purchases([nile.Items]int{nile.Bearers: 1, nile.Gifts: 40, nile.Rations: 5})
	if !slices.Equal(got, []bots.Purchase{{Item: nile.Gifts, N: 2}, {Item: nile.Bearers, N: 9}}) {
		t.Errorf("bought in the order %v", got)
	}
}
