package niletest

import (
	"regexp"
	"strings"

	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// Set is a text that is drawn: a paragraph, a heading with its rule, one line.
type Set struct {
	Text  string // without blanks, so that line ends do not matter
	Cites string // the part of it that names rules
	Rect  ui.Rect
	Layer int
	Title bool    // set in the face of headings
	Size  float64 // of its largest letters
	Seen  bool    // a part of it is in sight; the rest can be scrolled to
}

// Squeeze takes the blanks out of a text.
func Squeeze(s string) string {
	return strings.NewReplacer(" ", "", "\u00a0", "", "\n", "").Replace(s)
}

var ruleNumbers = regexp.MustCompile(`\d+(?:\.\d+)?`)

// NumbersIn are the rules that a text cites.
func NumbersIn(cites string) []string { return ruleNumbers.FindAllString(cites, -1) }

// Told is every line that the events of a game are told by, in a journal or as news, with its rule.
func Told(p *play.Play) map[string][]string {
	out := map[string][]string{}
	if p == nil {
		return out
	}
	v, all := sight.View(p), p.Events()
	turns := tell.Turns(all, 0)
	add := func(l tell.Line, ok bool) {
		if ok && len(l.Text) > 12 {
			out[Squeeze(l.Text)] = append(out[Squeeze(l.Text)], string(l.Rule))
		}
	}
	for i, e := range all {
		add(tell.Tell(v, e))
		add(tell.TellNews(v, all, turns, i, false)) // two events may be told alike, with the place of one and the rule of the other
	}
	return out
}

// Cites reports whether a text that begins so is drawn and shows a rule.
func Cites(all []Set, text string) bool {
	for i := range all {
		if strings.HasPrefix(all[i].Text, strings.TrimSpace(text)) && all[i].Cites != "" {
			return true
		}
	}
	return false
}
