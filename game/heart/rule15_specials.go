package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Special Discoveries (15.4).

// What Specials give and take.
const (
	christianFood = 20
	specialGifts  = 20
	madnessGifts  = 10
	madnessFood   = 5
	wildmanTime   = 2
	wildmanFood   = 20
	cannibalsAmmo = 3
	linkItems     = 30
	worldItems    = 40
)

// The places of a Special.
const (
	specialDraw uint8 = iota
	specialAnswered
	specialFirst // what comes to pass, one after the other
)

// runAtSpecial is the active Rumour come true. V: the Wild, 1 if it was given what it
// asks for; V[2]: of Solomon, whether the band cost anything.
func (p *Position) runAtSpecial(in reply, f *frame, a *game.Act) {
	s := f.Seat
	pl := &p.seats[s]
	switch f.At {
	case specialDraw:
		pl.Active = box.NoSlot
		*p.bagOf(rumourChit)++
		p.tell(a, RumourBack, s, "15.4", int(pl.Slot))
		w, ok := p.drawSpecial(a)
		if !ok {
			p.stop(a, s)
			p.pop(0)
			return
		}
		f.V[0] = int16(w)
		p.wilds[w] = pl.Region
		p.tell(a, SpecialFound, s, "15.4", int(w))
		p.score(a, s, box.ForSpecial, w.Points(), int(w))
		p.scoreWith(a, s, box.Diary)
		p.attention(a, s, box.FleetStreet)
		if p.canGive(s, w) {
			p.call(f, specialAnswered, FacingSpecial, s, int(w))
			return
		}
		p.befall(f, a, false)
	case specialAnswered:
		p.befall(f, a, in.answer.Kind == Yes)
	default:
		p.special(in, f, a)
	}
}

// drawSpecial draws from the Special cup; false if it is empty (23.22).
func (p *Position) drawSpecial(a *game.Act) (box.Wild, bool) {
	var cup [box.Wilds]int
	n := 0
	for w, r := range p.wilds {
		if r == chart.Nowhere {
			cup[w] = 1
			n++
		}
	}
	if n == 0 {
		return 0, false
	}
	return box.Wild(a.Draw("15 special", cup[:])), true
}

// stop ends the Time of whoever has met a Special.
func (p *Position) stop(a *game.Act, s game.Seat) {
	p.turn.Stopped = true
	p.change(a, s, box.Time, -p.of(s, box.Time), box.BySpecial)
}

// canGive reports whether a seat has what a Special may be given: all or nothing (23.17).
func (p *Position) canGive(s game.Seat, w box.Wild) bool {
	switch w {
	case box.Queen:
		return p.has(s, box.Rifle) && p.has(s, box.Revolver)
	case box.Madness:
		return p.of(s, box.Gifts) >= madnessGifts
	case box.Leprosy:
		return p.has(s, box.Cannabis)
	case box.Plague:
		return p.has(s, box.Canteen)
	case box.Wildman:
		return p.has(s, box.Revolver)
	case box.Kurtz:
		return p.has(s, box.Quinine)
	case box.Cannibals:
		return p.of(s, box.Ammo) >= cannibalsAmmo
	default:
		return false
	}
}

// specialChoices: to give what is asked for, or not (15.4).
func specialChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

// befall does what happens at once and begins with the rest. The Time is up, but
// where the Wildman has his Revolver.
func (p *Position) befall(f *frame, a *game.Act, given bool) {
	s, w := f.Seat, box.Wild(f.V[0])
	f.V[1], f.At = int16(truth(given)), specialFirst
	if w != box.Wildman || !given {
		defer p.stop(a, s)
	}
	change := func(of box.Figure, n int) { p.change(a, s, of, n, box.BySpecial) }
	giveAll := func(list ...box.Resource) {
		for _, r := range list {
			p.giveAll(a, s, r, box.BySpecial)
		}
	}
	switch w {
	case box.Christians:
		change(box.Food, christianFood)
		giveAll(box.Bible)
	case box.Queen:
		if given {
			p.giveUp(a, s, box.Rifle, box.BySpecial)
			p.giveUp(a, s, box.Revolver, box.BySpecial)
			change(box.Gifts, specialGifts)
		}
	case box.Madness:
		if given {
			change(box.Gifts, -madnessGifts)
			change(box.Food, madnessFood)
		}
	case box.Leprosy:
		if given {
			giveAll(box.Cannabis)
		} else {
			change(box.Health, -1)
			change(box.Sanity, -1)
		}
	case box.Plague:
		if given {
			giveAll(box.Canteen)
		} else {
			change(box.Health, -1)
		}
	case box.Wildman:
		if given {
			p.giveUp(a, s, box.Revolver, box.BySpecial)
			change(box.Time, wildmanTime)
		} else {
			change(box.Food, -wildmanFood)
		}
	case box.Kurtz:
		if given {
			giveAll(box.Quinine)
			change(box.Gifts, specialGifts)
		}
	case box.Kanger:
		if p.of(s, box.Gifts) > 0 {
			change(box.Gifts, -p.of(s, box.Gifts))
			p.gainRandom(a, s, box.BySpecial)
		}
	case box.Cannibals:
		if given {
			change(box.Ammo, -cannibalsAmmo)
		}
	case box.Zombies:
		giveAll(box.Machete, box.Pickax)
	case box.TheLink:
		giveAll(box.Surveying, box.Altimeter)
	case box.LostWorld:
		giveAll(box.Fishing, box.Telescope)
	case box.LostEden:
		p.toEden(a, s)
	case box.Solomon, box.Cursed, box.Haunted:
		// all of it comes step by step
	}
}

// toEden: all Resources go but one Diary; the figures are as at the start (15.4).
func (p *Position) toEden(a *game.Act, s game.Seat) {
	for r := range box.Resources {
		for p.seats[s].Res[r] > int8(truth(r == box.Diary)) {
			p.giveUp(a, s, r, box.BySpecial)
		}
	}
	for _, of := range []box.Figure{box.Health, box.Sanity, box.Discontent} {
		p.change(a, s, of, int(box.FigureStart[of])-p.of(s, of), box.BySpecial)
	}
}

// ordeal is one of the things that a Special brings step by step.
type ordeal uint8

const (
	noOrdeal ordeal = iota
	porterLost
	askariLost
	healthTried
	sanityTried
	bandMet
)

// ordeals are what each Special brings to those who have not given what it asks for.
var ordeals = [box.Wilds][]ordeal{
	box.Queen:     {askariLost},
	box.Madness:   {porterLost, askariLost},
	box.Plague:    {askariLost},
	box.Solomon:   {bandMet, healthTried},
	box.Cursed:    {porterLost, healthTried},
	box.Kurtz:     {askariLost, askariLost},
	box.Haunted:   {porterLost, porterLost, sanityTried},
	box.Cannibals: {askariLost, porterLost, porterLost},
	box.Zombies:   {bandMet, bandMet, bandMet, bandMet},
}

// special goes on with what a Special brings step by step.
func (p *Position) special(in reply, f *frame, a *game.Act) {
	s, w := f.Seat, box.Wild(f.V[0])
	done := int(f.At - specialFirst)
	if w == box.Solomon && done == 1 && in.got != bandCost {
		p.change(a, s, box.Gifts, specialGifts, box.BySpecial) // 23.30
	}
	list := ordeals[w]
	if f.V[1] == 1 {
		list = nil
	}
	if done >= len(list) {
		items := 0
		switch w {
		case box.TheLink:
			items = linkItems
		case box.LostWorld:
			items = worldItems
		}
		if items > 0 && f.V[2] == 0 {
			f.V[2] = 1
			p.call(f, f.At, losingItems, s, items, int(box.BySpecial))
			return
		}
		p.pop(0)
		return
	}
	then := f.At + 1
	switch list[done] {
	case porterLost:
		p.losePerson(f, then, box.Porters, box.BySpecial)
	case askariLost:
		p.losePerson(f, then, box.Askaris, box.BySpecial)
	case healthTried:
		p.call(f, then, healthRoll, s, 0, int(box.BySpecial))
	case sanityTried:
		p.call(f, then, sanityRoll, s, 0, int(box.BySpecial))
	case bandMet:
		p.call(f, then, ambush, s, 0, int(box.BySpecial))
	case noOrdeal:
		f.At = then
	}
}
