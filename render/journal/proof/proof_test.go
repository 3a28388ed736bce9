package proof

import (
	"strings"
	"testing"
)

// The kinds of fault are found, and what is right is let be.
func TestRead(t *testing.T) {
	known := func(w string) bool { return w == "Khartoum" }
	for text, want := range map[string]string{
		"We left Khartoum with two months of food.":  "",
		"An hour, a union, a hundred and one hexes.": "",
		"We met {who} there.":                        "a blank",
		"We halted , and ate.":                       "punctuation",
		"He bought a ox.":                            "a or an",
		"He bought an horse.":                        "a or an",
		"It took one months.":                        "one of several",
		"Two month later we came.":                   "several of one",
		"It was over, three bearers is dead.":        "several that is",
		"We we came to Khartoum.":                    "",
		"We came came to Khartoum.":                  "a word twice",
		"We came to Xanadu.":                         "who is Xanadu",
		"we came.":                                   "no capital",
	} { // in any order: each by itself
		got := Read(text, known)
		if (len(got) == 0) != (want == "") || want != "" && !strings.HasPrefix(got[0], want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	c := Repeats([]string{"It rained all day. We sat. It rained all day.", "It rained all day. (Food −2.)"})
	if c != (Count{3, 2}) {
		t.Errorf("got %+v, want two of three", c)
	}
}
