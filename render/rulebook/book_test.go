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
		t.Errorf("%q, want \"A WELL GIVES 1,200 SKINS; SEE RULE\u00a01.2.\"", got)
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

// A game with two ways to play has a book of each, and one of both, in which a rule
// may stand twice.
func TestABookOfAWay(t *testing.T) {
	files := fstest.MapFS{"salt/1.txt": {Data: []byte(
		"= 1 Wells\n\n@for salt\n1.1 Salt.\n@table crews\n\n@for sweet\n\n1.1 Sweet.\n\n- and cool\n@for all\n1.2 Wet.\n\n@for salt\n= 2 Herds\n\n2.1 Camels.",
	)}}
	for way, want := range map[string]string{
		"salt":  "1.1 Salt.|Rule\tDepth\n7.1\tdeep|1.2 Wet.|2.1 Camels.",
		"sweet": "1.1 Sweet.|and cool|1.2 Wet.|2.1 Camels.",
		"":      "1.1 (salt) Salt.|Rule\tDepth\n7.1\tdeep|1.1 (sweet) Sweet.|(sweet) and cool|1.2 Wet.|2.1 Camels.",
	} {
		b, err := Read(files, "salt", springs{way: way}, func(text string) string { return text })
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range b.Chapters {
			for _, k := range c.Blocks {
				got = append(got, strings.TrimSpace(k.Number+" "+k.String()))
			}
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: the book says %q", way, got)
		}
	}
	if _, err := Read(files, "salt", wells{}, strings.ToUpper); err == nil {
		t.Error("a game of one way has rules of another")
	}
	files["salt/1.txt"].Data = []byte("= 1 Wells\n\n1.1 Salt.\n\n1.1 Sweet.")
	if _, err := Read(files, "salt", springs{}, strings.ToUpper); err == nil {
		t.Error("a number stands twice in all ways")
	}
}

// What is ours has its mark, which leads to the page that tells all of it, with the reason:
// in the book of a way what is ours there.
func TestWhatIsOurs(t *testing.T) {
	const text = "= 1 Wells\n\n@for salt\n\n1.1 *Salt.* It {water}.\n\n@table crews\n\n@ours Sea; see Rule 1.2.\n\n@for all\n\n1.2 Wet.\n\n@for sweet\n\n" +
		"@ours Dew.\n\n@for all\n\n- and cold\n\n= own Ours\n\nHere.\n\n@departures\n\nThat is all."
	for way, want := range map[string]string{ // in any order: each by itself
		"salt":  "1.1 ◇ Salt. It 1,200.|Rule\tDepth\n7.1\tdeep|1.2 Wet.|and cold|Here.|Rule\u00a01.1, Salt: Sea; see Rule\u00a01.2.|That is all.",
		"sweet": "1.2 ◇ Wet.|and cold|Here.|Rule\u00a01.2: Dew.|That is all.",
		"": "1.1 (salt) ◇ Salt. It 1,200.|Rule\tDepth\n7.1\tdeep|1.2 ◇ Wet.|and cold|Here.|(salt) Rule\u00a01.1, Salt: Sea; see Rule\u00a01.2.|" +
			"(sweet) Rule\u00a01.2: Dew.|That is all.",
	} {
		files := fstest.MapFS{"salt/1.txt": {Data: []byte(text)}}
		b, err := Read(files, "salt", springs{way: way}, func(text string) string { return text })
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range b.Chapters {
			for _, k := range c.Blocks {
				got = append(got, strings.TrimSpace(k.Number+" "+k.String()))
				for _, s := range k.Text {
					if s.Text == Mark && s.Link != "own" {
						t.Errorf("%q: the mark of %s leads to %q, not to the page", way, k.Number, s.Link)
					}
				}
			}
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: the book says\n%q, want\n%q", way, strings.Join(got, "|"), want)
		}
	}
	if b, _ := Read(fstest.MapFS{"salt/1.txt": {Data: []byte(text)}}, "salt", springs{}, func(text string) string { return text }); b != nil {
		if md := b.Markdown(); !strings.Contains(md, "**1.2** [◇](#rule-own) Wet.") {
			t.Errorf("the page of documentation has no mark: %s", md)
		}
	}
	for wrong, why := range map[string]string{ // in any order: each by itself
		"@ours Dew.":                                     "nothing stands before it",
		"= 1 Wells\n\n@ours Dew.":                        "no paragraph before it",
		"= 1 Wells\n\n== Deep\n\n@ours Dew.":             "no paragraph before it",
		"= 1 Wells\n\n1.1 Wet.\n\n@ours Dew.":            "no chapter has the line",
		"= a Wells\n\nWet.\n\n@ours Dew.\n\n@departures": "no number",
	} {
		_, err := Read(fstest.MapFS{"w/1.txt": {Data: []byte(wrong)}}, "w", wells{}, strings.ToUpper)
		if err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q gives %v, want %q", wrong, err, why)
		}
	}
}

// springs are wells that may be salt or sweet.
type springs struct {
	wells
	way string
}

func (s springs) Holds(condition []string) (printed bool, of string, err error) {
	if s.way == "" {
		return true, "(" + condition[0] + ")", nil
	}
	return condition[0] == s.way, "", nil
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
