package aloud

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// said is a sentence of a page while it is put together.
type said struct {
	text    string
	last    *ui.Item // what of it was drawn last
	size    float64  // of its letters
	numbers int      // that stand behind it in its row
	across  int      // how many words stood before it in its row
	table   bool
}

// A row with more numbers, or more words, is one of a table: nobody follows that by ear.
const (
	mostNumbers = 2
	mostAcross  = 4
	mostInCell  = 14 // letters in a word of a table
)

// leastBelow and mostBelow are how far to the right of where a name begins a figure below it stands: one
// right below begins a line of its own.
const leastBelow, mostBelow = 20, 110

// titleSize is how large the letters of a title are at least; one that is among the first
// titleSoon sentences stays where it is.
const (
	titleSize = 24
	titleSoon = 2
)

// Page are the sentences of a page, as they stand on the topmost sheet, its title first: all but
// what stands on what can be chosen, which is read when it has the keyboard, what explains that, and
// tables of figures. A number is read with what it stands behind. What is scrolled out of sight is
// read too where all says so.
func Page(l *ui.List, all bool) (out []string) {
	var page []said
	for i := range l.Items {
		it := &l.Items[i]
		seen := !it.Visible().Empty() || all && it.Scrolled
		if it.Kind != ui.TextItem || it.Dim || it.Tip || it.Layer < l.TopModal || !seen || isMark(it) || onTarget(l, it) {
			continue
		}
		page = join(page, it)
	}
	title := 0
	for i, s := range page {
		if s.size >= titleSize && s.size > page[title].size {
			title = i
		}
	}
	if title > titleSoon {
		out = append(out, whole(page[title].text))
	}
	for i, s := range page {
		if !s.table && hasLetters(s.text) && (i != title || title <= titleSoon) {
			out = append(out, whole(s.text))
		}
	}
	return out
}

// join puts a text to a page: to its paragraph, behind or before what stands beside it in its row if
// one of them is a number, or as another sentence.
func join(page []said, it *ui.Item) []said {
	now := said{text: it.Text, last: it, size: it.Style.Size}
	if len(page) == 0 {
		return append(page, now)
	}
	was := &page[len(page)-1]
	// A figure below the name of it, in a box of its own.
	below := it.Layer == was.last.Layer && it.Ink.X-was.last.Ink.X > leastBelow && it.Ink.X-was.last.Ink.X < mostBelow &&
		it.Ink.Y > was.last.Ink.Centre().Y && it.Ink.Y-was.last.Ink.Bottom() < it.Ink.H/2
	beside := it.Layer == was.last.Layer && it.Ink.X > was.last.Ink.X && abs(it.Ink.Centre().Y-was.last.Ink.Centre().Y) < it.Ink.H/2
	if before(it, was.last) { // drawn from the right: it is read from the left
		return ahead(page, now)
	}
	switch {
	case it.Block == was.last.Block: // the next line of a paragraph
		was.text, was.last = strings.TrimSpace(was.text)+" "+it.Text, it
		return page
	case below && was.numbers == 0 && hasLetters(was.text) && !hasLetters(it.Text):
		was.text, was.last = was.text+", "+it.Text, it
		was.numbers++
		return page
	case beside && !hasLetters(it.Text):
		was.text, was.last = was.text+", "+it.Text, it
		was.numbers++
		was.table = was.table || was.numbers > mostNumbers
		return page
	case beside && was.numbers == 0 && !hasLetters(was.text): // a number, and what it is of
		was.text, was.last = was.text+" "+it.Text, it
		return page
	case beside && len(was.text) <= mostInCell && len(now.text) <= mostInCell:
		if now.across = was.across + 1; now.across >= mostAcross {
			now.table = true
			for i := len(page) - now.across; i < len(page); i++ {
				page[i].table = true
			}
		}
	}
	return append(page, now)
}

// before reports whether a text stands in the row of another, left of it.
func before(it, of *ui.Item) bool {
	return it.Block != of.Block && it.Layer == of.Layer && it.Ink.Right() <= of.Ink.X && abs(it.Ink.Centre().Y-of.Ink.Centre().Y) < it.Ink.H/2
}

// ahead puts a text to a page before all that stands right of it in its row: a name with the figure behind it,
// and a figure with what it is of, as one sentence.
func ahead(page []said, now said) []said {
	next := &page[len(page)-1]
	switch {
	case hasLetters(now.text) && !hasLetters(next.text):
		next.text, next.numbers = now.text+", "+next.text, next.numbers+1
		return page
	case !hasLetters(now.text):
		next.text = now.text + " " + next.text
		return page
	}
	at := len(page)
	for at > 0 && before(now.last, page[at-1].last) {
		at--
	}
	return slices.Insert(page, at, now)
}

// isMark reports whether a text is no words to be read: the number of a rule that stands alone, the name of
// a part of the chart, which is spaced out over it, or a sign without a letter or figure.
func isMark(it *ui.Item) bool {
	st := it.Style
	if st.Align = ui.RuleRef.Align; st == ui.RuleRef {
		return true
	}
	return spaced(it.Text) || strings.IndexFunc(it.Text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }) < 0
}

// spaced reports whether a text is letters with blanks between.
func spaced(s string) bool {
	f := strings.Fields(s)
	for _, w := range f {
		if len([]rune(w)) > 1 {
			return false
		}
	}
	return len(f) > 2
}

func hasLetters(s string) bool { return strings.ContainsFunc(s, unicode.IsLetter) }

func abs(x float64) float64 { return max(x, -x) }

// cites are numbers of rules behind a sentence.
var cites = regexp.MustCompile(`([.!?”])\s+\d+(\.\d+)*(, \d+(\.\d+)*)*$`)

// whole is a sentence with its end, which it may have already, without the number of the rule
// that stands behind it; what is set apart by a dot is said in one breath.
func whole(s string) string {
	s = strings.ReplaceAll(cites.ReplaceAllString(s, "$1"), " · ", ", ")
	bare := strings.TrimRight(s, "”’\"') \u00a0")
	if bare != "" && strings.ContainsRune(".?!…:;", []rune(bare)[len([]rune(bare))-1]) {
		return words.Sentence(strings.TrimSpace(s))
	}
	return words.Whole(s)
}

// buttonH is how high a button is at most: what stands on it is read with it.
const buttonH = 60

// onTarget reports whether a text stands on what can be chosen, and is read with that.
func onTarget(l *ui.List, it *ui.Item) bool {
	const reads = ui.TakesEnter | ui.TakesFigures | ui.TakesText | ui.TakesArrows
	for i := range l.Targets {
		t := &l.Targets[i]
		if t.Layer < l.TopModal || t.Flags&reads == 0 || !t.Rect.Contains(it.Ink.Centre()) || it.Visible().Empty() != t.Visible().Empty() {
			continue
		}
		if t.Flags&ui.TakesArrows != 0 || t.Rect.H < max(3*it.Ink.H, buttonH) {
			return true
		}
	}
	return false
}
