package tell_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// At every meeting something else is said, of every kind before one comes back; and by
// their mind and what has passed it is another kind.
func TestSpeechFitsAndDoesNotReturn(t *testing.T) {
	tab, err := game.NewTable(nile.Rules{}, nile.Settings{Way: nile.Game1, Target: 75, Players: []nile.Player{{Name: "Amelia"}}}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	v := tab.Position().(*nile.Position).View(0)
	m := v.Map()
	met := func(first int32) game.Event {
		return game.Event{Kind: nile.Met, Seat: 0, Args: [6]int32{0, 0, 0, 0, first}}
	}
	people := func(attitude int) nile.TribeView {
		return nile.TribeView{At: m.Ports[5].At, Number: 1, Name: 7, Met: true, Attitude: attitude}
	}
	for _, k := range []struct {
		t    nile.TribeView
		key  string
		last game.Event
	}{
		{people(2), "speech.meet.heard.good", met(1)},
		{people(-2), "speech.meet.heard.bad", met(1)},
		{people(0), "speech.meet.met.none", met(0)},
		{nile.TribeView{At: m.Ports[5].At, Met: true, Beaten: true}, "speech.meet.beaten", met(0)},
		{nile.TribeView{At: m.Ports[5].At, Met: true, Parleyed: true}, "speech.meet.parleyed.none", met(0)},
	} {
		wordings, heard := words.Default().Wordings(k.key), map[string]bool{}
		events := []game.Event{}
		for range wordings {
			now := k.last // with another people each time
			now.Args[0] = int32(len(events) + 1)
			events = append(events, now)
			said := tell.Speech(v, k.t, events, tell.AtMeeting)
			if heard[said] || !strings.HasPrefix(said, "“") {
				t.Errorf("%s: again, or not spoken: %s", k.key, said)
			}
			if said != tell.Speech(v, k.t, events, tell.AtMeeting) {
				t.Errorf("%s: the same moment hears another line", k.key)
			}
			heard[said] = true
		}
	}
	// Nor do two peoples in turn who had been seen and left, though by the rules not met (13).
	seen := func(n int32) game.Event { return game.Event{Kind: nile.Met, Args: [6]int32{n, 0, 0, 0, 1}} }
	before := []game.Event{met(0), seen(1), seen(2), seen(1)}
	once := tell.Speech(v, people(0), before, tell.AtMeeting)
	if twice := tell.Speech(v, people(0), append(before, seen(2)), tell.AtMeeting); twice == once {
		t.Errorf("two peoples say one after the other: %s", once)
	}
	// Nor does one player hear what another has just heard.
	mine := tell.Speech(v, people(0), []game.Event{met(1)}, tell.AtMeeting)
	theirs := met(1)
	theirs.Seat = 1
	if again := tell.Speech(v, people(0), []game.Event{theirs, met(1)}, tell.AtMeeting); again == mine {
		t.Errorf("two players hear one after the other: %s", mine)
	}
	// A first meeting: the general lines and those of the country, none of them twice in nine.
	heard, events := map[string]bool{}, []game.Event{}
	for range 9 {
		now := met(1)
		now.At = int32(people(0).At)
		now.Args[0] = int32(len(events) + 1)
		events = append(events, now)
		said := tell.Speech(v, people(0), events, tell.AtMeeting)
		if heard[said] {
			t.Errorf("comes back within nine meetings: %s", said)
		}
		heard[said] = true
	}
}

// Nor do two peoples say the same of the same country, however many others were met in between.
func TestOfACountryTheyDoNotSayTheSame(t *testing.T) {
	many := func(tab *game.Table) bool { return len(tab.Position().(*nile.Position).View(0).Tribes()) >= 6 }
	v := driven.Table(t, 5, 3, many).Position().(*nile.Position).View(0)
	stranger := func(x nile.TribeView) nile.TribeView {
		return nile.TribeView{At: x.At, Number: x.Number, Name: x.Name, Strength: x.Strength}
	}
	met := func(n int, at hexmap.ID) game.Event {
		return game.Event{Kind: nile.Met, At: int32(at), Args: [6]int32{int32(n), 0, 0, 0, 1}}
	}
	pairs := 0
	for i, a := range v.Tribes() {
		for _, b := range v.Tribes()[i+1:] {
			if v.Hex(a.At).Terrain != v.Hex(b.At).Terrain {
				continue
			}
			pairs++
			for before := range 3 {
				for between := range 10 {
					var events []game.Event
					for n := range before {
						events = append(events, met(100+n, hexmap.None))
					}
					events = append(events, met(a.Number, a.At))
					first := tell.Speech(v, stranger(a), events, tell.AtMeeting)
					for n := range between {
						events = append(events, met(200+n, hexmap.None))
					}
					events = append(events, met(b.Number, b.At))
					if tell.Speech(v, stranger(b), events, tell.AtMeeting) == first {
						t.Errorf("peoples %d and %d, after %d others and %d in between: %s", a.Number, b.Number, before, between, first)
					}
				}
			}
		}
	}
	if pairs == 0 {
		t.Error("no two peoples live in the same country")
	}
}

// Who has seen a people and turned round is no stranger to them the next time; whoever takes up
// the work of the dead is one again.
func TestWhoTurnedRoundIsNoStranger(t *testing.T) {
	tab, err := game.NewTable(nile.Rules{}, nile.Settings{Way: nile.Game1, Target: 75, Players: []nile.Player{{Name: "Amelia"}, {Name: "Bo", Colour: 1}}}.Encode(), 1)
	if err != nil {
		t.Fatal(err)
	}
	v := tab.Position().(*nile.Position).View(0)
	met := func(s game.Seat, people int32) game.Event {
		return game.Event{Kind: nile.Met, Seat: s, Args: [6]int32{people, 0, 0, 0, 1}}
	}
	for name, of := range map[string]struct {
		events []game.Event
		want   bool
	}{
		"nobody yet":   {nil, true},
		"for once":     {[]game.Event{met(0, 3)}, true},
		"seen before":  {[]game.Event{met(0, 3), {Kind: nile.Withdrew}, met(0, 3)}, false},
		"others there": {[]game.Event{met(0, 2), met(1, 3), met(0, 3)}, true},
		"an heir":      {[]game.Event{met(0, 3), {Kind: nile.NewExplorer}, met(0, 3)}, true},
	} { // in any order: each by itself
		if got := tell.FirstMeeting(v, of.events); got != of.want {
			t.Errorf("%s: the first meeting: got %v, want %v", name, got, of.want)
		}
	}
}

// Where nobody drowned no hand is seen in the water.
func TestWhereNobodyDrownedNobodyIsSeenTo(t *testing.T) {
	if got := tell.BornePicture(deck.Drowning, false); got == nil || got == tell.DisasterPicture(deck.Drowning) {
		t.Errorf("with everybody saved the picture is %v", got)
	}
	if got := tell.BornePicture(deck.Drowning, true); got != tell.DisasterPicture(deck.Drowning) {
		t.Errorf("with somebody lost the picture is %v", got)
	}
}
