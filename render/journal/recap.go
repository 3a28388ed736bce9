package journal

import (
	"sourceofthenile/game"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// recapTurns is how many turns are told of at most: the last.
const recapTurns = 3

// recap is the page that tells who comes back to a game what everybody heard when it was played
// last.
type recap struct{ reader }

// NewRecap is that page; ok is false where nothing was told. It shows no secret: the machine may
// be in anybody's hands.
func NewRecap(g Told, p *play.Play) (s desk.Screen, ok bool) {
	j := Of(g, p.Story(), game.Nobody)
	first, step := 0, 0
	from := lastSitting(p.Sittings(), p.Len())
	for now := range p.Story().Steps(game.Nobody) {
		if first = now.Summary().Turn; step == from {
			break
		}
		step++
	}
	for len(j.Turns) > 0 && j.Turns[0].Turn < first || len(j.Turns) > recapTurns {
		j.Turns = j.Turns[1:]
	}
	return &recap{reader{Print: page.Print{Called: "recap"}, of: j}}, len(j.Turns) > 0
}

// lastSitting is the command with which the last sitting began in which something was played
// before the one that goes on now, of a game of n commands.
func lastSitting(began []int, n int) int {
	end := n
	if k := len(began); k > 1 {
		end = began[k-1]
	}
	for i := len(began) - 1; i >= 0; i-- {
		if began[i] < end {
			return began[i]
		}
	}
	return 0
}

// Frame shows the page. Escape, Space and Enter go on.
func (r *recap) Frame(c *ui.Context, a desk.Desk) {
	page.Page{
		Title: words.Say("recap.title"), W: pageW, H: pageH,
		Body: func(in ui.Rect) float64 {
			col := page.NewColumn(c, in)
			for r.open = range r.of.Turns {
				r.pages(col)
			}
			col.Gap(12)
			col.Say(ui.Plain(words.Whole(words.Sentence(r.of.Until))), ui.Note.In(ui.Faded))
			return col.Height() + 4
		},
		Foot: func(in ui.Rect) {
			on := ui.Button{Label: words.Say("recap.go"), ID: "go on", Look: ui.MainLook, Default: true}
			w := c.ButtonWidth(on)
			if c.Button(in.CutRight(w).Middle(w, ui.MainH), on) {
				a.Pop()
			}
		},
	}.Draw(c)
	page.LeavePage(c, a)
}
