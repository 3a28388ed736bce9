package page

import (
	"slices"
	"testing"

	"sourceofthenile/render/ui"
)

// What is set apart stands where the sentence has its blank; the words around it
// are the file's, and what is set alike is one span.
func TestSaidSetsWhatStandsInItsBlanks(t *testing.T) {
	red := ui.InRed("5 %")
	got := Said("chance.of", "what", "lost", "chance", red)
	if want := (ui.Rich{ui.T("Lost ("), red, ui.T(")")}); !slices.Equal(got, want) {
		t.Errorf("a span in a blank: %q, want %q", got, want)
	}
	two := ui.Rich{ui.B("On"), ui.T(" foot")}
	got = Said("chance.of", "what", two, "chance", "none")
	if want := (ui.Rich{ui.B("On"), ui.T(" foot (none)")}); !slices.Equal(got, want) {
		t.Errorf("two spans in a blank: %q, want %q", got, want)
	}
	if got := Said("chance.of", "what", "a", "chance", "b"); !slices.Equal(got, ui.Plain("A (b)")) {
		t.Errorf("nothing set apart: %q", got)
	}
}

func TestSentencesFollowEachOther(t *testing.T) {
	got := Sentences(nil, ui.Plain("One."), nil, ui.Rich{ui.B("Two.")}, ui.Plain("Three."))
	if want := (ui.Rich{ui.T("One. "), ui.B("Two."), ui.T(" Three.")}); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Sentences(nil, nil); len(got) != 0 {
		t.Errorf("nothing said: %q", got)
	}
	if got := Sentences(ui.Plain("Alone.")); !slices.Equal(got, ui.Plain("Alone.")) {
		t.Errorf("one sentence: %q", got)
	}
}
