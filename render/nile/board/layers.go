package board

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// layerSwitch is one line of the panel of layers. A layer that is there unless
// it is switched off has its bit in Layers when it is not.
type layerSwitch struct {
	id   string // of its switch
	key  string // of its words
	bit  chart.Layers
	off  bool // the bit takes the layer away
	mine bool // it shows what one explorer knows
}

// layerSwitches are the layers the player can switch, in the order of the panel.
var layerSwitches = []layerSwitch{
	{id: "Tracks of the parties", key: "layers.tracks", bit: chart.NoTracks, off: true},
	{id: "Peoples", key: "layers.tribes", bit: chart.NoTribes, off: true},
	{id: "Names", key: "layers.names", bit: chart.NoNames, off: true},
	{id: "Grid", key: "layers.grid", bit: chart.NoGrid, off: true},
	{id: "Heights and sizes", key: "layers.figures", bit: chart.NoFigures, off: true},
	{id: "Flags of the unpublished", key: "layers.flags", bit: chart.NoFlags, off: true},
	{id: "Rivers’ direction", key: "layers.water", bit: chart.FlowArrows},
	{id: "Who published what", key: "layers.publishers", bit: chart.ShowPublishers},
	{id: "Points it scored", key: "layers.points", bit: chart.ShowPoints},
	{id: "What my explorer knows", key: "layers.mine", bit: chart.OnlyMine, mine: true},
}

// BoardLayers are the layers that settings may hold.
func BoardLayers() (all chart.Layers) {
	for _, l := range layerSwitches {
		all |= l.bit
	}
	return all
}

// LayersFor are the layers of the chart for a view: what only one explorer
// knows is shown to nobody else.
func LayersFor(p desk.Preferences, v nile.View) chart.Layers {
	l := chart.Layers(p.Layers) & BoardLayers()
	if v.Seat() == game.Nobody {
		l &^= chart.OnlyMine
	}
	return l
}

const (
	layersW = 376
	layersH = 470 // before its height is known
)

// layers is the panel on which parts of the chart are switched. It lies over
// the expedition sheet, so that the chart shows at once what they do.
func (b *Board) layers(c *ui.Context, a desk.Desk, v nile.View) {
	w := min(layersW, c.W-24)
	h := min(c.DrawerHeight("layers", layersH), c.H-ui.BarH-16)
	r := ui.R(math.Round(c.W-w-8), ui.BarH+8, w, h)
	p := a.Preferences()
	c.Drawer("layers", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		c.Text(col.Next(34), words.Say("layers.title"), ui.Head.At(22))
		c.Rule(ui.R(in.X, col.R.Y, in.W, 1), ui.Rule)
		col.Gap(8)
		for _, l := range layerSwitches {
			l.draw(c, col, v, &p)
		}
		col.Gap(10)
		usual := ui.Button{Label: words.Say("layers.usual"), ID: "usual", Disabled: p.Layers == 0}
		shut := ui.Button{
			Label: words.Say("layers.close"), ID: "close", Hint: words.Phrase("key.esc"), Default: true,
			Keys: slices.Concat(c.Bound(keys.Layers), page.Escape),
		}
		high := c.RowHeight(in.W, usual, shut)
		switch hit, _ := c.Row(col.Next(high), usual, shut); hit {
		case 0:
			p.Layers = 0
		case 1:
			b.List = NoList
		}
		return col.Height()
	})
	a.SetPreferences(p)
}

// draw is a layer's line with its switch.
func (l *layerSwitch) draw(c *ui.Context, col *page.Column, v nile.View, p *desk.Preferences) {
	if l.mine && v.Seat() == game.Nobody {
		return
	}
	on := (chart.Layers(p.Layers)&l.bit != 0) != l.off
	if c.Toggle(col.Next(31), l.id, words.Say(l.key), &on, ui.Plain(words.Say(l.key+".tip"))) {
		p.Layers ^= int(l.bit)
	}
}
