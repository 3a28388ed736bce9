package press

import (
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/ledger"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// records is the page of Drama Points and of who was first.
type records struct {
	page.Print
	play  *play.Play
	tally *Tally
	seen  uint64 // version of the play it was counted from
}

// NewRecords is that page.
func NewRecords(p *play.Play) desk.Screen {
	return &records{Print: page.Print{Called: "points", Rules: box.RulePoints}, play: p}
}

// Frame shows the page.
func (r *records) Frame(c *ui.Context, a desk.Desk) {
	pos := r.play.Position().(*heart.Position)
	v, sum := pos.View(game.Nobody), pos.Summary()
	if r.tally == nil || r.seen != r.play.Version {
		r.tally, r.seen = TallyOf(sum, r.play.Events()), r.play.Version
	}
	goal, date := v.Settings().Goal, v.GameTurn()
	pg := ledger.Page{
		Title: words.Say("records.title"), Sub: words.Say("records.sub", "n", date, "goal", goal), Rule: r.Rule(),
		PointsRule: box.RulePoints, Points: words.Say("records.points"), Over: words.Say("records.course"),
		None: words.Say("records.none"), One: words.Say("records.one"), Picture: plates.Of("europe/society"),
		Records: func(col *page.Column) { r.found(c, col, v, sum) },
	}
	players := r.players(v, sum)
	pg.Table = r.table(players, sum)
	pg.Course = &ledger.Course{
		Turns: len(r.tally.Course[0]), Players: players, Goal: goal, GoalTip: words.Say("records.goal", "n", goal),
		Mark: func(t int) string { return strconv.Itoa(t + 1) }, Date: func(t int) string { return words.Say("date.turn", "n", t+1) },
	}
	if len(players) == 1 { // alone nobody wins by a number
		pg.Sub, pg.Course.Goal = words.Say("records.sub.alone", "n", date), 0
	}
	pg.Draw(c, a)
}

// players are those at the table, the leader first.
func (r *records) players(v heart.View, sum game.Summary) (out []ledger.Player) {
	for _, s := range Standing(sum) {
		p := sum.Players[s]
		out = append(out, ledger.Player{
			Name: p.Name, Colour: p.Colour, Face: FaceOf(v, s), Points: r.tally.Course[s],
			Tip: ui.Plain(words.Say("records.who", "who", p.Name, "n", p.Score)), End: words.Say("records.who", "who", p.Name, "n", p.Score),
		})
	}
	return out
}

// FaceOf is the face of a seat's Explorer.
func FaceOf(v heart.View, s game.Seat) page.Plate {
	if cfg := v.Settings().Players; int(s) < len(cfg) {
		return faces.Named(cfg[s].Name, cfg[s].Face)
	}
	return faces.Face{}
}

// table has a row for each source that brought anybody anything.
func (r *records) table(players []ledger.Player, sum game.Summary) *ledger.Table {
	t := &ledger.Table{Players: players}
	row := func(name, rule string, strong bool, of func(s game.Seat) int) {
		name = words.Sentence(name)
		x := ledger.Row{Name: name, Tip: page.Cited(words.Whole(name), rule), Strong: strong}
		for _, s := range Standing(sum) {
			x.Points = append(x.Points, of(s))
		}
		t.Rows = append(t.Rows, x)
	}
	for _, of := range r.tally.Rows() {
		row(of.Name, of.Rule, false, func(s game.Seat) int { return of.By[s] })
	}
	row(words.Phrase("figure.points"), box.RulePoints, true, func(s game.Seat) int { return sum.Players[s].Score })
	return t
}

// found is the right-hand column: who writes for whom, what was found, and how much of
// the country is written down.
func (r *records) found(c *ui.Context, col *page.Column, v heart.View, sum game.Summary) {
	for _, part := range [...]struct {
		key  string
		from box.Source
	}{
		{"records.specials", box.ForSpecial},
		{"records.discoveries", box.ForDiscovery},
		{"records.findings", box.ForFinding},
		{"records.waters", box.ForWater},
	} {
		r.entries(c, col, sum, words.Say(part.key), part.from)
	}
	col.HeadingOf(box.RuleAttention, words.Say("records.patrons"))
	for _, s := range Standing(sum) {
		sheet := v.Sheet(s)
		if sheet.Patron == box.NoPatron {
			continue
		}
		e := ledger.Entry{What: words.Sentence(tell.Patron(sheet.Patron)), By: sum.Players[s].Name, Points: r.tally.By[s][box.ForPatron], Colour: sum.Players[s].Colour}
		e.Draw(c, col)
	}
	col.Gap(10)
	col.HeadingOf(string(box.ForTerrain.Rule()), words.Say("records.lands"))
	for _, s := range Standing(sum) {
		col.Say(ui.Plain(words.Say("records.land", "who", sum.Players[s].Name, "n", r.tally.Lands[s], "waters", r.tally.Waters[s])), ui.Body.At(16).Own())
	}
	blank := 0
	for r := range chart.Region(chart.Regions) {
		if !v.Explored(r) {
			blank++
		}
	}
	col.Gap(2)
	col.Say(ui.Plain(words.Say("records.left", "n", blank)), ui.Note.At(16))
}

// entries lists what was found, under a heading of its own; it is left out while there is
// nothing.
func (r *records) entries(c *ui.Context, col *page.Column, sum game.Summary, title string, from box.Source) {
	headed := false
	for _, e := range r.tally.Entries {
		if e.What == "" || e.From != from {
			continue
		}
		if !headed {
			col.HeadingOf(string(from.Rule()), title)
			headed = true
		}
		x := ledger.Entry{
			What: words.Sentence(e.What), Points: e.Points, Colour: sum.Players[e.Seat].Colour,
			By: words.Phrase("records.by", "who", sum.Players[e.Seat].Name, "n", e.Turn),
		}
		if e.At != chart.Nowhere {
			x.Tip = ui.Plain(words.Whole(tell.Region(e.At)))
		}
		x.Draw(c, col)
	}
	if headed {
		col.Gap(10)
	}
}
