package page

import (
	"fmt"
	"image"
)

// Shelf keeps prints from one sitting to the next, under a name. Its methods may be called from any goroutine.
type Shelf interface {
	// Take is the print of a name and size, nil: there is none.
	Take(name string, size image.Point) *image.RGBA
	// Put keeps one, if it can.
	Put(name string, img *image.RGBA)
}

// KeepOn has the print room keep on a shelf what it cuts beside the loop, and look there first. It is called before the
// window opens.
func KeepOn(s Shelf) { printRoom.shelf = s }

// lasting is the name of a plate that gives the same picture in every sitting; "" for one that may not: it is of the
// game that is played.
func lasting(p Plate) string {
	switch p := p.(type) {
	case titled:
		return fmt.Sprintf("titled/%s/%v/%v", p.subject.Name(), p.news, p.beside)
	case pale:
		return "pale/" + p.subject.Name()
	case portrait:
		if of := lasting(p.Plate); of != "" {
			return fmt.Sprintf("portrait/%s/%v/%v", of, p.news, p.free)
		}
	case Sitter:
		return fmt.Sprintf("%T/%+v", p, p)
	}
	return ""
}

// made is the print of a plate: from the shelf, if it lies there, or else cut, and then to be laid there.
func (p *prints) made(k printKey, cut func() *image.RGBA) (img *image.RGBA, keep func()) {
	name := ""
	if p.shelf != nil {
		name = lasting(k.plate)
	}
	if name == "" {
		return cut(), func() {}
	}
	if img := p.shelf.Take(name, image.Pt(k.w, k.h)); img != nil {
		return img, func() {}
	}
	img = cut()
	return img, func() { p.shelf.Put(name, img) }
}
