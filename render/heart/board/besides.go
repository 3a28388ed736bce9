package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What stands beside a question's own choices: taking back what was chosen just now, who has finished.

// takeBack is the button that takes back the Port or the Patron that somebody at this machine chose last of
// all: a wrong click on either is one for the whole game. ok is false where nothing can be.
func (b *Board) takeBack(c *ui.Context, v heart.View, sum game.Summary) (bt ui.Button, ok bool) {
	label := b.takenLast(v, sum)
	return ui.Button{Label: label, ID: "take-back", MayCut: true, Size: 16, Tip: ui.Plain(words.Say("do.take-back.tip", "key", c.KeyOf(keymap.Undo)))}, label != ""
}

// takenLast is what that button says, "" where nothing of the kind was chosen last, or it is another's who
// sits elsewhere.
func (b *Board) takenLast(v heart.View, sum game.Summary) string {
	n := b.Play.Len()
	if n == 0 || !setUp(v) || v.Settings().Lesson != "" || !b.Play.CanUndo() {
		return ""
	}
	last := b.Play.Step(n - 1)
	if !b.Play.Persons().Has(last.Seat) {
		return ""
	}
	who := ""
	if last.Seat != b.Play.Seat() {
		who = tell.Who(sum, last.Seat)
	}
	sheet := v.Sheet(last.Seat)
	for i := range last.Events { // what others chose is heard of by what came of it
		switch last.Events[i].Kind {
		case heart.PortTaken:
			return words.Say("do.another-port", "place", tell.Region(sheet.Region), "who", who)
		case heart.PatronTaken:
			return words.Say("do.another-patron", "patron", words.Phrase("patron."+sheet.Patron.Name()+".short"), "who", who)
		}
	}
	return ""
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
