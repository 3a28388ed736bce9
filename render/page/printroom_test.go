package page

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"sourceofthenile/internal/property"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/engraving/stock"
)

// While a large engraving is being cut its sheet does not lie empty: every picture
// in stock has a first state with ink on it, of the same picture in the same size.
func TestNoPictureIsEmptyWhileItIsCut(t *testing.T) {
	if testing.Short() {
		t.Skip("cuts every engraving there is")
	}
	for _, s := range stock.Plates { // in any order: each by itself
		img := image.NewRGBA(image.Rect(0, 0, 1018, 266))
		firstState(titled{subject: s}, img, coarse)
		dark := 0
		for i := 0; i < len(img.Pix); i += 4 {
			if img.Pix[i+3] != 255 {
				t.Fatalf("%s: its first state does not fill the plate", s)
			}
			if p := engraving.Sepia.Paper; int(p.R)-int(img.Pix[i]) > 60 {
				dark++
			}
		}
		if share := float64(dark) / float64(len(img.Pix)/4); share < 0.004 {
			t.Errorf("%s: %.4f of its first state is dark", s, share)
		}
	}
	if len(stock.Plates) < 60 {
		t.Errorf("looked at %d pictures, wanted 60 at least", len(stock.Plates))
	}
}

// What is shown before a large engraving has been cut is its first state, and then
// itself; so is the first moment of one that moves, such as a battle.
func TestFirstStateThenTheCut(t *testing.T) {
	for _, plate := range []Plate{titled{subject: stock.Of("disaster/elephant-stampede")}, moving{titled{subject: stock.Of("meeting/ambush")}}} {
		firstThenCut(t, plate)
	}
}

func firstThenCut(t *testing.T, plate Plate) {
	t.Helper()
	p := newPrints()
	const w, h = 700, 260
	first := p.shown(asked{plate, w, h, 1}, w, h)
	if bare := first.Pix[:4]; string(first.Pix) == strings.Repeat(string(bare), w*h) {
		t.Error("an empty picture")
	}
	for v := uint64(0); v == 0; v, _ = p.state(asked{plate, w, h, 1}) {
		runtime.Gosched() // it is cut beside the loop
	}
	if string(p.proof(plate, w, h).Pix) == string(first.Pix) {
		t.Error("the first state stays")
	}
}

// plain is a plate that takes no time to cut, one of many.
type plain int

func (plain) Paint(size image.Point, _ engraving.Ink) *image.RGBA {
	return image.NewRGBA(image.Rectangle{Max: size})
}

// Of engravings as many stay as there is room for, by number and by bytes, and the last
// always; what covers the window comes on top, once.
func TestPrintsAreBounded(t *testing.T) {
	property.Check(t, func(r *rapid.T) {
		p := newPrints()
		for i := range rapid.IntRange(1, 80).Draw(r, "plates") {
			w, h := rapid.IntRange(1, 1500).Draw(r, "w"), rapid.IntRange(1, 900).Draw(r, "h")
			var s Plate = plain(i)
			if i%7 == 3 {
				s = cover{s}
			}
			img := s.Paint(image.Pt(w, h), engraving.Sepia)
			p.keep(printKey{s, w, h}, img)
			others, bytes := 0, 0
			for k, kept := range p.kept {
				if !covers(k.plate) {
					bytes += len(kept.Pix)
				} else if others++; others > 1 {
					r.Fatal("two that cover the window are kept")
				}
			}
			if p.kept[printKey{s, w, h}] != img {
				r.Fatal("what has just been cut is not kept")
			}
			if n := len(p.kept); n != len(p.last) || n > printsKept+1 || bytes > max(printBytes, len(img.Pix)) {
				r.Fatalf("%d kept, %d in line, %d bytes", n, len(p.last), bytes)
			}
		}
	})
}

// sitter is a plate that takes its time.
type sitter struct{ done chan struct{} }

// Sits says that it is somebody.
func (sitter) Sits() {}

// Paint implements Plate.
func (s sitter) Paint(size image.Point, ink engraving.Ink) *image.RGBA {
	<-s.done
	img := image.NewRGBA(image.Rectangle{Max: size})
	fill(img, img.Rect, ink.Line)
	return img
}

// While a face is being cut its frame shows a shade of head and shoulders, in a book with
// the page's own paper round it; then the face.
func TestNoFrameOfAFaceIsEmpty(t *testing.T) {
	for _, face := range []portrait{{}, {news: true}, {free: true}} {
		s := sitter{make(chan struct{})}
		face.Plate = s
		p := newPrints()
		const w, h = 84, 100
		first := p.shown(asked{face, w, h, 1}, w, h)
		corner, head, chest := first.RGBAAt(1, 1), first.RGBAAt(w/2, 40), first.RGBAAt(w/2, 90)
		if head == corner || chest != head {
			t.Errorf("%+v: corner %v, head %v, chest %v", face, corner, head, chest)
		}
		if face.free != (corner.A == 0) || !face.free && head.A != 255 || head.R > max(head.A, corner.R) {
			t.Errorf("%+v: on other paper: %v, %v", face, corner, head)
		}
		close(s.done)
		for v := uint64(0); v == 0; v, _ = p.state(asked{face, w, h, 1}) {
			runtime.Gosched()
		}
		if got := p.proof(face, w, h).RGBAAt(1, 1); got == corner {
			t.Error("the silhouette stays")
		}
	}
}

// A counter that is being cut is nobody's head: it lies there in its form and colour, its sign
// comes when it is cut.
func TestACounterLiesThereBeforeItsSign(t *testing.T) {
	const w, h = 200, 200
	counter := engraving.Token{Sign: stock.Of("meeting/two-explorers"), Form: engraving.Round, Colour: color.RGBA{0xb0, 0x20, 0x20, 255}}
	face := portrait{Plate: counter, free: true}
	p := newPrints()
	first := p.shown(asked{face, w, h, 1}, w, h)
	bare := counter
	bare.Sign = nil
	if want := (portrait{Plate: bare, free: true}).Paint(image.Pt(w, h), engraving.Sepia); string(first.Pix) != string(want.Pix) {
		t.Error("before it is cut it is not the counter without its sign")
	}
	for v := uint64(0); v == 0; v, _ = p.state(asked{face, w, h, 1}) {
		runtime.Gosched()
	}
	if string(p.proof(face, w, h).Pix) == string(first.Pix) {
		t.Error("its sign never comes")
	}
}

// A small counter has its sign at once: a list of them would be a list of empty squares.
func TestASmallCounterIsCutAtOnce(t *testing.T) {
	const side = 26
	face := portrait{Plate: engraving.Token{Sign: stock.Of("meeting/two-explorers"), Form: engraving.Square, Colour: color.RGBA{0xb0, 0x20, 0x20, 255}}}
	p := newPrints()
	if got, want := p.shown(asked{face, side, side, 1}, side, side), face.Paint(image.Pt(side, side), engraving.Sepia); string(got.Pix) != string(want.Pix) {
		t.Error("its sign is still to come")
	}
	if _, busy := p.state(asked{face, side, side, 1}); busy {
		t.Error("another frame is waited for")
	}
}

// What is nobody's face is nobody's head while it is cut: what grows in a slot, a tool, a sign.
func TestNothingElseIsAHead(t *testing.T) {
	p := newPrints()
	const w, h = 84, 84
	for _, plate := range []portrait{
		{Plate: pale{stock.Of("feature/village")}, free: true},
		{Plate: engraving.Seen{Sign: stock.Of("feature/village")}, free: true},
		{Plate: engraving.Seen{Sign: stock.Of("feature/village")}},
	} {
		shade := plate.silhouette(w, h)
		if img := p.shown(asked{plate, w, h, 1}, w, h); string(img.Pix) == string(shade.Pix) {
			t.Errorf("%T is somebody's head", plate.Plate)
		}
	}
}

// While a plate is cut in another size than before, the print there is stands for it; and who is
// expected is there at any size.
func TestAPrintStandsForAnother(t *testing.T) {
	s := sitter{make(chan struct{})}
	close(s.done)
	p := newPrints()
	p.expect(portrait{Plate: s})
	cut := func() bool {
		p.mu.Lock()
		defer p.mu.Unlock()
		return p.like(portrait{Plate: s}) != nil
	}
	for !cut() {
		runtime.Gosched() // it is cut beside the loop
	}
	const w, h = 40, 48
	if got, ink := p.shown(asked{portrait{Plate: s}, w, h, 1}, w, h).RGBAAt(1, 1), engraving.Sepia.Line; got != ink {
		t.Errorf("its corner is %v before it is cut, want that of the print there is, %v", got, ink)
	}
	p.mu.Lock() // it may be being cut
	defer p.mu.Unlock()
	if len(p.cutting) != 1 && p.kept[printKey{portrait{Plate: s}, w, h}] == nil {
		t.Error("it is not cut in its own size")
	}
}

// A picture is painted anew when it has been cut, and not when another has.
func TestOnlyWhatWasCutIsPaintedAnew(t *testing.T) {
	slow, quick := sitter{make(chan struct{})}, sitter{make(chan struct{})}
	p := newPrints()
	const w, h = 40, 48
	one, two := asked{portrait{Plate: slow}, w, h, 1}, asked{portrait{Plate: quick}, w, h, 1}
	before, _ := p.state(one)
	p.state(two)
	p.shown(one, w, h)
	p.shown(two, w, h)
	close(quick.done)
	for v := before; v == before; v, _ = p.state(two) {
		runtime.Gosched()
	}
	if v, _ := p.state(one); v != before {
		t.Errorf("the version of what is still being cut is %d, want %d as before", v, before)
	}
	close(slow.done)
	for v := before; v == before; v, _ = p.state(one) {
		runtime.Gosched()
	}
}

// What covers the window is bare paper until it is cut, and in another size of the window what there
// was; while the program opens nothing is cut beside the loop.
func TestACoverComesAfterTheFirstPicture(t *testing.T) {
	seen := Opening()
	s := cover{sitter{make(chan struct{})}}
	close(s.Plate.(sitter).done)
	p := newPrints()
	const w, h = 640, 400
	if got := p.shown(asked{s, w, h, 1}, w, h).RGBAAt(9, 9); got != engraving.Sepia.Paper {
		t.Errorf("it begins as %v, want bare paper", got)
	}
	time.Sleep(20 * time.Millisecond)
	if v, _ := p.state(asked{s, w, h, 1}); v != 0 {
		t.Error("it is cut before anything is seen")
	}
	seen()
	for v := uint64(0); v == 0; v, _ = p.state(asked{s, w, h, 1}) {
		runtime.Gosched()
	}
	for _, size := range []image.Point{{w, h}, {2 * w, h}} {
		if got := p.shown(asked{s, float64(size.X), float64(size.Y), 1}, size.X, size.Y).RGBAAt(9, 9); got != engraving.Sepia.Line {
			t.Errorf("at %v it is %v, want what was cut", size, got)
		}
	}
}

// A round counter that was cut for a wide place is round in a square one too, before it is cut for that.
func TestAPrintThatStandsForAnotherKeepsItsShape(t *testing.T) {
	p := newPrints()
	counter := portrait{Plate: engraving.Token{Form: engraving.Round, Colour: color.RGBA{0x40, 0x40, 0x40, 255}}}
	const wide, side = 210, 70
	p.keep(printKey{counter, wide, side}, counter.Paint(image.Pt(wide, side), engraving.Sepia))
	img := p.proof(counter, side, side)
	across, down := 0, 0
	for i := range side {
		if img.RGBAAt(i, side/2).A > 128 {
			across++
		}
		if img.RGBAAt(side/2, i).A > 128 {
			down++
		}
	}
	if down < side/2 || across < down-4 || across > down+4 {
		t.Errorf("it is %d wide and %d high", across, down)
	}
}

// drawer is a shelf that holds what it is given.
type drawer struct {
	mu   sync.Mutex
	held map[string]*image.RGBA
	puts int
}

func (d *drawer) Take(name string, size image.Point) *image.RGBA {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.held[fmt.Sprint(name, size)]
}

func (d *drawer) Put(name string, img *image.RGBA) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.held[fmt.Sprint(name, img.Rect.Size())] = img
	d.puts++
}

// What was cut in one sitting is not cut again in the next: it comes from the shelf, as the picture that is asked for
// and no other. What belongs to the game that is played is not laid there.
func TestAPrintIsCutInOneSittingOnly(t *testing.T) {
	shelf, size := &drawer{held: map[string]*image.RGBA{}}, image.Pt(300, 240)
	plates := []Plate{
		titled{subject: stock.Of("meeting/ambush")},
		titled{subject: stock.Of("meeting/ambush"), news: true},
		titled{subject: stock.Of("disaster/elephant-stampede"), beside: true},
		pale{stock.Of("meeting/ambush")},
		portrait{Plate: faces.Face{Seed: 4}},
		portrait{Plate: faces.Face{Seed: 4}, free: true},
		portrait{Plate: faces.Face{Seed: 5}},
		cover{titled{subject: stock.Of("meeting/ambush")}},
		moving{titled{subject: stock.Of("meeting/ambush")}},
		plain(3),
	}
	const lasts = 7
	for sitting := range 2 {
		p := newPrints()
		p.shelf = shelf
		for i, plate := range plates {
			cuts := 0
			img, lay := p.made(printKey{plate, size.X, size.Y}, func() *image.RGBA { cuts++; return plate.Paint(size, engraving.Sepia) })
			lay()
			if want := sitting == 0 || i >= lasts; (cuts == 1) != want {
				t.Errorf("sitting %d: plate %d is cut %d times", sitting, i, cuts)
			}
			if !bytes.Equal(img.Pix, plate.Paint(size, engraving.Sepia).Pix) {
				t.Errorf("sitting %d: plate %d is another picture", sitting, i)
			}
		}
	}
	if shelf.puts != lasts {
		t.Errorf("%d prints were laid on the shelf, want %d", shelf.puts, lasts)
	}
}

// A thumbnail is not blown up where a plate is shown large: its first state shows more, and no frame of another page.
func TestNoThumbnailIsBlownUp(t *testing.T) {
	s := titled{subject: &engraving.Picture{}}
	for _, of := range []struct {
		thumb, wide int
		want        bool
	}{{60, 800, true}, {60, 100, false}, {400, 800, false}} {
		thumb := image.NewRGBA(image.Rect(0, 0, of.thumb, of.thumb/2))
		if got := stretched(s, thumb, of.wide, of.wide/2); got != of.want {
			t.Errorf("a print %d wide where %d are: stretched %v, want %v", of.thumb, of.wide, got, of.want)
		}
	}
	if stretched(portrait{}, image.NewRGBA(image.Rect(0, 0, 40, 40)), 800, 800) {
		t.Error("a face waits for its print in another size, and is not to")
	}
}
