package nile

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"

	"sourceofthenile/game"
)

// An askedScene is a party that goes one way to bear a disaster: the dice fall after it has
// answered.
type askedScene struct {
	d    deck.Disaster
	way  string
	land byte
	dice string
	as   march // what else there is to it
}

// canoeists are a party on a river, in two canoes.
var canoeists = march{river: true, mode: ByCanoe}

func having(have map[Item]int32) march { return march{have: have} }

// askedScenes has every way of 11.972, with each turn that it can take.
var askedScenes = []askedScene{
	{d: deck.Dysentery, way: "boil", land: 'v'},
	{d: deck.Dysentery, way: "book", land: 'v', dice: "11 number 4"},
	{d: deck.Snake, way: "nurse", land: 'v', dice: "11 way 5"},
	{d: deck.Snake, way: "nurse", land: 'v', dice: "11 way 4, 11 peril 3 4"},
	{d: deck.Snake, way: "nurse", land: 'v', dice: "11 way 1, 11 peril 6 6"},
	{d: deck.ExplorersFever, way: "lie-up", land: 'v', dice: "11 way 5"},
	{d: deck.ExplorersFever, way: "lie-up", land: 'v', dice: "11 way 4"},
	{d: deck.Crocodile, way: "ford", land: 's'},
	{d: deck.Lion, way: "hunt", land: 'v', dice: "11 way 4", as: march{stage: func(g *stage) { g.trip(0).Disgraced = true }}},
	{d: deck.Lion, way: "hunt", land: 'v', dice: "11 way 3, 11 peril 2 2"},
	{d: deck.Hippopotamus, way: "bank", land: 'v', as: canoeists},
	{d: deck.Hippopotamus, way: "shoot", land: 'v', dice: "11 way 5", as: canoeists},
	{d: deck.Hippopotamus, way: "shoot", land: 'v', dice: "11 way 4, 11 number 3, 11 peril 2 2", as: canoeists},
	{d: deck.ElephantStampede, way: "drop", land: 'v'},
	{d: deck.Leopard, way: "wait", land: 'j', dice: "18 beast 1"},
	{d: deck.Leopard, way: "wait", land: 'j', dice: "18 beast 2"},
	{d: deck.Leopard, way: "wait", land: 'j', dice: "18 beast 3"},
	{d: deck.Flood, way: "wade", land: 'v', dice: "11 number 2, 11 peril 1 2", as: march{river: true}},
	{d: deck.Flood, way: "wade", land: 'v', dice: "11 number 2, 11 peril 6 6", as: march{river: true}},
	{d: deck.GrassFire, way: "back", land: 'v'},
	{d: deck.Thunderstorm, way: "on", land: 'v', dice: "11 number 5"},
	{d: deck.GameGone, way: "follow", land: 'v'},
	{d: deck.BearersDesert, way: "pay", land: 'v'},
	{d: deck.SlaveRaiders, way: "hide", land: 'v', as: march{stage: harbour}},
	{d: deck.SlaveRaiders, way: "book", land: 'v', dice: "11 guard 1", as: march{stage: harbour}},
	{d: deck.BadOmens, way: "on", land: 'v', dice: "11 number 5"},
	{d: deck.FalseGuide, way: "ask", land: 'v'},
	{d: deck.Quarrel, way: "between", land: 'v', dice: "11 way 2"},
	{d: deck.Quarrel, way: "between", land: 'v', dice: "11 way 3"},
	{d: deck.HuntingAccident, way: "nurse", land: 'v', dice: "11 way 3"},
	{d: deck.HuntingAccident, way: "nurse", land: 'v', dice: "11 way 2, 11 peril 2 5"},
	{d: deck.Theft, way: "after", land: 'v', dice: "11 way 4"},
	{d: deck.Theft, way: "after", land: 'v', dice: "11 way 3, 11 number 2"},
	{d: deck.SpoiledRations, way: "eat", land: 'v', dice: "11 number 2"},
	{d: deck.WetPowder, way: "dry", land: 's'},
	{d: deck.Drowning, way: "let-go", land: 'v', as: march{river: true}},
}

// pitch sets the scene, in a game in which misfortunes ask.
func (c *askedScene) pitch(t *testing.T) *stage {
	t.Helper()
	m := c.as
	m.who, m.land = deck.Botanist, c.land
	g := m.pitch(t)
	g.p.cfg.Asked = true
	return g
}

// number is the way as Bear has it.
func (c *askedScene) number(t *testing.T) int {
	t.Helper()
	i := slices.IndexFunc(waysOf(c.d), func(w way) bool { return w.key == c.way })
	if i < 0 {
		t.Fatalf("%s has no way %q", c.d, c.way)
	}
	return i
}

// TestRule11_972_Transcripts goes every way on prescribed dice and compares what happened, in
// words, with testdata/asked.
func TestRule11_972_Transcripts(t *testing.T) {
	gone := map[string]bool{}
	for d := range deck.Disasters {
		var b strings.Builder
		fmt.Fprintf(&b, "%d %s\n", int(d), d)
		for i := range askedScenes {
			if c := &askedScenes[i]; c.d == d {
				c.write(t, &b)
				gone[fmt.Sprint(d, c.number(t))] = true
			}
		}
		ways := waysOf(d)
		for i := 1; i < len(ways); i++ {
			if !gone[fmt.Sprint(d, i)] {
				t.Errorf("%s: nobody goes the way %q", d, ways[i].key)
			}
		}
		if len(ways) > mostWays {
			t.Errorf("%s has %d ways", d, len(ways))
		}
		if len(ways) == 0 {
			continue
		}
		asWritten(t, "asked", d, b.String())
	}
}

// write plays a scene and writes it down.
func (c *askedScene) write(t *testing.T, b *strings.Builder) {
	t.Helper()
	g := c.pitch(t)
	fmt.Fprintf(b, "\n== %s\nbefore: %s\n", c.way, g.summary())
	g.writeEvents(b, g.strike(c.d, ""))
	for _, o := range g.p.Choices(nil) {
		fmt.Fprintf(b, "  may %s (%s)\n", WayKey(c.d, int(o.Target)), o.Rule)
	}
	g.throw(c.dice)
	fmt.Fprintf(b, "  does %s\n", c.way)
	g.writeEvents(b, g.do(Bear, int32(c.number(t)), 0, 0))
	fmt.Fprintf(b, "after: %s\n", g.summary())
}

// Whoever bears what the book has him bear fares as if nobody had asked him, by the same dice.
func TestRule11_971_TheBooksWayIsTheBook(t *testing.T) {
	asked := 0
	for d := deck.Fever; d < deck.Disasters; d++ {
		for i := range marches[d] {
			unasked, q := marches[d][i].pitch(t), marches[d][i].pitch(t)
			q.p.cfg.Asked = true
			want := unasked.strike(d, marches[d][i].dice)
			if !q.struck(d).asks() || !calamities[d].holds(q.struck(d)) {
				got := q.strike(d, marches[d][i].dice)
				same(t, d.String()+": events of who is not asked", fmt.Sprint(got), fmt.Sprint(want))
				continue
			}
			asked++
			got := q.strike(d, "")
			same(t, d.String()+": steps", q.p.top(), step{Beset, 0})
			q.throw(marches[d][i].dice)
			got = append(got, q.do(Bear, byTheBook, 0, 0)...)
			q.p.cfg.Asked, q.p.deck = false, slices.Clone(unasked.p.deck) // a stage lays its deck out anew for each command
			if a, b := q.p.Append(nil), unasked.p.Append(nil); !bytes.Equal(a, b) {
				t.Errorf("%s, %s: the book's way leads elsewhere:\n%s\n%s", d, marches[d][i].name, q.summary(), unasked.summary())
			}
			same(t, d.String()+": what is told besides", fmt.Sprint(harmsTold(got)), fmt.Sprint(harmsTold(want)))
		}
	}
	if asked < len(askedScenes)/2 {
		t.Errorf("only %d were asked", asked)
	}
}

// harmsTold are the events but for those that a disaster begins with.
func harmsTold(events []game.Event) (out []game.Event) {
	for _, e := range events {
		if e.Kind != DisasterStrikes && e.Kind != Answered {
			e.Rolls = nil
			out = append(out, e)
		}
	}
	return out
}

// Asked is whoever has agreed to it, has no specialty that helps him, and has more than one
// way; and never by the rules of 1978.
func TestRule11_971_WhoIsAsked(t *testing.T) {
	asks := func(change func(g *stage)) bool {
		c := askedScene{d: deck.Lion, land: 'v'}
		g := c.pitch(t)
		change(g)
		m := g.struck(deck.Lion)
		return calamities[deck.Lion].holds(m) && m.asks()
	}
	same(t, "asked", asks(func(*stage) {}), true)
	same(t, "not agreed on", asks(func(g *stage) { g.p.cfg.Asked = false }), false)
	same(t, "a Zoologist", asks(func(g *stage) { g.p.players[0].Specialty = deck.Zoologist }), false)
	same(t, "no askari to send", asks(func(g *stage) { g.trip(0).Have[Askaris] = 0 }), false)

	c := askedScene{d: deck.BearersDesert, land: 'v', as: having(map[Item]int32{Bearers: 8, Gifts: 7, Rations: 30})}
	g := c.pitch(t)
	g.mustNotTell(g.strike(deck.BearersDesert, "11 number 2"), Answered)
	same(t, "with too few gifts", g.p.top().Kind, Travelling)

	c = askedScene{d: deck.Hippopotamus, land: 'v', as: canoeists}
	g = c.pitch(t)
	g.trip(0).Ill[Askaris] = g.trip(0).Have[Askaris]
	g.strike(deck.Hippopotamus, "")
	same(t, "ways", len(g.p.Choices(nil)), 2)
	g.refused(game.Command{Kind: Bear, Target: 2}, RuleAsked, "no-askari")
	g.refused(game.Command{Kind: EndTravel}, RuleTurnInAfrica, "not-now")
	a, ok := g.p.View(0).Asking()
	if !ok || len(a.Ways) != 3 || a.Ways[2].Why.Why != "no-askari" || len(a.Ways[2].Tolls) > 0 {
		t.Errorf("what is asked is told as %+v", a)
	}
	if _, ok := g.p.View(game.Nobody).Asking(); ok {
		t.Error("nobody is asked")
	}

	for _, e := range edition.Named {
		s := waySettings(e.Way, 2)
		s.Asked = true
		same(t, e.Way+": may be agreed on", s.Check() == nil, !s.Edition().By1978())
	}
}

// What is told of each way before it is gone is what going it comes to.
func TestRule11_971_AskedAgainstRolledDice(t *testing.T) {
	slow(t)
	done := map[string]bool{}
	for i, c := range askedScenes {
		if c.way == "book" || done[c.d.String()] {
			continue
		}
		done[c.d.String()] = true
		g := c.pitch(t)
		g.strike(c.d, "")
		a, _ := g.p.View(0).Asking()
		for k, w := range a.Ways {
			if w.Why.Why != "" {
				continue
			}
			what := fmt.Sprint(c.d, " ", w.Key)
			same(t, what+": ends by the choice", fmt.Sprint(g.p.View(0).Ends(game.Choice{Kind: Bear, Target: int32(k)})), fmt.Sprint(w.Ends))
			came, sums := map[[2]int]int{}, map[[2]int]int{}
			rolled(t, g.p, uint64(i*mostWays+k), func(q *Position, act *game.Act) {
				q.goesOn(k, act, func(l Loss, item Item, n int) {
					came[[2]int{int(l), int(item)}]++
					sums[[2]int{int(l), int(item)}] += n
				})
			})
			for _, toll := range w.Tolls {
				key := [2]int{int(toll.Loss), int(toll.Item)}
				near(t, fmt.Sprint(what, ": loss ", key), came[key], aHundredThousand, toll.Chance)
				if mean := float64(sums[key]) / float64(max(1, came[key])); mean < toll.Mean*0.97 || mean > toll.Mean*1.03 || toll.Least > toll.Most {
					t.Errorf("%s: loss %v came to %.3f on average, told as %+v", what, key, mean, toll)
				}
				delete(came, key)
			}
			if len(came) > 0 {
				t.Errorf("%s: losses came that were not foretold: %v", what, came)
			}
			sum := 0.0
			for _, e := range w.Ends {
				sum += e.Chance
			}
			if sum < 1-1e-9 || sum > 1+1e-9 {
				t.Errorf("%s: the ends come to %v", what, sum)
			}
		}
	}
}

// goesOn goes a way and counts what it costs by the expedition itself.
func (p *Position) goesOn(way int, a *game.Act, lost func(l Loss, i Item, n int)) {
	over := func() int32 { // items beyond what can be carried
		var sh Sheet
		p.sheet(0, &sh)
		l := sh.Load[sh.Mode]
		return int32(max(0, l.Cost-l.Capability))
	}
	before, much := p.players[0].Trip, over()
	m := p.goes(0, way, a)
	after := &p.players[0].Trip
	count := func(l Loss, i Item, n int32) {
		if n > 0 {
			lost(l, i, int(n))
		}
	}
	if m.slain {
		count(LossOfLife, 0, 1)
		return
	}
	march := func(e *expedition) int32 {
		if e.Halted {
			return 0
		}
		return int32(e.Allowance - e.Spent)
	}
	count(LossOfHealth, 0, yes(after.Sick)-yes(before.Sick))
	count(LossOfMode, 0, yes(after.Mode != before.Mode))
	count(LossOfPoints, 0, march(&before)-march(after))
	count(LossOfWay, 0, yes(after.FalseGuide))
	count(LossOfRoom, 0, over()-much)
	count(LossOfAim, 0, int32(-after.HuntMod))
	count(LossOfHunt, 0, yes(after.NoHunt))
	count(GainOfFresh, 0, after.Fresh-before.Fresh)
	for i := range Items {
		loss := LossOfThings
		if i <= Askaris {
			loss = LossOfPeople
			count(LossOfFit, i, after.Ill[i]-before.Ill[i])
		}
		count(loss, i, before.Have[i]-after.Have[i])
	}
}

// A game that was begun before misfortunes asked, or without, is kept as it was: nothing in its
// settings says otherwise. One that asks stops at the question and goes on from there.
func TestRule11_971_TheQuestionIsKept(t *testing.T) {
	if strings.Contains(string(testSettings(2, 75).Encode()), "asked") {
		t.Error("the settings of a game that does not ask say something of asking")
	}
	s := testSettings(2, 100)
	s.Asked = true
	kept := 0
	roamBy(t, Rules{}, s, 2000, 3, func(_ *game.Table, p *Position) {
		if p.top().Kind != Beset || kept > 5 {
			return
		}
		kept++
		for _, s := range []game.Seat{0, 1, game.Nobody} {
			veil, err := (Rules{}).Decode(p.Veil(s).(*Position).Append(nil))
			if err != nil || veil.(*Position).top() != p.top() {
				t.Errorf("for seat %d it cannot be kept: %v", s, err)
			}
		}
		again, err := (Rules{}).Decode(p.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		same(t, "choices", fmt.Sprint(again.Choices(nil)), fmt.Sprint(p.Choices(nil)))
		wrong := again.(*Position)
		wrong.players[wrong.top().Seat].Trip.Asked = int16(deck.Fever) // which asks nothing
		if _, err := (Rules{}).Decode(wrong.Append(nil)); err == nil {
			t.Error("a question that there is not was read")
		}
	})
	if kept == 0 {
		t.Error("nobody was asked anything")
	}
}

// Letting bearers go says what that leaves of the march: a canoe that is worse manned is slower (9.22).
func TestRule11_AThinnerCrewIsForetold(t *testing.T) {
	m := march{who: deck.Botanist, land: 'v', river: true, mode: ByCanoe}
	g := m.pitch(t)
	e := g.trip(0)
	e.Have[Bearers] = 9 * e.Have[Canoes]
	e.Allowance = g.p.allowance(e, e.Mode, e.Level)
	before := int(e.Allowance - e.Spent)
	g.strike(deck.ElephantsGraveyard, "11 number 6")
	tolls := g.p.View(0).Tolls(game.Choice{Kind: LetGo})
	g.play(func(a *game.Act) { g.p.answer(game.Command{Kind: LetGo}, a) })
	lost := before - int(g.trip(0).Allowance-g.trip(0).Spent)
	if lost == 0 {
		t.Fatal("the thinner crew is as fast")
	}
	told := 0
	for _, x := range tolls {
		if x.Loss == LossOfPoints {
			told = x.Most
		}
	}
	same(t, "points foretold", told, lost)
}
