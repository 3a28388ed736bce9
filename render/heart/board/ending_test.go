package board

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/words"
)

// 27.9: side by side stand the Drama Points that a Game Turn brought, and how each road
// ended: together the points are what the players have.
func TestTurnEndsAddUp(t *testing.T) {
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(3).Encode(), 8)
	if err != nil {
		t.Fatal(err)
	}
	bot, _ := bots.New("keen", 1)
	roads := map[string]int{}
	var sum [box.MaxSeats]int
	from := 0
	look := func() {
		events := table.Events()
		ends := turnEnds(events[from:])
		for s, e := range ends[:3] {
			sum[s] += e.points
			roads[e.road]++
		}
		from = len(events)
	}
	for turn := 0; !table.Over(); {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.ChoicesOf(s))); err != nil {
			t.Fatal(err)
		}
		if now := table.Position().(*heart.Position).View(0).GameTurn(); now != turn {
			turn = now
			look()
		}
	}
	look()
	for i, p := range table.Position().Summary().Players {
		if sum[i] != p.Score {
			t.Errorf("%d DP side by side, and %s has %d", sum[i], p.Name, p.Score)
		}
	}
	if roads["end"] == 0 || roads["off"] == 0 {
		t.Errorf("roads ended %v", roads)
	}
}

// Who moves between two that hand the machine over, as a computer explorer does, stands on the card: where
// they have come to, and by how many Drama Points (22.3).
func TestRule22_3_TheCardTellsWhatTheOthersDid(t *testing.T) {
	told := 0
	for seed := range uint64(4) {
		watching(t, "keen", 3, seed, func(b *Board, table *game.Table) {
			v, sum := b.look()
			order := v.Track().Order
			last := table.EventsOf(table.Len() - 1)
			if len(order) != 3 || !slices.ContainsFunc(last, func(e game.Event) bool { return e.Kind == heart.MapTurnBegan && e.Seat == order[2] }) {
				return
			}
			m := b.MoveOf(order[0], order[2])
			if m == nil {
				t.Fatalf("seed %d: nothing is told", seed)
			}
			told++
			want := sum.Players[order[1]].Name
			if len(m.others) != 1 || !strings.Contains(m.others[0].where, want) || !strings.Contains(m.others[0].where, tell.Region(v.Sheet(order[1]).Region)) || m.others[0].did == "" {
				t.Errorf("seed %d: the card says %v of the others, want where %s is, and what came of it", seed, m.others, want)
			}
		})
	}
	if told < 8 {
		t.Errorf("only %d cards", told)
	}
}

// What the Time for the next Game Turn goes from and to adds up with what stood on the Sheet, also where what
// was left of it was given up on the End (10.9, 17.2).
func TestRule17_2_TheClockSaysBothNumbers(t *testing.T) {
	given := 0
	for seed := range uint64(3) {
		was := map[game.Seat]int{}
		watching(t, "keen", 2, seed, func(b *Board, table *game.Table) {
			v, sum := b.look()
			for s, now := range was { // in any order: each by itself
				cfg := v.Settings()
				parts := partsOf(cfg.EndParts())
				turn := ownOf(since(b.Play.Told(), heart.TurnBegan, game.Nobody), s)
				if deal(parts, turn, v, sum); slices.ContainsFunc(turn, func(e game.Event) bool { return e.Kind == heart.TimeIsUp }) {
					setClock(parts, turn)
					for _, p := range parts {
						if !strings.Contains(p.clock, "given up") {
							continue
						}
						given++
						if want := words.Say("part.clock", "from", now, "n", v.Of(s, box.Time)); !strings.HasPrefix(p.clock, want) {
							t.Errorf("seed %d: the clock says %q, want %q", seed, p.clock, want)
						}
					}
					delete(was, s)
				}
			}
			for i := range sum.Players {
				if s := game.Seat(i); v.Sheet(s).Slot != box.NoSlot {
					was[s] = v.Of(s, box.Time)
				}
			}
		})
	}
	if given == 0 {
		t.Error("nothing is given up on the End")
	}
}

// While the end of a Game Turn lasts for somebody its own page stays, whatever is asked on the way; and before a
// march, while Bad Luck is decided on, it is not shown (17.3, 18.3).
func TestTheEndOfAGameTurnHasItsOwnPage(t *testing.T) {
	atEnd, before := 0, 0
	for seed := range uint64(6) {
		watching(t, "keen", 3, seed, func(b *Board, _ *game.Table) {
			v, _ := b.look()
			step, _, ok := v.Asked()
			s := b.whose(v)
			if !ok || !onTheWay[step] || v.Sheet(s).Slot != box.NoSlot {
				return
			}
			if want := v.Ended(s); b.atEnd(v) != want && !v.Sheet(s).Lost {
				t.Errorf("seed %d: at %s the page of the end is shown: %v, want %v", seed, step.Name(), b.atEnd(v), want)
			} else if want {
				atEnd++
				return
			}
			before++
		})
	}
	if atEnd == 0 || before == 0 {
		t.Errorf("%d questions at the end of a Game Turn, %d before a march, want some of both", atEnd, before)
	}
}
