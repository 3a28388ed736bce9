package render

import (
	"image"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// monthPart is a part of what is told at the end of a month.
type monthPart uint8

const (
	notToldNow monthPart = iota
	monthElse
	monthMet
	monthHunt
	monthFood
	monthSick
	monthLoss
	monthFinds
	monthParts
)

var monthHeads = [monthParts]string{
	monthElse: "month.other", monthMet: "month.people", monthHunt: "month.hunt", monthFood: "month.food", monthSick: "month.sick",
	monthLoss: "month.losses", monthFinds: "month.finds",
}

// monthOf says in which part an event is told.
var monthOf = map[game.Kind]monthPart{
	nile.Met: monthMet, nile.Received: monthMet, nile.Threat: monthMet, nile.PartedInPeace: monthMet, nile.Parleyed: monthMet,
	nile.Poisoned: monthMet, nile.Volley: monthMet, nile.Beaten: monthMet, nile.Prisoners: monthMet, nile.Village: monthMet,
	nile.Looted: monthMet, nile.Defeated: monthMet, nile.Saved: monthMet, nile.Captured: monthMet, nile.Captivity: monthMet,
	nile.Ministered: monthMet, nile.DisasterStrikes: monthElse, nile.Peril: monthElse,
	nile.Hunted: monthHunt, nile.BigGame: monthHunt, nile.RespectRegained: monthHunt,
	nile.Ate: monthFood, nile.Drank: monthFood, nile.Hosted: monthFood, nile.FedFree: monthFood, nile.HorsesFed: monthFood,
	nile.FellIll: monthSick, nile.ExplorerSick: monthSick, nile.Nursed: monthSick, nile.Recovery: monthSick,
	nile.Perished: monthLoss, nile.Deserted: monthLoss, nile.BeastsDied: monthLoss, nile.Strayed: monthLoss, nile.GoodsLost: monthLoss,
	nile.Died: monthLoss, nile.Erased: monthLoss, nile.CameHome: monthElse, nile.EpicMade: monthElse,
	nile.FindMade: monthFinds, nile.NothingFound: monthFinds, nile.Noted: monthFinds,
}

// plainMonth are the events that alone need no slip: a month like any other.
var plainMonth = map[game.Kind]bool{
	nile.Ate: true, nile.Drank: true, nile.FedFree: true, nile.Hosted: true, nile.HorsesFed: true, nile.NothingFound: true, nile.Noted: true,
}

// monthLine is one line of the slip.
type monthLine struct {
	line words.Line
	part monthPart
	dice []int
	show engraving.Subject // what the event looks like, "" for nothing
}

// monthLines is what the last command did to the player who gave it, if it
// ended the month and anything besides eating came of it.
func monthLines(p *Play) (lines []monthLine) {
	v := p.View()
	worth, ended := false, false
	alone := v.Seats() == 1
	for _, e := range p.Fresh() {
		if e.Kind == nile.TurnBegan {
			ended = true
			continue
		}
		part := monthOf[e.Kind]
		if part == notToldNow || e.Seat != p.Seat() && e.Kind != nile.Erased || ended && e.Kind != nile.Erased {
			continue
		}
		l, ok := words.Tell(v, e)
		if !ok || l.Minor && part == monthMet && e.Kind != nile.PartedInPeace && e.Kind != nile.Saved {
			continue
		}
		if e.Kind == nile.Peril && e.Args[2] == 0 {
			continue
		}
		lines = append(lines, monthLine{l, part, diceOf(e), eventPicture(e)})
		// Who plays alone goes from the ship straight to the newspaper.
		worth = worth || !plainMonth[e.Kind] && !(alone && (e.Kind == nile.CameHome || e.Kind == nile.EpicMade))
	}
	if !worth || !ended && !p.Table().Over() {
		return nil
	}
	return lines
}

// monthEnd tells a player how their month ended, before the next one sits down
// or the next one begins.
type monthEnd struct {
	play  *Play
	lines []monthLine
	title string
	turn  int
	alone bool
	then  func()
}

func newMonthEnd(p *Play, then func()) Scene {
	v := p.View()
	turn := v.Turn()
	if next := v.ToMove(); next != game.Nobody && len(v.Order()) > 0 && next == v.Order()[0] {
		turn-- // the last player's month has just ended
	}
	turn = max(0, turn)
	return &monthEnd{
		play: p, lines: monthLines(p), title: words.Say("month.title", "date", words.Date(turn)), turn: turn, alone: v.Seats() == 1, then: then,
	}
}

func (*monthEnd) Name() string { return "month" }

// Rule is hunting, food and the sick.
func (*monthEnd) Rule() string { return "18" }

// step is the last step of the turn that there is something to tell of.
func (m *monthEnd) step() int {
	for _, l := range m.lines {
		if l.part == monthFinds {
			return stepFinds
		}
	}
	return stepHunt
}

func (m *monthEnd) Frame(c *ui.Context, _ *App) {
	v := m.play.View()
	c.Desk()
	stepBarOf(c, v, barNow{seat: m.play.Seat(), turn: m.turn, step: m.step()})
	r := sheetBelowBar(c, 780, max(320, c.Extent("page")+footH+112+56))
	low := r.CutBottom(footH)
	low.CutTop(footH - ui.MainH)
	high, room, plate := 50.0, r, m.plate()
	if hasPlate(c, r.W, plate) {
		high = max(high, beside(c, &room, plate)+14)
	}
	head := r.CutTop(high)
	c.Text(ui.R(head.X, head.Y-4, room.W, 44), m.title, titleFit(c, m.title, room.W))
	c.Rule(ui.R(head.X, head.Bottom()-8, head.W, 1), ui.Rule)
	c.Scroll("page", r, func(in ui.Rect) float64 {
		col := newColumn(c, in)
		c.Text(col.next(28), v.Player(m.play.Seat()).Name, ui.Note.In(ui.Faded).Own())
		for part := monthPart(1); part < monthParts; part++ {
			m.part(col, part)
		}
		return col.height() + 8
	})
	label := words.Say("month.go")
	if m.alone {
		label = words.Say("month.on")
	}
	if goOnButton(c, low, label) {
		m.then()
	}
}

// monthShows is what the picture of a month is taken from, the first that there is.
var monthShows = []monthPart{monthLoss, monthFinds, monthSick, monthMet, monthElse, monthHunt}

// plate is the picture of the month: of what weighed most, else the camp.
func (m *monthEnd) plate() engraving.Subject {
	for _, part := range monthShows {
		for _, l := range m.lines {
			if l.part == part && l.show != "" {
				return l.show
			}
		}
	}
	return "place/camp"
}

// part is one heading with its lines, and the dice beside them.
func (m *monthEnd) part(col *column, part monthPart) {
	c, first := col.c, true
	for _, l := range m.lines {
		if l.part != part {
			continue
		}
		if first {
			col.gap(4)
			col.heading(words.Say(monthHeads[part]))
			col.gap(4)
			first = false
		}
		const side = 30
		dice := float64(min(len(l.dice), 3)) * (side + 4)
		if dice > col.r.W/3 {
			dice = 0
		}
		inner := newColumn(c, ui.R(col.r.X, col.r.Y, col.r.W-dice-6, 0))
		inner.say(richLine(l.line), ui.Body)
		high := inner.height()
		if dice > 0 {
			for i, face := range l.dice[:min(len(l.dice), 3)] {
				at := ui.R(col.r.Right()-dice+float64(i)*(side+4), col.r.Y, side, side)
				c.Picture(at, "die", uint64(face), func(w, h int) *image.RGBA { return paintDie(face, w, h) })
			}
			high = max(high, side)
		}
		col.gap(high + 6)
	}
}
