package hexmap

import "strings"

// The letters of a board written as text, one a cell.
const (
	seaLetter     = '~'
	foreignLetter = 'x'
)

// terrainLetters holds the letter of each terrain, in their order.
const terrainLetters = ".djlsvmJM"

// groundLettered finds the ground and the terrain that letter stands for.
func groundLettered(letter byte) (g Ground, t Terrain, ok bool) {
	switch letter {
	case seaLetter:
		return Sea, Blank, true
	case foreignLetter:
		return Foreign, Blank, true
	}
	i := strings.IndexByte(terrainLetters, letter)
	return Land, Terrain(max(i, 0)), i >= 0
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
