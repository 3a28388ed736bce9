package rulebook

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"sourceofthenile/render/words"
)

// Facts is what a game tells its rulebook: figures for the blanks of the text,
// and tables. Names are those written in the files.
type Facts interface {
	// Figure is a figure: by its name, or worked out from what stands in the blank.
	Figure(words []string) (int, error)
	Table(name string) (*Table, error)
}

// Ways is what the facts of a game with several ways to play say besides: of what
// stands behind a line "@for CONDITION" in its files, until the next of these lines
// or the end of the chapter.
type Ways interface {
	// Holds reports whether it is printed in this book; of says in which ways it holds,
	// and is empty in a book of one way alone.
	Holds(condition []string) (printed bool, of string, err error)
}

// Read reads a rulebook: the files NAME.txt of a folder in the order of their
// names, of which the first says how they are written. say puts a text into
// the language of the players, and leaves what stands in braces. An error names
// the file and the line.
func Read(files fs.FS, folder string, facts Facts, say func(text string) string) (*Book, error) {
	names, err := fs.Glob(files, path.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	b := &Book{}
	for _, name := range names { // in the order of their names
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		p := reader{book: b, facts: facts, say: say, file: name}
		if err := p.read(string(data)); err != nil {
			return nil, err
		}
	}
	if err := b.tellOurs(say); err != nil {
		return nil, err
	}
	if twice := b.index(); len(twice) > 0 {
		return nil, fmt.Errorf("rules: numbers that stand twice: %s", strings.Join(twice, ", "))
	}
	return b, nil
}

// reader reads one file.
type reader struct {
	book  *Book
	facts Facts
	say   func(string) string
	file  string
	left  bool   // what comes now holds in other ways to play than this book's
	of    string // in which ways it holds
}

var blank = regexp.MustCompile(`\{[^}]*\}`)

// fill puts figures into the blanks of a text.
func (p *reader) fill(text string) (out string, err error) {
	out = blank.ReplaceAllStringFunc(text, func(b string) string {
		if strings.HasPrefix(b, "{key:") {
			return b // the name of a key, which may be another one any time
		}
		n, e := p.facts.Figure(strings.Fields(strings.Trim(b, "{}")))
		if e != nil {
			err = e
		}
		return words.Number(n)
	})
	return out, err
}

// read parts a file into blocks at its empty lines. A list, a table or a
// heading may also begin on a line of its own without one before it; a line with an @
// stands by itself.
func (p *reader) read(text string) error {
	var block []string
	first := 0
	flush := func() error {
		defer func() { block = nil }()
		if len(block) == 0 {
			return nil
		}
		if err := p.block(block); err != nil {
			return fmt.Errorf("%s, line %d: %w", p.file, first, err)
		}
		return nil
	}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimRight(line, " \r")
		if strings.HasPrefix(line, "%") {
			continue
		}
		if line == "" || strings.HasPrefix(line, "- ") || strings.HasPrefix(line, "@") {
			if err := flush(); err != nil {
				return err
			}
		}
		if line == "" {
			continue
		}
		if len(block) == 0 {
			first = i + 1
		}
		block = append(block, line)
		if strings.HasPrefix(line, "@") {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	return flush()
}

var numbered = regexp.MustCompile(`^(\d+(?:\.\d+)?|R\d+) `)

func (p *reader) block(lines []string) error {
	text := strings.Join(lines, " ")
	if title, ok := strings.CutPrefix(text, "= "); ok {
		p.left, p.of = false, ""
		return p.chapter(title)
	}
	if condition, ok := strings.CutPrefix(text, "@for "); ok {
		return p.ways(strings.Fields(condition))
	}
	if p.left {
		return nil
	}
	if why, ok := strings.CutPrefix(text, "@ours "); ok {
		return p.ours(why)
	}
	if len(p.book.Chapters) == 0 {
		return fmt.Errorf("text before the first chapter: %q", text)
	}
	k := Block{Kind: Para}
	switch {
	case text == departures:
		k.Kind, text = placeOfOurs, ""
	case strings.HasPrefix(text, "== "):
		k.Kind, text = Heading, text[3:]
	case strings.HasPrefix(text, "@table "):
		t, err := p.facts.Table(strings.TrimSpace(text[7:]))
		if err != nil {
			return err
		}
		k.Kind, k.Table, text = TableOf, t.figures(), ""
	case strings.HasPrefix(text, "|"):
		return p.written(lines)
	case strings.HasPrefix(text, "- "):
		k.Kind, text = Bullet, text[2:]
	case strings.HasPrefix(text, "Example: "), strings.HasPrefix(text, "Note: "):
		k.Kind = Example
	default:
		if m := numbered.FindString(text); m != "" {
			k.Kind, k.Number, text = Rule, strings.TrimSpace(m), text[len(m):]
		}
	}
	return p.put(k, text)
}

// ways is what holds from here on: "all", or what the facts know of.
func (p *reader) ways(condition []string) (err error) {
	if len(condition) == 1 && condition[0] == "all" {
		p.left, p.of = false, ""
		return nil
	}
	w, ok := p.facts.(Ways)
	if !ok {
		return fmt.Errorf("a game of one way to play: %q", condition)
	}
	printed, of, err := w.Holds(condition)
	p.left, p.of = !printed, of
	return err
}

// put adds a block of text to the last chapter.
func (p *reader) put(k Block, text string) error {
	text, err := p.fill(text)
	if err != nil {
		return err
	}
	if k.Text, err = said(text, p.say); err != nil {
		return err
	}
	if rest, ok := strings.CutPrefix(text, "*"); ok {
		k.lead, _, _ = strings.Cut(rest, "*")
	}
	p.add(k)
	return nil
}

// said is a text in the language of the players, parted at its stars and its references.
func said(text string, say func(string) string) ([]Span, error) {
	spans, err := Spans(text)
	for i := range spans {
		spans[i].Text = say(spans[i].Text)
	}
	return spans, err
}

// add puts a block behind the others of its chapter, and says in which ways to play
// it holds.
func (p *reader) add(k Block) {
	c := &p.book.Chapters[len(p.book.Chapters)-1]
	said := k.Kind == TableOf && len(c.Blocks) > 0 && c.Blocks[len(c.Blocks)-1].Of == p.of // by what it belongs to
	if k.Of = p.of; k.Of != "" && !said {
		k.Text = append([]Span{{Text: k.Of + " "}}, k.Text...)
	}
	c.Blocks = append(c.Blocks, k)
}

func (p *reader) chapter(head string) error {
	key, title, ok := strings.Cut(head, " ")
	if !ok {
		return fmt.Errorf("a chapter without a title: %q", head)
	}
	c := Chapter{Key: key, Title: p.say(title)}
	if numbered.MatchString(key + " ") {
		c.Number = key
	}
	p.book.Chapters = append(p.book.Chapters, c)
	return nil
}

// written is a table written out in the text.
func (p *reader) written(lines []string) error {
	t := &Table{}
	for i, line := range lines {
		line, err := p.fill(line)
		if err != nil {
			return err
		}
		var cells []string
		for _, cell := range strings.Split(strings.Trim(line, "|"), "|") {
			cells = append(cells, p.say(strings.TrimSpace(cell)))
		}
		switch {
		case i == 0:
			t.Head = cells
		case len(cells) != len(t.Head):
			return fmt.Errorf("%d cells under %d heads: %q", len(cells), len(t.Head), line)
		default:
			t.Rows = append(t.Rows, cells)
		}
	}
	p.add(Block{Kind: TableOf, Table: t.figures()})
	return nil
}

var number = regexp.MustCompile(`\d+(?:\.\d+)?`)

// Spans parts a text at its stars and its references to rules.
func Spans(text string) (out []Span, err error) {
	parts := strings.Split(text, "*")
	if len(parts)%2 == 0 {
		return nil, fmt.Errorf("a star too many or too few: %q", text)
	}
	for i, part := range parts {
		bold := i%2 == 1
		put := func(s, link string) {
			if s != "" {
				out = append(out, Span{s, bold, link})
			}
		}
		at := 0
		for _, m := range words.Default().Citations(part) {
			put(part[at:m.Word[0]], "")
			prefix := ""
			if m.Reading {
				prefix = "R"
			}
			word := part[m.Word[0]:m.Word[1]] + "\u00a0" // stays with the first number
			at = m.Numbers[0]
			for _, n := range number.FindAllStringIndex(part[m.Numbers[0]:m.Numbers[1]], -1) {
				put(part[at:m.Numbers[0]+n[0]], "")
				at = m.Numbers[0] + n[1]
				one := part[m.Numbers[0]+n[0] : at]
				put(word+one, prefix+one)
				word = ""
			}
		}
		put(part[at:], "")
	}
	return out, nil
}

var figure = regexp.MustCompile(`^(?:[−+–]?[$]?[\d,.]*(?:\+|–\d+)?|⅓)$`)

// figures notes the columns that hold nothing but figures.
func (t *Table) figures() *Table {
	t.Figures = make([]bool, len(t.Head))
	for i := range t.Head {
		t.Figures[i] = i > 0
		for _, row := range t.Rows {
			t.Figures[i] = t.Figures[i] && figure.MatchString(row[i])
		}
	}
	return t
}
