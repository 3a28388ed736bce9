package meet

import (
	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// HastyRisk is the risk of an attack above which a policy must be chosen
// before Space accepts it.
const HastyRisk = 0.2

// Hopeless is the risk of an attack above which no policy is proposed at all.
const Hopeless = 0.9

// Ruinous is how often an expedition must be lost by every policy for withdrawing to be proposed.
const Ruinous = 1.0 / 3

// foot goes in by the chosen policy, or withdraws.
func (s *MeetScene) foot(c *ui.Context, a desk.Desk, col *page.Column, v nile.View) {
	back, may := sight.Find(s.Play, nile.Withdraw, -1, -1)
	withdraw := ui.Button{Label: words.Say("meet.withdraw"), ID: "withdraw", Disabled: !may}
	m, _ := v.Meeting()
	switch {
	case may:
		withdraw.Label = words.Say("meet.withdraw.to", "choice", tell.Choice(v, back))
		withdraw.Tip = page.Cited(words.Say("meet.withdraw.text", "where", words.Sentence(tell.WhereOf(v, nileHex(back.Target)))), nile.RuleMeeting)
	case m.Resting:
		withdraw.Tip = page.Cited(words.Say("meet.withdraw.none"), nile.RuleMeeting)
	default:
		withdraw.Tip = page.Cited(words.Say("meet.withdraw.no-way"), nile.RuleMeeting)
	}
	goIn := ui.Button{
		Label: words.Say("meet.go", "policy", tell.Policy(s.Chosen)), ID: "go in", Disabled: s.Chosen == 0,
	}
	if s.Chosen == 0 {
		goIn.Label = words.Say("meet.none")
	}
	// Whichever way, too many expeditions are lost: then going back stands first, whatever is chosen afterwards.
	back1st := may && s.least > Ruinous
	if back1st && !s.own {
		withdraw.Hint, withdraw.Default, withdraw.Look = words.Phrase("key.space"), true, ui.MainLook
		s.act(page.FootAs(c, col, withdraw, why(c, a), goIn), [...]int{withdraws, reckons, goesIn}, a, back)
		return
	}
	// Who only presses on is not led into a fight, and is told why.
	wary := !s.own && (s.Chosen == 0 || s.odds.Attack() > HastyRisk)
	s.wary = s.wary || wary
	goIn.Look = ui.MainLook
	if !wary {
		goIn.Hint, goIn.Default = words.Phrase("key.space"), true
		if s.wary {
			col.Gap(ui.LineHeight(ui.Small))
		}
	} else {
		_, _, n := outcomeFigures(s.odds)
		said, tip := words.Say("meet.no-space.why", "n", n), words.Say("meet.risky", "n", n)
		if s.Chosen == 0 {
			said, tip = words.Say("meet.none.why"), words.Say("meet.none.tip")
		}
		goIn.Tip = page.Cited(tip, nile.RuleMeeting)
		st := ui.Small
		if s.asked {
			st = ui.Small.In(ui.Red)
		}
		col.Say(ui.Plain(said), st)
	}
	if back1st {
		s.act(page.FootAs(c, col, withdraw, why(c, a), goIn), [...]int{withdraws, reckons, goesIn}, a, back)
		return
	}
	s.act(page.FootAs(c, col, goIn, withdraw, why(c, a)), [...]int{goesIn, withdraws, reckons}, a, back)
	if wary && !s.asked && (c.Take(ui.Key(ebiten.KeySpace)) || c.Take(ui.Key(ebiten.KeyEnter))) {
		s.asked = true
		c.Touch()
	}
}

// What the buttons of the foot do.
const (
	goesIn = iota
	withdraws
	reckons
)

// act does what the button does that was pressed, of buttons that do these; hit is -1 for none.
func (s *MeetScene) act(hit int, does [3]int, a desk.Desk, back game.Choice) {
	if hit < 0 {
		return
	}
	switch does[hit] {
	case goesIn:
		s.goIn()
	case withdraws:
		s.Play.Do(back, 0)
	case reckons:
		page.Unfold(a)
	}
}

// Mark is a policy that a player has chosen at a meeting and not carried out yet: it stays chosen when another
// page lay over it meanwhile, or the step was taken back and made again.
type Mark struct {
	meeting
	Policy int
}

// meeting is which meeting that was: a people are met once a month.
type meeting struct {
	seat game.Seat
	turn int
	at   hexmap.ID
}

// here is what is chosen now.
func (s *MeetScene) here() Mark {
	v := sight.View(s.Play)
	m, _ := v.Meeting()
	return Mark{meeting{v.Seat(), v.Turn(), m.Tribe.At}, s.Chosen}
}

// goIn comes before them by the chosen policy.
func (s *MeetScene) goIn() {
	if ch, ok := sight.Find(s.Play, nile.Policy, int32(s.Chosen), -1); ok {
		s.Play.Do(ch, 0)
	}
}

// leastLost is how often the expedition is lost by the policy by which it is lost least often.
func leastLost(odds []nile.PolicyOdds) float64 {
	least := 1.0
	for _, o := range odds {
		if o.Allowed {
			least = min(least, o.Defeat().Defeat())
		}
	}
	return least
}
