package rulebook

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// table makes the table of that name.
func (s *source) table(name string) (*Table, error) {
	makers := map[string]func() *Table{
		"ports": s.ports, "rivers": s.rivers, "prices": s.prices, "movement": s.movement, "crews": s.crews, "lost": s.lostTable,
		"hunting": s.hunting, "recovery": s.recovery, "publishing": s.publishing, "features": s.features, "records": s.records,
		"counters": s.counters, "disasters": s.disasters, "finds": s.finds, "deck-terrain": s.deckTerrain,
		"deck-rivers": s.deckRivers, "deck-heights": s.deckHeights, "deck-natives": s.deckNatives,
	}
	f := makers[name]
	if f == nil {
		return nil, fmt.Errorf("no table is called %q", name)
	}
	return f().figures(), nil
}

func num(n int) string { return strconv.Itoa(n) }

// or is the figure, or a dash for none.
func or(n int) string {
	if n == 0 {
		return "–"
	}
	return num(n)
}

func (s *source) ports() *Table {
	t := &Table{Head: []string{"Port", "Shore", "Sells besides the usual"}}
	for i := range s.board.Ports {
		p := &s.board.Ports[i]
		var extra []string
		for _, item := range [2]nile.Item{nile.Camels, nile.Horses} {
			if nile.SoldAt(s.board, item, hexmap.PortID(i)) {
				extra = append(extra, strings.ToLower(words.ItemName(item))+"s")
			}
		}
		cell := "–"
		if len(extra) > 0 {
			cell = words.List(extra)
		}
		t.Rows = append(t.Rows, []string{p.Name, words.Sentence(words.Shore(p.Shore)), cell})
	}
	return t
}

func (s *source) rivers() *Table {
	t := &Table{Head: []string{"Hexes", "Rivers"}}
	by := map[int][]string{}
	for _, r := range s.board.Rivers {
		by[r.Least] = append(by[r.Least], r.Name)
	}
	for least := 20; least > 0; least-- {
		if names := by[least]; len(names) > 0 {
			t.Rows = append(t.Rows, []string{num(least), words.List(names)})
		}
	}
	return t
}

func (s *source) prices() *Table {
	t := &Table{Head: []string{"", "In port, $", "Among friends, gifts", "Remarks"}}
	notes := [nile.Items]string{
		nile.Askaris: "with a musket in port; among friends you hand one over",
		nile.Camels:  "in Khartoum; among friends in desert",
		nile.Horses:  "in Durban, Port Elizabeth and Capetown",
		nile.Canoes:  "among friends by river, lake, swamp or coast",
		nile.Rations: "one gift buys " + num(nile.BarterPrice(nile.Rations)),
		nile.Muskets: "can be sold to friends: Rule 5.4453",
		nile.Water:   "free: Rule 5.4443",
	}
	for i := range nile.Items {
		gifts := or(nile.BarterPrice(i))
		if i == nile.Rations {
			gifts = "⅓"
		}
		t.Rows = append(t.Rows, []string{words.ItemName(i), or(nile.Price(i)), gifts, notes[i]})
	}
	return t
}

func (s *source) movement() *Table {
	t := &Table{Head: []string{"Movement points"}}
	for l := range nile.Levels {
		t.Head = append(t.Head, words.Sentence(words.Level(l)))
	}
	for m := range nile.Modes {
		row := []string{words.Sentence(words.Mode(m))}
		for l := range nile.Levels {
			row = append(row, num(nile.MovementPoints(m, l)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// crews joins the crews that cost the same.
func (s *source) crews() *Table {
	t := &Table{Head: []string{"Rule", "Paddlers for each canoe", "Movement points lost"}}
	rules := []string{"9.22", "9.23", "9.24", "9.25", "9.26"}
	to := 8
	for i, rule := range rules {
		cost, drifts := nile.CrewCost(to)
		from := to
		for from > 0 {
			if c, d := nile.CrewCost(from - 1); c != cost || d != drifts {
				break
			}
			from--
		}
		crew, lost := num(from)+"–"+num(to), or(cost)
		switch {
		case i == 0:
			crew, lost = num(to)+"+", "0"
		case drifts:
			crew, lost = "under 1", "the canoes drift"
		case from == to:
			crew = num(to)
		}
		t.Rows = append(t.Rows, []string{rule, crew, lost})
		to = from - 1
	}
	return t
}

// terrains are the terrains in the order of the rulebook.
var terrains = []hexmap.Terrain{
	hexmap.Desert, hexmap.Veldt, hexmap.Lake, hexmap.Jungle, hexmap.Mountain, hexmap.Swamp, hexmap.JungleMountain, hexmap.JungleSwamp,
}

// mixed writes a mixed terrain with a stroke, so that lists of terrains stay clear.
func mixed(t hexmap.Terrain) string { return strings.ReplaceAll(words.Terrain(t), " and ", "/") }

func terrain(t hexmap.Terrain) string { return words.Sentence(mixed(t)) }

func (s *source) lostTable() *Table {
	t := &Table{Head: []string{"Leaving", "Number"}}
	by := map[int][]string{}
	for _, k := range terrains {
		by[nile.LostNumber(k)] = append(by[nile.LostNumber(k)], mixed(k))
	}
	for n := range 7 {
		if len(by[n]) > 0 {
			t.Rows = append(t.Rows, []string{words.Sentence(words.List(by[n])), num(n)})
		}
	}
	return t
}

func (s *source) hunting() *Table {
	t := &Table{Head: []string{"Result"}, Rows: [][]string{{"Rations for each hunter"}}}
	for n := range 9 {
		head := num(n)
		switch n {
		case 0:
			head = "0 or less"
		case 8:
			head = "8 or more"
		}
		t.Head = append(t.Head, head)
		t.Rows[0] = append(t.Rows[0], num(nile.HuntBag(n)))
	}
	return t.turned()
}

// turned has rows and columns change places.
func (t *Table) turned() *Table {
	out := &Table{}
	for i, h := range t.Head {
		row := []string{h}
		for _, r := range t.Rows {
			row = append(row, r[i])
		}
		if i == 0 {
			out.Head = row
		} else {
			out.Rows = append(out.Rows, row)
		}
	}
	return out
}

func (s *source) recovery() *Table {
	t := &Table{Head: []string{"Result", "Of the sick"}}
	part := map[int]string{25: "a quarter", 50: "half", 100: "all"}
	for n := 1; n <= 6; n++ {
		what := "no change"
		if well, dead := nile.Nursing(n, 100); dead > 0 {
			what = part[dead] + " die"
		} else if well > 0 {
			what = part[well] + " recover"
		}
		head := num(n)
		switch n {
		case 1:
			head = "1 or less"
		case 6:
			head = "6 or more"
		}
		t.Rows = append(t.Rows, []string{head, what})
	}
	return t
}

// worth is a row of what something scores: for most, and who scores more or less.
func worth(name string, of func(k nile.Specialty) int) []string {
	by := map[int][]string{}
	for k := range nile.Specialties {
		by[of(k)] = append(by[of(k)], words.Specialty(k))
	}
	most := 0
	for n := range 10 {
		if len(by[n]) > len(by[most]) {
			most = n
		}
	}
	var others []string
	for n := 9; n >= 0; n-- {
		if n != most && len(by[n]) > 0 {
			others = append(others, num(n)+": "+words.List(by[n]))
		}
	}
	if others == nil {
		others = []string{"–"}
	}
	return []string{name, num(most), strings.Join(others, "; ")}
}

func (s *source) publishing() *Table {
	t := &Table{Head: []string{"Terrain", "Points", "Others"}}
	for _, land := range terrains {
		t.Rows = append(t.Rows, worth(terrain(land), func(k nile.Specialty) int { return nile.TerrainPoints(k, land) }))
	}
	return t
}

func (s *source) features() *Table {
	of := nile.FeaturePoints
	return &Table{Head: []string{"In the hex", "Points", "Others"}, Rows: [][]string{
		worth("A river", func(k nile.Specialty) int { return of(k).River }),
		worth("An oasis", func(k nile.Specialty) int { return of(k).Oasis }),
		worth("A cataract", func(k nile.Specialty) int { return of(k).Cataract }),
		worth("A waterfall", func(k nile.Specialty) int { return of(k).Fall }),
		worth("A peak", func(k nile.Specialty) int { return of(k).Peak }),
		worth("A people met", func(k nile.Specialty) int { return of(k).Met }),
		worth("A people beaten", func(k nile.Specialty) int { return of(k).Beaten }),
	}}
}

func (s *source) records() *Table {
	t := &Table{Head: []string{"Who", "Each record"}}
	by := map[int][]string{}
	for k := range nile.Specialties {
		n := nile.RecordPoints(k)
		by[n] = append(by[n], words.Specialty(k))
	}
	for n := 9; n > 0; n-- {
		if len(by[n]) > 0 {
			t.Rows = append(t.Rows, []string{words.List(by[n]), num(n)})
		}
	}
	return t
}

func (s *source) counters() *Table {
	t := &Table{Head: []string{"Discovery", "Points", "For"}}
	for c := nile.Livingstone; c < nile.Rumour; c++ {
		worth := map[int][]string{}
		var values []int
		for k := range nile.Specialties {
			n := nile.CounterPoints(c, k)
			if worth[n] == nil {
				values = append(values, n)
			}
			worth[n] = append(worth[n], words.Specialty(k))
		}
		slices.Sort(values)
		for i, n := range values {
			who := "anybody else"
			if i > 0 {
				who = words.List(worth[n])
			}
			t.Rows = append(t.Rows, []string{words.Sentence(words.Counter(c)), num(n), who})
		}
	}
	return t
}

func (s *source) disasters() *Table {
	t := &Table{Head: []string{"No.", "Disaster", "Where", "What it does", "Milder for"}}
	for d := nile.QuietMarch + 1; d < nile.Disasters; d++ {
		key := "disaster." + d.String()
		help := words.Say(key + ".help")
		if help == "-" {
			help = "–"
		}
		does := words.Say(key + ".does")
		if strings.HasPrefix(does, "D6") { // a die is written small
			does = "d" + does[1:]
		}
		t.Rows = append(t.Rows, []string{num(int(d)), d.Title(), words.Say(key + ".where"), does, help})
	}
	return t
}

func (s *source) finds() *Table {
	t := &Table{Head: []string{"Specialty", "Cards with a find", "Points on average"}}
	for k := range nile.Specialties {
		cards, points := 0, 0
		for i := range nile.Deck() {
			if f, ok := nile.Deck()[i].FindFor(k); ok {
				cards++
				points += int(f.VP)
			}
		}
		t.Rows = append(t.Rows, []string{words.Specialty(k), num(cards), strconv.FormatFloat(float64(points)/float64(max(1, cards)), 'f', 1, 64)})
	}
	return t
}

func (s *source) deckTerrain() *Table {
	t := &Table{Head: []string{"Terrain", "Cards"}}
	n := countCards(func(c *nile.Card) hexmap.Terrain { return c.Terrain })
	order := slices.Clone(terrains)
	slices.SortStableFunc(order, func(a, b hexmap.Terrain) int { return n[b] - n[a] })
	for _, k := range order {
		t.Rows = append(t.Rows, []string{terrain(k), num(n[k])})
	}
	return t
}

func (s *source) deckRivers() *Table {
	kinds := countCards(func(c *nile.Card) nile.RiverKind { return c.RiverA.Kind })
	rises := countCards(func(c *nile.Card) bool { return c.Rises != hexmap.NoDir })
	oasis := countCards(func(c *nile.Card) bool { return c.Oasis })
	falls := countCards(func(c *nile.Card) nile.CataractOn { return c.Cataract })
	return &Table{Head: []string{"The card says", "Cards"}, Rows: [][]string{
		{"A river goes on, from one direction", num(kinds[nile.On])},
		{"A river forks: it comes from two", num(kinds[nile.Fork])},
		{"A river has its source here", num(kinds[nile.Source])},
		{"A new river may rise here", num(rises[true])},
		{"A cataract, if the hex is mountain", num(falls[nile.IfMountain] + falls[nile.IfMountainOrDesert] + falls[nile.IfAnyLand])},
		{"– of these also if it is desert", num(falls[nile.IfMountainOrDesert] + falls[nile.IfAnyLand])},
		{"– of these also if it is jungle or veldt", num(falls[nile.IfAnyLand])},
		{"An oasis, if the hex is desert without a river", num(oasis[true])},
	}}
}

func (s *source) deckHeights() *Table {
	t := &Table{Head: []string{"", "Cards", "Least", "Greatest"}}
	add := func(name, unit string, of func(c *nile.Card) int32) {
		n, low, high := 0, int32(1<<30), int32(0)
		for i := range nile.Deck() {
			if v := of(&nile.Deck()[i]); v > 0 {
				n, low, high = n+1, min(low, v), max(high, v)
			}
		}
		t.Rows = append(t.Rows, []string{name, num(n), grouped(int(low)) + " " + unit, grouped(int(high)) + " " + unit})
	}
	add("Waterfall worth recording", "ft", func(c *nile.Card) int32 { return c.Fall })
	add("Peak worth recording", "ft", func(c *nile.Card) int32 { return c.Peak })
	add("Lake", "sq. miles", func(c *nile.Card) int32 { return c.Lake })
	return t
}

func (s *source) deckNatives() *Table {
	n := countCards(func(c *nile.Card) nile.Native { return c.Native })
	return &Table{Head: []string{"A people lives", "Cards"}, Rows: [][]string{
		{"in any hex", num(n[nile.Always])},
		{"where there is a river or an oasis", num(n[nile.RiverOrOasis])},
		{"in veldt, jungle or swamp", num(n[nile.VeldtJungleSwamp])},
		{"in mountains", num(n[nile.MountainLand])},
		{"on a lake, or next to one", num(n[nile.LakeOrBeside])},
		{"not here", num(n[nile.Never])},
	}}
}
