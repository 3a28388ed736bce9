package render

import (
	"regexp"
	"strings"

	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// set is a text that is drawn: a paragraph, a heading with its rule, one line.
type set struct {
	text  string // without blanks, so that line ends do not matter
	cites string // the part of it that names rules
	rect  ui.Rect
	layer int
	title bool    // set in the face of headings
	size  float64 // of its largest letters
	seen  bool    // a part of it is in sight; the rest can be scrolled to
}

// squeeze takes the blanks out of a text.
func squeeze(s string) string {
	return strings.NewReplacer(" ", "", "\u00a0", "", "\n", "").Replace(s)
}

var ruleNumbers = regexp.MustCompile(`\d+(?:\.\d+)?`)

// numbersIn are the rules that a text cites.
func numbersIn(cites string) []string { return ruleNumbers.FindAllString(cites, -1) }

// told is every line that the events of a game are told by, with its rule.
func told(p *Play) map[string][]string {
	out := map[string][]string{}
	if p == nil {
		return out
	}
	v := p.View()
	for _, e := range p.Events() {
		if l, ok := words.Tell(v, e); ok && len(l.Text) > 12 {
			out[squeeze(l.Text)] = append(out[squeeze(l.Text)], string(l.Rule))
		}
	}
	return out
}

// cites reports whether a text that begins so is drawn and shows a rule.
func cites(all []set, text string) bool {
	for i := range all {
		if strings.HasPrefix(all[i].text, strings.TrimSpace(text)) && all[i].cites != "" {
			return true
		}
	}
	return false
}
