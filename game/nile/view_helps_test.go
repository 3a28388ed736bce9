package nile

import (
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
)

// What is said to help before a people does, by as much as is said: done, S is so much more.
func TestRule13_WhatHelpsIsTold(t *testing.T) {
	for _, c := range []struct {
		key  string
		adds int
		rule string
		gift int
		do   func(h *hamlet)
	}{
		{"empty-handed", emptyHands, "14.9", 4, func(h *hamlet) { h.e.Have[Gifts] = 4 }},
		{"friends-word", wordCarries, "14.7", 0, func(h *hamlet) { h.p.tribes[1].Friend = 1 }},
		{"near-guide", 1, "13", 0, func(h *hamlet) { h.e.GuideFrom, h.e.Have[Guides] = h.p.tribes[1].At, 1 }},
		{"published", 1, "13", 0, func(h *hamlet) { h.p.hexes[h.at].By = 0; h.p.hexes[h.at].Month = 1 }},
	} {
		h := newHamlet(t, 4, 40, deck.Explorer, men(3))
		h.people(h.at-1, 9)
		h.t = &h.p.tribes[0]
		find := func() (help Help, ok bool) {
			for _, x := range h.p.View(0).Helps(h.at) {
				if x.Key == c.key {
					return x, true
				}
			}
			return Help{}, false
		}
		help, ok := find()
		if !ok {
			t.Fatalf("%s is not told", c.key)
		}
		same(t, c.key+": adds", help.Adds, c.adds)
		same(t, c.key+": rule", string(help.Rule), c.rule)
		same(t, c.key+": gifts", help.Gifts, c.gift)
		before := h.p.sumWith(0, h.e, h.t, AsGuest, nil)
		c.do(h)
		same(t, c.key+": done", h.p.sumWith(0, h.e, h.t, AsGuest, nil)-before, c.adds)
		if _, still := find(); still {
			t.Errorf("%s is told when it is done", c.key)
		}
	}
}

// Nothing helps before friends, and nobody else's word is told of where nobody lives near.
func TestRule13_WhatDoesNotHelpIsNotTold(t *testing.T) {
	h := newHamlet(t, 4, 9, deck.Explorer, map[Item]int32{Gifts: 9, Bearers: 4})
	for _, x := range h.p.View(0).Helps(h.at) {
		if x.Key != "published" {
			t.Errorf("alone, and %s is told; want published", x.Key)
		}
	}
	h.t.Friend = 1
	same(t, "before friends", len(h.p.View(0).Helps(h.at)), 0)
	same(t, "where nobody lives", len(h.p.View(0).Helps(hexmap.ID(0))), 0)
}
