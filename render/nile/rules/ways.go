package rules

import (
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// What the book says of one way to play, or of all of them.

// Holds reports whether what stands under a condition, "mapping=dice|dice-1978
// peoples=on-visit", is printed: in the book of a game what holds in it, in that of
// all ways everything, with the ways in which it holds.
func (s *source) Holds(condition []string) (printed bool, of string, err error) {
	var asks []ask
	for _, c := range condition {
		a, err := readAsk(c)
		if err != nil {
			return false, "", err
		}
		asks = append(asks, a)
	}
	if s.edition != nil {
		return holds(asks, *s.edition), "", nil
	}
	var ways []string
	for _, n := range edition.Named {
		if holds(asks, n.Edition) {
			ways = append(ways, words.Say("setup.way."+n.Way))
		}
	}
	switch len(ways) {
	case len(edition.Named):
		return true, "", nil
	case 0: // what only mixtures bring together
		return true, words.Say("rules.of.mixture"), nil
	}
	return true, words.Say("rules.of", "ways", words.List(ways)), nil
}

// ask is what a condition asks of a switch: that it is set one of these ways.
type ask struct {
	of      edition.Switch
	setting []uint8
}

func readAsk(text string) (a ask, err error) {
	name, options, _ := strings.Cut(text, "=")
	for a.of = range edition.Switches {
		if a.of.Name() != name {
			continue
		}
		for _, o := range strings.Split(options, "|") {
			i := slices.Index(a.of.Options(), o)
			if i < 0 {
				return a, fmt.Errorf("the switch %q is never set to %q", name, o)
			}
			a.setting = append(a.setting, uint8(i))
		}
		return a, nil
	}
	return a, fmt.Errorf("no switch is called %q", name)
}

func holds(asks []ask, e edition.Edition) bool {
	return !slices.ContainsFunc(asks, func(a ask) bool { return !slices.Contains(a.setting, e[a.of]) })
}

// ways is how the switches are set: in this game, or in each way to play that has
// a name.
func (s *source) ways() *rulebook.Table {
	t := tableOf("ways", "what")
	var of []edition.Edition
	if s.edition != nil {
		of = append(of, *s.edition)
		t.Head = append(t.Head, words.Say("table.ways.here"))
	} else {
		for _, n := range edition.Named {
			of = append(of, n.Edition)
			t.Head = append(t.Head, words.Say("setup.way."+n.Way))
		}
	}
	for w := range edition.Switches {
		row := []string{words.Say("edition." + w.Name())}
		for _, e := range of {
			row = append(row, words.Say("edition."+w.Name()+"."+w.Options()[e[w]]))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// fallFrom is how high a waterfall must be in the named setting.
func fallFrom(option string) (int, error) {
	i := slices.Index(edition.Falls.Options(), option)
	if i < 0 {
		return 0, fmt.Errorf("waterfalls are never recorded %q", option)
	}
	return edition.Edition{edition.Falls: uint8(i)}.LeastFall(), nil
}

// steady is the movement of a month where no activity level is chosen.
func (s *source) steady() *rulebook.Table {
	t := tableOf("movement", "points", "allowance")
	for m := range nile.Modes {
		t.Rows = append(t.Rows, []string{words.Sentence(tell.Mode(m)), num(nile.SteadyPoints(m))})
	}
	return t
}

// key is the terrain key for two dice, or the one asked after it.
func key(second bool) *rulebook.Table {
	t := tableOf("key", "dice")
	for column := range nile.KeyFaces {
		t.Head = append(t.Head, num(column+1))
	}
	for row := range nile.KeyFaces {
		cells := []string{num(row + 1)}
		for column := range nile.KeyFaces {
			land := nile.KeyTerrain(second, row+1, column+1)
			cell := "–"
			if land != hexmap.Blank {
				cell = mixed(land)
			}
			cells = append(cells, cell)
		}
		t.Rows = append(t.Rows, cells)
	}
	return t
}

// throws are the faces or sums from one to another.
func throws(least, most int) string {
	if least == most {
		return num(least)
	}
	return words.Phrase("table.throws", "least", least, "most", most)
}

func (s *source) cataracts() *rulebook.Table {
	t := tableOf("cataracts", "terrain", "throw")
	by := map[string][]string{}
	var order []string
	for _, land := range terrains {
		least, most := nile.CataractThrows(land)
		if most == 0 {
			continue
		}
		at := throws(least, most)
		if by[at] == nil {
			order = append(order, at)
		}
		by[at] = append(by[at], mixed(land))
	}
	for _, at := range order {
		t.Rows = append(t.Rows, []string{words.Sentence(words.List(by[at])), at})
	}
	return t
}

func (s *source) peopleDice() *rulebook.Table {
	t := tableOf("people-dice", "lives", "sum")
	for _, line := range nile.PeopleThrows() {
		t.Rows = append(t.Rows, []string{words.Phrase("table.deck-natives." + line.Where.String()), throws(line.Least, line.Most)})
	}
	return t
}

func (s *source) donations() *rulebook.Table {
	t := tableOf("donations", "card", "cards")
	for d := range nile.Donations {
		t.Rows = append(t.Rows, []string{words.Sentence(tell.Donation(d)), num(nile.PurseCards(d))})
	}
	return t
}

// allCallings are the eight.
func allCallings() (out []deck.Specialty) {
	for k := range deck.Specialties {
		out = append(out, k)
	}
	return out
}

// milder is who has less to fear from a disaster, of those there are.
func (s *source) milder(d deck.Disaster) string {
	somebody := false
	for _, k := range s.callings {
		softens, anybody := nile.Softens(d, k)
		somebody = somebody || softens || anybody
	}
	help := tell.DisasterHelp(d)
	if four := "disaster." + d.String() + ".help.four"; len(s.callings) == len(deck.FourCallings) && words.Has(four) {
		help = words.Phrase(four)
	}
	if !somebody || help == "" {
		return "–"
	}
	return words.Sentence(help)
}
