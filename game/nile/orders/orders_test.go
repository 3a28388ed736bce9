package orders

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
)

func TestNamesOfOrders(t *testing.T) {
	for _, o := range []Order{{Kind: Road, To: 512, Level: nile.Normal}, {Kind: Rest, Level: nile.Cautious}, {Kind: Hunt, Months: 3, Level: nile.Reckless}} {
		if got, ok := Parse(o.Name()); !ok || got != o {
			t.Errorf("%q is read as %+v", o.Name(), got)
		}
	}
	for _, bad := range []string{"", "keen", "order ", "order road", "order road x 1", "order road -1 1", "order road 1 9", "order road 1 1 1", "order sing 1 1", "road 1 1"} {
		if o, ok := Parse(bad); ok {
			t.Errorf("%q is read as %+v", bad, o)
		}
	}
}

// marching is a game in its months, at the beginning of one of an expedition's.
func marching(t *testing.T, seed uint64) *game.Table {
	return driven.Table(t, seed, 2, func(tab *game.Table) bool {
		v := viewOf(tab)
		return v.Phase() == nile.ChoosingPace && v.Turn() >= 5+int(seed%7)
	})
}

func viewOf(tab *game.Table) nile.View {
	p := tab.Position().(*nile.Position)
	return p.View(p.ToMove())
}

// obey has a seat follow an order, the others end their months, and gives why it ended and
// how many months it was followed.
func obey(t *testing.T, tab *game.Table, s game.Seat, o Order, most int) (why string, months int) {
	t.Helper()
	from := len(tab.Events())
	for range 60 * most {
		if tab.Over() {
			return "over", months
		}
		v := viewOf(tab)
		cs := tab.Choices()
		if v.Seat() != s {
			if _, err := tab.Do(livesOn(cs)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if why := o.Ended(v, tab.Events()[from:]); why != "" {
			return why, months
		}
		if v.Phase() == nile.ChoosingPace {
			if months++; months > most {
				t.Fatalf("%s goes on for %d months", o.Name(), most)
			}
		}
		cmd := o.Choose(v, cs)
		if cmd.Kind == nile.Move && v.Terrain(hexmap.ID(cmd.Target)) == hexmap.Blank {
			t.Fatalf("%s leads into the blank", o.Name())
		}
		if _, err := tab.Do(cmd); err != nil {
			t.Fatalf("%s: %v", o.Name(), err)
		}
	}
	t.Fatalf("%s never ends", o.Name())
	return "", 0
}

// livesOn ends a month as soon as may be.
func livesOn(cs []game.Choice) game.Command {
	for _, k := range append([]game.Kind{nile.EndTravel, nile.Wait, nile.EndPublishing, nile.Withdraw, nile.Pass}, driven.EncounterOrder[:]...) {
		for i := range cs {
			if cs[i].Kind == k {
				return cs[i].Command(int(cs[i].Min))
			}
		}
	}
	return cs[0].Command(int(cs[0].Min))
}

// An order is followed by what may be chosen alone, leads nowhere that is not on the map,
// and comes to an end: at the road's end in the months that the route told, unless
// something mattered before.
func TestRoadsAreFollowed(t *testing.T) {
	arrived, stopped := 0, map[string]int{}
	for seed := range uint64(80) {
		tab := marching(t, seed)
		v := viewOf(tab)
		sh, _ := v.Sheet(v.Seat())
		var to []hexmap.ID
		for id := range v.Map().Cells {
			if r, ok := v.Route(hexmap.ID(id), nile.Normal); ok && r.Months > 1 && r.Months < 6 {
				to = append(to, hexmap.ID(id))
			}
		}
		if len(to) == 0 {
			continue
		}
		aim := to[int(seed*7)%len(to)]
		r, _ := v.Route(aim, nile.Normal)
		why, months := obey(t, tab, v.Seat(), Order{Kind: Road, To: aim, Level: nile.Normal}, 20)
		stopped[why]++
		if why != Arrived {
			continue
		}
		arrived++
		if months != r.Months {
			t.Errorf("seed %d: from %d to %d in %d months, told %d", seed, sh.At, aim, months, r.Months)
		}
	}
	if arrived < 4 || len(stopped) < 3 {
		t.Errorf("orders ended so: %v", stopped)
	}
}

// Who rests till all are well, rests till all are well, or till something else matters.
func TestRestTillWell(t *testing.T) {
	ends := map[string]int{}
	for seed := range uint64(30) {
		tab := driven.Table(t, seed, 2, func(tab *game.Table) bool {
			v := viewOf(tab)
			sh, ok := v.Sheet(v.Seat())
			return ok && v.Phase() == nile.ChoosingPace && v.Turn() > 1 && ill(&sh) || v.Turn() > 40
		})
		v := viewOf(tab)
		sh, ok := v.Sheet(v.Seat())
		if !ok || v.Phase() != nile.ChoosingPace || !ill(&sh) {
			continue
		}
		s := v.Seat()
		why, months := obey(t, tab, s, Order{Kind: Rest, Level: nile.Cautious}, 40)
		ends[why]++
		if now, ok := tab.Position().(*nile.Position).View(s).Sheet(s); why == Well && (!ok || ill(&now) || months == 0 || now.At != sh.At) {
			t.Errorf("seed %d: well after %d months at %d", seed, months, now.At)
		}
	}
	if ends[Well] == 0 {
		t.Errorf("nobody rested till all were well: %v", ends)
	}
}
