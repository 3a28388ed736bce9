package desk

import (
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
)

// Preferences are the settings of the program, the same for every game.
type Preferences struct {
	TextSize   int  `json:"text_size"` // per cent, 80 to 200
	Animations bool `json:"animations"`
	Silent     bool `json:"silent"`          // no sounds, whatever the volume
	Volume     int  `json:"volume"`          // per cent, 0 to 100
	Music      int  `json:"music,omitempty"` // how loud, per cent; 0: there is none
	// ReadAloud has a voice of the system read what comes up and what has the keyboard.
	ReadAloud  bool `json:"read_aloud,omitempty"`
	FullScreen bool `json:"full_screen"`
	Palette    int  `json:"palette"` // a chart.Palette: the colours of the land
	Layers     int  `json:"layers"`  // chart.Layers of the board
	// HighContrast draws papers, letters and lines further apart (ui.Stark).
	HighContrast bool `json:"high_contrast,omitempty"`

	// Opponents is how fast it is shown what computer players do: a play.Speed.
	Opponents int `json:"opponents,omitempty"`
	// NoHints: no hints are offered.
	NoHints bool `json:"no_hints,omitempty"`
	// FirstTimes: what is met for the first time is told of in a sentence; Met are the
	// names of what has been, with blanks between.
	FirstTimes bool   `json:"first_times,omitempty"`
	Met        string `json:"met,omitempty"`
	// OpenTable: those who sit at this machine have no secrets from each other, and
	// nobody is asked to pass it on.
	OpenTable bool `json:"open_table,omitempty"`
	// Reckoning: what a card or a sheet was reckoned from stands open on it.
	Reckoning bool `json:"reckoning,omitempty"`

	// SpentEnds: a turn in which nothing is left to choose ends by itself, in games that have
	// such turns.
	SpentEnds bool `json:"spent_ends,omitempty"`

	// SittingMinutes is how long a sitting lasts by the clock, for games that have
	// sittings; 0: no limit.
	SittingMinutes int `json:"sitting_minutes,omitempty"`

	// The window's size when it was left, in plain pixels; 0: as it comes.
	WindowW int `json:"window_w,omitempty"`
	WindowH int `json:"window_h,omitempty"`

	// Keys are the keys that were changed, of all games.
	Keys keymap.Given `json:"keys,omitzero"`
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

// mostSpeed is the last of play.Speed, which knows this room.
const mostSpeed = 3

// mostSitting is the longest sitting by the clock, in minutes: a day.
const mostSitting = 24 * 60

// Sound brings every setting within its bounds.
func (p Preferences) Sound() Preferences {
	if p.TextSize == 0 {
		p.TextSize = 100
	}
	p.TextSize = min(max(p.TextSize, MinTextSize), MaxTextSize)
	p.Volume, p.Music = min(max(p.Volume, 0), 100), min(max(p.Music, 0), 100)
	if p.Opponents < 0 || p.Opponents > mostSpeed {
		p.Opponents = 0
	}
	p.SittingMinutes = min(max(p.SittingMinutes, 0), mostSitting)
	if p.Palette < 0 || p.Palette >= int(chart.Palettes) {
		p.Palette = 0
	}
	return p
}
