package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// asking is a stage on which it is asked who goes next.
func asking(t *testing.T, cfg box.Settings, change func(p *Position)) *stage {
	return onWay(t, cfg, func(p *Position) {
		p.cut(1)
		p.turn = turn{}
		p.stack[0].At = atAsked
		p.push(frame{Step: Asking})
		change(p)
	})
}

// 7.1: whoever says go first has the turn; have all said wait, the first after the one who
// last began a turn; at a distance by wishes; alone as one likes.
func TestRule7_1_WhoGoesNext(t *testing.T) {
	s := asking(t, box.ForSeats(3), func(*Position) {})
	is(t, "asked", s.pos().Acting(), game.Everyone(3))
	s.carry(game.Command{Seat: 2, Kind: Wait})
	is(t, "asked still", s.pos().Acting(), game.Everyone(2))
	s.carry(game.Command{Seat: 1, Kind: Go})
	is(t, "goes", s.asked(), "acting of 1")
	s = asking(t, box.ForSeats(3), func(p *Position) { p.mover = 1 })
	for o := range game.Seat(3) {
		s.carry(game.Command{Seat: o, Kind: Wait})
	}
	is(t, "all have waited", s.asked(), "acting of 2")
	s = on(t, 2, nil)
	s.do(EndTurn, 0, 0)
	is(t, "only one left", s.asked(), "acting of 1")
	s = asking(t, box.ForSeats(1), func(*Position) {})
	is(t, "no waiting alone", s.offered(Wait, -1), false)
	s.carry(game.Command{Seat: 1, Kind: Go})
	is(t, "goes", s.asked(), "acting of 1")
	cfg := box.ForSeats(4)
	cfg.Apart = true
	s = onWay(t, cfg, func(p *Position) {
		p.chairs[1].Wish, p.chairs[2].Wish, p.chairs[3].Wish = Late, Any, Any
	})
	s.do(EndTurn, 0, 0).do(Wish, int(Early), 0)
	is(t, "a wish", s.pos().chairs[0].Wish, Early)
	is(t, "goes", s.asked(), "acting of 2")
}

// 7.2, 14.5: a seat without protagonist brings a new one, to the Village, without cards.
func TestRule7_2_ANewProtagonist(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.isle.People[1] = foretell.NoPerson()
		p.chairs[1].Item = false
	})
	s.draws("BOS").do(EndTurn, 0, 0)
	p := s.pos()
	is(t, "who", box.Roles[p.who(1).Role].ID, "BOS")
	is(t, "where", p.who(1).At, box.Village)
	is(t, "cards", p.held(1), 1)
	is(t, "plays the turn", s.asked(), "acting of 1")
}

// 7.3, 7.4: the allowance; Actions in any order until the turn is ended, and what is left is lost.
func TestRule7_3_Allowance(t *testing.T) {
	for n, want := range []int8{0, 5, 6, 4, 3} {
		if n > 0 {
			is(t, "Actions", on(t, n, nil).pos().turn.Left, want)
		}
	}
	s := on(t, 4, func(p *Position) { p.turn.Left = 0 })
	is(t, "a Move without Actions", s.offered(Move, -1), false)
	s.refused(game.Command{Seat: 0, Kind: Move, Target: int32(box.Village)}, "7.3", "no-actions")
	s.refused(game.Command{Seat: 1, Kind: Move, Target: int32(box.Village)}, "7.4", "not-your-turn")
	s = on(t, 4, func(p *Position) { p.holds(0, "SHK", "SHK", "WHI"); p.who(0).At = at("GAS") })
	s.draws("WHI").do(Move, int(box.Heart), 0)
	is(t, "lost in the middle of it", s.asked(), "asking of 1")
}

// 7.5: at the end of a turn cards are put down until the limit holds; Curses and the Item
// count.
func TestRule7_5_TheLimit(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(0, "RAD", "TEA", "AXE", "SHK", "SHK") })
	s.do(EndTurn, 0, 0)
	is(t, "asked", s.asked(), "putting-off of 0")
	is(t, "a Curse", s.offered(PutDown, card("SHK")), false)
	s.do(PutDown, int(box.ItemCard), 0)
	is(t, "the Item leaves the game", s.pos().chairs[0].Item, false)
	is(t, "then", s.asked(), "acting of 1")
	for n, want := range map[int]int{1: 4, 2: 5} { // in any order: each by itself
		is(t, "limit", on(t, n, nil).pos().limit(0), want)
	}
	cfg := box.ForSeats(3)
	cfg.Open = true
	is(t, "open table", onWay(t, cfg, func(p *Position) { p.holds(0, "SLP") }).pos().limit(0), 3)
}

// 8: Moves, and what makes the first one cheaper or dearer.
func TestRule8_Moves(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.be(0, "SUR") })
	is(t, "the first", s.choice(Move, int(box.Village), 0).Cost, 0)
	s.do(Move, int(box.Village), 0)
	is(t, "the second", s.choice(Move, int(box.Harbour), 0).Cost, 1)
	is(t, "no path", s.offered(Move, int(box.Chapel)), false)
	s.refused(game.Command{Seat: 0, Kind: Move, Target: int32(box.Chapel)}, "2", "no-path")
	s = on(t, 2, func(p *Position) { p.holds(0, "LIM") })
	is(t, "with leaden limbs", s.choice(Move, int(box.Village), 0).Cost, 2)
	if err := s.do(Move, int(box.Village), 0).table.Undo(); err != nil {
		t.Error("a Move cannot be taken back:", err)
	}
}

// 8: Assemble and Consult pass the test of a card.
func TestRule8_AssembleAndConsult(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.who(0).At = box.Complex; p.holds(0, "SPR", "WIR") })
	s.do(Assemble, card("SPR"), 0)
	is(t, "tokens", s.pos().who(0).Tokens, 2)
	is(t, "twice a turn", s.offered(Assemble, -1), false)
	s = on(t, 2, func(p *Position) { p.who(0).At = box.Cavern; p.holds(0, "TID") })
	s.do(Consult, card("TID"), 0)
	is(t, "fewer", s.pos().fewer, 2)
	is(t, "Actions", s.pos().turn.Left, 5)
}

// 8, 11.2: Repair, a token an Action; by the Engineer two.
func TestRule8_Repair(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.who(0).At = at("GAE"); p.isle.Damage[1] = 2 })
	is(t, "Actions", s.choice(Repair, int(at("GAE")), 0).Max, 2)
	s.do(Repair, int(at("GAE")), 0, 1)
	is(t, "damage", s.pos().isle.Damage[1], 1)
	s = on(t, 2, func(p *Position) { p.be(1, "BOS"); p.be(0, "ENG"); p.who(0).At = at("GAE"); p.isle.Damage[1] = 2 })
	is(t, "Actions of the Engineer", s.choice(Repair, int(at("GAE")), 0).Max, 1)
	s.do(Repair, int(at("GAE")), 0, 1)
	is(t, "damage", s.pos().isle.Damage[1], 0)
	s = on(t, 2, func(p *Position) { p.who(0).At = at("GAE"); p.isle.Damage[1] = foretell.Destroyed })
	is(t, "a Gate that is no more", s.offered(Repair, -1), false)
}

// 8, 14.2: a lost protagonist's cards are recovered.
func TestRule8_Recover(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.isle.Suffer(1, 0, 0, -1, foretell.Nothing)
		p.bodies[4] = body{box.Ship, 1}
		p.free &^= 1 << 4
		p.bag[card("AXE")]--
		p.lying[4][card("AXE")]++
	})
	s.do(Recover, 4, 0)
	is(t, "in the hand", s.pos().hands[0][card("AXE")], 1)
	is(t, "nobody lies there", s.pos().bodies[4].At, box.Nowhere)
	is(t, "its owner knows", s.pos().shown[1][0].Cards[card("AXE")], 1)
}

// 8.1: hits are laid one by one; the Weapon is kept or discarded.
func TestRule8_1_Combat(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.isle.At[0], p.isle.At[7] = box.Ship, box.Ship
		p.holds(0, "AXE", "REV")
	})
	odds := s.choice(Fight, int(box.Ship), card("AXE")).Odds
	is(t, "odds of five dice", odds, game.Odds{Num: 243 - 32, Den: 243})
	s.dice("8 combat", 1, 6, 6, 6, 6).do(Fight, int(box.Ship), card("AXE"))
	is(t, "asked", s.asked(), "hitting of 0")
	s.do(Hit, 7, 0)
	is(t, "killed", s.pos().isle.At[7], box.Nowhere)
	is(t, "kept after a hit", s.pos().hands[0][card("AXE")], 1)
	is(t, "others know of it", s.pos().shown[1][0].Cards[card("AXE")], 1)
	is(t, "again here", s.offered(Fight, -1), false)
	s.cut(func(p *Position) { p.turn.Fought = 0 })
	is(t, "again with the same", s.pos().fresh(0, box.Card(card("AXE"))), false)
	s.dice("8 combat", 6, 6, 6, 6, 6, 6).do(Fight, int(box.Ship), card("REV"))
	is(t, "discarded", s.pos().spent[card("REV")], 1)
	s = on(t, 2, func(p *Position) { p.be(0, "BOS"); p.isle.At[0] = box.Ship })
	s.dice("8 combat", 6, 6, 6, 6, 6, 6).do(Fight, int(box.Ship), int(box.ItemCard))
	is(t, "the Item is used", s.pos().turn.ItemUsed, true)
	is(t, "the Bosun again", s.offered(Fight, -1), true)
	s.dice("8 combat", 6, 6, 6, 6, 6).do(Fight, int(box.Ship), 0)
	is(t, "a third time", s.offered(Fight, -1), false)
	s.done()
}

// 8.2: one may go away from the Guardian, but not under letter d.
func TestRule8_2_AwayFromTheGuardian(t *testing.T) {
	for letters, want := range map[string]bool{"": true, "d": false} { // in any order: each by itself
		cfg := box.ForSeats(2)
		cfg.Letters = letters
		s := onWay(t, cfg, func(p *Position) { p.isle.At[foretell.TheGuardian], p.isle.Health = box.Ship, 1 })
		is(t, "a Move", s.offered(Move, -1), want)
		if !want {
			s.refused(game.Command{Seat: 0, Kind: Move, Target: int32(box.Village)}, "19", "guardian-holds")
		}
	}
}

// 9.1: a Loot, and a closest creature Moves.
func TestRule9_1_Loot(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.isle.At[0], p.isle.At[1], p.isle.At[2] = at("TNW"), at("TNW"), at("MIN") })
	s.draws("LAN").do(Loot, int(box.Ship), 0)
	is(t, "asked", s.asked(), "nearing of 0")
	is(t, "one farther off", s.offered(Closest, 2), false)
	s.do(Closest, 1, 0)
	is(t, "Moved", s.pos().isle.At[1], box.Cavern)
	s = on(t, 2, func(p *Position) {
		p.isle.At[0], p.isle.At[1] = at("TNW"), at("LIG")
		p.deck &^= 8
		p.inForce = 8 // Echoes
	})
	s.draws("LAN").do(Loot, int(box.Ship), 0)
	is(t, "the first", s.pos().isle.At[0], box.Chapel)
	cfg := box.ForSeats(2)
	cfg.Letters = "c"
	s = onWay(t, cfg, func(p *Position) { p.isle.At[0], p.isle.At[1] = at("TNW"), at("LIG") })
	s.draws("LAN").do(Loot, int(box.Ship), 0)
	is(t, "any under letter c", s.offered(Closest, 1), true)
}

// 21.1: the Correspondent draws two and puts one down.
func TestRule21_1_Sift(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.be(0, "COR") })
	s.draws("Q6", "UNB").do(Loot, int(box.Ship), 0)
	is(t, "asked", s.asked(), "sifting of 0")
	s.do(Sift, card("UNB"), 0)
	is(t, "kept", s.pos().hands[0][card("Q6")], 1)
	is(t, "put down", s.pos().down[0][card("UNB")], 1)
}

// 9.2: a failed Ritual brings a Curse, a failed Trap card nothing; either is discarded.
func TestRule9_2_PlayingCards(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(0, "TID", "WIR", "AXE", "RAD") })
	is(t, "a Weapon", s.offered(Play, card("AXE")), false)
	is(t, "a Radio Part", s.offered(Play, card("RAD")), false)
	is(t, "dice of the Ritual", s.choice(Play, card("TID"), 0).Odds, game.Odds{Num: 27 - 8, Den: 27})
	s.dice("9 ritual", 3, 4, 5).draws("HUN").do(Play, card("TID"), 0)
	is(t, "a Curse", cursesOf(&s.pos().hands[0]), 1)
	is(t, "discarded", s.pos().spent[card("TID")], 1)
	s.dice("9 trap", 3, 4, 5, 6).do(Play, card("WIR"), 0)
	is(t, "no token", s.pos().who(0).Tokens, 0)
	is(t, "discarded", s.pos().spent[card("WIR")], 1)
	s = on(t, 2, func(p *Position) { p.holds(0, "DRS", "MAP") })
	is(t, "a card that does nothing", s.offered(Play, card("DRS")), false)
	s.refused(game.Command{Seat: 0, Kind: Play, Target: int32(card("DRS"))}, "9.2", "does-nothing")
	s.draws("N1").do(Personal, int(box.ItemCard), 0).do(Stop, 0, 0)
	is(t, "an Item once a turn", s.offered(Personal, -1), false)
	s = on(t, 2, func(p *Position) { p.be(0, "COR"); p.holds(0, "TID", "VIG"); p.isle.At[0] = at("LIG") })
	is(t, "the Notebook", s.pos().cardDice(0, box.Card(card("TID"))), 5)
	s.dice("9 ritual", 1, 6, 6, 6, 6).do(Play, card("TID"), 0)
	is(t, "for the first of a turn", s.pos().cardDice(0, box.Card(card("VIG"))), 4)
}

// 9.3 to 9.5: traps are set, cards put down, Curses paid for.
func TestRule9_4_OtherFreeActions(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.who(0).Tokens = 2; p.holds(0, "TEA", "HUN", "SLP", "FOL") })
	s.do(Set, int(box.Ship), 0).do(Set, int(box.Ship), 0)
	is(t, "two in a place", s.pos().isle.Traps[box.Ship], 2)
	is(t, "footsteps with nobody behind", s.offered(PlayCurse, card("FOL")), false)
	is(t, "two cards it has", s.offered(PlayCurse, card("SLP")), true)
	s.do(PutDown, card("TEA"), 0)
	is(t, "face down", s.pos().down[0][card("TEA")], 1)
	is(t, "two cards it has not", s.offered(PlayCurse, card("SLP")), false)
	s.do(PlayCurse, card("HUN"), 0)
	is(t, "Strength", s.pos().who(0).Strength, 3)
	is(t, "back in the deck", s.pos().bag[card("HUN")], 2)
	s.cut(func(p *Position) {
		p.who(0).Strength = 1
		p.hands[0][card("SLP")]--
		p.bag[card("SLP")]++
		p.holds(0, "HUN")
	})
	is(t, "the last point", s.offered(PlayCurse, card("HUN")), false)
}

// 10: a trap kills all that enter in a turn, then one token goes back.
func TestRule10_Traps(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.isle.At[0], p.isle.At[1], p.isle.At[2] = box.Harbour, at("MIN"), at("SWA")
		p.isle.Traps[at("SWA")] = 2
		p.chairs[1].Had = true
	})
	is(t, "stock (10.1)", s.pos().isle.Stock(), 3)
	i := s.pos().isle
	i.Move(0, foretell.Nothing)
	is(t, "entered and killed (10.2)", i.At[0], box.Nowhere)
	is(t, "one that was there", i.At[2], at("SWA"))
	i.At[3] = box.Harbour
	i.Move(3, foretell.Nothing)
	is(t, "every one (10.3)", i.At[3], box.Nowhere)
	is(t, "till the turn ends", i.Traps[at("SWA")], 2)
	i.EndTraps()
	is(t, "one goes back (10.4)", i.Traps[at("SWA")], 1)
	i.Wither = true
	i.At[0], i.At[1] = box.Harbour, box.Harbour
	i.Move(0, foretell.Nothing)
	i.Move(1, foretell.Nothing)
	is(t, "only the first on sodden ground (EV5)", i.At[1], at("SWA"))
	s.draws("N2", "E3", "S3").do(EndTurn, 0, 0)
	is(t, "in phase 3", s.pos().isle.Traps[at("SWA")], 1)
	s = on(t, 2, func(p *Position) { p.who(0).Tokens = 1; p.holds(0, "SHK", "SHK", "WHI"); p.who(0).At = at("GAS") })
	s.draws("WHI").do(Move, int(box.Heart), 0)
	is(t, "back when their bearer is lost (10.1)", s.pos().isle.Stock(), 5)
}

// 11: a Gate holds three times, hinders nobody else, and is then gone.
func TestRule11_Gates(t *testing.T) {
	i := foretell.New(false, 1)
	i.At[0] = at("GAN")
	for damage, want := range []int8{1, 2, 3} {
		if i.Move(0, foretell.Nothing); i.Damage[0] != want || i.At[0] != at("GAN") {
			t.Errorf("Move %d: damage %d, at %d", damage, i.Damage[0], i.At[0])
		}
	}
	is(t, "Darkness", i.Darkness, 2)
	i.People[0] = foretell.Person{Role: 0, At: box.Ship, Strength: 4, Sanity: 4}
	i.Move(0, foretell.Nothing)
	is(t, "into the Heart", i.At[0], box.Nowhere)
	is(t, "Darkness", i.Darkness, 3)
	i.At[7] = at("GAS")
	i.Move(7, foretell.Nothing)
	is(t, "a hunter is held (11.3)", i.Damage[2], 1)
	i.People[0].At = at("GAS")
	i.Move(7, foretell.Nothing)
	is(t, "but for whoever is with it", i.Damage[2], 1)
	is(t, "who is struck", i.People[0].Strength, 3)
	i.Rust, i.At[1] = 1, at("GAE")
	i.Move(1, foretell.Nothing)
	is(t, "rust (EV3)", i.Damage[1], 2)
}
