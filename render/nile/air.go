package nile

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
)

// musicAgain is how loud music is, in per cent, when the key turns it on again.
const musicAgain = 50

// air has the music of where the player is heard, and turns it off and on by its key.
func (t *TableScene) air(c *ui.Context, a desk.Desk) {
	p := a.Preferences()
	if c.Command(keys.Music) {
		p.Music = map[bool]int{true: 0, false: musicAgain}[p.Music > 0]
		a.SetPreferences(p)
	}
	if p.Music == 0 {
		t.mood = sound.Still
		return
	}
	if now := t.moodOf(); now != t.mood {
		t.mood = now
		a.Hear(sound.Air(now))
	}
}

// moodOf is the mood of where the player before the screen is: the hand-over's is that of
// the player before.
func (t *TableScene) moodOf() sound.Mood {
	if t.At.Screen == HandScreen && t.mood != sound.Still {
		return t.mood
	}
	v := sight.View(t.Play)
	who := t.Play.Seat()
	if who < 0 { // nobody sits before the screen yet
		return sound.Parlour
	}
	s, ok := v.Sheet(who)
	if v.Player(who).Where != nile.Africa || !ok || s.At == hexmap.None {
		return sound.Parlour
	}
	switch land := v.Hex(s.At).Terrain; {
	case s.Captive || s.Sick:
		return sound.Night
	case v.Map().Cells[s.At].Port != hexmap.NoPort:
		return sound.Shore
	case land == hexmap.Jungle || land == hexmap.JungleSwamp || land == hexmap.JungleMountain || land == hexmap.Swamp:
		return sound.Woods
	}
	return sound.Plains
}
