// Package tell is the events of Heart of Darkness as sentences, and the names of all
// that its screens speak of. The sentences themselves lie in assets.
package tell

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// terrainNames are what the words call the terrains by.
var terrainNames = [chart.Terrains]string{"blank", "jungle", "savanna", "veldt", "desert"}

// signNames are what the words call the Colour Codes by.
var signNames = [chart.Signs]string{"red-triangle", "black-star", "brown-pawn", "blue-ring", "yellow-square", "white-cross", "green-leaf"}

// TerrainKey is what the words call a terrain by.
func TerrainKey(t chart.Terrain) string { return terrainNames[t] }

// Terrain is the name of a terrain.
func Terrain(t chart.Terrain) string { return words.Phrase("terrain." + terrainNames[t]) }

// SignKey is what the words call a Colour Code by.
func SignKey(s chart.Sign) string { return signNames[s] }

// Sign is the name of a Colour Code.
func Sign(s chart.Sign) string { return words.Phrase("sign." + signNames[s]) }

// Region is the name of a region; of a Port, of its country.
func Region(r chart.Region) string {
	if r >= chart.Regions {
		return words.Phrase("region.none")
	}
	return chart.Of(r).Name
}

// Sort is the name of a sort of chit.
func Sort(s box.Sort) string { return words.Phrase("sort." + s.Name()) }

// Chit is the name of a kind of chit: of a beast its own, of a village that of its sort.
func Chit(c box.Chit) string {
	if name := c.Row().Name; name != "" {
		return words.Phrase("chit." + name)
	}
	return Sort(c.Sort())
}

// ShortChit is a chit's name where there is little room for it, "" where it has no shorter one.
func ShortChit(c box.Chit) string {
	switch name, sort := c.Row().Name, c.Sort().Name(); {
	case name != "" && words.Has("chit."+name+".short"):
		return words.Phrase("chit." + name + ".short")
	case name == "" && words.Has("sort."+sort+".short"):
		return words.Phrase("sort." + sort + ".short")
	}
	return ""
}

// AChit is one of a kind of chit, as a sentence has it: a lion, gold.
func AChit(c box.Chit) string {
	if name := c.Row().Name; name != "" {
		return one("chit."+name, Chit(c))
	}
	return one("sort."+c.Sort().Name(), Chit(c))
}

// AResource is one Resource, as a sentence has it: a Guide, Canoes.
func AResource(r box.Resource) string { return one("resource."+r.Name(), Resource(r)) }

// AMarker is one Water Marker, as a sentence has it.
func AMarker(m box.Marker) string { return one("marker."+m.Name(), Marker(m)) }

// one is a thing as one of its kind: its name alone, where no words say otherwise.
func one(key, name string) string {
	if words.Has("one." + key) {
		return words.Phrase("one." + key)
	}
	return name
}

// Sums are by how much each figure of the Sheet became other by some events, the Drama Points among
// them.
func Sums(events []game.Event) (by [box.Figures]int) {
	for i := range events {
		switch e := &events[i]; e.Kind {
		case heart.Changed:
			x := told.AsChanged(e)
			by[x.Figure] += x.By
		case heart.Scored:
			by[box.Points] += told.AsScored(e).Points
		case heart.Shamed:
			by[box.Points]--
		}
	}
	return by
}

// Figures are what became other on the Sheet by some events, and the Drama Points, in a line
// without those of the figures that are left out.
func Figures(events []game.Event, but ...box.Figure) string {
	by := Sums(events)
	var all []string
	for f := range box.Figures {
		if by[f] != 0 && !slices.Contains(but, f) {
			all = append(all, Became(events, f, by[f], Figure(f)))
		}
	}
	return words.Facts(all...)
}

// Anew is how much there is of a figure that events dealt out anew, which is neither a gain nor a loss: the Time for the next
// Game Turn (17.2).
func Anew(events []game.Event, f box.Figure) (now int, ok bool) {
	for i := range events {
		if e := &events[i]; f == box.Time && e.Kind == heart.Changed {
			if x := told.AsChanged(e); x.Figure == f && x.Cause == box.ByTimeUp && x.By > 0 {
				return x.Now, true
			}
		}
	}
	return 0, false
}

// Became says of a figure, by a name, by how much it became other: of the Time for the next Game Turn how much
// it is, for what was left before adds nothing to it (17.2).
func Became(events []game.Event, f box.Figure, by int, name string) string {
	if now, ok := Anew(events, f); ok {
		return words.Say("part.now", "figure", name, "n", now)
	}
	return words.Say("part.by", "figure", name, "by", words.Signed(by))
}

// Below is what events come to below the sentences that tell them: what shame costs stands in its own.
func Below(events []game.Event) string {
	return Figures(slices.DeleteFunc(slices.Clone(events), func(e game.Event) bool { return e.Kind == heart.Shamed }))
}

// Resource, Figure, Patron, Marker, Special, Cause and Source are the names of these.
func Resource(r box.Resource) string { return words.Phrase("resource." + r.Name()) }

// Figure is the name of a figure of the Sheet.
func Figure(f box.Figure) string { return words.Phrase("figure." + f.Name()) }

// Patron is the name of a Patron.
func Patron(p box.Patron) string { return words.Phrase("patron." + p.Name()) }

// Marker is the name of a Water Marker.
func Marker(m box.Marker) string { return words.Phrase("marker." + m.Name()) }

// Special is the name of a Special Discovery as the papers print it.
func Special(w box.Wild) string { return words.Phrase("special." + w.Name()) }

// Cause is why something changed.
func Cause(c box.Cause) string { return words.Phrase("cause." + c.Name()) }

// Source is what Drama Points were given for.
func Source(s box.Source) string { return words.Phrase("source." + s.Name()) }

// dieNames are what the words call the dice by.
var dieNames = [box.Dice]string{
	box.HealthDie: "health", box.SanityDie: "sanity", box.PresumedDie: "presumed", box.TerrainDie: "terrain", box.JoinDice: "join",
	box.AmbushDie: "ambush", box.AmmoDie: "ammo", box.AccidentDie: "accident", box.StormDie: "storm", box.CheckDie: "check", box.KingDie: "king",
	box.TuskDie: "tusk", box.PlantDie: "plant", box.HealerDie: "healer", box.HuntDie: "hunt", box.FoodDie: "food", box.RecruitDie: "recruit",
	box.LikeDie: "like", box.RespectDie: "respect", box.FeastDie: "feast", box.SlotDie: "slot", box.PorterDie: "porter", box.AskariDie: "askari",
}

// DieKey is what the words call a die by.
func DieKey(d box.Die) string { return dieNames[d] }

// Die is what a die is thrown for.
func Die(d box.Die) string { return words.Phrase("die." + dieNames[d]) }

// Help is what a check is made for (12): a Resource, or the water of the country.
func Help(r box.Resource) string {
	if r == box.NoResource {
		return words.Phrase("help.water")
	}
	return Resource(r)
}

// Needed is what a die has to come to, held against a number: as much or less, or more.
func Needed(d box.Die, limit int) string {
	if d.HeldAbove() {
		return words.Phrase("needed.above", "n", limit+1)
	}
	return words.Phrase("needed.most", "n", limit)
}

// lotNames are the lots that are no Resource.
var lotNames = map[box.Lot]string{
	box.AskariLot: "askari", box.PorterLot: "porter", box.AmmoLot: "ammo", box.GiftsLot: "gifts", box.FoodLot: "food",
}

// Lot is what a Credit buys.
func Lot(l box.Lot) string {
	if name := lotNames[l]; name != "" {
		return words.Phrase("lot."+name, "gifts", box.GiftsInLot, "food", box.FoodInLot)
	}
	return Resource(box.Resource(l))
}

// Use is what a lot is for, in two or three words.
func Use(l box.Lot) string {
	name := lotNames[l]
	switch {
	case l == box.AmmoLot: // "ammo" is the box of it
		name = "stock"
	case name == "":
		name = box.Resource(l).Name()
	}
	return words.Say("use." + name)
}

// wishNames are what one hopes for.
var wishNames = [...]string{box.ForGuide: "guide", box.ForCanoes: "canoes", box.ForFood: "food"}

// Wish is what is hoped for or traded for.
func Wish(w box.Wish) string { return words.Phrase("wish." + wishNames[w]) }

// presentNames are what may be given in a village.
var presentNames = [...]string{box.NoPresent: "nothing", box.TwoGifts: "gifts", box.Hemp: "cannabis"}

// Present is what is given in a village.
func Present(p box.Present) string { return words.Phrase("present." + presentNames[p]) }

// tonicNames are the Boosts.
var tonicNames = [...]string{
	box.QuinineHealth: "quinine", box.QuinineMore: "quinine-more",
	box.CannabisSanity: "cannabis", box.CannabisMore: "cannabis-more", box.AmmoTonic: "ammo",
}

// Tonic is what a Boost does.
func Tonic(t box.Tonic) string { return words.Phrase("tonic." + tonicNames[t]) }

// standingNames are the Standing orders.
var standingNames = [...]string{box.AskLeading: "leading", box.AskAlways: "always", box.AskNever: "never", box.AskMatters: "matters"}

// StandingKey is what the words call a Standing order by.
func StandingKey(s box.Standing) string { return standingNames[s] }

// Standing is a Standing order as its owner gives it: when there are questions.
func Standing(s box.Standing) string { return words.Phrase("standing." + standingNames[s]) }

// prideNames are the orders for Humility.
var prideNames = [...]string{box.PrideMatters: "matters", box.PrideAlways: "always", box.PrideNever: "never"}

// PrideKey is what the words call an order for Humility by.
func PrideKey(p box.Pride) string { return prideNames[p] }

// Pride is an order for Humility as its owner gives it.
func Pride(p box.Pride) string { return words.Phrase("pride." + prideNames[p]) }

// OfTwo is which of the two dice of a joint throw is thrown again.
func OfTwo(which int) string {
	if which == 0 {
		return words.Phrase("which.first")
	}
	return words.Phrase("which.second")
}

// Who is the name of a seat's Explorer.
func Who(sum game.Summary, s game.Seat) string {
	if s < 0 || int(s) >= len(sum.Players) {
		return words.Phrase("who.nobody")
	}
	return sum.Players[s].Name
}

// What is what Drama Points were given for, in particular; "" where the source says it.
func What(sum game.Summary, e told.ScoredEvent) string {
	if e.What < 0 {
		return ""
	}
	switch e.From {
	case box.ForTerrain:
		return Terrain(chart.Terrain(e.What))
	case box.ForWater:
		return Marker(box.Marker(e.What))
	case box.ForFinding, box.ForDiscovery:
		return Chit(box.Chit(e.What))
	case box.ForSpecial:
		return Special(box.Wild(e.What))
	case box.ForResource:
		return Resource(box.Resource(e.What))
	case box.ForPatron:
		return Patron(box.Patron(e.What))
	case box.ForLivingstone, box.ForEnvy:
		return Who(sum, game.Seat(e.What))
	case box.ForAccount:
		return Figure(box.Figure(e.What))
	case box.ForTwoIncidents, box.ForNotoriety:
	}
	return ""
}

// The first Game Turn begins when the long rains on the coast are over, and each goes from rains to
// rains: two in a year, as the readers at home count it. The years are ours; the rules name none (1).
const (
	firstYear    = 1856
	afterTheLong = 6  // June
	afterShort   = 12 // December
)

// Month is the month in which a Game Turn begins, counted from 0; it ends when the next begins.
func Month(turn int) string {
	month := afterTheLong
	if turn%2 == 1 {
		month = afterShort
	}
	return words.Default().MonthOf(month, firstYear+turn/2)
}

// Across is the country across the border of a region that bears a Colour Code, Nowhere without one.
func Across(r chart.Region, s chart.Sign) chart.Region {
	if r < chart.Regions {
		for _, w := range chart.Of(r).Ways {
			if w.Sign == s {
				return w.To
			}
		}
	}
	return chart.Nowhere
}

// Slot is what a slot of the Matrix is called: two have a name besides their place.
func Slot(at box.Slot) string {
	switch at {
	case box.Start:
		return words.Say("slot.start")
	case box.End:
		return words.Say("slot.end")
	}
	return at.Name()
}
