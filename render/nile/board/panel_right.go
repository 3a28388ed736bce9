package board

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What must be put right before the month can end: a party that may not stay as it is (6.5,
// 6.55, 9.44).

// mustPutRight is the red notice, and the ways out of it.
func (b *Board) mustPutRight(c *ui.Context, a desk.Desk, v nile.View, col *page.Column, s nile.Sheet) {
	march, _ := v.March()
	load := s.Load[s.Mode]
	why := load.Refusal()
	text := words.Say("march.over", "n", march.Over)
	switch {
	case why.Why == "":
		why = march.Unsettled
		text = words.Why(why)
	case !load.Able:
		text = words.Why(why)
	}
	if key := "march.fix." + why.Why; words.Has(key) { // in full, and what helps
		text = words.Say(key)
	}
	c.Fill(col.Next(2), ui.Red)
	col.Gap(6)
	col.Say(page.Behind(ui.Rich{{Text: text, Colour: ui.Red, Bold: true}}, page.Rule(string(why.Rule))), ui.Body)
	col.Gap(8)
	for i, o := range b.waysOut(v, s) {
		x, h := ui.Button{Label: o.label, ID: o.id}, 36.0
		if i == 0 {
			x, h = redButton(c, col.R.W, o.id, o.label), ui.MainH
		}
		if c.Button(col.Next(h), x) {
			o.do(a)
		}
		col.Gap(6)
	}
}

// wayOut is one way in which a party can put right what is wrong.
type wayOut struct {
	id, label string
	do        func(a desk.Desk)
}

// waysOut are they, the first of which Space takes. Another way of travel in which the party
// can stay as it is comes first: it costs nothing. Then what can be left behind, where that
// is what is wrong, the way back, and what does not put all right by itself.
func (b *Board) waysOut(v nile.View, s nile.Sheet) (out []wayOut) {
	give := func(id, label string, ch game.Choice) wayOut {
		return wayOut{id, label, func(a desk.Desk) { b.do(a, ch, 0) }}
	}
	stores := func(id, label string) wayOut {
		return wayOut{id, label, func(desk.Desk) { b.Stores = OpenStores(b.Play) }}
	}
	ways, _ := v.Ways()
	var later []wayOut
	for _, ch := range b.choices {
		if ch.Kind != nile.ChangeMode {
			continue
		}
		m := nile.Mode(ch.Target)
		w := give("Go on "+strings.ReplaceAll(m.Name(), "-", " "), tell.Choice(v, ch), ch)
		if ways[m].Why.Why == "" && ways[m].Refusal().Why == "" {
			out = append(out, w)
		} else {
			later = append(later, w)
		}
	}
	lighten := b.lightens(s)
	if lighten {
		out = append(out, stores("Lighten the load", words.Say("march.lighten")))
	}
	if ch, ok := b.Find(nile.Retreat); ok {
		out = append(out, give("Back there", tell.Choice(v, ch), ch))
	}
	if out = append(out, later...); !lighten {
		out = append(out, stores("Open the stores", words.Say("march.open-stores")))
	}
	return out
}

// lightens reports whether what is wrong with a party is what it has with it, and there is
// something of it that could be left.
func (b *Board) lightens(s nile.Sheet) bool {
	switch s.Load[s.Mode].Refusal().Why {
	case "", "no-canoe", "not-all-ride": // more would be wanted, not less
		return false
	}
	return slices.ContainsFunc(b.choices, func(ch game.Choice) bool {
		switch ch.Kind {
		case nile.Drop, nile.DropSick, nile.Cache, nile.Shoot:
			return true
		}
		return false
	})
}
