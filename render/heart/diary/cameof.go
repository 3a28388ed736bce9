package diary

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
)

// cameOf tells what came of a thing, event by event: what there are no words for stands in the
// figures alone. What a cause took from one figure by and by is told once, people one by one.
func (p *page) cameOf(b *beat) {
	said := map[string]bool{}
	once := func(e *game.Event, key string, fill ...any) {
		if !said[key] {
			said[key] = p.say(e, key, fill...)
		}
	}
	for i := range b.then {
		e := &b.then[i]
		switch e.Kind {
		case heart.Changed:
			p.changed(b, e, once)
		case heart.Got, heart.GaveUp:
			x := told.AsThing(e)
			key := map[bool]string{true: "got.", false: "gave."}[e.Kind == heart.Got] + x.Cause.Name()
			if x.Cause == box.ByTimeUp && x.Resource != box.Guide {
				continue
			}
			once(e, key, "thing", tell.AResource(x.Resource))
		case heart.PersonSaved:
			p.say(e, "saved."+told.AsSaved(e).Name(), "name", p.name())
		case heart.ChasedOff:
			once(e, "chased."+told.AsChased(e).Name())
		case heart.RumourTold:
			once(e, "rumour-told")
		case heart.FindNamed:
			once(e, "named", "called", p.v.FindName(told.AsChit(e)))
		case heart.ThrownAgain:
			if x := told.AsAgain(e); !x.Well && x.By != p.Seat {
				once(e, "thrown-again", "who", tell.Who(p.sum, x.By))
			}
		case heart.Shamed:
			once(e, "shamed", "who", tell.Who(p.sum, told.AsOther(e)), "patron", tell.Patron(p.v.Sheet(p.Seat).Patron))
		case heart.Scored:
			p.scored(b, e, once)
		}
	}
}

// changed tells a figure of the Sheet, by its cause.
func (p *page) changed(b *beat, e *game.Event, once func(e *game.Event, key string, fill ...any)) {
	x := told.AsChanged(e)
	people := x.Figure == box.Askaris || x.Figure == box.Porters
	switch {
	case x.Cause == box.ByOutfit:
	case people && x.By < 0:
		p.say(e, "left."+x.Figure.Name()+"."+x.Cause.Name(), "name", p.name())
		p.seats[p.Seat].lost++
	case people:
		once(e, "joined."+x.Figure.Name()+"."+x.Cause.Name(), "n", b.by(x.Figure, x.Cause))
	case (x.Figure == box.Food || x.Figure == box.Gifts) && x.By < 0 && (x.Cause == box.ByWarband || x.Cause == box.ByVillage):
		if n := b.items(x.Cause); n > 0 {
			once(e, "items.less."+x.Cause.Name(), "n", n)
		}
	default:
		way, n := ".more.", b.by(x.Figure, x.Cause)
		if x.By < 0 {
			way, n = ".less.", -n
		}
		once(e, x.Figure.Name()+way+x.Cause.Name(), "n", n)
	}
}

// scored tells of Drama Points that were given for no find.
func (p *page) scored(b *beat, e *game.Event, once func(e *game.Event, key string, fill ...any)) {
	switch x := told.AsScored(e); x.From {
	case box.ForTwoIncidents:
		once(e, "twice")
	case box.ForEnvy:
		once(e, "scored.envy", "who", tell.What(p.sum, x))
	case box.ForAccount:
		once(e, "account")
	case box.ForLivingstone:
		if b.head == nil || b.head.Kind != heart.MetExplorer && b.head.Kind != heart.Rested {
			once(e, "was-met", "who", tell.What(p.sum, x))
		}
	}
}

// by is how much a cause has changed a figure in all.
func (b *beat) by(of box.Figure, why box.Cause) (n int) {
	for i := range b.then {
		if e := &b.then[i]; e.Kind == heart.Changed {
			if x := told.AsChanged(e); x.Figure == of && x.Cause == why {
				n += x.By
			}
		}
	}
	return n
}

// items is how many Items were taken; what was given in a village before its dice were
// thrown is not among them.
func (b *beat) items(why box.Cause) (n int) {
	met := why != box.ByVillage
	for i := range b.then {
		switch e := &b.then[i]; e.Kind {
		case heart.VillageMet:
			met = true
		case heart.Changed:
			if x := told.AsChanged(e); met && x.Cause == why && (x.Figure == box.Food || x.Figure == box.Gifts) {
				n -= x.By
			}
		}
	}
	return max(0, n)
}

// has is the first event of a kind among what came of it, nil without one.
func (b *beat) has(k game.EventKind) *game.Event {
	for i := range b.then {
		if b.then[i].Kind == k {
			return &b.then[i]
		}
	}
	return nil
}

// Figures are what became other on the Sheet by those events, and the Drama Points, in a line. The
// days are not counted: they are told.
func Figures(events []game.Event) string { return tell.Figures(events, box.Time) }
