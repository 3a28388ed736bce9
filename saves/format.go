package saves

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"io"
	"sync"
	"time"

	"sourceofthenile/game"
)

// Limits of what a save holds, far above any game, so that a file made to harm
// cannot fill the memory.
const (
	maxFile     = 32 << 20 // bytes of a file
	maxSettings = 1 << 20
	maxPosition = 8 << 20
	maxLog      = 16 << 20 // bytes of a log, inflated
	maxCommands = 1 << 18
	maxRolls    = 1 << 19 // of a log, and again of a story
	maxSittings = 1 << 17
	maxState    = 2 << 20 // hash, generator and sittings
	maxShort    = 4 << 10 // bytes of a text: a name in a command, a roll, a game
)

// The tags of sections.
const (
	tagSettings = "\xf1SET"
	tagLog      = "\xf1LOG"
	tagPosition = "\xf1POS"
	tagState    = "\xf1STA"
	tagStory    = "\xf1TLD" // of older programs
	tagColumns  = "\xf1TLC"
)

const (
	sectionHead = 12 // bytes before a section's contents
	sumSize     = sha256.Size
)

// GameID tells one game from another: it is the same for every save of a game.
// Two games begun with the same settings and seed share it.
func GameID(r *game.Record) string {
	b := fmt.Appendf(nil, "%s\x00%d\x00", r.Game, r.Seed)
	sum := sha256.Sum256(append(b, r.Settings...))
	return hex.EncodeToString(sum[:4])
}

// Encode writes a save. Game, Rules and Commands of the header are taken from
// the record; texts longer than 128 bytes, players behind the 16th and times that
// are none are cut. The error is a *Problem of kind TooLarge.
func Encode(h Header, r *game.Record) ([]byte, error) {
	w := packers.Get().(*packer)
	defer packers.Put(w)
	begins := settingsOf(r)
	settings, seal := w.deflate(begins), sealOf(begins)
	body := appendSection(nil, tagSettings, settings)
	body, err := w.appendLog(body, r.Log, seal)
	if err != nil {
		return nil, &Problem{Kind: TooLarge, Err: err}
	}
	body = appendSection(body, tagPosition, w.deflate(r.Position))
	story, err := columnsOf(r)
	if err != nil {
		return nil, &Problem{Kind: TooLarge, Err: err}
	}
	body = appendSection(body, tagColumns, append(seal[:], w.deflate(story)...))
	body = appendSection(body, tagState, append(stateOf(r), seal[:]...))
	body = appendSection(body, tagSettings, settings)
	if err := fits(r, len(body)); err != nil {
		return nil, &Problem{Kind: TooLarge, Err: err}
	}

	h.Game, h.Rules, h.Commands, h.Saved = r.Game, r.Version, len(r.Log), keepable(h.Saved)
	if h.ID == "" {
		h.ID = GameID(r)
	}
	data := appendHead(make([]byte, 0, len(body)+2048), &h, len(body)+sumSize)
	data = append(data, body...)
	sum := sha256.Sum256(data)
	return append(data, sum[:]...), nil
}

func fits(r *game.Record, body int) error {
	switch {
	case len(r.Settings)+maxShort > maxSettings || len(r.Game) > maxValue:
		return why("settings-too-long")
	case len(r.Position) > maxPosition || len(r.Base) > maxPosition:
		return why("position-too-large")
	case len(r.Sittings) > maxSittings:
		return why("too-many-sittings")
	case len(r.Hash) > maxShort || len(r.Chance) > maxShort:
		return why("state-too-long")
	case body > maxFile-maxHead-sumSize:
		return why("log-too-long")
	}
	return nil
}

// keepable makes a time that the header can hold.
func keepable(t time.Time) time.Time {
	if _, offset := t.Zone(); offset%60 != 0 || offset <= -24*3600 || offset >= 24*3600 {
		t = t.UTC()
	}
	if y := t.Year(); y < 1 || y > 9999 {
		return time.Time{}
	}
	return t.Truncate(time.Millisecond)
}

// Decode reads a save and checks all of it. The error is a *Problem; with it
// comes as much of the header as can be read.
func Decode(data []byte) (Header, *game.Record, error) {
	h, p := readHead(data[:min(len(data), maxHead)], int64(len(data)))
	if p != nil {
		return h.Header, nil, p
	}
	if p := verify(data, h); p != nil {
		return h.Header, nil, p
	}
	r, err := readBody(data[h.size : len(data)-sumSize])
	if err != nil {
		return h.Header, nil, &Problem{Kind: Damaged, Err: err}
	}
	if r.Game != h.Game || len(r.Log) != h.Commands || r.Version != h.Rules {
		return h.Header, nil, damaged("other-head")
	}
	return h.Header, r, nil
}

// verify checks the checksum at the end.
func verify(data []byte, h head) *Problem {
	if len(data) > maxFile || len(data) < h.size+sumSize {
		return damaged("length")
	}
	end := len(data) - sumSize
	if sum := sha256.Sum256(data[:end]); !bytes.Equal(sum[:], data[end:]) {
		return damaged("checksum")
	}
	return nil
}

// readBody reads the sections of a save whose checksum is right.
func readBody(body []byte) (*game.Record, error) {
	var f found
	for len(body) > 0 {
		tag, contents, size, err := section(body)
		if err != nil {
			return nil, err
		}
		f.take(tag, contents)
		body = body[size:]
	}
	return f.record()
}

// found is the sections of a save, still packed.
type found struct {
	settings, position, state, story, columns []byte
	seal                                      token // of the game, once its settings have been read
	runs                                      []run
}

// run is one piece of the log.
type run struct {
	number, commands int
	seal             token
	packed           []byte
}

// token ties a section to the game whose settings stand beside it: sections of two
// games are never taken together. Format 1 had none.
type token [4]byte

// sealOf is the seal of the game that begins so.
func sealOf(settings []byte) (s token) {
	sum := sha256.Sum256(settings)
	copy(s[:], sum[:])
	s[0] |= 1 // never none
	return s
}

// own drops the sections that belong to another game than the one that begins with
// these settings, and takes the seals off.
func (f *found) own(settings []byte) {
	of, runs := sealOf(settings), f.runs
	f.runs = nil
	for _, r := range runs {
		if r.number == len(f.runs) && (r.seal == of || r.seal == token{}) {
			f.runs = append(f.runs, r)
		}
	}
	f.columns = f.columns[:len(f.columns):len(f.columns)]
	if n := len(of); len(f.columns) < n || token(f.columns[:n]) != of {
		f.columns = nil
	} else {
		f.columns = f.columns[n:]
	}
}

// take notes a section; of two with the same tag the first counts.
func (f *found) take(tag string, contents []byte) {
	keep := func(at *[]byte) {
		if *at == nil {
			*at = contents
		}
	}
	switch tag {
	case tagSettings:
		keep(&f.settings)
	case tagPosition:
		keep(&f.position)
	case tagState:
		keep(&f.state)
	case tagStory:
		keep(&f.story)
	case tagColumns:
		keep(&f.columns)
	case tagLog:
		if len(contents) >= 8 {
			number, n := binary.LittleEndian.Uint16(contents), binary.LittleEndian.Uint32(contents[4:])
			of := token{contents[2], contents[3]}
			if of != (token{}) {
				of[2], of[3] = contents[6], contents[7]
				n &= 1<<16 - 1
			}
			if n <= maxCommands {
				f.runs = append(f.runs, run{int(number), int(n), of, contents[8:]})
			}
		}
	}
}

// record unpacks what was found; all of it has to be there.
func (f *found) record() (*game.Record, error) {
	r := new(game.Record)
	if err := f.readSettings(r); err != nil {
		return nil, err
	}
	total, err := f.readState(r)
	if err != nil {
		return nil, err
	}
	if r.Log, err = f.readLog(); err != nil {
		return nil, err
	}
	if len(r.Log) != total {
		return nil, why("commands", "n", len(r.Log), "all", total)
	}
	if r.Position, err = inflate(f.position, maxPosition); err != nil {
		return nil, because("position", err)
	}
	if err := f.readStory(r); err != nil {
		return nil, err
	}
	return r, nil
}

// settingsOf is what the log begins with: without it no command can be played.
func settingsOf(r *game.Record) []byte {
	b := appendText(nil, r.Game)
	b = binary.LittleEndian.AppendUint64(b, r.Seed)
	b = binary.AppendUvarint(b, uint64(len(r.Settings)))
	return append(append(b, r.Settings...), r.Base...)
}

func (f *found) readSettings(r *game.Record) error {
	data, err := inflate(f.settings, maxSettings+maxPosition)
	if err != nil {
		return because("settings", err)
	}
	in := reader{data: data}
	r.Game = in.text()
	r.Seed = in.uint64()
	r.Settings = nonEmpty(in.bytes(in.count(maxSettings)))
	if in.bad {
		return why("settings-too-short")
	}
	r.Base = nonEmpty(in.data)
	f.own(data)
	f.seal = sealOf(data)
	return nil
}

func stateOf(r *game.Record) []byte {
	b := binary.AppendUvarint(nil, uint64(len(r.Log)))
	b = appendText(b, r.Hash)
	b = appendText(b, string(r.Chance))
	b = binary.AppendUvarint(b, uint64(len(r.Sittings)))
	for _, at := range r.Sittings {
		b = binary.AppendVarint(b, int64(at))
	}
	return b
}

// readState reads the rest of a record, and gives the length its log should have.
func (f *found) readState(r *game.Record) (int, error) {
	if len(f.state) > maxState {
		return 0, why("state-too-long")
	}
	in := reader{data: f.state}
	total := in.count(maxCommands)
	r.Hash = in.text()
	r.Chance = nonEmpty([]byte(in.text()))
	for range in.count(min(maxSittings, len(in.data))) {
		r.Sittings = append(r.Sittings, int(in.varint()))
	}
	if n := len(f.seal); len(in.data) == n && token(in.data) == f.seal {
		in.data = nil
	}
	if in.bad || len(in.data) > 0 {
		return 0, why("state")
	}
	return total, nil
}

func nonEmpty(b []byte) []byte {
	if len(b) == 0 {
		return nil
	}
	return b
}

func appendSection(b []byte, tag string, contents []byte) []byte {
	from := len(b)
	b = append(b, tag...)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(contents)))
	sum := crc32.Update(crc32.Checksum(b[from:], castagnoli), castagnoli, contents)
	b = binary.LittleEndian.AppendUint32(b, sum)
	return append(b, contents...)
}

// section reads the section at the beginning of b, whose size includes its head.
func section(b []byte) (tag string, contents []byte, size int, err error) {
	if len(b) < sectionHead {
		return "", nil, 0, why("cut-off")
	}
	n := binary.LittleEndian.Uint32(b[4:])
	if uint64(n) > uint64(len(b)-sectionHead) {
		return "", nil, 0, why("cut-off")
	}
	size = sectionHead + int(n)
	contents = b[sectionHead:size:size]
	if crc32.Update(crc32.Checksum(b[:8], castagnoli), castagnoli, contents) != binary.LittleEndian.Uint32(b[8:]) {
		return "", nil, 0, why("section")
	}
	return string(b[:4]), contents, size, nil
}

// packer deflates; one is enough for a whole save.
type packer struct {
	out bytes.Buffer
	z   *flate.Writer
}

// packers and unpackers are those that nobody needs any more: most of what a small save
// costs is the room for one.
var (
	packers = sync.Pool{New: func() any {
		z, _ := flate.NewWriter(io.Discard, flate.DefaultCompression) // fails for a wrong level only
		return &packer{z: z}
	}}
	unpackers = sync.Pool{New: func() any { return flate.NewReader(nil) }}
)

func (p *packer) deflate(b []byte) []byte {
	p.out.Reset()
	p.z.Reset(&p.out)
	_, _ = p.z.Write(b) // a buffer takes everything
	_ = p.z.Close()
	return bytes.Clone(p.out.Bytes())
}

// inflate unpacks at most limit bytes; more are an error.
func inflate(packed []byte, limit int) ([]byte, error) {
	data, err := unpack(limit, func() io.Reader { return bytes.NewReader(packed) })
	if err != nil {
		return nil, err
	}
	return nonEmpty(data), nil
}

// unpack inflates what open gives; with an error comes what is before it, of more
// than limit bytes nothing. It goes through it once to see how much there is: so
// no more memory is taken than for that, whatever a file claims.
func unpack(limit int, open func() io.Reader) ([]byte, error) {
	z := unpackers.Get().(io.ReadCloser)
	defer unpackers.Put(z)
	again := z.(flate.Resetter)
	_ = again.Reset(open(), nil)
	n, err := io.Copy(io.Discard, io.LimitReader(z, int64(limit)+1))
	if n > int64(limit) {
		return nil, why("too-large")
	}
	data := make([]byte, n)
	_ = again.Reset(open(), nil)
	if _, short := io.ReadFull(z, data); short != nil && err == nil {
		err = short
	}
	return data, err
}
