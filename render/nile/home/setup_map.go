package home

import (
	"fmt"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/excerpt"
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
	mapsMost      = 60    // games to choose from: the latest
	mapLeast      = 240.0 // the room of the picture of a map, with what is said above it, at least
	mapPicture    = 170.0 // and of that alone
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
}

// pickMap is the sheet on which a map is chosen: that of 1820, or that of a game
// that has been saved.
func (u *SetUp) pickMap(c *ui.Context, a desk.Desk) {
	c.Modal("maps", 720, 300, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		c.Text(col.Next(36), words.Say("setup.map.title"), ui.Head.At(24).Own())
		c.Rule(col.Next(8), ui.Rule)
		if u.mapRow(c, col, "map of 1820", words.Say("setup.map.usual"), words.Say("setup.map.usual.text")) {
			u.S.Map, u.onto, u.drawn, u.maps = nil, "", nil, nil
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
	u.S.Map, u.onto, u.drawn = m, s.Name, nil
}

// chart shows the map on which the game begins, as it will lie before everybody then, and how much
// of it is blank, in so high a room.
func (u *SetUp) chart(c *ui.Context, a desk.Desk, col *page.Column, high float64) {
	left := 0
	if carried, err := nile.ReadCarried(u.S.Map); err == nil {
		left = carried.Left
	}
	col.Heading(words.Say("setup.map.on", "game", u.onto))
	col.Say(page.Cited(words.Say("setup.map.left", "n", left), nile.RuleCarried), ui.Small)
	col.Gap(4)
	u.draw(chart.Palette(a.Preferences().Palette))
	if u.drawn == nil { // the foot says what is wrong with it
		return
	}
	r := col.Next(max(mapPicture, min(high-ui.HeadingH-ui.LineH-8, col.R.W)))
	shape := u.drawn.Shape()
	u.drawn.Draw(c, r.Middle(min(r.W, r.H*shape), min(r.H, r.W/shape)))
}

// draw has the map drawn in a set of colours.
func (u *SetUp) draw(colours chart.Palette) {
	if u.drawn != nil && u.colours == colours {
		return
	}
	began, err := nile.Rules{}.New(nile.Settings{Way: nile.Game1, Target: nile.Targets[0], Map: u.S.Map, Players: []nile.Player{{Name: "-"}}}.Encode())
	if err != nil {
		u.drawn = nil
		return
	}
	u.drawings++
	u.drawn, u.colours = excerpt.Of(began.(*nile.Position).View(game.Nobody), colours, "map to begin on", []hexmap.ID{0}), colours
	u.drawn.Whole, u.drawn.Version = true, u.drawings
}
