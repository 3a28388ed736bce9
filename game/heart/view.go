package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// View is what a screen or a player without hands may ask. Nothing is hidden from
// anybody (22.3), so all seats have the same.
type View struct{ p *Position }

// View is the position as any seat sees it.
func (p *Position) View(game.Seat) View { return View{p} }

// Settings are those of the game.
func (v View) Settings() box.Settings { return v.p.cfg }

// Sheet is an Expedition Sheet (3).
type Sheet struct {
	Figures   [box.Figures]int
	Resources [box.Resources]int
	Region    chart.Region // Nowhere before a Port has been taken
	Patron    box.Patron   // NoPatron before one has
	Credits   int
	Lost      bool     // the Explorer is dead or out of his mind
	Guided    bool     // the Guide's Time has been used
	Activated bool     // a Rumour has been
	Slot      box.Slot // NoSlot outside the Matrix
	Arrow     box.Slot // the slot he came from
	Active    box.Slot // of the active Rumour
	Capacity  int      // of the Porters, in Items
	Load      int      // of them taken
	LoadFood  int      // of that by Food
	LoadGifts int      // and by Gifts
	Slotted   [2]int   // the slot modifiers of Health and Sanity
}

// Weighs is what so much Food and so many Gifts take of the Porters' capacity (3.1).
func (View) Weighs(food, gifts int) int { return box.Load(food, gifts) }

// BadLuck are the colours of the Bad Luck Markers that a seat holds (18.3).
func (v View) BadLuck(s game.Seat) (colours []game.Seat) {
	for colour, holder := range v.p.badLuck[:v.p.n] {
		if holder == s {
			colours = append(colours, game.Seat(colour))
		}
	}
	return colours
}

// Sheet is that of a seat.
func (v View) Sheet(s game.Seat) Sheet {
	pl := &v.p.seats[s]
	out := Sheet{
		Region: pl.Region, Patron: pl.Patron, Credits: int(pl.Credits), Lost: pl.Lost,
		Guided: pl.Guided, Activated: pl.Activated, Slot: pl.Slot, Arrow: pl.Arrow, Active: pl.Active,
		Capacity: v.p.seats[s].Capacity(), Load: pl.Load(), LoadFood: box.Load(pl.Of(box.Food), 0), LoadGifts: box.Load(0, pl.Of(box.Gifts)),
		Slotted: [2]int{v.p.seats[s].SlotMod(box.Health), v.p.seats[s].SlotMod(box.Sanity)},
	}
	for f, n := range pl.Fig {
		out.Figures[f] = int(n)
	}
	for r, n := range pl.Res {
		out.Resources[r] = int(n)
	}
	return out
}

// Of is a seat's figure.
func (v View) Of(s game.Seat, f box.Figure) int { return v.p.of(s, f) }

// Has is how many of a Resource a seat holds.
func (v View) Has(s game.Seat, r box.Resource) int { return int(v.p.seats[s].Res[r]) }

// Ahead reports whether one has so many more DP than another that he may be humbled and
// envied by him, where that is played (18.1, 18.2).
func (v View) Ahead(o, s game.Seat) bool { return v.p.cfg.Envy() && v.p.isAhead(o, s) }

// SlotSeen is a slot of a seat's Matrix.
type SlotSeen struct {
	Chit      box.Chit // an Encounter or a Discovery, NoChit for neither
	Find      box.Chit // a Finding, NoChit without one
	Rumour    bool     // on what lies there
	Active    bool     // the active Rumour lies there
	Wasteland bool
	Sure      box.Sure // what is certain if one steps there from where one is
}

// SlotOf is a slot of a seat's Matrix.
func (v View) SlotOf(s game.Seat, at box.Slot) SlotSeen {
	pl := &v.p.seats[s]
	out := SlotSeen{
		Chit: pl.Chits[at], Find: pl.Finds[at], Rumour: pl.Rumours[at], Active: pl.Active == at, Wasteland: v.p.seats[s].Wasteland(at),
	}
	if pl.Slot != box.NoSlot {
		out.Sure = v.p.seats[s].Sure(at)
	}
	return out
}

// Before is the Encounter that an Encounter dealt with now looks back to (14).
func (v View) Before(s game.Seat) box.Sort { return v.p.seats[s].Before() }

// RegionSeen is a region as it is known.
type RegionSeen struct {
	Terrain chart.Terrain // Blank as long as it is not explored
	By      game.Seat     // who explored it
	Wet     bool          // a Water Zone
	Outlet  int           // the border with the marker that drains it, −1 without one
	Open    int           // branches still to be found above that marker
	Finds   []box.Chit
	Wilds   []box.Wild
}

// Region is a region as it is known.
func (v View) Region(r chart.Region) RegionSeen {
	l := &v.p.ground.Lands[r]
	out := RegionSeen{Terrain: l.Terrain, By: l.By, Wet: v.p.ground.Wet(r), Outlet: v.p.ground.Outlet(r)}
	out.Open = v.p.ground.OpenBranches(out.Outlet)
	for i, at := range v.p.finds {
		if at == r {
			out.Finds = append(out.Finds, box.FirstFind+box.Chit(i))
		}
	}
	for w, at := range v.p.wilds {
		if at == r {
			out.Wilds = append(out.Wilds, box.Wild(w))
		}
	}
	return out
}

// Explored reports whether a region is explored.
func (v View) Explored(r chart.Region) bool { return v.p.ground.Explored(r) }

// FindName is the name that a find was given, "" without one.
func (v View) FindName(c box.Chit) string {
	if i := int(c) - int(box.FirstFind); i >= 0 && i < len(v.p.names) {
		return v.p.names[i]
	}
	return ""
}

// BorderSeen is what lies on a border.
type BorderSeen struct {
	Marker box.Marker   // NoMarker for none
	Up     chart.Region // the region it drains
}

// Border is a border by its number.
func (v View) Border(n uint8) BorderSeen {
	b := v.p.ground.Borders[n]
	return BorderSeen{b.Marker, b.Up}
}

// Left is how many pieces of each kind are left to be drawn (21, open bags).
type Left struct {
	Sorts   [box.Sorts]int // Events and Encounters by sort
	Markers [box.Markers]int
	Terrain [chart.Terrains]int
	Pool    [box.Resources]int
	Wilds   int
}

// Left counts what the pools hold.
func (v View) Left() (out Left) {
	p := v.p
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		out.Sorts[c.Sort()] += int(*p.bagOf(c))
	}
	for m, n := range p.ground.Cup {
		out.Markers[m] = int(n)
	}
	for t, n := range p.ground.Left {
		out.Terrain[t] = int(n)
	}
	for r, n := range p.pool {
		out.Pool[r] = int(n)
	}
	for _, at := range p.wilds {
		out.Wilds += truth(at == chart.Nowhere)
	}
	return out
}

// Track is the Turn Track (6).
type Track struct {
	Turn            int // number of the Game Turn, from 1; 0 in the set-up
	Disease, Horror int // slots, from 1
	Order           []game.Seat
	Slots           []int // of each seat, by seat; 0 where it is not on the track
}

// Track is the Turn Track as it stands.
func (v View) Track() Track {
	p := v.p
	out := Track{Turn: int(p.turnNo), Disease: int(p.disease), Horror: int(p.horror)}
	for i := range p.orderLen {
		out.Order = append(out.Order, p.order[i])
	}
	for i := range p.n {
		out.Slots = append(out.Slots, int(p.onTrack[i]))
	}
	return out
}

// GameTurn is the number of the Game Turn, from 1; 0 in the set-up.
func (v View) GameTurn() int { return int(v.p.turnNo) }

// Ended reports whether a seat's Game Turn is over: its Time is up, or its Explorer lost.
func (v View) Ended(s game.Seat) bool { return v.p.seats[s].TimeUp || v.p.seats[s].Lost }

// Imagined is a copy for a seat to think on: it stands as the position does, but in this
// Game Turn the others have no days, so that what the seat may do can be played out without
// them. Their Matrices stay as they are.
func (v View) Imagined(s game.Seat) *Position {
	q := *v.p
	for i := range q.n {
		if game.Seat(i) != s {
			q.seats[i].TimeUp = true
		}
	}
	return &q
}

// Asked is the question that waits and whose it is; ok is false when the game is over.
func (v View) Asked() (step Step, s game.Seat, ok bool) {
	if v.p.depth == 0 {
		return noStep, game.Nobody, false
	}
	f := v.p.top()
	return f.Step, f.Seat, true
}

// InTurn is whose Player Turn it is (7, 10), whoever is asked in it; Nobody between two of them, and
// where the end of a Game Turn asks (18.2).
func (v View) InTurn() game.Seat {
	for i := range v.p.depth {
		if f := &v.p.stack[i]; f.Step == mapTurn || f.Step == matrixTurn {
			return f.Seat
		}
	}
	return game.Nobody
}

// About is what a question keeps that its choices do not say: the Chit to be placed or
// named, the Special, the Figure that may be saved.
func (v View) About() int {
	if v.p.depth == 0 {
		return 0
	}
	return int(v.p.top().V[0])
}

// Throw is a die that lies and may be thrown again (18.3).
type Throw struct {
	Roller game.Seat
	Die    box.Die
	Faces  [2]int // the second is that of the d10 of JoinDice, else 0
	Add    int
	Limit  int // the number that counts
	Well   bool
}

// Throw is the die that the question of 18.3 is about; ok is false without one.
func (v View) Throw() (t Throw, ok bool) {
	p := v.p
	if p.depth < 2 || p.stack[p.depth-2].Step != throwing {
		return t, false
	}
	f := &p.stack[p.depth-2]
	return Throw{
		Roller: f.Seat, Die: box.Die(f.V[vDie]), Faces: [2]int{int(f.V[vFirst]), int(f.V[vSecond])}, Add: int(f.V[vAdd]),
		Limit: int(f.V[vLimit]), Well: f.went(),
	}, true
}

// Orders are the standing orders of a seat: for the dice of others, and for Humility (18).
func (v View) Orders(s game.Seat) (box.Standing, box.Pride) {
	return v.p.seats[s].Standing, v.p.seats[s].Pride
}

// Dots are the dots that are legal where a seat is (2.2).
func (v View) Dots(s game.Seat) box.Dots {
	r := v.p.seats[s].Region
	return box.DotsOf(v.p.ground.Lands[r].Terrain, v.p.ground.Wet(r))
}
