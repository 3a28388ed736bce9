package meet

import (
	"math"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
)

// speaker is who speaks for a people: a face, and what is said now.
type speaker struct {
	face faces.Face
	said string
}

// speak has the one who speaks for a people say what fits the occasion.
func (e *Encounter) speak(v nile.View, t nile.TribeView, on tell.Occasion) {
	said := tell.Speech(v, t, e.Play.Told(), on)
	e.who = &speaker{face: tell.Speaker(v, t), said: said}
}

// The measures of a speaker on a sheet, in units: the least height of the portrait, its
// width for its height, and the room beside it; from which width on there is one.
const (
	faceLeast, faceMost = 92.0, 250.0
	faceShape, faceGap  = 0.84, 18.0
	faceOn              = 480.0
	smallPlate, smallOn = 300.0, 760.0 // a picture at the end of what is said, and from which width on
)

var speechStyle = ui.Note.At(20)

// draw sets the portrait, beside it the picture across the sheet, banner high with its
// gap, and below the picture what is said; where there is no room for that, 0, the picture stands small at the end of what
// is said.
func (s *speaker) draw(c *ui.Context, col *page.Column, plate *engraving.Picture, banner float64) {
	text, room := ui.Plain(s.said), col.R
	high := c.ParagraphHeight(text, speechStyle, room.W)
	small := 0.0
	if banner == 0 && plate != nil && room.W >= smallOn {
		small = smallPlate + faceGap
	}
	if room.W >= faceOn {
		tall := faceLeast
		for range 2 { // the portrait is as high as what stands beside it, which is the higher the wider it is
			tall = min(max(faceLeast, banner+high), faceMost)
			high = c.ParagraphHeight(text, speechStyle, room.W-math.Round(tall*faceShape)-faceGap-small)
		}
		at := ui.R(room.X, room.Y, math.Round(tall*faceShape), tall)
		page.Portrait(c, at, s.face)
		page.Outline(c, at, ui.Rule)
		room.CutLeft(at.W + faceGap)
		if small > 0 {
			page.Engraved(c, ui.R(room.Right()-smallPlate, at.Y, smallPlate, tall), plate)
			room.CutRight(small)
		}
		defer func(y float64) { col.Gap(max(0, y+tall-col.R.Y) + bannerGap) }(room.Y)
	} else {
		defer col.Gap(bannerGap)
	}
	if banner > 0 {
		page.Engraved(c, ui.R(room.X, room.Y, room.W, banner-bannerGap), plate)
	}
	c.Paragraph(ui.R(room.X, room.Y+banner, room.W, high), text, speechStyle)
	col.Gap(banner + high)
}
