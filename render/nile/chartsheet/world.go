package chartsheet

import (
	"sync"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// The middle of the board's Africa, in degrees: that of the chart's projection.
const midLat, midLon = -9.0, 20.0

// legend is what the chart explains: all its signs, land before what lies on it.
var legend = []chart.Sign{
	chart.DesertSign, chart.VeldtSign, chart.JungleSign, chart.SwampSign, chart.MountainSign, chart.LakeSign,
	chart.JungleSwampSign, chart.JungleMountainSign, chart.PrintedSign, chart.PublishedSign, chart.RiverSign, chart.CataractSign,
	chart.OasisSign, chart.TribeSign, chart.CacheSign, chart.FlagSign, chart.TrackSign, chart.CounterSign,
}

// worlds are those there have been, by board: a painter is kept for each.
var worlds sync.Map // *hexmap.Map → *chart.World

// World is a board with the shores and seas of Africa round it, the same value
// each time. The error says what of these cannot be read.
func World(m *hexmap.Map) (*chart.World, error) {
	if w, ok := worlds.Load(m); ok {
		return w.(*chart.World), nil
	}
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		return nil, err
	}
	seas, err := chart.ReadSeas(assets.Seas)
	if err != nil {
		return nil, err
	}
	w, _ := worlds.LoadOrStore(m, &chart.World{
		Map: m, Coast: coast, Seas: seas, MidLat: midLat, MidLon: midLon, Legend: legend,
		Says: func() chart.Words { return words.In(tell.Words()) },
	})
	return w.(*chart.World), nil
}
