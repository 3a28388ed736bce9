package cards

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// Discovery is what one hex turned out to be, all on one card: the country first,
// then what is found in it. The cards and dice that say so lie behind it.
type Discovery struct {
	At    hexmap.ID
	Parts []TurnedUp // in their order; where the way had to be found, that throw comes first
	Found []Finding
	last  int // the last event that belongs to it
}

// Finding is one thing that is found in a hex, in a sentence.
type Finding struct {
	Text  string
	Event int // when it is told
	// Picture is that of something that gets a moment of its own, "" for the rest.
	Picture *engraving.Picture
}

// ofTheMap reports whether an event is one of those by which a hex is mapped.
func ofTheMap(e game.Event) bool {
	switch e.Kind {
	case nile.CardDrawn:
		switch nile.As[nile.CardDrawnEvent](e).For {
		case nile.ForTerrain, nile.ForRiver, nile.ForSpectacular, nile.ForNatives:
			return true
		}
		return false
	case nile.Mapped, nile.TerrainSettled, nile.RiverMapped, nile.CataractFound, nile.OasisFound, nile.PeakFound, nile.LakeMeasured, nile.TribeMapped, nile.NobodyFound:
		return true
	}
	return false
}

// gather makes one card of all that was turned up for one hex. Where nothing was
// drawn or thrown but its terrain is known now, there is none.
func gather(v nile.View, all []TurnedUp, events []game.Event) (out []TurnedUp) {
	for i := 0; i < len(all); {
		u := all[i]
		if !ofTheMap(events[u.From]) {
			out = append(out, u)
			i++
			continue
		}
		d := &Discovery{At: hexmap.ID(events[u.From].At)}
		for ; i < len(all) && ofTheMap(events[all[i].From]) && hexmap.ID(events[all[i].From].At) == d.At; i++ {
			d.Parts = append(d.Parts, all[i])
		}
		end := len(events)
		if i < len(all) {
			end = all[i].From
		}
		for d.last = u.From; d.last+1 < end && ofTheMap(events[d.last+1]) && hexmap.ID(events[d.last+1].At) == d.At; {
			d.last++
		}
		if n := len(out); n > 0 && events[out[n-1].From].Kind == nile.FoundWay { // that it was found says the card
			d.Parts = append([]TurnedUp{out[n-1]}, d.Parts...)
			out = out[:n-1]
		}
		out = append(out, discovered(v, d, events, u.From))
	}
	return out
}

// discovered is the card of a discovery that begins with an event.
func discovered(v nile.View, d *Discovery, events []game.Event, from int) TurnedUp {
	u := TurnedUp{From: from, Hex: d, Terrain: v.Hex(d.At).Terrain}
	lives, asked := false, false
	for i := from; i <= d.last; i++ {
		e := events[i]
		switch e.Kind {
		case nile.Mapped:
			u.Terrain = nile.As[nile.MappedEvent](e).Terrain
		case nile.TribeMapped:
			lives = true
		case nile.CardDrawn:
			asked = asked || nile.As[nile.CardDrawnEvent](e).For == nile.ForNatives
		}
		if text := tell.Found(v, e); text != "" {
			d.Found = append(d.Found, Finding{Text: text, Event: i, Picture: momentOf(e).In(tell.Landscape(u.Terrain))})
		}
	}
	if asked && !lives {
		d.Found = append(d.Found, Finding{Text: words.Say("card.nothing.natives"), Event: d.last})
	}
	u.Title = words.Sentence(tell.Terrain(u.Terrain))
	u.Subject = tell.CountryPicture(u.Terrain)
	return u
}

// HasMoment reports whether what an event tells of gets a moment of its own when it is found.
func HasMoment(e game.Event) bool { return momentOf(e) != nil }

// momentOf is the picture of what gets a moment of its own when it is found: a
// summit, a fall, a lake, the head of a river; "" for all else.
func momentOf(e game.Event) *engraving.Picture {
	switch e.Kind {
	case nile.PeakFound:
		return plates.Of("feature/peak")
	case nile.CataractFound:
		if nile.As[nile.CataractFoundEvent](e).Fall > 0 {
			return plates.Of("feature/waterfall")
		}
	case nile.LakeMeasured:
		return tell.CountryPicture(hexmap.Lake)
	case nile.RiverMapped:
		if river := nile.As[nile.RiverMappedEvent](e); river.Case == nile.RiverRises && river.Out|river.In != 0 {
			return plates.Of("feature/source")
		}
	}
	return nil
}

// moment reports whether something of the discovery gets a moment of its own.
func (d *Discovery) moment() bool {
	for i := range d.Found {
		if d.Found[i].Picture != nil {
			return true
		}
	}
	return false
}

// showing is the picture of the discovery as far as it has been told, and what the
// moment is that it shows, nil for the country itself.
func (u *TurnedUp) showing(told int) (*engraving.Picture, *Finding) {
	show, at := u.Subject, (*Finding)(nil)
	for i := range u.Hex.Found {
		if f := &u.Hex.Found[i]; f.Picture != nil && f.Event < told {
			show, at = f.Picture, f
		}
	}
	return show, at
}

// How long the moments of a discovery take, in seconds: the card lies on its back,
// turns and is looked at; then the crayon colours, then a river is drawn or people
// are seen; a summit or a fall is looked at; and the journal writes.
const (
	backTime    = 0.12
	turnTime    = 0.26
	lookTime    = 0.22
	crayonTime  = 0.42
	signTime    = 0.30
	momentTime  = 1.40
	writingTime = 0.20
)

// takes is how long an event of a discovery is looked at when it is seen, in seconds.
func (d *Discovery) takes(e game.Event) float64 {
	if momentOf(e) != nil {
		return momentTime
	}
	switch e.Kind {
	case nile.Mapped:
		return crayonTime
	case nile.RiverMapped:
		if river := nile.As[nile.RiverMappedEvent](e); river.Out|river.In == 0 {
			return 0
		}
		return signTime
	case nile.CataractFound, nile.OasisFound, nile.TribeMapped:
		return signTime
	}
	return 0
}
