package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What stands beside a question's own choices: taking back what was chosen just now, who has finished.

// takeBack is the button that takes back what somebody at this machine chose last of all before the game
// begins: a wrong click on a Port or a Patron is one for the whole game, and one at the outfitter's a Credit
// and a turn. What computer players have chosen since goes back with it. ok is false where nothing can be.
func (b *Board) takeBack(c *ui.Context, v heart.View, sum game.Summary) (bt ui.Button, ok bool) {
	label, who, steps := b.takenLast(v, sum)
	key := ""
	if steps == 1 {
		key = c.KeyOf(keymap.Undo)
	}
	return ui.Button{Label: label, ID: "take-back", MayCut: true, Size: 16, Tip: ui.Plain(words.Say("do.take-back.tip", "who", who, "key", key))}, label != ""
}

// takeBackBrief is that button for a room too narrow for it: what is taken back is in its tip. That another chose it is
// always said.
func (b *Board) takeBackBrief(v heart.View, sum game.Summary, bt ui.Button) (ui.Button, bool) {
	if _, who, _ := b.takenLast(v, sum); who != "" {
		return bt, false
	}
	bt.Tip = ui.Plain(words.Sentences(words.Whole(ui.Unmarked(bt.Label)), bt.Tip.String()))
	bt.Label = words.Say("do.take-back")
	return bt, true
}

// takeLast takes that back.
func (b *Board) takeLast(c *ui.Context, v heart.View, sum game.Summary) {
	_, _, steps := b.takenLast(v, sum)
	clear(b.buying[:]) // nobody buys on by himself
	b.Play.All(slices.Repeat([]game.Command{{Kind: game.KindUndo}}, steps), nil)
	c.Touch()
}

// takenLast is what that button says, who chose it where that is another, and how many steps go back, "" where nothing of the kind was chosen
// last, or it is another's who sits elsewhere.
func (b *Board) takenLast(v heart.View, sum game.Summary) (label, who string, steps int) {
	n := b.Play.Len()
	if n == 0 || !setUp(v) || v.Settings().Lesson != "" || !b.Play.CanUndo() {
		return "", "", 0
	}
	own := n - 1
	for own >= 0 && b.Play.Sitter(b.Play.Step(own).Seat) != "" && !b.Play.Persons().Has(b.Play.Step(own).Seat) { // computer players
		own--
	}
	if steps = n - own; own < 0 || steps > b.Play.Undoable() {
		return "", "", 0
	}
	last := b.Play.Step(own)
	if !b.Play.Persons().Has(last.Seat) {
		return "", "", 0
	}
	if last.Seat != b.Play.Seat() {
		who = tell.Who(sum, last.Seat)
	}
	sheet := v.Sheet(last.Seat)
	for i := range last.Events { // what others chose is heard of by what came of it
		e := &last.Events[i]
		switch {
		case e.Kind == heart.PortTaken:
			return words.Say("do.another-port", "who", who, "place", tell.Region(sheet.Region)), who, steps
		case e.Kind == heart.PatronTaken:
			return words.Say("do.another-patron", "who", who, "patron", words.Phrase("patron."+sheet.Patron.Name()+".short")), who, steps
		case bought(e) && e.Kind == heart.Got:
			return words.Say("do.another-lot", "who", who, "lot", tell.Resource(told.AsThing(e).Resource)), who, steps
		case bought(e):
			return words.Say("do.another-lot", "who", who, "lot", tell.Figures([]game.Event{*e})), who, steps
		case e.Kind == heart.Decided && told.AsDecided(e) == heart.No:
			return words.Say("do.another-done", "who", who), who, steps
		}
	}
	return "", "", 0
}

// setOut reports whether the set-up was ended by another person at this machine, with nothing of the game chosen by a person
// since: whoever is asked now has it from them.
func (b *Board) setOut(v heart.View) bool {
	if v.GameTurn() != 1 || v.Settings().Lesson != "" {
		return false
	}
	begun := false
	for n := b.Play.Len() - 1; n >= 0; n-- {
		last := b.Play.Step(n)
		begun = begun || slices.ContainsFunc(last.Events, func(e game.Event) bool { return e.Kind == heart.TurnBegan })
		if b.Play.Persons().Has(last.Seat) {
			return begun && last.Seat != b.Play.Seat()
		}
	}
	return false
}

// took is what was answered last before this screen: which question, by whom, and as which command.
type took struct {
	step heart.Step
	seat game.Seat
	at   int
}

// asksOn are the questions that come up again and again by themselves, each with its own page.
var asksOn = map[heart.Step]bool{heart.ChoosingPort: true, heart.ChoosingPatron: true, heart.Outfitting: true, heart.Marching: true, heart.Stepping: true}

// saidMost is how many sentences of what came of an answer are said before the next question.
const saidMost = 2

// answered says what came of the answer to the same question just before, so that the second does not
// look like the first unanswered; "" where it was another.
func (b *Board) answered(v heart.View, sum game.Summary, step heart.Step, s game.Seat) string {
	n := b.Play.Len()
	if b.took.step != step || b.took.seat != s || b.took.at != n-1 || n == 0 || asksOn[step] {
		return ""
	}
	events := b.Play.Step(n - 1).Events
	var all []string
	if by := tell.Below(events); by != "" {
		all = append(all, words.Whole(by))
	}
	for i := range events {
		if text := tell.Event(v, sum, &events[i]); text != "" && len(all) < saidMost {
			all = append(all, text)
		}
	}
	if len(all) == 0 {
		return words.Say("ask.again.bare")
	}
	return words.Say("ask.again", "what", words.Sentences(all...))
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
