package press_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Beside the points the paper says of each traveller what everybody can see: where the others are and
// since when, how many sheets they carry, and who wants but few points more to win. It says the same to
// whoever reads it (7.1).
func TestThePaperSaysHowTheRaceStands(t *testing.T) {
	out, wants := 0, 0
	for seed := range uint64(12) {
		b := niletest.NewBot(t, niletest.NewGame(t, seed, []int{25, 50, 75}[seed%3], "Ann", "Ben", "Cyd"), seed)
		for range 8 {
			p := b.P
			if !b.Comes(niletest.HomeWith(1)) {
				break // nobody comes home any more
			}
			v, of := sight.View(p), p.Seat()
			for s := range game.Seat(v.Seats()) {
				note, who := press.RaceNote(v, of, s), v.Player(s)
				for r := range game.Seat(v.Seats()) {
					if other := press.RaceNote(sight.Position(p).View(r), of, s); other != note {
						t.Fatalf("seat %d reads %q of %d, seat %d %q", of, note, s, r, other)
					}
				}
				if sheet, ok := v.Sheet(s); ok && who.Where == nile.Africa && s != of {
					if out++; !strings.Contains(note, tell.WhereOf(v, sheet.At)) {
						t.Errorf("seed %d: %q does not say where %s is", seed, note, who.Name)
					}
					if begun := strings.Contains(note, "irst month"); !sheet.Captive && begun != (sheet.Began == v.Turn()) {
						t.Errorf("seed %d: after %d months %q", seed, v.Turn()-sheet.Began, note)
					}
				}
				want := v.Target() - who.Points
				says := strings.Contains(strings.ToLower(note), words.Phrase("news.race.wants", "n", want))
				if near := want > 0 && want <= 10; near != says {
					t.Errorf("seed %d: of %s, who wants %d, the paper says %q", seed, who.Name, want, note)
				} else if near {
					wants++
				}
			}
			niletest.Printed(t, p, press.Draft(p, press.Publishable(p), 0))
			if p.Over() {
				break
			}
		}
	}
	if out < 20 || wants == 0 {
		t.Errorf("%d were out, and %d wanted few", out, wants)
	}
}
