// Package verb is the closed set of verbs that all cards of the island are written in
// (22.5): what a card's line says, as parts that the rules carry out one after the other.
// It knows no card and no position.
package verb

import (
	"fmt"
	"strconv"
	"strings"
)

// Verb is what one part of a card's line does, asks, or lets stand.
type Verb uint8

// The verbs. Those before Spend are done from left to right; from Spend on they are prices
// and conditions; from Parley on they hold for as long as the card does.
const (
	None Verb = iota
	Strength
	Sanity
	Draw
	Curse
	Walk
	Kill
	Drive
	Hold
	Repair
	Trap
	Hits
	Reroll
	Keep
	Peek
	Fewer
	Give
	Darkness
	Gone
	Radio
	Advance

	Spend
	Lose
	Token
	At
	With
	Slain
	Test
	HunterKilled
	Repaired
	TrapKill

	Parley
	Call
	Mend
	Tend
	Pace
	Again
	Sift
	Tunnel
	Foresee
	Ward
	Limit
	Dread
	Dice
	Speed
	Rust
	Stir
	Wither
	Swarm
	Verbs
)

// IsPrice reports whether it is a price or a condition, looked at before anything is done.
func (v Verb) IsPrice() bool { return v >= Spend && v < Parley }

// Who is whom a part is about.
type Who uint8

// Whom: oneself, one who is here, one anywhere, everybody here.
const (
	Nobody Who = iota
	Me
	Here
	Anyone
	AllHere
)

// Sort is which creatures a part is about.
type Sort uint8

// The sorts: any creature, Crawlers, hunters, the Guardian.
const (
	NoSort Sort = iota
	Any
	Crawler
	Hunter
	Guardian
)

// Trial is what dice are rolled for.
type Trial uint8

// The trials.
const (
	NoTrial Trial = iota
	Combat
	Ritual
	Snare // a Trap card
	OfStrength
	OfSanity
)

// All is how many "all" is, and Everywhere how far "@any" reaches.
const (
	All        = 99
	Everywhere = 99
)

// AnyGate is the place "GATE".
const AnyGate = -2

// Part is one part of a card's line. A field that a verb does not name is 0.
type Part struct {
	Verb  Verb
	N     int8
	Who   Who
	Sort  Sort
	Trial Trial
	Reach int8 // in spaces by paths
	Place int8 // of At: as the reader of places numbers them, or AnyGate
	Traps bool // of Lose: Trap cards only
}

// shape is how a verb is written: what stands behind its name.
type shape struct {
	name, tail string
	verb       Verb
}

// shapes are all there are. In a tail n is a number, who, sort, trial and stat are words,
// @ a reach, ? says that what follows may be left out.
var shapes = []shape{
	{"strength", "n who", Strength},
	{"sanity", "n who", Sanity},
	{"draw", "n", Draw},
	{"curse", "n who", Curse},
	{"walk", "n", Walk},
	{"kill", "n sort @", Kill},
	{"drive", "n sort @", Drive},
	{"hold", "n sort @", Hold},
	{"repair", "n @", Repair},
	{"trap", "n", Trap},
	{"hits", "n ? sort", Hits},
	{"reroll", "", Reroll},
	{"keep", "=hit", Keep},
	{"peek", "n", Peek},
	{"fewer", "n", Fewer},
	{"give", "n", Give},
	{"darkness", "n", Darkness},
	{"gone", "", Gone},
	{"radio", "", Radio},
	{"advance", "n", Advance},
	{"spend", "n", Spend},
	{"lose", "n type", Lose},
	{"token", "n", Token},
	{"at", "place", At},
	{"with", "n", With},
	{"slain", "n ? sort", Slain},
	{"test", "stat n", Test},
	{"hunter", "=killed", HunterKilled},
	{"repair", "", Repaired},
	{"trap", "=kill", TrapKill},
	{"parley", "", Parley},
	{"call", "n", Call},
	{"mend", "n", Mend},
	{"tend", "n", Tend},
	{"pace", "n", Pace},
	{"again", "", Again},
	{"sift", "", Sift},
	{"tunnel", "", Tunnel},
	{"foresee", "n", Foresee},
	{"ward", "", Ward},
	{"limit", "n", Limit},
	{"dread", "n", Dread},
	{"dice", "n trial", Dice},
	{"speed", "sort n", Speed},
	{"rust", "n", Rust},
	{"stir", "n", Stir},
	{"wither", "", Wither},
	{"swarm", "n", Swarm},
}

var (
	whos   = map[string]Who{"me": Me, "here": Here, "any": Anyone, "all-here": AllHere}
	sorts  = map[string]Sort{"any": Any, "crawler": Crawler, "hunter": Hunter, "guardian": Guardian}
	trials = map[string]Trial{"combat": Combat, "ritual": Ritual, "trap": Snare}
	stats  = map[string]Trial{"strength": OfStrength, "sanity": OfSanity}
)

// Parse reads a card's line, parts with semicolons between; place numbers the places.
func Parse(line string, place func(code string) (int8, bool)) ([]Part, error) {
	var out []Part
	for text := range strings.SplitSeq(line, ";") {
		if text = strings.TrimSpace(text); text == "-" || text == "" {
			continue
		}
		p, err := parsePart(strings.Fields(text), place)
		if err != nil {
			return nil, fmt.Errorf("verb: %q: %w", text, err)
		}
		out = append(out, p)
	}
	return out, nil
}

func parsePart(words []string, place func(string) (int8, bool)) (Part, error) {
	for _, s := range shapes {
		if s.name != words[0] {
			continue
		}
		if p, ok := s.read(words[1:], place); ok {
			return p, nil
		}
	}
	return Part{}, fmt.Errorf("no verb is written so")
}

// read reads what stands behind the name; ok is false where it is another shape.
func (s shape) read(words []string, place func(string) (int8, bool)) (p Part, ok bool) {
	p.Verb = s.verb
	tail := strings.Fields(s.tail)
	for i, what := range tail {
		if what == "?" {
			if len(words) == 0 {
				return p, true
			}
			continue
		}
		if len(words) == 0 || !p.take(what, words[0], place) {
			return p, false
		}
		words, tail[i] = words[1:], ""
	}
	return p, len(words) == 0
}

// take reads one word.
func (p *Part) take(what, word string, place func(string) (int8, bool)) (ok bool) {
	switch what {
	case "n":
		return p.number(word)
	case "who":
		p.Who, ok = whos[word]
	case "sort":
		p.Sort, ok = sorts[word]
	case "trial":
		p.Trial, ok = trials[word]
	case "stat":
		p.Trial, ok = stats[word]
	case "type":
		p.Traps = word == "trap"
		ok = p.Traps || word == "any"
	case "place":
		if p.Place = AnyGate; word == "GATE" {
			return true
		}
		p.Place, ok = place(word)
	case "@":
		reach, is := strings.CutPrefix(word, "@")
		if p.Reach = Everywhere; reach == "any" {
			return is
		}
		n, err := strconv.ParseInt(reach, 10, 8)
		p.Reach, ok = int8(n), is && err == nil
	default: // a word that must stand there
		ok = what == "="+word
	}
	return ok
}

func (p *Part) number(word string) bool {
	if p.N = All; word == "all" {
		return true
	}
	n, err := strconv.ParseInt(strings.TrimPrefix(word, "+"), 10, 8)
	p.N = int8(n)
	return err == nil
}

// Find is the first part of a line with that verb; ok is false without one.
func Find(line []Part, v Verb) (p Part, ok bool) {
	for _, p := range line {
		if p.Verb == v {
			return p, true
		}
	}
	return p, false
}

// Sum is what the parts of a line with that verb come to; a verb without a number counts
// one. t is what is rolled for, where the verb asks that.
func Sum(line []Part, v Verb, t Trial) (n int) {
	for _, p := range line {
		switch {
		case p.Verb != v || p.Trial != t:
		case p.N == 0:
			n++
		default:
			n += int(p.N)
		}
	}
	return n
}
