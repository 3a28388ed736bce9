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
	leaf  ledger.Leaf
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
		Race: s.race(v), Table: s.table(v), Course: s.tally.course(v),
		None: words.Say("points.course.none"), One: words.Say("points.course.one"), Picture: plates.Of("europe/society"), Other: plates.Of("europe/map-room"),
		Records: func(col *page.Column) { s.records(c, col, v) }, Finds: func(col *page.Column) { s.finds(c, col, v) }, Leaf: &s.leaf,
	}
	if v.Seat() != game.Nobody && !v.Result().Over() {
		pg.Prizes = func(col *page.Column) { prizes(c, col, v) }
	}
	if len(s.past) > 0 {
		pg.Below = func(col *page.Column) { press.Sittings(c, col, v, s.past) }
	}
	pg.Draw(c, a)
}

// race is where everybody stands: what is published, what would be on top of it if he who carries it were at home today,
// and what is wanting.
func (s *pointsScene) race(v nile.View) *ledger.Race {
	r := &ledger.Race{Title: words.Say(open(v, "points.race"), "n", v.Target())}
	if !v.Open() {
		r.Goal = v.Target()
	}
	seats := press.Standing(v)
	for i, p := range s.tally.players(v) {
		x := ledger.Runner{Player: p, Has: s.tally.Total[seats[i]]}
		if !v.Result().Over() {
			x.Carries, x.Says = carried(v, seats[i])
		}
		r.Runners = append(r.Runners, x)
	}
	return r
}

// carried is what a player would publish if he were at home today, as far as whoever looks may know, and that in words with
// what is wanting. What stands in a notebook is its owner's secret.
func carried(v nile.View, seat game.Seat) (points int, says []string) {
	p := v.Player(seat)
	points = p.Promise
	var of []string
	if p.Unpublished > 0 {
		of = append(of, words.Phrase("points.race.drawn", "hexes", p.Unpublished, "n", p.Promise))
	}
	if seat == v.Seat() {
		notes := 0
		for _, n := range v.Notes(seat) {
			notes += n.Points
		}
		if notes > 0 {
			of = append(of, words.Phrase("points.race.notes", "n", notes))
		}
		all := v.HomeToday()
		if more := all - points - notes; more > 0 {
			of = append(of, words.Phrase("points.race.more", "n", more))
		}
		points = all
	}
	if points > 0 {
		of = append(of, words.Phrase("points.race.today", "n", p.Points+points))
	} else if len(of) == 0 {
		of = append(of, words.Phrase("points.race.nothing"))
	}
	if want := v.Target() - p.Points - points; !v.Open() && want > 0 {
		key := "points.race.wants"
		if points == 0 {
			key = "points.race.wants.none"
		}
		of = append(of, words.Phrase(key, "n", want))
	}
	return points, of
}

// table has a row for each source and a column for each player; nil while nobody has any points.
func (s *pointsScene) table(v nile.View) *ledger.Table {
	if s.tally.By == [nile.MaxSeats][pointSources]int{} {
		return nil
	}
	t := &ledger.Table{Players: s.tally.players(v)}
	for i := range t.Players { // they look out of the race above it
		t.Players[i].Face = nil
	}
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
	return t
}

// open is the wording of a game without points to win, where it is one.
func open(v nile.View, key string) string {
	if v.Open() {
		return key + ".open"
	}
	return key
}
