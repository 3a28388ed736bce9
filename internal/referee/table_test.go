package referee

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/island"
	islandbox "sourceofthenile/game/island/box"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/internal/wire"
)

// games are those played here, by the names of their rules.
type games struct{}

var rules = []game.Rules{nile.Rules{}, heart.Rules{}, island.Rules{}, caravan.Rules{}}

func (games) Rules(name string) game.Rules {
	for _, r := range rules {
		if r.Name() == name {
			return r
		}
	}
	return nil
}

// random is a computer player who takes what comes.
type random struct{ *game.Random }

func (r random) Choose(_ game.Position, _ game.Seat, cs []game.Choice) game.Command {
	return r.Random.Choose(cs)
}

func (games) Bot(_, name string, seed uint64) (Bot, error) {
	if name != "random" {
		return nil, fmt.Errorf("no computer player is called %q", name)
	}
	return random{game.NewRandom(seed)}, nil
}

// settings are those of a game of each, for three where that is many.
var settings = map[string][]byte{
	nile.Rules{}.Name(): nile.Settings{
		Way: nile.Game1, Target: 75, Gentle: true,
		Players: []nile.Player{{Name: "Ann", Specialty: deck.Geologist}, {Name: "Ben", Colour: 1, Specialty: deck.Zoologist}, {Name: "Cleo", Colour: 2, Specialty: deck.Doctor}},
	}.Encode(),
	heart.Rules{}.Name():   box.ForSeats(3).Encode(),
	island.Rules{}.Name():  islandbox.ForSeats(3).Encode(),
	caravan.Rules{}.Name(): caravan.ForSeats(3, 3, caravan.Desert).Encode(),
}

func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// tokens are those of the seats, and of who looks on.
func tokens(n int) (all []wire.Token, keys []Key) {
	for i := range n + 1 {
		all = append(all, wire.Token{byte(i + 1)})
		keys = append(keys, KeyOf(all[i]))
	}
	return all, keys
}

func opening(name string, seed uint64) Opening {
	_, keys := tokens(3)
	return Opening{ID: name, Game: name, Settings: settings[name], Seed: seed, Names: []string{"Ann", "Ben", "Cleo"}, Keys: keys}
}

// guest is one who listens, and what it has heard.
type guest struct {
	t    testing.TB
	seat game.Seat
	ear  *Ear
	pos  []game.Position // after each step heard, from the beginning
	veil [][]byte
	log  []wire.Step
	last wire.See
	raw  int // bytes
}

func (g *guest) hear(rules game.Rules) {
	g.t.Helper()
	m, err := g.ear.Hear()
	must(g.t, err)
	if m == nil {
		return
	}
	data := wire.Append(nil, m)
	g.raw += len(data)
	back, err := wire.Read(data)
	must(g.t, err)
	if again := wire.Append(nil, back); !bytes.Equal(again, data) {
		g.t.Fatalf("read and written again a message of %d bytes has %d", len(data), len(again))
	}
	see := back.(*wire.See)
	var before []byte
	put := func(delta []byte) {
		now, err := wire.Whole(before, delta)
		must(g.t, err)
		p, err := rules.Decode(now)
		must(g.t, err)
		before = now
		g.veil, g.pos = append(g.veil, now), append(g.pos, p)
	}
	if see.Begin != nil {
		g.veil, g.pos, g.log = nil, nil, nil
		put(see.Begin)
	} else {
		g.veil, g.pos, g.log = g.veil[:see.From+1], g.pos[:see.From+1], g.log[:see.From]
	}
	before = g.veil[len(g.veil)-1]
	for _, s := range see.Steps {
		put(s.Veil)
		g.log = append(g.log, s)
	}
	g.last = *see
}

// TestEverySeatHearsThePrefixItMay: in games of random play, with steps taken back, what each
// has heard is the log as veiled for it: a prefix, whose end offers a seat that may act the
// very choices of the table.
func TestEverySeatHearsThePrefixItMay(t *testing.T) {
	for _, r := range rules {
		t.Run(r.Name(), func(t *testing.T) {
			log := &Memory{}
			tab, err := Begin(log, games{}, opening(r.Name(), 7))
			must(t, err)
			var all []*guest
			for s := game.Nobody; s < 3; s++ {
				g := &guest{t: t, seat: s}
				g.ear, err = tab.Listen(s, &wire.Hello{Moments: s == 1})
				must(t, err)
				g.hear(r)
				all = append(all, g)
			}
			src, back := game.NewRandom(3), 0
			for n := range 260 {
				over, acting := tab.Over()
				if over {
					break
				}
				var may []game.Seat
				for s := range acting.All() {
					may = append(may, s)
				}
				s := may[src.IntN(len(may))]
				g := all[s+1]
				cs := g.pos[len(g.pos)-1].Choices(nil)
				want := tab.table.ChoicesOf(s)
				var mine []game.Choice
				for _, c := range cs {
					if c.Seat == s {
						mine = append(mine, c)
					}
				}
				if fmt.Sprint(mine) != fmt.Sprint(want) {
					t.Fatalf("after %d: seat %d is offered %v, want %v", n, s, mine, want)
				}
				give := &wire.Give{ID: wire.ID{byte(n), byte(n >> 8), 1}, All: []game.Command{src.Choose(mine)}}
				if g.last.Undo && n%5 == 0 {
					give.All = []game.Command{{Seat: s, Kind: game.KindUndo}}
					back++
				}
				done, err := tab.Give(s, give)
				must(t, err)
				if done.N != 1 {
					t.Fatalf("after %d: %+v is refused: %v", n, give.All[0], done.Why)
				}
				for _, g := range all {
					if g.hear(r); g.last.Redo && g.seat != s {
						t.Fatalf("after %d: seat %d is told that %d took something back of which it never heard", n, g.seat, s)
					}
				}
			}
			for _, g := range all {
				heard := tab.hears(g.seat)
				if len(g.log) != heard || g.seat != game.Nobody && heard == 0 {
					t.Fatalf("seat %d has heard %d steps, want %d", g.seat, len(g.log), heard)
				}
				k := 0
				for p, events := range tab.table.Story().Steps(g.seat) {
					if k > heard {
						break
					}
					if want := p.Veil(g.seat).Append(nil); !bytes.Equal(g.veil[k], want) {
						t.Fatalf("seat %d, step %d: another position than its veil", g.seat, k)
					}
					if k > 0 {
						before := len(events) - len(tab.table.EventsOf(k-1))
						if got, want := fmt.Sprint(g.log[k-1].Events), fmt.Sprint(game.Told(p, g.seat, events[before:])); got != want {
							t.Fatalf("seat %d, step %d: told %s, want %s", g.seat, k, got, want)
						}
					}
					k++
				}
				late := &guest{t: t, seat: g.seat} // who comes back is told the rest alone
				late.veil, late.pos, late.log = g.veil[:1+heard/2], g.pos[:1+heard/2], g.log[:heard/2]
				hello := &wire.Hello{Have: heard / 2}
				if heard/2 > 0 {
					hello.Last = g.log[heard/2-1].Serial
				}
				late.ear, err = tab.Listen(g.seat, hello)
				must(t, err)
				late.hear(r)
				if len(late.veil) != len(g.veil) || !bytes.Equal(late.veil[heard], g.veil[heard]) {
					t.Errorf("seat %d, who has missed half, has %d positions, want %d", g.seat, len(late.veil), len(g.veil))
				}
			}
			t.Logf("%d steps, %d taken back, %d bytes to seat 0", len(tab.serials), back, all[1].raw)
		})
	}
}

var errFull = errors.New("the disk is full")

// failing is a log that loses what it is given now and then, or says that it has.
type failing struct {
	Memory
	src *rand.Rand
}

func (f *failing) Append(table string, n int, line []byte) error {
	switch f.src.IntN(8) {
	case 0:
		return errFull
	case 1:
		return errors.Join(errFull, f.Memory.Append(table, n, line)) // it lies there all the same
	}
	return f.Memory.Append(table, n, line)
}

// TestWhatIsAnsweredIsKept: a log that fails at any line, guests who send again what was not
// answered and sometimes what was, a referee who is begun anew: every command answered lies
// in the log once.
func TestWhatIsAnsweredIsKept(t *testing.T) {
	r := caravan.Rules{}
	log := &failing{src: rand.New(rand.NewPCG(4, 2))}
	var tab *Table
	for tab == nil {
		tab, _ = Begin(log, games{}, opening(r.Name(), 7))
		if lines, _ := log.Load(r.Name()); tab == nil && len(lines) > 0 {
			var err error
			tab, err = Load(log, games{}, r.Name())
			must(t, err)
		}
	}
	src, answered, twice := game.NewRandom(3), 0, 0
	for n := 0; n < 3000; n++ {
		if over, _ := tab.Over(); over {
			break
		}
		if src.IntN(9) == 0 {
			var err error
			tab, err = Load(log, games{}, r.Name())
			must(t, err)
		}
		tab.mu.Lock()
		if err := tab.ready(); err != nil {
			t.Fatal(err)
		}
		cs := tab.table.ChoicesOf(tab.table.Acting().First())
		give := &wire.Give{ID: wire.ID{byte(n), byte(n >> 8), 1}, All: []game.Command{src.Choose(cs)}}
		before := tab.table.Len()
		tab.mu.Unlock()
		var done *wire.Done
		for done == nil {
			done, _ = tab.Give(give.All[0].Seat, give)
		}
		answered += done.N
		if src.IntN(3) == 0 {
			again, err := tab.Give(give.All[0].Seat, give)
			if err != nil || *again != *done {
				t.Fatalf("given again %v: %v, want %v", again, err, done)
			}
			twice++
		}
		fresh, err := Load(log, games{}, r.Name())
		must(t, err)
		if got, want := fresh.table.Len(), before+1; done.N != 1 || got != want || fresh.table.Hash() != tab.table.Hash() {
			t.Fatalf("after %d: %d commands in the log, want %d; answered %d", n, got, want, done.N)
		}
	}
	if answered < 20 || twice < 5 {
		t.Errorf("%d answered and %d sent twice, want 20 and 5: nothing was tried", answered, twice)
	}
}

// TestALogIsHeldToItsChain: a byte changed, a line left out, two lines changed about: none
// is taken up.
func TestALogIsHeldToItsChain(t *testing.T) {
	r := caravan.Rules{}
	log := &Memory{}
	tab, err := Begin(log, games{}, opening(r.Name(), 7))
	must(t, err)
	for range 12 {
		cs := tab.table.Choices()
		_, err := tab.Give(cs[0].Seat, &wire.Give{ID: wire.ID{byte(tab.lines), 1}, All: []game.Command{cs[0].Command(int(cs[0].Min))}})
		must(t, err)
	}
	lines, err := log.Load(r.Name())
	must(t, err)
	refused := func(what string, all [][]byte) {
		t.Helper()
		if _, err := Load(&Memory{lines: map[string][][]byte{r.Name(): all}}, games{}, r.Name()); err == nil {
			t.Errorf("%s: got no error, want %v", what, ErrDamaged)
		}
	}
	for k := range lines {
		for _, at := range []int{0, len(lines[k]) / 2, len(lines[k]) - 1} {
			all := append([][]byte{}, lines...)
			all[k] = bytes.Clone(all[k])
			all[k][at] ^= 4
			refused(fmt.Sprintf("line %d with byte %d another", k, at), all)
		}
		if k+1 < len(lines) {
			refused(fmt.Sprintf("line %d left out", k), append(append([][]byte{}, lines[:k]...), lines[k+1:]...))
			all := append([][]byte{}, lines...)
			all[k], all[k+1] = all[k+1], all[k]
			refused(fmt.Sprintf("lines %d and %d changed about", k, k+1), all)
		}
	}
}

// TestASeatGivesItsOwnCommandsAlone: none for another, none as who looks on, none that takes
// back what another did, and no seat to a computer player there is not.
func TestASeatGivesItsOwnCommandsAlone(t *testing.T) {
	r := caravan.Rules{}
	tab, err := Begin(&Memory{}, games{}, opening(r.Name(), 7))
	must(t, err)
	cs := tab.table.Choices()
	c := cs[0].Command(int(cs[0].Min))
	other := (c.Seat + 1) % 3
	for _, x := range []struct {
		by   game.Seat
		what game.Command
	}{{other, c}, {game.Nobody, c}, {other, game.Command{Seat: c.Seat, Kind: game.KindSit, Text: "random"}}, {c.Seat, game.Command{Seat: c.Seat, Kind: game.KindSit, Text: "nobody’s"}}, {other, game.Command{Seat: other, Kind: game.KindUndo}}, {other, game.Command{Seat: other, Kind: game.KindRedo}}} {
		done, err := tab.Give(x.by, &wire.Give{ID: wire.ID{9}, All: []game.Command{x.what}})
		must(t, err)
		if done.N != 0 || done.Why == nil {
			t.Errorf("%+v by seat %d: %+v, want it refused", x.what, x.by, done)
		}
	}
	all, _ := tokens(3)
	for s := range game.Seat(3) {
		if got, ok := tab.SeatOf(all[s]); !ok || got != s {
			t.Errorf("the token of seat %d opens %d", s, got)
		}
	}
	if got, ok := tab.SeatOf(all[3]); !ok || got != game.Nobody {
		t.Errorf("the token of who looks on opens %d", got)
	}
	if got, ok := tab.SeatOf(wire.Token{77}); ok {
		t.Errorf("a token of nobody's opens %d", got)
	}
}
