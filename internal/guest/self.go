package guest

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// Self is what one seat alone knows: its key and its share of the seed come of it.
type Self struct{ secret [32]byte }

// NewSelf makes one by chance.
func NewSelf() *Self {
	s := &Self{}
	_, _ = rand.Read(s.secret[:]) // never fails
	return s
}

func (s *Self) of(what string) [32]byte {
	return sha256.Sum256(append([]byte(what), s.secret[:]...))
}

func (s *Self) key() ed25519.PrivateKey {
	seed := s.of("key")
	return ed25519.NewKeyFromSeed(seed[:])
}

// opens is the key that what it signs is opened by, as text.
func (s *Self) opens() string {
	return hex.EncodeToString(s.key().Public().(ed25519.PublicKey))
}

// share is its share of the seed, as text.
func (s *Self) share() string {
	x := s.of("share")
	return hex.EncodeToString(x[:])
}

func (s *Self) sign(g *wire.Give, table string) {
	copy(g.Sig[:], ed25519.Sign(s.key(), g.Signed(table)))
}

// owes has a seat say what a table wants of it before it plays: its key, and its share of the
// seed. t.mu is held.
func (t *Table) owes() {
	seat := t.welcome.Seat
	if seat == game.Nobody {
		return
	}
	key := ""
	var shares wire.Shares
	for i := range t.notes {
		if n := &t.notes[i]; n.Sort == wire.Key && n.Seat == seat {
			key = n.Text
		}
		shares.Take(&t.notes[i])
	}
	if key != t.self.opens() && !t.keyed { // once: the seat may be open in two windows
		t.keyed = true
		t.owe(wire.Note{Sort: wire.Key, Text: t.self.opens()})
	}
	if seats := len(t.welcome.Names); t.now.Waits {
		switch commit := wire.CommitOf(t.self.share()); {
		case shares.Commits[seat] == "" || shares.Commits[seat] != commit && !t.bound:
			t.bound = true
			t.owe(wire.Note{Sort: wire.Commit, Text: commit})
		case shares.Bound(seats) && shares.Commits[seat] == commit && shares.Reveals[seat] == "":
			t.owe(wire.Note{Sort: wire.Reveal, Text: t.self.share()})
		}
	}
}

// owe says something before all else, if it is not being said already. t.mu is held.
func (t *Table) owe(n wire.Note) {
	for _, g := range t.gives {
		if len(g.Say) > 0 && g.Say[0].Sort == n.Sort {
			return
		}
	}
	g := &given{Give: wire.Give{Say: []wire.Note{n}}}
	_, _ = rand.Read(g.ID[:]) // never fails
	t.gives = append([]*given{g}, t.gives...)
	t.move()
}

// again has what was refused for its signature given again behind the key. t.mu is held.
func (t *Table) again(g *given) {
	_, _ = rand.Read(g.ID[:]) // never fails
	g.sent = 0
	t.gives = append([]*given{g}, t.gives...)
	t.keyed = false
	t.owes()
	t.move()
}

// AskJournal asks for the host's log, which is laid open when the game is over: State has it.
func (t *Table) AskJournal() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.asks, t.asked = true, 0
	t.move()
}
