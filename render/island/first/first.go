// Package first is the first journey of In the Heart of Darkness: what is taught in it, step
// by step, and what is said of each question when it is asked for the first time.
package first

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/engraving/faces"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
)

// On is what the lesson asks of the screens of the game.
type On struct {
	Play *play.Play
	// Place is where a place is seen; ok is false where it is not in sight.
	Place func(c *ui.Context, at box.Place) (r ui.Rect, ok bool)
	// Button is where a choice is seen: its button, or what is to be clicked for it.
	Button func(c *ui.Context, ch game.Choice) (r ui.Rect, ok bool)
	// Foreseen reports whether the island has been looked at as it would be after the creatures' advance.
	Foreseen func() bool
	// Sole reports whether all that can be chosen comes to the same.
	Sole func() bool
	// Ends are the ways on from the end.
	Ends []guide.End
}

// mate is whose voice it is.
var mate = faces.Face{Seed: 52, From: faces.Sahel, Role: faces.Guide, Age: 55, Turn: 1}

// New is the lesson of a game, nil where nothing is taught in it.
func New(o On) *guide.Guide {
	if o.view().Settings().Lesson != island.FirstLesson {
		return nil
	}
	return guide.New(guide.Lesson{Name: "first", Face: mate, Steps: o.steps(), Aside: o.aside})
}

// view is the game as it stands: alone nothing in it is hidden.
func (o On) view() island.View {
	return o.Play.Position().(*island.Position).View(max(0, o.Play.Seat()))
}

// steps are what is taught, in order.
func (o On) steps() []guide.Step {
	told := func(k game.EventKind) func() bool { return func() bool { return guide.Told(o.Play, k) > 0 } }
	tooled := func() bool { // in the Engineer’s turn alone, and not before the trap is set
		return told(island.TurnOver)() || told(island.TrapSet)() && (guide.Times(o.Play, island.Personal, 1)() || !o.tools())
	}
	return []guide.Step{
		{Name: "welcome", Here: o.asked(island.Beginning), Done: guide.Times(o.Play, island.Begin, 1), At: o.button(island.Begin, -1)},
		{Name: "keep", Here: o.asked(island.Keeping), Done: guide.Times(o.Play, island.Keep, 2), At: o.spare},
		{Name: "spawn", Here: o.asked(island.Asking), At: o.place(island.FirstCreature), Fill: func() []any { return []any{"most", box.DarknessMost} }},
		{Name: "go", Here: o.asked(island.Asking), Done: told(island.TurnBegan), At: o.button(island.Go, -1)},
		{Name: "loot", Here: o.may(island.Loot, int(box.Ship)), Done: told(island.Looted), At: o.button(island.Loot, int(box.Ship)), Fill: func() []any { return []any{"n", o.view().Turn().Left} }},
		{Name: "trap", Here: o.may(island.Play, int(island.FirstFind)), Done: told(island.TokensGot), At: o.button(island.Play, int(island.FirstFind))},
		{Name: "gate", Here: o.underWay, Done: o.arrived, At: o.next},
		{Name: "set", Here: o.may(island.Set, int(island.FirstTrap)), Done: told(island.TrapSet), At: o.button(island.Set, int(island.FirstTrap))},
		{Name: "tool", Here: o.tools, Done: tooled, At: o.button(island.Personal, -1), Fill: func() []any { return []any{"n", o.view().Turn().Left} }},
		{Name: "foretell", Here: o.acting(1), Done: func() bool { // a look before that takes nobody past what comes before it
			return o.Foreseen() && tooled() || told(island.TurnOver)()
		}, At: guide.Target("board/ahead")},
		{Name: "end", Here: o.acting(1), Done: told(island.TurnOver), At: o.button(island.EndTurn, -1)},
		{Name: "quest", Here: o.questing, Done: func() bool { return guide.Told(o.Play, island.QuestBegun) > 0 || o.over() }, At: o.toQuest},
		{Name: "talk", Here: o.talks, Done: func() bool { return o.over() || o.begun() && (guide.Times(o.Play, island.Talk, 1)() || !o.talks()) }, At: o.button(island.Talk, -1)},
		{Name: "village", Here: o.rummages, Done: func() bool { return o.over() || o.begun() && !o.unsearched() }, At: o.toStop, Fill: func() []any { return []any{"n", o.view().Turn().Left} }},
		{Name: "advance", Here: o.acting(2), Done: o.over, At: o.button(island.EndTurn, -1)},
		{Name: "round", Here: o.asks(island.Asking, 2), Done: func() bool { return o.view().Turn().Number > 2 || o.view().Round() > 2 }, At: o.goes, As: func() string {
			return map[bool]string{true: ".quest"}[o.watch() != game.Nobody]
		}},
		{Name: "meet", Here: o.meets, Done: func() bool {
			return o.view().Round() > 1 && (o.fights() || o.second(island.Slain)) || o.view().Round() > 2
		}, At: o.toFight},
		{Name: "fight", Here: o.fights, Done: func() bool { return o.second(island.Slain) }, At: o.button(island.Fight, -1)},
		{Name: "search", Here: o.searches, Done: func() bool { return o.second(island.Looted) }, At: o.button(island.Loot, -1)},
		{Name: "finish", Here: func() bool { return o.over() && (o.asks(island.Acting, 2)() || o.view().Round() > 2) }, Ends: o.Ends, Fill: func() []any {
			isle := o.view().Island()
			return []any{"n", int(isle.Darkness), "actions", island.SizeOf(3).Actions, "alone", island.SizeOf(1).Actions, "cards", island.SizeOf(3).Limit}
		}},
	}
}

// tools: in the first turn, beside the trap that has been set, the Engineer can make a token for the next.
func (o On) tools() bool {
	_, ok := o.find(island.Personal, -1)
	return ok && o.arrived() && o.view().Turn().Seat == 0
}

// begun: the Quest of the first journey has been.
func (o On) begun() bool { return guide.Told(o.Play, island.QuestBegun) > 0 }

// talks: in the second turn the two stand together, and to sit down is free.
func (o On) talks() bool {
	ch, ok := o.find(island.Talk, -1)
	return ok && ch.Cost == 0 && o.acting(2)()
}

// unsearched: the place on the way can still be searched in this turn.
func (o On) unsearched() bool {
	t, isle := o.view().Turn(), o.view().Island()
	return t.Used>>island.FirstStop&1 == 0 && isle.Clear(island.FirstStop) && (o.here() == island.FirstStop || o.here() == island.FirstTrap && t.Left > 0)
}

func (o On) rummages() bool { return o.acting(2)() && o.unsearched() }

// toStop points at the search of that place, or at the way to it.
func (o On) toStop(c *ui.Context) (ui.Rect, bool) {
	if o.here() != island.FirstStop {
		return o.Place(c, island.FirstStop)
	}
	return o.button(island.Loot, int(island.FirstStop))(c)
}

// watch is who has begun the Quest that kills count for, Nobody once it is done.
func (o On) watch() game.Seat {
	for s := range o.view().Company().All() {
		for _, q := range o.view().Chair(s).Quests {
			if q.Card == island.FirstQuest && !q.Done {
				return s
			}
		}
	}
	return game.Nobody
}

// Goes is who is to go next as the voice has it: for whom what is beaten counts, Nobody where it says nothing of it.
func (o On) Goes() game.Seat {
	if o.asks(island.Asking, 2)() {
		return o.watch()
	}
	return game.Nobody
}

// goes points at the word of whoever is to go: for whom what is beaten counts, or else whoever comes first.
func (o On) goes(c *ui.Context) (ui.Rect, bool) {
	ch, ok := o.Play.Find(func(ch *game.Choice) bool { return ch.Kind == island.Go && ch.Seat == o.watch() })
	if !ok {
		return o.button(island.Go, -1)(c)
	}
	return o.Button(c, ch)
}

// asked reports whether a question waits, in the first round.
func (o On) asked(step island.StepKind) func() bool { return o.asks(step, 1) }

// asks reports whether it waits in that round.
func (o On) asks(step island.StepKind, round int) func() bool {
	return func() bool {
		is, _, ok := o.view().Asked()
		return ok && is == step && max(1, o.view().Round()) == round
	}
}

// second reports whether something of a kind has been told in a turn of the second round, or that round is over.
func (o On) second(k game.EventKind) bool {
	turn := false
	for _, e := range o.Play.Events() {
		switch e.Kind {
		case island.RoundBegan, island.TurnOver:
			turn = false
		case island.TurnBegan:
			turn = island.As[island.TurnEvent](&e).Number > 2
		case k:
			if turn {
				return true
			}
		}
	}
	return o.view().Round() > 2
}

// meets: in the second round a creature can be walked to at the place where it came up.
func (o On) meets() bool {
	at, isle := o.here(), o.view().Island()
	return o.asks(island.Acting, 2)() && at >= 0 && at != island.FirstFight && !isle.Clear(island.FirstFight) && o.view().Board().Walking(at, island.FirstFight) < o.view().Turn().Left
}

// toFight points at the next place on the way there.
func (o On) toFight(c *ui.Context) (r ui.Rect, ok bool) {
	best := o.view().Board().Walking(o.here(), island.FirstFight)
	for _, ch := range o.Play.Choices() {
		if ch.Kind != island.Move {
			continue
		}
		if n := o.view().Board().Walking(box.Place(ch.Target), island.FirstFight); n < best {
			best = n
			r, ok = o.Place(c, box.Place(ch.Target))
		}
	}
	return r, ok
}

// fights and searches: in the second round that can be done here.
func (o On) fights() bool {
	_, ok := o.find(island.Fight, -1)
	return ok && o.asks(island.Acting, 2)()
}

func (o On) searches() bool {
	_, ok := o.find(island.Loot, -1)
	return ok && o.asks(island.Acting, 2)()
}

// over: the first round is.
func (o On) over() bool { return o.view().Round() > 1 }

// find is a choice that there is now, of a target below 0 any.
func (o On) find(k game.Kind, target int) (game.Choice, bool) {
	return o.Play.Find(func(c *game.Choice) bool { return c.Kind == k && (target < 0 || int(c.Target) == target) })
}

func (o On) may(k game.Kind, target int) func() bool {
	return func() bool {
		_, ok := o.find(k, target)
		return ok && !o.over()
	}
}

// acting: in the n-th turn something can be done.
func (o On) acting(n int) func() bool {
	return func() bool { return o.asked(island.Acting)() && o.view().Turn().Number == n }
}

// here is where the protagonist stands whose turn it is.
func (o On) here() box.Place {
	s := o.view().Turn().Seat
	if s < 0 {
		return box.Nowhere
	}
	isle := o.view().Island()
	return isle.People[s].At
}

// underWay: in the first turn, on the way to the Gate, which is no longer than the Actions.
func (o On) underWay() bool {
	at := o.here()
	return o.acting(1)() && at >= 0 && at != island.FirstTrap && o.view().Board().Walking(at, island.FirstTrap) <= o.view().Turn().Left
}

func (o On) arrived() bool { return o.acting(1)() && o.here() == island.FirstTrap }

// next points at the next place on the way to the Gate.
func (o On) next(c *ui.Context) (ui.Rect, bool) {
	to := island.FirstTrap
	if o.here() == box.Ship {
		to = island.FirstStop
	}
	if _, ok := o.find(island.Move, int(to)); !ok {
		return ui.Rect{}, false
	}
	return o.Place(c, to)
}

// questing: whose turn it is has the Quest that can be begun at the Gate.
func (o On) questing() bool {
	s := o.view().Turn().Seat
	if s < 0 || !o.asked(island.Acting)() || o.view().Turn().Number < 2 {
		return false
	}
	hand, ok := o.view().Hand(s)
	return ok && hand[island.FirstQuest] > 0
}

// toQuest points at what begins the Quest, or at the way to where that can be done.
func (o On) toQuest(c *ui.Context) (ui.Rect, bool) {
	if o.may(island.QuestBegin, int(island.FirstQuest))() {
		return o.button(island.QuestBegin, int(island.FirstQuest))(c)
	}
	return o.next(c)
}

// button points at the button of a choice, while it can be chosen.
func (o On) button(k game.Kind, target int) func(c *ui.Context) (ui.Rect, bool) {
	return func(c *ui.Context) (ui.Rect, bool) {
		ch, ok := o.find(k, target)
		if !ok {
			return ui.Rect{}, false
		}
		return o.Button(c, ch)
	}
}

// spare points at the first card drawn that is neither a Quest nor a Radio Part.
func (o On) spare(c *ui.Context) (ui.Rect, bool) {
	ch, ok := o.Play.Find(func(ch *game.Choice) bool {
		return ch.Kind == island.Keep && box.Card(ch.Target) != box.RadioPart && box.Card(ch.Target).Type() != box.Quest
	})
	if !ok {
		return ui.Rect{}, false
	}
	return o.Button(c, ch)
}

func (o On) place(at box.Place) func(c *ui.Context) (ui.Rect, bool) {
	return func(c *ui.Context) (ui.Rect, bool) { return o.Place(c, at) }
}

// aside is what is said where the player goes another way.
func (o On) aside() string {
	if o.asked(island.Acting)() || o.asks(island.Acting, 2)() {
		return "first.aside"
	}
	return ""
}

// noted are the questions of which something is said when they are asked for the first time in
// any game. Names are remembered for all games together, so that each begins with this
// game's.
var noted = map[island.StepKind]string{
	island.Keeping: "keep", island.Asking: "ask", island.Acting: "turn", island.Wishing: "wish", island.Hitting: "hit",
	island.Leading: "lead", island.Walking: "walk", island.Peeking: "peek", island.Sending: "send", island.Talking: "talk", island.Sifting: "sift",
	island.Nearing: "near", island.PuttingOff: "limit", island.StoodIn: "stand-in", island.Bringing: "bring", island.Hosting: "guests",
}

// chosen are those of them of which nothing is said where there is nothing to choose.
var chosen = []island.StepKind{island.Hitting, island.Nearing, island.StoodIn, island.Bringing}

// Notes are what is said of what is met for the first time in any game.
func Notes(o On) *guide.Notes {
	out := &guide.Notes{Of: "note", Done: o.Play.Len}
	for step := island.Beginning; step.Name() != ""; step++ {
		if name, ok := noted[step]; ok {
			out.List = append(out.List, guide.Note{Name: "island-" + name, Here: func() bool {
				is, _, ok := o.view().Asked()
				if _, _, pays := o.view().Pays(); pays { // there are none too many
					return false
				}
				return ok && is == step && len(o.Play.Choices()) > 0 && !(slices.Contains(chosen, step) && o.Sole != nil && o.Sole())
			}, At: o.offered})
		}
	}
	return out
}

// offered is the first thing in sight that can be chosen now.
func (o On) offered(c *ui.Context) (r ui.Rect, ok bool) {
	for _, ch := range o.Play.Choices() {
		if r, ok = o.Button(c, ch); ok {
			return r, true
		}
	}
	return r, false
}
