package saves

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"sourceofthenile/game"
)

// Salvage brings back what can be read of a damaged save, of its log and of its
// position: the record with the log up to the first command that is lost, and how
// many commands that is. Position, Hash, Story and Chance are those of the end of
// the whole log, where the position is whole; else they are empty, but for what
// was told before the log began: of that all comes back, or nothing. So
// game.TakeUp goes on from the log where it leads to the position, and from the
// position where the log is cut short. Header.Commands is the number there had
// been, where that can still be read.
//
// The error is a *Problem: nothing can be brought back. A newer format's save
// is refused like in Decode.
func Salvage(data []byte) (Header, *game.Record, int, error) {
	h, p := readHead(data[:min(len(data), maxHead)], int64(len(data)))
	if p != nil && !p.Kind.Rescuable() && p.Kind != NotASave {
		return h.Header, nil, 0, p
	}
	f := scan(data[:min(len(data), maxFile)])
	r := new(game.Record)
	if err := f.readSettings(r); err != nil {
		if p == nil || p.Kind != NotASave {
			p = damaged("nothing-left")
		}
		return h.Header, nil, 0, p
	}
	r.Log, _ = f.readLog()
	total, err := f.readState(r)
	if err != nil {
		total, r.Hash, r.Sittings, r.Chance = h.Commands, "", nil, nil
	}
	if f.story == nil && f.columns == nil || f.readStory(r) != nil {
		r.Version = max(0, h.Rules)
	}
	whole := len(r.Log) == total && (err == nil || h.size > 0 && checked(data[:h.size]))
	f.salvagePosition(r, whole)
	if r.Position == nil && len(r.Log) != total {
		r.Story = r.Story[:min(r.Past, len(r.Story))] // the log tells the rest, as far as it goes
		r.Chance = nil                                // replaying the log finds it again
	}
	for i, at := range r.Sittings {
		if at > len(r.Log) {
			r.Sittings = r.Sittings[:i]
			break
		}
	}
	h.Game, h.Commands = r.Game, max(total, len(r.Log))
	if h.ID == "" {
		h.ID = GameID(r)
	}
	return h.Header, r, len(r.Log), nil
}

// salvagePosition brings back the position, if it is the one that the state
// names. Where the state is lost a whole log says more than a position nobody
// vouches for.
func (f *found) salvagePosition(r *game.Record, wholeLog bool) {
	hash := r.Hash
	r.Hash = ""
	if hash == "" && wholeLog || f.position == nil {
		return
	}
	position, err := inflate(f.position, maxPosition)
	if err != nil {
		return
	}
	sum := sha256.Sum256(position)
	if is := hex.EncodeToString(sum[:]); hash == "" || hash == is {
		r.Position, r.Hash = position, is
	}
}

// scan looks for whole sections anywhere in data. What it checks is bounded: a
// file full of false beginnings costs no more than a few readings of it.
func scan(data []byte) *found {
	f := new(found)
	budget := 8*len(data) + 1<<16
	for budget > 0 {
		i := bytes.IndexByte(data, tagSettings[0])
		if i < 0 {
			break
		}
		data = data[i:]
		size := 1
		if n := claim(data); n <= budget && n > 0 {
			if tag, contents, whole, err := section(data); err == nil {
				f.take(tag, contents)
				size = whole
			}
			budget -= n
		}
		data = data[size:]
	}
	return f
}

// claim is how many bytes the section at the beginning of b says it has, 0 when
// there can be none.
func claim(b []byte) int {
	if len(b) < sectionHead {
		return 0
	}
	switch string(b[:4]) {
	case tagSettings, tagLog, tagPosition, tagState, tagStory, tagColumns:
		if n := binary.LittleEndian.Uint32(b[4:]); uint64(n) <= uint64(len(b)-sectionHead) {
			return sectionHead + int(n)
		}
	}
	return 0
}
