// Package party is an Explorer with all that is his in Heart of Darkness: the
// Expedition Sheet (3), and the slots of his Matrix with what lies in them (10). It says
// what follows from what he has and where it lies; what is drawn and thrown, and what it
// costs and scores, is the affair of package heart.
package party

import (
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Party is all of it. It is one piece of memory: a copy is a deep copy.
type Party struct {
	Fig      [box.Figures]int16
	Res      [box.Resources]int8
	Region   chart.Region // Nowhere before a Port has been taken
	Patron   box.Patron   // NoPatron before one has
	Credits  int8
	Standing box.Standing
	Pride    box.Pride
	LetStand bool // till this turn is over (18.3)
	Lost     bool // the Explorer is dead or out of his mind (16.4)

	// Of this Game Turn.
	Guided    bool // the Guide's Time has been used (10.3)
	Rested    bool // 7.4
	Begun     bool // the Discovery Procedure has been made (10.1)
	TimeUp    bool // 17 has been done
	Activated bool // a Rumour has been (15.1)

	// The Matrix.
	Slot, Arrow box.Slot // NoSlot outside it, and before the first step
	Active      box.Slot // where the active Rumour lies, NoSlot without one
	Chits       [box.Slots]box.Chit
	Finds       [box.Slots]box.Chit
	Rumours     [box.Slots]bool
}

// None is a party before anything has been taken.
func None() Party {
	return Party{Region: chart.Nowhere, Patron: box.NoPatron, Slot: box.NoSlot, Arrow: box.NoSlot, Active: box.NoSlot}
}

// Of is a figure.
func (p *Party) Of(f box.Figure) int { return int(p.Fig[f]) }

// Has reports whether it holds a Resource.
func (p *Party) Has(r box.Resource) bool { return p.Res[r] > 0 }

// Capacity is how much the Porters carry, in Items (3.1).
func (p *Party) Capacity() int { return box.Capacity(p.Of(box.Porters), p.Of(box.Health)) }

// Load is how much of that is taken.
func (p *Party) Load() int { return box.Load(p.Of(box.Food), p.Of(box.Gifts)) }

// Loads are the mixes of Food and Gifts that may be kept where the load is too much: none
// could keep more of both (3.1).
func (p *Party) Loads() (mixes [][2]int) {
	food, gifts, tens := p.Of(box.Food), p.Of(box.Gifts), p.Capacity()/10
	for of := tens; of >= 0; of-- { // tens of Food
		f, g := min(food, 10*of+9), min(gifts, 10*(tens-of)+9)
		if f/10 < of && len(mixes) == 0 && of > 0 {
			continue // there is not so much Food
		}
		if n := len(mixes); n > 0 && mixes[n-1][1] >= g {
			continue // the mix before keeps as many Gifts and more Food
		}
		mixes = append(mixes, [2]int{f, g})
	}
	return mixes
}

// SlotMod is the slot modifier of Health or Sanity (3.3).
func (p *Party) SlotMod(f box.Figure) int { return box.SlotModifier(p.Of(f)) }

// Against is what a roll of one of Health and Sanity adds for the other: +1 if the other
// is more, −1 if it is less (3.4, 3.5).
func (p *Party) Against(f box.Figure) int {
	other := box.Sanity
	if f == box.Sanity {
		other = box.Health
	}
	return sign(p.Of(other) - p.Of(f))
}

// ArmsAdd is +1 with less Ammo Stock than Askaris, −1 with more (12, 14.4).
func (p *Party) ArmsAdd() int { return sign(p.Of(box.Askaris) - p.Of(box.Ammo)) }

// sign is −1, 0 or 1.
func sign(n int) int { return min(1, max(-1, n)) }

// telescopeHelps and revolverHelps are what they add (14.4, 14.6, 17.3).
const telescopeHelps, revolverHelps = -1, -1

// with is n for whoever holds a Resource, else 0.
func (p *Party) with(r box.Resource, n int) int {
	if p.Has(r) {
		return n
	}
	return 0
}

// HuntAdd is what the d10 of a hunt adds (14.4).
func (p *Party) HuntAdd() int { return p.with(box.Telescope, telescopeHelps) + p.ArmsAdd() }

// RespectAdd is what the Respect-roll adds (14.6).
func (p *Party) RespectAdd() int { return p.SlotMod(box.Sanity) + p.with(box.Revolver, revolverHelps) }

// DesertAdd is what a Desertion-roll adds that goes by the slot modifier of Health or of
// Sanity (17.3).
func (p *Party) DesertAdd(of box.Figure) int {
	return p.SlotMod(of) + p.with(box.Revolver, revolverHelps)
}

// Dying reports whether Health or Sanity has come to 0 (16.4).
func (p *Party) Dying() bool { return p.Of(box.Health) == 0 || p.Of(box.Sanity) == 0 }

// Boosts are those that do something and take nothing to 0 (16.5, 17.4).
func (p *Party) Boosts() (list []box.Tonic) {
	for t, row := range box.Tonics {
		if p.Has(row.With) && p.Of(row.Raises)+row.By <= int(box.FigureMost[row.Raises]) && (!row.AlsoLowers || p.Of(row.Lowers) > 1) {
			list = append(list, box.Tonic(t))
		}
	}
	return list
}

// Recruits are Askaris and Porters as far as they are not at their limit (14.5).
func (p *Party) Recruits() (list []box.Figure) {
	for _, f := range []box.Figure{box.Askaris, box.Porters} {
		if p.Of(f) < int(box.FigureMost[f]) {
			list = append(list, f)
		}
	}
	return list
}

// Thirsts is what may be lost for thirst: only what one has, and nothing that must end
// one while another is possible (12).
func (p *Party) Thirsts() (list []box.Figure) {
	var ending []box.Figure
	for _, f := range []box.Figure{box.Health, box.Sanity, box.Askaris, box.Porters} {
		switch {
		case p.Of(f) == 0:
		case p.ends(f):
			ending = append(ending, f)
		default:
			list = append(list, f)
		}
	}
	if len(list) == 0 {
		return ending
	}
	return list
}

// ends reports whether the loss of one of a figure ends the Explorer.
func (p *Party) ends(f box.Figure) bool {
	if f == box.Health || f == box.Sanity {
		return p.Of(f) == 1
	}
	return p.Of(box.Discontent)+1 >= int(box.FigureMost[box.Discontent]) && !p.Has(box.Quinine)
}

// MostUncarried is how many Resources are kept without a Porter, besides those that need
// none (3.2).
const MostUncarried = 3

// Uncarried are the Resources that need a Porter, without those that are kept (3.2); kept
// are Resources plus one, 0 for none.
func (p *Party) Uncarried(kept []int16) (left [box.Resources]int8) {
	left = p.Res
	for _, r := range [...]box.Resource{box.Guide, box.Canoes, box.AmmoBox} {
		left[r] = 0
	}
	for _, k := range kept {
		if k > 0 {
			left[k-1]--
		}
	}
	return left
}
