package nile

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/game/nile/edition"
)

// waySettings are those of a game of n players by a way to play: short sittings
// where there are any.
func waySettings(way string, n int) Settings {
	s := Settings{Way: Way(way), PlaceForUs: true}
	e := s.Edition()
	if e[edition.End] == edition.Open {
		s.Sitting = 5
	} else {
		s.Target = 100
	}
	if _, mix := edition.IsMix(way); mix {
		s.Mix = e
	}
	all := Callings(e)
	for i := range n {
		s.Players = append(s.Players, Player{Name: fmt.Sprintf("Player %c", 'A'+i), Colour: uint8(i), Specialty: all[(3*i+5)%len(all)]})
	}
	return s
}

// everyWay calls do for each way with a name and for fifty mixtures.
func everyWay(do func(way string, n uint64)) {
	for n, w := range edition.Named {
		do(w.Way, uint64(n))
	}
	for n := range uint64(50) {
		do(fmt.Sprint("mix:", 29*n+1), n)
	}
}

// Whatever rules are mixed, travellers without a plan never come to an end of
// what they can do, nor to a position that cannot be; and where such a game is
// kept it is read again the same.
func TestRuleP_EveryWayStaysSound(t *testing.T) {
	everyWay(func(way string, n uint64) {
		for i, rules := range []game.Rules{peopled{Rules{Chart: crowded()}}, Rules{Chart: riverland()}, Rules{}} {
			k := 0
			roamBy(t, rules, waySettings(way, 1+int(n+uint64(i))%MaxSeats), 350, n, func(_ *game.Table, p *Position) {
				if k++; k%60 != 0 {
					return
				}
				code := p.Append(nil)
				q, err := rules.Decode(code)
				if err != nil {
					t.Fatalf("%s, seed %d, command %d: %v", way, n, k, err)
				}
				if !bytes.Equal(q.Append(nil), code) {
					t.Fatalf("%s, seed %d, command %d: read again, it is another position", way, n, k)
				}
			})
		}
	})
}

// The conformance test of the table: by every way with a name on the map of Africa,
// by every mixture on a board that is soon gone through.
func TestRuleP_EveryWayConforms(t *testing.T) {
	everyWay(func(way string, n uint64) {
		rules, commands := game.Rules(peopled{Rules{Chart: crowded()}}), 25
		if _, mix := edition.IsMix(way); !mix {
			rules, commands = Rules{}, 60
		}
		if err := gametest.Check(rules, waySettings(way, 1+int(n)%4).Encode(), n, commands); err != nil {
			t.Errorf("%s: %v", way, err)
		}
	})
}

var byName = regexp.MustCompile(`\b(cfg\.Way|Game1|Game2|Ed1978|edition\.(Third|Named))\b`)

// A wall: chapters ask a switch, never a way to play by its name. Only the settings
// know the names, and the summary tells one.
func TestRuleP_NoChapterAsksForAWayByName(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	chapters := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "settings.go" || name == "contract.go" {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		chapters++
		for i, line := range strings.Split(string(text), "\n") {
			code, _, _ := strings.Cut(line, "//")
			if found := byName.FindString(code); found != "" {
				t.Errorf("%s:%d asks for a way to play by its name: %s", name, i+1, found)
			}
		}
	}
	if chapters < 60 {
		t.Errorf("only %d files were looked at", chapters)
	}
}
