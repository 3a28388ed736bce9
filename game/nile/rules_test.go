package nile

import (
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
)

// ruleTests lists every rule that the program holds to, and the tests that
// cover it besides those named after it: TestRule9_27_… covers 9.27, and 9 and
// 9.2 with it.
var ruleTests = []struct {
	rule, what string
	also       string // names of further tests
}{
	{"1", "a turn is a month, the first April 1821", ""},
	{"3.2", "the board: ports, Zanzibar, Cape Colony", ""},
	{"3.31", "eight caches", ""},
	{"4.2", "the deck is shuffled when it is empty", ""},
	{"4.4", "discovery counters", ""},
	{"4.41", "on remote blank hexes", ""},
	{"4.42", "three hexes apart", "TestRule4_4_PlayersPlaceInTurnThreeApart"},
	{"4.5", "ports in secret", ""},
	{"4.6", "specialties", ""},
	{"4.7", "what is agreed on", ""},
	{"4.62", "the order of play", ""},
	{"5.1", "a thousand dollars", "TestRule27_TheSuccessor"},
	{"5.2", "the ports are revealed", ""},
	{"5.3", "money and prices", ""},
	{"5.41", "people and their duties", "TestRule6_5_Loads"},
	{"5.42", "animals", ""},
	{"5.423", "riding beside a party on foot", ""},
	{"5.426", "horses: where sold, where not taken", "TestRule9_43_WhereModesMayGo"},
	{"5.427", "camels: where sold, where not taken", "TestRule9_43_WhereModesMayGo TestRule14_WhatTheLandGives"},
	{"5.428", "animals that stray", ""},
	{"5.429", "animals worn out by forced marches", ""},
	{"5.432", "where canoes go", ""},
	{"5.433", "people in canoes", ""},
	{"5.442", "food", ""},
	{"5.4423", "a ration a turn", "TestRule18_WhoGoesHungryFirst"},
	{"5.4424", "horses in the desert", ""},
	{"5.4425", "animals shot for food", ""},
	{"5.4426", "rations sold", "TestRule14_Selling"},
	{"5.4442", "water to enter the desert", ""},
	{"5.4443", "where water is", ""},
	{"5.4444", "thirst", ""},
	{"5.443", "gifts", "TestRule14_Prices TestRule13_ParleyTakesGifts TestRule14_TenGiftsAreAnItem"},
	{"5.445", "muskets", "TestRule14_Prices TestRule14_AskarisForMuskets"},
	{"5.4453", "muskets sold", "TestRule14_Selling"},
	{"5.5", "what the explorer may do", "TestRule5_52_AnAskariLeavesEachTurn"},
	{"5.51", "the explorer at a bearer's work", ""},
	{"5.52", "respect lost and regained", ""},
	{"6.5", "the expedition sheet", ""},
	{"6.55", "no more than can be carried", ""},
	{"7", "winning", ""},
	{"7.3", "a rival society", ""},
	{"7.4", "a closer race", ""},
	{"7.5", "the chart of the day", ""},
	{"8.1", "turns in order", ""},
	{"8.2", "nothing but what is offered", "TestNileConforms TestPeopledNileConforms"},
	{"8.3", "the sequence of a turn", "TestRule13_APartyAtRest TestRule20_EveryMonthInAfrica"},
	{"9", "movement", ""},
	{"9.12", "movement points", ""},
	{"9.13", "to hexes it touches", ""},
	{"9.15", "known hexes cost one", ""},
	{"9.16", "unknown hexes cost two", "TestRule9_15_KnownHexesCostOnePoint"},
	{"9.21", "canoes in swamp", ""},
	{"9.22", "crews", ""},
	{"9.23", "crews of four to seven", "TestRule9_22_CrewLoss"},
	{"9.24", "crews of two and three", "TestRule9_22_CrewLoss"},
	{"9.25", "crews of one", "TestRule9_22_CrewLoss"},
	{"9.26", "drifting", ""},
	{"9.27", "portages", ""},
	{"9.28", "over the falls", ""},
	{"9.3", "the marker", ""},
	{"9.41", "no borrowing", ""},
	{"9.42", "no saving", "TestRule9_41_NoBorrowing"},
	{"9.43", "where modes may go", ""},
	{"9.44", "where a party may not stay", ""},
	{"9.45", "going back", ""},
	{"9.46", "the points stay spent", "TestRule9_44_BackOrAnotherMode"},
	{"9.5", "changing mode", ""},
	{"9.51", "the slower mode's allowance", ""},
	{"9.52", "halted", ""},
	{"9.6", "discharging and discarding", ""},
	{"9.7", "the sick discharged", ""},
	{"10.2", "terrain", ""},
	{"10.23", "the first number", ""},
	{"10.24", "the second number", "TestRule10_23_TerrainByTheCompass"},
	{"10.25", "the card's own terrain", "TestRule10_23_TerrainByTheCompass"},
	{"10.27", "desert never touches jungle", ""},
	{"10.28", "at most three lakes", ""},
	{"10.3", "rivers", ""},
	{"10.4", "cataracts and falls", ""},
	{"10.5", "oases", ""},
	{"10.6", "peaks and lakes", ""},
	{"10.7", "peoples", ""},
	{"11", "disasters", ""},
	{"11.971", "what their victims will bear", ""},
	{"12", "losing the way", ""},
	{"13", "meeting a people", ""},
	{"14", "trade", ""},
	{"14.6", "friends show the way", ""},
	{"14.7", "word goes before", ""},
	{"14.8", "rumours", ""},
	{"14.9", "empty hands", ""},
	{"15", "battle, defeat and captivity", ""},
	{"15.2", "first fire", "TestRule15_NextAttack"},
	{"15.3", "their attack", "TestRule15_NextAttack"},
	{"15.4", "the answer", "TestRule15_NextAttack"},
	{"15.5", "what becomes of the beaten", "TestRule15_DefeatForetold"},
	{"15.71", "a captive bides his time", ""},
	{"16", "victory", ""},
	{"17", "caches", ""},
	{"18", "hunting and food", ""},
	{"19", "sickness", ""},
	{"20", "finds", ""},
	{"21", "going home", ""},
	{"22", "publishing", ""},
	{"22.7", "names", ""},
	{"23", "special discoveries", ""},
	{"24", "records and reports", ""},
	{"25", "rivers and epic journeys", ""},
	{"26", "Europe", ""},
	{"27", "death", ""},
	{"28", "the ways to play, sittings", "TestRuleP_EveryWayStaysSound TestRuleP_EveryWayConforms"},
	{"28.94", "a map that goes from game to game", ""},
}

var (
	testName  = regexp.MustCompile(`(?m)^func (Test(?:Rule([0-9]+(?:_[0-9]+)?)_)?\w+)\(`)
	citedRule = regexp.MustCompile(`"([0-9]{1,2}(?:\.[0-9]+)?)"`)
)

// testNames are the names of the tests of the rules, and the numbers that they are named after.
func testNames(t *testing.T) (names map[string]bool, numbers []string) {
	t.Helper()
	names = map[string]bool{}
	_, tests := sources.Texts(t, ".", "deck")
	for _, m := range testName.FindAllStringSubmatch(tests, -1) {
		if names[m[1]] = true; m[2] != "" {
			numbers = append(numbers, strings.Replace(m[2], "_", ".", 1))
		}
	}
	return names, numbers
}

// covers reports whether a test named after one rule covers another: the rule
// itself, or what the rule is part of.
func covers(named, rule string) bool {
	if named == rule {
		return true
	}
	if strings.Contains(rule, ".") {
		return strings.HasPrefix(named, rule) // 5.442 is part of 5.44
	}
	return strings.HasPrefix(named, rule+".")
}

// TestEveryRuleHasATest reads the names of the tests: each rule of the list has
// to have one, and each rule that the program cites has to be in the list.
func TestEveryRuleHasATest(t *testing.T) {
	names, numbers := testNames(t)
	listed := map[string]bool{}
	for _, r := range ruleTests {
		listed[r.rule] = true
		tested := r.also != ""
		for _, name := range strings.Fields(r.also) {
			if !names[name] {
				t.Errorf("%s (%s): there is no test %s", r.rule, r.what, name)
			}
		}
		for _, n := range numbers {
			tested = tested || covers(n, r.rule)
		}
		if !tested {
			t.Errorf("%s (%s) has no test", r.rule, r.what)
		}
	}
	program, _ := sources.Texts(t, ".", "deck")
	for _, m := range citedRule.FindAllStringSubmatch(program, -1) {
		if rule := m[1]; !listed[rule] && !partOf(listed, rule) {
			t.Errorf("the program cites %s, which the list does not have", rule)
			listed[rule] = true
		}
	}
}

// partOf reports whether the list has a part of the rule: 5.4 is told by 5.41.
func partOf(listed map[string]bool, rule string) bool {
	for have := range listed {
		if covers(have, rule) {
			return true
		}
	}
	return false
}
