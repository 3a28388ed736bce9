package guest

import (
	"encoding/binary"
	"errors"
	"net"
	"syscall"

	"sourceofthenile/internal/wire"
)

// Loss is why a host cannot be heard.
type Loss uint8

// The reasons that can be told from one another.
const (
	NotLost   Loss = iota
	NoAnswer       // the machine or its program is off, or something is in the way
	NoNetwork      // this machine has none, or the name of the other is not known
	NoHost         // something else answers there
)

// errNoHost says that what answers there has no tables.
var errNoHost = errors.New("no tables are kept there")

// notFound is what it answers.
const notFound = 404

func lossOf(err error) Loss {
	var dns *net.DNSError
	switch {
	case errors.Is(err, errNoHost):
		return NoHost
	case errors.As(err, &dns), errors.Is(err, syscall.ENETUNREACH), errors.Is(err, syscall.EHOSTUNREACH):
		return NoNetwork
	}
	return NoAnswer
}

// Link is where it is.
func (t *Table) Link() Link { return t.link }

// Kept is what has been heard, as bytes that Recall takes; nil where nothing has been.
func (t *Table) Kept() []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.begin == nil {
		return nil
	}
	see := t.now
	see.From, see.Begin, see.Steps, see.Notes = 0, wire.Delta(nil, t.begin), t.steps, t.notes
	hello := wire.Append(nil, t.welcome)
	out := binary.LittleEndian.AppendUint32(nil, uint32(len(hello)))
	return wire.Append(append(out, hello...), &see)
}

// Recall takes in what was heard before this program began. It is called before Run.
func (t *Table) Recall(kept []byte) error {
	if len(kept) < 4 {
		return errors.New("nothing was kept")
	}
	n := binary.LittleEndian.Uint32(kept)
	kept = kept[4:]
	if uint64(n) > uint64(len(kept)) {
		return errors.New("what was kept is torn")
	}
	for _, data := range [][]byte{kept[:n], kept[n:]} {
		m, err := wire.Read(data)
		if err != nil {
			return err
		}
		switch m := m.(type) {
		case *wire.Welcome:
			err = t.sit(m)
		case *wire.See:
			t.mu.Lock()
			err = t.see(m)
			t.mu.Unlock()
		default:
			err = errors.New("what was kept is something else")
		}
		if err != nil {
			return err
		}
	}
	return nil
}
