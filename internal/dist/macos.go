package main

import (
	"encoding/binary"
	"fmt"
)

// macos makes an application in a zip, for both kinds of processor. It is not
// signed by a maker Apple knows: the text beside it says how it is opened first.
func (r *release) macos() error {
	amd64, err := r.build("darwin", "amd64")
	if err != nil {
		return err
	}
	arm64, err := r.build("darwin", "arm64")
	if err != nil {
		return err
	}
	plist, err := r.text("Info.plist", nil)
	if err != nil {
		return err
	}
	readme, err := r.text("macos.txt", nil)
	if err != nil {
		return err
	}
	icons, err := icns(1024)
	if err != nil {
		return err
	}
	notices, err := r.notices()
	if err != nil {
		return err
	}
	tree := files{
		{name: "Contents/MacOS/nile", run: true, data: universal(amd64, arm64)},
		{name: "Contents/Info.plist", data: plist},
		{name: "Contents/PkgInfo", data: []byte("APPL????")},
		{name: "Contents/Resources/mark.icns", data: icons},
	}
	tree = append(tree, notices.under("Contents/Resources/Licences")...)
	tree = append(tree.under("Source of the Nile.app"), file{name: "Read me.txt", data: readme})
	data, err := tree.zip("", r.date)
	if err != nil {
		return err
	}
	return r.put(fmt.Sprintf("%s-%s-macos.zip", name, r.version), data)
}

// universal is one program for both processors, as mach-o/fat.h has it: a list of
// what each needs, then each at a border of pages.
func universal(amd64, arm64 []byte) []byte {
	const page = 1 << 14 // of 16 kB, as arm64's
	out := binary.BigEndian.AppendUint32(nil, 0xcafebabe)
	out = binary.BigEndian.AppendUint32(out, 2)
	at := uint32(page)
	type kind struct {
		cpu, sub uint32
		program  []byte
	}
	kinds := []kind{{0x01000007, 3, amd64}, {0x0100000c, 0, arm64}}
	for _, k := range kinds {
		for _, v := range []uint32{k.cpu, k.sub, at, uint32(len(k.program)), 14} {
			out = binary.BigEndian.AppendUint32(out, v)
		}
		at += uint32((len(k.program) + page - 1) / page * page)
	}
	for _, k := range kinds {
		out = append(out, make([]byte, (page-len(out)%page)%page)...)
		out = append(out, k.program...)
	}
	return out
}
