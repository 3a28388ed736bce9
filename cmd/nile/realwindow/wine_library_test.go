//go:build linux && !ebitenginevmguest

package realwindow

import (
	"bytes"
	"encoding/binary"
	"strings"
)

// randomLibrary is bcryptprimitives.dll, which Windows has and Wine before version 8.13,
// Debian's among them, has not: a library whose only function, ProcessPrng, is another
// name of advapi32's SystemFunction036. Both fill a buffer with chance. Without it no
// program of Go's starts.
func randomLibrary() []byte {
	const (
		at        = 0x1000 // where its one section lies when it is loaded
		onDisk    = 0x200
		directory = 40 // bytes of the directory of what it exports
		tables    = directory + 4 + 4 + 4
	)
	names, place := "", map[string]uint32{}
	for _, s := range []string{"bcryptprimitives.dll", "ProcessPrng", "advapi32.SystemFunction036"} {
		place[s] = at + tables + uint32(len(names))
		names += s + "\x00"
	}
	size := uint32(tables + len(names))
	var b bytes.Buffer
	put := func(values ...any) {
		for _, v := range values { // no value of these can fail
			_ = binary.Write(&b, binary.LittleEndian, v)
		}
	}
	pad := func(to int) { b.WriteString(strings.Repeat("\x00", to-b.Len())) }

	put([2]byte{'M', 'Z'})
	pad(60)
	put(uint32(64), [4]byte{'P', 'E'})
	put(uint16(0x8664), uint16(1), [3]uint32{}, uint16(240), uint16(0x2022))     // for amd64, one section, a library
	put(uint16(0x20b), uint16(14), [4]uint32{0, onDisk, 0, 0}, uint32(at))       // no code, no entry
	put(uint64(0x180000000), uint32(at), uint32(onDisk))                         // base and alignments
	put([6]uint16{6, 0, 0, 0, 6, 0}, [4]uint32{0, 2 * at, onDisk, 0})            // versions and sizes
	put(uint16(3), uint16(0x100), [4]uint64{1 << 20, 1 << 12, 1 << 20, 1 << 12}) // how it runs
	put(uint32(0), uint32(16), at|uint32(0), size, [15]uint64{})                 // of 16 directories the first
	put([8]byte{'.', 'r', 'd', 'a', 't', 'a'}, size, uint32(at), uint32(onDisk), uint32(onDisk), [3]uint32{}, uint32(0x40000040))
	pad(onDisk)
	put([3]uint32{}, place["bcryptprimitives.dll"], uint32(1), uint32(1), uint32(1)) // one function, with one name
	put(uint32(at+directory), uint32(at+directory+4), uint32(at+directory+8))
	put(place["advapi32.SystemFunction036"], place["ProcessPrng"], uint16(0), uint16(0))
	b.WriteString(names)
	pad(2 * onDisk)
	return b.Bytes()
}
