package saves

import (
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

var writeSamples = flag.Bool("write-samples", false, "write the samples of the format that are missing; what is there stays")

// samples are saves kept for ever: every version of the program has to read
// them. A new format adds its own under "format2-…" and leaves these.
var samples = []struct {
	name     string
	seed     uint64
	commands int
	hash     string // of the position
}{
	{"format1-fresh", 1, 0, "aa"},
	{"format1-turn", 2, 9, ""},
	{"format1-long", 3, 500, ""},
}

func TestSamples(t *testing.T) {
	for _, s := range samples {
		path := filepath.Join("testdata", s.name+Extension)
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) && *writeSamples {
			h := header()
			h.Label = s.name
			data, err := Encode(h, played(t, s.seed, s.commands).Record())
			must(t, err)
			must(t, os.MkdirAll("testdata", 0o755))
			must(t, os.WriteFile(path, data, 0o644))
		}
		h, r, err := Load(path)
		if err != nil {
			t.Errorf("%s: %v", s.name, err)
			continue
		}
		want := header()
		want.Label, want.Game, want.Commands, want.ID = s.name, "caravan", s.commands, GameID(r)
		if !sameHeader(h, want) {
			t.Errorf("%s: header %+v,\nwant %+v", s.name, h, want)
		}
		if cheap, err := ReadHeader(path); err != nil || !sameHeader(cheap, h) {
			t.Errorf("%s: the head alone says %+v, %v", s.name, cheap, err)
		}
		table, err := game.Replay(gametest.Caravan{}, r)
		if err != nil || table.Hash() != s.hash || table.Len() != s.commands {
			t.Errorf("%s: %d commands lead to %s, want %s; %v", s.name, len(r.Log), table.Hash(), s.hash, err)
		}
		if _, _, n, err := Salvage(read(t, path)); err != nil || n != s.commands {
			t.Errorf("%s: salvage brings %d commands back; %v", s.name, n, err)
		}
	}
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	must(t, err)
	return data
}
