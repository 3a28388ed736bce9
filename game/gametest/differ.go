package gametest

import (
	"bytes"
	"fmt"
	"unicode/utf8"
)

// Differ says where two encodings or texts part: the first line that is another, or the
// first byte where they are no text; "" where they are equal.
func Differ(want, got []byte) string {
	if bytes.Equal(want, got) {
		return ""
	}
	n := 0
	for n < min(len(want), len(got)) && want[n] == got[n] {
		n++
	}
	if !utf8.Valid(want) || !utf8.Valid(got) {
		const some = 8
		return fmt.Sprintf("from byte %d on want % x, got % x; want %d bytes, got %d", n, want[n:min(n+some, len(want))], got[n:min(n+some, len(got))], len(want), len(got))
	}
	line := func(text []byte) []byte {
		from := bytes.LastIndexByte(text[:n], '\n') + 1
		to := bytes.IndexByte(text[n:], '\n')
		if to < 0 {
			return text[from:]
		}
		return text[from : n+to]
	}
	return fmt.Sprintf("in line %d want %q, got %q", bytes.Count(want[:n], []byte("\n"))+1, line(want), line(got))
}
