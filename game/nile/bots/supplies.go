package bots

import "sourceofthenile/game/nile"

// Reckoning with food (18).

// hunting is what an explorer adds to the die in advance: rivers and jungle
// help. It is a little more than he will have.
const hunting = 1

// shortage is the dry rations a party eats a month on average: what the
// hunters do not bring.
func shortage(people, hunters int) float64 {
	sum := 0
	for die := 1; die <= 6; die++ {
		sum += max(0, people-hunters*nile.HuntBag(die+hunting))
	}
	return float64(sum) / 6
}

// lasting is how many months rations last a party.
func lasting(rations, people, hunters int) float64 {
	const least = 0.4 // rations a month: there is always a bad month
	return float64(rations) / max(least, shortage(people, hunters))
}

// hunters is how many of a party hunt.
func hunters(sh *nile.Sheet) int {
	n := sh.Have[nile.Askaris] - sh.Ill[nile.Askaris]
	if sh.Have[nile.Muskets] > 0 && !sh.Sick {
		n++
	}
	return n
}

// Dangers of a month in Africa, as far as a sober explorer weighs them.
const (
	anyMonth   = 0.015
	whileSick  = 0.04
	fewGuns    = 0.015
	noFood     = 0.06
	enoughGuns = 5
)

// danger is the risk of dying in a month that a party runs.
func danger(sh *nile.Sheet) float64 {
	risk := anyMonth
	if sh.Sick {
		risk += whileSick
	}
	if sh.Have[nile.Askaris] < enoughGuns {
		risk += fewGuns
	}
	if sh.Hungry || sh.Have[nile.Rations] == 0 {
		risk += noFood
	}
	return risk
}
