package render

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// heir is the screen after a death: who died, what is lost, and the specialty
// of the explorer who takes up the work (27).
type heir struct {
	play   *Play
	chosen int
	story  []string
}

func newHeir(p *Play) Scene {
	return &heir{play: p, chosen: int(p.View().Player(p.Seat()).Specialty), story: obituary(p)}
}

func (*heir) Name() string { return "heir" }

// Rule is death and what follows.
func (*heir) Rule() string { return "27" }

// causeOfDeath names the wordings there are.
var causeOfDeath = map[nile.Cause]string{
	nile.Falls: "heir.dead.5", nile.Hunger: "heir.dead.1", nile.Thirst: "heir.dead.2", nile.Illness: "heir.dead.6",
	nile.BattleDead: "heir.dead.7", nile.ByPoison: "heir.dead.8", nile.ByCaptors: "heir.dead.9", nile.ByDisaster: "heir.dead.10",
	nile.ByBeast: "heir.dead.11", nile.BadFaith: "heir.dead.12",
}

// obituary tells of the death that made a successor necessary: its sentences,
// paragraph by paragraph.
func obituary(p *Play) (out []string) {
	v, s := p.View(), p.Seat()
	events := p.Events()
	at, turn := -1, 0
	for i, e := range events {
		switch {
		case e.Kind == nile.TurnBegan && at < 0:
			turn = int(e.Args[0])
		case e.Kind == nile.Died && e.Seat == s:
			at = i
		}
	}
	for i := at; i >= 0; i-- { // the month in which it happened
		if events[i].Kind == nile.TurnBegan {
			turn = int(events[i].Args[0])
			break
		}
	}
	who := v.Player(s)
	if at >= 0 {
		died := events[at]
		key := causeOfDeath[nile.Cause(died.Args[0])]
		if key == "" {
			key = "heir.dead.other"
		}
		out = append(out, words.Say(key, "who", who.Name, "where", whereOf(v, hexmap.ID(died.At)), "date", words.Date(turn))+
			" "+words.Say("heir.months", "months", int(died.Args[1])))
		lost := words.Say("heir.lost.none")
		if n := int(died.Args[2]); n > 0 {
			lost = words.Say("heir.lost", "n", n) + " " + words.Say("heir.shared")
			if at+1 < len(events) && events[at+1].Kind == nile.Erased {
				lost = words.Say("heir.lost", "n", n) + " " + words.Say("heir.erased", "n", int(events[at+1].Args[0]))
			}
		}
		out = append(out, lost+" "+words.Say("heir.caches"))
	}
	return append(out, words.Say("heir.new", "nth", words.Ordinal(who.Explorers), "money", words.Money(who.Money)))
}

func (s *heir) Frame(c *ui.Context, _ *App) {
	hit := false
	k := nile.Specialty(s.chosen)
	page{
		title: words.Say("heir.title"), rule: s.Rule(), w: 980, h: 660,
		body: func(r ui.Rect) float64 {
			col := newColumn(c, r)
			s.tell(c, col)
			col.gap(6)
			col.headingOf("4.6", words.Say("heir.choose"))
			col.gap(6)
			s.list(c, col, r.H)
			return col.height() + 6
		},
		foot: func(r ui.Rect) {
			b := ui.Button{Label: words.Say("heir.go", "specialty", words.Specialty(k)), ID: "go", Look: ui.MainLook, Default: true}
			hit = c.Button(r.CutRight(min(r.W, max(240, c.ButtonWidth(b)))), b)
		},
	}.draw(c)
	if hit {
		s.goOut()
	}
}

// tell says what happened, beside the grave where there is room.
func (s *heir) tell(c *ui.Context, col *column) {
	room, least := col.r, 0.0
	if hasPlate(c, room.W, "place/grave") {
		least = beside(c, &room, "place/grave") + 4
	}
	story := newColumn(c, room)
	for _, t := range s.story {
		story.say(ui.Plain(t), ui.Body)
		story.gap(5)
	}
	col.gap(max(story.height(), least))
}

func (s *heir) goOut() {
	if choice, ok := s.play.Find(nile.ChooseSpecialty, int32(s.chosen), -1); ok {
		s.play.Do(choice, 0)
	}
}

// list is the specialties, each with what it brings.
func (s *heir) list(c *ui.Context, col *column, room float64) {
	const nameW = 158
	beside := col.r.W > 560
	w := col.r.W - 22
	if beside {
		w -= nameW
	}
	high := 0.0
	for k := range nile.Specialties {
		high = max(high, c.ParagraphHeight(ui.Plain(words.SpecialtyNote(k)), ui.Small, w))
	}
	high += 10
	if col.r.W >= plateFrom && c.Screen().H >= plateTall { // room for the emblems
		high = max(high, 40)
	}
	if !beside {
		high += 26
	}
	n := int(nile.Specialties)
	if c.List(col.next(min(high*float64(n)+2, max(room-24, high+2))), ui.Rows{
		ID: words.Say("heir.choose"), N: n, RowH: high,
		Name: func(i int) string { return words.Specialty(nile.Specialty(i)) },
		Draw: func(i int, row ui.Rect, _ bool) {
			k := nile.Specialty(i)
			name := row
			if beside {
				name = row.CutLeft(nameW)
			} else {
				row.CutTop(26)
			}
			name.H = 30
			if beside && high >= 40 {
				name.H = high
				engraved(c, name.CutLeft(36).Middle(36, 36), specialtyPicture(k))
				name.CutLeft(6)
			}
			c.Text(name, words.Specialty(k), ui.Strong)
			row.CutTop(5)
			c.Paragraph(row, ui.Plain(words.SpecialtyNote(k)), ui.Small)
		},
	}, &s.chosen) {
		s.goOut()
	}
}
