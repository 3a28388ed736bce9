package tight

import (
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"testing"

	"pgregory.net/rapid"

	"sourceofthenile/internal/property"
)

// unpacked is what gzip makes of packed data.
func unpacked(t interface{ Fatal(...any) }, data []byte) []byte {
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// What is packed comes out as it was: nothing, one byte, what has no pattern, what has
// hardly anything else, what is longer than a stretch.
func TestComesOutAsItWas(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		var data []byte
		for range rapid.IntRange(0, 8).Draw(t, "parts") {
			kind := rapid.IntRange(0, 2).Draw(t, "kind")
			n := rapid.IntRange(0, 3000).Draw(t, "bytes")
			switch kind {
			case 0:
				data = append(data, rapid.SliceOfN(rapid.Byte(), 0, 300).Draw(t, "chance")...)
			case 1:
				data = append(data, bytes.Repeat(rapid.SliceOfN(rapid.Byte(), 1, 9).Draw(t, "piece"), n/5)...)
			case 2:
				if len(data) > 0 {
					from := rapid.IntRange(0, len(data)-1).Draw(t, "from")
					data = append(data, data[from:min(len(data), from+n)]...)
				}
			}
		}
		if got := unpacked(t, Gzip(data)); !bytes.Equal(got, data) {
			t.Fatalf("%d bytes come out as %d others", len(data), len(got))
		}
	})
	far := make([]byte, 0, 3*stretch/2)
	for i := 0; len(far) < cap(far); i++ { // further apart than a match reaches, and across stretches
		far = append(far, byte(i), byte(i>>8), byte(i>>5), byte(i*i>>7))
	}
	if !bytes.Equal(unpacked(t, Gzip(far)), far) {
		t.Error("more than a stretch does not come out as it was")
	}
}

// It is smaller than gzip makes it, by two in a hundred at least, or it were not worth
// its time; and twice the same bytes.
func TestSmallerThanGzip(t *testing.T) {
	data, err := os.ReadFile("../../assets/fonts/IMFellEnglishSC.ttf")
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		_, err = w.Write(data)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	got := Gzip(data)
	t.Logf("%d bytes: gzip %d, tight %d", len(data), b.Len(), len(got))
	if len(got)*100 > b.Len()*98 {
		t.Errorf("gzip makes %d bytes of it, this %d", b.Len(), len(got))
	}
	if !bytes.Equal(got, Gzip(data)) {
		t.Error("twice it makes two things of it")
	}
}

// Codes are as long as the rarer symbols need, and never longer than they may be.
func TestLengthsOf(t *testing.T) {
	often := make([]uint32, 19)
	a, b := uint32(1), uint32(1)
	for i := range often { // as rare as a code can become long of
		often[i] = a
		a, b = b, a+b
	}
	for _, most := range []int{7, 15} {
		sum := 0
		for i, l := range lengthsOf(often, most) {
			if int(l) > most || l == 0 {
				t.Errorf("of at most %d, the code of %d has %d bits", most, i, l)
			}
			sum += 1 << (most - int(l))
		}
		if sum != 1<<most {
			t.Errorf("codes of at most %d bits fill %d of %d", most, sum, 1<<most)
		}
	}
	if l := lengthsOf(make([]uint32, 4), 7); l[0] != 1 || l[1] != 1 {
		t.Errorf("of nothing: %v", l)
	}
}
