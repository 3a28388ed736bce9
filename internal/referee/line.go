package referee

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"errors"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/internal/wire"
)

// What a line may hold.
const (
	mostSettings = 4 << 20
	mostCommands = 256
	mostText     = 400
	mostNotes    = 64
	mostLine     = 8 << 20
)

// ErrDamaged says that a line of a log is none, or does not hang on the one before it.
var ErrDamaged = errors.New("the table's log is damaged")

// ErrNone says that there is no table of that name.
var ErrNone = errors.New("no such table")

// ErrNotNext says that somebody else has written to the log: this referee is not the
// table's any more.
var ErrNotNext = errors.New("another referee keeps this table")

// Key is the hash of a seat's token: what a host keeps of it.
type Key [sha256.Size]byte

// KeyOf is the key that a token opens.
func KeyOf(t wire.Token) Key { return sha256.Sum256(t[:]) }

// Opening is a table's first line.
type Opening struct {
	ID       string
	Game     string
	Rules    int
	Settings []byte
	Seed     uint64
	Names    []string
	Keys     []Key // a seat each, in their order, and then that of those who look on
	At       int64 // when it begins, milliseconds since 1970; clocks run from then on
	Clock    wire.Clock
	Words    wire.Words // what may be said
	Agreed   bool       // the seed is made of this one and of shares of all seats
	Nonce    [32]byte   // of the hash of this one

	// Begun is a game that was played elsewhere before, as a save; nothing: it begins here.
	// Its steps count from First on: those of a table that was opened twice are told apart.
	Begun []byte
	First int64
}

// commit is the hash of the host's part of the seed, which guests are told before they commit
// to theirs.
func (o *Opening) commit() [sha256.Size]byte {
	return sha256.Sum256(binary.LittleEndian.AppendUint64(append([]byte("host"), o.Nonce[:]...), o.Seed))
}

// agreed is the seed that all have made together.
func (o *Opening) agreed(shares *wire.Shares) uint64 {
	h := sha256.New()
	h.Write(binary.LittleEndian.AppendUint64(nil, o.Seed))
	for _, r := range shares.Reveals[:len(o.Names)] {
		h.Write([]byte(r))
		h.Write([]byte{0})
	}
	return binary.LittleEndian.Uint64(h.Sum(nil))
}

// line is what was given to a table at once and carried out. The salt is by chance: who has
// the heads of the lines cannot try what stands in them.
type line struct {
	ID   wire.ID // of what was given; zero where the referee gave it
	At   int64   // milliseconds since 1970
	Back int64   // so many steps stay, and one: all have agreed; 0: nothing is gone back behind
	Seed uint64  // of the chance after that
	All  []game.Command
	Say  []wire.Note
	Rest []game.Command // given and not carried out
	Sig  [ed25519.SignatureSize]byte
	Done int // answered, of those given
	Why  *game.Refusal
	Salt [16]byte
	Head [sha256.Size]byte // of this line and all before it
}

func walkOpening(ar *codec.Archive, o *Opening) {
	ar.Text(&o.ID, mostText)
	ar.Text(&o.Game, mostText)
	codec.Num(ar, &o.Rules)
	wire.Blob(ar, &o.Settings, mostSettings)
	o.Seed = uint64(ar.Int64(int64(o.Seed)))
	codec.List(ar, &o.Names, game.MostSeats, func(s *string) { ar.Text(s, mostText) })
	codec.List(ar, &o.Keys, game.MostSeats+1, func(k *Key) { codec.Fixed(ar, k[:]) })
	o.At = ar.Int64(o.At)
	o.Clock.Walk(ar)
	o.Words.Walk(ar)
	ar.Bool(&o.Agreed)
	codec.Fixed(ar, o.Nonce[:])
	wire.Blob(ar, &o.Begun, mostSettings)
	o.First = ar.Int64(o.First)
}

func walkLine(ar *codec.Archive, l *line) {
	answer := wire.Done{ID: l.ID, N: l.Done, Why: l.Why}
	answer.Walk(ar)
	l.ID, l.Done, l.Why = answer.ID, answer.N, answer.Why
	l.At, l.Back, l.Seed = ar.Int64(l.At), ar.Int64(l.Back), uint64(ar.Int64(int64(l.Seed)))
	wire.Commands(ar, &l.All, mostCommands)
	wire.Notes(ar, &l.Say, mostNotes)
	wire.Commands(ar, &l.Rest, mostCommands)
	codec.Fixed(ar, l.Sig[:])
	codec.Fixed(ar, l.Salt[:])
}

// readLine reads what a line holds.
func readLine(body []byte) (*line, error) {
	var l line
	ar := codec.From(body)
	walkLine(ar, &l)
	return &l, ar.End()
}

// seal is a line as bytes, hung on the head of the one before it.
func (l *line) seal(head [sha256.Size]byte) []byte {
	_, _ = rand.Read(l.Salt[:]) // never fails
	ar := codec.To(nil)
	walkLine(ar, l)
	return chain(head, ar.Bytes(), &l.Head)
}

// chain is what a line holds with its head behind it.
func chain(before [sha256.Size]byte, body []byte, head *[sha256.Size]byte) []byte {
	h := sha256.New()
	h.Write(before[:])
	h.Write(body)
	h.Sum(head[:0])
	return append(body, head[:]...)
}

// unchain is what a line holds, if it hangs on the one before it.
func unchain(before [sha256.Size]byte, data []byte) (body []byte, head [sha256.Size]byte, err error) {
	n := len(data) - sha256.Size
	if n < 0 {
		return nil, head, ErrDamaged
	}
	body = data[:n:n]
	if chain(before, body, &head); string(head[:]) != string(data[n:]) {
		return nil, head, ErrDamaged
	}
	return body, head, nil
}
