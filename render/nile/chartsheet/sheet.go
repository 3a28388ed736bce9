// Package chartsheet turns a game as one seat may see it into what the chart's
// painter is shown. It needs no window, so that a chart can be exported
// without one.
package chartsheet

import (
	"cmp"
	"fmt"
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/paint"
	"sourceofthenile/render/words"
)

// With is the game as the viewing seat sees it: what is on the board, tracks and
// counters of the living expeditions, and of the caches its own; and what the
// options say.
func With(v nile.View, o chart.Options) *chart.Sheet {
	m, in := v.Map(), words.In(tell.Words())
	s := &chart.Sheet{
		Hexes: make([]chart.Hex, len(m.Cells)), Title: cmp.Or(o.Title, in.Phrase("sheet.title")),
		Subtitle: in.Phrase("sheet.subtitle"), Authors: authors(v, in),
		Layers: o.Layers, Look: o.Look, Palette: o.Palette, Legend: o.Legend,
	}
	if o.Print && o.Only {
		s.Subtitle, s.Authors = in.Phrase("sheet.published"), ""
		if v.Seat() != game.Nobody {
			s.Subtitle, s.Authors = in.Phrase("sheet.known"), chart.Unbroken(v.Player(v.Seat()).Name)
		}
	}
	if o.Scores {
		s.Standing, s.Scores = in.Say("sheet.standing"), scoresOf(v)
	}
	if !o.Undated {
		s.Date = tell.Date(v.Turn())
	}
	for id := range s.Hexes {
		s.Hexes[id] = hexOf(v, hexmap.ID(id), o)
	}
	s.Names = namesOf(v, func(id hexmap.ID) bool { return s.Hexes[id].Ink != chart.Bare })
	letters := Letters(v)
	for seat := range game.Seat(v.Seats()) {
		p := v.Player(seat)
		ink := paint.PlayerInk(p.Colour)
		s.Colours = append(s.Colours, ink)
		trip, ok := v.Sheet(seat)
		if !ok || p.Where != nile.Africa || o.Only && seat != v.Seat() {
			continue
		}
		s.Tracks = append(s.Tracks, chart.Track{Colour: ink, Seat: uint8(seat), Cells: append([]hexmap.ID(nil), trip.Track...)})
		if trip.At != hexmap.None {
			s.Pieces = append(s.Pieces, chart.Piece{
				At: trip.At, Colour: ink, Letter: letters[seat], Current: seat == v.ToMove() && !o.Print, Afloat: trip.Mode == nile.ByCanoe,
			})
		}
	}
	return s
}

// hexOf is one hex as the painter is shown it.
func hexOf(v nile.View, id hexmap.ID, o chart.Options) chart.Hex {
	h := v.Hex(id)
	if o.Only {
		h = v.Own(id)
	}
	out := chart.Hex{Mark: markOf[h.Counter]}
	switch h.State {
	case nile.Explored:
		out.Ink = chart.Crayon
	case nile.Published:
		out.Ink = chart.Published
	case nile.Printed:
		out.Ink = chart.Printed
	default:
		out.Caches = ownCaches(v, h)
		return out
	}
	out.Terrain, out.Out, out.In = h.Terrain, h.Out, h.In
	out.By = uint8(h.By + 1)
	// Told only where it shows: it would have the chart painted again wherever
	// two explorers' knowledge differs, each time the machine changes hands.
	out.Mine = o.Layers&chart.OnlyMine != 0 && (h.Mine || h.State == nile.Printed)
	if h.Out|h.In != 0 {
		out.Breadth = uint8(min(h.Breadth+1, 255))
	}
	if t, ok := v.Tribe(id); ok {
		out.Tribe = int16(t.Number)
	}
	out.Cataract, out.Fall = h.Cataract, int32(h.Fall)
	out.Oasis, out.Peak, out.Lake = h.Oasis, int32(h.Peak), int32(h.Lake)
	out.Caches, out.Flags = ownCaches(v, h), h.Known
	if h.State == nile.Published {
		out.Points = int16(min(o.Points[id], math.MaxInt16))
	}
	return out
}

// own is the viewing seat's bit in sets of seats, 0 for nobody's view.
func own(v nile.View) uint8 {
	if v.Seat() < 0 {
		return 0
	}
	return 1 << v.Seat()
}

// ownCaches is the viewing seat's caches alone: where others have hidden
// theirs is their own affair.
func ownCaches(v nile.View, h nile.HexView) uint8 {
	return h.Caches & own(v)
}

var markOf = [...]chart.Mark{
	nile.NoCounter: chart.NoMark, nile.Facedown: chart.Hidden, nile.Livingstone: chart.Livingstone,
	nile.LostCity: chart.LostCity, nile.NativeKingdom: chart.NativeKingdom, nile.SolomonsMine: chart.Mine,
	nile.Rumour: chart.Rumour,
}

// Letters are what stands on the players' counters: the first letter of the
// name, and a second where two begin alike.
func Letters(v nile.View) []string {
	names := make([][]rune, v.Seats())
	for s := range names {
		for _, r := range v.Player(game.Seat(s)).Name {
			if unicode.IsLetter(r) || unicode.IsDigit(r) {
				names[s] = append(names[s], unicode.ToUpper(r))
			}
		}
	}
	out := make([]string, len(names))
	for s, n := range names {
		out[s] = letterOf(s, n, names)
	}
	return out
}

func letterOf(s int, n []rune, names [][]rune) string {
	if len(n) == 0 {
		return fmt.Sprint(s + 1)
	}
	alone := true
	for t, o := range names {
		alone = alone && (t == s || len(o) == 0 || o[0] != n[0])
	}
	if alone {
		return string(n[0])
	}
	// The first later letter in which it differs from all that begin alike;
	// the seat's number where there is none.
	for i := 1; i < len(n); i++ {
		own := true
		for t, o := range names {
			own = own && (t == s || len(o) == 0 || o[0] != n[0] || i >= len(o) || o[i] != n[i])
		}
		if own {
			return string(n[0]) + string(unicode.ToLower(n[i]))
		}
	}
	return string(n[0]) + fmt.Sprint(s+1)
}

// authors are the players, as the cartouche names them.
func authors(v nile.View, in *words.Book) string {
	var names []string
	letters := 0
	for s := range game.Seat(v.Seats()) {
		n := strings.TrimSpace(v.Player(s).Name)
		names = append(names, chart.Unbroken(n))
		letters += utf8.RuneCountInString(n)
	}
	const room = 44
	if letters > room && len(names) > 2 {
		return in.Phrase("sheet.authors", "first", names[0], "n", len(names)-1)
	}
	return in.List(names)
}
