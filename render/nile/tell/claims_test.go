package tell

import (
	"regexp"
	"testing"

	"sourceofthenile/render/words"
)

// What is told of whoever it befell, wherever it was, says nothing that is not so everywhere and of everyone: a march
// may be that of one who has nobody left (13), a homecoming one from Khartoum, which lies on a river (21), new
// water may run where nobody lives, and what is brought home may be a chart and no notes (20).
func TestNothingIsToldThatMayNotBeSo(t *testing.T) {
	company := regexp.MustCompile(`(?i)\b(songs?|sang|sung|singing|voices|bearers?|askaris?|loads|column|last man|one behind the other|nobody fell)\b`)
	sea := regexp.MustCompile(`(?i)\b(sea|ships?|packet|masts?|sail(s|ed)?|aboard|landed|boat)\b`)
	people := regexp.MustCompile(`(?i)\b(traps?|nets|huts?|villages?|fishermen|stakes|boys?|women|bridge|ferry|canoe)\b`)
	hands := regexp.MustCompile(`(?i)\b(two watch|by (the|my) bed|quinine|tents?|litter|carry me|cook|interpreter|they|order|Testament)\b`)
	notes := regexp.MustCompile(`(?i)\bfull notebook`)
	for _, k := range []struct {
		of    string
		never []*regexp.Regexp
	}{
		{"moved.foot", []*regexp.Regexp{company}},
		{"moved.dry", []*regexp.Regexp{company}},
		{"moved.canoe", []*regexp.Regexp{company}},
		{"river.new", []*regexp.Regexp{people}},
		{"home.inland", []*regexp.Regexp{sea}},
		{"home.none", []*regexp.Regexp{sea}},
		{"own.home.none", []*regexp.Regexp{sea}},
		{"story.home", []*regexp.Regexp{sea, company}},
		{"story.home.none", []*regexp.Regexp{sea, company}},
		{"recovery.same", []*regexp.Regexp{company, hands}}, // of one who may have nobody and nothing left (19)
		{"recovery.better", []*regexp.Regexp{company, hands}},
		{"recovery.danger", []*regexp.Regexp{company, hands}},
		{"own.recovery.same", []*regexp.Regexp{company, hands}},
		{"own.recovery.better", []*regexp.Regexp{company, hands}},
		{"own.recovery.danger", []*regexp.Regexp{company, hands}},
		{"turn.africa", []*regexp.Regexp{company, hands}},
		{"speech.meet.beaten.good", []*regexp.Regexp{regexp.MustCompile(`(?i)\bgraves?\b`)}},
		{"news.lead", []*regexp.Regexp{sea, notes}},
	} {
		n := words.Default().Wordings(k.of)
		if n == 0 {
			t.Errorf("%s has no words", k.of)
		}
		for i := range n {
			for _, months := range []int{1, 14} {
				says := words.Turn(k.of, uint32(i), "n", months, "months", months, "who", "Ann", "port", "Khartoum", "from", "Gabon", "date", "May 1822",
					"over", "there", "where", "there")
				for _, never := range k.never {
					if at := never.FindString(says); at != "" {
						t.Errorf("%s claims %q: %s", k.of, at, says)
					}
				}
			}
		}
	}
}
