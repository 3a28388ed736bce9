package journal

import "sourceofthenile/render/words"

// Part is a line of the contents of a long book: a chapter that stands by itself, or what several have
// in common, such as a year.
type Part struct {
	From, To string // of the latter; the same, but where several are on a line
	Chapters []int
}

// Gather are the lines of contents, no more than most as far as chapters belong together: those of a year
// on a line, or of as many years as are needed. of says what each chapter belongs to, "" for one by itself.
func Gather(of []string, most int) (lines []Part) {
	for n := 1; ; n++ {
		if lines = gathered(of, n); len(lines) <= most || n > len(of) {
			return lines
		}
	}
}

// gathered has the chapters of so many years on a line.
func gathered(of []string, years int) (lines []Part) {
	have := 0 // on the last line
	for i, year := range of {
		last := len(lines) - 1
		apart := year == "" || last < 0 || lines[last].From == ""
		if apart || year != lines[last].To && have == years {
			lines, have = append(lines, Part{From: year, To: year, Chapters: []int{i}}), 1
			continue
		}
		if year != lines[last].To {
			lines[last].To = year
			have++
		}
		lines[last].Chapters = append(lines[last].Chapters, i)
	}
	return lines
}

// Name is what the chapters of a line have in common: "1821", or "1821–1823".
func (p Part) Name() string {
	if p.From == p.To {
		return p.From
	}
	return words.Say("story.contents.span", "from", p.From, "to", p.To)
}
