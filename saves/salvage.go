package saves

import (
	"bytes"
	"encoding/binary"

	"sourceofthenile/game"
)

// Salvage brings back what can be read of a damaged save: the record with the
// log up to the first command that is lost, without position and hash, and how
// many commands that is. Of what was told before the log began all comes back, or
// nothing. Header.Commands is the number there had been, where
// that can still be read. The generator's state comes back only with a whole
// log: replaying a shorter one finds it again.
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
		total, r.Sittings, r.Chance = h.Commands, nil, nil
	}
	if f.story == nil || f.readStory(r) != nil {
		r.Version = max(0, h.Rules)
	}
	if len(r.Log) != total {
		r.Story = r.Story[:min(r.Past, len(r.Story))] // the log tells the rest, as far as it goes
	}
	if len(r.Log) != total {
		r.Chance = nil
	}
	r.Hash = ""
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
	case tagSettings, tagLog, tagPosition, tagState, tagStory:
		if n := binary.LittleEndian.Uint32(b[4:]); uint64(n) <= uint64(len(b)-sectionHead) {
			return sectionHead + int(n)
		}
	}
	return 0
}
