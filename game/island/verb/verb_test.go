package verb

import (
	"reflect"
	"testing"
)

func places(code string) (int8, bool) { return map[string]int8{"CHA": 6}[code], code == "CHA" }

// 22.5: every verb is read from the words it is written with.
func TestRule22_5_EveryVerbIsRead(t *testing.T) {
	for line, want := range map[string]Part{ // in any order: each by itself
		"strength +2 here": {Verb: Strength, N: 2, Who: Here}, "sanity -1 me": {Verb: Sanity, N: -1, Who: Me}, "strength -1 all-here": {Verb: Strength, N: -1, Who: AllHere},
		"sanity +1 any": {Verb: Sanity, N: 1, Who: Anyone}, "draw 3": {Verb: Draw, N: 3}, "curse -1 here": {Verb: Curse, N: -1, Who: Here}, "walk 3": {Verb: Walk, N: 3},
		"kill 2 crawler @1": {Verb: Kill, N: 2, Sort: Crawler, Reach: 1}, "drive 3 any @3": {Verb: Drive, N: 3, Sort: Any, Reach: 3},
		"hold all any @any": {Verb: Hold, N: All, Sort: Any, Reach: Everywhere}, "repair 2 @1": {Verb: Repair, N: 2, Reach: 1}, "repair": {Verb: Repaired},
		"trap 1": {Verb: Trap, N: 1}, "trap kill": {Verb: TrapKill}, "hits +3": {Verb: Hits, N: 3}, "hits +2 guardian": {Verb: Hits, N: 2, Sort: Guardian},
		"reroll": {Verb: Reroll}, "keep hit": {Verb: Keep}, "peek 4": {Verb: Peek, N: 4}, "fewer 2": {Verb: Fewer, N: 2}, "give 3": {Verb: Give, N: 3},
		"darkness -1": {Verb: Darkness, N: -1}, "gone": {Verb: Gone}, "radio": {Verb: Radio}, "advance 2": {Verb: Advance, N: 2}, "spend 1": {Verb: Spend, N: 1},
		"lose 1 trap": {Verb: Lose, N: 1, Traps: true}, "lose 2 any": {Verb: Lose, N: 2}, "token 2": {Verb: Token, N: 2}, "at CHA": {Verb: At, Place: 6},
		"at GATE": {Verb: At, Place: AnyGate}, "with 1": {Verb: With, N: 1}, "slain 1 hunter": {Verb: Slain, N: 1, Sort: Hunter}, "slain 3": {Verb: Slain, N: 3},
		"test sanity 2": {Verb: Test, N: 2, Trial: OfSanity}, "hunter killed": {Verb: HunterKilled}, "parley": {Verb: Parley}, "call 2": {Verb: Call, N: 2},
		"mend 1": {Verb: Mend, N: 1}, "tend 1": {Verb: Tend, N: 1}, "pace -1": {Verb: Pace, N: -1}, "again": {Verb: Again}, "sift": {Verb: Sift}, "tunnel": {Verb: Tunnel},
		"foresee 1": {Verb: Foresee, N: 1}, "ward": {Verb: Ward}, "limit +2": {Verb: Limit, N: 2}, "dread 1": {Verb: Dread, N: 1}, "dice +1 combat": {Verb: Dice, N: 1, Trial: Combat},
		"dice -1 trap": {Verb: Dice, N: -1, Trial: Snare}, "speed crawler 1": {Verb: Speed, N: 1, Sort: Crawler}, "rust 1": {Verb: Rust, N: 1}, "stir 1": {Verb: Stir, N: 1},
		"wither": {Verb: Wither}, "swarm 1": {Verb: Swarm, N: 1},
	} {
		if got, err := Parse(line, places); err != nil || !reflect.DeepEqual(got, []Part{want}) {
			t.Errorf("%q is read as %+v, %v", line, got, err)
		}
	}
	for _, line := range []string{"fly", "draw", "draw x", "walk 3 here", "strength 1 you", "at NIL", "keep miss", "kill 1 any 2", "trap", "draw 1000"} {
		if got, err := Parse(line, places); err == nil {
			t.Errorf("%q is read as %+v", line, got)
		}
	}
	parts, err := Parse("at CHA; spend 1; spend 2; ward", places)
	if err != nil || len(parts) != 4 || Sum(parts, Spend, NoTrial) != 3 || Sum(parts, Ward, NoTrial) != 1 || !At.IsPrice() || Ward.IsPrice() {
		t.Errorf("several parts: %+v, %v", parts, err)
	}
}
