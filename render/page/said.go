package page

import (
	"strings"
	"unicode/utf8"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// setApart marks, in a sentence that is being filled in, where something stands
// that is set in its own manner: the first mark stands for the first of them. The
// marks are of Unicode's private planes, and never seen.
const setApart = '\U000F0000'

// Said is a sentence of the files of words, as words.Say makes it, in whose blanks
// a ui.Span or a ui.Rich may stand: a name in italics, a sum in red. So what
// stands between them is left to the language too. What is set in a manner of its
// own keeps its first letter.
func Said(key string, fill ...any) ui.Rich { return filled(words.Say, key, fill) }

// filled has words said with marks where something is set in its own manner, and
// puts that in the place of the marks.
func filled(say func(key string, fill ...any) string, key string, fill []any) ui.Rich {
	var apart []ui.Rich
	with := make([]any, len(fill))
	for i, x := range fill {
		switch x := x.(type) {
		case ui.Span:
			with[i], apart = mark(len(apart)), append(apart, ui.Rich{x})
		case ui.Rich:
			with[i], apart = mark(len(apart)), append(apart, x)
		default:
			with[i] = x
		}
	}
	return unmarked(say(key, with...), apart)
}

// Sentences is whole sentences one behind the other, each in its own manner;
// nothing is what has no text.
func Sentences(of ...ui.Rich) ui.Rich {
	all, list := make([]ui.Rich, 0, len(of)), ""
	for _, s := range of {
		if len(s) > 0 {
			list, all = words.Sentences(list, mark(len(all))), append(all, s)
		}
	}
	return unmarked(list, all)
}

func mark(n int) string { return string(setApart + rune(n)) }

// unmarked is a text with what its marks stand for. What is set alike is one span.
func unmarked(text string, apart []ui.Rich) (out ui.Rich) {
	add := func(s ui.Span) {
		if last := len(out) - 1; last >= 0 && out[last].Like(s) {
			out[last].Text += s.Text
			return
		}
		out = append(out, s)
	}
	for text != "" {
		at := strings.IndexFunc(text, func(r rune) bool { return r >= setApart && r < setApart+rune(len(apart)) })
		if at < 0 {
			at = len(text)
		}
		if at > 0 {
			add(ui.T(text[:at]))
		}
		if text = text[at:]; text != "" {
			n, wide := utf8.DecodeRuneInString(text)
			for _, s := range apart[n-setApart] {
				add(s)
			}
			text = text[wide:]
		}
	}
	return out
}
