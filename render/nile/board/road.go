package board

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/orders"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The way to a far hex: pointing at it shows it, choosing it walks as far as this month
// goes, and it is kept as the order of the months to come.

// ordered is an order that the player has given and that is not in force before the month
// is over.
type ordered struct {
	orders.Order
	seat    game.Seat
	walking bool // its steps of this month are being taken
	from    int  // the events there were when it was given
}

// shownWay is the way that is shown, kept until the game or the hex is another.
type shownWay struct {
	version uint64
	seat    game.Seat
	to      hexmap.ID
	level   nile.Level
	route   nile.Route
	ok      bool
}

// way is the way to a far hex that the player may be sent on now.
func (b *Board) way(v nile.View, id hexmap.ID) (nile.Route, bool) {
	if id == hexmap.None || b.Look || b.Play.Beats().Playing() || !b.mine(v) || !b.Play.Manned(v.Seat()) {
		return nile.Route{}, false
	}
	if _, next := b.Targets[id]; next {
		return nile.Route{}, false
	}
	w := &b.shownWay
	l := b.level(v)
	if w.version != b.Play.Version || w.seat != v.Seat() || w.to != id || w.level != l {
		*w = shownWay{version: b.Play.Version, seat: v.Seat(), to: id, level: l}
		w.route, w.ok = v.Route(id, l)
	}
	return w.route, w.ok
}

// level is the pace at which a way is reckoned and walked: the one that is set, else the
// one that is marked.
func (b *Board) level(v nile.View) nile.Level {
	if s, ok := b.Sheet(v); ok && v.Phase() == nile.Travelling {
		return s.Level
	}
	l, _ := b.levelAhead(v)
	return l
}

// wayMarks are the marks of the way that is shown, and of the order that is to be followed.
func (b *Board) wayMarks(c *ui.Context, v nile.View) (out []chartview.Mark) {
	at := b.Picked
	if at == hexmap.None {
		at = b.shownAt(c)
	}
	if b.road != nil && b.road.Kind == orders.Road && at == hexmap.None {
		at = b.road.To
	}
	r, ok := b.way(v, at)
	if !ok {
		return nil
	}
	for _, id := range r.Way {
		out = append(out, chartview.Mark{At: id, Kind: chartview.MarkWay})
	}
	return out
}

// wayText is what a player is told of a way: months, food and risks.
func (b *Board) wayText(v nile.View, id hexmap.ID, r nile.Route) ui.Rich {
	s, _ := b.Sheet(v)
	t := ui.Rich{ui.B(words.Say("way.title", "where", tell.WhereOf(v, id), "hexes", len(r.Way)))}
	t = append(t, ui.T("\n"+words.Say("way.months", "n", r.Months, "now", r.Halts[0])))
	if r.Hungry > 0 {
		t = append(t, ui.InRed("\n"+words.Say("way.hungry", "nth", words.Ordinal(r.Hungry), "needs", r.Needs, "have", s.Have[nile.Rations])))
	} else {
		t = append(t, ui.T("\n"+words.Say("way.food", "needs", r.Needs, "have", s.Have[nile.Rations])))
	}
	if text := HiddenOn(v, r.Way); text != "" {
		t = append(t, ui.T("\n"+text))
	}
	if r.Lost > 0 {
		t = append(t, ui.InRed("\n"+words.Say("way.lost", "n", max(1, int(r.Lost*100+0.5)))))
	}
	if r.Dry > 0 {
		t = append(t, ui.T("\n"+words.Say("way.dry", "n", r.Dry, "water", r.Water, "have", s.Have[nile.Water])))
	}
	if r.Trips > 0 {
		t = append(t, ui.T("\n"+words.Say("way.trips", "n", r.Trips)))
	}
	for i, p := range r.Peoples {
		if i == 2 {
			t = append(t, ui.T("\n"+words.Say("way.peoples.more", "n", len(r.Peoples)-i)))
			break
		}
		t = append(t, ui.InRed("\n"+words.Say("way.people", "people", tell.PeopleOf(p), "strength", p.Strength)))
	}
	t = append(t, tell.There(v, id)...)
	key := "way.click"
	if id == b.Picked {
		key = "way.picked"
	}
	return append(t, ui.RuleSpan("\n"+words.Say(key, "rule", string(r.Rule))))
}

// HiddenOn says what food of one's own lies hidden on a way (17); "" for none.
func HiddenOn(v nile.View, way []hexmap.ID) string {
	var all []string
	for _, k := range v.Caches() {
		if n := k.Have[nile.Rations]; k.Owner == v.Seat() && n > 0 && slices.Contains(way, k.At) {
			all = append(all, words.Say("way.hidden", "n", n, "where", tell.WhereOf(v, k.At)))
		}
	}
	return words.Sentences(all...)
}

// send sends the party on its way to a far hex.
func (b *Board) send(v nile.View, id hexmap.ID) bool {
	if _, ok := b.way(v, id); !ok {
		return false
	}
	b.road = &ordered{Order: orders.Order{Kind: orders.Road, To: id, Level: b.level(v)}, seat: v.Seat(), walking: true, from: len(b.Play.Events())}
	b.Picked, b.roadOver = hexmap.None, ""
	return true
}

// walk takes the next step of the order that has just been given, once the one before has
// been told. It stops where the month's points do, and at anything that matters.
func (b *Board) walk(a desk.Desk, v nile.View) {
	b.keepOrders(v)
	b.aimBeyond(v)
	b.aimAgain(v)
	r := b.road
	if r != nil && (r.seat != v.Seat() || !b.mine(v) && !b.Play.Beats().Playing()) {
		if _, reading := b.Play.Beats().Page(); !reading {
			b.road = nil
		}
		return
	}
	if r == nil || !r.walking || b.Play.Beats().Playing() {
		return
	}
	if _, reading := b.Play.Beats().Page(); reading {
		return
	}
	all := b.Play.Events()
	// That the food gives out stood beside the way when it was chosen.
	if why := r.Ended(v, all[min(r.from, len(all)):]); why != "" && why != orders.Hunger {
		switch b.road, b.roadOver = nil, why; why {
		case orders.Asked: // that says so itself
			b.roadOver, b.kept = "", keptAim{r.seat, r.To, r.Kind == orders.Road}
			b.last = lastStep{taken: true, from: r.from}
		case orders.Arrived: // as if its steps had been taken by hand
			b.last = lastStep{taken: true, from: r.from}
		default:
			b.kept = keptAim{r.seat, r.To, r.Kind == orders.Road && lasts(why)}
		}
		return
	}
	cmd := r.Choose(v, b.Play.Choices())
	if cmd.Kind == nile.EndTravel {
		r.walking = false
		b.last = lastStep{taken: true, from: r.from}
		return
	}
	b.walked = true
	b.Play.Command(cmd, func(ok bool) {
		if !ok {
			b.road = nil
		}
	})
	a.Refresh()
}

// lasts reports whether an order that has ended so leaves its party a way to where it led.
func lasts(why string) bool {
	return why != "" && why != orders.Arrived && why != orders.NoWay && why != orders.Astray
}

// keptAim is a hex that a player was on the way to when something came between, or had to be decided that the way
// says nothing of.
type keptAim struct {
	seat game.Seat
	to   hexmap.ID
	is   bool
}

// aimAgain has the party aim once more where it was going before it was stopped, by a meeting or by the pace being
// set, once its player may march again: the red button goes on along the way, and nothing is gone unasked.
func (b *Board) aimAgain(v nile.View) {
	k := b.kept
	if !k.is || v.Seat() != k.seat || !b.mine(v) || b.Play.Beats().Playing() || b.looking() {
		return
	}
	switch v.Phase() {
	case nile.ChoosingPace, nile.Travelling:
	default:
		if v.Player(k.seat).Where != nile.Africa {
			b.kept = keptAim{}
		}
		return
	}
	b.kept = keptAim{}
	if b.Picked != hexmap.None {
		return
	}
	if _, next := b.Targets[k.to]; next {
		b.Picked = k.to
	} else if r, ok := b.way(b.onChart(v), k.to); ok && (r.Halts[0] > 0 || !b.last.taken) {
		b.Picked = k.to
	} else if ok || b.blankBeside(v, k.to) { // no more of it this month: the next one aims there
		b.kept = k
	} else if s, out := b.Sheet(v); out && s.At != k.to {
		b.roadOver = orders.NoWay
	}
}

// keepOrders notes where the parties under orders go, and keeps that for one who has to be asked something on the
// way, in whatever month, or whom something has befallen: it is aimed at again when that has been decided.
func (b *Board) keepOrders(v nile.View) {
	for s := range game.Seat(v.Seats()) {
		if o, ok := orders.Parse(b.Play.Sitter(s)); ok && o.Kind == orders.Road {
			b.force[s] = o.To
			continue
		}
		to, was := b.force[s]
		if !was || s != v.Seat() || !b.mine(v) || b.Play.Beats().Playing() || b.looking() {
			continue
		}
		delete(b.force, s)
		if sh, out := b.Sheet(v); out && sh.At != to && v.Player(s).Where == nile.Africa {
			b.kept = keptAim{s, to, true}
		}
	}
}

// givenUp has an order be forgotten that a choice of the player's goes against.
func (b *Board) givenUp(k game.Kind) {
	switch k {
	case nile.EndTravel, nile.Hunt, nile.SetPace, nile.FillWater, nile.Labour:
	default:
		b.road, b.kept = nil, keptAim{}
	}
	b.roadOver = ""
}

// inForce has the order that was given be followed from the next month on.
func (b *Board) inForce(r *ordered) {
	b.road = nil
	if r != nil && !b.Play.Over() {
		b.Play.Order(r.seat, r.Name())
	}
}

// orderFoot says what is ordered, and lets it be taken back.
func (b *Board) orderFoot(c *ui.Context, v nile.View, col *page.Column) {
	if b.roadOver != "" && b.road == nil {
		col.Say(ui.Plain(words.Say("order.over."+b.roadOver)), ui.Note.At(16).In(ui.Ink))
		col.Gap(4)
	}
	if b.road == nil || b.road.walking {
		return
	}
	x := ui.Button{Label: words.Say("order.recall"), ID: "recall", Size: 15, Hint: words.Phrase("key.backspace"), Keys: []ui.Chord{ui.Key(ebiten.KeyBackspace)}, Tip: page.Cited(words.Say("order.recall.tip"), nile.RuleTurnInAfrica)}
	row := col.Next(34)
	w := c.ButtonWidth(x)
	text := words.Say("order.given." + [...]string{"road", "rest", "hunt"}[b.road.Kind])
	if b.road.Kind == orders.Road {
		if r, ok := b.way(v, b.road.To); ok {
			text = words.Say("order.given.road.to", "where", tell.WhereOf(v, b.road.To), "n", r.Months-1)
		}
	}
	if c.Button(row.CutRight(min(w, row.W*0.5)), x) {
		b.road = nil
		c.Touch()
	}
	row.CutRight(8)
	if c.ParagraphHeight(ui.Plain(text), ui.Body.At(16), row.W) > row.H {
		col.Say(ui.Plain(text), ui.Body.At(16))
	} else {
		c.Paragraph(row, ui.Plain(text), ui.Body.At(16))
	}
	col.Gap(4)
}

// standing gives an order that keeps the party where it is, and ends the month.
func (b *Board) standing(a desk.Desk, v nile.View, o orders.Order) {
	if end, ok := b.Find(nile.EndTravel); ok {
		b.road = &ordered{Order: o, seat: v.Seat(), from: len(b.Play.Events())}
		b.do(a, end, 0)
	}
}

// foodWanted is for how many months a party hunts that is ordered to.
const foodWanted = 3

// standingTools are the buttons of the orders that keep a party where it is.
func (b *Board) standingTools(a desk.Desk, v nile.View, t *toolbox, s nile.Sheet) {
	if _, ok := b.Find(nile.EndTravel); !ok {
		return
	}
	if s.Sick || s.Ill != [3]int{} {
		t.add("Rest till well", "march.rest", func() { b.standing(a, v, orders.Order{Kind: orders.Rest, Level: nile.Cautious}) }, "rule", string(nile.RuleSickness))
	}
	if v.HuntOdds().Hunters > 0 && s.Turns < foodWanted-1 {
		t.add("Hunt for food", "march.hunt.on", func() { b.standing(a, v, orders.Order{Kind: orders.Hunt, Level: nile.Cautious, Months: foodWanted}) }, "n", foodWanted, "rule", string(nile.RuleHunting))
	}
}

// roadHome picks a port that a way leads to, by key: the nearest first, and with each press
// the next.
func (b *Board) roadHome(c *ui.Context, v nile.View) {
	if !c.HasKeys() || !b.mine(v) || !c.Command(keys.Road) {
		return
	}
	type far struct {
		at hexmap.ID
		n  int
	}
	var all []far
	for i := range v.Map().Ports {
		at := v.Map().Ports[i].At
		if _, next := b.Targets[at]; next {
			all = append(all, far{at, 1})
		} else if r, ok := v.Route(at, b.level(v)); ok {
			all = append(all, far{at, len(r.Way)})
		}
	}
	if len(all) == 0 {
		return
	}
	slices.SortStableFunc(all, func(x, y far) int { return cmp.Compare(x.n, y.n) })
	i := slices.IndexFunc(all, func(x far) bool { return x.at == b.Picked })
	b.Picked = all[(i+1)%len(all)].at
	c.SetFocus("")
	b.Chart.Keep(b.Picked, c.In.Now)
	c.Touch()
}
