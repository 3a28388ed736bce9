package reel

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"io"
	"slices"
	"time"
)

// gifWriter writes a GIF picture by picture. image/gif wants all of them at once: so it is
// given each alone, as a GIF of one picture, which is put behind those before.
type gifWriter struct {
	w     io.Writer
	pal   color.Palette // of 256, so that each picture has the same
	match *matcher
	clear uint8 // the index that leaves a pixel as it was
	size  image.Point
	last  []uint8 // indices of the picture before
	now   []uint8
	buf   bytes.Buffer
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
	g := &gifWriter{w: w, pal: slices.Clone(p), match: newMatcher(p), clear: uint8(len(p))}
	for len(g.pal) < 256 {
		g.pal = append(g.pal, color.RGBA{})
	}
	return g, nil
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
	err := g.picture(r, first, show)
	g.last, g.now = g.now, g.last
	return err
}

// What stands in front of the first picture: signature, screen and palette; and that the
// reel goes round for ever, which image/gif says of more than one picture only.
const (
	gifDepth   = 10 // where the depth of colours stands
	gifHead    = 6 + 7 + 3*256
	gifForEver = "\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
	gifEnd     = "\x3b"
)

// picture writes the pixels of a rectangle: those that are as they were, as clear.
func (g *gifWriter) picture(r image.Rectangle, whole bool, show time.Duration) error {
	pic := image.NewPaletted(r, g.pal)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		at := y*g.size.X + r.Min.X
		now, was, row := g.now[at:][:r.Dx()], g.last[at:][:r.Dx()], pic.Pix[(y-r.Min.Y)*pic.Stride:]
		copy(row, now)
		for x := range now {
			if !whole && now[x] == was[x] {
				row[x] = g.clear
			}
		}
	}
	g.buf.Reset()
	err := gif.EncodeAll(&g.buf, &gif.GIF{
		Image: []*image.Paletted{pic}, Delay: []int{int(bounded(show, 10*time.Millisecond, 2))}, Disposal: []byte{gif.DisposalNone},
		Config: image.Config{ColorModel: g.pal, Width: g.size.X, Height: g.size.Y},
	})
	if err != nil {
		return err
	}
	file := g.buf.Bytes()
	if whole {
		file[gifDepth] |= 7 << 4 // of eight bits a channel, as it is
		_, err = g.w.Write(append(slices.Clone(file[:gifHead]), gifForEver...))
	}
	if err == nil {
		_, err = g.w.Write(file[gifHead : len(file)-len(gifEnd)])
	}
	return err
}

// Close writes the end of the file.
func (g *gifWriter) Close() error {
	if g.err != nil {
		return g.err
	}
	if g.last == nil {
		return errNothing
	}
	_, g.err = io.WriteString(g.w, gifEnd)
	return g.err
}
