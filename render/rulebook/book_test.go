package rulebook

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
)

// Files that are written wrongly are refused, with their line.
func TestWrongFiles(t *testing.T) {
	for text, want := range map[string]string{
		"9.1 no chapter yet":                  "before the first chapter",
		"= 9":                                 "without a title",
		"= 9 Movement\n\n9.1 a *star":         "line 3: a star too many",
		"= 9 Movement\n\n@table weather":      "line 3: no table",
		"= 9 Movement\n\n| a | b |\n| only |": "1 cells under 2",
		"= 9 Movement\n\n{unknown} points":    "no figure",
	} {
		p := reader{book: &Book{}, facts: wells{}, say: strings.ToUpper, file: "test"}
		if err := p.read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q gives %v, want %q", text, err, want)
		}
	}
}

// A book of another game, with facts of its own, stands beside that of Source
// of the Nile; what players read of it is said in their language.
func TestABookOfAnotherGame(t *testing.T) {
	files := fstest.MapFS{"camel/rules/1.txt": {Data: []byte(
		"= 1 Wells\n\n1.1 A well gives {water} skins; see Rule 1.2.\n\n1.2 Press {key:rules}.\n\n@table crews\n\n| Well | Skins |\n| Wadi | 3 |",
	)}}
	b, err := Read(files, "camel/rules", wells{}, strings.ToUpper)
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Chapters) != 1 || b.Chapters[0].Name() != "1 WELLS" || !b.Has("1.2") || !b.Has("7.1") || b.Has("9.22") {
		t.Errorf("the book is %+v", b)
	}
	c := b.Chapters[0].Blocks
	if got := c[0].String(); got != "A WELL GIVES 1,200 SKINS; SEE RULE\u00a01.2." {
		t.Errorf("%q", got)
	}
	if c[0].Text[1].Link != "1.2" || c[3].Table.Rows[0][0] != "WADI" {
		t.Errorf("the blocks are %+v", c)
	}
	if _, err := Read(files, "camel/none", wells{}, strings.ToUpper); err != nil {
		t.Errorf("no files: %v", err)
	}
	files["camel/rules/2.txt"] = &fstest.MapFile{Data: []byte("= 1 Wells again")}
	if _, err := Read(files, "camel/rules", wells{}, strings.ToUpper); err == nil {
		t.Error("a number may stand twice")
	}
}

// wells are the facts of a game about wells.
type wells struct{}

func (wells) Figure(words []string) (int, error) {
	if words[0] != "water" {
		return 0, errors.New("no figure")
	}
	return 1200, nil
}

func (wells) Table(name string) (*Table, error) {
	if name != "crews" {
		return nil, errors.New("no table")
	}
	return &Table{Head: []string{"Rule", "Depth"}, Rows: [][]string{{"7.1", "deep"}}, Rules: true}, nil
}
