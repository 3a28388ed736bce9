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

// Everything the rules can show has an engraving of its own (10, 11, 13, 20, 23).
func TestEverySubjectIsEngraved(t *testing.T) {
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
		want(findPicture(f), f.Title)
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
	if len(seen) < 40+140+8+8+5+6 {
		t.Errorf("only %d subjects", len(seen))
	}
}

// What the screens name as a picture exists: every subject written down in
// this room is one the engraver knows.
func TestNamedPicturesExist(t *testing.T) {
	name := regexp.MustCompile(`"((?:place|feature|meeting|policy|outcome|europe|discovery|game|country)/[a-z-]+)"`)
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no sources", err)
	}
	n := 0
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range name.FindAllStringSubmatch(string(data), -1) {
			n++
			if !engraving.Has(engraving.Subject(m[1])) {
				t.Errorf("%s shows %s, which is not engraved", f, m[1])
			}
		}
	}
	if n < 15 {
		t.Errorf("only %d pictures are named", n)
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
