package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// clock is how long a sitting has lasted at this table, by the clock on the wall. The
// rules know no clock: when its time is over whoever begins the next turn is asked
// whether this month is to be the last, and that is a command like any other.
type clock struct {
	on   bool
	from float64 // in seconds, as ui.Input.Now
}

// askedAgain is after how long it asks again where the answer was to play on, in
// seconds.
const askedAgain = 30 * 60

// over reports whether the time of a sitting is over; minutes: how long it lasts, 0
// for no limit.
func (k *clock) over(now float64, minutes int) bool {
	switch {
	case minutes == 0:
		k.on = false
	case !k.on:
		k.on, k.from = true, now
	}
	return k.on && now-k.from >= 60*float64(minutes)
}

// byTheClock asks at the beginning of a turn whether the sitting is to end, when its
// time is over.
func (t *TableScene) byTheClock(c *ui.Context, a desk.Desk) {
	v := sight.View(t.Play)
	minutes := a.Preferences().SittingMinutes
	if !v.Open() || v.Phase() == nile.BetweenSittings || v.Phase() == nile.GameOver {
		t.clock = clock{}
		return
	}
	if !t.clock.over(c.In.Now, minutes) || t.Play.Beats().Playing() || t.watching() {
		return
	}
	call, ok := sight.Find(t.Play, nile.CallSitting, -1, -1)
	if !ok || a.Top() != desk.Screen(t) {
		return
	}
	t.clock.from = c.In.Now - 60*float64(minutes) + askedAgain
	a.Ask(desk.Question{
		Title: words.Say("sitting.clock.over"), Text: page.Cited(words.Say("sitting.clock.ask"), nile.RuleEditions),
		Yes: words.Say("sitting.call"), No: words.Say("sitting.clock.later"),
		Then: func() { t.Play.Do(call, 0) },
	})
}
