package gametest

import "testing"

func TestDiffer(t *testing.T) {
	for _, c := range []struct{ want, got, says string }{
		{"one\ntwo\n", "one\ntwo\n", ""},
		{"one\ntwo\nthree", "one\ntoo\nthree", `in line 2 want "two", got "too"`},
		{"one\n", "one\ntwo", `in line 2 want "", got "two"`},
		{"\xff\x01\x02", "\xff\x01\x03\x04", "from byte 2 on want 02, got 03 04; want 3 bytes, got 4"},
	} {
		if got := Differ([]byte(c.want), []byte(c.got)); got != c.says {
			t.Errorf("%q and %q: said is %q, want %q", c.want, c.got, got, c.says)
		}
	}
}
