package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The way home: what there is to publish, and the ship that takes it there.

// sailHome is what tests know the button by that sails for Europe.
const sailHome = "Sail for Europe"

// homeFoot is the foot of the march of a party that may sail for Europe with something to
// publish (21): sailing is the red button, and staying asks once. It reports false where
// the party may not sail, or has nothing to publish.
func (b *Board) homeFoot(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) bool {
	ch, ok := b.Find(nile.GoHome)
	p := v.Player(v.Seat())
	if !ok || p.Unpublished == 0 {
		return false
	}
	if c.Button(col.Next(ui.MainH), shipButton(c, col.R.W, v, ch)) {
		b.goHome(a, v, ch)
	}
	col.Gap(6)
	end, _ := b.Find(nile.EndTravel)
	b.endPlainly(c, a, v, col, end)
	return true
}

// shipAhead is the ship on the page that asks for the pace, in a port with something to
// publish (21), each month anew: whoever sails need choose none. It reports false where there
// is no such ship.
func (b *Board) shipAhead(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) bool {
	ch, sails := b.shipFor(v)
	if !b.ahead.is || !sails {
		return false
	}
	if c.Button(col.Next(ui.MainH), shipButton(c, col.R.W, v, ch)) {
		b.goHome(a, v, ch)
	}
	col.Gap(8)
	return true
}

// emptyShip is the ship there for a party that has come back with nothing to publish, and perhaps with nothing at all
// (21): a button like others. Who has only just landed finds it on the march.
func (b *Board) emptyShip(c *ui.Context, a desk.Desk, v nile.View, col *page.Column) {
	ch, sails := b.sailing()
	if s, out := b.Sheet(v); !b.ahead.is || !sails || !out || s.Began == v.Turn() || v.Player(v.Seat()).Unpublished > 0 {
		return
	}
	x := ui.Button{Label: words.Say("march.home"), ID: sailHome, Size: 17, Tip: ui.Plain(words.Say("march.home.tip", "rule", string(ch.Rule)))}
	if c.Button(col.Next(34), x) {
		b.goHome(a, v, ch)
	}
	col.Gap(4)
}

// shipFor is the ship that takes home what is to be published, before a pace is chosen; ok is false where there is none.
func (b *Board) shipFor(v nile.View) (ch game.Choice, ok bool) {
	ch, ok = b.sailing()
	return ch, ok && v.Player(v.Seat()).Unpublished > 0
}

// sailing is the way home by ship as it would be at the pace that is marked; ok is false where there is none.
func (b *Board) sailing() (ch game.Choice, ok bool) {
	i := slices.IndexFunc(b.ahead.all, func(ch game.Choice) bool { return ch.Kind == nile.GoHome })
	if i < 0 {
		return ch, false
	}
	return b.ahead.all[i], true
}

// shipButton is the red button that sails for Europe, and says what for.
func shipButton(c *ui.Context, w float64, v nile.View, ch game.Choice) ui.Button {
	x := redButton(c, w, sailHome, publishLabel(v, "march.home"))
	if c.ButtonWidth(x) > w {
		x = redButton(c, w, sailHome, publishLabel(v, "march.sail"))
	}
	x.Tip = ui.Plain(words.Say("march.home.tip", "rule", string(ch.Rule)))
	return x
}

// publishLabel says what the ship brings home: points, or hexes where they score nothing.
func publishLabel(v nile.View, key string) string {
	switch n, ok := v.AtHome(); {
	case ok && winsAtHome(v, n):
		return words.Say(key+".wins", "n", n)
	case ok && n > 0:
		return words.Say(key+".points", "n", n)
	}
	return words.Say(key+".hexes", "n", v.Player(v.Seat()).Unpublished)
}

// winsAtHome reports whether so many points, published now, win the race (7).
func winsAtHome(v nile.View, n int) bool {
	return !v.Open() && n > 0 && v.Player(v.Seat()).Points+n >= v.Target()
}

// stay ends the month of a party that could sail for Europe. It asks once in each port: who
// has said so stays as long as they like.
func (b *Board) stay(a desk.Desk, v nile.View, end game.Choice) {
	s, _ := b.Sheet(v)
	if b.staying[v.Seat()] == s.At {
		b.endMonth(a, v, end)
		return
	}
	a.Ask(desk.Question{
		Title: words.Say("march.stay.ask"),
		Text:  page.Cited(words.Say("march.stay.text", "n", v.Player(v.Seat()).Unpublished), nile.RuleHome),
		Yes:   words.Say("march.stay.yes"), No: words.Say("march.stay.no"), Then: func() {
			if b.staying == nil {
				b.staying = map[game.Seat]hexmap.ID{}
			}
			b.staying[v.Seat()] = s.At
			b.do(a, end, 0)
		},
	})
}

// leftPort forgets who stays in a port, once they have gone on.
func (b *Board) leftPort(v nile.View) {
	if at, ok := b.staying[v.Seat()]; ok {
		if s, here := b.Sheet(v); !here || s.At != at {
			delete(b.staying, v.Seat())
		}
	}
}

// wayHome says how what is unpublished comes to Europe (21).
func wayHome(v nile.View, march nile.March) ui.Rich {
	n := v.Player(v.Seat()).Unpublished
	if n == 0 {
		return nil
	}
	key := [...]string{nile.HomeFromAPort: "board.home", nile.HomeNow: "board.home.now", nile.HomeNextTurn: "board.home.next"}[march.Home]
	return page.RulesBehind(words.Say(key, "n", n), nile.RuleHome)
}

// goHome asks before the expedition ends.
func (b *Board) goHome(a desk.Desk, v nile.View, ch game.Choice) {
	points, _ := v.AtHome()
	text := words.Say("march.home.text.none")
	if n := v.Player(ch.Seat).Unpublished; n > 0 {
		text = words.Say("march.home.text", "n", n, "points", points)
	}
	if all := v.Player(ch.Seat).Points + points; winsAtHome(v, points) {
		text = words.Sentences(text, words.Say("march.home.text.wins", "n", all, "target", v.Target()))
	}
	a.Ask(desk.Question{
		Title: words.Say("march.home.ask"), Text: page.Cited(text, string(ch.Rule)),
		Yes: words.Say("march.home.yes"), No: words.Say("march.home.no"), Then: func() { b.take(a, v, ch) },
	})
}
