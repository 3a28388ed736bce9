package diary

import (
	"slices"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/words"
)

// page is a paragraph while it is written.
type page struct {
	*writer
	journal.Entry
	passed func() // tells the first thing that was passed over
}

// beat is a thing that happened, and what came of it: the head is nil for what only came by letter.
type beat struct {
	head *game.Event
	then []game.Event
}

// heads are the events that a beat begins with.
var heads = map[game.EventKind]bool{
	heart.PortTaken: true, heart.PatronTaken: true, heart.MapTurnBegan: true, heart.Marched: true, heart.Rested: true, heart.MetExplorer: true,
	heart.TerrainFound: true, heart.NoWater: true, heart.WaterLaid: true, heart.DaysBegan: true, heart.Surveyed: true, heart.EventDrawn: true,
	heart.Walked: true, heart.RumourMoved: true, heart.FindScored: true, heart.Met: true, heart.SpecialFound: true, heart.TimeIsUp: true,
	heart.ExplorerLost: true, heart.HumbledBy: true,
}

// write tells the events of a stretch.
func (p *page) write(events []game.Event) {
	var b beat
	walked, met := -1, false
	for i := range events {
		e := &events[i]
		if heads[e.Kind] {
			p.beat(&b)
			b = beat{head: e}
		} else {
			b.then = append(b.then, *e)
		}
		switch e.Kind {
		case heart.Walked:
			walked, met = i, false
		case heart.FindScored, heart.Met, heart.SpecialFound, heart.ExplorerLost:
			met = true
		}
	}
	p.beat(&b)
	if walked >= 0 && !met {
		p.say(&events[walked], "empty")
	}
	if p.passed != nil && len(p.Text) == 0 {
		p.passed()
	}
	p.outfit(events)
}

// idle are the kinds of sentence that tell of nothing that counts: a step, a story that went by, a
// misfortune that took nothing. Once all its wordings have been used such a thing is passed over.
func idle(kind string) bool {
	switch kind {
	case "walk.on", "walk.west", "walk.east", "whisper.back", "heard.back", "haze", "success", "empty", "presumed", "survey.none", "no-water":
		return true
	}
	return strings.HasPrefix(kind, "spared.")
}

// say writes a sentence of a kind, in the wording that was used longest ago, on an event. It
// reports whether there are words for it.
func (p *page) say(e *game.Event, kind string, fill ...any) bool {
	n := p.in.Wordings("diary." + kind)
	switch {
	case n == 0:
		return false
	case p.used["diary."+kind] >= n && idle(kind):
		p.pass(e, kind, fill...)
	default:
		p.put(e, kind, fill...)
	}
	return true
}

// pass leaves out what is no news, but for a page that has nothing else.
func (p *page) pass(e *game.Event, kind string, fill ...any) {
	if p.passed == nil {
		p.passed = func() { p.put(e, kind, fill...) }
	}
}

// put writes the sentence.
func (p *page) put(e *game.Event, kind string, fill ...any) {
	key, with := "diary."+kind, words.Blanks{"place": tell.Region(p.seats[p.Seat].land)}
	for i := 0; i+1 < len(fill); i += 2 {
		with[fill[i].(string)] = fill[i+1]
	}
	text := p.in.Tell(key, p.salt+uint32(p.used[key]), with)
	p.used[key]++
	p.Add(text, e.Rule, *e)
	p.keys = append(p.keys, key)
}

// name is the name of somebody of the caravan: of the next who is lost from it.
func (p *page) name() string {
	j := &p.seats[p.Seat]
	return p.in.PieceOf("diary.roll."+rolls[j.port%chart.Ports], p.salt+uint32(j.lost), nil)
}

// rolls are where caravans are hired, by Port.
var rolls = [chart.Ports]string{"clarence", "loanda", "cape", "quelimane", "zanzibar"}

// beat tells a thing that happened.
func (p *page) beat(b *beat) {
	if b.head == nil && len(b.then) == 0 {
		return
	}
	before, j := len(p.Text), &p.seats[p.Seat]
	spared := "" // what is told where nothing came of it
	if e := b.head; e != nil {
		if e.At >= 0 {
			j.land = chart.Region(e.At)
		}
		switch e.Kind {
		case heart.PortTaken:
			j.port, j.lost = j.land, int(p.Seat)*5
		case heart.MapTurnBegan:
			j.rested, j.way = false, ""
		case heart.PatronTaken:
			p.say(e, "sets-out", "who", tell.Who(p.sum, p.Seat), "patron", tell.Patron(told.AsPatronTaken(e)))
		case heart.Marched, heart.Rested, heart.MetExplorer, heart.TerrainFound, heart.NoWater, heart.WaterLaid:
			p.march(b)
		case heart.DaysBegan, heart.Surveyed, heart.Walked:
			p.road(b)
		case heart.EventDrawn, heart.HumbledBy:
			spared = p.event(b)
		case heart.Met, heart.FindScored, heart.SpecialFound, heart.RumourMoved:
			spared = p.meeting(b)
		case heart.TimeIsUp:
			spared = p.timeUp(b)
		case heart.ExplorerLost:
			p.say(e, map[bool]string{false: "lost.dead", true: "lost.mad"}[told.AsMad(e)], "who", tell.Who(p.sum, p.Seat))
		}
		if len(p.Text) > before && spared != "" && e.Kind != heart.TimeIsUp && e.Kind != heart.HumbledBy {
			spared = "" // it has been told already
		}
	}
	head := len(p.Text)
	p.cameOf(b)
	if spared != "" && len(p.Text) == head {
		p.say(b.head, "spared."+spared)
	}
}

// outfit is what was bought, in a sentence.
func (p *page) outfit(events []game.Event) {
	var list []string
	at := -1
	for i := range events {
		e := &events[i]
		if e.Kind != heart.Got || told.AsThing(e).Cause != box.ByOutfit {
			continue
		}
		at = i
		if name := tell.Resource(told.AsThing(e).Resource); !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	if at >= 0 {
		p.say(&events[at], "outfit", "list", words.List(list))
	}
}
