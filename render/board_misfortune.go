package render

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// A card that was drawn for a misfortune (11), as the board shows it.

// misfortune reports whether the card shown now was drawn for a disaster.
func (t *turned) misfortune() bool {
	return t.open() && t.shown[t.at].card != nil && t.shown[t.at].section == nile.ForDisaster
}

// cardTitle is the heading of a card for what it was drawn for.
func cardTitle(k *nile.Card, s nile.Section) string {
	if s == nile.ForDisaster {
		return k.Disaster.Title()
	}
	return "Event"
}

// tellsOfDisaster reports whether an event is what a card drawn for a disaster
// led to.
func tellsOfDisaster(k game.Kind) bool {
	switch k {
	case nile.DisasterStrikes, nile.DisasterPasses, nile.FellIll, nile.Perished, nile.Peril, nile.MayMove, nile.HuntSpoiled,
		nile.GoodsLost, nile.Deserted, nile.BeastsDied, nile.ExplorerSick, nile.RespectRegained, nile.Noted, nile.ModeChanged,
		nile.Strayed, nile.Died:
		return true
	}
	return false
}

// disasterFacts is what the card says of its disaster: where, what, and who
// makes it less.
func disasterFacts(d nile.Disaster) ui.Rich {
	if d == nile.QuietMarch {
		return nil
	}
	t := ui.Rich{ui.I(words.Sentence(words.DisasterWhere(d)) + ": "), ui.T(words.DisasterDoes(d) + ".")}
	if help := words.DisasterHelp(d); help != "" {
		t = append(t, ui.T(" "+words.Sentence(help)+"."))
	}
	return t
}

// scene is what the picture on a disaster's card shows.
type scene uint8

const (
	roadScene scene = iota
	sickScene
	tracksScene
	waterScene
	dustScene
	stormScene
	fireScene
	rocksScene
	storesScene
	menScene
)

var sceneOf = [nile.Disasters]scene{
	nile.Fever: sickScene, nile.SleepingSickness: sickScene, nile.Dysentery: sickScene, nile.PoisonousFruit: sickScene,
	nile.Sunstroke: dustScene, nile.ExplorersFever: sickScene, nile.Smallpox: sickScene, nile.Snake: tracksScene,
	nile.Crocodile: waterScene, nile.Lion: tracksScene, nile.Hippopotamus: waterScene, nile.ElephantStampede: tracksScene,
	nile.DriverAnts: storesScene, nile.Tsetse: tracksScene, nile.Termites: storesScene, nile.Leopard: tracksScene,
	nile.Flood: waterScene, nile.Rockfall: rocksScene, nile.Sandstorm: dustScene, nile.GrassFire: fireScene,
	nile.Thunderstorm: stormScene, nile.Quicksand: waterScene, nile.MountainCold: rocksScene, nile.Rapids: waterScene,
	nile.BurstWaterSkins: storesScene, nile.GameGone: tracksScene, nile.BearersDesert: menScene, nile.SlaveRaiders: menScene,
	nile.BadOmens: stormScene, nile.FalseGuide: menScene, nile.Quarrel: menScene, nile.HuntingAccident: tracksScene,
	nile.Theft: storesScene, nile.Mutiny: menScene, nile.ElephantsGraveyard: menScene, nile.CanoeStolen: waterScene,
	nile.SpoiledRations: storesScene, nile.WetPowder: storesScene, nile.NotesLost: storesScene, nile.Drowning: waterScene,
}

// paintMisfortune is the small engraving on a disaster's card.
func paintMisfortune(d nile.Disaster, w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	fill(img, img.Bounds(), vignettePaper)
	p := &pen{img: img, k: float64(w) / vignetteW, ras: vector.NewRasterizer(w, h), ink: vignetteInk}
	switch sceneOf[d] {
	case roadScene:
		p.road()
	case sickScene:
		p.tents()
	case tracksScene:
		p.tracks()
	case waterScene:
		p.overturned()
	case dustScene:
		p.dunes()
	case stormScene:
		p.storm()
	case fireScene:
		p.fire()
	case rocksScene:
		p.mountains()
		p.stones()
	case storesScene:
		p.bales()
	case menScene:
		p.march()
	}
	for x := 0.0; x < vignetteW; x += 6 {
		p.line(1.6, x, horizon, x+3.4, horizon)
	}
	return img
}

func (p *pen) road() {
	p.line(1.0, 0, 48, 50, 42, 110, 46, 170, 40, vignetteW, 44)
	p.line(1.3, 96, horizon, 112, 62, 116, 52, 122, 45)
	p.line(1.3, 150, horizon, 136, 62, 128, 52, 124, 45)
	p.palm(30, horizon-2, 40)
	p.crown(206, horizon-2, 38)
}

func (p *pen) tents() {
	for _, t := range [][2]float64{{56, 26}, {122, 36}, {184, 28}} {
		x, high := t[0], t[1]
		base := horizon - 2
		p.area(vignettePaper, x-high, base, x, base-high, x+high, base)
		p.line(1.6, x-high-4, base, x, base-high, x+high+4, base)
		p.line(1.2, x, base-high, x-high*0.18, base, x+high*0.22, base)
		for i := range 5 {
			f := 0.25 + 0.13*float64(i)
			p.line(0.8, x+high*f*0.9, base-high*(1-f)+3, x+high*f*0.9+1, base-2)
		}
	}
	p.palm(18, horizon-2, 52)
}

// tracks are the prints of a large animal, going into the grass.
func (p *pen) tracks() {
	p.veldt()
	for i := range 6 {
		x, y := 22+float64(i)*33, 71-4*math.Sin(float64(i)*0.9)+float64(i%2)*6
		p.area(vignetteInk, ringOf(x, y, 3.4, 2.6, 0, 2*math.Pi)...)
		for _, d := range [3][2]float64{{-2.8, -3.4}, {0.4, -4.4}, {3.4, -3.2}} {
			p.area(vignetteInk, ringOf(x+d[0], y+d[1], 1.3, 1.2, 0, 2*math.Pi)...)
		}
	}
}

// overturned is a canoe, keel up, in rough water.
func (p *pen) overturned() {
	for i := range 6 {
		p.wave(1.1, 4+float64(i%3)*9, vignetteW-6-float64(i%2)*26, 36+float64(i)*7.4, 2.2, 26+float64(i)*2)
	}
	p.area(vignettePaper, 76, 52, 92, 40, 120, 35, 148, 39, 166, 50, 148, 53, 96, 55)
	p.line(1.7, 76, 52, 92, 40, 120, 35, 148, 39, 166, 50)
	p.line(1.1, 90, 47, 120, 41, 150, 45)
	p.wave(1.3, 62, 182, 54, 2.4, 24)
	p.line(1.5, 184, 34, 198, 56)
}

func (p *pen) storm() {
	for _, r := range [][4]float64{{70, 26, 26, 13}, {100, 20, 32, 15}, {138, 25, 30, 13}} {
		p.area(vignettePaper, ringOf(r[0], r[1], r[2], r[3], 0, 2*math.Pi)...)
		p.line(1.5, ringOf(r[0], r[1], r[2], r[3], math.Pi*0.9, math.Pi*2.1)...)
	}
	p.line(1.2, 44, 33, 168, 33)
	p.line(2.0, 108, 36, 98, 52, 110, 52, 98, 72)
	for i := range 22 {
		x := 46 + float64(i)*6
		p.line(0.8, x, 38+float64(i%3)*5, x-6, 54+float64(i%4)*5)
	}
	p.line(0.9, 0, 66, 60, 64, 150, 68, vignetteW, 65)
}

func (p *pen) fire() {
	for i := range 15 {
		x := 10 + float64(i)*15.5
		high := 22 + 14*math.Abs(math.Sin(float64(i)*2.3))
		y := horizon - 3
		p.line(1.4, x-6, y, x-4, y-high*0.4, x-1, y-high*0.3, x+1, y-high, x+4, y-high*0.45, x+6, y-high*0.6, x+8, y)
	}
	for i := range 4 {
		p.wave(0.9, 30+float64(i)*44, 66+float64(i)*44, 26-float64(i%2)*8, 3, 18)
	}
}

func (p *pen) stones() {
	for i := range 9 {
		x, y := 86+float64(i*17%120), 44+float64(i*11%28)
		r := 2.5 + float64(i%3)*1.4
		p.area(vignettePaper, ringOf(x, y, r, r*0.8, 0, 2*math.Pi)...)
		p.line(1.2, ringOf(x, y, r, r*0.8, 0, 2*math.Pi)...)
	}
}

func (p *pen) bales() {
	base := horizon - 2
	for _, b := range [][4]float64{{44, 0, 44, 26}, {92, 0, 46, 28}, {142, 0, 42, 24}, {70, 28, 42, 22}} {
		x, y, w, h := b[0], base-b[1], b[2], b[3]
		p.area(vignettePaper, x, y, x, y-h, x+w, y-h, x+w, y)
		p.line(1.5, x, y, x, y-h, x+w, y-h, x+w, y, x, y)
		p.line(1.0, x+w*0.3, y, x+w*0.3, y-h)
		p.line(1.0, x+w*0.7, y, x+w*0.7, y-h)
		for i := range 4 {
			p.line(0.7, x+w*0.76, y-3-float64(i)*5, x+w-2, y-5-float64(i)*5)
		}
	}
	for i := range 14 { // what has come out of them
		x := 190 + float64(i*13%36)
		p.area(vignetteInk, ringOf(x, base-2-float64(i*7%5), 1.1, 1.0, 0, 2*math.Pi)...)
	}
}

// march is a file of people with loads on the way to the horizon.
func (p *pen) march() {
	p.line(0.9, 0, 46, 70, 42, 150, 47, vignetteW, 43)
	for i := range 7 {
		k := 1.25 - 0.12*float64(i)
		x, y := 26+float64(i)*29, horizon-4-float64(i)*3.6
		ink := color.RGBA{0x2b, 0x21, 0x18, 255}
		p.area(ink, ringOf(x, y-25*k, 3.4*k, 3.6*k, 0, 2*math.Pi)...)
		p.area(ink, x-4*k, y, x-3.6*k, y-20*k, x+3.6*k, y-20*k, x+4.4*k, y)
		if i%3 != 0 {
			p.area(ink, x-8*k, y-29*k, x-8*k, y-36*k, x+8*k, y-36*k, x+8*k, y-29*k)
		} else {
			p.line(1.2*k, x+6*k, y, x+4*k, y-34*k)
		}
	}
}
