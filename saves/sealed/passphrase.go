package sealed

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"

	"filippo.io/age"
	"golang.org/x/text/unicode/norm"
)

// encrypt writes what only who knows the passphrase can read. Each try of another is slow and takes
// much memory, so that passphrases cannot be tried by the million.
func encrypt(w io.Writer, data []byte, secret string) error {
	to, err := age.NewScryptRecipient(Tidy(secret))
	if err != nil {
		return err
	}
	to.SetWorkFactor(WorkFactor)
	out, err := age.Encrypt(w, to)
	if err != nil {
		return err
	}
	_, err = out.Write(data)
	return errors.Join(err, out.Close())
}

// identities open with a passphrase; older programs sealed with what was typed.
func identities(secret string) (out []age.Identity) {
	for _, said := range slices.Compact([]string{Tidy(secret), secret}) {
		if id, err := age.NewScryptIdentity(said); err == nil { // an empty one opens nothing
			id.SetMaxWorkFactor(mostWork)
			out = append(out, id)
		}
	}
	return out
}

// Tidy is a passphrase as it is meant: without blanks at its ends or what editors put before
// it, and each letter written in one way, whatever keyboard it came from.
func Tidy(secret string) string {
	return norm.NFC.String(strings.TrimSpace(strings.TrimPrefix(secret, "\ufeff")))
}

// CheckPassphrase says what is wrong with a passphrase for sealing: that it is too short
// to be a secret. The error is a *Fault.
func CheckPassphrase(s string) error {
	if len([]rune(Tidy(s))) < leastSecret {
		return fault(ShortPassphrase)
	}
	return nil
}

// Know notes the passphrase that a game is passed on with: the one that opened what came last.
func (p *Player) Know(secret string) error {
	var lock bytes.Buffer
	err := encrypt(&lock, nil, secret)
	p.Lock = lock.Bytes()
	return err
}

// Knows refuses a passphrase that is not the one the game is passed on with, and notes the
// first. The error is a *Fault: nobody could open what is sealed with it.
func (p *Player) Knows(secret string) error {
	if err := CheckPassphrase(secret); err != nil {
		return err
	}
	if !IsSealed(p.Lock) { // older programs noted it otherwise
		return p.Know(secret)
	}
	if _, err := age.Decrypt(bytes.NewReader(p.Lock), identities(secret)...); err != nil {
		return fault(OtherSecret)
	}
	return nil
}
