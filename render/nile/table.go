package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/guide"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/coast"
	"sourceofthenile/render/nile/first"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/keys"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/press"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// TableScene is a game being played: it shows the screen that the step of the
// sequence of play asks for, passes the machine from player to player, and
// holds the keys that mean the same on all of these screens.
type TableScene struct {
	mood  sound.Mood // of the music
	Play  *play.Play
	Board *board.Board

	At    stepAt
	Sub   desk.Screen
	Paper *press.Paper // the newspaper just printed, until it has been read
	Open  *openAccount
	pages pages
	// turning: cards were under way in the last frame, as the trace says.
	turning bool
	sat     bool       // somebody has just sat down
	rests   nile.Phase // the step at which Enter and Space are kept back for them
	says    string     // the words of what has been done and is to be told, "" for nothing
	since   []tell.SinceLine
	// How each player's last month ended, as far as it is to be told, and whose did last;
	// what stands beside the board of whoever sits there.
	ended     map[game.Seat]*MonthEnd
	lastEnded game.Seat
	beside    beside
	// While computer explorers play: that they do, which of them played last, and
	// whether any of it could not be watched.
	away, missed bool
	mover        game.Seat
	more         int  // lines that since leaves out
	still        bool // nothing moves
	quick        bool // nothing moves, or all of it quickly: pages that only look back are left out
	slip         page.Slip
	hint         hint
	clock        clock
	guide        *guide.Guide // of a first journey; nil: nothing is taught
	notes        *guide.Notes

	Guard play.Guard
}

// stepAt says which screen is shown.
type stepAt struct {
	Screen Screen
	seat   game.Seat
	// part tells one visit from the next of the same kind.
	part uint64
}

type Screen uint8

const (
	noScreen Screen = iota
	HandScreen
	FoughtScreen
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
	WatchScreen
)

var ScreenNames = [...]string{
	"none", "hand", "fought", "lost", "journey", "seen", "since", "board", "port", "outfit", "news", "paper", "naming", "europe", "heir", "victory", "sitting",
	"meet", "parley", "trade", "battle", "prisoners", "village", "captive", "misfortune", "notes", "watch",
}

// NewTableScene is the screen of a game at this machine.
func NewTableScene(p *play.Play) desk.Screen {
	t := &TableScene{Play: p, Board: board.NewBoard(p, book.PagesOf(p))}
	p.Settled = settled
	t.Board.Aside = t.aside
	placeForUs(p)
	first.Land(p)
	p.Tell = t.tell
	t.guide, t.notes = first.New(t.lessonOn()), first.Notes(t.lessonOn())
	return t
}

// Name is the scene's name in traces.
func (t *TableScene) Name() string { return "table" }

// Tick lets the screen shown move.
func (t *TableScene) Tick(a desk.Desk) bool {
	if r, ok := t.Sub.(desk.Runner); ok {
		return r.Tick(a)
	}
	return false
}

// Frame shows the screen of the step.
func (t *TableScene) Frame(c *ui.Context, a desk.Desk) {
	t.Play.Speed = play.Speed(a.Preferences().Opponents)
	t.Play.Palette = chart.Palette(a.Preferences().Palette)
	t.still = !a.Preferences().Animations
	t.quick = t.still || t.Play.Speed >= play.Quickly
	t.Play.Beats().Pressed(c.In)
	was := t.At.Screen
	if t.Settle(c.In.Now, a); t.At.Screen != was {
		c.Rest()
	}
	t.Guard.Frame(c)
	if t.At.Screen.lies() {
		t.below(c, a)
	}
	c.Scope(t.At.Screen.scope(), func() { t.Sub.Frame(c, a) })
	t.keys(c, a)
	t.air(c, a)
	if t.want() != t.At {
		c.Touch()
	}
	t.tellFailure(c, a)
	t.byTheClock(c, a)
	if t.says != "" {
		t.slip.Say(c, words.Say(t.says))
		t.says = ""
	}
	t.slip.Draw(c)
	if !t.At.Screen.lies() { // there what lies below is shut off
		t.hints(c, a)
	}
	t.teach(c, a)
}

// Settle finds the screen of the step and makes it if another was shown.
func (t *TableScene) Settle(now float64, a desk.Desk) {
	t.forgetUndone()
	t.others(a)
	t.openTable(a)
	a.Hear(t.Play.Beats().Play(now, a.Preferences().Animations)...)
	if playing := t.Play.Beats().Playing(); playing != t.turning {
		t.turning = playing
		a.Tracef("%s", map[bool]string{true: "turning", false: "turned"}[playing])
	}
	want := t.want()
	t.restAfterSitting(now, want)
	t.Guard.Note(now, t.Sub != nil && want != t.At, int(sight.Told(t.Play).Phase()))
	if t.Sub != nil && want == t.At {
		return
	}
	t.At = want
	t.Sub = t.make(want, a)
	a.Tracef("screen %s", ScreenNames[want.Screen])
	a.Open(t.Sub)
}

// placeForUs has chance place the counters where the settings say so: there is
// nothing to decide, and it belongs to the set-up of the game.
func placeForUs(p *play.Play) {
	if v := sight.View(p); v.Phase() != nile.PlacingCounters || !v.Settings().PlaceForUs {
		return
	}
	if _, must := p.HandOver(); must {
		p.SitDown()
	}
	if c, ok := sight.Find(p, nile.PlaceAll, -1, -1); ok {
		p.Command(c.Command(0), func(bool) {
			if sight.View(p).Seats() > 1 {
				p.StandUp() // nobody sits here yet: the first port is secret
			}
		})
	}
}

// want is the screen that should be shown now.
func (t *TableScene) want() stepAt {
	p := t.Play
	to, must := p.HandOver()
	page, reading := p.Beats().Page()
	switch {
	case reading:
		return stepAt{Screen: Screen(page), seat: p.Seat(), part: p.Version}
	case p.Beats().Playing() && t.onField() && sight.Told(p).Phase() == nile.Fighting: // its dice roll on its page
		return t.At
	case p.Beats().Playing() && t.watching():
		return stepAt{Screen: WatchScreen, seat: p.Seat()}
	case p.Beats().Playing(): // cards and dice first
		return stepAt{Screen: BoardScreen, seat: p.Seat()}
	case t.watching():
		return stepAt{Screen: WatchScreen, seat: p.Seat()}
	case must:
		return stepAt{Screen: HandScreen, seat: to}
	case len(t.since) > 0 && t.phaseScreen() != BoardScreen: // there it stands beside the board
		return stepAt{Screen: SinceScreen, seat: p.Seat()}
	}
	at := stepAt{Screen: t.phaseScreen(), seat: sight.View(p).ToMove()}
	under := at.Screen.lies() || at.Screen == BattleScreen && t.At.Screen != BattleScreen
	if under && !t.Board.UpToDate() { // what lies under a sheet is shown before it
		return stepAt{Screen: BoardScreen, seat: at.seat}
	}
	if at.Screen.lies() && at.Screen != TradeScreen && at.Screen != MeetScreen { // what is chosen there outlives a command
		at.part = p.Version
	}
	return at
}

// below draws the board that a sheet lies over: as large as ever where the sheet is larger.
func (t *TableScene) below(c *ui.Context, a desk.Desk) {
	draw := func(c *ui.Context) { c.Scope(ScreenNames[BoardScreen], func() { t.Board.Frame(c, a) }) }
	if c.Usual == 0 || c.Usual == c.Scale {
		draw(c)
		return
	}
	c.Behind(c.Usual, draw)
}

// lies reports whether a screen is a sheet that lies over the chart.
func (s Screen) lies() bool { return s >= MeetScreen && s != BattleScreen }

// scope is what the parts of a screen are known by: they are the board's where it is the board.
func (s Screen) scope() string {
	if s == SeenScreen {
		s = BoardScreen
	}
	return ScreenNames[s]
}

// Wide: the chart has a use for a large window. A sheet that lies over it is a page; on a
// first journey it leaves the room beside it to the voice.
func (t *TableScene) Wide() bool {
	return t.At.Screen == BoardScreen || t.At.Screen == SeenScreen || t.At.Screen == WatchScreen || t.guide != nil && t.At.Screen.lies()
}

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
var EncounterScreens = func() (out [nile.BetweenSittings + 1]Screen) {
	for i := range out {
		out[i] = BoardScreen
	}
	out[nile.MeetingPeople], out[nile.Parleying], out[nile.Trading], out[nile.Fighting] = MeetScreen, ParleyScreen, TradeScreen, BattleScreen
	out[nile.TakingPrisoners], out[nile.AtVillage], out[nile.InCaptivity] = PrisonersScreen, VillageScreen, CaptiveScreen
	out[nile.FacingMutiny], out[nile.HearingOfIvory], out[nile.LosingNotes] = MisfortuneScreen, MisfortuneScreen, NotesScreen
	return out
}()

func (t *TableScene) make(at stepAt, a desk.Desk) desk.Screen {
	p := t.Play
	e := meet.Encounter{Play: p, Keys: func(c *ui.Context) { t.keys(c, a); t.hints(c, a) }, Rule: page.RuleOf(ScreenNames[at.Screen] + "/*")}
	switch at.Screen {
	case MeetScreen:
		return &meet.MeetScene{Encounter: e, Keen: bots.KeenPolicy(sight.View(p), p.Choices())}
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
	}
	switch at.Screen {
	case HandScreen:
		return t.handOver(at.seat)
	case FoughtScreen:
		return meet.NewBattleEnd(p, t.pages.scene, func() { t.read(false) })
	case LostScreen:
		return newLost(p, t.pages.before, func() { t.read(t.pages.journey == nil) }) // it tells all that the month brought
	case JourneyScreen:
		j := t.pages.journey
		return book.NewJourneyEnd(p, j, t.pages.before, func() { t.read(j.Ending == nile.EndedDead) })
	case SinceScreen:
		return &sinceScene{lines: t.since, more: t.more, view: sight.View(p), then: func() { t.since = nil; p.Seen() }}
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
		return &press.PaperScene{Play: p, Paper: t.Paper, Evening: !t.quick && t.Paper.Told(), Then: func() { t.Paper = nil; t.read(false) }}
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

// handOver asks for the machine to be passed on; then what happened since
// that player last sat here is told.
func (t *TableScene) handOver(to game.Seat) desk.Screen {
	p := t.Play
	v := sight.Position(p).View(game.Nobody)
	who := v.Player(to)
	note := words.Say("flow.note")
	switch v.Phase() {
	case nile.ChoosingPort:
		note = words.Say("flow.note.ports")
	case nile.BetweenSittings:
		note = words.Say("flow.note.sitting")
	}
	h := play.HandOver{Name: who.Name, Colour: who.Colour, Note: ui.Plain(note), Plate: plates.Of("place/camp"), Face: tell.Portrait(v, to), Behind: coast.BehindHandOver, Then: t.sitDown}
	if end := t.ended[t.lastEnded]; end != nil && t.lastEnded != to && !end.open {
		if h.Tells = end.Public(v); h.Tells != nil {
			h.Plate = end.Plate()
		}
	}
	return p.NewHandOver(h)
}

// sitDown puts the player who is to move before the screen, with what happened since
// they last sat there.
func (t *TableScene) sitDown() {
	p := t.Play
	p.SitDown()
	t.since, t.more = SinceLines(p)
	t.sat = true
	if len(t.since) == 0 {
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
	t.beside.set(p, t.ended[p.Seat()], t.since, t.more)
	delete(t.ended, p.Seat())
	t.since, t.more = nil, 0
	p.Seen()
}

// NewHandOver is the screen that asks for the machine to be passed to a player, on
// the chart of 1820; then is called when they are ready. The note must hold no secret.
func NewHandOver(name string, colour uint8, note ui.Rich, then func()) desk.Screen {
	return play.NewHandOver(play.HandOver{Name: name, Colour: colour, Note: note, Plate: plates.Of("place/camp"), Behind: coast.BehindHandOver, Then: then})
}

// keys are those that mean the same on every screen of a game; a screen that
// needs one for itself has taken it already.
func (t *TableScene) keys(c *ui.Context, a desk.Desk) {
	p := t.Play
	if t.At.Screen != HandScreen {
		board.PageKeys(c, a, p, t.Board.Pages)
	}
	switch {
	case c.Command(keymap.QuickSave):
		p.QuickSave(func() { t.says = "flow.saved" })
	case c.Command(keymap.Undo):
		if t.mayTurnBack() {
			takeBack(p, t.say("flow.undone"))
		}
	case c.Command(keymap.Redo):
		if t.mayTurnBack() {
			takeAgain(p, t.say("flow.redone"))
		}
	case c.Back():
		a.Push(p.Host().Pause())
	}
}

// mayTurnBack reports whether the screen shown belongs to the player who
// would take something back.
func (t *TableScene) mayTurnBack() bool {
	return t.At.Screen != HandScreen && t.At.Screen != SinceScreen && t.At.Screen != LostScreen && t.At.Screen != JourneyScreen &&
		t.At.Screen != FoughtScreen
}

// Scopes are the commands that work on the screen shown.
func (t *TableScene) Scopes() keymap.Scope {
	on := keymap.Table
	switch t.At.Screen {
	case BoardScreen:
		on |= keys.Board | keymap.Numbered
	case MeetScreen:
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

// tellFailure shows what went wrong last: on a slip where nothing is lost by
// it, else in a sheet that must be answered.
func (t *TableScene) tellFailure(c *ui.Context, a desk.Desk) {
	err := t.Play.Failed
	if err == nil {
		return
	}
	t.Play.Failed = nil
	if page.IsMinor(err) {
		t.slip.Say(c, words.Err(err))
		return
	}
	text := ui.Rich{ui.T(words.Err(err))}
	if r := page.RefusalOf(err); r != nil {
		text = page.Behind(text, page.Rule(string(r.Rule)))
	}
	a.Tell(words.Say("flow.failed"), text)
	c.Touch()
}

// Compound: the screens of a game name their targets each in a scope of its own.
func (*TableScene) Compound() {}
