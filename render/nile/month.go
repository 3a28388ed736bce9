package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// monthPart is a part of what is told at the end of a month.
type monthPart uint8

const (
	notToldNow monthPart = iota
	monthLoss            // first: it must be seen, however long the rest is
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
	monthLoss: "month.losses", monthFinds: "month.finds",
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
	nile.FindMade: monthFinds, nile.NothingFound: monthFinds, nile.Noted: monthFinds,
}

// plainMonth are the events that alone need no slip: a month like any other.
var plainMonth = map[game.EventKind]bool{
	nile.Ate: true, nile.Drank: true, nile.FedFree: true, nile.Hosted: true, nile.HorsesFed: true, nile.NothingFound: true, nile.Noted: true,
}

// quietMonth reports whether a player's month was no more than what it lives on: food, a hunt, and a
// notebook that stays shut. The last n of the events are those of its end; what befell the player
// earlier in the month counts too.
func quietMonth(all []game.Event, n int, s game.Seat) bool {
	quiet := func(e game.Event) bool {
		return e.Seat != s || monthOf[e.Kind] == notToldNow || plainMonth[e.Kind] || e.Kind == nile.Hunted
	}
	end := len(all) - n
	for i := end; i < len(all) && all[i].Kind != nile.TurnBegan; i++ {
		if !quiet(all[i]) {
			return false
		}
	}
	for i := end - 1; i >= 0 && all[i].Kind != nile.TurnBegan; i-- {
		if !quiet(all[i]) {
			return false
		}
	}
	return true
}

// drawn is how many hexes a player has brought onto the chart in the month whose end are the last n of the events.
func drawn(all []game.Event, n int, s game.Seat) (hexes int) {
	for i := len(all) - n - 1; i >= 0 && all[i].Kind != nile.TurnBegan; i-- {
		if all[i].Kind == nile.Mapped && all[i].Seat == s {
			hexes++
		}
	}
	return hexes
}

// foundWeighs is from what weight on what is found is told of at a month's end: a peak, a lake, a fall.
const foundWeighs = 4

// found is the heaviest of what a player has found in the month whose end are the last n of the events, as
// a view has it told; "" for nothing of weight.
func found(v nile.View, all []game.Event, n int, s game.Seat) (said string) {
	most := foundWeighs - 1
	for i := len(all) - n - 1; i >= 0 && all[i].Kind != nile.TurnBegan; i-- {
		if e := all[i]; e.Seat == s && tell.WeightOf(e) > most && v.Sees(e) {
			if l, ok := tell.TellTurn(v, e, tell.LastTurns(all, len(all)-i)[0]); ok {
				said, most = l.Text, tell.WeightOf(e)
			}
		}
	}
	return said
}

// quietLine is such a month in a sentence or two: with the country that was found in it, where some was.
func quietLine(v nile.View, all []game.Event, n int, s game.Seat) string {
	who, events := tell.Explorer(v, s), all[len(all)-n:]
	if hexes := drawn(all, n, s); hexes > 0 {
		if more := found(v, all, n, s); more != "" {
			return words.Sentences(words.Say("month.drawn.found", "who", who, "n", hexes), more)
		}
		return words.Say("month.drawn", "who", who, "n", hexes)
	}
	for _, e := range events {
		if e.Kind == nile.TurnBegan {
			break
		}
		if e.Kind == nile.Hunted && e.Seat == s {
			if n := nile.As[nile.HuntedEvent](e).Fresh; n > 0 {
				return words.Say("month.quiet.hunted", "who", who, "n", n)
			}
			return words.Say("month.quiet.nothing", "who", who)
		}
	}
	return words.Say("month.quiet", "who", who)
}

// monthLine is one line of what a month's end brought.
type monthLine struct {
	line   tell.Line
	part   monthPart
	dice   []int
	show   *engraving.Picture // what the event looks like, nil for nothing
	secret bool               // only the player whose month it was may read it
}

// monthLines is what a command did to the player who gave it, if it
// ended the month and anything besides eating came of it. What everybody may know of it
// is told as everybody sees it: it stands on the page that the machine changes hands on.
func monthLines(p *play.Play, events []game.Event) (lines []monthLine) {
	v, all := sight.View(p), sight.Position(p).View(game.Nobody)
	worth, ended, empty := false, false, false
	alone, turns := v.Seats() == 1, tell.LastTurns(p.Events(), len(events))
	for i, e := range events {
		if e.Kind == nile.TurnBegan {
			ended = true
			continue
		}
		part := monthOf[e.Kind]
		if part == notToldNow || e.Seat != p.Seat() && e.Kind != nile.Erased || ended && e.Kind != nile.Erased {
			continue
		}
		secret := !all.Sees(e)
		told := all
		if secret || p.Persons().Count() == 1 {
			told = v
		}
		l, ok := tell.TellTurn(told, e, turns[i])
		if !ok || l.Minor && part == monthMet && e.Kind != nile.PartedInPeace && e.Kind != nile.Saved {
			continue
		}
		if e.Kind == nile.Peril && !nile.As[nile.PerilEvent](e).Victim || tell.Twice(events[:i], e) || e.Kind == nile.NothingFound && empty {
			continue
		}
		empty = empty || e.Kind == nile.NothingFound // one of two cards may bring nothing; of two nothings one is told
		lines = append(lines, monthLine{l, part, tell.DiceOf(e), tell.EventPicture(e), secret})
		// Who plays alone goes from the ship straight to the newspaper.
		worth = worth || !plainMonth[e.Kind] && !(alone && (e.Kind == nile.CameHome || e.Kind == nile.EpicMade))
	}
	if !worth || !ended && !p.Over() {
		return nil
	}
	return lines
}
