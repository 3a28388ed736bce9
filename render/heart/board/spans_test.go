package board

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// sheets are the figures of everybody after each event, read from what the events say that stands there then.
type sheets [][box.MaxSeats][box.Figures]int

// after is one more event.
func (all sheets) after(e *game.Event) sheets {
	now := all[len(all)-1]
	switch e.Kind {
	case heart.Changed:
		x := told.AsChanged(e)
		now[e.Seat][x.Figure] = x.Now
	case heart.Scored:
		now[e.Seat][box.Points] = told.AsScored(e).Now
	case heart.Shamed:
		now[e.Seat][box.Points] = told.AsShamed(e)
	}
	return append(all, now)
}

// What is told that a span cost and brought is the difference of the Sheet over it: of a turn and of a Game Turn, in
// pictures and in the table of its end, and since one chose last.
func TestASumIsTheDifferenceOfTheSheetOverItsSpan(t *testing.T) {
	shamed := 0
	for seed := range uint64(6) {
		var all sheets
		watching(t, "keen", 3, seed, func(b *Board, table *game.Table) {
			v, _ := b.look()
			events := b.Play.Told()
			if v.GameTurn() == 0 {
				return
			}
			if all == nil {
				all = make(sheets, len(events)+1)
				for s := range game.Seat(3) {
					all[len(events)][s] = v.Sheet(s).Figures
				}
				return
			}
			for len(all) <= len(events) {
				all = all.after(&events[len(all)-1])
			}
			compare := func(what string, s game.Seat, of []game.Event, from int) {
				t.Helper()
				if from < 0 || all[from] == ([box.MaxSeats][box.Figures]int{}) {
					return
				}
				own := slices.DeleteFunc(slices.Clone(of), func(e game.Event) bool { return e.Seat != s })
				var got, want []string
				for _, k := range chipsOf(own) {
					if k.figure != box.Time {
						got = append(got, k.text)
					}
				}
				for _, bad := range [...]bool{false, true} {
					for f := range box.Figures {
						by := all[len(events)][s][f] - all[from][s][f]
						if f != box.Time && by != 0 && (by < 0 != (f == box.Discontent)) == bad {
							want = append(want, words.Say("part.by", "figure", chipName(f), "by", words.Signed(by)))
						}
					}
				}
				if !slices.Equal(got, want) {
					t.Errorf("seed %d, command %d: %s of seat %d came to %q, told are %q", seed, table.Len(), what, s, want, got)
				}
				if slices.ContainsFunc(own, func(e game.Event) bool { return e.Kind == heart.Shamed }) {
					shamed++
				}
			}
			for s := range game.Seat(3) {
				if got := all[len(events)][s]; got != v.Sheet(s).Figures {
					t.Fatalf("seed %d, command %d: seat %d has %v, and told is %v", seed, table.Len(), s, v.Sheet(s).Figures, got)
				}
			}
			s, turn := b.moverOf()
			compare("a turn", s, turn, len(events)-len(turn))
			began := lastOf(events, func(e *game.Event) bool { return e.Kind == heart.TurnBegan })
			for s, of := range turnEnds(since(events, heart.TurnBegan, game.Nobody)) {
				compare("a Game Turn", game.Seat(s), events[began+1:], began+1)
				if want := all[len(events)][s][box.Points] - all[began+1][s][box.Points]; began >= 0 && of.points != want && all[began+1] != ([box.MaxSeats][box.Figures]int{}) {
					t.Errorf("seed %d: seat %d has gained %d, and %d stands in the table", seed, s, want, of.points)
				}
			}
		})
	}
	if shamed < 20 {
		t.Errorf("only %d spans had a loss through another's find", shamed)
	}
}
