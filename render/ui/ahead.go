package ui

import (
	"image"
	"sync"
)

// ahead are the panels and pictures of a first screen, painted while the window opens: the processor has
// nothing else to do then, and the first picture waits for them.
type ahead struct {
	sync.WaitGroup
	ready map[keptKey]early
}

// early is a picture, and how far it reaches beyond its rectangle.
type early struct {
	img    *image.RGBA
	margin int
}

// Ahead paints beside the caller what a list shows. Until Arrive nobody may touch what the list was made from.
func (p *Painter) Ahead(l *List) {
	p.ahead.ready = map[keptKey]early{}
	p.ahead.Go(func() {
		for i := range l.Items {
			_, k, paint := l.painting(&l.Items[i])
			if _, twice := p.ahead.ready[k]; twice || paint == nil || k.w <= 0 || k.h <= 0 {
				continue
			}
			img, margin := paint()
			p.ahead.ready[k] = early{img, margin}
		}
	})
}

// Arrive waits for what is painted ahead, and puts it among what is kept.
func (p *Painter) Arrive() {
	if p.ahead.ready == nil {
		return
	}
	p.ahead.Wait()
	for k, of := range p.ahead.ready { // in any order: into a map again
		p.plate(k, func() (*image.RGBA, int) { return of.img, of.margin })
	}
	p.ahead.ready = nil
}
