package nile

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sourceofthenile/game"
)

// bookNumbers are the numbers of the program's own rulebook.
func bookNumbers(t *testing.T) map[game.Rule]bool {
	t.Helper()
	files, err := filepath.Glob("../../assets/nile/rules/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no rulebook:", err)
	}
	out := map[game.Rule]bool{}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range bookNumber.FindAllStringSubmatch(string(data), -1) {
			out[game.Rule(m[1])] = true
		}
	}
	return out
}

// A rater looks at every chance that a position shows to its players: each
// must name a number of the rulebook and what it comes from, in words there are.
type rater struct {
	*testing.T
	book   map[game.Rule]bool
	words  string
	risks  map[uint8]int
	shown  map[string]int // by what it is
	causes map[string]int
}

func newRater(t *testing.T) *rater {
	t.Helper()
	words, err := os.ReadFile("../../assets/nile/words/names.txt")
	if err != nil {
		t.Fatal(err)
	}
	return &rater{t, bookNumbers(t), "\n" + string(words), map[uint8]int{}, map[string]int{}, map[string]int{}}
}

// cites checks one chance: its number and its causes.
func (r *rater) cites(what string, rule game.Rule, causes []Term) {
	r.Helper()
	r.shown[what]++
	if !r.book[rule] {
		r.Errorf("%s cites rule %q, which is not in the book", what, rule)
	}
	for _, c := range causes {
		if r.causes[c.Key]++; !strings.Contains(r.words, "\nterm."+c.Key+" = ") {
			r.Errorf("%s comes from %q, for which there are no words", what, c.Key)
		}
	}
}

// choices looks at the odds of every choice.
func (r *rater) choices(p *Position) {
	v := p.View(p.ToMove())
	for _, c := range p.Choices(nil) {
		x, ok := v.Chance(c)
		if ok != (c.Odds.Den > 0) {
			r.Fatalf("%+v has odds, and the chance is %+v, %v; want %v", c, x, ok, (c.Odds.Den > 0))
		}
		if !ok {
			continue
		}
		r.risks[x.Risk]++
		r.cites("a choice", x.Rule, x.Causes)
		if x.Odds != c.Odds || x.Risk != c.Risk || c.Risk == NoRisk || len(x.Causes) == 0 || x.Odds.Num < 0 || x.Odds.Num > x.Odds.Den {
			r.Errorf("%+v is explained by %+v", c, x)
		}
		if c.Risk == RiskLost { // a die and these are above the number, or the way is lost
			mods := 0
			for _, t := range x.Causes[1:] {
				mods += t.Value
			}
			if c.Odds != lostOdds(x.Causes[0].Value, mods) {
				r.Errorf("lost at %v, of %v", c.Odds, x.Causes)
			}
		}
	}
}

// look looks at everything else that is shown of chances.
func (r *rater) look(p *Position) {
	r.choices(p)
	s := p.ToMove()
	v := p.View(s)
	if o := v.HuntOdds(); o.Hunters > 0 {
		r.cites("hunting", o.Rule, o.Mods)
	}
	if o := v.NurseOdds(); o.Rule != "" {
		r.cites("nursing", o.Rule, o.Mods)
		if o.Explorer {
			same(r.T, "a sick explorer's chances", o.Dies.Num+o.Stays.Num+o.Better.Num, 36)
		}
	}
	for l := range Levels {
		if o, ok := v.LostLeaving(l); ok {
			r.cites("leaving", o.Rule, o.Terms)
		}
	}
	switch p.top().Kind {
	case MeetingPeople:
		for policy := FortifiedCamp; policy <= AsGuest; policy++ {
			o := v.PolicyOdds(policy)
			r.cites("a policy", o.Rule, o.Terms)
		}
	case Parleying:
		if gifts := int(p.players[s].Trip.Have[Gifts]); gifts > 0 {
			o := v.ParleyOdds(1 + gifts/2)
			r.cites("an offer", o.Rule, o.Causes[:])
		}
	case Trading:
		o := v.TradeRisk()
		r.cites("trade", o.Rule, o.Causes)
	case Fighting:
		r.cites("a battle", v.BattleOdds().Rule, nil)
	case Travelling:
		for _, c := range p.Choices(nil) {
			if o := v.Preview(c).Falls; o.Cataract.Num > 0 {
				r.cites("the falls", o.Rule, nil)
			}
		}
	}
	for _, t := range v.Tribes() {
		for _, w := range v.Welcome(t.At) {
			r.cites("a welcome", w.Rule, w.Terms)
		}
	}
}

// Every chance the program shows names the number of the rulebook that rolls
// for it, and what it comes from, in all of the games played here.
func TestEveryChanceNamesItsRuleAndCauses(t *testing.T) {
	r := newRater(t)
	for seed := uint64(10); seed < 16; seed++ {
		n := 0
		look := func(_ *game.Table, p *Position) {
			if n++; (n%5 == 0 || p.top().Kind == Trading) && p.ToMove() != game.Nobody {
				r.look(p)
			}
		}
		roam(t, peopled{Rules{Chart: crowded()}}, 1+int(seed)%4, 900, seed, look)
		roam(t, Rules{Chart: riverland()}, 2, 900, seed, look)
	}
	for risk := RiskLost; risk <= RiskFalls; risk++ {
		if r.risks[risk] == 0 {
			t.Errorf("risk %d never comes up", risk)
		}
	}
	for _, what := range []string{
		"a choice", "hunting", "nursing", "leaving", "a policy", "an offer", "trade", "a battle", "the falls", "a welcome",
	} {
		if r.shown[what] == 0 {
			t.Errorf("%s never comes up", what)
		}
	}
	for _, cause := range []string{"gentle-hosts", "throw", "captive", "warriors", "show-of-strength", "country-left", "canoes"} {
		if r.causes[cause] == 0 {
			t.Errorf("%s is no cause of anything", cause)
		}
	}
}
