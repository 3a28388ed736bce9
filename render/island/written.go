package island

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/hexmap"
	painter "sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/export"
	"sourceofthenile/render/island/board"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/log"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What is written of a game beside the window: its chart as a picture and a film, its journals,
// its book. Teller has the sentences.

// World is the board, with the Western Shores where they are played.
func (Game) World(s *painter.Sheet) (*painter.World, error) {
	west := s != nil && len(s.Hexes) == len(chartsheet.Printed(true).World.Map.Cells)
	return chartsheet.Printed(west).World, nil
}

// Open reports that something in it is secret: hands, and what is thought (17.4).
func (Game) Open() bool { return false }

// Export is the sheet on which it is chosen what is kept of it.
func (g Game) Export(a desk.Desk, p *play.Play) desk.Screen {
	return export.New(a, p, p.Host().Exports, g)
}

// Book is a game told as a book.
func (g Game) Book(story game.Story, s game.Seat, title string) *journal.Book {
	return log.Book(story, s, title, func(now game.Position) *painter.Sheet { return g.Sheet(now, s, painter.Options{Print: true}) })
}

// dimStep is how much of the light, of 255, each step of the Darkness takes from a film.
const dimStep = 20

// Sheet is the island with those who stand on it.
func (g Game) Sheet(p game.Position, _ game.Seat, o painter.Options) *painter.Sheet {
	v := p.(*island.Position).View(game.Nobody)
	isle, sum := v.Island(), p.Summary()
	pic := chartsheet.Picture{West: isle.West, Inked: ^uint32(0), Palette: o.Palette}
	s := pic.Sheet()
	pic.Stand(s, isle.At[:], foretell.SortOf)
	s.Layers |= o.Layers
	s.Legend = o.Legend
	s.Look, s.Title = o.Look, cmp.Or(o.Title, s.Title)
	if o.Undated { // of a film
		s.Dim = uint8(dimStep * max(0, int(isle.Darkness)-1))
	} else {
		s.Date = g.Date(sum)
	}
	letters := g.Letters(p)
	for seat := range v.Company().All() {
		if who := isle.People[seat]; who.Alive() {
			x, y := chartsheet.Printed(isle.West).At(who.At)
			at := chartsheet.Printed(isle.West).World.Map.ID(hexmap.At(x, y))
			s.Pieces = append(s.Pieces, painter.Piece{At: at, Colour: ui.PlayerOf(sum.Players[seat].Colour).Ink, Letter: letters[seat], Current: v.Turn().Seat == seat && !o.Print})
		}
	}
	return s
}

// Grown is another number in every round and with every step of the Darkness.
func (Game) Grown(p game.Position) int {
	v := p.(*island.Position).View(game.Nobody)
	isle := v.Island()
	return v.Round()<<4 | int(isle.Darkness)
}

// Company is how dark it is, and how far all have come.
func (Game) Company(p game.Position) string {
	v := p.(*island.Position).View(game.Nobody)
	isle := v.Island()
	done, needs := v.Quests()
	return words.In(book()).Phrase("film.company", "n", int(isle.Darkness), "done", done, "needs", needs)
}

// Letters are what stands on the counters: the number of each seat.
func (Game) Letters(p game.Position) (out []string) {
	for s := range p.Summary().Players {
		out = append(out, words.Number(s+1))
	}
	return out
}

// journal is the log of the company as everybody may read it, with what has been written by and to whoever looks at an
// open hand.
func (t *table) journal(a desk.Desk, s game.Seat) {
	a.Push(journal.NewReader(journal.Of(log.ToReader{Seat: s}, t.Play.Story(), game.Nobody), board.Journal))
}

// Done is what a command has done.
func (Game) Done(of *play.Play, from, to int) string {
	p, s := of.Position().(*island.Position), of.Seat()
	var said []string
	for _, e := range game.Told(p, s, of.Events()[from:to]) {
		if text := tell.Own(p.View(s), p.Summary(), &e, s, 0); text != "" {
			said = append(said, text)
		}
	}
	return words.Sentences(said...)
}

// Line is an event in a sentence, as all are told it.
func (Game) Line(now game.Position, s game.Seat, e *game.Event, _ bool) string {
	return log.Line(now.(*island.Position), s, e)
}
