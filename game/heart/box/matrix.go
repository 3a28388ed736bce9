package box

// Slot is a slot of the Matrix (10): five times the row plus the column, from 0.
type Slot int8

// The slots that have a meaning of their own.
const (
	Slots       = 25
	NoSlot Slot = -1
	Start  Slot = 2  // C1
	End    Slot = 17 // C4
)

// RumourSlots is where the Rumour numbers stand, by number less one.
var RumourSlots = [6]Slot{10, 12, 14, 15, 19, 22} // A3 C3 E3 A4 E4 C5

// RumourSlot is the slot of a Rumour number, 1 to 6.
func RumourSlot(n int) Slot { return RumourSlots[n-1] }

// Name is the slot as it is written: A1 to E5.
func (s Slot) Name() string {
	if s < 0 || s >= Slots {
		return ""
	}
	return string([]byte{'A' + byte(s%5), '1' + byte(s/5)})
}

func (s Slot) column() int { return int(s) % 5 }
func (s Slot) row() int    { return int(s) / 5 }

// Distance goes along rows and columns.
func Distance(a, b Slot) int { return abs(a.column()-b.column()) + abs(a.row()-b.row()) }

func abs(n int) int { return max(n, -n) }

// At is the slot so many columns and rows away, NoSlot outside.
func (s Slot) At(columns, rows int) Slot {
	c, r := s.column()+columns, s.row()+rows
	if c < 0 || c > 4 || r < 0 || r > 4 {
		return NoSlot
	}
	return Slot(5*r + c)
}

// Next are the neighbours of a slot, in reading order.
func (s Slot) Next() (list []Slot) {
	for _, d := range [4][2]int{{0, -1}, {-1, 0}, {1, 0}, {0, 1}} {
		if o := s.At(d[0], d[1]); o != NoSlot {
			list = append(list, o)
		}
	}
	return list
}
