package menu

import (
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
}

// NewWhich is the screen on which one of several games is chosen, to be set up.
func NewWhich(offers []Offer) desk.Screen { return &which{"new", offers} }

// newLessons is the screen on which one of several first journeys is chosen.
func newLessons(offers []Offer) desk.Screen { return &which{"first", offers} }

// Name is the scene's name in traces.
func (*which) Name() string { return "which" }

// Frame shows a button for each game, with what it says of itself.
func (w *which) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: words.Say("which." + w.what), W: 720, H: 96 + 85*float64(len(w.offers)) + page.FootH,
		Body: func(r ui.Rect) float64 {
			col := page.NewColumn(c, r)
			for i, o := range w.offers {
				book := words.In(o.Game.Words())
				b := ui.Button{Label: ui.Escape(book.Say("game.name")), ID: "game " + o.Game.Rules().Name(), Size: 20}
				if i == 0 {
					b.Look, b.Default = ui.MainLook, true
				}
				if c.Button(col.Next(ui.MainH), b) {
					o.Begin(a)
				}
				col.Gap(3)
				col.Say(ui.Plain(book.Say("game.motto")), ui.Note.In(ui.Faded))
				col.Gap(14)
			}
			return col.Height()
		},
		Foot: func(r ui.Rect) {
			back := ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc")}
			w := c.ButtonWidth(back)
			if c.Button(r.CutLeft(w).Middle(w, ui.ButtonH), back) {
				a.Pop()
			}
		},
	}.Draw(c)
	if c.Back() {
		a.Pop()
	}
}
