package tell

import (
	"cmp"
	"maps"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/words"
)

// What people say who are met: in words of their own, by what they think of strangers
// and of this one, by what has passed between them, and now and then by their country.

// Occasion is when somebody speaks, as the words name it.
type Occasion string

// The occasions.
const (
	AtMeeting   Occasion = "meet"
	AtParley    Occasion = "parley"
	EmptyHanded Occasion = "empty" // where gifts were to be offered
	AtTrade     Occasion = "trade"
	InCaptivity Occasion = "captive"
	OfPrisoners Occasion = "prisoners"
	InVillage   Occasion = "village"
	AtBattle    Occasion = "battle"   // before it, and as long as it lasts
	WhenBeaten  Occasion = "yielding" // the explorer has won
	WhenTheyWin Occasion = "winning"
)

// Mind is what a people think of the viewing seat's explorer, as the words name it:
// "good", "bad" or "none", nothing either way.
func Mind(t nile.TribeView) string {
	switch n := t.Attitude + t.Mine; {
	case n > 0:
		return "good"
	case n < 0:
		return "bad"
	}
	return "none"
}

// Bond is what has passed between a people and the viewing seat's explorer, as the keys
// of the words name it.
func Bond(t nile.TribeView) string {
	switch {
	case t.Friend:
		return "friend"
	case t.Beaten:
		return "beaten"
	case t.Parleyed:
		return "parleyed"
	case t.Met:
		return "met"
	}
	return "none"
}

// known is what they know of him as the words of a speech name it: what has passed, at a
// meeting that goes on before it, or what they have heard of strangers.
func known(v nile.View, t nile.TribeView, events []game.Event) string {
	switch b := Bond(t); {
	case b == "none" || b == "met":
		if !FirstMeeting(v, events) {
			return "met"
		}
	default:
		return b
	}
	switch {
	case t.Attitude != 0:
		return "heard"
	}
	if _, guided := v.GuideFrom(); guided {
		return "heard"
	}
	return "first"
}

// FirstMeeting reports whether the last meeting of the viewing seat's explorer was the first with
// that people: who has seen them and turned round is no stranger to them, though not met yet (13).
func FirstMeeting(v nile.View, events []game.Event) bool {
	last := 0 // the number of the people, 0 before it is found
	for _, e := range slices.Backward(events) {
		if e.Seat != v.Seat() {
			continue
		}
		switch e.Kind {
		case nile.Met:
			switch x := nile.As[nile.MetEvent](e); {
			case !x.First && last == 0, last == x.Number && last > 0:
				return false
			case last == 0:
				last = x.Number
			}
		case nile.NewExplorer:
			return true
		}
	}
	return true
}

// Speech is what the one who speaks for a people says to the viewing seat's explorer. The
// same moment always hears the same; at the next meeting of anybody at the table it is the
// next wording, so that none comes back before all of its kind have been heard.
func Speech(v nile.View, t nile.TribeView, events []game.Event, on Occasion) string {
	where := meetings(v, events, on == AtMeeting && !t.Beaten)
	first, _ := v.TribeNumbered(1) // another game begins elsewhere
	key, nth := speechKey(v, t, events, on, first.Name, where)
	return phrase("speech.said", blanks{"line": say(key, nth, nil)})
}

// meetings are where peoples were met at the table, one after the other; alike, at those meetings that began like
// the last one of the viewing seat's: for the first time or not, with as much goodwill.
func meetings(v nile.View, events []game.Event, alike bool) (where []hexmap.ID) {
	last := -1
	for i := len(events) - 1; i >= 0 && last < 0; i-- {
		if events[i].Kind == nile.Met && events[i].Seat == v.Seat() {
			last = i
		}
	}
	type beginning struct {
		again bool // also to whoever saw them and turned round, who has not met them by the rules
		mind  int
	}
	began, seen := map[int]beginning{}, map[[2]int]bool{}
	for i, e := range events {
		switch e.Kind {
		case nile.Met:
			x := nile.As[nile.MetEvent](e)
			of := [2]int{int(e.Seat), x.Number}
			began[i] = beginning{!x.First || seen[of], cmp.Compare(x.Attitude+x.Mine, 0)}
			seen[of] = true
		case nile.NewExplorer:
			maps.DeleteFunc(seen, func(of [2]int, _ bool) bool { return of[0] == int(e.Seat) })
		}
	}
	for i, e := range events {
		if b, met := began[i]; met && (!alike || last < 0 || b == began[last]) {
			where = append(where, hexmap.ID(e.At))
		}
	}
	return where
}

// LostTo reports whether the viewing seat's explorer has lost an expedition to a people.
func LostTo(v nile.View, t nile.TribeView, events []game.Event) bool {
	for _, e := range slices.Backward(events) {
		switch {
		case e.Seat != v.Seat():
		case e.Kind == nile.NewExplorer:
			return false
		case e.Kind == nile.Defeated && nile.As[nile.DefeatedEvent](e).Number == t.Number:
			return true
		}
	}
	return false
}

// speechKey is the key of the wordings that fit best, and the number of the one to be
// used: of those who meet for the first time every third speaks of the country.
func speechKey(v nile.View, t nile.TribeView, events []game.Event, on Occasion, from uint32, where []hexmap.ID) (key string, nth uint32) {
	base, salt := "speech."+string(on), from+uint32(len(where))
	bond := known(v, t, events)
	if bond == "first" && on == AtMeeting {
		if here := land(v.Hex(t.At).Terrain); salt%3 == 2 {
			nth := from / 3
			for i, at := range where[:max(0, len(where)-1)] { // what others said of such country has had its turn
				if spoke := (from+uint32(i)+1)%3 == 2; spoke && at >= 0 && land(v.Hex(at).Terrain) == here {
					nth++
				}
			}
			return base + ".land." + here, nth
		}
		return base + ".first", salt/3*2 + salt%3
	}
	for _, key := range [...]string{base + "." + bond + "." + Mind(t), base + "." + bond, base + "." + Mind(t)} {
		if words.Has(key) {
			return key, salt
		}
	}
	return base, salt
}

// land is a kind of country, as it is spoken of.
func land(t hexmap.Terrain) string {
	switch {
	case t == hexmap.Desert:
		return "dry"
	case t.Mountainous():
		return "hills"
	case t == hexmap.Lake, t == hexmap.Swamp:
		return "water"
	case t.Jungly():
		return "forest"
	}
	return "grass"
}
