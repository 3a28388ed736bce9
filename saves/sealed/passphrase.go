package sealed

import (
	"crypto/subtle"
	"slices"
	"strings"

	"filippo.io/age"
	"golang.org/x/crypto/scrypt"
	"golang.org/x/text/unicode/norm"
)

// stretched is how a passphrase is made a key, slowly and with much memory so that passphrases
// cannot be tried by the million: as in files of age.
func stretched(secret string, salt []byte) ([]byte, error) {
	return scrypt.Key([]byte(Tidy(secret)), salt, 1<<WorkFactor, 8, 1, 32)
}

// recipient seals for whoever knows the passphrase.
func recipient(secret string) (age.Recipient, error) {
	to, err := age.NewScryptRecipient(Tidy(secret))
	if err != nil {
		return nil, err
	}
	to.SetWorkFactor(WorkFactor)
	return to, nil
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

// greedy reports whether a file was refused for the memory it asks for: the library has no error of
// its own for that.
func greedy(err error) bool {
	return err != nil && strings.Contains(err.Error(), "work factor too large")
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

// saltBytes are those of the salt of what a player keeps, written in twice as many letters.
const saltBytes = 16

// Know notes the passphrase that a game is passed on with: the one that opened what came last.
func (p *Player) Know(secret string) error {
	salt := []byte(random(saltBytes))
	key, err := stretched(secret, salt)
	p.Lock = append(salt, key...)
	return err
}

// Knows refuses a passphrase that is not the one the game is passed on with, and notes the
// first. The error is a *Fault: nobody could open what is sealed with it.
func (p *Player) Knows(secret string) error {
	if err := CheckPassphrase(secret); err != nil {
		return err
	}
	if len(p.Lock) == 0 {
		return p.Know(secret)
	}
	salt := p.Lock[:min(len(p.Lock), 2*saltBytes)]
	key, err := stretched(secret, salt)
	if err == nil && subtle.ConstantTimeCompare(key, p.Lock[len(salt):]) == 0 {
		err = fault(OtherSecret)
	}
	return err
}
