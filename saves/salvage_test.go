package saves

import (
	"bytes"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/gametest"
)

// rescued checks that what Salvage gives is the beginning of the game, ready to
// be played on, and where it gives a position, the one that was saved with all
// that goes with it.
func rescued(t *testing.T, data []byte, whole *game.Record) (Header, *game.Record) {
	t.Helper()
	h, r, n, err := Salvage(data)
	if err != nil {
		t.Fatal(err)
	}
	if n != len(r.Log) || n > len(whole.Log) || (r.Position != nil) != (r.Hash != "") {
		t.Fatalf("%d commands, log of %d, position of %d bytes, hash %q", n, len(r.Log), len(r.Position), r.Hash)
	}
	cut := *whole
	cut.Log = whole.Log[:n]
	got := *r
	if r.Version != whole.Version || r.Past != 0 || len(r.Story) > 0 && (n < len(whole.Log) && r.Position == nil || len(r.Story) != len(whole.Story)) {
		t.Fatalf("rules %d, %d events told, %d of them past, with a log of %d", r.Version, len(r.Story), r.Past, n)
	}
	if r.Position != nil && (r.Hash != whole.Hash || !bytes.Equal(r.Position, whole.Position)) {
		t.Fatalf("the position is %s, want %s: %s", r.Hash, whole.Hash, gametest.Differ(whole.Position, r.Position))
	}
	got.Position, got.Hash, got.Chance, got.Sittings = cut.Position, cut.Hash, cut.Chance, cut.Sittings
	got.Story = cut.Story
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

// One flipped byte, wherever it is, loses nothing of where the game stands: the
// log is whole or the position is.
func TestSalvageAfterAnyFlippedByte(t *testing.T) {
	alone(t)
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
		} else if r.Position == nil || len(r.Story) != len(rec.Story) || !bytes.Equal(r.Chance, rec.Chance) {
			t.Fatalf("byte %d: of %d commands %d came back, and of the position %d bytes", i, commands, len(r.Log), len(r.Position))
		}
		if i%50 == 0 {
			again, err := game.TakeUp(caravan.Rules{}, r)
			if err != nil || again.Hash() != table.Hash() {
				t.Fatalf("byte %d: the game does not go on from where it stood: %v", i, err)
			}
			if len(r.Log) < commands && (again.Len() != 0 || again.Past() != len(rec.Story)) {
				t.Fatalf("byte %d: %d commands and %d events from the position", i, again.Len(), again.Past())
			}
		}
	}
	if whole < len(data)/3 { // head, settings, position, state and checksum
		t.Errorf("only %d of %d flipped bytes leave the log whole", whole, len(data))
	}
}

// A position that belongs to another game, put into a damaged file with all its
// sums right, is not taken for this one's.
func TestSalvageTakesNoOtherGamesPosition(t *testing.T) {
	rec, other := played(t, 3, 300).Record(), played(t, 4, 300).Record()
	data, err := Encode(header(), rec)
	must(t, err)
	w := packers.Get().(*packer)
	mine, theirs := appendSection(nil, tagPosition, w.deflate(rec.Position)), appendSection(nil, tagPosition, w.deflate(other.Position))
	if bytes.Count(data, mine) != 1 {
		t.Fatal("the position is not where it was looked for")
	}
	data = bytes.Replace(data, mine, theirs, 1)
	_, r := rescued(t, data, rec)
	if r.Position != nil || len(r.Log) != 300 {
		t.Errorf("%d commands and a position of %d bytes", len(r.Log), len(r.Position))
	}
	lost := bytes.Replace(data, []byte(tagState), []byte("\xf1XXX"), 1) // nobody vouches for it now
	if _, r = rescued(t, lost, rec); r.Position != nil || len(r.Log) != 300 {
		t.Errorf("%d commands, and a position of %d bytes that nobody vouches for", len(r.Log), len(r.Position))
	}
}

func TestSalvageAfterTruncation(t *testing.T) {
	alone(t)
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
		t.Errorf("at the end %d commands come back, want 300", last)
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

// A save whose number of the format alone was changed is no newer one.
func TestSalvageOfAChangedNumber(t *testing.T) {
	rec := played(t, 3, 100).Record()
	data, err := Encode(header(), rec)
	must(t, err)
	h, r := rescued(t, bytes.Replace(data, []byte("SAVE 2"), []byte("SAVE 9"), 1), rec)
	if len(r.Log) != 100 || h.Label != "before the cataract" {
		t.Errorf("%d commands and %+v", len(r.Log), h)
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
		"newer":     {ofFormat(3, whole), Newer},
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
		t.Errorf("found sections where there are none: got %v, wanted 0", len(f.runs))
	}
}
