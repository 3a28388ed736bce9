package referee

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// forge is a log in which a line is another, hung together again as a host would who cheats.
func forge(t *testing.T, lines [][]byte, k int, change func(*line)) (out [][]byte) {
	t.Helper()
	var head [sha256.Size]byte
	for i, data := range lines {
		body := data[:len(data)-sha256.Size]
		if i == k {
			l, err := readLine(body)
			must(t, err)
			change(l)
			out = append(out, l.seal(head))
			head = l.Head
			continue
		}
		out = append(out, chain(head, append([]byte{}, body...), &head))
	}
	return out
}

// TestACommandIsTheSeatsOwn: nobody gives a command in a seat's name that has a key: not
// somebody with its token alone, and not the host in the log it lays open.
func TestACommandIsTheSeatsOwn(t *testing.T) {
	s := sit(t, wire.Clock{}, wire.SetPhrases)
	var private [3]ed25519.PrivateKey
	for seat := range game.Seat(3) {
		pub, key, err := ed25519.GenerateKey(nil)
		must(t, err)
		private[seat] = key
		s.say(seat, wire.Note{Sort: wire.Key, Text: hex.EncodeToString(pub)}, "")
	}
	s.say(0, wire.Note{Sort: wire.Key, Text: "no key"}, "no-share")
	s.say(1, wire.Note{Sort: wire.Phrase, N: 1}, "not-signed")
	var chosen int
	for n := range 20 {
		cs := s.table.Choices()
		if len(cs) == 0 {
			break
		}
		g := &wire.Give{ID: wire.ID{byte(n), 7}, All: []game.Command{cs[0].Command(int(cs[0].Min))}}
		if len(cs) > 1 && chosen == 0 {
			chosen = s.lines
		}
		done, err := s.Give(cs[0].Seat, g)
		must(t, err)
		if done.Why == nil || done.Why.Why != "not-signed" {
			t.Fatalf("a command without a signature is answered %+v", done)
		}
		copy(g.Sig[:], ed25519.Sign(private[cs[0].Seat], g.Signed(s.open.ID)))
		done, err = s.Give(cs[0].Seat, g)
		must(t, err)
		if done.N != 1 {
			t.Fatalf("a command that is signed is answered %+v", done)
		}
		s.again()
	}
	lines, err := s.log.Load(s.open.ID)
	must(t, err)
	ear, err := s.Listen(1, &wire.Hello{})
	must(t, err)
	m, err := ear.Hear()
	must(t, err)
	told := &Told{Table: s.open.ID, Seat: 1, Commit: s.Welcome(1).Commit, Begin: whole(nil, m.Begin), Steps: m.Steps, Notes: m.Notes, Heads: [][32]byte{m.Head}}
	if err := Check(lines, games{}, told); err != nil {
		t.Fatalf("an honest log: %v", err)
	}
	told.Heads, told.Steps, told.Notes = nil, nil, nil // who has heard nothing still has the signatures
	for what, change := range map[string]func(*line){
		"another command": func(l *line) { l.Rest = append(l.Rest, l.All...) },
		"another number":  func(l *line) { l.ID[5]++ },
		"no signature":    func(l *line) { l.Sig = [64]byte{} },
	} {
		err := Check(forge(t, lines, chosen, change), games{}, told)
		if w := (*Wrong)(nil); !errors.As(err, &w) || w.What != "told.signature" || w.N != chosen+1 {
			t.Errorf("%s in line %d: got %v, want told.signature there", what, chosen, err)
		}
	}
	for what, n := range map[string]wire.Note{"a key of nobody’s": {Sort: wire.Key, Seat: game.Nobody}, "a vote on no seat": {Sort: wire.Vote, Seat: 1, N: 99}, "a flag of a seat there is not": {Sort: wire.Flag, Seat: 12}} {
		err := Check(forge(t, lines, chosen, func(l *line) { l.Say = []wire.Note{n} }), games{}, told)
		if !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: got %v, want %v", what, err, ErrDamaged)
		}
	}
}
