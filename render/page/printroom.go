package page

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"slices"
	"sync"
	"time"

	"golang.org/x/image/draw"

	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
)

// The print room: engravings are cut once and kept while they are likely to be
// shown again.

// Plate is what a picture is cut from. Equal plates give equal pictures: one can be
// compared.
type Plate interface {
	// Paint paints it; it may have an ink of its own. It may be called from any
	// goroutine.
	Paint(size image.Point, ink engraving.Ink) *image.RGBA
}

// Sitter is the plate of somebody: while it is being cut, a shade of head and shoulders stands for
// it. Nothing else is anybody's head. Its fields, printed, are all that it is.
type Sitter interface {
	Plate
	Sits()
}

// titled is the plate of a subject of the catalogue, for a card or a page, or
// for newsprint.
type titled struct {
	subject *engraving.Picture
	news    bool
	beside  bool // cut beside the game loop whatever its size
}

// Paint implements Plate.
func (t titled) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	if t.news {
		ink = engraving.News
	}
	img := t.subject.Paint(size, ink)
	if t.beside && t.subject.StandsFree() {
		lift(img, ink.Paper)
	}
	return img
}

// lift takes the paper out from under an emblem: what stands free on a page
// lies on that page's own paper.
func lift(img *image.RGBA, paper color.RGBA) {
	of := [3]float64{float64(paper.R), float64(paper.G), float64(paper.B)}
	for i := 0; i < len(img.Pix); i += 4 {
		light := 1.0 // how much of the paper is seen through
		for k, p := range of {
			light = min(light, float64(img.Pix[i+k])/p)
		}
		if light > 0.97 { // the grain of the paper
			light = 1
		}
		for k, p := range of {
			img.Pix[i+k] = uint8(max(0, float64(img.Pix[i+k])-light*p))
		}
		img.Pix[i+3] = uint8(255 * (1 - light))
		for k := range of { // no colour is stronger than its cover
			img.Pix[i+k] = min(img.Pix[i+k], img.Pix[i+3])
		}
	}
}

// Engraved shows an engraving. Those of a card's size are cut when they are
// first drawn; larger ones beside the game loop, and their paper stays bare so
// long.
func Engraved(c *ui.Context, r ui.Rect, s *engraving.Picture) {
	hang(c, r, titled{subject: s}, "engraving/")
}

// Unhurried shows an engraving that is cut beside the game loop, however small
// it is: a page with several of them must turn at once.
func Unhurried(c *ui.Context, r ui.Rect, s *engraving.Picture) {
	hang(c, r, titled{subject: s, beside: true}, "plate/")
}

// InPrint shows an engraving as it comes out on newsprint.
func InPrint(c *ui.Context, r ui.Rect, s *engraving.Picture) {
	hang(c, r, titled{subject: s, news: true}, "print/")
}

func hang(c *ui.Context, r ui.Rect, t titled, key string) {
	show(c, r, key+t.subject.Name(), 0, t)
}

// Portrait shows somebody's face. It is cut beside the game loop, however small it is:
// a page may have many.
func Portrait(c *ui.Context, r ui.Rect, face Plate) {
	c.Keep(r)
	show(c, r, fmt.Sprintf("portrait/%v", face), 0, portrait{Plate: face})
}

// Counter shows a counter that stands for itself, such as the back of a card: it is cut while the frame waits, and
// never bare.
func Counter(c *ui.Context, r ui.Rect, of Plate) {
	c.Keep(r)
	show(c, r, fmt.Sprintf("counter/%v", of), 0, of)
}

// PortraitOnPage shows somebody's face as it stands in a book, on the page's own paper.
func PortraitOnPage(c *ui.Context, r ui.Rect, face Plate) {
	c.Keep(r)
	show(c, r, fmt.Sprintf("portrait on the page/%v", face), 0, portrait{Plate: face, free: true})
}

// PortraitInPrint shows somebody's face as it comes out in print.
func PortraitInPrint(c *ui.Context, r ui.Rect, face Plate) {
	show(c, r, fmt.Sprintf("portrait in print/%v", face), 0, portrait{Plate: face, news: true})
}

// portrait is a face; news says that it is in print, free that the page is
// seen between its lines.
type portrait struct {
	Plate
	news, free bool
}

// Paint implements Plate.
func (p portrait) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	if p.news {
		ink = engraving.News
	}
	img := p.Plate.Paint(size, ink)
	if p.free {
		lift(img, ink.Paper)
	}
	return img
}

// Cover covers the window with a plate, which is kept in the window's size alone. Until it is cut it
// is bare paper, or in another size of the window the print of it there was.
func Cover(c *ui.Context, key string, p Plate) {
	show(c, c.Screen(), key, 0, cover{p})
}

// Moving shows a plate that is one of several moments of the same thing, by a number
// below 2^20 that tells each from the next. While one is being cut, the one before it
// stays.
func Moving(c *ui.Context, r ui.Rect, key string, moment uint32, p Plate) {
	show(c, r, key, moment, moving{p})
}

// cover is a plate that covers the window, moving one that the next takes the place of.
type (
	cover  struct{ Plate }
	moving struct{ Plate }
)

// show shows what there is of a plate, and asks for another frame where more may come.
func show(c *ui.Context, r ui.Rect, key string, moment uint32, p Plate) {
	a := asked{p, r.W, r.H, c.Scale}
	version, busy := printRoom.state(a)
	if busy {
		c.Animate()
	}
	if _, is := p.(moving); is {
		version = version<<momentBits | uint64(moment&(1<<momentBits-1))
	}
	c.Picture(r, key, version, func(w, h int) *image.RGBA { return printRoom.shown(a, w, h) })
}

// Expect has the plates of somebody who may be shown soon cut beside the loop, if there is no print
// of them at any size yet: then none is shown as a shade first.
func Expect(all ...Sitter) {
	for _, s := range all {
		printRoom.expect(portrait{Plate: s})
	}
}

// momentBits is how many bits tell the moments of a moving plate apart.
const momentBits = 20

// prints keeps the engravings cut last, so that one shown in two places or
// again after the screen forgot it is not cut twice.
type prints struct {
	mu      sync.Mutex
	kept    map[printKey]*image.RGBA
	last    []printKey           // oldest first
	cutting map[printKey][]asked // and for whom
	done    uint64               // goes up with each that was cut beside the loop
	asked   map[asked]*asking
	askedIn []asked     // oldest first
	before  *image.RGBA // the moving plate shown last
	shelf   Shelf       // nil: none
}

// asking is what is known of a picture that is asked for.
type asking struct {
	first   time.Time // when it was
	version uint64    // what done was when it was cut last: it alone is painted anew then, and nothing beside it
}

// asked is a picture as a screen asks for it, before its pixels are known.
type asked struct {
	plate Plate
	w, h  float64
	scale float64
}

type printKey struct {
	plate Plate
	w, h  int
}

const (
	// printsKept is how many engravings are kept, printBytes how many bytes of them; one
	// on a card takes 80 KB. The one that covers the window comes on top.
	printsKept, printBytes = 160, 16 << 20
	// askedKept is how many askings are remembered: more than one screen shows.
	askedKept = 4 * printsKept
	// askedFor is after how long a picture that was asked for has surely been
	// drawn once. Frames cannot tell: they are laid out more often than they are
	// drawn, on a slow machine many times more often.
	askedFor = 2 * time.Second
	// cutAtOnce is how many pixels are cut while a frame waits: some tens of
	// milliseconds' work.
	cutAtOnce = 110_000
	// counterAtOnce is how many of a counter are: in a list of many it tells nothing without its sign.
	counterAtOnce = 6_000
)

// printRoom is the print room of the program.
var printRoom = newPrints()

func newPrints() *prints {
	return &prints{kept: map[printKey]*image.RGBA{}, cutting: map[printKey][]asked{}, asked: map[asked]*asking{}}
}

// state is the version of what can be shown, and whether more is on its way or
// may be: whether to cut is known only when a picture is first drawn.
func (p *prints) state(a asked) (version uint64, busy bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	of := p.asked[a]
	if of == nil {
		of = &asking{time.Now(), p.done}
		p.asked[a] = of
		if p.askedIn = append(p.askedIn, a); len(p.askedIn) > askedKept {
			delete(p.asked, p.askedIn[0])
			p.askedIn = p.askedIn[1:]
		}
	}
	if atOnce(a.plate, 2*a.w*a.h*a.scale*a.scale) {
		return of.version, false // it is cut when it is first drawn
	}
	return of.version, time.Since(of.first) < askedFor || len(p.cutting) > 0
}

// shown is proof for a picture, painted anew when it has been cut.
func (p *prints) shown(a asked, w, h int) *image.RGBA {
	img := p.proof(a.plate, w, h)
	p.mu.Lock()
	defer p.mu.Unlock()
	k := printKey{a.plate, w, h}
	if waits, cutting := p.cutting[k]; cutting && !slices.Contains(waits, a) {
		p.cutting[k] = append(waits, a)
	} else if of := p.asked[a]; !cutting && of != nil && p.kept[k] != nil && p.kept[k] != img { // cut in between
		p.done++
		of.version = p.done
	}
	return img
}

// expectedW and expectedH are how large a face is cut of which it is not known yet where it will be
// shown.
const expectedW, expectedH = 96, 112

// expect has a plate cut if there is no print of it.
func (p *prints) expect(s Plate) {
	p.mu.Lock()
	defer p.mu.Unlock()
	k := printKey{s, expectedW, expectedH}
	if _, cutting := p.cutting[k]; cutting || p.like(s) != nil {
		return
	}
	p.cutting[k] = nil
	go p.cut(k, ui.Beside())
}

// like is the largest print of a plate there is, at whatever size; nil: there is none. p.mu is held.
func (p *prints) like(s Plate) (best *image.RGBA) {
	for _, k := range p.last {
		if k.plate == s && (best == nil || k.w > best.Rect.Dx()) {
			best = p.kept[k]
		}
	}
	return best
}

// calm reports whether a plate is always cut beside the loop.
func calm(s Plate) bool {
	if _, is := s.(portrait); is {
		return true
	}
	t, ok := s.(titled)
	return ok && t.beside
}

// atOnce reports whether so many pixels of a plate are cut while a frame waits.
func atOnce(s Plate, pixels float64) bool {
	if face, ok := s.(portrait); ok {
		_, counter := face.Plate.(engraving.Token)
		return counter && pixels <= counterAtOnce
	}
	return pixels <= cutAtOnce && !calm(s)
}

// proof is an engraving; while it is being cut, another print of it in its size, or else a coarse
// first state, or of a face, which takes as long however small it is, a silhouette.
func (p *prints) proof(s Plate, w, h int) *image.RGBA {
	k := printKey{s, w, h}
	p.mu.Lock()
	defer p.mu.Unlock()
	_, moves := s.(moving)
	if img := p.kept[k]; img != nil {
		if moves {
			p.before = img
		}
		if covers(s) {
			p.fold(k, img)
		}
		return img
	}
	if atOnce(s, float64(w*h)) {
		img := s.Paint(image.Pt(w, h), engraving.Sepia)
		p.keep(k, img)
		return img
	}
	if _, cutting := p.cutting[k]; !cutting {
		p.cutting[k] = nil
		go p.cut(k, ui.Beside())
	}
	if moves && p.before != nil && p.before.Rect.Size() == image.Pt(w, h) {
		return p.before
	}
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	if like := p.like(s); like != nil && !stretched(s, like, w, h) {
		draw.ApproxBiLinear.Scale(out, out.Rect, like, middle(like.Rect, w, h), draw.Src, nil)
		return out
	}
	if face, ok := s.(portrait); ok {
		if counter, ok := face.Plate.(engraving.Token); ok { // nobody's: it lies there without its sign
			counter.Sign = nil
			face.Plate = counter
			return face.Paint(image.Pt(w, h), engraving.Sepia)
		}
		if _, sits := face.Plate.(Sitter); sits {
			return face.silhouette(w, h)
		}
	}
	if covers(s) {
		fill(out, out.Rect, engraving.Sepia.Paper)
		return out
	}
	pixels := coarse
	if calm(s) { // a page may have many
		pixels = min(coarse, max(coarser, float64(w*h)/10))
	}
	firstState(s, out, pixels)
	return out
}

// stretched reports whether a print of a plate shows less in another size than a first state would: that of a thumbnail,
// blown up, with whatever frame is about it. A face has no first state worth the name.
func stretched(s Plate, like *image.RGBA, w, h int) bool {
	if _, is := s.(titled); !is || calm(s) {
		return false
	}
	part := middle(like.Rect, w, h)
	return float64(part.Dx()*part.Dy()) < min(coarse, float64(w*h)/8)
}

// middle is the largest part about the middle of a picture that has the shape of w by h: a round counter
// that was cut for a wide place is no oval in a square one.
func middle(r image.Rectangle, w, h int) image.Rectangle {
	wide, high := r.Dx(), r.Dy()
	if wide*h > high*w {
		wide = max(1, high*w/max(1, h))
	} else {
		high = max(1, wide*h/max(1, w))
	}
	at := r.Min.Add(image.Pt((r.Dx()-wide)/2, (r.Dy()-high)/2))
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(wide, high))}
}

// coarse is how many pixels a first state is cut with at most, some milliseconds' work; coarser is how
// many at least.
const coarse, coarser = 16_000.0, 1_200.0

// firstState fills img with a plate as it is cut with so many pixels: whoever looks at a sheet just
// laid down sees at once what it is of.
func firstState(p Plate, img *image.RGBA, pixels float64) {
	size := img.Rect.Size()
	if less := math.Sqrt(pixels / max(1, float64(size.X*size.Y))); less < 1 {
		size = image.Pt(max(1, int(float64(size.X)*less)), max(1, int(float64(size.Y)*less)))
	}
	small := p.Paint(size, engraving.Sepia)
	draw.ApproxBiLinear.Scale(img, img.Rect, small, small.Rect, draw.Src, nil)
}

// covers reports whether a plate covers the window.
func covers(s Plate) bool {
	_, is := s.(cover)
	return is
}

// opening holds back what is cut beside the loop while the program has yet to show anything.
var opening sync.WaitGroup

// Opening is called before the window opens, what it gives when something is seen in it: only then is
// anything cut beside the loop, which would take a processor from the first picture.
func Opening() (seen func()) {
	opening.Add(1)
	return sync.OnceFunc(opening.Done)
}

// cut is the work beside the loop.
func (p *prints) cut(k printKey, done func()) {
	opening.Wait()
	img, lay := p.made(k, func() *image.RGBA { return k.plate.Paint(image.Pt(k.w, k.h), engraving.Sepia) })
	p.hang(k, img)
	done()
	lay()
}

// hang has a print that was cut be shown to all who wait for it.
func (p *prints) hang(k printKey, img *image.RGBA) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.keep(k, img)
	p.done++
	for _, a := range p.cutting[k] {
		if of := p.asked[a]; of != nil {
			of.version = p.done
		}
	}
	delete(p.cutting, k)
}

func (p *prints) keep(k printKey, img *image.RGBA) {
	if p.kept[k] == nil {
		p.last = append(p.last, k)
	}
	p.kept[k] = img
	if covers(k.plate) { // of those the window's size alone
		p.last = slices.DeleteFunc(p.last, func(o printKey) bool {
			old := covers(o.plate) && o != k
			if old {
				delete(p.kept, o)
			}
			return old
		})
	}
	for len(p.last) > printsKept || p.bytes() > printBytes {
		oldest := slices.IndexFunc(p.last, func(o printKey) bool { return !covers(o.plate) && o != k })
		if oldest < 0 {
			return
		}
		delete(p.kept, p.last[oldest])
		p.last = slices.Delete(p.last, oldest, oldest+1)
	}
}

// fold keeps what covers the window half as large, once it is shown: it is a texture by then, and this
// stands for it only while another size of the window is being cut.
func (p *prints) fold(k printKey, img *image.RGBA) {
	half := image.NewRGBA(image.Rect(0, 0, max(1, k.w/2), max(1, k.h/2)))
	draw.ApproxBiLinear.Scale(half, half.Rect, img, img.Rect, draw.Src, nil)
	p.keep(printKey{k.plate, half.Rect.Dx(), half.Rect.Dy()}, half)
}

// bytes is how much memory the kept engravings take, without the one that covers the window.
func (p *prints) bytes() int {
	n := 0
	for k, img := range p.kept {
		if !covers(k.plate) {
			n += len(img.Pix)
		}
	}
	return n
}
