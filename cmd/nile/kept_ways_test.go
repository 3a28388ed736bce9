package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/internal/titles"
	"sourceofthenile/saves"
)

// waysDir holds a finished game of each way to play and of some mixtures. Those that
// go on until Africa is mapped begin on a map that is nearly whole, so that they are
// short.
const waysDir = "testdata/ways"

// keptWays are the ways of which a finished game is kept: the last ones mix races and
// open ends, cards and both kinds of dice.
var keptWays = []string{edition.Game2, edition.Third, "mix:1", "mix:7", "mix:30", "mix:59", "mix:88", "mix:117"}

// fewLeft is how many blank hexes the map has on which such a game begins.
const fewLeft = 14

func keptWay(way string) string {
	return filepath.Join(waysDir, strings.ReplaceAll(way, ":", "-")+saves.Extension)
}

// TestKeptGamesOfEveryWay replays a finished game of each way to play: rules that
// lead elsewhere are found out by its hash.
func TestKeptGamesOfEveryWay(t *testing.T) {
	if *keep {
		keepWays(t)
	}
	campaigns, mappers := 0, map[uint8]bool{}
	for _, way := range keptWays {
		t.Run(way, func(t *testing.T) {
			h, _, table, err := catalogue.Open(keptWay(way), ours) // an error also where it ends in another position
			if err != nil {
				t.Fatal(err)
			}
			if !table.Over() || h.Way != way || table.Len() < 100 {
				t.Errorf("%d commands of %s, finished: %v", table.Len(), h.Way, table.Over())
			}
			v := viewOf(table, game.Nobody)
			mappers[v.Edition()[edition.Mapping]] = true
			if !v.Open() {
				return
			}
			campaigns++
			if left, _ := v.Blank(); left != 0 {
				t.Errorf("it is over with %d hexes blank", left)
			}
			if last := v.Sittings(table.Events()); len(last) == 0 || last[len(last)-1].Open {
				t.Errorf("its sittings are %+v", last)
			}
		})
	}
	if campaigns < 3 || campaigns == len(keptWays) || len(mappers) != 3 {
		t.Errorf("%d of %d have an open end, and there are %d ways of mapping", campaigns, len(keptWays), len(mappers))
	}
}

// keepWays plays a game for every way whose kept one is missing or no longer replays.
func keepWays(t *testing.T) {
	if err := os.MkdirAll(waysDir, 0o755); err != nil {
		t.Fatal(err)
	}
	var nearly []byte
	for i, way := range keptWays {
		if _, _, table, err := catalogue.Open(keptWay(way), ours); err == nil && table.Over() {
			continue
		}
		s, err := titles.NileSettings(way, 3, 0)
		if err != nil {
			t.Fatal(err)
		}
		if s.Edition()[edition.End] == edition.Open {
			if nearly == nil {
				nearly = nearlyWhole(t)
			}
			s.Map, s.Name = nearly, "The last white spots"
		}
		r := companyOf(t, s, uint64(i)+1)
		if err := r.run(2000); err != nil {
			t.Fatalf("%s: %v", way, err)
		}
		if err := writeSave(keptWay(way), catalogue.HeaderOf(r.table, way), r.table.Record(), true); err != nil {
			t.Fatal(err)
		}
	}
}

// companyOf seats steady players at a table.
func companyOf(t *testing.T, s nile.Settings, seed uint64) *runner {
	t.Helper()
	who, err := theNile.company("keen", len(s.Players))
	if err != nil {
		t.Fatal(err)
	}
	r, err := newRunner(theNile, s.Encode(), who, 0, seed, 0)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// nearlyWhole is the map of a campaign in which few hexes are blank.
func nearlyWhole(t *testing.T) []byte {
	t.Helper()
	s, err := titles.NileSettings(edition.Game2, nile.MaxSeats, 0)
	if err != nil {
		t.Fatal(err)
	}
	r := companyOf(t, s, 3)
	for turn := 50; !r.table.Over(); turn += 10 {
		if err := r.run(turn); err != nil {
			t.Fatal(err)
		}
		m := viewOf(r.table, game.Nobody).Carry()
		if c, err := nile.ReadCarried(m); err == nil && c.Left <= fewLeft && c.Left > 0 {
			return m
		}
	}
	t.Fatal("no map was nearly whole")
	return nil
}
