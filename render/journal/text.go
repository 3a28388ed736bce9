package journal

import (
	"bufio"
	"io"
	"strings"
	"unicode/utf8"

	"sourceofthenile/render/words"
)

// lineWidth is how many letters a line of plain text has at most.
const lineWidth = 78

// hand sets the parts of a journal as text.
type hand interface {
	title(w io.Writer, s string)
	turn(w io.Writer, s string)
	// entry is a paragraph; who is "" for what concerns everybody, or where
	// there is one journal only.
	entry(w io.Writer, who, text string)
	remark(w io.Writer, s string)
}

// Title says whose journals they are.
func (j *Journal) Title() string {
	names := make([]string, len(j.Writers))
	for i, p := range j.Writers {
		names[i] = p.Name
	}
	key := "journal.text.title"
	if len(names) == 1 {
		key = "journal.text.title.one"
	}
	return words.Say(key, "names", words.List(names))
}

// By is who wrote an entry; "" for what concerns everybody, or where one hand wrote it all.
func (j *Journal) By(e *Entry) string {
	if len(j.Writers) == 1 {
		return ""
	}
	for _, w := range j.Writers {
		if w.Seat == e.Seat {
			return w.Name
		}
	}
	return ""
}

// told is an entry as a paragraph, with its figures behind it.
func (e *Entry) told() string {
	if e.Figures == "" {
		return words.Sentences(e.Text...)
	}
	return words.Sentences(words.Sentences(e.Text...), words.Say("journal.text.figures", "list", e.Figures))
}

// Write writes the journals for a file that ends so: as Markdown for .md, else as plain text
// in lines of at most 78 letters.
func (j *Journal) Write(to io.Writer, ending string) error {
	var h hand = plainHand{}
	if strings.EqualFold(ending, ".md") {
		h = markdownHand{}
	}
	w := bufio.NewWriter(to) // keeps the first error for Flush
	h.title(w, j.Title())
	h.remark(w, j.Sub)
	for _, p := range j.Writers {
		h.remark(w, p.Who)
	}
	for i := range j.Turns {
		m := &j.Turns[i]
		h.turn(w, m.Date)
		for k := range m.Entries {
			e := &m.Entries[k]
			h.entry(w, j.By(e), e.told())
		}
	}
	switch {
	case len(j.Turns) == 0:
		h.remark(w, words.Say("journal.text.empty"))
	case j.Broken:
		h.remark(w, words.Say("journal.text.broken", "to", j.Until))
	default:
		h.remark(w, words.Say("journal.text.end", "n", len(j.Writers)))
	}
	return w.Flush()
}

// plainHand writes for any editor.
type plainHand struct{}

func (plainHand) title(w io.Writer, s string) { underlined(w, s, "=") }

func (plainHand) turn(w io.Writer, s string) {
	put(w, "\n")
	underlined(w, s, "-")
}

func (plainHand) entry(w io.Writer, who, text string) {
	if who != "" {
		text = words.Sentences(words.Whole(strings.ToUpper(who)), text)
	}
	put(w, "\n"+wrapped(text, lineWidth))
}

func (plainHand) remark(w io.Writer, s string) { put(w, "\n"+wrapped(s, lineWidth)) }

func underlined(w io.Writer, s, with string) {
	s = wrapped(s, lineWidth)
	long := 0
	for line := range strings.Lines(s) {
		long = max(long, utf8.RuneCountInString(strings.TrimSuffix(line, "\n")))
	}
	put(w, s+strings.Repeat(with, long)+"\n")
}

// wrapped breaks a paragraph into lines of at most so many letters; a longer
// word has a line of its own. It ends with a new line.
func wrapped(s string, most int) string {
	var b strings.Builder
	at := 0
	for _, word := range strings.Fields(s) {
		n := utf8.RuneCountInString(word)
		switch {
		case at == 0:
		case at+1+n > most:
			b.WriteByte('\n')
			at = 0
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += n
	}
	b.WriteByte('\n')
	return b.String()
}

// markdownHand writes Markdown.
type markdownHand struct{}

func (markdownHand) title(w io.Writer, s string) { put(w, "# "+escaped(s)+"\n") }

func (markdownHand) turn(w io.Writer, s string) { put(w, "\n## "+escaped(s)+"\n") }

func (markdownHand) entry(w io.Writer, who, text string) {
	put(w, "\n")
	if who != "" {
		put(w, "**"+escaped(who)+".** ")
	}
	put(w, escaped(text)+"\n")
}

func (markdownHand) remark(w io.Writer, s string) { put(w, "\n*"+escaped(s)+"*\n") }

// escaped keeps what players wrote from being read as marks.
func escaped(s string) string {
	return strings.NewReplacer(
		`\`, `\\`, "*", `\*`, "_", `\_`, "`", "\\`", "#", `\#`, "<", `\<`, ">", `\>`, "[", `\[`, "]", `\]`,
	).Replace(strings.Join(strings.Fields(s), " "))
}

func put(w io.Writer, s string) { _, _ = io.WriteString(w, s) }
