package board

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A cache that was looked for and found lies open: what is in it is dug up on the sheet of the stores.

// openToDig opens the stores once the die of a cache has been read, where it was found: whoever opens one wants what is in
// it.
func (b *Board) openToDig() {
	if !b.digs || b.Play.Beats().Playing() {
		return
	}
	b.digs = false
	if _, found := b.Find(nile.Take); found && b.Stores == nil && b.List == NoList {
		b.Stores = OpenStores(b.Play)
	}
}

// digTool is the button to what lies open here, and says what that is.
func (b *Board) digTool(v nile.View, t *toolbox, s nile.Sheet) {
	if _, may := b.Find(nile.Take); may {
		t.add("Dig up", "march.dig", func() { b.Stores = OpenStores(b.Play) }, "what", buriedHere(v, s))
	}
}

// opened says how much has been dug up of what lay open here, when the sheet was opened: else the rows would jump.
func (d *StoresDialog) opened(col *page.Column) {
	if !d.open {
		return
	}
	var all, dug [nile.Items]int
	for i := range nile.Items {
		all[i], dug[i] = d.Most(nile.Take, i), d.done(nile.Take, i)
	}
	says := words.Say("stores.open.none", "all", tell.Items(all))
	switch list := tell.Items(dug); {
	case tell.Items(all) == "":
		return
	case all == dug:
		says = words.Say("stores.open.all", "all", tell.Items(all))
	case list != "":
		says = words.Say("stores.open.part", "dug", list, "all", tell.Items(all))
	}
	col.Say(ui.Rich{ui.B(says)}, ui.Small)
}
