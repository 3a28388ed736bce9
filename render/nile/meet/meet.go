package meet

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// MeetScene is the meeting with a people who are no friends yet: who they are,
// and what each policy leads to (13).
type MeetScene struct {
	Encounter
	Chosen int                   // policy, 0 none
	own    bool                  // the player has chosen it
	risk   float64               // of an attack, with that policy
	cards  [Policies + 1]float64 // how high each was in the last frame
}

func (*MeetScene) Name() string { return "meet" }

// Rule is meeting a people.
func (*MeetScene) Rule() string { return nile.RuleMeeting }

const (
	Policies = 5
	meetW    = 1120
	meetSide = 760 // from this width on the facts stand beside the policies
)

func (s *MeetScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	m, ok := v.Meeting()
	if !ok {
		return
	}
	var odds [Policies + 1]nile.PolicyOdds
	for i := 1; i <= Policies; i++ {
		odds[i] = v.PolicyOdds(i)
	}
	s.settle(odds[:])
	s.risk = odds[s.Chosen].Attack()
	t := m.Tribe
	sub := words.Say("meet.sub", "where", tell.WhereOf(v, t.At), "leader", tell.LeaderOf(t))
	s.plate = tell.PolicyPicture(s.Chosen)
	if t.Kingdom {
		s.plate = tell.CounterPicture(nile.NativeKingdom)
	}
	s.over(c, "meet", meetW, TribeTitle(t), sub, func(col *page.Column) {
		if col.R.W >= meetSide {
			cols := ui.R(col.R.X, col.R.Y, col.R.W, 0).Split(34, 1, 1.75)
			left, right := page.NewColumn(c, cols[0]), page.NewColumn(c, cols[1])
			s.facts(left, v, m)
			s.reasons(left, odds[s.Chosen])
			s.policies(right, odds[:])
			col.Gap(max(left.Height(), right.Height()))
		} else {
			s.facts(col, v, m)
			col.Gap(6)
			s.policies(col, odds[:])
			s.reasons(col, odds[s.Chosen])
		}
	}, func(col *page.Column) { s.foot(c, col, v) })
}

// settle keeps a policy chosen that is allowed: at first the one that leads
// to an attack least often.
func (s *MeetScene) settle(odds []nile.PolicyOdds) {
	if s.Chosen > 0 && odds[s.Chosen].Allowed {
		return
	}
	s.Chosen = 0
	least := 2.0
	for i := 1; i < len(odds); i++ {
		if o := odds[i]; o.Allowed && o.Attack() < least-1e-12 {
			s.Chosen, least = i, o.Attack()
		}
	}
}

// facts is what is known of a people, and of the two sides.
func (s *MeetScene) facts(col *page.Column, v nile.View, m nile.MeetingView) {
	t := m.Tribe
	t.Met = !firstMeeting(s.Play)
	TribeFacts(col, v, t)
	yours := "meet.yours.bare"
	if m.Armed {
		yours = "meet.yours.guns"
	}
	page.FactRow(col.C, col, "our-side", words.Say("meet.yours"), words.Phrase(yours, "a", m.Askaris, "who", v.Player(s.Play.Seat()).Name))
}

// firstMeeting reports whether the meeting going on is the first between this
// explorer and these people.
func firstMeeting(p *play.Play) bool {
	events := p.Events()
	for i := len(events) - 1; i >= 0; i-- {
		if e := events[i]; e.Kind == nile.Met && e.Seat == p.Seat() {
			return nile.AsMet(e).First
		}
	}
	return false
}

// TribeFacts is what is known of a people, line by line.
func TribeFacts(col *page.Column, v nile.View, t nile.TribeView) {
	c := col.C
	strength := words.Number(t.Strength)
	if t.Strength != t.First {
		strength = words.Phrase("meet.strength.first", "n", t.Strength, "first", t.First)
	}
	page.FactRow(c, col, "warriors", words.Say("meet.strength"), strength)
	page.FactRow(c, col, "nearest-port", words.Say("meet.distance"), words.Phrase("meet.distance.n", "miles", nile.Miles(t.Distance)))
	minds(col, t)
	page.FactRow(c, col, "history", words.Say("meet.history"), history(t))
}

// theirSide is the other side at a glance: how many warriors there are, and what they
// think.
func theirSide(col *page.Column, t nile.TribeView, warriors int) {
	col.HeadingOf(nile.RuleMeeting, words.Say("battle.theirs", "name", tell.People(t.Name)))
	page.FactRow(col.C, col, "warriors", words.Say("meet.strength"), words.Number(warriors))
	minds(col, t)
}

// minds is what they think of explorers, and of this one.
func minds(col *page.Column, t nile.TribeView) {
	page.FactRow(col.C, col, "attitude", words.Say("meet.attitude"), mind(t.Attitude))
	page.FactRow(col.C, col, "attitude-mine", words.Phrase("meet.attitude.mine"), mind(t.Mine))
}

// mind is an attitude in words.
func mind(n int) string {
	switch {
	case n > 0:
		return words.Phrase("meet.mind.good", "n", words.Signed(n))
	case n < 0:
		return words.Phrase("meet.mind.bad", "n", words.Signed(n))
	}
	return words.Phrase("meet.mind.none")
}

// history is what has passed between a people and the player's explorer.
func history(t nile.TribeView) string { return words.Say("meet.history." + Bond(t)) }

// Bond is what binds or parts them, as the keys of the words name it.
func Bond(t nile.TribeView) string {
	switch {
	case t.Friend:
		return "friend"
	case t.Beaten:
		return "beaten"
	case t.Parleyed:
		return "parleyed"
	case t.Met:
		return "met"
	}
	return "none"
}

// policies lists the five with the chances of each.
func (s *MeetScene) policies(col *page.Column, odds []nile.PolicyOdds) {
	col.HeadingOf(nile.RuleMeeting, words.Say("meet.choose"))
	col.Gap(2)
	for i := 1; i < len(odds); i++ {
		s.policy(col, i, odds[i])
		col.Gap(5)
	}
}

// HastyRisk is the risk of an attack above which a policy must be chosen
// before Space accepts it.
const HastyRisk = 0.2

const policyW = 186

func (s *MeetScene) policy(col *page.Column, i int, o nile.PolicyOdds) {
	c, key := col.C, keymap.Figure(i-1)
	b := ui.Button{
		Label: page.WithKey(c, i-1, tell.Policy(i)), ID: words.Sentence(strings.ReplaceAll(tell.PolicyKey(i), "-", " ")), On: s.Chosen == i, Size: 17,
		Keys: slices.Concat(c.Bound(key), []ui.Chord{ui.Key(ebiten.KeyNumpad0 + ebiten.Key(i))}), Disabled: !o.Allowed,
		Tip: ui.Plain(tell.PolicyNote(i)),
	}
	if !o.Allowed {
		b.Tip = ui.Plain(words.Say("meet.no-guide"))
	}
	beside := col.R.W >= policyW+260
	from := col.R
	high := s.cards[i]
	if s.Chosen == i && high > 0 { // the card chosen lies on the others
		c.Panel(ui.R(from.X-6, from.Y-3, from.W+6, high+5), ui.RowPanel)
	}
	at := ui.R(from.X, from.Y, min(from.W, policyW), ui.ButtonH)
	if c.Button(at, b) {
		s.Chosen, s.own = i, true
	}
	under := ui.R(at.X, at.Bottom(), at.W, 21)
	bars := page.NewColumn(c, ui.R(from.X, from.Y+ui.ButtonH+4, from.W, 0))
	if beside {
		bars = page.NewColumn(c, ui.R(from.X+policyW+14, from.Y+1, from.W-policyW-14, 0))
	}
	switch {
	case !o.Allowed:
		bars.Say(ui.Plain(words.Say("meet.no-guide")), ui.Note.At(16).In(ui.Ghost))
	default:
		page.BothBar(c, bars, PolicyShares(o))
		defeatAhead(c, bars, o)
	}
	fights := o.Allowed && o.Attack() > 1e-12
	text := words.Say("meet.card.none")
	if fights {
		text = words.Say("meet.card", "win", words.InHundred(o.WinOdds()), "losses", page.Average(o.Losses))
	}
	st := ui.Small.At(15).To(ui.Centre)
	if beside && o.Allowed && c.TextWidth(text, st) <= under.W {
		c.Text(under, text, st)
		page.ExplainedBy(c, under, "battle-ahead")
		high = max(under.Bottom()-from.Y, bars.Height()+1)
	} else if beside {
		high = max(ui.ButtonH, bars.Height()+1)
	} else {
		high = ui.ButtonH + 4 + bars.Height()
	}
	if high != s.cards[i] {
		s.cards[i] = high
		c.Touch()
	}
	col.Gap(high + 3)
}

// defeatAhead is how often the policy ends in a lost battle, and what would
// become of the explorer then, in a line.
func defeatAhead(c *ui.Context, col *page.Column, o nile.PolicyOdds) {
	f := o.Defeat()
	lost := f.Defeat()
	if lost <= 1e-12 {
		return
	}
	st := ui.Small.At(15)
	of := []any{"n", inHundred(lost), "killed", inHundred(f.Killed), "prisoner", inHundred(f.Prisoner)}
	text, from := words.Say("meet.card.defeat", of...), col.R
	if c.TextWidth(text, st) > from.W {
		text = words.Say("meet.card.defeat.short", of...)
	}
	if c.TextWidth(text, st) <= from.W {
		c.Text(col.Next(page.LegendH-1), text, st)
	} else {
		col.Say(ui.Plain(text), st)
	}
	from.H = col.R.Y - from.Y
	page.ExplainedBy(c, from, "defeat-ahead")
}

// inHundred is a chance as so many of a hundred.
func inHundred(p float64) string { return words.InHundred(page.Odds(p)) }

func PolicyShares(o nile.PolicyOdds) []page.Share {
	return []page.Share{
		{Name: words.Phrase("bar.neutral"), P: o.Neutral, Col: page.GoodShare},
		{Name: words.Phrase("bar.hides"), P: o.Hides, Col: page.MildShare},
		{Name: words.Phrase("bar.charge"), P: o.Charge, Col: page.WorseShare},
		{Name: words.Phrase("bar.ambush"), P: o.Ambush, Col: page.WorstShare},
	}
}

// SumWords is the sum that three dice must not exceed, and what it is made of (13);
// safe tells whether they cannot.
func SumWords(sum int, of []nile.Term, safe bool) string {
	key := "meet.s"
	if safe {
		key = "meet.s.never"
	}
	return words.Say(key, "s", sum, "terms", words.Terms(tell.Terms(of)...))
}

// reasons is the sum behind the chosen policy, and what a battle would bring.
func (s *MeetScene) reasons(col *page.Column, o nile.PolicyOdds) {
	if s.Chosen == 0 {
		return
	}
	col.Gap(6)
	col.Heading(tell.Policy(s.Chosen))
	col.Gap(3)
	col.Say(ui.Plain(tell.PolicyNote(s.Chosen)), ui.Small)
	col.Say(page.RulesBehind(SumWords(o.S, o.Terms, o.Safe()), nile.RuleMeeting), ui.Small)
	if o.Attack() > 1e-12 {
		battle := ui.InRed(words.Say("meet.battle", "win", words.InHundred(o.WinOdds()), "losses", page.Average(o.Losses)))
		col.Say(page.Behind(ui.Rich{battle}, ui.RuleSpan(nile.RuleBattle)), ui.Small)
		col.Say(page.RulesBehind(words.Say("meet.defeat"), string(o.Defeat().Rule)), ui.Small)
	} else if o.Hides > 0 {
		col.Say(ui.Plain(words.Say("meet.battle.none")), ui.Small)
	}
}

// foot goes in by the chosen policy, or withdraws.
func (s *MeetScene) foot(c *ui.Context, col *page.Column, v nile.View) {
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
	// Who only presses on is not led into a fight.
	if s.own || s.risk <= HastyRisk {
		goIn.Hint, goIn.Default = words.Phrase("key.space"), true
	} else {
		col.Gap(6)
		col.Say(page.Cited(words.Say("meet.risky", "n", inHundred(s.risk)), nile.RuleMeeting), ui.Small.In(ui.Red))
	}
	switch page.Foot(c, col, goIn, withdraw) {
	case 0:
		if ch, ok := sight.Find(s.Play, nile.Policy, int32(s.Chosen), -1); ok {
			s.Play.Do(ch, 0)
		}
	case 1:
		s.Play.Do(back, 0)
	}
}
