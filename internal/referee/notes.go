package referee

import (
	"crypto/ed25519"
	"crypto/rand"
	"encoding/binary"
	"encoding/hex"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/internal/wire"
)

// asked is that somebody wants to go back, which takes everybody's consent; the zero value
// is that nobody does.
type asked struct {
	open   bool
	serial int64 // the step behind which they would stand; 0: the beginning
	agreed game.Seats
}

// persons are the seats that no computer player plays, those that are replaced among them.
// t.mu is held.
func (t *Table) persons() (all game.Seats) {
	for s := range t.seats() {
		if t.table.Sitter(game.Seat(s)) == "" || t.replaced.Has(game.Seat(s)) {
			all = all.With(game.Seat(s))
		}
	}
	return all
}

// stepsTo is how many steps stay when the one of a serial is the last. t.mu is held.
func (t *Table) stepsTo(serial int64) (n int, ok bool) {
	if serial == 0 {
		return 0, len(t.serials) > 0
	}
	k := slices.Index(t.serials, serial)
	return k + 1, k >= 0 && k+1 < len(t.serials)
}

// refuseNote says why a seat may not say something. t.mu is held.
func (t *Table) refuseNote(s game.Seat, n *wire.Note) *game.Refusal {
	why := ""
	switch {
	case s == game.Nobody:
		return &game.Refusal{Why: "not-yours"}
	case t.gathers && n.Sort >= wire.Back && n.Sort <= wire.Vote:
		return &game.Refusal{Why: "not-begun"}
	}
	switch n.Sort {
	case wire.Said:
		if t.open.Words != wire.FreeText || strings.TrimSpace(n.Text) == "" {
			why = "not-said"
		}
	case wire.Phrase:
		if t.open.Words == wire.Silent || n.N < 0 || n.N >= wire.Phrases {
			why = "not-said"
		}
	case wire.Back:
		if _, ok := t.stepsTo(n.N); !ok || t.back.open {
			why = "not-back"
		}
	case wire.Agree, wire.Refuse:
		if !t.back.open || t.back.agreed.Has(s) && n.Sort == wire.Agree {
			why = "not-asked"
		}
	case wire.Holiday:
		if t.open.Clock.Each == 0 || n.N < 0 || n.N > int64(t.clocks[s].holidays) {
			why = "no-holiday"
		}
	case wire.Vote:
		if n.N < 0 || n.N >= int64(t.seats()) || n.N == int64(s) || t.open.Clock.End != wire.Voted || !t.clocks[n.N].shown || t.clocks[n.N].voted.Has(s) {
			why = "no-vote"
		}
	case wire.Key, wire.Commit, wire.Reveal:
		why = t.refuseShare(s, n)
	case wire.Again:
		if !t.table.Over() || t.anew {
			why = "not-over"
		}
	case wire.Link:
		if _, ok := keyIn(n.Text); !ok {
			why = "no-link"
		} else if !t.mayLink(s, n.N) {
			why = "not-yours"
		}
	default:
		why = "not-yours"
	}
	if why == "" {
		return nil
	}
	return &game.Refusal{Why: why}
}

// refuseShare says why a seat may not give a key or a share of the seed. t.mu is held.
func (t *Table) refuseShare(s game.Seat, n *wire.Note) string {
	raw, err := hex.DecodeString(n.Text)
	switch {
	case err != nil || len(raw) != 32:
		return "no-share"
	case n.Sort == wire.Key:
		return ""
	case !t.gathers:
		return "begun"
	case n.Sort == wire.Reveal && (!t.shares.Bound(len(t.open.Names)) || t.shares.Reveals[s] != "" || wire.CommitOf(n.Text) != t.shares.Commits[s]):
		return "no-share"
	}
	return ""
}

// keyOf is the key that a seat gives as text; nil where it is none.
func keyOf(text string) ed25519.PublicKey {
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != ed25519.PublicKeySize {
		return nil
	}
	return raw
}

// isKey reports whether somebody gives their key, which no key opens yet.
func isKey(g *wire.Give) bool { return len(g.Say) > 0 && g.Say[0].Sort == wire.Key }

// start begins the game: all have shown their shares of the seed. t.mu is held.
func (t *Table) start() error {
	at, err := game.NewTable(t.table.Rules(), t.open.Settings, t.open.agreed(&t.shares))
	if err != nil {
		return err
	}
	t.table, t.gathers = at, false
	return nil
}

// say plans what a note of a seat leads to, as a line. An error says that the next game could not be
// begun. t.mu is held.
func (t *Table) say(l *line, n wire.Note) error {
	n.At = l.At
	l.Say = append(l.Say, n)
	agreed := game.Only(n.Seat)
	switch n.Sort {
	case wire.Agree:
		agreed, n.N = agreed|t.back.agreed, t.back.serial
		fallthrough
	case wire.Back:
		if t.persons()&^agreed != 0 {
			return nil
		}
		k, _ := t.stepsTo(n.N)
		var seed [8]byte
		_, _ = rand.Read(seed[:]) // never fails
		l.Back, l.Seed = int64(k)+1, binary.LittleEndian.Uint64(seed[:])
		l.Say = append(l.Say, wire.Note{Sort: wire.Went, Seat: game.Nobody, N: n.N, At: l.At})
	case wire.Refuse:
		l.Say = append(l.Say, wire.Note{Sort: wire.Lapsed, Seat: game.Nobody, N: t.back.serial, At: l.At})
	case wire.Vote:
		s := game.Seat(n.N)
		if votes := t.clocks[s].voted.With(n.Seat); 2*votes.Count() > t.persons().Without(s).Count() {
			l.All = append(l.All, game.Command{Seat: s, Kind: game.KindSit, Text: t.open.Clock.Bot})
		}
	case wire.Again:
		if t.present()&^t.wants.With(n.Seat) != 0 {
			return nil
		}
		id, err := t.another(l.At)
		if err != nil {
			return err
		}
		l.Say = append(l.Say, wire.Note{Sort: wire.Anew, Seat: game.Nobody, Text: id, At: l.At})
	default:
	}
	return nil
}

// possible reports whether a note can stand in a table's log: it names seats there are.
func (t *Table) possible(n *wire.Note) bool {
	seats := int64(t.seats())
	bySeat := n.Sort.Given() || n.Sort == wire.Flag
	switch n.Sort {
	case wire.Vote:
		if n.N < 0 || n.N >= seats {
			return false
		}
	case wire.Key:
		if keyOf(n.Text) == nil {
			return false
		}
	case wire.Link:
		if _, ok := keyIn(n.Text); !ok || n.N < int64(game.Nobody) || n.N >= seats {
			return false
		}
		bySeat = n.Seat >= 0 // or it is who keeps the table
	default:
	}
	return int64(n.Seat) < seats && (n.Seat >= 0) == bySeat
}

// note takes a note down, and what it says of the table. t.mu is held.
func (t *Table) note(n wire.Note) {
	t.notes = append(t.notes, n)
	switch n.Sort {
	case wire.Back:
		t.back = asked{true, n.N, game.Only(n.Seat)}
	case wire.Agree:
		t.back.agreed = t.back.agreed.With(n.Seat)
	case wire.Went, wire.Lapsed:
		t.back = asked{}
	case wire.Holiday:
		c := &t.clocks[n.Seat]
		c.holidays -= int32(n.N)
		c.away = n.At + n.N*dayMillis
	case wire.Key:
		t.keys[n.Seat] = keyOf(n.Text)
	case wire.Commit, wire.Reveal:
		t.shares.Take(&n)
	case wire.Flag:
		t.clocks[n.Seat].shown = true
	case wire.Vote:
		c := &t.clocks[n.N]
		c.voted = c.voted.With(n.Seat)
	case wire.Again:
		t.wants = t.wants.With(n.Seat)
	case wire.Anew:
		t.anew = true
	case wire.Link:
		t.relink(&n)
	default:
	}
}

// goBack has the game stand where it stood after n steps, with new chance: what the dice
// would have shown is known by then. t.mu is held.
func (t *Table) goBack(n int, seed uint64) error {
	rec := t.table.Record()
	if n < 0 || n > len(rec.Log) {
		return ErrDamaged
	}
	rec.Log, rec.Story, rec.Position, rec.Hash, rec.Chance = rec.Log[:n], rec.Story[:rec.Past], nil, "", nil
	at, err := game.Replay(t.table.Rules(), rec)
	if err != nil {
		return err
	}
	at.Reseed(seed)
	t.table, t.serials, t.undoer = at, t.serials[:n:n], game.Nobody
	t.all, t.allAt = n, at.Position().Clone()
	t.stands, t.bots, t.wants = map[int]game.Position{n: t.allAt}, map[game.Seat]Bot{}, 0
	t.anew = false
	t.turned()
	return nil
}
