package main

import (
	"flag"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chartsheet"
)

// The names of looks and palettes on the command line, in the painter's order.
var (
	lookNames    = []string{"crayon", "plain", "greyscale"}
	paletteNames = []string{"natural", "red-green", "blue-yellow"}
)

// mostTitle is how many letters a title on the cartouche has at most.
const mostTitle = 40

// looks are the flags that say how a chart is made, for every command that
// makes one.
type looks struct {
	style, palette, title string
	legend, scores        bool
	seat                  int
}

// register adds the flags; explained is whether legend and scores stand on the
// chart where nothing is said of them.
func (l *looks) register(fs *flag.FlagSet, explained bool) {
	fs.StringVar(&l.style, "style", lookNames[0], strings.Join(lookNames, "|")+": how it is coloured; crayon unless told")
	fs.StringVar(&l.palette, "palette", paletteNames[0], strings.Join(paletteNames, "|")+": the colours; two are for colour-blind eyes")
	fs.StringVar(&l.title, "title", "", "TEXT: on the cartouche, 40 letters at most")
	usual := "=true|false: %s; " + map[bool]string{true: "yes", false: "no"}[explained] + " unless told"
	fs.BoolVar(&l.legend, "legend", explained, fmt.Sprintf(usual, "whether the signs are explained"))
	fs.BoolVar(&l.scores, "scores", explained, fmt.Sprintf(usual, "whether it says where the players stand"))
	fs.IntVar(&l.seat, "seat", 0, "N: only what the explorer of that player knows, counted from 1; what all may see unless told")
}

// check says what is wrong with the flags, whatever the game.
func (l looks) check() error {
	l.seat = 0
	_, _, err := l.options(0)
	return err
}

// options are what the flags ask for, in a game of so many players. The error
// says what is wrong with them.
func (l *looks) options(players int) (game.Seat, chartsheet.Options, error) {
	o := chartsheet.Options{Print: true, Legend: l.legend, Scores: l.scores, Title: strings.TrimSpace(l.title)}
	style, palette := slices.Index(lookNames, l.style), slices.Index(paletteNames, l.palette)
	switch {
	case style < 0:
		return 0, o, fmt.Errorf("a style is %s, not %q", either(lookNames), l.style)
	case palette < 0:
		return 0, o, fmt.Errorf("a palette is %s, not %q", either(paletteNames), l.palette)
	case utf8.RuneCountInString(o.Title) > mostTitle:
		return 0, o, fmt.Errorf("a title has at most %d letters", mostTitle)
	case l.seat < 0 || l.seat > players:
		return 0, o, fmt.Errorf("this game has players 1 to %d", players)
	}
	o.Look, o.Palette = chart.Look(style), chart.Palette(palette)
	if l.seat == 0 {
		return game.Nobody, o, nil
	}
	o.Only = true
	return game.Seat(l.seat - 1), o, nil
}
