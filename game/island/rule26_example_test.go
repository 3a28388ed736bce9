package island

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// Chapter 26: two turns played out, by the Master and the Correspondent.
func TestRule26_TheExample(t *testing.T) {
	table, err := game.NewTable(Rules{}, box.ForSeats(2).Encode(), 207)
	if err != nil {
		t.Fatal(err)
	}
	s := &stage{t: t, table: table, faces: map[string][]int{}}
	s.draws("MAS", "COR", "WIR", "SPR", "PIT", "BAG", "BEL", "REV").do(Begin, 0, 0)
	s.carry(game.Command{Seat: 0, Kind: Keep, Target: int32(card("PIT"))})
	s.draws("E8", "S4", "EV3")
	s.carry(game.Command{Seat: 1, Kind: Keep, Target: int32(card("REV"))})
	p := s.pos()
	is(t, "E8", p.isle.At[0], at("MIN"))
	is(t, "S4", p.isle.At[1], at("TNW"))
	is(t, "its twin", p.isle.At[2], at("TNW"))
	is(t, "rust in the hinges", p.isle.Rust, 1)
	is(t, "both may", p.Acting(), game.Everyone(2))
	s.carry(game.Command{Seat: 0, Kind: Go})
	s.master()
	s.correspondent()
	s.end()
	s.done()
}

func (s *stage) master() {
	t := s.t
	s.draws("LAN").do(Loot, int(box.Ship), 0)
	is(t, "the second is as close as the third", s.offered(Closest, 1) && s.offered(Closest, 2) && !s.offered(Closest, 0), true)
	s.do(Closest, 1, 0)
	is(t, "to the Cavern", s.pos().isle.At[1], box.Cavern)
	s.do(Move, int(box.Village), 0)
	s.draws("REV").do(Loot, int(box.Village), 0)
	is(t, "all three are as close", s.offered(Closest, 0) && s.offered(Closest, 1) && s.offered(Closest, 2), true)
	s.do(Closest, 0, 0)
	is(t, "to the Complex", s.pos().isle.At[0], box.Complex)
	s.do(Move, int(box.Harbour), 0).do(Move, int(at("SWA")), 0).do(Move, int(at("GAE")), 0)
	percent, _ := s.choice(Play, card("WIR"), 0).Odds.Whole()
	is(t, "at least one hit, percent", percent, 87)
	s.dice("9 trap", 1, 6, 6, 6, 6).do(Play, card("WIR"), 0).do(Set, int(at("GAE")), 0)
	s.do(Move, int(box.Complex), 0)
	is(t, "no harm there", s.pos().who(0).Strength, 4)
	s.do(Move, int(at("MIN")), 0)
	is(t, "Actions", s.pos().turn.Left, 0)
	s.draws("Q3").do(Loot, int(at("MIN")), 0)
	is(t, "the trap kills", s.pos().isle.At[0], box.Nowhere)
	s.draws("E4").do(Personal, int(box.ItemCard), 0).do(Stop, 0, 0)
	s.do(EndTurn, 0, 0)
	is(t, "the trap goes back", s.pos().isle.Stock(), 5)
	is(t, "five cards", s.pos().held(0), 5)
	is(t, "then", s.asked(), "acting of 1")
}

func (s *stage) correspondent() {
	t := s.t
	s.draws("Q6", "UNB").do(Loot, int(box.Ship), 0).do(Sift, card("UNB"), 0)
	is(t, "the third to the Cavern", s.pos().isle.At[2], box.Cavern)
	s.do(Move, int(box.Village), 0)
	s.draws("TID", "KNF").do(Loot, int(box.Village), 0).do(Sift, card("KNF"), 0)
	s.do(Closest, 1, 0)
	is(t, "to the Chapel", s.pos().isle.At[1], box.Chapel)
	is(t, "dice", s.pos().cardDice(1, box.Card(card("TID"))), 5)
	s.dice("9 ritual", 1, 2, 1, 6, 6).do(Play, card("TID"), 0)
	s.do(Move, int(at("GAS")), 0).do(QuestBegin, card("Q6"), 0).do(Move, int(at("HUT")), 0)
	s.dice("9 ritual", 1, 2, 1, 2, 6).do(Play, card("BEL"), 0)
	is(t, "one within a space", s.pos().isle.At[2], box.Nowhere)
	is(t, "the last watch counts", s.pos().chairs[1].Quests[0].Slain, 1)
	s.do(Move, int(box.Cavern), 0).do(Move, int(box.Chapel), 0)
	percent, _ := s.choice(Fight, int(box.Chapel), 0).Odds.Whole()
	is(t, "three dice, percent", percent, 70)
	s.dice("8 combat", 6, 6, 6).do(Fight, int(box.Chapel), 0)
}

func (s *stage) end() {
	t := s.t
	then, _ := s.pos().View(1).Foretold()
	is(t, "foretold", then.People[1].Sanity, 4)
	s.do(EndTurn, 0, 0)
	p := s.pos()
	is(t, "two cards", p.held(1), 2)
	is(t, "terror", p.who(1).Sanity, 4)
	is(t, "to the Northern Gate", p.isle.At[1], at("GAN"))
	is(t, "Darkness", p.isle.Darkness, 1)
	is(t, "round", p.round, 2)
	// One card was turned, 3 − 2: E4, which the Master has seen, with its twin.
	is(t, "E4", p.isle.At[0], at("TNE"))
	is(t, "its twin", p.isle.At[2], at("TNE"))
}
