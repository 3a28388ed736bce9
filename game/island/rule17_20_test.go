package island

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
)

// 17.1: a breach is two Curses for whoever owns up; then that seat is immune until the mover
// begins an Action or the turn ends.
func TestRule17_1_Breach(t *testing.T) {
	s := on(t, 3, nil)
	s.draws("SHK", "WHI").do(Breach, 1, 0)
	is(t, "Curses", cursesOf(&s.pos().hands[1]), 2)
	is(t, "immune", s.offered(Breach, 1), false)
	is(t, "others are not", s.offered(Breach, 2), true)
	s.do(Move, int(box.Village), 0)
	is(t, "till the next Action", s.offered(Breach, 1), true)
}

// 17.2: a sentence of a closed list, for two Curses; free in one's immunity.
func TestRule17_2_Speak(t *testing.T) {
	s := on(t, 3, nil)
	n := s.pos().View(0).SpeakN(MeetAt, int(box.Chapel), 2)
	is(t, "kinds", int(Sentences), 8)
	s.draws("SHK", "WHI").carry(game.Command{Seat: 0, Kind: Speak, Item: int16(MeetAt), N: int32(n), Text: "by noon"})
	is(t, "Curses", cursesOf(&s.pos().hands[0]), 2)
	is(t, "heard", s.pos().View(1).Chair(0).Spoken, Spoken{1, MeetAt, int8(box.Chapel), 2})
	_, _, words, ok := s.pos().View(1).Text(0)
	is(t, "in one's own words", words, "by noon")
	is(t, "by all", ok, true)
	s.carry(game.Command{Seat: 0, Kind: Speak, Item: int16(ICall)})
	is(t, "free while immune", cursesOf(&s.pos().hands[0]), 2)
	s.refused(game.Command{Seat: 0, Kind: Speak, Item: int16(ICall), Text: strings.Repeat("x", box.MostThought+1)}, "17.2", "too-long")
	s.refused(game.Command{Seat: 0, Kind: Think, Text: "a\nb"}, "17.2", "illegible")
}

// 17.2b: thoughts are one's own till the game is over.
func TestRule17_2b_Thoughts(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(0, "SHK", "SHK", "WHI"); p.who(0).At = at("GAS"); p.isle.Darkness = 7 })
	s.carry(game.Command{Seat: 0, Kind: Think, N: int32(ThinkN(ToHunt, 3)), Text: "the bell"})
	e := s.told[0]
	is(t, "what it is", As[ThoughtEvent](&e), ThoughtEvent{ToHunt, 3, 0})
	is(t, "told to another", s.pos().Sees(1, &e), false)
	_, _, _, ok := s.pos().View(1).Text(0)
	is(t, "read by another", ok, false)
	s.draws("WHI").do(Move, int(box.Heart), 0)
	is(t, "over", s.pos().ended, LostOnes)
	is(t, "told then", s.pos().Sees(1, &e), true)
	_, _, words, _ := s.pos().View(1).Text(0)
	is(t, "read then", words, "the bell")
}

// 17.3: at an open table there is no Silence.
func TestRule17_3_OpenTable(t *testing.T) {
	cfg := box.ForSeats(2)
	cfg.Open = true
	s := onWay(t, cfg, func(p *Position) { p.holds(1, "RAD") })
	is(t, "a breach", s.offered(Breach, -1), false)
	is(t, "a sentence", s.offered(Speak, -1), false)
	hand, ok := s.pos().View(0).Hand(1)
	is(t, "open hands", ok && hand[box.RadioPart] == 1, true)
}

// 17.4: faces are secret, numbers open.
func TestRule17_4_Secrets(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(1, "RAD", "TEA", "SHK") })
	v := s.pos().View(0)
	_, ok := v.Hand(1)
	is(t, "another's hand", ok, false)
	chair := v.Chair(1)
	is(t, "how many cards", chair.Cards, 2)
	is(t, "how many Curses", chair.Curses, 1)
	is(t, "dice of another, Curses aside", v.Standing(1, 0, 0), 0)
	e := game.Event{Kind: Drew, Seat: 1, Args: [6]int32{1}}
	is(t, "what another draws", s.pos().Sees(0, &e), false)
	unseen := v.Unseen()
	is(t, "Parts not seen", unseen[box.RadioPart], 5)
}

// 17.5: two here see each other's hands, and give; a gift reopens the other's.
func TestRule17_5_TalkAndTrade(t *testing.T) {
	s := on(t, 3, func(p *Position) {
		p.be(0, "BOS")
		p.holds(0, "RAD", "SHK")
		p.holds(1, "RAD", "TEA")
		p.who(1).Tokens = 2
	})
	s.do(Talk, 1, 0)
	is(t, "an Action", s.pos().turn.Left, 3)
	is(t, "both act", s.pos().Acting(), game.Everyone(2))
	_, ok := s.pos().View(0).Hand(1)
	is(t, "seen", ok, true)
	_, ok = s.pos().View(2).Hand(1)
	is(t, "by a third", ok, false)
	s.carry(game.Command{Seat: 0, Kind: Done, Text: "yours"})
	is(t, "done", s.pos().Acting(), game.Only(1))
	s.carry(game.Command{Seat: 1, Kind: Give, Target: int32(box.RadioPart)})
	is(t, "reopened", s.pos().Acting(), game.Everyone(2))
	s.carry(game.Command{Seat: 1, Kind: Give, Item: 1, N: 2})
	s.carry(game.Command{Seat: 0, Kind: Done})
	s.carry(game.Command{Seat: 1, Kind: Done})
	is(t, "goes on", s.asked(), "acting of 0")
	is(t, "given", s.pos().hands[0][box.RadioPart], 2)
	is(t, "tokens", s.pos().who(0).Tokens, 2)
	is(t, "a Curse cannot be", s.pos().hands[0][card("SHK")], 1)
	v := s.pos().View(1).Remembered(0)
	is(t, "what has been shown (17.6)", v[box.RadioPart], 2)
	is(t, "and when", s.pos().View(1).Chair(0).Round, 1)
	_, _, words, _ := s.pos().View(1).Text(0)
	is(t, "the note", words, "yours")
	_, _, _, ok = s.pos().View(2).Text(0)
	is(t, "read by a third", ok, false)
	is(t, "nobody can be undone behind it", s.table.CanUndo(), false)
}

// 17.5: skills: the first Talk free, and from farther off.
func TestRule17_5_Skills(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.who(0).At = box.Village })
	is(t, "from a space away", s.offered(Talk, -1), false)
	s.refused(game.Command{Seat: 0, Kind: Talk, Target: 1}, "17.5", "nobody-here")
	s.cut(func(p *Position) { p.be(0, "WLS") })
	is(t, "the Wireless Operator", s.offered(Talk, 1), true)
	s.cut(func(p *Position) { p.be(0, "MAS"); p.who(0).At = box.Ship })
	is(t, "the Master", s.choice(Talk, 1, 0).Cost, 0)
	s.do(Talk, 1, 0)
	s.carry(game.Command{Seat: 0, Kind: Done})
	s.carry(game.Command{Seat: 1, Kind: Done})
	is(t, "again", s.choice(Talk, 1, 0).Cost, 1)
}

// 17.5: at a distance one takes what lies ready; nobody is waited for.
func TestRule17_5_Ready(t *testing.T) {
	cfg := box.ForSeats(2)
	cfg.Apart = true
	s := onWay(t, cfg, func(p *Position) {
		p.holds(1, "RAD", "TEA")
		p.ready[1][box.RadioPart] = 1
		p.holds(0, "AXE", "AXE")
	})
	s.do(Ready, card("AXE"), 0, 2)
	ready, _ := s.pos().View(0).Ready(0)
	is(t, "ready", ready[card("AXE")], 2)
	hidden, _ := s.pos().View(1).Ready(0)
	is(t, "seen by another", hidden[card("AXE")], 0)
	s.do(Talk, 1, 0)
	is(t, "one acts", s.pos().Acting(), game.Only(0))
	is(t, "what is not ready", s.offered(Take, card("TEA")), false)
	s.do(Take, card("RAD"), 0)
	is(t, "ready no more", s.pos().ready[1][box.RadioPart], 0)
	s.do(Give, card("AXE"), 0)
	s.carry(game.Command{Seat: 0, Kind: Done, Text: "for the Devourer"})
	is(t, "over", s.asked(), "acting of 0")
	_, _, words, _ := s.pos().View(1).Text(0)
	is(t, "the note", words, "for the Devourer")
}

// 17.6: less what has been played openly since.
func TestRule17_6_WhatHasBeenShown(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.holds(0, "WIR")
		p.shown[1][0] = memory{1, p.hands[0]}
	})
	s.dice("9 trap", 1, 1, 1, 1, 1).do(Play, card("WIR"), 0)
	v := s.pos().View(1).Remembered(0)
	is(t, "remembered", v[card("WIR")], 0)
}

// 17.5b: lists of choices are their own seat's; what is asked of others tells nothing.
func TestRule17_5b_ChoicesAreTheirOwn(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(0, "RAD") })
	for _, c := range s.table.ChoicesOf(1) {
		t.Errorf("seat 1 is offered %s", KindName(c.Kind))
	}
}

// 18.1: alone: two protagonists, open hands, limit 4, 5 Actions each, two Quests.
func TestRule18_1_Alone(t *testing.T) {
	s := on(t, 1, func(p *Position) { p.holds(1, "RAD") })
	is(t, "seats", s.pos().Seats(), 2)
	is(t, "Quests", s.pos().needsQuests(), 2)
	_, ok := s.pos().View(0).Hand(1)
	is(t, "open", ok, true)
	is(t, "no Silence", s.offered(Breach, -1), false)
	s.do(Talk, 1, 0)
	is(t, "both", s.pos().Acting(), game.Everyone(2))
	is(t, "names", len(s.pos().Summary().Players), 2)
}

// 18.3: guests leave and join at the end of a round; who is left alone has two.
func TestRule18_3_Guests(t *testing.T) {
	cfg := box.ForSeats(2)
	cfg.Guests = true
	host := func(p *Position) {
		p.cut(1)
		p.turn = turn{}
		p.stack[0].At = atHosted
		p.push(frame{Step: Hosting})
	}
	s := onWay(t, cfg, func(p *Position) {
		host(p)
		p.bag[card("Q1")]--
		p.layBefore(1, placed{Card: box.Card(card("Q1")), Done: true})
	})
	s.draws("BOS").carry(game.Command{Seat: 0, Kind: Join, N: 3, Text: "Ada"})
	is(t, "behind the others", s.pos().Seats(), 3)
	is(t, "name", s.pos().Summary().Players[2].Name, "Ada")
	is(t, "at the Village", s.pos().who(2).At, box.Village)
	is(t, "Quests needed", s.pos().needsQuests(), 3)
	s.do(Leave, 1, 2)
	is(t, "its Quests", s.pos().complete(2), 1)
	is(t, "Darkness", s.pos().isle.Darkness, 2)
	is(t, "company", s.pos().company(), game.Only(0).With(2))
	s.draws("SUR").do(Leave, 2, 0)
	p := s.pos()
	is(t, "alone", p.solo, true)
	is(t, "in two chairs", p.company(), game.Only(0).With(2))
	is(t, "a second protagonist", box.Roles[p.who(2).Role].ID, "SUR")
	is(t, "of that name", p.Summary().Players[2].Name, "Player 1")
	s.carry(game.Command{Seat: 0, Kind: Join, Text: "Bo"})
	is(t, "a guest is given it", s.pos().solo, false)
	is(t, "of that name", s.pos().Summary().Players[2].Name, "Bo")
	s.draws("N2", "E3", "S3").do(Done, 0, 0)
	is(t, "goes on", s.pos().round, 2)
}

// 19: letters a, b, e, f and g.
func TestRule19_Letters(t *testing.T) {
	way := func(letters string, n int, change func(p *Position)) *stage {
		cfg := box.ForSeats(n)
		cfg.Letters = letters
		return onWay(t, cfg, change)
	}
	s := way("a", 2, func(p *Position) { p.holds(0, "TID") })
	s.dice("9 ritual", 1, 1, 1).do(Play, card("TID"), 0)
	is(t, "a: back in the hand", s.pos().hands[0][card("TID")], 1)
	is(t, "a: once a turn", s.offered(Play, card("TID")), false)
	s = way("a", 2, func(p *Position) { p.holds(0, "UNB", "REV", "WIR"); p.isle.Darkness, p.isle.At[0] = 3, box.Ship })
	s.dice("9 ritual", 1, 1).draws("SHK").do(Play, card("UNB"), 0)
	is(t, "a: but what leaves the game", s.pos().hands[0][card("UNB")], 0)
	s.dice("8 combat", 6, 6, 6, 6, 6).do(Fight, int(box.Ship), card("REV"))
	is(t, "a: a Weapon", s.pos().hands[0][card("REV")], 1)
	s.dice("9 trap", 6, 6, 6, 6, 6).do(Play, card("WIR"), 0)
	is(t, "a: what has failed", s.pos().hands[0][card("WIR")], 1)
	s = way("b", 2, func(p *Position) { p.isle.At[0] = box.Ship })
	s.dice("8 combat", 1, 1, 1, 1).draws("RAD").do(Fight, int(box.Ship), 0)
	is(t, "b: a Loot card", s.pos().hands[0][box.RadioPart], 1)
	s = way("e", 3, func(p *Position) { p.holds(0, "SHK"); p.holds(2, "WHI", "HUN") })
	is(t, "e: cards", s.pos().cards(), 6)
	s = way("e", 4, func(p *Position) { p.holds(0, "SHK"); p.holds(2, "WHI", "HUN") })
	is(t, "e: cards with four, of whose Curses the first brings none", s.pos().cards(), 6)
	is(t, "e: and with none", way("e", 4, nil).pos().cards(), 4)
	s = way("f", 3, func(p *Position) { p.isle.At[0] = at("LIG") })
	s.dice("19 advance", 2).do(EndTurn, 0, 0)
	is(t, "f: a hit", s.pos().isle.At[0], at("TNN"))
	s = way("f", 4, func(p *Position) { p.isle.At[0] = at("LIG") })
	s.do(EndTurn, 0, 0)
	is(t, "f: with four no die after the first turn", s.pos().isle.At[0], at("LIG"))
	s = way("f", 4, func(p *Position) { p.isle.At[0], p.chairs[1].Had = at("LIG"), true })
	s.dice("19 advance", 2).do(EndTurn, 0, 0)
	is(t, "f: but after the second", s.pos().isle.At[0], at("TNN"))
	s = way("f", 2, func(p *Position) { p.isle.At[0], p.chairs[1].Had, p.fewer = at("LIG"), true, 9 })
	s.dice("19 advance", 3, 4).do(EndTurn, 0, 0)
	is(t, "f: no hit, and none at the end of the round", s.pos().isle.At[0], at("LIG"))
	s = way("g", 2, func(p *Position) { p.chairs[1].Had, p.fewer = true, 9 })
	s.do(EndTurn, 0, 0)
	is(t, "g: asked", s.asked(), "bringing of 0")
	s.do(Bring, int(box.Devourer), 0).do(Bring, int(box.Crawler), 0)
	is(t, "g: placed", s.pos().isle.At[7], box.Ship)
	for level, dark := range map[string]int8{"": 1, "de": 2} { // in any order: each by itself
		cfg := box.ForSeats(2)
		cfg.Letters, cfg.Darkness = level, int(dark)
		is(t, "Darkness at the start", onWay(t, cfg, nil).pos().isle.Darkness, dark)
	}
}

// 20: the western board: its Quests, its Spawn cards, its Gate.
func TestRule20_WesternShores(t *testing.T) {
	cfg := box.ForSeats(2)
	cfg.West = true
	s := onWay(t, cfg, func(p *Position) {
		p.who(0).At, p.who(0).Tokens = at("GAB"), 2
		p.holds(0, "W5")
		p.isle.At[0] = at("QUA")
	})
	is(t, "Spawn cards", s.pos().spawnLeft(), 43)
	is(t, "Q1", s.pos().bag[card("Q1")], 0)
	s.do(QuestBegin, card("W5"), 0).do(QuestFinish, card("W5"), 0)
	is(t, "W5", s.pos().complete(0), 1)
	is(t, "tokens given up", s.pos().isle.Stock(), 5)
	i := s.pos().isle
	i.Move(0, foretell.Nothing)
	i.Move(0, foretell.Nothing)
	is(t, "to Butcher's Gate", i.At[0], at("GAB"))
	i.Move(0, foretell.Nothing)
	is(t, "which holds", i.Damage[3], 1)
}

// 23.3: what is foretold is what phase 3 does, in games of every way.
func TestRule23_3_TheForetellingIsExact(t *testing.T) {
	phases := 0
	for _, w := range ways {
		for n := 1; n <= box.MostPlayers; n++ {
			cfg, ok := settingsOf(n, w.set)
			if !ok {
				continue
			}
			for seed := range uint64(5) {
				var before *Position
				play(t, cfg, seed, func(table *game.Table) {
					was := before
					before = table.Position().Clone().(*Position)
					if was == nil || was.depth < 2 || cfg.Has('f') {
						return
					}
					events := table.EventsOf(table.Len() - 1)
					at := 0
					for at < len(events) && events[at].Kind != Advanced {
						if k := events[at].Kind; k != TurnEnds && k != TurnOver && k != Advanced && k != PutAway && k != LeftGame && k != Wished && k != Stopped {
							return // more than the end of a turn
						}
						at++
					}
					if at == len(events) {
						return
					}
					was.isle.EndTraps()
					then, _ := was.isle.Foretold(was.terror(was.standing))
					phases++
					for _, e := range events[at:] {
						if e.Kind == GameLost {
							return // what was left undone then, nobody sees
						}
					}
					if now := before.isle; then.Damage != now.Damage || then.Traps != now.Traps || !samePeople(&then, &now) {
						t.Fatalf("%s by %d, seed %d: foretold %+v, and it is %+v", w.name, n, seed, then, now)
					}
				})
			}
		}
	}
	if phases < 100 {
		t.Errorf("only %d phases were foretold", phases)
	}
}

// samePeople reports whether the protagonists of two islands stand alike; a new one may have come.
func samePeople(x, y *foretell.Island) bool {
	for s := range x.People {
		p, q := x.People[s], y.People[s]
		if p.Alive() && (p.Strength != q.Strength || p.Sanity != q.Sanity || p.At != q.At) {
			return false
		}
	}
	return true
}
