package press

import (
	"slices"
	"strconv"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// News is the screen on which journals are published (22): the newspaper as
// it would be printed.
type News struct {
	page.Print
	play    *play.Play
	printed func(draft *Paper, first int) // published since event first; the account is open
	Kept    map[hexmap.ID]bool
	Asking  bool // which hexes to keep secret
	paper   *Paper
}

func NewNews(p *play.Play, printed func(draft *Paper, first int)) desk.Screen {
	return &News{Print: page.Print{Called: "news", Rules: nile.RulePublishing}, play: p, printed: printed, Kept: map[hexmap.ID]bool{}}
}

// chosen are the hexes that are to be printed.
func (s *News) chosen() (out []hexmap.ID, kept int) {
	for _, id := range Publishable(s.play) {
		if s.Kept[id] {
			kept++
		} else {
			out = append(out, id)
		}
	}
	return out, kept
}

// Draft keeps the paper up to date, as long as it is not being printed.
func (s *News) Draft() *Paper {
	if s.paper != nil && s.play.Waiting() {
		return s.paper
	}
	hexes, kept := s.chosen()
	if s.paper == nil || s.paper.Version != s.play.Version || !slices.Equal(s.paper.Hexes, hexes) {
		s.paper = Draft(s.play, hexes, kept)
	}
	return s.paper
}

func (s *News) Frame(c *ui.Context, _ desk.Desk) {
	n := s.Draft()
	put := ui.Button{
		Label: words.Say("news.publish"), ID: "publish", Look: ui.MainLook, Default: true,
		Tip: ui.Plain(words.Say("news.publish.tip")),
	}
	if len(n.Hexes) == 0 && len(n.Scores) == 0 {
		put.Label, put.Tip = words.Say("news.publish.none"), ui.Plain(words.Say("news.publish.none.tip"))
	}
	secret := ui.Button{Label: words.Say("news.secret"), ID: "Keep some secret…", Tip: ui.Plain(words.Say("news.secret.tip"))}
	w, sw := c.ButtonWidth(put), c.ButtonWidth(secret)
	foot := n.draw(c, sight.View(s.play), page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	hit := c.Button(foot.CutRight(min(foot.W, max(w, 190))), put)
	foot.CutRight(8)
	if c.Button(foot.CutRight(min(foot.W, sw)).Middle(sw, ui.ButtonH), secret) {
		s.Asking = true
	}
	if s.Asking {
		s.choose(c)
	}
	if hit {
		first := len(s.play.Events())
		Publish(s.play, n.Hexes, n.Kept, func() { s.printed(n, first) })
	}
}

// choose is the list of hexes that can be kept secret.
func (s *News) choose(c *ui.Context) {
	v := sight.View(s.play)
	all := Publishable(s.play)
	c.Modal("keep", 640, 520, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		c.Text(col.Next(36), words.Say("news.keep.title"), ui.Head.At(24))
		c.Rule(col.Next(6), ui.Rule)
		col.Say(ui.Plain(words.Say("news.keep.text")), ui.Note.In(ui.Faded))
		col.Gap(6)
		s.keepButtons(c, col, all)
		for i, id := range all {
			c.Scope(strconv.Itoa(i), func() { s.keepRow(c, col, v, id) })
		}
		return col.Height() + 6
	})
}

// keepButtons are all, none and done.
func (s *News) keepButtons(c *ui.Context, col *page.Column, all []hexmap.ID) {
	hit, h := c.Row(
		col.R,
		ui.Button{Label: words.Say("news.keep.done"), ID: "Done", Keys: page.Escape, Hint: words.Phrase("key.esc")},
		ui.Button{Label: words.Say("news.keep.all"), ID: "Publish all"},
		ui.Button{Label: words.Say("news.keep.none"), ID: "Keep all"},
	)
	col.Gap(h + 8)
	switch hit {
	case 0:
		s.Asking = false
	case 1:
		clear(s.Kept)
	case 2:
		for _, id := range all {
			s.Kept[id] = true
		}
	}
}

// keepRow is one hex: what it is, where, and what it would score.
func (s *News) keepRow(c *ui.Context, col *page.Column, v nile.View, id hexmap.ID) {
	h := v.Hex(id)
	points, text := 0, ""
	for _, w := range v.Worth(id) {
		points += w.Points
		text = words.Facts(text, words.Say("news.keep.line", "what", tell.Score(w, h.Terrain), "n", w.Points))
	}
	on := !s.Kept[id]
	if c.Toggle(col.Next(28), "publish", words.Say("news.keep.points", "terrain", tell.Terrain(h.Terrain), "n", points), &on, nil) {
		s.Kept[id] = !on
	}
	inner := page.NewColumn(c, ui.R(col.R.X+30, col.R.Y, col.R.W-30, 0))
	inner.Say(page.Sentences(ui.Plain(words.Whole(tell.WhereOf(v, id))), ui.Rich{ui.I(text)}), ui.Small)
	col.Gap(inner.Height() + 5)
	c.Dots(ui.R(col.R.X, col.R.Y-2, col.R.W, 1))
}

// PaperScene is the newspaper after it was printed.
type PaperScene struct {
	page.Print

	Play  *play.Play
	Paper *Paper
	Then  func()
	// Evening has the evening at the Society told, and the newspaper is read by whoever wants to.
	Evening bool
	// Again: it is read once more, over whatever goes on, and Esc closes it.
	Again bool
	// Journey is the page of the journey that was told of, till it has been read; nil: there is none.
	Journey func(then func()) desk.Screen
}

func (s *PaperScene) Frame(c *ui.Context, a desk.Desk) {
	if s.Evening {
		if s.evening(c, a) {
			s.Then()
		}
		return
	}
	foot := s.Paper.draw(c, sight.View(s.Play), page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	if s.Again {
		page.CloseButton(c, a, &foot, words.Say("pages.close"))
		page.LeavePage(c, a)
		return
	}
	if page.GoOnButton(c, foot, "Go on", words.Say("news.onward")) {
		s.Then()
	}
}
