package rulebook

import "strings"

// Markdown is the book as a page of documentation holds it, without a heading.
func (b *Book) Markdown() string {
	var s strings.Builder
	for i := range b.Chapters {
		c := &b.Chapters[i]
		s.WriteString("- [" + c.Name() + "](#" + anchor(c.Key) + ")\n")
	}
	for i := range b.Chapters {
		c := &b.Chapters[i]
		s.WriteString("\n" + mark(c.Key) + "\n\n## " + c.Name() + "\n")
		for j := range c.Blocks {
			if j == 0 || c.Blocks[j].Kind != Bullet || c.Blocks[j-1].Kind != Bullet {
				s.WriteString("\n")
			}
			n := c.Blocks[j].Number
			s.WriteString(c.Blocks[j].markdown(n != "" && b.places[n] != Place{i, j}))
		}
	}
	return s.String()
}

func anchor(number string) string { return "rule-" + strings.ReplaceAll(number, ".", "-") }

func mark(number string) string { return `<a id="` + anchor(number) + `"></a>` }

// markdown is a block; again: its number has stood before, of another way to play.
func (k *Block) markdown(again bool) string {
	text := inline(k.Text)
	switch k.Kind {
	case Heading:
		return "### " + text + "\n"
	case Rule:
		if again {
			return "**" + k.Number + "** " + text + "\n"
		}
		return mark(k.Number) + "**" + k.Number + "** " + text + "\n"
	case Bullet:
		return "- " + text + "\n"
	case Example:
		return "> " + text + "\n"
	case TableOf:
		if text != "" {
			return text + "\n\n" + k.Table.markdown()
		}
		return k.Table.markdown()
	}
	return text + "\n"
}

func inline(spans []Span) string {
	var s strings.Builder
	for _, p := range spans {
		text := strings.ReplaceAll(p.Text, "\u00a0", " ")
		switch {
		case p.Link != "":
			text = "[" + text + "](#" + anchor(p.Link) + ")"
		case p.Bold:
			text = "*" + text + "*"
		}
		s.WriteString(text)
	}
	return s.String()
}

func (t *Table) markdown() string {
	var s strings.Builder
	row := func(cells []string) { s.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	row(t.Head)
	line := make([]string, len(t.Head))
	for i := range line {
		line[i] = "---"
		if t.Figures[i] {
			line[i] = "---:"
		}
	}
	row(line)
	for _, r := range t.Rows {
		row(r)
	}
	return s.String()
}
