package main

import (
	"flag"
	"slices"
	"strings"
	"unicode/utf8"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/words"
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
	fs.StringVar(&l.style, "style", lookNames[0], words.Phrase("usage.option.style", "styles", strings.Join(lookNames, "|")))
	fs.StringVar(&l.palette, "palette", paletteNames[0], words.Phrase("usage.option.palette", "palettes", strings.Join(paletteNames, "|")))
	fs.StringVar(&l.title, "title", "", words.Phrase("usage.option.title"))
	usual := map[bool]string{true: "yes", false: "no"}[explained]
	fs.BoolVar(&l.legend, "legend", explained, words.Phrase("usage.option.legend."+usual))
	fs.BoolVar(&l.scores, "scores", explained, words.Phrase("usage.option.scores."+usual))
	fs.IntVar(&l.seat, "seat", 0, words.Phrase("usage.option.seat"))
}

// check says what is wrong with the flags, whatever the game.
func (l looks) check() error {
	l.seat = 0
	_, _, err := l.options(0)
	return err
}

// options are what the flags ask for, in a game of so many players. The error
// says what is wrong with them.
func (l *looks) options(players int) (game.Seat, chart.Options, error) {
	o := chart.Options{Print: true, Legend: l.legend, Scores: l.scores, Title: strings.TrimSpace(l.title)}
	style, palette := slices.Index(lookNames, l.style), slices.Index(paletteNames, l.palette)
	switch {
	case style < 0:
		return 0, o, words.NewFault("usage.style", "styles", words.Or(lookNames), "said", l.style)
	case palette < 0:
		return 0, o, words.NewFault("usage.palette", "palettes", words.Or(paletteNames), "said", l.palette)
	case utf8.RuneCountInString(o.Title) > mostTitle:
		return 0, o, words.NewFault("usage.title", "n", mostTitle)
	case l.seat < 0 || l.seat > players:
		return 0, o, words.NewFault("usage.seat", "n", players)
	}
	o.Look, o.Palette = chart.Look(style), chart.Palette(palette)
	if l.seat == 0 {
		return game.Nobody, o, nil
	}
	o.Only = true
	return game.Seat(l.seat - 1), o, nil
}
