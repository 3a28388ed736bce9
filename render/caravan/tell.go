package caravan

import (
	"sourceofthenile/game"
	"sourceofthenile/game/caravan"
	"sourceofthenile/render/words"
)

// place is what a place is called: its name, or its number.
func place(v caravan.View, at int) string {
	if _, name := v.Place(at); name != "" {
		return name
	}
	return words.Say("road.place", "n", at+1)
}

// tell is an event as a seat may be told it.
func tell(p *caravan.Position, players []game.Player, seat game.Seat, e *game.Event) string {
	who, where := "", ""
	if e.Seat != game.Nobody {
		who = players[e.Seat].Name
	}
	if e.At >= 0 {
		where = place(p.View(seat), int(e.At))
	}
	n, seen := caravan.Count(e), p.Sees(seat, e)
	say := func(key string, fill ...any) string {
		return words.Say(key, append(fill, "who", who, "place", where)...)
	}
	// counted is said otherwise of none.
	counted := func(key string) string {
		if n == 0 && words.Has(key+".none") {
			return say(key + ".none")
		}
		return say(key, "n", n)
	}
	switch e.Kind {
	case caravan.Walked:
		return say("walked")
	case caravan.Loaded:
		return counted("loaded")
	case caravan.Dug:
		return counted("dug")
	case caravan.Drew:
		if !seen {
			return say("drew.hidden")
		}
		return say("drew", "spice", spice(n))
	case caravan.Called:
		return say("called")
	case caravan.Passed:
		return say("passed")
	case caravan.Offered:
		if !seen {
			return say("offered.hidden")
		}
		return counted("offered")
	case caravan.Opened:
		return counted("opened")
	case caravan.Blessed:
		return say("blessed")
	case caravan.Blew:
		wind := caravan.AsBlew(e)
		return say("blew", "n", wind.Die, "sand", wind.Sand, "most", wind.Most)
	case caravan.Lots:
		return say("lots")
	case caravan.Buried:
		return say("buried")
	case caravan.CameHome:
		return counted("home")
	}
	return ""
}

// spiceNames are what the words call the kinds.
var spiceNames = [caravan.Spices]string{"pepper", "cloves", "cinnamon", "saffron"}

func spice(kind int) string {
	return words.Phrase("spice." + spiceNames[min(kind, caravan.Spices-1)])
}

// spices lists a hand: "pepper and saffron"; "" for none.
func spices(hand [caravan.Spices]int) string {
	var all []string
	for kind, n := range hand {
		for range n {
			all = append(all, spice(kind))
		}
	}
	if len(all) == 0 {
		return ""
	}
	return words.List(all)
}
