package meet

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Encounter is what the sheets that lie over the chart have in common: who speaks,
// the picture, and the keys that mean the same everywhere.
type Encounter struct {
	Play *play.Play
	Keys func(c *ui.Context)
	Rule string // the heading stands under it
	// plate is the engraving beside the heading, or across the sheet.
	plate  *engraving.Picture
	who    *speaker // who speaks to the explorer, nil for nobody
	spread spreadSize
}

// picture is the plate in the country where the party is, nil for none.
func (e *Encounter) picture() *engraving.Picture {
	if e.plate == nil {
		return nil
	}
	v := sight.View(e.Play)
	if s, ok := v.Sheet(e.Play.Seat()); ok && s.At != hexmap.None {
		return e.plate.In(tell.Landscape(v.Hex(s.At).Terrain))
	}
	return e.plate
}

// heading is the title with the line below it, and the plate beside them.
func (e *Encounter) heading(c *ui.Context, col *page.Column, title, sub string) {
	room, least := col.R, 0.0
	if plate := e.picture(); page.HasPlate(c, room.W, plate) {
		least = page.Beside(c, &room, plate) + 6
	}
	head := page.NewColumn(c, room)
	st := page.TitleFit(c, title, room.W)
	page.TitleOf(c, head.Next(st.Size*1.2), title, e.Rule)
	if sub != "" {
		head.Say(ui.Plain(sub), ui.Note.In(ui.Faded))
		head.Gap(4)
	}
	col.Gap(max(head.Height(), least))
}

// TribeTitle is the heading of a people's sheet.
func TribeTitle(t nile.TribeView) string {
	if t.Kingdom {
		return words.Say("meet.kingdom", "name", tell.People(t.Name))
	}
	return words.Say("meet.title", "name", tell.People(t.Name))
}
