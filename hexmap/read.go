package hexmap

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// maxSide is the most columns or rows a board may have, so that every cell
// has an ID and a mistyped size does not fill the memory.
const maxSide = 120

// ErrBoard is what every error of Read wraps.
var ErrBoard = errors.New("not a board")

// Read reads a board written as text, as Write writes it, and computes its
// tables. It refuses a board whose parts contradict each other: a port at sea,
// a river that runs in a circle. Its errors wrap ErrBoard and name the line.
//
// The text has five sections, each begun by its word: "board" with columns and
// rows on the same line, "grid", "ports" with the names of the shores, "colony" and "rivers". Empty lines and
// lines that begin with # mean nothing, except in the grid.
func Read(data []byte) (*Map, error) {
	r := reader{lines: strings.Split(string(data), "\n"), m: &Map{}}
	for _, section := range []struct {
		word string
		read func(rest string) error
	}{
		{"board", r.board}, {"grid", r.grid}, {"ports", r.ports}, {"colony", r.colony}, {"rivers", r.rivers},
	} {
		line, ok := r.next()
		word, rest, _ := strings.Cut(line, " ")
		if !ok || word != section.word {
			return nil, r.fail("want the section %q, not %q", section.word, line)
		}
		if err := section.read(rest); err != nil {
			return nil, err
		}
	}
	if line, ok := r.next(); ok {
		return nil, r.fail("nothing may follow the rivers, not %q", line)
	}
	r.m.Finish()
	return r.m, nil
}

// A reader walks through the lines of a board.
type reader struct {
	lines []string
	at    int // how many lines were read: the number of the last one
	m     *Map
}

func (r *reader) fail(format string, args ...any) error {
	return fmt.Errorf("%w: line %d: %s", ErrBoard, r.at, fmt.Sprintf(format, args...))
}

// next is the next line that means something.
func (r *reader) next() (string, bool) {
	for r.at < len(r.lines) {
		line := strings.TrimRight(r.lines[r.at], "\r")
		r.at++
		if line != "" && line[0] != '#' {
			return line, true
		}
	}
	return "", false
}

// entries calls read for each line up to the next section.
func (r *reader) entries(next string, read func(fields []string) error) error {
	for {
		line, ok := r.next()
		if !ok {
			return nil
		}
		if line == next {
			r.at--
			return nil
		}
		fields := strings.Split(line, "|")
		for i := range fields {
			fields[i] = strings.TrimSpace(fields[i])
		}
		if err := read(fields); err != nil {
			return err
		}
	}
}

func (r *reader) board(rest string) error {
	n, err := r.numbers(rest, 2)
	if err != nil {
		return err
	}
	if n[0] < 1 || n[0] > maxSide || n[1] < 1 || n[1] > maxSide {
		return r.fail("a board has 1 to %d columns and rows", maxSide)
	}
	r.m.Cols, r.m.Rows = n[0], n[1]
	return nil
}

func (r *reader) grid(string) error {
	m := r.m
	m.Cells = make([]Cell, m.Cols*m.Rows)
	for row := range m.Rows {
		if r.at >= len(r.lines) {
			return r.fail("the grid has %d rows, not %d", row, m.Rows)
		}
		line := strings.TrimRight(r.lines[r.at], "\r")
		r.at++
		indent := row & 1
		if len(line) != indent+2*m.Cols-1 {
			return r.fail("row %d of the grid is %d characters long, want %d", row, len(line), indent+2*m.Cols-1)
		}
		for i := range len(line) {
			if (i-indent)&1 == 1 {
				if line[i] != ' ' {
					return r.fail("want a space at character %d", i+1)
				}
				continue
			}
			col := (i - indent) / 2
			ground, terrain, ok := groundLettered(line[i])
			if !ok {
				return r.fail("no ground has the letter %q", line[i])
			}
			m.Cells[row*m.Cols+col] = Cell{
				Hex: HexAt(col, row), Ground: ground, Terrain: terrain, Port: NoPort, River: NoRiver,
			}
		}
	}
	r.coast()
	return nil
}

// coast marks the land that touches the sea.
func (r *reader) coast() {
	for i := range r.m.Cells {
		c := &r.m.Cells[i]
		for _, d := range Dirs {
			if n := r.m.ID(c.Hex.Neighbour(d)); c.Ground == Land && n != None && r.m.Cells[n].Ground == Sea {
				c.Coast = true
			}
		}
	}
}

// ports reads lines of name | latitude longitude | shore | column row | x y |
// landings, the last as further pairs of column and row. The names of the
// shores stand on the line that begins the section.
// The names of the shores stand on the line that begins the section.
func (r *reader) ports(rest string) error {
	if r.m.Shores = strings.Fields(rest); len(r.m.Shores) == 0 || len(r.m.Shores) > math.MaxUint8 {
		return r.fail("ports lie on shores: their names stand here")
	}
	return r.entries("colony", func(f []string) error {
		if len(f) != 6 {
			return r.fail("a port has six parts, not %d", len(f))
		}
		p := Port{Name: f[0]}
		place, err := r.floats(f[1], 2)
		if err != nil {
			return err
		}
		p.Lat, p.Lon = place[0], place[1]
		shore := slices.Index(r.m.Shores, f[2])
		if shore < 0 {
			return r.fail("no shore is called %q", f[2])
		}
		p.Shore = Shore(shore)
		cells, err := r.known(f[3])
		if err != nil {
			return err
		}
		if place, err = r.floats(f[4], 2); err != nil {
			return err
		}
		p.X, p.Y = place[0], place[1]
		if p.Landings, err = r.known(f[5]); err != nil {
			return err
		}
		return r.port(p, cells)
	})
}

func (r *reader) port(p Port, cells []ID) error {
	switch {
	case p.Name == "":
		return r.fail("a port has a name")
	case len(cells) != 1:
		return r.fail("%s lies in one cell", p.Name)
	case len(r.m.Ports) >= math.MaxInt8:
		return r.fail("too many ports")
	case math.Abs(p.Lat) > 90 || math.Abs(p.Lon) > 180:
		return r.fail("%s lies nowhere on Earth", p.Name)
	}
	p.At = cells[0]
	c := &r.m.Cells[p.At]
	if x, y := c.Hex.Centre(); math.Hypot(p.X-x, p.Y-y) > 2*Sqrt3 {
		return r.fail("%s is drawn more than two hexes from its cell", p.Name)
	}
	if c.Port != NoPort {
		return r.fail("%s shares the cell of %s", p.Name, r.m.Ports[c.Port].Name)
	}
	for _, q := range r.m.Ports {
		if q.Name == p.Name {
			return r.fail("there are two ports called %s", p.Name)
		}
	}
	for _, l := range p.Landings {
		if Distance(r.m.Cells[l].Hex, c.Hex) != 1 {
			return r.fail("a landing of %s does not lie next to it", p.Name)
		}
	}
	c.Port = PortID(len(r.m.Ports))
	r.m.Ports = append(r.m.Ports, p)
	return nil
}

// colony reads lines of a row, and the first and the last column of a run of
// cells in it.
func (r *reader) colony(string) error {
	return r.entries("rivers", func(f []string) error {
		n, err := r.numbers(f[0], 3)
		if err != nil {
			return err
		}
		if len(f) != 1 || n[1] > n[2] {
			return r.fail("want a row, its first and its last column of the colony")
		}
		for col := n[1]; col <= n[2]; col++ {
			id, err := r.knownAt(col, n[0])
			if err != nil {
				return err
			}
			r.m.Cells[id].Colony = true
		}
		return nil
	})
}

// known finds the cells given as pairs of column and row. All must be land
// that is known from the beginning.
func (r *reader) known(text string) ([]ID, error) {
	n, err := r.numbers(text, -1)
	if err != nil {
		return nil, err
	}
	if len(n)%2 != 0 {
		return nil, r.fail("want pairs of column and row, not %q", text)
	}
	var out []ID
	for i := 0; i < len(n); i += 2 {
		id, err := r.knownAt(n[i], n[i+1])
		if err != nil {
			return nil, err
		}
		out = append(out, id)
	}
	return out, nil
}

func (r *reader) knownAt(col, row int) (ID, error) {
	if col < 0 || col >= r.m.Cols || row < 0 || row >= r.m.Rows {
		return None, r.fail("there is no cell at column %d, row %d", col, row)
	}
	id := ID(row*r.m.Cols + col)
	if c := &r.m.Cells[id]; c.Ground != Land || c.Terrain == Blank {
		return None, r.fail("the cell at column %d, row %d is not known land", col, row)
	}
	return id, nil
}

// numbers reads whole numbers; want is how many, −1 for any.
func (r *reader) numbers(text string, want int) ([]int, error) {
	words := strings.Fields(text)
	if want >= 0 && len(words) != want {
		return nil, r.fail("want %d numbers, not %q", want, text)
	}
	out := make([]int, 0, len(words))
	for _, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil {
			return nil, r.fail("%q is no number", w)
		}
		out = append(out, n)
	}
	return out, nil
}

func (r *reader) floats(text string, want int) ([]float64, error) {
	words := strings.Fields(text)
	if len(words) != want {
		return nil, r.fail("want %d numbers, not %q", want, text)
	}
	out := make([]float64, 0, len(words))
	for _, w := range words {
		n, err := parseFinite(w)
		if err != nil {
			return nil, r.fail("%v", err)
		}
		out = append(out, n)
	}
	return out, nil
}

// parseFinite reads a number and refuses infinities and what is not a number.
func parseFinite(word string) (float64, error) {
	n, err := strconv.ParseFloat(word, 64)
	if err != nil || math.IsInf(n, 0) || math.IsNaN(n) {
		return 0, fmt.Errorf("%q is no number", word)
	}
	return n, nil
}
