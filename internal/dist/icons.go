package main

import (
	"bytes"
	"encoding/binary"
	"image/png"

	"sourceofthenile/render/nile/plates"
)

// icons are those that were painted, by size.
var icons = map[int][]byte{}

// icon is the program's mark as a PNG, size by size pixels.
func icon(size int) ([]byte, error) {
	if data, ok := icons[size]; ok {
		return data, nil
	}
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(&b, plates.Mark(size)); err != nil {
		return nil, err
	}
	icons[size] = b.Bytes()
	return icons[size], nil
}

// icns is the mark in all sizes, up to the largest, as macOS has them in one file:
// pieces of four letters, length and PNG.
func icns(largest int) ([]byte, error) {
	var body bytes.Buffer
	for _, piece := range []struct {
		kind string
		size int
	}{
		{"icp4", 16},
		{"icp5", 32},
		{"icp6", 64},
		{"ic07", 128},
		{"ic08", 256},
		{"ic09", 512},
		{"ic10", 1024},
		{"ic11", 32},
		{"ic12", 64},
		{"ic13", 256},
		{"ic14", 512}, // of twice the pixels
	} {
		if piece.size > largest {
			continue
		}
		data, err := icon(piece.size)
		if err != nil {
			return nil, err
		}
		body.WriteString(piece.kind)
		_ = binary.Write(&body, binary.BigEndian, uint32(8+len(data))) // a buffer takes all
		body.Write(data)
	}
	head := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+body.Len()))
	return append(head, body.Bytes()...), nil
}
