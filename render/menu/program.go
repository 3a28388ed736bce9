package menu

import (
	"image"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// SaveInfo is what the list of saved games shows of one file.
type SaveInfo struct {
	Path    string
	ID      string      // tells one game from another
	Name    string      // as the player called it, or the moment it was kept at
	When    time.Time   // when it was saved
	Date    string      // in the game: "August 1824"
	Of      string      // what its players call the game, "" for nothing
	Game    string      // the game, as its rules name it
	Called  string      // the game, as players call it, "" unknown here
	Way     string      // the way it is played, as players call it, "" untold
	Turn    int         // of the game, counted from 1; 0 unknown
	Target  int         // points to win
	Day     time.Time   // of which it is the chart, by a game that has one (Daily)
	Attempt int         // at that; 0: it is no chart of a day
	Auto    bool        // kept by the program, not by a player
	Quick   bool        // by a player, without a name
	Ending  game.Ending // how it has ended, if it has
	Ended   string      // likewise, as its game says it; "" in general words
	Players []SavePlayer
	// Broken says in one sentence why the file cannot be loaded; empty: it can.
	Broken string
	// Rescuable: what is left of a broken file can be taken up all the same.
	Rescuable bool
}

// SavePlayer is a player of a saved game.
type SavePlayer struct {
	Name   string
	Colour uint8
	Points int
	Did    string // what is written in place of points, in the order of seats; "" nothing
}

// Finished reports whether the game has ended.
func (s *SaveInfo) Finished() bool { return s.Ending != game.NotOver }

// Library is the folder of saved games.
type Library interface {
	// List is every saved game, the newest first, broken ones too.
	List() ([]SaveInfo, error)
	// Glance is the game of a save as everybody may see it, in a set of colours.
	// It may be called from any goroutine.
	Glance(path string, colours chart.Palette) (Picture, error)
	// Last is the game that Continue takes up, or, where all games are finished,
	// the last of these; ok is false if there is none.
	Last() (info SaveInfo, ok bool)
	// Remove deletes a saved game.
	Remove(path string) error
	// Folder is where the games lie, as it is shown to the player.
	Folder() string
}

// Program is what the screens of the menu ask of the program. Functions run on
// the game loop and must not wait; those that may be nil say so.
type Program struct {
	// Games are those that are played here. The first gives the title its name and
	// picture.
	Games   []Game
	Library Library
	// SetUp is the screen where a game is agreed on.
	SetUp func() desk.Screen
	// First are the games with a first journey for those who have never played them, and
	// begin it.
	First []FirstJourney
	// Day is the chart of the day. Nil where no game has one.
	Day *Day
	// Settle has what is not written yet written, and calls then when the disk is
	// done with it; nil: nothing is ever under way.
	Settle func(a desk.Desk, then func())
	// Load takes up a saved game and shows it, once all is settled. May be nil.
	Load func(path string) error
	// Watch shows a saved game, called so, from its beginning. May be nil.
	Watch func(a desk.Desk, path, name string)
	// Annals is the page of what was done in all games on the shelf. May be nil.
	Annals func() desk.Screen
	// Save saves the game that is being played under its name, and tells done how
	// that ended when it is on the disk. May be nil.
	Save func(done func(err error))
	// SaveAs saves it under a name the player typed. An existing game of that name
	// is replaced: the screen has asked. May be nil.
	SaveAs func(name string, done func(err error))
	// SuggestName is the name SaveAs proposes. May be nil.
	SuggestName func() string
	// Leave is called when a game is left for the title, once all is settled. Its
	// error says what has not come to the disk. May be nil.
	Leave func() error
	// OpenDialog and SaveDialog ask for a file, by the system's dialog or by a page of
	// our own; the answer comes over the channel. Nil in tests that have none.
	OpenDialog func() <-chan desk.Chosen
	SaveDialog func(name string) <-chan desk.Chosen
	// LetterDialog asks for a game sealed for passing on, likewise.
	LetterDialog func() <-chan desk.Chosen
	// SaveTo saves the game to a file anywhere, as SaveDialog answers. Nil
	// where SaveDialog is.
	SaveTo func(path string, done func(err error))
	// Letters passes games on in sealed files. Nil where that cannot be.
	Letters Letters
	// Tables are those of other machines that one sits at. Nil where there can be none.
	Tables Tables
	// Beside is what stands beside the game at one of them. Nil where there can be none.
	Beside Beside
	// Hosting opens games to others. Nil where that cannot be.
	Hosting Hosting
	// Playing is the game that is shown. Nil where none ever is.
	Playing func() *play.Play
	// Secret is the passphrase that a letter was opened or sealed with last. It is asked for
	// once a sitting, and stands nowhere but here.
	Secret string
	// Background paints the picture behind the title, w by h pixels, in a set of
	// colours, on any goroutine. It shows nothing that is not known to everybody.
	// Nil, or where it paints nothing: bare paper.
	Background func(of Front, w, h int, colours chart.Palette) *image.RGBA
	// SetUpOnto is the screen where a game is agreed on that begins on the map of a saved one; the
	// error says why it cannot. Nil where there is none.
	SetUpOnto func(s *SaveInfo) (desk.Screen, error)
	// ShowFolder has the system show a folder. Nil where it cannot.
	ShowFolder func(path string) error
	// Kept is how many autosaves are kept of a game where nothing else is wished, LeastKept and
	// MostKept what may be.
	Kept, LeastKept, MostKept int
	// Version is the program's version, as the title shows it.
	Version string
}

// Front is of which game the chart lies behind the title.
type Front struct {
	Bare bool   // of none of one's own
	Game string // by its ID; "" as it comes
}

// FirstJourney is a game with a first journey.
type FirstJourney struct {
	Game  Game
	Begin func() error
}

// Picture is a game as the list of saves shows it. It may be painted from any
// goroutine.
type Picture interface {
	// Shape is its width for its height.
	Shape() float64
	// Paint paints it, w by h pixels.
	Paint(w, h int) *image.RGBA
}

// Told is a picture that has something to say of the game, in a line: how much of
// it is explored, say.
type Told interface{ Says() string }

// load takes up a saved game.
func (p *Program) load(a desk.Desk, path string) {
	if p.Load == nil {
		return
	}
	p.settle(a, func() {
		if err := p.Load(path); err != nil {
			a.Fail(err)
		}
	})
}

// gameOf is the game whose rules have that name, nil where it is not played here.
func (p *Program) gameOf(rules string) Game {
	for _, g := range p.Games {
		if g.Rules().Name() == rules {
			return g
		}
	}
	return nil
}

// plates are the engravings of the first game.
func (p *Program) plates() Plates {
	if len(p.Games) == 0 {
		return Plates{}
	}
	return p.Games[0].Plates()
}

// settle goes on when nothing is being written any more.
func (p *Program) settle(a desk.Desk, then func()) {
	if p.Settle == nil {
		then()
		return
	}
	p.Settle(a, then)
}

// opens reports whether a save can be taken up, if only in part.
func (s *SaveInfo) opens() bool { return s.Broken == "" || s.Rescuable }

// folderButton has the system show a folder, at the right of a row: it is cut off there, as far as
// there is a system that can. Its tip says where the folder is.
func (p *Program) folderButton(c *ui.Context, a desk.Desk, row *ui.Rect, id, folder string) {
	if p.ShowFolder == nil {
		return
	}
	b := ui.Button{Label: words.Say("settings.files.show"), ID: id, Size: 17, Tip: ui.Plain(words.Say("settings.files.show.tip", "folder", folder))}
	if c.Button(row.CutRight(min(row.W, c.ButtonWidth(b))), b) {
		if err := p.ShowFolder(folder); err != nil {
			a.Fail(words.NewFault("settings.files.failed", "folder", folder, "why", err))
		}
	}
	row.CutRight(10)
}

// heads is the engraving over a page of few words, as far as the window has room for it.
func heads(c *ui.Context, col *page.Column, plate *engraving.Picture) {
	if page.HasPlate(c, col.R.W, plate) {
		page.Engraved(c, col.Next(headsH), plate)
		col.Gap(10)
	}
}

const headsH = 120.0
