package chartsheet

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// nameSize is the height of a region's name in sides of a hex, faintSize that of what is
// only presumed of it.
const (
	nameSize  = 0.86
	faintSize = 0.6
	findSize  = 0.58
)

// New is the chart as everybody sees it, in the words of a book.
func (b *Board) New(v heart.View, sum game.Summary, in *words.Book, colours painter.Palette) *painter.Sheet {
	s := &painter.Sheet{
		Hexes: painter.PlainHexes(b.Map), Layers: painter.NoGrid, Palette: colours,
		Title: in.Say("game.name"), Subtitle: in.Say("chart.subtitle"), Date: in.Say("chart.date", "n", max(1, v.Track().Turn)),
	}
	for _, p := range sum.Players {
		s.Colours = append(s.Colours, ui.PlayerOf(p.Colour).Ink)
	}
	for r := range chart.Region(chart.Regions) {
		b.land(v, r, s)
	}
	b.rivers(v, s.Hexes)
	for r := range chart.Region(chart.Regions) {
		b.names(v, r, in, s)
		b.given(v, r, s)
	}
	b.explorers(v, sum, s)
	return s
}

// land colours a region in, and lays down what has been found in it.
func (b *Board) land(v heart.View, r chart.Region, s *painter.Sheet) {
	seen := v.Region(r)
	if seen.Terrain == chart.Blank || r < chart.Ports {
		return
	}
	for _, id := range b.hexes[r] {
		s.Hexes[id] = painter.Hex{Ink: painter.Crayon, Terrain: landOf(seen.Terrain), With: dry(seen.Terrain), Mine: true, By: uint8(max(0, seen.By+1))}
	}
	b.draw(r, seen.Finds, s)
}

// terrain is the name of a terrain in a book.
func terrain(in *words.Book, t chart.Terrain) string {
	return in.Phrase("terrain." + tell.TerrainKey(t))
}

// given are the names that were given to what has been found in a region: the painter finds room for them.
func (b *Board) given(v heart.View, r chart.Region, s *painter.Sheet) {
	finds := v.Region(r).Finds
	if !slices.ContainsFunc(finds, func(c box.Chit) bool { return v.FindName(c) != "" }) {
		return
	}
	lies := b.lie(r, finds)
	for _, c := range finds {
		if id, ok := lies[c]; ok && v.FindName(c) != "" {
			kind := painter.PeakName
			if c.Sort() == box.Lake {
				kind = painter.LakeName
			}
			s.Names = append(s.Names, painter.Name{Kind: kind, Cells: []hexmap.ID{id}, Text: v.FindName(c), Size: findSize})
		}
	}
}

// names are the region's name, and what is presumed or found of its land.
func (b *Board) names(v heart.View, r chart.Region, in *words.Book, s *painter.Sheet) {
	l, at := chart.Of(r), b.places[r]
	if drawn := b.drawnIn(r, s.Hexes); len(drawn) > 0 { // to which names give way
		at = b.placeOff(r, drawn)
	}
	x, y := at.x, at.y
	if r >= chart.Ports || chart.Towns[r].Name != l.Name { // else the town's says it
		s.Labels = append(s.Labels, painter.Label{Text: l.Name, X: x, Y: y - nameUp, Size: nameSize, Style: painter.Place})
	}
	switch seen := v.Region(r); {
	case seen.Terrain != chart.Blank:
		s.Labels = append(s.Labels, painter.Label{Text: terrain(in, seen.Terrain), X: at.landX, Y: y + landDown, Size: faintSize, Style: painter.Place})
	case l.Presumed != chart.Blank:
		s.Labels = append(s.Labels, painter.Label{
			Text: in.Phrase("chart.presumed", "land", terrain(in, l.Presumed)), X: at.landX, Y: y + landDown, Size: faintSize, Style: painter.Region,
		})
	}
}

// explorers are their counters, each in a hex of its own near the middle of its region.
func (b *Board) explorers(v heart.View, sum game.Summary, s *painter.Sheet) {
	_, now, _ := v.Asked()
	letters := Letters(sum)
	for seat, p := range sum.Players {
		sheet := v.Sheet(game.Seat(seat))
		if sheet.Region == chart.Nowhere || sheet.Lost {
			continue
		}
		at := b.roomy[sheet.Region][0]
		if sheet.Region < chart.Ports {
			at = b.Map.Ports[sheet.Region].At
		}
		s.Pieces = append(s.Pieces, painter.Piece{At: at, Colour: ui.PlayerOf(p.Colour).Ink, Letter: letters[seat], Current: game.Seat(seat) == now})
	}
}

// Letters are what stands on the counters: the first letter of each name, with the number
// of the seat where two would have the same.
func Letters(sum game.Summary) (out []string) {
	first := func(name string) string {
		_, n := utf8.DecodeRuneInString(name)
		return name[:n]
	}
	for i, p := range sum.Players {
		letter := first(p.Name)
		for k, o := range sum.Players {
			if k != i && first(o.Name) == letter {
				letter += strconv.Itoa(i + 1)
				break
			}
		}
		out = append(out, letter)
	}
	return out
}
