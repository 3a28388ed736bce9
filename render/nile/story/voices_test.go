package story

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/tell"
)

// ownHand are the sentences that the writers added by themselves, by month and seat.
func ownHand(j *journal.Journal) map[[2]int][]string {
	out := map[[2]int][]string{}
	for _, m := range j.Turns {
		for _, e := range m.Entries {
			for k, s := range e.Text {
				if e.Events[k].Kind == 0 {
					at := [2]int{m.Turn, int(e.Seat)}
					out[at] = append(out[at], s)
				}
			}
		}
	}
	return out
}

// Whole games through: a writer adds one sentence a month at most, never one that
// anybody at the table has written before, none in the month of a death, and all of
// them in one voice.
func TestEveryMonthEndsInTheWritersOwnHand(t *testing.T) {
	for seed := range uint64(3) {
		tab := playedFrom(t, seed+40, 3, 30)
		j := journals(t, tab, game.Nobody)
		written, months := map[string]bool{}, 0
		own := ownHand(j)
		for at, all := range own { // in any order: each by itself
			if len(all) > 1 {
				t.Errorf("in month %d seat %d adds %q", at[0], at[1], all)
			}
			for _, s := range all {
				if written[s] {
					t.Errorf("%q comes back", s)
				}
				written[s] = true
			}
		}
		turn := 0
		for _, e := range tab.Events() {
			switch e.Kind {
			case nile.TurnBegan:
				turn = nile.As[nile.TurnBeganEvent](e).Turn
			case nile.Died:
				if all := own[[2]int{turn, int(e.Seat)}]; len(all) > 0 {
					t.Errorf("the dead write %q", all)
				}
			}
		}
		for _, m := range j.Turns {
			months += len(m.Entries)
		}
		if len(own) < 20 {
			t.Errorf("seed %d: only %d months end in the writer's own hand", seed, len(own))
		}
		// A month that is not over has none yet: what has been told stays what it was.
		again := ownHand(journals(t, tab, game.Nobody))
		for at, all := range own { // in any order: each by itself
			if len(again[at]) != len(all) || again[at][0] != all[0] {
				t.Errorf("told again month %d of seat %d reads %q", at[0], at[1], again[at])
			}
		}
	}
}

// Whole games through, hardly any sentence comes back on one writer's page: a wording is
// that which the writer used longest ago.
func TestWordingsDoNotComeBackWithinAPage(t *testing.T) {
	again, all := 0, 0
	worst := map[string]int{}
	for seed := range uint64(3) {
		j := journals(t, playedFrom(t, seed+40, 3, 30), game.Nobody)
		last := map[game.Seat][]map[string]bool{}
		for _, m := range j.Turns {
			for _, e := range m.Entries {
				for k, s := range e.Text {
					now := signs(s)
					if len(now) < 2 {
						continue
					}
					all++
					for _, old := range last[e.Seat] {
						same := 0
						for w := range now { // in any order: counted
							if old[w] {
								same++
							}
						}
						if 3*same >= 2*len(now) {
							again++
							worst[nile.EventName(e.Events[k].Kind)]++
							break
						}
					}
					was := append(last[e.Seat], now)
					last[e.Seat] = was[max(0, len(was)-aPage):]
				}
			}
		}
	}
	t.Logf("%d of %d sentences are like one of the same page: %v", again, all, worst)
	if 100*again > 4*all {
		t.Errorf("%d of %d sentences come back within a page: %v", again, all, worst)
	}
}

// A wording is known again when its words are long forgotten, and of two that are that is taken
// which was used longest ago: else a long journal goes round in its first wordings.
func TestAWordingIsRememberedForGood(t *testing.T) {
	j := &listener{said: map[game.Seat][]map[string]bool{}, used: map[string]int{}}
	line := func(n int) *tell.Line {
		letters := strings.Repeat(string(rune('a'+n%26)), 5+n/26)
		return &tell.Line{Text: letters + " came by.", Wording: "of " + letters}
	}
	const written = remembered + heardLast + 40
	for n := range written {
		if ago := j.ago(0, line(n)); ago != tell.Never {
			t.Fatalf("sentence %d was never written, and is one of %d sentences ago", n, ago)
		}
		j.says(0, line(n))
	}
	first, second, last := j.ago(0, line(0)), j.ago(0, line(1)), j.ago(0, line(written-1))
	if first <= second || second <= last || first == tell.Never || last != 0 {
		t.Errorf("the first was written %d sentences ago, the second %d, the last %d; want fewer and fewer, down to 0", first, second, last)
	}
}
