package faces

import (
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/paint"
)

type wear = func(p *person, d *paint.Dice) clothes

// fixed is a set of clothes in one of some colours.
func fixed(o clothes, dyes ...engraving.Wash) wear {
	return func(_ *person, d *paint.Dice) clothes {
		o := o // each has their own: whoever goes bareheaded takes nobody else's cap
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

// soldierly is what armed men in service wear.
func soldierly(_ *person, d *paint.Dice) clothes {
	o := clothes{garment: tunicked, main: pick(d, []engraving.Wash{dyeWhite, dyeBlue, dyeCream}), tone: 0.06, cover: fez, top: dyeRed, topTone: 0.36, trim: dyeRed}
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

// lands is who lives where, and what is worn there.
var lands = [Regions]landed{
	Overseas: {
		dark: [2]float64{0.02, 0.20}, hue: [2]float64{0.22, 0.86}, nose: [2]float64{0.76, 1.08}, lips: [2]float64{0.62, 1.0},
		men: []hairdo{parted, swept, parted, swept, curls}, women: []hairdo{knotted, curls, curls},
		beards: []whiskers{shaven, sideburns, sideburns, moustache, roundBeard, shaven, longBeard},
		menWear: []wear{
			fixed(clothes{garment: coat, trim: dyeWhite}, dyeBlack, dyeGreen, dyeBrown, dyeIndigo),
			fixed(clothes{garment: coat, trim: dyeWhite}, dyeBrown, dyeBlue, dyeRust),
			fixed(clothes{garment: coat, trim: dyeBlack, cover: topHat, top: dyeBlack}, dyeBlack, dyeGreen, dyeBrown),
			fixed(clothes{garment: coat, trim: dyeCream, cover: strawHat, top: dyeBlack, topTone: 0.6}, dyeCream, dyeBrown, dyeBlue),
			fixed(clothes{garment: shirt, cover: strawHat, top: dyeBrown, topTone: 0.5}, dyeWhite, dyeCream),
			fixed(clothes{garment: coat, trim: dyeBlack, cover: peakedCap, top: dyeBlack, topTone: 0.5}, dyeIndigo, dyeBlack),
			fixed(clothes{garment: shirt}, dyeWhite, dyeBlue),
		},
		womenWear: []wear{
			fixed(clothes{garment: gown, trim: dyeWhite, rings: 2}, dyeGreen, dyeIndigo, dyeRust, dyeBlack),
			fixed(clothes{garment: shawl, trim: dyeOchre, stripes: 0.6}, dyeRed, dyeGreen, dyeCream),
			fixed(clothes{garment: shirt, cover: strawHat, top: dyeRed, topTone: 0.3}, dyeWhite, dyeCream),
			fixed(clothes{garment: gown, trim: dyeWhite, cover: bonnet, top: dyeCream, topTone: 0.06}, dyeBlue, dyeBrown, dyeRust),
		},
	},
	Maghreb: {
		dark: [2]float64{0.14, 0.52}, hue: [2]float64{0.80, 0.95}, nose: [2]float64{0.80, 1.10}, lips: [2]float64{0.74, 1.10},
		men: []hairdo{cropped, bald}, women: []hairdo{knotted, locks}, beards: []whiskers{moustache, chinBeard, roundBeard, roundBeard, longBeard},
		menWear: []wear{
			fixed(clothes{garment: burnous, cover: turban, top: dyeWhite, topTone: 0.03, trim: dyeRed}, dyeWhite, dyeCream, dyeBrown),
			fixed(clothes{garment: burnous, cover: fez, top: dyeRed, topTone: 0.34, trim: dyeRed}, dyeWhite, dyeCream, dyeBlue),
			fixed(clothes{garment: kanzu, cover: bigTurban, top: dyeIndigo, topTone: 0.42, trim: dyeIndigo}, dyeWhite, dyeIndigo),
			fixed(clothes{garment: burnous, cover: bigTurban, top: dyeWhite, topTone: 0.05, trim: dyeOchre, stripes: 0.7}, dyeRust, dyeCream),
		},
		womenWear: []wear{
			fixed(clothes{garment: shawl, cover: scarf, top: dyeRed, topTone: 0.28, trim: dyeOchre, stripes: 0.7, rings: 1, beads: 1}, dyeCream, dyeIndigo, dyeRust),
			fixed(clothes{garment: shawl, cover: scarf, top: dyeIndigo, topTone: 0.44, trim: dyeOchre, rings: 1, pendant: true}, dyeIndigo, dyeWhite),
		},
	},
	Sudan: {
		dark: [2]float64{0.68, 1.0}, hue: [2]float64{0.90, 0.98}, nose: [2]float64{0.96, 1.30}, lips: [2]float64{0.95, 1.35},
		men: []hairdo{cropped, cropped, full, rows}, women: []hairdo{cropped, rows, plaits, rows}, beards: []whiskers{shaven, shaven, chinBeard, stubbled, moustache, roundBeard},
		marks: []mark{browDots, browLines, templeLines, unmarked},
		menWear: []wear{
			fixed(clothes{garment: knot, cover: beadBand, top: dyeBlue, topTone: 0.2, trim: dyeRed, beads: 2}, dyeSkin, dyeBark),
			fixed(clothes{garment: wrapped, beads: 3, rings: 1}, dyeSkin),
			fixed(clothes{garment: kanzu, cover: turban, top: dyeWhite, topTone: 0.04, trim: dyeBlue}, dyeWhite),
			fixed(clothes{garment: knot, beads: 3, rings: 2}, dyeRust, dyeSkin),
		},
		womenWear: []wear{
			fixed(clothes{garment: knot, beads: 3, rings: 2, cover: beadBand, top: dyeRed, topTone: 0.3, trim: dyeWhite}, dyeSkin, dyeBark),
			fixed(clothes{garment: wrapped, beads: 4, rings: 1}, dyeRust, dyeIndigo),
		},
	},
	Ethiopia: {
		dark: [2]float64{0.42, 0.78}, hue: [2]float64{0.90, 0.97}, nose: [2]float64{0.78, 1.06}, lips: [2]float64{0.84, 1.16},
		men: []hairdo{plaits, crown, full, cropped}, women: []hairdo{plaits, rows, crown, plaits}, beards: []whiskers{chinBeard, roundBeard, moustache, roundBeard, shaven},
		menWear: []wear{
			fixed(clothes{garment: shamma, trim: dyeRed, stripes: 1, pendant: true}, dyeWhite),
			fixed(clothes{garment: shamma, trim: dyeGreen, stripes: 1, cover: turban, top: dyeWhite, topTone: 0.03}, dyeWhite, dyeCream),
			fixed(clothes{garment: shamma, trim: dyeIndigo, stripes: 0.9}, dyeCream, dyeWhite),
			fixed(clothes{garment: kaross, trim: dyeRed, beads: 1}, dyeOchre, dyeBrown),
		},
		womenWear: []wear{
			fixed(clothes{garment: shamma, trim: dyeRed, stripes: 1, rings: 2, pendant: true}, dyeWhite),
			fixed(clothes{garment: shawl, trim: dyeRed, stripes: 1, rings: 1, beads: 2}, dyeCream),
			fixed(clothes{garment: shamma, trim: dyeOchre, stripes: 1, cover: scarf, top: dyeWhite, topTone: 0.04}, dyeWhite),
		},
	},
	Swahili: {
		dark: [2]float64{0.42, 0.86}, hue: [2]float64{0.90, 0.97}, nose: [2]float64{0.90, 1.24}, lips: [2]float64{0.88, 1.25},
		men: []hairdo{cropped, bald}, women: []hairdo{rows, plaits, cropped}, beards: []whiskers{chinBeard, roundBeard, shaven, moustache, chinBeard},
		menWear: []wear{
			fixed(clothes{garment: kanzu, cover: kofia, trim: dyeRed}, dyeWhite, dyeCream),
			fixed(clothes{garment: coat, cover: bigTurban, top: dyeRust, topTone: 0.2, trim: dyeOchre, stripes: 0.9}, dyeIndigo, dyeBlack, dyeRust),
			fixed(clothes{garment: kanzu, cover: turban, top: dyeBlue, topTone: 0.2, trim: dyeIndigo, stripes: 0.7}, dyeWhite),
			fixed(clothes{garment: boubou, cover: kofia, trim: dyeOchre}, dyeBlack, dyeRust, dyeGreen),
		},
		womenWear: []wear{
			fixed(clothes{garment: wrapped, cover: scarf, top: dyeIndigo, topTone: 0.42, trim: dyeWhite, stripes: 1, rings: 2}, dyeIndigo, dyeRed),
			fixed(clothes{garment: wrapped, trim: dyeWhite, stripes: 1, rings: 2, beads: 2}, dyeRed, dyeIndigo, dyeOchre),
		},
	},
	Lakes: {
		dark: [2]float64{0.58, 0.94}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{0.90, 1.26}, lips: [2]float64{0.92, 1.30},
		men: []hairdo{cropped, cropped, full}, women: []hairdo{cropped, crown, full, rows}, beards: []whiskers{shaven, shaven, chinBeard, stubbled, moustache, roundBeard},
		menWear: []wear{
			fixed(clothes{garment: knot, trim: dyeBlack, stripes: 0.8}, dyeBark, dyeRust),
			fixed(clothes{garment: knot, cover: beadBand, top: dyeWhite, topTone: 0.08, trim: dyeRed, beads: 1}, dyeBark),
			fixed(clothes{garment: kaross, beads: 2}, dyeOchre, dyeBrown),
			fixed(clothes{garment: kanzu, trim: dyeBark}, dyeBark, dyeWhite),
		},
		womenWear: []wear{
			fixed(clothes{garment: wrapped, beads: 2, stripes: 0.5, trim: dyeBlack}, dyeBark, dyeRust),
			fixed(clothes{garment: knot, beads: 3, rings: 1}, dyeBark, dyeSkin),
		},
	},
	Congo: {
		dark: [2]float64{0.60, 0.95}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{1.00, 1.36}, lips: [2]float64{1.0, 1.4},
		men: []hairdo{cropped, full, topknot}, women: []hairdo{rows, topknot, crown, locks}, beards: []whiskers{shaven, chinBeard, stubbled, roundBeard, shaven},
		marks: []mark{templeLines, unmarked},
		menWear: []wear{
			fixed(clothes{garment: knot, cover: raffia, trim: dyeBlack, stripes: 0.9, beads: 2}, dyeStraw, dyeRust),
			fixed(clothes{garment: wrapped, cover: raffia, beads: 3, trim: dyeBlack, stripes: 0.6}, dyeStraw, dyeRed),
			fixed(clothes{garment: kaross, beads: 2, rings: 1}, dyeOchre, dyeBrown),
		},
		womenWear: []wear{
			fixed(clothes{garment: wrapped, beads: 4, rings: 2, trim: dyeBlack, stripes: 0.9}, dyeStraw, dyeRed),
			fixed(clothes{garment: knot, beads: 3, trim: dyeBlack, stripes: 0.7}, dyeStraw, dyeRust),
		},
	},
	Forest: {
		dark: [2]float64{0.60, 0.98}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{1.02, 1.38}, lips: [2]float64{1.0, 1.4},
		men: []hairdo{cropped, cropped, full}, women: []hairdo{rows, topknot, locks, crown}, beards: []whiskers{shaven, chinBeard, stubbled, roundBeard, moustache, shaven},
		marks: []mark{cheekLines, unmarked, unmarked},
		menWear: []wear{
			fixed(clothes{garment: knot, trim: dyeOchre, stripes: 1, beads: 1}, dyeRed, dyeIndigo, dyeGreen),
			fixed(clothes{garment: knot, trim: dyeWhite, stripes: 1, cover: beadBand, top: dyeOchre, topTone: 0.16}, dyeOchre, dyeIndigo),
			fixed(clothes{garment: boubou, cover: raffia, trim: dyeWhite}, dyeIndigo, dyeBrown),
			fixed(clothes{garment: wrapped, trim: dyeOchre, stripes: 1, beads: 3}, dyeRed, dyeIndigo),
		},
		womenWear: []wear{
			fixed(clothes{garment: wrapped, cover: wrapper, top: dyeIndigo, topTone: 0.40, trim: dyeOchre, stripes: 1, beads: 2, rings: 2}, dyeIndigo, dyeRed),
			fixed(clothes{garment: wrapped, cover: wrapper, top: dyeRust, topTone: 0.18, trim: dyeWhite, stripes: 0.8, rings: 1}, dyeRust, dyeGreen),
			fixed(clothes{garment: knot, beads: 3, rings: 2, trim: dyeOchre, stripes: 1}, dyeOchre, dyeRed),
		},
	},
	Sahel: {
		dark: [2]float64{0.50, 0.94}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{0.86, 1.24}, lips: [2]float64{0.90, 1.26},
		men: []hairdo{cropped, bald}, women: []hairdo{plaits, locks, rows}, beards: []whiskers{chinBeard, chinBeard, moustache, roundBeard, shaven, longBeard},
		marks: []mark{cheekLines, templeLines, unmarked, unmarked, unmarked},
		menWear: []wear{
			fixed(clothes{garment: boubou, cover: bigTurban, top: dyeIndigo, topTone: 0.42, trim: dyeWhite}, dyeIndigo, dyeWhite, dyeBlue),
			fixed(clothes{garment: boubou, cover: kofia, trim: dyeOchre}, dyeIndigo, dyeWhite, dyeGreen),
			fixed(clothes{garment: boubou, cover: bigTurban, top: dyeWhite, topTone: 0.04, trim: dyeIndigo}, dyeWhite, dyeBlue),
			fixed(clothes{garment: boubou, cover: coneHat, trim: dyeBrown}, dyeCream, dyeIndigo, dyeRust),
		},
		womenWear: []wear{
			fixed(clothes{garment: boubou, cover: scarf, top: dyeIndigo, topTone: 0.44, trim: dyeWhite, rings: 1, beads: 1}, dyeIndigo, dyeBlue),
			fixed(clothes{garment: wrapped, trim: dyeWhite, stripes: 1, rings: 1, beads: 3}, dyeIndigo, dyeRust),
			fixed(clothes{garment: boubou, cover: wrapper, top: dyeBlue, topTone: 0.2, trim: dyeIndigo, stripes: 0.8, rings: 2}, dyeWhite, dyeIndigo),
		},
	},
	South: {
		dark: [2]float64{0.42, 0.88}, hue: [2]float64{0.92, 0.98}, nose: [2]float64{0.98, 1.32}, lips: [2]float64{0.92, 1.32},
		men: []hairdo{cropped, cropped, full}, women: []hairdo{cropped, topknot, rows}, beards: []whiskers{shaven, chinBeard, stubbled, roundBeard, shaven},
		menWear: []wear{
			fixed(clothes{garment: kaross, cover: headRing, beads: 2}, dyeBrown, dyeOchre),
			fixed(clothes{garment: kaross, beads: 1, rings: 2}, dyeBrown, dyeSkin),
			fixed(clothes{garment: kaross, cover: headRing, beads: 2}, dyeOchre, dyeBrown),
			fixed(clothes{garment: knot, cover: beadBand, top: dyeWhite, topTone: 0.06, trim: dyeBlack, beads: 2}, dyeSkin, dyeBrown),
		},
		womenWear: []wear{
			fixed(clothes{garment: kaross, beads: 3, cover: beadBand, top: dyeWhite, topTone: 0.06, trim: dyeBlue}, dyeBrown, dyeOchre),
			fixed(clothes{garment: wrapped, beads: 4, rings: 1, cover: beadBand, top: dyeBlue, topTone: 0.2, trim: dyeRed}, dyeSkin, dyeRust),
			fixed(clothes{garment: kaross, cover: wrapper, top: dyeBrown, topTone: 0.3, beads: 2}, dyeSkin),
		},
	},
}
