package heart

import (
	"regexp"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
)

// ruleTests says which tests cover the numbers of the rules, chapters 1 to 22, and the
// worked example of 24. A chapter whose parts have no numbers of their own stands with their names.
const ruleTests = `
1 TestRule1_TheSequenceOfPlay TestRandomGamesEnd
2.1 TestRule2_1_Pieces TestRule2_3_Resources
2.2 TestRule2_2_Dots TestRule2_1_Pieces
2.3 TestRule2_3_Resources TestRule13_WhatFindsScore TestRule9_8_WhatWaterScores TestRule14_TheTable TestRule12_Incidents
3 TestRule3_1_Capacity TestRule22_4_Conservation TestRule15_4_Specials
3.1 TestRule3_1_Capacity
3.2 TestRule3_2_TheLastPorter
3.3 TestRule3_3_Rolls
3.4 TestRule3_3_Rolls
3.5 TestRule3_3_Rolls
3.6 TestRule3_3_Rolls
4.1 TestRule6_TheTurnTrack TestRule4_SettingUp
4.2 TestRule4_SettingUp TestRule21_EvenPatrons
4.3 TestRule4_SettingUp TestRule24_TheWorkedExample
4.4 TestWantedIsTheOutfit TestRule4_SettingUp
5 TestTheChart TestHowFarInland TestTheHexesAreTheTable
6.1 TestRule6_TheTurnTrack
6.2 TestRule6_TheTurnTrack
7.1 TestRule7_1_Eating
7.2 TestRule7_2_DiseaseAndHorror
7.3 TestRule7_3_TheMarch
7.4 TestRule7_3_TheMarch
7.5 TestRule7_5_IntoTheUnexplored
7.6 TestRule7_5_IntoTheUnexplored
8 TestRule8_Terrain
8.1 TestRule8_1_NeverJungleBesideDesert TestRule8_Terrain
8.2 TestRule8_Terrain TestRule8_1_NeverJungleBesideDesert
8.3 TestRule8_3_WhatLandScores
9.1 TestRule9_1_ADeadEnd TestRule9_3_Searching
9.2 TestRule9_2_Joining
9.3 TestRule9_3_Searching TestRule9_3_WhichBorders TestRule24_TheWorkedExample
9.4 TestRule9_4_ValidBorders
9.5 TestRule9_3_Searching
9.6 TestRule9_6_Blocked TestRule7_3_TheMarch
9.7 TestRule9_7_ForksBringSources
9.8 TestRule9_8_WhatWaterScores
10 TestRule10_TheMatrix
10.1 TestRule10_1_DiscoveryProcedure
10.2 TestRule1_TheSequenceOfPlay
10.3 TestRule10_3_GuideAndTelescope
10.4 TestRule10_4_Laying TestRule10_3_GuideAndTelescope
10.5 TestRule10_5_WhatGoesBack
10.6 TestRule10_8_OrderOfADay
10.7 TestRule10_7_Steps TestRule10_8_OrderOfADay
10.8 TestRule10_8_OrderOfADay
10.9 TestRule10_9_TheEndOfDays
10.10 TestRule10_9_TheEndOfDays
11.1 TestRule10_8_OrderOfADay
11.2 TestRule11_Events TestRule10_8_OrderOfADay
11.3 TestRule11_Events
11.4 TestRule11_4_WhatFitsWhere
11.5 TestRule11_5_WhatGoesBack
12 Warband TestRule12_Incidents
12 Malaria TestRule12_Incidents
12 Taboo TestRule12_Incidents
12 Accident TestRule12_Incidents
12 Storm TestRule12_Incidents
12 Thirst TestRule12_Thirst
12 Lost TestRule12_Incidents
12 Success TestRule12_SuccessAndImpassable TestRule24_TheWorkedExample
12 Rumour TestRule11_4_WhatFitsWhere
12 Impassable TestRule12_SuccessAndImpassable TestRule10_7_Steps
13 Findings TestRule13_WhatFindsScore TestRule11_4_WhatFitsWhere
13 Discoveries TestRule13_WhatFindsScore
13 Kingdom TestRule13_KingsAndWarriors
13 Warriors TestRule13_KingsAndWarriors
13 Names TestRule13_WhatFindsScore
14 TestRule14_TheTable TestRule14_Instead
14.1 TestRule14_TheTable
14.2 TestRule14_TheTable
14.3 TestRule14_TheTable
14.4 TestRule14_TheTable
14.5 TestRule14_5_Recruits
14.6 TestRule14_6_Villages
15.1 TestRule14_6_Villages TestRule15_1_AllBarred
15.2 TestRule15_Rumours
15.3 TestRule15_3_Wasteland TestRule15_Rumours TestRule10_4_Laying
15.4 TestRule15_4_Specials
16.1 TestRule16_Losses
16.2 TestRule16_Losses
16.3 TestRule16_Losses
16.4 TestRule16_Losses TestRule16_5_NotIntoDeath
16.5 TestRule16_5_NotIntoDeath TestRule10_7_Steps
17.1 TestRule17_TimeUp TestRule15_4_Specials
17.2 TestRule17_TimeUp
17.3 TestRule17_TimeUp
17.4 TestRule17_TimeUp TestRule16_5_NotIntoDeath
18.1 TestRule18_1_Humility TestRule18_AskedWhenItMatters
18.2 TestRule18_2_Envy
18.3 TestRule18_3_BadLuck TestRule18_AskedWhenItMatters
19.1 TestRule19_TheEnd TestRule18_2_Envy
19.2 TestRule19_2_TheBalance
19.3 TestRule19_TheEnd
20.1 TestRule20_1_EveryPointHasALine
20.2 TestRule20_2_Attention TestRule13_WhatFindsScore TestRule19_TheEnd
21 TestRule21_Settings TestRule21_Alone TestRule19_TheEnd TestHeartConforms TestRule21_EvenPatrons
22.1 TestRule22_1_Choices TestEverythingHappens
22.2 TestRule22_1_Choices TestChancesAreThoseOfTheDice
22.3 TestHeartConforms
22.4 TestRule22_4_Conservation TestRule22_4_Geography TestRandomGamesEnd
24 TestRule24_TheWorkedExample
`

// numbersIn is how many numbered parts a chapter has; 0: it has none and stands alone.
var numbersIn = []struct{ chapter, parts string }{
	{"1", ""},
	{"2", "1 2 3"},
	{"3", "- 1 2 3 4 5 6"},
	{"4", "1 2 3 4"},
	{"5", ""},
	{"6", "1 2"},
	{"7", "1 2 3 4 5 6"},
	{"8", "- 1 2 3"},
	{"9", "1 2 3 4 5 6 7 8"},
	{"10", "- 1 2 3 4 5 6 7 8 9 10"},
	{"11", "1 2 3 4 5"},
	{"12", "Warband Malaria Taboo Accident Storm Thirst Lost Success Rumour Impassable"},
	{"13", "Findings Discoveries Kingdom Warriors Names"},
	{"14", "- 1 2 3 4 5 6"},
	{"15", "1 2 3 4"},
	{"16", "1 2 3 4 5"},
	{"17", "1 2 3 4"},
	{"18", "1 2 3"},
	{"19", "1 2 3"},
	{"20", "1 2"},
	{"21", ""},
	{"22", "1 2 3 4"},
	{"24", ""},
}

var (
	testFunc  = regexp.MustCompile(`(?m)^func (Test\w+)\(t `)
	ruleCited = regexp.MustCompile(`"([0-9]{1,2}(?:\.[0-9]{1,2})?)"`)
)

// TestEveryRuleNumberHasATest: no number of chapters 1 to 22 is without a test that
// exists, nothing else stands in the list, and every number that the rules cite is one.
func TestEveryRuleNumberHasATest(t *testing.T) {
	rules, tests := sources.Texts(t, ".", "chart", "ground", "box", "party", "odds")
	there := map[string]bool{}
	for _, m := range testFunc.FindAllStringSubmatch(tests, -1) {
		there[m[1]] = true
	}
	covered := map[string]bool{}
	for line := range strings.Lines(strings.TrimSpace(ruleTests)) {
		number, list, ok := strings.Cut(strings.TrimSpace(line), " Test")
		if !ok || covered[number] {
			t.Errorf("%q has no test, or stands there twice", number)
		}
		covered[number] = true
		for name := range strings.FieldsSeq("Test" + list) {
			if !there[name] {
				t.Errorf("%s: there is no %s", number, name)
			}
		}
	}
	known := map[string]bool{}
	for _, c := range numbersIn {
		known[c.chapter] = true
		parts := strings.Fields(c.parts)
		if len(parts) == 0 {
			parts = []string{"-"}
		}
		for _, part := range parts {
			number := c.chapter + "." + part
			switch {
			case part == "-":
				number = c.chapter
			case part[0] > '9':
				number = c.chapter + " " + part
			}
			known[number] = true
			if !covered[number] {
				t.Errorf("%s has no test", number)
			}
			delete(covered, number)
		}
	}
	for number := range covered { // in any order: all are faults
		t.Errorf("%s is no number of the rules", number)
	}
	for _, m := range ruleCited.FindAllStringSubmatch(rules, -1) {
		if !known[m[1]] {
			t.Errorf("the rules cite %s, which is none", m[1])
		}
	}
}
