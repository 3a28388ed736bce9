package rules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// Table makes the table of that name; " four" behind it has it speak of the four
// callings of 1978 alone.
func (s *source) Table(name string) (*rulebook.Table, error) {
	makers := map[string]func() *rulebook.Table{
		"ports": s.ports, "rivers": s.rivers, "prices": s.prices, "movement": s.movement, "crews": s.crews, "lost": s.lostTable,
		"hunting": s.hunting, "recovery": s.recovery, "publishing": s.publishing, "features": s.features, "records": s.records,
		"counters": s.counters, "disasters": s.disasters, "finds": s.finds, "deck-terrain": s.deckTerrain,
		"deck-rivers": s.deckRivers, "deck-heights": s.deckHeights, "deck-natives": s.deckNatives, "rivals": s.rivals,
		"ways": s.ways, "steady": s.steady, "asked": asked, "cataracts": s.cataracts, "people-dice": s.peopleDice, "donations": s.donations,
		"key": func() *rulebook.Table { return key(false) }, "second-key": func() *rulebook.Table { return key(true) },
	}
	s.callings = allCallings()
	name, four := strings.CutSuffix(name, " four")
	if four {
		s.callings = deck.FourCallings[:]
		if name == "publishing" || name == "features" || name == "records" || name == "counters" { // what is scored is scored by sets
			s.callings = []deck.Specialty{deck.NoCalling}
			for _, k := range deck.FourCallings {
				s.callings = append(s.callings, deck.SetOf(k))
			}
		}
	}
	f := makers[name]
	if f == nil {
		return nil, fmt.Errorf("no table is called %q", name)
	}
	return f(), nil
}

// tableOf is a table with heads and no rows yet; each head is a word of
// table.NAME, "" for an empty one.
func tableOf(name string, heads ...string) *rulebook.Table {
	t := &rulebook.Table{}
	for _, h := range heads {
		if h != "" {
			h = words.Say("table." + name + "." + h)
		}
		t.Head = append(t.Head, h)
	}
	return t
}

func num(n int) string { return strconv.Itoa(n) }

// result is one of a table's results from least to most: the first stands for all below it,
// the last for all above.
func result(n, least, most int) string {
	switch n {
	case least:
		return words.Phrase("table.or-less", "n", n)
	case most:
		return words.Phrase("table.or-more", "n", n)
	}
	return num(n)
}

// or is the figure, or a dash for none.
func or(n int) string {
	if n == 0 {
		return "–"
	}
	return num(n)
}

func (s *source) ports() *rulebook.Table {
	t := tableOf("ports", "port", "shore", "sells")
	for i := range s.board.Ports {
		p := &s.board.Ports[i]
		var extra []string
		for _, item := range [2]nile.Item{nile.Camels, nile.Horses} {
			if nile.SoldAt(s.board, item, hexmap.PortID(i)) {
				extra = append(extra, tell.Things(item))
			}
		}
		cell := "–"
		if len(extra) > 0 {
			cell = words.List(extra)
		}
		t.Rows = append(t.Rows, []string{p.Name, words.Sentence(tell.Shore(p.Shore)), cell})
	}
	return t
}

// rivals is when the map of a rival society is there (7.3).
func (s *source) rivals() *rulebook.Table {
	t := tableOf("rivals", "points", "slow", "steady", "swift")
	for _, target := range nile.Targets {
		row := []string{num(target)}
		for r := nile.SlowRival; r < nile.Rivals; r++ {
			row = append(row, tell.Date(r.Months(target)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

func (s *source) rivers() *rulebook.Table {
	t := tableOf("rivers", "hexes", "rivers")
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

func (s *source) prices() *rulebook.Table {
	t := tableOf("prices", "", "port", "friends", "remarks")
	for i := range nile.Items {
		gifts := or(nile.BarterPrice(i))
		if i == nile.Rations {
			gifts = "⅓"
		}
		t.Rows = append(t.Rows, []string{tell.ItemName(i), or(nile.Price(i)), gifts, priceNote(i)})
	}
	return t
}

// priceNote is what there is to say of an item's price, "" for nothing.
func priceNote(i nile.Item) string {
	key := "table.prices.note." + i.Name()
	if !words.Has(key) {
		return ""
	}
	return words.Phrase(key, "n", nile.BarterPrice(i))
}

func (s *source) movement() *rulebook.Table {
	t := tableOf("movement", "points")
	for l := range nile.Levels {
		t.Head = append(t.Head, words.Sentence(tell.Level(l)))
	}
	for m := range nile.Modes {
		row := []string{words.Sentence(tell.Mode(m))}
		for l := range nile.Levels {
			row = append(row, num(nile.MovementPoints(m, l)))
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// crews joins the crews that cost the same.
func (s *source) crews() *rulebook.Table {
	t := tableOf("crews", "rule", "paddlers", "lost")
	t.Rules = true
	to := 8
	for i, rule := range nile.CrewRules {
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
			crew, lost = words.Phrase("table.crews.under", "n", 1), words.Phrase("table.crews.drift")
		case from == to:
			crew = num(to)
		}
		t.Rows = append(t.Rows, []string{string(rule), crew, lost})
		to = from - 1
	}
	return t
}

// terrains are the terrains in the order of the rulebook.
var terrains = []hexmap.Terrain{
	hexmap.Desert, hexmap.Veldt, hexmap.Lake, hexmap.Jungle, hexmap.Mountain, hexmap.Swamp, hexmap.JungleMountain, hexmap.JungleSwamp,
}

// mixed writes a mixed terrain with a stroke, so that lists of terrains stay clear.
func mixed(t hexmap.Terrain) string {
	if key := "terrain." + t.String() + ".short"; words.Has(key) {
		return words.Phrase(key)
	}
	return tell.Terrain(t)
}

func terrain(t hexmap.Terrain) string { return words.Sentence(mixed(t)) }

func (s *source) lostTable() *rulebook.Table {
	t := tableOf("lost", "leaving", "number")
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

func (s *source) hunting() *rulebook.Table {
	t := tableOf("hunting", "result")
	t.Rows = [][]string{{words.Say("table.hunting.rations")}}
	for n := range 9 {
		t.Head = append(t.Head, result(n, 0, 8))
		t.Rows[0] = append(t.Rows[0], num(nile.HuntBag(n)))
	}
	return turned(t)
}

// turned is a table whose rows and columns have changed places.
func turned(t *rulebook.Table) *rulebook.Table {
	out := &rulebook.Table{}
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

func (s *source) recovery() *rulebook.Table {
	t := tableOf("recovery", "result", "sick")
	part := map[int]string{25: "quarter", 50: "half", 100: "all"}
	for n := 1; n <= 6; n++ {
		what := words.Phrase("table.recovery.none")
		if well, dead := nile.Nursing(n, 100); dead > 0 {
			what = words.Phrase("table.recovery.die." + part[dead])
		} else if well > 0 {
			what = words.Phrase("table.recovery.recover." + part[well])
		}
		t.Rows = append(t.Rows, []string{result(n, 1, 6), what})
	}
	return t
}

// worth is a row of what something scores: for most, and who scores more or less.
func (s *source) worth(name string, of func(k deck.Specialty) int) []string {
	by := map[int][]string{}
	for _, k := range s.callings {
		by[of(k)] = append(by[of(k)], tell.Specialty(k))
	}
	most := 0
	for n := range 10 {
		if len(by[n]) > len(by[most]) {
			most = n
		}
	}
	list := ""
	for n := 9; n >= 0; n-- {
		if n == most || len(by[n]) == 0 {
			continue
		}
		next := words.Phrase("table.worth", "n", n, "who", words.List(by[n]))
		if list != "" {
			next = words.Phrase("table.worth.more", "list", list, "next", next)
		}
		list = next
	}
	if list == "" {
		list = nobody
	}
	return []string{name, num(most), list}
}

func (s *source) publishing() *rulebook.Table {
	t := tableOf("publishing", "terrain", "points", "others")
	for _, land := range terrains {
		t.Rows = append(t.Rows, s.worth(terrain(land), func(k deck.Specialty) int { return nile.TerrainPoints(k, land) }))
	}
	return alike(t)
}

// alike leaves out of what scores the lines that bring nobody anything, and who scores
// otherwise, where nobody does.
func alike(t *rulebook.Table) *rulebook.Table {
	others := len(t.Head) - 1
	t.Rows = slices.DeleteFunc(t.Rows, func(row []string) bool { return row[others] == nobody && row[others-1] == num(0) })
	if slices.ContainsFunc(t.Rows, func(row []string) bool { return row[others] != nobody }) {
		return t
	}
	t.Head = t.Head[:others]
	for i := range t.Rows {
		t.Rows[i] = t.Rows[i][:others]
	}
	return t
}

// nobody stands where there is nobody to be named.
const nobody = "–"

func (s *source) features() *rulebook.Table {
	of := nile.FeaturePoints
	t := tableOf("features", "hex", "points", "others")
	add := func(name string, points func(k deck.Specialty) int) {
		t.Rows = append(t.Rows, s.worth(words.Say("table.features."+name), points))
	}
	add("river", func(k deck.Specialty) int { return of(k).River })
	add("oasis", func(k deck.Specialty) int { return of(k).Oasis })
	add("cataract", func(k deck.Specialty) int { return of(k).Cataract })
	add("fall", func(k deck.Specialty) int { return of(k).Fall })
	add("peak", func(k deck.Specialty) int { return of(k).Peak })
	add("met", func(k deck.Specialty) int { return of(k).Met })
	add("beaten", func(k deck.Specialty) int { return of(k).Beaten })
	return alike(t)
}

func (s *source) records() *rulebook.Table {
	t := tableOf("records", "who", "each")
	by := map[int][]string{}
	for _, k := range s.callings {
		n := nile.RecordPoints(k)
		by[n] = append(by[n], tell.Specialty(k))
	}
	for n := 9; n > 0; n-- {
		switch len(by[n]) {
		case 0:
		case len(s.callings):
			t.Rows = append(t.Rows, []string{words.Sentence(words.Phrase("table.anybody")), num(n)})
		default:
			t.Rows = append(t.Rows, []string{words.List(by[n]), num(n)})
		}
	}
	return t
}

func (s *source) counters() *rulebook.Table {
	t := tableOf("counters", "discovery", "points", "who")
	for c := nile.Livingstone; c < nile.Rumour; c++ {
		worth := map[int][]string{}
		var values []int
		for _, k := range s.callings {
			n := nile.CounterPoints(c, k)
			if worth[n] == nil {
				values = append(values, n)
			}
			worth[n] = append(worth[n], tell.Specialty(k))
		}
		slices.Sort(values)
		for i, n := range values {
			who := words.Phrase("table.counters.else")
			switch {
			case len(values) == 1:
				who = words.Phrase("table.anybody")
			case i > 0:
				who = words.List(worth[n])
			}
			t.Rows = append(t.Rows, []string{words.Sentence(tell.Counter(c)), num(n), who})
		}
	}
	return t
}

func (s *source) disasters() *rulebook.Table {
	t := tableOf("disasters", "number", "disaster", "where", "does", "milder")
	for d := deck.QuietMarch + 1; d < deck.Disasters; d++ {
		key := "disaster." + d.String()
		does := tell.DisasterDoes(d)
		if !strings.HasPrefix(does, "d6") { // a die is written small
			does = words.Sentence(does)
		}
		t.Rows = append(t.Rows, []string{num(int(d)), tell.DisasterTitle(d), words.Say(key + ".where"), does, s.milder(d)})
	}
	return t
}

func (s *source) finds() *rulebook.Table {
	t := tableOf("finds", "specialty", "cards", "points")
	for _, k := range s.callings {
		cards, points := 0, 0
		for i := range deck.Cards() {
			if f, ok := deck.Cards()[i].FindFor(k); ok {
				cards++
				points += int(f.VP)
			}
		}
		t.Rows = append(t.Rows, []string{tell.Specialty(k), num(cards), strconv.FormatFloat(float64(points)/float64(max(1, cards)), 'f', 1, 64)})
	}
	return t
}

func (s *source) deckTerrain() *rulebook.Table {
	t := tableOf("deck-terrain", "terrain", "cards")
	n := countCards(func(c *deck.Card) hexmap.Terrain { return c.Terrain })
	order := slices.Clone(terrains)
	slices.SortStableFunc(order, func(a, b hexmap.Terrain) int { return n[b] - n[a] })
	for _, k := range order {
		t.Rows = append(t.Rows, []string{terrain(k), num(n[k])})
	}
	return t
}

func (s *source) deckRivers() *rulebook.Table {
	kinds := countCards(func(c *deck.Card) deck.RiverKind { return c.RiverA.Kind })
	rises := countCards(func(c *deck.Card) bool { return c.Rises != hexmap.NoDir })
	oasis := countCards(func(c *deck.Card) bool { return c.Oasis })
	falls := countCards(func(c *deck.Card) deck.CataractOn { return c.Cataract })
	t := tableOf("deck-rivers", "says", "cards")
	add := func(name string, n int) {
		t.Rows = append(t.Rows, []string{words.Say("table.deck-rivers." + name), num(n)})
	}
	add("on", kinds[deck.On])
	add("fork", kinds[deck.Fork])
	add("source", kinds[deck.Source])
	add("rises", rises[true])
	add("cataract", falls[deck.IfMountain]+falls[deck.IfMountainOrDesert]+falls[deck.IfAnyLand])
	add("cataract.desert", falls[deck.IfMountainOrDesert]+falls[deck.IfAnyLand])
	add("cataract.any", falls[deck.IfAnyLand])
	add("oasis", oasis[true])
	return t
}

func (s *source) deckHeights() *rulebook.Table {
	t := tableOf("deck-heights", "", "cards", "least", "greatest")
	add := func(name string, unit nile.Reason, of func(c *deck.Card) int32) {
		n, low, high := 0, int32(1<<30), int32(0)
		for i := range deck.Cards() {
			if v := of(&deck.Cards()[i]); v > 0 {
				n, low, high = n+1, min(low, v), max(high, v)
			}
		}
		t.Rows = append(t.Rows, []string{words.Say("table.deck-heights." + name), num(n), tell.Figure(unit, int(low)), tell.Figure(unit, int(high))})
	}
	add("fall", nile.ForFall, func(c *deck.Card) int32 { return c.Fall })
	add("peak", nile.ForPeak, func(c *deck.Card) int32 { return c.Peak })
	add("lake", nile.LargestLake, func(c *deck.Card) int32 { return c.Lake })
	return t
}

func (s *source) deckNatives() *rulebook.Table {
	n := countCards(func(c *deck.Card) deck.Native { return c.Native })
	t := tableOf("deck-natives", "lives", "cards")
	for _, k := range []deck.Native{deck.Always, deck.RiverOrOasis, deck.VeldtJungleSwamp, deck.MountainLand, deck.LakeOrBeside, deck.Never} {
		t.Rows = append(t.Rows, []string{words.Phrase("table.deck-natives." + k.String()), num(n[k])})
	}
	return t
}
