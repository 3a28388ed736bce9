package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// toolbox is the buttons of the march and what they do.
type toolbox struct {
	buttons []ui.Button
	do      []func()
}

// add adds a button with the label and the tip of a key; fill is what the tip
// tells besides.
func (t *toolbox) add(id, key string, f func(), fill ...any) *ui.Button {
	t.buttons = append(t.buttons, ui.Button{Label: words.Say(key, fill...), ID: id, Tip: ui.Plain(words.Say(key+".tip", fill...))})
	t.do = append(t.do, f)
	return &t.buttons[len(t.buttons)-1]
}

// tools are the buttons of the march besides its main one.
func (b *Board) tools(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	b.modes(c, a, v, col, s)
	var t toolbox
	if ch, ok := b.Find(nile.Portage); ok {
		trips, key := v.Preview(ch).Trips, "march.portage"
		if trips > int(ch.Max) {
			key = "march.portage.part"
		}
		x := t.add("Portage", key, func() { b.portage(a, ch, trips) }, "n", trips, "now", int(ch.Max))
		x.Tip = ui.Plain(words.Say(key+".tip", "n", int(ch.Max), "rule", string(ch.Rule)))
	}
	b.standingTools(a, v, &t, s)
	if ch, ok := b.Find(nile.GoHome); ok && (v.Player(v.Seat()).Unpublished == 0 || b.aimed(v)) { // else it is the red button
		t.add(sailHome, "march.home", func() { b.goHome(a, v, ch) }, "rule", string(ch.Rule))
	}
	t.add("Stores…", "march.stores", func() { b.Stores = OpenStores(b.Play) })
	b.digTool(v, &t, s)
	for _, ch := range b.choices {
		if ch.Kind != nile.OpenCache {
			continue
		}
		x := t.add("Open the cache", "march.cache", func() { b.do(a, ch, 0) })
		x.Tip = cacheTip(v, ch, s)
		if ch.Target > 0 { // a dead explorer's
			x.Label, x.MayCut = ui.Escape(tell.Choice(v, ch)), true
		}
	}
	if ch, ok := b.Find(nile.Retreat); ok {
		t.add("Turn back", "march.back", func() { b.do(a, ch, 0) }, "choice", tell.Choice(v, ch), "rule", string(ch.Rule))
	}
	if len(v.Tribes()) > 0 {
		t.add("Peoples…", "march.peoples", func() { a.Push(b.Pages.Peoples(0)) }).Keys = c.Bound(keys.Peoples)
	}
	if len(v.Notes(v.Seat())) > 0 {
		t.add("Notebook…", "march.notebook", func() { b.List = ListNotes }).Keys = c.Bound(keys.Notebook)
	}
	t.add("Undo", "march.undo", func() { b.undo(a) }).Disabled = !b.Play.CanUndo()
	if b.Play.CanRedo() {
		t.add("Redo", "march.redo", func() { b.redo(a) })
	}
	hit, h := c.Row(col.R, t.buttons...)
	col.Gap(h)
	if hit >= 0 {
		t.do[hit]()
	}
}

// cacheTip says what a cache holds, as far as that is known, and the odds of
// finding it (17).
func cacheTip(v nile.View, ch game.Choice, s nile.Sheet) ui.Rich {
	text := words.Say("stores.cache.dead")
	if ch.Target == 0 {
		text = words.Say("stores.cache.holds", "what", buriedHere(v, s))
	}
	return ui.Plain(words.Sentences(text, words.Say("stores.cache.tip", "n", int(ch.Odds.Num), "d", int(ch.Odds.Den), "rule", string(ch.Rule))))
}

// buriedHere is what the caches in the explorer's hex hold, of which it is known.
func buriedHere(v nile.View, s nile.Sheet) string {
	var have [nile.Items]int
	for _, k := range v.Caches() {
		if k.At == s.At {
			for i, n := range k.Have {
				have[i] += n
			}
		}
	}
	return tell.Items(have)
}
