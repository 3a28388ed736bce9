package meet

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// MisfortuneScene answers a misfortune that asks: any (11.971), or a mutiny or a tale of ivory (11).
type MisfortuneScene struct{ Encounter }

func (*MisfortuneScene) Name() string { return "misfortune" }

// Rule is disasters.
func (*MisfortuneScene) Rule() string { return nile.RuleDisasters }

func (s *MisfortuneScene) Frame(c *ui.Context, _ desk.Desk) {
	v := sight.View(s.Play)
	sheet, ok := v.Sheet(s.Play.Seat())
	if !ok {
		return
	}
	if a, ok := v.Asking(); ok {
		s.asking(c, sheet, a)
		return
	}
	d, ok := v.Dilemma()
	switch {
	case !ok:
	case d.Disaster == deck.ElephantsGraveyard:
		s.ivory(c, sheet, d)
	default:
		s.mutiny(c, sheet, d)
	}
}

func (s *MisfortuneScene) do(k game.Kind) {
	if ch, ok := sight.Find(s.Play, k, -1, -1); ok {
		s.Play.Do(ch, 0)
	}
}

func (s *MisfortuneScene) mutiny(c *ui.Context, sheet nile.Sheet, d nile.Dilemma) {
	s.plate = tell.DisasterPicture(d.Disaster)
	s.spreadOut(c, "misfortune", tell.DisasterTitle(d.Disaster), words.Say("mutiny.sub"), func(col *page.Column) {
		v := sight.View(s.Play)
		text := words.Say("mutiny.pay.none", "n", d.Gifts, "have", sheet.Have[nile.Gifts])
		if d.MayPay {
			text = words.Say("mutiny.pay.text", "left", sheet.Have[nile.Gifts]-d.Gifts)
			if then, ok := v.SheetWith([nile.Items]int{nile.Gifts: -d.Gifts}); ok {
				text = words.Sentences(text, afterText(then))
			}
		}
		n := d.Leave
		left := words.Say("mutiny.go.text", "n", n, "left", sheet.Have[d.Item]-n)
		if then, ok := v.SheetWith(leaving(d)); ok {
			left = words.Sentences(left, afterText(then))
		}
		s.twoWays(col, func(col *page.Column) {
			option(c, col, ui.Button{Label: words.Say("mutiny.pay", "n", d.Gifts), ID: "pay", Disabled: !d.MayPay, Look: ui.MainLook, Default: true},
				text, func() { s.do(nile.PayUp) })
			s.costly(c, col, ui.Button{Label: words.Say("mutiny.go", "n", n), ID: "let go", Default: !d.MayPay}, nile.LetGo, left)
		})
	}, func(*page.Column) {})
}

// twoWays sets what has happened beside what may be done about it.
func (s *MisfortuneScene) twoWays(col *page.Column, ways func(col *page.Column)) {
	col.Columns(1, 1.3, func(col *page.Column) { s.sayHappened(col, nile.DisasterStrikes) }, func(col *page.Column) {
		col.HeadingOf(s.Rule(), words.Say("misfortune.choose"))
		col.Gap(5)
		ways(col)
	})
}

// leaving is what a party has less of when those go who would.
func leaving(d nile.Dilemma) (more [nile.Items]int) {
	more[d.Item] = -d.Leave
	return more
}

func (s *MisfortuneScene) ivory(c *ui.Context, sheet nile.Sheet, d nile.Dilemma) {
	n := d.Leave
	s.plate = tell.DisasterPicture(d.Disaster)
	s.spreadOut(c, "misfortune", tell.DisasterTitle(d.Disaster), words.Say("ivory.sub", "n", n), func(col *page.Column) {
		then, _ := sight.View(s.Play).SheetWith(leaving(d))
		load := words.Say("ivory.load.fits")
		if room := then.Load[then.Mode].Room(); room < 0 {
			load = words.Say("ivory.load.over", "n", -room)
		}
		load = words.Sentences(load, afterText(then))
		s.twoWays(col, func(col *page.Column) {
			s.costly(c, col, ui.Button{Label: words.Say("ivory.stay"), ID: "wait", Look: ui.MainLook, Default: true},
				nile.StayBehind, words.Sentences(words.Say("ivory.stay.text"), afterText(sheet)))
			s.costly(c, col, ui.Button{Label: words.Say("ivory.go", "n", n), ID: "let go"},
				nile.LetGo, words.Say("ivory.go.text", "n", n, "left", then.Have[d.Item], "load", load))
		})
	}, func(*page.Column) {})
}

// costly is a choice that says first all that it costs, the march that is left with it.
func (s *MisfortuneScene) costly(c *ui.Context, col *page.Column, b ui.Button, k game.Kind, text string) {
	ch, ok := sight.Find(s.Play, k, -1, -1)
	if !ok {
		return
	}
	v := sight.View(s.Play)
	sheet, _ := v.Sheet(s.Play.Seat())
	optionOf(c, col, b, func() { s.Play.Do(ch, 0) }, "toll", ui.Rich{ui.B(tell.Tolls(v.Tolls(ch), sheet))}, ui.Plain(text))
}

// NotesScene chooses the notes that are lost (11).
type NotesScene struct {
	Encounter
	Chosen int
}

func (*NotesScene) Name() string { return "notes" }

// Rule is disasters.
func (*NotesScene) Rule() string { return nile.RuleDisasters }

func (s *NotesScene) Frame(c *ui.Context, _ desk.Desk) {
	v := sight.View(s.Play)
	var all []game.Choice
	for _, ch := range s.Play.Choices() {
		if ch.Kind == nile.LoseNotes {
			all = append(all, ch)
		}
	}
	if len(all) == 0 {
		return
	}
	s.settle(v, all)
	s.plate = tell.DisasterPicture(deck.NotesLost)
	hit := false
	s.spreadOut(c, "notes", words.Say("notes.title"), words.Say("notes.sub"), func(col *page.Column) {
		s.sayHappened(col, nile.DisasterStrikes)
		const rowH = 30
		high := rowH*float64(min(len(all), 8)) + 2
		if c.List(col.Next(high), ui.Rows{
			ID: "Unpublished hexes", N: len(all), RowH: rowH,
			Name: func(i int) string { return tell.WhereOf(v, nileHex(all[i].Target)) },
			Draw: func(i int, r ui.Rect, _ bool) { notesRow(c, v, all[i], r) },
		}, &s.Chosen) {
			hit = true
		}
	}, func(col *page.Column) {
		do := ui.Button{Label: words.Say("notes.do"), ID: "lose", Hint: words.Phrase("key.space"), Default: true}
		if page.Foot(c, col, do) == 0 || hit {
			s.Play.Do(all[s.Chosen], 0)
		}
	})
}

// settle chooses at first what is worth least.
func (s *NotesScene) settle(v nile.View, all []game.Choice) {
	if s.Chosen >= 0 && s.Chosen < len(all) {
		return
	}
	least := 1 << 30
	for i, ch := range all {
		if n := hexWorth(v, ch); n < least {
			s.Chosen, least = i, n
		}
	}
}

// hexWorth is what publishing the hex of a choice would score now.
func hexWorth(v nile.View, ch game.Choice) (n int) {
	for _, w := range v.Worth(nileHex(ch.Target)) {
		n += w.Points
	}
	return n
}

func notesRow(c *ui.Context, v nile.View, ch game.Choice, r ui.Rect) {
	id := nileHex(ch.Target)
	points := words.Phrase("notes.points", "n", hexWorth(v, ch))
	st := ui.Body.At(17)
	w := c.TextWidth(points, st) + 6
	page.ExplainedBy(c, r, "notes-row")
	c.Text(r.CutRight(w), points, st.To(ui.Right))
	long := words.Say("notes.row", "terrain", tell.Terrain(v.Hex(id).Terrain), "where", tell.WhereOf(v, id))
	c.Text(r, long, st.Own())
}
