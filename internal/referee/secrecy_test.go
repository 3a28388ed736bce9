package referee

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/internal/wire"
)

// TestNoBytesTellASecret: games dealt twice from positions that look the same to a seat tell
// it the same bytes, at the beginning, after its own commands and after those of others, for
// as long as the two look the same to it. (Heads are by chance, and so left out.)
func TestNoBytesTellASecret(t *testing.T) {
	for _, r := range rules {
		t.Run(r.Name(), func(t *testing.T) {
			same, steps := 0, 0
			for seed := range uint64(6) {
				at, err := game.NewTable(r, settings[r.Name()], seed)
				must(t, err)
				src := game.NewRandom(seed)
				for range 20 * (seed + 1) {
					if at.Over() {
						break
					}
					_, err := at.Do(src.Choose(at.Choices()))
					must(t, err)
				}
				for s := range game.Seat(3) {
					var ears [2]*Ear
					for i := range ears {
						p := at.Position()
						if i == 1 {
							p = p.Redeal(s, src.IntN)
						}
						ears[i] = dealt(t, r, at, p, s)
					}
					for n := range 12 {
						var told [2][]byte
						var events [2]string
						for i, e := range ears {
							m, err := e.Hear()
							must(t, err)
							if m != nil {
								m.Head = [32]byte{}
								told[i] = wire.Append(nil, m)
								for _, x := range m.Steps {
									events[i] += fmt.Sprint(x.Events)
								}
							}
						}
						if events[0] != events[1] {
							break // what was hidden has come out
						}
						if !bytes.Equal(told[0], told[1]) {
							t.Fatalf("seed %d, seat %d, step %d: %d bytes in one deal, %d in the other, or others", seed, s, n, len(told[0]), len(told[1]))
						}
						same++
						if !bothDo(ears, src) {
							break
						}
						steps++
						if p, q := ears[0].table.table.Position(), ears[1].table.table.Position(); !bytes.Equal(p.Seen(s, nil), q.Seen(s, nil)) {
							break // what was hidden has come out
						}
					}
				}
			}
			t.Logf("%d messages the same, %d commands", same, steps)
		})
	}
}

// dealt is what a seat hears of a table that begins with a position.
func dealt(t *testing.T, r game.Rules, like *game.Table, p game.Position, s game.Seat) *Ear {
	t.Helper()
	rec := like.Record()
	rec.Base, rec.Position, rec.Log, rec.Hash = p.Append(nil), p.Append(nil), nil, ""
	at, err := game.Resume(r, rec)
	must(t, err)
	tab := &Table{log: &Memory{lines: map[string][][]byte{"x": {nil}}}, titles: games{}, open: Opening{ID: "x", Names: make([]string, 3), Clock: wire.Clock{Each: 1000, Start: 1000, Most: 5000}}, moved: make(chan struct{}), table: at, lines: 1, next: 1}
	tab.answered, tab.stands, tab.bots = map[wire.ID]wire.Done{}, map[int]game.Position{0: at.Position().Clone()}, map[game.Seat]Bot{}
	tab.allAt = tab.stands[0]
	now := int64(1_000_000)
	tab.Now = func() time.Time { now += 7; return time.UnixMilli(now) }
	tab.windUp()
	tab.wind(now)
	e, err := tab.Listen(s, &wire.Hello{Moments: true})
	must(t, err)
	return e
}

// bothDo has both tables do the same, if there is something that both allow.
func bothDo(ears [2]*Ear, src *game.Random) bool {
	for range 20 {
		cs := ears[0].table.table.Choices()
		if len(cs) == 0 {
			return false
		}
		c := src.Choose(cs)
		allowed := false
		for _, o := range ears[1].table.table.Choices() {
			allowed = allowed || o.Allows(&c)
		}
		if !allowed {
			continue
		}
		for _, e := range ears {
			d, err := e.table.Give(c.Seat, &wire.Give{ID: wire.ID{1, byte(e.table.next)}, All: []game.Command{c}})
			if err != nil || d.N != 1 {
				return false
			}
		}
		return true
	}
	return false
}

// TestNoSecretIsTriedAgainstTheHeads: somebody who has been told the heads, and knows all of a line
// but what was chosen in it and its salt, tries every choice there was, without a salt and with
// many: none gives the head. With the salt the one that was chosen does, so that the trial is
// one.
func TestNoSecretIsTriedAgainstTheHeads(t *testing.T) {
	const salts = 40
	for _, r := range rules {
		t.Run(r.Name(), func(t *testing.T) {
			log := &Memory{}
			tab, err := Begin(log, games{}, opening(r.Name(), 7))
			must(t, err)
			src := game.NewRandom(3)
			tried := 0
			for n := range 30 {
				tab.mu.Lock()
				must(t, tab.ready())
				seat := tab.table.Acting().First()
				all := tab.table.ChoicesOf(seat)
				give := &wire.Give{ID: wire.ID{byte(n), 1}, All: []game.Command{src.Choose(all)}}
				tab.mu.Unlock()
				_, err := tab.Give(seat, give)
				must(t, err)
				lines, err := log.Load(r.Name())
				must(t, err)
				var before, head [sha256.Size]byte
				last, body := lines[len(lines)-1], lines[len(lines)-2]
				copy(before[:], body[len(body)-sha256.Size:])
				copy(head[:], last[len(last)-sha256.Size:])
				told, err := readLine(last[:len(last)-sha256.Size])
				must(t, err)
				gives := func(cmd game.Command, salt [16]byte) bool {
					l := *told
					l.All, l.Salt = []game.Command{cmd}, salt
					ar := codec.To(nil)
					walkLine(ar, &l)
					var got [sha256.Size]byte
					chain(before, ar.Bytes(), &got)
					return got == head
				}
				if !gives(give.All[0], told.Salt) {
					t.Fatalf("command %d: with its salt what was chosen does not give the head: nothing is tried", n)
				}
				for _, c := range all {
					for k := range salts {
						var salt [16]byte
						for i := range salt {
							salt[i] = byte(k * src.IntN(256)) // none, and by chance
						}
						tried++
						if gives(c.Command(int(c.Min)), salt) {
							t.Errorf("command %d: %+v is confirmed", n, c)
						}
					}
				}
			}
			t.Logf("%d trials", tried)
		})
	}
}
