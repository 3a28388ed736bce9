package book

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/ledger"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// pointsScene is the page of points and records: who has what from where, how
// it came about, and who holds which record (7, 22–25).
type pointsScene struct {
	page.Print
	play  *play.Play
	tally *tally
	past  []nile.PastSitting
	seen  uint64 // version of the play it was counted from
}

// newPoints is the page of points and records of a game.
func newPoints(p *play.Play) desk.Screen {
	return &pointsScene{Print: page.Print{Called: "points", Rules: nile.RuleRecords}, play: p}
}

// Frame shows the page.
func (s *pointsScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	if s.tally == nil || s.seen != s.play.Version {
		s.tally, s.past, s.seen = TallyOf(v, s.play.Events()), v.Sittings(s.play.Events()), s.play.Version
	}
	pg := ledger.Page{
		Title: words.Say("points.title"), Sub: words.Say(open(v, "points.sub"), "date", tell.Date(v.Turn()), "target", v.Target()), Rule: s.Rule(),
		PointsRule: nile.RuleWinning, Points: words.Say("points.standings"), Over: words.Say("points.course"),
		Table: s.table(v), Course: s.tally.course(v),
		None: none(v), One: words.Say("points.course.one"), Picture: plates.Of("europe/society"),
		Records: func(col *page.Column) { s.records(c, col, v) },
	}
	if len(s.past) > 0 {
		pg.Below = func(col *page.Column) { press.Sittings(c, col, v, s.past) }
	}
	pg.Draw(c, a)
}

// table has a row for each source and a column for each player.
func (s *pointsScene) table(v nile.View) *ledger.Table {
	t := &ledger.Table{Players: s.tally.players(v)}
	row := func(name, tip string, strong bool, figure func(game.Seat) int) {
		r := ledger.Row{Name: name, Tip: ui.Plain(tip), Strong: strong}
		for _, seat := range press.Standing(v) {
			r.Points = append(r.Points, figure(seat))
		}
		t.Rows = append(t.Rows, r)
	}
	for _, k := range s.tally.used() {
		key := "points.from." + sourceKeys[k]
		row(words.Say(key), words.Say(key+".tip"), false, func(seat game.Seat) int { return s.tally.By[seat][k] })
	}
	row(words.Say("points.all"), words.Say(open(v, "points.all.tip"), "target", v.Target()), true, func(seat game.Seat) int { return s.tally.Total[seat] })
	if !v.Result().Over() {
		row(words.Say("points.drawn"), words.Say("points.drawn.tip"), false, func(seat game.Seat) int { return v.Player(seat).Unpublished })
		row(words.Say("points.worth"), words.Say("points.worth.tip"), false, func(seat game.Seat) int { return v.Player(seat).Promise })
	}
	return t
}

// none says why there are no lines yet, and what the player before the screen carries in the notebook, which is nobody
// else's to know.
func none(v nile.View) string {
	says := words.Say("points.course.none")
	if v.Seat() == game.Nobody {
		return says
	}
	notes := 0
	for _, n := range v.Notes(v.Seat()) {
		notes += n.Points
	}
	if p := v.Player(v.Seat()); p.Promise > 0 || notes > 0 {
		says = words.Sentences(says, words.Say("points.carried", "n", p.Promise, "notes", notes))
	}
	return says
}

// open is the wording of a game without points to win, where it is one.
func open(v nile.View, key string) string {
	if v.Open() {
		return key + ".open"
	}
	return key
}
