// Package sealed passes a game from player to player in files that only the
// next one can open: play at a distance without a server.
//
// A file is encrypted with a passphrase that its reader has agreed on with the
// others (age, scrypt with work factor 15; files that ask for more are refused,
// for they ask for memory). In it lie the game, as a save, and a chain: one link
// for each time the game was passed on, signed by who passed it on, over the log
// so far and the link before. Every player keeps the chain as it was when last
// seen. So a turn that was altered, dropped, put elsewhere or played twice shows.
//
// The dice come from a seed that no single player could know beforehand: before
// the first turn each commits to a secret, and when all have, all are revealed.
//
// What it cannot do without a server: keep who holds the file from trying a turn
// on a copy first.
package sealed

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"filippo.io/age"

	"sourceofthenile/game"
	"sourceofthenile/saves"
)

// Extension ends the names of sealed files.
const Extension = ".turn"

// What a file may ask for, and hold.
const (
	workFactor  = 15      // of scrypt: 32 MB, a tenth of a second
	maxHead     = 4 << 20 // of what is no save: thousands of turns
	maxSeats    = 16
	maxLinks    = 1 << 17
	leastSecret = 6 // letters of a passphrase
)

// MaxFile is how many bytes the longest sealed file has. A save of 100,000 commands of
// random play has some 580,000.
const MaxFile = 12 << 20

const (
	magicWords = "SOURCE OF THE NILE TURN "
	magic      = magicWords + "1\n"
)

// Breathe is called again and again by what takes long here. In a page, which has one
// thread, it gives the browser its turn; whoever sets it does so before all else.
var Breathe = func() {}

// Turn is what a sealed file holds.
type Turn struct {
	ID       string   // tells one game from another
	Game     string   // its rules
	Names    []string // of the players, by seat
	Settings []byte
	Dice     Dice
	Chain    []Link
	From, To int // seats

	Header saves.Header `json:"-"`
	Record *game.Record `json:"-"` // nil until the dice are agreed on
}

// Seal writes a turn so that only who knows the passphrase can read it.
func Seal(w io.Writer, t *Turn, secret string) error {
	if err := CheckPassphrase(secret); err != nil {
		return err
	}
	data, err := t.encode()
	if err != nil {
		return err
	}
	out, err := age.Encrypt(w, passphrase(secret))
	if err != nil {
		return err
	}
	if _, err := out.Write(data); err != nil {
		return err
	}
	return out.Close()
}

// Open reads a sealed turn and checks that it agrees with itself. The error is
// a *Fault where the file is at fault.
func Open(r io.Reader, secret string) (*Turn, error) {
	in, err := age.Decrypt(io.LimitReader(r, MaxFile), passphrase(secret))
	if err != nil {
		if errors.Is(err, errGreedy) {
			return nil, fault(Greedy)
		}
		var not *age.NoIdentityMatchError
		if errors.As(err, &not) {
			return nil, fault(Locked)
		}
		return nil, fault(NoTurn)
	}
	data, err := io.ReadAll(io.LimitReader(in, MaxFile+1))
	if err != nil || len(data) > MaxFile {
		return nil, fault(Damaged) // what was added to the end, or cut off, shows here
	}
	t, err := decode(data)
	if err != nil {
		return nil, err
	}
	return t, t.check()
}

// IsSealed reports whether a file begins like a sealed one.
func IsSealed(head []byte) bool { return bytes.HasPrefix(head, []byte("age-encryption.org/")) }

// CheckPassphrase says what is wrong with a passphrase for sealing: that it is too short
// to be a secret. The error is a *Fault.
func CheckPassphrase(s string) error {
	if len([]rune(strings.TrimSpace(s))) < leastSecret {
		return fault(ShortPassphrase)
	}
	return nil
}

// encode is the turn as bytes: the magic line, the length of the head, the head
// as JSON, and the save.
func (t *Turn) encode() ([]byte, error) {
	head, err := json.Marshal(t)
	if err != nil {
		return nil, err
	}
	out := binary.LittleEndian.AppendUint32([]byte(magic), uint32(len(head)))
	out = append(out, head...)
	if t.Record == nil {
		return out, nil
	}
	save, err := saves.Encode(t.Header, t.Record)
	return append(out, save...), err
}

func decode(data []byte) (*Turn, error) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	if number, turn := bytes.CutPrefix(data, []byte(magicWords)); !ok && turn && len(number) > 0 && number[0] >= '1' && number[0] <= '9' {
		return nil, fault(Newer) // it is whole, or would not have been opened
	}
	if !ok || len(rest) < 4 {
		return nil, fault(NoTurn)
	}
	n := binary.LittleEndian.Uint32(rest)
	rest = rest[4:]
	if n > maxHead || int(n) > len(rest) {
		return nil, fault(Damaged)
	}
	t := &Turn{}
	in := json.NewDecoder(bytes.NewReader(rest[:n]))
	in.DisallowUnknownFields()
	if err := in.Decode(t); err != nil {
		return nil, fault(Damaged)
	}
	if rest = rest[n:]; len(rest) > 0 {
		h, rec, err := saves.Decode(rest)
		if err != nil {
			return nil, fault(Damaged)
		}
		t.Header, t.Record = h, rec
	}
	return t, nil
}

// check looks for whatever in a turn does not agree with the rest.
func (t *Turn) check() error {
	n := len(t.Names)
	if n < 1 || n > maxSeats || len(t.Chain) > maxLinks || t.From < 0 || t.From >= n || t.To < 0 || t.To >= n || !t.Dice.sound(n) {
		return fault(Damaged)
	}
	seed, agreed := t.Dice.Seed()
	if t.Record == nil {
		if len(t.Chain) > 0 {
			return fault(Damaged)
		}
		return nil
	}
	r := t.Record
	switch {
	case !agreed || r.Seed != seed:
		return fault(OtherDice)
	case len(r.Base) > 0 || r.Game != t.Game || !bytes.Equal(r.Settings, t.Settings):
		return fault(OtherGame)
	case len(t.Chain) == 0:
		return faultAt(Dropped, 1)
	}
	if err := t.checkChain(); err != nil {
		return err
	}
	last := t.Chain[len(t.Chain)-1]
	if last.From != t.From || last.To != t.To || last.Commands != len(r.Log) || last.Position != r.Hash {
		return faultAt(Altered, len(t.Chain))
	}
	return nil
}

// origin is what the chain begins with: all that was agreed on before.
func (t *Turn) origin() [32]byte {
	head, _ := json.Marshal(struct { // plain data: never fails
		ID, Game string
		Names    []string
		Settings []byte
		Dice     Dice
	}{t.ID, t.Game, t.Names, t.Settings, t.Dice})
	return sha256.Sum256(head)
}
