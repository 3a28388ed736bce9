package nile_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/ui"
)

// numbered is what a figure looks like: a short text with a number in it, or only one.
var numbered = regexp.MustCompile(`[0-9½¼¾]`)

// dated is a month with its year, the page of a book, or where something is.
var dated = regexp.MustCompile(`[a-z] 18\d\d|^Page |miles .* of `)

// longest is how many letters a text has that stands there as a figure; longer
// ones are sentences, and explain themselves.
const longest = 26

// explainedAt reports whether hovering over a place tells something.
func explainedAt(l *ui.List, p ui.Point, layer int) bool {
	for _, h := range l.Hints {
		if h.Layer == layer && h.Rect.Contains(p) {
			return true
		}
	}
	for _, t := range l.Targets {
		if t.Layer == layer && t.Rect.Contains(p) && t.Tip != "" {
			return true
		}
	}
	return false
}

// mute lists the figures that hovering does not explain.
func mute(l *ui.List) (out []string) {
	paragraphs := map[[2]int]int{}
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == ui.TextItem {
			paragraphs[[2]int{it.Layer, it.Block}] += len([]rune(it.Text))
		}
	}
	for i := range l.Items {
		it := &l.Items[i]
		switch {
		case it.Kind != ui.TextItem, it.Style.Cites, it.Dim, it.Layer < l.TopModal, it.Ink.Intersect(it.Clip).Empty():
		case dated.MatchString(it.Text): // a date says what it is
		case !numbered.MatchString(it.Text), paragraphs[[2]int{it.Layer, it.Block}] > longest, it.Style.Face == ui.Title:
		case !explainedAt(l, it.Ink.Intersect(it.Clip).Centre(), it.Layer):
			out = append(out, fmt.Sprintf("nothing explains %q at %v", it.Text, it.Ink.Centre()))
		}
	}
	return out
}

// Every figure on the screens of a game explains itself when the pointer rests
// on it: what is counted, and by which rule.
func TestEveryFigureIsExplained(t *testing.T) {
	seen := map[string]bool{}
	niletest.EveryTable(t, func(t *testing.T, l *ui.List) {
		if strings.Contains(t.Name(), "rules") {
			return // the rulebook is the explanation itself
		}
		for _, m := range mute(l) {
			if what, _, _ := strings.Cut(m, " at "); !seen[what] {
				seen[what] = true
				t.Error(m)
			}
		}
	})
}
