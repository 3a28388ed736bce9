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
	keys := a.Preferences().Keys
	s.listen(c, &keys)
	f := page.Folio{Title: words.Say("keychange.title"), Sub: words.Say("keychange.sub"), W: 1480, H: 760}
	body, low := f.Lay(c)
	c.Scroll("keys", body, func(in ui.Rect) float64 { return s.groups(c, in, &keys) })
	page.CloseButton(c, a, &low, words.Say("pages.close"))
	all := ui.Button{
		Label: words.Say("keychange.all"), ID: "all", Disabled: keys.IsZero(), Size: 17, Tip: ui.Plain(words.Say("keychange.all.tip")),
	}
	w := c.ButtonWidth(all)
	if c.Button(low.CutLeft(w).Middle(w, ui.ButtonH), all) {
		keys = keymap.Map{}
	}
	if s.Waiting != keymap.None {
		s.sheet(c, &keys)
	}
	p := a.Preferences()
	p.Keys = keys
	a.SetPreferences(p)
	if s.Waiting == keymap.None {
		page.LeavePage(c, a)
	}
}

// Measures of the page.
const (
	changeTwoW   = 760 // from this width on two columns
	changeThreeW = 1080
	changeRowGap = 2
	changeSize   = 15 // of the letters on a row's buttons
)

// changeButton is the one at the end of a row, usualButton the one that puts
// back its key.
func changeButton(cmd ui.Command) ui.Button {
	return ui.Button{
		Label: words.Say("keychange.change"), ID: "change " + keymap.NameOf(cmd), Size: changeSize,
		Tip: ui.Plain(words.Say("keychange.change.tip", "what", words.Sentence(keymap.Says(cmd)))),
	}
}

func usualButton(cmd ui.Command) ui.Button {
	return ui.Button{
		Label: words.Phrase("keychange.usual"), ID: "usual " + keymap.NameOf(cmd), Look: ui.GhostLook, Size: changeSize,
		Tip: ui.Plain(words.Say("keychange.usual.tip", "key", keymap.Written(keymap.Usual(cmd)))),
	}
}

// groups are the commands under their headings, and what stays as it is.
func (s *KeyChange) groups(c *ui.Context, in ui.Rect, keys *keymap.Map) float64 {
	n := 1
	switch {
	case in.W >= changeThreeW:
		n = 3
	case in.W >= changeTwoW:
		n = 2
	}
	cols := ui.R(in.X, in.Y, in.W, 0).Columns(n, min(40, in.W*0.03))
	ends := make([]*page.Column, n)
	for i := range ends {
		ends[i] = page.NewColumn(c, cols[i])
	}
	parts, high := s.parts(c, cols[0].W, keys)
	for i, to := range shareHeights(high, n) {
		parts[i](ends[to])
	}
	whole := 0.0
	for _, e := range ends {
		whole = max(whole, e.Height())
	}
	return whole
}

// parts draw the groups, each with how high it becomes in a column w wide.
func (s *KeyChange) parts(c *ui.Context, w float64, keys *keymap.Map) (draw []func(*page.Column), high []float64) {
	for _, g := range keymap.Groups() {
		h := ui.HeadingH + 3.0 + keyGroupGap
		for _, cmd := range keymap.In(g) {
			h += s.rowHeight(c, w, cmd, keys)
		}
		high = append(high, h)
		draw = append(draw, func(col *page.Column) {
			col.Heading(words.Say("keychange.group." + g))
			col.Gap(3)
			for _, cmd := range keymap.In(g) {
				s.row(c, col.Next(s.rowHeight(c, w, cmd, keys)), cmd, keys)
			}
			col.Gap(keyGroupGap)
		})
	}
	fixed := KeyLines(c, "keychange.fixed")
	h := ui.HeadingH + 3.0
	for _, l := range fixed {
		h += l.height(c, w)
	}
	return append(draw, func(col *page.Column) { keyGroup(c, col, "keychange.fixed") }), append(high, h)
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

// says is what a command does, as a sentence.
func says(cmd ui.Command) ui.Rich { return ui.Plain(words.Sentence(keymap.Says(cmd)) + ".") }

// capW is how wide a key is drawn.
func capW(c *ui.Context, name string) float64 {
	return max(keyCapH, c.TextWidth(name, ui.Body.At(15))+14)
}

// textRoom is what the words of a row have beside its key and its buttons.
func (s *KeyChange) textRoom(c *ui.Context, w float64, cmd ui.Command, keys *keymap.Map) float64 {
	w -= c.ButtonWidth(changeButton(cmd)) + 8 + capW(c, keys.Name(cmd)) + 8
	if keys.IsChanged(cmd) {
		w -= c.ButtonWidth(usualButton(cmd)) + 2
	}
	return w
}

func (s *KeyChange) rowHeight(c *ui.Context, w float64, cmd ui.Command, keys *keymap.Map) float64 {
	return max(c.ParagraphHeight(says(cmd), keyText, s.textRoom(c, w, cmd, keys))+4, keyCapH+2) + changeRowGap
}

// row is a command with its key.
func (s *KeyChange) row(c *ui.Context, r ui.Rect, cmd ui.Command, keys *keymap.Map) {
	c.Dots(ui.R(r.X, r.Bottom()-1, r.W, 1))
	room := s.textRoom(c, r.W, cmd, keys)
	line := ui.R(r.X, r.Y, r.W, keyCapH)
	c.Paragraph(ui.R(r.X, r.Y+2, room, 0), says(cmd), keyText)
	change, key := changeButton(cmd), keys.Name(cmd)
	if c.Button(line.CutRight(c.ButtonWidth(change)), change) {
		s.Waiting, s.other, s.refused = cmd, keymap.None, ""
	}
	line.CutRight(8)
	keyCaps(c, line.CutRight(capW(c, key)), []string{key}, true)
	if !keys.IsChanged(cmd) {
		return
	}
	line.CutRight(2)
	usual := usualButton(cmd)
	if c.Button(line.CutRight(c.ButtonWidth(usual)), usual) {
		s.Give(cmd, keymap.Usual(cmd), keys)
	}
}

// Give gives a command a key, or asks whether it may be exchanged with the
// command that has it.
func (s *KeyChange) Give(cmd ui.Command, ch ui.Chord, keys *keymap.Map) {
	if other := keys.Uses(ch); other != keymap.None && other != cmd {
		s.Waiting, s.pressed, s.other, s.refused = cmd, ch, other, ""
		return
	}
	keys.Give(cmd, ch)
	s.Waiting = keymap.None
}

// listen takes the key that is waited for, whatever it does otherwise.
func (s *KeyChange) listen(c *ui.Context, keys *keymap.Map) {
	if s.Waiting == keymap.None || s.other != keymap.None {
		return
	}
	pressed := c.In.Keys
	c.In.Keys, c.In.Runes = nil, nil
	for _, p := range pressed {
		ch := ui.Chord{Key: p.Key, Ctrl: p.Ctrl, Shift: p.Shift, Alt: p.Alt}
		switch {
		case p.Repeat || keymap.IsModifier(p.Key):
			continue
		case ch == page.Escape[0]:
			s.Waiting = keymap.None
		case keymap.Refuses(ch) != keymap.NoReason:
			s.pressed, s.refused = ch, keymap.Refuses(ch)
		default:
			s.Give(s.Waiting, ch, keys)
		}
		c.Touch()
		return
	}
}

// sheet waits for the key, or asks whether two are to be exchanged.
func (s *KeyChange) sheet(c *ui.Context, keys *keymap.Map) {
	leave, swap := false, false
	cmd := s.Waiting
	c.Modal("key", 540, 190, func(r ui.Rect) float64 {
		col := page.NewColumn(c, r)
		head := col.Next(34)
		key := keys.Name(cmd)
		keyCaps(c, head.CutRight(capW(c, key)).Offset(0, 4), []string{key}, true)
		head.CutRight(10)
		title := words.Sentence(keymap.Says(cmd))
		c.Text(head, title, page.TitleFit(c, title, head.W).At(min(23, page.TitleFit(c, title, head.W).Size)))
		c.Rule(col.Next(10), ui.Rule)
		ask := words.Say("keychange.press")
		if s.other != keymap.None {
			ask = words.Say("keychange.used", "key", keymap.Written(s.pressed), "what", keymap.Says(s.other), "old", key)
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
				Label: words.Say("keychange.swap"), ID: "exchange", Hint: words.Phrase("key.enter"), Look: ui.MainLook, Size: 18, ByEnter: true,
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
		keys.Give(cmd, s.pressed)
	}
	if swap || leave {
		s.Waiting, s.other = keymap.None, keymap.None
		c.Touch()
	}
}
