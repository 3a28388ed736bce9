package press

import (
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// NamingScene is the sheet on which whoever has just published names what has
// no name yet: rivers, lakes, mountains, waterfalls (22.7).
type NamingScene struct {
	play *play.Play
	then func() // when all is named that shall be
	Rows []namingRow
	seen uint64 // version of the play the rows were made from
}

// namingRow is one thing that may be named.
type namingRow struct {
	nile.Nameable
	Text  string
	Leave bool // it goes without a name
	again int  // how many other suggestions were asked for
	wrong string
	chart *chartview.Excerpt
	// theirs is what the people that live near call it, and who they are, "" where nobody does.
	theirs, who string
}

func NewNaming(p *play.Play, then func()) desk.Screen { return &NamingScene{play: p, then: then} }

// Name is the scene's name in traces.
func (*NamingScene) Name() string { return "naming" }

// Rule is naming.
func (*NamingScene) Rule() string { return nile.RuleNaming }

// settle lists what may be named, and keeps what was written so far.
func (s *NamingScene) settle() {
	if s.seen == s.play.Version {
		return
	}
	s.seen = s.play.Version
	v, old := sight.View(s.play), s.Rows
	s.Rows = nil
	given := map[string]bool{}
	for _, n := range v.Nameable() {
		row := namingRow{Nameable: n, Text: n.Suggestion}
		for given[row.Text] && row.again < 20 { // two things are never suggested the same
			row.again++
			row.Text = v.Suggestion(n.Feature, n.At, row.again)
		}
		given[row.Text], row.Suggestion = true, row.Text
		for _, o := range old {
			if o.Feature == n.Feature && o.At == n.At {
				row.Text, row.Leave, row.again = o.Text, o.Leave, o.again
			}
		}
		row.theirs, row.who = tell.Theirs(v, n.Feature, n.At)
		row.chart = excerpt.Of(v, s.play.Palette, "naming", shown(n.Hexes, n.At))
		row.chart.Margin, row.chart.Largest, row.chart.Ring = 2.6, namingHex, n.At
		if n.Feature == nile.RiverFeature || len(n.Hexes) > 1 {
			row.chart.Ring = hexmap.None
		}
		s.Rows = append(s.Rows, row)
	}
}

// shown are the hexes of a feature that a small chart shows: all of a lake, of
// a long river the piece round the hex it is named by.
func shown(hexes []hexmap.ID, at hexmap.ID) []hexmap.ID {
	if len(hexes) <= namingHexes {
		return hexes
	}
	return []hexmap.ID{at}
}

// namingHex is how large a hex of a small chart becomes at most, in units.
const namingHex = 44

// namingHexes is how many hexes a small chart shows in whole.
const namingHexes = 7

// check finds out which names the rules would refuse: also one that is to be
// given twice.
func (s *NamingScene) check(v nile.View) (bad int) {
	given := map[string]bool{}
	for i := range s.Rows {
		r := &s.Rows[i]
		r.wrong = ""
		if r.Leave {
			continue
		}
		name := r.Text
		if strings.TrimSpace(name) == "" {
			name = r.Suggestion
		}
		clean := strings.ToLower(nile.CleanName(r.Feature, name))
		switch why := v.RefuseName(r.Feature, name); {
		case why != nil:
			r.wrong = words.Why(*why)
		case given[clean]:
			r.wrong = words.Why(game.Refusal{Why: "name-taken"})
		}
		given[clean] = true
		if r.wrong != "" {
			bad++
		}
	}
	return bad
}

// Frame shows the sheet.
func (s *NamingScene) Frame(c *ui.Context, _ desk.Desk) {
	s.settle()
	v := sight.View(s.play)
	bad, left := s.check(v), 0
	for _, r := range s.Rows {
		if r.Leave {
			left++
		}
	}
	w, h := page.LargeSheet(c)
	body, low := page.Folio{
		Title: words.Say("naming.title"), Sub: words.Say("naming.sub", "who", tell.Explorer(v, s.play.Seat()), "n", len(s.Rows)), Rule: s.Rule(),
		W: min(w, 1240), H: h, Foot: s.footHeight(c),
	}.Lay(c)
	c.Scroll("names", body, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		rowH := min(max(namingRowLeast, body.H/float64(max(1, len(s.Rows)))-2), namingRowMost)
		for i := range s.Rows {
			c.Scope(NamingID(s.Rows[i].Nameable), func() { s.row(c, col, v, &s.Rows[i], rowH) })
		}
		return col.Height() + 4
	})
	s.foot(c, low, bad, left)
}

// NamingID tells one thing from another.
func NamingID(n nile.Nameable) string {
	return n.Feature.Name() + " " + strconv.Itoa(int(n.At))
}

// Measures of a row: with few things to name the charts are larger.
const (
	namingRowLeast = 128
	namingRowMost  = 640
	namingShape    = 1.62 // width to height of a chart
	namingPart     = 0.4  // of the page's width that a chart takes at most
	namingAlone    = 0.56 // and that of a thing that is alone
)

// row is one thing: where it is on a small chart, how great it is, and the
// line for its name.
func (s *NamingScene) row(c *ui.Context, col *page.Column, v nile.View, r *namingRow, rowH float64) {
	wide, part := col.R.W >= 560, namingPart
	if len(s.Rows) == 1 {
		part = namingAlone
	}
	at := ui.R(col.R.X, col.R.Y+7, min((rowH-14)*namingShape, col.R.W*part), rowH-14)
	text := page.NewColumn(c, ui.R(col.R.X, col.R.Y+6, col.R.W, 0))
	if wide {
		text = page.NewColumn(c, ui.R(at.Right()+22, col.R.Y+2+(rowH-namingRowLeast)/2, col.R.W-at.W-22, 0))
		c.Scope("chart", func() { s.picture(c, v, r, at) })
	}
	head := words.Terms(words.Sentence(tell.Feature(r.Feature)), tell.FeatureFigure(r.Feature, r.Figure))
	c.Text(text.Next(30), head, ui.Head.At(20))
	where := words.Whole(tell.WhereOf(v, r.At))
	if r.theirs != "" {
		where = words.Sentences(where, words.Say("naming.theirs.tip", "who", r.who, "name", r.theirs))
	}
	text.Say(ui.Plain(where), ui.Note.At(16).In(ui.Faded))
	text.Gap(3)
	s.field(c, text, v, r)
	if r.wrong != "" {
		text.Say(page.Behind(ui.Rich{ui.InRed(r.wrong)}, page.Rule(nile.RuleNaming)), ui.Small)
	}
	high := text.Height() + 10
	if wide {
		high = max(high, rowH)
	}
	col.Gap(high)
	c.Dots(ui.R(col.R.X, col.R.Y-1, col.R.W, 1))
}

// picture is the small chart with a pin where the thing is.
func (s *NamingScene) picture(c *ui.Context, v nile.View, r *namingRow, at ui.Rect) {
	r.chart.Key = "naming " + NamingID(r.Nameable)
	r.chart.Draw(c, at)
	c.Tip(at, ui.Plain(words.Say("naming.chart", "feature", tell.Feature(r.Feature), "where", tell.WhereOf(v, r.At))))
}

// field is the line for the name with its buttons.
func (s *NamingScene) field(c *ui.Context, col *page.Column, v nile.View, r *namingRow) {
	other := ui.Button{Label: words.Say("naming.other"), ID: "another", Disabled: r.Leave, Tip: ui.Plain(words.Say("naming.other.tip"))}
	theirs := ui.Button{Label: words.Say("naming.theirs"), ID: "their name", Disabled: r.Leave, Tip: ui.Plain(words.Say("naming.theirs.tip", "who", r.who, "name", r.theirs))}
	ow := c.ButtonWidth(other)
	if r.theirs != "" {
		ow += c.ButtonWidth(theirs) + 8
	}
	leave := words.Say("naming.leave")
	lw := c.TextWidth(leave, ui.Body) + 36
	row := col.Next(ui.ButtonH)
	fw := min(row.W, 400)
	beside := row.W >= fw*0.72+ow+lw+24
	if beside {
		fw = min(fw, row.W-ow-lw-24)
	}
	c.TextField(row.CutLeft(fw), ui.Field{
		ID: "name", Max: nile.MostName, Hint: r.Suggestion, Disabled: r.Leave, Tip: ui.Plain(words.Say("naming.field.tip", "n", nile.MostName)),
	}, &r.Text)
	if !beside {
		col.Gap(4)
		row = col.Next(ui.ButtonH)
	} else {
		row.CutLeft(10)
	}
	at := row.CutLeft(min(ow, row.W))
	if c.Button(at.CutLeft(min(at.W, c.ButtonWidth(other))), other) {
		r.again++
		r.Text = v.Suggestion(r.Feature, r.At, r.again)
	}
	if at.CutLeft(8); r.theirs != "" && c.Button(at, theirs) {
		r.Text = r.theirs
	}
	if !beside && row.W < lw+10 {
		row = col.Next(ui.ButtonH)
	} else {
		row.CutLeft(12)
	}
	c.Toggle(row.CutLeft(min(lw, row.W)), "no name", leave, &r.Leave, ui.Plain(words.Say("naming.leave.tip")))
}

// buttons are those at the foot.
func (s *NamingScene) buttons(c *ui.Context, bad, left int) (main ui.Button, others []ui.Button) {
	main = ui.Button{
		Label: words.Say("naming.go", "n", len(s.Rows)-left), ID: "write", Look: ui.MainLook, Default: true, Hint: words.Phrase("key.enter"), Size: 18, Disabled: bad > 0,
		Tip: ui.Plain(words.Say("naming.go.tip")),
	}
	if left == len(s.Rows) {
		main.Label = words.Say("naming.go.none")
	}
	if bad > 0 {
		main.Tip = ui.Plain(words.Say("naming.bad", "n", bad))
	}
	return main, []ui.Button{
		{Label: words.Say("naming.all"), ID: "accept all", Hint: c.KeyOf(keys.AcceptAll), Keys: c.Bound(keys.AcceptAll), Tip: ui.Plain(words.Say("naming.all.tip"))},
		{Label: words.Say("naming.none"), ID: "leave all", Tip: ui.Plain(words.Say("naming.none.tip"))},
	}
}

func (s *NamingScene) footHeight(c *ui.Context) float64 {
	main, others := s.buttons(c, 0, 0)
	if s.fits(c, &main, others, c.W*0.84) {
		return ui.MainH
	}
	return ui.MainH + 6 + c.RowHeight(c.W*0.8, others...)
}

// fits reports whether all buttons stand in one row; their hints give way first.
func (s *NamingScene) fits(c *ui.Context, main *ui.Button, others []ui.Button, room float64) bool {
	for range 2 {
		if c.ButtonWidth(*main)+c.ButtonWidth(others[0])+c.ButtonWidth(others[1])+20 < room {
			return true
		}
		main.Hint, others[0].Hint = "", ""
	}
	return false
}

func (s *NamingScene) foot(c *ui.Context, r ui.Rect, bad, left int) {
	main, others := s.buttons(c, bad, left)
	s.fits(c, &main, others, c.W*0.84)
	w := c.ButtonWidth(main)
	rest := r
	if r.H > ui.MainH+1 {
		row := r.CutBottom(ui.MainH)
		rest = r
		r = row
	}
	hit := c.Button(r.CutRight(min(w, r.W)), main)
	if rest.Y == r.Y {
		rest = r.Middle(r.W, ui.ButtonH)
	}
	other, _ := c.Row(rest, others...)
	switch {
	case hit:
		s.write()
	case other == 0:
		for i := range s.Rows {
			s.Rows[i].Text, s.Rows[i].Leave = s.Rows[i].Suggestion, false
		}
		s.write()
	case other == 1:
		for i := range s.Rows {
			s.Rows[i].Leave = true
		}
		s.write()
	}
}

// write gives the names and closes the account.
func (s *NamingScene) write() {
	rows := s.Rows
	var all []game.Command
	for i := range rows {
		r := &rows[i]
		if r.Leave {
			continue
		}
		for _, ch := range s.play.Choices() {
			if ch.Kind == nile.NameFeature && ch.Item == int16(r.Feature) && ch.Target == int32(r.At) {
				text := strings.TrimSpace(r.Text)
				if text == "" {
					text = r.Suggestion // what the empty field shows
				}
				all = append(all, play.Named(ch, text))
				break
			}
		}
	}
	s.play.All(all, func(ok bool) {
		if ok {
			s.then()
		}
	})
}
