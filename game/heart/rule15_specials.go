package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Special Discoveries (15.4).

// The places of a Special.
const (
	specialDraw uint8 = iota
	specialAnswered
	specialFirst // what comes to pass, one after the other
)

// runAtSpecial is the active Rumour come true.
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
		f.V[vSpecial] = int16(w)
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
	row := &specials[w]
	for _, r := range row.asks {
		if !p.has(s, r) {
			return false
		}
	}
	return (len(row.asks) > 0 || row.asksFor > 0) && p.of(s, row.of) >= row.asksFor
}

// specialChoices: to give what is asked for, or not (15.4).
func specialChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

// befall does what happens at once and begins with the rest. The Time is up, but
// where the Wildman has his Revolver.
func (p *Position) befall(f *frame, a *game.Act, given bool) {
	s, row := f.Seat, &specials[f.V[vSpecial]]
	f.V[vGiven], f.At = int16(truth(given)), specialFirst
	if !given || !row.lets {
		defer p.stop(a, s)
	}
	does := row.refused
	if given {
		does = row.given
	}
	for _, do := range does {
		do(p, a, s)
	}
}

// special goes on with what a Special brings step by step.
func (p *Position) special(in reply, f *frame, a *game.Act) {
	s, w := f.Seat, box.Wild(f.V[vSpecial])
	done := int(f.At - specialFirst)
	if w == box.Solomon && done == 1 && in.got != bandCost {
		p.change(a, s, box.Gifts, specialGifts, box.BySpecial) // 23.30
	}
	list := specials[w].ordeals
	if f.V[vGiven] == 1 {
		list = nil
	}
	if done < len(list) {
		list[done](p, f, f.At+1)
		return
	}
	if items := specials[w].items; items > 0 && f.V[vItemsGone] == 0 {
		f.V[vItemsGone] = 1
		p.call(f, f.At, losingItems, s, items, int(box.BySpecial))
		return
	}
	p.pop(0)
}

// What each Special Discovery gives and takes, in one table (15.4).

// specialRow is what there is to a Special.
type specialRow struct {
	// What it may be given, all or nothing (23.17): these Resources, or so much of a figure.
	asks    []box.Resource
	of      box.Figure
	asksFor int

	given   []effect // at once to those who give; they are spared the rest
	refused []effect // and to those who do not, or are not asked
	lets    bool     // whom it is given to has Time left

	ordeals []ordeal // step by step to those who have not given
	items   int      // Items lost at the end
}

// effect is something that comes to pass at once.
type effect func(p *Position, a *game.Act, s game.Seat)

// changes changes a figure.
func changes(of box.Figure, by int) effect {
	return func(p *Position, a *game.Act, s game.Seat) { p.change(a, s, of, by, box.BySpecial) }
}

// givesOne gives up one of a Resource, givesAll all there are.
func givesOne(r box.Resource) effect {
	return func(p *Position, a *game.Act, s game.Seat) { p.giveUp(a, s, r, box.BySpecial) }
}

func givesAll(r box.Resource) effect {
	return func(p *Position, a *game.Act, s game.Seat) { p.giveAll(a, s, r, box.BySpecial) }
}

// tradeAll: all Gifts go for a random Resource.
func tradeAll(p *Position, a *game.Act, s game.Seat) {
	if n := p.of(s, box.Gifts); n > 0 {
		p.change(a, s, box.Gifts, -n, box.BySpecial)
		p.gainRandom(a, s, box.BySpecial)
	}
}

// toEden: all Resources go but one Diary; the figures are as at the start (15.4).
func toEden(p *Position, a *game.Act, s game.Seat) {
	for r := range box.Resources {
		for p.seats[s].Res[r] > int8(truth(r == box.Diary)) {
			p.giveUp(a, s, r, box.BySpecial)
		}
	}
	for _, of := range []box.Figure{box.Health, box.Sanity, box.Discontent} {
		p.change(a, s, of, int(box.FigureStart[of])-p.of(s, of), box.BySpecial)
	}
}

// ordeal is one of the things that a Special brings step by step: it goes on at a place
// when it is over.
type ordeal func(p *Position, f *frame, then uint8)

func porterLost(p *Position, f *frame, then uint8) { p.losePerson(f, then, box.Porters, box.BySpecial) }

func askariLost(p *Position, f *frame, then uint8)  { p.losePerson(f, then, box.Askaris, box.BySpecial) }
func healthTried(p *Position, f *frame, then uint8) { p.tried(f, then, healthRoll) }
func sanityTried(p *Position, f *frame, then uint8) { p.tried(f, then, sanityRoll) }
func bandMet(p *Position, f *frame, then uint8)     { p.tried(f, then, ambush) }

func (p *Position) tried(f *frame, then uint8, roll Step) {
	p.call(f, then, roll, f.Seat, 0, int(box.BySpecial))
}

// specialGifts is what several give.
const specialGifts = 20

// specials is the table, by Special.
var specials = [box.Wilds]specialRow{
	box.Christians: {refused: []effect{changes(box.Food, 20), givesAll(box.Bible)}},
	box.Queen: {
		asks: []box.Resource{box.Rifle, box.Revolver}, given: []effect{givesOne(box.Rifle), givesOne(box.Revolver), changes(box.Gifts, specialGifts)},
		ordeals: []ordeal{askariLost},
	},
	box.Madness: {
		of: box.Gifts, asksFor: 10, given: []effect{changes(box.Gifts, -10), changes(box.Food, 5)},
		ordeals: []ordeal{porterLost, askariLost},
	},
	box.Leprosy: {
		asks: []box.Resource{box.Cannabis}, given: []effect{givesAll(box.Cannabis)},
		refused: []effect{changes(box.Health, -1), changes(box.Sanity, -1)},
	},
	box.Plague: {
		asks: []box.Resource{box.Canteen}, given: []effect{givesAll(box.Canteen)},
		refused: []effect{changes(box.Health, -1)}, ordeals: []ordeal{askariLost},
	},
	box.Wildman: {
		asks: []box.Resource{box.Revolver}, given: []effect{givesOne(box.Revolver), changes(box.Time, 2)}, lets: true,
		refused: []effect{changes(box.Food, -20)},
	},
	box.Solomon: {ordeals: []ordeal{bandMet, healthTried}},
	box.Cursed:  {ordeals: []ordeal{porterLost, healthTried}},
	box.Kurtz: {
		asks: []box.Resource{box.Quinine}, given: []effect{givesAll(box.Quinine), changes(box.Gifts, specialGifts)},
		ordeals: []ordeal{askariLost, askariLost},
	},
	box.Kanger:  {refused: []effect{tradeAll}},
	box.Haunted: {ordeals: []ordeal{porterLost, porterLost, sanityTried}},
	box.Cannibals: {
		of: box.Ammo, asksFor: 3, given: []effect{changes(box.Ammo, -3)},
		ordeals: []ordeal{askariLost, porterLost, porterLost},
	},
	box.Zombies:   {refused: []effect{givesAll(box.Machete), givesAll(box.Pickax)}, ordeals: []ordeal{bandMet, bandMet, bandMet, bandMet}},
	box.TheLink:   {refused: []effect{givesAll(box.Surveying), givesAll(box.Altimeter)}, items: 30},
	box.LostWorld: {refused: []effect{givesAll(box.Fishing), givesAll(box.Telescope)}, items: 40},
	box.LostEden:  {refused: []effect{toEden}},
}
