package hexmap

import "slices"

// ID numbers the cells of a Map in reading order, row by row from the
// north-west corner. None stands for "no cell".
type ID int16

// None is no cell at all: off the map.
const None ID = -1

// Ground is what a cell of the map is made of.
type Ground uint8

// The grounds. Only Land can be entered, half hexes at the edge of the map too;
// Foreign is land across the sea that is only drawn.
const (
	Sea Ground = iota
	Land
	Foreign
)

// PortID numbers the ports of a Map from 0; NoPort is none.
type PortID int8

// NoPort marks a cell without a port.
const NoPort PortID = -1

// RiverID numbers the rivers that the map names, from 0; NoRiver is none.
type RiverID int16

// NoRiver marks a cell without a named river.
const NoRiver RiverID = -1

// Shore tells on which coast a port lies: its place among Map.Shores.
type Shore uint8

// Cell is one hex of the map as it stands before anybody has explored it.
type Cell struct {
	Hex     Hex
	Ground  Ground
	Terrain Terrain // Blank: unexplored land; meaningful for Land only
	Coast   bool    // touches the sea
	Colony  bool    // belongs to a colony
	Port    PortID
	// Rivers: the directions in which water leaves and enters this cell. An
	// In from a Blank cell is a stub. Out toward Sea is a mouth, and so is Out over
	// the edge of the map, where there is no cell.
	Out, In  DirSet
	River    RiverID // the named river that flows here, NoRiver if none
	Cataract Dir     // the edge a cataract lies on, where the water leaves; NoDir for none
}

// Port is a place where journeys start and end.
type Port struct {
	Name     string
	At       ID
	Shore    Shore
	Lat, Lon float64 // degrees, north and east positive
	// X, Y is where the town lies on the chart, in the units of Hex.Centre:
	// near the middle of its hex, but on its real coast.
	X, Y float64
	// Landings are the neighbouring mainland cells that an island port's arrows
	// point to. A port that has any is an island: on foot one goes
	// between it and these cells only (see Afoot). Empty for all others.
	Landings []ID
}

// River is one of the rivers drawn at the start.
type River struct {
	Name string
	// Least is how many blank hexes above its known end must be mapped
	// before a source may be found; 0 where its source is known, and where it goes
	// on in its branches.
	Least int
	// Head is the cell at its known end: water comes into it from Blank land
	// by a stub, or from its branches; or it is its source, where nothing comes in.
	Head ID
}

// Map is the board: cells in reading order, ports and rivers. It never
// changes after it was read; what is found is kept in a position of the game.
type Map struct {
	Cols, Rows int
	Cells      []Cell
	Shores     []string // the names of the shores that ports lie on
	Ports      []Port
	Rivers     []River

	near [][6]ID
	dist []uint8 // from each cell to the nearest port, see PortDistance
}

// ID finds the cell at h, None when h lies off the map.
func (m *Map) ID(h Hex) ID {
	col := h.Q + (h.R-h.R&1)/2
	if h.R < 0 || h.R >= m.Rows || col < 0 || col >= m.Cols {
		return None
	}
	return ID(h.R*m.Cols + col)
}

// HexAt is the hex in the given column and row: odd rows stand half a hex
// to the east.
func HexAt(col, row int) Hex { return Hex{col - (row-row&1)/2, row} }

// Near is the cell next to id in direction d, None at the map's edge.
func (m *Map) Near(id ID, d Dir) ID { return m.near[id][d-1] }

// Cell is the cell numbered id.
func (m *Map) Cell(id ID) *Cell { return &m.Cells[id] }

// Distance is the distance in hexes between two cells.
func (m *Map) Distance(a, b ID) int { return Distance(m.Cells[a].Hex, m.Cells[b].Hex) }

// DirTo is the direction from a to its neighbour b, NoDir when they do not touch.
func (m *Map) DirTo(a, b ID) Dir {
	for i, n := range m.near[a] {
		if n == b && b != None {
			return Dir(i + 1)
		}
	}
	return NoDir
}

// Afoot reports whether a and b are neighbouring land with no strait between:
// an island port is joined to its landings only.
func (m *Map) Afoot(a, b ID) bool {
	if a == None || b == None || m.DirTo(a, b) == NoDir {
		return false
	}
	from, to := &m.Cells[a], &m.Cells[b]
	return from.Ground == Land && to.Ground == Land && m.lands(from.Port, b) && m.lands(to.Port, a)
}

// lands reports whether port may be left for, or entered from, its neighbour id.
func (m *Map) lands(port PortID, id ID) bool {
	return port == NoPort || len(m.Ports[port].Landings) == 0 || slices.Contains(m.Ports[port].Landings, id)
}

// PortDistance is the distance in hexes from id to the nearest port.
func (m *Map) PortDistance(id ID) int { return int(m.dist[id]) }

// IsBlank reports whether id is land that was blank at first.
func (m *Map) IsBlank(id ID) bool {
	return id != None && m.Cells[id].Ground == Land && m.Cells[id].Terrain == Blank
}

// Finish computes the tables that Near, DirTo and PortDistance read. Whoever
// fills a Map by hand calls it once.
func (m *Map) Finish() {
	m.near = make([][6]ID, len(m.Cells))
	m.dist = make([]uint8, len(m.Cells))
	for i := range m.Cells {
		h := m.Cells[i].Hex
		for j, d := range Dirs {
			m.near[i][j] = m.ID(h.Neighbour(d))
		}
		best := 255
		for _, p := range m.Ports {
			best = min(best, Distance(h, m.Cells[p.At].Hex))
		}
		m.dist[i] = uint8(best)
	}
}
