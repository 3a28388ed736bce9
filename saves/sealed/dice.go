package sealed

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"slices"
	"strings"
)

// Dice is how the players agree on a seed that none of them knows beforehand.
// Each commits to a secret by its hash; who commits last, when all the others
// are bound, lays the secret open at once, and then the others do.
type Dice struct {
	Commits []string // hashes of the secrets, by seat; "" not yet
	Keys    []string // what each player's links are signed by
	Reveals []string // the secrets; "" not yet
}

// computers is the secret of computer players, which is none.
const computers = "computer"

func newDice(n int) Dice {
	return Dice{make([]string, n), make([]string, n), make([]string, n)}
}

// clone is a copy that shares nothing.
func (d Dice) clone() Dice {
	return Dice{slices.Clone(d.Commits), slices.Clone(d.Keys), slices.Clone(d.Reveals)}
}

// sound reports whether it is of so many players, and nobody has revealed what
// was not committed to, or before all were bound.
func (d *Dice) sound(n int) bool {
	if len(d.Commits) != n || len(d.Keys) != n || len(d.Reveals) != n {
		return false
	}
	for s := range n {
		if (d.Commits[s] == "") != (d.Keys[s] == "") || d.Reveals[s] != "" && (!d.bound() || commitOf(d.Reveals[s]) != d.Commits[s]) {
			return false
		}
	}
	return true
}

func commitOf(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// bound reports whether all have committed.
func (d *Dice) bound() bool { return !slices.Contains(d.Commits, "") }

// Seed is the seed of the game, once all secrets are known.
func (d *Dice) Seed() (seed uint64, agreed bool) {
	if !d.bound() || slices.Contains(d.Reveals, "") {
		return 0, false
	}
	sum := sha256.Sum256([]byte(strings.Join(d.Reveals, "\x00") + "\x00"))
	return binary.LittleEndian.Uint64(sum[:]), true
}

// extends reports whether nothing that stood in an older state is different now.
func (d *Dice) extends(old *Dice) bool {
	was, is := slices.Concat(old.Commits, old.Keys, old.Reveals), slices.Concat(d.Commits, d.Keys, d.Reveals)
	if len(was) != len(is) {
		return false
	}
	for i := range was {
		if was[i] != "" && was[i] != is[i] {
			return false
		}
	}
	return true
}
