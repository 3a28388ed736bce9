package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
)

// hurried is a game of players in Europe, with a rival society's map so many months away.
func hurried(t *testing.T, months, players int) *stage {
	t.Helper()
	g := scene(t, board("vvv"), []deck.Specialty{deck.Explorer, deck.Botanist}[:players]...)
	addPort(g.p.chart, "Lagos", 0)
	g.p.cfg.Rival = months
	return g
}

// When the rival society's map is there, nobody has won; the last month is played to its
// end by everybody.
func TestRule7_3_TooLateIsALoss(t *testing.T) {
	g := hurried(t, 2, 2)
	g.p.players[1].Points = 30
	v := g.p.View(0)
	turn, ok := v.Deadline()
	same(t, "there is a day", ok, true)
	same(t, "it", turn, 2)
	for left := 2; left > 0; left-- {
		for range g.p.players {
			same(t, "months left", g.p.View(0).MonthsLeft(), left)
			same(t, "over", g.p.Result().Over(), false)
			events := g.do(Wait, 0, 0, 0)
			if left == 1 && g.p.ToMove() == game.Nobody {
				e := g.mustTell(events, Forestalled)
				same(t, "told", As[ForestalledEvent](e), ForestalledEvent{Points: 30, Target: 75, Months: 2})
				same(t, "of", e.Seat, 1)
			} else {
				g.mustNotTell(events, Forestalled)
			}
		}
	}
	same(t, "the result", g.p.Result(), game.Result{Ending: game.AllLost})
	same(t, "winner", g.p.View(0).Winner(), game.Nobody)
	same(t, "months left", g.p.View(0).MonthsLeft(), 0)
	same(t, "choices", len(g.p.Choices(nil)), 0)
	same(t, "refusal", *g.p.Refuse(game.Command{Kind: Wait}), game.Refusal{Rule: "7", Why: "game-over"})
	got, err := Rules{Chart: g.p.chart}.Decode(g.p.Append(nil))
	if err != nil {
		t.Fatal(err)
	}
	same(t, "the result, read", got.Result(), g.p.Result())
}

// An account that brings the points in the last month wins.
func TestRule7_3_TheLastMonthCounts(t *testing.T) {
	g := notebook(t, 0)
	g.p.cfg.Rival = int(g.p.turn) + 1
	g.p.players[0].Points = 70
	g.do(PublishAll, 0, 0, 0)
	g.mustTell(g.do(EndPublishing, 0, 0, 0), Won)
	same(t, "the result", g.p.Result(), game.Result{Ending: game.Won, Winners: game.Only(0)})
}

// Nobody who agreed on no day is ever too late; and settings without one are written as
// they were before there were any.
func TestRule7_3_OnlyWhereItIsAgreed(t *testing.T) {
	g := hurried(t, 0, 1)
	g.p.turn = 5 * MostRival
	g.mustNotTell(g.do(Wait, 0, 0, 0), Forestalled)
	_, ok := g.p.View(0).Deadline()
	same(t, "a day", ok, false)
	s := testSettings(1, 75)
	plain := string(s.Encode())
	s.Rival = 42
	back, err := ParseSettings(s.Encode())
	same(t, "read", err == nil && back.Rival == 42, true)
	s.Rival = 0
	same(t, "written", string(s.Encode()), plain)
	for _, n := range []int{-1, MostRival + 1} {
		s.Rival = n
		same(t, "wrong months", s.Check() == nil, false)
	}
	s.Way, s.Target, s.Rival = Game2, 0, 42
	same(t, "a rival in a game without points to win", s.Check() == nil, false)
	same(t, "that game is open", s.Edition()[edition.End], edition.Open)
}

// The rivals one is offered: the swifter the harder, the farther the longer.
func TestRule7_3_HowLongARivalTakes(t *testing.T) {
	for i, target := range Targets {
		for r := SlowRival; r < Rivals; r++ {
			n := r.Months(target)
			same(t, "found again", RivalOf(n, target), r)
			if r > SlowRival && n >= (r-1).Months(target) {
				t.Errorf("%d points: rival %d is no swifter", target, r)
			}
			if i > 0 && n <= r.Months(Targets[i-1]) {
				t.Errorf("%d points: rival %d is no longer than for fewer", target, r)
			}
		}
		same(t, "no rival", NoRival.Months(target), 0)
	}
	same(t, "points nobody plays for", SteadyRival.Months(60), 0)
	same(t, "months that no rival leaves", RivalOf(17, 75), NoRival)
}
