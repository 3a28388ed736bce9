package sealed

import (
	"crypto/pbkdf2"
	"crypto/sha256"
	"encoding/binary"

	// Deprecated for new protocols, and kept for old ones: scrypt is made of Salsa20/8.
	"golang.org/x/crypto/salsa20/salsa" //lint:ignore SA1019 RFC 7914 asks for Salsa20/8
)

// wide is how many bytes scrypt mixes at a time: its r is 8, as in all files of age.
const wide = 128 * 8

type block [wide]byte

// often is how many blocks are mixed, or commands read, between two calls of Breathe: some
// tenths of a millisecond in a page.
const often = 64

// scrypt makes a key of 32 bytes of a passphrase, slowly and with much memory, so that
// passphrases cannot be tried by the million: RFC 7914, with N = 1 << logN, r = 8, p = 1. It
// is the library's to the byte (golang.org/x/crypto/scrypt). But that does all in one go, and
// a page in a browser would stand still meanwhile: this one calls Breathe.
func scrypt(passphrase string, salt []byte, logN int) ([]byte, error) {
	first, err := pbkdf2.Key(sha256.New, passphrase, salt, 1, wide)
	if err != nil {
		return nil, err
	}
	n := 1 << logN
	seen := make([]block, n)
	x := block(first)
	for i := range seen {
		seen[i] = x
		x.mix()
		if i%often == 0 {
			Breathe()
		}
	}
	for i := range n {
		x.xor(&seen[binary.LittleEndian.Uint64(x[wide-64:])&uint64(n-1)])
		x.mix()
		if i%often == 0 {
			Breathe()
		}
	}
	return pbkdf2.Key(sha256.New, passphrase, x[:], 1, 32)
}

// xor puts another block to this one.
func (x *block) xor(with *block) {
	for i := 0; i < wide; i += 8 {
		binary.LittleEndian.PutUint64(x[i:], binary.LittleEndian.Uint64(x[i:])^binary.LittleEndian.Uint64(with[i:]))
	}
}

// mix is scryptBlockMix: each piece of 64 bytes goes, with the one before, through
// Salsa20/8; the even ones come first then, and the odd ones after them.
func (x *block) mix() {
	var out block
	last := [64]byte(x[wide-64:])
	for i := 0; i < wide; i += 64 {
		for k := 0; k < 64; k += 8 {
			binary.LittleEndian.PutUint64(last[k:], binary.LittleEndian.Uint64(last[k:])^binary.LittleEndian.Uint64(x[i+k:]))
		}
		salsa.Core208(&last, &last)
		copy(out[i/128*64+i/64%2*wide/2:], last[:])
	}
	*x = out
}
