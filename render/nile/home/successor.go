package home

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Heir is the screen after a death: who died, what is lost, and the specialty
// of the explorer who takes up the work (27).
type Heir struct {
	play   *play.Play
	chosen int // among callings
	Story  []string
	grave  bool // the one before is dead: he has not retired, and the player has not just joined
}

// NewHeir is that screen. The calling that the dead explorer had is chosen at first.
func NewHeir(p *play.Play) desk.Screen {
	s := &Heir{play: p}
	s.chosen = max(0, slices.Index(s.callings(), sight.View(p).Player(p.Seat()).Specialty))
	why := cameUp(p.Events(), p.Seat())
	if s.grave = why == nile.Died; s.grave {
		s.Story = obituary(p)
	} else {
		s.Story = relief(p, why)
	}
	return s
}

func (*Heir) Name() string { return "heir" }

// Rule is death and what follows.
func (*Heir) Rule() string { return nile.RuleDeath }

// cameUp is why a seat needs a new explorer: Died, Retired, or SeatJoined.
func cameUp(events []game.Event, s game.Seat) game.EventKind {
	for i := len(events) - 1; i >= 0; i-- {
		switch k := events[i].Kind; k {
		case nile.Died, nile.Retired, nile.SeatJoined:
			if events[i].Seat == s {
				return k
			}
		}
	}
	return nile.Died
}

// relief tells of a new explorer where nobody has died.
func relief(p *play.Play, why game.EventKind) []string {
	v, seat := sight.View(p), p.Seat()
	player := v.Player(seat)
	who, key := tell.ExplorerOf(v, seat, player.Explorers), "heir.retired"
	switch {
	case why == nile.SeatJoined && who == player.Name:
		key = "heir.joined.self"
	case why == nile.SeatJoined:
		key = "heir.joined"
	}
	return []string{
		words.Say(key, "who", who, "player", player.Name, "former", tell.Explorer(v, seat)),
		words.Say("heir.purse", "money", words.Money(player.Money)),
	}
}

// causeOfDeath names the wordings there are.
var causeOfDeath = map[nile.Cause]string{
	nile.Falls: "heir.dead.falls", nile.Hunger: "heir.dead.hunger", nile.Thirst: "heir.dead.thirst", nile.Illness: "heir.dead.illness",
	nile.BattleDead: "heir.dead.battle", nile.ByPoison: "heir.dead.poison", nile.ByCaptors: "heir.dead.captors", nile.ByDisaster: "heir.dead.disaster",
	nile.ByBeast: "heir.dead.beast", nile.BadFaith: "heir.dead.faith", nile.Abandoned: "heir.dead.abandoned",
}

// obituary tells of the death that made a successor necessary: its sentences,
// paragraph by paragraph.
func obituary(p *play.Play) (out []string) {
	v, s := sight.View(p), p.Seat()
	events := p.Events()
	at, turn := -1, 0
	for i, e := range events {
		switch {
		case e.Kind == nile.TurnBegan && at < 0:
			turn = nile.As[nile.TurnBeganEvent](e).Turn
		case e.Kind == nile.Died && e.Seat == s:
			at = i
		}
	}
	for i := at; i >= 0; i-- { // the month in which it happened
		if events[i].Kind == nile.TurnBegan {
			turn = nile.As[nile.TurnBeganEvent](events[i]).Turn
			break
		}
	}
	who, dead := v.Player(s), tell.Explorer(v, s)
	if at >= 0 {
		died := nile.As[nile.DiedEvent](events[at])
		key := causeOfDeath[died.Cause]
		if key == "" {
			key = "heir.dead.other"
		}
		out = append(out, words.Sentences(
			words.Say(key, "who", dead, "where", tell.WhereOf(v, hexmap.ID(events[at].At)), "date", tell.Date(turn)),
			words.Say("heir.months", "months", died.Months)))
		lost := words.Say("heir.lost.none")
		if n := died.Unpublished; n > 0 {
			lost = words.Sentences(words.Say("heir.lost", "n", n), words.Say("heir.shared"))
			if at+1 < len(events) && events[at+1].Kind == nile.Erased {
				lost = words.Sentences(words.Say("heir.lost", "n", n), words.Say("heir.erased", "n", nile.As[nile.ErasedEvent](events[at+1]).Hexes))
			}
		}
		if i := slices.IndexFunc(events[at:], func(e game.Event) bool { return e.Kind == nile.SheetsBrought && e.Seat == s }); i > 0 {
			lost = words.Sentences(lost, words.Say("heir.sheets", "n", nile.As[nile.SheetsBroughtEvent](events[at+i]).Hexes))
		}
		out = append(out, words.Sentences(lost, words.Say("heir.caches")))
	}
	return append(out, words.Say("heir.new", "who", tell.ExplorerOf(v, s, who.Explorers), "former", dead, "money", words.Money(who.Money)))
}

// The measures of this sheet, in units.
const (
	heirRowMost   = 60 // of a specialty in the list
	heirEmblem    = 36
	heirFaceW     = 96.0 // of the portrait beside the story, and its shape
	heirFaceFrom  = 420.0
	heirFaceShape = 0.84
)

func (s *Heir) Frame(c *ui.Context, _ desk.Desk) {
	c.Desk()
	r := c.Sheet(page.WideSheet(c))
	foot := r.CutBottom(page.FootH)
	foot.CutTop(page.FootH - ui.MainH)
	head := r.CutTop(50)
	page.TitleOf(c, ui.R(head.X, head.Y-4, head.W, 44), words.Say("heir.title"), s.Rule())
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	c.Scroll("heir", r, func(in ui.Rect) float64 {
		col := page.NewColumn(c, in)
		s.tell(c, col)
		col.Gap(6)
		col.HeadingOf(nile.RuleSpecialties, words.Say("heir.choose"))
		col.Gap(6)
		room := r.H - col.Height() - 6
		rowH, beside := s.rowHeight(c, col.R.W, true)
		if rowH*float64(deck.Specialties)+2 > room {
			rowH, beside = s.rowHeight(c, col.R.W, false)
		}
		if len(s.callings()) == int(deck.Specialties) && rowH*float64(deck.Specialties)+2 <= room {
			s.list(c, col, min(max(rowH, (room-2)/float64(deck.Specialties)), max(rowH, heirRowMost)), beside)
		} else {
			s.grid(c, col)
		}
		return col.Height() + 4
	})
	k := s.callings()[s.chosen]
	b := ui.Button{Label: words.Say("heir.go", "specialty", tell.Specialty(k)), ID: "go", Look: ui.MainLook, Default: true}
	if c.Button(foot.CutRight(min(foot.W, max(240, c.ButtonWidth(b)))), b) {
		s.goOut()
	}
}

// tell says what happened, beside the grave where there is room.
func (s *Heir) tell(c *ui.Context, col *page.Column) {
	room, least := col.R, 0.0
	plate := plates.Of("europe/society")
	if s.grave {
		plate = plates.Of("place/grave")
	}
	if page.HasPlate(c, room.W, plate) {
		least = page.Beside(c, &room, plate) + 4
	}
	if room.W >= heirFaceFrom { // who takes up the work
		at := room.CutLeft(heirFaceW)
		at.H = math.Round(heirFaceW / heirFaceShape)
		v := sight.View(s.play)
		page.Portrait(c, at, tell.Portrait(v, s.play.Seat()))
		page.Outline(c, at, ui.Rule)
		room.CutLeft(18)
		least = max(least, at.H+4)
	}
	story := page.NewColumn(c, room)
	for _, t := range s.Story {
		story.Say(ui.Plain(t), ui.Body)
		story.Gap(5)
	}
	col.Gap(max(story.Height(), least))
}

// callings are what the successor may be.
func (s *Heir) callings() []deck.Specialty { return sight.View(s.play).Callings() }

// callingID is what keeps the button of a calling apart from the others.
func callingID(k deck.Specialty) string {
	if k.IsSet() {
		return k.String() + " "
	}
	return words.Sentence(tell.SpecialtyKey(k))
}

func (s *Heir) goOut() {
	if choice, ok := sight.Find(s.play, nile.ChooseSpecialty, int32(s.callings()[s.chosen]), -1); ok {
		s.play.Do(choice, 0)
	}
}

const heirNameW = 158 // of the names in the list

// rowHeight is how high the rows of the list are for its width, at least, with emblems or
// without, and whether what a specialty brings stands beside its name.
func (s *Heir) rowHeight(c *ui.Context, width float64, emblems bool) (high float64, beside bool) {
	beside = width > 560
	w := width - 22
	if beside {
		w -= heirNameW
	}
	for k := range deck.Specialties {
		high = max(high, c.ParagraphHeight(ui.Plain(tell.SpecialtyNote(k)), ui.Small, w))
	}
	high += 10
	if emblems && width >= page.PlateFrom && c.Screen().H >= page.PlateTall { // room for the emblems
		high = max(high, heirEmblem+4)
	}
	if !beside {
		high += 26
	}
	return high, beside
}

// list is the specialties, each with what it brings.
func (s *Heir) list(c *ui.Context, col *page.Column, high float64, beside bool) {
	n := int(deck.Specialties)
	if c.List(col.Next(high*float64(n)+2), ui.Rows{
		ID: "Choose a specialty", N: n, RowH: high,
		Name: func(i int) string { return tell.Specialty(deck.Specialty(i)) },
		Draw: func(i int, row ui.Rect, _ bool) {
			k := deck.Specialty(i)
			name, note := row, ui.Plain(tell.SpecialtyNote(k))
			if beside {
				name = row.CutLeft(heirNameW)
			} else {
				name = row.CutTop(26)
			}
			if beside && high >= heirEmblem+4 {
				page.Engraved(c, name.CutLeft(heirEmblem).Middle(heirEmblem, heirEmblem), tell.SpecialtyPicture(k))
				name.CutLeft(6)
			}
			c.Text(name, tell.Specialty(k), ui.Strong)
			if beside {
				row = row.Middle(row.W, min(row.H, c.ParagraphHeight(note, ui.Small, row.W)))
			}
			c.Paragraph(row, note, ui.Small)
		},
	}, &s.chosen) {
		s.goOut()
	}
}

// grid is the same where there is little room: the names, and below them what
// the chosen one brings.
func (s *Heir) grid(c *ui.Context, col *page.Column) {
	var bs []ui.Button
	for i, k := range s.callings() {
		bs = append(bs, ui.Button{
			Label: tell.Specialty(k), ID: callingID(k), On: i == s.chosen, Size: 17, Tip: ui.Plain(tell.SpecialtyNote(k)),
		})
	}
	each := 4
	for _, b := range bs {
		if w := c.ButtonWidth(b) + 5; w*4 > col.R.W+5 {
			each = 2
		}
	}
	for i := 0; i < len(bs); i += each {
		for j, at := range col.Next(ui.ButtonH).Columns(each, 5)[:min(each, len(bs)-i)] {
			if c.Button(at, bs[i+j]) {
				s.chosen = i + j
			}
		}
		col.Gap(5)
	}
	col.Gap(3)
	k := s.callings()[s.chosen]
	row := col.R
	w := c.TextWidth(tell.Specialty(k), ui.Strong) + 12
	c.Text(row.CutLeft(w).Top(22), tell.Specialty(k), ui.Strong)
	col.Gap(max(22, c.Paragraph(row, ui.Plain(tell.SpecialtyNote(k)), ui.Small)))
}
