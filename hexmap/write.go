package hexmap

import (
	"fmt"
	"strings"
)

const boardHead = `# The board, in hexes 100 miles across.
# Made by cmd/africa; to change it, edit that tool's known.txt and run go generate.
#
# Cells stand in rows from the north; every other row stands half a hex to the
# east. One letter is one cell:
#   ~ sea     x foreign land, only drawn     . land that was blank
#   d desert  j jungle  l lake  s swamp  v veldt  m mountain
#   J jungle/swamp  M jungle/mountain
# Columns and rows are counted from 0.
`

const portsHead = `
# name | latitude longitude | shore | column row | x y on the chart, in sides of a hex | landings
ports`

const colonyHead = `
# The colony: row, first and last column
colony
`

const riversHead = `
# name | least | column row of the known end | whence | course downstream (* cataract)
rivers
`

// Write writes m as text that Read reads.
func Write(m *Map) []byte {
	var b strings.Builder
	b.WriteString(boardHead)
	fmt.Fprintf(&b, "board %d %d\n\ngrid\n", m.Cols, m.Rows)
	for row := range m.Rows {
		b.WriteString(strings.Repeat(" ", row&1))
		for col := range m.Cols {
			if col > 0 {
				b.WriteByte(' ')
			}
			b.WriteByte(m.Cells[row*m.Cols+col].letter())
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "%s %s\n", portsHead, strings.Join(m.Shores, " "))
	for _, p := range m.Ports {
		fmt.Fprintf(&b, "%s | %g %g | %s |%s | %.2f %.2f |", p.Name, p.Lat, p.Lon, m.Shores[p.Shore], m.place(p.At), p.X, p.Y)
		for _, l := range p.Landings {
			b.WriteString(m.place(l))
		}
		b.WriteByte('\n')
	}
	b.WriteString(colonyHead)
	m.writeColony(&b)
	b.WriteString(riversHead)
	for id := range m.Rivers {
		m.writeRiver(&b, RiverID(id))
	}
	return []byte(b.String())
}

// place is column and row of a cell, after a space.
func (m *Map) place(id ID) string {
	return fmt.Sprintf(" %d %d", int(id)%m.Cols, int(id)/m.Cols)
}

func (m *Map) writeColony(b *strings.Builder) {
	for row := range m.Rows {
		cells := m.Cells[row*m.Cols : (row+1)*m.Cols]
		for col := 0; col < m.Cols; col++ {
			if !cells[col].Colony {
				continue
			}
			first := col
			for col+1 < m.Cols && cells[col+1].Colony {
				col++
			}
			fmt.Fprintf(b, "%d %d %d\n", row, first, col)
		}
	}
}

func (m *Map) writeRiver(b *strings.Builder, id RiverID) {
	r := m.Rivers[id]
	from := NoDir
	for _, d := range Dirs {
		head := &m.Cells[r.Head]
		if up := m.ID(head.Hex.Neighbour(d)); head.In.Has(d) && m.IsBlank(up) {
			from = d
		}
	}
	fmt.Fprintf(b, "%s | %d |%s | %s |", r.Name, r.Least, m.place(r.Head), from)
	for _, at := range m.Course(id) {
		c := &m.Cells[at]
		fmt.Fprintf(b, " %s", c.Out.First())
		if c.Cataract != NoDir {
			b.WriteByte('*')
		}
	}
	b.WriteByte('\n')
}
