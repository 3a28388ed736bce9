package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/first"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/scene"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
)

// TableScene is a game being played: it shows the screen that the step of the
// sequence of play asks for, passes the machine from player to player, and
// holds the keys that mean the same on all of these screens.
type TableScene struct {
	mood sound.Mood // of the music
	scene.Table
	Board *board.Board

	Paper   *press.Paper // the newspaper just printed, until it has been read
	printed *press.Paper // the one printed last
	Open    *openAccount
	pages   pages
	sat     bool       // somebody has just sat down
	rests   nile.Phase // the step at which Enter and Space are kept back for them
	since   []tell.SinceLine
	parties map[game.Seat]board.PartyThen // the expeditions before each player's last month ended
	mark    meet.Mark                     // how they mean to come before the people they stand before
	beside  beside                        // what stands beside the board of whoever sits there
	// While computer explorers play: that they do, which of them played last, and
	// whether any of it could not be watched.
	away, missed bool
	mover        game.Seat
	more         int  // lines that since leaves out
	quick        bool // nothing moves, or all of it quickly: pages that only look back are left out
	spentEnds    bool // a month may end with its last step, before the player has read what that found
	hint         hint
	clock        clock
	guide        *guide.Guide // of a first journey; nil: nothing is taught
	notes        *guide.Notes
	page         Screen // the one seen last, but the one on which the machine is handed over
}

// Screen is a page of the table.
type Screen = scene.Screen

// The pages, after the table's own.
const (
	HandScreen          = scene.Hand
	FoughtScreen Screen = iota + scene.First - 1
	LostScreen
	JourneyScreen
	SeenScreen // the board, with what has just been found
	SinceScreen
	BoardScreen
	PortScreen
	OutfitScreen
	NewsScreen
	PaperScreen
	NamingScreen
	EuropeScreen
	HeirScreen
	VictoryScreen
	SittingScreen
	MeetScreen
	ParleyScreen
	TradeScreen
	BattleScreen
	PrisonersScreen
	VillageScreen
	CaptiveScreen
	MisfortuneScreen
	NotesScreen
	BorneScreen
	WatchScreen
)

var ScreenNames = [...]string{
	"none", "hand", "fought", "lost", "journey", "seen", "since", "board", "port", "outfit", "news", "paper", "naming", "europe", "heir", "victory", "sitting",
	"meet", "parley", "trade", "battle", "prisoners", "village", "captive", "misfortune", "notes", "borne", "watch",
}

// NewTableScene is the screen of a game at this machine.
func NewTableScene(p *play.Play) desk.Screen {
	t := &TableScene{Board: board.NewBoard(p, book.PagesOf(p))}
	t.Table = scene.New(p, scene.Pages{
		Step: t.step, Make: t.make, Name: func(s Screen) string { return ScreenNames[s] }, Scope: scopeOf, HandOver: t.handOver, Sat: t.sitDown,
		Before: t.before, Line: func() int { return int(sight.Told(p).Phase()) }, Coming: t.restAfterSitting, Lies: lies, Board: t.below,
		Keys: t.keys, Besides: t.besides, Above: t.above, Dock: t.dock, MayTurnBack: t.mayTurnBack,
		Undo: t.takeBack, Redo: t.takeAgain,
	})
	p.Settled, p.Lookback = settled, t.past
	t.Board.Aside, t.Board.Counsel = t.aside, t.counsel
	p.Tell = t.tell
	placeForUs(p, func() { first.Land(p) })
	t.guide, t.notes = first.New(t.lessonOn()), first.Notes(t.lessonOn())
	return t
}

// Name is the scene's name in traces.
func (t *TableScene) Name() string { return "table" }

// before has computer explorers think, and passes the machine on where nobody is to ask.
func (t *TableScene) before(a desk.Desk) {
	t.quick = !a.Preferences().Animations || t.Play.Speed >= play.Quickly
	t.spentEnds = t.Board.SpentEnds(a)
	t.forgetUndone()
	t.Board.Taught = first.Pace(t.guide)
	t.Board.Advised = t.hint.advised(t.Play.Version)
	t.others(a)
	t.openTable(a)
}

// besides are the music, and the clock on the wall.
func (t *TableScene) besides(c *ui.Context, a desk.Desk) {
	t.air(c, a)
	t.byTheClock(c, a)
}

// above are hints and the voice of a first journey.
func (t *TableScene) above(c *ui.Context, a desk.Desk) {
	if !lies(t.At.Screen) { // there what lies below is shut off
		t.hints(c, a)
	}
	t.advice(c)
	t.markHint(c)
	t.teach(c, a)
}

// placeForUs has chance place the counters where the settings say so: there is
// nothing to decide, and it belongs to the set-up of the game. Then comes what follows.
func placeForUs(p *play.Play, then func()) {
	if v := sight.View(p); v.Phase() != nile.PlacingCounters || !v.Settings().PlaceForUs {
		then()
		return
	}
	if _, must := p.HandOver(); must {
		p.SitDown()
	}
	if c, ok := sight.Find(p, nile.PlaceAll, -1, -1); ok {
		p.Command(c.Command(0), func(bool) {
			if sight.View(p).Seats() > 1 && p.Persons().Count() != 1 {
				p.StandUp() // nobody sits here yet: the first port is secret
			}
			then()
		})
	}
}

// step is the page of the step that the game is at; first: before the machine is handed over.
func (t *TableScene) step() (at scene.Step, first bool) {
	p := t.Play
	page, reading := p.Beats().Page()
	switch {
	case reading:
		return scene.Step{Screen: Screen(page), Seat: p.Seat(), Part: p.Version}, true
	case p.Beats().Playing() && t.onField() && sight.Told(p).Phase() == nile.Fighting: // its dice roll on its page
		return t.At, true
	case t.watching():
		return scene.Step{Screen: WatchScreen, Seat: p.Seat()}, true
	case p.Beats().Playing(): // cards and dice first
		return scene.Step{Screen: BoardScreen, Seat: p.Seat()}, true
	case len(t.since) > 0 && t.phaseScreen() != BoardScreen: // there it stands beside the board
		return scene.Step{Screen: SinceScreen, Seat: p.Seat()}, false
	}
	at = scene.Step{Screen: t.phaseScreen(), Seat: sight.View(p).ToMove()}
	under := lies(at.Screen) || at.Screen == BattleScreen && t.At.Screen != BattleScreen
	if under && !t.Board.UpToDate() { // what lies under a sheet is shown before it
		return scene.Step{Screen: BoardScreen, Seat: at.Seat}, false
	}
	if lies(at.Screen) && at.Screen != TradeScreen && at.Screen != MeetScreen { // what is chosen there outlives a command
		at.Part = p.Version
	}
	return at, false
}

// below is the board that a sheet lies over.
func (t *TableScene) below(c *ui.Context, a desk.Desk) {
	c.Scope(ScreenNames[BoardScreen], func() { t.Board.Frame(c, a) })
}

// lies reports whether a screen is a sheet that lies over the chart.
func lies(s Screen) bool { return s >= MeetScreen && s != BattleScreen }

// scopeOf is what the parts of a screen are known by: they are the board's where it is the board.
func scopeOf(s Screen) string {
	if s == SeenScreen {
		s = BoardScreen
	}
	return ScreenNames[s]
}

// Wide: the chart has a use for a large window. A sheet that lies over it is a page; on a
// first journey it leaves the room beside it to the voice.
func (t *TableScene) Wide() bool {
	return t.At.Screen == BoardScreen || t.At.Screen == SeenScreen || t.At.Screen == WatchScreen || t.guide != nil && lies(t.At.Screen)
}

// Grows: the sheet, the cards and the journal are read, by several who sit before one screen; the chart has what is left.
func (t *TableScene) Grows() float64 { return 0.5 }

// phaseScreen is the screen of a line of the sequence of play.
func (t *TableScene) phaseScreen() Screen {
	switch sight.View(t.Play).Phase() {
	case nile.ChoosingPort:
		return PortScreen
	case nile.Outfitting:
		return OutfitScreen
	case nile.Publishing:
		if t.naming() {
			return NamingScreen
		}
		return NewsScreen
	case nile.InEurope:
		return EuropeScreen
	case nile.NamingSuccessor:
		return HeirScreen
	case nile.GameOver:
		return VictoryScreen
	case nile.BetweenSittings:
		return SittingScreen
	}
	return EncounterScreens[sight.View(t.Play).Phase()]
}

// EncounterScreens are the screens of peoples and misfortunes; BoardScreen is
// that of all other phases.
var EncounterScreens = func() (out [nile.Beset + 1]Screen) {
	for i := range out {
		out[i] = BoardScreen
	}
	out[nile.MeetingPeople], out[nile.Parleying], out[nile.Trading], out[nile.Fighting] = MeetScreen, ParleyScreen, TradeScreen, BattleScreen
	out[nile.TakingPrisoners], out[nile.AtVillage], out[nile.InCaptivity] = PrisonersScreen, VillageScreen, CaptiveScreen
	out[nile.FacingMutiny], out[nile.HearingOfIvory], out[nile.Beset], out[nile.LosingNotes] = MisfortuneScreen, MisfortuneScreen, MisfortuneScreen, NotesScreen
	return out
}()

// turnPage folds what a page was reckoned from when another one comes: what was asked of one
// is not asked of the next. What has just been found lies on the board.
func (t *TableScene) turnPage(to Screen, a desk.Desk) {
	if to == SeenScreen {
		to = BoardScreen
	}
	if prefs := a.Preferences(); prefs.Reckoning && t.page != 0 && t.page != to {
		prefs.Reckoning = false
		a.SetPreferences(prefs)
	}
	t.page = to
}

func (t *TableScene) make(at scene.Step, a desk.Desk) desk.Screen {
	p := t.Play
	t.turnPage(at.Screen, a)
	e := meet.Encounter{Play: p, Keys: func(c *ui.Context) { t.Keys(c, a); t.hints(c, a) }, Rule: page.RuleOf(ScreenNames[at.Screen] + "/*")}
	switch at.Screen {
	case MeetScreen:
		return &meet.MeetScene{Encounter: e, Keen: bots.KeenPolicy(sight.View(p), p.Choices()), Mark: &t.mark}
	case ParleyScreen:
		return &meet.ParleyScene{Encounter: e}
	case TradeScreen:
		return &meet.TradeScene{Encounter: e}
	case BattleScreen:
		return &meet.BattleScene{Play: p}
	case PrisonersScreen:
		return &meet.PrisonersScene{Encounter: e}
	case VillageScreen:
		return &meet.VillageScene{Encounter: e}
	case CaptiveScreen:
		return &meet.CaptiveScene{Encounter: e}
	case MisfortuneScreen:
		return &meet.MisfortuneScene{Encounter: e}
	case NotesScreen:
		return &meet.NotesScene{Encounter: e, Chosen: -1}
	case BorneScreen:
		return meet.NewMisfortuneEnd(e, func() { t.read(false) })
	}
	switch at.Screen {
	case FoughtScreen:
		return meet.NewBattleEnd(p, t.pages.scene, func() { t.read(false) })
	case LostScreen:
		return newLost(p, t.pages.before, func() { t.read(t.pages.journey == nil) }) // it tells all that the month brought
	case JourneyScreen:
		j := t.pages.journey
		return book.NewJourneyEnd(p, j, t.pages.before, func() { t.read(j.Ending == nile.EndedDead) })
	case SinceScreen:
		lines := slices.Clone(t.since)
		tell.Introduce(sight.View(p), lines)
		return &sinceScene{Print: page.Print{Called: "since"}, lines: lines, more: t.more, view: sight.View(p), then: func() { t.since = nil; p.Seen() }}
	case PortScreen:
		return home.NewPortChoice(p)
	case OutfitScreen:
		return home.NewOutfit(p)
	case NewsScreen:
		return press.NewNews(p, func(n *press.Paper, first int) {
			t.Open = &openAccount{draft: n, first: first}
			if !t.naming() {
				t.closeAccount()
			}
		})
	case NamingScreen:
		return press.NewNaming(p, t.closeAccount)
	case PaperScreen:
		s := &press.PaperScene{Print: page.Print{Called: "paper", Rules: nile.RulePublishing}, Play: p, Paper: t.Paper, Evening: !t.quick && t.Paper.Told(), Then: func() { t.Paper = nil; t.read(false) }}
		if j := book.LastJourney(p); j != nil && j.Ending == nile.EndedHome {
			s.Journey = func(then func()) desk.Screen { return book.NewJourneyEnd(p, j, nil, then) }
		}
		return s
	case EuropeScreen:
		return home.NewEurope(p)
	case HeirScreen:
		return home.NewHeir(p)
	case WatchScreen:
		return &watch{table: t}
	case SittingScreen:
		return home.NewSitting(p)
	case VictoryScreen:
		p.StandUp() // nobody's secrets are shown to all who look at the end
		return book.NewVictory(p, func(a desk.Desk) { a.Push(Game{}.Export(a, p)) })
	}
	return t.Board
}

// sitDown tells the player who has sat down what happened since they last sat there.
func (t *TableScene) sitDown() {
	p := t.Play
	t.sat = true
	if sight.View(p).Phase() == nile.Publishing { // who comes home is asked what to print; the rest is told with the next month
		t.since, t.more = nil, 0
		return
	}
	if t.since, t.more = SinceLines(p); len(t.since) == 0 {
		p.Seen()
	}
	if t.phaseScreen() == BoardScreen {
		t.tellBeside()
	}
}

// tellBeside has what happened since the player before the screen last sat there stand
// beside the board.
func (t *TableScene) tellBeside() {
	p := t.Play
	var month *MonthEnd
	if p.Persons().Count() > 1 { // who sits there alone was told as it ended
		before, seen := t.parties[p.Seat()]
		if !seen { // it ended before the program was begun
			before = partyBefore(p)
		}
		month = newMonthEnd(p, 0, before)
	}
	t.beside.set(p, month, t.since, t.more)
	t.since, t.more = nil, 0
	p.Seen()
}

// keys are those of the pages of a game.
func (t *TableScene) keys(c *ui.Context, a desk.Desk) {
	t.closeHint(c)
	if t.At.Screen != HandScreen {
		board.PageKeys(c, a, t.Play, t.Board.Pages)
	}
}

// mayTurnBack reports whether the screen shown belongs to the player who
// would take something back.
func (t *TableScene) mayTurnBack() bool {
	return t.At.Screen != SinceScreen && t.At.Screen != LostScreen && t.At.Screen != JourneyScreen &&
		t.At.Screen != FoughtScreen && t.At.Screen != BorneScreen
}

// Scopes are the commands that work on the screen shown.
func (t *TableScene) Scopes() keymap.Scope {
	on := keymap.Table
	switch t.At.Screen {
	case BoardScreen:
		on |= keys.Board | keymap.Numbered
	case MeetScreen, MisfortuneScreen:
		on |= keymap.Numbered
	case NamingScreen:
		on |= keys.Writing
	}
	return on
}

// Rule is the number at which the rules open.
func (t *TableScene) Rule() string {
	if r, ok := t.Sub.(desk.Ruled); ok {
		return r.Rule()
	}
	return ""
}
