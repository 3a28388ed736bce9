package menu

import (
	"image"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/play"
)

// Game is a game as the window sees it: one value a game, listed in cmd/nile.
// All general rooms know of a game is here, in its rules and in its words.
// Of these, every game has "game.name", "game.motto", "game.kind", "game.does" and "game.players".
type Game interface {
	desk.Game
	// Rules are what the table plays by.
	Rules() game.Rules
	// SetUp is the screen where a game is agreed on.
	SetUp(b Begin) desk.Screen
	// Table is the screen of a game being played, which shows a screen for every
	// step until the game is over, and the result then.
	Table(p *play.Play) desk.Screen
	// Glance is a position as everybody may see it, in a set of colours: for the
	// shelf. It may be called from any goroutine.
	Glance(p game.Position, colours chart.Palette) (Picture, error)
	// Way is the name of a way to play, as the shelf writes it; "" where it need
	// not be told.
	Way(way string) string
	// Date is the moment a game stands at: "August 1824", "Round 6".
	Date(s game.Summary) string
	// Plates are the engravings that general screens show while it is the program's
	// first game.
	Plates() Plates
}

// Plates are engravings by where they hang; nil for none.
type Plates struct {
	Title   *engraving.Picture // on the title and the page about the program
	NoGames *engraving.Picture // where no game has been saved yet
	NonePut *engraving.Picture // where none has been put away
	Unread  *engraving.Picture // where the saved games cannot be read
	Ruined  *engraving.Picture // beside a saved game that cannot be read
	Letter  *engraving.Picture // on the page of games that go round as letters
	Afar    *engraving.Picture // on that of tables at other machines
}

// What a game has besides, if it has it. Whoever asks for it says so where it has not.
type (
	// Fronted is a game with a picture that lies behind the title, w by h pixels, in
	// a set of colours: of a game, nil for one that is built in. Worth reports whether there is
	// enough on one for that. They may be called from any goroutine, and nothing is shown that
	// is not known to everybody.
	Fronted interface {
		Front(of game.Position, w, h int, colours chart.Palette) *image.RGBA
		Worth(of game.Position) bool
	}
	// Carried is a game that can begin on the map of another one of its kind: of a map there is
	// something to begin on as long as Unmapped is more than 0.
	Carried interface {
		Unmapped(of game.Position) int
	}
	// Exporting is a game of which something can be exported: on a screen of its own.
	Exporting interface {
		Export(a desk.Desk, p *play.Play) desk.Screen
	}
	// Recapping is a game that tells who comes back to it what happened when it was
	// played last; ok is false where there is nothing to tell. The page holds no
	// secret, and goes away by itself.
	Recapping interface {
		Recap(p *play.Play) (s desk.Screen, ok bool)
	}
	// Teaching is a game with a first journey for those who have never played it: the
	// settings of one.
	Teaching interface {
		FirstJourney() []byte
	}
	// Together is a game that all win or lose together: of one that is saved stands how it
	// ended, and in place of points what each has done, in the order of seats.
	Together interface {
		Ended(e game.Ending) string
		Did(score int) string
	}
	// Watched is a game that can be watched again: Line is an event in a sentence, "" where it
	// is not worth one. now is the position behind its command, e the event as a seat is told of
	// it (game.Told), seen whether the seat is told all. It may be called from any goroutine.
	Watched interface {
		Line(now game.Position, s game.Seat, e *game.Event, seen bool) string
	}
	// InTurn is a Watched game whose wordings take turns: Lines is Watched's Line of one game from its first event on, to be
	// asked about every event in order, so that each is told in the words in which it was told while it was played.
	InTurn interface {
		Lines() func(now game.Position, s game.Seat, e *game.Event, seen bool) string
	}
	// Recounted is a game that says otherwise than line by line what a command has done, of which some of
	// all events tell; "" where it is an answer that has done nothing yet.
	Recounted interface {
		Done(p *play.Play, from, to int) string
	}
	// Counted is a game whose positions count what has happened (game.Counted): what, in the order
	// in which it is told; who did what a fact tells, "" for all together; the time a turn belongs
	// to, as it is written ("1821", "Game Turn 2"); and what is told of when it is done first. Of
	// these the words have "count." and "firsts.".
	Counted interface {
		Counts() []Count
		Whose(p game.Position, f *game.Fact) string
		When(turn int) string
		Firsts() []First
	}
	// Daily is a game of which there is a chart of the day, the same for everybody. OfDay are the
	// settings of that of a date, for the n-th attempt at it, by whoever was first in the settings
	// last, nil for nobody. DayIn is which one it is that is played in a way; attempt
	// is 0 where it is none. AboutDay says what is fixed on a date.
	Daily interface {
		OfDay(date time.Time, attempt int, last []byte) (settings []byte)
		DayIn(way string) (date time.Time, attempt int)
		AboutDay(date time.Time) string
	}
	// InSittings is a game that is played in sittings: Sitting is the sheet on the one
	// being played, ok is false where there is none.
	InSittings interface {
		Sitting(p *play.Play) (s desk.Screen, ok bool)
	}
	// Botted is a game that has players without hands. Bots are the names by which
	// they are asked for; the first are the usual ones. IsBot reports whether a name is
	// one of these, or another name for one. The same seed makes the same decisions.
	Botted interface {
		Bots() []string
		IsBot(name string) bool
		Bot(kind string, seed uint64) (Bot, error)
		// Opponents are those that can be chosen at a table.
		Opponents() Opponents
	}
)

// Count is something that is counted: added up, or the Best of it looked for.
type Count struct {
	What string
	Best bool
}

// First is something that is told of when it is done first.
type First struct {
	ID         string // "firsts." and this is its sentence
	What, Sort string // of the facts that are it; "" any Sort
	Plate      *engraving.Picture
}

// Bot is a player without hands.
type Bot = play.Bot

// Record is how many of the games of a way that have ended all of them won, and how many there
// are on the shelf, each counted once.
func Record(saves []SaveInfo, way string) (won, all int) {
	seen := map[string]bool{}
	for i := range saves {
		if s := &saves[i]; s.Finished() && s.Way == way && !seen[s.ID] {
			seen[s.ID] = true
			all++
			if s.Ending == game.AllWon {
				won++
			}
		}
	}
	return won, all
}

// Begin is what a set-up asks of the program.
type Begin struct {
	// New begins a game with these settings and shows it; sitters are the computer
	// players by seat, "" where a person plays. The error says why it cannot.
	New func(settings []byte, sitters []string) error
	// Others opens the game that has just been begun to others at other machines. Nil where
	// that cannot be.
	Others func()
	// Opponents are the computer players that may be chosen; none where there are none.
	Opponents Opponents
	// Last are the settings of the game of this kind that was begun last, nil if
	// none was or nobody knows. They may be those of older rules: check them.
	Last []byte
	// Sitters are the computer players of that game by seat, "" where a person played.
	Sitters []string
	// Onto is the game on whose map this one begins, nil where nobody has said.
	Onto *Onto
	// Saves are the games that have been saved, the newest first; Position is that of
	// one of them. Nil where there are none.
	Saves    func() []SaveInfo
	Position func(path string) (game.Position, error)
}

// Onto is a game on whose map another begins.
type Onto struct {
	Name string // how it is called
	At   game.Position
}
