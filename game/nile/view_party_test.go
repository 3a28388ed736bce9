package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/property"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// offers reports whether a choice of a kind aimed at a target is among some.
func offers(cs []game.Choice, k game.Kind, target int32) bool {
	for _, c := range cs {
		if c.Kind == k && c.Target == target {
			return true
		}
	}
	return false
}

// lookAtWays holds the ways of travel of the seat to move against the rules.
func lookAtWays(t *testing.T, p *Position, met map[string]int) {
	t.Helper()
	s := p.ToMove()
	v, cs := p.View(s), p.Choices(nil)
	sheet, has := v.Sheet(s)
	ways, ok := v.Ways()
	if ok != has {
		t.Fatalf("ways of travel without a sheet: got %v, wanted %v", ok, has)
	}
	if !has {
		return
	}
	now, ok := v.Party(sheet.Have)
	if !ok || now.Have != sheet.Have || now.Load != sheet.Load || now.Thirst != sheet.Thirst || now.Ways != ways {
		t.Fatalf("the party as it is: %+v, of %+v", now, sheet)
	}
	for m := range Modes {
		w := &ways[m]
		same(t, "load", w.Load, sheet.Load[m])
		weight := 0
		for _, n := range w.Weight {
			weight += n
		}
		if m == ByCanoe {
			weight += personWeighs
		}
		same(t, "weight", weight, w.Cost)
		same(t, "room", w.Room, w.Load.Room())
		lookAtLoad(t, v, sheet, m, w)
		open, asked := false, true
		switch {
		case p.top().Kind == Outfitting:
			open = offers(cs, Sail, int32(m))
		case p.top().Kind == Travelling && m == sheet.Mode:
			open = offers(cs, EndTravel, 0)
		case p.top().Kind == Travelling:
			open = offers(cs, ChangeMode, int32(m))
		default:
			asked = false
		}
		if asked && open != (w.Why.Why == "") {
			t.Fatalf("%s, offered %v, refused with %+v in %s", m.Name(), open, w.Why, p.top().Kind.Name())
		}
		if met[m.Name()+" "+w.Why.Why]++; p.top().Kind == Outfitting && !open {
			if r := p.Refuse(game.Command{Seat: s, Kind: Sail, Target: int32(m)}); *r != w.Why {
				t.Fatalf("%s is refused with %+v, told as %+v", m.Name(), *r, w.Why)
			}
		}
	}
	if p.top().Kind == ChoosingPace {
		for _, c := range cs {
			same(t, "movement points", ways[sheet.Mode].Reach.Points[c.Target], int(c.Cost))
		}
	}
	lookAtMarch(t, v, sheet, cs, met)
}

// lookAtLoad tries what a view says would put a load on foot right.
func lookAtLoad(t *testing.T, v View, sheet Sheet, m Mode, w *Transport) {
	t.Helper()
	with := func(i Item, more int) int {
		have := sheet.Have
		have[i] += more
		x, _ := v.Party(have)
		return x.Ways[m].Room
	}
	switch {
	case m != OnFoot || w.Room < 0 && (with(Bearers, w.MoreBearers) < 0 || with(Bearers, w.MoreBearers-1) >= 0):
		if m == OnFoot || w.MoreBearers+w.FewerCanoes+w.SpareBearers+w.OneFewer != 0 {
			t.Fatalf("%s: %+v", m.Name(), w)
		}
	case w.FewerCanoes > 0 && (with(Canoes, -w.FewerCanoes) < 0 || with(Canoes, 1-w.FewerCanoes) >= 0):
		t.Fatalf("canoes left behind: %+v", w)
	case w.Room >= 0 && (w.MoreBearers != 0 || w.FewerCanoes != 0):
		t.Fatalf("nothing is too heavy: %+v", w)
	case w.SpareBearers > 0 && with(Bearers, -w.SpareBearers) < 0:
		t.Fatalf("bearers to spare: %+v", w)
	case w.OneFewer > 0 && with(Bearers, -1) != -w.OneFewer:
		t.Fatalf("one bearer fewer: %+v", w)
	}
}

// lookAtMarch holds what is said of a party on the march against its choices.
func lookAtMarch(t *testing.T, v View, sheet Sheet, cs []game.Choice, met map[string]int) {
	t.Helper()
	m, ok := v.March()
	if ok != (v.Phase() == Travelling) {
		t.Fatalf("a march without one: got %v, wanted %v", ok, (v.Phase() == Travelling))
	}
	if !ok {
		return
	}
	moves := false
	for _, c := range cs {
		moves = moves || c.Kind == Move || c.Kind == Drift || c.Kind == Portage
	}
	same(t, "may stay", m.Unsettled.Why == "", offers(cs, EndTravel, 0))
	same(t, "may move", m.Still.Why == "", moves)
	same(t, "too heavy by", m.Over, max(0, -sheet.Load[sheet.Mode].Room()))
	port := v.Map().Cells[sheet.At].Port
	same(t, "home", m.Home == HomeNow && m.Unsettled.Why == "", offers(cs, GoHome, int32(port)))
	same(t, "a port", m.Home != HomeFromAPort, port != hexmap.NoPort)
	met["still "+m.Still.Why]++
	met["unsettled "+m.Unsettled.Why]++
}

// What views say of ways of travel, of loads and of the march is what the rules
// offer and refuse, in all of the games played here.
func TestRule6_5_WaysAreWhatTheTableOffers(t *testing.T) {
	met := map[string]int{}
	for seed := range uint64(4) {
		for _, rules := range []game.Rules{peopled{Rules{Chart: crowded()}}, Rules{Chart: riverland()}, Rules{}} {
			roam(t, rules, 1+int(seed)%3, 700, seed, func(_ *game.Table, p *Position) { lookAtWays(t, p, met) })
		}
	}
	for _, key := range []string{
		"on-foot ", "by-canoe ", "mounted ", "on-foot too-heavy", "by-canoe no-canoe", "by-canoe beasts-in-canoe", "mounted not-all-ride",
		"by-canoe no-water-for-canoes", "by-canoe only-drift", "still halted", "still too-few-points", "unsettled leave-lake",
		"unsettled too-heavy",
	} {
		if met[key] == 0 {
			t.Errorf("nothing is ever %q", key)
		}
	}
}

// An outfit as a what-if is the outfit when it has been bought, and is refused
// where it cannot be.
func TestRule5_3_AnOutfitAsAWhatIf(t *testing.T) {
	property.Check(t, func(r *rapid.T) {
		g := outfitting(t, rapid.SampledFrom([]string{"Lagos", "Khartoum", "Durban"}).Draw(r, "port"))
		v := g.p.View(0)
		var have [Items]int
		for i := range have {
			if rapid.Bool().Draw(r, "some") {
				have[i] = rapid.IntRange(0, 60/max(1, Price(Item(i))/4)).Draw(r, "n")
			}
		}
		then, ok := v.Party(have)
		if !ok {
			r.Fatal("no outfit to be had")
		}
		same(t, "left", then.Left, then.Purse-then.Spend)
		for i, n := range have {
			if n == 0 {
				continue
			}
			c, sold := g.offered(Buy, 0, Item(i))
			if !sold || n > int(c.Max) { // what is not sold is told before the want of money, wherever it stands in the list
				refusal := *g.p.Refuse(game.Command{Kind: Buy, Item: int16(i), N: int32(n)})
				if told := then.Why; refusal != told && (sold || Item(i) == Water) && !(refusal.Why == "too-dear" && wantsUnsold(g.p, have)) {
					r.Fatalf("%d of %s: refused with %+v, told as %+v", n, Item(i).Name(), refusal, told)
				}
				if then.Why.Why == "" {
					r.Fatalf("%v cannot be bought, and nothing is said of it", have)
				}
				return
			}
			g.do(Buy, 0, Item(i), n)
		}
		if then.Why.Why != "" {
			r.Fatalf("%v can be bought, and is refused with %+v", have, then.Why)
		}
		sheet, _ := v.Sheet(0)
		if sheet.Have != then.Have || sheet.Load != then.Load || sheet.Spend != then.Spend || sheet.Turns != then.Turns || sheet.Crew != then.Crew {
			r.Fatalf("bought: %+v, told before: %+v", sheet, then.Sheet)
		}
		costs := 0
		for i, n := range then.Costs {
			costs += n
			same(t, "listed", then.Listed[i], Price(Item(i)))
			same(t, "carry", then.Carries[i], have[i]*Carries(Item(i)))
			if c, sold := g.offered(Buy, 0, Item(i)); sold != (then.Price[i] > 0) || sold && int(c.Cost) != then.Price[i] {
				r.Fatalf("a %s is $%d, told as $%d", Item(i).Name(), c.Cost, then.Price[i])
			}
		}
		same(t, "costs", costs, sheet.Spend)
		muster := MusterOf(have)
		same(t, "cost", muster.Cost(), sheet.Spend)
		for m := range Modes {
			same(t, "room", muster.Room(m), sheet.Load[m].Room())
			same(t, "sails", muster.Why(m).Why == "", g.has(Sail, hexmap.ID(m)))
		}
		if _, ok := g.p.View(1).Party(have); ok {
			r.Fatal("another is outfitting too")
		}
	})
}

func wantsUnsold(p *Position, have [Items]int) bool {
	for i, n := range have {
		if n > 0 && (price[i] == 0 || !soldAt(p.chart, Item(i), p.players[0].Trip.Port)) {
			return true
		}
	}
	return false
}

// What would be left behind is left behind, as told before.
func TestRule9_6_APartyAsAWhatIf(t *testing.T) {
	g := scene(t, board("vv"), deck.Explorer)
	e := g.party(0, 0, OnFoot, map[Item]int32{Bearers: 9, Askaris: 3, Gifts: 20, Rations: 40, Canoes: 1})
	e.Ill[Bearers] = 4
	v := g.p.View(0)
	sheet, _ := v.Sheet(0)
	have := sheet.Have
	have[Rations], have[Canoes], have[Askaris] = 12, 0, 1
	then, _ := v.Party(have)
	g.do(Drop, 0, Rations, 28)
	g.do(Drop, 0, Canoes, 1)
	g.do(Drop, 0, Askaris, 2)
	now, _ := v.Sheet(0)
	if now.Have != then.Have || now.Load != then.Load || now.Ill != then.Ill || now.Turns != then.Turns {
		t.Errorf("left behind: %+v, told before: %+v", now, then.Sheet)
	}
	have[Bearers] = 2
	then, _ = v.Party(have)
	same(t, "no more are sick than there are", then.Ill[Bearers], 2)
}

func TestRule5_41_WhatCarries(t *testing.T) {
	for i, want := range [Items]int{Bearers: 10, Camels: 20, Horses: 20, Canoes: 300} {
		same(t, Item(i).Name(), Carries(Item(i)), want)
	}
	same(t, "a load that fits", Load{5, 9, true, ""}.Refusal(), game.Refusal{})
	same(t, "too heavy", Load{10, 9, true, ""}.Refusal(), game.Refusal{Rule: "6.55", Why: "too-heavy"})
	same(t, "not at all", Load{5, 9, false, "no-canoe"}.Refusal(), game.Refusal{Rule: "6.5", Why: "no-canoe"})
}

// The larder as told before the turn ends is the larder when it has.
func TestRule5_442_TheLarderAsToldBefore(t *testing.T) {
	for _, c := range []struct {
		name    string
		terrain hexmap.Terrain
		cape    bool
		friends bool
		have    map[Item]int32
		fresh   int32
		want    Larder
	}{
		{"plenty", hexmap.Veldt, false, false, map[Item]int32{Bearers: 3, Rations: 20}, 0, Larder{false, 16, 0, 4}},
		{"fresh food first", hexmap.Veldt, false, false, map[Item]int32{Bearers: 3, Rations: 20}, 3, Larder{false, 19, 0, 4}},
		{"more fresh than can be eaten", hexmap.Veldt, false, false, map[Item]int32{Bearers: 3, Rations: 20}, 9, Larder{false, 20, 0, 5}},
		{"short", hexmap.Veldt, false, false, map[Item]int32{Bearers: 3, Rations: 1}, 0, Larder{false, 0, 3, 0}},
		{"horses in desert", hexmap.Desert, false, false, map[Item]int32{Bearers: 1, Horses: 2, Rations: 12, Water: 22}, 0, Larder{false, 2, 0, 1}},
		{"too few for the horses", hexmap.Desert, false, false, map[Item]int32{Bearers: 1, Horses: 2, Rations: 7, Water: 22}, 0, Larder{false, 1, 4, 0}},
		{"Cape Colony", hexmap.Veldt, true, false, map[Item]int32{Bearers: 3, Rations: 20}, 0, Larder{true, 20, 0, 5}},
		{"among friends", hexmap.Veldt, false, true, map[Item]int32{Bearers: 3, Rations: 20}, 0, Larder{true, 20, 0, 5}},
	} {
		g := scene(t, board("vv", "vv"), deck.Explorer)
		e := g.party(0, 0, OnFoot, c.have)
		e.Fresh = c.fresh
		g.p.hexes[0].Terrain, g.p.chart.Cells[0].Colony = c.terrain, c.cape
		if c.friends {
			g.people(0, 9).Friend = bitOf(0)
			e.Faced = 0
		}
		got, ok := g.p.View(0).LarderAt(0)
		same(t, c.name, got, c.want)
		same(t, c.name, ok, true)
		g.do(EndTravel, 0, 0, 0)
		same(t, c.name+": rations left", int(e.Have[Rations]), got.Left)
		same(t, c.name+": the unfed", e.people()+e.beasts() < 1+c.have[Bearers]+c.have[Horses], got.Short > 0)
	}
	if _, ok := scene(t, board("vv"), deck.Explorer).p.View(0).LarderAt(0); ok {
		t.Error("a larder in Europe")
	}
}

// On foot animals carry nothing unless a bearer leads them, three each (5.42): what is told of as too
// heavy says of how many that is so.
func TestRule5_42_UnledAnimals(t *testing.T) {
	for bearers, unled := range map[int32]int{0: 12, 1: 9, 3: 3, 4: 0, 5: 0} {
		g := scene(t, board("vv"), deck.Explorer)
		g.party(0, 0, OnFoot, map[Item]int32{Bearers: bearers, Askaris: 10, Camels: 12, Rations: 54})
		ways, _ := g.p.View(0).Ways()
		foot := &ways[OnFoot]
		same(t, "animals that nobody leads", foot.Unled, unled)
		same(t, "what is carried", foot.Capability, packCarries*(12-unled)+bearerCarries*max(0, int(bearers)-4))
		same(t, "too heavy with nobody to lead them", foot.Room < 0, bearers == 0)
		same(t, "in the saddle nobody leads", ways[Mounted].Unled, 0)
	}
}
