package nile

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// Nothing that a view can be asked tells a seat what is hidden from it: every
// method of View, whatever it is asked, answers a seat the same when what the
// seat may not see has been dealt anew, and on its veil.
func TestNoViewTellsWhatIsHidden(t *testing.T) {
	x := interview{t: t, rng: game.NewRandom(7), answered: map[string]bool{}, caught: map[string]bool{}}
	pick := game.NewRandom(11)
	commands, games := 1500, uint64(8)
	if testing.Short() {
		games = 1
	}
	for _, way := range []Way{Game1, Game2} {
		for seed := uint64(20); seed < 20+games; seed++ {
			settings := testSettings(3, 100)
			if settings.Way = way; way == Game2 {
				settings.Target = 0
			} else if seed%2 == 1 {
				settings.Rival = 300 // months
			}
			settings.Asked = seed%2 == 0
			seen := map[Phase]int{}
			roamBy(t, peopled{Rules{Chart: crowded()}}, settings, commands, seed, func(tab *game.Table, p *Position) {
				if k := p.top().Kind; seen[k] >= 3 && tab.Len()%401 != 0 {
					return
				}
				seen[p.top().Kind]++
				for s := game.Nobody; s < 3; s++ {
					x.ask(tab, p, alternately(p, tab.Len(), s, pick.IntN), s)
				}
			})
		}
	}
	for m := range reflect.TypeFor[View]().Methods() {
		if !x.answered[m.Name] && seldom[m.Name] == "" && !testing.Short() {
			t.Errorf("%s was never asked anything that it has an answer to", m.Name)
		}
	}
}

// alternately is a position veiled for a seat, or dealt anew for it.
func alternately(p *Position, n int, s game.Seat, pick func(int) int) *Position {
	if n%2 == 0 {
		return p.Veil(s).(*Position)
	}
	return p.Redeal(s, pick).(*Position)
}

// seldom are the methods that may have had no answer in so few games, and why.
var seldom = map[string]string{
	"CounterAt":        "the board is too small for the discovery counters",
	"CountersLeft":     "likewise",
	"Cataract":         "few edges have one, and what is asked about is drawn by lot",
	"Day":              "the chart of a day is drawn up alone",
	"PublishesOrSails": "it hangs on the edition alone, which is no secret",
	"Epic":             "a journey across Africa takes years",
	"EpicMade":         "likewise",
	"EpicsMade":        "likewise",
	"GuideFrom":        "a guide is seldom hired on the way",
	"GivenName":        "what is published first has seldom anything to be named",
	"Nameable":         "likewise",
	"Names":            "likewise",
	"SourceFound":      "likewise",
	"Result":           "a game is looked at before each command, and none is given when it is over",
}

// interview puts the same questions to two views.
type interview struct {
	t        *testing.T
	rng      *game.Random
	answered map[string]bool // methods that have said something besides nothing
	caught   map[string]bool // methods found out, each told of once
	was, is  []byte          // two answers
}

func (x *interview) ask(tab *game.Table, p, q *Position, s game.Seat) {
	x.both(tab, p.View(s), q.View(s), subjects(tab, p))
}

// both puts the questions to two views, and to the views that they answer with.
func (x *interview) both(tab *game.Table, p, q View, all map[reflect.Type][]reflect.Value) {
	of, one, two := reflect.TypeFor[View](), reflect.ValueOf(p), reflect.ValueOf(q)
	for i := range of.NumMethod() {
		name := of.Method(i).Name
		if x.caught[name] {
			continue
		}
		for _, args := range x.questions(name, one.Method(i).Type(), all) {
			a, b := one.Method(i).Call(args), two.Method(i).Call(args)
			for k := range a {
				x.answered[name] = x.answered[name] || !a[k].IsZero()
				if then, ok := a[k].Interface().(View); ok && then.p != nil && b[k].Interface().(View).p != nil {
					x.both(tab, then, b[k].Interface().(View), all)
					continue
				}
				if x.was, x.is = imprintOf(x.was[:0], a[k]), imprintOf(x.is[:0], b[k]); !bytes.Equal(x.was, x.is) {
					x.caught[name] = true
					x.t.Errorf("seat %d, command %d, step %+v: %s%v tells what is hidden:\n%+v\n%+v", p.seat, tab.Len(), p.p.top(), name, args, a[k], b[k])
				}
			}
		}
	}
}

// mostAsked is how often a method is asked about one position: if there is more
// to be asked about, chance decides.
const mostAsked = 16

// questions are the lists of arguments that a method is given.
func (x *interview) questions(name string, of reflect.Type, all map[reflect.Type][]reflect.Value) (out [][]reflect.Value) {
	ways := 1
	for i := range of.NumIn() {
		n := len(all[of.In(i)])
		if n == 0 && !x.caught[name] {
			x.caught[name] = true
			x.t.Errorf("%s cannot be asked: nothing is known to ask about of the type %v", name, of.In(i))
		}
		ways *= n
	}
	for n := range min(ways, mostAsked) {
		if ways > mostAsked {
			n = x.rng.IntN(ways)
		}
		var args []reflect.Value
		for i := range of.NumIn() {
			list := all[of.In(i)]
			args = append(args, list[n%len(list)])
			n /= len(list)
		}
		out = append(out, args)
	}
	return out
}

// subjects is what a view can be asked about, by type.
func subjects(tab *game.Table, p *Position) map[reflect.Type][]reflect.Value {
	out := map[reflect.Type][]reflect.Value{}
	hexes := []hexmap.ID{0, hexmap.ID(len(p.hexes) / 2), hexmap.ID(tab.Len() % len(p.hexes))}
	seats := []game.Seat{}
	for i := range p.players {
		pl := &p.players[i]
		seats = append(seats, game.Seat(i))
		if pl.Where == inAfrica {
			hexes = append(hexes, pl.Trip.At)
			hexes = p.touching(pl.Trip.At, hexes)
		}
		for k := range pl.Caches {
			if at := pl.Caches[k].At; at != hexmap.None {
				hexes = append(hexes, at)
			}
		}
	}
	slices.Sort(hexes)
	hexes = slices.Compact(hexes)
	events := tab.Events()
	offer(out, hexes...)
	offer(out, hexes)
	offer(out, seats...)
	offer(out, append(p.Choices(nil), game.Choice{Seat: p.ToMove()})...)
	offer(out, append(events[max(0, len(events)-5):len(events):len(events)], game.Event{Seat: game.Nobody})...)
	offer(out, events)
	offer(out, OnFoot, ByCanoe, Mounted)
	offer(out, Cautious, Normal, Reckless)
	offer(out, Rations, Gifts, Muskets, Camels, Canoes)
	offer(out, [Items]int{}, [Items]int{Bearers: 3, Rations: 40, Canoes: 1})
	offer(out, Bargain{}, Bargain{1, 1, 1, 1, 1, 9, 9, 9})
	offer(out, []GiftOffer(nil))
	offer(out, false, true)
	offer(out, -1, 0, 1, 2, 3, 5, 6)
	offer(out, "", "The Long Water", strings.Repeat("o", MostName+1))
	for f := range FeatureKinds {
		offer(out, f)
	}
	for e := range Epics {
		offer(out, e)
	}
	for r := range p.rivers {
		if r < 3 {
			offer(out, hexmap.RiverID(r))
		}
	}
	for r := range p.chart.Ports {
		offer(out, hexmap.PortID(r))
	}
	return out
}

func offer[T any](to map[reflect.Type][]reflect.Value, list ...T) {
	of := reflect.TypeFor[T]()
	for _, v := range list {
		to[of] = append(to[of], reflect.ValueOf(v))
	}
}
