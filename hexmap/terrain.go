package hexmap

// Terrain is what grows or lies in a hex.
type Terrain uint8

// The terrains. Blank is land nobody has mapped yet.
const (
	Blank Terrain = iota
	Desert
	Jungle
	Lake
	Swamp
	Veldt
	Mountain
	JungleSwamp
	JungleMountain
	Terrains // how many there are, Blank included
)

var terrainNames = [Terrains]string{"blank", "desert", "jungle", "lake", "swamp", "veldt", "mountain", "jungle/swamp", "jungle/mountain"}

// String is the rulebook's word for t.
func (t Terrain) String() string {
	if t < Terrains {
		return terrainNames[t]
	}
	return "no terrain"
}

// TerrainNamed finds a terrain by its String.
func TerrainNamed(name string) (Terrain, bool) {
	for i, n := range terrainNames {
		if n == name {
			return Terrain(i), true
		}
	}
	return Blank, false
}

// Jungly reports whether t counts as jungle.
func (t Terrain) Jungly() bool { return t == Jungle || t == JungleSwamp || t == JungleMountain }

// Swampy reports whether t counts as swamp.
func (t Terrain) Swampy() bool { return t == Swamp || t == JungleSwamp }

// Mountainous reports whether t counts as mountain.
func (t Terrain) Mountainous() bool { return t == Mountain || t == JungleMountain }

// Wet reports whether t is lake, swamp or jungle/swamp.
func (t Terrain) Wet() bool { return t == Lake || t.Swampy() }
