package saves

import (
	"bytes"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
)

// rescued checks that what Salvage gives is the beginning of the game, ready to
// be played on.
func rescued(t *testing.T, data []byte, whole *game.Record) (Header, *game.Record) {
	t.Helper()
	h, r, n, err := Salvage(data)
	if err != nil {
		t.Fatal(err)
	}
	if n != len(r.Log) || n > len(whole.Log) || r.Position != nil || r.Hash != "" {
		t.Fatalf("%d commands, log of %d, position of %d bytes, hash %q", n, len(r.Log), len(r.Position), r.Hash)
	}
	cut := *whole
	cut.Log = whole.Log[:n]
	got := *r
	got.Position, got.Hash, got.Chance, got.Sittings = cut.Position, cut.Hash, cut.Chance, cut.Sittings
	if !sameRecord(&got, &cut) {
		t.Fatal("not the beginning of the game that was saved")
	}
	for _, at := range r.Sittings {
		if at > n {
			t.Fatalf("sittings %v of %d commands", r.Sittings, n)
		}
	}
	return h, r
}

func TestSalvageAfterAnyFlippedByte(t *testing.T) {
	const commands = 300
	table := played(t, 3, commands)
	rec := table.Record()
	data, err := Encode(header(), rec)
	must(t, err)
	whole := 0
	for i := range data {
		bad := bytes.Clone(data)
		bad[i] ^= 0xff
		_, r := rescued(t, bad, rec)
		if len(r.Log) == commands {
			whole++
		} else if lost := commands - len(r.Log); lost%runLength != commands%runLength {
			t.Fatalf("byte %d: %d commands lost, not whole runs", i, lost)
		}
		if i%50 == 0 {
			again, err := game.Replay(caravan.Rules{}, r)
			if err != nil || again.Len() != len(r.Log) {
				t.Fatalf("byte %d: cannot be played on: %v", i, err)
			}
			if len(r.Log) == commands && again.Hash() != table.Hash() {
				t.Fatalf("byte %d: all commands lead to another position", i)
			}
		}
	}
	if whole < len(data)/3 { // head, settings, position, state and checksum
		t.Errorf("only %d of %d flipped bytes leave the log whole", whole, len(data))
	}
}

func TestSalvageAfterTruncation(t *testing.T) {
	rec := played(t, 3, 300).Record()
	data, err := Encode(header(), rec)
	must(t, err)
	last := 0
	for n := 0; n < len(data); n += 7 {
		if _, _, _, err := Salvage(data[:n]); err != nil {
			if last > 0 {
				t.Fatalf("cut to %d bytes nothing comes back, of less %d commands did", n, last)
			}
			kindOf(t, err)
			continue
		}
		h, r := rescued(t, data[:n], rec)
		if len(r.Log) < last {
			t.Fatalf("cut to %d bytes %d commands come back, of less %d did", n, len(r.Log), last)
		}
		last = len(r.Log)
		if h.Commands != 300 || h.Label != "before the cataract" || h.Game != "caravan" {
			t.Fatalf("header %+v", h)
		}
	}
	if last != 300 {
		t.Errorf("at the end %d commands come back", last)
	}
}

func TestSalvageKeepsTheDiceOfAWholeLog(t *testing.T) {
	rec := played(t, 3, 100).Record()
	data, err := Encode(header(), rec)
	must(t, err)
	data[len(data)-1] ^= 1
	_, r, _, err := Salvage(data)
	must(t, err)
	if !bytes.Equal(r.Chance, rec.Chance) || len(r.Sittings) != len(rec.Sittings) {
		t.Error("the log is whole, and the generator's state or the sittings are lost")
	}
}

func TestSalvageOfTheHopeless(t *testing.T) {
	whole := string(encode(t, 20))
	for name, test := range map[string]struct {
		data string
		want Kind
	}{
		"empty":     {"", Empty},
		"text":      {"Dear Anna, the Nile is long.", NotASave},
		"head only": {whole[:200], Damaged},
		"zeros":     {strings.Repeat("\x00", 900), Damaged},
		"newer":     {strings.Replace(whole, "SAVE 1", "SAVE 2", 1), Newer},
	} {
		if _, r, n, err := Salvage([]byte(test.data)); kindOf(t, err) != test.want || r != nil || n != 0 {
			t.Errorf("%s: %d commands, %v", name, n, err)
		}
	}
}

// A file made to look like very many sections is read in bounded time: each of
// these claims nearly all that follows.
func TestScanIsBounded(t *testing.T) {
	one := append([]byte(tagLog), 0, 0, 0x08, 0, 1, 2, 3, 4) // 512 KB each
	data := bytes.Repeat(one, 1<<20/len(one))
	if f := scan(data); len(f.runs) != 0 {
		t.Error("found sections where there are none")
	}
}
