package menu

import (
	"slices"

	"sourceofthenile/render/desk"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// KeyChange is the page on which commands are given other keys.
type KeyChange struct {
	Waiting ui.Command // the command whose new key is being waited for
	refused string     // why the key pressed last cannot be it, as keymap.Refuses says
	pressed ui.Chord   // that key; or the one that is in use
	other   ui.Command // the command that has the key pressed: the two may be exchanged
}

// NewKeyChange is the page on which keys are changed.
func NewKeyChange() desk.Screen { return &KeyChange{} }

func (*KeyChange) Name() string { return "keychange" }

// Frame shows the page, and the sheet above it while a key is waited for.
func (s *KeyChange) Frame(c *ui.Context, a desk.Desk) {
	s.listen(c, a)
	f := page.Folio{Title: words.Say("keychange.title"), Sub: words.Say("keychange.sub"), W: 1480, H: 760}
	body, low := f.Lay(c)
	c.Scroll("keys", body, func(in ui.Rect) float64 { return s.groups(c, a, in) })
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	all := ui.Button{
		Label: words.Say("keychange.all"), ID: "all", Disabled: a.Preferences().Keys.IsZero(), Size: 17, Tip: ui.Plain(words.Say("keychange.all.tip")),
	}
	if c.ButtonAtLeft(&low, all) {
		giveKeys(a, keymap.Given{})
	}
	if s.Waiting != keymap.None {
		s.sheet(c, a)
		return
	}
	page.LeavePage(c, a)
}

// giveKeys puts keys in force and keeps them.
func giveKeys(a desk.Desk, keys keymap.Given) {
	p := a.Preferences()
	p.Keys = keys
	a.SetPreferences(p)
}

// Measures of the page.
const (
	changeTwoW   = 760 // from this width on two columns
	changeThreeW = 1080
	changeRowGap = 2
	changeSize   = 15 // of the letters on a row's buttons
)

// binding is a command with its key, as a game shows it.
type binding struct {
	*gameKeys
	cmd ui.Command
}

// doing is what it does, in a few words; says that as a sentence.
func (b binding) doing() string { return keymap.Says(b.words, b.cmd) }
func (b binding) says() ui.Rich { return ui.Plain(words.Whole(b.doing())) }
func (b binding) key() string   { return b.keys.Name(b.cmd) }

// changeButton is the one at the end of a row, usualButton the one that puts
// back its key.
func (b binding) changeButton() ui.Button {
	return ui.Button{
		Label: words.Say("keychange.change"), ID: "change " + string(b.cmd), Size: changeSize,
		Tip: ui.Plain(words.Say("keychange.change.tip", "what", words.Sentence(b.doing()))),
	}
}

func (b binding) usualButton() ui.Button {
	return ui.Button{
		Label: words.Phrase("keychange.usual"), ID: "usual " + string(b.cmd), Look: ui.GhostLook, Size: changeSize,
		Tip: ui.Plain(words.Say("keychange.usual.tip", "key", keymap.Written(b.keys.Set().Usual(b.cmd)))),
	}
}

// bindings are the commands of a group under their heading.
type bindings struct {
	heading, game string // whose they are, where those of several games are shown
	of            []binding
}

// changeable are the groups of the page: the commands of every game and of the one
// on the table together; where several are played, those of every game first, and
// then what each has of its own.
func changeable(shown []gameKeys) (out []bindings) {
	for i := range shown {
		k := &shown[i]
		set := k.keys.Set()
		for _, group := range set.Groups() {
			var general, own []binding
			for _, cmd := range set.In(group) {
				switch {
				case len(shown) == 1 || !set.IsOwn(cmd):
					general = append(general, binding{k, cmd})
				case bindingOf(shown, cmd).gameKeys == k: // else it has been shown: games may share what a chart needs
					own = append(own, binding{k, cmd})
				}
			}
			if len(general) > 0 && i == 0 {
				out = append(out, bindings{k.words.Say("keychange.group." + group), "", general})
			}
			if len(own) > 0 {
				out = append(out, bindings{k.words.Say("keychange.group." + group), k.name, own})
			}
		}
	}
	return out
}

// bindingOf is a command as it is shown.
func bindingOf(shown []gameKeys, cmd ui.Command) binding {
	for i := range shown {
		if shown[i].keys.Set().Has(cmd) {
			return binding{&shown[i], cmd}
		}
	}
	return binding{&shown[0], cmd}
}

// setsOf are the commands of these games.
func setsOf(shown []gameKeys) (out []*keymap.Set) {
	for i := range shown {
		out = append(out, shown[i].keys.Set())
	}
	return out
}

// groups are the commands under their headings, and what stays as it is.
func (s *KeyChange) groups(c *ui.Context, a desk.Desk, in ui.Rect) float64 {
	n := 1
	switch {
	case in.W >= changeThreeW:
		n = 3
	case in.W >= changeTwoW:
		n = 2
	}
	ends := page.Abreast(c, in, n, min(40, in.W*0.03))
	parts, high := s.parts(c, a, ends[0].R.W)
	for i, to := range shareHeights(high, n) {
		parts[i](ends[to])
	}
	return page.Highest(ends)
}

// parts draw the groups, each with how high it becomes in a column w wide.
func (s *KeyChange) parts(c *ui.Context, a desk.Desk, w float64) (draw []func(*page.Column), high []float64) {
	shown := shownKeys(a)
	for _, g := range changeable(shown) {
		h := ui.HeadingH + ofGameHeight(g.game) + 3.0 + keyGroupGap
		for _, b := range g.of {
			h += b.rowHeight(c, w)
		}
		high = append(high, h)
		draw = append(draw, func(col *page.Column) {
			col.Heading(g.heading)
			ofGame(col, g.game)
			col.Gap(3)
			for _, b := range g.of {
				s.row(c, a, col.Next(b.rowHeight(c, w)), b)
			}
			col.Gap(keyGroupGap)
		})
	}
	fixed := shown[0].part("keychange.fixed")
	fixed.Game = ""
	h := ui.HeadingH + 3.0
	for _, l := range fixed.Lines {
		h += least(c).height(l, w, least(c).capRoom(&fixed, w))
	}
	return append(draw, func(col *page.Column) { least(c).part(col, &fixed, false) }), append(high, h)
}

// shareHeights says for each part, in their order, which of n columns it goes
// to: the columns are filled one after the other, as evenly as that can be.
func shareHeights(high []float64, n int) []int {
	best, bestHigh := make([]int, len(high)), -1.0
	var try func(from, col int, to []int, tallest float64)
	try = func(from, col int, to []int, tallest float64) {
		if bestHigh >= 0 && tallest >= bestHigh {
			return
		}
		if from == len(high) {
			copy(best, to)
			bestHigh = tallest
			return
		}
		if col == n {
			return
		}
		sum := 0.0
		for end := from; end < len(high); end++ {
			sum += high[end]
			try(end+1, col+1, append(to[:from:from], slices.Repeat([]int{col}, end+1-from)...), max(tallest, sum))
		}
	}
	try(0, 0, nil, 0)
	return best
}

// textRoom is what the words of a row have beside its key and its buttons.
func (b binding) textRoom(c *ui.Context, w float64) float64 {
	w -= c.ButtonWidth(b.changeButton()) + 8 + least(c).capWidth(b.key()) + 8
	if b.keys.IsChanged(b.cmd) {
		w -= c.ButtonWidth(b.usualButton()) + 2
	}
	return w
}

func (b binding) rowHeight(c *ui.Context, w float64) float64 {
	return max(c.ParagraphHeight(b.says(), least(c).text(), b.textRoom(c, w))+4, least(c).capH()+2) + changeRowGap
}

// row is a command with its key.
func (s *KeyChange) row(c *ui.Context, a desk.Desk, r ui.Rect, b binding) {
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
	room := b.textRoom(c, r.W)
	hand := least(c)
	line := ui.R(r.X, r.Y, r.W, hand.capH())
	c.Paragraph(ui.R(r.X, r.Y+2, room, 0), b.says(), hand.text())
	change, key := b.changeButton(), b.key()
	if c.Button(line.CutRight(c.ButtonWidth(change)), change) {
		s.Waiting, s.other, s.refused = b.cmd, keymap.None, ""
	}
	line.CutRight(8)
	hand.draw(line.CutRight(hand.capWidth(key)), []string{key}, true)
	if !b.keys.IsChanged(b.cmd) {
		return
	}
	line.CutRight(2)
	usual := b.usualButton()
	if c.Button(line.CutRight(c.ButtonWidth(usual)), usual) {
		s.Give(a, b.cmd, b.keys.Set().Usual(b.cmd))
	}
}

// Give gives a command a key, or asks whether it may be exchanged with the
// command that has it.
func (s *KeyChange) Give(a desk.Desk, cmd ui.Command, ch ui.Chord) {
	shown := shownKeys(a)
	for i := range shown {
		if !shown[i].keys.Set().Has(cmd) {
			continue
		}
		if other := shown[i].keys.Uses(ch); other != keymap.None && other != cmd {
			s.Waiting, s.pressed, s.other, s.refused = cmd, ch, other, ""
			return
		}
	}
	giveKeys(a, a.Preferences().Keys.Give(cmd, ch, setsOf(shown)...))
	s.Waiting = keymap.None
}

// refusal is why no game that has the command can take a chord for it.
func (s *KeyChange) refusal(a desk.Desk, ch ui.Chord) string {
	for _, set := range setsOf(shownKeys(a)) {
		if why := set.Refuses(ch); set.Has(s.Waiting) && why != keymap.NoReason {
			return why
		}
	}
	return keymap.NoReason
}

// listen takes the key that is waited for, whatever it does otherwise.
func (s *KeyChange) listen(c *ui.Context, a desk.Desk) {
	if s.Waiting == keymap.None || s.other != keymap.None {
		return
	}
	pressed := c.In.Keys
	c.In.Keys, c.In.Runes = nil, nil
	for _, p := range pressed {
		ch := ui.Chord{Key: p.Key, Ctrl: p.Ctrl, Shift: p.Shift, Alt: p.Alt}
		why := s.refusal(a, ch)
		switch {
		case p.Repeat || keymap.IsModifier(p.Key):
			continue
		case ch == page.Escape[0]:
			s.Waiting = keymap.None
		case why != keymap.NoReason:
			s.pressed, s.refused = ch, why
		default:
			s.Give(a, s.Waiting, ch)
		}
		c.Touch()
		return
	}
}

// sheet waits for the key, or asks whether two are to be exchanged.
func (s *KeyChange) sheet(c *ui.Context, a desk.Desk) {
	leave, swap := false, false
	shown := shownKeys(a)
	b := bindingOf(shown, s.Waiting)
	c.Modal("key", 540, 190, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		head := col.Next(34)
		key := b.key()
		least(c).draw(head.CutRight(least(c).capWidth(key)).Offset(0, 4), []string{key}, true)
		head.CutRight(10)
		title := words.Sentence(b.doing())
		c.Text(head, title, page.TitleFit(c, title, head.W).At(min(23, page.TitleFit(c, title, head.W).Size)))
		c.Rule(col.Next(10), ui.Rule)
		ask := words.Say("keychange.press")
		if s.other != keymap.None {
			ask = words.Say("keychange.used", "key", keymap.Written(s.pressed), "what", bindingOf(shown, s.other).doing(), "old", key)
		}
		col.Say(ui.Plain(ask), ui.Body)
		if s.refused != "" {
			col.Gap(6)
			col.Say(ui.Plain(words.Say("keychange.refused."+s.refused, "key", keymap.Written(s.pressed))), ui.Small.In(ui.Red))
		}
		col.Gap(14)
		row := col.Next(ui.ButtonH)
		no := ui.Button{Label: words.Say("keychange.leave"), ID: "leave", Hint: words.Phrase("key.esc"), Tip: ui.Plain(words.Say("keychange.leave.tip"))}
		if s.other != keymap.None {
			yes := ui.Button{
				Label: words.Say("keychange.swap"), ID: "exchange", Look: ui.MainLook, Size: 18, Default: true,
				Tip: ui.Plain(words.Say("keychange.swap.tip")),
			}
			swap = c.Button(row.CutRight(c.ButtonWidth(yes)), yes)
			row.CutRight(10)
			leave = c.Back()
		}
		leave = c.Button(row.CutRight(c.ButtonWidth(no)), no) || leave
		return col.Height()
	})
	if swap {
		giveKeys(a, a.Preferences().Keys.Give(s.Waiting, s.pressed, setsOf(shown)...))
	}
	if swap || leave {
		s.Waiting, s.other = keymap.None, keymap.None
		c.Touch()
	}
}
