package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// Losses, and the end of an Explorer (16).

// runLosingPerson takes one Askari or Porter (16.1), unless Quinine saves him (16.2). It
// comes to 1 if he was lost.
func (p *Position) runLosingPerson(in reply, f *frame, a *game.Act) {
	s, of, why := f.Seat, box.Figure(f.V[vPerson]), box.Cause(f.V[vPersonWhy])
	switch {
	case f.At == 2:
		p.pop(1)
		return
	case p.of(s, of) == 0:
		p.pop(0)
		return
	case f.At == 0 && p.has(s, box.Quinine):
		p.call(f, 1, SavingPerson, s, int(of), int(why))
		return
	case f.At == 1 && in.answer.Kind == Yes:
		p.giveUp(a, s, box.Quinine, box.ByQuinine) // which is no loss (11.2)
		p.tell(a, PersonSaved, s, "16.2", int(of), int(why))
		p.pop(0)
		return
	}
	p.change(a, s, of, -1, why)
	p.change(a, s, box.Discontent, 1, why)
	if of == box.Porters && p.of(s, box.Porters) == 0 {
		p.call(f, 2, losingCarriers, s)
		return
	}
	p.pop(1)
}

// losePerson has one lost before the step below goes on at place at.
func (p *Position) losePerson(below *frame, at uint8, of box.Figure, why box.Cause) {
	p.call(below, at, losingPerson, below.Seat, int(of), int(why))
}

// saveChoices: a Quinine, or not (16.2).
func saveChoices(_ *Position, _ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Yes}, game.Choice{Kind: No})
}

// lose closes an Explorer's account (16.4): what he had leaves, and he can still win.
func (p *Position) lose(a *game.Act, s game.Seat) {
	pl := &p.seats[s]
	p.tell(a, ExplorerLost, s, "16.4", truth(pl.Fig[box.Health] > 0))
	p.score(a, s, box.ForNotoriety, 3, -1)
	p.clearMatrix(s)
	pl.Lost = true
	for r := range box.Resources {
		p.pool[r] += pl.Res[r]
		pl.Res[r] = 0
	}
	for colour := range p.badLuck {
		if p.badLuck[colour] == s {
			p.badLuck[colour] = game.Nobody
		}
	}
}

// clearMatrix puts all that lies in a Matrix back.
func (p *Position) clearMatrix(s game.Seat) {
	pl := &p.seats[s]
	for i := range box.Slots {
		p.putBack(&pl.Chits[i])
		p.putBack(&pl.Finds[i])
		if pl.Rumours[i] {
			pl.Rumours[i] = false
			*p.bagOf(rumourChit)++
		}
	}
	if pl.Active != box.NoSlot {
		*p.bagOf(rumourChit)++
	}
	pl.Slot, pl.Arrow, pl.Active = box.NoSlot, box.NoSlot, box.NoSlot
}

// rumourChit is the chit that a Rumour is, and so on of the Incidents: the first
// ten of the table are the sorts themselves.
const rumourChit = box.Chit(box.Rumour)

// putBack puts a chit into its bag.
func (p *Position) putBack(c *box.Chit) {
	if *c != box.NoChit {
		*p.bagOf(*c)++
		*c = box.NoChit
	}
}
