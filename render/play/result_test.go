package play

import (
	"testing"

	"sourceofthenile/game"
)

func TestResult(t *testing.T) {
	s := game.Summary{Players: []game.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cleo"}}}
	for want, r := range map[string]game.Result{
		"":                               {},
		"Ben wins":                       {Ending: game.Won, Winners: game.Only(1)},
		"Ann and Cleo share the victory": {Ending: game.Won, Winners: game.Only(0).With(2)},
		"All have won":                   {Ending: game.AllWon},
		"All are lost":                   {Ending: game.AllLost},
	} {
		s.Result = r
		if got := Result(s); got != want {
			t.Errorf("%+v is told %q, want %q", r, got, want)
		}
	}
}
