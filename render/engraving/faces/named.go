package faces

import "sourceofthenile/render/paint"

// youngest and oldest are the years at which travellers first go out.
const youngest, oldest = 24, 38

// Named is the face of a traveller of a name: the one chosen (1 and on), or with 0 that
// which the name brings by itself. It belongs to nobody who lived.
func Named(name string, chosen uint16) Face {
	seed := uint32(chosen)
	if chosen == 0 {
		seed = 2166136261
		for i := range len(name) {
			seed = (seed ^ uint32(name[i])) * 16777619
		}
	}
	mixed := paint.Mix(seed + 1820)
	return Face{Seed: seed, Age: youngest + int(mixed>>8%(oldest-youngest)), Woman: mixed%3 == 0}
}

// Offered are faces of women, or of men, to be offered first: chosen by eye as unlike one
// another, and such that at the size of play a woman is seen to be one, and a man.
func Offered(women bool) []uint16 {
	if women {
		return []uint16{6, 10, 22, 8, 36, 27}
	}
	return []uint16{4, 14, 23, 31, 35, 20}
}
