package reel

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"image/png"
	"io"
	"testing"
	"time"

	"sourceofthenile/internal/property"

	"pgregory.net/rapid"
)

// drawn is a reel of small pictures, each like the one before but for a patch.
func drawn(t *rapid.T) []*image.RGBA {
	w, h := rapid.IntRange(1, 40).Draw(t, "w"), rapid.IntRange(1, 30).Draw(t, "h")
	some := rapid.SampledFrom([]color.RGBA{
		{255, 0, 255, 255}, {254, 0, 255, 255}, {0, 0, 0, 255}, {238, 225, 196, 255}, {22, 122, 62, 255}, {240, 196, 110, 255},
	})
	pic := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(pic, pic.Rect, image.NewUniform(some.Draw(t, "paper")), image.Point{}, draw.Src)
	out := []*image.RGBA{pic}
	for range rapid.IntRange(0, 6).Draw(t, "more") {
		next := image.NewRGBA(pic.Rect)
		copy(next.Pix, pic.Pix)
		for range rapid.IntRange(0, 3).Draw(t, "patches") {
			x, y := rapid.IntRange(0, w-1).Draw(t, "x"), rapid.IntRange(0, h-1).Draw(t, "y")
			r := image.Rect(x, y, x+rapid.IntRange(1, 9).Draw(t, "pw"), y+rapid.IntRange(1, 9).Draw(t, "ph"))
			draw.Draw(next, r, image.NewUniform(some.Draw(t, "ink")), image.Point{}, draw.Src)
		}
		out, pic = append(out, next), next
	}
	return out
}

// plain is a picture without the colour that an APNG keeps for itself.
func plain(p *image.RGBA) *image.RGBA {
	out := image.NewRGBA(p.Rect)
	copy(out.Pix, p.Pix)
	for i := 0; i < len(out.Pix); i += 4 {
		if [3]uint8(out.Pix[i:i+3]) == key {
			out.Pix[i]--
		}
	}
	return out
}

const shown = 130 * time.Millisecond

func written(t interface{ Fatal(...any) }, w Writer, pics []*image.RGBA) {
	for i, p := range pics {
		show := shown
		if i == len(pics)-1 {
			show = 3 * time.Second
		}
		if err := w.Add(p, show); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

// film is what a reader of a reel has seen.
type film struct {
	pics  []*image.RGBA
	shown []time.Duration
	area  []int // pixels written for each picture
}

// readAPNG puts the pictures of an APNG together as a browser does. It is
// written from the format's description, not from the writer.
func readAPNG(t interface{ Fatal(...any) }, file []byte) film {
	var f film
	be := binary.BigEndian
	var ihdr, trns, fctl, data []byte
	var canvas *image.RGBA
	frames, seq := -1, uint32(0)
	numbered := func(b []byte) {
		if got := be.Uint32(b); got != seq {
			t.Fatal("chunk", got, "where", seq, "was due")
		}
		seq++
	}
	finish := func() {
		if fctl == nil {
			return
		}
		w, h, x, y := be.Uint32(fctl[4:]), be.Uint32(fctl[8:]), be.Uint32(fctl[12:]), be.Uint32(fctl[16:])
		head := bytes.Clone(ihdr)
		be.PutUint32(head, w)
		be.PutUint32(head[4:], h)
		var one bytes.Buffer
		one.WriteString(signature)
		a := &apngWriter{w: &one}
		for _, c := range []struct {
			name string
			data []byte
		}{{"IHDR", head}, {"tRNS", trns}, {"IDAT", data}, {"IEND", nil}} {
			if err := a.chunk(c.name, c.data); err != nil {
				t.Fatal(err)
			}
		}
		part, err := png.Decode(&one)
		if err != nil {
			t.Fatal(err)
		}
		at := image.Pt(int(x), int(y))
		op := draw.Over
		if fctl[25] == 0 {
			op = draw.Src
		}
		draw.Draw(canvas, part.Bounds().Add(at), part, image.Point{}, op)
		next := image.NewRGBA(canvas.Rect)
		copy(next.Pix, canvas.Pix)
		f.pics = append(f.pics, next)
		f.shown = append(f.shown, time.Duration(be.Uint16(fctl[20:]))*time.Second/time.Duration(be.Uint16(fctl[22:])))
		f.area = append(f.area, int(w*h))
	}
	rest := bytes.TrimPrefix(file, []byte(signature))
	for len(rest) > 0 {
		n := be.Uint32(rest)
		name, body := string(rest[4:8]), rest[8:8+n]
		switch rest = rest[12+n:]; name {
		case "IHDR":
			ihdr = body
			canvas = image.NewRGBA(image.Rect(0, 0, int(be.Uint32(body)), int(be.Uint32(body[4:]))))
		case "acTL":
			frames = int(be.Uint32(body))
		case "tRNS":
			trns = body
		case "fcTL":
			finish()
			numbered(body)
			fctl, data = body, nil
		case "IDAT":
			data = append(data, body...)
		case "fdAT":
			numbered(body)
			data = append(data, body[4:]...)
		case "IEND":
			finish()
		}
	}
	if frames != len(f.pics) {
		t.Fatal(frames, "pictures were promised,", len(f.pics), "came")
	}
	return f
}

// readGIF puts the pictures of a GIF together.
func readGIF(t interface{ Fatal(...any) }, file []byte) film {
	g, err := gif.DecodeAll(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	var f film
	canvas := image.NewRGBA(image.Rect(0, 0, g.Config.Width, g.Config.Height))
	for i, p := range g.Image {
		draw.Draw(canvas, p.Rect, p, p.Rect.Min, draw.Over)
		next := image.NewRGBA(canvas.Rect)
		copy(next.Pix, canvas.Pix)
		f.pics = append(f.pics, next)
		f.shown = append(f.shown, time.Duration(g.Delay[i])*10*time.Millisecond)
		f.area = append(f.area, p.Rect.Dx()*p.Rect.Dy())
	}
	return f
}

func same(t *rapid.T, f film, want []*image.RGBA) {
	if len(f.pics) != len(want) {
		t.Fatalf("%d pictures, not %d", len(f.pics), len(want))
	}
	for i, p := range want {
		if !bytes.Equal(f.pics[i].Pix, p.Pix) {
			t.Fatalf("picture %d differs", i)
		}
		show := shown
		if i == len(want)-1 {
			show = 3 * time.Second
		}
		if f.shown[i] != show {
			t.Fatalf("picture %d is shown for %v, want %v", i, f.shown[i], show)
		}
	}
}

// TestAPNGComesBack: whatever is written as an APNG is read back, and a reader
// of plain PNG sees the first picture.
func TestAPNGComesBack(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		pics := drawn(t)
		var b bytes.Buffer
		written(t, NewAPNG(&b, len(pics)), pics)
		var want []*image.RGBA
		for _, p := range pics {
			want = append(want, plain(p))
		}
		same(t, readAPNG(t, b.Bytes()), want)
		still, err := png.Decode(&b)
		if err != nil {
			t.Fatal(err)
		}
		got := image.NewRGBA(still.Bounds())
		draw.Draw(got, got.Rect, still, image.Point{}, draw.Src)
		if !bytes.Equal(got.Pix, want[0].Pix) {
			t.Fatal("a reader of plain PNG sees something else than the first picture")
		}
	})
}

// TestGIFComesBack: with no more colours than the palette has, a GIF loses
// nothing but what is finer than a cell of the census.
func TestGIFComesBack(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		pics := drawn(t)
		var c Census
		var want []*image.RGBA
		for _, p := range pics {
			c.Count(p)
		}
		pal := c.Palette(255)
		var b bytes.Buffer
		g, err := NewGIF(&b, pal)
		if err != nil {
			t.Fatal(err)
		}
		written(t, g, pics)
		m := newMatcher(pal)
		for _, p := range pics {
			q := image.NewRGBA(p.Rect)
			for i := 0; i < len(p.Pix); i += 4 {
				near := pal[m.index(p.Pix[i], p.Pix[i+1], p.Pix[i+2])].(color.RGBA)
				for k, v := range [3]uint8{near.R, near.G, near.B} {
					if d := int(v) - int(p.Pix[i+k]); d < -4 || d > 4 {
						t.Fatalf("%v was painted as %v", p.Pix[i:i+3], near)
					}
				}
				copy(q.Pix[i:], []uint8{near.R, near.G, near.B, 255})
			}
			want = append(want, q)
		}
		same(t, readGIF(t, b.Bytes()), want)
	})
}

// TestOnlyWhatChangedIsWritten: a small change makes a small rectangle.
func TestOnlyWhatChangedIsWritten(t *testing.T) {
	a, b := image.NewRGBA(image.Rect(0, 0, 200, 100)), image.NewRGBA(image.Rect(0, 0, 200, 100))
	for _, p := range []*image.RGBA{a, b} {
		draw.Draw(p, p.Rect, image.White, image.Point{}, draw.Src)
	}
	draw.Draw(b, image.Rect(40, 50, 44, 53), image.Black, image.Point{}, draw.Src)
	pics := []*image.RGBA{a, b, b}
	var c Census
	c.Count(a)
	c.Count(b)
	var asGIF, asPNG bytes.Buffer
	g, err := NewGIF(&asGIF, c.Palette(255))
	if err != nil {
		t.Fatal(err)
	}
	written(t, g, pics)
	written(t, NewAPNG(&asPNG, 3), pics)
	for name, f := range map[string]film{"GIF": readGIF(t, asGIF.Bytes()), "APNG": readAPNG(t, asPNG.Bytes())} {
		if f.area[0] != 20000 || f.area[1] != 12 || f.area[2] != 1 {
			t.Errorf("%s: the pictures have %v pixels, want 20000, 12 and 1", name, f.area)
		}
	}
}

// full is a disk on which nothing more fits after so many bytes.
type full struct{ room int }

var errFull = errors.New("no space left")

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errFull
	}
	return len(p), nil
}

// TestWritersSayWhatIsWrong: a full disk, pictures of two sizes, no picture,
// too few, too many colours.
func TestWritersSayWhatIsWrong(t *testing.T) {
	pic := image.NewRGBA(image.Rect(0, 0, 300, 300))
	for i := range pic.Pix {
		pic.Pix[i] = uint8(i*i>>3) | 3
	}
	pal := color.Palette{color.Black, color.White}
	kinds := map[string]func(io.Writer) Writer{
		"GIF": func(w io.Writer) Writer {
			g, err := NewGIF(w, pal)
			if err != nil {
				t.Fatal(err)
			}
			return g
		},
		"APNG": func(w io.Writer) Writer { return NewAPNG(w, 2) },
	}
	for name, begin := range kinds {
		w := begin(&full{room: 100})
		if err := errors.Join(w.Add(pic, shown), w.Add(pic, shown), w.Close()); !errors.Is(err, errFull) {
			t.Errorf("%s: a full disk gave %v", name, err)
		}
		w = begin(io.Discard)
		if err := w.Add(pic, shown); err != nil {
			t.Fatal(err)
		}
		if err := w.Add(image.NewRGBA(image.Rect(0, 0, 20, 300)), shown); !errors.Is(err, errOtherSize) {
			t.Errorf("%s: another size gave %v", name, err)
		}
		if w = begin(io.Discard); !errors.Is(w.Close(), errNothing) {
			t.Errorf("%s: no picture gave no error", name)
		}
		if err := begin(io.Discard).Add(image.NewRGBA(image.Rectangle{}), shown); err == nil {
			t.Errorf("%s: a picture without pixels gave no error", name)
		}
	}
	w := NewAPNG(io.Discard, 2)
	if err := w.Add(pic, shown); err != nil {
		t.Fatal(err)
	}
	if w.Close() == nil {
		t.Error("one picture where two were announced gave no error")
	}
	for _, n := range []int{0, 256} {
		if _, err := NewGIF(io.Discard, make(color.Palette, n)); err == nil {
			t.Errorf("a palette of %d gave no error", n)
		}
	}
}

// TestPaletteKeepsWhatIsRare: much paper and sea leave colours for a stroke of
// red, and a palette that is asked for fewer colours than there are spreads them.
func TestPaletteKeepsWhatIsRare(t *testing.T) {
	pic := image.NewRGBA(image.Rect(0, 0, 400, 400))
	for i := 0; i < len(pic.Pix); i += 4 {
		n := uint8(i >> 2 * 7 % 23) // the grain of the paper
		copy(pic.Pix[i:], []uint8{232 + n, 215 + n, 186 + n, 255})
	}
	red := color.RGBA{143, 43, 43, 255}
	draw.Draw(pic, image.Rect(3, 3, 12, 6), image.NewUniform(red), image.Point{}, draw.Src)
	var c Census
	c.Count(pic)
	pal := c.Palette(8)
	if len(pal) != 8 {
		t.Fatalf("%d colours, not 8", len(pal))
	}
	if got := pal.Convert(red).(color.RGBA); got != red {
		t.Errorf("red became %v, want %v", got, red)
	}
	for i, a := range pal {
		for _, b := range pal[:i] {
			if a == b {
				t.Errorf("%v twice", a)
			}
		}
	}
}
