package proof

import (
	"strconv"
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

// Numbers are read with what they count, in figures and in words.
func TestFigures(t *testing.T) {
	for sentence, want := range map[string]string{ // in any order: each by itself
		"Eight hunters were gone, and back with 1,208 fresh rations.": "8 hunter, 1208 ration",
		"Two bearers and one askari had to be struck off the roll.":   "2 bearer",
		"A lake of 4,800 square miles, two of whose shores we saw.":   "",
		"Ten of the canoes lie 300 miles west of Gabon.":              "300 mile",
		"Three Porters and five Gifts are gone.":                      "3 Porter, 5 Gift",
	} {
		var all []string
		for _, f := range Figures(sentence) {
			all = append(all, strconv.Itoa(f.N)+" "+f.Noun)
		}
		if got := strings.Join(all, ", "); got != want {
			t.Errorf("%q: %q, want %q", sentence, got, want)
		}
	}
}
