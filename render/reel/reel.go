// Package reel writes moving pictures: GIF with one palette for all pictures,
// and APNG in full colour. Pictures are handed over one by one and nothing but
// the last is kept, so that a long reel takes no more memory than a short one.
// Of each picture only what differs from the one before is written.
package reel

import (
	"errors"
	"image"
	"time"
)

// Writer takes the pictures of a reel in the order they are shown.
type Writer interface {
	// Add appends a picture and says how long it is shown. All pictures are
	// opaque and have the same bounds; the caller may paint over a picture
	// once Add has returned. Times are rounded to what the format can say.
	Add(pic *image.RGBA, show time.Duration) error
	// Close writes what ends the file. It is an error to close a reel without
	// pictures, or with another number of them than was announced.
	Close() error
}

// errNothing says that a reel without pictures was closed.
var errNothing = errors.New("reel: no picture to show")

// errOtherSize says that a picture has other bounds than the first.
var errOtherSize = errors.New("reel: all pictures must have the same size")

// mostSide is the longest side both formats can say.
const mostSide = 1<<16 - 1

// bounded keeps a time within what an unsigned number of 16 bits can say, in units.
func bounded(d, unit time.Duration, least int) uint16 {
	n := int((d + unit/2) / unit)
	return uint16(min(max(n, least), 1<<16-1))
}

// changed is the smallest rectangle outside which two pictures of the same
// size are alike: pixels of n bytes in rows of stride bytes, relative to (0, 0).
func changed(a, b []byte, size image.Point, stride, n int) image.Rectangle {
	r := image.Rectangle{Min: size}
	for y := range size.Y {
		ra, rb := a[y*stride:y*stride+size.X*n], b[y*stride:y*stride+size.X*n]
		if string(ra) == string(rb) {
			continue
		}
		x0, x1 := 0, len(ra)-1
		for ra[x0] == rb[x0] {
			x0++
		}
		for ra[x1] == rb[x1] {
			x1--
		}
		r.Min.X, r.Max.X = min(r.Min.X, x0/n), max(r.Max.X, x1/n+1)
		r.Min.Y, r.Max.Y = min(r.Min.Y, y), y+1
	}
	if r.Max == (image.Point{}) {
		return image.Rectangle{}
	}
	return r
}
