package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/words"
)

// The chance that a choice takes: of one die, or of all that are thrown for it.

// fallsOf is how likely a choice is to take nothing, one, and so on, where several dice are thrown for the Incident that it
// brings; nil elsewhere.
func fallsOf(v heart.View, ch game.Choice) []float64 {
	s, sort := ch.Seat, box.NoSort
	switch step, _, _ := v.Asked(); {
	case step == heart.Ignoring && ch.Kind == heart.No:
		sort = box.Chit(v.About()).Sort()
	case ch.Kind == heart.Inflict:
		s, sort = game.Seat(v.About()), box.Sort(ch.Item)
	default:
		return nil
	}
	m, _ := misfortune(v, s, sort)
	return m.Falls
}

// wellOf is the chance of a choice to tell beside it: that all its dice go well.
func wellOf(v heart.View, ch game.Choice) game.Odds {
	if falls := fallsOf(v, ch); falls != nil {
		return page.Odds(falls[0])
	}
	return ch.Odds
}

// sharesOf are its outcomes, for a bar.
func sharesOf(v heart.View, ch game.Choice) []page.Share {
	falls := fallsOf(v, ch)
	if falls == nil {
		well, ill := "scene.well", "scene.ill"
		if ch.Kind == heart.Recruit {
			well, ill = "scene.joins", "scene.stays"
		}
		return []page.Share{
			{Name: words.Phrase(well), P: ch.Odds.Float(), Col: page.GoodShare},
			{Name: words.Phrase(ill), P: 1 - ch.Odds.Float(), Col: page.WorseShare},
		}
	}
	all := []page.Share{{Name: words.Phrase("scene.well"), P: falls[0], Col: page.GoodShare}}
	for n, p := range falls[1:] {
		share := page.Share{Name: words.Phrase("scene.falls", "n", n+1), P: p, Col: page.WorseShare}
		if n > 0 {
			share.Col = page.WorstShare
		}
		all = append(all, share)
	}
	return all
}

// suffers is a figure of which one is lost: of people one of them.
func suffers(f box.Figure) string {
	if f == box.Askaris || f == box.Porters {
		return words.Phrase("person." + f.Name())
	}
	return tell.Figure(f)
}

// riskOf is the chance that a choice takes: of what it is for, or of the first die that is
// thrown when it is taken (22.2). Where it is that of a die, thrown is true.
func riskOf(v heart.View, ch game.Choice) (die box.Die, odds game.Odds, thrown bool) {
	die, thrown = heart.DieOf(&ch)
	if ch.Odds.Den != 0 {
		return die, ch.Odds, thrown
	}
	next, ok := v.Coming(ch.Command(int(ch.Min)))
	if !ok || next.Odds.Den == 0 {
		return 0, game.Odds{}, false
	}
	return next.Die, next.Odds, true
}

// oddsOf says that chance; "" where there is none.
func oddsOf(v heart.View, ch game.Choice) string {
	if key := "do." + heart.KindName(ch.Kind) + ".odds"; ch.Odds.Den != 0 && words.Has(key) {
		return words.Say(key, "odds", words.Chance(ch.Odds))
	}
	die, odds, thrown := riskOf(v, ch)
	switch {
	case odds.Den == 0:
		return ""
	case fallsOf(v, ch) != nil:
		return words.Say("do.rolls", "n", len(fallsOf(v, ch))-1, "odds", words.Chance(wellOf(v, ch)))
	case !thrown:
		return words.Say("do.odds", "odds", words.Chance(odds))
	}
	return words.Say("do.die", "die", tell.Die(die), "odds", words.Chance(odds))
}
