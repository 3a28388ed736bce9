package home

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Sitting is the page between two sittings: how everybody stands, and who plays
// on (P).
type Sitting struct {
	play *play.Play
	name string // typed for whoever joins or takes a seat over
	past []nile.PastSitting
	seen uint64 // version of the play that past was read from
}

// NewSitting is that page.
func NewSitting(p *play.Play) desk.Screen { return &Sitting{play: p} }

// Name is the page's name in traces.
func (*Sitting) Name() string { return "sitting" }

// Rule is the ways to play, and what is between sittings.
func (*Sitting) Rule() string { return nile.RuleEditions }

// Measures of the page, in units.
const (
	sittingNameW = 250.0
	sittingGap   = 6.0
)

// Frame shows the page.
func (s *Sitting) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	next := ui.Button{Label: words.Say("sitting.next"), ID: "next sitting", Look: ui.MainLook, Default: true}
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	goOn := c.Button(foot.CutRight(max(220, c.ButtonWidth(next))), next)
	page.TitleOf(c, r.CutTop(44), sittingTitle(v), s.Rule())
	if s.past == nil || s.seen != s.play.Version {
		s.past, s.seen = v.Sittings(s.play.Events()), s.play.Version
	}
	c.Scroll("sitting", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		now, then := v.Blank()
		col.Say(ui.Plain(words.Say("sitting.sub", "date", tell.Date(v.Turn()), "n", now, "all", then)), ui.Note)
		col.Gap(14)
		col.Columns(1.7, 1, func(col *page.Column) {
			col.Heading(words.Say("sitting.standing"))
			col.Gap(4)
			for _, seat := range standing(v) {
				s.seat(c, a, col, v, seat)
			}
			col.Gap(14)
			press.Sittings(c, col, v, s.past)
		}, func(col *page.Column) {
			s.limit(c, col, v)
			col.Gap(14)
			ByTheClock(c, a, col)
			col.Gap(14)
			s.joins(c, col)
			if left := r.H - (col.R.Y - in.Y) - setUpGap - 8; left >= setUpPlate {
				col.Gap(setUpGap)
				page.Engraved(c, col.Next(min(left, col.R.W*0.62)), plates.Of("europe/society"))
			}
		})
		return col.Height()
	})
	if choice, ok := sight.Find(s.play, nile.NextSitting, -1, -1); ok && goOn {
		s.play.Do(choice, 0)
	}
}

// sittingTitle says which sitting of which game is over.
func sittingTitle(v nile.View) string {
	if name := v.Settings().Name; name != "" {
		return words.Say("sitting.named", "name", name, "n", v.Sitting().Number)
	}
	return words.Say("sitting.title", "n", v.Sitting().Number)
}

// standing are the seats, the leader first.
func standing(v nile.View) []game.Seat {
	seats := slices.Clone(v.Order())
	slices.SortStableFunc(seats, func(a, b game.Seat) int { return cmp.Compare(v.Player(b).Points, v.Player(a).Points) })
	return seats
}

// limit is how long the next sittings are to last.
func (s *Sitting) limit(c *ui.Context, col *page.Column, v nile.View) {
	col.Heading(words.Say("setup.sitting"))
	col.Gap(6)
	choice, ok := sight.Find(s.play, nile.SetLimit, -1, -1)
	at, options := lengths(v.Sitting().Limit)
	was := at
	_, h := c.Options(col.R, "sitting", &at, options...)
	col.Gap(h + 2)
	col.Say(ui.Plain(words.Say("setup.sitting.text")), ui.Small)
	if ok && at != was {
		s.play.Do(choice, sittingTurns[at])
	}
}

// seatAct is something that can be settled about a seat.
type seatAct struct {
	kind   game.Kind
	key    string // of its words
	name   bool   // with the name that is typed
	ask    string // what is asked before, "" nothing
	choice game.Choice
}

var seatActs = [...]seatAct{
	{kind: nile.SeatLeaves, key: "sitting.leaves"},
	{kind: nile.SeatReturns, key: "sitting.returns"},
	{kind: nile.HandOver, key: "sitting.hand-over", name: true},
	{kind: nile.GiveUp, key: "sitting.give-up", ask: "sitting.give-up.ask"},
	{kind: nile.Retire, key: "sitting.retire", ask: "sitting.retire.ask"},
}

// seat is one player: the points, where the explorer is, and what can be settled.
func (s *Sitting) seat(c *ui.Context, a desk.Desk, col *page.Column, v nile.View, seat game.Seat) {
	p := v.Player(seat)
	key := "sitting.player.europe"
	switch {
	case v.Away(seat):
		key = "sitting.player.away"
	case p.Where == nile.Africa:
		key = "sitting.player.africa"
	}
	text := words.Say(key, "who", p.Name, "n", p.Points)
	var acts []seatAct
	var buttons []ui.Button
	wide := 0.0
	for _, act := range seatActs {
		if choice, ok := sight.Find(s.play, act.kind, int32(seat), -1); ok {
			act.choice = choice
			b := ui.Button{Label: words.Say(act.key), ID: fmt.Sprint(act.key, " ", seat), Size: 15, Tip: ui.Plain(words.Say(act.key + ".tip"))}
			b.Disabled = act.name && strings.TrimSpace(c.Typed("name", s.name)) == ""
			acts, buttons, wide = append(acts, act), append(buttons, b), wide+c.ButtonWidth(b)+sittingGap
		}
	}
	bot := s.play.Sitter(seat)
	who := ui.Button{
		Label: tell.Opponents().Label(bot), ID: fmt.Sprint("who ", seat), Size: 15,
		Tip: ui.Plain(words.Say("who.tip", "who", p.Name, "is", tell.Opponents().Label(bot))),
	}
	buttons, wide = append(buttons, who), wide+c.ButtonWidth(who)+sittingGap
	const signW = 22
	said := max(c.ParagraphHeight(ui.Plain(text), ui.Body, col.R.W-signW), ui.ButtonH)
	beside := signW+max(sittingNameW, c.TextWidth(text, ui.Body)+2)+sittingGap+wide <= col.R.W
	row := col.Next(said)
	c.Dots(ui.R(row.X, row.Bottom()+2, row.W, 1))
	c.Sign(row.CutLeft(signW).Top(ui.ButtonH).Middle(16, 16), p.Colour)
	at := ui.R(row.X, col.R.Y, row.W, 0)
	if beside {
		at = row.CutRight(wide)
	}
	c.Paragraph(ui.R(row.X, row.Y+max(0, (ui.ButtonH-ui.LineHeight(ui.Body))/2), row.W, row.H), ui.Plain(text), ui.Body)
	hit, h := c.Row(at, buttons...)
	if !beside && len(buttons) > 0 {
		col.Gap(h)
	}
	col.Gap(4)
	switch {
	case hit == len(acts):
		a.Push(menu.NewWhoPlays(tell.Opponents(), p.Name, bot, s.play.Sitters(), func(now string) { s.play.Take(seat, now) }))
	case hit >= 0:
		cmd := acts[hit].choice.Command(0)
		if acts[hit].name {
			cmd.Text = c.Typed("name", s.name)
		}
		if acts[hit].ask == "" {
			s.settle(cmd)
			return
		}
		a.Ask(desk.Question{ // what is lost by it does not come back
			Title: words.Say(acts[hit].ask, "who", p.Name), Text: page.Cited(words.Say(acts[hit].key+".tip"), nile.RuleEditions),
			Yes: words.Say(acts[hit].key + "-own.yes"), No: words.Say("sitting.back"), Then: func() { s.settle(cmd) },
		})
	}
}

// settle carries out what was settled; a name that was typed has done its duty.
func (s *Sitting) settle(cmd game.Command) {
	s.play.Command(cmd, func(ok bool) {
		if ok {
			s.name = ""
		}
	})
}

// joins is the field for a name, and the button for somebody new.
func (s *Sitting) joins(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("sitting.new"))
	col.Gap(6)
	row := col.Next(ui.ButtonH)
	c.TextField(row.CutLeft(min(sittingNameW, row.W*0.6)), ui.Field{
		ID: "name", Max: nile.MostName, Hint: words.Say("sitting.name"), Tip: ui.Plain(words.Say("sitting.name.tip")),
	}, &s.name)
	choice, ok := sight.Find(s.play, nile.SeatJoins, -1, -1)
	if !ok {
		return
	}
	row.CutLeft(8)
	b := ui.Button{Label: words.Say("sitting.joins"), ID: "somebody joins", Size: 15, Tip: ui.Plain(words.Say("sitting.joins.tip"))}
	if c.Button(row.CutLeft(min(row.W, c.ButtonWidth(b))), b) {
		cmd := choice.Command(0)
		cmd.Text = c.Typed("name", s.name)
		s.settle(cmd)
	}
}
