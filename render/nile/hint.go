package nile

import (
	"math"
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Hints: what a keen traveller would do in the place of the player before the screen,
// and why, for whoever asks.

// hint is what has been asked and answered. Nothing of it is kept in the game.
type hint struct {
	advisers map[game.Seat]*bots.Adviser
	open     bool
	version  uint64 // of the game that it speaks of
	thinks   bool
	text     string // "" while it is thought over
	aim      hexmap.ID
	buttons  []string // what does it, where a button does
	rule     game.Rule
	answer   bots.Advice
	of       nile.View // the position that it was given on
	tray     bool      // it stands in the place of the journal, or of what is advised on the page
	taught   float64   // how high the strip is of the voice that teaches, which the answer keeps clear of
	reckons  bool      // whether the reckoning lay open when it was asked for
	strip    float64   // how high the strip is in which it stands, 0: beside its button
}

// dock is how high a strip at the foot of the window is, for the voice that teaches or, in its place, for what
// was answered to whoever asked: nothing is below it.
func (t *TableScene) dock(c *ui.Context) float64 {
	h := &t.hint
	h.strip, h.tray = 0, t.At.Screen == BoardScreen && t.advises(c)
	t.closeHint(c)
	h.taught = t.guide.Dock(c)
	if o, ok := t.Sub.(*home.Outfit); ok { // it has room there, where advice is given
		if o.Hint = nil; t.advises(c) && o.Tells(c, h.says()) {
			o.Hint, h.tray = h.says(), true
		}
	}
	if !h.tray && t.At.Screen != BoardScreen && t.advises(c) { // there it has the place of the journal
		h.strip = max(h.taught, c.ParagraphHeight(h.says(), ui.Body, c.W-2*hintSide)+2*hintIn)
	}
	return max(h.taught, h.strip)
}

// advises reports whether what was asked is answered in a place of its own, beside the button where there is no room.
func (t *TableScene) advises(c *ui.Context) bool {
	h := &t.hint
	return h.open && h.version == t.Play.Version && t.mayAsk() && page.HasStrip(c)
}

// counsel is what was answered on the board, of what is in hand there; nil: nothing is to be said.
func (t *TableScene) counsel() ui.Rich {
	h := &t.hint
	if !h.tray || !h.open || h.version != t.Play.Version || !t.mayAsk() {
		return nil
	}
	if h.text == "" || h.thinks || h.answer.Why == "" {
		return h.says()
	}
	return page.Cited(HintOn(h.of, h.answer, t.Board.Standing(sight.View(t.Play))), string(h.rule))
}

// advised is the hex that the answer speaks of, as long as it is read.
func (h *hint) advised(version uint64) hexmap.ID {
	if !h.open || h.thinks || h.text == "" || h.version != version {
		return hexmap.None
	}
	return h.aim
}

// closeHint closes what was answered, before anything else that Esc would close: on the board, and on
// a sheet that lies over it, whose keys are its own.
func (t *TableScene) closeHint(c *ui.Context) {
	if t.hint.open && t.mayAsk() && c.Back() {
		t.hint.open = false
		c.Touch()
	}
}

// says is what was answered, or that it is thought over.
func (h *hint) says() ui.Rich {
	if h.text == "" {
		return ui.Plain(words.Say("hint.thinking"))
	}
	return page.Cited(h.text, string(h.rule))
}

// Measures of the button and of the slip with the sentence, in units.
const (
	hintH    = 26.0
	hintEdge = 6.0
	hintW    = 380.0
	hintIn   = 12.0
	hintSide = 24.0 // beside what stands in the strip
)

// hints draws the button, answers it and its key, and shows what was answered till
// something is done.
func (t *TableScene) hints(c *ui.Context, a desk.Desk) {
	if h := &t.hint; h.open && (h.version != t.Play.Version || h.reckons != a.Preferences().Reckoning || !c.HasKeys()) {
		h.open = false // what has been opened since is read now
		c.Touch()
	}
	if a.Preferences().NoHints || !t.mayAsk() {
		return
	}
	r := t.hintAt()
	asked := c.Command(keys.Hint)
	b := ui.Button{Label: words.Say("hint.button"), ID: "hint", Size: 15, Hint: c.KeyOf(keys.Hint), On: t.hint.open, Tip: page.Cited(words.Say("hint.tip"), string(sight.View(t.Play).Phase().Rule()))}
	if t.hint.open { // the answer stands where the tip would
		b.Tip = nil
	}
	if r.W = c.ButtonWidth(b); lies(t.At.Screen) || t.At.Screen == BattleScreen { // not on what stands on the sheet
		r = c.Clear(r)
	} else if t.At.Screen == BoardScreen {
		t.keepClear(c, r)
	}
	if !c.HasKeys() { // a page or a question lies above: it is looked at, no more
		c.Button(r, b)
		return
	}
	c.Float("asking", r, ui.PaperPanel, func(in ui.Rect) { // the chart below is not to feel the press
		asked = c.Button(in, b) || asked
	})
	if asked {
		t.ask(a)
		c.Touch()
	}
	if !t.hint.open || t.hint.strip > 0 || t.hint.tray { // in its strip, above all, or in the journal's place
		return
	}
	text := t.hint.says()
	w := min(hintW, c.W-2*hintEdge)
	high := c.ParagraphHeight(text, ui.Body, w-2*hintIn)
	at := ui.R(r.X, r.Bottom()+4, w, high+2*hintIn)
	if t.At.Screen != BoardScreen {
		at = c.Beside(r, at.W, at.H)
		at.Y = max(0, min(at.Y, c.H-t.hint.taught-at.H-hintEdge))
	}
	c.Float("advice", at, ui.TipPanel, func(in ui.Rect) {
		c.Paragraph(in.InsetXY(hintIn, hintIn), text, ui.Body)
	})
}

// advice is what was answered, in its strip at the foot of the window, on whatever it was asked.
func (t *TableScene) advice(c *ui.Context) {
	if h := &t.hint; h.open && h.strip > 0 {
		page.Strip(c, "advice", h.strip, func(in ui.Rect) { c.Paragraph(in.InsetXY(hintSide, hintIn), h.says(), ui.Body) })
	}
}

// hintAt is where the button stands: in the corner of the chart below the bar, else in that
// of the window, above the sheet.
func (t *TableScene) hintAt() ui.Rect {
	r := ui.R(hintEdge, hintEdge, 0, hintH)
	if s := t.At.Screen; s == BoardScreen || s == SeenScreen || s == BattleScreen || lies(s) {
		r.Y += ui.BarH
		return r
	}
	r.Y = 2
	return r
}

// keepClear has the names of places on the chart give way to the buttons in its corner, which keep one place each.
func (t *TableScene) keepClear(c *ui.Context, hint ui.Rect) {
	over := []ui.Rect{hint}
	if t.beside.folded && t.beside.stands(sight.View(t.Play)) {
		over = append(over, t.beside.button)
	}
	if !slices.Equal(over, t.Board.Chart.Over) {
		t.Board.Chart.Over = over
		c.Touch()
	}
}

// mayAsk reports whether the player before the screen has something to choose.
func (t *TableScene) mayAsk() bool {
	p := t.Play
	if p.Seat() == game.Nobody || p.Beats().Playing() || t.At.Screen == SinceScreen {
		return false
	}
	if _, reading := p.Beats().Page(); reading {
		return false
	}
	return sight.View(p).ToMove() == p.Seat() && len(p.Choices()) > 0
}

// ask opens the slip and has the question thought over beside the loop, or closes it.
func (t *TableScene) ask(a desk.Desk) {
	h, p := &t.hint, t.Play
	if h.open || h.thinks {
		h.open = false
		return
	}
	h.reckons = a.Preferences().Reckoning
	if h.version == p.Version && h.text != "" { // it has been answered
		h.open = true
		return
	}
	h.open, h.thinks, h.version, h.text, h.aim, h.buttons = true, true, p.Version, "", hexmap.None, nil
	seat := p.Seat()
	if h.advisers == nil {
		h.advisers = map[game.Seat]*bots.Adviser{}
	}
	if h.advisers[seat] == nil {
		h.advisers[seat] = bots.NewAdviser()
	}
	who := h.advisers[seat]
	pos, cs := sight.Position(p).Clone().(*nile.Position), slices.Clone(p.Choices())
	var advice bots.Advice
	ok, v := false, pos.View(seat)
	do, then := func() { advice, ok = advise(who, v, cs) }, func() {
		h.thinks, h.text, h.rule, h.aim, h.answer = false, words.Say("hint.none"), "", hexmap.None, bots.Advice{}
		if ok {
			advice = Proposed(v, cs, advice)
			h.answer, h.of = advice, v
			h.text, h.rule = Hint(v, advice), advice.Choice.Rule
			h.aim, h.buttons = HintMark(advice)
		}
		a.Refresh()
	}
	if p.Host().Beside == nil {
		do()
		then()
		return
	}
	p.Host().Beside(do, then)
}

// advise asks for advice; a fault in the adviser is no advice.
func advise(who *bots.Adviser, v nile.View, cs []game.Choice) (advice bots.Advice, ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	return who.Advise(v, cs)
}

// HintOn is a piece of advice to whoever has something in hand: what that would come to, and whether it would be done,
// else what rather, and why.
func HintOn(v nile.View, a bots.Advice, s board.Standing) string {
	ch := a.Choice
	switch same := ch.Kind == s.Kind && ch.Target == s.Target || s.Kind == nile.Move && a.Aim != hexmap.None && int32(a.Aim) == s.Target; {
	case s.Says == "":
		return Hint(v, a)
	case s.Whole:
		return s.Says
	case same:
		return words.Sentences(s.Says, hintOf(v, a, words.Say("hint.same"), s.Kind != nile.Move))
	case s.Ahead && s.Kind == nile.Move: // the pace is advised, of which nothing is in hand
		return words.Sentences(s.Says, Hint(v, a))
	}
	return words.Sentences(s.Says, words.Say("hint.other"), hintOf(v, a, words.Sentence(advised(v, a)), s.Kind != nile.Move))
}

// Hint is a piece of advice in one sentence: what to do, and why.
func Hint(v nile.View, a bots.Advice) string {
	return hintOf(v, a, words.Sentence(advised(v, a)), true)
}

// hintOf is a piece of advice that begins so; whole: with what such a journey lives on, where it is long.
func hintOf(v nile.View, a bots.Advice, choice string, whole bool) string {
	b := words.Blanks{"choice": choice, "months": max(1, a.Months)}
	at := a.Aim
	if sh, ok := v.Sheet(v.Seat()); ok && at == hexmap.None {
		at = sh.At
	}
	if at != hexmap.None {
		b["where"] = tell.WhereOf(v, at)
	}
	key, says := "hint."+string(a.Why), ""
	switch a.Why {
	case bots.ForCountry:
		if a.New > 0 {
			key, b["n"], b["points"] = "hint.blank", a.New, max(1, page.Round(a.Worth))
		}
	case bots.ForOdds:
		o := v.PolicyOdds(int(a.Choice.Target))
		b["ends"], b["lost"] = meetingEnds(o)
		says = kindlier(v, o)
	case bots.ForBeginning:
		f, _ := bots.FirstPortAt(v, hexmap.PortID(a.Choice.Target))
		b["n"], b["miles"] = f.Unknown, nile.Miles(bots.FirstReach)
	case bots.ForOutfit, bots.ForSailing, bots.ForMissing:
		key, says = outfitting(v, a, key, b)
	case bots.ForHome:
		key, says = homeward(v, a, key, b)
	case bots.ForFriends:
		b["friend"] = inHundred(v.ParleyOdds(a.N).Friend)
	case bots.ForBattle:
		if b["win"] = inHundred(v.BattleOdds().Odds().Float()); b["win"] == 0 {
			key += ".lost"
		}
	}
	says = words.Sentences(words.Default().Tell(key, 0, b), says, livesOn(v, a, whole))
	if a.Hunts && a.Food > 0 {
		says = words.Sentences(says, words.Say("hint.hunt.outfit", "food", board.TurnsText(a.Food)))
	}
	if n := a.Alone; n != nil && (a.Choice.Kind == nile.SetPace || a.Choice.Kind == nile.Move) { // else nobody goes on by it
		alone := words.Say("hint.alone", "dies", inHundred(n.Dies))
		if n.Home > 0 {
			alone = words.Sentences(alone, words.Say("hint.alone.home", "months", n.Home))
		}
		says = words.Sentences(says, alone)
	}
	return says
}

// advised is what a keen traveller would choose, as a phrase.
func advised(v nile.View, a bots.Advice) string {
	switch a.Choice.Kind {
	case nile.SetPace:
		if _, port := v.AtHome(); port && a.Why == bots.ForHome { // the ship is what Space takes there, pace and all
			return words.Say("hint.do.sail")
		}
		return words.Say("hint.do.pace", "level", tell.Level(nile.Level(a.Choice.Target)))
	case nile.Buy:
		if a.Ready == bots.Kinds {
			return words.Say("hint.do.have", "list", tell.Items(a.Have))
		}
		return words.Say("hint.do.buy", "list", tell.Items(a.Have), "mode", tell.Mode(a.Mode))
	case nile.Parley:
		return words.Say("hint.do.parley", "n", a.N)
	case nile.Portage:
		return words.Say("hint.do.portage", "n", a.N)
	case nile.KeepPrisoners:
		if a.N == 0 {
			return words.Say("hint.do.free")
		}
	}
	return tell.Choice(v, a.Choice)
}

func inHundred(p float64) int { return int(math.Round(100 * p)) }
