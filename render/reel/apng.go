package reel

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/png"
	"io"
	"time"
)

// key is the colour that leaves a pixel as it was: no chart has it. A pixel
// that has it all the same is painted one step beside it.
var key = [3]uint8{255, 0, 255}

// apngWriter writes an APNG picture by picture. image/png compresses each; the
// chunks are put together here.
type apngWriter struct {
	w      io.Writer
	frames int // announced
	done   int
	seq    uint32
	last   *image.RGBA
	now    *image.RGBA
	delta  *image.RGBA
	enc    png.Encoder
	buf    bytes.Buffer
	err    error
}

// NewAPNG is a reel of so many pictures, at least one, written as an APNG that
// plays for ever; a program that knows PNG only shows the first. Times are
// rounded to milliseconds, up to 65 seconds.
func NewAPNG(w io.Writer, frames int) Writer {
	return &apngWriter{w: w, frames: frames, enc: png.Encoder{CompressionLevel: png.DefaultCompression, BufferPool: &pool{}}}
}

// pool keeps the encoder's scratch for the next picture.
type pool struct{ b *png.EncoderBuffer }

func (p *pool) Get() *png.EncoderBuffer  { return p.b }
func (p *pool) Put(b *png.EncoderBuffer) { p.b = b }

// Add writes what has changed since the picture before.
func (a *apngWriter) Add(pic *image.RGBA, show time.Duration) error {
	if a.err == nil {
		a.err = a.add(pic, show)
	}
	return a.err
}

func (a *apngWriter) add(pic *image.RGBA, show time.Duration) error {
	size := pic.Rect.Size()
	first := a.last == nil
	switch {
	case first && (size.X < 1 || size.Y < 1 || size.X > mostSide || size.Y > mostSide):
		return errOtherSize
	case first:
		whole := image.Rectangle{Max: size}
		a.last, a.now = image.NewRGBA(whole), image.NewRGBA(whole)
		a.delta = image.NewRGBA(whole)
	case size != a.now.Rect.Size():
		return errOtherSize
	}
	a.take(pic)
	r := a.now.Rect
	if !first {
		if r = changed(a.last.Pix, a.now.Pix, size, a.now.Stride, 4); r.Empty() {
			r = image.Rect(0, 0, 1, 1) // the format has no picture without pixels
		}
	}
	data, err := a.compressed(r, first)
	if err != nil {
		return err
	}
	if first {
		if err := a.head(data.ihdr); err != nil {
			return err
		}
	}
	if err := a.control(r, show, first); err != nil {
		return err
	}
	for _, d := range data.idat {
		if err := a.pixels(d, first); err != nil {
			return err
		}
	}
	a.last, a.now = a.now, a.last
	a.done++
	return nil
}

// take copies a picture, opaque and without the key.
func (a *apngWriter) take(pic *image.RGBA) {
	w := 4 * a.now.Rect.Dx()
	for y := range a.now.Rect.Dy() {
		row := a.now.Pix[y*a.now.Stride:][:w]
		copy(row, pic.Pix[y*pic.Stride:][:w])
		for i := 0; i < w; i += 4 {
			if row[i] == key[0] && row[i+1] == key[1] && row[i+2] == key[2] {
				row[i]--
			}
			row[i+3] = 255
		}
	}
}

// compressed is a rectangle of the picture as image/png writes it: pixels that
// are as they were have the key.
func (a *apngWriter) compressed(r image.Rectangle, whole bool) (parts, error) {
	d := a.delta
	for y := r.Min.Y; y < r.Max.Y; y++ {
		at := a.now.PixOffset(r.Min.X, y)
		now, was, out := a.now.Pix[at:][:4*r.Dx()], a.last.Pix[at:][:4*r.Dx()], d.Pix[at:][:4*r.Dx()]
		copy(out, now)
		for i := 0; i < len(out) && !whole; i += 4 {
			if string(now[i:i+3]) == string(was[i:i+3]) {
				copy(out[i:], key[:])
			}
		}
	}
	a.buf.Reset()
	if err := a.enc.Encode(&a.buf, d.SubImage(r)); err != nil {
		return parts{}, err
	}
	return partsOf(a.buf.Bytes())
}

// parts are the chunks of a PNG that an APNG is made of.
type parts struct {
	ihdr []byte
	idat [][]byte
}

const signature = "\x89PNG\r\n\x1a\n"

// partsOf finds them in a PNG of 8 bits a channel without alpha, the only kind
// that fits into the reel.
func partsOf(file []byte) (parts, error) {
	var p parts
	rest := bytes.TrimPrefix(file, []byte(signature))
	for len(rest) >= 12 {
		n := int(binary.BigEndian.Uint32(rest))
		if n > len(rest)-12 {
			break
		}
		switch name, data := string(rest[4:8]), rest[8:8+n]; name {
		case "IHDR":
			p.ihdr = data
		case "IDAT":
			p.idat = append(p.idat, data)
		}
		rest = rest[12+n:]
	}
	const depth, colourType, interlaced = 8, 9, 12
	if len(p.ihdr) != 13 || len(p.idat) == 0 || p.ihdr[depth] != 8 || p.ihdr[colourType] != 2 || p.ihdr[interlaced] != 0 {
		return parts{}, fmt.Errorf("reel: a picture was compressed as another kind of PNG: % x", p.ihdr)
	}
	return p, nil
}

func (a *apngWriter) chunk(name string, data []byte) error {
	b := binary.BigEndian.AppendUint32(nil, uint32(len(data)))
	b = append(b, name...)
	b = append(b, data...)
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:]))
	_, err := a.w.Write(b)
	return err
}

// head writes everything in front of the first picture.
func (a *apngWriter) head(ihdr []byte) error {
	if _, err := io.WriteString(a.w, signature); err != nil {
		return err
	}
	if err := a.chunk("IHDR", ihdr); err != nil {
		return err
	}
	const forEver = 0
	anim := binary.BigEndian.AppendUint32(nil, uint32(a.frames))
	if err := a.chunk("acTL", binary.BigEndian.AppendUint32(anim, forEver)); err != nil {
		return err
	}
	return a.chunk("tRNS", []byte{0, key[0], 0, key[1], 0, key[2]})
}

// control says where the next picture goes and how long it is shown.
func (a *apngWriter) control(r image.Rectangle, show time.Duration, whole bool) error {
	const leaveThere, replace, layOver = 0, 0, 1
	var b []byte
	for _, n := range [...]uint32{a.next(), uint32(r.Dx()), uint32(r.Dy()), uint32(r.Min.X), uint32(r.Min.Y)} {
		b = binary.BigEndian.AppendUint32(b, n)
	}
	b = binary.BigEndian.AppendUint16(b, bounded(show, time.Millisecond, 1))
	b = binary.BigEndian.AppendUint16(b, 1000)
	blend := byte(layOver)
	if whole {
		blend = replace
	}
	return a.chunk("fcTL", append(b, leaveThere, blend))
}

// next counts the chunks that an APNG numbers.
func (a *apngWriter) next() uint32 {
	a.seq++
	return a.seq - 1
}

// pixels writes compressed pixels: of the first picture where every PNG has them.
func (a *apngWriter) pixels(data []byte, first bool) error {
	if first {
		return a.chunk("IDAT", data)
	}
	return a.chunk("fdAT", append(binary.BigEndian.AppendUint32(nil, a.next()), data...))
}

// Close writes the end of the file.
func (a *apngWriter) Close() error {
	switch {
	case a.err != nil:
		return a.err
	case a.done == 0:
		return errNothing
	case a.done != a.frames:
		return fmt.Errorf("reel: %d pictures were announced and %d came", a.frames, a.done)
	}
	a.err = a.chunk("IEND", nil)
	return a.err
}
