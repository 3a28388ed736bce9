package journal

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"sourceofthenile/game"
)

func TestTextKeepsItsWidthAndMarkdownItsMarks(t *testing.T) {
	long := "We went up the river, found the country beyond it flat and dry, and came back the way we had gone, to our great disappointment, with three mules."
	j := &Journal{
		Sub: "From April 1821 to May 1821.", Until: "May 1821",
		Writers: []Writer{{Seat: 0, Name: "*Ada* [Berg]_", Who: "*Ada* [Berg]_, botanist."}, {Seat: 1, Name: "Bo", Who: "Bo, geologist."}},
		Turns: []Pages{
			{Turn: 15, Date: "April 1821", Entries: []Entry{{Seat: 0, Text: []string{long, "It rained."}}, {Seat: game.Nobody, Text: []string{"A year began."}}}},
			{Turn: 16, Date: "May 1821", Entries: []Entry{{Seat: 1, Text: []string{long}}}},
		},
	}
	var text, mark bytes.Buffer
	if err := errors.Join(j.Write(&text, ".txt"), j.Write(&mark, ".md")); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(text.String()) {
		if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n > lineWidth {
			t.Errorf("%d letters: %s", n, line)
		}
	}
	for _, want := range []string{"April 1821\n----------\n", "*ADA* [BERG]_. ", "\n=="} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text has no %q", want)
		}
	}
	for _, want := range []string{"# The journals of ", "## April 1821\n", `**\*Ada\* \[Berg\]\_.** `} {
		if !strings.Contains(mark.String(), want) {
			t.Errorf("the Markdown has no %q", want)
		}
	}
	if err := j.Write(full{}, ".txt"); err == nil {
		t.Error("a full disk gave no error")
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }
