package reel

import (
	"bufio"
	"compress/lzw"
	"encoding/binary"
	"errors"
	"image"
	"image/color"
	"io"
	"time"
)

// gifWriter writes a GIF picture by picture. image/gif wants all of them at once.
type gifWriter struct {
	w     *bufio.Writer
	pal   color.Palette
	match *matcher
	clear uint8 // the index that leaves a pixel as it was
	size  image.Point
	last  []uint8 // indices of the picture before
	now   []uint8
	err   error
}

// mostGIFColours leaves room for the index that leaves a pixel as it was.
const mostGIFColours = 255

// NewGIF is a reel written as a GIF that plays for ever, in the colours of a
// palette of 1 to 255 (see Census); each pixel takes the nearest. Times are
// rounded to hundredths of a second, from 0.02 to 655.35.
func NewGIF(w io.Writer, p color.Palette) (Writer, error) {
	if len(p) < 1 || len(p) > mostGIFColours {
		return nil, errors.New("reel: a GIF takes 1 to 255 colours")
	}
	return &gifWriter{w: bufio.NewWriterSize(w, 1<<16), pal: p, match: newMatcher(p), clear: uint8(len(p))}, nil
}

// Add writes what has changed since the picture before.
func (g *gifWriter) Add(pic *image.RGBA, show time.Duration) error {
	if g.err != nil {
		return g.err
	}
	g.err = g.add(pic, show)
	return g.err
}

func (g *gifWriter) add(pic *image.RGBA, show time.Duration) error {
	size := pic.Rect.Size()
	first := g.last == nil
	switch {
	case first && (size.X < 1 || size.Y < 1 || size.X > mostSide || size.Y > mostSide):
		return errOtherSize
	case first:
		g.size = size
		g.last, g.now = make([]uint8, size.X*size.Y), make([]uint8, size.X*size.Y)
		g.head()
	case size != g.size:
		return errOtherSize
	}
	for y := range size.Y {
		row, out := pic.Pix[y*pic.Stride:][:4*size.X], g.now[y*size.X:][:size.X]
		for x := range out {
			out[x] = g.match.index(row[4*x], row[4*x+1], row[4*x+2])
		}
	}
	r := image.Rectangle{Max: size}
	if !first {
		if r = changed(g.last, g.now, size, size.X, 1); r.Empty() {
			r = image.Rect(0, 0, 1, 1) // the format has no picture without pixels
		}
	}
	g.control(show)
	g.picture(r, first)
	g.last, g.now = g.now, g.last
	return nil
}

func (g *gifWriter) bytes(b ...byte) { _, _ = g.w.Write(b) } // bufio keeps the error for Flush

func (g *gifWriter) number(n int) {
	g.bytes(binary.LittleEndian.AppendUint16(nil, uint16(n))...)
}

// head writes the screen, the palette, and that the reel goes round for ever.
func (g *gifWriter) head() {
	_, _ = g.w.WriteString("GIF89a")
	g.number(g.size.X)
	g.number(g.size.Y)
	g.bytes(0x80|0x70|7, 0, 0) // a palette of 256 for all pictures
	for i := range 256 {
		var c color.RGBA
		if i < len(g.pal) {
			c = color.RGBAModel.Convert(g.pal[i]).(color.RGBA)
		}
		g.bytes(c.R, c.G, c.B)
	}
	g.bytes(0x21, 0xff, 11)
	_, _ = g.w.WriteString("NETSCAPE2.0")
	g.bytes(3, 1, 0, 0, 0)
}

// control says how long the next picture is shown, and that it is laid over
// the one before.
func (g *gifWriter) control(show time.Duration) {
	const leaveThere, hasClear = 1 << 2, 1
	g.bytes(0x21, 0xf9, 4, leaveThere|hasClear)
	g.number(int(bounded(show, 10*time.Millisecond, 2)))
	g.bytes(g.clear, 0)
}

// picture writes the pixels of a rectangle: those that are as they were, as clear.
func (g *gifWriter) picture(r image.Rectangle, whole bool) {
	g.bytes(0x2c)
	for _, n := range [...]int{r.Min.X, r.Min.Y, r.Dx(), r.Dy()} {
		g.number(n)
	}
	g.bytes(0, 8)
	b := &blocks{w: g.w}
	z := lzw.NewWriter(b, lzw.LSB, 8)
	row := make([]uint8, r.Dx())
	for y := r.Min.Y; y < r.Max.Y; y++ {
		at := y*g.size.X + r.Min.X
		now, was := g.now[at:][:r.Dx()], g.last[at:][:r.Dx()]
		copy(row, now)
		for x := range row {
			if !whole && now[x] == was[x] {
				row[x] = g.clear
			}
		}
		_, _ = z.Write(row)
	}
	_ = z.Close()
	b.end()
}

// Close writes the end of the file.
func (g *gifWriter) Close() error {
	if g.err != nil {
		return g.err
	}
	if g.last == nil {
		return errNothing
	}
	g.bytes(0x3b)
	g.err = g.w.Flush()
	return g.err
}

// blocks cuts a stream into the blocks of at most 255 bytes that a GIF has.
type blocks struct {
	w   *bufio.Writer
	buf [255]byte
	n   int
}

func (b *blocks) Write(p []byte) (int, error) {
	all := len(p)
	for len(p) > 0 {
		k := copy(b.buf[b.n:], p)
		b.n, p = b.n+k, p[k:]
		if b.n == len(b.buf) {
			b.flush()
		}
	}
	return all, nil
}

func (b *blocks) flush() {
	if b.n > 0 {
		_ = b.w.WriteByte(byte(b.n))
		_, _ = b.w.Write(b.buf[:b.n])
		b.n = 0
	}
}

// end writes the block of no length that ends the stream.
func (b *blocks) end() {
	b.flush()
	_ = b.w.WriteByte(0)
}
