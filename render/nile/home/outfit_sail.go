package home

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// askAbove is the money left over from which setting sail asks once more.
const askAbove = 50

// sailLeast is the least width of the red button.
const sailLeast = 180

// foot cuts what is always in sight off the lower edge of r: in which way to
// start, what is left of the money, the load and the food, Undo, and the red
// button. Where they do not stand in one row, they stand in two or three.
func (s *Outfit) foot(c *ui.Context, a desk.Desk, r *ui.Rect, party *nile.Party) {
	// Enter after typing a number must not set sail.
	sail := ui.Button{Label: words.Say("outfit.sail"), ID: "Sail for Africa", Look: ui.MainLook, Default: !numberHasKeys(c) && party.Spend > 0}
	if party.Spend == 0 && slices.ContainsFunc(s.ready(party), func(b ui.Button) bool { return b.Look == ui.MainLook }) {
		sail.Look = ui.CreamLook // what comes next is a party
	}
	choice, ok := Sailing(s.play, s.mode)
	if !ok {
		sail.Disabled, sail.Tip = true, tell.Refused(party.Ways[s.mode].Why)
	}
	undo := ui.Button{Label: words.Say("outfit.undo"), ID: "Undo", Disabled: !s.play.CanUndo(), Hint: c.KeyOf(keymap.Undo)}
	if undo.Disabled {
		undo.Tip = ui.Plain(words.Say("outfit.undo.none"))
	}
	sailW, undoW := max(sailLeast, c.ButtonWidth(sail)), c.ButtonWidth(undo)
	options := s.modeOptions(party)
	modesW := c.OptionsWidth(options...)
	row := r.CutBottom(page.FootH)
	row.CutTop(page.FootH - ui.MainH)
	tally := newTally(party, s.mode, ok)
	room := row.W - sailW - undoW - 16 - modesW // for what stands between
	modes := row
	if room < 0 { // two rows: the ways above
		modes = r.CutBottom(ui.ButtonH + 8)
		modes.CutTop(8)
	} else {
		modes.W -= sailW + undoW + 16
		modes.CutTop((ui.MainH - ui.ButtonH) / 2)
	}
	if w := tally.width(c); w <= room {
		at := row
		at.CutRight(sailW + undoW + 16)
		modes.W -= w
		tally.stacked(c, at.CutRight(w))
	} else {
		tally.inline(c, r.CutBottom(tallyRowH))
	}
	s.modes(c, modes, options)
	pressed := c.Button(row.CutRight(min(row.W, sailW)), sail)
	row.CutRight(8)
	if c.Button(row.CutRight(min(row.W, undoW)).Middle(undoW, ui.ButtonH), undo) {
		s.TakeBack(func(bool) {})
	}
	if pressed && ok {
		s.sail(a, choice, party)
	}
}

// numberHasKeys reports whether one of the table's numbers has the keyboard.
func numberHasKeys(c *ui.Context) bool {
	for _, i := range OutfitRows {
		if strings.HasSuffix(c.Focused(), "/"+rowIDs[i]) {
			return true
		}
	}
	return false
}

// modeOptions are the ways of travel as the player may choose among them.
func (s *Outfit) modeOptions(party *nile.Party) (out []ui.Option) {
	for m := range nile.Modes {
		o := ui.Option{Label: tell.Mode(m), ID: strings.ReplaceAll(m.Name(), "-", " ")}
		if _, ok := Sailing(s.play, m); !ok {
			o.Disabled, o.Tip = true, tell.Refused(party.Ways[m].Why)
		}
		out = append(out, o)
	}
	return out
}

// modes lets the player choose how to start.
func (s *Outfit) modes(c *ui.Context, r ui.Rect, options []ui.Option) {
	label := words.Say("outfit.start")
	if w := c.TextWidth(label, ui.Body) + 10; r.W >= w+c.OptionsWidth(options...) {
		cut := r.CutLeft(w)
		cut.H = ui.ButtonH - 2
		c.Text(cut, label, ui.Body)
	}
	chosen := int(s.mode)
	if changed, _ := c.Options(r, "mode", &chosen, options...); changed {
		s.mode, s.own = nile.Mode(chosen), true
	}
}

// sail sets out, after asking where something is given up by it.
func (s *Outfit) sail(a desk.Desk, choice game.Choice, party *nile.Party) {
	setOut := func() { s.play.Do(choice, 0); a.Refresh() }
	q := desk.Question{Yes: words.Say("outfit.ask.yes"), No: words.Say("outfit.ask.no"), Then: setOut, Grave: true}
	switch {
	case party.Have[nile.Rations] == 0:
		q.Title, q.Text = words.Say("outfit.alone"), page.Cited(words.Say("outfit.alone.text"), nile.RuleFood)
	case party.Left > askAbove && !s.proposed(party):
		q.Title, q.Text = words.Say("outfit.ask", "money", words.Money(party.Left)), page.Cited(words.Say("outfit.ask.text"), nile.RuleBuying)
	default:
		setOut()
		return
	}
	a.Ask(q)
}

// proposed reports whether the outfit is a ready-made party as it was proposed: what is left of the money then buys
// nothing that anybody could carry, which is said beside the numbers, and not asked about.
func (s *Outfit) proposed(party *nile.Party) bool {
	for k := range bots.Kinds {
		if o, ok := bots.Propose(sight.View(s.play), k); ok && o.Have == party.Have {
			return true
		}
	}
	return false
}
