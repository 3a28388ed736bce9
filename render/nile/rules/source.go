package rules

import (
	"fmt"
	"strconv"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/hexmap"
)

// source is what figures and tables are taken from.
type source struct {
	board   *hexmap.Map
	figures map[string]int
	edition *edition.Edition // whose book it is; nil: of all ways to play
	// callings are those that the table being made speaks of.
	callings []deck.Specialty
}

// newSource is what the book of an edition is made from, nil: that of all ways to
// play.
func newSource(of *edition.Edition) (*source, error) {
	m, err := nile.Board()
	if err != nil {
		return nil, err
	}
	s := &source{board: m, edition: of, figures: map[string]int{"miles": 100, "remote": nile.RemoteFrom}}
	for _, f := range nile.Figures() {
		s.figures[f.Name] = f.N
	}
	quiet, most := 0, 0
	for d, n := range countCards(func(c *deck.Card) deck.Disaster { return c.Disaster }) { // in any order: each is counted once
		if d == deck.QuietMarch {
			quiet = n
		} else {
			most = max(most, n)
		}
	}
	s.figures["quiet"], s.figures["twice"] = quiet, most
	s.figures["upstream"], s.figures["upstream-1978"] = nile.LostUpstream, nile.LostUpstreamOf1978
	return s, nil
}

// Figure is one figure: by its name, or worked out from others as the
// examples need it.
func (s *source) Figure(words []string) (int, error) {
	if len(words) == 0 {
		return 0, fmt.Errorf("an empty blank")
	}
	if len(words) == 1 {
		n, ok := s.figures[words[0]]
		if !ok {
			return 0, fmt.Errorf("no figure is called %q", words[0])
		}
		return n, nil
	}
	switch words[0] {
	case "mp":
		return s.points(words[1:])
	case "steady":
		return steadyPoints(words[1:])
	case "fall":
		return fallFrom(words[1])
	case "fall-over":
		n, err := fallFrom(words[1])
		return n - 1, err
	case "lost":
		return s.lost(words[1:])
	case "score":
		return s.score(words[1:])
	}
	var n []int
	for _, w := range words[1:] {
		v, err := strconv.Atoi(w)
		if err != nil {
			return 0, err
		}
		n = append(n, v)
	}
	return s.workOut(words[0], n)
}

// workOut is the arithmetic of the examples.
func (s *source) workOut(what string, n []int) (int, error) {
	f := s.figures
	for len(n) < 3 {
		n = append(n, 0)
	}
	switch what {
	case "trips":
		return nile.PortageTrips(n[0], n[1], n[2]), nil
	case "water":
		return n[0]*f["person-drinks"] + n[1]*f["horse-drinks"], nil
	case "canoes":
		return n[0] * f["canoe-carries"], nil
	case "people":
		return n[0] * f["person-weighs"], nil
	case "room":
		return n[0]*f["canoe-carries"] - n[1]*f["person-weighs"], nil
	case "need":
		return (n[0] + n[1] - 1) / n[1], nil
	case "answer":
		return n[0]/n[1] + 1, nil
	case "source-of":
		return nile.SourcePoints(n[0]), nil
	case "donation":
		return min(f["donation-most"], f["donation-return"]+n[0]*f["donation-point"]), nil
	}
	return 0, fmt.Errorf("nobody can work out %q", what)
}

// points are the movement points of a mode at a level: {mp foot reckless}.
func (s *source) points(w []string) (int, error) {
	for m := range nile.Modes {
		for l := range nile.Levels {
			if len(w) == 2 && modeWords[m] == w[0] && levelWords[l] == w[1] {
				return nile.MovementPoints(m, l), nil
			}
		}
	}
	return 0, fmt.Errorf("no such march: %q", w)
}

// steadyPoints are the movement points of a mode where no level is chosen: {steady foot}.
func steadyPoints(w []string) (int, error) {
	for m := range nile.Modes {
		if len(w) == 1 && modeWords[m] == w[0] {
			return nile.SteadyPoints(m), nil
		}
	}
	return 0, fmt.Errorf("no such march: %q", w)
}

// lost is on how many faces the way is lost: {lost jungle -1}.
func (s *source) lost(w []string) (int, error) {
	for t := range hexmap.Terrains {
		if len(w) == 2 && t.String() == w[0] {
			mods, err := strconv.Atoi(w[1])
			return int(nile.LostOdds(t, mods).Num), err
		}
	}
	return 0, fmt.Errorf("no such way: %q", w)
}

// score is what a hex scores: {score Geologist jungle/mountain river peak}, or, for one who is that
// alone of the four callings of 1978, {score four Geologist jungle/mountain river peak}.
func (s *source) score(w []string) (int, error) {
	four := w[0] == "four"
	if four {
		w = w[1:]
	}
	for k := range deck.Specialties {
		for t := range hexmap.Terrains {
			if len(w) < 2 || k.String() != w[0] || t.String() != w[1] {
				continue
			}
			if four {
				k = deck.SetOf(k)
			}
			n, f := nile.TerrainPoints(k, t), nile.FeaturePoints(k)
			for _, what := range w[2:] {
				worth, ok := map[string]int{"river": f.River, "oasis": f.Oasis, "cataract": f.Cataract, "fall": f.Fall, "peak": f.Peak}[what]
				if !ok {
					return 0, fmt.Errorf("nothing scores for %q", what)
				}
				n += worth
			}
			return n, nil
		}
	}
	return 0, fmt.Errorf("no such hex: %q", w)
}

var (
	modeWords  = [nile.Modes]string{"foot", "canoe", "mounted"}
	levelWords = [nile.Levels]string{"cautious", "normal", "reckless"}
)

// countCards counts the cards by what of says of them.
func countCards[K comparable](of func(c *deck.Card) K) map[K]int {
	n := map[K]int{}
	cards := deck.Cards()
	for i := range cards {
		n[of(&cards[i])]++
	}
	return n
}
