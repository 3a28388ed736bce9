package diary

import (
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/heart/tell"
)

// event tells of an Event (11, 12), and returns what is said where nothing came of it.
func (p *page) event(b *beat) (spared string) {
	e := b.head
	if e.Kind == heart.HumbledBy { // 18.1
		p.say(e, "humbled", "who", tell.Who(p.sum, told.AsOther(e)))
		return told.AsHumbled(e).Name()
	}
	which, c := told.AsEvent(e)
	if which > 1 { // drawn for another
		return ""
	}
	switch sort := c.Sort(); {
	case sort.Discovery():
		p.say(e, "haze", "chit", tell.AChit(c))
	case sort.Finding(), sort == box.Rumour:
		p.placed(b, c)
	case b.has(heart.Ignored) != nil:
		p.say(e, "ignored")
	case sort == box.Success:
		p.success(b)
	case sort == box.Impassable:
		switch {
		case b.has(heart.BarredWay) != nil:
			p.say(e, "barred")
		case b.has(heart.PickaxFrees) != nil:
			p.say(e, "freed")
		case b.has(heart.ChitBack) != nil:
			p.say(e, "lost-find")
		default:
			return sort.Name()
		}
	default:
		return sort.Name()
	}
	return ""
}

// placed tells what was heard of a Finding or a Rumour (11.4): of what lies where one stands
// the find itself tells.
func (p *page) placed(b *beat, c box.Chit) {
	key := "heard"
	if c.Sort() == box.Rumour {
		key = "whisper"
	}
	switch at := b.has(heart.ChitPlaced); {
	case at == nil:
		p.say(b.head, key+".back", "chit", tell.AChit(c))
	case c.Sort() == box.Rumour || told.AsSlot(at).Slot != p.seats[p.Seat].slot:
		p.say(at, key, "chit", tell.AChit(c))
	}
}

// success tells of a day that goes well, and what it was used for.
func (p *page) success(b *beat) {
	key := "success"
	if b.has(heart.ChitBack) != nil {
		key = "success.cleared"
	} else if d := b.has(heart.Decided); d != nil && told.AsDecided(d) == heart.KeepForDie {
		key = "success.kept"
	}
	p.say(b.head, key)
}

// meeting tells of what lay in a slot (13 to 15), and returns what is said where nothing came of
// it.
func (p *page) meeting(b *beat) (spared string) {
	e := b.head
	switch e.Kind {
	case heart.RumourMoved:
		p.say(e, "rumour-moved")
	case heart.SpecialFound:
		wild := told.AsSpecial(e)
		p.Plate = board.SpecialPlate(wild)
		p.say(e, "special", "special", tell.Special(wild))
		p.say(e, "printed", "text", p.in.Say("special."+wild.Name()+".page"))
		p.say(e, "behind", "text", p.in.Say("special."+wild.Name()+".behind"))
	case heart.FindScored:
		c := told.AsSlot(e).Chit
		p.Plate = board.Plate(c)
		p.say(e, "find."+c.Sort().Name(), "chit", tell.AChit(c))
		if c.Sort() == box.Kingdom && b.has(heart.Got) == nil && b.by(box.Food, box.ByKingdom) == 0 {
			p.say(e, "spared.kingdom")
		}
	case heart.Met:
		return p.encounter(b, told.AsSlot(e).Chit)
	}
	return ""
}

// encounter tells of a meeting (14).
func (p *page) encounter(b *beat, c box.Chit) (spared string) {
	switch c.Sort() {
	case box.Village:
		if v := b.has(heart.VillageMet); v != nil {
			liked, respected := told.AsVillage(v)
			p.say(v, map[[2]bool]string{{}: "village.neither", {false, true}: "village.respected", {true, false}: "village.liked", {true, true}: "village.both"}[[2]bool{liked, respected}])
		}
	case box.Wildlife:
		if b.has(heart.Got) != nil { // the storm's gift instead
			return ""
		}
		key := "hunt.bad"
		if b.by(box.Gifts, box.ByHunt) > 1 {
			key = "hunt.good"
		}
		p.say(b.head, key, "chit", tell.AChit(c), "name", p.name())
	default:
		return c.Sort().Name()
	}
	return ""
}
