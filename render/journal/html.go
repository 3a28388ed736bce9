package journal

import (
	"bufio"
	_ "embed"
	"fmt"
	"html"
	"io"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/words"
)

// How the page looks, on the screen and in print.
//
//go:embed book.css
var style string

// platesApart is how many paragraphs stand between two engravings, and within
// how many plates none comes back.
const (
	platesApart = 4
	platesFar   = 12
)

// WriteHTML writes the book as one file that needs no other: its charts and
// engravings are in it. Of no game it has no charts.
func (b *Book) WriteHTML(to io.Writer, g Charted) (err error) {
	h := &htmlHand{w: bufio.NewWriter(to), plates: map[*engraving.Picture]string{}}
	if g != nil {
		if h.painter, err = Painter(g, b.Sheet); err != nil {
			return err
		}
	}
	h.book(b)
	if h.err != nil {
		return h.err
	}
	return h.w.Flush()
}

type htmlHand struct {
	w       *bufio.Writer
	painter *chart.Painter
	plates  map[*engraving.Picture]string // their marks in the file
	shown   []*engraving.Picture
	since   int // paragraphs since the last plate
	err     error
}

func (h *htmlHand) put(format string, args ...any) {
	_, _ = fmt.Fprintf(h.w, format, args...) // bufio keeps the error for Flush
}

// esc makes text safe between tags.
func esc(s string) string { return html.EscapeString(s) }

func (h *htmlHand) book(b *Book) {
	h.put("<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n", esc(words.Default().Language()))
	h.put("<title>%s</title>\n<style>\n%s</style>\n</head>\n<body>\n", esc(b.Title), style)
	h.symbols(b)
	h.put("<header>\n<h1>%s</h1>\n<p class=\"by\">%s</p>\n", esc(b.Title), esc(b.By))
	h.whole(b)
	h.put("</header>\n")
	if len(b.Chapters) == 0 {
		h.put("<p>%s</p>\n", esc(words.Say("story.empty")))
	} else {
		h.contents(b)
	}
	for i := range b.Chapters {
		h.chapter(i, &b.Chapters[i])
	}
	if b.Broken {
		h.put("<p class=\"by\">%s</p>\n", esc(words.Say("story.broken")))
	}
	for i := range b.Lists {
		h.list(&b.Lists[i])
	}
	h.put("</body>\n</html>\n")
}

// What two printed pages of contents hold: chapters with a line below each, or lines.
const (
	contentsChapters = 26
	contentsLines    = 56
)

func (h *htmlHand) contents(b *Book) {
	long := len(b.Chapters) > contentsChapters
	h.put("<nav%s>\n<h2 id=\"contents\">%s</h2>\n<ol>\n", map[bool]string{true: " class=\"many\""}[long], esc(words.Say("story.contents")))
	of := make([]string, len(b.Chapters))
	if long {
		for i := range b.Chapters {
			of[i] = b.Chapters[i].Part
		}
	}
	for _, l := range Gather(of, contentsLines) {
		if l.From == "" {
			i := l.Chapters[0]
			h.put("<li><a href=\"#c%d\">%s</a> <span>%s</span></li>\n", i, esc(b.Chapters[i].Title), esc(b.Chapters[i].Sub))
			continue
		}
		h.put("<li><b>%s</b>", esc(l.Name()))
		for k, i := range l.Chapters {
			h.put("%s <a href=\"#c%d\">%s</a>", map[bool]string{false: ","}[k == 0], i, esc(b.Chapters[i].Short))
		}
		h.put("</li>\n")
	}
	for _, l := range b.Lists {
		if len(l.Rows) > 0 {
			h.put("<li><a href=\"#%s\">%s</a></li>\n", l.Mark, esc(l.Title))
		}
	}
	h.put("</ol>\n</nav>\n")
}

// plateOf is the engraving that stands at a paragraph, nil for none.
func (h *htmlHand) plateOf(p *Para) *engraving.Picture {
	h.since++
	if p.Plate == nil || h.since < platesApart {
		return nil
	}
	for _, s := range h.shown[max(0, len(h.shown)-platesFar):] {
		if s == p.Plate {
			return nil
		}
	}
	h.since, h.shown = 0, append(h.shown, p.Plate)
	return p.Plate
}

func (h *htmlHand) chapter(i int, c *Chapter) {
	kind := "journey"
	if c.Seat == game.Nobody {
		kind = "chronicle"
	}
	h.put("<section class=\"%s\" id=\"c%d\">\n", kind, i)
	h.face(c)
	h.put("<h2>%s</h2>\n<p class=\"sub\">%s</p>\n", esc(c.Title), esc(c.Sub))
	h.way(c)
	for k := range c.Paras {
		p := &c.Paras[k]
		right := len(h.shown)%2 == 0
		if s := h.plateOf(p); s != nil {
			h.put("<svg class=\"plate %s\" viewBox=\"0 0 %d %d\" role=\"img\"><use href=\"#%s\"/></svg>\n", map[bool]string{true: "right", false: "left"}[right], plateW, plateH, mark(s))
		}
		h.put("<p>")
		if p.Head != "" {
			h.put("<b class=\"year\">%s</b> ", esc(p.Head))
		}
		if len(p.Rules) > 0 {
			rules := make([]string, len(p.Rules))
			for n, r := range p.Rules {
				rules[n] = string(r)
			}
			h.put("<small class=\"rules\">%s</small>", esc(strings.Join(rules, " · ")))
		}
		h.put("%s</p>\n", esc(p.Text))
	}
	h.put("</section>\n")
}

func (h *htmlHand) list(l *List) {
	if len(l.Rows) == 0 {
		return
	}
	h.put("<section class=\"list\" id=\"%s\">\n<h2>%s</h2>\n<p class=\"sub\">%s</p>\n<ul>\n", l.Mark, esc(l.Title), esc(l.Sub))
	for _, r := range l.Rows {
		h.put("<li>%s</li>\n", esc(r))
	}
	h.put("</ul>\n</section>\n")
}

// mark is an engraving's name in the file.
func mark(s *engraving.Picture) string {
	return strings.NewReplacer("/", "-", " ", "-").Replace(s.Name())
}
