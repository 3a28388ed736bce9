package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// island is one with protagonists at places.
func isleOf(places ...string) foretell.Island {
	i := foretell.New(false, 1)
	for s, code := range places {
		i.People[s] = foretell.Person{Role: int8(s), At: at(code), Strength: 4, Sanity: 4}
	}
	return i
}

// 12.1: terror once, however many creatures; none with a ward, more with a dread.
func TestRule12_1_Terror(t *testing.T) {
	s := on(t, 4, func(p *Position) {
		p.isle.At[0], p.isle.At[1] = box.Ship, box.Ship
		p.isle.Held = 3
		for o := 1; o < 4; o++ {
			p.chairs[o].Had = true
		}
		p.holds(1, "DRD")
		p.bag[card("Q4")]--
		p.layBefore(2, placed{Card: box.Card(card("Q4")), Done: true})
		p.fewer = 9
	})
	s.do(EndTurn, 0, 0)
	for o, want := range []int8{3, 1, 3, 3} {
		is(t, "Sanity", s.pos().who(game.Seat(o)).Sanity, want)
	}
}

// 12.2: the Guardian, then Devourers, then Crawlers; of a kind the lower number first; each
// Event that speeds them.
func TestRule12_2_TheOrder(t *testing.T) {
	i := isleOf("HAR")
	i.At[3], i.At[0], i.At[8], i.At[foretell.TheGuardian], i.Health = at("LIG"), at("CEM"), at("CEM"), at("MAN"), 3
	i.Speed = [2]int8{1, 0}
	var order []int8
	i.Advance(foretell.Plain(), func(st foretell.Step) {
		if st.What == foretell.Went || st.What == foretell.Damaged {
			order = append(order, st.Creature)
		}
	})
	want := []int8{10, 8, 10, 8, 0, 3}
	if len(order) != len(want) {
		t.Fatalf("they Move %v, want %v", order, want)
	}
	for k := range want {
		is(t, "Moves", order[k], want[k])
	}
}

// 12.3, 12.4: one Move: held, with protagonists, at a Gate, on.
func TestRule12_3_OneMove(t *testing.T) {
	i := isleOf("VIL", "CHA")
	i.At[0], i.Held = at("CAV"), 1
	i.Move(0, foretell.Nothing)
	is(t, "held (a)", i.At[0], at("CAV"))
	i.At[7] = at("VIL")
	i.Move(7, foretell.Nothing)
	is(t, "with a protagonist (b)", i.At[7], at("VIL"))
	is(t, "who is struck", i.People[0].Strength, 3)
	i.At[8] = at("HUT") // the Village is two paths off, the Chapel too
	i.People[1].Turned = 1
	i.Move(8, foretell.Nothing)
	is(t, "toward who took a turn more recently", i.At[8], at("RIT"))
	i.At[8], i.People[0].Turned = at("HUT"), 2
	i.Move(8, foretell.Nothing)
	is(t, "toward the other", i.At[8], at("GAS"))
	i.At[8], i.People[0].Turned, i.People[1].Turned = at("HUT"), 0, 0
	i.Move(8, foretell.Nothing)
	is(t, "the lower seat, before any turn (12.4)", i.At[8], at("GAS"))
	i.At[1] = at("CEM")
	i.Move(1, foretell.Nothing)
	is(t, "a Crawler by its table", i.At[1], at("MAN"))
}

// 12.5, 12.6: entering strikes everybody there; leaving does not; a Crawler in the Heart.
func TestRule12_5_Entering(t *testing.T) {
	i := isleOf("VIL", "VIL", "SHP")
	i.At[0] = at("SHP")
	i.Move(0, foretell.Nothing)
	is(t, "struck", i.People[0].Strength, 3)
	is(t, "struck too", i.People[1].Strength, 3)
	is(t, "left without a blow (12.6)", i.People[2].Strength, 4)
	i.Damage[2], i.At[0] = foretell.Destroyed, at("GAS")
	i.Move(0, foretell.Nothing)
	is(t, "back in the stock", i.At[0], box.Nowhere)
	is(t, "Darkness", i.Darkness, 2)
}

// 12.7: Moves that others cause are Moves; to be led is not, but to enter is.
func TestRule12_7_MovesInTurns(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.isle.At[0] = at("CAV")
		p.holds(0, "FLR")
		p.isle.Traps[at("HUT")] = 1
	})
	s.do(Play, card("FLR"), 0)
	is(t, "led", s.asked(), "leading of 0")
	is(t, "at once no more", s.offered(Stop, -1), false)
	s.do(Lead, int(at("HUT")), 0)
	is(t, "into a trap", s.pos().isle.At[0], box.Nowhere)
	s = on(t, 2, func(p *Position) { p.isle.At[0] = at("GAS"); p.holds(0, "FLR") })
	s.do(Play, card("FLR"), 0)
	is(t, "never into the Heart", s.offered(Lead, int(box.Heart)), false)
	s.do(Lead, int(at("VIL")), 0)
	is(t, "past a Gate", s.pos().isle.Damage[2], 0)
	s.do(Stop, 0, 0)
	is(t, "where", s.pos().isle.At[0], at("VIL"))
}

// 12.8: after the last Move sprung traps go back and holds end.
func TestRule12_8_AfterTheLastMove(t *testing.T) {
	i := isleOf("VIL")
	i.At[0], i.Held = at("CEM"), 1
	i.Traps[at("GAN")], i.At[1] = 1, at("CHA")
	i.Advance(foretell.Plain(), foretell.Nothing)
	is(t, "holds", i.Held, 0)
	is(t, "traps", i.Traps[at("GAN")], 0)
}

// 13: the Guardian's health, and what would kill another.
func TestRule13_TheGuardian(t *testing.T) {
	s := on(t, 4, func(p *Position) {
		p.isle.Darkness = 5
		for o := 1; o < 4; o++ {
			p.chairs[o].Had = true
		}
		p.fewer = 3
	})
	s.draws("N6").do(EndTurn, 0, 0)
	is(t, "health (13.1)", s.pos().isle.Health, 5)
	i := s.pos().isle
	i.Slay(foretell.TheGuardian, foretell.Nothing)
	is(t, "hurt by a card (13.2)", i.Health, 2)
	i.Slay(foretell.TheGuardian, foretell.Nothing)
	is(t, "killed", i.At[foretell.TheGuardian], box.Nowhere)
	s = on(t, 2, func(p *Position) {
		p.isle.At[foretell.TheGuardian], p.isle.Health = box.Ship, 2
		p.holds(0, "HPN")
	})
	s.dice("8 combat", 6, 6, 6, 6, 6).do(Fight, int(box.Ship), card("HPN"))
	is(t, "hits take one each", s.pos().isle.At[foretell.TheGuardian], box.Nowhere)
	i = isleOf("VIL")
	i.At[foretell.TheGuardian], i.Health, i.Traps[at("VIL")] = at("SHP"), 4, 1
	i.Move(foretell.TheGuardian, foretell.Nothing)
	is(t, "a trap takes three", i.Health, 1)
	is(t, "and it strikes", i.People[0].Strength, 3)
}

// 14: who is lost, and what becomes of what was held.
func TestRule14_Lost(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.holds(0, "HUN", "DRD", "SHK", "AXE", "RAD")
		p.who(0).Tokens, p.who(0).At = 2, at("GAS")
		p.bag[card("Q1")]--
		p.layBefore(0, placed{Card: box.Card(card("Q1"))})
	})
	s.draws("WHI").do(Move, int(box.Heart), 0)
	p := s.pos()
	is(t, "lost by the fourth Curse (14.1)", p.who(0).Alive(), false)
	is(t, "Darkness", p.isle.Darkness, 2)
	is(t, "Curses go back (14.2)", cursesOf(&p.bag), 12)
	is(t, "tokens go back", p.isle.Stock(), 5)
	is(t, "the Item is out of the game", p.chairs[0].Item, false)
	is(t, "the rest lies there", p.bodies[0], body{box.Heart, 0})
	is(t, "two cards", cardsOf(&p.lying[0]), 2)
	is(t, "placed Quests stay (14.3)", p.chairs[0].Quests[0].Card, box.Card(card("Q1")))
	i := isleOf("VIL", "SHP")
	i.People[0].Strength, i.At[0] = 1, at("SHP")
	i.Move(0, foretell.Nothing)
	is(t, "Strength 0", i.People[0].Alive(), false)
	i.People[1].Sanity, i.At[0] = 1, at("SHP")
	i.Advance(foretell.Plain(), foretell.Nothing)
	is(t, "Sanity 0", i.People[1].Alive(), false)
	is(t, "nobody alive (14.4)", i.Over(), true)
}

// A card that a Quest costs is put down by the Quest's rule, not by that of the hand (15.2).
func TestRule15_2_ThePriceIsTheQuests(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.holds(0, "PIT")
		p.bag[card("Q2")]--
		p.layBefore(0, placed{Card: box.Card(card("Q2"))})
		p.who(0).At = at("MIN")
	})
	s.do(QuestFinish, card("Q2"), 0)
	n, traps, ok := s.pos().View(0).Pays()
	is(t, "one Trap card is asked for", n == 1 && traps && ok, true)
	is(t, "its rule", s.choice(PutDown, card("PIT"), 0).Rule, game.Rule("15.2"))
}

// 15: begun at its place, finished where it says, for a price.
func TestRule15_Quests(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(0, "Q1"); p.who(0).At = at("MAN"); p.isle.At[0] = at("MAN") })
	is(t, "beside a creature (15.1)", s.offered(QuestBegin, -1), false)
	s.cut(func(p *Position) { p.isle.At[0] = box.Nowhere })
	s.do(QuestBegin, card("Q1"), 0).do(Move, int(at("CEM")), 0)
	s.do(QuestFinish, card("Q1"), 0)
	is(t, "Actions paid (15.2)", s.pos().turn.Left, 3)
	is(t, "complete", s.pos().complete(0), 1)
	is(t, "its benefit", s.pos().cardDice(0, box.Card(card("TID"))), 4)
	s = on(t, 2, func(p *Position) {
		p.bag[card("Q4")]--
		p.layBefore(0, placed{Card: box.Card(card("Q4"))})
		p.who(0).At, p.who(1).At = box.Chapel, box.Chapel
	})
	is(t, "a die for the other (15.3)", s.choice(QuestFinish, card("Q4"), 0).Odds, atLeast(2, 5))
	s.dice("15 test", 1, 6, 6, 6, 6).do(QuestFinish, card("Q4"), 0)
	is(t, "one hit is not two", s.pos().complete(0), 0)
	s.dice("15 test", 1, 6, 2, 6, 6).do(QuestFinish, card("Q4"), 0)
	is(t, "as often as wished", s.pos().complete(0), 1)
	s.done()
}

// 15.4: creatures killed since the Quest was begun; traps in one's own turn only.
func TestRule15_4_Slain(t *testing.T) {
	begun := func(p *Position) {
		p.bag[card("Q6")]--
		p.layBefore(0, placed{Card: box.Card(card("Q6"))})
	}
	s := on(t, 2, func(p *Position) {
		begun(p)
		p.isle.At[0], p.isle.At[1] = box.Ship, at("MIN")
		p.isle.Traps[at("MIL")] = 1
		p.who(0).At = at("MIN")
	})
	s.cut(func(p *Position) { p.isle.At[0], p.isle.At[1] = at("MIN"), at("TNE") })
	s.dice("8 combat", 1, 6, 6, 6).do(Fight, int(at("MIN")), 0)
	is(t, "counts", s.pos().chairs[0].Quests[0].Slain, 1)
	is(t, "not yet", s.offered(QuestFinish, -1), false)
	s.cut(func(p *Position) {
		p.isle.At[1], p.who(0).At, p.isle.Traps[at("HAR")] = at("TNE"), at("MIN"), 1
	})
	s.draws("TEA").do(Loot, int(at("MIN")), 0)
	is(t, "a trap in one's own turn", s.pos().chairs[0].Quests[0].Slain, 2)
	s.do(Move, int(at("SWA")), 0).do(Move, int(at("GAE")), 0).do(QuestFinish, card("Q6"), 0)
	is(t, "at any Gate", s.pos().complete(0), 1)
	s = on(t, 2, func(p *Position) {
		begun(p)
		p.isle.At[0], p.isle.Traps[at("GAS")] = at("VIL"), 1
		p.chairs[1].Had, p.fewer = true, 9
	})
	s.do(EndTurn, 0, 0)
	is(t, "a trap in phase 3", s.pos().chairs[0].Quests[0].Slain, 0)
}

// 15.5: more Quests than needed do no harm, and several may lie before a seat.
func TestRule15_5_SeveralQuests(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		for k := range 6 {
			c := box.FirstQuest + box.Card(k)
			p.bag[c]--
			p.layBefore(0, placed{Card: c, Done: true})
		}
	})
	is(t, "complete", s.pos().complete(0), 6)
	is(t, "needed", s.pos().needsQuests(), 2)
}

// 16: the call, and when the boat comes.
func TestRule16_TheBoat(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.holds(0, "RAD", "RAD", "RAD", "RAD")
		p.who(0).At, p.isle.At[0] = box.Lighthouse, box.Lighthouse
		p.chairs[1].Had, p.fewer = true, 9
		p.isle.Held = 1
	})
	s.do(Call, int(box.Lighthouse), 0)
	is(t, "Parts played", s.pos().spent[box.RadioPart], 3)
	is(t, "Darkness (16.2)", s.pos().isle.Darkness, 5)
	is(t, "once only", s.offered(Call, -1), false)
	s.do(EndTurn, 0, 0)
	is(t, "not at the end of this round (16.3)", s.pos().boatUp, false)
	s.cut(func(p *Position) {
		p.cut(1)
		p.stack[0].At = atTurned
		p.push(frame{Step: turning, At: turnActed})
		p.push(frame{Step: Acting})
		p.mover, p.chairs[0].Had, p.chairs[1].Had, p.fewer = 0, false, true, 9
	})
	s.do(EndTurn, 0, 0)
	is(t, "but of the next", s.pos().boatUp, true)
	s = on(t, 2, func(p *Position) { p.who(0).At = box.Lighthouse; p.holds(0, "RAD", "RAD") })
	s.refused(game.Command{Seat: 0, Kind: Call, Target: int32(box.Lighthouse)}, "16.1", "no-radio")
}
