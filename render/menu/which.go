package menu

import (
	"slices"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Offer is a game that can be begun.
type Offer struct {
	Game Game
	// Begin shows its set-up, or begins its first journey; this screen is on top then.
	Begin func(a desk.Desk)
}

// which is where one of several games is chosen.
type which struct {
	what   string // is to begin: "new" or "first"
	offers []Offer
	red    int // which of them Space begins
}

// NewWhich is the screen on which one of several games is chosen, to be set up: the one that was played last, by the name
// of its rules, is proposed, else the first.
func NewWhich(offers []Offer, last string) desk.Screen {
	at := slices.IndexFunc(offers, func(o Offer) bool { return o.Game.Rules().Name() == last })
	return &which{"new", offers, max(0, at)}
}

// newLessons is the screen on which one of several first journeys is chosen.
func newLessons(offers []Offer) desk.Screen { return &which{"first", offers, 0} }

// Name is the scene's name in traces.
func (*which) Name() string { return "which" }

// Measures of the sheet, in units.
const (
	whichGap   = 40.0
	whichShape = 0.5 // a picture's height to its width at least, and at most
	whichTall  = 0.72
	whichRest  = 470.0 // of the window's height what is not the pictures'
	whichBare  = 720.0 // how wide it is without pictures
	whichLeast = 960.0 // of the window's width for games beside one another
)

// Frame shows the games beside one another, each with its picture, its button and what it
// says of itself; in a small window below one another, without pictures.
func (w *which) Frame(c *ui.Context, a desk.Desk) {
	wide, _ := page.WideSheet(c)
	beside := c.H >= page.PlateTall && c.W >= whichLeast
	if !beside {
		wide = whichBare
	}
	page.Page{
		Title: words.Say("which." + w.what), W: wide, H: c.Extent("page") + page.FootH + 50 + 2*28 + 14,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			if !beside {
				for i := range w.offers {
					w.offer(c, a, col, w.head(c, col.R.W), i)
				}
				return col.Height()
			}
			col.Gap(14)
			most := 0.0
			for i, at := range ui.R(col.R.X, col.R.Y, col.R.W, 0).Columns(len(w.offers), whichGap) {
				one := page.NewColumn(c, at)
				if plate := w.offers[i].Game.Plates().Title; plate != nil {
					w.picture(c, a, one.Next(at.W*max(whichShape, min(whichTall, (c.H-whichRest)/at.W))), i)
				}
				one.Gap(16)
				w.offer(c, a, one, w.head(c, at.W), i)
				most = max(most, one.Height())
			}
			col.Gap(most)
			return col.Height()
		},
		Foot: func(r ui.Rect) {
			if page.BackButton(c, &r) {
				a.Pop()
			}
		},
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}

// picture is a game's, and begins it as its button does.
func (w *which) picture(c *ui.Context, a desk.Desk, r ui.Rect, i int) {
	o := w.offers[i]
	page.Engraved(c, r, o.Game.Plates().Title)
	re := c.React("picture of "+o.Game.Rules().Name(), r, ui.NoFocus)
	if re.Hover && !c.Resting() { // in ink: the red one is what Space begins
		page.Outline(c, r.Inset(-3), ui.Ink)
		page.Outline(c, r.Inset(-4), ui.Ink)
	}
	if re.Clicked {
		o.Begin(a)
	}
}

// head is how what kind each game is stands above its button: alike for all, as large as all fit.
func (w *which) head(c *ui.Context, wide float64) ui.Style {
	st := ui.Strong.At(22) // two names may be alike: this is not, and is read first
	for _, o := range w.offers {
		st = c.Fit(words.In(o.Game.Words()).Say("game.kind"), st, wide)
	}
	return st
}

// offer is one of the games.
func (w *which) offer(c *ui.Context, a desk.Desk, col *page.Column, head ui.Style, i int) {
	o := w.offers[i]
	book := words.In(o.Game.Words())
	b := ui.Button{Label: ui.Escape(book.Say("game.name")), ID: "game " + o.Game.Rules().Name(), Size: 22}
	if i == w.red {
		b.Look, b.Default = ui.MainLook, true
	}
	col.Say(ui.Plain(book.Say("game.kind")), head)
	col.Gap(5)
	if c.Button(col.Next(ui.MainH), b) {
		o.Begin(a)
	}
	col.Gap(4)
	col.Say(ui.Plain(book.Say("game.does")), ui.Body.At(16))
	col.Say(ui.Plain(book.Say("game.players")), ui.Small)
	col.Gap(14)
}
