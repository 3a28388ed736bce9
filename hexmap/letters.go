package hexmap

// The letters of a board written as text, one a cell.
const (
	seaLetter     = '~'
	foreignLetter = 'x'
)

// terrainLetters holds the letter of each terrain, in their order.
const terrainLetters = ".djlsvmJM"

// Letter is the letter that stands for t in a board written as text.
func (t Terrain) Letter() byte { return terrainLetters[t] }

// letter is how c is written.
func (c *Cell) letter() byte {
	switch c.Ground {
	case Sea:
		return seaLetter
	case Foreign:
		return foreignLetter
	}
	return c.Terrain.Letter()
}

// GroundLettered finds the ground and the terrain that letter stands for.
func GroundLettered(letter byte) (g Ground, t Terrain, ok bool) {
	switch letter {
	case seaLetter:
		return Sea, Blank, true
	case foreignLetter:
		return Foreign, Blank, true
	}
	for i := range terrainLetters {
		if terrainLetters[i] == letter {
			return Land, Terrain(i), true
		}
	}
	return Sea, Blank, false
}

var dirNames = [...]string{"-", "NE", "E", "SE", "SW", "W", "NW"}

// String is the compass word for d, "-" for none.
func (d Dir) String() string {
	if int(d) < len(dirNames) {
		return dirNames[d]
	}
	return "no direction"
}

// DirNamed finds a direction by its String.
func DirNamed(name string) (Dir, bool) {
	for i, n := range dirNames {
		if n == name {
			return Dir(i), true
		}
	}
	return NoDir, false
}
