package home

import (
	"fmt"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// What a game is called, and the map it begins on (28.94).

// mapPicker is the sheet on which a map is chosen.
type mapPicker struct{ saves []menu.SaveInfo }

// Measures of the row, in units.
const (
	campaignNameW = 0.56 // of the row
	mapRowH       = 46.0
	mapsMost      = 60 // games to choose from: the latest
)

// campaign is the row with the game's name and its map.
func (u *SetUp) campaign(c *ui.Context, col *page.Column) {
	col.Gap(10)
	col.Heading(words.Say("setup.campaign"))
	col.Gap(6)
	row := col.Next(ui.ButtonH)
	c.TextField(row.CutLeft(row.W*campaignNameW), ui.Field{
		ID: "name of the game", Max: nile.MostName, Hint: words.Say("setup.campaign.hint"), Tip: ui.Plain(words.Say("setup.campaign.tip")),
	}, &u.S.Name)
	row.CutLeft(8)
	label := words.Say("setup.map.usual")
	if u.onto != "" {
		label = u.onto
	}
	if c.Button(row, ui.Button{Label: label, ID: "map", Size: 16, Disabled: u.begins.Saves == nil, Tip: ui.Plain(words.Say("setup.map.tip"))}) {
		u.maps = &mapPicker{saves: u.begins.Saves()}
		u.maps.saves = u.maps.saves[:min(len(u.maps.saves), mapsMost)]
	}
	if u.onto != "" {
		col.Gap(2)
		left := 0
		if carried, err := nile.ReadCarried(u.S.Map); err == nil {
			left = carried.Left
		}
		col.Say(page.Cited(words.Say("setup.map.left", "n", left), nile.RuleCarried), ui.Small)
	}
}

// pickMap is the sheet on which a map is chosen: that of 1820, or that of a game
// that has been saved.
func (u *SetUp) pickMap(c *ui.Context, a desk.Desk) {
	c.Modal("maps", 720, 300, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		c.Text(col.Next(36), words.Say("setup.map.title"), ui.Head.At(24).Own())
		c.Rule(col.Next(8), ui.Rule)
		if u.mapRow(c, col, "map of 1820", words.Say("setup.map.usual"), words.Say("setup.map.usual.text")) {
			u.S.Map, u.onto, u.maps = nil, "", nil
			return col.Height()
		}
		for i := range u.maps.saves {
			s := &u.maps.saves[i]
			if u.mapRow(c, col, fmt.Sprint("map ", i+1), s.Name, s.About()) {
				u.takeMap(s, a)
				return col.Height()
			}
		}
		back := ui.Button{Label: words.Say("load.back"), ID: "back", Hint: words.Phrase("key.esc")}
		col.Gap(6)
		foot := col.Next(ui.ButtonH)
		if c.Button(foot.CutRight(c.ButtonWidth(back)), back) || c.Back() {
			u.maps = nil
		}
		return col.Height()
	})
}

// mapRow is one map to choose.
func (*SetUp) mapRow(c *ui.Context, col *page.Column, id, title, about string) bool {
	row := col.Next(mapRowH)
	b := ui.Button{Label: title, ID: id, Size: 17}
	taken := c.Button(row.CutLeft(row.W*0.5).Top(ui.ButtonH), b)
	row.CutLeft(14)
	c.Paragraph(row.InsetXY(0, 3), ui.Plain(about), ui.Small)
	return taken
}

// takeMap has the game begin on the map of a saved one.
func (u *SetUp) takeMap(s *menu.SaveInfo, a desk.Desk) {
	u.maps = nil
	m, err := u.begins.MapOf(s.Path)
	if err != nil {
		a.Fail(err)
		return
	}
	u.S.Map, u.onto = m, s.Name
}
