// Package codec writes what a game keeps as bytes, and reads it back: one walk over the
// fields serves both ways, so that they cannot drift apart.
package codec

import (
	"encoding/binary"
	"errors"
	"fmt"
	"unicode/utf8"
)

// Archive is what is being written, or read.
type Archive struct {
	buf     []byte
	reading bool
	err     error
}

// To is an archive that is written behind buf.
func To(buf []byte) *Archive { return &Archive{buf: buf} }

// From is an archive that is read.
func From(data []byte) *Archive { return &Archive{buf: data, reading: true} }

// Bytes is what has been written, or is still to be read.
func (ar *Archive) Bytes() []byte { return ar.buf }

// Reading reports whether it is read.
func (ar *Archive) Reading() bool { return ar.reading }

// Err is the first thing that was wrong with what was read, nil if nothing was.
func (ar *Archive) Err() error { return ar.err }

// Fail notes that something is wrong with what was read; the first fault stands.
func (ar *Archive) Fail(err error) {
	if ar.reading && ar.err == nil {
		ar.err = err
	}
}

// End is Err, and a fault if more is there than was read.
func (ar *Archive) End() error {
	if n := len(ar.buf); n > 0 {
		ar.Fail(fmt.Errorf("%d bytes too many", n))
	}
	return ar.err
}

var (
	errCutShort = errors.New("it is cut short")
	errTooMuch  = errors.New("it holds a number no game has")
	errText     = errors.New("it holds a name no game has")
)

// Integer are the numbers that can be walked.
type Integer interface {
	~int8 | ~int16 | ~int32 | ~uint8 | ~uint32 | ~int
}

// Int64 walks a number of any size: it gives the one that was read, else v.
func (ar *Archive) Int64(v int64) int64 {
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

// Num walks numbers, one after the other. One that does not fit is a fault, never cut.
func Num[T Integer](ar *Archive, v ...*T) {
	for _, v := range v {
		got := ar.Int64(int64(*v))
		if ar.reading {
			*v = T(got)
			if int64(*v) != got {
				ar.Fail(errTooMuch)
			}
		}
	}
}

// Fixed walks the numbers of a list whose length goes without saying.
func Fixed[T Integer](ar *Archive, v []T) {
	for i := range v {
		Num(ar, &v[i])
	}
}

// Within walks one number from least to most. One that is not is a fault, and leaves v
// as it is.
func Within[T Integer](ar *Archive, v *T, least, most int) {
	got := ar.Int64(int64(*v))
	switch {
	case !ar.reading || ar.err != nil:
	case got < int64(least) || got > int64(most):
		ar.err = errTooMuch
	default:
		*v = T(got)
	}
}

// AllWithin is Within for the numbers of a list whose length goes without saying.
func AllWithin[T Integer](ar *Archive, v []T, least, most int) {
	for i := range v {
		Within(ar, &v[i], least, most)
	}
}

// Count walks one number from 0 to most; up to 127 it is the byte itself.
func Count[T Integer](ar *Archive, v *T, most int) {
	if !ar.reading {
		ar.buf = binary.AppendUvarint(ar.buf, uint64(*v))
		return
	}
	got, n := binary.Uvarint(ar.buf)
	switch {
	case ar.err != nil:
	case n <= 0:
		ar.err = errCutShort
	case got > uint64(most):
		ar.err = errTooMuch
	default:
		*v, ar.buf = T(got), ar.buf[n:]
	}
}

// Bool walks whether things are so, one after the other.
func (ar *Archive) Bool(v ...*bool) {
	for _, v := range v {
		var n int8
		if *v {
			n = 1
		}
		if Within(ar, &n, 0, 1); ar.reading {
			*v = n == 1
		}
	}
}

// Text walks a text of at most most bytes.
func (ar *Archive) Text(v *string, most int) { ar.letters(v, ar.Length(len(*v), most)) }

// Name walks a text of at most most letters.
func (ar *Archive) Name(v *string, most int) {
	n := len(*v)
	Count(ar, &n, most*utf8.UTFMax)
	ar.letters(v, n)
	if ar.reading && (!utf8.ValidString(*v) || utf8.RuneCountInString(*v) > most) {
		ar.Fail(errText)
	}
}

// letters walks the n bytes of a text, whose length has been walked.
func (ar *Archive) letters(v *string, n int) {
	if !ar.reading {
		ar.buf = append(ar.buf, *v...)
		return
	}
	if n > len(ar.buf) {
		ar.Fail(errCutShort)
	}
	if ar.err == nil {
		*v, ar.buf = string(ar.buf[:n]), ar.buf[n:]
	}
}

// Length walks the length of a list of at most most entries: what is to be walked next.
func (ar *Archive) Length(n, most int) int {
	if Num(ar, &n); ar.reading && (n < 0 || n > most) {
		ar.Fail(errTooMuch)
	}
	if ar.err != nil {
		return 0
	}
	return n
}

// List walks a list: its length, then each entry.
func List[T any](ar *Archive, v *[]T, most int, each func(*T)) {
	n := ar.Length(len(*v), most)
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

// Numbers walks a list of numbers.
func Numbers[T Integer](ar *Archive, v *[]T, most int) {
	List(ar, v, most, func(t *T) { Num(ar, t) })
}
