package sealed

import (
	"crypto/cipher"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"filippo.io/age"
	"golang.org/x/crypto/chacha20poly1305"
	"golang.org/x/text/unicode/norm"
)

// passphrase seals and opens files of age as the library's own recipients and identities of
// scrypt do (https://c2sp.org/age, "scrypt recipient stanza"), and has a page live meanwhile.
type passphrase string

// What the stanza in the head of a file holds.
const (
	stanza    = "scrypt"
	saltLabel = "age-encryption.org/v1/scrypt"
	saltBytes = 16
	keyBytes  = 16
)

var errGreedy = errors.New("the file asks for more memory than it may")

// lock is what the file's key is sealed with.
func (p passphrase) lock(salt []byte, logN int) (cipher.AEAD, error) {
	key, err := scrypt(string(p), append([]byte(saltLabel), salt...), logN)
	if err != nil {
		return nil, err
	}
	return chacha20poly1305.New(key)
}

// Each key seals one thing only.
var nonce = make([]byte, chacha20poly1305.NonceSize)

// Wrap implements age.Recipient.
func (p passphrase) Wrap(fileKey []byte) ([]*age.Stanza, error) {
	salt := make([]byte, saltBytes)
	_, _ = rand.Read(salt) // never fails
	lock, err := p.lock(salt, WorkFactor)
	if err != nil {
		return nil, err
	}
	return []*age.Stanza{{
		Type: stanza,
		Args: []string{base64.RawStdEncoding.EncodeToString(salt), strconv.Itoa(WorkFactor)},
		Body: lock.Seal(nil, nonce, fileKey, nil),
	}}, nil
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
	salt := []byte(random(saltBytes))
	key, err := scrypt(Tidy(secret), salt, WorkFactor)
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
	key, err := scrypt(Tidy(secret), salt, WorkFactor)
	if err == nil && subtle.ConstantTimeCompare(key, p.Lock[len(salt):]) == 0 {
		err = fault(OtherSecret)
	}
	return err
}

var number = regexp.MustCompile(`^[1-9][0-9]*$`)

// Unwrap implements age.Identity.
func (p passphrase) Unwrap(all []*age.Stanza) ([]byte, error) {
	if !slices.ContainsFunc(all, func(s *age.Stanza) bool { return s.Type == stanza }) {
		return nil, fmt.Errorf("%w: sealed by no passphrase", age.ErrIncorrectIdentity)
	}
	if len(all) != 1 || len(all[0].Args) != 2 || len(all[0].Body) != keyBytes+chacha20poly1305.Overhead {
		return nil, errors.New("not sealed by one passphrase alone")
	}
	salt, err := base64.RawStdEncoding.Strict().DecodeString(all[0].Args[0])
	if err != nil || len(salt) != saltBytes || !number.MatchString(all[0].Args[1]) {
		return nil, errors.New("no stanza of scrypt")
	}
	logN, err := strconv.Atoi(all[0].Args[1])
	if err != nil || logN > mostWork {
		return nil, errGreedy
	}
	lock, err := p.lock(salt, logN)
	if err != nil {
		return nil, err
	}
	key, err := lock.Open(nil, nonce, all[0].Body, nil)
	if err != nil {
		return nil, fmt.Errorf("%w: another passphrase", age.ErrIncorrectIdentity)
	}
	return key, nil
}
