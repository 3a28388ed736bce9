package heart

import (
	"bytes"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// 22.3: a table elsewhere is told how things stood between the events of a command: each of these
// positions is read again as it was, though nobody is asked in most, and no save may hold one in which
// nobody is.
func TestRule22_3_PositionsWithinACommandAreRead(t *testing.T) {
	unasked := 0
	for seed := range uint64(4) {
		var before game.Position
		play(t, box.ForSeats(2+int(seed%3)), 40+seed, func(table *game.Table) {
			was := before
			before = table.Position().Clone()
			if was == nil || table.Len() == 0 {
				return
			}
			n := table.Len() - 1
			game.Retell(was, table.CommandAt(n), table.RollsOf(n), func(told int, now game.Position) {
				data := now.Append(nil)
				got, err := Rules{}.DecodeBetween(data)
				if err != nil {
					t.Fatalf("seed %d, command %d, after %d events: %v", seed, n+1, told, err)
				}
				if !bytes.Equal(got.Append(nil), data) {
					t.Fatalf("seed %d, command %d, after %d events: another position is read", seed, n+1, told)
				}
				if _, err := (Rules{}).Decode(data); err != nil {
					unasked++
				}
			})
		})
	}
	if unasked == 0 {
		t.Error("somebody was asked in all of them")
	}
}
