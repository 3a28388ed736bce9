package main

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/render/ui/uitest"
)

// heartButton is the target of the button of a choice.
func heartButton(k game.Kind, target, item int) string {
	return "board/" + board.IDOf(game.Choice{Kind: k, Target: int32(target), Item: int16(item)})
}

// heartSlot is the target of a slot, by the days of the way that is proposed.
func heartSlot(day int) string { return "board/slot " + heart.FirstWay[day].Name() }

// heartFirst is what is to be done at each step of the first journey of Heart of Darkness,
// one target after the other; a slot is picked up first.
var heartFirst = map[string][]string{
	"welcome": {"guide/on"}, "patron": {heartButton(heart.TakePatron, int(box.RGS), 0)},
	"outfit": {"board/" + board.BuyAll + "-" + box.AllRounder.Name()}, "march": {heartButton(heart.March, int(heart.FirstRegion), -1)},
	"codes": {"guide/on"}, "spring": {heartButton(heart.Keep, 0, 0)}, "guide": {heartButton(heart.Yes, 0, 0)}, "days": {"guide/on"}, "village": {heartSlot(0), heartSlot(0)},
	"parley": {heartButton(heart.GiveVillage, 0, int(box.TwoGifts))}, "trade": {heartButton(heart.No, 0, 0)}, "strip": {"guide/on"},
	"place": {heartSlot(1), heartSlot(1)}, "mission": {heartSlot(1), heartSlot(1)}, "recruit": {heartButton(heart.Recruit, int(box.Askaris), 0)},
	"mountain": {heartSlot(2), heartSlot(2)}, "name": {heartButton(heart.No, 0, 0)}, "home": {heartSlot(3), heartSlot(3)}, "last": {heartSlot(4), heartSlot(4)},
	"stop": {heartButton(heart.Yes, 0, 0)}, "boost": {heartButton(heart.Boost, 0, int(box.QuinineHealth))}, "account": {"guide/on"},
}

// TestHeartFirstJourney plays the first journey of Heart of Darkness from the title to a
// game against two computer explorers, with the mouse alone and with keys alone.
func TestHeartFirstJourney(t *testing.T) {
	for name, with := range map[string]struct {
		size  uitest.Size
		begin func(t *testing.T, s *staged)
		do    func(t *testing.T, s *staged, what string)
	}{
		"mouse": {usual, func(_ *testing.T, s *staged) {
			s.Click("First journey")
			s.Ticks(hands.ReadTicks)
			s.Click("game heart")
		}, func(_ *testing.T, s *staged, what string) { s.Click(what) }},
		"keys": {uitest.Size{W: 1920, H: 1080, Text: 100}, func(t *testing.T, s *staged) {
			s.press(ebiten.KeyF)
			s.Ticks(hands.ReadTicks)
			s.reach(t, "game heart")
		}, func(t *testing.T, s *staged, what string) {
			if what == "guide/on" {
				s.press(ebiten.KeyF4)
				return
			}
			s.reach(t, what)
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := stageOf(t, with.size, false, []*title{theNile, theHeart})
			s.Ticks(hands.ReadTicks)
			with.begin(t, s)
			said := s.taught(t, func(step string) {
				if s.Shows("board/go-on") { // what came of a day is read before the next
					with.do(t, s, "board/go-on")
					return
				}
				for _, what := range heartFirst[step] {
					if s.Shows(what) {
						with.do(t, s, what)
					}
					s.Ticks(hands.ReadTicks)
				}
			})
			if got := s.w.play.Position().Summary().Players[0].Score; got != 12 {
				t.Errorf("the journey brought %d Drama Points, want 12", got)
			}
			with.do(t, s, "guide/again")
			s.againstTwo(t)
			s.saidAll(t, said, heartFirst)
		})
	}
}
