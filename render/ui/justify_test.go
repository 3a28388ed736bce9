package ui

import (
	"strings"
	"testing"
)

// TestFewLinesStayRagged: in columns as narrow as a newspaper's the lines of a paragraph that are not its
// last are as wide as it, where words taken as they come leave some of them ragged: but where a
// long name leaves nothing else.
func TestFewLinesStayRagged(t *testing.T) {
	c := Begin(NewMemory(), Input{}, 1280, 800, 1)
	st := Body
	st.Justify = true
	const text = "Those who gave up Wilhelmina Oberlander for lost may take their mourning off: the traveller landed at Mombasa after eleven months, with a full notebook, " +
		"and a chart is brought home of country that no map yet shows, which the Society has undertaken to print before the winter."
	ragged := func(lines []line, w float64) (n int) {
		for i, l := range lines[:len(lines)-1] {
			if !l.full || !c.justified(l, R(0, float64(i)*20, w, 20)) && l.w < w-1 {
				n++
			}
		}
		return n
	}
	all, rest := 0, 0
	for w := 250.0; w <= 420; w++ {
		plain := st
		plain.Justify = false
		as, set := c.wrapAnew(Plain(text), plain, w), c.wrapAnew(Plain(text), st, w)
		was, is := ragged(as, w), ragged(set, w)
		if all, rest = all+was, rest+is; is > was || is > 1 {
			t.Errorf("%v wide %d of %d lines stay ragged, %d where words are taken as they come", w, is, len(set), was)
		}
		if len(set) > len(as)+1 {
			t.Errorf("%v wide it takes %d lines, not %d", w, len(set), len(as))
		}
		var said []string
		for _, l := range set {
			if l.w > w+0.5 {
				t.Errorf("%v wide there is a line of %v", w, l.w)
			}
			for _, p := range l.pieces {
				said = append(said, p.text)
			}
		}
		if got := strings.Join(said, " "); got != text {
			t.Fatalf("%v wide it reads %q", w, got)
		}
	}
	if rest >= all {
		t.Errorf("%d lines stay ragged, of %d where words are taken as they come", rest, all)
	}
}
