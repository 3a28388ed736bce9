package island

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/internal/sources"
)

// numbers are those of the rules, chapters 1 to 22, the program's part of 23, and 26; each
// with the test that covers it where that is not named after it.
const numbers = `
1.1 TestRule1_3_CountsOfAllPieces
1.2 TestRule1_3_CountsOfAllPieces
1.3
1.4 TestRule1_3_CountsOfAllPieces TestRule10_Traps
1.5
1.6
1.7
2
2.1 TestRule2_2_APlacesOwnAction TestRule8_AssembleAndConsult
2.2
2.3
3.1 TestRule19_LevelsHaveNames
3.2
3.3 TestRule3_2_SettingUp
3.4
3.5
4.1
4.2
4.3
5 TestRule6_1_Spawning TestRule26_TheExample
6.1
6.2 TestRule6_1_Spawning TestRule22_4_SpawnCards
6.3
6.4
6.5
6.6
6.7
7.1
7.2
7.3
7.4 TestRule7_3_Allowance
7.5
8
8.1
8.2
9.1
9.2
9.3 TestRule9_4_OtherFreeActions
9.4
9.5 TestRule9_4_OtherFreeActions TestRule22_2_EveryCurse
9.6 TestRule15_Quests TestRule16_TheBoat
10.1 TestRule10_Traps
10.2 TestRule10_Traps
10.3 TestRule10_Traps
10.4 TestRule10_Traps
11.1 TestRule11_Gates
11.2 TestRule11_Gates
11.3 TestRule11_Gates
12
12.1
12.2
12.3
12.4 TestRule12_3_OneMove
12.5
12.6 TestRule12_5_Entering
12.7
12.8
13.1 TestRule13_TheGuardian TestRule6_3_NoneInTheStock
13.2 TestRule13_TheGuardian
14.1 TestRule14_Lost
14.2 TestRule14_Lost
14.3 TestRule14_Lost
14.4 TestRule14_Lost TestRule4_2_Losing
14.5 TestRule7_2_ANewProtagonist
15.1 TestRule15_Quests
15.2 TestRule15_Quests TestRule22_1_EveryQuest
15.3 TestRule15_Quests
15.4
15.5
16.1 TestRule16_TheBoat
16.2 TestRule16_TheBoat
16.3 TestRule16_TheBoat
17.1
17.2
17.2b
17.3
17.4
17.5
17.5b
17.6
18.1
18.2 TestSomebodyElsePlaysOn
18.3
19
20
21.1
21.2
22.1
22.2
22.3
22.4
22.5
23.1
23.2
23.3
23.5
26
4 TestRule4_1_Winning TestRule4_2_Losing
7 TestRule7_3_Allowance
16 TestRule16_TheBoat
17 TestRule17_1_Breach
`

var (
	testFunc  = regexp.MustCompile(`(?m)^func (Test\w+)\(t `)
	ruleCited = regexp.MustCompile(`"([0-9]{1,2}(?:\.[0-9]{1,2}b?)?)"`)
)

// TestEveryRuleNumberHasATest: no number is without a test that exists, and every number that
// the rules cite is one.
func TestEveryRuleNumberHasATest(t *testing.T) {
	rules, tests := sources.Texts(t, ".", "box", "verb", "foretell")
	var there []string
	for _, m := range testFunc.FindAllStringSubmatch(tests, -1) {
		there = append(there, m[1])
	}
	known := map[string]bool{}
	for line := range strings.Lines(strings.TrimSpace(numbers)) {
		words := strings.Fields(line)
		number := words[0]
		known[number] = true
		prefix := "TestRule" + strings.ReplaceAll(number, ".", "_") + "_"
		if len(words) == 1 && !slices.ContainsFunc(there, func(name string) bool { return strings.HasPrefix(name, prefix) }) {
			t.Errorf("%s has no test", number)
		}
		for _, name := range words[1:] {
			if !slices.Contains(there, name) {
				t.Errorf("%s: there is no %s", number, name)
			}
		}
	}
	for _, m := range ruleCited.FindAllStringSubmatch(rules, -1) {
		if !known[m[1]] {
			t.Errorf("the rules cite %s, which is none", m[1])
		}
	}
}
