package niletest_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/desk"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/rules"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// What these tests hold is told in docs/decisions/010: every prompt, refusal,
// line of odds and line of a journal that is drawn shows the number of its rule.

// setTexts are all texts that can be seen, or scrolled to.
func setTexts(l *ui.List) (out []niletest.Set) {
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
			out = append(out, niletest.Set{Layer: it.Layer, Rect: it.Ink})
		}
		s := &out[n]
		s.Text += niletest.Squeeze(it.Text)
		if it.Style.Cites {
			s.Cites += " " + it.Text
		}
		s.Seen = s.Seen || !it.Ink.Intersect(it.Clip).Empty()
		s.Title = s.Title || it.Style.Face == ui.Title
		s.Size = max(s.Size, it.Style.Size)
		x, y := min(s.Rect.X, it.Ink.X), min(s.Rect.Y, it.Ink.Y)
		s.Rect = ui.R(x, y, max(s.Rect.Right(), it.Ink.Right())-x, max(s.Rect.Bottom(), it.Ink.Bottom())-y)
	}
	return out
}

// headOf is the heading a text stands under: the nearest one above it in its column.
func headOf(all []niletest.Set, s *niletest.Set) *niletest.Set {
	var best *niletest.Set
	for i := range all {
		h := &all[i]
		beside := h.Rect.Right() < s.Rect.X || h.Rect.X > s.Rect.Right()
		if h == s || !h.Title || h.Layer != s.Layer || h.Rect.Bottom() > s.Rect.Y+2 || beside && h.Size < titleFrom {
			continue
		}
		if best == nil || h.Rect.Bottom() > best.Rect.Bottom() {
			best = h
		}
	}
	return best
}

// titleFrom is the size from which a heading is the title of the whole sheet.
const titleFrom = 24

// hinted reports whether hovering over a text tells a rule.
func hinted(l *ui.List, s *niletest.Set) bool {
	p := s.Rect.Centre()
	for _, h := range l.Hints {
		if h.Layer == s.Layer && h.Rect.Contains(p) && strings.Contains(h.Text, "Rule") {
			return true
		}
	}
	for _, t := range l.Targets {
		if t.Layer == s.Layer && t.Rect.Contains(p) && strings.Contains(t.Tip, "Rule") {
			return true
		}
	}
	return false
}

// showsRule reports whether a text shows a rule: in itself, or in the heading
// directly above it.
func showsRule(all []niletest.Set, s *niletest.Set) bool {
	if s.Cites != "" {
		return true
	}
	h := headOf(all, s)
	return h != nil && h.Cites != ""
}

// odds is what a chance looks like.
var odds = regexp.MustCompile(`\d+\x{a0}?%|of six|in six|\d+ times? in \d+|one time in`)

// refusals are all sentences that say why something cannot be done.
var refusals = func() (out []string) {
	for _, k := range words.Default().Keys("why.") {
		out = append(out, niletest.Squeeze(words.Why(game.Refusal{Why: strings.TrimPrefix(k, "why.")})))
	}
	return out
}

// uncited lists what is drawn without the number of its rule. lines are the
// lines of journals that may be drawn.
func uncited(l *ui.List, lines map[string][]string, why []string) (out []string) {
	all := setTexts(l)
	say := func(s *niletest.Set, what string) { out = append(out, fmt.Sprintf("%s: %q", what, s.Text)) }
	for i := range all {
		s := &all[i]
		if !s.Seen {
			continue
		}
		for _, n := range niletest.NumbersIn(s.Cites) {
			if !rules.Book(nil).Has(n) {
				say(s, "cites rule "+n+", which is not in the book")
			}
		}
		if odds.MatchString(s.Text) || odds.MatchString(spaced(l, s)) {
			if !showsRule(all, s) && !hinted(l, s) {
				say(s, "odds without a rule")
			}
		}
		for _, w := range why {
			if strings.Contains(s.Text, w) && !showsRule(all, s) && !hinted(l, s) {
				say(s, "a refusal without its rule")
			}
		}
		if rules := lineAt(lines, s.Text); len(rules) > 0 && !anyOf(niletest.NumbersIn(s.Cites), rules) && !onCard(all, s, rules) {
			say(s, "a line of the journal without rule "+rules[0])
		}
	}
	for _, t := range l.Targets {
		tip := niletest.Squeeze(t.Tip)
		for _, w := range why {
			if strings.Contains(tip, w) && !strings.Contains(tip, "Rule") {
				out = append(out, fmt.Sprintf("the tip of %s refuses without a rule: %q", t.ID, t.Tip))
			}
		}
	}
	return out
}

// spaced is a text with its blanks.
func spaced(l *ui.List, s *niletest.Set) string {
	var b strings.Builder
	for i := range l.Items {
		if it := &l.Items[i]; it.Kind == ui.TextItem && it.Layer == s.Layer && it.Ink.Intersect(s.Rect) == it.Ink {
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
func onCard(all []niletest.Set, s *niletest.Set, rules []string) bool {
	for i := range all {
		o := &all[i]
		if s.Layer > 0 && o.Layer == s.Layer && o.Rect.Y > s.Rect.Y && anyOf(niletest.NumbersIn(o.Cites), rules) {
			return true
		}
	}
	return false
}

// asks are the screens on which a player has to decide something.
var asks = []screens.Screen{
	screens.PortScreen, screens.OutfitScreen, screens.NewsScreen, screens.NamingScreen, screens.EuropeScreen, screens.HeirScreen, screens.MeetScreen, screens.ParleyScreen, screens.TradeScreen, screens.BattleScreen,
	screens.PrisonersScreen, screens.VillageScreen, screens.CaptiveScreen, screens.MisfortuneScreen, screens.NotesScreen,
}

// unprompted lists the prompts that show no rule: the heading of a screen that
// asks for a decision, what the board says is to be done, and a notice.
func unprompted(d *niletest.Saloon, s *screens.TableScene, l *ui.List) (out []string) {
	all := setTexts(l)
	top := slices.DeleteFunc(slices.Clone(all), func(s niletest.Set) bool { return s.Layer < l.TopModal })
	if d.Notices() > 0 {
		title, text, _ := d.Notice()
		if strings.Contains(title, "did not work") || niletest.Cites(top, niletest.Squeeze(text.String())) {
			return nil
		}
		return []string{"a notice without a rule: " + title}
	}
	if d.Top() != desk.Screen(s) || sight.View(s.Play).ToMove() != sight.View(s.Play).Seat() {
		return nil
	}
	if slices.Contains(asks, s.At.Screen) && !asksElsewhere(s) {
		head := -1
		for i := range top {
			if top[i].Cites != "" && chapterOf(niletest.NumbersIn(top[i].Cites)[0]) == chapterOf(s.Rule()) {
				head = i
				break
			}
		}
		if head < 0 {
			out = append(out, fmt.Sprintf("%s asks and shows no rule of chapter %s", screens.ScreenNames[s.At.Screen], chapterOf(s.Rule())))
		}
	}
	if s.At.Screen == screens.BoardScreen && l.TopModal == 0 && !s.Board.Look {
		switch sight.View(s.Play).Phase() {
		case nile.ChoosingPace:
			if !niletest.Cites(top, niletest.Squeeze(words.Say("pace.title"))) {
				out = append(out, "the choice of a pace shows no rule")
			}
		case nile.Travelling, nile.PlacingCounters:
			for i := range top {
				if strings.HasSuffix(strings.TrimRight(top[i].Text, "0123456789.,"), ",or") && top[i].Cites == "" {
					out = append(out, "the board asks without a rule: "+top[i].Text)
				}
			}
		}
	}
	return out
}

// asksElsewhere reports whether a list lies over the screen that asks.
func asksElsewhere(t *screens.TableScene) bool {
	n, ok := t.Sub.(*press.News)
	return ok && n.Asking
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
	look := func(t *testing.T, d *niletest.Saloon, s *screens.TableScene, p *play.Play, l *ui.List) {
		t.Helper()
		told := niletest.Told(p)
		if d.Top().Name() == "journal" { // a book is read without numbers; the board's journal has them
			told = nil
		}
		for _, u := range uncited(l, told, why) {
			t.Error(u)
		}
		if s != nil {
			for _, u := range unprompted(d, s, l) {
				t.Error(u)
			}
		}
	}
	for name, make := range niletest.Screens() {
		if name == "settings" {
			continue // its percentages are no odds
		}
		t.Run(name, func(t *testing.T) {
			d := make()
			look(t, d, nil, nil, d.Stage(t).List)
		})
	}
	for _, name := range slices.Sorted(maps.Keys(niletest.Games)) {
		t.Run(name, func(t *testing.T) {
			p := niletest.SitAt(t, name)
			d, s := niletest.TableOf(p)
			st := d.Stage(t)
			st.Wait(0.1)
			look(t, d, s, p, st.List)
		})
	}
	for name, after := range niletest.Afterwards {
		t.Run(name, func(t *testing.T) {
			p := niletest.SitAt(t, after.Game)
			d, s := niletest.Table(p)
			st := d.Stage(t)
			after.Do(t, p, s, st)
			look(t, d, s, p, st.List)
		})
	}
	for name := range niletest.Overlaid {
		t.Run(name, func(t *testing.T) {
			d, st := niletest.Laid(t, name, uitest.Size{W: 1280, H: 800, Text: 100})
			look(t, d, nil, nil, st.List)
		})
	}
}

// So does everything that whole games show, in one window after the other; and it fits.
func TestWholeGamesCiteTheirRules(t *testing.T) {
	for _, g := range []struct {
		seed    uint64
		players int
		sizes   []uitest.Size
	}{
		{5, 2, []uitest.Size{{W: 1280, H: 800, Text: 100}, {W: 1024, H: 700, Text: 150}, {W: 1920, H: 1080, Text: 100}}},
		{8, 1, uitest.Sizes()},
	} {
		t.Run(fmt.Sprintf("%d players", g.players), func(t *testing.T) {
			if testing.Short() && g.players > 1 {
				t.Skip("a whole game of two")
			}
			w := niletest.NewWalker(t, g.seed, g.players, 75)
			w.Opens = true // and all that is folded behind why
			w.Sizes = g.sizes
			why, seen, odd := refusals(), map[string]bool{}, 0
			w.Every = func(k string) {
				for _, s := range setTexts(w.St.List) {
					if odds.MatchString(s.Text) {
						odd++
					}
				}
				for _, u := range append(uncited(w.St.List, niletest.Told(w.P), why), unprompted(w.D, w.S, w.St.List)...) {
					if !seen[k+u] && len(seen) < 40 {
						seen[k+u] = true
						t.Errorf("%s, after %d commands: %s", k, w.P.Len(), u)
					}
				}
			}
			w.Play(4000)
			if odd < 100 {
				t.Errorf("only %d lines of odds were seen", odd)
			}
		})
	}
}

// The test finds what it looks for: a line of odds, a refusal and a line of the
// journal that show no rule, and a number that the book does not have.
func TestUncitedIsFound(t *testing.T) {
	lines := map[string][]string{niletest.Squeeze("Came to Zanzibar with letters."): {"9.16"}}
	why := refusals()
	for name, k := range map[string]struct {
		draw func(c *ui.Context, col *page.Column)
		want int
	}{
		"odds":       {func(_ *ui.Context, col *page.Column) { col.Say(ui.Plain("Lost on 1–2 of six."), ui.Body) }, 1},
		"a chance":   {func(c *ui.Context, col *page.Column) { c.Text(col.Next(30), words.Percent("35"), ui.Body) }, 1},
		"odds cited": {func(_ *ui.Context, col *page.Column) { col.Say(page.Cited("Lost on 1–2 of six.", "12"), ui.Body) }, 0},
		"under heading": {func(_ *ui.Context, col *page.Column) {
			col.HeadingOf("12", "The way")
			col.Say(ui.Plain("35 %"), ui.Body)
		}, 0},
		"under another": {func(_ *ui.Context, col *page.Column) {
			col.HeadingOf("12", "The way")
			col.Heading("More")
			col.Say(ui.Plain("35 %"), ui.Body)
		}, 1},
		"refusal": {func(_ *ui.Context, col *page.Column) { col.Say(ui.Plain(words.Phrase("why.halted")), ui.Body) }, 1},
		"refusal cited": {func(_ *ui.Context, col *page.Column) {
			col.Say(tell.Refused(game.Refusal{Why: "halted", Rule: "9.52"}), ui.Body)
		}, 0},
		"journal": {func(_ *ui.Context, col *page.Column) { col.Say(ui.Plain("Came to Zanzibar with letters."), ui.Body) }, 1},
		"journal wrong": {func(_ *ui.Context, col *page.Column) {
			col.Say(page.Cited("Came to Zanzibar with letters.", "12"), ui.Body)
		}, 1},
		"journal cited": {func(_ *ui.Context, col *page.Column) {
			col.Say(page.Cited("Came to Zanzibar with letters.", "9.16"), ui.Body)
		}, 0},
		"no such number": {func(_ *ui.Context, col *page.Column) { col.Say(page.Cited("Something.", "77.7"), ui.Body) }, 1},
	} {
		st := uitest.New(t, 800, 600, 1, func(c *ui.Context) { k.draw(c, page.NewColumn(c, c.Screen().Inset(40))) })
		if got := uncited(st.List, lines, why); len(got) != k.want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
