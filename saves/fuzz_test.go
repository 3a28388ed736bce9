package saves

import (
	"bytes"
	"path/filepath"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
	"sourceofthenile/saves/disk/brittle"
)

// FuzzDecode gives Decode and Salvage any bytes: as a file, and, so that the
// checksum does not stop them at the door, as a body with a right head and sum.
func FuzzDecode(f *testing.F) {
	whole := encode(f, 70)
	h, _ := readHead(whole, int64(len(whole)))
	f.Add(whole, false)
	f.Add(whole[:len(whole)/2], false)
	f.Add(whole[h.size:len(whole)-sumSize], true)
	f.Add([]byte("SOURCE OF THE NILE SAVE 2\nProgram: \"3\n\n"), false)
	f.Add([]byte{}, true)
	f.Fuzz(func(t *testing.T, data []byte, sealed bool) {
		if sealed {
			data = seal(Header{Game: "caravan", Commands: 70, Saved: fortnight}, summed(data))
		}
		header, r, err := Decode(data)
		if err != nil {
			if kindOf(t, err) == 0 || r != nil {
				t.Fatalf("no clear error: %v", err)
			}
		} else {
			again, err := Encode(header, r)
			if err != nil {
				t.Fatalf("read, and cannot be written: %v", err)
			}
			if _, r2, err := Decode(again); err != nil || !sameRecord(r, r2) {
				t.Fatalf("written again it is another game: %v", err)
			}
		}
		if _, r, n, err := Salvage(data); err == nil && n != len(r.Log) {
			t.Fatalf("%d commands, log of %d", n, len(r.Log))
		}
	})
}

// summed gives every section of a body its right CRC.
func summed(body []byte) []byte {
	var out []byte
	for n := 0; len(body) > 0; body = body[n:] {
		if n = claim(body); n == 0 {
			return append(out, body...)
		}
		out = appendSection(out, string(body[:4]), body[sectionHead:n])
	}
	return out
}

// FuzzLog reads any bytes as an inflated log.
func FuzzLog(f *testing.F) {
	w := logWriter{dice: make(map[die]int)}
	for _, p := range played(f, 3, 70).Record().Log {
		must(f, w.add(&p))
	}
	f.Add(w.raw)
	f.Add([]byte{1, hasRolls, 0xff, 0xff, 0xff, 0xff, 0x0f})
	f.Fuzz(func(t *testing.T, raw []byte) {
		log, rest, err := readCommands(raw, 1000)
		if err == nil && len(log) != 1000 || rest > len(raw) {
			t.Fatalf("%d commands, %d bytes left, %v", len(log), rest, err)
		}
		again := logWriter{dice: make(map[die]int)}
		for i := range log {
			must(t, again.add(&log[i]))
		}
		twice, _, err := readCommands(again.raw, len(log))
		if err != nil || len(twice) != len(log) {
			t.Fatalf("written again: %v", err)
		}
		final := logWriter{dice: make(map[die]int)}
		for i := range twice {
			must(t, final.add(&twice[i]))
		}
		if !bytes.Equal(final.raw, again.raw) {
			t.Fatalf("the log, written again: %s", gametest.Differ(again.raw, final.raw))
		}
	})
}

// FuzzStory reads any bytes as what was told, as older programs wrote it.
func FuzzStory(f *testing.F) {
	size := 0
	for data := read(f, filepath.Join("testdata", "format1-told"+Extension)); len(data) > sectionHead; data = data[1:] {
		if n := claim(data); n > 0 && string(data[:4]) == tagStory {
			raw, bad := inflate(data[sectionHead:n], maxTold)
			must(f, bad)
			f.Add(raw)
			size = len(raw)
			break
		}
	}
	if size == 0 {
		f.Fatal("the sample holds no story")
	}
	f.Add([]byte{1, 0, 1, 9, toldRolls, 0xff, 0xff, 0xff, 0xff, 0x0f})
	f.Add([]byte{1, 2, 1, 9, 0x70})
	f.Fuzz(func(t *testing.T, raw []byte) {
		var r game.Record
		if parseStory(raw, &r) == nil {
			writtenAgain(t, &r)
		}
	})
}

// writtenAgain checks that a story comes back as it is written, and is written the
// same each time.
func writtenAgain(t *testing.T, r *game.Record) {
	t.Helper()
	if r.Past > len(r.Story) {
		t.Fatalf("%d events of %d are past", r.Past, len(r.Story))
	}
	first, err := columnsOf(r)
	must(t, err)
	again := game.Record{Log: r.Log}
	must(t, readColumns(first, &again))
	second, err := columnsOf(&again)
	must(t, err)
	if !sameRecord(r, &again) {
		t.Fatalf("the story is read again as %+v,\nwant %+v", again, *r)
	}
	if !bytes.Equal(first, second) {
		t.Fatalf("the story, written again: %s", gametest.Differ(first, second))
	}
}

// FuzzColumns reads any bytes as what was told.
func FuzzColumns(f *testing.F) {
	rec := played(f, 3, 70).Record()
	raw, err := columnsOf(rec)
	must(f, err)
	f.Add(raw)
	f.Add([]byte{1, 0, 1, 0, 1, 9, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0})
	f.Fuzz(func(t *testing.T, raw []byte) {
		r := game.Record{Log: rec.Log}
		if readColumns(raw, &r) == nil {
			writtenAgain(t, &r)
		}
	})
}

// FuzzJournal reads any bytes as a journal: never a panic, and of what is read
// nothing that was not written.
func FuzzJournal(f *testing.F) {
	table := played(f, 3, 10)
	d := brittle.New()
	k := sitting(f, Folder{Dir: "/saves", Disk: d}, table, 9, 12)
	k.End()
	k.Flush(true, time.Minute)
	f.Add(d.Bytes(k.Path()))
	f.Fuzz(func(t *testing.T, data []byte) {
		j, err := DecodeJournal(data)
		if err != nil {
			if kindOf(t, err) == 0 {
				t.Fatal(err)
			}
			return
		}
		if j.Base == nil || len(j.Steps) > len(data) {
			t.Fatalf("%d steps in %d bytes", len(j.Steps), len(data))
		}
	})
}
