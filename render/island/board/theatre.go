package board

import (
	"image"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/foretell"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/island/chartsheet"
	"sourceofthenile/render/island/plates"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a command has led to, step by step: cards are turned, creatures go, dice lie in the open.

// untold are the events that their consequences tell of.
var untold = []game.EventKind{
	island.Said, island.TurnEnds, island.TurnOver, island.Aimed, island.Stopped, island.Advanced, island.RoundOver, island.Thought, island.LaidOpen,
	island.TextOpened, island.Shown, island.TalkOver, island.Noted, island.PeekSaw, island.LaidReady, island.Wished, island.Began,
}

// line is what is told of an event to whoever looks, "" for nothing.
func (b *Board) line(v island.View, e *game.Event) string {
	if slices.Contains(untold, e.Kind) {
		return ""
	}
	if p := b.Play.Position(); !p.Sees(v.Seat(), e) {
		e = &game.Told(p, v.Seat(), []game.Event{*e})[0]
	}
	return tell.Event(v, b.Play.Position().Summary(), e)
}

func roleOf(v island.View, s game.Seat) int8 {
	if s == game.Nobody {
		return 0
	}
	return v.Chair(s).Person.Role
}

// beatPlate is the picture of what happens; nil for none.
func beatPlate(v island.View, e *game.Event) *engraving.Picture {
	at := func() *engraving.Picture {
		if e.At < 0 {
			return nil
		}
		return plates.Of("place/" + box.BoardOf(true).Spots[e.At].Code)
	}
	of := func(c int8) *engraving.Picture {
		return plates.Of("creature/" + sortKeys[foretell.SortOf(int(c))])
	}
	switch e.Kind {
	case island.Placed:
		return of(island.As[island.PlacedEvent](e).Creature)
	case island.CreatureWent, island.CreatureStayed, island.IntoHeart:
		return of(island.As[island.CreatureEvent](e).Creature)
	case island.Slain:
		return of(island.As[island.SlainEvent](e).Creature)
	case island.EventBegan:
		return plates.Of("event/" + box.EventFaces[island.As[island.EventEvent](e).Event].ID)
	case island.Played, island.CurseBack:
		return cardPlate(island.As[island.CardEvent](e).Card, roleOf(v, e.Seat))
	case island.QuestBegun, island.QuestDone:
		return cardPlate(island.As[island.QuestEvent](e).Card, 0)
	case island.BoatUp:
		return plates.Of("sign/boat")
	case island.Darker:
		return plates.Of("place/HRT")
	}
	return at()
}

// now is the event that is being shown, nil for none.
func (b *Board) now() *game.Event {
	all := b.Play.Told()
	if len(all) == 0 || b.Play.Beats().Told() == 0 {
		return nil
	}
	return &all[len(all)-1]
}

const (
	playW, playH = 330.0, 236.0
	dieW         = 30.0
)

// theatre shows the step over the chart: its picture, its sentence, its dice; the place is lit.
func (b *Board) theatre(c *ui.Context, v island.View) {
	e := b.now()
	if e == nil || c.W < wideFrom {
		return
	}
	text := b.line(v, e)
	if text == "" {
		return
	}
	r := c.Screen()
	r.CutTop(ui.BarH)
	land := ui.R(r.X, r.Y, r.W-max(sideLow, min(sideMost, r.W*sidePart))-lineW, r.H-max(footLow, r.H*footPart)-lineW)
	var lit ui.Rect
	if e.At >= 0 {
		lit = vignette(chartsheet.Picture{West: v.Settings().West}, land, box.Place(e.At))
		c.Mark(lit.Inset(-5), ui.Red)
	}
	card := ui.R(land.X+14, land.Bottom()-playH-14, playW, playH)
	if lit.Overlaps(card) {
		card = ui.R(land.Right()-playW-14, land.Bottom()-playH-14, playW, playH)
	}
	c.Float("theatre", card, ui.CardPanel, func(in ui.Rect) {
		in = in.InsetXY(14, 12)
		st := ui.Body.At(17).To(ui.Centre)
		h := c.ParagraphHeight(ui.Plain(text), st, in.W)
		c.Paragraph(in.CutBottom(h), ui.Plain(text), st)
		in.CutBottom(6)
		if e.Kind == island.Rolled {
			dice(c, in, e)
			return
		}
		page.Engraved(c, in, beatPlate(v, e))
	})
}

// dice are those of a test, hits ringed.
func dice(c *ui.Context, r ui.Rect, e *game.Event) {
	n := len(e.Rolls)
	if n == 0 {
		return
	}
	side := min(dieW*1.6, (r.W-4)/float64(min(n, 6))-6)
	for i, roll := range e.Rolls {
		at := ui.R(r.X+float64(i%6)*(side+6), r.Y+8+float64(i/6)*(side+8), side, side)
		face := roll.Face()
		c.Picture(at, "die-"+words.Number(face), 0, func(w, h int) *image.RGBA { return page.PaintDie(face, w, h) })
		if island.IsHit(roll) {
			page.Outline(c, at.Inset(-2), ui.Green)
			page.Outline(c, at.Inset(-3), ui.Green)
		}
	}
}

// thrown are the dice whose hits are laid now.
func (b *Board) thrown(c *ui.Context, col *page.Column) {
	all := b.Play.Told()
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Kind == island.Rolled {
			n := len(all[i].Rolls)
			dice(c, col.Next(float64((n+5)/6)*(dieW*1.6+8)+8), &all[i])
			return
		}
	}
}

const latelyLines = 7

// lately is what has happened last.
func (b *Board) lately(col *page.Column, v island.View) {
	all := b.Play.Told()
	var lines []string
	for i := len(all) - 1; i >= 0 && len(lines) < latelyLines; i-- {
		if text := b.line(v, &all[i]); text != "" {
			lines = append(lines, text)
		}
	}
	if len(lines) == 0 {
		return
	}
	col.Gap(8)
	col.Heading(words.Say("lately.title"))
	for _, text := range lines {
		col.Say(ui.Plain(text), ui.Small.At(15).In(ui.Ink))
		col.Gap(2)
	}
}

// happens is what is being shown, in place of the choices.
func (b *Board) happens(c *ui.Context, col *page.Column, v island.View) {
	col.Heading(words.Say("happens.title"))
	col.Say(ui.Plain(words.Say("happens.skip")), ui.Note.At(15).In(ui.Faded))
	b.lately(col, v)
}
