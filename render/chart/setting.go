package chart

import "image"

// setting is where the things stand that do not move while a game goes on: the
// plates in open water, the ports' names and those of the seas. It depends on
// what the sheet asks for and on the crop, not on the game.
type setting struct {
	plates // for this crop: those it would cut are left out
	legend box
	scores box
	ports  []portName
	oceans []curved
	in     box // what may be written on
}

type settingKey struct {
	legend bool
	scores int
	crop   Crop
	scale  float64 // of a framed crop, else 0
}

// settingsKept is how many settings are remembered: a window shows a few crops at a time.
const settingsKept = 24

// settingFor is the setting for a sheet.
func (p *Painter) settingFor(s *Sheet, scale float64) *setting {
	k := settingKey{legend: s.Legend, scores: min(len(s.Scores), maxScores)}
	if s.Crop != nil {
		k.crop = *s.Crop
		if s.Crop.Framed {
			k.scale = scale
		}
	}
	if t := p.settings[k]; t != nil {
		return t
	}
	if p.settings == nil || len(p.settings) >= settingsKept {
		p.settings = map[settingKey]*setting{}
	}
	t := p.newSetting(k, s.Crop != nil)
	p.settings[k] = t
	return t
}

func (p *Painter) newSetting(k settingKey, cropped bool) *setting {
	t := &setting{plates: p.plates, in: p.sheet.in}
	if k.scores > 0 {
		t.scores = p.scoresBox(k.scores)
	}
	if k.legend {
		w, h := p.legendSize(legendRows)
		if t.legend = p.openWater(w, h, legendAim, t.cartouche, t.rose, t.scores); t.legend == (box{}) { // no wider or higher than it needs be
			w, h = p.legendSize(len(p.world.Legend))
			t.legend = p.openWater(w, h, legendAim, t.cartouche, t.rose, t.scores)
		}
	}
	if cropped {
		shown := box{k.crop.X0, k.crop.Y0, k.crop.X1, k.crop.Y1}
		if k.crop.Framed {
			shown = shown.grow(-cropBand(k.scale) / k.scale)
		}
		t.in = t.in.meet(shown)
		for _, b := range []*box{&t.cartouche, &t.rose, &t.legend, &t.scores} {
			if !t.in.covers(b.grow(0.2)) {
				*b = box{}
			}
		}
	}
	t.ports = p.placePorts(t)
	t.oceans = p.placeOceans(t)
	return t
}

// taken are the boxes of the plates.
func (t *setting) taken() []box {
	var out []box
	for _, b := range [...]box{t.cartouche, t.rose, t.legend, t.scores} {
		if b != (box{}) {
			out = append(out, b)
		}
	}
	return out
}

// CropAt is the crop that shows the rectangle r of the chart's pixels at a scale.
func (p *Painter) CropAt(r image.Rectangle, scale float64, framed bool) *Crop {
	x := func(v int) float64 { return float64(v)/scale + p.sheet.x0 }
	y := func(v int) float64 { return float64(v)/scale + p.sheet.y0 }
	return &Crop{x(r.Min.X), y(r.Min.Y), x(r.Max.X), y(r.Max.Y), framed}
}

// covers reports whether o lies within b.
func (b box) covers(o box) bool { return o.x0 >= b.x0 && o.y0 >= b.y0 && o.x1 <= b.x1 && o.y1 <= b.y1 }

// meet is what b and o have in common.
func (b box) meet(o box) box {
	return box{max(b.x0, o.x0), max(b.y0, o.y0), min(b.x1, o.x1), min(b.y1, o.y1)}
}
