package heart

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
)

// 18.1: what is said of Humility before it is chosen is what drawing three Events comes to: how
// likely each Incident is among them, and that one is which strikes.
func TestRule18_1_WhatHumilityMayBring(t *testing.T) {
	for _, land := range []chart.Terrain{chart.Jungle, chart.Savanna, chart.Veldt, chart.Desert} {
		s := onStep(t, frame{Step: matrixTurn, At: daysDealt}, func(p *Position) {
			set(t, p, 1, "points 6")
			landOf(t, p, land, false)
			p.seats[1].Region, p.seats[1].TimeUp, p.seats[1].Slot = p.seats[0].Region, true, box.NoSlot
			p.stack[2].Step = UsingGuide
		}).run()
		v := s.pos().View(0)
		var among [box.Sorts]float64
		some := 0.0
		q, all := *s.pos(), v.Humility(1)
		drawn := map[box.Sort]bool{}
		game.Foresee(func(a *game.Act) {
			q.events = s.pos().events
			clear(drawn)
			for range humbleEvents {
				drawn[q.drawEventChit(a, "18 event").Sort()] = true
			}
		}, func(chance float64, _ []game.Event) {
			strikes := false
			for _, f := range all {
				if drawn[f.Sort] {
					among[f.Sort] += chance
					strikes = strikes || f.Strikes
				}
			}
			if strikes {
				some += chance
			}
		})
		for _, f := range all {
			if math.Abs(f.Among-among[f.Sort]) > 1e-9 {
				t.Errorf("terrain %d: %s is among them with %v, said is %v", land, f.Sort.Name(), among[f.Sort], f.Among)
			}
			want := map[box.Sort]bool{
				box.Warband: land != chart.Jungle, box.Malaria: land != chart.Desert, box.Taboo: land != chart.Savanna, box.Accident: land != chart.Veldt,
				box.Storm: true, box.Thirst: true,
			}[f.Sort]
			if f.Strikes != want {
				t.Errorf("terrain %d: %s strikes: %v, want %v", land, f.Sort.Name(), f.Strikes, want)
			}
		}
		for _, ch := range s.table.Choices() {
			if ch.Kind == Humble && math.Abs(ch.Odds.Float()-some) > 1e-9 {
				t.Errorf("terrain %d: one that strikes is drawn with %v, offered is %v", land, some, ch.Odds)
			}
		}
	}
}

// 18.1: one may humble several players in a turn, each once and for a Time each, nobody with fewer
// than six Drama Points more, and none with the Time up.
func TestRule18_1_EachOnce(t *testing.T) {
	named := func(s *stage) (list []int) {
		for _, c := range s.table.Choices() {
			if c.Kind == Humble {
				list = append(list, int(c.Target))
			}
		}
		return list
	}
	humbling := func(time string) *stage {
		return onStage(t, 4, func(p *Position) {
			p.depth = 0
			p.push(frame{Step: playing, At: atMarches, V: [registers]int16{1}})
			p.push(frame{Step: matrixTurn, At: daysDealt})
			p.push(frame{Step: UsingGuide})
			for i := range 4 {
				p.seats[i].Begun, p.seats[i].Slot, p.seats[i].Standing = true, slotC3, box.AskNever
				p.seats[i].Region = region(t, "Borana")
			}
			p.ground.Lands[region(t, "Borana")] = ground.Land{Terrain: chart.Savanna}
			p.ground.Left[chart.Savanna]--
			set(t, p, 0, time)
			set(t, p, 1, "points 6")
			set(t, p, 2, "points 7")
			set(t, p, 3, "points 5")
		}).run()
	}
	s := humbling("time 2")
	s.expect(Humbling, 0)
	if got := named(s); !slices.Equal(got, []int{1, 2}) {
		t.Errorf("%v may be humbled, want 1 and 2", got)
	}
	s.chance("18 event: success, success, impassable")
	s.do(Humble, 2, 0)
	s.expect(Humbling, 0)
	if got := named(s); !slices.Equal(got, []int{1}) {
		t.Errorf("then %v may be humbled, want 1", got)
	}
	s.figures(0, "time 1")
	s = humbling("time 1")
	s.chance("18 event: success, success, impassable\n7 health: 6\n17 desert: 1, 1")
	s.do(Humble, 1, 0) // the last of the Time: nobody else can be named
	if p := s.pos(); p.top().Step == Humbling || !p.seats[0].TimeUp {
		t.Errorf("%s, want the Time up", s.asked())
	}
	s.done()
}

// 21, 4.2: even Patrons, which is usual: all Ports are taken, and then Patrons from the last back; what
// they give is evened out. By the book each takes a Port and then a Patron.
func TestRule21_EvenPatrons(t *testing.T) {
	for n, want := range [...][box.Patrons]int{{1, 1, 1, 1, 1}, {1, 2, 2, 2, 2}, {2, 2, 2, 2, 2}, {2, 2, 2, 2, 2}, {3, 3, 3, 3, 4}} {
		c := box.ForSeats(n + 1)
		for p := range box.Patrons {
			if got := c.PatronBonus(p); got != want[p] {
				t.Errorf("%d players: %s gives %d, want %d", n+1, p.Name(), got, want[p])
			}
		}
	}
	for _, even := range []bool{true, false} {
		cfg := box.ForSeats(4)
		cfg.EvenPatrons = even
		table, err := game.NewTable(Rules{}, cfg.Encode(), 9)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for table.Position().(*Position).top().Step != Outfitting {
			p := table.Position().(*Position)
			if p.top().Step != Opening {
				got = append(got, fmt.Sprint(p.top().Step.Name(), " ", slices.Index(p.order[:], p.top().Seat)+1))
			}
			if _, err := table.Do(table.Choices()[0].Command(0)); err != nil {
				t.Fatal(err)
			}
		}
		want := "choosing-port 1, choosing-patron 1, choosing-port 2, choosing-patron 2, choosing-port 3, choosing-patron 3, choosing-port 4, choosing-patron 4"
		if even {
			want = "choosing-port 1, choosing-port 2, choosing-port 3, choosing-port 4, choosing-patron 4, choosing-patron 3, choosing-patron 2, choosing-patron 1"
		}
		if all := strings.Join(got, ", "); all != want {
			t.Errorf("even %v: %s, want %s", even, all, want)
		}
		if got := table.Position().(*Position).top().Seat; got != table.Position().(*Position).order[0] {
			t.Errorf("even %v: the first lot is bought by %d", even, got)
		}
	}
}

// 18.1, 18.3: what is usual is to be asked only when it may matter.
func TestRule18_AskedWhenItMatters(t *testing.T) {
	roll := func(health int, change func(p *Position)) *stage {
		return onStage(t, 3, func(p *Position) {
			p.stack[1] = frame{Step: healthRoll}
			p.stack[2] = frame{Step: UsingGuide}
			set(t, p, 0, fmt.Sprintf("points 5, health %d", health))
			p.seats[1].Standing, p.seats[2].Standing = box.AskMatters, box.AskNever
			change(p)
		}).chance("7 health: 6")
	}
	for name, c := range map[string]struct { // in any order: each by itself
		health int
		asked  bool
		change func(p *Position)
	}{
		"it would go ill in 5 of 6":       {5, true, func(*Position) {}},
		"it would stay well as often":     {3, false, func(p *Position) { set(t, p, 0, "sanity 3") }},
		"the roller does not lead":        {5, false, func(p *Position) { set(t, p, 2, "points 6") }},
		"nothing hangs on it but a stock": {5, false, func(p *Position) { p.stack[1] = frame{Step: ammoRoll} }},
	} {
		s := roll(c.health, c.change)
		s.next["12 ammo"] = []string{"10"}
		if s.run(); (s.pos().top().Step == HandingBadLuck) != c.asked {
			t.Errorf("%s: %s, want asked %v", name, s.asked(), c.asked)
		}
	}
	for name, c := range map[string]struct { // in any order: each by itself
		pride  box.Pride
		asked  bool
		change string
		late   bool
	}{
		"he leads and is near the goal": {box.PrideMatters, true, "points 35", true},
		"the bag is full of finds":      {box.PrideMatters, false, "points 35", false},
		"he leads, and is far":          {box.PrideMatters, false, "points 34", true},
		"never":                         {box.PrideNever, false, "points 35", true},
		"always":                        {box.PrideAlways, true, "points 6", false},
	} {
		s := onStep(t, frame{Step: matrixTurn, At: daysDealt}, func(p *Position) {
			set(t, p, 1, c.change)
			p.seats[0].Pride = c.pride
			for i := range p.dropped { // with all finds in the bag something strikes in less than two draws of three
				if p.dropped[i] = c.late; c.late {
					p.events[int(box.FirstFind)-1+i] = 0
				}
			}
			p.seats[1].Begun, p.seats[1].Slot = true, box.Slot(slot(t, "C3"))
			p.stack[2].Step = UsingGuide
		}).run()
		if (s.pos().top().Step == Humbling) != c.asked {
			t.Errorf("%s: %s, want asked %v", name, s.asked(), c.asked)
		}
	}
	s := onStage(t, 3, func(p *Position) {})
	s.do(Order, int(box.PrideNever), box.OfHumility)
	s.do(Order, int(box.AskAlways), box.OfBadLuck)
	if dice, pride := s.pos().View(0).Orders(0); dice != box.AskAlways || pride != box.PrideNever {
		t.Errorf("the orders are %d and %d", dice, pride)
	}
	again, err := Rules{}.Decode(s.pos().Append(nil))
	if err != nil {
		t.Fatal(err)
	}
	if dice, pride := again.(*Position).View(0).Orders(0); dice != box.AskAlways || pride != box.PrideNever {
		t.Errorf("read again the orders are %d and %d", dice, pride)
	}
}
