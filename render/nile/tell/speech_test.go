package tell_test

import (
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
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
			events = append(events, k.last)
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
		events = append(events, met(1))
		said := tell.Speech(v, people(0), events, tell.AtMeeting)
		if heard[said] {
			t.Errorf("comes back within nine meetings: %s", said)
		}
		heard[said] = true
	}
}
