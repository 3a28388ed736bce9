package tight

import (
	"math/bits"
	"slices"
)

// What each code of a length and of a distance has in further bits, by RFC 1951.
var (
	lengthExtra = [29]uint8{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0}
	lengthFirst [29]int
	lengthCode  [259]uint8
	farExtra    = [30]uint8{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13}
)

func init() {
	l := 3
	for k := range lengthExtra {
		lengthFirst[k] = l
		for range 1 << lengthExtra[k] {
			if l <= longest {
				lengthCode[l] = uint8(k)
			}
			l++
		}
	}
	lengthFirst[28], lengthCode[longest] = longest, 28 // which has a code of its own
}

// farCode is the code of a distance less one.
func farCode(far uint16) int {
	if far < 4 {
		return int(far)
	}
	n := bits.Len16(far)
	return 2*(n-1) + int(far>>(n-2)&1)
}

// farFirst is the smallest distance less one of a code.
func farFirst(code int) uint16 {
	if code < 4 {
		return uint16(code)
	}
	return uint16(2+code&1) << (code/2 - 1)
}

// lengthsOf are the lengths of codes for symbols said so often, none longer than most:
// the best there are, by the package-merge algorithm. Two symbols at least have a code,
// as some who unpack want it.
func lengthsOf(often []uint32, most int) []uint8 {
	out := make([]uint8, len(often))
	type packet struct {
		n  uint64
		of []uint16 // symbols in it, each as often as it is in it
	}
	var leaves []packet
	for i, n := range often {
		if n > 0 {
			leaves = append(leaves, packet{uint64(n), []uint16{uint16(i)}})
		}
	}
	for i := 0; len(leaves) < 2; i++ {
		if often[i] == 0 {
			leaves = append(leaves, packet{0, []uint16{uint16(i)}})
		}
	}
	byNumber := func(a, b packet) int {
		switch {
		case a.n < b.n:
			return -1
		case a.n > b.n:
			return 1
		}
		return 0
	}
	slices.SortStableFunc(leaves, byNumber)
	row := slices.Clone(leaves)
	for range most - 1 {
		var next []packet
		for i := 0; i+1 < len(row); i += 2 {
			next = append(next, packet{row[i].n + row[i+1].n, slices.Concat(row[i].of, row[i+1].of)})
		}
		row = append(slices.Clone(leaves), next...) // of two that are as rare, the symbol itself is first
		slices.SortStableFunc(row, byNumber)
	}
	for _, p := range row[:2*len(leaves)-2] {
		for _, s := range p.of {
			out[s]++
		}
	}
	return out
}

// codesOf are the codes that lengths make, turned round, as they are written from the
// other end.
func codesOf(lengths []uint8) []uint16 {
	var count, next [16]uint16
	for _, l := range lengths {
		count[l]++
	}
	count[0] = 0
	code := uint16(0)
	for l := 1; l < 16; l++ {
		code = (code + count[l-1]) << 1
		next[l] = code
	}
	out := make([]uint16, len(lengths))
	for i, l := range lengths {
		if l > 0 {
			out[i] = bits.Reverse16(next[l]) >> (16 - l)
			next[l]++
		}
	}
	return out
}
