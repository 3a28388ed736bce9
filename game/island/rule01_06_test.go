package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// 1.5: the band of the Darkness picks the row of a Spawn card.
func TestRule1_5_BandsOfTheDarkness(t *testing.T) {
	for dark, want := range map[int]int{1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2} { // in any order: each by itself
		is(t, "row", box.Row(dark), want)
	}
}

// 1.6: a die hits on two of six; the table of chances.
func TestRule1_6_Dice(t *testing.T) {
	for n, want := range []int{0, 33, 56, 70, 80, 87, 91, 94, 96} {
		if n > 0 {
			percent, _ := anyHit(n, false).Whole()
			is(t, "one hit", percent, want)
		}
	}
	for n, want := range []int{0, 0, 11, 26, 41, 54, 65, 74, 80} {
		if n > 0 {
			percent, _ := atLeast(2, n).Whole()
			is(t, "two hits", percent, want)
		}
	}
	s := on(t, 2, func(p *Position) {
		p.holds(0, "SHK", "SHK")
		p.who(0).Strength = 1
		p.isle.At[0] = box.Ship
	})
	is(t, "dice, whatever is taken off", s.pos().combatDice(0, box.NoCard), 1)
	s.dice("8 combat", 2).do(Fight, int(box.Ship), 0)
	is(t, "a 2 hits", s.pos().isle.At[0], box.Nowhere)
	s.cut(func(p *Position) { p.isle.At[0], p.turn.Fought = box.Ship, 0 })
	s.dice("8 combat", 3).do(Fight, int(box.Ship), 0)
	is(t, "a 3 misses", s.pos().isle.At[0], box.Ship)
	s.refused(game.Command{Seat: 0, Kind: Fight, Target: int32(box.Ship)}, "8.1", "once-a-turn")
	s.done()
}

// 2.2: a place's own action wants no creature, and is had once a turn.
func TestRule2_2_APlacesOwnAction(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.isle.At[0] = box.Ship })
	is(t, "Loot beside a creature", s.offered(Loot, -1), false)
	s.refused(game.Command{Seat: 0, Kind: Loot, Target: int32(box.Ship)}, "2.2", "creature-here")
	s.cut(func(p *Position) { p.isle.At[0] = box.Nowhere })
	s.draws("TEA").do(Loot, int(box.Ship), 0)
	is(t, "Loot twice", s.offered(Loot, -1), false)
	s.refused(game.Command{Seat: 0, Kind: Loot, Target: int32(box.Ship)}, "2.2", "once-a-turn")
	s.cut(func(p *Position) { p.who(0).At = at("TNE") })
	s.do(Move, int(at("TNW")), 1)
	s.cut(func(p *Position) { p.isle.At[0] = at("TNW") })
	is(t, "a tunnel with a creature", s.offered(Move, int(at("TNN"))), false)
	is(t, "a path from there", s.offered(Move, int(at("CAV"))), true)
}

// 2.3: whoever enters the Heart draws a Curse, and may go on.
func TestRule2_3_TheHeart(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.who(0).At = at("GAS") })
	s.draws("SHK").do(Move, int(box.Heart), 0)
	is(t, "Curses", cursesOf(&s.pos().hands[0]), 1)
	s.do(Move, int(at("GAN")), 0).done()
}

// 3.2, 3.3: protagonists at random with their Items at the Ship; three cards, one put down.
func TestRule3_2_SettingUp(t *testing.T) {
	table, err := game.NewTable(Rules{}, box.ForSeats(2).Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	s := &stage{t: t, table: table, faces: map[string][]int{}}
	s.draws("DOC", "BOS", "RAD", "TEA", "Q1", "AXE", "SHG", "WIR")
	s.do(Begin, 0, 0)
	p := s.pos()
	is(t, "seat 0", box.Roles[p.who(0).Role].ID, "DOC")
	is(t, "seat 1", box.Roles[p.who(1).Role].ID, "BOS")
	is(t, "at", p.who(1).At, box.Ship)
	is(t, "Strength", p.who(1).Strength, 5)
	is(t, "Item", p.chairs[1].Item, true)
	is(t, "Darkness", p.isle.Darkness, 1)
	is(t, "who puts one down", p.Acting(), game.Everyone(2))
	s.carry(game.Command{Seat: 1, Kind: Keep, Target: int32(card("WIR"))})
	s.draws("E8", "S4", "EV3")
	s.carry(game.Command{Seat: 0, Kind: Keep, Target: int32(card("TEA"))})
	is(t, "kept", cardsOf(&s.pos().hands[0]), 2)
	is(t, "face down", s.pos().down[1][card("WIR")], 1)
	is(t, "round", s.pos().round, 1)
	s.done()
}

// 3.4: a card is drawn by its place among those left.
func TestRule3_4_DecksAreBags(t *testing.T) {
	s := on(t, 2, nil)
	is(t, "the first of the Loot deck", s.drawOf(t, 0), "RAD")
	is(t, "the last of it", s.drawOf(t, 47), "Q6")
}

// drawOf is the card that the nth outcome of a Loot draws.
func (s *stage) drawOf(t *testing.T, nth int) string {
	t.Helper()
	p := s.pos().Clone().(*Position)
	var drawn string
	game.Retell(p, game.Command{Kind: Loot, Target: int32(box.Ship)}, []game.Roll{{Name: "9 loot", Of: 48, Got: int16(nth)}}, func(_ int, now game.Position) {
		for c, n := range now.(*Position).hands[0] {
			if n > 0 {
				drawn = box.Card(c).Code()
			}
		}
	})
	return drawn
}

// 3.5: an empty deck is made anew from its discard pile.
func TestRule3_5_MadeAnew(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		for c := range box.FirstCurse {
			p.spent[c], p.bag[c] = p.bag[c], 0
		}
		p.spent[card("TEA")]--
		p.down[1][card("TEA")]++
	})
	s.cards = nil
	s.faces["9 loot"] = []int{1}
	s.do(Loot, int(box.Ship), 0)
	is(t, "told", s.has(MadeAnew), true)
	is(t, "face down too", s.pos().bag[card("TEA")], 1)
}

// 4.1: won at the end of a round, all at the Harbour, boat and Quests there.
func TestRule4_1_Winning(t *testing.T) {
	home := func(change func(p *Position)) Ending {
		s := on(t, 2, func(p *Position) {
			p.boatUp, p.called, p.round = true, 1, 3
			p.who(0).At, p.who(1).At = box.Harbour, box.Harbour
			p.holds(0, "Q1")
			p.holds(1, "Q2")
			for q := range game.Seat(2) {
				c := box.FirstQuest + box.Card(q)
				p.hands[q][c]--
				p.layBefore(q, placed{Card: c, Done: true})
			}
			p.chairs[1].Had = true
			change(p)
		})
		s.faces["6 spawn"] = []int{1, 1, 1, 1}
		s.do(EndTurn, 0, 0)
		return s.pos().ended
	}
	is(t, "all there", home(func(*Position) {}), ComeHome)
	is(t, "one away", home(func(p *Position) { p.who(1).At = box.Ship }), NotEnded)
	is(t, "one Quest short", home(func(p *Position) { p.chairs[1].Quests[0].Done = false }), NotEnded)
	is(t, "no boat", home(func(p *Position) { p.boatUp, p.called = false, 0 }), NotEnded)
	is(t, "the boat is turned up first", home(func(p *Position) { p.boatUp = false }), ComeHome)
}

// 4.2: lost at once when the Darkness passes 7, or when nobody is alive or left.
func TestRule4_2_Losing(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.isle.Darkness, p.isle.At[0] = 7, at("GAS")
		p.isle.Damage[2] = foretell.Destroyed
		p.chairs[1].Had = true
	})
	s.do(EndTurn, 0, 0)
	is(t, "a Crawler too many", s.pos().ended, LostHeart)
	is(t, "the result", s.pos().Result().Ending, game.AllLost)
	s = on(t, 2, func(p *Position) {
		p.isle.People[1] = foretell.NoPerson()
		p.chairs[1].Item = false
		p.free |= 2
		p.free = 0
		p.isle.Darkness = 2
	})
	s.do(EndTurn, 0, 0)
	is(t, "nobody left to come", s.pos().ended, LostNobody)
	s = on(t, 2, func(p *Position) {
		p.isle.People[1] = foretell.NoPerson()
		p.chairs[1].Item = false
		p.holds(0, "SHK", "SHK", "WHI")
		p.who(0).At = at("GAS")
	})
	s.draws("WHI").do(Move, int(box.Heart), 0)
	is(t, "nobody alive", s.pos().ended, LostNobody)
}

// 4.3: what the Darkness rises and falls by.
func TestRule4_3_TheDarkness(t *testing.T) {
	for _, c := range []struct {
		called int16
		from   int8
		want   int8
	}{{0, 3, 2}, {0, 2, 1}, {1, 6, 5}} {
		s := on(t, 2, func(p *Position) {
			p.holds(0, "UNB")
			p.isle.Darkness, p.called = c.from, c.called
		})
		s.dice("9 ritual", 1, 6).draws("SHK").do(Play, card("UNB"), 0)
		is(t, "Darkness", s.pos().isle.Darkness, c.want)
		is(t, "out of the game", s.pos().gone[card("UNB")], 1)
	}
	s := on(t, 2, func(p *Position) {
		p.holds(0, "UNB")
		p.isle.Darkness, p.called = 5, 1
	})
	is(t, "below 5 once the boat is called", s.offered(Play, card("UNB")), false)
}

// 5, 6.1, 6.2: Spawning, as many cards as the table says, in the row of the Darkness.
func TestRule6_1_Spawning(t *testing.T) {
	for n, want := range []int{0, 3, 3, 3, 4} {
		if n > 0 {
			is(t, "cards", on(t, n, nil).pos().cards(), want)
		}
	}
	cfg := box.ForSeats(1)
	cfg.ByLetter = true
	is(t, "by the letter", onWay(t, cfg, nil).pos().cards(), 1)
	s := on(t, 4, func(p *Position) {
		p.isle.Darkness = 3
		for o := range 4 {
			p.chairs[o].Had = o > 0
		}
		p.isle.Traps[at("TNN")] = 1
	})
	s.draws("N2", "N6", "E1", "EV2").do(EndTurn, 0, 0)
	p := s.pos()
	is(t, "N2", p.isle.At[0], at("TNN"))
	is(t, "N6: a Devourer", p.isle.At[foretell.FirstDevourer], at("CEM"))
	is(t, "placing springs no trap", p.isle.Traps[at("TNN")], 1)
	is(t, "an Event", p.inForce, 2)
	is(t, "round", p.round, 2)
	s.done()
}

// 6.3, 13.1: none in the stock: who last began a turn says what comes; the Guardian's
// health is anew.
func TestRule6_3_NoneInTheStock(t *testing.T) {
	s := on(t, 3, func(p *Position) {
		p.chairs[1].Had, p.chairs[2].Had = true, true
		p.isle.Darkness = 5
		p.isle.At[foretell.TheGuardian], p.isle.Health = at("LIG"), 2
		p.isle.Held = 1 << foretell.TheGuardian
	})
	s.draws("N6", "N2", "N3").do(EndTurn, 0, 0)
	is(t, "asked", s.asked(), "stood-in of 0")
	is(t, "health", s.pos().isle.Health, 5)
	s.do(StandIn, int(box.Devourer), 0)
	is(t, "a Devourer instead", s.pos().isle.At[foretell.FirstDevourer], at("CEM"))
	s.done()
}

// 6.4: the marks, twin and lull, and the switch.
func TestRule6_4_Marks(t *testing.T) {
	play := func(n int, off bool, codes ...string) *Position {
		cfg := box.ForSeats(n)
		cfg.NoMarks = off
		s := onWay(t, cfg, func(p *Position) {
			for o := 1; o < n; o++ {
				p.chairs[o].Had = true
			}
			p.fewer = int8(p.cards() - len(codes))
		})
		s.draws(codes...).do(EndTurn, 0, 0)
		s.done()
		return s.pos()
	}
	is(t, "twin", play(2, false, "N1").isle.At[1], at("LIG"))
	is(t, "no twin for four", play(4, false, "N1").isle.At[1], box.Nowhere)
	is(t, "lull", play(4, false, "N3").isle.At[0], box.Nowhere)
	is(t, "off", play(4, true, "N3").isle.At[0], at("CEM"))
	is(t, "off", play(2, true, "N1").isle.At[1], box.Nowhere)
}

// 6.5, 22.3: an Event stays until its until is met.
func TestRule6_5_EventsStay(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.who(0).At = box.Lighthouse
		p.deck &^= 1
		p.inForce = 1
	})
	is(t, "Crawlers Move twice", s.pos().isle.Speed[1], 1)
	s.do(EndEvent, 0, 0)
	is(t, "ended", s.pos().inForce, 0)
	is(t, "on the discard pile", s.pos().turned, 1)
	is(t, "as before", s.pos().isle.Speed[1], 0)
	is(t, "Actions", s.pos().turn.Left, 5)
}

// 6.6: the night.
func TestRule6_6_TheNight(t *testing.T) {
	for _, letter := range []bool{false, true} {
		cfg := box.ForSeats(3)
		cfg.ByLetter = letter
		s := onWay(t, cfg, func(p *Position) {
			p.turned, p.deck = p.deck, 0
			p.chairs[1].Had, p.chairs[2].Had = true, true
		})
		s.dice("6 spawn", 8, 16, 23).do(EndTurn, 0, 0)
		is(t, "Darkness", s.pos().isle.Darkness, int8(1+truth(!letter)))
		is(t, "made anew", s.has(MadeAnew), true)
	}
}

// 6.7: whoever foresees looks before the first card, at a distance at the end of the turn.
func TestRule6_7_Foreseeing(t *testing.T) {
	cfg := box.ForSeats(2)
	foresees := func(p *Position) {
		p.bag[card("Q3")]--
		p.layBefore(1, placed{Card: box.Card(card("Q3")), Done: true})
		p.chairs[1].Had = true
	}
	s := onWay(t, cfg, foresees)
	s.draws("N8").do(EndTurn, 0, 0)
	is(t, "asked", s.asked(), "peeking of 1")
	s.draws("N2", "E3", "S3").do(Peek, 0, 0)
	is(t, "at the bottom", s.pos().below[0].Code(), "N8")
	cfg.Apart = true
	s = onWay(t, cfg, func(p *Position) {
		foresees(p)
		p.chairs[0].Had, p.chairs[1].Had = true, false
		p.stack[1].Seat, p.stack[2].Seat, p.mover = 1, 1, 1
	})
	s.draws("N8").do(EndTurn, 0, 0)
	is(t, "asked at a distance", s.asked(), "peeking of 1")
	s.do(Stop, 0, 0)
	is(t, "then", s.asked(), "wishing of 1")
}
