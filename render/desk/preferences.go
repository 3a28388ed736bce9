package desk

import (
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keymap"
	"sourceofthenile/render/sound"
)

// Preferences are the settings of the program, the same for every game.
type Preferences struct {
	TextSize   int  `json:"text_size"` // per cent, 80 to 200
	Animations bool `json:"animations"`
	Silent     bool `json:"silent"`          // no sounds, whatever the volumes
	Volume     int  `json:"volume"`          // of what happens (sound.Levels.Moments), per cent, 0 to 100
	Pencil     int  `json:"pencil"`          // of paper and crayon (sound.Levels.Pencil), per cent, 0 to 100
	Music      int  `json:"music,omitempty"` // how loud, per cent; 0: there is none
	// ReadAloud has a voice of the system read what comes up and what has the keyboard; Voice is
	// how loud, per cent, MinVoice to 100, where the system can be told: 100 is as it has it.
	ReadAloud bool `json:"read_aloud,omitempty"`
	Voice     int  `json:"voice,omitempty"`
	// Rumble has a controller shake at what strikes.
	Rumble     bool `json:"rumble,omitempty"`
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
	// BareTitle: no chart of one's own lies behind the title. TitleGame is the game, by its ID, whose
	// chart is to; "": that of the one played last, or finished last, on which there is enough.
	BareTitle bool   `json:"bare_title,omitempty"`
	TitleGame string `json:"title_game,omitempty"`
	// Reckoning: what a card or a sheet was reckoned from stands open on it.
	Reckoning bool `json:"reckoning,omitempty"`

	// SpentEnds: a turn in which nothing is left to choose ends by itself, in games that have
	// such turns. SpentBy is what those have said of it who share a machine with others, a line each: + or
	// -, and the name.
	SpentEnds bool   `json:"spent_ends,omitempty"`
	SpentBy   string `json:"spent_by,omitempty"`

	// SittingMinutes is how long a sitting lasts by the clock, for games that have
	// sittings; 0: no limit.
	SittingMinutes int `json:"sitting_minutes,omitempty"`

	// Autosaves is how many are kept of each game; 0: as many as the program came with.
	Autosaves int `json:"autosaves,omitempty"`

	// The window's size when it was left, in plain pixels; 0: as it comes.
	WindowW int `json:"window_w,omitempty"`
	WindowH int `json:"window_h,omitempty"`
	// Where it was left: how far from the upper left corner of its monitor, in plain pixels, if it
	// is placed. The monitor is that of several, by its name; "": the one the system takes.
	WindowX      int    `json:"window_x,omitempty"`
	WindowY      int    `json:"window_y,omitempty"`
	WindowPlaced bool   `json:"window_placed,omitempty"`
	Monitor      string `json:"monitor,omitempty"`

	// Keys are the keys that were changed, of all games.
	Keys keymap.Given `json:"keys,omitzero"`
}

// DefaultPreferences are the settings of a program just installed.
func DefaultPreferences() Preferences {
	return Preferences{TextSize: 100, Animations: true, Volume: 60, Pencil: 60, Voice: 100}
}

// BeforePencil is what Pencil is before a file of settings is read, so that Aged can tell those that
// are older than it.
const BeforePencil = -1

// Aged are settings as a file has them that was perhaps written when there was one volume for all
// that is heard: each kind is as loud as it was.
func (p Preferences) Aged() Preferences {
	if p.Pencil == BeforePencil {
		p.Pencil = p.Volume
		if p.Volume <= 0 {
			p.Music = 0
		}
	}
	return p
}

// Levels is how loud each kind of sound is.
func (p Preferences) Levels() sound.Levels {
	if p.Silent {
		return sound.Levels{}
	}
	return sound.Levels{Pencil: p.Pencil, Moments: p.Volume}
}

// The bounds of the text size, in per cent.
const (
	MinTextSize = 80
	MaxTextSize = 200
)

// MinVoice is how loud a voice is at least, in per cent: one that is not to be heard is turned off.
const MinVoice = 10

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
	for _, volume := range []*int{&p.Volume, &p.Pencil, &p.Music} {
		*volume = min(max(*volume, 0), 100)
	}
	if p.Voice == 0 {
		p.Voice = 100
	}
	p.Voice = min(max(p.Voice, MinVoice), 100)
	p.Autosaves = max(p.Autosaves, 0)
	if p.Opponents < 0 || p.Opponents > mostSpeed {
		p.Opponents = 0
	}
	p.SittingMinutes = min(max(p.SittingMinutes, 0), mostSitting)
	if p.Palette < 0 || p.Palette >= int(chart.Palettes) {
		p.Palette = 0
	}
	return p
}
