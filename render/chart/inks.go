package chart

import "sourceofthenile/hexmap"

func once(r, g, b uint8) [2]ink { return [2]ink{{r, g, b}, {r, g, b}} }

// inkBoxes are the palettes. The brightness of the crayons is spread as far as
// six natural colours allow; the sign does the rest. TestPalettes measures how
// far any two lie apart, in greyscale too and to eyes that miss a colour.
var inkBoxes = [palettes]inkBox{
	Natural: {
		crayons: [hexmap.Terrains][2]ink{
			hexmap.Desert:         once(240, 196, 110),
			hexmap.Jungle:         once(40, 126, 74),
			hexmap.Lake:           once(72, 136, 200),
			hexmap.Swamp:          once(106, 158, 142),
			hexmap.Veldt:          once(202, 196, 76),
			hexmap.Mountain:       once(156, 100, 66),
			hexmap.JungleSwamp:    {{40, 126, 74}, {96, 152, 148}},
			hexmap.JungleMountain: {{40, 126, 74}, {156, 100, 66}},
		},
		washes: [hexmap.Terrains]ink{
			hexmap.Desert:         {236, 200, 132},
			hexmap.Jungle:         {140, 172, 128},
			hexmap.Lake:           {140, 180, 206},
			hexmap.Swamp:          {164, 186, 166},
			hexmap.Veldt:          {204, 202, 124},
			hexmap.Mountain:       {188, 150, 122},
			hexmap.JungleSwamp:    {146, 176, 146},
			hexmap.JungleMountain: {150, 152, 116},
		},
		signs: naturalSigns,
	},
	RedGreen: {
		crayons: [hexmap.Terrains][2]ink{
			hexmap.Desert:         once(250, 204, 120),
			hexmap.Jungle:         once(0, 96, 88),
			hexmap.Lake:           once(52, 118, 214),
			hexmap.Swamp:          once(122, 160, 190),
			hexmap.Veldt:          once(226, 214, 76),
			hexmap.Mountain:       once(150, 84, 44),
			hexmap.JungleSwamp:    {{0, 96, 88}, {122, 160, 190}},
			hexmap.JungleMountain: {{0, 96, 88}, {150, 84, 44}},
		},
		washes: [hexmap.Terrains]ink{
			hexmap.Desert:         {240, 206, 142},
			hexmap.Jungle:         {128, 164, 156},
			hexmap.Lake:           {140, 178, 216},
			hexmap.Swamp:          {168, 188, 200},
			hexmap.Veldt:          {220, 212, 134},
			hexmap.Mountain:       {190, 146, 116},
			hexmap.JungleSwamp:    {146, 174, 176},
			hexmap.JungleMountain: {150, 148, 130},
		},
		signs: naturalSigns,
	},
	BlueYellow: {
		crayons: [hexmap.Terrains][2]ink{
			hexmap.Desert:         once(252, 196, 172),
			hexmap.Jungle:         once(12, 112, 58),
			hexmap.Lake:           once(40, 96, 176),
			hexmap.Swamp:          once(112, 168, 160),
			hexmap.Veldt:          once(214, 206, 96),
			hexmap.Mountain:       once(168, 62, 58),
			hexmap.JungleSwamp:    {{12, 112, 58}, {112, 168, 160}},
			hexmap.JungleMountain: {{12, 112, 58}, {168, 62, 58}},
		},
		washes: [hexmap.Terrains]ink{
			hexmap.Desert:         {244, 204, 176},
			hexmap.Jungle:         {136, 172, 132},
			hexmap.Lake:           {132, 162, 202},
			hexmap.Swamp:          {166, 192, 182},
			hexmap.Veldt:          {216, 208, 140},
			hexmap.Mountain:       {202, 134, 120},
			hexmap.JungleSwamp:    {148, 180, 156},
			hexmap.JungleMountain: {164, 148, 120},
		},
		signs: naturalSigns,
	},
}

// naturalSigns are what signs are drawn with over crayon: a darker tone of it.
var naturalSigns = [hexmap.Terrains]ink{
	hexmap.Desert:         {132, 84, 28},
	hexmap.Jungle:         {8, 50, 28},
	hexmap.Lake:           {18, 54, 112},
	hexmap.Swamp:          {24, 62, 60},
	hexmap.Veldt:          {88, 84, 10},
	hexmap.Mountain:       {62, 30, 14},
	hexmap.JungleSwamp:    {8, 50, 38},
	hexmap.JungleMountain: {24, 38, 18},
}
