package render

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
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
	for d := range nile.Disasters {
		want(disasterPicture(d), d.String())
	}
	for i := range nile.Finds() {
		f := &nile.Finds()[i]
		want(findPicture(f), f.Key)
	}
	for k := hexmap.Terrain(1); k < hexmap.Terrains; k++ {
		want(countryPicture(k), k.String())
	}
	for s := range nile.Specialties {
		want(specialtyPicture(s), s.String())
	}
	for _, k := range []nile.Counter{nile.Livingstone, nile.LostCity, nile.NativeKingdom, nile.SolomonsMine, nile.Rumour} {
		want(counterPicture(k), "counter")
	}
	for i := range policies + 1 {
		want(policyPicture(i), "policy")
	}
	return seen
}

// Everything the rules can show has an engraving of its own.
func TestEverySubjectIsEngraved(t *testing.T) {
	if seen := ofTheRules(t); len(seen) < 40+140+8+8+5+6 {
		t.Errorf("only %d subjects", len(seen))
	}
}

// namedPictures are the subjects written down in this room, each with the file.
func namedPictures(t *testing.T) map[engraving.Subject]string {
	t.Helper()
	name := regexp.MustCompile(`"((?:place|feature|meeting|policy|outcome|europe|discovery|game|country)/[a-z-]+)"`)
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no sources", err)
	}
	named := map[engraving.Subject]string{}
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
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
		if got := eventPicture(x.e); got != x.want {
			t.Errorf("%s: %s, want %s", name, got, x.want)
		}
	}
}

// A card shows what its draw gave.
func TestCardsShowWhatTheyGave(t *testing.T) {
	card := &nile.Deck()[0]
	tests := map[string]struct {
		u      turnedUp
		events []game.Event
		want   engraving.Subject
	}{
		"misfortune":  {turnedUp{section: nile.ForDisaster}, nil, disasterPicture(card.Disaster)},
		"find":        {turnedUp{section: nile.ForBonus}, []game.Event{{Kind: nile.FindMade, Args: [6]int32{3}}}, findPicture(&nile.Finds()[3])},
		"no find":     {turnedUp{section: nile.ForBonus}, nil, "place/march"},
		"country":     {turnedUp{section: nile.ForTerrain, terrain: hexmap.Swamp}, nil, "country/swamp"},
		"peak":        {turnedUp{section: nile.ForSpectacular, terrain: hexmap.Mountain}, []game.Event{{Kind: nile.PeakFound}}, "feature/peak"},
		"no peak":     {turnedUp{section: nile.ForSpectacular, terrain: hexmap.Mountain}, nil, "country/mountain"},
		"people":      {turnedUp{section: nile.ForNatives, terrain: hexmap.Veldt}, []game.Event{{Kind: nile.TribeMapped}}, "feature/village"},
		"nobody":      {turnedUp{section: nile.ForNatives, terrain: hexmap.Veldt}, nil, "country/veldt"},
		"a source":    {turnedUp{section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 0, int32(nile.RiverRises)}}}, "feature/source"},
		"a river":     {turnedUp{section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}}}, "feature/river"},
		"an oasis":    {turnedUp{section: nile.ForRiver, terrain: hexmap.Desert}, []game.Event{{Kind: nile.OasisFound}}, "feature/oasis"},
		"a waterfall": {turnedUp{section: nile.ForSpectacular, falls: true}, []game.Event{{Kind: nile.CataractFound, Args: [6]int32{1, 90}}}, "feature/waterfall"},
		"rapids":      {turnedUp{section: nile.ForSpectacular, falls: true}, []game.Event{{Kind: nile.CataractFound, Args: [6]int32{1}}}, "feature/cataract"},
		"no river":    {turnedUp{section: nile.ForRiver, terrain: hexmap.Veldt}, []game.Event{{Kind: nile.RiverMapped}}, "country/veldt"},
		"with a fall": {turnedUp{section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}}, {Kind: nile.CataractFound}}, "feature/cataract"},
	}
	for name, x := range tests {
		x.u.card = card
		if got := cardSubject(&x.u, x.events); got != x.want {
			t.Errorf("%s: the card shows %s, want %s", name, got, x.want)
		}
	}
}
