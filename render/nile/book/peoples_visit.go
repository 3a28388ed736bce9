package book

import (
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// VisitText tells one meeting of an explorer with a people in a few sentences.
// What others got and gave in trade is their own affair.
func VisitText(v nile.View, t nile.TribeView, x nile.Visit) string {
	var said []string
	add := func(key string, fill ...any) { said = append(said, words.Say("visit."+key, fill...)) }
	switch {
	case x.Withdrew && x.Policy == 0:
		add("withdrew")
	case x.Friends:
		add("friend")
	case x.Policy > 0:
		add("policy."+receptions[x.Received], "policy", tell.Policy(x.Policy))
	default:
		add("seen")
	}
	if x.Offered > 0 {
		key := "gifts"
		switch {
		case x.Won:
			key = "gifts.won"
		case x.Insulted:
			key = "gifts.insult"
		}
		add(key, "n", x.Offered)
	}
	if x.Poison > 0 {
		add([...]string{"", "poison.none", "poison.sick", "poison.dead"}[x.Poison])
	}
	if x.Hosted {
		add("hosted")
	}
	if x.Seat == v.Seat() {
		trade(x, add)
	}
	battled(x, add)
	return words.Sentences(said...)
}

// receptions are how it was taken, as the wordings are called.
var receptions = map[nile.Reception]string{
	nile.Neutral: "neutral", nile.Hostile: "hostile", nile.Hides: "hides", nile.Charge: "charge", nile.Ambush: "ambush", nile.Friendly: "friendly",
}

// trade tells what changed hands in peace.
func trade(x nile.Visit, add func(key string, fill ...any)) {
	if x.Looted {
		return // told with the battle
	}
	got, gave := tell.Items(x.Got), tell.Items(x.Gave)
	switch {
	case got != "" && gave != "":
		add("trade", "got", got, "gave", gave)
	case gave != "":
		add("gave", "gave", gave)
	}
}

// battled tells a fight and what came of it.
func battled(x nile.Visit, add func(key string, fill ...any)) {
	switch {
	case !x.Fought:
		return
	case x.Beaten:
		add("beaten", "n", x.Fallen, "a", x.Lost)
		if x.Taken > 0 {
			add("prisoners", "n", x.Taken, "f", x.Freed)
		}
		if x.Looted {
			add("looted")
		}
	case x.Fate == nile.NoFate:
		add("battle", "n", x.Fallen, "a", x.Lost)
	default:
		add("lost", "n", x.Fallen)
	}
	switch {
	case x.Fate == nile.Killed:
		add("killed")
	case x.Captive > 0 && x.Fate == nile.Prisoner:
		add("captive", "n", x.Captive)
	case x.Captive > 0:
		add("freed", "n", x.Captive)
	case x.Fate == nile.Prisoner:
		add("prisoner")
	case x.Fate > nile.Prisoner:
		add("escaped")
	}
}
