package tell

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/told"
	"sourceofthenile/render/words"
)

// What a die decided is told, too, where nothing became other by it.

// spare has the head of dice alone say that nothing came of them, where there are words for it.
func (m *Matter) spare(t teller) {
	key := m.why + ".none"
	if m.why == "" || !words.Has("told."+key) || m.undecided(t.v) || m.came() {
		return
	}
	m.Head, m.Spared = t.say(&m.Events[0], key), true
}

// undecided reports whether something may still come of its dice: one went ill, and what that costs is asked, or
// one may be thrown again (16.2, 18.3).
func (m *Matter) undecided(v heart.View) bool {
	return m.Thrown(v) || slices.ContainsFunc(m.Dice, func(d told.RolledEvent) bool { return !d.Well })
}

// Thrown reports whether its last die still lies, and may be thrown again (18.3).
func (m *Matter) Thrown(v heart.View) bool {
	thrown, lies := v.Throw()
	return lies && thrown.Roller == m.Seat
}

// came reports whether something came of it besides its dice: that a Rumour is heard no more is none of it.
func (m *Matter) came() bool {
	return slices.ContainsFunc(m.Events, func(e game.Event) bool {
		return e.Kind != heart.Rolled && e.Kind != heart.RumourBack && !lies(&e) && (m.Of == nil || e.Kind != m.Of.Kind)
	})
}

// Outcome says what its dice decided where nothing else that came of it does, "" where something does, or they may be
// thrown again: that of one that went ill before all others.
func (m *Matter) Outcome(v heart.View) string {
	if len(m.Dice) == 0 || m.Spared || m.came() || m.Thrown(v) {
		return ""
	}
	x := m.Dice[len(m.Dice)-1]
	if at := slices.IndexFunc(m.Dice, func(d told.RolledEvent) bool { return !d.Well }); at >= 0 {
		x = m.Dice[at]
	}
	key := "told.came." + DieKey(x.Die) + map[bool]string{true: ".well", false: ".ill"}[x.Well]
	if !words.Has(key) {
		return ""
	}
	return words.Say(key)
}
