//go:build !js

package serve

import (
	"flag"
	"slices"
	"strconv"
	"strings"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/internal/referee"
	"sourceofthenile/internal/titles"
	"sourceofthenile/internal/wire"
	"sourceofthenile/render/words"
)

// agreement is what those who sit down at new tables of a server agree on, as options say it.
type agreement struct {
	turn, bank string // "": no clock, nothing saved up
	atZero     string
	holidays   int
	talk       string // "": the usual
}

// Names of what happens when a clock has come to nought, and of what may be said; the first
// is the usual one.
var (
	endNames  = []string{wire.Shown: "nothing", wire.Computer: "computer", wire.Voted: "vote"}
	wordNames = []string{wire.Silent: "nothing", wire.SetPhrases: "phrases", wire.FreeText: "free"}
)

// flags are the options of an agreement.
func (a *agreement) flags(fs *flag.FlagSet) {
	fs.StringVar(&a.turn, "turn", "", words.Phrase("usage.option.serve.turn"))
	fs.StringVar(&a.bank, "bank", "", words.Phrase("usage.option.serve.bank"))
	fs.StringVar(&a.atZero, "at-zero", endNames[0], words.Phrase("usage.option.serve.at-zero", "all", words.List(endNames)))
	fs.IntVar(&a.holidays, "holidays", 0, words.Phrase("usage.option.serve.holidays"))
	fs.StringVar(&a.talk, "talk", "", words.Phrase("usage.option.serve.talk", "all", words.List(wordNames)))
}

// oneOf is which of several names something is called by.
func oneOf[T ~uint8](name string, names []string) (T, error) {
	k := slices.Index(names, name)
	if k < 0 {
		return 0, words.NewFault("usage.one-of", "said", name, "all", words.List(names))
	}
	return T(k), nil
}

// millis reads a time such as 90m, 12h or 3d: a minute at least, ten years at most. "" is none.
func millis(s string) (int64, error) {
	if s == "" {
		return 0, nil
	}
	var d time.Duration
	var err error
	if n, ok := strings.CutSuffix(s, "d"); ok {
		var whole int
		whole, err = strconv.Atoi(n)
		d = time.Duration(min(whole, 1e5)) * 24 * time.Hour
	} else {
		d, err = time.ParseDuration(s)
	}
	if err != nil || d < time.Minute || d > 3650*24*time.Hour {
		return 0, words.NewFault("usage.days", "said", s)
	}
	return d.Milliseconds(), nil
}

// agree gives a table that is to begin what was agreed on, and the position it begins with.
func (a *agreement) agree(g *titles.Title, o *referee.Opening) (p game.Position, err error) {
	if o.Clock, err = a.clock(g); err != nil {
		return nil, err
	}
	if o.Clock.Each > 0 && g.Apart != nil { // slow play asks nobody out of turn
		if o.Settings, err = g.Apart(o.Settings); err != nil {
			return nil, err
		}
	}
	if p, err = g.By.New(o.Settings); err != nil {
		return nil, err
	}
	o.Words, err = a.words(g, p)
	return p, err
}

// Agree is what is agreed on at a game as it stands: how long a turn may take, 0 for any time, what
// happens then, days of holiday, and whether any words may be said, where the game wants no silence.
func Agree(g *titles.Title, p game.Position, turn time.Duration, end wire.End, holidays int, free bool) (wire.Clock, wire.Words) {
	w := wire.SetPhrases
	switch {
	case g.IsSilent(p):
		w = wire.Silent
	case free:
		w = wire.FreeText
	}
	return clockOf(g, turn.Milliseconds(), 0, end, holidays), w
}

// clockOf is a clock of so many milliseconds a turn, and so many that may be saved up; none where a
// turn has 0.
func clockOf(g *titles.Title, each, bank int64, end wire.End, holidays int) (c wire.Clock) {
	if each == 0 {
		return c
	}
	c = wire.Clock{Each: each, Start: bank, Most: each + bank, Holidays: int32(holidays), End: end}
	if end != wire.Shown {
		c.Bot = g.Bots()[0]
	}
	return c
}

// clock is the agreement on time.
func (a *agreement) clock(g *titles.Title) (c wire.Clock, err error) {
	each, err := millis(a.turn)
	if err != nil {
		return c, err
	}
	bank, err := millis(a.bank)
	if err != nil {
		return c, err
	}
	end, err := oneOf[wire.End](a.atZero, endNames)
	switch {
	case err != nil:
		return c, err
	case a.holidays < 0 || a.holidays > 3650:
		return c, words.NewFault("serve.holidays", "said", strconv.Itoa(a.holidays))
	case each == 0 && (bank > 0 || a.holidays > 0 || end != wire.Shown):
		return c, words.NewFault("serve.no-clock")
	}
	return clockOf(g, each, bank, end, a.holidays), nil
}

// words is what may be said: set phrases, unless told; nothing where the game itself wants
// silence.
func (a *agreement) words(g *titles.Title, p game.Position) (wire.Words, error) {
	silent := g.IsSilent(p)
	switch {
	case a.talk == "" && silent:
		return wire.Silent, nil
	case a.talk == "":
		return wire.SetPhrases, nil
	}
	w, err := oneOf[wire.Words](a.talk, wordNames)
	if err == nil && silent && w != wire.Silent {
		err = words.NewFault("serve.silence", "game", g.Name)
	}
	return w, err
}
