package ui

import (
	"encoding/binary"
	"strings"
	"sync"
)

// piece is a run of words on one line in one style.
type piece struct {
	text  string
	x, w  float64
	style Style
}

type line struct {
	pieces []piece
	w      float64
	full   bool // the next word did not fit on it
}

// wrapper sets words into lines of a given width.
type wrapper struct {
	c     *Context
	width float64
	lines []line
	space float64 // pending space before the next word
	glue  Style   // style of that space
	rough bool    // the last piece is as wide as its words and the spaces between them, to be settled
}

// maxWrapped bounds the memory of texts that have been broken into lines.
const maxWrapped = 2000

// wrapKey is everything that the lines of a text go by.
type wrapKey struct {
	style    Style
	w, scale float64
	spans    string
}

// wrapped are texts that have been broken into lines: a screen asks for the same
// ones in every frame, and for most of them twice, for their height first.
var wrapped struct {
	sync.Mutex
	lines map[wrapKey][]line
	spans []byte // those of the text that is looked for
}

// appendSpans writes down running text, the manner of its spans too.
func appendSpans(to []byte, t Rich) []byte {
	for i := range t {
		s := &t[i]
		var manner byte
		for bit, is := range [...]bool{s.Bold, s.Italic, s.Cites} {
			if is {
				manner |= 1 << bit
			}
		}
		to = append(to, manner, s.Colour.R, s.Colour.G, s.Colour.B, s.Colour.A)
		to = append(binary.AppendUvarint(to, uint64(len(s.Text))), s.Text...)
	}
	return to
}

// wrap breaks running text into lines no wider than w. They are not to be changed.
func (c *Context) wrap(t Rich, st Style, w float64) []line {
	t = c.keyed(t)
	wrapped.Lock()
	wrapped.spans = appendSpans(wrapped.spans[:0], t)
	lines, ok := wrapped.lines[wrapKey{st, w, c.Scale, string(wrapped.spans)}]
	wrapped.Unlock()
	if ok {
		return lines
	}
	lines = c.wrapAnew(t, st, w)
	wrapped.Lock()
	defer wrapped.Unlock()
	if wrapped.lines == nil || len(wrapped.lines) > maxWrapped {
		wrapped.lines = map[wrapKey][]line{}
	}
	wrapped.lines[wrapKey{st, w, c.Scale, string(appendSpans(nil, t))}] = lines
	return lines
}

func (c *Context) wrapAnew(t Rich, st Style, w float64) []line {
	wr, tokens := wrapper{c: c, width: w, lines: []line{{}}}, c.tokens(t, st)
	var ends []bool
	if st.Justify && st.Align == Left {
		ends = spread(tokens, w, st.Size)
	}
	for i, k := range tokens {
		for range k.feeds {
			wr.settle()
			wr.lines = append(wr.lines, line{})
		}
		if wr.space, wr.glue = k.space, k.glue; k.text != "" {
			wr.word(k.text, k.style, k.w, ends != nil && ends[i])
		}
	}
	wr.settle()
	return wr.lines
}

// token is a word, with what stands before it: line feeds, or a space in a style of its own, or nothing,
// where it is set close to the word before. Behind the last line feed it may be empty.
type token struct {
	text        string
	style, glue Style
	w, space    float64
	feeds       int
}

// tokens are the words of running text.
func (c *Context) tokens(t Rich, st Style) (out []token) {
	next := token{}
	for i := range t {
		s := t[i].style(st)
		for n, part := range strings.Split(t[i].Text, "\n") {
			if n > 0 {
				next.feeds++
				next.space = 0
			}
			for len(part) > 0 {
				if part[0] == ' ' {
					next.space, next.glue = c.TextWidth(" ", s), s
					part = strings.TrimLeft(part, " ")
					continue
				}
				end := strings.IndexByte(part, ' ')
				if end < 0 {
					end = len(part)
				}
				next.text, next.style, next.w = part[:end], s, c.TextWidth(part[:end], s)
				if next.space > 0 && swashed(s.Face, next.text) {
					next.space += swash * s.Size
				}
				out, next, part = append(out, next), token{}, part[end:]
			}
		}
	}
	if next.feeds > 0 {
		out = append(out, next)
	}
	return out
}

// word puts one word on the line, or on the next, where it does not fit or is to begin one.
func (wr *wrapper) word(s string, st Style, w float64, begins bool) {
	now := &wr.lines[len(wr.lines)-1]
	if begins || now.w+wr.space+w > wr.width-st.Size {
		wr.settle()
	}
	if now.w > 0 && wr.space > 0 && (begins || now.w+wr.space+w > wr.width+0.5) {
		now.full = true
		wr.lines = append(wr.lines, line{})
		now = &wr.lines[len(wr.lines)-1]
		wr.space = 0
	}
	if w > wr.width && len(s) > 1 {
		wr.long(s, st)
		return
	}
	if now.w == 0 {
		wr.space = 0
	}
	n := len(now.pieces)
	if n > 0 && wr.space > 0 && now.pieces[n-1].style == st && wr.glue == st {
		p := &now.pieces[n-1]
		p.text += " " + s
		p.w += wr.space + w
		now.w, wr.rough = p.x+p.w, true
	} else {
		wr.settle()
		now.pieces = append(now.pieces, piece{s, now.w + wr.space, w, st})
		now.w += wr.space + w
	}
	wr.space = 0
}

// settle measures the end of the line as it is set: letters are fitted to the spaces between
// words, if by little. To measure a line again with each of its words takes far longer.
func (wr *wrapper) settle() {
	if !wr.rough {
		return
	}
	now := &wr.lines[len(wr.lines)-1]
	p := &now.pieces[len(now.pieces)-1]
	p.w = wr.c.TextWidth(p.text, p.style)
	now.w, wr.rough = p.x+p.w, false
}

// long breaks a word that fits on no line between two of its letters.
func (wr *wrapper) long(s string, st Style) {
	letters := []rune(s)
	from := 0
	for i := 1; i <= len(letters); i++ {
		if i < len(letters) && wr.c.TextWidth(string(letters[from:i+1]), st) <= wr.width {
			continue
		}
		part := string(letters[from:i])
		now := &wr.lines[len(wr.lines)-1]
		if now.w > 0 {
			wr.lines = append(wr.lines, line{})
			now = &wr.lines[len(wr.lines)-1]
		}
		w := wr.c.TextWidth(part, st)
		now.pieces = append(now.pieces, piece{part, 0, w, st})
		now.w, from = w, i
	}
	wr.space = 0
}
