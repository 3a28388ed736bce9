//go:build !ebitenginevmguest

package byletter

import (
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/bots"
)

// TestAWholeGameOfFourByMail: the island from the deal to its end, a letter a turn: four a round
// and no more, as nobody is asked in another's turn. The game was agreed on as for one machine;
// the letters set it apart.
func TestAWholeGameOfFourByMail(t *testing.T) {
	t.Parallel()
	const seats = 4
	m := newMailbag(t, island.Rules{}, seats, func(seed uint64) (bot, error) {
		b, err := bots.New("keen", seed)
		return func(table *game.Table, s game.Seat) game.Command {
			return b.Choose(table.Position(), s, table.ChoicesOf(s))
		}, err
	})
	begun := filepath.Join(m.dir, "begun.nile")
	m.must("new", begun, "--way", "island", "--players", "4", "--seed", "4")
	m.must("seal", m.folder(0), m.mail(0), "--passphrase", m.secret, "--begin", begun, "--me", "1")
	const most = 40 // rounds
	var letters [most + 1]int
	var table *game.Table
	last := 0
	for at, round := 1, 1; table == nil || !table.Over(); {
		last++
		turn := m.answers(last, at)
		if at = turn.To; !turn.Begun() {
			continue
		}
		if letters[round]++; letters[round] > seats {
			t.Fatalf("in round %d there are %d letters, want %d at most", round, letters[round], seats)
		}
		table = m.played(turn)
		if round = table.Position().(*island.Position).View(game.Nobody).Round(); round > most {
			t.Fatalf("after %d letters the game goes on: %+v", last, table.Position().Summary())
		}
	}
	if out := m.must("check", m.mail(last), "--passphrase", m.secret); !strings.Contains(out, "Sound") {
		t.Error(out)
	}
}
