package main

import (
	"fmt"
	"math"
	"strings"

	"sourceofthenile/game/nile/africa"
	"sourceofthenile/hexmap"
)

const (
	// coastMargin is how far beyond the outermost cells the coast is kept,
	// in sides of a hex, so that the painter may draw up to his neat-line.
	coastMargin = 3
	// coastTolerance is how far the drawn coast may leave the real one.
	coastTolerance = 0.03
	// leastIsland is the area, in square sides, of the smallest island drawn.
	leastIsland = 0.005
)

// A survey is the land projected onto the board.
type survey struct {
	k       *known
	rings   []ring
	names   []string
	foreign []bool
	shares  [][2][]float64 // of each row: the home and the foreign land in each cell
}

// measure projects the land and finds how much of it lies in each cell.
func measure(k *known, degrees []ring) *survey {
	s := &survey{k: k}
	var rings []ring
	for _, r := range degrees {
		flat := make(ring, 0, len(r))
		for _, p := range r {
			flat = append(flat, k.project(p))
		}
		rings = append(rings, flat)
	}
	east := hexmap.Sqrt3 * (float64(k.cols) + 0.5)
	south := 1.5 * float64(k.rows)
	s.rings = clip(rings, -hexmap.Sqrt3/2-coastMargin, -1-coastMargin, east-hexmap.Sqrt3/2+coastMargin, south-0.5+coastMargin)
	s.names = make([]string, len(s.rings))
	s.foreign = make([]bool, len(s.rings))
	for _, l := range k.lands {
		for i, r := range s.rings {
			if r.holds(k.project(l.at)) {
				s.names[i], s.foreign[i] = l.name, l.foreign
			}
		}
	}
	s.fill()
	return s
}

func (s *survey) fill() {
	for row := range s.k.rows {
		shares := [2][]float64{make([]float64, s.k.cols), make([]float64, s.k.cols)}
		for col := range s.k.cols {
			h := hexmap.HexAt(col, row)
			for i, r := range s.rings {
				kind := 0
				if s.foreign[i] {
					kind = 1
				}
				shares[kind][col] += r.share(h)
			}
		}
		s.shares = append(s.shares, shares)
	}
}

// letter is what the cell is drawn as: by hand, or as the coastline says.
func (s *survey) letter(col, row int) byte {
	if c := s.k.grid[row][col]; c != asCoast {
		return c
	}
	home, foreign := s.shares[row][0][col], s.shares[row][1][col]
	switch {
	case max(home, foreign) < s.k.share:
		return '~'
	case foreign > home:
		return 'x'
	}
	return '.'
}

// board puts the parts together as text and lets hexmap judge it.
func (s *survey) board() (*hexmap.Map, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "board %d %d\ngrid\n", s.k.cols, s.k.rows)
	for row := range s.k.rows {
		letters := make([]string, 0, s.k.cols)
		for col := range s.k.cols {
			letters = append(letters, string(s.letter(col, row)))
		}
		b.WriteString(strings.Repeat(" ", row&1) + strings.Join(letters, " ") + "\n")
	}
	fmt.Fprintf(&b, "ports %s\n", strings.Join(africa.Shores[:], " "))
	for _, p := range s.k.ports {
		at := s.k.project(point{p.lon, p.lat})
		cell := p.cell
		if cell == "" {
			h := hexmap.At(at[0], at[1])
			cell = fmt.Sprintf("%d %d", h.Q+(h.R-h.R&1)/2, h.R)
		}
		fmt.Fprintf(&b, "%s | %v %v | %s | %s | %.2f %.2f | %s\n", p.name, p.lat, p.lon, p.shore, cell, at[0], at[1], p.landings)
	}
	fmt.Fprintf(&b, "colony\n%s\nrivers\n%s\n", strings.Join(s.k.colony, "\n"), strings.Join(s.k.rivers, "\n"))
	m, err := hexmap.Read([]byte(b.String()))
	if err != nil {
		line := 0
		if _, scanErr := fmt.Sscanf(err.Error(), "not a board: line %d:", &line); scanErr == nil && line > 0 {
			return nil, fmt.Errorf("%w\n%s", err, strings.Split(b.String(), "\n")[line-1])
		}
		return nil, err
	}
	return m, nil
}

// coast is the shore as the painter wants it.
func (s *survey) coast() []hexmap.Outline {
	var out []hexmap.Outline
	for i, r := range s.rings {
		if math.Abs(r.area()) < leastIsland {
			continue
		}
		thinned := r.simplify(coastTolerance)
		if len(thinned) < 3 {
			continue
		}
		o := hexmap.Outline{Name: s.names[i]}
		for _, p := range thinned {
			o.Points = append(o.Points, p)
		}
		out = append(out, o)
	}
	return out
}

// doubts lists the cells where the hand that drew the grid and the coastline
// disagree: drowned land and sea on dry ground.
func (s *survey) doubts(m *hexmap.Map) []string {
	var out []string
	for id := range m.Cells {
		c := &m.Cells[id]
		col, row := id%m.Cols, id/m.Cols
		home := s.shares[row][0][col]
		switch {
		case c.Ground == hexmap.Land && c.Port == hexmap.NoPort && home < s.k.share-0.1:
			out = append(out, fmt.Sprintf("column %d, row %d is land, but only %.0f %% of it", col, row, 100*home))
		case c.Ground == hexmap.Sea && home > s.k.share+0.1:
			out = append(out, fmt.Sprintf("column %d, row %d is sea, but %.0f %% of it is land", col, row, 100*home))
		}
	}
	return out
}

// template draws the grid as the coastline alone would have it, in tenths of
// land, to begin a hand-drawn one from.
func (s *survey) template() string {
	var b strings.Builder
	for row := range s.k.rows {
		b.WriteString(strings.Repeat(" ", row&1))
		for col := range s.k.cols {
			home, foreign := s.shares[row][0][col], s.shares[row][1][col]
			switch {
			case foreign > home && foreign > 0.05:
				b.WriteString("x ")
			case home < 0.05:
				b.WriteString("~ ")
			case home > 0.95:
				b.WriteString(". ")
			default:
				fmt.Fprintf(&b, "%d ", min(int(10*home), 9))
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}
