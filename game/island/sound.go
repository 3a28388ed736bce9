package island

import (
	"errors"
	"fmt"
	"math/bits"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// Sound checks what every position must keep (23.5): every piece in exactly one place, and
// nobody alive who ought to be lost.
func (p *Position) Sound() error {
	for _, check := range [...]func() error{p.soundPeople, p.soundCards, p.soundSpawn, p.soundIsle} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (p *Position) soundPeople() error {
	used := uint8(0)
	for s := range game.Seat(p.n) {
		who := p.who(s)
		if !who.Alive() {
			if cardsOf(&p.hands[s])+cursesOf(&p.hands[s]) > 0 || p.chairs[s].Item || who.Tokens > 0 {
				return fmt.Errorf("island: seat %d has nobody, and holds things", s)
			}
			continue
		}
		role := &box.Roles[who.Role]
		if used>>who.Role&1 == 1 || p.free>>who.Role&1 == 1 || p.bodies[who.Role].At != box.Nowhere {
			return fmt.Errorf("island: the protagonist %s is there twice", role.ID)
		}
		used |= 1 << who.Role
		if who.At == box.Nowhere || who.Strength < 1 || who.Strength > role.Strength || who.Sanity < 1 || who.Sanity > role.Sanity {
			return fmt.Errorf("island: seat %d has Strength %d and Sanity %d at %d", s, who.Strength, who.Sanity, who.At)
		}
		if cursesOf(&p.hands[s]) >= box.CursesLose {
			return fmt.Errorf("island: seat %d holds four Curses", s)
		}
		if p.tokens[s] > who.Tokens {
			return fmt.Errorf("island: seat %d has laid more Trap tokens ready than it has", s)
		}
		for c := range p.ready[s] {
			if p.ready[s][c] > p.hands[s][c] {
				return fmt.Errorf("island: seat %d has laid more ready than it has", s)
			}
		}
	}
	for r := range p.bodies {
		if lies := p.bodies[r].At != box.Nowhere; lies != (cardsOf(&p.lying[r]) > 0) || lies && (p.free>>r&1 == 1 || p.bodies[r].By < 0) {
			return errors.New("island: somebody lies where nobody can")
		}
	}
	return nil
}

func (p *Position) soundCards() error {
	n := p.bag
	add := func(heap *[box.Cards]uint8) {
		if *heap == ([box.Cards]uint8{}) {
			return // most are
		}
		for c, k := range heap {
			n[c] += k
		}
	}
	add(&p.spent)
	add(&p.gone)
	for s := range p.n {
		add(&p.hands[s])
		add(&p.down[s])
		ended := false
		for _, q := range p.chairs[s].Quests {
			if q.Card == box.NoCard {
				ended = true
				continue
			}
			if n[q.Card]++; ended || q.Card.Type() != box.Quest {
				return errors.New("island: no Quest lies there")
			}
		}
		if cursesOf(&p.down[s]) > 0 {
			return errors.New("island: a Curse has been put down")
		}
	}
	for r := range p.lying {
		add(&p.lying[r])
		if cursesOf(&p.lying[r]) > 0 {
			return errors.New("island: a Curse lies with somebody lost")
		}
	}
	if cursesOf(&p.spent)+cursesOf(&p.gone) > 0 {
		return errors.New("island: a Curse is among what was played")
	}
	for c := box.RadioPart; c < box.Cards; c++ {
		if int(n[c]) != c.Made(p.cfg.West) {
			return fmt.Errorf("island: there are %d cards %s, not %d", n[c], c.Code(), c.Made(p.cfg.West))
		}
	}
	return nil
}

func (p *Position) soundSpawn() error {
	all, n := p.deck|p.turned|uint64(p.inForce), bits.OnesCount64(p.deck)+bits.OnesCount64(p.turned)+bits.OnesCount8(p.inForce)
	for i := range p.topN {
		all |= 1 << p.above[i]
		n++
	}
	for i := range p.bottomN {
		all |= 1 << p.below[i]
		n++
	}
	if whole := box.SpawnBag(p.cfg.West); all != whole || n != bits.OnesCount64(whole) {
		return errors.New("island: Spawn cards were lost or made")
	}
	if p.ending&^p.inForce != 0 {
		return errors.New("island: an Event ends that is not in force")
	}
	return nil
}

func (p *Position) soundIsle() error {
	i := &p.isle
	over := p.ended != NotEnded && p.ended != ComeHome
	switch {
	case i.Stock() < 0:
		return errors.New("island: more than five Trap tokens")
	case i.Darkness > box.DarknessMost && !over:
		return errors.New("island: the Darkness is past its last step, and the game goes on")
	case (i.At[foretell.TheGuardian] == box.Nowhere) != (i.Health == 0):
		return errors.New("island: the Guardian has health and is not there, or none and is")
	case p.ended != NotEnded != (p.depth == 0):
		return errors.New("island: over, and something to be done")
	}
	for c, at := range i.At {
		if i.Held>>c&1 == 1 && at == box.Nowhere {
			return errors.New("island: a creature is held that is not there")
		}
	}
	for at := range i.Traps {
		if i.Sprung>>at&1 == 1 && i.Traps[at] == 0 {
			return errors.New("island: a trap has sprung where none lies")
		}
	}
	return nil
}
