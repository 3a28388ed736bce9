// Package sealed passes a game from player to player in files that only the
// next one can open: play at a distance without a server.
//
// A file is encrypted with a passphrase that its reader has agreed on with the
// others (age, scrypt with work factor 15; files that ask for more are refused,
// for they ask for memory). In it lie what all players know of the game, the commands
// that were played, and a chain: one link for each time the game was passed on, signed by
// who passed it on, over the log so far and the link before. The game itself is played anew
// from that: so its dice are those agreed on, its commands are allowed, and each is of the
// seat that held it. Every player keeps the chain as it was when last seen. So a turn that
// was altered, dropped, put elsewhere or played twice shows.
//
// The dice come from a seed that no single player could know beforehand: before
// the first turn each commits to a secret, and when all have, all are revealed.
//
// What it cannot do without a server: keep who holds the file from trying a turn
// on a copy first, or from looking at what the board hides.
package sealed

import (
	"bytes"
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
	mostWork    = 15      // of scrypt, as a factor: 32 MB, a tenth of a second
	maxHead     = 4 << 20 // of what is no save: thousands of turns
	maxSeats    = 16
	maxLinks    = 1 << 17
	leastSecret = 6 // letters of a passphrase
)

// WorkFactor is scrypt's, of what is sealed: as much as a file may ask for. Tests of what is
// around it take less.
var WorkFactor = mostWork

// often is how many commands are played between two calls of Breathe: some tenths of a millisecond in
// a page.
const often = 64

// MaxFile is how many bytes the longest sealed file has. A save of 100,000 commands of
// random play has some 580,000.
const MaxFile = 12 << 20

// A turn begins with these words and its format. In the first a whole save lay, of which
// nothing but the commands is read.
const (
	magicWords = "SOURCE OF THE NILE TURN "
	magic      = magicWords + "2\n"
)

// Breathe is called again and again by what takes long here. In a page, which has one
// thread, it gives the browser its turn; whoever sets it does so before all else.
var Breathe = func() {}

// Turn is what a sealed file holds.
type Turn struct {
	Mail
	From, To int // seats

	rules int            // the version of the rules that it was played with
	log   []game.Command // none before the dice are agreed on
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
	return encrypt(w, data, secret)
}

// Open reads a sealed turn and checks that it agrees with itself. The error is
// a *Fault where the file is at fault. The game in it is not to be had before Play.
func Open(r io.Reader, secret string) (*Turn, error) {
	file, err := io.ReadAll(io.LimitReader(r, MaxFile))
	if err != nil {
		return nil, err
	}
	tries := identities(secret)
	in, err := age.Decrypt(bytes.NewReader(file), tries...)
	var not *age.NoIdentityMatchError
	switch {
	case err != nil && strings.Contains(err.Error(), "work factor too large"): // the library has no other sign of it
		return nil, fault(Greedy)
	case len(tries) == 0, errors.As(err, &not):
		return nil, fault(Locked)
	case err != nil:
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

// Begun reports whether the dice are agreed on, and there is a game to be played.
func (t *Turn) Begun() bool { return len(t.Chain) > 0 }

// Play plays the game in the turn anew. The error is a *Fault.
func (t *Turn) Play(rules game.Rules) (*game.Table, error) {
	table, err := t.again(rules, t.log, t.To)
	if err != nil && rules != nil && rules.Name() == t.Game && t.rules != rules.Version() {
		return nil, fault(OtherRules)
	}
	return table, err
}

// encode is the turn as bytes: the magic line, the length of the head, the head
// as JSON, and a save of nothing but the commands.
func (t *Turn) encode() ([]byte, error) {
	head, err := json.Marshal(t)
	if err != nil {
		return nil, err
	}
	out := binary.LittleEndian.AppendUint32([]byte(magic), uint32(len(head)))
	out = append(out, head...)
	if !t.Begun() {
		return out, nil
	}
	rec := &game.Record{Game: t.Game, Version: t.rules, Log: make([]game.Played, len(t.log))}
	for k, c := range t.log {
		rec.Log[k].Command = c
	}
	save, err := saves.Encode(saves.Header{}, rec)
	return append(out, save...), err
}

func decode(data []byte) (*Turn, error) {
	rest, turn := bytes.CutPrefix(data, []byte(magicWords))
	switch {
	case !turn || len(rest) == 0 || rest[0] < '1' || rest[0] > '9':
		return nil, fault(NoTurn)
	case rest[0] > '2' || len(rest) < 2 || rest[1] != '\n':
		return nil, fault(Newer) // it is whole, or would not have been opened
	case len(rest) < 6:
		return nil, fault(NoTurn)
	}
	n := binary.LittleEndian.Uint32(rest[2:])
	rest = rest[6:]
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
		_, rec, err := saves.Decode(rest)
		if err != nil {
			return nil, fault(Damaged)
		}
		t.rules, t.log = rec.Version, commandsOf(rec.Log)
	}
	return t, nil
}

// check looks for whatever in a turn does not agree with the rest, without playing it.
func (t *Turn) check() error {
	n := len(t.Names)
	switch {
	case !t.sound() || t.From < 0 || t.From >= n || t.To < 0 || t.To >= n || t.Computer(t.To):
		return fault(Damaged)
	case !t.Begun() && len(t.log) > 0:
		return faultAt(Dropped, 1)
	case !t.Begun():
		return nil
	}
	if err := t.checkChain(); err != nil {
		return err
	}
	last := t.Chain[len(t.Chain)-1]
	if last.From != t.From || last.To != t.To || last.Commands != len(t.log) {
		return faultAt(Altered, len(t.Chain))
	}
	return nil
}
