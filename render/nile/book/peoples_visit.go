package book

import (
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// VisitText tells one meeting of an explorer with a people in a few sentences.
// What others got and gave in trade is their own affair.
func VisitText(v nile.View, t nile.TribeView, x nile.Visit) string {
	var said []string
	tell := func(key string, fill ...any) { said = append(said, words.Say("visit."+key, fill...)) }
	switch {
	case x.Withdrew && x.Policy == 0:
		tell("withdrew")
	case x.Friends:
		tell("friend")
	case x.Policy > 0:
		tell("policy."+receptions[x.Received], "policy", words.Policy(x.Policy))
	default:
		tell("seen")
	}
	if x.Offered > 0 {
		key := "gifts"
		switch {
		case x.Won:
			key = "gifts.won"
		case x.Insulted:
			key = "gifts.insult"
		}
		tell(key, "n", x.Offered)
	}
	if x.Poison > 0 {
		tell([...]string{"", "poison.none", "poison.sick", "poison.dead"}[x.Poison])
	}
	if x.Hosted {
		tell("hosted")
	}
	if x.Seat == v.Seat() {
		trade(x, tell)
	}
	battled(x, tell)
	return strings.Join(said, " ")
}

// receptions are how it was taken, as the wordings are called.
var receptions = map[nile.Reception]string{
	nile.Neutral: "neutral", nile.Hostile: "hostile", nile.Hides: "hides", nile.Charge: "charge", nile.Ambush: "ambush", nile.Friendly: "friendly",
}

// trade tells what changed hands in peace.
func trade(x nile.Visit, tell func(key string, fill ...any)) {
	if x.Looted {
		return // told with the battle
	}
	got, gave := words.Items(x.Got), words.Items(x.Gave)
	switch {
	case got != "" && gave != "":
		tell("trade", "got", got, "gave", gave)
	case gave != "":
		tell("gave", "gave", gave)
	}
}

// battled tells a fight and what came of it.
func battled(x nile.Visit, tell func(key string, fill ...any)) {
	switch {
	case !x.Fought:
		return
	case x.Beaten:
		tell("beaten", "n", x.Fallen, "a", x.Lost)
		if x.Taken > 0 {
			tell("prisoners", "n", x.Taken, "f", x.Freed)
		}
		if x.Looted {
			tell("looted")
		}
	case x.Fate == nile.NoFate:
		tell("battle", "n", x.Fallen, "a", x.Lost)
	default:
		tell("lost", "n", x.Fallen)
	}
	switch {
	case x.Fate == nile.Killed:
		tell("killed")
	case x.Captive > 0 && x.Fate == nile.Prisoner:
		tell("captive", "n", x.Captive)
	case x.Captive > 0:
		tell("freed", "n", x.Captive)
	case x.Fate == nile.Prisoner:
		tell("prisoner")
	case x.Fate > nile.Prisoner:
		tell("escaped")
	}
}
