package home

import (
	"slices"
	"strconv"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// thisSitting is the sheet on the sitting that is being played: since when, how long
// it is to last, by months and by the clock, and what whoever begins a turn may say
// (P).
type thisSitting struct{ play *play.Play }

// NewThisSitting is that sheet; ok is false where there are no sittings, or none is
// being played.
func NewThisSitting(p *play.Play) (s desk.Screen, ok bool) {
	v := sight.View(p)
	return &thisSitting{p}, v.Open() && v.Phase() != nile.BetweenSittings && v.Phase() != nile.GameOver
}

// Name is the sheet's name in traces.
func (*thisSitting) Name() string { return "this sitting" }

// Overlay lets the game show through.
func (*thisSitting) Overlay() {}

// Rule is the ways to play, and what is said of sittings.
func (*thisSitting) Rule() string { return nile.RuleEditions }

// turnActs are what whoever begins a turn may say, and what is asked before.
var turnActs = [...]struct {
	kind game.Kind
	key  string
	yes  string // of the answer to what is asked before
}{
	{kind: nile.CallSitting, key: "sitting.call"},
	{nile.GiveUp, "sitting.give-up-own", "sitting.give-up-own.yes"},
	{nile.Retire, "sitting.retire-own", "sitting.retire-own.yes"},
}

// Frame shows the sheet.
func (s *thisSitting) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.play)
	done := false
	c.Modal("this sitting", 600, 420, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		title := words.Say("sitting.this", "n", v.Sitting().Number)
		c.Text(col.Next(38), title, c.Fit(title, ui.Head.At(24), col.R.W))
		col.Gap(4)
		col.Say(page.Cited(sittingSoFar(v), nile.RuleEditions), ui.Body)
		col.Gap(12)
		ByTheClock(c, a, col)
		col.Gap(14)
		for _, act := range turnActs {
			choice, ok := sight.Find(s.play, act.kind, -1, -1)
			if !ok && act.kind != nile.CallSitting {
				continue
			}
			b := ui.Button{Label: words.Say(act.key), ID: act.key, Disabled: !ok, Tip: ui.Plain(words.Say(act.key + ".tip"))}
			if c.Button(col.Next(ui.ButtonH), b) {
				a.Pop()
				s.settle(a, choice, act.key, act.yes)
			}
			if !ok {
				col.Say(ui.Plain(words.Say("sitting.call.when")), ui.Small)
			}
			col.Gap(6)
		}
		col.Gap(8)
		done = c.Button(col.Next(ui.MainH), ui.Button{Label: words.Say("sitting.back"), ID: "Done", Look: ui.MainLook, Default: true}) || c.Back()
		return col.Height()
	})
	if done {
		a.Pop()
	}
}

// settle asks before an explorer is given up; a month that is to be the last can
// still be played in peace.
func (s *thisSitting) settle(a desk.Desk, choice game.Choice, key, yes string) {
	do := func() { s.play.Do(choice, 0) }
	if choice.Kind == nile.CallSitting {
		do()
		return
	}
	a.Ask(desk.Question{
		Title: words.Say(key), Text: page.Cited(words.Say(key+".tip"), nile.RuleEditions), Yes: words.Say(yes), No: words.Say("sitting.back"), Then: do,
	})
}

// sittingSoFar says since when the sitting lasts, and how long it is to.
func sittingSoFar(v nile.View) string {
	st := v.Sitting()
	began := words.Say("sitting.began-in", "date", tell.Date(st.Began), "n", v.Turn()-st.Began)
	switch {
	case st.Last:
		return words.Sentences(began, words.Say("sitting.last-month"))
	case st.Limit == 0:
		return words.Sentences(began, words.Say("sitting.no-limit"))
	}
	return words.Sentences(began, words.Say("sitting.limit-months", "n", st.Limit))
}

// sittingMinutes are the lengths of a sitting by the clock to choose from, in
// minutes; 0: none.
var sittingMinutes = []int{0, 60, 120, 180}

// ByTheClock is how long a sitting is to last by the clock on the wall. The rules know
// no clock: it is a setting of the program, and all it does is to ask.
func ByTheClock(c *ui.Context, a desk.Desk, col *page.Column) {
	col.Heading(words.Say("sitting.clock"))
	col.Gap(6)
	col.Gap(clockOptions(c, a, col.R) + 2)
	col.Say(ui.Plain(words.Say("sitting.clock.text")), ui.Small)
}

// clockOptions are those lengths to choose from; how high they are.
func clockOptions(c *ui.Context, a desk.Desk, in ui.Rect) (high float64) {
	prefs := a.Preferences()
	var options []ui.Option
	for _, n := range sittingMinutes {
		label := words.Say("setup.sitting.none")
		if n > 0 {
			label = words.Say("sitting.clock.hours", "n", n/60)
		}
		options = append(options, ui.Option{Label: label, ID: "clock " + strconv.Itoa(n), Tip: ui.Plain(words.Say("sitting.clock.text"))})
	}
	at := max(0, slices.Index(sittingMinutes, prefs.SittingMinutes))
	was := at
	_, high = c.Options(in, "clock", &at, options...)
	if at != was {
		prefs.SittingMinutes = sittingMinutes[at]
		a.SetPreferences(prefs)
	}
	return high
}
