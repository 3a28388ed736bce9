package saves

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

var writeSamples = flag.Bool("write-samples", false, "write the samples of the format that are missing; what is there stays")

// samples are saves kept for ever: every version of the program has to read
// them. A new format adds its own under "format2-…" and leaves these. Those of
// rules 0 are of an older Caravan, and hold no story: they are read and salvaged,
// not played on. Those called "told" hold it one event behind the other, those called
// "columns" by columns.
var samples = []struct {
	name     string
	seed     uint64
	commands int
	resumed  bool   // the log begins at a position reached before
	rules    int    // version of the rules; 0: not said
	hash     string // of the position
}{
	{"format1-fresh", 1, 0, false, 0, "9466f75ea02ba3118cb0bbf5cd36f8efb3aa5f614e39aa35fbd961c708a39de6"},
	{"format1-turn", 2, 9, false, 0, "0bd0792a615e551df61d4812bf58615ac21aa0a7fafef31215810898cf2ad158"},
	{"format1-long", 3, 500, false, 0, "1e80bbd72fe64345b829b89e29efbb742022a06c3a0a76c2ff7ee22cd6a72e73"},
	{"format1-resumed", 4, 80, true, 0, "41ff31a23b1e5910c7dbd172551fd5e64df78f855656350cc9a0a82bb4ab6607"},
	{"format1-told", 3, 300, false, 2, "1f68c15c98864047259018a6ea0fc7f36b231f6e1ac7a08c5f153d18526d63ee"},
	{"format1-told-resumed", 4, 80, true, 2, "b4715d75939b79ff7d4b3d0d8c31eab8b3707838d9ba9d608c361491e78c669f"},
	{"format2-told", 3, 300, false, 2, "1f68c15c98864047259018a6ea0fc7f36b231f6e1ac7a08c5f153d18526d63ee"},
	{"format2-told-resumed", 4, 80, true, 2, "b4715d75939b79ff7d4b3d0d8c31eab8b3707838d9ba9d608c361491e78c669f"},
}

func TestSamples(t *testing.T) {
	for _, s := range samples {
		path := filepath.Join("testdata", s.name+Extension)
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) && *writeSamples {
			h := header()
			h.Label = s.name
			data, err := Encode(h, sample(t, s.seed, s.commands, s.resumed))
			must(t, err)
			must(t, os.MkdirAll("testdata", 0o755))
			must(t, os.WriteFile(path, data, 0o644))
		}
		h, r, err := (Folder{}).Load(path)
		if err != nil {
			t.Errorf("%s: %v", s.name, err)
			continue
		}
		want := header()
		want.Label, want.Game, want.Rules, want.Commands, want.ID = s.name, "caravan", s.rules, s.commands, GameID(r)
		if s.rules == 0 {
			want.Mover = 0 // they are older than that line
		}
		if !sameHeader(h, want) {
			t.Errorf("%s: header %+v,\nwant %+v", s.name, h, want)
		}
		if cheap, err := (Folder{}).ReadHeader(path); err != nil || !sameHeader(cheap, h) {
			t.Errorf("%s: the head alone says %+v, %v", s.name, cheap, err)
		}
		if sum := sha256.Sum256(r.Position); r.Hash != s.hash || hex.EncodeToString(sum[:]) != s.hash || len(r.Log) != s.commands {
			t.Errorf("%s: %d commands and a position of hash %s, want %s", s.name, len(r.Log), r.Hash, s.hash)
		}
		if s.rules > 0 {
			table, err := game.TakeUp(caravan.Rules{}, r)
			if err != nil || table.Hash() != s.hash || table.Len() != s.commands || len(table.Events()) != len(r.Story) || (table.Past() > 0) != s.resumed {
				t.Errorf("%s: taken up it is another game: %v", s.name, err)
			}
		}
		if _, _, n, err := Salvage(read(t, path)); err != nil || n != s.commands {
			t.Errorf("%s: salvage brings %d commands back; %v; want %d", s.name, n, err, s.commands)
		}
	}
}

// sample is a game for a sample; a resumed one has as many commands
// before the position its log begins at as in its log.
func sample(t *testing.T, seed uint64, commands int, resumed bool) *game.Record {
	t.Helper()
	if !resumed {
		return played(t, seed, commands).Record()
	}
	table, err := game.Resume(caravan.Rules{}, played(t, seed, commands).Record())
	must(t, err)
	play(t, table, seed+1, commands)
	return table.Record()
}

func read(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	must(t, err)
	return data
}
