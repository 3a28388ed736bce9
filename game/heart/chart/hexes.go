package chart

// The board of hexes that the chart is drawn on: rows FirstRow to LastRow, odd
// ones half a hex further east.
const (
	Columns  = 31
	FirstRow = 7
	LastRow  = 41
)

// Ground is what lies in a hex.
type Ground uint8

// The kinds of ground.
const (
	OffChart Ground = iota // land that is not on the chart
	Sea
	Foreign
	Charted // a region
)

// At is what lies in a hex, and its region if it is Charted.
func At(row, column int) (Ground, Region) {
	cells, ok := printed.hexes[row]
	if !ok || column < 0 || column >= Columns {
		return OffChart, Nowhere
	}
	switch c := cells[column]; c {
	case '.':
		return OffChart, Nowhere
	case '~':
		return Sea, Nowhere
	case '#':
		return Foreign, Nowhere
	default:
		return Charted, printed.codes[c]
	}
}
