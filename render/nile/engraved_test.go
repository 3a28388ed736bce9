package nile_test

import (
	"cmp"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/game/nile/deck"
	"sourceofthenile/render/nile/plates"

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
func ofTheRules(t *testing.T) map[*engraving.Picture]string {
	seen := map[*engraving.Picture]string{}
	want := func(s *engraving.Picture, what string) {
		t.Helper()
		if s == nil {
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

// namedPictures are the names of pictures written down in the rooms of screens, each with
// the file.
func namedPictures(t *testing.T) map[string]string {
	t.Helper()
	name := regexp.MustCompile(`"((?:place|feature|meeting|policy|outcome|europe|discovery|game|country|face)/[a-z-]+)"`)
	named := map[string]string{}
	for _, f := range sources.Files(t, "render/nile") {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range name.FindAllStringSubmatch(string(data), -1) {
			named[m[1]] = f
		}
	}
	return named
}

// What the screens name as a picture exists, and nothing was engraved that no
// screen and no card shows.
func TestNamedPicturesExist(t *testing.T) {
	named := namedPictures(t)
	several := map[string]bool{} // a name that ends in a dash is of several, by number
	for name, f := range named { // in any order: each by itself
		if strings.HasSuffix(name, "-") {
			several[name] = true
		} else if plates.Of(name) == nil {
			t.Errorf("%s shows %s, which is not engraved", f, name)
		}
	}
	if len(named) < 30 {
		t.Errorf("only %d pictures are named", len(named))
	}
	rules := ofTheRules(t)
	for name, s := range plates.Plates { // in any order: each by itself
		if named[name] == "" && rules[s] == "" && !several[strings.TrimRight(name, "0123456789")] {
			t.Errorf("%s is engraved, and shown nowhere", name)
		}
	}
}

// Every outcome that dice lead to has its picture.
func TestEventPictures(t *testing.T) {
	tests := map[string]struct {
		e    game.Event
		want *engraving.Picture
	}{
		"in hiding":     {game.Event{Kind: nile.Threat, Args: [6]int32{4: int32(nile.Hides)}}, plates.Of("meeting/hide")},
		"an ambush":     {game.Event{Kind: nile.Threat, Args: [6]int32{4: int32(nile.Ambush)}}, plates.Of("meeting/ambush")},
		"a charge":      {game.Event{Kind: nile.Threat, Args: [6]int32{4: int32(nile.Charge)}}, plates.Of("meeting/charge")},
		"let pass":      {game.Event{Kind: nile.Received, Args: [6]int32{3: int32(nile.Neutral)}}, plates.Of("outcome/peace")},
		"hostile":       {game.Event{Kind: nile.Received, Args: [6]int32{3: int32(nile.Hostile)}}, plates.Of("meeting/people")},
		"friends":       {game.Event{Kind: nile.Parleyed, Args: [6]int32{4: 1}}, plates.Of("outcome/peace")},
		"no friends":    {game.Event{Kind: nile.Parleyed}, plates.Of("meeting/parley")},
		"got away":      {game.Event{Kind: nile.Captivity, Args: [6]int32{2: int32(nile.EscapesBare)}}, plates.Of("outcome/escape")},
		"still captive": {game.Event{Kind: nile.Captivity, Args: [6]int32{2: int32(nile.Prisoner)}}, plates.Of("outcome/captivity")},
		"an interview":  {game.Event{Kind: nile.Noted, Args: [6]int32{int32(nile.ForInterview)}}, plates.Of("meeting/two-explorers")},
		"a report":      {game.Event{Kind: nile.Noted, Args: [6]int32{int32(nile.ForReport)}}, nil},
		"poison":        {game.Event{Kind: nile.Poisoned}, plates.Of("meeting/poison")},
		"the hunt":      {game.Event{Kind: nile.Hunted}, plates.Of("place/hunting")},
		"nothing":       {game.Event{Kind: nile.TurnBegan}, nil},
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
	type test struct {
		u      cards.TurnedUp
		events []game.Event
		want   *engraving.Picture
	}
	tests := map[string]test{
		"misfortune":  {cards.TurnedUp{Section: nile.ForDisaster}, nil, tell.DisasterPicture(card.Disaster)},
		"find":        {cards.TurnedUp{Section: nile.ForBonus}, []game.Event{{Kind: nile.FindMade, Args: [6]int32{3}}}, tell.FindPicture(&deck.Finds()[3])},
		"no find":     {cards.TurnedUp{Section: nile.ForBonus}, nil, plates.Of("place/march")},
		"country":     {cards.TurnedUp{Section: nile.ForTerrain, Terrain: hexmap.Swamp}, nil, plates.Of("country/swamp")},
		"peak":        {cards.TurnedUp{Section: nile.ForSpectacular, Terrain: hexmap.Mountain}, []game.Event{{Kind: nile.PeakFound}}, plates.Of("feature/peak")},
		"no peak":     {cards.TurnedUp{Section: nile.ForSpectacular, Terrain: hexmap.Mountain}, nil, plates.Of("country/mountain")},
		"people":      {cards.TurnedUp{Section: nile.ForNatives, Terrain: hexmap.Veldt}, []game.Event{{Kind: nile.TribeMapped}}, plates.Of("feature/village")},
		"nobody":      {cards.TurnedUp{Section: nile.ForNatives, Terrain: hexmap.Veldt}, nil, plates.Of("country/veldt")},
		"a source":    {cards.TurnedUp{Section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 0, int32(nile.RiverRises)}}}, plates.Of("feature/source")},
		"a river":     {cards.TurnedUp{Section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}}}, plates.Of("feature/river")},
		"an oasis":    {cards.TurnedUp{Section: nile.ForRiver, Terrain: hexmap.Desert}, []game.Event{{Kind: nile.OasisFound}}, plates.Of("feature/oasis")},
		"a waterfall": {cards.TurnedUp{Section: nile.ForSpectacular, Falls: true}, []game.Event{{Kind: nile.CataractFound, Args: [6]int32{1, 90}}}, plates.Of("feature/waterfall")},
		"rapids":      {cards.TurnedUp{Section: nile.ForSpectacular, Falls: true}, []game.Event{{Kind: nile.CataractFound, Args: [6]int32{1}}}, plates.Of("feature/cataract")},
		"no river":    {cards.TurnedUp{Section: nile.ForRiver, Terrain: hexmap.Veldt}, []game.Event{{Kind: nile.RiverMapped}}, plates.Of("country/veldt")},
		"with a fall": {cards.TurnedUp{Section: nile.ForRiver}, []game.Event{{Kind: nile.RiverMapped, Args: [6]int32{1, 2, int32(nile.RiverGoesOn)}}, {Kind: nile.CataractFound}}, plates.Of("feature/cataract")},
	}
	skins := deck.Cards()[slices.IndexFunc(deck.Cards()[:], func(c deck.Card) bool { return c.Disaster == deck.BurstWaterSkins })]
	tests["skins burst"] = test{cards.TurnedUp{Section: nile.ForDisaster, Card: &skins}, nil, tell.DisasterPicture(deck.BurstWaterSkins)}
	tests["empty skins"] = test{cards.TurnedUp{Section: nile.ForDisaster, Card: &skins}, []game.Event{{Kind: nile.DisasterPasses}}, plates.Of("place/march")}
	for name, x := range tests {
		x.u.Card = cmp.Or(x.u.Card, card)
		if got := tell.CardPicture(x.u.Section, x.u.Card, x.u.Terrain, x.events); got != x.want {
			t.Errorf("%s: the card shows %s, want %s", name, got, x.want)
		}
	}
}
