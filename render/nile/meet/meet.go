package meet

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// MeetScene is the meeting with a people who are no friends yet: who they are, what
// they say, and five ways to come before them (13).
type MeetScene struct {
	Encounter
	// Keen is the policy that a keen traveller would take if he did not go back, 0 where
	// nobody has reckoned it.
	Keen   int
	Mark   *Mark                 // what was chosen here before the page was left; nil: nothing is kept
	Chosen int                   // policy, 0 none
	asked  bool                  // Space or Enter was pressed and did nothing
	own    bool                  // the player has chosen it
	odds   nile.PolicyOdds       // of that policy; the zero value without one
	least  float64               // how often the expedition is lost at least
	wary   bool                  // it was said that Space does not go in: its line keeps its room
	rows   [Policies + 1]float64 // how high each was in the last frame
}

// Name is the scene's name in traces.
func (*MeetScene) Name() string { return "meet" }

// Rule is meeting a people.
func (*MeetScene) Rule() string { return nile.RuleMeeting }

// Policies is how many ways there are to come before a people (13).
const Policies = 5

// Frame shows the sheet, and goes in as the player chooses.
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
	s.odds, s.least = odds[s.Chosen], leastLost(odds[:])
	t := m.Tribe
	sub := words.Say("meet.sub", "where", s.newHere(v, t.At), "leader", tell.LeaderOf(t))
	s.plate = tell.PolicyPicture(s.Chosen)
	if t.Kingdom {
		s.plate = tell.CounterPicture(nile.NativeKingdom)
	}
	s.speak(v, t, tell.AtMeeting)
	s.unfolds(a.Preferences().Reckoning)
	s.spreadOut(c, "meet", TribeTitle(t), sub, func(col *page.Column) {
		col.Say(ui.Plain(s.glance(m)), ui.Small)
		s.helps(col, v, t, received(odds[:]))
		col.Gap(6)
		s.gestures(col, odds[:], a.Preferences().Reckoning)
		s.comesTo(col, odds[:], a.Preferences().Reckoning)
		s.orBack(col, v, m)
		if a.Preferences().Reckoning {
			col.Gap(4)
			col.Columns(1, 1.4, func(col *page.Column) { s.facts(col, v, m) }, func(col *page.Column) { s.reckoned(col, odds[s.Chosen]) })
		}
	}, func(col *page.Column) { s.foot(c, a, col, v) })
}

// newHere is where they live, with the country and all that was found in it if the last step has found that: its
// card lies below this sheet.
func (s *MeetScene) newHere(v nile.View, at hexmap.ID) string {
	where, found := tell.WhereOf(v, at), ""
	mapped := false
	for _, e := range s.Play.Last() {
		if hexmap.ID(e.At) != at || e.Kind == nile.TribeMapped {
			continue
		}
		mapped = mapped || e.Kind == nile.Mapped
		found = words.Sentences(found, tell.Found(v, e))
	}
	if !mapped {
		return where
	}
	where = words.Phrase("meet.new", "terrain", tell.Terrain(v.Hex(at).Terrain), "where", where)
	if found == "" {
		return where
	}
	return words.Phrase("meet.new.found", "where", where, "found", strings.TrimSuffix(found, "."))
}

// wellReceived is from which chance of being received nobody looks for help.
const wellReceived = 2.0 / 3

// seldomReceived is below which chance of being received it is said why it is so small.
const seldomReceived = 1.0 / 3

// nearPort is within how many hexes of a port the way inland is what is lacking most (13).
const nearPort = 4

// helps is what would have the people receive the party more often, where that is seldom: what
// can be done before them, and that they live too near a port.
func (s *MeetScene) helps(col *page.Column, v nile.View, t nile.TribeView, best float64) {
	if best >= wellReceived {
		return
	}
	help, rule := tell.Helps(v, t.At)
	if best < seldomReceived && t.Distance <= nearPort {
		help, rule = words.Sentences(words.Say("meet.near-port"), help), nile.RuleMeeting
	}
	if help != "" {
		col.Say(page.RulesBehind(help, rule), ui.Small)
	}
}

// received is the best chance of being received in peace, by any policy.
func received(odds []nile.PolicyOdds) (best float64) {
	for _, o := range odds {
		if o.Allowed {
			best = max(best, o.Neutral)
		}
	}
	return best
}

// glance is the two sides and what has passed, in a line.
func (s *MeetScene) glance(m nile.MeetingView) string {
	t := m.Tribe
	t.Met = !tell.FirstMeeting(sight.View(s.Play), s.Play.Events())
	yours := "meet.glance.bare"
	if m.Armed {
		yours = "meet.glance.guns"
	}
	of := []any{"n", t.Strength, "a", m.Askaris}
	return words.Sentences(history(sight.View(s.Play), t, s.Play.Events()), words.Say("meet.mind."+mindOf(t)), words.Say(yours, of...))
}

// Sensible is the policy that is proposed: what a keen traveller would do. What that one hopes to win in a fight
// nobody sees in the figures: where another policy is received more often and loses the expedition no more
// often, it is the one of those that is received most. And nobody is sent to ruin for little: where another loses
// the expedition so much more seldom that being received makes less of a difference, it is the best of those.
func Sensible(keen int, odds []nile.PolicyOdds) int {
	lost := func(i int) float64 { return odds[i].Defeat().Defeat() }
	best := keen
	for i, o := range odds {
		if o.Allowed && o.Neutral > odds[best].Neutral+1e-12 && lost(i) <= lost(keen)+1e-12 {
			best = i
		}
	}
	wise, gain := best, 0.0
	for i, o := range odds {
		spared := lost(best) - lost(i)
		if is := spared + o.Neutral - odds[best].Neutral; o.Allowed && spared >= defeatTold && is > gain+1e-12 {
			wise, gain = i, is
		}
	}
	return wise
}

// settle keeps a policy chosen that is allowed: at first the sensible one. Where nobody has
// reckoned that, the one that leads to an attack least often; so where the sensible one is attacked all but surely and
// that one loses the expedition no more often. Where what is left is attacked all but surely, none is.
func (s *MeetScene) settle(odds []nile.PolicyOdds) {
	if here := s.here(); s.Chosen == 0 && s.Mark != nil && s.Mark.Policy > 0 && s.Mark.meeting == here.meeting {
		s.Chosen, s.own = s.Mark.Policy, true
	}
	if s.Chosen > 0 && odds[s.Chosen].Allowed {
		return
	}
	s.Chosen = proposed(s.Keen, odds)
}

// Proposed is the policy that the page proposes to who meets a people, 0 where it proposes none; keen is what a keen
// traveller would take, 0 where nobody has reckoned that.
func Proposed(v nile.View, keen int) int {
	var odds [Policies + 1]nile.PolicyOdds
	for i := 1; i < len(odds); i++ {
		odds[i] = v.PolicyOdds(i)
	}
	return proposed(keen, odds[:])
}

func proposed(keen int, odds []nile.PolicyOdds) (policy int) {
	if keen > 0 && odds[keen].Allowed {
		policy = Sensible(keen, odds)
	}
	if least := leastAttacked(odds); policy == 0 || odds[policy].Attack() > Hopeless && odds[least].Defeat().Defeat() <= odds[policy].Defeat().Defeat() {
		policy = least
	}
	if odds[policy].Attack() > Hopeless {
		return 0
	}
	return policy
}

// leastAttacked is the policy that leads to an attack least often, 0 where none is allowed.
func leastAttacked(odds []nile.PolicyOdds) (policy int) {
	least := 2.0
	for i := 1; i < len(odds); i++ {
		if o := odds[i]; o.Allowed && o.Attack() < least-1e-12 {
			policy, least = i, o.Attack()
		}
	}
	return policy
}

// mindOf is what a people thinks of the player's explorer, as the words name it: whom they have lost a battle to they do not meet
// without a mind, though the rules count nothing for it (13).
func mindOf(t nile.TribeView) string {
	if m := tell.Mind(t); m != "none" || !t.Beaten {
		return m
	}
	return "beaten"
}

// facts is what is known of a people, and of the two sides.
func (s *MeetScene) facts(col *page.Column, v nile.View, m nile.MeetingView) {
	t := m.Tribe
	t.Met = !tell.FirstMeeting(v, s.Play.Events())
	TribeFacts(col, v, t, s.Play.Events())
	yours := "meet.yours.bare"
	if m.Armed {
		yours = "meet.yours.guns"
	}
	page.FactRow(col.C, col, "our-side", words.Say("meet.yours"), words.Phrase(yours, "a", m.Askaris, "who", tell.Explorer(v, s.Play.Seat())))
}

// TribeFacts is what is known of a people, line by line.
func TribeFacts(col *page.Column, v nile.View, t nile.TribeView, events []game.Event) {
	c := col.C
	strength := words.Number(t.Strength)
	if t.Strength != t.First {
		strength = words.Phrase("meet.strength.first", "n", t.Strength, "first", t.First)
	}
	page.FactRow(c, col, "warriors", words.Say("meet.strength"), strength)
	page.FactRow(c, col, "nearest-port", words.Say("meet.distance"), words.Phrase("meet.distance.n", "miles", nile.Miles(t.Distance)))
	minds(col, t)
	page.FactRow(c, col, "history", words.Say("meet.history"), history(v, t, events))
}

// theirSide is the other side at a glance: how many warriors there are, and what they
// think.
func theirSide(col *page.Column, t nile.TribeView, warriors int) {
	col.HeadingOf(nile.RuleMeeting, words.Say("battle.theirs", "name", tell.People(t.Name)))
	page.FactRow(col.C, col, "warriors", words.Say("meet.strength"), words.Number(warriors))
	minds(col, t)
}

// minds is what they think of explorers, and of this one: of a friend that is said by the friendship.
func minds(col *page.Column, t nile.TribeView) {
	page.FactRow(col.C, col, "attitude", words.Say("meet.attitude"), mind(t.Attitude))
	if t.Friend {
		return
	}
	mine := mind(t.Mine)
	if t.Mine == 0 && t.Beaten {
		mine = words.Phrase("meet.mind.beaten.n")
	}
	page.FactRow(col.C, col, "attitude-mine", words.Phrase("meet.attitude.mine"), mine)
}

// mind is an attitude in words.
func mind(n int) string {
	switch {
	case n > 0:
		return words.Phrase("meet.mind.good.n", "n", words.Signed(n))
	case n < 0:
		return words.Phrase("meet.mind.bad.n", "n", words.Signed(n))
	}
	return words.Phrase("meet.mind.none.n")
}

// history is what has passed between a people and the player's explorer.
func history(v nile.View, t nile.TribeView, events []game.Event) string {
	bond := tell.Bond(t)
	if (bond == "met" || bond == "none") && tell.LostTo(v, t, events) {
		bond = "lost"
	}
	if m, meeting := v.Meeting(); bond == "none" && (!meeting || m.Tribe.Number != t.Number) { // read of in the book of peoples
		bond = "never"
	}
	return words.Say("meet.history." + bond)
}

// The measures of a gesture, in units: the button, the bar, its height alone and with
// figures in it, and from which width on they stand beside each other.
const (
	gestureW, gestureBar = 196.0, 300.0
	gestureLost          = 92.0 // at the end of a bar: how often the expedition is lost
	gestureLow           = 15.0
	gestureHigh          = 22.0
	gestureBeside        = 640.0
	gestureGap           = 16.0
	legendRule           = 40.0 // kept for the number of the rule
)

// gestures are the five ways to come before a people, each with what it is in a sentence
// and a bar of what it may lead to.
func (s *MeetScene) gestures(col *page.Column, odds []nile.PolicyOdds, figures bool) {
	c := col.C
	head := col.Next(ui.HeadingH)
	c.HeadingOf(head, words.Say("meet.choose"), nile.RuleMeeting)
	if head.W >= gestureBeside { // between the heading and its number, above the bars where there is room
		head.CutRight(legendRule)
		if title := c.TextWidth(words.Say("meet.choose"), ui.Head); head.W-title > gestureBar+gestureLost+2*gestureGap {
			head.CutRight(gestureLost - legendRule)
		}
		s.legend(c, head.CutRight(gestureBar+gestureGap))
	}
	col.Gap(4)
	for i := 1; i < len(odds); i++ {
		s.gesture(col, i, odds[i], figures)
		col.Gap(6)
	}
}

// legend names the colours of the bars once, above them.
func (s *MeetScene) legend(c *ui.Context, r ui.Rect) {
	r.CutLeft(gestureGap)
	st := ui.Small.At(15)
	for _, share := range Outcomes(nile.PolicyOdds{}) {
		w := c.TextWidth(share.Name, st)
		if r.W < w+16 {
			return
		}
		at := r.CutLeft(w + 30)
		swatch := ui.R(at.X, at.Centre().Y-4, 11, 11)
		c.Fill(swatch, ui.Faded)
		c.Fill(swatch.Inset(1), share.Col)
		c.Text(ui.R(at.X+16, at.Y, w+2, at.H), share.Name, st)
		page.ExplainedBy(c, at, share.Figure)
	}
}

// Outcome is a share of a bar at a glance, and the figure by whose name it explains itself.
type Outcome struct {
	page.Share
	Figure string
}

// Outcomes are what a policy leads to, in three: they let the party come, they hide, they
// attack.
func Outcomes(o nile.PolicyOdds) []Outcome {
	return []Outcome{
		{page.Share{Name: words.Phrase("meet.outcome.peace"), P: o.Neutral, Col: page.GoodShare}, "received"},
		{page.Share{Name: words.Phrase("meet.outcome.hides"), P: o.Hides, Col: page.BadShare}, "hides"},
		{page.Share{Name: words.Phrase("meet.outcome.attack"), P: o.Attack(), Col: page.WorstShare, Of: []float64{o.Charge, o.Ambush}}, "attack"},
	}
}

// gesture is one way to come before them.
func (s *MeetScene) gesture(col *page.Column, i int, o nile.PolicyOdds, figures bool) {
	c, key := col.C, keymap.Figure(i-1)
	what := tell.PolicyNote(sight.View(s.Play), i)
	b := ui.Button{
		Label: page.WithKey(c, i-1, tell.Policy(i)), ID: words.Sentence(strings.ReplaceAll(tell.PolicyKey(i), "-", " ")), On: s.Chosen == i, Size: 17,
		Keys: slices.Concat(c.Bound(key), []ui.Chord{ui.Key(ebiten.KeyNumpad0 + ebiten.Key(i))}), Disabled: !o.Allowed,
		Tip: ui.Plain(what),
	}
	note, noteStyle := what, ui.Body.At(17)
	if !o.Allowed {
		note, noteStyle = words.Say("meet.no-guide"), ui.Note.At(16).In(ui.Ghost)
		b.Tip = ui.Plain(note)
	}
	from := col.R
	if s.Chosen == i && s.rows[i] > 0 { // the one chosen lies on the others
		c.Panel(ui.R(from.X-6, from.Y-4, from.W+12, s.rows[i]+8), ui.RowPanel)
	}
	beside, barH := from.W >= gestureBeside, gestureLow
	if figures {
		barH = gestureHigh
	}
	row := ui.R(from.X, from.Y, from.W, ui.ButtonH)
	if c.Button(row.CutLeft(min(from.W, gestureW)), b) {
		s.Chosen, s.own = i, true
		if s.Mark != nil {
			*s.Mark = s.here()
		}
	}
	high := float64(ui.ButtonH)
	bar := ui.R(from.X, from.Y+ui.ButtonH+4, from.W, barH)
	if beside {
		lost := row.CutRight(gestureLost)
		if o.Allowed {
			lostOf(c, lost, o)
		}
		right := row.CutRight(gestureBar)
		bar = right.Middle(gestureBar, barH)
		row = row.InsetXY(gestureGap, 0)
		h := c.ParagraphHeight(ui.Plain(note), noteStyle, row.W)
		c.Paragraph(ui.R(row.X, row.Y+max(0, (ui.ButtonH-h)/2), row.W, h), ui.Plain(note), noteStyle)
		high = max(high, h)
	} else if o.Allowed {
		high += 4 + barH
	}
	if o.Allowed {
		var shares []page.Share
		for _, x := range Outcomes(o) {
			shares = append(shares, x.Share)
		}
		page.ShareBar(c, bar, shares, false)
	}
	if high != s.rows[i] {
		s.rows[i] = high
		c.Touch()
	}
	col.Gap(high)
}

// lostOf is how often a policy ends in a lost battle, which costs the expedition: it is what a bold way and a timid
// one differ in most.
func lostOf(c *ui.Context, r ui.Rect, o nile.PolicyOdds) {
	p := o.Defeat().Defeat()
	st := ui.Small.At(16).To(ui.Right)
	if p >= defeatTold {
		st = st.In(ui.Red)
	}
	c.Text(r, words.Phrase("meet.lost", "n", inHundred(p)), st)
	page.ExplainedBy(c, r, "lost-there")
}

// outcomeFigures are the figures of the bar at a glance, which add up to a hundred: the same chance is told by the
// same figure wherever it stands.
func outcomeFigures(o nile.PolicyOdds) (received, hides, attack string) {
	var shares []page.Share
	for _, x := range Outcomes(o) {
		shares = append(shares, x.Share)
	}
	f := page.Figures(shares)
	return f[0], f[1], f[2]
}

// inHundred is a chance as so many of a hundred.
func inHundred(p float64) string { return words.InHundred(page.Odds(p)) }

func PolicyShares(o nile.PolicyOdds) []page.Share {
	return []page.Share{
		{Name: words.Phrase("meet.outcome.peace"), P: o.Neutral, Col: page.GoodShare},
		{Name: words.Phrase("meet.outcome.hides"), P: o.Hides, Col: page.BadShare},
		{Name: words.Phrase("bar.charge"), P: o.Charge, Col: page.WorstShare},
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

// reckoned is what the chosen policy is reckoned from: all it may lead to, the sum that
// three dice must not exceed, and what a battle would bring.
func (s *MeetScene) reckoned(col *page.Column, o nile.PolicyOdds) {
	if s.Chosen == 0 {
		return
	}
	col.HeadingOf(nile.RuleMeeting, tell.Policy(s.Chosen))
	col.Gap(4)
	page.BothBar(col.C, col, PolicyShares(o))
	col.Say(page.RulesBehind(SumWords(o.S, o.Terms, o.Safe()), nile.RuleMeeting), ui.Small)
	switch f := o.Defeat(); {
	case o.Attack() > 1e-12:
		from := col.R.Y
		battle := ui.InRed(words.Say("meet.battle", "win", words.InHundred(o.WinOdds()), "losses", page.Average(o.Losses)))
		col.Say(page.Behind(ui.Rich{battle}, ui.RuleSpan(nile.RuleBattle)), ui.Small)
		col.Figures(from, "battle-ahead")
		if lost := f.Defeat(); lost > 1e-12 {
			from = col.R.Y
			of := []any{"n", inHundred(lost), "killed", inHundred(f.Killed), "prisoner", inHundred(f.Prisoner)}
			col.Say(page.RulesBehind(words.Say("meet.card.defeat", of...), string(f.Rule)), ui.Small)
			col.Figures(from, "defeat-ahead")
		}
	case o.Hides > 0:
		col.Say(ui.Plain(words.Say("meet.battle.none")), ui.Small)
	}
}
