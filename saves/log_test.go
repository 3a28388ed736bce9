package saves

import (
	"encoding/binary"
	"math"
	"testing"
)

// A number that does not fit is a fault of what is read, and not another number.
func TestNumbersThatDoNotFit(t *testing.T) {
	for _, c := range []struct {
		n          int64
		wide, slim bool // fits 32 bits, 16 bits
	}{
		{0, true, true},
		{math.MaxInt16, true, true},
		{math.MinInt16, true, true},
		{math.MaxInt16 + 1, true, false},
		{math.MinInt16 - 1, true, false},
		{math.MaxInt32, true, false},
		{math.MinInt32, true, false},
		{math.MaxInt32 + 1, false, false},
		{math.MinInt32 - 1, false, false},
	} {
		data := binary.AppendVarint(nil, c.n)
		wide, slim := reader{data: data}, reader{data: data}
		if got := wide.int32(); wide.bad == c.wide || c.wide && int64(got) != c.n {
			t.Errorf("%d is read as %d of 32 bits; refused: %v, want %v", c.n, got, wide.bad, !c.wide)
		}
		if got := slim.int16(); slim.bad == c.slim || c.slim && int64(got) != c.n {
			t.Errorf("%d is read as %d of 16 bits; refused: %v, want %v", c.n, got, slim.bad, !c.slim)
		}
	}
}
