package island

import (
	"math/rand/v2"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
)

// first is a first journey that has begun.
func first(t *testing.T, seed uint64) (table *game.Table, do func(s game.Seat, k game.Kind, target, item int)) {
	t.Helper()
	table, err := game.NewTable(Rules{}, FirstJourney("Reader").Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	do = func(s game.Seat, k game.Kind, target, item int) {
		t.Helper()
		for _, c := range table.ChoicesOf(s) {
			if c.Kind == k && (target < 0 || int(c.Target) == target) && (item < 0 || int(c.Item) == item) {
				cmd := c.Command(int(c.Min))
				cmd.Seat = s
				if _, err := table.Do(cmd); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatalf("seed %d: %s of %d cannot be done", seed, KindName(k), target)
	}
	return table, do
}

// Whatever the seed and whoever goes first, the way that is proposed leads through all that is
// taught: the trap at the Gate takes the creature.
func TestFirstJourneyIsLaidOut(t *testing.T) {
	for seed := range uint64(20) {
		table, do := first(t, seed)
		p := func() *Position { return table.Position().(*Position) }
		do(0, Begin, -1, -1)
		do(0, Keep, int(box.Must(box.CardOf("TEA"))), -1)
		do(1, Keep, -1, -1)
		is(t, "at the Cave", p().isle.Clear(FirstCreature), false)
		one := game.Seat(seed % 2)
		do(one, Go, -1, -1)
		do(one, Loot, int(box.Ship), -1)
		is(t, "found", p().hands[one][FirstFind], 1)
		do(one, Play, int(FirstFind), -1)
		is(t, "Trap tokens", p().who(one).Tokens, 2)
		do(one, Move, int(FirstStop), 0)
		do(one, Move, int(FirstTrap), 0)
		do(one, Set, int(FirstTrap), -1)
		if one == 0 { // the Engineer
			do(0, Personal, -1, -1)
		}
		do(one, EndTurn, -1, -1)
		if one == 0 { // the other holds the Quest
			do(1, Move, int(FirstStop), 0)
			do(1, Move, int(FirstTrap), 0)
			do(1, QuestBegin, int(FirstQuest), -1)
			do(1, Talk, -1, -1)
			do(0, Give, int(box.Must(box.CardOf("SHG"))), -1)
			do(0, Done, -1, -1)
			do(1, Done, -1, -1)
			do(1, Move, int(FirstStop), 0)
			do(1, Loot, int(FirstStop), -1) // which has the creature walk into the trap
			is(t, "killed by the search", p().isle.At[0], box.Nowhere)
		}
		do(1-one, EndTurn, -1, -1)
		is(t, "the round", p().round, 2)
		is(t, "the trap has sprung", p().isle.Traps[FirstTrap], 0)
		is(t, "the Darkness", p().isle.Darkness, 1)
		is(t, "killed", p().isle.Clear(FirstTrap), true)
		is(t, "at the Ship", p().isle.Clear(FirstFight), false)
		if one == 0 { // what is beaten counts for the Master’s Quest
			one = 1
			do(one, Go, -1, -1)
		} else {
			do(one, Go, -1, -1)
			do(one, Move, int(FirstStop), 0)
		}
		do(one, Move, int(FirstFight), 0)
		do(one, Fight, int(FirstFight), int(box.NoCard))
		if quests := p().View(one).Chair(one).Quests; len(quests) > 0 {
			is(t, "killed for the Quest, with what the search had walk into the trap", quests[0].Slain, 2)
		}
		is(t, "beaten", p().isle.Clear(FirstFight), true)
		do(one, Loot, int(FirstFight), -1)
	}
}

// Whoever goes elsewhere plays the same game by all its rules, and it can be replayed.
func TestFirstJourneyLeftAlone(t *testing.T) {
	for seed := range uint64(20) {
		table, _ := first(t, seed)
		r := rand.New(rand.NewPCG(seed, 1))
		for !table.Over() && table.Position().(*Position).round < 3 {
			s := table.Acting().First()
			all := table.ChoicesOf(s)
			c := all[r.IntN(len(all))]
			cmd := c.Command(int(c.Min))
			cmd.Seat = s
			if _, err := table.Do(cmd); err != nil {
				t.Fatal(err)
			}
			if err := table.Position().Sound(); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := game.Replay(Rules{}, table.Record()); err != nil {
			t.Fatal(err)
		}
	}
}
