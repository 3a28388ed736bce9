package island

import (
	"reflect"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// cardCase is what playing a card comes to.
type cardCase struct {
	code   string
	before func(p *Position)
	play   func(s *stage)
	after  func(p *Position) bool
}

// plays plays a card without a test, or with one that is passed.
func (s *stage) plays(code string) *stage {
	c := box.Card(card(code))
	name := map[box.Type]string{box.Ritual: "9 ritual", box.Snare: "9 trap"}[c.Type()]
	for range s.pos().cardDice(0, c) {
		s.dice(name, 1)
	}
	return s.do(Play, int(c), 0)
}

// creaturesAt is how many creatures are in play.
func creaturesAt(p *Position) (n int) {
	for _, at := range p.isle.At {
		n += truth(at != box.Nowhere)
	}
	return n
}

// 21.2, 22.5: every Loot card does what its sentence says.
func TestRule21_2_EveryLootCard(t *testing.T) {
	hurt := func(p *Position) {
		for o := range game.Seat(p.n) {
			p.who(o).Strength, p.who(o).Sanity = 1, 1
		}
	}
	two := func(p *Position) { p.isle.At[0], p.isle.At[1], p.isle.At[2] = at("CAV"), at("VIL"), at("LIG") }
	for _, c := range []cardCase{
		{"DRS", hurt, func(s *stage) { s.plays("DRS").do(Aim, 1, int(AtPerson)) }, func(p *Position) bool { return p.who(1).Strength == 3 }},
		{"TEA", hurt, func(s *stage) { s.draws("RAD").plays("TEA").do(Aim, 1, int(AtPerson)) }, func(p *Position) bool { return p.who(1).Sanity == 2 && p.hands[0][box.RadioPart] == 1 }},
		{"RAT", hurt, func(s *stage) { s.plays("RAT") }, func(p *Position) bool {
			return p.who(0).Strength == 2 && p.who(1).Sanity == 2 && p.who(1).Strength == 2
		}},
		{"LMP", two, func(s *stage) { s.plays("LMP") }, func(p *Position) bool { return p.isle.Held == 3 }},
		{"ROP", nil, func(s *stage) {
			s.plays("ROP").do(Walk, int(at("VIL")), 0).do(Walk, int(at("HAR")), 0).do(Stop, 0, 0)
		}, func(p *Position) bool { return p.who(0).At == box.Harbour && p.turn.Left == 6 }},
		{"FLR", two, func(s *stage) {
			s.plays("FLR").do(Aim, 0, int(AtCreature)).do(Lead, int(at("HUT")), 0).do(Lead, int(at("RIT")), 0).do(Lead, int(at("TNW")), 0)
		}, func(p *Position) bool { return p.isle.At[0] == at("TNW") }},
		{"MAP", nil, func(s *stage) {
			s.draws("N1", "N2", "N3", "N4").plays("MAP").do(Peek, 1, 0).do(Stop, 0, 0)
		}, func(p *Position) bool {
			return p.topN == 3 && p.above[1].Code() == "N3" && p.below[0].Code() == "N2" && p.topBy[0] == game.Only(0)
		}},
		{"GLD", nil, func(s *stage) { s.draws("RAD", "RAD", "TEA", "SHK").plays("GLD") }, func(p *Position) bool {
			return cardsOf(&p.hands[0]) == 3 && cursesOf(&p.hands[0]) == 1
		}},
		{"BAG", func(p *Position) { p.holds(0, "RAD", "AXE"); p.who(1).At = box.Harbour }, func(s *stage) {
			s.plays("BAG").do(Send, card("RAD"), 1).do(Stop, 0, 0)
		}, func(p *Position) bool { return p.hands[1][box.RadioPart] == 1 && p.hands[0][card("AXE")] == 1 }},
		{"TIM", func(p *Position) { p.who(0).At, p.isle.Damage[2], p.isle.At[0] = at("VIL"), 2, at("GAS") }, func(s *stage) { s.plays("TIM") }, func(p *Position) bool { return p.isle.Damage[2] == 0 }},
		{"NAM", func(p *Position) { hurt(p); p.holds(1, "SHK", "LIM") }, func(s *stage) {
			s.plays("NAM").carry(game.Command{Seat: 1, Kind: Aim, Item: AtCurse, Target: int32(card("LIM"))})
		}, func(p *Position) bool {
			return p.hands[1][card("SHK")] == 1 && cursesOf(&p.hands[1]) == 1 && p.who(0).Sanity == 2
		}},
		{"BAN", two, func(s *stage) { s.plays("BAN").do(Aim, 2, int(AtCreature)) }, func(p *Position) bool { return p.isle.At[2] == box.Nowhere && creaturesAt(p) == 2 }},
		{"BEL", two, func(s *stage) { s.plays("BEL") }, func(p *Position) bool { return creaturesAt(p) == 1 }},
		{"VIG", two, func(s *stage) { s.plays("VIG") }, func(p *Position) bool { return p.isle.Held == 7 }},
		{"LAN", func(p *Position) { hurt(p); p.who(1).At = box.Harbour }, func(s *stage) {
			s.plays("LAN").do(Aim, 1, int(AtPerson)).do(Aim, 0, int(AtPerson))
		}, func(p *Position) bool { return p.who(1).Strength == 2 && p.who(0).Sanity == 2 }},
		{"TID", nil, func(s *stage) { s.plays("TID") }, func(p *Position) bool { return p.fewer == 2 && p.cards() == 1 }},
		{"UNB", func(p *Position) { p.isle.Darkness = 4 }, func(s *stage) { s.draws("SHK").plays("UNB") }, func(p *Position) bool { return p.isle.Darkness == 3 && p.gone[card("UNB")] == 1 }},
		{"WIR", nil, func(s *stage) { s.plays("WIR") }, func(p *Position) bool { return p.who(0).Tokens == 1 }},
		{"PIT", nil, func(s *stage) { s.plays("PIT") }, func(p *Position) bool { return p.who(0).Tokens == 1 }},
		{"SPR", func(p *Position) { p.who(1).Tokens = 4 }, func(s *stage) { s.plays("SPR") }, func(p *Position) bool { return p.who(0).Tokens == 1 }},
	} {
		t.Run(c.code, func(t *testing.T) {
			s := on(t, 2, func(p *Position) {
				p.holds(0, c.code)
				if c.before != nil {
					c.before(p)
				}
			})
			if c.play(s); !c.after(s.pos()) {
				t.Errorf("%s does something else: %+v", c.code, s.pos().isle)
			}
			is(t, "goes on", s.asked(), "acting of 0")
			s.done()
		})
	}
}

// 21.2: every Weapon: its dice, its hits, whether it is kept.
func TestRule21_2_EveryWeapon(t *testing.T) {
	for code, want := range map[string]struct {
		dice, given int
		kept        bool
	}{ // in any order: each by itself
		"AXE": {5, 0, true}, "KNF": {4, 0, true}, "REV": {6, 0, false}, "RIF": {6, 0, true}, "SHG": {8, 0, false}, "HPN": {5, 0, false}, "DYN": {4, 3, false},
	} {
		s := on(t, 2, func(p *Position) {
			p.holds(0, code)
			p.isle.At[0] = box.Ship
		})
		c := box.Card(card(code))
		is(t, code+" dice", s.pos().combatDice(0, c), want.dice)
		is(t, code+" hits for nothing", s.pos().given(0, c), want.given)
		for range want.dice {
			s.dice("8 combat", 6)
		}
		if code == "KNF" {
			is(t, "misses again", s.choice(Fight, int(box.Ship), int(c)).Odds, anyHit(8, false))
			s.dice("8 reroll", 6, 6, 1, 6)
		} else {
			s.faces["8 combat"][0] = 1
		}
		s.do(Fight, int(box.Ship), int(c))
		is(t, code+" kills", s.pos().isle.At[0], box.Nowhere)
		is(t, code+" kept", s.pos().hands[0][c] == 1, want.kept)
		is(t, code+" hurts all here", s.pos().who(1).Strength, int8(4-truth(code == "DYN")))
		s.done()
	}
}

// 21.1: every Personal Item and skill.
func TestRule21_1_EveryProtagonist(t *testing.T) {
	item := func(id string, before func(p *Position)) *stage {
		s := on(t, 2, func(p *Position) {
			p.be(1, "COR")
			p.be(0, id)
			if before != nil {
				before(p)
			}
		})
		return s
	}
	s := item("MAS", nil)
	s.draws("N3").do(Personal, int(box.ItemCard), 0).do(Peek, 0, 0)
	is(t, "MAS", s.pos().below[0].Code(), "N3")
	s = item("ENG", nil)
	s.do(Personal, int(box.ItemCard), 0)
	is(t, "ENG", s.pos().who(0).Tokens, 1)
	is(t, "an Action", s.pos().turn.Left, 5)
	s = item("DOC", func(p *Position) { p.who(1).Strength = 1 })
	s.do(Personal, int(box.ItemCard), 0)
	is(t, "DOC heals one more", s.pos().who(1).Strength, 3)
	s = item("WLS", func(p *Position) { p.isle.At[0] = at("HUT") })
	s.do(Personal, int(box.ItemCard), 0)
	is(t, "WLS", s.pos().isle.Held, 1)
	s = item("SUR", func(p *Position) { p.isle.At[0] = at("CAV") })
	s.do(Personal, int(box.ItemCard), 0).do(Lead, int(at("TNW")), 0)
	is(t, "SUR", s.pos().isle.At[0], at("TNW"))
	is(t, "BOS", item("BOS", nil).pos().combatDice(0, box.ItemCard), 6)
	is(t, "COR", item("MAS", nil).pos().chant(1), 1)
}

// 22.1: every Quest: where it begins, what resolves it, what it brings.
func TestRule22_1_EveryQuest(t *testing.T) {
	for _, q := range []struct {
		code, begin, end string
		cost             int16
		before           func(p *Position)
		play             func(s *stage)
		benefit          verb.Verb
	}{
		{"Q1", "MAN", "CEM", 2, nil, nil, verb.Dice},
		{"Q2", "MIN", "MIN", 1, func(p *Position) { p.holds(0, "WIR", "PIT", "TEA") }, func(s *stage) { s.do(PutDown, card("PIT"), 0) }, verb.Tunnel},
		{"Q3", "LIG", "LIG", 1, func(p *Position) { p.holds(0, "WIR") }, func(s *stage) { s.do(PutDown, card("WIR"), 0).do(PutDown, int(box.ItemCard), 0) }, verb.Foresee},
		{"Q4", "CHA", "CHA", 1, nil, nil, verb.Ward},
		{"Q5", "HUT", "HAR", 1, nil, nil, verb.Limit},
		{"Q6", "GAN", "GAS", 0, func(p *Position) { p.chairs[0].Quests[0].Slain = 2 }, nil, verb.Dice},
		{"W1", "WHA", "WHA", 1, nil, nil, verb.Dice},
		{"W2", "SIG", "WRK", 0, func(p *Position) { p.chairs[0].Quests[0].Slain = 1 }, nil, verb.Foresee},
		{"W3", "QUA", "QUA", 2, func(p *Position) { p.who(1).At = at("QUA") }, nil, verb.Call},
		{"W4", "SAL", "CEM", 2, nil, nil, verb.Ward},
		{"W5", "GAB", "GAB", 0, func(p *Position) { p.who(0).Tokens = 2 }, nil, verb.Mend},
		{"W6", "TNS", "HAR", 0, func(p *Position) { p.holds(0, "TEA", "AXE", "RAD") }, func(s *stage) {
			s.do(PutDown, card("TEA"), 0).do(PutDown, card("AXE"), 0).do(PutDown, card("RAD"), 0)
		}, verb.Limit},
	} {
		t.Run(q.code, func(t *testing.T) {
			cfg := box.ForSeats(2)
			cfg.West = q.code[0] == 'W'
			s := onWay(t, cfg, func(p *Position) { p.be(0, "BOS"); p.be(1, "SUR"); p.holds(0, q.code); p.who(0).At = at(q.begin) })
			s.do(QuestBegin, card(q.code), 0)
			s.cut(func(p *Position) {
				p.who(0).At = at(q.end)
				if q.before != nil {
					q.before(p)
				}
			})
			is(t, "cost", s.choice(QuestFinish, card(q.code), 0).Cost, q.cost)
			if part, ok := verb.Find(box.Faces[card(q.code)].Finish, verb.Test); ok {
				for range s.pos().testDice(0, part) {
					s.dice("15 test", 1)
				}
			}
			if q.code == "W4" {
				s.draws("SHK")
			}
			if s.do(QuestFinish, card(q.code), 0); q.play != nil {
				q.play(s)
			}
			is(t, "complete", s.pos().complete(0), 1)
			n := 0
			for _, trial := range []verb.Trial{verb.NoTrial, verb.Combat, verb.Ritual} {
				n += s.pos().standing(0, q.benefit, trial)
			}
			if n < 1 {
				t.Errorf("%s brings nothing", q.code)
			}
			is(t, "Actions", int16(6)-int16(s.pos().turn.Left), q.cost)
			s.done()
		})
	}
}

// 22.1: what a tunnel Move by Q2 costs, and a Talk from afar by W3.
func TestRule22_1_Benefits(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.who(0).At = at("TNE")
		p.bag[card("Q2")]--
		p.layBefore(0, placed{Card: box.Card(card("Q2")), Done: true})
	})
	s.do(Move, int(at("TNW")), 1)
	is(t, "free", s.pos().turn.Left, 6)
	is(t, "no first Move", s.pos().turn.Moved, false)
	s.do(Move, int(at("TNE")), 1)
	is(t, "once a turn", s.pos().turn.Left, 5)
}

// 22.2: what each Curse does, and what ends it.
func TestRule22_2_EveryCurse(t *testing.T) {
	for _, c := range []struct {
		code  string
		holds func(p *Position) bool
		ends  func(s *stage)
		paid  func(p *Position) bool
	}{
		{"SHK", func(p *Position) bool { return p.combatDice(0, 0) == 3 }, nil, func(p *Position) bool { return p.turn.Left == 4 }},
		{"WHI", func(p *Position) bool { return p.cardDice(0, box.Card(card("TID"))) == 2 }, nil, func(p *Position) bool { return p.who(0).Sanity == 3 }},
		{"LIM", func(p *Position) bool { return p.moveCost(0) == 2 }, nil, func(p *Position) bool { return p.who(0).Strength == 3 }},
		{"FOL", func(*Position) bool { return true }, func(s *stage) { s.do(Closest, 0, 0) }, func(p *Position) bool { return p.isle.At[0] != at("CEM") }},
		{"SLP", func(p *Position) bool { return p.limit(0) == 4 }, func(s *stage) { s.do(PutDown, card("TID"), 0).do(PutDown, card("WIR"), 0) }, func(p *Position) bool { return cardsOf(&p.hands[0]) == 0 }},
		{"HUN", func(p *Position) bool { return p.cardDice(0, box.Card(card("WIR"))) == 4 }, nil, func(p *Position) bool { return p.who(0).Strength == 3 }},
		{"DRD", func(p *Position) bool { return p.terror(p.standing)[0] == 2 }, nil, func(p *Position) bool { return p.turn.Left == 5 }},
	} {
		t.Run(c.code, func(t *testing.T) {
			s := on(t, 2, func(p *Position) {
				p.holds(0, c.code, "TID", "WIR")
				p.who(0).At = box.Chapel
				p.isle.At[0], p.isle.At[1] = at("CEM"), at("RIT")
			})
			if !c.holds(s.pos()) {
				t.Errorf("%s holds nobody back", c.code)
			}
			if s.do(PlayCurse, card(c.code), 0); c.ends != nil {
				c.ends(s)
			}
			if !c.paid(s.pos()) || s.pos().hands[0][card(c.code)] != 0 {
				t.Errorf("%s is not paid for: %+v", c.code, s.pos().who(0))
			}
			is(t, "goes on", s.asked(), "acting of 0")
		})
	}
}

// 22.3: what each Event does, and what ends it.
func TestRule22_3_EveryEvent(t *testing.T) {
	with := func(e int, change func(p *Position)) *stage {
		return on(t, 2, func(p *Position) {
			p.deck &^= 1 << e
			p.inForce = 1 << e
			change(p)
		})
	}
	gone := func(code string, s *stage) { t.Helper(); is(t, code+" in force", s.pos().inForce, 0) }
	s := with(0, func(p *Position) { p.who(0).At = box.Lighthouse })
	is(t, "EV1", s.pos().isle.Speed, [2]int8{0, 1})
	s.do(EndEvent, 0, 0)
	gone("EV1", s)
	s = with(1, func(p *Position) { p.isle.At[7] = box.Ship })
	is(t, "EV2", s.pos().isle.Speed, [2]int8{1, 0})
	s.dice("8 combat", 1, 1, 1, 1).do(Fight, int(box.Ship), 0)
	gone("EV2", s)
	s = with(2, func(p *Position) { p.who(0).At, p.isle.Damage[0] = at("GAN"), 1 })
	is(t, "EV3", s.pos().isle.Rust, 1)
	s.do(Repair, int(at("GAN")), 0, 1)
	gone("EV3", s)
	s = with(3, func(p *Position) { p.who(0).At = box.Chapel })
	is(t, "EV4", s.pos().isle.Stir, 1)
	s.do(EndEvent, 3, 0)
	gone("EV4", s)
	s = with(4, func(p *Position) { p.isle.At[0], p.isle.Traps[at("HUT")] = at("CAV"), 1 })
	is(t, "EV5", s.pos().isle.Wither, true)
	s.draws("TEA").do(Loot, int(box.Ship), 0)
	gone("EV5", s)
	s = with(5, func(p *Position) { p.isle.At[0], p.slain = box.Ship, 2 })
	is(t, "EV6", s.pos().cards(), 4)
	s.dice("8 combat", 1, 1, 1, 1).do(Fight, int(box.Ship), 0)
	gone("EV6", s)
	// In phase 3 an Event whose until is met goes with the round (5).
	s = with(4, func(p *Position) {
		p.isle.At[0], p.isle.Traps[at("GAS")], p.chairs[1].Had, p.fewer = at("VIL"), 1, true, 9
	})
	s.do(EndTurn, 0, 0)
	gone("EV5 in phase 3", s)
}

// 22.4: a Spawn card brings what its row says.
func TestRule22_4_SpawnCards(t *testing.T) {
	c, _ := box.SpawnOf("E8")
	is(t, "1 and 2", box.SpawnFaces[c].Rows[0], box.Coming{Place: at("MIN"), Sort: box.Crawler})
	is(t, "3 and 4", box.SpawnFaces[c].Rows[1], box.Coming{Place: at("TNE"), Sort: box.Guardian})
	is(t, "5 or more", box.SpawnFaces[c].Rows[2], box.Coming{Place: at("TNE"), Sort: box.Devourer})
}

// 22.5: what a part names is reached by paths; parts that can do nothing are skipped.
func TestRule22_5_ReachesAndSkips(t *testing.T) {
	s := on(t, 2, func(p *Position) {
		p.holds(0, "BEL", "TEA")
		p.isle.At[0], p.isle.At[7] = at("HUT"), at("CAV")
	})
	is(t, "two spaces off, or no Crawler", s.offered(Play, card("BEL")), false)
	s.draws("RAD").plays("TEA")
	is(t, "skipped, and drawn", s.pos().hands[0][box.RadioPart], 1)
	s.done()
}

// 23.2: undo back to the last draw, roll, Talk or end of turn; chance has the names of the rules.
func TestRule23_2_UndoAndChance(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.who(0).Tokens = 1; p.holds(0, "TEA") })
	s.do(Move, int(box.Village), 0).do(Set, int(box.Village), 0).do(PutDown, card("TEA"), 0)
	for range 3 {
		if err := s.table.Undo(); err != nil {
			t.Error(err)
		}
	}
	s.draws("AXE").do(Loot, int(box.Ship), 0)
	is(t, "behind a draw", s.table.CanUndo(), false)
	names := map[string]bool{}
	for i, w := range ways {
		cfg, ok := settingsOf(1+i%4, w.set)
		if !ok {
			continue
		}
		table := play(t, cfg, uint64(i), nil)
		for k := range table.Len() {
			for _, r := range table.RollsOf(k) {
				names[r.Name] = true
			}
		}
	}
	for name := range names { // in any order: each by itself
		switch name {
		case "3 protagonist", "14 protagonist", "3 loot", "9 loot", "22 draw", "6 spawn", "22 peek", "19 advance", "8 combat", "9 ritual", "9 trap", "15 test", "8 reroll", "16 curse":
		default:
			t.Errorf("chance is asked for by %q", name)
		}
	}
}

// 23.1: the odds of a draw are of the cards that a seat has not seen.
func TestRule23_1_OddsOfADraw(t *testing.T) {
	s := on(t, 2, func(p *Position) { p.holds(0, "RAD", "TEA"); p.holds(1, "RAD") })
	is(t, "a Radio Part", s.choice(Loot, int(box.Ship), 0).Odds, game.Odds{Num: 4, Den: 46})
	is(t, "a Quest", s.pos().View(0).QuestOdds(), game.Odds{Num: 6, Den: 46})
}

// 23.5: a position in which something was lost or made is not sound.
func TestRule23_5_Sound(t *testing.T) {
	for name, bend := range map[string]func(p *Position){ // in any order: each by itself
		"a card more":      func(p *Position) { p.hands[0][1]++ },
		"a Curse less":     func(p *Position) { p.bag[box.FirstCurse]-- },
		"a token more":     func(p *Position) { p.who(0).Tokens = 6 },
		"four Curses":      func(p *Position) { p.holds(0, "SHK", "SHK", "WHI", "LIM") },
		"no Strength":      func(p *Position) { p.who(0).Strength = 0 },
		"too much":         func(p *Position) { p.who(0).Strength = 9 },
		"a Spawn card":     func(p *Position) { p.turned = 1 },
		"too dark":         func(p *Position) { p.isle.Darkness = 8 },
		"twice":            func(p *Position) { p.who(1).Role = p.who(0).Role },
		"health of nobody": func(p *Position) { p.isle.Health = 2 },
	} {
		p := on(t, 2, nil).pos().Clone().(*Position)
		if bend(p); p.Sound() == nil {
			t.Errorf("%s is taken for sound", name)
		}
	}
}

// Every event tells no more than its value has fields, and is read as it was told.
func TestEventsAreReadAsTold(t *testing.T) {
	for i, w := range ways {
		cfg, ok := settingsOf(1+i%4, w.set)
		if !ok {
			continue
		}
		for _, e := range play(t, cfg, uint64(20+i), nil).Events() {
			row := &events[e.Kind]
			fields := 0
			if row.tells != nil {
				fields = row.tells.NumField()
			}
			for k := fields; k < len(e.Args); k++ {
				if e.Args[k] != 0 && e.Kind != LaidReady {
					t.Fatalf("%s tells %v, and nobody reads it", row.name, e.Args)
				}
			}
			if e.Rule != row.rule {
				t.Fatalf("%s cites %s, not %s", row.name, e.Rule, row.rule)
			}
		}
	}
	e := game.Event{Kind: Rolled, Args: [6]int32{int32(verb.Combat), 4, 1, 0, 1, 13}}
	want := RolledEvent{verb.Combat, 4, 1, 0, 1, 13}
	if got := As[RolledEvent](&e); !reflect.DeepEqual(got, want) {
		t.Errorf("read as %+v, want %+v", got, want)
	}
}
