// Package orders is standing orders: what a player tells a party to do month after month
// without being asked. A seat under orders is still that player's. An order does nothing
// that could not be chosen by hand, and gives the seat back at anything that matters.
package orders

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Kind is what is ordered.
type Kind uint8

// The kinds of order.
const (
	Road Kind = iota // follow the road to a hex
	Rest             // rest till everybody is well
	Hunt             // stay and hunt till there is food for some months
)

var kinds = [...]string{"road", "rest", "hunt"}

// Prefix begins the name that a seat under orders is held by. No bot is called so.
const Prefix = "order "

// Order is one standing order. The zero value leads nowhere.
type Order struct {
	Kind   Kind
	To     hexmap.ID  // of a Road
	Level  nile.Level // the pace of each month
	Months int        // of food, of a Hunt
}

// Name is how a seat is held by it: Parse makes the order of it again.
func (o Order) Name() string {
	n := o.Months
	if o.Kind == Road {
		n = int(o.To)
	}
	return fmt.Sprintf("%s%s %d %d", Prefix, kinds[o.Kind], n, o.Level)
}

// Parse is the order of a name; ok is false where it is no name of one.
func Parse(name string) (o Order, ok bool) {
	rest, is := strings.CutPrefix(name, Prefix)
	part := strings.Split(rest, " ")
	if !is || len(part) != 3 {
		return Order{}, false
	}
	k := slices.Index(kinds[:], part[0])
	n, err := strconv.Atoi(part[1])
	l, wrong := strconv.Atoi(part[2])
	if k < 0 || err != nil || wrong != nil || n < 0 || n > 1<<15 || l < 0 || l >= int(nile.Levels) {
		return Order{}, false
	}
	o = Order{Kind: Kind(k), Level: nile.Level(l), Months: n}
	if o.Kind == Road {
		o.To, o.Months = hexmap.ID(n), 0
	}
	return o, true
}

// Choose takes the next step of the order. It is asked where Ended says that it goes on.
func (o Order) Choose(v nile.View, cs []game.Choice) game.Command {
	if v.Phase() == nile.ChoosingPace {
		for i := range cs {
			if c := &cs[i]; c.Kind == nile.SetPace && (c.Target == int32(o.Level) || !v.Paced()) {
				return c.Command(0)
			}
		}
	}
	if o.Kind == Road {
		if r, ok := v.Route(o.To, o.Level); ok {
			for i := range cs {
				if c := &cs[i]; (c.Kind == nile.Move || c.Kind == nile.Portage) && c.Target == int32(r.Way[0]) {
					return c.Command(int(c.Max))
				}
			}
		}
	}
	if o.Kind == Hunt {
		for i := range cs { // the guns are kept in: they go out
			if c := &cs[i]; c.Kind == nile.Hunt && c.Target == 1 {
				return c.Command(0)
			}
		}
	}
	for i := range cs {
		if cs[i].Kind == nile.EndTravel {
			return cs[i].Command(0)
		}
	}
	return cs[0].Command(int(cs[0].Min))
}

// Why an order has come to its end: keys into the program's words. "" goes on.
const (
	Arrived     = "arrived"     // at the road's end
	Well        = "well"        // nobody is sick any more
	Fed         = "fed"         // there is food enough
	Asked       = "asked"       // something is to be decided that the order says nothing of
	Stuck       = "stuck"       // the party may not stay as it is
	NoWay       = "no-way"      // the road is closed
	LostWay     = "lost"        // the way was lost
	Sick        = "sick"        // somebody has fallen sick
	Losses      = "losses"      // people, animals or stores were lost
	Misfortune  = "misfortune"  // a misfortune has struck
	Hunger      = "hunger"      // the food will not do for another month
	Found       = "found"       // a discovery
	Company     = "company"     // another explorer is in the hex
	Forestalled = "forestalled" // another has published a hex that this explorer mapped
	Astray      = "astray"      // the explorer is not on the march any more
)

// matters are the events of the party itself that end an order.
var matters = map[game.EventKind]string{
	nile.LostWay: LostWay, nile.FellIll: Sick, nile.ExplorerSick: Sick, nile.Perished: Losses, nile.Deserted: Losses, nile.BeastsDied: Losses,
	nile.Strayed: Losses, nile.GoodsLost: Losses, nile.WentOver: Losses, nile.NotesGone: Losses, nile.DisasterStrikes: Misfortune, nile.Answered: Misfortune, nile.HuntSpoiled: Misfortune,
	nile.CounterRevealed: Found, nile.Retreated: Stuck, nile.Drifted: Stuck, nile.Poisoned: Losses,
}

// Ended is why the order is at its end, "" where it goes on. told is what has been told
// since it was given.
func (o Order) Ended(v nile.View, told []game.Event) string {
	sh, ok := v.Sheet(v.Seat())
	if !ok || v.Player(v.Seat()).Where != nile.Africa {
		return Astray
	}
	for _, e := range told {
		if why := o.concerns(v, &sh, e); why != "" {
			return why
		}
	}
	switch ph := v.Phase(); {
	case ph != nile.ChoosingPace && ph != nile.Travelling:
		return Asked
	case o.Kind == Road && sh.At == o.To:
		return Arrived
	case o.Kind == Rest && !ill(&sh):
		return Well
	case o.Kind == Hunt && ph == nile.ChoosingPace && sh.Turns >= float64(o.Months):
		return Fed
	case ph == nile.Travelling:
		if m, _ := v.March(); m.Unsettled.Why != "" {
			return Stuck
		}
		return ""
	}
	if food, _ := v.LarderAt(sh.At); food.Short > 0 && o.Kind != Hunt {
		return Hunger
	}
	if o.Kind == Road {
		if _, ok := v.Route(o.To, o.Level); !ok || halted(v.Seat(), told) {
			return NoWay
		}
	}
	return ""
}

// halted reports whether a seat's party got no farther in the last whole month of those
// that something was told of: it would stand there for ever.
func halted(s game.Seat, told []game.Event) bool {
	still := false
	for _, e := range told {
		switch {
		case e.Seat != s:
		case e.Kind == nile.PaceSet:
			still = true
		case e.Kind == nile.Moved, e.Kind == nile.Portaged:
			still = false
		}
	}
	return still
}

// concerns is why something that was told ends the order, "" where it does not.
func (o Order) concerns(v nile.View, sh *nile.Sheet, e game.Event) string {
	if e.Seat != v.Seat() {
		switch {
		case e.Kind == nile.Moved && hexmap.ID(e.At) == sh.At:
			return Company
		case e.Kind == nile.HexPublished && v.Charted(hexmap.ID(e.At)):
			return Forestalled
		}
		return ""
	}
	why := matters[e.Kind]
	if o.Kind == Rest && why == Sick { // that is what one rests for
		return ""
	}
	return why
}

// ill reports whether anybody of a party is sick.
func ill(sh *nile.Sheet) bool { return sh.Sick || sh.Ill != [3]int{} }
