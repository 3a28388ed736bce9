package render

import (
	"fmt"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// nameLetters is how long a name may be.
const nameLetters = nile.MostName

// signsW is the room that six signs to choose from take.
const signsW = 6*ui.ButtonH + 5*3

// players is one row for each player, and the button that adds one.
func (u *setUp) players(c *ui.Context, col *column) {
	col.heading(words.Say("setup.who"))
	col.gap(6)
	remove := -1
	for i := range u.s.Players {
		c.Scope(fmt.Sprintf("player %d", i+1), func() {
			if u.player(c, col, i) {
				remove = i
			}
		})
	}
	if n := len(u.s.Players); n < nile.MaxSeats {
		add := ui.Button{Label: "A_dd a player"}
		if c.Button(col.next(ui.ButtonH).Left(c.ButtonWidth(add)), add) {
			u.add()
		}
	}
	if remove >= 0 {
		u.s.Players = append(u.s.Players[:remove], u.s.Players[remove+1:]...)
		c.Touch()
	}
}

// player is one player's row: name, colour, specialty. It reports whether the
// player is to be removed.
func (u *setUp) player(c *ui.Context, col *column, i int) (remove bool) {
	p := &u.s.Players[i]
	row := col.next(ui.ButtonH)
	away := row.CutRight(34)
	row.CutRight(8)
	var colours ui.Rect
	if row.W > 560 {
		name := row.CutLeft(row.W - signsW - 8 - 150 - 8)
		c.TextField(name, ui.Field{ID: "name", Max: nameLetters, Hint: "Name"}, &p.Name)
		row.CutLeft(8)
		colours = row.CutLeft(signsW)
		row.CutLeft(8)
	} else {
		c.TextField(row, ui.Field{ID: "name", Max: nameLetters, Hint: "Name"}, &p.Name)
		col.gap(5)
		row = col.next(ui.ButtonH)
		colours = row.CutLeft(signsW)
		row.CutLeft(8)
		row.W = min(row.W, 160)
	}
	u.colour(c, colours, i)
	if c.Button(row, ui.Button{
		Label: p.Specialty.String(), ID: "specialty", Size: 17, Tip: ui.Plain(words.Say("setup.specialty.tip")),
	}) {
		u.picking = i
	}
	only := len(u.s.Players) == 1
	if c.Button(away, ui.Button{
		Label: "×", ID: "remove", Look: ui.GhostLook, Disabled: only,
		Tip: ui.Plain(map[bool]string{true: words.Say("setup.one"), false: words.Say("setup.remove", "who", ownName(p.Name))}[only]),
	}) {
		remove = true
	}
	col.gap(3)
	col.say(ui.Plain(calling(p.Specialty)), ui.Note.At(16).In(ui.Faded))
	col.gap(13)
	return remove
}

func ownName(s string) string {
	if s == "" {
		return words.Phrase("setup.nobody")
	}
	return s
}

// colour is the six colours, each with its sign; those of others cannot be had.
func (u *setUp) colour(c *ui.Context, r ui.Rect, i int) {
	p := &u.s.Players[i]
	chosen := int(p.Colour)
	var options []ui.Option
	for k, pl := range ui.Players {
		o := ui.Option{Label: pl.Name, Sign: k + 1, Tip: ui.Plain(pl.Name + ", " + pl.Sign.Name() + ".")}
		if who := u.taken(uint8(k), i); who != "" {
			o.Disabled, o.Tip = true, ui.Plain(words.Say("setup.taken", "colour", pl.Name, "who", who))
		}
		options = append(options, o)
	}
	if changed, _ := c.Options(r, "colour", &chosen, options...); changed {
		p.Colour = uint8(chosen)
	}
}

// pick is the sheet on which a specialty is chosen.
func (u *setUp) pick(c *ui.Context) {
	p := &u.s.Players[u.picking]
	c.Modal("specialty", 720, 300, func(r ui.Rect) float64 {
		col := newColumn(c, r)
		c.Text(col.next(36), words.Say("setup.specialty", "who", ownName(p.Name)), ui.Head.At(24).Own())
		c.Rule(col.next(8), ui.Rule)
		for s := range nile.Specialties {
			u.offer(c, col, p, s)
		}
		col.say(ui.Rich{
			ui.T(words.Say("setup.share") + " "), ui.RuleSpan("Rules 4.6 and 22"),
		}, ui.Small)
		if c.Back() {
			u.picking = -1
		}
		return col.height()
	})
}

// offer is one specialty with what it brings.
func (u *setUp) offer(c *ui.Context, col *column, p *nile.Player, s nile.Specialty) {
	b := ui.Button{Label: s.String(), On: p.Specialty == s, Size: 17}
	text := ui.Plain(calling(s))
	const w = 128
	room := col.r
	if room.W >= plateFrom {
		at := room.CutRight(44)
		engraved(c, ui.R(at.X, at.Y-1, 40, 40), specialtyPicture(s))
		room.CutRight(10)
	}
	room.CutLeft(w + 14)
	if room.W < 240 { // narrow: the sentence below its button
		if c.Button(ui.R(col.r.X, col.next(ui.ButtonH).Y, w, ui.ButtonH), b) {
			p.Specialty, u.picking = s, -1
		}
		col.say(text, ui.Small)
		col.gap(8)
		return
	}
	h := max(ui.ButtonH, 40, c.ParagraphHeight(text, ui.Small, room.W))
	row := col.next(h)
	if c.Button(ui.R(row.X, row.Y, w, ui.ButtonH-2), b) {
		p.Specialty, u.picking = s, -1
	}
	room.Y = row.Y + max(0, (ui.ButtonH-2-c.ParagraphHeight(text, ui.Small, room.W))/2)
	c.Paragraph(room, text, ui.Small)
	col.gap(7)
}
