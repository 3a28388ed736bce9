package nile

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/play"
)

// What a month came to is looked at before the next turn is told of, or the end of the sitting: the bar names the next
// player and the next month from then on.
func TestAMonthIsLookedAtBeforeWhatComesNextIsTold(t *testing.T) {
	month := []game.Event{{Kind: nile.Received, Seat: 2}, {Kind: nile.NothingFound, Seat: 2}}
	for _, next := range []game.Event{{Kind: nile.SittingEnded}, {Kind: nile.TurnBegan, Seat: 0}} {
		events := append(month[:2:2], next)
		got := beforeTheNext([]play.Beat{{Kind: play.PageBeat, Event: len(events), Page: int(SeenScreen)}}, events, 2)
		if len(got) != 1 || got[0].Event != len(month) {
			t.Errorf("before %v: got %+v, wanted the page once %d events are told", next.Kind, got, len(month))
		}
	}
	own := append(month[:2:2], game.Event{Kind: nile.TurnBegan, Seat: 2})
	if got := beforeTheNext([]play.Beat{{Kind: play.PageBeat, Event: len(own), Page: int(SeenScreen)}}, own, 2); got[0].Event != len(own) {
		t.Errorf("before one's own next turn: got the page after %d events, wanted %d", got[0].Event, len(own))
	}
}
