package rules

import (
	"fmt"
	"strings"
	"testing"

	"sourceofthenile/game/nile/edition"
	"sourceofthenile/render/rulebook"
)

// eachWay calls f with the ways to play that have names, and fifty mixtures.
func eachWay(f func(way string, e edition.Edition)) {
	for _, n := range edition.Named {
		f(n.Way, n.Edition)
	}
	for seed := range uint64(50) {
		f(fmt.Sprint("mix:", seed), edition.Mix(seed))
	}
}

// TestTheBookOfAWay: in the book of one way to play every number stands once, and
// every link leads to a rule that is in force.
func TestTheBookOfAWay(t *testing.T) {
	eachWay(func(way string, e edition.Edition) {
		b := BookOf(e, nil)
		once := map[string]bool{}
		for _, c := range b.Chapters {
			last := ""
			for _, k := range c.Blocks {
				if k.Of != "" {
					t.Errorf("%s: %s says that it holds in %q", way, k.Number, k.Of)
				}
				if k.Number != "" && once[k.Number] {
					t.Errorf("%s: %s stands twice", way, k.Number)
				}
				once[k.Number] = true
				if _, part, ok := strings.Cut(k.Number, "."); ok {
					if part <= last {
						t.Errorf("%s: rule %s stands behind %s", way, k.Number, last)
					}
					last = part
				}
				for _, s := range k.Text {
					if s.Link != "" && !b.Has(s.Link) {
						t.Errorf("%s, %s %s: a link leads to %s, which is not in force", way, c.Name(), k.Number, s.Link)
					}
				}
			}
		}
	})
}

// TestNoRuleIsLost: what the book of all ways has is in force in some way, and the
// other way round; whatever number a game cites leads to its chapter at least.
func TestNoRuleIsLost(t *testing.T) {
	all := the()
	in := map[string]bool{}
	eachWay(func(way string, e edition.Edition) {
		b := BookOf(e, nil)
		for i, c := range b.Chapters {
			for _, k := range c.Blocks {
				if in[k.Number] = true; !all.Has(k.Number) && k.Number != "" {
					t.Errorf("%s has %s, which the whole book has not", way, k.Number)
				}
			}
			for _, k := range all.Chapters[i].Blocks {
				if k.Number == "" {
					continue
				}
				if at, ok := b.Find(k.Number); c.Key != "readings" && (!ok || at.Chapter != i) {
					t.Errorf("%s: %s is looked for in chapter %d", way, k.Number, at.Chapter)
				}
			}
		}
	})
	for _, c := range all.Chapters {
		for _, k := range c.Blocks {
			if !in[k.Number] {
				t.Errorf("%s is in force nowhere", k.Number)
			}
		}
	}
}

// TestWhatIsNotInForceIsNotSaid: words that only some ways to play have are in the
// books of these alone, but for the table that tells what was chosen.
func TestWhatIsNotInForceIsNotSaid(t *testing.T) {
	for _, c := range []struct {
		of    edition.Switch
		set   []uint8
		words []string
	}{
		{edition.Movement, []uint8{edition.ByLevels}, []string{"reckless", "cautious", "activity level", "normal march"}},
		{edition.Movement, []uint8{edition.ByMode}, []string{"steady march"}},
		{edition.Mapping, []uint8{edition.ByCards}, []string{"The card says", "card’s own terrain", "river card says so"}},
		{edition.Mapping, []uint8{edition.ByDice, edition.ByOwnDice}, []string{"terrain key", "A cataract on", "comes from dice"}},
		{edition.Mapping, []uint8{edition.ByDice}, []string{"forks on a 6"}},
		{edition.Mapping, []uint8{edition.ByOwnDice}, []string{"on an even throw"}},
		{edition.Wayfinding, []uint8{edition.Unguided}, []string{"pathfinder"}},
		{edition.Money, []uint8{edition.ByTickets}, []string{"donation card", "Donation card", "$500"}},
		{edition.Money, []uint8{edition.AtOnce}, []string{"until you have $2,000"}},
		{edition.Callings, []uint8{edition.OneOf8}, []string{"Botanist", "Geologist, Journalist", "Journalist: "}},
		{edition.End, []uint8{edition.Race}, []string{"points to win", "The race"}},
		{edition.End, []uint8{edition.Open}, []string{"sitting"}},
		{edition.Falls, []uint8{edition.From40}, []string{"from 40 feet"}},
		{edition.Falls, []uint8{edition.Above400}, []string{"over 400 feet"}},
		{edition.Oases, []uint8{edition.FoundAgain}, []string{"Found again"}},
		{edition.Peoples, []uint8{edition.OnVisit}, []string{"Found late"}},
		{edition.Bonus, []uint8{edition.EveryMonth}, []string{"Every month in Africa ends with a card"}},
	} {
		eachWay(func(way string, e edition.Edition) {
			has := strings.ContainsRune(string(c.set), rune(e[c.of]))
			text := whole(BookOf(e, nil))
			for _, w := range c.words {
				if there := strings.Contains(text, w); there != has && !shared(e, w) {
					t.Errorf("%s (%s=%s): %q in its book: %v", way, c.of.Name(), c.of.Options()[e[c.of]], w, there)
				}
			}
		})
	}
}

// shared are words that something else has too.
func shared(e edition.Edition, word string) bool {
	return word == "on an even throw" && e[edition.Mapping] == edition.ByCards
}

// whole is all that a book says of how one plays, but for the table of 28.1.
func whole(b *rulebook.Book) string {
	var s strings.Builder
	for _, c := range b.Chapters {
		if c.Key == "readings" || c.Key == "ours" { // they say what was open, and what is elsewhere
			continue
		}
		for _, k := range c.Blocks {
			if c.Key != "28" || k.Table == nil && k.Number != "28.1" {
				s.WriteString(k.String() + "\n")
			}
		}
	}
	return s.String()
}
