package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/words"
)

// Why something comes to nothing: a find that goes back, an Incident that spares one.

// back is why an Event of a sort goes back into the bag, drawn by a seat before its step or after it
// (11.4, 11.5, 12).
func (b *Board) back(sort box.Sort, which int, s game.Seat) string {
	if sort.Discovery() {
		return words.Say("back.discovery")
	}
	if sort == box.Rumour && b.heard(s) {
		return words.Say("back.told")
	}
	key := "back.first"
	if which == secondEvent {
		key = "back.second"
	}
	return words.Say(key+b.anothers(s), "who", tell.Who(b.position().Summary(), s), "where", words.Phrase("back.where."+sort.Name()))
}

// anothers is what the words of a reason end in that is said of the slots of another than whoever sits before the screen: there
// they name whose.
func (b *Board) anothers(s game.Seat) string {
	if s == b.Play.Seat() || b.Play.Seat() == game.Nobody && b.Play.Persons().Has(s) {
		return ""
	}
	return ".of"
}

// backLine is that as a line: of what no day of the road brings the strip says no more than that, and its tip why.
func (b *Board) backLine(sort box.Sort, which int, s game.Seat) line {
	l := line{text: b.back(sort, which, s)}
	if sort.Discovery() {
		l.brief, l.term, l.idle = words.Say("back.discovery.brief"), true, true
	}
	return l
}

// heard reports whether a Rumour has been told to a seat this Game Turn (12).
func (b *Board) heard(s game.Seat) bool {
	return slices.ContainsFunc(since(b.Play.Told(), heart.TurnBegan, game.Nobody), func(e game.Event) bool {
		return e.Seat == s && e.Kind == heart.RumourTold
	})
}

// spared is why something drawn cannot strike another where he is (12, 18.1).
func spared(sort box.Sort) string {
	for _, key := range [...]string{"spared.", "card18.spared."} {
		if key += sort.Name(); words.Has(key) {
			return words.Say(key)
		}
	}
	return words.Say("card18.spared.finding")
}

// none is why nothing came of an Event of one's own.
func none(sort box.Sort) string {
	for _, key := range [...]string{"spared.", "strip.none."} {
		if key += sort.Name(); words.Has(key) {
			return words.Say(key)
		}
	}
	return words.Say("strip.none")
}

// remedy is what does not help against what has just become less, though one has it; ok is false
// where there is nothing to say. Quinine saves people, and is no use against Malaria (2.3, 16.2).
func remedy(v heart.View, e *game.Event) (l line, ok bool) {
	if e.Kind != heart.Changed || v.Sheet(e.Seat).Resources[box.Quinine] == 0 {
		return l, false
	}
	if x := told.AsChanged(e); x.Figure != box.Health || x.Cause != box.ByMalaria || x.By >= 0 {
		return l, false
	}
	return line{text: words.Say("strip.quinine")}, true
}
