package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// NameView is a name that a player has given (22.7).
type NameView struct {
	Feature  Feature
	Text     string
	At       hexmap.ID   // the hex it was given at
	Hexes    []hexmap.ID // all mapped hexes of the feature, in the order of the map
	Figure   int         // mapped hexes of a river, square miles of a lake, feet of a peak or fall
	By       game.Seat
	Explorer int // which of the seat's explorers, from 1
	Turn     int
}

// Names are the names players have given to what is on the chart, oldest
// first. A lake's name that another has taken the place of, as two lakes turned
// out to be one, is left out. Names of 1820 are the map's.
func (v View) Names() (out []NameView) {
	for i := range v.p.names {
		if n := &v.p.names[i]; v.p.nameIn(n.What, n.At) == i+1 {
			out = append(out, v.p.nameView(i))
		}
	}
	return out
}

// GivenName is the n-th name given in the game, from 0, as the event Named
// counts them; ok is false if there is none.
func (v View) GivenName(n int) (name NameView, ok bool) {
	if n < 0 || n >= len(v.p.names) {
		return name, false
	}
	return v.p.nameView(n), true
}

func (p *Position) nameView(i int) NameView {
	n := &p.names[i]
	return NameView{
		Feature: n.What, Text: n.Text, At: n.At, Hexes: p.extent(n.What, n.At), Figure: p.greatness(n.What, n.At),
		By: n.By, Explorer: int(n.Explorer), Turn: int(n.Month),
	}
}

// Nameable is something that may be named now, by the choice NameFeature with
// Item int16(Feature) and Target int32(At).
type Nameable struct {
	Feature    Feature
	At         hexmap.ID
	Hexes      []hexmap.ID // all mapped hexes of it
	Figure     int         // as of NameView
	Suggestion string      // what it is called if the player writes nothing
}

// Nameable is what the viewing seat may name in the account that is open:
// rivers, lakes, peaks and waterfalls that it has just published and that have
// no name yet (22.7).
func (v View) Nameable() (out []Nameable) {
	if v.seat == game.Nobody {
		return nil
	}
	for _, n := range v.p.nameables(v.seat) {
		out = append(out, Nameable{
			n.What, n.At, v.p.extent(n.What, n.At), v.p.greatness(n.What, n.At), v.p.suggestName(n.What, n.At, 0),
		})
	}
	return out
}

// Suggestion is a name for a feature of a hex on land; again is 0 for the one
// of Nameable, 1 and on for others.
func (v View) Suggestion(f Feature, at hexmap.ID, again int) string {
	return v.p.suggestName(f, at, again)
}

// RefuseName says why a name the player has written cannot be given, before it
// is; nil if it can. An empty text is the name suggested.
func (v View) RefuseName(f Feature, text string) *game.Refusal {
	return v.p.RefuseText(game.Command{Kind: NameFeature, Item: int16(f), Text: text})
}
