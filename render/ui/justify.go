package ui

import (
	"math"
	"strings"
)

// Text as wide as its column.

// A line is spread over all of its width if it fills the lesser part of it by
// itself and its gaps grow by no more than a part of the letters' size: a line
// with wide gaps is uglier than a ragged one.
const (
	leastJustified = 0.7
	widestGap      = 0.8
	wideGap        = 0.45 // from where on a gap is seen
)

// justified sets a line as wide as r, its words apart from each other. It
// reports whether it did.
func (c *Context) justified(l line, r Rect) bool {
	gaps, end := 0, 0.0
	for i, p := range l.pieces {
		gaps += strings.Count(p.text, " ")
		if i > 0 && p.x > end+0.5 {
			gaps++
		}
		end = p.x + p.w
	}
	if gaps == 0 || l.w < leastJustified*r.W || l.w > r.W {
		return false
	}
	more, shift := (r.W-l.w)/float64(gaps), 0.0
	if more > widestGap*l.pieces[0].style.Size {
		return false
	}
	end = 0
	for i, p := range l.pieces {
		if i > 0 && p.x > end+0.5 {
			shift += more
		}
		end = p.x + p.w
		s := p.style
		s.Justify = false
		x, space := p.x, c.TextWidth(" ", s)
		for j, word := range strings.Split(p.text, " ") {
			if j > 0 {
				shift += more
				x += space
			}
			w := c.TextWidth(word, s)
			c.text(Rect{r.X + x + shift, r.Y, w + 1, r.H}, word, s)
			x += w
		}
	}
	return true
}

// What it costs where lines end: the gaps of a line grow, a line stays ragged among those that do not,
// there is one line more.
const (
	costRagged = 100.0
	costLine   = 0.5
)

// spread says for each word whether it begins a line, so that the gaps of all lines but the last grow
// little and alike, and none has to stay ragged, if it can be helped.
func spread(words []token, width, size float64) (begins []bool) {
	begins = make([]bool, len(words))
	for from := 0; from < len(words); {
		to := from + 1
		for to < len(words) && words[to].feeds == 0 {
			to++
		}
		for _, at := range bestBreaks(words[from:to], width, size) {
			begins[from+at] = true
		}
		from = to
	}
	return begins
}

// bestBreaks are the words of one paragraph, but for the first, that begin a line.
func bestBreaks(words []token, width, size float64) (out []int) {
	n := len(words)
	least, before := make([]float64, n+1), make([]int, n+1)
	for to := 1; to <= n; to++ {
		least[to] = math.Inf(1)
		if to < n && words[to].space == 0 { // close to the word before
			continue
		}
		w, gaps := 0.0, 0
		for from := to - 1; from >= 0; from-- {
			w += words[from].w
			if w > width+0.5 && from < to-1 {
				break
			}
			if from == 0 || words[from].space > 0 {
				if cost := least[from] + costLine + costOf(w, width, size, gaps, to == n); cost < least[to] {
					least[to], before[to] = cost, from
				}
			}
			if words[from].space > 0 {
				gaps++
			}
			w += words[from].space
		}
	}
	for at := before[n]; at > 0; at = before[at] {
		out = append(out, at)
	}
	return out
}

// costOf is what a line costs that is so wide without its gaps' growing.
func costOf(w, width, size float64, gaps int, last bool) float64 {
	switch more := (width - w) / max(1, float64(gaps)) / size; {
	case last:
		return 0
	case gaps == 0 || more > widestGap || w < leastJustified*width:
		return costRagged * (2 - w/width) // the less, the fuller it is
	default:
		return more * more / (wideGap * wideGap)
	}
}
