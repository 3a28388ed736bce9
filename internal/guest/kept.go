package guest

import (
	"errors"
	"slices"

	"sourceofthenile/game/codec"
	"sourceofthenile/internal/wire"
)

// What a kept table may hold.
const (
	mostKept  = 1 << 17
	mostBlob  = 8 << 20
	mostName  = 400
	mostLines = 1 << 17
)

// keptMagic begins a kept table.
const keptMagic = "nile table 2\n"

// ErrNotKept says that bytes are no kept table, or of another program.
var ErrNotKept = errors.New("that is not what a guest keeps of a table")

// IsKept reports whether a file that begins so holds a table as a guest keeps it.
func IsKept(data []byte) bool {
	return len(data) >= len(keptMagic) && string(data[:len(keptMagic)]) == keptMagic
}

// Kept is all that a guest has of its table but the link, its own secret too: with it one goes
// on, looks at the last view while the host is away, and holds the host's log against what one
// was told. nil before the host has told anything.
func (t *Table) Kept() []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.welcome == nil || t.begin == nil {
		return nil
	}
	ar := codec.To([]byte(keptMagic))
	t.walk(ar)
	return ar.Bytes()
}

// Recall takes in what was heard before this program began. It is called before Run. The error
// is ErrNotKept, of what is no table or another one, or a *Refused of a game this program does
// not play so; then nothing is taken in.
func (t *Table) Recall(kept []byte) error {
	if !IsKept(kept) {
		return ErrNotKept
	}
	x := Sit(t.link, t.rules, t.moves)
	ar := codec.From(kept[len(keptMagic):])
	x.walk(ar)
	if ar.End() != nil || x.welcome == nil {
		return ErrNotKept
	}
	if err := x.sit(x.welcome); err != nil {
		return err
	}
	was := State{Begin: x.begin, Steps: x.steps}
	veil, err := was.veil(len(x.steps))
	if err != nil {
		return ErrNotKept
	}
	pos, err := x.plays.Decode(veil)
	if err != nil || pos.Sound() != nil {
		return ErrNotKept
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.fresh, t.self, t.welcome, t.plays, t.pos = x.fresh, x.self, x.welcome, x.plays, pos
	t.begin, t.past, t.steps, t.now, t.notes = x.begin, x.past, x.steps, x.now, x.notes
	t.heads, t.answers, t.laid, t.keyed = x.heads, x.answers, x.laid, true
	if t.late = nil; len(t.steps) > 0 {
		t.late = [][]byte{veil}
	}
	return nil
}

// walk walks what is kept. t.mu is held, or nobody knows t yet.
func (t *Table) walk(ar *codec.Archive) {
	table := t.link.Table
	ar.Text(&table, mostName)
	codec.Fixed(ar, t.self.secret[:])
	codec.Fixed(ar, t.fresh[:])
	message(ar, &t.welcome)
	now := &t.now
	message(ar, &now)
	wire.Blob(ar, &t.begin, mostBlob)
	all := &wire.See{Past: slices.Clone(t.past), Steps: slices.Clone(t.steps), Notes: slices.Clone(t.notes)}
	message(ar, &all)
	codec.List(ar, &t.heads, mostKept, func(h *[32]byte) { codec.Fixed(ar, h[:]) })
	codec.List(ar, &t.answers, mostKept, func(d *wire.Done) { d.Walk(ar) })
	codec.List(ar, &t.laid, mostLines, func(b *[]byte) { wire.Blob(ar, b, mostBlob) })
	if !ar.Reading() {
		return
	}
	if table != t.link.Table || now == nil || all == nil {
		ar.Fail(ErrNotKept)
		return
	}
	t.now, t.notes, t.past, t.steps = *now, all.Notes, all.Past, all.Steps
}

// message walks a message within other bytes; one that is read and is another kind becomes nil.
func message[M any, P interface {
	*M
	wire.Message
}](ar *codec.Archive, m *P) {
	var data []byte
	if !ar.Reading() {
		data = wire.Append(nil, *m)
	}
	if wire.Blob(ar, &data, mostBlob); !ar.Reading() {
		return
	}
	got, err := wire.Read(data)
	if *m, _ = got.(P); err != nil {
		*m = nil
	}
}
