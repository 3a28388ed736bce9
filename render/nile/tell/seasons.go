package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// season is what the sky does in a month: the rains follow the sun over the equator and
// back. It changes nothing in the game; the journals speak of it.
type season uint8

const (
	mild season = iota
	wet
	dry
)

// seasonAt is the season of a month, 1 to 12, so many degrees north.
func seasonAt(month int, north float64) season {
	switch {
	case north > 6: // rain in summer, which is in the middle of the year
		return [...]season{dry, dry, dry, mild, mild, wet, wet, wet, wet, mild, dry, dry}[month-1]
	case north < -6:
		return [...]season{wet, wet, wet, mild, dry, dry, dry, dry, mild, mild, wet, wet}[month-1]
	}
	return [...]season{mild, mild, wet, wet, wet, mild, dry, dry, mild, wet, wet, mild}[month-1]
}

// Sky says whether it rains where a hex lies in a turn, or has long been dry; neither in between.
func Sky(m *hexmap.Map, at hexmap.ID, turn int) (rains, parched bool) {
	month, _ := nile.Date(turn)
	north, _ := placeOf(m, at)
	s := seasonAt(month, north)
	return s == wet, s == dry
}

// Marches tells so many marches of one month, one after the other through known country,
// of which the event is the last: as one sentence, of the season now and then where there
// is one to speak of. It goes by the turn they were made in; ok is false for what is no
// march, or has a sentence of its own.
func Marches(v nile.View, e game.Event, n, turn int, pen Pen) (line Line, ok bool) {
	return pen.rarest(v, e, func(salt uint32) (Line, bool) { return marches(v, e, n, turn, salt) })
}

// marches is that in one of its wordings.
func marches(v nile.View, e game.Event, n, turn int, salt uint32) (line Line, ok bool) {
	sky := words.SaltOf(int32(turn), int32(e.Seat), e.At, int32(n))%2 == 0
	t := teller{v: v, e: e, b: blanks{}, salt: salt}
	if e.Kind != nile.Moved || !t.onMap() {
		return Line{}, false
	}
	t.line = Line{Rule: e.Rule, Seat: e.Seat, At: hexmap.ID(e.At), Minor: true}
	t.common()
	key := t.moved()
	if key == "moved.port" || key == "moved.port.inland" || key == "moved.blank" || key == "moved.new" || key == "" {
		return Line{}, false
	}
	at, mode := hexmap.ID(e.At), nile.As[nile.MovedEvent](e).Mode
	land := v.Hex(at).Terrain
	month, _ := nile.Date(turn)
	north, _ := placeOf(v.Map(), at)
	s := seasonAt(month, north)
	switch afoot := mode != nile.ByCanoe; {
	case afoot && sky && s == wet && land != hexmap.Desert:
		key = "moved.wet"
	case afoot && sky && s == dry && (land == hexmap.Desert || land == hexmap.Veldt):
		key = "moved.dry"
	case n > 1:
		t.b["n"], key = n, "moved.many"
	}
	t.line.Text = t.say(key)
	return t.line, true
}
