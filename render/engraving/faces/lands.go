package faces

import (
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

type wear = func(p *person, d *paint.Dice) outfit

// fixed is an outfit in one of some colours.
func fixed(o outfit, dyes ...engraving.Wash) wear {
	return func(_ *person, d *paint.Dice) outfit {
		if len(dyes) > 0 {
			o.main = pick(d, dyes)
			switch o.main {
			case dyeWhite, dyeCream:
				o.tone = 0.03
			case dyeBlack, dyeIndigo:
				o.tone = 0.46
			default:
				o.tone = 0.20
			}
		}
		if o.cover != bare && d.Next() < 0.12 && o.cover != turban {
			o.cover = bare
		}
		return o
	}
}

// soldierly is what an askari wears.
func soldierly(_ *person, d *paint.Dice) outfit {
	o := outfit{garment: tunicked, main: pick(d, []engraving.Wash{dyeWhite, dyeBlue, dyeCream}), tone: 0.06, cover: fez, top: dyeRed, topTone: 0.36, trim: dyeRed}
	switch n := d.Next(); {
	case n < 0.30:
		o.cover, o.top, o.topTone, o.stripes = turban, dyeWhite, 0.03, 0.2
	case n < 0.5:
		o.cover, o.top, o.topTone = turban, dyeRed, 0.25
	case n < 0.66:
		o.cover = kofia
	}
	return o
}

var shavenOrNot = []whiskers{shaven, shaven, moustache, chinBeard, roundBeard}

// lands is who lives where, and what is worn there.
var lands = [Regions]landed{
	Europe: {
		dark: [2]float64{0.02, 0.20}, hue: [2]float64{0.22, 0.86}, nose: [2]float64{0.76, 1.08}, lips: [2]float64{0.62, 1.0},
		men: []hairdo{parted, swept, parted, swept, curls}, women: []hairdo{knotted, curls, knotted},
		beards: []whiskers{shaven, sideburns, sideburns, moustache, roundBeard, shaven, longBeard},
		outfits: []wear{
			fixed(outfit{garment: coat, trim: dyeWhite}, dyeBlack, dyeGreen, dyeBrown, dyeIndigo),
			fixed(outfit{garment: coat, trim: dyeWhite}, dyeBrown, dyeBlue, dyeRust),
			fixed(outfit{garment: coat, trim: dyeBlack, cover: topHat, top: dyeBlack}, dyeBlack, dyeGreen, dyeBrown),
			fixed(outfit{garment: coat, trim: dyeCream, cover: strawHat, top: dyeBlack, topTone: 0.6}, dyeCream, dyeBrown, dyeBlue),
			fixed(outfit{garment: shirt, cover: strawHat, top: dyeBrown, topTone: 0.5}, dyeWhite, dyeCream),
			fixed(outfit{garment: coat, trim: dyeBlack, cover: peakedCap, top: dyeBlack, topTone: 0.5}, dyeIndigo, dyeBlack),
			fixed(outfit{garment: shirt}, dyeWhite, dyeBlue),
		},
		outfitsF: []wear{
			fixed(outfit{garment: gown, trim: dyeWhite, rings: 2}, dyeGreen, dyeIndigo, dyeRust, dyeBlack),
			fixed(outfit{garment: shawl, trim: dyeOchre, stripes: 0.6}, dyeRed, dyeGreen, dyeCream),
			fixed(outfit{garment: shirt, cover: strawHat, top: dyeRed, topTone: 0.3}, dyeWhite, dyeCream),
			fixed(outfit{garment: gown, trim: dyeWhite, cover: bonnet, top: dyeCream, topTone: 0.06}, dyeBlue, dyeBrown, dyeRust),
		},
	},
	Maghreb: {
		dark: [2]float64{0.14, 0.52}, hue: [2]float64{0.80, 0.95}, nose: [2]float64{0.80, 1.10}, lips: [2]float64{0.74, 1.10},
		men: []hairdo{cropped, bald}, women: []hairdo{knotted, locks}, beards: []whiskers{moustache, chinBeard, roundBeard, roundBeard, longBeard},
		outfits: []wear{
			fixed(outfit{garment: burnous, cover: turban, top: dyeWhite, topTone: 0.03, trim: dyeRed}, dyeWhite, dyeCream, dyeBrown),
			fixed(outfit{garment: burnous, cover: fez, top: dyeRed, topTone: 0.34, trim: dyeRed}, dyeWhite, dyeCream, dyeBlue),
			fixed(outfit{garment: kanzu, cover: bigTurban, top: dyeIndigo, topTone: 0.42, trim: dyeIndigo}, dyeWhite, dyeIndigo),
			fixed(outfit{garment: burnous, cover: bigTurban, top: dyeWhite, topTone: 0.05, trim: dyeOchre, stripes: 0.7}, dyeRust, dyeCream),
		},
		outfitsF: []wear{
			fixed(outfit{garment: shawl, cover: scarf, top: dyeRed, topTone: 0.28, trim: dyeOchre, stripes: 0.7, rings: 1, beads: 1}, dyeCream, dyeIndigo, dyeRust),
			fixed(outfit{garment: shawl, cover: scarf, top: dyeIndigo, topTone: 0.44, trim: dyeOchre, rings: 1, pendant: true}, dyeIndigo, dyeWhite),
		},
	},
	Nile: {
		dark: [2]float64{0.68, 1.0}, hue: [2]float64{0.90, 0.98}, nose: [2]float64{0.96, 1.30}, lips: [2]float64{0.95, 1.35},
		men: []hairdo{cropped, cropped, full, rows}, women: []hairdo{cropped, rows, plaits, cropped}, beards: []whiskers{shaven, shaven, shaven, chinBeard},
		marks: []mark{browDots, browLines, templeLines, unmarked},
		outfits: []wear{
			fixed(outfit{garment: knot, cover: beadBand, top: dyeBlue, topTone: 0.2, trim: dyeRed, beads: 2}, dyeSkin, dyeBark),
			fixed(outfit{garment: wrapped, cover: plume, top: dyeRed, topTone: 0.35, trim: dyeWhite, beads: 3, rings: 1}, dyeSkin),
			fixed(outfit{garment: kanzu, cover: turban, top: dyeWhite, topTone: 0.04, trim: dyeBlue}, dyeWhite),
			fixed(outfit{garment: knot, beads: 3, rings: 2}, dyeRust, dyeSkin),
		},
		outfitsF: []wear{
			fixed(outfit{garment: knot, beads: 3, rings: 2, cover: beadBand, top: dyeRed, topTone: 0.3, trim: dyeWhite}, dyeSkin, dyeBark),
			fixed(outfit{garment: wrapped, beads: 4, rings: 1}, dyeRust, dyeIndigo),
		},
	},
	Ethiopia: {
		dark: [2]float64{0.42, 0.78}, hue: [2]float64{0.90, 0.97}, nose: [2]float64{0.78, 1.06}, lips: [2]float64{0.84, 1.16},
		men: []hairdo{plaits, crown, full, cropped}, women: []hairdo{plaits, rows, crown, plaits}, beards: []whiskers{chinBeard, roundBeard, moustache, roundBeard, shaven},
		outfits: []wear{
			fixed(outfit{garment: shamma, trim: dyeRed, stripes: 1, pendant: true}, dyeWhite),
			fixed(outfit{garment: shamma, trim: dyeGreen, stripes: 1, cover: turban, top: dyeWhite, topTone: 0.03}, dyeWhite, dyeCream),
			fixed(outfit{garment: shamma, trim: dyeIndigo, stripes: 0.9}, dyeCream, dyeWhite),
			fixed(outfit{garment: kaross, trim: dyeRed, beads: 1}, dyeOchre, dyeBrown),
		},
		outfitsF: []wear{
			fixed(outfit{garment: shamma, trim: dyeRed, stripes: 1, rings: 2, pendant: true}, dyeWhite),
			fixed(outfit{garment: shawl, trim: dyeRed, stripes: 1, rings: 1, beads: 2}, dyeCream),
			fixed(outfit{garment: shamma, trim: dyeOchre, stripes: 1, cover: scarf, top: dyeWhite, topTone: 0.04}, dyeWhite),
		},
	},
	Swahili: {
		dark: [2]float64{0.42, 0.86}, hue: [2]float64{0.90, 0.97}, nose: [2]float64{0.90, 1.24}, lips: [2]float64{0.88, 1.25},
		men: []hairdo{cropped, bald}, women: []hairdo{rows, plaits, cropped}, beards: []whiskers{chinBeard, roundBeard, shaven, moustache, chinBeard},
		outfits: []wear{
			fixed(outfit{garment: kanzu, cover: kofia, trim: dyeRed}, dyeWhite, dyeCream),
			fixed(outfit{garment: coat, cover: bigTurban, top: dyeRust, topTone: 0.2, trim: dyeOchre, stripes: 0.9}, dyeIndigo, dyeBlack, dyeRust),
			fixed(outfit{garment: kanzu, cover: turban, top: dyeBlue, topTone: 0.2, trim: dyeIndigo, stripes: 0.7}, dyeWhite),
			fixed(outfit{garment: boubou, cover: kofia, trim: dyeOchre}, dyeBlack, dyeRust, dyeGreen),
		},
		outfitsF: []wear{
			fixed(outfit{garment: wrapped, cover: scarf, top: dyeIndigo, topTone: 0.42, trim: dyeWhite, stripes: 1, rings: 2}, dyeIndigo, dyeRed),
			fixed(outfit{garment: wrapped, trim: dyeWhite, stripes: 1, rings: 2, beads: 2}, dyeRed, dyeIndigo, dyeOchre),
		},
	},
	Lakes: {
		dark: [2]float64{0.58, 0.94}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{0.90, 1.26}, lips: [2]float64{0.92, 1.30},
		men: []hairdo{cropped, cropped, full}, women: []hairdo{cropped, crown, full}, beards: []whiskers{shaven, shaven, shaven, chinBeard},
		outfits: []wear{
			fixed(outfit{garment: knot, trim: dyeBlack, stripes: 0.8}, dyeBark, dyeRust),
			fixed(outfit{garment: knot, cover: beadBand, top: dyeWhite, topTone: 0.08, trim: dyeRed, beads: 1}, dyeBark),
			fixed(outfit{garment: kaross, beads: 2}, dyeOchre, dyeBrown),
			fixed(outfit{garment: kanzu, trim: dyeBark}, dyeBark, dyeWhite),
		},
		outfitsF: []wear{
			fixed(outfit{garment: wrapped, beads: 2, stripes: 0.5, trim: dyeBlack}, dyeBark, dyeRust),
			fixed(outfit{garment: knot, beads: 3, rings: 1}, dyeBark, dyeSkin),
		},
	},
	Congo: {
		dark: [2]float64{0.60, 0.95}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{1.00, 1.36}, lips: [2]float64{1.0, 1.4},
		men: []hairdo{cropped, full, topknot}, women: []hairdo{rows, topknot, crown, locks}, beards: []whiskers{shaven, shaven, chinBeard},
		marks: []mark{templeLines, unmarked},
		outfits: []wear{
			fixed(outfit{garment: knot, cover: raffia, trim: dyeBlack, stripes: 0.9, beads: 2}, dyeStraw, dyeRust),
			fixed(outfit{garment: wrapped, cover: plume, top: dyeOchre, topTone: 0.3, beads: 3, trim: dyeBlack, stripes: 0.6}, dyeStraw, dyeRed),
			fixed(outfit{garment: kaross, beads: 2, rings: 1}, dyeOchre, dyeBrown),
		},
		outfitsF: []wear{
			fixed(outfit{garment: wrapped, beads: 4, rings: 2, trim: dyeBlack, stripes: 0.9}, dyeStraw, dyeRed),
			fixed(outfit{garment: knot, beads: 3, trim: dyeBlack, stripes: 0.7}, dyeStraw, dyeRust),
		},
	},
	Forest: {
		dark: [2]float64{0.60, 0.98}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{1.02, 1.38}, lips: [2]float64{1.0, 1.4},
		men: []hairdo{cropped, cropped, full}, women: []hairdo{rows, topknot, locks, crown}, beards: []whiskers{shaven, shaven, chinBeard, roundBeard},
		marks: []mark{cheekLines, unmarked, unmarked},
		outfits: []wear{
			fixed(outfit{garment: knot, trim: dyeOchre, stripes: 1, beads: 1}, dyeRed, dyeIndigo, dyeGreen),
			fixed(outfit{garment: knot, trim: dyeWhite, stripes: 1, cover: beadBand, top: dyeOchre, topTone: 0.16}, dyeOchre, dyeIndigo),
			fixed(outfit{garment: boubou, cover: raffia, trim: dyeWhite}, dyeIndigo, dyeBrown),
			fixed(outfit{garment: wrapped, trim: dyeOchre, stripes: 1, beads: 3}, dyeRed, dyeIndigo),
		},
		outfitsF: []wear{
			fixed(outfit{garment: wrapped, cover: wrapper, top: dyeIndigo, topTone: 0.40, trim: dyeOchre, stripes: 1, beads: 2, rings: 2}, dyeIndigo, dyeRed),
			fixed(outfit{garment: wrapped, cover: wrapper, top: dyeRust, topTone: 0.18, trim: dyeWhite, stripes: 0.8, rings: 1}, dyeRust, dyeGreen),
			fixed(outfit{garment: knot, beads: 3, rings: 2, trim: dyeOchre, stripes: 1}, dyeOchre, dyeRed),
		},
	},
	Sahel: {
		dark: [2]float64{0.50, 0.94}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{0.86, 1.24}, lips: [2]float64{0.90, 1.26},
		men: []hairdo{cropped, bald}, women: []hairdo{plaits, locks, rows}, beards: []whiskers{chinBeard, chinBeard, moustache, roundBeard, shaven, longBeard},
		marks: []mark{cheekLines, templeLines, unmarked, unmarked, unmarked},
		outfits: []wear{
			fixed(outfit{garment: boubou, cover: bigTurban, top: dyeIndigo, topTone: 0.42, trim: dyeWhite}, dyeIndigo, dyeWhite, dyeBlue),
			fixed(outfit{garment: boubou, cover: kofia, trim: dyeOchre}, dyeIndigo, dyeWhite, dyeGreen),
			fixed(outfit{garment: boubou, cover: bigTurban, top: dyeWhite, topTone: 0.04, trim: dyeIndigo}, dyeWhite, dyeBlue),
			fixed(outfit{garment: boubou, cover: coneHat, trim: dyeBrown}, dyeCream, dyeIndigo, dyeRust),
		},
		outfitsF: []wear{
			fixed(outfit{garment: boubou, cover: scarf, top: dyeIndigo, topTone: 0.44, trim: dyeWhite, rings: 1, beads: 1}, dyeIndigo, dyeBlue),
			fixed(outfit{garment: wrapped, trim: dyeWhite, stripes: 1, rings: 1, beads: 3}, dyeIndigo, dyeRust),
			fixed(outfit{garment: boubou, cover: wrapper, top: dyeBlue, topTone: 0.2, trim: dyeIndigo, stripes: 0.8, rings: 2}, dyeWhite, dyeIndigo),
		},
	},
	South: {
		dark: [2]float64{0.42, 0.88}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{0.98, 1.32}, lips: [2]float64{0.92, 1.32},
		men: []hairdo{cropped, cropped, full}, women: []hairdo{cropped, topknot, rows}, beards: []whiskers{shaven, chinBeard, chinBeard, roundBeard},
		outfits: []wear{
			fixed(outfit{garment: kaross, cover: headRing, beads: 2}, dyeBrown, dyeOchre),
			fixed(outfit{garment: kaross, beads: 1, rings: 2}, dyeBrown, dyeSkin),
			fixed(outfit{garment: kaross, cover: plume, top: dyeSkin, topTone: 0.3, beads: 2}, dyeOchre, dyeBrown),
			fixed(outfit{garment: knot, cover: beadBand, top: dyeWhite, topTone: 0.06, trim: dyeBlack, beads: 2}, dyeSkin, dyeBrown),
		},
		outfitsF: []wear{
			fixed(outfit{garment: kaross, beads: 3, cover: beadBand, top: dyeWhite, topTone: 0.06, trim: dyeBlue}, dyeBrown, dyeOchre),
			fixed(outfit{garment: wrapped, beads: 4, rings: 1, cover: beadBand, top: dyeBlue, topTone: 0.2, trim: dyeRed}, dyeSkin, dyeRust),
			fixed(outfit{garment: kaross, cover: wrapper, top: dyeBrown, topTone: 0.3, beads: 2}, dyeSkin),
		},
	},
}
