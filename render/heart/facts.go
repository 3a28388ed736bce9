package heart

import (
	"fmt"
	"strconv"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/words"
)

// facts are the figures and tables of the rulebook, from the game's own.
type facts struct{}

// Figure is a figure by its name.
func (facts) Figure(w []string) (int, error) {
	n, ok := map[string]int{
		"regions": chart.Regions, "borders": chart.Borders, "ports": chart.Ports, "credits": box.Credits, "gifts-in-lot": box.GiftsInLot,
		"food-in-lot": box.FoodInLot, "solo-turns": box.SoloTurns, "most-turns": box.MostTurns, "most-players": box.MaxSeats, "near-goal": box.NearGoal,
	}[w[0]]
	if !ok {
		return 0, fmt.Errorf("no figure is called %q", w[0])
	}
	return n, nil
}

// Table is a table by its name.
func (facts) Table(name string) (*rulebook.Table, error) {
	make, ok := map[string]func() [][]string{
		"figures": figuresTable, "resources": resourcesTable, "specials": specialsTable, "water": waterTable, "river": riverTable, "regions": regionsTable, "bag": bagTable,
	}[name]
	if !ok {
		return nil, fmt.Errorf("no table is called %q", name)
	}
	return tableOf(make()), nil
}

// figuresTable is the range of each figure and where it starts (3).
func figuresTable() [][]string {
	out := [][]string{{say("rules.figure"), say("rules.start"), say("rules.least"), say("rules.most")}}
	for f := range box.Figures {
		least, most := f.Range()
		out = append(out, []string{name("figure.", f.Name()), words.Number(int(box.FigureStart[f])), words.Number(least), words.Number(most)})
	}
	return out
}

// resourcesTable is what each Resource does (2.3).
func resourcesTable() [][]string {
	out := [][]string{{say("rules.resource"), say("rules.does")}}
	for r := range box.Resources {
		out = append(out, []string{name("resource.", r.Name()), say("resource." + r.Name() + ".tip")})
	}
	return out
}

// specialsTable is what each Special scores and does (15.4).
func specialsTable() [][]string {
	out := [][]string{{say("rules.special"), say("rules.points"), say("rules.happens")}}
	for w := range box.Wilds {
		out = append(out, []string{name("special.", w.Name()), words.Number(w.Points()), say("special." + w.Name() + ".does")})
	}
	return out
}

// waterTable is the Water cup (2.1).
func waterTable() [][]string {
	out := [][]string{{say("rules.marker"), say("rules.number"), say("rules.branches")}}
	for m := box.Fork; m < box.Markers; m++ {
		out = append(out, []string{name("marker.", m.Name()), words.Number(box.MarkerCounts[m]), words.Number(m.Branches())})
	}
	return out
}

// riverTable is the River Chart (9.2).
func riverTable() [][]string {
	head := []string{say("rules.branches")}
	for n := 1; n <= 6; n++ {
		head = append(head, words.Number(n))
	}
	out := [][]string{head}
	for branches := 1; branches <= 2; branches++ {
		row := []string{words.Number(branches)}
		for n := 1; n <= 6; n++ {
			number := box.RiverNumber(branches, n)
			if number == box.Certain {
				row = append(row, say("rules.certain"))
				continue
			}
			row = append(row, words.Number(number))
		}
		out = append(out, row)
	}
	return out
}

// regionsTable is the chart of regions (5).
func regionsTable() [][]string {
	out := [][]string{{say("rules.region"), say("rules.land"), say("rules.borders")}}
	for r := range chart.Region(chart.Regions) {
		l := chart.Of(r)
		land := say("rules.blank")
		switch {
		case l.Port:
			land = name("terrain.", tell.TerrainKey(l.Printed))
		case l.Presumed != chart.Blank:
			land = words.In(book()).Say("chart.presumed", "land", name("terrain.", tell.TerrainKey(l.Presumed)))
		}
		out = append(out, []string{l.Name, land, words.Number(len(l.Ways))})
	}
	return out
}

// bagTable is how many chits there are of each sort (2.1).
func bagTable() [][]string {
	out := [][]string{{say("rules.chit"), say("rules.number")}}
	var count [box.Sorts]int
	for c := box.Chit(1); c < box.ChitKinds; c++ {
		count[c.Sort()] += c.Row().Count
	}
	for s := box.Warband; s < box.Sorts; s++ {
		out = append(out, []string{name("sort.", s.Name()), words.Number(count[s])})
	}
	return out
}

// say is a head of a table, name what something is called, as a sentence begins.
func say(key string) string { return words.In(book()).Say(key) }

func name(family, key string) string { return words.Sentence(words.In(book()).Phrase(family + key)) }

// tableOf is a table with its head; what is a figure in every row stands at the right.
func tableOf(rows [][]string) *rulebook.Table {
	t := &rulebook.Table{Head: rows[0], Rows: rows[1:]}
	for i := range t.Head {
		figures := i > 0
		for _, row := range t.Rows {
			if _, err := strconv.Atoi(row[i]); err != nil && row[i] != say("rules.certain") {
				figures = false
			}
		}
		t.Figures = append(t.Figures, figures)
	}
	return t
}
