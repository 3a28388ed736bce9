package render

import (
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/words"
)

// visitText tells one meeting of an explorer with a people in a few sentences.
// What others got and gave in trade is their own affair.
func visitText(v nile.View, t nile.TribeView, x nile.Visit) string {
	var said []string
	say := func(key string, fill ...any) { said = append(said, words.Say("visit."+key, fill...)) }
	switch {
	case x.Withdrew && x.Policy == 0:
		say("withdrew")
	case x.Friends:
		say("friend")
	case x.Policy > 0:
		say("policy."+receptions[x.Received], "policy", words.Policy(x.Policy))
	default:
		say("seen")
	}
	if x.Offered > 0 {
		key := "gifts"
		switch {
		case x.Won:
			key = "gifts.won"
		case x.Insulted:
			key = "gifts.insult"
		}
		say(key, "n", x.Offered)
	}
	if x.Poison > 0 {
		say([...]string{"", "poison.none", "poison.sick", "poison.dead"}[x.Poison])
	}
	if x.Hosted {
		say("hosted")
	}
	if x.Seat == v.Seat() {
		trade(x, say)
	}
	battled(x, say)
	return strings.Join(said, " ")
}

// receptions are how it was taken, as the wordings are called.
var receptions = map[nile.Reception]string{
	nile.Neutral: "neutral", nile.Hostile: "hostile", nile.Hides: "hides", nile.Charge: "charge", nile.Ambush: "ambush", nile.Friendly: "friendly",
}

// trade tells what changed hands in peace.
func trade(x nile.Visit, say func(key string, fill ...any)) {
	if x.Looted {
		return // told with the battle
	}
	got, gave := words.Items(x.Got), words.Items(x.Gave)
	switch {
	case got != "" && gave != "":
		say("trade", "got", got, "gave", gave)
	case gave != "":
		say("gave", "gave", gave)
	}
}

// battled tells a fight and what came of it.
func battled(x nile.Visit, say func(key string, fill ...any)) {
	switch {
	case !x.Fought:
		return
	case x.Beaten:
		say("beaten", "n", x.Fallen, "a", x.Lost)
		if x.Taken > 0 {
			say("prisoners", "n", x.Taken, "f", x.Freed)
		}
		if x.Looted {
			say("looted")
		}
	case x.Fate == nile.NoFate:
		say("battle", "n", x.Fallen, "a", x.Lost)
	default:
		say("lost", "n", x.Fallen)
	}
	switch {
	case x.Fate == nile.Killed:
		say("killed")
	case x.Captive > 0 && x.Fate == nile.Prisoner:
		say("captive", "n", x.Captive)
	case x.Captive > 0:
		say("freed", "n", x.Captive)
	case x.Fate == nile.Prisoner:
		say("prisoner")
	case x.Fate > nile.Prisoner:
		say("escaped")
	}
}
