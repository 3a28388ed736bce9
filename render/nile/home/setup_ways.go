package home

import (
	"fmt"
	"slices"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/edition"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// The way to play, as it is agreed on (P).

// mixture is the last of the ways to choose from: whatever the players mix.
const mixture = "mix"

// wayKeys are the ways to choose from, as words are keyed by them.
var wayKeys = []string{edition.Game1, edition.Game2, edition.Third, mixture}

// wayKey is which of them is chosen.
func (u *SetUp) wayKey() string {
	if _, mix := edition.IsMix(string(u.S.Way)); mix {
		return mixture
	}
	return string(u.S.Way)
}

// mixes reports whether the rules are a mixture.
func (u *SetUp) mixes() bool { return u.wayKey() == mixture }

// open reports whether the game will go on until Africa is mapped.
func (u *SetUp) open() bool { return u.S.Edition()[edition.End] == edition.Open }

// ways is the choice of a way to play, and of a mixture its switches.
func (u *SetUp) ways(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.way"))
	col.Gap(6)
	at := slices.Index(wayKeys, u.wayKey())
	was := at
	var options []ui.Option
	for _, k := range wayKeys {
		options = append(options, ui.Option{Label: words.Say("setup.pick." + k), ID: "way " + k, Tip: ui.Plain(words.Say("setup.way." + k + ".text"))})
	}
	_, h := c.Options(col.R, "way", &at, options...)
	col.Gap(h + 2)
	if at != was {
		u.play(wayKeys[at])
	}
	col.Say(page.Cited(words.Say("setup.way."+u.wayKey()+".text"), nile.RuleEditions), ui.Small)
	col.Gap(10)
}

// usualMixture is what one begins to mix with: the race by Event cards, with the
// passage to be paid.
var usualMixture = edition.Edition{edition.Money: edition.ByTickets, edition.Falls: edition.From40}

func (u *SetUp) play(key string) {
	e := usualMixture
	if key != mixture {
		e, _ = edition.Parse(key)
	}
	u.set(e)
}

// set has the game be played by an edition, and puts right what no longer goes
// with it.
func (u *SetUp) set(e edition.Edition) {
	u.S.Way, u.S.Mix = nile.Way(e.Way()), edition.Edition{}
	if _, mix := edition.IsMix(string(u.S.Way)); mix {
		u.S.Mix = e
	}
	for i := range u.S.Players {
		p := &u.S.Players[i]
		p.Specialty = u.fitting(p.Specialty)
	}
	if u.open() {
		u.S.Target, u.S.Rival, u.S.Close = 0, 0, false
	} else {
		u.S.Sitting, u.S.Target = 0, nile.Targets[u.target]
	}
}

// fitting is a calling, or what comes nearest to it in the way to be played.
func (u *SetUp) fitting(k deck.Specialty) deck.Specialty {
	e := u.S.Edition()
	switch {
	case nile.MayBe(e, k):
		return k
	case k.IsSet():
		if of := k.Each(); len(of) > 0 {
			return of[0]
		}
		return deck.Explorer
	}
	return deck.SetOf(k)
}

// Measures of the table of what is mixed, in units.
const (
	switchRow   = 28.0
	switchesH   = ui.HeadingH + 3 + switchRow*float64(edition.Switches)
	switchW     = 290.0
	switchLeast = 560.0 // narrower than this the buttons stand alone
)

// switches are the rules of a mixture: what each is about, and a button with how
// it is set, which changes it. The heading has the mixture's number.
func (u *SetUp) switches(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.mix.number", "way", strings.TrimPrefix(string(u.S.Way), "mix:")))
	col.Gap(3)
	e := u.S.Edition()
	for s := range edition.Switches {
		key := "edition." + s.Name()
		b := ui.Button{Label: words.Say(key + "." + s.Options()[e[s]]), ID: "switch " + s.Name(), Size: 16, Tip: ui.Plain(words.Whole(words.Phrase(key)))}
		row := col.Next(switchRow)
		at := row
		if row.W >= switchLeast {
			at = row.CutRight(switchW)
			row.CutRight(10)
			c.Dots(ui.R(row.X, row.Bottom()-1, row.W, 1))
			c.Text(row, words.Say(key), ui.Small.Own())
		}
		if c.Button(at.InsetXY(0, 1), b) {
			e[s] = (e[s] + 1) % uint8(len(s.Options()))
			u.set(e)
		}
	}
}

// sittingTurns are the lengths of a sitting to choose from, in turns; 0: no limit.
var sittingTurns = []int{0, 12, 24, 48}

// lengths are the lengths of a sitting as something to choose from, and which of
// them is chosen.
func lengths(turns int) (at int, options []ui.Option) {
	for _, n := range sittingTurns {
		label := words.Say("setup.sitting.none")
		if n > 0 {
			label = words.Say("setup.sitting.years", "n", n/12)
		}
		options = append(options, ui.Option{Label: label, ID: fmt.Sprint("sitting ", n), Tip: ui.Plain(words.Say("setup.sitting.text"))})
	}
	return max(0, slices.Index(sittingTurns, turns)), options
}

// sittings is how long a sitting is to last.
func (u *SetUp) sittings(c *ui.Context, col *page.Column) {
	col.Heading(words.Say("setup.sitting"))
	col.Gap(6)
	at, options := lengths(u.S.Sitting)
	_, h := c.Options(col.R, "sitting", &at, options...)
	u.S.Sitting = sittingTurns[at]
	col.Gap(h + 2)
	col.Say(page.Cited(words.Say("setup.sitting.text"), nile.RuleEditions), ui.Small)
}

// offers are the specialties to choose from: of the four any number.
func (u *SetUp) offers() (out []deck.Specialty) {
	for k := range deck.Specialties {
		if u.fitting(k).Has(k) {
			out = append(out, k)
		}
	}
	return out
}

// take gives a player a specialty and closes the sheet; where an explorer may
// have several it adds it, or takes it back, and the sheet stays.
func (u *SetUp) take(p *nile.Player, k deck.Specialty) {
	if !p.Specialty.IsSet() {
		p.Specialty, u.Picking = k, -1
		return
	}
	of := p.Specialty.Each()
	if i := slices.Index(of, k); i >= 0 {
		of = slices.Delete(of, i, i+1)
	} else {
		of = append(of, k)
	}
	p.Specialty = deck.SetOf(of...)
}
