package sealed

import (
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"slices"

	"sourceofthenile/game"
)

// Mail is what all players of a game that is passed on know of it.
type Mail struct {
	ID       string   // tells one game from another
	Game     string   // its rules
	Names    []string // of the players, by seat
	Sitters  []string `json:",omitempty"` // computer players, by seat; "" where a person plays; none: persons play all
	Settings []byte
	Dice     Dice
	Chain    []Link
}

// clone is a copy that shares nothing that changes.
func (m Mail) clone() Mail {
	m.Dice, m.Chain = m.Dice.clone(), slices.Clone(m.Chain)
	return m
}

// Computer reports whether a computer player sits in a seat: whoever holds the game plays it.
func (m *Mail) Computer(seat int) bool {
	return seat >= 0 && seat < len(m.Sitters) && m.Sitters[seat] != ""
}

// person is the first seat behind another that a person plays.
func (m *Mail) person(behind int) int {
	for i := range m.Names {
		if s := (behind + 1 + i) % len(m.Names); !m.Computer(s) {
			return s
		}
	}
	return behind
}

// sound reports whether seats, dice and chain lie within their bounds.
func (m *Mail) sound() bool {
	n, before := len(m.Names), 0
	if n < 1 || n > maxSeats || len(m.Sitters) > n || len(m.Chain) > maxLinks || !m.Dice.sound(n) {
		return false
	}
	for i := range m.Chain {
		l := &m.Chain[i]
		if l.From < 0 || l.From >= n || l.To < 0 || l.To >= n || l.Commands < before {
			return false
		}
		before = l.Commands
	}
	return true
}

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

// origin is what the chain begins with: all that was agreed on before.
func (m *Mail) origin() []byte {
	head, _ := json.Marshal(struct { // plain data: never fails
		ID, Game string
		Names    []string
		Settings []byte
		Dice     Dice
		Sitters  []string `json:",omitempty"`
	}{m.ID, m.Game, m.Names, m.Settings, m.Dice, m.Sitters})
	sum := sha256.Sum256(head)
	return sum[:]
}

// checkChain follows the chain from its beginning: each link belongs to the one
// before and to who signed it.
func (m *Mail) checkChain() error {
	before := m.origin()
	for i := range m.Chain {
		Breathe() // what is signed takes a while to be checked
		l := &m.Chain[i]
		if i > 0 && l.From != m.Chain[i-1].To {
			return faultAt(Dropped, i+1)
		}
		sum := l.hash(before)
		if hex.EncodeToString(sum) != l.Hash {
			return faultAt(Reordered, i+1)
		}
		key, err := hex.DecodeString(m.Dice.Keys[l.From])
		sign, err2 := hex.DecodeString(l.Sign)
		if err != nil || err2 != nil || len(key) != ed25519.PublicKeySize || !ed25519.Verify(key, sum, sign) {
			return faultAt(Forged, i+1)
		}
		before = sum
	}
	return nil
}

// New is the game as it begins, once the dice are agreed on: the computer players sit down.
func (m *Mail) New(rules game.Rules) (*game.Table, error) {
	seed, agreed := m.Dice.Seed()
	if !agreed {
		return nil, fault(OtherDice)
	}
	if rules == nil || rules.Name() != m.Game {
		return nil, fault(OtherGame)
	}
	t, err := game.NewTable(rules, m.Settings, seed)
	for s := 0; s < len(m.Sitters) && err == nil; s++ {
		err = t.Sit(game.Seat(s), m.Sitters[s])
	}
	if err != nil || t.Position().Seats() != len(m.Names) {
		return nil, fault(OtherGame)
	}
	return t, nil
}

// again plays a game anew from its commands, with the dice that were agreed on: nothing else
// that is said of it is believed. Each is of the seat that held the game then, or of a
// computer player; last holds it behind the chain. What the chain says of the log is so all
// along, and of the position at its end: earlier ones may be of rules that wrote them otherwise.
func (m *Mail) again(rules game.Rules, log []game.Command, last int) (*game.Table, error) {
	t, err := m.New(rules)
	if err != nil {
		return nil, err
	}
	sum, link, begun := hasher{}, 0, t.Len()
	for k := 0; ; k++ {
		for ; link < len(m.Chain) && m.Chain[link].Commands == k; link++ {
			l := &m.Chain[link]
			if l.Log != sum.String() || k == len(log) && link == len(m.Chain)-1 && l.Position != t.Hash() {
				return nil, faultAt(Altered, link+1)
			}
		}
		if k == len(log) {
			break
		}
		if k%often == 0 {
			Breathe()
		}
		holder := last
		if link < len(m.Chain) {
			holder = m.Chain[link].From
		}
		if err := m.do(t, k, log[k], holder, k < begun); err != nil {
			return nil, err
		}
		sum.add(t.CommandAt(k), t.RollsOf(k))
	}
	if link < len(m.Chain) {
		return nil, faultAt(Older, link+1)
	}
	return t, nil
}

// do carries out command k of a game for who holds it; begun: it stands there from the
// beginning.
func (m *Mail) do(t *game.Table, k int, c game.Command, holder int, begun bool) error {
	seat := int(c.Seat)
	switch {
	case begun && c == t.CommandAt(k):
		return nil
	case begun || seat < 0 || seat >= len(m.Names):
		return faultAt(Illegal, k+1)
	case seat != holder && !m.Computer(seat):
		return &Fault{Kind: OtherSeat, At: k + 1, Who: m.Names[seat]}
	}
	if _, err := t.Do(c); err != nil || t.Len() != k+1 {
		return faultAt(Illegal, k+1)
	}
	return nil
}

// hasher makes the hash of a log.
type hasher [sha256.Size]byte

func (h *hasher) String() string { return hex.EncodeToString(h[:]) }

func (h *hasher) add(c game.Command, rolls []game.Roll) {
	b := slices.Clone(h[:])
	for _, n := range []int64{int64(c.Kind), int64(c.Seat), int64(c.Item), int64(c.Target), int64(c.N), int64(len(c.Text)), int64(len(rolls))} {
		b = binary.AppendVarint(b, n)
	}
	b = append(b, c.Text...)
	for _, r := range rolls {
		b = append(binary.AppendVarint(b, int64(len(r.Name))), r.Name...)
		b = binary.AppendVarint(binary.AppendVarint(b, int64(r.Of)), int64(r.Got))
	}
	*h = sha256.Sum256(b)
}

// commandsOf are the commands of a log without their chance.
func commandsOf(log []game.Played) []game.Command {
	out := make([]game.Command, len(log))
	for k := range log {
		out[k] = log[k].Command
	}
	return out
}
