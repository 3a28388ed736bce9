package sound

// Levels are how loud each kind of sound is, 0 to 100 per cent. The zero value is silence.
// Music has a volume of its own: see Speaker.SetMusic.
type Levels struct {
	Pencil  int // of the paper and the crayon: what is heard most often
	Moments int // of all else: what happens
}

// Of is how loud a sound is. A mood is none, and is at no level.
func (l Levels) Of(s Sound) int {
	if s >= Sounds {
		return 0
	}
	switch s {
	case Page, Crayon, Step:
		return l.Pencil
	}
	return l.Moments
}
