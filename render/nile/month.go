package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
)

// monthPart is a part of what is told at the end of a month.
type monthPart uint8

const (
	notToldNow monthPart = iota
	monthLoss            // first, with what it came of: in sight however long the rest is
	monthFound           // it is what one went out for
	monthElse
	monthMet
	monthHunt
	monthFood
	monthSick
	monthFinds
	monthParts
)

var monthHeads = [monthParts]string{
	monthElse: "month.other", monthMet: "month.people", monthHunt: "month.hunt", monthFood: "month.food", monthSick: "month.sick",
	monthLoss: "month.losses", monthFound: "month.found", monthFinds: "month.finds",
}

// monthOf says in which part an event is told.
var monthOf = map[game.EventKind]monthPart{
	nile.Met: monthMet, nile.Received: monthMet, nile.Threat: monthMet, nile.PartedInPeace: monthMet, nile.Parleyed: monthMet,
	nile.Poisoned: monthMet, nile.Volley: monthMet, nile.Beaten: monthMet, nile.Prisoners: monthMet, nile.Village: monthMet,
	nile.Looted: monthMet, nile.Defeated: monthMet, nile.Saved: monthMet, nile.Captured: monthMet, nile.Captivity: monthMet,
	nile.Ministered: monthMet, nile.DisasterStrikes: monthElse, nile.Answered: monthElse, nile.Peril: monthElse,
	nile.Hunted: monthHunt, nile.BigGame: monthHunt, nile.RespectRegained: monthHunt,
	nile.Ate: monthFood, nile.Drank: monthFood, nile.Hosted: monthFood, nile.FedFree: monthFood, nile.HorsesFed: monthFood,
	nile.FellIll: monthSick, nile.ExplorerSick: monthSick, nile.Nursed: monthSick, nile.Recovery: monthSick,
	nile.Perished: monthLoss, nile.Deserted: monthLoss, nile.BeastsDied: monthLoss, nile.Strayed: monthLoss, nile.GoodsLost: monthLoss,
	nile.Died: monthLoss, nile.Erased: monthLoss, nile.SheetsBrought: monthLoss, nile.CameHome: monthElse, nile.EpicMade: monthElse,
	nile.FindMade: monthFinds, nile.Noted: monthFinds,
}

// lossCauses are what people, animals and stores are lost by.
var lossCauses = []game.EventKind{
	nile.DisasterStrikes, nile.Answered, nile.Peril, nile.Poisoned, nile.Beaten, nile.Defeated, nile.Captured, nile.Captivity,
}

// withCauses has what a loss came of be told with it.
func withCauses(lines []monthLine) []monthLine {
	last := -1
	for i, l := range lines {
		if l.part == monthLoss {
			last = i
		}
	}
	for i := range max(0, last) {
		if slices.Contains(lossCauses, lines[i].of.Kind) {
			lines[i].part = monthLoss
		}
	}
	return lines
}

// plainMonth are the events that alone need no telling to who sits alone: a month like any other.
var plainMonth = map[game.EventKind]bool{
	nile.Ate: true, nile.Drank: true, nile.FedFree: true, nile.Hosted: true, nile.HorsesFed: true, nile.Noted: true,
}

// monthLine is one line of what a month brought.
type monthLine struct {
	line     tell.Line
	of       game.Event
	part     monthPart
	onTheWay bool  // it befell before the month's end began, and was read then
	dice     []int // of a journey's last story
}

// month is a stretch of all that has been told: of a player's month in Africa, or of its end.
type month struct {
	seat     game.Seat
	from, to int // its events: the first, and the one behind the last
	turn     int
}

// lastMonth is the last month of a seat that is over (8.3); ok is false where none is.
func lastMonth(all []game.Event, s game.Seat) (m month, ok bool) {
	m.to = len(all)
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Kind != nile.TurnBegan {
			continue
		}
		if all[i].Seat == s && m.to < len(all) {
			m.seat, m.from, m.turn = s, i+1, nile.As[nile.TurnBeganEvent](all[i]).Turn
			return m, true
		}
		m.to = i
	}
	return m, false
}

// partyBefore is the expedition before the end of the last month of the player before the screen, from the log: as
// the board showed it last.
func partyBefore(p *play.Play) (then board.PartyThen) {
	s := p.Seat()
	m, ok := lastMonth(p.Events(), s)
	if !ok {
		return then
	}
	for pos, events := range p.Story().Steps(s) {
		if len(events) >= m.to {
			break
		}
		if v := pos.(*nile.Position).View(s); len(events) >= m.from && v.ToMove() == s && board.Shows(v.Phase()) {
			sheet, ok := v.Sheet(s)
			then = board.PartyThen{Seat: s, Turn: v.Turn(), Sheet: sheet, Ok: ok && sheet.At != hexmap.None}
		}
	}
	return then
}

// endKinds begin the end of a month: till then one was on the way (8.3).
var endKinds = []game.EventKind{nile.Hosted, nile.Hunted, nile.Ate, nile.FedFree}

// foundKinds are what is found on a march.
var foundKinds = []game.EventKind{nile.Mapped, nile.RiverMapped, nile.CataractFound, nile.PeakFound, nile.LakeMeasured, nile.OasisFound, nile.CounterRevealed}

// countryWeighs and wayWeighs are from what weight on it is told of at a month's end what was found in it,
// and what else befell on the way.
const countryWeighs, wayWeighs = 2, 3

// monthLines is what of all that was told a player's month is told with to that player, who knows a view.
func monthLines(v nile.View, all []game.Event, m month) (lines []monthLine) {
	events, turns := all[m.from:m.to], tell.LastTurns(all, len(all)-m.from)
	end := slices.IndexFunc(events, func(e game.Event) bool { return e.Seat == m.seat && slices.Contains(endKinds, e.Kind) })
	said := hexmap.None
	for i, e := range events {
		part, least := monthOf[e.Kind], 0
		switch {
		case slices.Contains(foundKinds, e.Kind):
			part, least = monthFound, countryWeighs
		case e.Kind == nile.LostWay: // it cost the month, and a guide maybe
			part = monthLoss
		case end < 0 || i < end:
			least = wayWeighs
		}
		if part == notToldNow || e.Seat != m.seat || tell.WeightOf(e) < least || tell.Twice(events[:i], e) {
			continue
		}
		if e.Kind == nile.Peril && !nile.As[nile.PerilEvent](e).Victim {
			continue
		}
		l, ok := tell.TellTurn(v, e, turns[i])
		if !ok || l.Minor && part == monthMet && e.Kind != nile.PartedInPeace && e.Kind != nile.Saved {
			continue
		}
		if part == monthFound {
			if l.At != hexmap.None && l.At == said { // the line above says where
				l, _ = tell.TellTurnHere(v, e, turns[i])
			}
			said = l.At
		}
		lines = append(lines, monthLine{line: l, of: e, part: part, onTheWay: end < 0 || i < end})
	}
	return withCauses(lines)
}

// worthTelling reports whether anything besides eating came of a month's end: else who sits alone at the machine
// is told nothing of it.
func worthTelling(lines []monthLine, alone bool) bool {
	return slices.ContainsFunc(lines, func(l monthLine) bool {
		// Who plays alone goes from the ship straight to the newspaper.
		return !plainMonth[l.of.Kind] && !(alone && (l.of.Kind == nile.CameHome || l.of.Kind == nile.EpicMade))
	})
}
