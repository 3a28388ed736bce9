package first

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
)

func (o On) may(k game.Kind) bool {
	_, ok := sight.Find(o.Play, k, -1, -1)
	return ok
}

// hired: there is somebody to carry, or the ship has left.
func (o On) hired() bool {
	if guide.Count(o.Play, nile.Sail) > 0 {
		return true
	}
	s, ok := o.sheet()
	return ok && s.Have[nile.Bearers] > 0
}

// mapped: land has come onto the chart.
func (o On) mapped() bool { return guide.Told(o.Play, nile.Mapped) > 0 }

// sinceMapped is whether a command has been given since land came onto the chart, for Step.Done: what is done by
// whoever stays on the shore meanwhile is not what the lesson waits for.
func (o On) sinceMapped(k game.Kind) func() bool {
	return o.since(k, func(s play.Step) bool {
		return slices.ContainsFunc(s.Events, func(e game.Event) bool { return e.Kind == nile.Mapped })
	})
}

// sinceMet is sinceMapped since people were first met.
func (o On) sinceMet(k game.Kind) func() bool {
	return o.since(k, func(s play.Step) bool { return s.Kind == nile.Policy })
}

func (o On) since(k game.Kind, is func(s play.Step) bool) func() bool {
	return func() bool { return guide.Since(o.Play, guide.First(o.Play, is), k) > 0 }
}

// elsewhere adds ".elsewhere" where the land that came onto the chart is not what the lesson leads to.
func (o On) elsewhere() string {
	if sight.View(o.Play).Hex(nile.FirstBlank).Mine {
		return ""
	}
	return ".elsewhere"
}

// met: people stand before the party, or have.
func (o On) met() bool {
	return o.phase() == nile.MeetingPeople || guide.Count(o.Play, nile.Policy) > 0
}

// talked: gifts were offered, or the people left alone.
func (o On) talked() bool { return guide.Count(o.Play, nile.Parley)+guide.Count(o.Play, nile.Pass) > 0 }

// left: the friends were left, after whatever trade there was.
func (o On) left() bool { return guide.Count(o.Play, nile.Pass) > 0 }

// friends: people who think well of the party live in its hex.
func (o On) friends() bool {
	s, ok := o.sheet()
	return ok && slices.ContainsFunc(sight.View(o.Play).Tribes(), func(t nile.TribeView) bool { return t.At == s.At && t.Friend })
}

// inPort reports whether the party stands in a port.
func (o On) inPort() bool {
	s, ok := o.sheet()
	return ok && s.At != hexmap.None && sight.View(o.Play).Map().Cells[s.At].Port != hexmap.NoPort
}

// home: a party that has been inland is in a port again.
func (o On) home() bool { return o.mapped() && o.inPort() || guide.Count(o.Play, nile.GoHome) > 0 }

// gone: a month has begun in the port, or the ship has left.
func (o On) gone() bool {
	return o.home() && o.phase() == nile.ChoosingPace || guide.Count(o.Play, nile.GoHome) > 0
}

func (o On) published() bool {
	return guide.Count(o.Play, nile.PublishAll)+guide.Count(o.Play, nile.Publish) > 0
}

// way adds ".risky" where the way into a hex may be lost, so that it must be chosen twice; ".elsewhere" where
// that hex is not ahead, and ".spent" where none is.
func (o On) way(id hexmap.ID) func() string {
	return func() string {
		switch c, ok := sight.Find(o.Play, nile.Move, int32(id), -1); {
		case ok && c.Odds.Num > 0:
			return ".risky"
		case ok:
			return ""
		case o.may(nile.Move):
			return ".elsewhere"
		}
		return ".spent"
	}
}

// camped adds ".elsewhere" where the party's friends are not those that the lesson leads to.
func (o On) camped() string {
	if s, ok := o.sheet(); ok && s.At == nile.FirstPeople {
		return ""
	}
	return ".elsewhere"
}

// threeHexes adds ".elsewhere" where the party is not three known hexes from a port.
func (o On) threeHexes() string {
	if v := sight.View(o.Play); !v.Hex(nile.FirstBlank).Mine || !v.Hex(nile.FirstShore).Mine {
		return ".elsewhere"
	}
	return o.camped()
}

// worth is what the unpublished hexes would bring.
func (o On) worth() []any {
	return []any{"n", sight.View(o.Play).Player(o.Play.Seat()).Promise}
}

// stores is how many months the food lasts.
func (o On) stores() []any {
	s, _ := o.sheet()
	n := 0
	if s.People > 0 {
		n = s.Have[nile.Rations] / s.People
	}
	return []any{"n", n}
}

// bars is what is said where the party carries more than it can.
func (o On) bars() string {
	if o.Screen() == "board" && o.phase() == nile.Travelling && o.heavy() {
		return "first.aside.heavy"
	}
	return ""
}

// aside is what is said where something else has come between.
func (o On) aside() string {
	v := sight.View(o.Play)
	switch {
	case v.Phase() == nile.NamingSuccessor:
		return "first.aside.dead"
	case v.Phase() == nile.Fighting && o.Screen() == "battle":
		return "first.aside.battle"
	case v.Phase() == nile.InCaptivity && o.Screen() == "captive":
		return "first.aside.captive"
	case v.Phase() == nile.MeetingPeople && o.Screen() == "meet":
		if guide.Count(o.Play, nile.Policy) == 0 { // what he says of them was passed over
			return "first.people"
		}
		return "first.aside.meet"
	case v.Phase() == nile.ChoosingPace && o.Screen() == "board":
		return "first.aside.pace"
	case v.Phase() == nile.Travelling && o.Screen() == "board":
		return "first.aside.march"
	}
	return ""
}
