package sealed

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"sourceofthenile/game"
)

// Link says that a game was passed on: by whom, to whom, how far it had come.
type Link struct {
	From, To int    // seats
	Commands int    // length of the log
	Log      string // hash of these commands and their chance
	Position string // hash of the position they lead to
	Hash     string // of all this and of the link before
	Sign     string // of the hash, by who passed it on
}

// hash is that of a link behind another.
func (l *Link) hash(before []byte) []byte {
	f := sha256.New()
	f.Write(before)
	for _, n := range []int{l.From, l.To, l.Commands} {
		f.Write(binary.LittleEndian.AppendUint64(nil, uint64(n)))
	}
	for _, s := range []string{l.Log, l.Position} {
		f.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(s))))
		f.Write([]byte(s))
	}
	return f.Sum(nil)
}

// logHashes are the hashes of a log after each of so many commands, which rise.
func logHashes(log []game.Played, after []int) []string {
	out := make([]string, len(after))
	var sum [32]byte
	var b []byte
	next := 0
	take := func(k int) {
		for next < len(after) && after[next] <= k {
			out[next] = hex.EncodeToString(sum[:])
			next++
		}
	}
	take(0)
	for k := range log {
		if k%often == 0 {
			Breathe()
		}
		b = append(b[:0], sum[:]...)
		c := &log[k].Command
		for _, n := range []int64{int64(c.Kind), int64(c.Seat), int64(c.Item), int64(c.Target), int64(c.N), int64(len(c.Text)), int64(len(log[k].Rolls))} {
			b = binary.AppendVarint(b, n)
		}
		b = append(b, c.Text...)
		for _, r := range log[k].Rolls {
			b = binary.AppendVarint(b, int64(len(r.Name)))
			b = append(b, r.Name...)
			b = binary.AppendVarint(binary.AppendVarint(b, int64(r.Of)), int64(r.Got))
		}
		sum = sha256.Sum256(b)
		take(k + 1)
	}
	return out
}

// checkChain follows the chain from its beginning: each link belongs to the one
// before, to the log, and to who signed it.
func (t *Turn) checkChain() error {
	after := make([]int, len(t.Chain))
	for i := range t.Chain {
		l := &t.Chain[i]
		if l.Commands < 0 || l.Commands > len(t.Record.Log) || i > 0 && l.Commands < t.Chain[i-1].Commands {
			return faultAt(Reordered, i+1)
		}
		if l.From < 0 || l.From >= len(t.Names) || l.To < 0 || l.To >= len(t.Names) || i > 0 && l.From != t.Chain[i-1].To {
			return faultAt(Dropped, i+1)
		}
		after[i] = l.Commands
	}
	logs := logHashes(t.Record.Log, after)
	origin := t.origin()
	before := origin[:]
	for i := range t.Chain {
		Breathe() // what is signed takes a while to be checked
		l := &t.Chain[i]
		sum := l.hash(before)
		if hex.EncodeToString(sum) != l.Hash {
			return faultAt(Reordered, i+1)
		}
		if logs[i] != l.Log {
			return faultAt(Altered, i+1)
		}
		key, err := hex.DecodeString(t.Dice.Keys[l.From])
		sign, err2 := hex.DecodeString(l.Sign)
		if err != nil || err2 != nil || len(key) != ed25519.PublicKeySize || !ed25519.Verify(key, sum, sign) {
			return faultAt(Forged, i+1)
		}
		before = sum
	}
	return nil
}

// add puts a link to the chain, signed.
func (t *Turn) add(key ed25519.PrivateKey) {
	origin := t.origin()
	before := origin[:]
	if n := len(t.Chain); n > 0 {
		before, _ = hex.DecodeString(t.Chain[n-1].Hash) // checked when it came
	}
	l := Link{
		From: t.From, To: t.To, Commands: len(t.Record.Log), Position: t.Record.Hash,
		Log: logHashes(t.Record.Log, []int{len(t.Record.Log)})[0],
	}
	sum := l.hash(before)
	l.Hash, l.Sign = hex.EncodeToString(sum), hex.EncodeToString(ed25519.Sign(key, sum))
	t.Chain = append(t.Chain, l)
}

// Honest plays a log again with the dice of its seed. The fault tells the first
// command whose dice were others.
func Honest(rules game.Rules, rec *game.Record) error {
	t, err := game.NewTable(rules, rec.Settings, rec.Seed)
	if err != nil {
		return fault(OtherGame)
	}
	for k := range rec.Log {
		if _, err := t.Do(rec.Log[k].Command); err != nil {
			return faultAt(Illegal, k+1)
		}
		got := t.RollsOf(k)
		if len(got) != len(rec.Log[k].Rolls) {
			return faultAt(Loaded, k+1)
		}
		for i := range got {
			if got[i] != rec.Log[k].Rolls[i] {
				return faultAt(Loaded, k+1)
			}
		}
	}
	if t.Hash() != rec.Hash {
		return faultAt(Illegal, len(rec.Log))
	}
	return nil
}
