package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// Chapter 6: the expedition sheet.

// Weights, in items (5.41–5.43).
const (
	bearerCarries = 10
	packCarries   = 20
	rideCarries   = 5
	leads         = 3
	canoeCarries  = 300
	canoeWeighs   = 40
	personWeighs  = 15

	fullCrew = 8 // paddlers for each canoe (9.22)
)

func (e *party) people() int32 { return 1 + e.Have[Bearers] + e.Have[Guides] + e.Have[Askaris] }

func (e *party) beasts() int32 { return e.Have[Camels] + e.Have[Horses] }

// goods is the weight of everything but canoes: one unit, one item.
func (e *party) goods() int32 {
	return e.Have[Rations] + e.Have[Gifts] + e.Have[Muskets] + e.Have[Water]
}

// hands is how many do a bearer's duty: the bearers, and the explorer where
// he lends a hand (5.51). An explorer all alone carries and paddles for
// himself: nobody is there to think less of him.
func (e *party) hands() int32 {
	n := e.healthy(Bearers)
	if e.people() == 1 {
		return 1
	}
	if e.Labours && !e.Sick {
		n++
	}
	return n
}

// load is the portage cost and the transport capability in a mode (6.51–6.53).
func (e *party) load(m Mode) (cost, capability int32) {
	//exhaustive:enforce
	switch m {
	case ByCanoe:
		return e.goods() + personWeighs*e.people(), canoeCarries * e.Have[Canoes]
	case Mounted:
		pack := max(0, e.beasts()-e.people())
		return e.goods() + canoeWeighs*e.Have[Canoes], rideCarries*min(e.beasts(), e.people()) + packCarries*pack
	case OnFoot:
	}
	led := min(e.beasts(), leads*e.hands())
	return e.goods() + canoeWeighs*e.Have[Canoes], bearerCarries*e.carrying() + packCarries*led
}

// carrying is how many bearers are left to carry when the animals are led.
func (e *party) carrying() int32 {
	led := min(e.beasts(), leads*e.hands())
	return e.hands() - (led+leads-1)/leads
}

// able says why the party cannot travel in a mode at all, "" if it can. Load
// is another matter.
func (e *party) able(m Mode) string {
	//exhaustive:enforce
	switch m {
	case ByCanoe:
		if e.Have[Canoes] == 0 {
			return "no-canoe"
		}
		if e.beasts() > 0 {
			return "beasts-in-canoe"
		}
	case Mounted:
		if e.beasts() < e.people() {
			return "not-all-ride"
		}
		if e.Have[Canoes] > 0 {
			return "canoe-mounted"
		}
		if e.beasts()-e.people() > leads*e.hands() {
			return "nobody-leads"
		}
	case OnFoot:
		if canoeWeighs*e.Have[Canoes] > bearerCarries*e.carrying() {
			return "canoe-bearers"
		}
	}
	return ""
}

// whyNotIn is why the party cannot go in a mode with what it carries, the zero
// Refusal where it can (6.5, 6.55).
func (e *party) whyNotIn(m Mode) game.Refusal {
	if why := e.able(m); why != "" {
		return game.Refusal{Rule: "6.5", Why: why}
	}
	if cost, capability := e.load(m); cost > capability {
		return game.Refusal{Rule: "6.55", Why: "too-heavy"}
	}
	return game.Refusal{}
}

// whyNotSail is why an expedition cannot set out in a mode: as whyNotIn, and in
// canoes it takes a paddler (9.26).
func (e *party) whyNotSail(m Mode) game.Refusal {
	if r := e.whyNotIn(m); r.Why != "" {
		return r
	}
	if m == ByCanoe && e.hands() < 1 {
		return game.Refusal{Rule: "9.26", Why: "only-drift"}
	}
	return game.Refusal{}
}

// fits reports whether the party can go in a mode with what it carries (6.55).
func (e *party) fits(m Mode) bool {
	cost, capability := e.load(m)
	return cost <= capability && e.able(m) == ""
}

// crewLoss is what too few paddlers cost in movement points; drift is true
// when there is not one for each canoe (9.22–9.26).
func (e *party) crewLoss() (loss int8, drift bool) {
	if e.Have[Canoes] == 0 {
		return 0, false
	}
	switch crew := e.hands() / e.Have[Canoes]; {
	case crew >= fullCrew:
		return 0, false
	case crew >= 4:
		return 1, false
	case crew >= 2:
		return 2, false
	case crew >= 1:
		return 3, false
	}
	return 0, true
}

// pace is the movement allowance (9): the table, less what a thin crew costs.
// [T] around the printed foot reckless 4, canoe cautious 2, mounted reckless 6.
var pace = [Modes][Levels]int8{
	OnFoot:  {2, 3, 4},
	ByCanoe: {2, 4, 6},
	Mounted: {2, 4, 6},
}

// steadyPace is the movement allowance where no activity level is chosen (P). [S]
var steadyPace = [Modes]int8{OnFoot: 2, ByCanoe: 4, Mounted: 4}

// paced reports whether a month's activity level is chosen (9.7).
func (p *Position) paced() bool { return p.edition[edition.Movement] == edition.ByLevels }

// mayKeep reports whether a party may keep to an activity level: where none is
// chosen all go at the middle one, which changes nothing.
func (p *Position) mayKeep(l Level) bool { return p.paced() || l == Normal }

// points is the movement allowance of a mode of travel, with a full crew.
func (p *Position) points(m Mode, l Level) int8 {
	if p.paced() {
		return pace[m][l]
	}
	return steadyPace[m]
}

// allowance is a party's movement allowance in a mode of travel.
func (p *Position) allowance(e *expedition, m Mode, l Level) int8 {
	n := p.points(m, l)
	if m == ByCanoe {
		loss, drift := e.crewLoss()
		if drift {
			return 0
		}
		n = max(0, n-loss)
	}
	return n
}

// Desert water, in units a turn (5.4444).
const (
	personDrinks = 3
	horseDrinks  = 8
	camelDrinks  = 16 // every second turn running
)

// thirst is the water one turn in the desert takes now.
func (e *expedition) thirst() int32 {
	n := personDrinks*e.people() + horseDrinks*e.Have[Horses]
	if e.DryCamels > 0 {
		n += camelDrinks * e.Have[Camels]
	}
	return n
}

// sheet fills in the sheet of a player's expedition, and reports whether there is one.
func (p *Position) sheet(s game.Seat, out *Sheet) bool {
	pl := &p.players[s]
	t := p.top()
	outfitting := t.Kind == Outfitting && t.Seat == s
	if pl.Where != inAfrica && !outfitting {
		return false
	}
	p.fillSheet(out, pl, &pl.Trip, outfitting)
	out.Drinks, out.Watered = !outfitting && p.drinks(s), !outfitting && p.watered(&pl.Trip)
	return true
}

// fillSheet fills in the sheet of a player's expedition as e has it.
func (p *Position) fillSheet(out *Sheet, pl *seat, e *expedition, outfitting bool) {
	out.Port, out.At, out.Began, out.Mode, out.Level = e.Port, e.At, int(e.Began), e.Mode, e.Level
	out.Allowance, out.Left, out.Halted = int(e.Allowance), int(e.Allowance-e.Spent), e.Halted
	out.Sick, out.Hungry, out.Labours = e.Sick, e.Hungry, e.Labours
	out.Disgraced, out.Captive, out.Track = e.Disgraced, e.Captive, e.Track
	out.Fresh, out.Purse = int(e.Fresh), int(pl.Money)
	out.People, out.Needs, out.Thirst = int(e.people()), int(e.people()), int(e.thirst())
	for i := range out.Have {
		out.Have[i], out.Last[i] = int(e.Have[i]), int(pl.Last[i])
	}
	for i, n := range e.Ill {
		out.Ill[i] = int(n)
	}
	if outfitting {
		out.Spend = int(outfitCost(&e.Have))
		out.At = hexmap.None
	}
	out.Turns = float64(e.Have[Rations]) / float64(e.people())
	for m := range Modes {
		cost, capability := e.load(m)
		why := e.able(m)
		out.Load[m] = Load{int(cost), int(capability), why == "", why}
	}
	if e.Have[Canoes] > 0 {
		loss, _ := e.crewLoss()
		out.Crew, out.CrewLoss = int(e.hands()/e.Have[Canoes]), int(loss)
	}
}
