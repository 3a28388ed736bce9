package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// actions is the foot of the sheet: what the player is to do now. It returns
// its height.
func (b *Board) actions(c *ui.Context, a desk.Desk, v nile.View, r ui.Rect) float64 {
	col := page.NewColumn(c, r)
	b.foot.hidden = nil
	switch {
	case b.Look:
		if c.Button(col.Next(ui.MainH), ui.Button{Label: words.Say("load.back"), ID: "Back", Hint: words.Phrase("key.esc"), Look: ui.MainLook, Default: true}) {
			a.Pop()
		}
	case b.looking():
		if page.GoOnButton(c, col.Next(ui.MainH), "Go on", words.Say("board.seen")) {
			b.Play.Beats().Read()
			a.Refresh()
		}
	case v.ToMove() != v.Seat():
		if s := v.ToMove(); s != game.Nobody {
			col.Say(ui.Plain(words.Say("march.to-move", "who", v.Player(s).Name)), ui.Note.In(ui.Faded))
		}
	case v.Phase() == nile.PlacingCounters:
		b.placing(c, a, v, col)
	case v.Phase() == nile.ChoosingPace:
		b.pace(c, a, v, col)
	case v.Phase() == nile.Travelling:
		b.marching(c, a, v, col)
	}
	return col.Height()
}

func (b *Board) placing(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	left := ui.B(words.Phrase("march.counters", "n", v.CountersLeft()))
	col.Say(page.Said("board.placing", "counters", left, "who", v.Player(v.ToMove()).Name, "rule", ui.RuleSpan(nile.RulePlacing)), ui.Body)
	col.Gap(8)
	aims := b.aimButton(c, v, col)
	if ch, ok := b.Find(nile.PlaceAll); ok {
		x, h := redButton(c, col.R.W, placeAll, words.Say("march.counters.all")), float64(ui.MainH)
		if aims {
			x, h = ui.Button{Label: x.Label, ID: placeAll}, ui.ButtonH
		}
		if c.Button(col.Next(h), x) {
			b.do(a, ch, 0)
		}
	}
}

// placeAll is what tests know the button by that places the counters that are left.
const placeAll = "Place them all for us"

// redButton is the one red button, which Space and Enter set off; its hint falls away where it
// has no room.
func redButton(c *ui.Context, w float64, id, label string) ui.Button {
	x := ui.Button{Label: label, ID: id, Hint: words.Phrase("key.space"), Look: ui.MainLook, Default: true}
	if x = sized(c, x, w, 20, 17); c.ButtonWidth(x) > w {
		x.Hint, x.Bare = "", true
		x = sized(c, x, w+20, 20, 15)
	}
	return x
}

// sized is a button with its label as large as has room in a width, with its hint: from one size to another.
func sized(c *ui.Context, x ui.Button, w, from, least float64) ui.Button {
	for x.Size = from; x.Size > least && c.ButtonWidth(x) > w; x.Size-- {
		continue
	}
	return x
}

// marching is the end of the march, or what must be put right before.
func (b *Board) marching(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	s, _ := b.Sheet(v)
	end, ok := b.Find(nile.EndTravel)
	if !ok {
		b.mustPutRight(c, a, v, col, s)
		return
	}
	march, _ := v.March()
	if text := b.nextWords(v, march); len(text) > 0 {
		col.Say(text, ui.Body)
	}
	if text := b.thirstWords(s); len(text) > 0 {
		col.Say(text, ui.Body)
	}
	if text := restWords(v); len(text) > 0 && !b.foot.folds(foldsLast, text) {
		col.Say(text, ui.Small.At(16).In(ui.Ink))
	}
	b.monthsEnd(col, v, s)
	// In a low window the sheet needs the room: the way home is told in the rules.
	if text := wayHome(v, march); len(text) > 0 && c.H >= lowWindow && !b.foot.folds(foldsFirst, text) {
		col.Say(text, ui.Small.At(16))
	}
	b.foot.unfolds(col)
	b.huntToggle(c, a, v, col)
	b.spentToggle(c, a, v, col)
	b.orderFoot(c, v, col)
	col.Gap(8)
	if b.aimButton(c, v, col) {
		b.endPlainly(c, a, v, col, end)
		return
	}
	if b.fillButton(c, a, col, s) {
		b.endPlainly(c, a, v, col, end)
		return
	}
	if b.homeFoot(c, a, v, col) {
		return
	}
	x := b.endButton(c, v, col.R.W, b.endLabel(v))
	x.Tip = b.endTip(v, end)
	if c.Button(col.Next(ui.MainH), x) && !b.hasty(c) {
		b.endMonth(a, v, end)
	}
}

// endLabel says what ends the march, and what follows; before the first step, that the party stays where it is.
func (b *Board) endLabel(v nile.View) string {
	key := "march.eat"
	if v.HuntOdds().Hunters > 0 && !b.spares(v) {
		key = "march.hunt"
	} else if s, _ := v.Sheet(v.Seat()); s.Have[nile.Rations]+s.Fresh == 0 {
		if food, ok := v.LarderAt(s.At); ok && !food.Free {
			key = "march.end"
		}
	}
	if m, ok := v.March(); ok && m.Fresh {
		key += ".here"
	}
	return words.Say(key)
}

// lowWindow is how many units high a window is in which the sheet of a party has no
// room to spare.
const lowWindow = 600

// restWords says whom the party meets if nobody moves (13).
func restWords(v nile.View) ui.Rich {
	t, ok := v.RestMeets()
	if !ok {
		return nil
	}
	key := "board.rest"
	if t.Friend {
		key = "board.rest.friend"
	}
	said := page.RulesBehind(words.Say(key, "people", tell.PeopleOf(t), "strength", t.Strength), nile.RuleMeeting)
	o := v.RestBattle()
	if o.Rule == "" {
		return said
	}
	fight := words.Say("board.rest.fight", "chance", words.Chance(o.Odds()))
	if o.Win < 0.5 {
		return page.Sentences(said, page.Behind(ui.Rich{ui.InRed(fight)}, ui.RuleSpan(string(o.Rule))))
	}
	return page.Sentences(said, page.RulesBehind(fight, string(o.Rule)))
}

// Outlook says what the end of the month will bring, on average: what is shot, and friends' food (18, 14).
func (b *Board) Outlook(v nile.View, s nile.Sheet) (out ui.Rich) {
	if o := v.HuntOdds(); b.spares(v) {
		out = page.RulesBehind(words.Say("board.hunt.spared"), nile.RuleHunting)
	} else if o.Hunters > 0 {
		out = page.RulesBehind(words.Say("board.hunt", "h", o.Hunters, "n", page.Round(o.Expected)), nile.RuleHunting)
	}
	if t, ok := v.Tribe(s.At); ok && t.Friend {
		out = page.Sentences(out, page.RulesBehind(words.Say("board.fed"), nile.RuleTrade))
	}
	return out
}

// nextWords says why there is nothing to be done but to end the march, or what keys go to the hex that is picked, or why none does;
// nil where the hexes speak for themselves.
func (b *Board) nextWords(v nile.View, march nile.March) ui.Rich {
	switch {
	case march.Still.Why == "halted":
		return page.RulesBehind(words.Say("board.next.halted"), string(march.Still.Rule))
	case march.Still.Why == "too-few-points":
		return page.RulesBehind(words.Say("board.next.none"), string(march.Still.Rule))
	case march.Still.Why != "":
		return page.RulesBehind(words.Why(march.Still), string(march.Still.Rule))
	case b.Picked != hexmap.None && !b.aimed(b.onChart(v)):
		if no := v.Why(b.Picked); no.Why != "" {
			return page.RulesBehind(words.Why(no), string(no.Rule))
		}
	case b.Picked != hexmap.None:
		return page.RulesBehind(words.Say("board.next.picked"), nile.RulePoints)
	}
	return nil
}
