// Command africa makes the board: from the coastline of Natural Earth and
// from what is drawn by hand in known.txt it writes africa.txt (the cells,
// ports and rivers) and coast.txt (the real shore, for the painter).
//
//	africa -land land.json -known known.txt -board africa.txt -coast coast.txt
//
// land.json is a small part of the world, made once from the npm package
// world-atlas 2.0.2 (Natural Earth, public domain):
//
//	npm pack world-atlas@2.0.2 && tar -xzf world-atlas-2.0.2.tgz
//	africa -clip package/land-50m.json -land land.json
package main

import (
	"flag"
	"fmt"
	"os"

	"sourceofthenile/hexmap"
)

func main() {
	var (
		world    = flag.String("clip", "", "make the -land file from this land-50m.json, and stop")
		landPath = flag.String("land", "land.json", "the land around Africa")
		drawn    = flag.String("known", "known.txt", "what is drawn by hand")
		board    = flag.String("board", "africa.txt", "the board to write")
		coast    = flag.String("coast", "coast.txt", "the coast to write")
		template = flag.Bool("template", false, "only show how many tenths of each cell are land")
	)
	flag.Parse()
	if err := run(*world, *landPath, *drawn, *board, *coast, *template); err != nil {
		fmt.Fprintln(os.Stderr, "africa:", err)
		os.Exit(1)
	}
}

func run(world, landPath, drawn, board, coast string, template bool) error {
	if world != "" {
		return clipLand(world, landPath)
	}
	s, err := load(landPath, drawn)
	if err != nil {
		return err
	}
	if template {
		fmt.Print(s.template())
		return nil
	}
	m, err := s.board()
	if err != nil {
		return err
	}
	for _, d := range s.doubts(m) {
		fmt.Fprintln(os.Stderr, "africa: doubtful:", d)
	}
	if err := os.WriteFile(board, hexmap.Write(m), 0o644); err != nil {
		return err
	}
	return os.WriteFile(coast, hexmap.WriteCoast(s.coast()), 0o644)
}

func load(landPath, drawn string) (*survey, error) {
	k, err := readKnown(drawn)
	if err != nil {
		return nil, err
	}
	rings, err := readLand(landPath)
	if err != nil {
		return nil, err
	}
	return measure(k, rings), nil
}
