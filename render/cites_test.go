package render

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/rulebook"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What these tests hold is told in docs/decisions/010: every prompt, refusal,
// line of odds and line of a journal that is drawn shows the number of its rule.

// setTexts are all texts that can be seen, or scrolled to.
func setTexts(l *ui.List) (out []set) {
	type key struct{ layer, block int }
	at := map[key]int{}
	for i := range l.Items {
		it := &l.Items[i]
		if it.Kind != ui.TextItem || it.Dim || it.Ink.Intersect(it.Clip).Empty() && !it.Scrolled {
			continue
		}
		k := key{it.Layer, it.Block}
		n, ok := at[k]
		if !ok {
			n = len(out)
			at[k] = n
			out = append(out, set{layer: it.Layer, rect: it.Ink})
		}
		s := &out[n]
		s.text += squeeze(it.Text)
		if it.Style.Cites {
			s.cites += " " + it.Text
		}
		s.seen = s.seen || !it.Ink.Intersect(it.Clip).Empty()
		s.title = s.title || it.Style.Face == ui.Title
		s.size = max(s.size, it.Style.Size)
		x, y := min(s.rect.X, it.Ink.X), min(s.rect.Y, it.Ink.Y)
		s.rect = ui.R(x, y, max(s.rect.Right(), it.Ink.Right())-x, max(s.rect.Bottom(), it.Ink.Bottom())-y)
	}
	return out
}

// headOf is the heading a text stands under: the nearest one above it in its column.
func headOf(all []set, s *set) *set {
	var best *set
	for i := range all {
		h := &all[i]
		beside := h.rect.Right() < s.rect.X || h.rect.X > s.rect.Right()
		if h == s || !h.title || h.layer != s.layer || h.rect.Bottom() > s.rect.Y+2 || beside && h.size < titleFrom {
			continue
		}
		if best == nil || h.rect.Bottom() > best.rect.Bottom() {
			best = h
		}
	}
	return best
}

// titleFrom is the size from which a heading is the title of the whole sheet.
const titleFrom = 24

// hinted reports whether hovering over a text tells a rule.
func hinted(l *ui.List, s *set) bool {
	p := s.rect.Centre()
	for _, h := range l.Hints {
		if h.Layer == s.layer && h.Rect.Contains(p) && strings.Contains(h.Text, "Rule") {
			return true
		}
	}
	for _, t := range l.Targets {
		if t.Layer == s.layer && t.Rect.Contains(p) && strings.Contains(t.Tip, "Rule") {
			return true
		}
	}
	return false
}

// showsRule reports whether a text shows a rule: in itself, or in the heading
// directly above it.
func showsRule(all []set, s *set) bool {
	if s.cites != "" {
		return true
	}
	h := headOf(all, s)
	return h != nil && h.cites != ""
}

// odds is what a chance looks like.
var odds = regexp.MustCompile(`\d+\x{a0}?%|of six|in six|\d+ times? in \d+|one time in`)

// refusals are all sentences that say why something cannot be done.
var refusals = func() (out []string) {
	for _, k := range words.Keys("why.") {
		out = append(out, squeeze(words.Why(game.Refusal{Why: strings.TrimPrefix(k, "why.")})))
	}
	return out
}

// uncited lists what is drawn without the number of its rule. lines are the
// lines of journals that may be drawn.
func uncited(l *ui.List, lines map[string][]string, why []string) (out []string) {
	all := setTexts(l)
	say := func(s *set, what string) { out = append(out, fmt.Sprintf("%s: %q", what, s.text)) }
	for i := range all {
		s := &all[i]
		if !s.seen {
			continue
		}
		for _, n := range numbersIn(s.cites) {
			if !rulebook.The().Has(n) {
				say(s, "cites rule "+n+", which is not in the book")
			}
		}
		if odds.MatchString(s.text) || odds.MatchString(spaced(l, s)) {
			if !showsRule(all, s) && !hinted(l, s) {
				say(s, "odds without a rule")
			}
		}
		for _, w := range why {
			if strings.Contains(s.text, w) && !showsRule(all, s) && !hinted(l, s) {
				say(s, "a refusal without its rule")
			}
		}
		if rules := lineAt(lines, s.text); len(rules) > 0 && !anyOf(numbersIn(s.cites), rules) && !onCard(all, s, rules) {
			say(s, "a line of the journal without rule "+rules[0])
		}
	}
	for _, t := range l.Targets {
		tip := squeeze(t.Tip)
		for _, w := range why {
			if strings.Contains(tip, w) && !strings.Contains(tip, "Rule") {
				out = append(out, fmt.Sprintf("the tip of %s refuses without a rule: %q", t.ID, t.Tip))
			}
		}
	}
	return out
}

// spaced is a text with its blanks.
func spaced(l *ui.List, s *set) string {
	var b strings.Builder
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == ui.TextItem && it.Layer == s.layer && it.Ink.Intersect(s.rect) == it.Ink {
			b.WriteString(it.Text + " ")
		}
	}
	return b.String()
}

// lineAt are the rules of the line that a text begins with: more than one where
// several events are told in the same words.
func lineAt(lines map[string][]string, text string) (rules []string) {
	for line, of := range lines {
		if strings.HasPrefix(text, line) {
			rules = append(rules, of...)
		}
	}
	return rules
}

// anyOf reports whether one of these rules is among those cited.
func anyOf(cites, rules []string) bool {
	return slices.ContainsFunc(rules, func(r string) bool { return slices.Contains(cites, r) })
}

// onCard reports whether a text stands on a card that has been turned up, at
// whose foot the rule is shown.
func onCard(all []set, s *set, rules []string) bool {
	for i := range all {
		o := &all[i]
		if s.layer > 0 && o.layer == s.layer && o.rect.Y > s.rect.Y && anyOf(numbersIn(o.cites), rules) {
			return true
		}
	}
	return false
}

// asks are the screens on which a player has to decide something.
var asks = []screen{
	portScreen, outfitScreen, newsScreen, namingScreen, europeScreen, heirScreen, meetScreen, parleyScreen, tradeScreen, battleScreen,
	prisonersScreen, villageScreen, captiveScreen, misfortuneScreen, notesScreen,
}

// unprompted lists the prompts that show no rule: the heading of a screen that
// asks for a decision, what the board says is to be done, and a notice.
func unprompted(d *saloon, s *tableScene, l *ui.List) (out []string) {
	all := setTexts(l)
	top := slices.DeleteFunc(slices.Clone(all), func(s set) bool { return s.layer < l.TopModal })
	if d.Notices() > 0 {
		title, text, _ := d.Notice()
		if strings.Contains(title, "did not work") || cites(top, squeeze(text.String())) {
			return nil
		}
		return []string{"a notice without a rule: " + title}
	}
	if d.Top() != Screen(s) || s.play.View().ToMove() != s.play.View().Seat() {
		return nil
	}
	if slices.Contains(asks, s.at.screen) && !asksElsewhere(s) {
		head := -1
		for i := range top {
			if top[i].cites != "" && chapterOf(numbersIn(top[i].cites)[0]) == chapterOf(s.Rule()) {
				head = i
				break
			}
		}
		if head < 0 {
			out = append(out, fmt.Sprintf("%s asks and shows no rule of chapter %s", screenNames[s.at.screen], chapterOf(s.Rule())))
		}
	}
	if s.at.screen == boardScreen && l.TopModal == 0 && !s.board.look {
		switch s.play.View().Phase() {
		case nile.ChoosingPace:
			if !cites(top, squeeze(words.Say("pace.title"))) {
				out = append(out, "the choice of a pace shows no rule")
			}
		case nile.Travelling, nile.PlacingCounters:
			for i := range top {
				if strings.HasSuffix(strings.TrimRight(top[i].text, "0123456789.,"), ",or") && top[i].cites == "" {
					out = append(out, "the board asks without a rule: "+top[i].text)
				}
			}
		}
	}
	return out
}

// asksElsewhere reports whether a list lies over the screen that asks.
func asksElsewhere(t *tableScene) bool {
	n, ok := t.sub.(*news)
	return ok && n.asking
}

func chapterOf(rule string) string {
	c, _, _ := strings.Cut(rule, ".")
	return c
}

// Whatever is drawn on the screens of the program shows the rule behind it.
func TestWhatIsDrawnCitesItsRule(t *testing.T) {
	why := refusals()
	if len(why) < 20 {
		t.Fatalf("only %d refusals", len(why))
	}
	look := func(t *testing.T, d *saloon, s *tableScene, p *Play, l *ui.List) {
		t.Helper()
		for _, u := range uncited(l, told(p), why) {
			t.Error(u)
		}
		if s != nil {
			for _, u := range unprompted(d, s, l) {
				t.Error(u)
			}
		}
	}
	for name, make := range screens() {
		if name == "settings" {
			continue // its percentages are no odds
		}
		t.Run(name, func(t *testing.T) {
			d := make()
			look(t, d, nil, nil, d.stage(t).List)
		})
	}
	for _, name := range slices.Sorted(maps.Keys(games)) {
		t.Run(name, func(t *testing.T) {
			p := sitAt(t, name)
			d, s := tableOf(p)
			st := d.stage(t)
			st.Wait(0.1)
			look(t, d, s, p, st.List)
		})
	}
	for name, after := range afterwards {
		t.Run(name, func(t *testing.T) {
			p := sitAt(t, after.game)
			d, s := table(p)
			st := d.stage(t)
			after.do(t, p, s, st)
			look(t, d, s, p, st.List)
		})
	}
	for name := range overlaid {
		t.Run(name, func(t *testing.T) {
			d, st := laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
			look(t, d, nil, nil, st.List)
		})
	}
}

// So does everything that whole games show, in one window after the other.
func TestWholeGamesCiteTheirRules(t *testing.T) {
	for _, g := range []struct {
		seed            uint64
		players, target int
	}{{5, 2, 75}, {8, 1, 50}} {
		t.Run(fmt.Sprintf("%d players", g.players), func(t *testing.T) {
			if testing.Short() && g.players > 1 {
				t.Skip("a whole game of two")
			}
			w := newWalker(t, g.seed, g.players, g.target)
			w.sizes = []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1024, H: 700, Text: 150}, {W: 1920, H: 1080, Text: 100}}
			why, seen, odd := refusals(), map[string]bool{}, 0
			w.every = func(k string) {
				for _, s := range setTexts(w.st.List) {
					if odds.MatchString(s.text) {
						odd++
					}
				}
				for _, u := range append(uncited(w.st.List, told(w.p), why), unprompted(w.d, w.s, w.st.List)...) {
					if !seen[k+u] && len(seen) < 40 {
						seen[k+u] = true
						t.Errorf("%s, after %d commands: %s", k, w.p.Table().Len(), u)
					}
				}
			}
			w.play(4000)
			if odd < 100 {
				t.Errorf("only %d lines of odds were seen", odd)
			}
		})
	}
}

// The test finds what it looks for: a line of odds, a refusal and a line of the
// journal that show no rule, and a number that the book does not have.
func TestUncitedIsFound(t *testing.T) {
	lines := map[string][]string{squeeze("Came to Zanzibar with letters."): {"9.16"}}
	why := refusals()
	for name, k := range map[string]struct {
		draw func(c *ui.Context, col *column)
		want int
	}{
		"odds":          {func(_ *ui.Context, col *column) { col.say(ui.Plain("Lost on 1–2 of six."), ui.Body) }, 1},
		"a chance":      {func(c *ui.Context, col *column) { c.Text(col.next(30), words.Percent(35), ui.Body) }, 1},
		"odds cited":    {func(_ *ui.Context, col *column) { col.say(cited("Lost on 1–2 of six.", "12"), ui.Body) }, 0},
		"under heading": {func(_ *ui.Context, col *column) { col.headingOf("12", "The way"); col.say(ui.Plain("35 %"), ui.Body) }, 0},
		"under another": {func(_ *ui.Context, col *column) {
			col.headingOf("12", "The way")
			col.heading("More")
			col.say(ui.Plain("35 %"), ui.Body)
		}, 1},
		"refusal":        {func(_ *ui.Context, col *column) { col.say(ui.Plain(words.Phrase("why.halted")), ui.Body) }, 1},
		"refusal cited":  {func(_ *ui.Context, col *column) { col.say(refused(game.Refusal{Why: "halted", Rule: "9.52"}), ui.Body) }, 0},
		"journal":        {func(_ *ui.Context, col *column) { col.say(ui.Plain("Came to Zanzibar with letters."), ui.Body) }, 1},
		"journal wrong":  {func(_ *ui.Context, col *column) { col.say(cited("Came to Zanzibar with letters.", "12"), ui.Body) }, 1},
		"journal cited":  {func(_ *ui.Context, col *column) { col.say(cited("Came to Zanzibar with letters.", "9.16"), ui.Body) }, 0},
		"no such number": {func(_ *ui.Context, col *column) { col.say(cited("Something.", "77.7"), ui.Body) }, 1},
	} {
		st := uitest.New(t, 800, 600, 1, func(c *ui.Context) { k.draw(c, newColumn(c, c.Screen().Inset(40))) })
		if got := uncited(st.List, lines, why); len(got) != k.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
