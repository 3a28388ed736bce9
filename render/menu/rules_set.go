package menu

import (
	"strings"

	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
)

// inkKind is what a mark on a set page is.
type inkKind uint8

const (
	inkText inkKind = iota
	inkDots
	inkRule
)

// mark is one thing on a set page, in units from the page's upper left corner.
type mark struct {
	kind  inkKind
	r     ui.Rect
	text  string
	style ui.Style
	link  string
}

// leaf is a chapter set in a width. Setting it takes longer than a frame may,
// so that it is done once.
type leaf struct {
	w, scale float64
	h        float64
	marks    []mark
	tops     []float64 // where each block begins; one more: the end of the last
}

// setter sets a chapter, block below block.
type setter struct {
	c *ui.Context
	*leaf
	y      float64
	indent float64 // of what stands beside the numbers
}

func setChapter(c *ui.Context, b *rulebook.Book, chapter int, w float64) *leaf {
	s := setter{c: c, leaf: &leaf{w: w, scale: c.Scale}, y: 10}
	ch := &b.Chapters[chapter]
	for i := range ch.Blocks {
		if n := ch.Blocks[i].Number; n != "" {
			s.indent = max(s.indent, c.TextWidth(n, ruleNumber)+16)
		}
	}
	s.indent = max(s.indent, 12)
	for i := range ch.Blocks {
		s.tops = append(s.tops, s.y)
		s.block(&ch.Blocks[i])
	}
	s.tops = append(s.tops, s.y)
	if text, key := chapterFoot(b, chapter); text != "" {
		s.y += 10
		s.put(mark{kind: inkRule, r: ui.R(0, s.y, w, 1)})
		s.y += 8
		s.y += s.words([]rulebook.Span{{Text: strings.ReplaceAll(text, " ", "\u00a0"), Link: key}}, s.indent, w-s.indent, ui.Body)
	}
	s.h = s.y + 20
	return s.leaf
}

var ruleNumber = ui.Body.In(ui.Red)

func (s *setter) put(m mark) { s.marks = append(s.marks, m) }

func (s *setter) block(k *rulebook.Block) {
	x, w := s.indent, s.w-s.indent-8
	switch k.Kind {
	case rulebook.Heading:
		s.y += 8
		s.y += s.words(k.Text, x, w, ui.Head)
		s.put(mark{kind: inkRule, r: ui.R(x, s.y, w, 1)})
		s.y += 7
		return
	case rulebook.Rule:
		h := ui.LineHeight(ui.Body)
		s.put(mark{r: ui.R(9, s.y, s.indent, h), text: k.Number, style: ruleNumber})
		s.y += s.words(k.Text, x, w, ui.Body)
	case rulebook.Bullet:
		h := ui.LineHeight(ui.Body)
		s.put(mark{r: ui.R(x, s.y, 14, h), text: "·", style: ui.Strong.In(ui.Red)})
		s.y += s.words(k.Text, x+16, w-16, ui.Body) - 4
	case rulebook.Example:
		s.y += s.words(k.Text, x+16, w-32, ui.Note.In(ui.Faded))
	case rulebook.TableOf:
		if len(k.Text) > 0 {
			s.y += s.words(k.Text, x, w, ui.Note)
		}
		s.table(k.Table, x, w)
		s.y += 6
	default:
		s.y += s.words(k.Text, x, w, ui.Body)
	}
	s.y += 8
}

// scrap is a part of a word in one style.
type scrap struct {
	text  string
	style ui.Style
	link  string
	w     float64
}

// words sets running text at the current height and returns how high it became.
func (s *setter) words(spans []rulebook.Span, x, w float64, st ui.Style) float64 {
	h := ui.LineHeight(st)
	y, at := s.y, 0.0
	space := s.c.TextWidth(" ", st)
	for _, word := range s.scraps(spans, st) {
		wide := 0.0
		for i := range word {
			wide += word[i].w
		}
		if at > 0 && at+space+wide > w+0.5 {
			y, at = y+h, 0
		}
		if at > 0 {
			at += space
		}
		for i, p := range word {
			at = s.add(p, ui.R(x+at, y, p.w, h), i == 0) - x
		}
	}
	return y + h - s.y
}

// add puts a scrap on the page, onto the one before it where they go together,
// and returns where it ends. Letters are fitted to their neighbours, so that
// what is joined is measured as a whole.
func (s *setter) add(p scrap, r ui.Rect, spaced bool) float64 {
	if n := len(s.marks); n > 0 && p.link == "" && spaced {
		last := &s.marks[n-1]
		if last.kind == inkText && last.link == "" && last.style == p.style && last.r.Y == r.Y && r.X > last.r.X &&
			r.X-last.r.Right() < 8 {
			last.text += " " + p.text
			last.r.W = s.c.TextWidth(last.text, last.style)
			return last.r.Right()
		}
	}
	s.put(mark{r: r, text: p.text, style: p.style, link: p.link})
	return r.Right()
}

// scraps parts running text into words, each of one scrap or more.
func (s *setter) scraps(spans []rulebook.Span, st ui.Style) (out [][]scrap) {
	fresh := true // the next scrap begins a word
	for _, p := range spans {
		style := st
		switch {
		case p.Link != "":
			style.Face, style.Colour = ui.Italic, ui.Red
		case p.Bold && st.Face == ui.Book:
			style.Face = ui.Bold
		}
		for i, text := range strings.Split(p.Text, " ") {
			fresh = fresh || i > 0
			if text == "" {
				continue
			}
			part := scrap{text, style, p.Link, s.c.TextWidth(text, style)}
			if fresh {
				out = append(out, nil)
			}
			out[len(out)-1] = append(out[len(out)-1], part)
			fresh = false
		}
	}
	return out
}
