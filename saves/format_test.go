package saves

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"pgregory.net/rapid"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/internal/property"
)

func TestASaveIsThatGame(t *testing.T) {
	table := played(t, 3, 300)
	rec := table.Record()
	data, err := Encode(header(), rec)
	must(t, err)
	h, got, err := Decode(data)
	must(t, err)
	want := header()
	want.Game, want.Rules, want.Commands, want.ID = "caravan", rec.Version, 300, GameID(rec)
	if !sameHeader(h, want) {
		t.Errorf("header %+v,\nwant %+v", h, want)
	}
	if !sameRecord(got, rec) {
		t.Errorf("the record is read as %+v,\nwant %+v", got, rec)
	}
	again, err := game.Replay(caravan.Rules{}, got)
	must(t, err)
	if again.Hash() != table.Hash() {
		t.Errorf("what is read leads to %s, want %s", again.Hash(), table.Hash())
	}
	twice, err := Encode(header(), rec)
	must(t, err)
	if !bytes.Equal(twice, data) {
		t.Error("the same game gives other bytes the second time")
	}
}

func TestTheHeadIsReadable(t *testing.T) {
	head, _, _ := strings.Cut(string(encode(t, 5)), "\n\n")
	for _, line := range []string{
		"SOURCE OF THE NILE SAVE 2", "Program: 0.9.0", "Game: caravan", "Rules: 2", "Player: 37 Anna",
		"Player: -2 Björn “the late” 東", "Date: April 1823", "Turn: 12", "Mover: 2", "Label: before the cataract",
		"Saved: 2026-11-21T23:12:05.250+01:00", "Commands: 5",
	} {
		if !strings.Contains("\n"+head+"\n", "\n"+line+"\n") {
			t.Errorf("no line %q in\n%s", line, head)
		}
	}
}

var (
	anyText  = rapid.StringN(0, 40, maxValue)
	anyRoll  = rapid.Custom(func(t *rapid.T) game.Roll { return drawRoll(t) })
	anyBytes = rapid.SliceOfN(rapid.Byte(), 0, 300)
)

func drawRoll(t *rapid.T) game.Roll {
	return game.Roll{
		Name: rapid.SampledFrom([]string{"", "12 lost", "draw", "Flöße", "\xff\x00"}).Draw(t, "name"),
		Of:   rapid.Int16().Draw(t, "of"), Got: rapid.Int16().Draw(t, "got"),
	}
}

func drawPlayed(t *rapid.T) game.Played {
	return game.Played{
		Command: game.Command{
			Seat: game.Seat(rapid.Int8().Draw(t, "seat")), Kind: game.Kind(rapid.Uint8().Draw(t, "kind")),
			Item: rapid.Int16().Draw(t, "item"), Target: rapid.Int32().Draw(t, "target"),
			N: rapid.Int32().Draw(t, "n"), Text: rapid.SampledFrom([]string{"", "", "Bahr el Abiad", "\x00"}).Draw(t, "text"),
		},
		Rolls: rapid.SliceOfN(anyRoll, 0, 5).Draw(t, "rolls"),
	}
}

func drawEvent(t *rapid.T) game.Event {
	e := game.Event{
		Kind: game.EventKind(rapid.Uint8().Draw(t, "kind")), Seat: game.Seat(rapid.Int8().Draw(t, "seat")),
		At: rapid.SampledFrom([]int32{-1, 0, 1234, -1 << 31}).Draw(t, "at"), Rolls: rapid.SliceOfN(anyRoll, 0, 3).Draw(t, "rolls"),
		Rule: rapid.SampledFrom([]game.Rule{"", "10.2", "4.4", "\xff"}).Draw(t, "rule"),
	}
	for i := range rapid.IntRange(0, len(e.Args)).Draw(t, "args") {
		e.Args[i] = rapid.Int32().Draw(t, "arg")
	}
	return e
}

func drawRecord(t *rapid.T) *game.Record {
	r := &game.Record{
		Game: anyText.Draw(t, "game"), Settings: anyBytes.Draw(t, "settings"), Seed: rapid.Uint64().Draw(t, "seed"),
		Chance: anyBytes.Draw(t, "chance"), Sittings: rapid.SliceOf(rapid.Int()).Draw(t, "sittings"),
		Log:      rapid.SliceOfN(rapid.Custom(drawPlayed), 0, 150).Draw(t, "log"),
		Base:     anyBytes.Draw(t, "base"),
		Position: anyBytes.Draw(t, "position"), Hash: rapid.String().Draw(t, "hash"),
		Version: rapid.IntRange(0, maxVersion).Draw(t, "version"), Story: rapid.SliceOfN(rapid.Custom(drawEvent), 0, 60).Draw(t, "story"),
	}
	r.Past = rapid.IntRange(0, len(r.Story)).Draw(t, "past")
	return r
}

func drawHeader(t *rapid.T) Header {
	h := Header{
		Program: anyText.Draw(t, "program"), Way: anyText.Draw(t, "way"), ID: "1a2b3c4d", Target: rapid.Int().Draw(t, "target"), Ending: game.Ending(rapid.IntRange(0, int(game.AllLost)).Draw(t, "ending")),
		Date: anyText.Draw(t, "date"), Turn: rapid.Int().Draw(t, "turn"), Mover: rapid.IntRange(0, 16).Draw(t, "mover"), Label: anyText.Draw(t, "label"),
		Name: anyText.Draw(t, "name"), Again: rapid.IntRange(0, 9).Draw(t, "again"), Period: rapid.IntRange(0, 2000).Draw(t, "period"),
		Line: anyText.Draw(t, "line"), Order: rapid.Int64Range(0, maxOrder).Draw(t, "order"),
		Saved: time.UnixMilli(rapid.Int64Range(-6e13, 2e14).Draw(t, "saved")).UTC(),
	}
	for range rapid.IntRange(0, maxPlayers).Draw(t, "players") {
		h.Players = append(h.Players, Player{anyText.Draw(t, "player"), rapid.Int().Draw(t, "score"), rapid.Uint8().Draw(t, "colour")})
	}
	return h
}

func TestRoundTrip(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		h, r := drawHeader(t), drawRecord(t)
		data, err := Encode(h, r)
		if err != nil {
			t.Fatal(err)
		}
		gotH, gotR, err := Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		h.Game, h.Rules, h.Commands = r.Game, r.Version, len(r.Log)
		if !sameHeader(h, gotH) {
			t.Fatalf("header %+v, want %+v", gotH, h)
		}
		if !sameRecord(r, gotR) {
			t.Fatalf("record %+v, want %+v", gotR, r)
		}
	})
}

// The worst of headers still makes a head that is read back.
func TestLongHeadersAreCut(t *testing.T) {
	for _, bad := range []string{"\xff", "\x00", "\u202e", "ß", "\U000e0001", "\n", `"`} {
		long := strings.Repeat(bad, 1000)
		h := Header{Program: long, Way: long, ID: long, Date: long, Label: long, Saved: time.Unix(1<<60, 0)}
		for range 40 {
			h.Players = append(h.Players, Player{long, math.MinInt, 255})
		}
		data, err := Encode(h, played(t, 1, 3).Record())
		must(t, err)
		got, _, err := Decode(data)
		must(t, err)
		if want := clip(long, maxValue); got.Label != want || len(got.Players) != maxPlayers || got.Players[15].Name != want {
			t.Errorf("%q: label %q, %d players", bad, got.Label, len(got.Players))
		}
		if utf8.ValidString(bad) && !utf8.ValidString(got.Label) {
			t.Errorf("%q was cut within a character", bad)
		}
		if !got.Saved.IsZero() {
			t.Errorf("a time that is none became %v", got.Saved)
		}
	}
}

func TestTooLarge(t *testing.T) {
	alone(t)
	big := func(n int) string { return strings.Repeat("x", n) }
	log := func(p game.Played) []game.Played { return []game.Played{p} }
	for name, r := range map[string]*game.Record{
		"settings": {Settings: make([]byte, maxSettings)},
		"position": {Position: make([]byte, maxPosition+1)},
		"base":     {Base: make([]byte, maxPosition+1)},
		"text":     {Log: log(game.Played{Command: game.Command{Text: big(maxShort + 1)}})},
		"roll":     {Log: log(game.Played{Rolls: []game.Roll{{Name: big(maxShort + 1)}}})},
		"rolls":    {Log: log(game.Played{Rolls: make([]game.Roll, maxRolls+1)})},
		"commands": {Log: make([]game.Played, maxCommands+1)},
		"sittings": {Sittings: make([]int, maxSittings+1)},
		"game":     {Game: big(maxShort + 1)},
		"hash":     {Hash: big(maxShort + 1)},
	} {
		if data, err := Encode(Header{}, r); kindOf(t, err) != TooLarge || data != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	r := &game.Record{Log: make([]game.Played, maxCommands), Position: make([]byte, maxPosition)}
	data, err := Encode(Header{}, r)
	must(t, err)
	if _, got, err := Decode(data); err != nil || len(got.Log) != maxCommands || len(got.Position) != maxPosition {
		t.Errorf("the largest game: %v", err)
	}
}

func TestEveryFlippedByteIsNoticed(t *testing.T) {
	alone(t)
	data := encode(t, 40)
	kinds := map[Kind]int{}
	for i := range data {
		for _, mask := range []byte{1, 2, 8, 0x20, 0xff} {
			bad := bytes.Clone(data)
			bad[i] ^= mask
			_, r, err := Decode(bad)
			if err == nil || r != nil {
				t.Fatalf("byte %d of %d with %#x went unnoticed", i, len(data), mask)
			}
			kinds[kindOf(t, err)]++
		}
	}
	for kind, n := range kinds {
		switch kind {
		case Damaged:
		case Truncated: // a longer length in the head
			if n > 30 {
				t.Errorf("%d flipped bytes are called truncated", n)
			}
		default:
			t.Errorf("%d flipped bytes are called kind %d", n, kind)
		}
	}
}

func TestEveryTruncationIsNoticed(t *testing.T) {
	alone(t)
	data := encode(t, 40)
	for n := range data {
		_, r, err := Decode(data[:n])
		want := Truncated
		switch {
		case n == 0:
			want = Empty
		case n < 8:
			want = NotASave
		}
		if kindOf(t, err) != want || r != nil {
			t.Fatalf("cut to %d bytes: %v", n, err)
		}
	}
	if _, _, err := Decode(append(bytes.Clone(data), 0)); kindOf(t, err) != Damaged {
		t.Errorf("a byte too many: %v", err)
	}
}

func TestOtherFiles(t *testing.T) {
	whole := encode(t, 5)
	newer := ofFormat(12, strings.Replace(string(whole), "Program: 0.9.0", "Program: 3.1", 1))
	for _, test := range []struct {
		name, data string
		want       Kind
		says       string
	}{
		{"empty", "", Empty, "empty"},
		{"text", "Dear Anna,\n\nthe Nile is long.\n", NotASave, "not-a-save"},
		{"picture", "\x89PNG\r\n\x1a\n\x00\x00", NotASave, "not-a-save"},
		{"a tag that is no section", "\xf1SET" + strings.Repeat("\xf1", 500), NotASave, "not-a-save"},
		{"zeros", strings.Repeat("\x00", 4096), Damaged, "zeros"},
		{"newer", newer, Newer, "newer: newer-program 3.1 12 2"},
		{"newer, other head", "SOURCE OF THE NILE SAVE 3" + strings.Repeat("\x00\x01", 20), Damaged, "damaged"},
		{"newer, binary head", "SOURCE OF THE NILE SAVE 3\n\x00\x01\x02", Newer, "newer-format 3"},
		{"a changed number", strings.Replace(string(whole), "SAVE 2", "SAVE 3", 1), Damaged, "other-format"},
		{"format 0", "SOURCE OF THE NILE SAVE 0\n", Damaged, "damaged"},
		{"carriage returns", strings.ReplaceAll(string(whole), "\n", "\r\n"), Damaged, "damaged"},
		{"first line lost", string(whole[26:]), Damaged, "first-line"},
		{"endless head", "SOURCE OF THE NILE SAVE 1\n" + strings.Repeat("x", maxHead), Damaged, "endless-head"},
	} {
		_, r, err := Decode([]byte(test.data))
		if kindOf(t, err) != test.want || r != nil || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: %v", test.name, err)
		}
	}
}

// seal gives a body a head and the right checksum: what someone could make who
// wants to do harm.
func seal(h Header, body []byte) []byte {
	data := append(appendHead(nil, &h, len(body)+sumSize), body...)
	sum := sha256.Sum256(data)
	return append(data, sum[:]...)
}

func TestBombs(t *testing.T) {
	alone(t)
	w := packers.Get().(*packer)
	bomb := w.deflate(make([]byte, 3*maxLog)) // some 100 KB
	r := &game.Record{Game: "caravan"}
	settings, state := w.deflate(settingsOf(r)), stateOf(r)
	section := func(tag string, contents []byte) []byte { return appendSection(nil, tag, contents) }
	run := func(n uint32) []byte {
		return append([]byte{0, 0, 0, 0, byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)}, bomb...)
	}
	h := Header{Game: "caravan", Saved: fortnight}
	for name, body := range map[string][]byte{
		"settings":         section(tagSettings, bomb),
		"position":         bytes.Join([][]byte{section(tagSettings, settings), section(tagState, state), section(tagPosition, bomb)}, nil),
		"log":              bytes.Join([][]byte{section(tagSettings, settings), section(tagState, state), section(tagLog, run(1<<19))}, nil),
		"log, wrong count": bytes.Join([][]byte{section(tagSettings, settings), section(tagState, state), section(tagLog, run(1<<31))}, nil),
		"no sections":      {},
		"no state":         section(tagSettings, settings),
	} {
		data := seal(h, body)
		if _, rec, err := Decode(data); kindOf(t, err) != Damaged || rec != nil {
			t.Errorf("%s: %v", name, err)
		}
		if _, rec, n, err := Salvage(data); err == nil && (n > maxCommands || len(rec.Settings) > maxSettings || len(rec.Base) > maxPosition+maxSettings) {
			t.Errorf("%s: %d commands came back", name, n)
		}
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := inflate(bomb, maxLog); err == nil {
		t.Error("a bomb was inflated")
	}
	runtime.ReadMemStats(&after)
	if got := after.TotalAlloc - before.TotalAlloc; got > 2*maxLog {
		t.Errorf("a bomb took %d MB", got>>20)
	}
}

// A small file made to fill the memory is read, or refused, in less than 200 MB,
// all that is taken counted; the largest of games passes.
func TestMemoryIsBounded(t *testing.T) {
	alone(t)
	dice := []game.Roll{{Name: "d", Of: 6, Got: 2}, {Name: "d", Of: 6, Got: 2}}
	r := &game.Record{Game: "caravan", Position: make([]byte, maxPosition), Log: make([]game.Played, maxCommands), Story: make([]game.Event, maxStory)}
	for i := range r.Log {
		r.Log[i] = game.Played{Command: game.Command{Kind: 1}, Rolls: dice}
	}
	for i := range r.Story {
		r.Story[i] = game.Event{Kind: 1, At: -1, Rolls: dice[:1]}
	}
	whole, err := Encode(Header{}, r)
	must(t, err)
	if _, got, err := Decode(whole); err != nil || len(got.Log) != maxCommands || len(got.Story) != maxStory {
		t.Fatalf("the largest game: %v", err)
	}
	h, _ := readHead(whole, int64(len(whole)))
	w := packers.Get().(*packer)
	liar := appendSection(nil, tagStory, w.deflate(append([]byte{2, 0, 0xff, 0xff, 0x1f}, make([]byte, maxTold-5)...)))
	for name, data := range map[string][]byte{ // in any order: each is read alone
		"the largest":        whole,
		"one that lies":      seal(h.Header, append(liar, whole[h.size:len(whole)-sumSize]...)),
		"a damaged one":      append(bytes.Clone(whole[:len(whole)-1]), whole[len(whole)-1]^1),
		"zeros for sections": seal(h.Header, make([]byte, maxFile/2)),
	} {
		for what, read := range map[string]func(){ // in any order
			"decoded":  func() { _, _, _ = Decode(data) },
			"salvaged": func() { _, _, _, _ = Salvage(data) },
		} {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			read()
			runtime.ReadMemStats(&after)
			if got := (after.TotalAlloc - before.TotalAlloc) >> 20; got > 200 {
				t.Errorf("%s, of %d bytes, took %d MB to be %s", name, len(data), got, what)
			}
		}
	}
}

func TestUnknownLinesAndSectionsAreSkipped(t *testing.T) {
	rec := played(t, 3, 70).Record()
	data, err := Encode(header(), rec)
	must(t, err)
	h, p := readHead(data, int64(len(data)))
	if p != nil {
		t.Fatal(p)
	}
	body := append(appendSection(nil, "\xf1NEW", []byte("of a later day")), data[h.size:len(data)-sumSize]...)
	text := appendHead(nil, &h.Header, len(body)+sumSize)
	text = bytes.Replace(text, []byte("Way:"), []byte("Weather: dry\nWay:"), 1)
	i := bytes.Index(text, []byte("Check: "))
	text = fmt.Appendf(text[:i], "Check: %08x\n\n", crcOf(text[:i]))
	whole := append(text, body...)
	sum := sha256.Sum256(whole)
	_, got, err := Decode(append(whole, sum[:]...))
	if err != nil || !sameRecord(got, rec) {
		t.Errorf("%v", err)
	}
}

func TestProblemUnwraps(t *testing.T) {
	inner := errors.New("inner")
	if err := at("x.nile", &Problem{Kind: Damaged, Err: inner}); !errors.Is(err, inner) || !strings.Contains(err.Error(), "“x.nile”") {
		t.Error(err)
	}
	if at("x.nile", nil) != nil {
		t.Error("no error became one")
	}
}
