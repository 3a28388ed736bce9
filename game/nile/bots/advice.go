package bots

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// Why is the reason of a piece of advice, as words are keyed by it.
type Why string

// The reasons: errands, which a plan leads to, and what decides for itself.
const (
	ForCountry  Why = "country" // that nobody has published
	ForTheNile  Why = "nile"    // its source
	ForSources  Why = "sources" // of other rivers
	ForCounters Why = "counters"
	ForRecords  Why = "records"
	ForThePress Why = "press" // interviews, and battles to write about
	ForPeoples  Why = "peoples"
	ForHome     Why = "home" // what is in hand is to be published

	ForStores    Why = "stores"    // there is food hidden that way, or here
	ForRest      Why = "rest"      // the sick are to get well
	ForTheRiver  Why = "river"     // it leads away into unknown land
	ForLack      Why = "lack"      // there is nothing better
	ForHaste     Why = "haste"     // that way is quicker from here
	ForLightness Why = "load"      // there is more than can be carried
	ForWater     Why = "water"     // a desert is ahead, or may be
	ForNoPoints  Why = "spent"     // no further step can be paid
	ForNoStay    Why = "no-stay"   // the party cannot stay
	ForChance    Why = "chance"    // it does as well as anybody
	ForMoney     Why = "money"     // there is too little
	ForOutfit    Why = "outfit"    // such a party feeds itself
	ForMissing   Why = "missing"   // the outfit is without it
	ForBeginning Why = "beginning" // there is most to find for a first journey
	ForSailing   Why = "sailing"   // all is bought
	ForPrint     Why = "print"     // what is in print is yours
	ForName      Why = "name"      // it costs nothing
	ForAccount   Why = "account"   // there is nothing more to be printed
	ForSafety    Why = "safety"    // all policies are too dangerous
	ForOdds      Why = "odds"      // they are the best there are
	ForPeace     Why = "peace"     // nothing that could be had is worth its price
	ForFriends   Why = "friends"   // what they are worth
	ForFood      Why = "food"      // it runs low
	ForBattle    Why = "battle"    // there is no other way out
	ForGoodwill  Why = "goodwill"  // it is worth more than prisoners, or loot
	ForFreedom   Why = "freedom"   // nothing else is left to do
	ForPatience  Why = "patience"  // a better hour may come for a captive
	ForHelp      Why = "help"      // a captive who helps is let go
	ForTheMen    Why = "men"       // they are worth more than that
	ForLeast     Why = "least"     // it is what is missed least
	ForSpecialty Why = "specialty" // nobody else has it
	ForSitting   Why = "sitting"   // the next one begins
)

// errandWhy are the reasons of errands.
var errandWhy = [errands]Why{
	forCountry: ForCountry, forTheNile: ForTheNile, forSources: ForSources, forDiscoveries: ForCounters, forRecords: ForRecords,
	forThePress: ForThePress, forPeoples: ForPeoples,
}

// Advice is what a keen traveller would do in a player's place, and why.
type Advice struct {
	Choice game.Choice
	N      int // how many, where the choice counts
	Why    Why
	Aim    hexmap.ID       // where the plan behind it leads; ForCountry: where that comes into new land; None: home, or nowhere
	New    int             // ForCountry: how many new hexes lie on the way; 0: it is land that others have seen
	Worth  float64         // and what these bring on average, in points
	Months int             // till a port is reached by that plan; 0: not known
	Hunts  bool            // the food in hand does not last for that plan, nor for any other to what is worth the way
	Store  hexmap.ID       // where food is hidden that the plan goes by; None: nowhere
	Food   float64         // of a port to set out from: how many months the food of the party lasts that would be bought, the hunt apart
	Have   [nile.Items]int // of an outfit, all of it
	Mode   nile.Mode       // and how to set out
	Ready  Kind            // the ready-made party that this is; Kinds: none
	Lacks  nile.Item       // ForMissing: what the outfit is without
	// Alone says what a plan that leads away from home means to whoever has nobody left; nil: he has, or goes home.
	Alone *Alone
}

// Alone is what going on by oneself comes to, by what became of keen travellers who did.
type Alone struct {
	Dies float64 // the chance to die on the way, there and home again
	Home int     // months home from here; 0: no way is known
}

// counsel is what an adviser keeps to: it is keen, has no favourite errand, and says
// what it is surest of.
var counsel = strategy{name: "counsel", sails: keen.sails, surest: true, tickets: true, aims: unswayed()}

// Adviser is a keen traveller who looks over a player's shoulder. It sees what that
// player sees, and remembers what it has advised on this expedition.
type Adviser struct {
	who      *traveller
	explorer int
}

// NewAdviser is one who has seen nothing yet.
func NewAdviser() *Adviser { return &Adviser{} }

// Advise says what it would choose; ok is false where there is nothing to choose.
// Ask once of a position: it remembers.
func (a *Adviser) Advise(v nile.View, cs []game.Choice) (out Advice, ok bool) {
	if len(cs) == 0 {
		return out, false
	}
	if n := v.Player(v.Seat()).Explorers; a.who == nil || n != a.explorer {
		a.who, a.explorer = newTraveller(&counsel, 0), n
	}
	b := a.who
	b.rng, b.course, b.steps, b.sparing = game.NewRandom(uint64(v.Turn())), plan{}, 0, false
	out.Aim, out.Store, out.Ready = hexmap.None, hexmap.None, Kinds
	var cmd game.Command
	switch v.Phase() {
	case nile.ChoosingPort:
		cmd = a.port(v, cs, nile.ChoosePort, &out)
	case nile.InEurope:
		cmd = a.port(v, cs, nile.Outfit, &out)
	case nile.Outfitting:
		cmd = a.outfit(v, cs, &out)
	case nile.ChoosingPace, nile.Travelling:
		cmd = a.march(v, cs, &out)
	case nile.NamingSuccessor:
		cmd, out.Why = successor(v, cs), ForSpecialty
	default:
		cmd = b.Choose(v, cs)
		out.Why = whyThen(v, cmd)
	}
	i := slices.IndexFunc(cs, func(c game.Choice) bool {
		return c.Kind == cmd.Kind && c.Target == cmd.Target && c.Item == cmd.Item
	})
	if i < 0 {
		return out, false
	}
	out.Choice, out.N = cs[i], int(cmd.N)
	return out, true
}

// port advises where to set out from, or to wait: for a first journey what is best for a first one.
func (a *Adviser) port(v nile.View, cs []game.Choice, k game.Kind, out *Advice) game.Command {
	b := a.who
	if best := FirstPorts(v, 1); v.Phase() == nile.ChoosingPort && len(best) > 0 {
		for i := range cs {
			if cs[i].Kind == k && cs[i].Target == int32(best[0].Port) {
				out.Why = ForBeginning
				return cs[i].Command(0)
			}
		}
	}
	cmd := b.port(v, cs, k)
	if out.Why = ForMoney; cmd.Kind != k {
		if staysToPublish(v) {
			out.Why = ForAccount
		}
		return cmd
	}
	port := hexmap.PortID(cmd.Target)
	l := survey(v, &b.taste)
	p := b.fromPort(b.homeward(l, b.style.gait(v, port)), port, b.style)
	defer p.done()
	q := p.best(v.Map().Ports[port].At, hexmap.None)
	out.Aim, out.Months, out.Mode, out.Why = q.aim, wholeMonths(q.months), kits[b.style].mode, l.whyTo(q.aim)
	out.near(l, q)
	if want, _, ok := b.style.outfit(v, v.Means(v.Seat()), port); ok {
		out.Food = lasting(want[nile.Rations], 1+want[nile.Bearers]+want[nile.Guides]+want[nile.Askaris], 0)
		out.Hunts = exceeds(q.months, out.Food)
	}
	return cmd
}

// march advises a party in the field.
func (a *Adviser) march(v nile.View, cs []game.Choice, out *Advice) game.Command {
	b := a.who
	sh, _ := v.Sheet(v.Seat())
	if b.style = walking; sh.Mode == nile.ByCanoe {
		b.style = paddling
	} else if sh.Mode == nile.Mounted {
		b.style = riding
	}
	shunned := b.shunned
	for b.course, out.Hunts = b.onFood(v, &sh); b.barred(v, &sh, cs); b.course, out.Hunts = b.onFood(v, &sh) {
		b.shunned = append(b.shunned, b.course.way[0]) // this month there is no going that way
	}
	b.aim, b.turn = b.course.aim, v.Turn()
	q := b.course
	b.decided = true // what is done and what is said of it come of one plan
	cmd := b.Choose(v, withoutBurying(&sh, cs))
	b.decided, b.shunned = false, shunned
	out.Aim, out.Months = q.aim, wholeMonths(q.months)
	if i := slices.IndexFunc(q.way, func(id hexmap.ID) bool { return slices.Contains(stores(v), id) }); i >= 0 {
		out.Store = q.way[i]
	}
	l := survey(v, &b.taste)
	toward := l.whyTo(q.aim)
	if sh.People == 1 && q.aim != hexmap.None {
		out.Alone = b.alone(v, &sh, q.months)
	}
	switch {
	case q.aim == hexmap.None && q.months < 0:
		toward = ForLack
	case q.aim != hexmap.None && slices.Contains(stores(v), q.aim) && l.worth[q.aim] == 0:
		toward = ForStores
	}
	out.Why = b.whyMarch(v, &sh, cs, cmd, toward)
	out.near(l, q)
	return cmd
}

// near has the advice speak of where a plan for new land comes into it, and how much of it there is: the far end of a
// journey is not why one goes.
func (out *Advice) near(l *land, q plan) {
	if out.Why != ForCountry {
		return
	}
	for i := len(q.way) - 1; i >= 0; i-- {
		if l.blank(q.way[i]) {
			out.Aim, out.New, out.Worth = q.way[i], out.New+1, out.Worth+l.worth[q.way[i]]
		}
	}
}

// barred reports whether a party on its way cannot go the way of its plan, though its points would carry it: a desert asks
// for water, say. What it shuns already, and is led to all the same, is a port.
func (b *traveller) barred(v nile.View, sh *nile.Sheet, cs []game.Choice) bool {
	way := b.course.way
	if v.Phase() != nile.Travelling || len(way) == 0 || sh.Halted || slices.Contains(b.shunned, way[0]) || v.Why(way[0]).Rule == tooFar {
		return false
	}
	return !slices.ContainsFunc(cs, func(c game.Choice) bool {
		return (c.Kind == nile.Move || c.Kind == nile.Portage) && c.Target == int32(way[0])
	})
}

// onFood is the plan that the food in hand lasts for, there and back; where there is none, that of whoever lives on the
// hunt besides: to the new land that is nearest, if it is reached on that food, for farther off there is as little to eat.
// Whoever gets home on that food goes home, where hungry marches would bring no more.
func (b *traveller) onFood(v nile.View, sh *nile.Sheet) (way plan, hunts bool) {
	b.sparing = true
	near := b.plan(v, sh, sh.Mode)
	if near.aim != hexmap.None {
		return near, false
	}
	next := b.nextDoor(v, sh)
	b.sparing = false
	far := b.plan(v, sh, sh.Mode)
	if far.aim != hexmap.None && next.aim != hexmap.None && exceeds(far.months, next.months) {
		far = next
	}
	if near.months > 0 && !exceeds(near.months, sh.Turns) && !exceeds(far.rate, near.rate) {
		return near, false
	}
	return far, far.aim != hexmap.None && exceeds(far.months, sh.Turns)
}

// nextDoor is the plan to go to the new land that is reached soonest, where the food in hand lasts for the way there.
func (b *traveller) nextDoor(v nile.View, sh *nile.Sheet) plan {
	p := b.planner(v, sh, sh.Mode)
	defer p.done()
	w := newWays(p.land, &p.g, p.open, []hexmap.ID{sh.At}, false, p.most)
	defer w.done()
	food := p.lasts
	p.lasts = math.Inf(1)
	out := plan{aim: hexmap.None}
	for i := range w.time {
		id := hexmap.ID(i)
		if w.time[i] <= 0 || !p.new[i] || p.worth[i] == 0 || v.Hex(id).State != nile.Unmapped || exceeds(float64(w.time[i])/month, food) {
			continue
		}
		for s := range p.homes {
			if q := p.weigh(w, id, hexmap.Shore(s)); q.rate >= 0 && (out.aim == hexmap.None || exceeds(out.months, q.months)) {
				out = q
			}
		}
	}
	if out.aim == hexmap.None {
		return out
	}
	out.way = w.path(out.aim)
	return p.ahead(out)
}

// withoutBurying are the choices without what only whoever comes back is glad of: where all can be carried, asked what
// to do one wants to know where to go. Choosing goes by what is there to be chosen, so that what comes next is advised.
func withoutBurying(sh *nile.Sheet, cs []game.Choice) []game.Choice {
	if l := sh.Load[sh.Mode]; l.Cost > l.Capability {
		return cs
	}
	buries := func(c game.Choice) bool { return c.Kind == nile.Cache }
	if rest := slices.DeleteFunc(slices.Clone(cs), buries); len(rest) > 0 {
		return rest
	}
	return cs
}

// alone is what so many months by himself come to for an explorer in the field.
func (b *traveller) alone(v nile.View, sh *nile.Sheet, months float64) *Alone {
	p := b.planner(v, sh, sh.Mode)
	defer p.done()
	return &Alone{Dies: 1 - math.Exp(-danger(sh)*months), Home: wholeMonths(p.nearest(sh.At))}
}

// whyMarch is why a party does something on its way.
func (b *traveller) whyMarch(v nile.View, sh *nile.Sheet, cs []game.Choice, cmd game.Command, toward Why) Why {
	switch cmd.Kind {
	case nile.SetPace, nile.EndTravel:
		switch {
		case b.rests(v, sh):
			return ForRest
		case cmd.Kind == nile.EndTravel && spent(sh, cs):
			return ForNoPoints
		case cmd.Kind == nile.EndTravel:
			return ForLack
		}
	case nile.Move, nile.Portage:
		if b.river {
			return ForTheRiver
		}
	}
	if why, ok := marchWhy[cmd.Kind]; ok {
		return why
	}
	return toward
}

// spent reports whether points have been spent and those that are left lead into no hex.
func spent(sh *nile.Sheet, cs []game.Choice) bool {
	return sh.Left < sh.Allowance && !slices.ContainsFunc(cs, func(c game.Choice) bool {
		return c.Kind == nile.Move || c.Kind == nile.Drift || c.Kind == nile.Portage
	})
}

// marchWhy are the reasons of what is done on the way for one reason alone.
var marchWhy = map[game.Kind]Why{
	nile.Drift: ForTheRiver, nile.Retreat: ForNoStay, nile.ChangeMode: ForHaste, nile.FillWater: ForWater, nile.Drop: ForLightness, nile.Cache: ForLightness,
	nile.DropSick: ForLightness, nile.Shoot: ForLightness, nile.Labour: ForLightness, nile.OpenCache: ForStores, nile.Take: ForStores,
	nile.GoHome: ForHome, nile.GiveUp: ForLack,
}

// thenWhy are the reasons of what is done elsewhere.
var thenWhy = map[game.Kind]Why{
	nile.PlaceAll: ForChance, nile.PlaceCounter: ForChance, nile.Publish: ForPrint, nile.PublishAll: ForPrint, nile.NameFeature: ForName,
	nile.EndPublishing: ForAccount, nile.Withdraw: ForSafety, nile.Policy: ForOdds, nile.Parley: ForFriends, nile.Barter: ForFood,
	nile.Loot: ForFood, nile.Fight: ForBattle, nile.KeepPrisoners: ForGoodwill, nile.Escape: ForFreedom, nile.Bide: ForPatience, nile.Minister: ForHelp,
	nile.PayUp: ForTheMen, nile.StayBehind: ForTheMen, nile.LoseNotes: ForLeast, nile.LetGo: ForLeast, nile.Bear: ForLeast, nile.NextSitting: ForSitting,
	nile.Pass: ForPeace,
}

// whyThen is why something else is done.
func whyThen(v nile.View, cmd game.Command) Why {
	if cmd.Kind == nile.Pass && v.Phase() == nile.AtVillage {
		return ForGoodwill
	}
	if why, ok := thenWhy[cmd.Kind]; ok {
		return why
	}
	return ForLack
}

// whyTo is what most of a hex's worth to whoever goes there comes of; home is no hex.
func (l *land) whyTo(aim hexmap.ID) Why {
	if aim == hexmap.None {
		return ForHome
	}
	best, most := ForCountry, 0.0
	for i, add := range weigh {
		one := *l
		one.worth, one.beyond = make([]float64, len(l.worth)), make([]prospect, len(l.beyond))
		add(&one, 1)
		if worth := one.worth[aim] + one.beyond[aim].points; exceeds(worth, most) {
			best, most = errandWhy[i], worth
		}
	}
	return best
}

// wholeMonths are months as one speaks of them; 0 for what is not known.
func wholeMonths(months float64) int {
	if months <= 0 {
		return 0
	}
	return max(1, int(months+0.5))
}

// successor is a specialty that nobody else at the table has, if there is one.
func successor(v nile.View, cs []game.Choice) game.Command {
	for i := range cs {
		taken := cs[i].Kind != nile.ChooseSpecialty
		for s := range game.Seat(v.Seats()) {
			taken = taken || s != v.Seat() && int32(v.Player(s).Specialty) == cs[i].Target
		}
		if !taken {
			return cs[i].Command(0)
		}
	}
	return cs[0].Command(int(cs[0].Min))
}
