package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
)

// asCoast in the hand-drawn grid leaves a cell to the coastline: sea, foreign
// land, or blank land.
const asCoast = '-'

// known is what known.txt holds: everything on the board that is drawn by hand.
type known struct {
	projection
	cols, rows int
	share      float64 // how much of a hex must be land to be land
	lands      []land
	grid       [][]byte
	ports      []portLine
	colony     []string // as hexmap.Read wants them
	rivers     []string
}

// A land gives a name to the outline that holds a place; foreign is set for
// those that are only drawn.
type land struct {
	name    string
	foreign bool
	at      point
}

// A portLine is a port before its place on the chart is computed.
type portLine struct {
	name, shore, cell, landings string
	lat, lon                    float64
}

// readKnown reads known.txt; its head explains the format.
func readKnown(path string) (*known, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	k := &known{}
	section := ""
	for i, line := range strings.Split(string(data), "\n") {
		line = strings.TrimRight(line, " \r")
		if line == "" || line[0] == '#' {
			continue
		}
		switch word, rest, _ := strings.Cut(line, " "); word {
		case "grid", "ports", "colony", "rivers":
			section = word
			continue
		case "centre", "origin", "board", "share", "land", "foreign":
			err = k.setting(word, rest)
		default:
			err = k.entry(section, line)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, i+1, err)
		}
	}
	if len(k.grid) != k.rows {
		return nil, fmt.Errorf("%s: the grid has %d rows, want %d", path, len(k.grid), k.rows)
	}
	return k, nil
}

func (k *known) setting(word, rest string) error {
	if word == "land" || word == "foreign" {
		name, place, _ := strings.Cut(rest, "|")
		n, err := numbers(place, 2)
		if err != nil {
			return err
		}
		k.lands = append(k.lands, land{strings.TrimSpace(name), word == "foreign", point{n[1], n[0]}})
		return nil
	}
	want := 2
	if word == "share" {
		want = 1
	}
	n, err := numbers(rest, want)
	if err != nil {
		return err
	}
	switch word {
	case "centre":
		k.centre = point{n[1], n[0]}
	case "origin":
		k.origin = point{n[0], n[1]}
	case "board":
		k.cols, k.rows = int(n[0]), int(n[1])
	case "share":
		k.share = n[0] / 100
	}
	return nil
}

func (k *known) entry(section, line string) error {
	switch section {
	case "grid":
		letters := strings.Fields(line)
		if len(letters) != k.cols {
			return fmt.Errorf("%d cells in the row, want %d", len(letters), k.cols)
		}
		k.grid = append(k.grid, []byte(strings.Join(letters, "")))
	case "ports":
		return k.port(strings.Split(line, "|"))
	case "colony":
		k.colony = append(k.colony, line)
	case "rivers":
		k.rivers = append(k.rivers, line)
	default:
		return fmt.Errorf("%q stands in no section", line)
	}
	return nil
}

func (k *known) port(f []string) error {
	if len(f) != 5 {
		return fmt.Errorf("a port has five parts, not %d", len(f))
	}
	n, err := numbers(f[1], 2)
	if err != nil {
		return err
	}
	k.ports = append(k.ports, portLine{
		name: strings.TrimSpace(f[0]), lat: n[0], lon: n[1], shore: strings.TrimSpace(f[2]),
		cell: strings.TrimSpace(f[3]), landings: strings.TrimSpace(f[4]),
	})
	return nil
}

func numbers(text string, want int) ([]float64, error) {
	words := strings.Fields(text)
	if len(words) != want {
		return nil, fmt.Errorf("want %d numbers, not %q", want, text)
	}
	out := make([]float64, 0, want)
	for _, w := range words {
		n, err := strconv.ParseFloat(w, 64)
		if err != nil {
			return nil, err
		}
		out = append(out, n)
	}
	return out, nil
}
