package island

import (
	"hash/crc32"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/game/island/verb"
)

// What creatures do (12) is done by package foretell; here it is told, and what follows
// from it happens: who is lost (14), what is killed (15.4), how the game ends (4.2).

// hitsOn is up to which face a die hits (1.6).
const hitsOn = 2

// watch tells the steps of creatures.
func (p *Position) watch(a *game.Act) func(foretell.Step) {
	return func(st foretell.Step) {
		c, from := int(st.Creature), int(st.From)
		//exhaustive:enforce
		switch st.What {
		case foretell.Held:
			p.tellAt(a, CreatureHeld, game.Nobody, st.From, c, from)
		case foretell.Stayed:
			p.tellAt(a, CreatureStayed, game.Nobody, st.From, c, from)
		case foretell.Went:
			p.tellAt(a, CreatureWent, game.Nobody, st.To, c, from)
		case foretell.Damaged:
			p.tellAt(a, GateDamaged, game.Nobody, st.From, c, int(st.N))
		case foretell.Broke:
			p.tellAt(a, GateBroke, game.Nobody, st.From, c, foretell.Destroyed)
		case foretell.Trapped:
			p.slay(a, c, st.From, int(st.N), ByTrap)
			p.until(a, verb.TrapKill, 0)
		case foretell.IntoHeart:
			p.tellAt(a, IntoHeart, game.Nobody, st.From, c, from)
		case foretell.Hurt:
			who := p.who(st.Seat)
			p.tellAt(a, Hurt, st.Seat, st.From, truth(st.Mind), int(st.N), int(either(st.Mind, who.Sanity, who.Strength)), c)
		case foretell.Lost:
			p.lose(a, st)
		case foretell.Darker:
			p.last = st.Why
			p.tell(a, Darker, game.Nobody, int(st.N), int(st.Why))
			p.checkLost(a)
		}
	}
}

func either[T any](is bool, yes, no T) T {
	if is {
		return yes
	}
	return no
}

// checkLost ends the game where it is lost (4.2).
func (p *Position) checkLost(a *game.Act) {
	switch {
	case p.isle.Darkness > box.DarknessMost:
		p.loseAll(a, [foretell.Whys]Ending{LostHeart, LostGate, LostOnes, LostNight}[p.last])
	case p.isle.Living().Empty():
		p.loseAll(a, LostNobody)
	}
}

func (p *Position) loseAll(a *game.Act, why Ending) {
	if p.ended == NotEnded {
		p.end(a, GameLost, why)
	}
}

// end ends the game: all hands are laid open, and all that was written (17.2b).
func (p *Position) end(a *game.Act, k game.EventKind, how Ending) {
	p.ended = how
	p.tell(a, k, game.Nobody, int(p.isle.Darkness), int(how))
	for s := range game.Seat(p.n) {
		for c, n := range p.hands[s] {
			if n > 0 {
				p.tell(a, LaidOpen, s, c, int(n))
			}
		}
	}
	for i, t := range p.written {
		p.tell(a, TextOpened, t.From, i, int(crc32.ChecksumIEEE([]byte(t.Words))>>1))
	}
}

// lose is what becomes of what a lost protagonist had (14.2).
func (p *Position) lose(a *game.Act, st foretell.Step) {
	s, role := st.Seat, st.N
	p.tellAt(a, LostOne, s, st.From, int(role))
	for c := box.RadioPart; c < box.Cards; c++ {
		n := p.hands[s][c]
		if c.IsCurse() {
			p.bag[c] += n
		} else {
			p.lying[role][c] += n
		}
	}
	if cardsOf(&p.lying[role]) > 0 {
		p.bodies[role] = body{st.From, s}
	}
	p.hands[s], p.ready[s], p.tokens[s] = [box.Cards]uint8{}, [box.Cards]uint8{}, 0
	p.chairs[s].Item, p.chairs[s].Immune, p.chairs[s].Kept = false, false, true
	for v := range p.shown {
		p.shown[v][s] = memory{}
	}
	if p.inTurn() && p.stack[1].Seat == s { // the turn is over (7.4)
		p.cut(2)
		p.stack[1].At = turnEnds
	}
}

// slay tells of a creature killed or a Guardian hurt, and has what follows happen: health
// is what the Guardian has left, 0 for killed.
func (p *Position) slay(a *game.Act, c int, at box.Place, health int, how How) {
	s := game.Nobody
	if p.inTurn() {
		s = p.stack[1].Seat
	}
	p.tellAt(a, Slain, s, at, c, health, int(how))
	if health > 0 {
		return
	}
	p.slain++
	if s != game.Nobody {
		for i := range p.chairs[s].Quests {
			q := &p.chairs[s].Quests[i]
			if part, ok := verb.Find(box.Faces[q.Card].Finish, verb.Slain); ok && !q.Done && foretell.Is(c, part.Sort) {
				q.Slain = min(q.Slain+1, part.N)
			}
		}
	}
	if c >= foretell.FirstDevourer {
		p.until(a, verb.HunterKilled, 0)
	}
	p.until(a, verb.Slain, int(p.slain))
	if s != game.Nobody && p.cfg.Has('b') && p.who(s).Alive() && p.isle.Clear(at) { // 19
		p.drawLoot(a, s, "22 draw")
	}
}

// kill is what a card does to a creature (13.2).
func (p *Position) kill(a *game.Act, c int) {
	at := p.isle.At[c]
	p.isle.Slay(c, func(st foretell.Step) { p.slay(a, c, at, int(st.N), ByCard) })
}

// move has a creature Move out of its turn (12.7).
func (p *Position) move(a *game.Act, c int) { p.isle.Move(c, p.watch(a)) }

// closest are the creatures closest to a seat, by paths; under letter c all of them (19).
func (p *Position) closest(s game.Seat, any bool, buf []int) []int {
	return p.isle.Closest(p.who(s).At, any, buf)
}

// AfterLoot is how many creatures Move after a Loot, one after the other, and whether the first may be any and not
// only one of the closest (9.1, 19, 22.3).
func (v View) AfterLoot() (moves int, any bool) { return 1 + int(v.p.isle.Stir), v.p.cfg.Has('c') }

// nearChoices: one of those closest to you (9.1).
func (p *Position) nearChoices(f *frame, s game.Seat, buf []game.Choice) []game.Choice {
	var room [creatures]int
	for _, c := range p.closest(s, f.V[0] == 1 && p.cfg.Has('c'), room[:0]) {
		buf = append(buf, game.Choice{Kind: Closest, Target: int32(c)})
	}
	return buf
}

// runLooting is a Loot (9.1).
func (p *Position) runLooting(in game.Command, f *frame, a *game.Act) {
	const (
		lootDraws uint8 = iota
		lootSifted
		lootMoves
		lootMoved
		lootDone
	)
	s := f.Seat
	switch f.At {
	case lootDraws:
		f.At, f.V[0] = lootMoves, 1+int16(p.isle.Stir)
		first := p.drawLoot(a, s, "9 loot")
		if first == box.NoCard || p.standing(s, verb.Sift, verb.NoTrial) == 0 {
			return
		}
		if second := p.drawLoot(a, s, "9 loot"); second != box.NoCard {
			p.sifted = [2]box.Card{first, second}
			p.ask(f, lootSifted, Sifting, s)
		}
	case lootSifted:
		p.sifted = [2]box.Card{}
		p.putDown(a, s, box.Card(in.Target))
		f.At = lootMoves
	case lootMoves:
		if f.V[0] == 0 || !p.isle.InPlay() {
			p.pop()
			return
		}
		first := f.V[0] == 1+int16(p.isle.Stir)
		f.V[0]--
		p.nearest(f, lootMoved, s, first, a)
	case lootMoved:
		f.At = lootMoves
		p.move(a, int(in.Target))
	}
}

// nearest has one of the closest creatures Move: which is asked where there are several,
// and the step goes on at place at with the answer; else it is moved and the step stays.
func (p *Position) nearest(f *frame, at uint8, s game.Seat, loot bool, a *game.Act) {
	var room [creatures]int
	all := p.closest(s, loot && p.cfg.Has('c'), room[:0])
	switch len(all) {
	case 0:
	case 1:
		p.move(a, all[0])
	default:
		p.ask(f, at, Nearing, s, truth(loot))
	}
}

// siftChoices: of two cards one is put down (21.1).
func (p *Position) siftChoices(_ *frame, _ game.Seat, buf []game.Choice) []game.Choice {
	buf = append(buf, game.Choice{Kind: Sift, Target: int32(p.sifted[0])})
	if p.sifted[1] != p.sifted[0] {
		buf = append(buf, game.Choice{Kind: Sift, Target: int32(p.sifted[1])})
	}
	return buf
}
