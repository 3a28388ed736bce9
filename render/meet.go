package render

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// meetScene is the meeting with a people who are no friends yet: who they are,
// and what each policy leads to (13).
type meetScene struct {
	encounter
	chosen int                   // policy, 0 none
	own    bool                  // the player has chosen it
	risk   float64               // of an attack, with that policy
	cards  [policies + 1]float64 // how high each was in the last frame
}

func (*meetScene) Name() string { return "meet" }

// Rule is meeting a people.
func (*meetScene) Rule() string { return "13" }

const (
	policies = 5
	meetW    = 1120
	meetSide = 760 // from this width on the facts stand beside the policies
)

func (s *meetScene) Frame(c *ui.Context, a Desk) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		return
	}
	var odds [policies + 1]nile.PolicyOdds
	for i := 1; i <= policies; i++ {
		odds[i] = v.PolicyOdds(i)
	}
	s.settle(odds[:])
	s.risk = odds[s.chosen].Charge + odds[s.chosen].Ambush
	t := m.Tribe
	sub := words.Say("meet.sub", "where", whereOf(v, t.At), "leader", words.LeaderOf(t))
	s.plate = policyPicture(s.chosen)
	if t.Kingdom {
		s.plate = counterPicture(nile.NativeKingdom)
	}
	s.over(c, "meet", meetW, tribeTitle(t), sub, func(col *column) {
		if col.r.W >= meetSide {
			cols := ui.R(col.r.X, col.r.Y, col.r.W, 0).Split(34, 1, 1.75)
			left, right := newColumn(c, cols[0]), newColumn(c, cols[1])
			s.facts(left, v, m)
			s.reasons(left, odds[s.chosen])
			s.policies(right, odds[:])
			col.gap(max(left.height(), right.height()))
		} else {
			s.facts(col, v, m)
			col.gap(6)
			s.policies(col, odds[:])
			s.reasons(col, odds[s.chosen])
		}
	}, func(col *column) { s.foot(c, col, v) })
}

// settle keeps a policy chosen that is allowed: at first the one that leads
// to an attack least often.
func (s *meetScene) settle(odds []nile.PolicyOdds) {
	if s.chosen > 0 && odds[s.chosen].Allowed {
		return
	}
	s.chosen = 0
	least := 2.0
	for i := 1; i < len(odds); i++ {
		if o := odds[i]; o.Allowed && o.Charge+o.Ambush < least-1e-12 {
			s.chosen, least = i, o.Charge+o.Ambush
		}
	}
}

// facts is what is known of a people, and of the two sides.
func (s *meetScene) facts(col *column, v nile.View, m nile.MeetingView) {
	t := m.Tribe
	t.Met = !firstMeeting(s.play)
	tribeFacts(col, v, t)
	yours := "meet.yours.bare"
	if m.Armed {
		yours = "meet.yours.guns"
	}
	factRow(col.c, col, words.Say("meet.yours"), words.Phrase(yours, "a", m.Askaris, "who", v.Player(s.play.Seat()).Name))
}

// firstMeeting reports whether the meeting going on is the first between this
// explorer and these people.
func firstMeeting(p *Play) bool {
	events := p.Events()
	for i := len(events) - 1; i >= 0; i-- {
		if e := events[i]; e.Kind == nile.Met && e.Seat == p.Seat() {
			return e.Args[4] == 1
		}
	}
	return false
}

// tribeFacts is what is known of a people, line by line.
func tribeFacts(col *column, v nile.View, t nile.TribeView) {
	c := col.c
	strength := words.Number(t.Strength)
	if t.Strength != t.First {
		strength = words.Phrase("meet.strength.first", "n", t.Strength, "first", t.First)
	}
	factRow(c, col, words.Say("meet.strength"), strength)
	factRow(c, col, words.Say("meet.distance"), words.Phrase("meet.distance.n", "miles", 100*t.Distance))
	factRow(c, col, words.Say("meet.attitude"), mind(t.Attitude))
	factRow(c, col, words.Phrase("meet.attitude.mine", "who", "you"), mind(t.Mine))
	factRow(c, col, words.Say("meet.history"), history(t))
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
func history(t nile.TribeView) string { return words.Say("meet.history." + bond(t)) }

// bond is what binds or parts them, as the keys of the words name it.
func bond(t nile.TribeView) string {
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
func (s *meetScene) policies(col *column, odds []nile.PolicyOdds) {
	col.headingOf("13", words.Say("meet.choose"))
	col.gap(2)
	for i := 1; i < len(odds); i++ {
		s.policy(col, i, odds[i])
		col.gap(5)
	}
}

// hastyRisk is the risk of an attack above which a policy must be chosen
// before Space accepts it.
const hastyRisk = 0.2

const policyW = 186

func (s *meetScene) policy(col *column, i int, o nile.PolicyOdds) {
	c, key := col.c, keymap.Figure(i-1)
	b := ui.Button{
		Label: withKey(c, i-1, words.Policy(i)), ID: words.Policy(i), On: s.chosen == i, Size: 17,
		Keys: slices.Concat(c.Bound(key), []ui.Chord{ui.Key(ebiten.KeyNumpad0 + ebiten.Key(i))}), Disabled: !o.Allowed,
		Tip: ui.Plain(words.PolicyNote(i)),
	}
	if !o.Allowed {
		b.Tip = ui.Plain(words.Say("meet.no-guide"))
	}
	beside := col.r.W >= policyW+260
	from := col.r
	high := s.cards[i]
	if s.chosen == i && high > 0 { // the card chosen lies on the others
		c.Panel(ui.R(from.X-6, from.Y-3, from.W+6, high+5), ui.RowPanel)
	}
	at := ui.R(from.X, from.Y, min(from.W, policyW), ui.ButtonH)
	if c.Button(at, b) {
		s.chosen, s.own = i, true
	}
	under := ui.R(at.X, at.Bottom(), at.W, 21)
	bars := newColumn(c, ui.R(from.X, from.Y+ui.ButtonH+4, from.W, 0))
	if beside {
		bars = newColumn(c, ui.R(from.X+policyW+14, from.Y+1, from.W-policyW-14, 0))
	}
	switch {
	case !o.Allowed:
		bars.say(ui.Plain(words.Say("meet.no-guide")), ui.Note.At(16).In(ui.Ghost))
	default:
		bothBar(c, bars, policyShares(o))
		defeatAhead(c, bars, o)
	}
	fights := o.Allowed && o.Charge+o.Ambush > 1e-12
	text := words.Say("meet.card.none")
	if fights {
		text = words.Say("meet.card", "win", percent(o.Win), "losses", average(o.Losses))
	}
	st := ui.Small.At(15).To(ui.Centre)
	if beside && o.Allowed && c.TextWidth(text, st) <= under.W {
		c.Text(under, text, st)
		explainedBy(c, under, "battle-ahead")
		high = max(under.Bottom()-from.Y, bars.height()+1)
	} else if beside {
		high = max(ui.ButtonH, bars.height()+1)
	} else {
		high = ui.ButtonH + 4 + bars.height()
	}
	if high != s.cards[i] {
		s.cards[i] = high
		c.Touch()
	}
	col.gap(high + 3)
}

// defeatAhead is how often the policy ends in a lost battle, and what would
// become of the explorer then, in a line.
func defeatAhead(c *ui.Context, col *column, o nile.PolicyOdds) {
	f := o.Defeat()
	lost := f.Killed + f.Prisoner + f.Escaped
	if lost <= 1e-12 {
		return
	}
	st := ui.Small.At(15)
	of := []any{"n", percent(lost), "killed", percent(f.Killed), "prisoner", percent(f.Prisoner)}
	text, from := words.Say("meet.card.defeat", of...), col.r
	if c.TextWidth(text, st) > from.W {
		text = words.Say("meet.card.defeat.short", of...)
	}
	if c.TextWidth(text, st) <= from.W {
		c.Text(col.next(legendH-1), text, st)
	} else {
		col.say(ui.Plain(text), st)
	}
	from.H = col.r.Y - from.Y
	explainedBy(c, from, "defeat-ahead")
}

func policyShares(o nile.PolicyOdds) []share {
	return []share{
		{words.Phrase("bar.neutral"), o.Neutral, goodShare},
		{words.Phrase("bar.hides"), o.Hides, mildShare},
		{words.Phrase("bar.charge"), o.Charge, attackShare},
		{words.Phrase("bar.ambush"), o.Ambush, deadShare},
	}
}

// sumWords is the sum that three dice must not exceed, and what it is made of (13).
func sumWords(sum int, of []nile.Term) string {
	var terms []string
	for _, t := range of {
		terms = append(terms, words.TermName(t.Key)+"\u00a0"+words.Signed(t.Value))
	}
	key := "meet.s"
	if sum >= 18 {
		key = "meet.s.never"
	}
	return words.Say(key, "s", sum, "terms", strings.Join(terms, ", "))
}

// reasons is the sum behind the chosen policy, and what a battle would bring.
func (s *meetScene) reasons(col *column, o nile.PolicyOdds) {
	if s.chosen == 0 {
		return
	}
	col.gap(6)
	col.heading(words.Policy(s.chosen))
	col.gap(3)
	col.say(ui.Plain(words.PolicyNote(s.chosen)), ui.Small)
	col.say(ui.Rich{ui.T(sumWords(o.S, o.Terms) + " "), ui.RuleSpan("13")}, ui.Small)
	if o.Charge+o.Ambush > 1e-12 {
		col.say(ui.Rich{
			ui.InRed(words.Say("meet.battle", "win", percent(o.Win), "losses", average(o.Losses), "askaris", askaris(o.Losses)) + " "),
			ui.RuleSpan("15"),
		}, ui.Small)
		col.say(rulesBehind(words.Say("meet.defeat"), string(o.Defeat().Rule)), ui.Small)
	} else if o.Hides > 0 {
		col.say(ui.Plain(words.Say("meet.battle.none")), ui.Small)
	}
}

// foot goes in by the chosen policy, or withdraws.
func (s *meetScene) foot(c *ui.Context, col *column, v nile.View) {
	back, may := s.play.Find(nile.Withdraw, -1, -1)
	withdraw := ui.Button{Label: "_Withdraw", ID: "withdraw", Disabled: !may}
	m, _ := v.Meeting()
	switch {
	case may:
		withdraw.Label = "_" + words.Choice(v, back)
		withdraw.Tip = ui.Rich{ui.T(words.Say("meet.withdraw.text", "where", words.Sentence(whereOf(v, nileHex(back.Target)))) + " "), ui.RuleSpan("Rule 13")}
	case m.Resting:
		withdraw.Tip = cited(words.Say("meet.withdraw.none"), "13")
	default:
		withdraw.Tip = cited(words.Say("meet.withdraw.no-way"), "13")
	}
	goIn := ui.Button{
		Label: words.Say("meet.go", "policy", words.Policy(s.chosen)), ID: "go in", Disabled: s.chosen == 0,
	}
	// Who only presses on is not led into a fight.
	if s.own || s.risk <= hastyRisk {
		goIn.Hint, goIn.Default = "Space", true
	} else {
		col.gap(6)
		col.say(cited(words.Say("meet.risky", "n", percent(s.risk)), "13"), ui.Small.In(ui.Red))
	}
	switch foot(c, col, goIn, withdraw) {
	case 0:
		if ch, ok := s.play.Find(nile.Policy, int32(s.chosen), -1); ok {
			s.play.Do(ch, 0)
		}
	case 1:
		s.play.Do(back, 0)
	}
}
