package chart

import (
	"fmt"
	"strconv"
	"strings"

	"sourceofthenile/assets"
)

// board is the chart as it was read.
type board struct {
	lands   [Regions]Land
	borders [Borders]Border
	codes   [256]Region
	hexes   map[int]string // rows by their number
}

var printed = mustRead(assets.HeartRegions, assets.HeartHexes)

// mustRead reads the chart that is built in: the tests have read it before.
func mustRead(regions, hexes string) *board {
	b, err := read(regions, hexes)
	if err != nil {
		panic(err)
	}
	return b
}

const (
	terrainLetters = ".JSVD"
	signLetters    = "RSPBYWG"
)

// read reads the two tables.
func read(regions, hexes string) (*board, error) {
	b := &board{hexes: map[int]string{}}
	for i := range b.codes {
		b.codes[i] = Nowhere
	}
	var ways []string
	for _, line := range rows(regions) {
		if len(ways) == Regions {
			return nil, fmt.Errorf("chart: more than %d regions", Regions)
		}
		l, signs, err := land(line)
		if err != nil {
			return nil, err
		}
		b.codes[l.Code] = Region(len(ways))
		b.lands[len(ways)] = l
		ways = append(ways, signs)
	}
	if len(ways) != Regions {
		return nil, fmt.Errorf("chart: %d regions, not %d", len(ways), Regions)
	}
	n := 0
	for r, signs := range ways {
		for _, word := range strings.Fields(signs) {
			if err := b.way(Region(r), word, &n); err != nil {
				return nil, err
			}
		}
	}
	if n != Borders {
		return nil, fmt.Errorf("chart: %d borders, not %d", n, Borders)
	}
	for _, line := range rows(hexes) {
		number, cells, _ := strings.Cut(line, " ")
		row, err := strconv.Atoi(number)
		if err != nil || len(cells) != Columns {
			return nil, fmt.Errorf("chart: not a row of hexes: %q", line)
		}
		b.hexes[row] = cells
	}
	return b, nil
}

// rows are the lines of a table without its remarks. A row of hexes never begins
// with #: its number does.
func rows(table string) (out []string) {
	for line := range strings.Lines(table) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out = append(out, line)
		}
	}
	return out
}

// land reads a region, and leaves its borders as they are written.
func land(line string) (l Land, ways string, err error) {
	f := strings.Split(line, "|")
	if len(f) != 6 {
		return l, "", fmt.Errorf("chart: not a region: %q", line)
	}
	for i := range f {
		f[i] = strings.TrimSpace(f[i])
	}
	if len(f[0]) != 1 || f[1] == "" {
		return l, "", fmt.Errorf("chart: a region without code or name: %q", line)
	}
	l.Code, l.Name, l.Red = f[0][0], f[1], f[4] == "red"
	if _, err := fmt.Sscan(f[2], &l.Lat, &l.Lon); err != nil {
		return l, "", fmt.Errorf("chart: where is %s? %w", l.Name, err)
	}
	what, port := strings.CutPrefix(f[3], "port ")
	what, l.Leaf = strings.CutSuffix(what, "+")
	if what == "-" {
		return l, f[5], nil
	}
	t := strings.Index(terrainLetters, what)
	if t < 1 || len(what) != 1 {
		return l, "", fmt.Errorf("chart: %s has no terrain called %q", l.Name, f[3])
	}
	if l.Port = port; port {
		l.Printed = Terrain(t)
	} else {
		l.Presumed = Terrain(t)
	}
	return l, f[5], nil
}

// way reads one border of a region: the side with the smaller number makes it,
// the other has to say the same.
func (b *board) way(r Region, word string, n *int) error {
	word, fork := strings.CutSuffix(word, "*")
	if len(word) != 2 {
		return fmt.Errorf("chart: not a border: %q", word)
	}
	sign, to := strings.IndexByte(signLetters, word[0]), b.codes[word[1]]
	if sign < 0 || to == Nowhere || to == r {
		return fmt.Errorf("chart: not a border: %q", word)
	}
	l := &b.lands[r]
	w := Way{To: to, Sign: Sign(sign)}
	if r < to {
		if *n == Borders {
			return fmt.Errorf("chart: more than %d borders", Borders)
		}
		w.Border = uint8(*n)
		b.borders[*n] = Border{A: r, B: to, Sign: w.Sign, Fork: fork}
		*n++
		l.Ways = append(l.Ways, w)
		return nil
	}
	for _, back := range b.lands[to].Ways {
		if back.To == r && back.Sign == w.Sign && b.borders[back.Border].Fork == fork {
			w.Border = back.Border
			l.Ways = append(l.Ways, w)
			return nil
		}
	}
	return fmt.Errorf("chart: %s has a border with %s that %s does not have", l.Name, b.lands[to].Name, b.lands[to].Name)
}
