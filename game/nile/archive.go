package nile

import (
	"encoding/binary"
	"errors"
)

// archive writes a position to bytes or reads it back: one walk over the
// fields serves both ways, so that they cannot drift apart.
type archive struct {
	buf     []byte
	reading bool
	err     error
}

var errCutShort = errors.New("the position is cut short")

// errTooMuch says that a count in the file is larger than any game's.
var errTooMuch = errors.New("the position holds a count no game has")

func (ar *archive) int64(v int64) int64 {
	if !ar.reading {
		ar.buf = binary.AppendVarint(ar.buf, v)
		return v
	}
	if ar.err != nil {
		return 0
	}
	got, n := binary.Varint(ar.buf)
	if n <= 0 {
		ar.err = errCutShort
		return 0
	}
	ar.buf = ar.buf[n:]
	return got
}

type integer interface {
	~int8 | ~int16 | ~int32 | ~uint8 | ~uint32 | ~int
}

// num walks one number. A value that does not fit is an error, never cut.
func num[T integer](ar *archive, v *T) {
	got := ar.int64(int64(*v))
	if ar.reading {
		*v = T(got)
		if int64(*v) != got && ar.err == nil {
			ar.err = errTooMuch
		}
	}
}

func (ar *archive) bool(v *bool) {
	var n int8
	if *v {
		n = 1
	}
	num(ar, &n)
	if ar.reading {
		*v = n != 0
		if n != 0 && n != 1 && ar.err == nil {
			ar.err = errTooMuch
		}
	}
}

// text walks a short string.
func (ar *archive) text(v *string) { ar.textOf(v, 4096) }

// textOf walks a string of at most most bytes.
func (ar *archive) textOf(v *string, most int) {
	n := ar.length(len(*v), most)
	if !ar.reading {
		ar.buf = append(ar.buf, *v...)
		return
	}
	if n > len(ar.buf) {
		ar.err = errCutShort
	}
	if ar.err != nil {
		return
	}
	*v, ar.buf = string(ar.buf[:n]), ar.buf[n:]
}

// length walks the length of a list of at most most entries.
func (ar *archive) length(n, most int) int {
	num(ar, &n)
	if ar.reading && (n < 0 || n > most) && ar.err == nil {
		ar.err = errTooMuch
	}
	if ar.err != nil {
		return 0
	}
	return n
}

// list walks a list: its length, then each entry.
func list[T any](ar *archive, v *[]T, most int, each func(*T)) {
	n := ar.length(len(*v), most)
	if ar.reading {
		*v = make([]T, n)
	}
	for i := range n {
		if ar.err != nil {
			return
		}
		each(&(*v)[i])
	}
}

// numbers walks a list of numbers.
func numbers[T integer](ar *archive, v *[]T, most int) {
	list(ar, v, most, func(t *T) { num(ar, t) })
}

func (ar *archive) set(s *hexSet) {
	for i := range s {
		if got := ar.int64(int64(s[i])); ar.reading {
			s[i] = uint64(got)
		}
	}
}

func (ar *archive) items(have *[Items]int32) {
	for i := range have {
		num(ar, &have[i])
	}
}
