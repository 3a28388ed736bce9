package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What stands beside a question's own choices: taking a Port back, who has finished.

// anotherPort takes the Port back that was chosen just now.
func (b *Board) anotherPort(c *ui.Context, col *page.Column, at chart.Region) {
	bt := ui.Button{Label: words.Say("do.another-port", "place", tell.Region(at)), ID: "another-port", Tip: ui.Plain(words.Say("do.another-port.tip"))}
	if c.Button(col.Next(ui.ButtonH).Left(min(col.R.W, c.ButtonWidth(bt))), bt) {
		b.Play.Undo(nil)
		c.Touch()
	}
}

// tookPort is the Port that whoever sits here took last of all; ok is false where something else was done
// since.
func (b *Board) tookPort(v heart.View) (at chart.Region, ok bool) {
	n := b.Play.Len()
	if n == 0 || !setUp(v) || v.Settings().Lesson != "" || !b.Play.CanUndo() {
		return chart.Nowhere, false
	}
	last := b.Play.Step(n - 1)
	if last.Kind != heart.TakePort || last.Seat != b.Play.Seat() {
		return chart.Nowhere, false
	}
	return v.Sheet(last.Seat).Region, true
}

// finished are the others whose Game Turn is over, by name.
func finished(v heart.View, sum game.Summary, s game.Seat) (who []string) {
	for i, p := range sum.Players {
		if o := game.Seat(i); o != s && v.Ended(o) {
			who = append(who, p.Name)
		}
	}
	return who
}

// envied are those so far ahead of a seat, by name (18.2).
func envied(v heart.View, sum game.Summary, s game.Seat) string {
	var all []string
	for i := range sum.Players {
		if o := game.Seat(i); o != s && v.Ahead(o, s) {
			all = append(all, tell.Who(sum, o))
		}
	}
	return words.List(all)
}
