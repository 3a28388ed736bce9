package main

import (
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"

	"sourceofthenile/game"
	"sourceofthenile/internal/guest"
	"sourceofthenile/render"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/filedialog"
	"sourceofthenile/render/local"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/openfile"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/sound"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
	"sourceofthenile/saves"
	"sourceofthenile/saves/sealed"
)

// openWindow opens the window.
func openWindow(args []string, out, errs io.Writer) int {
	debug.SetGCPercent(heapGrowsFirst)
	go ui.Prepare()
	fs := newFlags(windowFlags)
	dir := fs.String("saves", "", words.Phrase("usage.option.saves"))
	portable := fs.Bool("portable", false, words.Phrase("usage.option.portable"))
	trace := fs.Bool("trace", false, words.Phrase("usage.option.trace"))
	with := fs.String("with", "", words.Phrase("usage.option.with", "games", words.List(extras())))
	seed := fs.Uint64("seed", 0, words.Phrase("usage.option.seed"))
	files, err := parse(fs, args, out, errs, -1)
	if err != nil {
		return usageStatus(err)
	}
	if len(files) > 1 {
		return usage(errs, words.Phrase("usage.saves", "n", len(files), "said", files[0]))
	}
	if len(files) == 1 && strings.Contains(files[0], "://") {
		if _, err := guest.ParseLink(files[0]); err != nil {
			return usage(errs, words.Say("join.no-link"))
		}
	} else if len(files) == 1 && filepath.Ext(files[0]) == "" {
		if _, err := os.Stat(files[0]); errors.Is(err, os.ErrNotExist) {
			return usage(errs, words.Say("usage.neither", "said", files[0]))
		}
	}
	games, err := playedWith(*with)
	if err != nil {
		return usage(errs, words.Err(err))
	}
	if *dir != "" && *portable {
		return usage(errs, words.Say("usage.saves-or-portable"))
	}
	folder, settings, err := folders(*dir, *portable)
	if err != nil {
		return failed(errs, err)
	}
	if *dir == "" && !*portable { // else the program keeps to the folder it was given
		keepPrints()
	}
	w := newWindow(newShelf(folder, settings), games, *seed)
	w.stage()
	if *trace {
		w.app.Trace(errs)
	}
	w.shelf.LastWords()
	defer w.shelf.WatchFaults()()
	defer w.heed()()
	defer w.attend(windowDisplay(), errs)()
	if err := w.begun(files); err != nil {
		return failed(errs, err)
	}
	w.heedAsked(openfile.Hear())
	w.app.Attend(&w.saving)
	thrift()
	err = w.app.Run()
	w.ended()
	var fault *words.Fault
	if errors.As(err, &fault) && strings.HasPrefix(fault.Key, "crash.") {
		return failed(errs, err)
	}
	if err != nil {
		return failed(errs, noWindow(err))
	}
	return 0
}

// keepPrints has engravings kept from one sitting to the next, where the system has a place for what can be made again.
func keepPrints() {
	program, err := os.Executable()
	if err != nil {
		return
	}
	if p := saves.PrintsOf(program); p != nil {
		page.KeepOn(p)
	}
}

// stage makes the stage, as the settings want it.
func (w *window) stage() {
	w.sounds = sound.NewSpeaker(w.soundCard)
	prefs := w.shelf.preferences()
	w.tuneTo(prefs)
	prefs.FirstTimes = prefs.FirstTimes || w.shelf.firstStart()
	w.app = render.New(inPage(w.hooks()), prefs)
	if w.shelf.firstStart() {
		w.app.FirstStart()
	}
}

// begun puts the first screen on the stage: the title, with what must be told at a start,
// and the save that was named, if one was.
func (w *window) begun(files []string) error {
	w.app.Reset(menu.NewTitle(w.program))
	w.tellLostKeys()
	w.tellLostSettings()
	if len(files) == 0 {
		w.tellCrash()
		return nil
	}
	path := files[0]
	if strings.Contains(path, "://") {
		w.app.Push(menu.NewJoin(w.program, path))
		return nil
	}
	if abs, err := filepath.Abs(path); err == nil {
		path = abs // it may be one of those that lie in the folder
	}
	return w.load(path)
}

// ended puts everything away once the window is closed.
func (w *window) ended() {
	w.shelf.Saving.Wait(closeWait) // for the settings: how the window was left is kept last
	w.shelf.EndJournal()
	w.shelf.Rest(closeWait) // the display may be gone, and nobody has saved
	w.shelf.Put()
}

// soundCard opens the sound card, and notes in the trace that it was looked for.
func (w *window) soundCard() (sound.Device, error) {
	d, err := sound.Open()
	w.app.Post(func() { w.app.Tracef("card %v", map[bool]string{true: "open", false: "missing"}[err == nil]) })
	return d, err
}

// tellLostKeys tells, once, that keys in the settings could not be understood:
// they are written anew without them.
func (w *window) tellLostKeys() {
	names := w.shelf.lostKeys()
	if len(names) == 0 {
		return
	}
	w.app.Tell(words.Say("keychange.lost.title"), ui.Plain(words.Say("keychange.lost", "names", words.Terms(names...))))
	p := w.app.Preferences()
	p.Keys = p.Keys.Without(p.Keys.Idle(keySets()...)...)
	w.app.SetPreferences(p)
	if err := w.shelf.storePreferences(p); err != nil {
		w.app.Fail(err)
	}
}

// tuneTo has the music as loud as the settings want it, and so many autosaves kept.
func (w *window) tuneTo(p desk.Preferences) {
	w.shelf.Dir.Turns = p.Autosaves
	if w.sounds == nil {
		return
	}
	if p.Silent {
		p.Music = 0
	}
	w.sounds.SetMusic(p.Music)
}

// storePreferences keeps the settings beside the game loop: the disk is waited for.
func (w *window) storePreferences(p desk.Preferences) error {
	w.tuneTo(p)
	w.shelf.Saving.Write("settings", func() error { return w.shelf.storePreferences(p) }, func(err error) {
		if err != nil {
			w.app.Fail(words.NewFault("settings.not-kept", "why", err))
		}
	})
	return nil
}

// tellLostSettings tells that the settings were damaged.
func (w *window) tellLostSettings() {
	if file := w.shelf.lostSettings; file != "" {
		w.app.Tell(words.Say("settings.lost.title"), ui.Plain(words.Say("settings.lost", "file", file)))
	}
}

// noWindow says what to do where no window can be opened.
func noWindow(err error) error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return words.NewFault("window.no-display", "commands", windowless())
	}
	return words.NewFault("window.none", "why", words.Err(err), "commands", windowless(), "err", err)
}

// windowless lists the commands that need no window.
func windowless() string {
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	return words.List(names)
}

// window ties the screens to the saves and to the game being played.
type window struct {
	app      *render.App
	garbage  garbage
	program  *menu.Program
	exports  *play.Exports
	shelf    *shelf
	saving   play.Saving            // waits for what the shelf writes
	games    []*title               // that are played here; the first gives the title its name
	agreeing map[*title]desk.Screen // the set-ups left before a game was begun
	play     *play.Play
	table    *game.Table // what is played, as it is kept here; nil: nothing is, or it is kept elsewhere
	tables   tables
	hosting  hosting
	sits     *sitting // the table of another machine that is shown; nil: none is
	name     string   // of the save the game was last saved as
	seed     uint64   // of the next game; 0: any

	deeds deedsKept // what was done in the games on the shelf

	sounds *sound.Speaker
}

// newWindow is the program with a folder of saves, and the games that are played
// in it. It opens no window.
func newWindow(l *shelf, games []*title, seed uint64) *window {
	l.Dir.Games = nil
	for _, g := range games {
		l.Dir.Games = append(l.Dir.Games, g.Rules().Name())
	}
	w := &window{shelf: l, games: games, agreeing: map[*title]desk.Screen{}, seed: seed}
	w.exports = &play.Exports{Exporter: exporter{exportsIn(l.Dir.Dir), l.Dir.OnDisk(), w.ask}}
	l.Saving.Post = func(f func()) { w.app.Post(f) }
	w.saving.Queue = &l.Saving
	w.tables.w, w.hosting.w = w, w
	w.saving.Unsaved = func() {
		if w.table != nil {
			l.Unsaved(w.table)
		}
	}
	l.Trace = func(form string, fill ...any) { w.app.Tracef(form, fill...) }
	l.Tell = func(err error) { w.app.Fail(err) }
	l.Missed = func() { w.tellGone() }
	w.program = w.menu()
	return w
}

// hooks are what the stage asks for.
func (w *window) hooks() render.Hooks {
	h := render.Hooks{
		Games: w.listed(), Rules: menu.NewRules, RuleTip: menu.RuleTip, Keys: menu.NewKeysOn, Closing: w.closing, Crashed: w.crashed, StorePreferences: w.storePreferences,
		Mark: plates.Mark, Class: "source-of-the-nile", Resting: w.rest, Shown: func() { debug.SetGCPercent(heapGrows) },
	}
	if w.sounds != nil {
		h.Sounds = w.sounds
	}
	return h
}

// listed are the games that are played here, as the stage knows them.
func (w *window) listed() (all []desk.Game) {
	for _, g := range w.games {
		all = append(all, g.Game)
	}
	return all
}

// played are they as the menu knows them.
func (w *window) played() (all []menu.Game) {
	for _, g := range w.games {
		all = append(all, g.Game)
	}
	return all
}

// menu is what the screens of the menu ask for.
func (w *window) menu() *menu.Program {
	h := &menu.Program{
		Games: w.played(), Library: w.shelf, Settle: w.saving.Settle, Load: w.load, Watch: w.watch, Save: w.save, SaveAs: w.saveAs, SuggestName: w.suggest, Leave: w.leave,
		SetUp: w.setUp, Background: w.background, Version: words.Say("about.version", "version", version),
	}
	h.Letters, h.Tables, h.Beside = letters{w}, &w.tables, &w.tables
	h.Hosting, h.Playing = w.hosts(), func() *play.Play { return w.play }
	for _, g := range w.games {
		if of, ok := g.Game.(menu.Teaching); ok {
			h.First = append(h.First, menu.FirstJourney{Game: g, Begin: func() error { return w.seat(g, of.FirstJourney(), nil) }})
		}
	}
	h.OpenDialog = func() <-chan desk.Chosen {
		return w.ask(filedialog.Request{Kind: filedialog.Open, Title: words.Phrase("dialog.open"), Folder: w.shelf.Dir.Dir, Filter: filter()})
	}
	h.LetterDialog = func() <-chan desk.Chosen {
		only := filedialog.Filter{Name: words.Phrase("dialog.filter.letters"), Extensions: []string{strings.TrimPrefix(sealed.Extension, ".")}}
		return w.ask(filedialog.Request{Kind: filedialog.Open, Title: words.Phrase("dialog.letter"), Folder: letters{w}.Folder(), Filter: only})
	}
	h.SaveDialog = func(name string) <-chan desk.Chosen {
		return w.ask(filedialog.Request{Kind: filedialog.Save, Title: words.Phrase("dialog.save"), Replace: words.Phrase("dialog.replace"), ReplaceTitle: words.Phrase("dialog.replace.title"), Folder: w.shelf.Dir.Dir, Name: name, Filter: filter()})
	}
	h.Annals, h.Day, h.SetUpOnto = w.annals, w.day(), w.setUpOntoSave
	h.SaveTo, h.ShowFolder = w.saveTo, showFolder
	h.Kept, h.LeastKept, h.MostKept = saves.Autosaves, saves.LeastKept, saves.MostKept
	return h
}

// beside does something beside the loop, and then the rest on it.
func (w *window) beside(do, then func()) {
	go func() {
		do()
		w.app.Post(then)
	}()
}

// filter is what the dialogs of saves show.
func filter() filedialog.Filter {
	return filedialog.Filter{Name: words.Phrase("dialog.filter"), Extensions: []string{strings.TrimPrefix(saves.Extension, "."), strings.TrimPrefix(sealed.Extension, ".")}}
}

// setUp is where a game is agreed on, or, where several can be, where one of them
// is chosen first.
func (w *window) setUp() desk.Screen {
	var offers []menu.Offer
	for _, g := range w.games {
		offers = append(offers, menu.Offer{Game: g, Begin: func(a desk.Desk) { a.Replace(w.setUpOf(g)) }})
	}
	if len(offers) == 1 {
		return w.setUpOf(w.games[0])
	}
	last, _ := w.shelf.Last() // nothing where none was played
	return menu.NewWhich(offers, last.Game)
}

// setUpOf is where a game of one kind is agreed on. Who looks at something else before all is agreed finds it
// as it was left.
func (w *window) setUpOf(g *title) desk.Screen {
	if w.agreeing[g] == nil {
		w.agreeing[g] = w.setUpOnto(g, nil)
	}
	return w.agreeing[g]
}

// setUpOnto is setUpOf on the map of another game, nil for that of none.
func (w *window) setUpOnto(g *title, on *menu.Onto) desk.Screen {
	return g.SetUp(menu.Begin{
		Onto: on,
		New:  func(s []byte, sitters []string) error { return w.begin(g, s, sitters) }, Last: w.shelf.LastSettings(g.Rules().Name()), Sitters: w.shelf.LastSitters(g.Rules().Name()), Opponents: opponentsOf(g),
		Saves: w.shelf.saved(g), Position: w.shelf.position, Others: w.opensBegun(),
	})
}

// opensBegun is what shows the page on which a game just begun is opened to others, nil where
// none can be.
func (w *window) opensBegun() func() {
	if w.hosts() == nil {
		return nil
	}
	return func() { w.app.Push(menu.NewHosting(w.program, w.play)) }
}

// begin begins a game and shows it, with computer players in some seats; "" where a person plays.
func (w *window) begin(g *title, settings []byte, sitters []string) error {
	if err := w.seat(g, settings, sitters); err != nil {
		return err
	}
	w.shelf.NoteSettings(g.Rules().Name(), settings, sitters)
	delete(w.agreeing, g)
	return nil
}

// seat is begin for a game that says nothing of how the next is to be played.
func (w *window) seat(g *title, settings []byte, sitters []string) error {
	seed, fixed := game.SeedOf(g.Rules(), settings)
	if !fixed {
		if seed = w.seed; seed == 0 {
			seed = rand.Uint64()
		}
	}
	t, err := game.NewTable(g.Rules(), settings, seed)
	if err != nil {
		return err
	}
	again := w.apart()
	if err := w.shelf.Begin(t); err != nil {
		again()
		return err
	}
	w.name = ""
	w.show(t)
	for seat, bot := range sitters {
		if bot != "" {
			w.play.Take(game.Seat(seat), bot)
		}
	}
	return nil
}

// show puts a table before the players.
func (w *window) show(t *game.Table) {
	g := titleOf(t.Rules().Name())
	var p *play.Play
	p = local.New(t, play.Host{
		Keeper: w.shelf.KeeperOf(t), Exports: w.exports, Bots: botsOf(g), Seed: t.Seed(), Again: w.shelf.Again(), Copy: copied, Onto: w.ontoMap(g, t),
		Pause:  func() desk.Screen { return menu.NewPause(w.program, g.Game, p) },
		Leave:  func(a desk.Desk) { menu.Leave(a, w.program) },
		Begin:  func(a desk.Desk, settings []byte, sitters []string) { w.another(a, g, settings, sitters) },
		Beside: w.beside, Watch: g.watches(func() *play.Play { return p }),
		Home: letters{w}.home(t),
	})
	if w.play != nil {
		w.play.Quiet()
	}
	w.parted()
	w.play, w.table = p, t
	w.app.Reset(menu.NewTitle(w.program), g.Table(p))
}

// another leaves the game that is being played for another one.
func (w *window) another(a desk.Desk, g *title, settings []byte, sitters []string) {
	w.program.Settle(a, func() {
		err := w.leave()
		if err == nil {
			err = w.begin(g, settings, sitters)
		}
		if err != nil {
			a.Fail(err)
		}
	})
}

var errNoGame = words.NewFault("save.no-game")

// save saves the game under the name it has, or as a quick save while it has none.
func (w *window) save(done func(err error)) {
	switch {
	case w.table == nil:
		done(errNoGame)
	case w.name == "":
		w.shelf.QuickSave(w.table, done)
	default:
		w.saveAs(w.name, done)
	}
}

// saveAs saves the game under a name, and gives it that name when it is written.
func (w *window) saveAs(name string, done func(err error)) {
	if w.table == nil {
		done(errNoGame)
		return
	}
	l, played := w.shelf, w.table
	l.SaveAs(played, name, func(err error) {
		if err == nil && w.table == played {
			w.name = strings.TrimSuffix(filepath.Base(l.Dir.Path(name)), saves.Extension)
		}
		done(err)
	})
}

// saveTo saves the game to a file anywhere.
func (w *window) saveTo(path string, done func(err error)) {
	if w.table == nil {
		done(errNoGame)
		return
	}
	w.shelf.SaveTo(path, w.table, done)
}

// suggest is the name that "save as" proposes: who plays, and when.
func (w *window) suggest() string {
	if w.name != "" || w.table == nil {
		return w.name
	}
	sum := w.table.Position().Summary()
	who := sum.Players[0].Name
	if s := w.play.Seat(); int(s) < len(sum.Players) { // whoever sits here, not whoever sits first
		who = sum.Players[s].Name
	}
	return words.Terms(who, titleOf(w.table.Rules().Name()).Date(sum))
}
