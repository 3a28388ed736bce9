package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/heart/chartsheet"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The chart on the board, and what can be picked up on it.

// allPart is how much larger the whole sheet may be than its place where a game is set up: what lies beyond the regions
// may be cut.
const allPart = 1.3

// land is the chart of regions; a click picks one up.
func (b *Board) land(c *ui.Context, a desk.Desk, r ui.Rect, v heart.View, sum game.Summary) {
	if b.view == nil {
		printed, err := chartsheet.Printed()
		if err != nil {
			b.Play.Failed = err
			return
		}
		press, err := chartview.PressFor(printed.World)
		if err != nil {
			b.Play.Failed = err
			return
		}
		b.printed, b.view = printed, chartview.NewView(press, func() { a.Post(func() {}) })
	}
	if seen := b.Play.Version<<16 + uint64(len(b.Play.Told())); b.shown != seen || b.view.Sheet.Palette != b.Play.Palette {
		b.shown = seen
		b.view.Show(b.printed.New(v, sum, words.Default(), b.Play.Palette), c.In.Now, a.Preferences().Animations, hexmap.None)
	}
	if whole := setUp(v) || b.large == chartLarge; whole != b.whole || b.fitted != r { // at first all of it, and then the country round the caravan
		b.fitted, b.whole = r, whole
		switch {
		case setUp(v):
			b.view.Fit(r.W*allPart, r.H*allPart)
			b.view.CentreOn(b.printed.Middle(chart.ByCode('F')), -1)
		case b.whole:
			b.view.Fit(r.W, r.H*1.1) // its frame may be cut
		default:
			b.view.Fit(r.W*nearer, r.H*9)
		}
	}
	if s, turn := b.whose(v), v.Track().Turn; !setUp(v) && b.centred != [2]int{turn, int(s)} {
		if at := v.Sheet(s).Region; at != chart.Nowhere {
			b.centred = [2]int{turn, int(s)}
			b.view.CentreOn(b.printed.Middle(at), c.In.Now)
		}
	}
	b.inSight.land = r
	b.view.Frame(c, r, b.marks(), ui.Rect{})
	b.view.Keys(c)
	under := b.named(c, r, v)
	b.legend(c, r)
	if !b.signTip(c) {
		b.regionTip(c, v)
	}
	at := b.printed.Region(b.view.Clicked)
	if b.view.Clicked != hexmap.None && under != chart.Nowhere { // a name is as good as its town
		at = under
	}
	if at != chart.Nowhere {
		b.pick(pick{region: at, slot: box.NoSlot}, func(ch *game.Choice) bool { return aims(ch) == at })
	}
}

// named says what chart it is where a game is set up, and names the Ports while one is asked for:
// so small its own names cannot be read. It gives the Port whose name is pointed at.
func (b *Board) named(c *ui.Context, r ui.Rect, v heart.View) (under chart.Region) {
	under = chart.Nowhere
	if !setUp(v) {
		return under
	}
	tag := func(at ui.Rect, text string, st ui.Style) {
		c.Panel(at, ui.TipPanel)
		c.Text(at, text, st.To(ui.Centre))
	}
	title, st := words.Say("chart.name"), ui.Strong.At(16)
	head := ui.R(r.X+6, r.Y+6, c.TextWidth(title, st)+20, 26) // where no region lies
	free := head.W < r.W
	defer func() {
		if free {
			tag(head, title, st)
		}
	}()
	if b.step(v) != heart.ChoosingPort {
		return under
	}
	town := func(at chart.Region) ui.Point { return b.view.HexRect(b.printed.Map.Ports[at].At).Centre() }
	small, middle := ui.Strong.At(15), 0.0
	for at := range chart.Region(chart.Ports) {
		middle += town(at).X / chart.Ports
	}
	for at := range chart.Region(chart.Ports) {
		town := town(at)
		name := tell.Region(at)
		w := c.TextWidth(name, small) + 12
		x := town.X + 8
		if town.X < middle { // out at sea, on whichever side that is
			x = town.X - 8 - w
		}
		if on := ui.R(max(r.X+2, min(x, r.Right()-w-2)), town.Y-11, w, 22); on.Right() <= r.Right() && on.Y >= r.Y && on.Bottom() <= r.Bottom() {
			ink := small
			if _, may := b.find(func(ch *game.Choice) bool { return aims(ch) == at }); !may { // another begins there
				ink = small.In(ui.Faded)
			}
			tag(on, name, ink)
			free = free && !on.Overlaps(head)
			if on.Contains(c.In.Mouse) {
				under = at
			}
		}
	}
	return under
}

// aims is the region that a choice aims at, Nowhere for none.
func aims(ch *game.Choice) chart.Region {
	switch ch.Kind {
	case heart.TakePort, heart.March, heart.Join, heart.Lay:
		return chart.Region(ch.Target)
	}
	return chart.Nowhere
}

// aimsAt is the slot that a choice aims at, NoSlot for none.
func aimsAt(ch *game.Choice) box.Slot {
	switch ch.Kind {
	case heart.Walk, heart.Place, heart.Look:
		return box.Slot(ch.Target)
	}
	return box.NoSlot
}

// pick picks something up; picked a second time, its one choice is taken. A Port is taken at once:
// nothing hangs on it that could not be taken back.
func (b *Board) pick(at pick, fit func(ch *game.Choice) bool) {
	ch, ok := b.find(fit)
	if !ok {
		b.picked = noPick
		return
	}
	if b.picked == at || ch.Kind == heart.TakePort {
		b.take(ch, 0)
		return
	}
	b.picked = at
}

// marks are those on the chart: round each region that can be chosen, and stronger round the one
// that is picked up or pointed at.
func (b *Board) marks() (out []chartview.Mark) {
	seen := map[chart.Region]bool{}
	for _, ch := range b.choices() {
		at := aims(&ch)
		if at == chart.Nowhere || seen[at] {
			continue
		}
		seen[at] = true
		kind := chartview.MarkLegal
		switch {
		case b.picked.region == at:
			kind = chartview.MarkPicked
		case b.printed.Region(b.view.Hovered) == at:
			kind = chartview.MarkHover
		}
		area := chartview.Area(b.printed.Map, b.printed.Hexes(at), kind)
		for i := range area {
			area[i].Open |= b.printed.AtSea(area[i].At)
		}
		out = append(out, area...)
	}
	return out
}

// regionTip says what is known of the region that is pointed at.
func (b *Board) regionTip(c *ui.Context, v heart.View) {
	at := b.printed.Region(b.view.Hovered)
	if at == chart.Nowhere {
		return
	}
	r := b.view.HexRect(b.view.Hovered)
	c.TipArea(r, page.Cited(describe(v, at), box.RuleChart))
}

// describe is what is known of a region, in sentences.
func describe(v heart.View, at chart.Region) string {
	l, seen := chart.Of(at), v.Region(at)
	lines := []string{words.Whole(l.Name)}
	switch {
	case seen.Terrain != chart.Blank:
		lines = append(lines, words.Say("region.land", "land", tell.Terrain(seen.Terrain)))
	case l.Presumed != chart.Blank:
		lines = append(lines, words.Say("region.presumed", "land", tell.Terrain(l.Presumed)))
	default:
		lines = append(lines, words.Say("region.blank"))
	}
	if seen.Terrain == chart.Blank {
		lines = append(lines, landWords(v, at))
	}
	if seen.Wet {
		lines = append(lines, words.Say("region.wet"))
	}
	if seen.Open > 0 {
		lines = append(lines, words.Say("region.open", "n", seen.Open))
	}
	if l.Red {
		lines = append(lines, words.Say("region.red"))
	}
	for _, find := range seen.Finds {
		name := v.FindName(find)
		lines = append(lines, words.Say("region.find", "chit", tell.Chit(find), "called", name))
	}
	for _, w := range seen.Wilds {
		lines = append(lines, words.Say("region.special", "special", tell.Special(w)))
	}
	return words.Sentences(lines...)
}
