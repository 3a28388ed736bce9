// Package first is the first journey of Source of the Nile: what is taught on it, step by
// step, and the ways on from its end.
package first

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// On is what the lesson asks of the screens of the game.
type On struct {
	Play *play.Play
	// Screen is the name of the screen that is shown.
	Screen func() string
	// Hex is where a hex is seen on the chart; ok is false where it is not in sight.
	Hex func(id hexmap.ID) (r ui.Rect, ok bool)
	// Hire has the outfit hold a party for a march on foot.
	Hire func()
	// Ends are the ways on from the end.
	Ends []guide.End
}

// kirangozi is whose voice it is: who leads the caravans of that coast.
var kirangozi = faces.Face{Seed: 2, From: faces.Swahili, Role: faces.Guide, Age: 58, Turn: 1}

// New is the lesson of a game, nil where nothing is taught in it.
func New(o On) *guide.Guide {
	if sight.View(o.Play).Settings().Lesson != nile.FirstLesson {
		return nil
	}
	return guide.New(guide.Lesson{Name: "first", Face: kirangozi, Steps: o.steps(), Aside: o.aside, Bars: o.bars, BarsAt: guide.Target("board/Lighten the load")})
}

// paces are those that steps speak of, by their names.
var paces = map[string]nile.Level{"pace": nile.Normal, "second": nile.Cautious, "third": nile.Normal}

// Pace is the pace that the step of a lesson speaks of now; nil for none.
func Pace(g *guide.Guide) *nile.Level {
	if g == nil || g.Hushed() {
		return nil
	}
	if l, ok := paces[g.Step()]; ok {
		return &l
	}
	return nil
}

// Land brings the explorer of a first journey ashore: of its port there is nothing to
// decide.
func Land(p *play.Play) {
	v := sight.View(p)
	if v.Settings().Lesson != nile.FirstLesson || v.Phase() != nile.ChoosingPort {
		return
	}
	if c, ok := sight.Find(p, nile.ChoosePort, int32(nile.FirstPort), -1); ok {
		p.Do(c, 0)
	}
}

// steps are what is taught, in order. A step is here once what it speaks of has happened: whoever passes over
// the one before it undone is told nothing until then.
func (o On) steps() []guide.Step {
	outfit, board := o.at("outfit"), o.at("board")
	pace := func() bool { return board() && o.phase() == nile.ChoosingPace }
	march := func() bool { return board() && o.phase() == nile.Travelling }
	outside := func() bool { return march() && !o.inPort() }
	return []guide.Step{
		{Name: "welcome", Here: outfit},
		{Name: "party", Here: outfit, Done: o.hired, Skipped: o.Hire, At: guide.Target("outfit/Foot march")},
		{Name: "food", Here: outfit, At: guide.Target("outfit/Ration")},
		{Name: "sail", Here: outfit, Done: guide.Times(o.Play, nile.Sail, 1), At: guide.Target("outfit/Sail for Africa")},
		{Name: "pace", Here: pace, Done: guide.Times(o.Play, nile.SetPace, 1), At: guide.Target("board/Normal")},
		{Name: "shore", Here: march, Done: guide.Times(o.Play, nile.Move, 1), At: o.hex(nile.FirstShore)},
		{Name: "blank", Here: func() bool { return march() && guide.Count(o.Play, nile.Move) > 0 }, Done: o.mapped, At: o.hex(nile.FirstBlank), As: o.way(nile.FirstBlank)},
		{Name: "mapped", Here: func() bool { return march() && o.mapped() }, As: o.elsewhere, At: o.here, Fill: o.worth},
		{Name: "evening", Here: func() bool { return march() && !o.may(nile.Move) }, Done: o.sinceMapped(nile.EndTravel), At: guide.Target("board/end travel")},
		{Name: "second", Here: pace, Done: o.sinceMapped(nile.SetPace), At: guide.Target("board/Cautious")},
		{Name: "river", Here: march, Done: o.met, At: o.hex(nile.FirstPeople), As: o.way(nile.FirstPeople)},
		{Name: "people", Here: o.at("meet"), Done: guide.Times(o.Play, nile.Policy, 1), At: guide.Target("meet/go in")},
		{Name: "gifts", Here: o.at("parley"), Done: o.talked, At: guide.Target("parley/offer", "parley/leave")},
		{Name: "friends", Here: o.at("trade"), Done: o.left, At: guide.Target("trade/leave")},
		{Name: "camp", Here: func() bool { return march() && o.friends() }, Done: o.sinceMet(nile.EndTravel), As: o.camped, At: guide.Target("board/end travel")},
		{Name: "third", Here: pace, Done: o.sinceMet(nile.SetPace), At: guide.Target("board/Normal"), As: o.threeHexes, Fill: o.stores},
		{Name: "back", Here: outside, Done: o.home, At: o.homeward},
		{Name: "port", Here: func() bool { return march() && o.inPort() && !o.may(nile.GoHome) }, Done: o.gone, At: guide.Target("board/end travel")},
		{Name: "europe", Here: func() bool { return board() && o.home() && (pace() || o.may(nile.GoHome)) }, Done: guide.Times(o.Play, nile.GoHome, 1), At: guide.Target("board/Sail for Europe")},
		{Name: "publish", Here: o.at("news"), Done: o.published, At: guide.Target("news/publish")},
		{Name: "names", Here: o.at("naming"), Done: guide.Times(o.Play, nile.EndPublishing, 1), At: guide.Target("naming/write")},
		{Name: "paper", Here: o.at("paper"), Done: func() bool { return guide.Count(o.Play, nile.EndPublishing) > 0 && o.Screen() == "europe" }, At: guide.Target("paper/Go on")},
		{Name: "end", Here: o.at("europe"), Ends: o.Ends},
	}
}

// hex points at a hex where the party may go there, else at none: it is the player's to
// say where else.
func (o On) hex(id hexmap.ID) func(*ui.Context) (ui.Rect, bool) {
	return func(*ui.Context) (ui.Rect, bool) {
		if _, ok := sight.Find(o.Play, nile.Move, int32(id), -1); ok {
			return o.Hex(id)
		}
		return ui.Rect{}, false
	}
}

// here points at the hex that the party stands in.
func (o On) here(*ui.Context) (ui.Rect, bool) {
	if s, ok := o.sheet(); ok && s.At != hexmap.None {
		return o.Hex(s.At)
	}
	return ui.Rect{}, false
}

// homeward points at the hex next to the party that is nearest to a port: of several at
// that on which it came, else at the cheapest.
func (o On) homeward(*ui.Context) (ui.Rect, bool) {
	m := sight.View(o.Play).Map()
	best, least := hexmap.None, 1<<30
	for _, c := range o.Play.Choices() {
		if c.Kind != nile.Move {
			continue
		}
		id := hexmap.ID(c.Target)
		far := 3*m.PortDistance(id) + min(int(c.Cost), 2)
		if id == nile.FirstBlank || id == nile.FirstShore {
			far--
		}
		if far < least {
			best, least = id, far
		}
	}
	if best == hexmap.None {
		return ui.Rect{}, false
	}
	return o.Hex(best)
}

// at reports whether a screen is shown.
func (o On) at(name string) func() bool { return func() bool { return o.Screen() == name } }

func (o On) phase() nile.Phase { return sight.View(o.Play).Phase() }

func (o On) sheet() (nile.Sheet, bool) {
	if o.Play.Seat() == game.Nobody {
		return nile.Sheet{}, false
	}
	return sight.View(o.Play).Sheet(o.Play.Seat())
}
