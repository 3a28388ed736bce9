package render

import (
	"errors"
	"image"
	"time"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/sound"
)

// SaveInfo is what the list of saved games shows of one file.
type SaveInfo struct {
	Path     string
	Name     string    // as the player called it, or the moment it was kept at
	When     time.Time // when it was saved
	Date     string    // in the game: "August 1824"
	Way      string    // the way it is played, as the rules call it
	Turn     int       // number of the month, counted from 1; 0 unknown
	Target   int       // points to win
	Auto     bool      // kept by the program, not by a player
	Quick    bool      // by a player, without a name
	Finished bool
	Players  []SavePlayer
	// Broken says in one sentence why the file cannot be loaded; empty: it can.
	Broken string
	// Rescuable: what is left of a broken file can be taken up all the same.
	Rescuable bool
}

// SavePlayer is a player of a saved game.
type SavePlayer struct {
	Name   string
	Colour uint8 // 0 to 5
	Points int
}

// Library is the folder of saved games.
type Library interface {
	// List is every saved game, the newest first, broken ones too.
	List() ([]SaveInfo, error)
	// Glance is the game of a save as everybody may see it. It may be called from
	// any goroutine.
	Glance(path string) (nile.View, error)
	// Last is the game that Continue takes up, or, where all games are finished,
	// the last of these; ok is false if there is none.
	Last() (info SaveInfo, ok bool)
	// Remove deletes a saved game.
	Remove(path string) error
	// Folder is where the games lie, as it is shown to the player.
	Folder() string
}

// Chosen is the answer of the system's file dialog.
type Chosen struct {
	Path string
	Err  error // ErrNothingChosen: the player changed their mind
}

// ErrNothingChosen says that a file dialog was closed without a file.
var ErrNothingChosen = errors.New("no file was chosen")

// Hooks is what the screens ask of the program. Functions run on the game
// loop and must not wait; those that may be nil say so.
type Hooks struct {
	Library Library
	// New begins a game and shows it.
	New func(s nile.Settings) error
	// LastSettings is what was set up last; ok is false if nothing was. May be nil.
	LastSettings func() (s nile.Settings, ok bool)
	// Load takes up a saved game and shows it.
	Load func(path string) error
	// Save saves the game that is being played under its name.
	Save func() error
	// SaveAs saves it under a name the player typed, and returns that name as
	// the file now has it. An existing game of that name is replaced: the
	// screen has asked.
	SaveAs func(name string) (string, error)
	// SuggestName is the name SaveAs proposes.
	SuggestName func() string
	// Leave is called when a game is left for the title: it saves what must
	// not be lost.
	Leave func() error
	// Closing is called when the window closes: the last chance to save. May be nil.
	Closing func() error
	// Exporter writes what is exported. May be nil.
	Exporter Exporter
	// Rules opens the rules at a number, "" for the beginning. May be nil.
	Rules func(a *App, number string)
	// OpenDialog and SaveDialog open the system's file dialog; the answer
	// comes over the channel. Nil where there is none.
	OpenDialog func() <-chan Chosen
	SaveDialog func(name string) <-chan Chosen
	// SaveTo saves the game to a file anywhere, as SaveDialog answers. Nil
	// where SaveDialog is.
	SaveTo func(path string) error
	// StorePreferences keeps the settings. May be nil.
	StorePreferences func(Preferences) error
	// Background paints the chart behind the title, w by h pixels, in a set of
	// colours. It shows nothing that is not known to everybody. May be nil.
	Background func(w, h int, colours chart.Palette) *image.RGBA
	// Sounds plays what is heard. Nil where nothing is.
	Sounds Sounds
	// Version is the program's version, as the title shows it.
	Version string
}

// Sounds plays the sounds of the game; a sound.Speaker does. Neither function
// may wait.
type Sounds interface {
	// Play plays sounds one after the other at a volume of 0 to 100 per cent.
	Play(percent int, sounds ...sound.Sound)
	// State is what is known of the sound card.
	State() sound.State
}

// Preferences are the settings of the program, the same for every game.
type Preferences struct {
	TextSize   int  `json:"text_size"` // per cent, 80 to 200
	Animations bool `json:"animations"`
	Silent     bool `json:"silent"` // no sounds, whatever the volume
	Volume     int  `json:"volume"` // per cent, 0 to 100
	FullScreen bool `json:"full_screen"`
	Palette    int  `json:"palette"` // a chart.Palette: the colours of the land
	Layers     int  `json:"layers"`  // chart.Layers of the board

	// The window's size when it was left, in plain pixels; 0: as it comes.
	WindowW int `json:"window_w,omitempty"`
	WindowH int `json:"window_h,omitempty"`

	// Keys are the keys that were changed.
	Keys keymap.Map `json:"keys,omitzero"`
}

// DefaultPreferences are the settings of a program just installed.
func DefaultPreferences() Preferences {
	return Preferences{TextSize: 100, Animations: true, Volume: 60}
}

// The bounds of the text size, in per cent.
const (
	MinTextSize = 80
	MaxTextSize = 200
)

// Sound brings every setting within its bounds.
func (p Preferences) Sound() Preferences {
	if p.TextSize == 0 {
		p.TextSize = 100
	}
	p.TextSize = min(max(p.TextSize, MinTextSize), MaxTextSize)
	p.Volume = min(max(p.Volume, 0), 100)
	if p.Palette < 0 || p.Palette >= len(paletteNames) {
		p.Palette = 0
	}
	p.Layers &= int(boardLayers())
	return p
}
