package hexmap

import (
	"errors"
	"fmt"
	"strings"
)

// Outline is the shore of a piece of land: a closed polygon in the units of
// Hex.Centre, whose last point is joined to its first. It is for the painter;
// which cells are land, the grid of the Map says.
type Outline struct {
	Name   string // a continent's or an island's; may be empty
	Points [][2]float64
}

// ErrCoast is what every error of ReadCoast wraps.
var ErrCoast = errors.New("not a coast")

// coastReach is how far from the board's first cell a coast may be drawn: far
// enough for every board, near enough to catch a slip of the pen.
const coastReach = 1000

// ReadCoast reads outlines written as text: a line "land" and a name begins one,
// lines of x,y pairs follow. Its errors wrap ErrCoast and name the line.
func ReadCoast(data []byte) ([]Outline, error) {
	var out []Outline
	for i, line := range strings.Split(string(data), "\n") {
		fail := func(format string, args ...any) error {
			return fmt.Errorf("%w: line %d: %s", ErrCoast, i+1, fmt.Sprintf(format, args...))
		}
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if word, name, _ := strings.Cut(line, " "); word == "land" {
			if err := closed(out); err != nil {
				return nil, fail("%v", err)
			}
			out = append(out, Outline{Name: strings.TrimSpace(name)})
			continue
		}
		if len(out) == 0 {
			return nil, fail("points before the first land")
		}
		last := &out[len(out)-1]
		for _, word := range strings.Fields(line) {
			p, err := parsePoint(word)
			if err != nil {
				return nil, fail("%v", err)
			}
			last.Points = append(last.Points, p)
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%w: no land in it", ErrCoast)
	}
	if err := closed(out); err != nil {
		return nil, fmt.Errorf("%w: last land: %w", ErrCoast, err)
	}
	return out, nil
}

// closed checks that the last outline read encloses something.
func closed(out []Outline) error {
	if n := len(out); n > 0 && len(out[n-1].Points) < 3 {
		return fmt.Errorf("land %q has %d points, want three or more", out[n-1].Name, len(out[n-1].Points))
	}
	return nil
}

func parsePoint(word string) ([2]float64, error) {
	var p [2]float64
	x, y, ok := strings.Cut(word, ",")
	if !ok {
		return p, fmt.Errorf("%q is no point", word)
	}
	for i, w := range [2]string{x, y} {
		n, err := parseFinite(w)
		if err != nil {
			return p, err
		}
		if absf(n) > coastReach {
			return p, fmt.Errorf("%q lies off every map", word)
		}
		p[i] = n
	}
	return p, nil
}
