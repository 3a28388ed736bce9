package board

import (
	"cmp"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// survey is the page of the Map Phase (7 to 9): where one can march to and what is known
// of it, and then step by step what the survey finds.
func (b *Board) survey(c *ui.Context, r ui.Rect, v heart.View, sum game.Summary) {
	c.Panel(r, ui.PaperPanel)
	in := r.Inset(margin)
	c.HeadingOf(in.CutTop(ui.HeadingH), words.Say("survey.head"), box.RuleMapPhase)
	in.CutTop(4)
	c.Scroll("survey", in, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		b.surveyOn(c, col, v, sum, in.H)
		return col.Height()
	})
	if seen := b.Play.Version<<16 + uint64(len(b.Play.Told())); b.step(v) != heart.Marching && b.surveyed != seen && c.Extent("survey") > 0 { // what was found last is what matters most
		if b.extent == c.Extent("survey") { // else it still grows
			b.surveyed = seen
		}
		b.extent = c.Extent("survey")
		c.ScrollTo("survey", in.H, c.Extent("survey"), 0)
	}
}

// surveyOn is that page as part of a column of which so much is seen: where the list of ways has no room beside all of it, it
// does without what is still to come, and then without the dice of what has come, which the tips have.
func (b *Board) surveyOn(c *ui.Context, col *page.Column, v heart.View, sum game.Summary, room float64) {
	parts := b.mapParts(v, sum)
	if b.step(v) == heart.Marching && b.staged == heart.March { // what was lost before any choice is known before it
		come := len(slices.DeleteFunc(slices.Clone(parts), func(p part) bool { return !p.is }))
		before, after := parts[:come], parts[come:]
		list := b.waysHigh(c, v, col.R.W)
		if progressHigh(c, col, before)+4+list+10+progressHigh(c, col, after) > room {
			after = nil
		}
		if progressHigh(c, col, before)+4+list > room {
			for i := range before {
				before[i].brief = true
			}
		}
		b.progress(c, col, before)
		col.Gap(4)
		parts = after
		b.ways(c, col, v)
		col.Gap(10)
	}
	b.progress(c, col, parts)
}

// mapParts are the parts of the march and the survey, with what has come of them.
func (b *Board) mapParts(v heart.View, sum game.Summary) []part {
	s, parts := b.whose(v), partsOf(box.MapParts)
	_, turn := b.mapTurn(s)
	deal(parts, ownOf(turn, s), v, sum)
	food, sickness := &parts[0], &parts[1]
	if d := v.Dawn(s); food.is && !sickness.is && !d.Disease && !d.Horror {
		sickness.is, sickness.lines = true, []string{words.Say("part.sickness.none")}
	}
	return parts
}

// mapTurn are the events of a seat's last turn of the Map Phase, and where among all they begin: what its days
// brought later is none of it.
func (b *Board) mapTurn(s game.Seat) (first int, turn []game.Event) {
	all := b.Play.Told()
	turn = since(all, heart.MapTurnBegan, s)
	first = len(all) - len(turn)
	if n := slices.IndexFunc(turn, func(e game.Event) bool {
		return e.Seat == s && (e.Kind == heart.DaysBegan || e.Kind == heart.TimeIsUp)
	}); n >= 0 {
		turn = turn[:n]
	}
	return first, turn
}

// surveys reports whether the page of the march and the survey is shown.
func (b *Board) surveys(v heart.View) bool {
	return b.large != chartLarge && !setUp(v) && !b.atEnd(v) && v.Sheet(b.whose(v)).Slot == box.NoSlot
}

// waysTo are the ways to march, in the order in which they stand.
func (b *Board) waysTo(v heart.View) (all []game.Choice) {
	for _, ch := range b.choices() {
		if ch.Kind == heart.March {
			all = append(all, ch)
		}
	}
	inOrder(all, v.Explored)
	return all
}

// waysHigh is how high their list is in a width.
func (b *Board) waysHigh(c *ui.Context, v heart.View, w float64) float64 {
	high := c.ParagraphHeight(ui.Plain(words.Say("ways.head")), ui.Strong.At(17), w) + c.ParagraphHeight(waysScores(), ui.Small, w) + 3
	for i, all := 0, b.waysTo(v); i < len(all); i++ {
		at := chart.Region(all[i].Target)
		switch {
		case slices.ContainsFunc(all[:i], func(x game.Choice) bool { return x.Target == all[i].Target }):
			high += otherWayH
		case v.Explored(at):
			high += wayH
		default:
			high += wayH + oddsH
		}
	}
	return high
}

// waysScores says what new country brings.
func waysScores() ui.Rich {
	return page.Cited(words.Say("ways.scores", "plain", chart.Savanna.Points(), "hard", chart.Jungle.Points()), box.RuleLand)
}

// ways are the countries that can be marched to, each a button that says what is known: new
// country first, what costs nothing before what costs Time.
func (b *Board) ways(c *ui.Context, col *page.Column, v heart.View) {
	col.Say(ui.Plain(words.Say("ways.head")), ui.Strong.At(17))
	col.Say(waysScores(), ui.Small)
	col.Gap(3)
	all := b.waysTo(v)
	for i, ch := range all {
		at := chart.Region(ch.Target)
		if slices.ContainsFunc(all[:i], func(x game.Choice) bool { return x.Target == ch.Target }) {
			continue // it stands below the first way to that country
		}
		high := wayH
		if !v.Explored(at) {
			high += oddsH
		}
		b.way(c, col.Next(high).InsetXY(0, 2), v, ch)
		for _, other := range all[i+1:] {
			if other.Target == ch.Target {
				b.otherWay(c, col.Next(otherWayH).InsetXY(0, 1), v, other)
			}
		}
	}
}

// otherWayH is how high another way to the same country is, in units.
const otherWayH = 28.0

// otherWay is another way to a country of which all that is known stands above.
func (b *Board) otherWay(c *ui.Context, r ui.Rect, v heart.View, ch game.Choice) {
	r.CutLeft(26)
	name := words.Say("ways.other", "across", tell.Region(chart.Region(ch.Item)))
	if ch.Item < 0 {
		name = words.Say("ways.direct")
	}
	bt := ui.Button{Label: name, ID: IDOf(ch), Tip: b.tip(v, b.step(v), ch), Face: func(in ui.Rect) {
		in.CutLeft(8)
		in.CutRight(4)
		cost := costOf(ch)
		c.Text(in.CutRight(c.TextWidth(cost, ui.Small)+2), cost, ui.Small.In(ui.Red))
		c.Text(in, name, c.Fit(name, ui.Body.At(16), in.W))
	}}
	if c.Button(r, bt) {
		b.take(ch, 0)
	}
}

// costOf is what a way costs, "" for nothing.
func costOf(ch game.Choice) string {
	if ch.Cost == 0 {
		return ""
	}
	return words.Say("ways.cost", "n", int(ch.Cost))
}

// inOrder puts new country first, and what costs nothing before what costs Time; what is alike
// stays as the table has it.
func inOrder(ways []game.Choice, explored func(chart.Region) bool) {
	slices.SortStableFunc(ways, func(x, y game.Choice) int {
		return cmp.Or(compareBool(explored(chart.Region(x.Target)), explored(chart.Region(y.Target))), cmp.Compare(x.Cost, y.Cost))
	})
}

// compareBool has what is not so first.
func compareBool(x, y bool) int {
	switch {
	case x == y:
		return 0
	case x:
		return 1
	}
	return -1
}

// wayH is how high a way on is, and oddsH how high the odds of its land are, in units.
const wayH, oddsH = 50.0, 18.0

func (b *Board) way(c *ui.Context, r ui.Rect, v heart.View, ch game.Choice) {
	at := chart.Region(ch.Target)
	name := words.Say("do.march", b.fill(v, game.Summary{}, ch)...)
	step := b.step(v)
	picked := b.picked.region == at && b.firstOf(at, ch)
	bt := ui.Button{Label: name, ID: IDOf(ch), Tip: b.tip(v, step, ch), Default: picked, Face: func(r ui.Rect) { b.wayFace(c, r, v, ch, name, picked) }}
	if c.Button(r, bt) {
		b.take(ch, 0)
	}
}

// wayFace is what is known of a way on: the land's colour, its name, what it costs, and whether
// raiders have been there.
func (b *Board) wayFace(c *ui.Context, in ui.Rect, v heart.View, ch game.Choice, name string, picked bool) {
	at := chart.Region(ch.Target)
	if picked { // on the button's own edge: further in it would cut through the last line
		page.Outline(c, in.Inset(-2), ui.Red)
		page.Outline(c, in.Inset(-1), ui.Red)
	}
	l, seen := chart.Of(at), v.Region(at)
	land := seen.Terrain
	if land == chart.Blank {
		land = l.Presumed
	}
	swatch := in.CutLeft(14)
	c.Fill(swatch, landInks[land])
	in.CutLeft(8)
	in.CutRight(4)
	line := in.H / 2
	var odds ui.Rect
	if !v.Explored(at) {
		line = in.H / 3
		odds = in.CutBottom(line)
	}
	top := in.CutTop(line)
	if cost := costOf(ch); cost != "" {
		c.Text(top.CutRight(c.TextWidth(cost, ui.Small)+2), cost, ui.Small.In(ui.Red))
		top.CutRight(12)
	}
	var red ui.Rect
	raided := words.Phrase("ways.red")
	if l.Red {
		red = top.CutRight(c.TextWidth(raided, ui.Small) + 8)
		c.Fill(top.CutRight(8).Middle(8, 8), ui.Red)
		top.CutRight(6)
	}
	c.Text(top, name, c.Fit(name, ui.Strong.At(17), top.W)) // which is heard first
	if l.Red {
		c.Text(red, raided, ui.Small.In(ui.Red).To(ui.Right))
		b.inSight.red = red
	}
	known, water := describeShort(v, at)
	if both := words.Sentences(known, water); water != "" && c.TextWidth(both, ui.Small.At(15)) <= in.W { // else the tip says it
		known = both
	}
	c.Text(in, known, c.Fit(known, ui.Small.At(15), in.W))
	if !odds.Empty() {
		landOdds(c, odds, v, at)
	}
}

// landOdds is what land a country may turn out to be, with the chance of each (8), the
// likeliest first.
func landOdds(c *ui.Context, r ui.Rect, v heart.View, at chart.Region) {
	odds := v.LandOdds(at)
	lands := []chart.Terrain{chart.Jungle, chart.Savanna, chart.Veldt, chart.Desert}
	slices.SortStableFunc(lands, func(x, y chart.Terrain) int { return cmp.Compare(odds[y], odds[x]) })
	st := ui.Small.At(15)
	for _, land := range lands {
		if odds[land] <= 0 {
			continue
		}
		text := words.Say("ways.odds", "land", tell.Terrain(land), "odds", words.Chance(page.Odds(odds[land])))
		w := c.TextWidth(text, st) + 30
		if w > r.W {
			return // the tip says it
		}
		cell := r.CutLeft(w)
		c.Fill(cell.CutLeft(11).Middle(11, 11), landInks[land])
		cell.CutLeft(5)
		c.Text(cell, text, st)
	}
}

// landWords is the same as a sentence.
func landWords(v heart.View, at chart.Region) string {
	odds := v.LandOdds(at)
	var all []string
	for _, land := range []chart.Terrain{chart.Jungle, chart.Savanna, chart.Veldt, chart.Desert} {
		if odds[land] > 0 {
			all = append(all, words.Say("ways.odds", "land", tell.Terrain(land), "odds", words.Chance(page.Odds(odds[land]))))
		}
	}
	return words.Say("ways.may-be", "lands", words.List(all))
}

// firstOf reports whether a choice is the first that leads to a region: a country may be
// reached by several ways, and a click on the chart means the first.
func (b *Board) firstOf(at chart.Region, ch game.Choice) bool {
	first, ok := b.find(func(c *game.Choice) bool { return c.Kind == heart.March && chart.Region(c.Target) == at })
	return ok && IDOf(first) == IDOf(ch)
}

// describeShort is what is known of a region, in a line: its land or what is presumed of it, and its
// water. How likely each land is stands below.
func describeShort(v heart.View, at chart.Region) (known, water string) {
	l, seen := chart.Of(at), v.Region(at)
	key, land := "ways.known", seen.Terrain
	switch {
	case seen.Terrain != chart.Blank:
	case l.Presumed != chart.Blank:
		key, land = "ways.presumed", l.Presumed
	default:
		key = "ways.blank"
	}
	switch {
	case seen.Open > 0:
		water = words.Say("ways.open", "n", seen.Open)
	case seen.Wet:
		water = words.Say("ways.wet")
	}
	return words.Say(key, "land", tell.Terrain(land)), water
}
