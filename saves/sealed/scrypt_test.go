package sealed

import (
	"bytes"
	"encoding/hex"
	"io"
	"testing"

	"filippo.io/age"
	library "golang.org/x/crypto/scrypt"
	"pgregory.net/rapid"

	"sourceofthenile/internal/property"
)

// TestScryptIsTheStandards: the key is that of RFC 7914, section 12, and the library's for
// any passphrase and salt, to the byte.
func TestScryptIsTheStandards(t *testing.T) {
	const want = "7023bdcb3afd7348461c06cd81fd38eb" // N = 16384, r = 8, p = 1; of 64 bytes the first 16
	if got, err := scrypt("pleaseletmein", []byte("SodiumChloride"), 14); err != nil || hex.EncodeToString(got)[:32] != want {
		t.Errorf("%x (%v)", got, err)
	}
	property.Check(t, func(t *rapid.T) {
		passphrase, salt, logN := rapid.String().Draw(t, "passphrase"), rapid.SliceOfN(rapid.Byte(), 0, 60).Draw(t, "salt"), rapid.IntRange(1, 8).Draw(t, "logN")
		got, err := scrypt(passphrase, salt, logN)
		if err != nil {
			t.Fatal(err)
		}
		want, err := library.Key([]byte(passphrase), salt, 1<<logN, 8, 1, 32)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Fatalf("%x, the library says %x", got, want)
		}
	})
}

// TestFilesAreThoseOfAge: what is sealed here the library opens with the same passphrase
// alone, and what it seals is opened here: so letters of earlier versions are.
func TestFilesAreThoseOfAge(t *testing.T) {
	turn := passed(t, 1).turns[4]
	want, err := turn.encode()
	must(t, err)

	var ours bytes.Buffer
	must(t, Seal(&ours, turn, secret))
	for said, opens := range map[string]bool{secret: true, secret + "x": false} { // in any order
		id, err := age.NewScryptIdentity(said)
		must(t, err)
		in, err := age.Decrypt(bytes.NewReader(ours.Bytes()), id)
		if (err == nil) != opens {
			t.Fatalf("%q: %v", said, err)
		}
		if opens {
			got, err := io.ReadAll(in)
			must(t, err)
			if !bytes.Equal(got, want) {
				t.Error("the library reads another turn in our file")
			}
		}
	}

	to, err := age.NewScryptRecipient(secret)
	must(t, err)
	to.SetWorkFactor(mostWork)
	var theirs bytes.Buffer
	out, err := age.Encrypt(&theirs, to)
	must(t, err)
	_, err = out.Write(want)
	must(t, err)
	must(t, out.Close())
	got, err := Open(&theirs, secret)
	must(t, err)
	if got.game(t).Hash != turn.game(t).Hash {
		t.Error("another turn came out of the library's file")
	}
}

// TestSealingTakesBreath: while a turn is sealed or opened the page has its turn, hundreds
// of times, so that no frame is long.
func TestSealingTakesBreath(t *testing.T) {
	turns, quick := 0, WorkFactor
	Breathe, WorkFactor = func() { turns++ }, mostWork
	defer func() { Breathe, WorkFactor = func() {}, quick }()
	var file bytes.Buffer
	must(t, Seal(&file, passed(t, 1).turns[4], secret))
	if turns < 2<<mostWork/often {
		t.Errorf("sealing let the page have its turn %d times", turns)
	}
	turns = 0
	_, err := Open(&file, secret)
	must(t, err)
	if turns < 2<<mostWork/often {
		t.Errorf("opening let the page have its turn %d times", turns)
	}
}

func BenchmarkScrypt(b *testing.B) {
	for b.Loop() {
		if _, err := scrypt(secret, []byte("a salt of sixteen"), mostWork); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkScryptOfTheLibrary(b *testing.B) {
	for b.Loop() {
		if _, err := library.Key([]byte(secret), []byte("a salt of sixteen"), 1<<mostWork, 8, 1, 32); err != nil {
			b.Fatal(err)
		}
	}
}
