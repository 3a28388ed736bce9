package render

import (
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// news is the screen on which journals are published (22): the newspaper as
// it would be printed.
type news struct {
	play    *Play
	printed func(draft *paper, first int) // published since event first; the account is open
	kept    map[hexmap.ID]bool
	asking  bool // which hexes to keep secret
	paper   *paper
}

func newNews(p *Play, printed func(draft *paper, first int)) Screen {
	return &news{play: p, printed: printed, kept: map[hexmap.ID]bool{}}
}

func (*news) Name() string { return "news" }

// Leaf: it is a page of print.
func (*news) Leaf() {}

// Rule is publishing.
func (*news) Rule() string { return "22" }

// chosen are the hexes that are to be printed.
func (s *news) chosen() (out []hexmap.ID, kept int) {
	for _, id := range publishable(s.play) {
		if s.kept[id] {
			kept++
		} else {
			out = append(out, id)
		}
	}
	return out, kept
}

// draft keeps the paper up to date.
func (s *news) draft() *paper {
	hexes, kept := s.chosen()
	if s.paper == nil || s.paper.version != s.play.Version || !slices.Equal(s.paper.hexes, hexes) {
		s.paper = draft(s.play, hexes, kept)
	}
	return s.paper
}

func (s *news) Frame(c *ui.Context, _ Desk) {
	n := s.draft()
	put := ui.Button{
		Label: words.Say("news.publish"), ID: "publish", Hint: "Space", Look: ui.MainLook, Default: true,
		Tip: ui.Plain(words.Say("news.publish.tip")),
	}
	if len(n.hexes) == 0 && len(n.scores) == 0 {
		put.Label, put.Tip = words.Say("news.publish.none"), ui.Plain(words.Say("news.publish.none.tip"))
	}
	secret := ui.Button{Label: words.Say("news.secret"), Tip: ui.Plain(words.Say("news.secret.tip"))}
	w, sw := c.ButtonWidth(put), c.ButtonWidth(secret)
	foot := n.draw(c, s.play.View(), footH)
	foot.CutTop(footH - ui.MainH)
	hit := c.Button(foot.CutRight(min(foot.W, max(w, 190))), put)
	foot.CutRight(8)
	if c.Button(foot.CutRight(min(foot.W, sw)).Middle(sw, ui.ButtonH), secret) {
		s.asking = true
	}
	if s.asking {
		s.choose(c)
	}
	if hit {
		if first := len(s.play.Events()); publish(s.play, n.hexes, n.kept) {
			s.printed(n, first)
		}
	}
}

// choose is the list of hexes that can be kept secret.
func (s *news) choose(c *ui.Context) {
	v := s.play.View()
	all := publishable(s.play)
	c.Modal("keep", 640, 520, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		c.Text(col.next(36), words.Say("news.keep.title"), ui.Head.At(24))
		c.Rule(col.next(6), ui.Rule)
		col.say(ui.Plain(words.Say("news.keep.text")), ui.Note.In(ui.Faded))
		col.gap(6)
		s.keepButtons(c, col, all)
		for i, id := range all {
			c.Scope(words.Number(i), func() { s.keepRow(c, col, v, id) })
		}
		return col.height() + 6
	})
}

// keepButtons are all, none and done.
func (s *news) keepButtons(c *ui.Context, col *column, all []hexmap.ID) {
	hit, h := c.Row(
		col.r,
		ui.Button{Label: words.Say("news.keep.done"), Keys: escape, Hint: "Esc"},
		ui.Button{Label: words.Say("news.keep.all")},
		ui.Button{Label: words.Say("news.keep.none")},
	)
	col.gap(h + 8)
	switch hit {
	case 0:
		s.asking = false
	case 1:
		clear(s.kept)
	case 2:
		for _, id := range all {
			s.kept[id] = true
		}
	}
}

// keepRow is one hex: what it is, where, and what it would score.
func (s *news) keepRow(c *ui.Context, col *column, v nile.View, id hexmap.ID) {
	h := v.Hex(id)
	points, text := 0, ""
	for i, w := range v.Worth(s.play.Seat(), id) {
		points += w.Points
		if i > 0 {
			text += " · "
		}
		text += words.Say("news.keep.line", "what", words.Score(w, h.Terrain), "n", w.Points)
	}
	on := !s.kept[id]
	if c.Toggle(col.next(28), words.Say("news.keep.points", "terrain", words.Terrain(h.Terrain), "n", points), &on, nil) {
		s.kept[id] = !on
	}
	inner := newColumn(c, ui.R(col.r.X+30, col.r.Y, col.r.W-30, 0))
	inner.say(ui.Rich{ui.T(words.Sentence(whereOf(v, id)) + ". "), ui.I(text)}, ui.Small)
	col.gap(inner.height() + 5)
	c.Dots(ui.R(col.r.X, col.r.Y-2, col.r.W, 1))
}

// paperScene is the newspaper after it was printed.
type paperScene struct {
	play  *Play
	paper *paper
	then  func()
}

func (*paperScene) Name() string { return "paper" }

// Leaf: it is a page of print.
func (*paperScene) Leaf() {}

// Rule is publishing.
func (*paperScene) Rule() string { return "22" }

func (s *paperScene) Frame(c *ui.Context, _ Desk) {
	foot := s.paper.draw(c, s.play.View(), footH)
	foot.CutTop(footH - ui.MainH)
	if goOnButton(c, foot, words.Say("news.onward")) {
		s.then()
	}
}
