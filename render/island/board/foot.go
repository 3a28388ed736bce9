package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// foot are the buttons that stand below all others: what changes nothing, and the end of the
// turn.
func (b *Board) foot(c *ui.Context, a desk.Desk, r *ui.Rect) {
	if b.playing() {
		return
	}
	if b.sayFoot(c, r) {
		return
	}
	buttons := []ui.Button{{Label: words.Say("besides.ahead"), ID: "ahead", Size: 15, Hint: c.KeyOf(foresee), On: b.ahead, Tip: page.Cited(words.Say("besides.ahead.tip"), box.RuleAdvance)}}
	do := []func(){b.foretell}
	if b.saysWhat() {
		key := map[bool]string{true: "besides.say", false: "besides.think"}[b.everybody().Silent()]
		buttons = append(buttons, ui.Button{Label: words.Say(key), ID: "say", Size: 15, Hint: c.KeyOf(silence), On: b.saying, Tip: page.Cited(words.Say(key+".tip"), box.RuleSilence)})
		do = append(do, b.speakUp)
	}
	if b.mayAsk(a) {
		buttons = append(buttons, ui.Button{Label: words.Say("hint.button"), ID: "hint", Size: 15, Hint: c.KeyOf(advice), On: b.hint.open, Tip: ui.Plain(words.Say("hint.tip"))})
		do = append(do, func() { b.ask(a) })
	}
	buttons = append(buttons, ui.Button{Label: words.Say("besides.log"), ID: "log", Size: 15, Hint: c.KeyOf(Journal), Tip: ui.Plain(words.Say("besides.log.tip"))})
	do = append(do, func() { b.toLog = true })
	here := slices.ContainsFunc(b.choices(), func(ch game.Choice) bool { return slices.Contains(groups[0].kinds, ch.Kind) })
	above := len(buttons) // those behind them come, go and change what stands on them
	for _, ch := range b.choices() {
		if ch.Kind == island.EndTurn {
			end := ui.Button{Label: words.Say("do.end-turn"), ID: IDOf(ch), Size: 15, Tip: b.tip(b.View(), ch)}
			left, lost := b.everybody().Turn().Left, harm(b.View(), b.everybody().Island().People[ch.Seat].At).lost
			switch {
			case b.ending && lost:
				end.Label, end.Look, end.Default = words.Say("do.end-turn.lost"), ui.MainLook, true
			case b.ending:
				end.Label, end.Look, end.Default = words.Say("do.end-turn.sure", "n", left), ui.MainLook, true
			case left == 0 && !here && !lost && b.chosen == box.NoCard && b.picked == box.Nowhere: // nothing else is next
				end.Look, end.Default = ui.MainLook, true
			}
			buttons = append(buttons, end)
			do = append(do, func() {
				asks := !b.ending && (left > 0 || lost)
				b.pick(box.Nowhere, box.NoCard)
				if b.ending = asks; !asks {
					b.take(ch, 0)
				}
			})
		}
	}
	// It comes and goes: behind the end of the turn, which is always in one place, and not while that is asked for once more.
	if last := b.Play.Last(); !b.ending && b.went != b.Play.Len() && b.Play.CanUndo() && len(last) > 0 && last[0].Seat == b.Play.Seat() && b.everybody().Turn().Seat == b.Play.Seat() { // of one's own
		buttons = append(buttons, ui.Button{Label: words.Say("besides.undo"), ID: "undo", Size: 15, Hint: c.KeyOf(keymap.Undo), Tip: ui.Plain(words.Say("besides.undo.tip"))})
		do = append(do, func() { b.Play.Undo(nil) })
	}
	hit := -1
	if last := buttons[above:]; len(last) > 0 { // at the very bottom, whatever stands on them: a second press finds the same button
		if hit, _ = c.Row(r.CutBottom(c.RowHeight(r.W, last...)), last...); hit >= 0 {
			hit += above
		}
		r.CutBottom(footGap)
	}
	if at, _ := c.Row(r.CutBottom(c.RowHeight(r.W, buttons[:above]...)), buttons[:above]...); at >= 0 {
		hit = at
	}
	if hit >= 0 {
		do[hit]()
		c.Touch()
	}
	r.CutBottom(4)
	b.advise(c, r)
}

// footGap is what is between those two rows, in units.
const footGap = 5.0
