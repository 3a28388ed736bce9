package wire

import (
	"bytes"
	"compress/flate"
	"errors"
	"io"
	"slices"
)

// window is how far back flate finds what it has seen.
const window = 32 << 10

var errLong = errors.New("it comes to more than a position has")

// Delta is what of a position is not in the one before it.
func Delta(before, now []byte) []byte {
	var out bytes.Buffer
	w, _ := flate.NewWriterDict(&out, flate.DefaultCompression, tail(before)) // fails for levels there are not
	_, _ = w.Write(now)                                                       // a buffer takes everything
	_ = w.Close()
	return out.Bytes()
}

// Whole is the position that Delta was made of. The error says that it was not made
// behind before.
func Whole(before, delta []byte) ([]byte, error) {
	r := flate.NewReaderDict(bytes.NewReader(delta), tail(before))
	now, err := io.ReadAll(io.LimitReader(r, mostBytes+1))
	if len(now) > mostBytes {
		return nil, errLong
	}
	return slices.Clip(now), err
}

func tail(b []byte) []byte { return b[max(0, len(b)-window):] }
