package board

import (
	"image/color"
	"strconv"

	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/heart/plates"
	"sourceofthenile/render/heart/tell"
)

// dotInks are the colours of the Terrain Dots, dotLetters those of the letters on them.
var (
	dotInks    = [...]color.RGBA{{0x2f, 0x6b, 0x35, 255}, {0xe6, 0xc6, 0x3a, 255}, {0x8a, 0x55, 0x24, 255}, {0x2a, 0x5a, 0xa4, 255}}
	dotLetters = [...]color.RGBA{{255, 255, 255, 255}, {0x2b, 0x21, 0x18, 255}, {255, 255, 255, 255}, {255, 255, 255, 255}}
)

// sortPlates are the engravings of the sorts of chit.
var sortPlates = [box.Sorts]string{
	box.Warband: "danger/warband", box.Malaria: "disaster/fever", box.Taboo: "disaster/bad-omens", box.Accident: "danger/accident",
	box.Storm: "disaster/thunderstorm", box.Thirst: "disaster/burst-water-skins", box.Lost: "disaster/false-guide", box.Success: "outcome/peace",
	box.Rumour: "discovery/rumour", box.Impassable: "disaster/rockfall",
	box.Culture: "work/masks", box.Scenery: "find/rift-wall", box.Mineral: "find/copper-vein",
	box.Mountain: "feature/peak", box.Highest: "find/glacier", box.Lake: "country/lake", box.LostCity: "discovery/lost-city",
	box.Kingdom: "discovery/native-kingdom", box.Warriors: "meeting/charge",
	box.Village: "feature/village", box.Wildlife: "place/hunting", box.Tusk: "work/ivory", box.Plant: "find/fever-bark",
	box.Healer: "find/bone-setter", box.Missionary: "find/school",
}

// chitPlates are the engravings of those kinds that have their own.
var chitPlates = map[string]string{
	"furnaces": "find/iron-smelters", "raffia": "find/market-customs", "mbira": "work/mbira", "masks": "work/masks",
	"baobab": "find/baobab", "welwitschia": "find/two-leaved-plant", "flame-lily": "find/blood-lily", "sausage-tree": "find/fever-tree", "groundsel": "find/groundsel",
	"escarpment": "find/rift-wall", "kopjes": "find/granite-domes", "salt-pan": "find/salt-pan", "gallery-forest": "find/forest-path",
	"gold": "find/gold-quartz", "diamonds": "find/blue-ground", "copper": "find/copper-vein", "tin": "find/tin-stream", "coal": "find/coal-seam",
	"iron": "find/red-ironstone", "garnet": "find/river-garnets", "natron": "find/natron", "rock-salt": "find/rock-salt", "amethyst": "find/amethyst", "graphite": "find/graphite", "granite": "find/stone-walls",
	"lion": "disaster/lion", "zebra": "game/zebra", "giraffe": "find/giraffe", "rhinoceros": "find/wide-lipped-rhino",
	"elephant": "disaster/elephant-stampede", "leopard": "disaster/leopard", "hippopotamus": "disaster/hippopotamus",
	"crocodile": "disaster/crocodile", "forest-antelope": "find/reed-antelope", "ostrich": "game/ostrich",
	"buffalo": "game/buffalo", "forest-hog": "game/forest-hog",
}

// groundKinds is how many engravings there are of what grows in a country.
const groundKinds = 3

// groundOf is what grows in a slot of that country in which nothing lies: no two neighbours have the
// same. It is "" where the country is not known.
func groundOf(land chart.Terrain, at box.Slot) *engraving.Picture {
	n := (int(at%5) + 2*int(at/5)) % groundKinds
	s := plates.Of("ground/" + tell.TerrainKey(land) + "-" + strconv.Itoa(1+n))
	if s == nil {
		return nil
	}
	return s
}

// Plate is the engraving of a kind of chit, "" without one.
func Plate(c box.Chit) *engraving.Picture {
	if p := plates.Of(chitPlates[c.Row().Name]); p != nil {
		return p
	}
	if p := plates.Of(sortPlates[c.Sort()]); p != nil {
		return p
	}
	return nil
}
