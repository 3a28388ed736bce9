// Package tight packs as gzip does, into less: it weighs every way to say the data and
// takes the shortest, as Zopfli does, where compress/gzip takes the first good one. It
// takes minutes where gzip takes seconds, and any gzip unpacks what it makes.
package tight

import (
	"encoding/binary"
	"hash/crc32"
)

// What one table of codes is at most for, in bytes of data: what follows is weighed
// apart, so that all that is held in memory stays small.
const stretch = 1 << 20

// Gzip packs data. It depends on the data alone: no time and no name go into it.
func Gzip(data []byte) []byte {
	w := &output{out: []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255}} // the slowest way, on an unknown system
	f := newFinder(data)
	for from := 0; ; from += stretch {
		to := min(from+stretch, len(data))
		p := newParser(data, from, f.matches(from, to))
		blocks := p.blocks(to)
		for i, b := range blocks {
			w.block(p.best(b), to == len(data) && i == len(blocks)-1)
		}
		if to == len(data) {
			break
		}
	}
	w.flush()
	w.out = binary.LittleEndian.AppendUint32(w.out, crc32.ChecksumIEEE(data))
	return binary.LittleEndian.AppendUint32(w.out, uint32(len(data)))
}

// A step is what is said at one place: a byte as it is (long 0), or so many bytes as
// they stood so far back.
type step struct {
	long uint16
	far  uint16 // less one, as in a match
	byt  byte
}
