package render

import (
	"image"
	"sync"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
)

// Engravings on the screens: which subject stands for what, and who paints it.

// disasterPicture is the engraving of a misfortune (11).
func disasterPicture(d nile.Disaster) engraving.Subject {
	return engraving.Subject("disaster/" + d.String())
}

// findPicture is the engraving of a find (20).
func findPicture(f *nile.Find) engraving.Subject { return engraving.Subject("find/" + f.Key) }

// countryPicture is the engraving of a terrain (10.2).
func countryPicture(t hexmap.Terrain) engraving.Subject {
	return engraving.Subject("country/" + t.String())
}

// engraved shows an engraving. Small ones are painted when they are first
// drawn; large ones beside the game loop, and are bare paper until they are done.
func engraved(c *ui.Context, r ui.Rect, s engraving.Subject) {
	c.Picture(r, "engraving/"+string(s), 1, func(w, h int) *image.RGBA { return printRoom.paint(s, w, h) })
}

// prints keeps the engravings painted last, so that one shown in two places or
// again after the screen forgot it is not cut twice.
type prints struct {
	mu   sync.Mutex
	kept map[printKey]*image.RGBA
	last []printKey // oldest first
}

type printKey struct {
	subject engraving.Subject
	w, h    int
}

// printsKept is how many engravings are kept; one on a card takes 80 KB.
const printsKept = 48

var printRoom = prints{kept: map[printKey]*image.RGBA{}}

func (p *prints) paint(s engraving.Subject, w, h int) *image.RGBA {
	k := printKey{s, w, h}
	p.mu.Lock()
	img := p.kept[k]
	p.mu.Unlock()
	if img != nil {
		return img
	}
	img = engraving.Paint(s, image.Pt(w, h), engraving.Sepia)
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.kept[k] == nil {
		p.last = append(p.last, k)
	}
	p.kept[k] = img
	if len(p.last) > printsKept {
		delete(p.kept, p.last[0])
		p.last = p.last[1:]
	}
	return img
}
