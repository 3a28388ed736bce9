package saves

import (
	"bytes"
	"encoding/binary"
	"io"
	"math"

	"sourceofthenile/game"
)

// runLength is how many commands share one section: a damaged byte costs at
// most the commands of its section and those behind.
const runLength = 64

// Which parts of a command follow its kind; the others are 0.
const (
	hasSeat = 1 << iota // another seat than the command before
	hasItem
	hasTarget
	hasN
	hasText
	hasRolls
)

// die is a roll without its outcome; each is written once and then numbered.
type die struct {
	name string
	of   int16
}

// appendLog appends the log as sections. All runs are one deflated stream,
// flushed behind each run, so that the names and habits of the first help to
// pack the last, and any beginning of the runs can be read alone.
func (p *packer) appendLog(body []byte, log []game.Played, of token) ([]byte, error) {
	if len(log) > maxCommands {
		return nil, why("too-many-commands")
	}
	p.out.Reset()
	p.z.Reset(&p.out)
	w := logWriter{dice: make(map[die]int)}
	for from := 0; from < len(log); from += runLength {
		part := log[from:min(from+runLength, len(log))]
		w.raw = w.raw[:0]
		for i := range part {
			if err := w.add(&part[i]); err != nil {
				return nil, because("command", err, "n", from+i+1)
			}
		}
		if w.size += len(w.raw); w.size > maxLog || w.rolls > maxRolls {
			return nil, why("log-too-long")
		}
		head := append(binary.LittleEndian.AppendUint16(nil, uint16(from/runLength)), of[:2]...)
		p.out.Write(append(binary.LittleEndian.AppendUint16(head, uint16(len(part))), of[2:]...))
		_, _ = p.z.Write(w.raw)
		if from+runLength < len(log) {
			_ = p.z.Flush()
		} else {
			_ = p.z.Close()
		}
		body = appendSection(body, tagLog, p.out.Bytes())
		p.out.Reset()
	}
	return body, nil
}

type logWriter struct {
	raw   []byte
	dice  map[die]int
	seat  game.Seat
	size  int
	rolls int
}

func (w *logWriter) add(p *game.Played) error {
	c := &p.Command
	if len(c.Text) > maxShort {
		return why("name-too-long")
	}
	has := byte(0)
	mark := func(bit byte, there bool) {
		if there {
			has |= bit
		}
	}
	mark(hasSeat, c.Seat != w.seat)
	mark(hasItem, c.Item != 0)
	mark(hasTarget, c.Target != 0)
	mark(hasN, c.N != 0)
	mark(hasText, c.Text != "")
	mark(hasRolls, len(p.Rolls) > 0)
	w.raw = append(w.raw, byte(c.Kind), has)
	if has&hasSeat != 0 {
		w.raw = append(w.raw, byte(c.Seat))
		w.seat = c.Seat
	}
	number := func(bit byte, n int64) {
		if has&bit != 0 {
			w.raw = binary.AppendVarint(w.raw, n)
		}
	}
	number(hasItem, int64(c.Item))
	number(hasTarget, int64(c.Target))
	number(hasN, int64(c.N))
	if has&hasText != 0 {
		w.raw = appendText(w.raw, c.Text)
	}
	if has&hasRolls != 0 {
		return w.addRolls(p.Rolls)
	}
	return nil
}

func (w *logWriter) addRolls(rolls []game.Roll) error {
	w.rolls += len(rolls)
	w.raw = binary.AppendUvarint(w.raw, uint64(len(rolls)))
	for _, r := range rolls {
		if len(r.Name) > maxShort {
			return why("name-too-long")
		}
		d := die{r.Name, r.Of}
		n, known := w.dice[d]
		if !known {
			n = len(w.dice)
			w.dice[d] = n
		}
		w.raw = binary.AppendUvarint(w.raw, uint64(n))
		if !known {
			w.raw = binary.AppendVarint(appendText(w.raw, r.Name), int64(r.Of))
		}
		w.raw = binary.AppendVarint(w.raw, int64(r.Got))
	}
	return nil
}

// readLog unpacks the runs. With an error it gives the commands before it.
func (f *found) readLog() ([]game.Played, error) {
	total := 0
	for _, r := range f.runs {
		if total += r.commands; total > maxCommands {
			break
		}
	}
	if total > maxCommands {
		return nil, why("too-many-commands")
	}
	if total == 0 {
		return nil, nil
	}
	// When later runs are lost the stream stops early: what there is counts.
	raw, cut := unpack(maxLog, func() io.Reader {
		packed := make([]io.Reader, len(f.runs))
		for i := range f.runs {
			packed[i] = bytes.NewReader(f.runs[i].packed)
		}
		return io.MultiReader(packed...)
	})
	if raw == nil {
		return nil, cut
	}
	log, rest, err := readCommands(raw, total)
	switch {
	case err != nil:
		return log, because("log", err)
	case cut != nil:
		return log, because("log", cut)
	case rest > 0:
		return log, why("log-longer")
	}
	return log, nil
}

// readCommands reads total commands; rest is how many bytes are left over.
func readCommands(raw []byte, total int) (log []game.Played, rest int, err error) {
	in := logReader{reader: reader{data: raw}}
	log = make([]game.Played, 0, min(total, len(raw)/2)) // a command is two bytes at least
	ends := make([]int, 0, cap(log))
	for range total {
		cmd := in.command()
		if in.bad {
			err = why("command-unreadable", "n", len(log)+1)
			break
		}
		log = append(log, game.Played{Command: cmd})
		ends = append(ends, len(in.rolls))
	}
	from := 0
	for i, end := range ends {
		if end > from {
			log[i].Rolls = in.rolls[from:end:end]
		}
		from = end
	}
	return log, len(in.data), err
}

type logReader struct {
	reader
	dice  []die
	seat  game.Seat
	rolls []game.Roll
}

func (in *logReader) command() game.Command {
	c := game.Command{Kind: game.Kind(in.byte())}
	has := in.byte()
	if has&hasSeat != 0 {
		in.seat = game.Seat(in.byte())
	}
	c.Seat = in.seat
	if has&hasItem != 0 {
		c.Item = in.int16()
	}
	if has&hasTarget != 0 {
		c.Target = in.int32()
	}
	if has&hasN != 0 {
		c.N = in.int32()
	}
	if has&hasText != 0 {
		c.Text = in.text()
	}
	if has&hasRolls != 0 {
		for range in.count(min(maxRolls-len(in.rolls), len(in.data))) {
			in.roll()
		}
	}
	return c
}

func (in *logReader) roll() {
	n := in.count(len(in.dice))
	if in.bad {
		return
	}
	if n == len(in.dice) {
		d := die{name: in.text()}
		d.of = in.int16()
		in.dice = append(in.dice, d)
	}
	d := in.dice[n]
	in.rolls = append(in.rolls, game.Roll{Name: d.name, Of: d.of, Got: in.int16()})
}

func appendText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

// reader takes values off the front of data. Once something did not fit it is
// bad and gives zeros.
type reader struct {
	data []byte
	bad  bool
}

func (in *reader) fail() {
	in.bad, in.data = true, nil
}

func (in *reader) bytes(n int) []byte {
	if in.bad || n > len(in.data) {
		in.fail()
		return nil
	}
	b := in.data[:n]
	in.data = in.data[n:]
	return b
}

func (in *reader) byte() byte {
	if b := in.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

func (in *reader) uint64() uint64 {
	if b := in.bytes(8); b != nil {
		return binary.LittleEndian.Uint64(b)
	}
	return 0
}

// count reads a number from 0 to most.
func (in *reader) count(most int) int {
	v, n := binary.Uvarint(in.data)
	if n <= 0 || v > uint64(most) {
		in.fail()
		return 0
	}
	in.data = in.data[n:]
	return int(v)
}

// order reads by how much a step is later than the one before it.
func (in *reader) order() int64 {
	v, n := binary.Uvarint(in.data)
	if n <= 0 || v > maxOrder {
		in.fail()
		return 0
	}
	in.data = in.data[n:]
	return int64(v)
}

func (in *reader) varint() int64 {
	v, n := binary.Varint(in.data)
	if n <= 0 {
		in.fail()
		return 0
	}
	in.data = in.data[n:]
	return v
}

func (in *reader) int16() int16 {
	v := in.varint()
	if v < math.MinInt16 || v > math.MaxInt16 {
		in.fail()
	}
	return int16(v)
}

func (in *reader) int32() int32 {
	v := in.varint()
	if v < math.MinInt32 || v > math.MaxInt32 {
		in.fail()
	}
	return int32(v)
}

// text reads a short text.
func (in *reader) text() string { return string(in.bytes(in.count(maxShort))) }
