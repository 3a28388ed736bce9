package tell

import (
	"maps"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// A Matter is one thing that happened, and what became other by it: whatever came between, each
// figure stands under its own cause.
type Matter struct {
	Seat    game.Seat // whom it befell, Nobody for all
	Head    string    // what happened, as a sentence
	Rule    game.Rule
	Of      *game.Event         // the event that the head tells; nil: none does, and the head names the cause
	Figures []string            // what became other by it, with its dice, as sentences
	Events  []game.Event        // those that are told, in their order
	Dice    []told.RolledEvent  // those of them that are dice, as they count
	Again   bool                // the head was told before already, and what came of it is new
	At      int                 // where its first event lies among all
	HeadAt  int                 // and where the event that the head tells does, −1 for none
	Shames  []game.Seat         // who loses a Drama Point by it: it was their Patron’s (20.2)
	Road    bool                // a day begins, and the slots around have other Encounters (10.4, 10.5)
	Spared  bool                // and the head says that its dice cost nothing
	going   map[int]heart.Going // why those of the events went that took something from a slot
	why     string              // the words of a head that names the cause
}

// Short is what its figures come to, in a line, and what lies in the Matrix for it that did not, or
// no more; "" where nothing has become other.
func (m *Matter) Short() string { return words.Facts(nonempty(Below(m.Events), m.Lying())...) }

// Figured reports whether an event is a figure that became other, or a die, and not a thing that
// happened.
func Figured(e *game.Event) bool {
	switch e.Kind {
	case heart.Changed, heart.Scored, heart.Rolled, heart.CodeDrawn, heart.JoinTried:
		return true
	}
	return false
}

// below reports whether an event is told below another, and has no sentence to itself.
func below(e *game.Event) bool {
	return Figured(e) || lies(e)
}

// lies reports whether an event is of what lies in a slot.
func lies(e *game.Event) bool { return e.Kind == heart.ChitLaid || e.Kind == heart.ChitBack }

// Lying is what has been laid in slots, and taken from them and why, in a line: what goes back as soon as
// it is laid was never there.
func (m *Matter) Lying() string {
	var now, was [box.Slots]box.Chit
	var why [box.Slots]heart.Going
	for i := range m.Events {
		e := &m.Events[i]
		if !lies(e) {
			continue
		}
		switch x := told.AsSlot(e); {
		case e.Kind == heart.ChitLaid:
			now[x.Slot] = x.Chit
		case now[x.Slot] == x.Chit:
			now[x.Slot] = box.NoChit
		default:
			was[x.Slot], why[x.Slot] = x.Chit, m.going[i]
		}
	}
	var laid []string
	var gone [heart.Goings][]string
	for at := range box.Slot(box.Slots) {
		if now[at] != box.NoChit {
			laid = append(laid, words.Phrase("lying.at", "slot", Slot(at), "chit", AChit(now[at])))
		} else if was[at] != box.NoChit {
			gone[why[at]] = append(gone[why[at]], words.Phrase("lying.at", "slot", Slot(at), "chit", Chit(was[at])))
		}
	}
	all := nonempty(listed("lying.now", laid))
	for g, list := range gone {
		all = append(all, nonempty(listed("lying.gone."+heart.Going(g).Name(), list))...)
	}
	return words.Facts(all...)
}

// listed is a list behind the words that begin it, "" where it is empty.
func listed(key string, all []string) string {
	if len(all) == 0 {
		return ""
	}
	return words.Phrase(key, "list", words.List(all))
}

// With is the matter with what came of it before, which was told by then.
func (m *Matter) With(before *Matter) Matter {
	out := *m
	out.Again = before.Again
	out.Figures = slices.Concat(before.Figures, m.Figures)
	out.Events = slices.Concat(before.Events, m.Events)
	out.Dice = slices.Concat(before.Dice, m.Dice)
	if out.going = maps.Clone(before.going); out.going == nil {
		out.going = map[int]heart.Going{}
	}
	for i, why := range m.going {
		out.going[len(before.Events)+i] = why
	}
	return out
}

// nonempty are those of some texts that say something.
func nonempty(all ...string) []string {
	return slices.DeleteFunc(all, func(text string) bool { return text == "" })
}

// Matters are the events from one on up to another, both as places in all of them, without those
// that are left out (nil: none is). Heads are looked for among all.
func Matters(v heart.View, sum game.Summary, all []game.Event, from, to int, leftOut func(i int) bool) []Matter {
	t := matters{teller: teller{v: v, sum: sum}, all: all, of: map[int]int{}}
	for i := from; i < to; i++ {
		if (leftOut == nil || !leftOut(i)) && !TakenUp(all[:to], i) {
			t.add(i)
		}
	}
	for n := range t.out {
		t.out[n].spare(t.teller)
	}
	return t.out
}

// matters are being made.
type matters struct {
	teller
	all []game.Event
	out []Matter
	of  map[int]int // the place in out of what has the event for its head
	own cause       // what the last of out was made for; anything else where it has a head
}

// add tells an event: of its own, or below what brought it.
func (t *matters) add(i int) {
	e := &t.all[i]
	text := t.event(e)
	if text == "" {
		return
	}
	if !below(e) {
		n := t.headed(i)
		t.out[n].Again = false
		t.out[n].comes(i, e)
		if e.Kind == heart.Shamed {
			t.shames(told.AsOther(e), e.Seat)
		}
		return
	}
	n := t.under(i)
	if e.Kind == heart.ChitBack {
		if t.out[n].going == nil {
			t.out[n].going = map[int]heart.Going{}
		}
		t.out[n].going[len(t.out[n].Events)] = heart.GoingOf(t.all, i)
	}
	t.out[n].Figures = append(t.out[n].Figures, text)
	t.out[n].comes(i, e)
	if e.Kind == heart.Rolled {
		t.out[n].Dice = append(t.out[n].Dice, Stood(t.all, i))
	}
}

// shames notes with the last that befell somebody that another loses a Drama Point by it.
func (t *matters) shames(by, loser game.Seat) {
	for n := len(t.out) - 1; n >= 0; n-- {
		if m := &t.out[n]; m.Seat == by {
			m.Shames = append(m.Shames, loser)
			return
		}
	}
}

// comes has an event, by its place among all, come to the matter.
func (m *Matter) comes(at int, e *game.Event) {
	if len(m.Events) == 0 {
		m.At = at
	}
	m.Events = append(m.Events, *e)
}

// Stood is the die of one of the events as it counts: where Bad Luck had it thrown again (18.3), with
// what lay then.
func Stood(events []game.Event, at int) told.RolledEvent {
	x := told.AsRolled(&events[at])
	for i := at + 1; i < len(events); i++ {
		switch e := &events[i]; {
		case e.Kind == heart.Decided || e.Seat != events[at].Seat: // of those who might have it thrown again
		case e.Kind == heart.ThrownAgain:
			again := told.AsAgain(e)
			x.Faces[again.Which], x.Well = again.Face, again.Well
			return x
		default:
			return x
		}
	}
	return x
}

// headed is the place of what has an event for its head.
func (t *matters) headed(i int) int {
	if n, ok := t.of[i]; ok {
		return n
	}
	e := &t.all[i]
	t.of[i] = t.begin(Matter{Seat: e.Seat, Head: t.event(e), Rule: e.Rule, Of: e, HeadAt: i, Again: true}, noCause)
	return t.of[i]
}

func (t *matters) begin(m Matter, own cause) int {
	t.out, t.own = append(t.out, m), own
	return len(t.out) - 1
}

// under is the place of what a figure stands below.
func (t *matters) under(i int) int {
	e := &t.all[i]
	why, last := causeOf(e), len(t.out)-1
	if lies(e) && (e.Rule == box.RuleLaying || e.Rule == box.RuleGoingBack) {
		if last < 0 || !t.out[last].Road || t.out[last].Seat != e.Seat {
			last = t.begin(Matter{Seat: e.Seat, Head: t.say(e, "road"), Rule: e.Rule, HeadAt: -1, Road: true}, noCause)
		}
		return last
	}
	if why == noCause && last >= 0 && t.out[last].Seat == e.Seat { // nothing has become other: it is seen where it lies
		return last
	}
	if why != rumourMoves { // which is told after its die
		if h, ok := t.before(i); ok {
			return t.headed(h)
		}
	}
	if h, ok := t.after(i); ok {
		return t.headed(h)
	}
	if last >= 0 && t.out[last].Seat == e.Seat && t.own == why {
		return last
	}
	m := Matter{Seat: e.Seat, Rule: e.Rule, HeadAt: -1, why: "for." + why.key()}
	if words.Has("told." + m.why) {
		m.Head = t.say(e, m.why)
	} else {
		m.Head = t.say(e, "for", "cause", why.name())
	}
	return t.begin(m, why)
}

// before is the last thing that happened before a figure became other and that brings it, in the
// same turn of the seat.
func (t *matters) before(i int) (at int, ok bool) {
	e, second := &t.all[i], -1
	for h := i - 1; h >= 0; h-- {
		x := &t.all[h]
		if x.Seat != e.Seat {
			continue
		}
		if !below(x) && Brings(x, e) && t.event(x) != "" {
			if x.Kind != heart.Got && x.Kind != heart.GaveUp {
				return h, true
			}
			if second < 0 {
				second = h // what was given or had for it says less than what it was for
			}
		}
		if x.Kind == heart.DaysBegan || x.Kind == heart.MapTurnBegan {
			break
		}
	}
	return second, second >= 0
}

// after is what is told only after the figure that it brings: a step after its Time, a country
// after its die.
func (t *matters) after(i int) (at int, ok bool) {
	e := &t.all[i]
	for h := i + 1; h < len(t.all); h++ {
		x := &t.all[h]
		if x.Seat != e.Seat {
			continue
		}
		switch {
		case x.Kind == heart.Decided || x.Kind == heart.DaysBegan || x.Kind == heart.MapTurnBegan:
			return 0, false
		case !below(x) && (causeOf(e) == noCause || Brings(x, e)) && t.event(x) != "":
			return h, true
		}
	}
	return 0, false
}

// A cause is why a figure became other, or a die was thrown: a Cause, or behind those the Source of
// Drama Points.
type cause int

const (
	noCause cause = -1
	// rumourMoves is what a die for a slot of the Matrix is thrown for; nothing else comes of it.
	rumourMoves = cause(box.Causes) + cause(box.Sources)
)

func bySource(s box.Source) cause { return cause(box.Causes) + cause(s) }

// key is what the words call the cause by.
func (c cause) key() string {
	switch {
	case c == noCause:
		return "country"
	case c == cause(box.ByTimeUp):
		return "next-turn"
	case c == rumourMoves:
		return box.Rumour.Name()
	case c >= cause(box.Causes):
		return box.Source(c - cause(box.Causes)).Name()
	}
	return box.Cause(c).Name()
}

// name is the cause in words.
func (c cause) name() string {
	switch {
	case c == rumourMoves:
		return Sort(box.Rumour)
	case c >= cause(box.Causes):
		return words.Phrase("source." + c.key())
	}
	return words.Phrase("cause." + c.key())
}

// causeOf is the cause of a figure; of a die, the one it is thrown for where nothing is told that
// has it thrown.
func causeOf(e *game.Event) cause {
	switch e.Kind {
	case heart.Changed:
		return cause(told.AsChanged(e).Cause)
	case heart.Scored:
		x := told.AsScored(e)
		if x.From == box.ForEnvy { // which is what it costs, too
			return cause(box.ByEnvy)
		}
		return bySource(x.From)
	case heart.Rolled:
		if all := dieCauses[told.AsRolled(e).Die]; len(all) > 0 {
			return all[0]
		}
	}
	return noCause
}

// Brings reports whether what is told by one event, a sentence, is what another, a figure or a
// die, became other by.
func Brings(head, e *game.Event) bool {
	if head.Kind == heart.ChasedOff && !ofAmmo(e) { // what a band takes, it takes where it is not chased off
		return false
	}
	brings := causesOf(head)
	if e.Kind == heart.Rolled {
		return slices.ContainsFunc(dieCauses[told.AsRolled(e).Die], func(c cause) bool { return slices.Contains(brings, c) })
	}
	why := causeOf(e)
	return why != noCause && slices.Contains(brings, why)
}

// SameCause reports whether what one event tells is a part of what another does: what a king gave, of his court.
func SameCause(head, e *game.Event) bool {
	brings := causesOf(head)
	return slices.ContainsFunc(causesOf(e), func(c cause) bool { return slices.Contains(brings, c) })
}

// HasCause reports whether what an event tells stands only with what brought it, and not with whatever came last.
func HasCause(e *game.Event) bool {
	switch e.Kind {
	case heart.Got, heart.GaveUp, heart.VillageMet, heart.ChasedOff:
		return true
	}
	return false
}

// ofAmmo reports whether a figure or a die is of the Ammo Stock.
func ofAmmo(e *game.Event) bool {
	return e.Kind == heart.Changed && told.AsChanged(e).Figure == box.Ammo || e.Kind == heart.Rolled && told.AsRolled(e).Die == box.AmmoDie
}

// dieCauses are what each die may be thrown for; the first is the one that no sentence tells of.
var dieCauses = [box.Dice][]cause{
	box.HealthDie:   {cause(box.ByDisease), cause(box.ByMalaria), cause(box.BySpecial), cause(box.ByRoadEnd)},
	box.SanityDie:   {cause(box.ByHorror), cause(box.ByTaboo), cause(box.BySpecial)},
	box.PresumedDie: {bySource(box.ForTerrain)},
	box.TerrainDie:  {bySource(box.ForTerrain)},
	box.JoinDice:    {bySource(box.ForWater)},
	box.AmbushDie:   {cause(box.ByWarband), cause(box.BySpecial)},
	box.AmmoDie:     {cause(box.ByWarband), cause(box.ByHunt), cause(box.BySpecial)},
	box.AccidentDie: {cause(box.ByAccident)},
	box.StormDie:    {cause(box.ByStorm)},
	box.CheckDie:    {cause(box.ByThirst), cause(box.ByLosingWay)},
	box.KingDie:     {cause(box.ByKingdom)},
	box.TuskDie:     {cause(box.ByTusk)},
	box.PlantDie:    {cause(box.ByPlant)},
	box.HealerDie:   {cause(box.ByHealer)},
	box.HuntDie:     {cause(box.ByHunt)},
	box.FoodDie:     {cause(box.ByHunt)},
	box.RecruitDie:  {cause(box.ByMissionary)},
	box.LikeDie:     {cause(box.ByVillage)},
	box.RespectDie:  {cause(box.ByVillage)},
	box.FeastDie:    {cause(box.ByFeast)},
	box.SlotDie:     {rumourMoves},
	box.PorterDie:   {cause(box.ByDesertion)},
	box.AskariDie:   {cause(box.ByDesertion)},
}

// kindCauses are the causes that a kind of event is the sentence of, whatever it tells.
var kindCauses = map[game.EventKind][]cause{
	heart.MapTurnBegan: {cause(box.ByEating), cause(box.ByHunger)},
	heart.Marched:      {cause(box.ByMarch)},
	heart.Rested:       {cause(box.ByRest)},
	heart.MetExplorer:  {bySource(box.ForLivingstone)},
	heart.TerrainFound: {cause(box.ByTerrain), bySource(box.ForTerrain)},
	heart.WaterLaid:    {cause(box.ByWater), bySource(box.ForWater), bySource(box.ForResource), bySource(box.ForPatron)},
	heart.NoWater:      {bySource(box.ForWater)},
	heart.Ignored:      {cause(box.ByIgnoring)},
	heart.Walked:       {cause(box.ByWalking)},
	heart.RumourTold:   {rumourMoves},
	heart.RumourMoved:  {rumourMoves},
	heart.SpecialFound: {cause(box.BySpecial), bySource(box.ForSpecial), bySource(box.ForResource), bySource(box.ForPatron)},
	heart.VillageMet:   {cause(box.ByVillage), cause(box.ByFeast)},
	heart.TimeIsUp:     {cause(box.ByRoadEnd)}, // the Time had then is that of the next Game Turn (17.2)
	heart.ExplorerLost: {bySource(box.ForNotoriety)},
}

// sortCauses are the causes that an Incident or an Encounter of a sort is, and what a find is
// besides a find.
var sortCauses = map[box.Sort]cause{
	box.Warband: cause(box.ByWarband), box.Malaria: cause(box.ByMalaria), box.Taboo: cause(box.ByTaboo), box.Accident: cause(box.ByAccident),
	box.Storm: cause(box.ByStorm), box.Thirst: cause(box.ByThirst), box.Lost: cause(box.ByLosingWay),
	box.Kingdom: cause(box.ByKingdom), box.Warriors: cause(box.ByWarriors),
	box.Village: cause(box.ByVillage), box.Wildlife: cause(box.ByHunt), box.Tusk: cause(box.ByTusk), box.Plant: cause(box.ByPlant),
	box.Healer: cause(box.ByHealer), box.Missionary: cause(box.ByMissionary),
}

// causesOf are the causes that a sentence is the telling of.
func causesOf(head *game.Event) []cause {
	var sort box.Sort
	switch head.Kind {
	case heart.Got, heart.GaveUp:
		if why := told.AsThing(head).Cause; why != box.ByOutfit && why != box.ByTimeUp { // where nothing bought, and no Guide that leaves, leads to anything
			return []cause{cause(why)}
		}
		return nil
	case heart.ChasedOff:
		return []cause{cause(told.AsChased(head))}
	case heart.FindScored:
		all := []cause{cause(box.ByFind), bySource(box.ForFinding), bySource(box.ForDiscovery), bySource(box.ForResource), bySource(box.ForPatron)}
		if c, ok := sortCauses[told.AsSlot(head).Chit.Sort()]; ok {
			all = append(all, c)
		}
		return all
	case heart.EventDrawn:
		if which, c := told.AsEvent(head); which < 2 { // else it is drawn for another
			sort = c.Sort()
		}
	case heart.HumbledBy:
		sort = told.AsHumbled(head)
	case heart.Met:
		sort = told.AsSlot(head).Chit.Sort()
	default:
		return kindCauses[head.Kind]
	}
	if c, ok := sortCauses[sort]; ok {
		return []cause{c}
	}
	return nil
}
