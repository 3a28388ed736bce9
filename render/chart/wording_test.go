package chart

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/assets"
)

// wordings are the files' own words, for tests: the book of words knows more of
// them than is needed here.
type wordings map[string]string

// Phrase fills whole numbers into a wording.
func (w wordings) Phrase(key string, fill ...any) string {
	t, ok := w[key]
	if !ok {
		panic("no words for " + key)
	}
	for i := 1; i < len(fill); i += 2 {
		n := fill[i].(int)
		figures := strconv.Itoa(n)
		if n >= 1000 {
			figures = fmt.Sprintf("%d,%03d", n/1000, n%1000)
		}
		t = strings.ReplaceAll(t, fmt.Sprint("{", fill[i-1], "}"), figures)
	}
	return t
}

func readWords(t testing.TB) wordings {
	t.Helper()
	data, err := assets.NileWords.ReadFile("nile/words/chart.txt")
	if err != nil {
		t.Fatal(err)
	}
	out := wordings{}
	for line := range strings.Lines(string(data)) {
		if key, text, ok := strings.Cut(strings.TrimSpace(line), " = "); ok && !strings.HasPrefix(key, "#") {
			out[key] = text
		}
	}
	return out
}
