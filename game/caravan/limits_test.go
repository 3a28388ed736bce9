package caravan_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// Rule 5: a name that is too long is cut between two letters, and kept with the
// position.
func TestRule5NamesAreCutBetweenLetters(t *testing.T) {
	for _, letter := range []string{"a", "ü", "大", "𐍈"} {
		table, err := game.NewTable(caravan.Rules{}, caravan.ForSeats(1, 1, caravan.Coast).Encode(), 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range table.Choices() {
			if c.Kind != caravan.Call {
				continue
			}
			call := c.Command(0)
			call.Text = strings.Repeat(letter, 90)
			if _, err := table.Do(call); err != nil {
				t.Fatal(err)
			}
		}
		p := table.Position()
		again, err := caravan.Rules{}.Decode(p.Append(nil))
		if err != nil {
			t.Fatal(err)
		}
		_, name := again.(*caravan.Position).View(0).Place(0)
		if !utf8.ValidString(name) || name != strings.Repeat(letter, caravan.MostName) {
			t.Errorf("90 × %s is called %q", letter, name)
		}
	}
}

// A caravan's name has as many letters as that of a place, whatever they take.
func TestNamesOfCaravansAreCountedInLetters(t *testing.T) {
	for letters, fits := range map[int]bool{1: true, caravan.MostName: true, caravan.MostName + 1: false, 0: false} { // in any order: each by itself
		s := caravan.ForSeats(2, 1, caravan.Coast)
		s.Players[1].Name = strings.Repeat("𐍈", letters)
		if err := s.Check(); (err == nil) != fits {
			t.Errorf("%d letters: %v", letters, err)
		}
	}
}
