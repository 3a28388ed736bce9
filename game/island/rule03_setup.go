package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// Setting up (3), and drawing from decks that are bags.

// dealt is how many Loot cards each seat begins with (3.3).
const dealt = 3

func beginChoices(_ *Position, _ *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Begin})
}

// deal is the set-up (3.2, 3.3).
func (p *Position) deal(a *game.Act) {
	p.tell(a, Began, game.Nobody)
	for s := range p.company().All() {
		p.come(a, s, "3 protagonist", box.Ship)
	}
	for s := range p.company().All() {
		for range dealt {
			p.drawLoot(a, s, "3 loot")
		}
	}
}

// come deals a seat a protagonist with its Personal Item; ok is false if none is left.
func (p *Position) come(a *game.Act, s game.Seat, name string, at box.Place) (ok bool) {
	if p.free == 0 {
		return false
	}
	r := p.pick(a, name, 0, box.Protagonists, func(r int) int { return int(p.free >> r & 1) })
	role, who := &box.Roles[r], p.who(s)
	p.free &^= 1 << r
	who.Role, who.At, who.Strength, who.Sanity = int8(r), at, role.Strength, role.Sanity
	p.chairs[s].Item = true
	p.tell(a, Came, s, r)
	return true
}

// drawLoot draws a Loot card into a hand, NoCard if there is none.
func (p *Position) drawLoot(a *game.Act, s game.Seat, name string) box.Card {
	if cardsOf(&p.bag) == 0 {
		p.remakeLoot(a)
	}
	if cardsOf(&p.bag) == 0 {
		return box.NoCard
	}
	c := p.drawn(a, name, box.RadioPart, box.FirstCurse)
	p.hands[s][c]++
	p.tell(a, Drew, s, int(c))
	return c
}

// drawn takes a card out of the bag, by its place in the order of 21 and 22 (3.4).
func (p *Position) drawn(a *game.Act, name string, from, to box.Card) box.Card {
	c := p.pick(a, name, int(from), int(to), func(c int) int { return int(p.bag[c]) })
	p.bag[c]--
	return box.Card(c)
}

// pick asks chance for one of what is left, by its number: of says how many there are of each.
// What was laid out for a lesson (game.Laid) by its number lies ready, for any or for when so
// many are left.
func (p *Position) pick(a *game.Act, name string, from, to int, of func(kind int) int) int {
	before := func(kind int) (n int) {
		for k := from; k < kind; k++ {
			n += of(k)
		}
		return n
	}
	left := before(to)
	if len(p.cfg.Laid) > 0 {
		a.LayOut(p.cfg.Laid, game.Asking{Name: name, Turn: int(p.round), Which: left}, name, func(kind int) int {
			if kind < from || kind >= to || of(kind) == 0 {
				return -1
			}
			return before(kind)
		})
	}
	return nth(a.Pick(name, left), from, of)
}

// nth is the number of the nth thing, from 0, of which there are so many of each number.
func nth(n, from int, of func(kind int) int) int {
	for n -= of(from); n >= 0; n -= of(from) {
		from++
	}
	return from
}

// remakeLoot makes the Loot deck anew from its discard pile (3.5).
func (p *Position) remakeLoot(a *game.Act) {
	any := false
	for c := range box.FirstCurse {
		back := p.spent[c]
		p.spent[c] = 0
		for s := range p.down {
			back += p.down[s][c]
			p.down[s][c] = 0
		}
		p.bag[c] += back
		any = any || back > 0
	}
	if any {
		p.tell(a, MadeAnew, game.Nobody, 0)
	}
}

// lootLeft reports whether a Loot card can be drawn.
func (p *Position) lootLeft() bool {
	if cardsOf(&p.bag)+cardsOf(&p.spent) > 0 {
		return true
	}
	for s := range p.n {
		if cardsOf(&p.down[s]) > 0 {
			return true
		}
	}
	return false
}

// drawCurses draws Curses; the fourth is the end of one (14.1).
func (p *Position) drawCurses(a *game.Act, s game.Seat, n int) {
	for range n {
		if cursesOf(&p.bag) == 0 || !p.who(s).Alive() || p.ended != NotEnded {
			return
		}
		c := p.drawn(a, "16 curse", box.FirstCurse, box.Cards)
		p.hands[s][c]++
		p.tell(a, Cursed, s, int(c))
		if cursesOf(&p.hands[s]) >= box.CursesLose {
			p.isle.Lose(s, p.watch(a))
		}
	}
}

// putDown puts a card face down on the Loot discard pile; a Personal Item leaves the game
// (9.4).
func (p *Position) putDown(a *game.Act, s game.Seat, c box.Card) {
	if c == box.ItemCard {
		p.chairs[s].Item = false
		p.tell(a, LeftGame, s, int(c))
		return
	}
	p.take(s, c)
	p.down[s][c]++
	p.tell(a, PutAway, s, int(c))
}

// take takes a card out of a hand.
func (p *Position) take(s game.Seat, c box.Card) {
	p.hands[s][c]--
	p.ready[s][c] = min(p.ready[s][c], p.hands[s][c])
}

// keepChoices: one of three is put down (3.3).
func (p *Position) keepChoices(_ *frame, s game.Seat, buf []game.Choice) []game.Choice {
	return cardsIn(&p.hands[s], Keep, buf)
}

// cardsIn are choices of a kind, one for each card in a heap that is no Curse.
func cardsIn(heap *[box.Cards]uint8, k game.Kind, buf []game.Choice) []game.Choice {
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		if heap[c] > 0 {
			buf = append(buf, game.Choice{Kind: k, Target: int32(c)})
		}
	}
	return buf
}

func (p *Position) keep(_ *frame, c game.Command, a *game.Act) {
	p.putDown(a, c.Seat, box.Card(c.Target))
	p.chairs[c.Seat].Kept = true
	a.Reveal()
	if p.cfg.Apart || p.Acting().Empty() {
		p.pop()
	}
}
