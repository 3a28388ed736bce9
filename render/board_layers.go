package render

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// layerSwitch is one line of the panel of layers. A layer that is there unless
// it is switched off has its bit in Layers when it is not.
type layerSwitch struct {
	key  string // of its words
	bit  chart.Layers
	off  bool // the bit takes the layer away
	mine bool // it shows what one explorer knows
}

// layerSwitches are the layers the player can switch, in the order of the panel.
var layerSwitches = []layerSwitch{
	{key: "layers.tracks", bit: chart.NoTracks, off: true},
	{key: "layers.tribes", bit: chart.NoTribes, off: true},
	{key: "layers.names", bit: chart.NoNames, off: true},
	{key: "layers.grid", bit: chart.NoGrid, off: true},
	{key: "layers.figures", bit: chart.NoFigures, off: true},
	{key: "layers.flags", bit: chart.NoFlags, off: true},
	{key: "layers.water", bit: chart.FlowArrows},
	{key: "layers.publishers", bit: chart.ShowPublishers},
	{key: "layers.points", bit: chart.ShowPoints},
	{key: "layers.mine", bit: chart.OnlyMine, mine: true},
}

// boardLayers are the layers that settings may hold.
func boardLayers() (all chart.Layers) {
	for _, l := range layerSwitches {
		all |= l.bit
	}
	return all
}

// layersFor are the layers of the chart for a view: what only one explorer
// knows is shown to nobody else.
func layersFor(p Preferences, v nile.View) chart.Layers {
	l := chart.Layers(p.Layers) & boardLayers()
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
func (b *Board) layers(c *ui.Context, a Desk, v nile.View) {
	w := min(layersW, c.W-24)
	h := min(c.DrawerHeight("layers", layersH), c.H-ui.BarH-16)
	r := ui.R(math.Round(c.W-w-8), ui.BarH+8, w, h)
	p := a.Preferences()
	c.Drawer("layers", r, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		c.Text(col.next(34), words.Say("layers.title"), ui.Head.At(22))
		c.Rule(ui.R(in.X, col.r.Y, in.W, 1), ui.Rule)
		col.gap(8)
		for _, l := range layerSwitches {
			l.draw(c, col, v, &p)
		}
		col.gap(10)
		usual := ui.Button{Label: words.Say("layers.usual"), ID: "usual", Disabled: p.Layers == 0}
		shut := ui.Button{
			Label: words.Say("layers.close"), ID: "close", Hint: "Esc", Default: true,
			Keys: slices.Concat(c.Bound(keymap.Layers), escape),
		}
		high := c.RowHeight(in.W, usual, shut)
		switch hit, _ := c.Row(col.next(high), usual, shut); hit {
		case 0:
			p.Layers = 0
		case 1:
			b.list = noList
		}
		return col.height()
	})
	a.SetPreferences(p)
}

// draw is a layer's line with its switch.
func (l *layerSwitch) draw(c *ui.Context, col *column, v nile.View, p *Preferences) {
	if l.mine && v.Seat() == game.Nobody {
		return
	}
	on := (chart.Layers(p.Layers)&l.bit != 0) != l.off
	if c.Toggle(col.next(31), words.Say(l.key), &on, ui.Plain(words.Say(l.key+".tip"))) {
		p.Layers ^= int(l.bit)
	}
}
