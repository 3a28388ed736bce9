package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/play"
)

// What an Event brought upon a player stays on its page for a while before the next comes by itself; computer
// players are not waited for.
func TestAPageThatStruckLingers(t *testing.T) {
	for _, machine := range []bool{false, true} {
		d := &play.Doing{Machine: machine, Events: []game.Event{{Kind: heart.Walked}, {Kind: heart.Changed}, {Kind: heart.EventDrawn}, {Kind: heart.Rolled}, {Kind: heart.Changed}, {Kind: heart.Met}}}
		takes := map[int]float64{}
		for _, b := range beats(d) {
			if b.Kind == play.SeenBeat {
				takes[b.Event] = b.Takes
			}
		}
		if got := takes[4] >= lingers; got == machine {
			t.Errorf("computer player %v: what came of the Event stays for %g seconds", machine, takes[4])
		}
		if takes[1] >= lingers {
			t.Errorf("a step stays for %g seconds", takes[1])
		}
	}
}

// What came of a choice is read before the sheet of the end of the road takes its place: once, and where there was
// anything; and what was chosen stays for a while before the next Event comes by itself (17).
func TestRule17_WhatCameIsReadBeforeTheTimeIsUp(t *testing.T) {
	for _, c := range []struct {
		name   string
		events []game.Event
		at     int
	}{
		{"gifts in a village", []game.Event{{Kind: heart.Decided}, {Kind: heart.Rolled}, {Kind: heart.Scored}, {Kind: heart.TimeIsUp}, {Kind: heart.Rolled}}, 3},
		{"a step to the end", []game.Event{{Kind: heart.Walked}, {Kind: heart.Changed}, {Kind: heart.TimeIsUp}, {Kind: heart.Rolled}}, -1},
		{"another's Time", []game.Event{{Kind: heart.Rolled}, {Kind: heart.TimeIsUp, Seat: 1}}, -1},
		{"the day goes on", []game.Event{{Kind: heart.Rolled}, {Kind: heart.Changed}}, -1},
	} {
		if at := upAfter(c.events, 0); at != c.at {
			t.Errorf("%s: got %d, want %d", c.name, at, c.at)
		}
	}
	list := pageAt(beats(&play.Doing{Events: []game.Event{{Kind: heart.Rolled}, {Kind: heart.TimeIsUp}}}), 1, 0)
	pages := 0
	for i, b := range list {
		if b.Kind == play.PageBeat {
			if pages++; b.Event != 1 || list[i-1].Kind != play.LineBeat || list[i-1].Event != 0 {
				t.Errorf("the page is of event %d, after %+v", b.Event, list[i-1])
			}
		}
	}
	if pages != 1 {
		t.Errorf("%d pages are read, want 1", pages)
	}
	for _, b := range beats(&play.Doing{Events: []game.Event{{Kind: heart.Rolled}, {Kind: heart.Got}, {Kind: heart.EventDrawn}}}) {
		if b.Kind == play.SeenBeat && b.Event == 1 && b.Takes < lingers {
			t.Errorf("what was got stays for %g seconds", b.Takes)
		}
	}
}

// What came of a day is read before the next day of the same player takes its place; a day on which nothing came, but what
// was chosen, asks for no press (10.2).
func TestRule10_2_WhatCameIsReadBeforeTheNextDay(t *testing.T) {
	walked := game.Event{Kind: heart.Changed, Args: [6]int32{int32(box.Time), -1, 0, int32(box.ByWalking)}}
	hungry := game.Event{Kind: heart.Changed, Args: [6]int32{int32(box.Food), -5, 0, int32(box.ByStorm)}}
	for _, c := range []struct {
		name   string
		events []game.Event
		at     int
	}{
		{"a storm", []game.Event{{Kind: heart.Walked}, {Kind: heart.EventDrawn}, hungry, {Kind: heart.DaysBegan}, {Kind: heart.ChitLaid}}, 3},
		{"a hunt", []game.Event{{Kind: heart.Met}, {Kind: heart.Rolled}, {Kind: heart.DaysBegan}, {Kind: heart.EventDrawn}}, 2},
		{"the survey", []game.Event{{Kind: heart.Scored}, {Kind: heart.Surveyed}, {Kind: heart.ChitLaid}, {Kind: heart.ChitBack}, {Kind: heart.DaysBegan}}, 1},
		{"a quiet day", []game.Event{{Kind: heart.Walked}, walked, {Kind: heart.EventDrawn}, {Kind: heart.EventBack}, {Kind: heart.DaysBegan}, hungry}, -1},
		{"another's day", []game.Event{hungry, {Kind: heart.DaysBegan, Seat: 1}}, -1},
	} {
		if at := dayAfter(c.events, 0); at != c.at {
			t.Errorf("%s: got %d, want %d", c.name, at, c.at)
		}
	}
}
