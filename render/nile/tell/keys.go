package tell

import (
	"strconv"
	"strings"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// The files of words call things by names, never by the numbers the rules
// give them: item.guides, not item.1. Most things know their names themselves;
// here are those of the others. Tests hold that every thing has one.

// named is a name of a list, or the number where the list does not have it, so
// that a key without words is noticed.
func named(names []string, n int) string {
	if n >= 0 && n < len(names) && names[n] != "" {
		return names[n]
	}
	return strconv.Itoa(n)
}

// SpecialtyKey is what the files call a calling: "geologist".
func SpecialtyKey(k deck.Specialty) string {
	if k < deck.Specialties {
		return strings.ToLower(k.String())
	}
	return strconv.Itoa(int(k))
}

var harmKeys = [nile.Harms]string{
	nile.ExplorerDies: "explorer-dies", nile.ExplorerSickens: "explorer-sick", nile.PeopleLost: "people-lost",
	nile.PeopleSicken: "people-sick", nile.BeastsLost: "animals-lost", nile.StoresLost: "stores-lost",
	nile.CanoeLost: "canoe-lost", nile.MarchHeld: "march-held",
}

// HarmKey is what the files call what a misfortune may do: "stores-lost".
func HarmKey(h nile.Harm) string { return named(harmKeys[:], int(h)) }

// compassKeys are the eight directions of the compass, clockwise from north.
var compassKeys = [...]string{"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"}

var dirKeys = [...]string{
	hexmap.NE: "north-east", hexmap.E: "east", hexmap.SE: "south-east", hexmap.SW: "south-west", hexmap.W: "west",
	hexmap.NW: "north-west",
}

// policyKeys are the ways to come before a people (13), by their numbers from 1.
var policyKeys = [...]string{1: "fortified-camp", 2: "under-arms", 3: "send-the-guide", 4: "open-hands", 5: "as-a-guest"}

// PolicyKey is what the files call a policy: "open-hands".
func PolicyKey(n int) string { return named(policyKeys[:], n) }

// mappedKeys are how a hex came by its terrain (10.2).
var mappedKeys = [...]string{"first", "second", "own", "redrawn"}
