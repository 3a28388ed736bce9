package nile_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/internal/sources"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/tell"
)

// ofTheRules are the engravings that rules ask for, each with what it is of
// (10, 11, 13, 20, 23).
func ofTheRules(t *testing.T) map[engraving.Subject]string {
	seen := map[engraving.Subject]string{}
	want := func(s engraving.Subject, what string) {
		t.Helper()
		if !engraving.Has(s) {
			t.Errorf("%s: no engraving %s", what, s)
		}
		if other := seen[s]; other != "" {
			t.Errorf("%s and %s have the same picture %s", what, other, s)
		}
		seen[s] = what
	}
	for d := range deck.Disasters {
		want(tell.DisasterPicture(d), d.String())
	}
	for i := range deck.Finds() {
		f := &deck.Finds()[i]
		want(tell.FindPicture(f), f.Key)
	}
	for k := hexmap.Terrain(1); k < hexmap.Terrains; k++ {
		want(tell.CountryPicture(k), k.String())
	}
	for s := range deck.Specialties {
		want(tell.SpecialtyPicture(s), s.String())
	}
	for _, k := range []nile.Counter{nile.Livingstone, nile.LostCity, nile.NativeKingdom, nile.SolomonsMine, nile.Rumour} {
		want(tell.CounterPicture(k), "counter")
	}
	for i := range meet.Policies + 1 {
		want(tell.PolicyPicture(i), "policy")
	}
	return seen
}

// Everything the rules can show has an engraving of its own.
func TestEverySubjectIsEngraved(t *testing.T) {
	if seen := ofTheRules(t); len(seen) < 40+140+8+8+5+6 {
		t.Errorf("only %d subjects", len(seen))
	}
}

// namedPictures are the subjects written down in the rooms of screens, each with the
// file, and the program's mark, which the window has in its frame and on no screen.
func namedPictures(t *testing.T) map[engraving.Subject]string {
	t.Helper()
	name := regexp.MustCompile(`"((?:place|feature|meeting|policy|outcome|europe|discovery|game|country|face)/[a-z-]+)"`)
	named := map[engraving.Subject]string{"game/mark": "engraving.Mark"}
	for _, f := range sources.Files(t, "render/nile", "render/menu", "render/play", "render/page") {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range name.FindAllStringSubmatch(string(data), -1) {
			named[engraving.Subject(m[1])] = f
		}
	}
	return named
}

// What the screens name as a picture exists, and nothing was engraved that no
// screen and no card shows.
func TestNamedPicturesExist(t *testing.T) {
	named := namedPictures(t)
	for s, f := range named {
		if !engraving.Has(s) {
			t.Errorf("%s shows %s, which is not engraved", f, s)
		}
	}
	if len(named) < 30 {
		t.Errorf("only %d pictures are named", len(named))
	}
	rules := ofTheRules(t)
	for _, s := range engraving.Subjects() {
		if family, _, _ := strings.Cut(string(s), "/"); slices.Contains([]string{"ground", "patron", "sign", "special", "tool", "work"}, family) {
			continue // of Heart of Darkness, which names them by its pieces
		}
		if named[s] == "" && rules[s] == "" {
			t.Errorf("%s is engraved, and shown nowhere", s)
		}
	}
}

// Every outcome that dice lead to has its picture.
func TestEventPictures(t *testing.T) {
	tests := map[string]struct {
		e    game.Event
		want engraving.Subject
	}{
		"in hiding":     {game.Event{Kind: nile.Threat, Args: [6]int32{4: int32(nile.Hides)}}, "meeting/hide"},
		"an ambush":     {game.Event{Kind: nile.Threat, Args: [6]int32{4: int32(nile.Ambush)}}, "meeting/ambush"},
		"a charge":      {game.Event{Kind: nile.Threat, Args: [6]int32{4: int32(nile.Charge)}}, "meeting/charge"},
		"let pass":      {game.Event{Kind: nile.Received, Args: [6]int32{3: int32(nile.Neutral)}}, "outcome/peace"},
		"hostile":       {game.Event{Kind: nile.Received, Args: [6]int32{3: int32(nile.Hostile)}}, "meeting/people"},
		"friends":       {game.Event{Kind: nile.Parleyed, Args: [6]int32{4: 1}}, "outcome/peace"},
		"no friends":    {game.Event{Kind: nile.Parleyed}, "meeting/parley"},
		"got away":      {game.Event{Kind: nile.Captivity, Args: [6]int32{2: int32(nile.EscapesBare)}}, "outcome/escape"},
		"still captive": {game.Event{Kind: nile.Captivity, Args: [6]int32{2: int32(nile.Prisoner)}}, "outcome/captivity"},
		"an interview":  {game.Event{Kind: nile.Noted, Args: [6]int32{int32(nile.ForInterview)}}, "meeting/two-explorers"},
		"a report":      {game.Event{Kind: nile.Noted, Args: [6]int32{int32(nile.ForReport)}}, ""},
		"poison":        {game.Event{Kind: nile.Poisoned}, "meeting/poison"},
		"the hunt":      {game.Event{Kind: nile.Hunted}, "place/hunting"},
		"nothing":       {game.Event{Kind: nile.TurnBegan}, ""},
	}
	for name, x := range tests {
		if got := tell.EventPicture(x.e); got != x.want {
			t.Errorf("%s: %s, want %s", name, got, x.want)
		}
	}
}

// A card shows what its draw gave.
func TestCardsShowWhatTheyGave(t *testing.T) {
	card := &deck.Cards()[0]
	tests := map[string]struct {
		u      cards.TurnedUp
		events []game.Event
		want   engraving.Subject
	}{
		"misfortune":  {cards.TurnedUp{Section: nile.ForDisaster}, nil, tell.DisasterPicture(card.Disaster)},
		"find":        {cards.TurnedUp{Section: nile.ForBonus}, []game.Event{{Kind: nile.FindMade, Args: [6]int32{3}}}, tell.FindPicture(&deck.Finds()[3])},
		"no find":     {cards.TurnedUp{Section: nile.ForBonus}, nil, "place/march"},
		"country":     {cards.TurnedUp{Section: nile.ForTerrain, Terrain: hexmap.Swamp}, nil, "country/swamp"},
		"peak":        {cards.TurnedUp{Section: nile.ForSpectacular, Terrain: hexmap.Mountain}, []game.Event{{Kind: nile.PeakFound}}, "feature/peak"},
		"no peak":     {cards.TurnedUp{Section: nile.ForSpectacular, Terrain: hexmap.Mountain}, nil, "country/mountain"},
		"people":      {cards.TurnedUp{Section: nile.ForNatives, Terrain: hexmap.Veldt}, []game.Event{{Kind: nile.TribeMapped}}, "feature/village"},
		"nobody":      {cards.TurnedUp{Section: nile.ForNatives, Terrain: hexmap.Veldt}, nil, "country/veldt"},
		"a source":    {cards.TurnedUp{Section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 0, int32(nile.RiverRises)}}}, "feature/source"},
		"a river":     {cards.TurnedUp{Section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}}}, "feature/river"},
		"an oasis":    {cards.TurnedUp{Section: nile.ForRiver, Terrain: hexmap.Desert}, []game.Event{{Kind: nile.OasisFound}}, "feature/oasis"},
		"a waterfall": {cards.TurnedUp{Section: nile.ForSpectacular, Falls: true}, []game.Event{{Kind: nile.CataractFound, Args: [6]int32{1, 90}}}, "feature/waterfall"},
		"rapids":      {cards.TurnedUp{Section: nile.ForSpectacular, Falls: true}, []game.Event{{Kind: nile.CataractFound, Args: [6]int32{1}}}, "feature/cataract"},
		"no river":    {cards.TurnedUp{Section: nile.ForRiver, Terrain: hexmap.Veldt}, []game.Event{{Kind: nile.RiverMapped}}, "country/veldt"},
		"with a fall": {cards.TurnedUp{Section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}}, {Kind: nile.CataractFound}}, "feature/cataract"},
	}
	for name, x := range tests {
		x.u.Card = card
		if got := tell.CardPicture(x.u.Section, x.u.Card, x.u.Terrain, x.events); got != x.want {
			t.Errorf("%s: the card shows %s, want %s", name, got, x.want)
		}
	}
}
