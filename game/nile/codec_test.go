package nile

import (
	"bytes"
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/gametest"
)

// loaded are the rules of a game that begins where a position was read.
type loaded struct {
	Rules
	p game.Position
}

func (l loaded) New([]byte) (game.Position, error) { return l.p, nil }

// playedOn is a game of some players after n commands by travellers.
func playedOn(t testing.TB, players, n int, seed uint64) *game.Table {
	t.Helper()
	tab, err := game.NewTable(Rules{}, testSettings(players, 75).Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := game.NewRandom(seed)
	for k := 0; k < n && !tab.Over(); k++ {
		if _, err := tab.Do(traveller(tab.Choices(), rng.IntN)); err != nil {
			t.Fatal(err)
		}
	}
	return tab
}

func TestEncodingIsCanonical(t *testing.T) {
	for seed := range uint64(12) {
		p := playedOn(t, 1+int(seed)%MaxSeats, int(seed)*120, seed).Position()
		code := p.Append(nil)
		again, err := Rules{}.Decode(code)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(again.Append(nil), code) {
			t.Fatalf("seed %d: another encoding", seed)
		}
		for n := 0; n < len(code); n += 1 + len(code)/50 {
			if _, err := (Rules{}).Decode(code[:n]); err == nil {
				t.Fatalf("seed %d: %d of %d bytes are read as a position", seed, n, len(code))
			}
		}
		if _, err := (Rules{}).Decode(append(code, 0)); err == nil {
			t.Fatal("a byte too many is read")
		}
	}
}

// FuzzDecode reads any bytes as a position: none may bring the program down,
// neither in reading nor in playing on from what was read.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(playedOn(f, 1+int(seed)%3, int(seed)*90, seed).Position().Append(nil), seed)
	}
	midway := caughtMidway(f)
	if len(midway) < 7 {
		f.Fatalf("only %d steps were caught in the middle", len(midway))
	}
	for i, code := range midway {
		f.Add(code, uint64(i))
	}
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		p, err := Rules{}.Decode(data)
		if err != nil {
			return
		}
		code := p.Append(nil)
		again, err := Rules{}.Decode(code)
		if err != nil {
			t.Fatalf("what was read cannot be written and read: %v", err)
		}
		if got := again.Append(nil); !bytes.Equal(got, code) {
			t.Fatalf("read and written again: %s", gametest.Differ(code, got))
		}
		playOn(t, p, game.NewRandom(seed))
	})
}

// TestBentPositions bends a few bytes of positions in the middle of everything
// and plays on from what can still be read: as FuzzDecode, in every test run.
func TestBentPositions(t *testing.T) {
	seeds := caughtMidway(t)
	for seed := range uint64(4) {
		seeds = append(seeds, playedOn(t, 1+int(seed)%3, 300, seed).Position().Append(nil))
	}
	rng, read := game.NewRandom(1821), 0
	for range 2500 {
		code := slices.Clone(seeds[rng.IntN(len(seeds))])
		for range 1 + rng.IntN(3) {
			code[rng.IntN(len(code))] = byte(rng.IntN(256))
		}
		p, err := Rules{}.Decode(code)
		if err != nil {
			continue
		}
		read++
		playOn(t, p, rng)
	}
	if read < 50 {
		t.Errorf("only %d of the bent positions could be read: the test bends too much", read)
	}
}

// playOn plays a few commands from a position that was read, and looks at it.
func playOn(t testing.TB, p game.Position, rng *game.Random) {
	t.Helper()
	tab, err := game.NewTable(loaded{p: p}, nil, 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 60 {
		cs := tab.Choices()
		if len(cs) == 0 {
			return
		}
		look(p.(*Position))
		lookAtMeeting(p.(*Position))
		c := cs[rng.IntN(len(cs))]
		_ = p.(*Position).View(c.Seat).Preview(c)
		if _, err := tab.Do(c.Command(int(c.Min))); err != nil {
			return // bounds that no number meets, in a position no game comes to
		}
	}
}

// look asks a view for all it can tell.
func look(p *Position) {
	for s := game.Nobody; int(s) < p.Seats(); s++ {
		v := p.View(s)
		for i := range p.hexes {
			if i%7 == 0 {
				v.Hex(p.chart.ID(p.chart.Cells[i].Hex))
			}
		}
		v.Caches()
		v.Records()
		if s >= 0 {
			v.Sheet(s)
			v.Player(s)
			v.Notes(s)
			v.HuntOdds()
			v.NurseOdds()
			v.Epic(s)
		}
	}
}

// A position keeps what has been seen of rivers (3.22), and one of the format of
// older programs, which held nothing of it, is read as it was.
func TestPositionsKeepSights(t *testing.T) {
	tab := playedOn(t, 3, 900, 5)
	p := tab.Position().(*Position)
	if !p.anySights() {
		t.Fatal("nobody has seen a river")
	}
	code := p.Append(nil)
	read, err := Rules{}.Decode(code)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(read.(*Position).sights, p.sights) {
		t.Error("read again it remembers other sights")
	}
	for _, format := range []byte{formatPlain, formatNames} {
		old := Rules{}.AppendLike(p, []byte{format << 1}, nil)
		if old[0] >= formatSights<<1 || len(old) >= len(code) || !p.anySights() {
			t.Fatalf("written as format %d, and %d bytes of %d", old[0]>>1, len(old), len(code))
		}
		before, err := Rules{}.Decode(old)
		if err != nil {
			t.Fatal(err)
		}
		if got := before.Append(nil); !bytes.Equal(got, old) {
			t.Errorf("format %d, read and written again: %s", old[0]>>1, gametest.Differ(old, got))
		}
		if got, want := before.Choices(nil), p.Choices(nil); !slices.Equal(got, want) {
			t.Errorf("format %d, read again, offers %v, want %v", old[0]>>1, got, want)
		}
	}
	if same := (Rules{}).AppendLike(p, code, nil); !bytes.Equal(same, code) {
		t.Errorf("written like itself: %s", gametest.Differ(code, same))
	}
	for what, bend := range map[string]func(q *Position){ // in any order: each bends its own copy
		"beyond the six sides": func(q *Position) { q.sights[7][0] = 1 << 6 },
		"beyond the board":     func(q *Position) { q.sights = append(q.sights, sights{1}) },
	} {
		q := p.Clone().(*Position)
		bend(q)
		if _, err := (Rules{}).Decode(q.Append(nil)); err == nil {
			t.Errorf("sights %s are read", what)
		}
	}
}
