package render

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// tableScene is a game being played: it shows the screen that the step of the
// sequence of play asks for, passes the machine from player to player, and
// holds the keys that mean the same on all of these screens.
type tableScene struct {
	play  *Play
	board *Board

	at     stepAt
	sub    Screen
	paper  *paper // the newspaper just printed, until it has been read
	open   *openAccount
	fallen *fallen // the death just suffered, until it has been told
	fought *fought // the battle just ended, until that has been told
	told   uint64  // version of the play whose month's end has been told
	since  []sinceLine
	more   int // lines that since leaves out
	slip   slip

	noted  uint64 // version of the play whose events have been taken in
	lately []words.Line
	heard  int // events that have been heard
	guard  guard
}

// stepAt says which screen is shown.
type stepAt struct {
	screen screen
	seat   game.Seat
	// part tells one visit from the next of the same kind.
	part uint64
}

type screen uint8

const (
	noScreen screen = iota
	handScreen
	foughtScreen
	lostScreen
	monthScreen
	sinceScreen
	boardScreen
	portScreen
	outfitScreen
	newsScreen
	paperScreen
	namingScreen
	europeScreen
	heirScreen
	victoryScreen
	meetScreen
	parleyScreen
	tradeScreen
	battleScreen
	prisonersScreen
	villageScreen
	captiveScreen
	misfortuneScreen
	notesScreen
)

var screenNames = [...]string{
	"none", "hand", "fought", "lost", "month", "since", "board", "port", "outfit", "news", "paper", "naming", "europe", "heir", "victory",
	"meet", "parley", "trade", "battle", "prisoners", "village", "captive", "misfortune", "notes",
}

// NewTableScene is the screen of a game at this machine.
func NewTableScene(p *Play) Screen {
	return &tableScene{play: p, board: NewBoard(p, PagesOf(p)), heard: len(p.Events())}
}

// Name is the scene's name in traces.
func (t *tableScene) Name() string { return "table" }

// Tick lets the screen shown move.
func (t *tableScene) Tick(a Desk) bool {
	if r, ok := t.sub.(Runner); ok {
		return r.Tick(a)
	}
	return false
}

// Frame shows the screen of the step.
func (t *tableScene) Frame(c *ui.Context, a Desk) {
	t.play.palette = chart.Palette(a.Preferences().Palette)
	t.settle(c.In.Now, a)
	t.guard.frame(c)
	t.board.now = nil
	if m, ok := t.sub.(*monthEnd); ok {
		t.board.now = m.bar()
	}
	if t.at.screen.lies() {
		c.Scope(screenNames[boardScreen], func() { t.board.Frame(c, a) })
	}
	c.Scope(screenNames[t.at.screen], func() { t.sub.Frame(c, a) })
	t.keys(c, a)
	if t.want() != t.at {
		c.Touch()
	}
	t.tellFailure(c, a)
	t.slip.draw(c)
}

// settle finds the screen of the step and makes it if another was shown.
func (t *tableScene) settle(now float64, a Desk) {
	t.placeForUs()
	t.forgetUndone()
	if t.noted != t.play.Version {
		t.noted, t.lately = t.play.Version, lately(t.play)
		t.mourn()
		t.endBattle()
		t.hear(a)
	}
	want := t.want()
	t.guard.note(now, t.sub != nil && want != t.at, t.play.View().Phase())
	if t.sub != nil && want == t.at {
		return
	}
	t.at = want
	t.sub = t.make(want, a)
	a.Tracef("screen %s", screenNames[want.screen])
	a.Open(t.sub)
}

// hear plays what has happened since the last time. What was taken back and is
// done again is heard again.
func (t *tableScene) hear(a Desk) {
	events := t.play.Events()
	if t.heard < len(events) {
		a.Hear(sound.Of(events[t.heard:])...)
	}
	t.heard = len(events)
}

// placeForUs has chance place the counters where the settings say so: there is
// nothing to decide.
func (t *tableScene) placeForUs() {
	p := t.play
	if v := p.View(); v.Phase() != nile.PlacingCounters || !v.Settings().PlaceForUs {
		return
	}
	if _, must := p.HandOver(); must {
		p.SitDown()
	}
	if c, ok := p.Find(nile.PlaceAll, -1, -1); ok {
		p.Do(c, 0)
		p.ClearFresh()
		if p.View().Seats() > 1 {
			p.StandUp() // nobody sits here yet: the first port is secret
		}
	}
}

// want is the screen that should be shown now.
func (t *tableScene) want() stepAt {
	p := t.play
	to, must := p.HandOver()
	switch {
	case t.paper != nil && t.paper.version == p.Version:
		return stepAt{screen: paperScreen, seat: p.Seat(), part: p.Version}
	case t.fought != nil && t.fought.version == p.Version:
		return stepAt{screen: foughtScreen, seat: p.Seat(), part: p.Version}
	case t.fallen != nil && t.fallen.version == p.Version:
		return stepAt{screen: lostScreen, seat: p.Seat(), part: p.Version}
	case (must || p.View().Seats() == 1) && t.told != p.Version && p.Seat() != game.Nobody && t.tellsMonth():
		return stepAt{screen: monthScreen, seat: p.Seat(), part: p.Version}
	case must:
		return stepAt{screen: handScreen, seat: to}
	case len(t.since) > 0:
		return stepAt{screen: sinceScreen, seat: p.Seat()}
	}
	at := stepAt{screen: t.phaseScreen(), seat: p.View().ToMove()}
	switch {
	case at.screen.lies():
		at.part = p.Version
		if !t.board.shown() { // cards and dice first
			return stepAt{screen: boardScreen, seat: at.seat}
		}
		if at.screen == tradeScreen || at.screen == meetScreen {
			at.part = 0 // what is chosen there outlives a command
		}
	case at.screen == battleScreen && t.at.screen != battleScreen && !t.board.shown():
		return stepAt{screen: boardScreen, seat: at.seat}
	}
	return at
}

// lies reports whether a screen is a sheet that lies over the chart.
func (s screen) lies() bool { return s >= meetScreen && s != battleScreen || s == monthScreen }

// phaseScreen is the screen of a line of the sequence of play.
func (t *tableScene) phaseScreen() screen {
	switch t.play.View().Phase() {
	case nile.ChoosingPort:
		return portScreen
	case nile.Outfitting:
		return outfitScreen
	case nile.Publishing:
		if t.naming() {
			return namingScreen
		}
		return newsScreen
	case nile.InEurope:
		return europeScreen
	case nile.NamingSuccessor:
		return heirScreen
	case nile.GameOver:
		return victoryScreen
	}
	return encounterScreens[t.play.View().Phase()]
}

// encounterScreens are the screens of peoples and misfortunes; boardScreen is
// that of all other phases.
var encounterScreens = func() (out [nile.GameOver + 1]screen) {
	for i := range out {
		out[i] = boardScreen
	}
	out[nile.MeetingPeople], out[nile.Parleying], out[nile.Trading], out[nile.Fighting] = meetScreen, parleyScreen, tradeScreen, battleScreen
	out[nile.TakingPrisoners], out[nile.AtVillage], out[nile.InCaptivity] = prisonersScreen, villageScreen, captiveScreen
	out[nile.FacingMutiny], out[nile.HearingOfIvory], out[nile.LosingNotes] = misfortuneScreen, misfortuneScreen, notesScreen
	return out
}()

func (t *tableScene) make(at stepAt, a Desk) Screen {
	p := t.play
	e := encounter{play: p, told: t.lately, keys: func(c *ui.Context) { t.keys(c, a) }, rule: ruleOf(screenNames[at.screen] + "/*")}
	switch at.screen {
	case meetScreen:
		return &meetScene{encounter: e}
	case parleyScreen:
		return &parleyScene{encounter: e}
	case tradeScreen:
		return &tradeScene{encounter: e, want: map[deal]int{}}
	case battleScreen:
		return &battleScene{play: p}
	case prisonersScreen:
		return &prisonersScene{encounter: e}
	case villageScreen:
		return &villageScene{encounter: e}
	case captiveScreen:
		return &captiveScene{encounter: e}
	case misfortuneScreen:
		return &misfortuneScene{encounter: e}
	case notesScreen:
		return &notesScene{encounter: e, chosen: -1}
	}
	switch at.screen {
	case handScreen:
		return t.handOver(at.seat)
	case foughtScreen:
		return newBattleEnd(p, t.fought, func() { t.fought = nil })
	case lostScreen:
		return newLost(p, t.fallen.before, func() {
			t.fallen, t.told = nil, p.Version // it tells all that the month brought
			if p.View().Seats() == 1 {
				p.ClearFresh()
			}
		})
	case monthScreen:
		return newMonthEnd(p, t.board.party, func(c *ui.Context) { t.keys(c, a) }, func() {
			t.told = p.Version
			if p.View().Seats() == 1 {
				p.ClearFresh() // it has been told
				t.board.cards.close()
			}
		})
	case sinceScreen:
		return &sinceScene{lines: t.since, more: t.more, view: p.View(), then: func() { t.since = nil; p.Seen() }}
	case portScreen:
		return newPortChoice(p)
	case outfitScreen:
		return newOutfit(p)
	case newsScreen:
		return newNews(p, func(n *paper, first int) {
			t.open = &openAccount{draft: n, first: first}
			if !t.naming() {
				t.closeAccount()
			}
		})
	case namingScreen:
		return newNaming(p, t.closeAccount)
	case paperScreen:
		return &paperScene{play: p, paper: t.paper, then: func() { t.paper = nil }}
	case europeScreen:
		return newEurope(p)
	case heirScreen:
		return newHeir(p)
	case victoryScreen:
		p.StandUp() // nobody's secrets are shown to all who look at the end
		return newVictory(p)
	}
	return t.board
}

// tellsMonth reports whether the end of a month is to be told: the board below
// its page takes in what is fresh.
func (t *tableScene) tellsMonth() bool {
	return len(monthLines(t.play)) > 0 || t.at.screen == monthScreen && t.at.part == t.play.Version
}

// handOver asks for the machine to be passed on; then what happened since
// that player last sat here is told.
func (t *tableScene) handOver(to game.Seat) Screen {
	p := t.play
	v := p.position().View(game.Nobody)
	who := v.Player(to)
	note := words.Say("flow.note")
	if v.Phase() == nile.ChoosingPort {
		note = words.Say("flow.note.ports")
	}
	return NewHandOver(who.Name, who.Colour, ui.Plain(note), func() {
		p.SitDown()
		p.ClearFresh()
		t.since, t.more = sinceLines(p)
		if len(t.since) == 0 {
			p.Seen()
		}
	})
}

// keys are those that mean the same on every screen of a game; a screen that
// needs one for itself has taken it already.
func (t *tableScene) keys(c *ui.Context, a Desk) {
	p := t.play
	if t.at.screen != handScreen {
		pageKeys(c, a, p, t.board.pages)
	}
	switch {
	case c.Command(keymap.QuickSave):
		if p.QuickSave() {
			t.slip.say(c, words.Say("flow.saved"))
		}
	case c.Command(keymap.Undo):
		if t.mayTurnBack() && takeBack(p) {
			t.slip.say(c, words.Say("flow.undone"))
		}
	case c.Command(keymap.Redo):
		if t.mayTurnBack() && takeAgain(p) {
			t.slip.say(c, words.Say("flow.redone"))
		}
	case c.Back():
		a.Push(p.Host().Pause(t.export()))
	}
}

// mayTurnBack reports whether the screen shown belongs to the player who
// would take something back.
func (t *tableScene) mayTurnBack() bool {
	return t.at.screen != handScreen && t.at.screen != monthScreen && t.at.screen != sinceScreen && t.at.screen != lostScreen &&
		t.at.screen != foughtScreen
}

// Scopes are the commands that work on the screen shown.
func (t *tableScene) Scopes() keymap.Scope {
	on := keymap.Table
	switch t.at.screen {
	case boardScreen:
		on |= keymap.Board | keymap.Numbered
	case meetScreen:
		on |= keymap.Numbered
	case namingScreen:
		on |= keymap.Writing
	}
	return on
}

// Rule is the number at which the rules open.
func (t *tableScene) Rule() string {
	if r, ok := t.sub.(Ruled); ok {
		return r.Rule()
	}
	return ""
}

// tellFailure shows what went wrong last: on a slip where nothing is lost by
// it, else in a sheet that must be answered.
func (t *tableScene) tellFailure(c *ui.Context, a Desk) {
	err := t.play.Failed
	if err == nil {
		return
	}
	t.play.Failed = nil
	if isMinor(err) {
		t.slip.say(c, words.Err(err))
		return
	}
	text := ui.Rich{ui.T(words.Err(err))}
	if r := refusalOf(err); r != nil {
		text = append(text, ui.T(" "), ui.RuleSpan("Rule "+string(r.Rule)))
	}
	a.Tell(words.Say("flow.failed"), text)
	c.Touch()
}

// export is the screen on which the game is exported, nil where it cannot be.
func (t *tableScene) export() func(a Desk) Screen {
	h := t.play.Host()
	if !h.CanExport() {
		return nil
	}
	return func(a Desk) Screen { return NewExport(a, t.play, h.Exports) }
}

// Compound: the screens of a game name their targets each in a scope of its own.
func (*tableScene) Compound() {}
