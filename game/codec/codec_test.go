package codec_test

import (
	"bytes"
	"math"
	"slices"
	"testing"

	"sourceofthenile/game/codec"
)

// things is one of each thing that can be walked.
type things struct {
	Any    int8
	Within int16
	Count  uint8
	So     bool
	Text   string
	Name   string
	List   []int32
}

func (x *things) walk(ar *codec.Archive) {
	codec.Num(ar, &x.Any)
	codec.Within(ar, &x.Within, -3, 500)
	codec.Count(ar, &x.Count, 200)
	ar.Bool(&x.So)
	ar.Text(&x.Text, 8)
	ar.Name(&x.Name, 3)
	codec.Numbers(ar, &x.List, 4)
}

func written(x things) []byte {
	ar := codec.To(nil)
	x.walk(ar)
	return ar.Bytes()
}

func read(data []byte) (x things, err error) {
	ar := codec.From(data)
	x.walk(ar)
	return x, ar.End()
}

var plain = things{-128, 500, 200, true, "\xff bytes", "大ü𐍈", []int32{math.MinInt32, 0, math.MaxInt32}}

// What was written is read, and nothing that is shorter or longer.
func TestWhatIsWrittenIsRead(t *testing.T) {
	data := written(plain)
	got, err := read(data)
	if err != nil || got.Name != plain.Name || got.Text != plain.Text || !slices.Equal(got.List, plain.List) || !bytes.Equal(written(got), data) {
		t.Errorf("read: %+v, %v; written: %+v", got, err, plain)
	}
	for n := range data {
		if got, err := read(data[:n]); err == nil {
			t.Errorf("%d of %d bytes are read as %+v", n, len(data), got)
		}
	}
	if got, err := read(append(data, 0)); err == nil {
		t.Errorf("a byte too many is read as %+v", got)
	}
}

// Numbers, texts and lists beyond their bounds are faults, never cut.
func TestBoundsAreKept(t *testing.T) {
	for what, bend := range map[string]func(*things){
		"below the least":   func(x *things) { x.Within = -4 },
		"above the most":    func(x *things) { x.Within = 501 },
		"a greater count":   func(x *things) { x.Count = 201 },
		"a longer text":     func(x *things) { x.Text = "123456789" },
		"a letter too many": func(x *things) { x.Name = "大ü𐍈a" },
		"no letters":        func(x *things) { x.Name = "\xff" },
		"a longer list":     func(x *things) { x.List = make([]int32, 5) },
	} {
		x := plain
		bend(&x)
		if got, err := read(written(x)); err == nil {
			t.Errorf("%s: %+v is read as %+v", what, x, got)
		}
	}
	wide := codec.To(nil)
	big := 128
	codec.Num(wide, &big)
	var small int8
	if ar := codec.From(wide.Bytes()); true {
		if codec.Num(ar, &small); ar.Err() == nil {
			t.Errorf("128 is read as %d", small)
		}
	}
}
