package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// teller tells events of a game.
type teller struct {
	v     heart.View
	sum   game.Summary
	press bool // as a paper of the time prints them
}

// Event is an event as a sentence, "" where there is nothing to be told of it: what a
// player decides is told by what comes of it.
func Event(v heart.View, sum game.Summary, e *game.Event) string {
	return teller{v: v, sum: sum}.event(e)
}

// Print is an event as a paper of the time prints it: without a word of the rulebook. What it
// has no sentence of its own for it has as Event.
func Print(v heart.View, sum game.Summary, e *game.Event) string {
	return teller{v: v, sum: sum, press: true}.event(e)
}

func (t teller) event(e *game.Event) string {
	name := heart.EventName(e.Kind)
	switch e.Kind {
	case heart.Decided, heart.TrackPlace, heart.DaysBegan, heart.EventBack, heart.GameEnded:
		return ""
	case heart.Changed:
		return t.changed(e)
	case heart.Got, heart.GaveUp:
		x := told.AsThing(e)
		if x.Cause == box.ByOutfit {
			name = "bought"
		}
		if e.Kind == heart.GaveUp && x.Cause == box.ByBoost { // it is not lost
			name += ".boost"
		}
		if e.Kind == heart.GaveUp && x.Cause == box.ByTimeUp { // a Guide, who was hired for the days that are over
			name += ".time-up"
		}
		cause := Cause(x.Cause)
		if x.Cause == box.ByQuinine { // it is what is given up
			cause = ""
		}
		return t.say(e, name, "thing", AResource(x.Resource), "cause", cause)
	case heart.Rolled:
		return t.rolled(e)
	case heart.ThrownAgain:
		x := told.AsAgain(e)
		switch {
		case x.Die.Held() && x.Well:
			name += ".well"
		case x.Die.Held():
			name += ".ill"
		}
		return t.say(e, name, "die", Die(x.Die), "n", x.Face, "by", Who(t.sum, x.By))
	case heart.FaceNamed:
		x := told.AsFace(e)
		return t.say(e, name, "die", Die(x.Die), "n", x.Face)
	case heart.Scored:
		return t.scored(e)
	case heart.Shamed:
		return t.say(e, name, "by", Who(t.sum, told.AsOther(e)), "n", told.AsShamed(e))
	case heart.ChitLaid, heart.ChitBack, heart.ChitPlaced, heart.FindScored, heart.Met:
		x := told.AsSlot(e)
		return t.say(e, name, "chit", Chit(x.Chit), "a", AChit(x.Chit), "slot", Slot(x.Slot))
	case heart.WaterDrawn, heart.WaterBack, heart.WaterLaid:
		return t.water(e, name)
	}
	return t.other(e, name)
}

// other are the events that tell but one or two numbers.
func (t teller) other(e *game.Event, name string) string {
	switch e.Kind {
	case heart.TrackSet:
		disease, horror := told.AsTrack(e)
		if len(t.sum.Players) > 1 {
			name += ".several"
		}
		return t.say(e, name, "n", disease, "m", horror)
	case heart.Balanced, heart.Surveyed:
		drawn, counted := told.AsDrawn(e)
		return t.say(e, name, "n", drawn, "m", counted)
	case heart.TurnBegan:
		return t.say(e, name, "n", told.AsTurnBegan(e))
	case heart.PatronTaken:
		return t.say(e, name, "patron", Patron(told.AsPatronTaken(e)))
	case heart.Marched:
		from, across := told.AsMarch(e)
		if across != chart.Nowhere {
			return t.say(e, name+".hurry", "from", Region(from), "across", Region(across))
		}
		return t.say(e, name, "from", Region(from))
	case heart.MetExplorer:
		return t.say(e, name, "other", Who(t.sum, told.AsOther(e)))
	case heart.HumbledBy:
		return t.say(e, name, "other", Who(t.sum, told.AsOther(e)), "chit", Sort(told.AsHumbled(e)))
	case heart.CodeDrawn:
		sign := told.AsCode(e)
		across := Across(chart.Region(e.At), sign)
		switch {
		case across != chart.Nowhere:
			return t.say(e, name, "sign", Sign(sign), "across", Region(across))
		case sign == chart.GreenLeaf:
			return t.say(e, name+".leaf", "sign", Sign(sign))
		}
		return t.say(e, name+".none", "sign", Sign(sign))
	case heart.TerrainFound:
		land, how := told.AsTerrain(e)
		return t.say(e, name+[]string{".presumed", ".code", ".chart"}[how], "land", Terrain(land))
	case heart.JoinTried:
		return t.say(e, name, "down", Region(told.AsJoin(e)))
	case heart.EventDrawn:
		which, c := told.AsEvent(e)
		if name += []string{".first", ".second", ".other"}[which]; c.Sort().Discovery() {
			name += ".back" // of no effect (11.5)
		}
		return t.say(e, name, "chit", Chit(c))
	case heart.Nothing: // two Encounters can come to nothing (14)
		c := told.AsChit(e)
		why := name + "." + c.Sort().Name()
		if told.AsWhole(e) {
			why += ".whole"
		}
		if words.Has("told." + why) {
			name = why
		}
		return t.say(e, name, "chit", Chit(c))
	case heart.Ignored, heart.FindNamed:
		c := told.AsChit(e)
		return t.say(e, name, "chit", Chit(c), "a", AChit(c), "called", t.v.FindName(c))
	case heart.Walked, heart.RumourTold, heart.RumourMoved, heart.RumourBack:
		return t.say(e, name, "slot", Slot(told.AsPlace(e)))
	case heart.SpecialFound:
		return t.say(e, name, "special", Special(told.AsSpecial(e)))
	case heart.PersonSaved:
		return t.say(e, name+"."+told.AsSaved(e).Name())
	}
	return t.say(e, name+ended(e))
}

// ended is which of its sentences an event has that ended one way or another.
func ended(e *game.Event) string {
	switch e.Kind {
	case heart.Rested:
		if told.AsStuck(e) {
			return ".stuck"
		}
	case heart.VillageMet:
		liked, respected := told.AsVillage(e)
		return map[[2]bool]string{{}: ".neither", {false, true}: ".respected", {true, false}: ".liked", {true, true}: ".both"}[[2]bool{liked, respected}]
	case heart.TimeIsUp:
		switch onEnd, stopped := told.AsTimeUp(e); {
		case stopped:
			return ".stopped"
		case onEnd:
			return ".end"
		}
	case heart.ExplorerLost:
		return map[bool]string{false: ".dead", true: ".mad"}[told.AsMad(e)]
	}
	return ""
}

// say is the sentence of an event, with whose it is and where.
func (t teller) say(e *game.Event, key string, fill ...any) string {
	where := ""
	if e.At >= 0 {
		where = Region(chart.Region(e.At))
	}
	fill = append(fill, "who", Who(t.sum, e.Seat), "place", where)
	if printed := "print." + key; t.press && words.Has(printed) {
		which := 0
		if e.Kind == heart.FindScored { // else all finds would be told alike
			which = int(told.AsSlot(e).Slot)
		}
		return words.Vary(printed, which, fill...)
	}
	return words.Say("told."+key, fill...)
}

// changed is a figure of the Sheet that has changed: people by what became of them.
func (t teller) changed(e *game.Event) string {
	x := told.AsChanged(e)
	key := "changed"
	if (x.Figure == box.Askaris || x.Figure == box.Porters) && x.Cause != box.ByOutfit {
		key = map[bool]string{true: "joined.", false: "left."}[x.By > 0] + x.Figure.Name()
	}
	return t.say(e, key, "figure", Figure(x.Figure), "by", words.Signed(x.By), "n", max(x.By, -x.By), "now", x.Now, "cause", Cause(x.Cause))
}

// rolled is a die that lies, and how it went.
func (t teller) rolled(e *game.Event) string {
	x := told.AsRolled(e)
	key := "rolled"
	switch {
	case x.Limit == 0:
	case x.Well:
		key = "rolled.well"
	default:
		key = "rolled.ill"
	}
	sum := x.Faces[0] + x.Faces[1]
	add := ""
	if x.Add != 0 {
		add = words.Signed(x.Add)
	}
	return t.say(e, key, "die", Die(x.Die), "n", sum, "add", add, "sum", sum+x.Add, "needed", Needed(x.Die, x.Limit))
}

// scored is what Drama Points were given for.
func (t teller) scored(e *game.Event) string {
	x := told.AsScored(e)
	return t.say(e, "scored", "n", x.Points, "now", x.Now, "for", Source(x.From), "what", What(t.sum, x))
}

// water is a Water Marker drawn, returned or laid.
func (t teller) water(e *game.Event, name string) string {
	x := told.AsWater(e)
	switch {
	case e.Kind != heart.WaterLaid:
		return t.say(e, name, "marker", Marker(x.Marker), "a", AMarker(x.Marker))
	case x.Up == chart.Nowhere:
		return t.say(e, name+".inside", "marker", Marker(x.Marker), "a", AMarker(x.Marker))
	}
	return t.say(e, name, "marker", Marker(x.Marker), "a", AMarker(x.Marker), "up", Region(x.Up), "down", Region(x.Down))
}

// TakenUp reports whether one of the events is told with what came of it: a Water Marker that is
// drawn, once it has been laid.
func TakenUp(events []game.Event, at int) bool {
	if events[at].Kind != heart.WaterDrawn {
		return false
	}
	for i := at + 1; i < len(events); i++ {
		switch e := &events[i]; {
		case e.Seat != events[at].Seat:
		case e.Kind == heart.WaterLaid:
			return told.AsWater(e).Marker == told.AsWater(&events[at]).Marker
		case e.Kind == heart.WaterDrawn || e.Kind == heart.WaterBack:
			return false
		}
	}
	return false
}
