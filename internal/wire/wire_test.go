package wire

import (
	"bytes"
	"reflect"
	"runtime"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/game"
)

// messages are one of each kind, with something of everything in it.
func messages() []Message {
	why := &game.Refusal{Rule: "10.27", Why: "too-heavy", Needs: 7, Has: -3}
	return []Message{
		&Hello{Proto: Version, Table: "abc", Token: Token{1, 2, 255}, Have: 300, Notes: 12, Last: 1 << 40, Moments: true},
		&Give{ID: ID{9, 255}, All: []game.Command{{Seat: 3, Kind: 200, Item: -4, Target: 1 << 30, N: -1, Text: "Zanzibar"}, {Kind: game.KindUndo}}, Say: []Note{}},
		&Give{ID: ID{9}, All: []game.Command{}, Say: []Note{{Sort: Said, Seat: 2, Text: "Kumbe!", N: -1, At: 1 << 41}}, Sig: [64]byte{63: 9}},
		&Bye{},
		&Ask{},
		&Remind{URL: "https://ntfy.sh/x", Try: true},
		&Reminded{Why: "no-hook"},
		&Laid{Lines: [][]byte{{1}, {2, 3}}},
		&Welcome{Game: "nile", Rules: 5, Settings: []byte{0, 1, 2}, Seat: game.Nobody, Names: []string{"Ann", ""}, Words: FreeText, Agree: true, Commit: [32]byte{5}, Clock: Clock{Each: 1 << 40, Start: 7, Most: 9, Holidays: 20, End: Voted, Bot: "keen"}},
		&See{
			From: 7, Begin: []byte{1}, Past: []game.Event{{Kind: 3, Seat: 1, At: 4}}, Acting: 0xffff, Undo: true, Sitters: []string{"", "keen"}, Parts: []int32{0, 9}, Here: 5, Seen: [8]byte{1}, Head: [32]byte{31: 255}, Notes: []Note{{Sort: Lapsed, Seat: game.Nobody}}, Times: []Time{{Left: -5, Runs: true}, {Away: 3}}, Waits: true, Moments: [][]byte{{1}, {2, 3}},
			Steps: []Step{{Serial: 1 << 50, Kind: game.KindSit, Seat: 15, Sitter: "easy", Veil: []byte{7}, Events: []game.Event{{Kind: 255, Seat: game.Nobody, At: -1, Args: [6]int32{1, -1}, Rule: "9.1", Rolls: []game.Roll{{Name: "wind", Of: 6, Got: 5}}}}}},
		},
		&Done{ID: ID{1}, N: 2, Why: why},
		&Done{ID: ID{1}, N: 2},
		&Refused{Why: "no-table"},
	}
}

// TestMessagesComeBack: what is written is read.
func TestMessagesComeBack(t *testing.T) {
	for _, m := range messages() {
		data := Append([]byte("before"), m)[len("before"):]
		got, err := Read(data)
		if err != nil || !reflect.DeepEqual(got, m) {
			t.Errorf("read %+v (%v), want %+v", got, err, m)
		}
		for n := range data {
			if _, err := Read(data[:n]); err == nil {
				t.Errorf("%T: the first %d of %d bytes are read as a message", m, n, len(data))
			}
		}
		if _, err := Read(append(data, 0)); err == nil {
			t.Errorf("%T: a byte more is read as a message", m)
		}
	}
}

// TestPositionsComeBack: a position is what it was, whatever it is told as a difference from.
func TestPositionsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := rapid.SliceOfN(rapid.Byte(), 0, 70_000).Draw(t, "before")
		now := append(bytes.Clone(before), rapid.SliceOfN(rapid.Byte(), 0, 300).Draw(t, "more")...)
		if rapid.Bool().Draw(t, "other") {
			now = rapid.SliceOfN(rapid.Byte(), 0, 3000).Draw(t, "now")
		}
		got, err := Whole(before, Delta(before, now))
		if err != nil || !bytes.Equal(got, now) {
			t.Fatalf("%d bytes (%v), want %d", len(got), err, len(now))
		}
	})
}

// FuzzRead: no bytes are more than a message, or more memory than a message may take; what
// is read is written the same.
func FuzzRead(f *testing.F) {
	for _, m := range messages() {
		f.Add(Append(nil, m))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		m, err := Read(data)
		runtime.ReadMemStats(&after)
		if got := after.TotalAlloc - before.TotalAlloc; got > 64<<20 {
			t.Fatalf("%d bytes take %d MB", len(data), got>>20)
		}
		if err != nil {
			return
		}
		again, err := Read(Append(nil, m))
		if err != nil || !reflect.DeepEqual(again, m) {
			t.Fatalf("read again %+v (%v), want %+v", again, err, m)
		}
	})
}

// FuzzWhole: no difference makes a position larger than there are.
func FuzzWhole(f *testing.F) {
	f.Add([]byte("before"), Delta([]byte("before"), []byte("before and after")))
	f.Fuzz(func(t *testing.T, before, delta []byte) {
		if now, err := Whole(before, delta); err == nil && len(now) > mostBytes {
			t.Fatalf("%d bytes, want at most %d", len(now), mostBytes)
		}
	})
}
