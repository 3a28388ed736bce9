package ui

import (
	"bytes"
	"fmt"
	"math"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"sourceofthenile/assets"
	"sourceofthenile/render/paint"
)

// sources are the typefaces, read once. They are part of the program, so that
// one which cannot be read is a broken build.
var sources = sync.OnceValue(func() (out [faces]*text.GoTextFaceSource) {
	files := [faces][]byte{
		Book: assets.Garamond, Italic: assets.GaramondItalic, Bold: assets.GaramondBold,
		Title: assets.FellSC, Engraved: assets.FellItalic, Hand: assets.Handwriting,
	}
	for i, data := range files {
		paint.Breathe() // each takes some hundredths of a second to read
		s, err := text.NewGoTextFaceSource(bytes.NewReader(data))
		if err != nil {
			panic(fmt.Sprintf("typeface %d: %v", i, err))
		}
		out[i] = s
	}
	return out
})

// Prepare reads the typefaces and lays the paper, which every first page waits for. It may be called
// beside what else is done at a start.
func Prepare() {
	sources()
	paperTile()
}

type faceKey struct {
	face Face
	px   float64
}

type widthKey struct {
	faceKey
	text string
}

// type setting is done by one goroutine at a time: the window's, or a test's.
var setting struct {
	sync.Mutex
	faces  map[faceKey]*text.GoTextFace
	widths map[widthKey]float64
}

// maxWidths bounds the memory of measured texts.
const maxWidths = 20000

// faceAt is the face at a size in device pixels, with lining tabular figures.
func faceAt(f Face, px float64) *text.GoTextFace {
	k := faceKey{f, px}
	if g := setting.faces[k]; g != nil {
		return g
	}
	g := &text.GoTextFace{Source: sources()[f], Size: px}
	if f == Book || f == Italic || f == Bold {
		g.SetFeature(text.MustParseTag("lnum"), 1)
		g.SetFeature(text.MustParseTag("tnum"), 1)
	}
	if setting.faces == nil || len(setting.faces) > 400 {
		setting.faces = map[faceKey]*text.GoTextFace{}
	}
	setting.faces[k] = g
	return g
}

// run is a piece of a text in one face.
type run struct {
	face  Face
	text  string
	after float64 // room that is left behind it, as a part of the size
}

// swash is how far the handwritten S reaches out to the left beyond the space before it, as a part of the size:
// without that room the word before it would be joined to it.
const swash = 0.34

// swashed reports whether a word begins with it.
func swashed(f Face, word string) bool { return f == Hand && strings.HasPrefix(word, "S") }

// inRuns reports whether a text is more than one run: nearly none is.
func inRuns(f Face, s string) bool {
	return (f == Title || f == Hand) && strings.ContainsAny(s, "0123456789$") || f == Hand && strings.Contains(s, " S")
}

// runsOf parts figures from letters: IM Fell's 1 looks like an I, so that
// figures in a title are set in Garamond.
func runsOf(f Face, s string) []run {
	if !inRuns(f, s) {
		return []run{{face: f, text: s}}
	}
	var out []run
	last := rune(0)
	for _, r := range s {
		if f == Hand && r == 'S' && last == ' ' {
			out[len(out)-1].after = swash
		}
		last = r
		as := f
		if r >= '0' && r <= '9' || r == '$' {
			as = Book
			if f == Hand {
				as = Italic
			}
		}
		if n := len(out); n > 0 && out[n-1].face == as && out[n-1].after == 0 {
			out[n-1].text += string(r)
		} else {
			out = append(out, run{face: as, text: string(r)})
		}
	}
	return out
}

// advance is the width of a text in device pixels.
func advance(f Face, px float64, s string) float64 {
	setting.Lock()
	defer setting.Unlock()
	if !inRuns(f, s) {
		return advanceRun(run{face: f, text: s}, px)
	}
	w := 0.0
	for _, r := range runsOf(f, s) {
		w += advanceRun(r, px)
	}
	return w
}

func advanceRun(r run, px float64) float64 {
	k := widthKey{faceKey{r.face, px}, r.text}
	if w, ok := setting.widths[k]; ok {
		return w + r.after*px
	}
	paint.Breathe()
	w := text.AdvanceAt(r.text, len(r.text), faceAt(r.face, px))
	if setting.widths == nil || len(setting.widths) > maxWidths {
		setting.widths = map[widthKey]float64{}
	}
	setting.widths[k] = w
	return w + r.after*px
}

// metrics are the ascent and descent of a face, as parts of its size.
func metrics(f Face) (ascent, descent float64) {
	switch f {
	case Title, Engraved:
		return 0.95, 0.30
	case Hand:
		return 1.10, 0.62
	}
	return 1.0, 0.30
}

// TextWidth is the width of a line of text in units.
func (c *Context) TextWidth(s string, st Style) float64 {
	return advance(st.Face, st.Size*c.Scale, s) / c.Scale
}

// upTo is how far the first at bytes of a line reach, in units. It is not the
// width of that part alone: letters are fitted to their neighbours.
func (c *Context) upTo(s string, at int, st Style) float64 {
	setting.Lock()
	defer setting.Unlock()
	px, x := st.Size*c.Scale, 0.0
	for _, r := range runsOf(st.Face, s) {
		if at <= len(r.text) {
			return (x + text.AdvanceAt(r.text, at, faceAt(r.face, px))) / c.Scale
		}
		x += advanceRun(r, px)
		at -= len(r.text)
	}
	return x / c.Scale
}

// LineHeight is the distance from one line of a paragraph to the next.
func LineHeight(st Style) float64 {
	if st.Face == Hand {
		return math.Ceil(st.Size * 1.7)
	}
	return math.Ceil(st.Size * 1.24)
}

// fit cuts a text with an ellipsis so that it is no wider than w; cut tells
// whether it had to.
func (c *Context) fit(s string, st Style, w float64) (out string, cut bool) {
	// Half a unit of grace: widths are computed at device pixels.
	if c.TextWidth(s, st) <= w+0.5 {
		return s, false
	}
	letters := []rune(s)
	lo, hi := 0, len(letters)
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if c.TextWidth(string(letters[:mid])+"…", st) <= w {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return strings.TrimRight(string(letters[:lo]), " ") + "…", true
}
