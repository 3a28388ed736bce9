package nile

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/codec"
	"sourceofthenile/hexmap"
)

// 22.7: whoever publishes first what has no name yet may name it.

// Feature is a kind of thing on the chart that players may name.
type Feature uint8

// The features.
const (
	RiverFeature Feature = iota
	LakeFeature
	PeakFeature
	FallFeature
	FeatureKinds
)

// MostName is how many letters a name has at most: a player’s, and one that is given (22.7).
const MostName = 24

// givenName is a name a player has given. Its hex is published, so that it is
// never rubbed out.
type givenName struct {
	What     Feature
	At       hexmap.ID // a hex of the feature
	By       game.Seat
	Explorer int16 // which of the seat's explorers
	Month    int16 // turn
	Text     string
}

func (n *givenName) walk(ar *codec.Archive) {
	codec.Num(ar, &n.What)
	codec.Num(ar, &n.At)
	codec.Num(ar, &n.By)
	codec.Num(ar, &n.Explorer)
	codec.Num(ar, &n.Month)
	ar.Text(&n.Text, mostText)
}

// bindNames gives the rivers of a position read from a file the names their
// hexes bear.
func (p *Position) bindNames() error {
	for i := range p.names {
		n := &p.names[i]
		if n.At < 0 || int(n.At) >= len(p.hexes) || n.What >= FeatureKinds {
			return errNames
		}
		if r := p.hexes[n.At].River; n.What == RiverFeature {
			if r < 0 || int(r) >= len(p.rivers) || p.rivers[r].Called > 0 {
				return errNames
			}
			p.rivers[r].Called = int16(i) + 1
		}
	}
	return nil
}

// CleanName is a name as it will stand on the chart: letters, figures and a few
// marks, single spaces between words; of a river's "the" is left off, which
// sentences put before it.
func CleanName(f Feature, text string) string {
	kept := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r), unicode.IsDigit(r), strings.ContainsRune("'’-.&", r):
			return r
		case unicode.IsSpace(r):
			return ' '
		}
		return -1
	}, text)
	words := strings.Fields(kept)
	if f == RiverFeature && len(words) > 1 && strings.EqualFold(words[0], "the") {
		words = words[1:]
	}
	if !strings.ContainsFunc(kept, unicode.IsLetter) {
		return ""
	}
	return strings.Join(words, " ")
}

// RefuseText says why a name that a player has written is refused: it must be
// one, fit the chart, and be nothing else's (22.7).
func (p *Position) RefuseText(cmd game.Command) *game.Refusal {
	if cmd.Kind == SeatJoins || cmd.Kind == HandOver {
		return p.refusePlayer(cmd.Text)
	}
	if cmd.Kind != NameFeature || cmd.Text == "" {
		return nil // without words it is the name suggested; other commands' words nobody reads
	}
	text := CleanName(Feature(cmd.Item), cmd.Text)
	switch {
	case text == "":
		return &game.Refusal{Rule: "22.7", Why: "name-empty"}
	case utf8.RuneCountInString(text) > MostName:
		return &game.Refusal{Rule: "22.7", Why: "name-too-long"}
	case p.nameTaken(text):
		return &game.Refusal{Rule: "22.7", Why: "name-taken"}
	}
	return nil
}

// nameTaken reports whether something on the chart is called so already.
func (p *Position) nameTaken(text string) bool {
	for i := range p.chart.Rivers {
		if strings.EqualFold(p.chart.Rivers[i].Name, text) {
			return true
		}
	}
	for i := range p.chart.Ports {
		if strings.EqualFold(p.chart.Ports[i].Name, text) {
			return true
		}
	}
	return slices.ContainsFunc(p.names, func(n givenName) bool { return strings.EqualFold(n.Text, text) })
}

// nameIn is the place, and one, of the name in force of a feature in a hex; 0
// if it has none. Where two lakes with names have become one, the older name
// stands.
func (p *Position) nameIn(f Feature, id hexmap.ID) int {
	h := &p.hexes[id]
	if f == RiverFeature {
		if h.River < 0 {
			return 0
		}
		return int(p.rivers[h.River].Called)
	}
	var room [16]hexmap.ID
	lake := room[:0]
	if f == LakeFeature && len(p.names) > 0 && h.Terrain == hexmap.Lake {
		lake = p.lakeAround(id, lake)
	}
	for i := range p.names {
		if n := &p.names[i]; n.What == f && (n.At == id || slices.Contains(lake, n.At)) {
			return i + 1
		}
	}
	return 0
}

// featureNames are the names given to what a hex holds besides its river.
func (p *Position) featureNames(id hexmap.ID) (lake, peak, fall string) {
	if len(p.names) == 0 {
		return
	}
	of := func(f Feature) string {
		if n := p.nameIn(f, id); n > 0 {
			return p.names[n-1].Text
		}
		return ""
	}
	return of(LakeFeature), of(PeakFeature), of(FallFeature)
}

// has reports whether a hex holds a feature one could name.
func (h *hexState) has(f Feature) bool {
	//exhaustive:enforce
	switch f {
	case RiverFeature:
		return h.Out|h.In != 0 && h.River >= 0
	case LakeFeature:
		return h.Terrain == hexmap.Lake
	case PeakFeature:
		return h.Peak > 0
	case FallFeature:
	}
	return h.Cataract != hexmap.NoDir && h.Fall > 0
}

// mayName reports whether a seat may name a feature of a hex: it has published
// the hex in the account still open, and there is no name yet.
func (p *Position) mayName(s game.Seat, f Feature, id hexmap.ID) bool {
	h := &p.hexes[id]
	if h.By != s || h.Month != p.turn || !h.has(f) || p.nameIn(f, id) > 0 {
		return false
	}
	return f != RiverFeature || p.rivers[h.River].Named == hexmap.NoRiver
}

// nameables are what a seat may name now: rivers, lakes, peaks and falls, each
// by the first of its hexes that the account holds.
func (p *Position) nameables(s game.Seat) (out []givenName) {
	if p.top() != (step{Publishing, s}) || len(p.names) >= mostNames {
		return nil
	}
	for f := range FeatureKinds {
		var seen hexSet
		for i := range p.hexes {
			id := hexmap.ID(i)
			if seen.has(id) || !p.mayName(s, f, id) {
				continue
			}
			out = append(out, givenName{What: f, At: id})
			for _, o := range p.extent(f, id) {
				seen.add(o)
			}
		}
	}
	return out
}

// extent is all hexes of a feature, in the order of the map.
func (p *Position) extent(f Feature, id hexmap.ID) (out []hexmap.ID) {
	//exhaustive:enforce
	switch f {
	case RiverFeature:
		r := p.hexes[id].River
		for i := range p.hexes {
			if h := &p.hexes[i]; h.River == r && r >= 0 && h.Terrain != hexmap.Blank {
				out = append(out, hexmap.ID(i))
			}
		}
	case LakeFeature:
		out = p.lakeAround(id, nil)
		slices.Sort(out)
	case PeakFeature, FallFeature:
		out = append(out, id)
	}
	return out
}

// greatness is a feature's figure: hexes of a river, square miles, feet.
func (p *Position) greatness(f Feature, id hexmap.ID) (n int) {
	//exhaustive:enforce
	switch h := &p.hexes[id]; f {
	case RiverFeature:
		return len(p.extent(f, id))
	case LakeFeature:
		for _, o := range p.extent(f, id) {
			n += int(p.hexes[o].Lake)
		}
		return n
	case PeakFeature:
		return int(h.Peak)
	case FallFeature:
		return int(h.Fall)
	}
	return 0
}

func (p *Position) namingChoices(s game.Seat, buf []game.Choice) []game.Choice {
	for _, n := range p.nameables(s) {
		buf = append(buf, game.Choice{Kind: NameFeature, Seat: s, Item: int16(n.What), Target: int32(n.At), Rule: "22.7"})
	}
	return buf
}

// nameFeature gives a feature the name the player wrote, or the one suggested.
func (p *Position) nameFeature(cmd game.Command, a *game.Act) {
	n := givenName{
		What: Feature(cmd.Item), At: hexmap.ID(cmd.Target), By: cmd.Seat, Explorer: p.players[cmd.Seat].Explorers, Month: p.turn,
	}
	if n.Text = CleanName(n.What, cmd.Text); n.Text == "" {
		n.Text = p.suggestName(n.What, n.At, 0)
	}
	p.names = append(p.names, n)
	if n.What == RiverFeature {
		p.rivers[p.hexes[n.At].River].Called = int16(len(p.names))
	}
	a.Tell(game.Event{
		Kind: Named, Seat: cmd.Seat, At: cmd.Target, Rule: "22.7", Args: [6]int32{int32(n.What), int32(len(p.names) - 1)},
	})
}
