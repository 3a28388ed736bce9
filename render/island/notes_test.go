package island

import (
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
)

// A note stands before whoever it was written to in its next turn, whatever is said before all meanwhile, and in the log
// of the two; nobody else reads it (17.5).
func TestRule17_5_ANoteReachesItsReader(t *testing.T) {
	const note = "the mine is drained"
	for seed := range uint64(40) {
		table := newGame(t, "island", 3, seed)
		var mover, to game.Seat
		if !drive(t, table, "keen", func(v island.View) bool {
			step, s, _ := v.Asked()
			mover, to = s, game.Seat(max(0, v.About()))
			return step == island.Talking && !v.Chair(to).Had
		}) {
			continue
		}
		third := 3 - mover - to
		for _, cmd := range []game.Command{{Seat: mover, Kind: island.Done, Text: note}, {Seat: to, Kind: island.Done}} {
			if _, err := table.Do(cmd); err != nil {
				t.Fatal(err)
			}
		}
		for said := range island.Sentence(3) {
			v := table.Position().(*island.Position).View(mover)
			at := slices.IndexFunc(table.ChoicesOf(mover), func(ch game.Choice) bool { return ch.Kind == island.Speak && ch.Item == int16(said) })
			if who := v.Chair(mover).Person; at < 0 || !who.Alive() {
				break
			}
			if _, err := table.Do(table.ChoicesOf(mover)[at].Command(v.SpeakN(said, 0, game.Nobody))); err != nil {
				t.Fatal(err)
			}
		}
		turns := func(s game.Seat) bool {
			return drive(t, table, "keen", func(v island.View) bool {
				step, now, _ := v.Asked()
				return step == island.Acting && now == s
			})
		}
		reads := func(s game.Seat) bool {
			p := local.New(table, play.Host{Bots: Game{}.Bot})
			p.SitAs(s)
			r := newRoom(t, usual, Game{}.Table(p))
			r.Wait(1)
			if r.has("handover/I am ready") {
				r.ByKeys("handover/I am ready")
				r.Wait(play.SitTime)
			}
			board := strings.Join(strings.Fields(strings.Join(r.List.Texts(), " ")), " ")
			r.ByKeys("board/log")
			r.Wait(play.SitTime)
			log := strings.Join(strings.Fields(strings.Join(r.List.Texts(), " ")), " ")
			if b, l := strings.Contains(board, note), strings.Contains(log, note); b != l {
				t.Errorf("seed %d: seat %d reads the note of seat %d to %d on the board: %v, in the log: %v: %q", seed, s, mover, to, b, l, log)
			}
			return strings.Contains(board, note)
		}
		if !turns(to) {
			continue
		}
		if !reads(to) {
			t.Errorf("seed %d: seat %d does not read what seat %d has written to it", seed, to, mover)
		}
		if turns(third) && reads(third) {
			t.Errorf("seed %d: seat %d reads what was written to seat %d", seed, third, to)
		}
		return
	}
	t.Error("nobody writes to anybody")
}
