package board

import (
	"image/color"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The company: who is who, how they are, what they hold by number, who has gone.

const (
	rowH   = 54.0
	rowGap = 3.0
)

func (b *Board) company(c *ui.Context, col *page.Column, v island.View) {
	step, _ := b.Asks()
	for s := range v.Company().All() {
		b.member(c, col.Next(rowH), v, s, step == island.Asking && !b.looked)
		col.Gap(rowGap)
	}
}

// member is one of them. Where hands lie open, a click shows another's.
func (b *Board) member(c *ui.Context, row ui.Rect, v island.View, s game.Seat, asking bool) {
	chair := v.Chair(s)
	now := v.Turn().Seat == s
	c.Fill(row, map[bool]color.RGBA{true: ui.Light, false: ui.Journal}[now])
	page.Outline(c, row, map[bool]color.RGBA{true: ui.Red, false: ui.Rule}[now])
	c.TipArea(row, page.Cited(b.about(v, s), box.RuleLost))
	if asking {
		row.CutRight(4)
		b.goes(c, row.CutRight(min(164, row.W*0.5)), s)
	}
	p := chair.Person
	face := row.CutLeft(rowH * 0.9)
	if p.Alive() {
		page.Portrait(c, face.Inset(2), faceOf(p.Role))
	}
	row.CutLeft(6)
	row.CutRight(6)
	narrow := asking && row.W < countsFrom // the answers take the room of the roles and of the Curses
	head := row.CutTop(rowH * 0.46)
	c.Sign(head.CutLeft(18).Middle(17, 17), chair.Colour)
	head.CutLeft(5)
	if note := b.state(v, s); note != "" && !asking {
		st := ui.Small.At(15).To(ui.Right)
		c.Text(head.CutRight(min(head.W*0.5, c.TextWidth(note, st)+4)), note, st)
		head.CutRight(4)
	}
	if p.Alive() && p.Tokens > 0 && !narrow { // of traps; the answers take their room
		says, st := words.Phrase("state.traps", "n", int(p.Tokens)), ui.Small.At(15).In(ui.Green).To(ui.Right)
		c.Text(head.CutRight(min(head.W*0.5, c.TextWidth(says, st)+4)), says, st)
		head.CutRight(4)
	}
	name := chair.Name
	switch {
	case p.Alive() && v.Alone():
		name = roleName(p.Role)
	case v.Alone() && v.Round() == 0: // both are of one name until they are dealt
		name = words.Sentence(words.Phrase("person.nth", "nth", words.Ordinal(int(s)+1)))
	}
	if full := words.Terms(chair.Name, roleName(p.Role)); p.Alive() && !v.Alone() && !narrow && c.TextWidth(full, ui.Strong.At(15)) <= head.W {
		name = full
	}
	c.Text(head, name, c.Fit(name, ui.Strong.At(16).Own(), head.W))
	if !p.Alive() {
		says, st := words.Say(map[bool]string{true: "person.none", false: "person.undealt"}[v.Round() > 0]), ui.Note.At(15).In(ui.Faded)
		if v.Round() > 0 && c.TextWidth(says, st) > row.W { // beside the answers
			says = words.Say("person.none.short")
		}
		c.Text(row, says, c.Fit(says, st, row.W))
		return
	}
	role := box.Roles[p.Role]
	parts := []float64{1.15, 0.95, 1, 0.95}
	if narrow {
		parts = []float64{1, 1, 1.15}
	}
	cells := row.Split(6, parts...)
	st, strong, short := ui.Small.At(15), ui.Strong.At(15).Own(), 0
	at := cells[len(cells)-1]
	text := words.Phrase("cards.held.n", "n", held(chair), "of", chair.Limit)
	for i, name := range counted[:len(cells)-1] { // none is short beside another in full
		if c.TextWidth(words.Phrase(name[0]), st)+countGap+countNumber > cells[i].W {
			short = 1
		}
	}
	if c.TextWidth(words.Phrase("cards.held"), st)+5+c.TextWidth(text, strong) > at.W {
		short = 1
	}
	count(c, cells[0], words.Phrase(counted[0][short]), int(p.Strength), int(role.Strength), ui.Red)
	count(c, cells[1], words.Phrase(counted[1][short]), int(p.Sanity), int(role.Sanity), ui.Blue)
	if len(cells) > 3 {
		count(c, cells[2], words.Phrase(counted[2][short]), chair.Curses, box.CursesLose, ui.Ink)
	}
	cards := words.Phrase(counted[3][short])
	c.Text(at.CutLeft(c.TextWidth(cards, st)+5), cards, st)
	c.Text(at.CutLeft(c.TextWidth(text, strong)+4), text, strong)
}

// counted are what is counted of somebody, each in full and short.
var counted = [...][2]string{{"strength", "strength.short"}, {"sanity", "sanity.short"}, {"curses", "curses.short"}, {"cards.held", "cards.held.short"}}

// pipsFrom is the least width of what is counted for it to be pips: it is the same for all that stands in a row.
const pipsFrom = 110.0

// countGap stands between a name and its number, which is so wide; countsFrom is how wide a row is that has room for
// all four beside its answers.
const countGap, countNumber, countsFrom = 5.0, 26.0, 215.0

// count is so many of so many, under its name: as pips where there is room, else as a number.
func count(c *ui.Context, r ui.Rect, name string, n, most int, ink color.RGBA) {
	st, pips := ui.Small.At(15), r.W >= pipsFrom
	c.Text(r.CutLeft(c.TextWidth(name, st)+countGap), name, st)
	if !pips {
		c.Text(r, words.Phrase("pips", "n", n, "of", most), ui.Strong.At(15).In(ink))
		return
	}
	side := min(13, r.W/float64(most)-2)
	for k := range most {
		at := ui.R(r.X+float64(k)*(side+2), r.Y+(r.H-side)/2, side, side)
		page.Outline(c, at, ui.Faded)
		if k < n {
			c.Fill(at.Inset(1.5), ink)
		}
	}
}

// state is what somebody is doing now, in a word or two.
func (b *Board) state(v island.View, s game.Seat) string {
	chair, t := v.Chair(s), v.Turn()
	switch {
	case t.Seat == s:
		return words.Say("state.actions", "n", t.Left)
	case chair.Left:
		return words.Say("state.left")
	case v.Settings().Apart && v.Round() > 0 && chair.Had:
		return words.Say("state.wish." + wishKeys[chair.Wish])
	case chair.Had:
		return words.Say("state.gone")
	case chair.Waits:
		return words.Say("state.waits")
	}
	return ""
}

var wishKeys = [...]string{island.Early: "early", island.Any: "any", island.Late: "late"}

// about is what is to be said of somebody that does not stand in their row.
func (b *Board) about(v island.View, s game.Seat) string {
	chair := v.Chair(s)
	lines := []string{words.Say("person.name", "who", chair.Name, "role", roleName(chair.Person.Role))}
	if p := chair.Person; p.Alive() {
		lines = append(lines, words.Say("protagonist."+strings.ToLower(box.Roles[p.Role].ID)+".says"), words.Say("person.how", "tokens", int(p.Tokens), "place", tell.Site(p.At)))
		if chair.Item {
			lines = append(lines, words.Say("person.item", "card", tell.Card(box.ItemCard, p.Role)), words.Say(cardKey(box.ItemCard, p.Role)+".says"))
		}
	}
	if chair.Curses > 0 && !chair.Immune {
		lines = append(lines, words.Say("lost.curses", "n", box.CursesLose))
	}
	for _, q := range chair.Quests {
		lines = append(lines, questState(q))
	}
	if v.Seat() >= 0 && v.Seat() != s && chair.Remembers {
		remembered := v.Remembered(s)
		lines = append(lines, words.Say("person.seen", "n", chair.Round, "list", heap(&remembered)))
	}
	if chair.Spoken.Round > 0 {
		lines = append(lines, words.Say("person.said", "n", int(chair.Spoken.Round), "words", tell.Aloud(chair.Spoken.Sentence, int(chair.Spoken.About))))
	}
	return words.Sentences(lines...)
}

// questState is how far a Quest is.
func questState(q island.QuestSeen) string {
	switch {
	case q.Done:
		return words.Say("quest.done", "card", tell.Card(q.Card, 0))
	case q.Needs > 0:
		return words.Say("quest.slain", "card", tell.Card(q.Card, 0), "next", words.Say(cardKey(q.Card, 0)+".resolve"), "n", min(q.Slain, q.Needs), "of", q.Needs)
	}
	return words.Say("quest.begun", "card", tell.Card(q.Card, 0), "next", words.Say(cardKey(q.Card, 0)+".resolve"))
}

// heap lists cards: "2 Radio Parts, Fire axe".
func heap(all *[box.Cards]uint8) string {
	var out []string
	for c, n := range all {
		switch {
		case n == 1:
			out = append(out, tell.Card(box.Card(c), 0))
		case n > 1:
			out = append(out, words.Phrase("cards.several", "n", int(n), "card", tell.Card(box.Card(c), 0)))
		}
	}
	return words.Facts(out...)
}

// goes are the two answers of somebody who is asked whether to go next (7.1).
func (b *Board) goes(c *ui.Context, r ui.Rect, s game.Seat) {
	if b.playing() || !b.Play.Acting().Has(s) || !b.Play.Manned(s) {
		if b.Play.Acting().Has(s) {
			key := "state.thinks"
			if slices.ContainsFunc(slices.Collect(b.Play.Acting().All()), b.Play.Manned) {
				key = "state.for-you" // till the persons have said
			}
			c.Text(r, words.Say(key), ui.Note.At(15).To(ui.Centre))
		}
		return
	}
	kinds, parts := []game.Kind{island.Go, island.Wait}, []float64{0.8, 1}
	if b.everybody().Alone() { // nobody waits for oneself
		kinds, parts = kinds[:1], parts[:1]
	}
	cells := r.InsetXY(3, (r.H-ui.ButtonH)/2).Split(4, parts...)
	first := b.Play.Acting().First() == s
	if b.Goes != nil {
		if best := b.Goes(); b.Play.Acting().Has(best) {
			first = best == s
		}
	}
	for i, k := range kinds {
		key := "ask." + island.KindName(k)
		if len(kinds) == 1 {
			key += ".alone"
		}
		bt := ui.Button{Label: words.Say(key), ID: island.KindName(k) + "-" + strconv.Itoa(int(s)), Size: 15, Tip: page.Cited(words.Say(key+".tip"), box.RuleNext)}
		if i == 0 && first {
			if bt.Default = b.Play.Persons().Count() == 1 || len(kinds) == 1; bt.Default { // red is what Space takes
				bt.Look = ui.MainLook
			}
		}
		if c.Button(cells[i], bt) {
			b.pending = &game.Command{Seat: s, Kind: k}
		}
	}
}
