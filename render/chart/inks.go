package chart

import "sourceofthenile/hexmap"

func once(r, g, b uint8) [2]ink { return [2]ink{{r, g, b}, {r, g, b}} }

// inkBoxes are the palettes. The brightness of the crayons is spread as far as
// six natural colours allow; the sign does the rest. TestPalettes measures how
// far any two lie apart, in greyscale too and to eyes that miss a colour.
var inkBoxes = [Palettes]inkBox{
	Natural: {
		crayons: [hexmap.Terrains][2]ink{
			hexmap.Desert:         once(252, 208, 126),
			hexmap.Jungle:         once(38, 120, 80),
			hexmap.Lake:           once(86, 148, 216),
			hexmap.Swamp:          once(136, 178, 166),
			hexmap.Veldt:          once(188, 184, 58),
			hexmap.Mountain:       once(136, 74, 30),
			hexmap.JungleSwamp:    {{38, 120, 80}, {124, 172, 166}},
			hexmap.JungleMountain: {{38, 120, 80}, {136, 74, 30}},
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
			hexmap.Desert:         once(255, 214, 150),
			hexmap.Jungle:         once(0, 94, 104),
			hexmap.Lake:           once(70, 132, 230),
			hexmap.Swamp:          once(150, 182, 214),
			hexmap.Veldt:          once(200, 182, 28),
			hexmap.Mountain:       once(120, 56, 24),
			hexmap.JungleSwamp:    {{0, 94, 104}, {150, 182, 214}},
			hexmap.JungleMountain: {{0, 94, 104}, {120, 56, 24}},
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
			hexmap.Desert:         once(255, 194, 182),
			hexmap.Jungle:         once(6, 84, 44),
			hexmap.Lake:           once(64, 128, 214),
			hexmap.Swamp:          once(156, 190, 158),
			hexmap.Veldt:          once(176, 166, 52),
			hexmap.Mountain:       once(168, 62, 58),
			hexmap.JungleSwamp:    {{6, 84, 44}, {156, 190, 158}},
			hexmap.JungleMountain: {{6, 84, 44}, {168, 62, 58}},
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

// greyBox is what the greyscale look is drawn with: an engraver's one ink, more
// or less of it.
var greyBox = inkBox{
	crayons: [hexmap.Terrains][2]ink{
		hexmap.Desert:         once(150, 150, 150),
		hexmap.Veldt:          once(152, 152, 152),
		hexmap.Jungle:         once(112, 112, 112),
		hexmap.Swamp:          once(142, 142, 142),
		hexmap.Mountain:       once(120, 120, 120),
		hexmap.Lake:           once(138, 138, 138),
		hexmap.JungleSwamp:    {{112, 112, 112}, {142, 142, 142}},
		hexmap.JungleMountain: {{112, 112, 112}, {120, 120, 120}},
	},
	washes: inkBoxes[Natural].washes,
	signs:  naturalSigns,
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
