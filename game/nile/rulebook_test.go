package nile

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// bookTests says which tests cover the numbers of the program's own rulebook
// (assets/nile/rules) that no test is named after. A test named for a number, or for
// a part of it, covers it by itself: TestRule9_27_… covers 9.27, and 9.2 with it.
// What a number says stands in the rulebook.
const bookTests = `
4.1	TestRule7_Targets TestRule4_7_OptionsAreKept
4.3	TestRule5_3_EveryChangeIsTold
4.42	TestRule4_4_PlayersPlaceInTurnThreeApart
4.61	TestSpecialtiesInTheRulebooksOrder TestRule11_EveryDisasterHasItsScenes TestRule22_TerrainForEverySpecialty
5.1	TestRule27_TheSuccessor
5.41	TestRule6_5_Loads TestRule15_TheSickDoNotFall
5.411	TestRule6_5_Loads
5.412	TestRule12_OddsAgainstEveryDie
5.413	TestRule18_WhoHunts TestRule15_FirstFire
5.414	TestRule19_TheSickDoNoDuty
5.422	TestRule6_5_Loads
5.424	TestRule9_43_WhereModesMayGo TestRule6_5_Loads
5.425	TestRule6_5_Loads
5.426	TestRule9_43_WhereModesMayGo
5.427	TestRule9_43_WhereModesMayGo TestRule14_WhatTheLandGives
5.431	TestRule6_5_Loads
5.434	TestRule6_5_Loads
5.4421	TestRule18_FreshFoodFirst
5.4422	TestRule5_3_EveryChangeIsTold
5.4423	TestRule18_WhoGoesHungryFirst
5.4426	TestRule14_Selling
5.443	TestRule13_ParleyTakesGifts
5.4431	TestRule13_ParleyMakesFriends
5.4432	TestRule14_Prices
5.4441	TestRule5_42_WhatPortsSell
5.445	TestRule18_WhoHunts
5.4451	TestRule18_WhoHunts TestRule15_NoFirstFire
5.4452	TestRule14_AskarisForMuskets
5.4453	TestRule14_Selling
5.53	TestRule24_Interviews
6.1	TestRule6_5_Loads
6.51	TestRule6_5_Loads
6.52	TestRule6_5_Loads
6.53	TestRule6_5_Loads
7.1	TestRule7_TheRaceIsWonWhenTheAccountIsClosed TestRule7_TheFirstToReachTheTargetWinsAtOnce
7.2	TestRule9_7_TheSickDischarged TestRule27_PublishedAndPrintedHexesStay
8.2	TestNileConforms TestPeopledNileConforms
8.3	TestRule13_APartyAtRest TestRule20_EveryMonthInAfrica
8.31	TestNileConforms
8.4	TestRule26_OutfittingTakesTheTurn TestRule15_Captivity
9.14	TestRule9_41_NoBorrowing
9.16	TestRule9_15_KnownHexesCostOnePoint
9.17	TestRule9_15_KnownHexesCostOnePoint
9.271	TestRule9_27_PortageTrips
9.272	TestRule9_27_TripsAreKeptWhileThePartyStays TestRule9_27_PortageTrips
9.42	TestRule9_41_NoBorrowing
9.46	TestRule9_44_BackOrAnotherMode TestRule13_GoingBackMeetsThePeople
9.8	TestRule12_OddsAgainstEveryDie TestRule18_EveryFaceInEveryCountry TestRule19_Modifiers
10.1	TestRule10_23_TerrainByTheCompass
10.21	TestRule9_43_WhereModesMayGo
10.22	TestRule10_23_TerrainByTheCompass
10.24	TestRule10_23_TerrainByTheCompass
10.25	TestRule10_23_TerrainByTheCompass
10.26	TestRule9_3_TheMarker TestRule9_15_KnownHexesCostOnePoint
10.31	TestRule10_3_SeveralOutMustBeWet TestRule10_3_SeveralOutAfterSixFailures
10.32	TestRule10_3_OneOutSomeIn
10.33	TestRule10_3_UpstreamCourse
10.34	TestRule10_3_Outlet TestRule10_3_NothingLeavesASaltLake
10.35	TestRule10_3_NewRivers TestRule10_3_NothingAtAll
10.36	TestRule10_3_NoCircleThroughBlankLand TestRule10_3_NoCircleThroughALake
10.37	TestRule10_3_UpstreamCourse
10.38	TestRule10_3_AGreatRiverKeepsToBlankLand
10.39	TestRule25_RiversWithoutANameHaveNoSource TestRule22_7_RiversOf1820KeepTheirNames
11.1	TestRule11_NoCardInAPortOrCapeColony
11.2	TestRule11_WhereDisastersHappen
11.3	TestRule11_WhatDisastersNeed
11.4	TestRule11_EveryDisasterHasItsScenes
11.5	TestRule11_TheExplorersPeril
11.6	TestRule11_Transcripts
11.7	TestRule11_Transcripts
11.8	TestRule11_Transcripts
11.9	TestRule11_28_TheRaidersReach TestRule11_28_TheRaidersComeFromTheCoast
11.91	TestRule11_Transcripts
11.92	TestRule11_AThinnerCrewIsSlower
11.93	TestRule11_Transcripts
11.94	TestRule11_Transcripts
11.95	TestRule11_Transcripts
11.96	TestRule11_30_AFalseGuideEndsInTheUnknown
11.97	TestRule11_34_TheJourneyGoesOnAfterADecision
11.971	TestRule11_971_TheBooksWayIsTheBook TestRule11_971_WhoIsAsked TestRule11_971_AskedAgainstRolledDice
11.972	TestRule11_972_Transcripts
11.98	TestRule11_Transcripts TestRule11_WhatDisastersNeed
11.99	TestRule11_WhatDisastersNeed TestRule15_NoFirstFire
12.1	TestRule12_NotInKnownCountry TestRule12_Table
12.2	TestRule12_OddsAgainstEveryDie
12.3	TestRule12_OddsAgainstEveryDie
12.4	TestRule12_TheRollItself
12.5	TestRule12_ThePreviewShowsTheSum TestRule12_OddsAgainstRolledDice
13.1	TestRule13_APartyAtRest TestRule13_OnceATurn TestRule13_GoingBackMeetsThePeople TestRule13_TheFirstMeetingIsNews
13.2	TestRule13_FriendlyPeople
13.3	TestRule13_Withdraw TestRule13_NobodyGoesBackTwice
13.4	TestRule13_SendingAGuideTakesOne TestRule13_PolicyOddsAgainstRolledDice
13.5	TestRule13_S TestRule13_HostileAboveS TestRule14_AGuideKnowsHisNeighbours
13.6	TestRule13_ParleyOnlyWithNeutralPeople
13.61	TestRule13_ParleyMakesFriends TestRule13_WhatGiftsNeed
13.62	TestRule13_TheInsultedAttack TestRule13_Poison TestRule13_ThePoisonedMendsForCertain
13.7	TestRule13_TheyHideFromTheStronger
13.8	TestRule13_ChargeOrAmbush
14.1	TestRule14_Prices TestRule14_WhatTheLandGives TestRule14_AskarisForMuskets
14.2	TestRule14_Selling TestRule14_Rations
14.3	TestRule14_AsMuchAsTheirStrength TestRule14_TenGiftsAreAnItem
14.4	TestRule14_PoisonOnceAVisit TestRule14_GentleHospitality TestRule14_NoTradeNoPoison
14.5	TestRule14_Fed TestRule14_GuestsOfFriendsAreFed
15.1	TestRule15_BlowByBlow TestRule15_TheSickDoNotFall
15.2	TestRule15_FirstFire TestRule15_NoFirstFire
15.3	TestRule15_TheirAttack
15.4	TestRule15_TheCounter
15.5	TestRule15_Killed TestRule15_TakenPrisoner TestRule15_Escapes
15.6	TestRule15_TableA TestRule15_TwoRollsOnTableA TestRule15_WaterComesAwayInTheDesert
15.8	TestRule15_APeopleGrowsAgainEachJanuary TestRule15_AnEmptyVillage TestRule15_BlowByBlow
15.7	TestRule15_Captivity TestRule15_TheSkillOfDoctorsAndMissionaries TestRule15_GoodwillLasts
15.71	TestRule15_71_BidingOnesTime
16.1	TestRule16_TheBeaten TestRule5_52_VictoryRegainsRespect
16.2	TestRule16_Prisoners TestRule16_KeepOrFree TestRule16_DoctorsAndMissionariesFreeAll
16.3	TestRule16_TheVillage
16.4	TestRule16_TheAskarisLoot
16.5	TestRule16_TreatWith TestRule16_DoctorsAndMissionariesFreeAll
16.6	TestRule16_Loot
17.1	TestRule17_GoodsAndCanoesOnly TestRule17_PutDownAndPickedUpLater
17.2	TestRule17_PutDownAndPickedUpLater TestRule17_WhoGoesAwayMustLookAgain
17.3	TestRule17_ADeadMansCacheIsFoundOncePublished TestRule17_ADeadMansCacheMayBeGone
18.1	TestRule18_WhoHunts TestRule18_HuntingIsAChoice
18.2	TestRule18_TheTable TestRule18_EveryFaceInEveryCountry
18.3	TestRule18_ADangerousAnimal
18.4	TestRule18_FreshFoodFirst TestRule18_NobodyHuntsWhereFoodIsFree
18.5	TestRule18_WhoGoesHungryFirst
18.6	TestRule18_TheOddsAreExact
10.41	TestRule28_4_WaterfallsThatAreRecorded
10.51	TestRule10_5_OasesMustBeFoundAgain
10.71	TestRule28_3_ThrowsForPeople
22.31	TestRule22_ASetScoresTheScheduleAlone
28.95	TestRule28_94_ARaceWantsRoom
19.1	TestRule19_EachKindRollsForItself TestRule19_Modifiers
19.2	TestRule19_TheSickExplorer TestRule19_InDanger
19.3	TestRule19_TheTable
20.1	TestRule20_EveryMonthInAfrica
20.2	TestRule20_TheExplorersOwnSpecialty TestRule20_TheConditionMustHoldInAHexEntered
20.3	TestRule20_NotesScoreWithAnyPublishing TestRule20_NotesDieWithTheExplorer
21.1	TestRule21_HomeInsteadOfMoving
21.2	TestRule21_GoodsAreSoldAtHalfPrice
21.3	TestRule21_KnowledgeComesHome
22.1	TestRule22_TheFirstToPublishScores TestRule22_OnlyWhatTheExplorerKnows
22.2	TestRule22_TerrainForEverySpecialty
22.3	TestRule22_RiverAndOasis TestRule22_CataractsFallsAndPeaks
22.4	TestRule22_TerrainForEverySpecialty
22.5	TestRule22_PeoplesForEverySpecialty
22.6	TestRule22_DraftsOfJourneys TestRule25_WaitingKeepsItAndANewOutfitEndsIt
23.1	TestRule23_EnteringTurnsTheCounter
23.2	TestRule23_SpecialDiscoveries
23.3	TestRule23_SpecialDiscoveries
23.4	TestRule23_TheNativeKingdom
23.5	TestRule23_AnAbandonedDiscoveryIsThereForOthers
24.1	TestRule24_OnlyAGreaterOneScores TestRule24_RecordsForEverySpecialty TestRule24_OnceAnAccountForTheGreatest
24.2	TestRule24_AJournalistsOwnBattle TestRule24_BattlesHeardOf TestRule24_Interviews TestRule24_WhichBattlesCount
25.1	TestRule25_LengthByTheLongestWay
25.2	TestRule25_TheSourceOfANamedRiver TestRule25_OnceARiver
25.3	TestRule25_LongestRiver TestRule25_ARiverNotMappedToTheSeaIsNoRecord
25.4	TestRule25_TheSourceOfTheNile TestRule25_NotWhileAStubIsOpenOrAnotherIsFarther
25.5	TestRule25_TheEpicJourneys
25.6	TestRule25_TheFirstOfTheFourBringsMost TestRule25_EachJourneyOnce TestRule25_ThreeHexesMappedOnTheWay TestRule25_TheBonusGrowsHexByHex
26.1	TestRule26_OutfittingTakesTheTurn
26.2	TestRule26_DonationsOnReturn TestRule26_PublishingLaterTopsUp
26.3	TestRule25_WaitingKeepsItAndANewOutfitEndsIt TestRule5_3_EveryChangeIsTold TestRule26_WaitingEndsAtTwoThousand
26.4	TestRule26_OutfittingTakesTheTurn
27.1	TestRule27_WhatNobodyLivingKnowsIsRubbedOut TestRule27_AForgottenPeople
27.2	TestRule27_PublishedAndPrintedHexesStay TestRule17_TheDeadManStillHasHisEight
27.3	TestRule27_TheSuccessor TestRule27_PeoplesAreStrangersToASuccessor
28	TestRuleP_EveryWayStaysSound
28.1	TestRuleP_EveryWayStaysSound TestRuleP_EveryWayConforms
28.2	TestRule10_AfricasByDiceAreLikeThoseByCards TestRule9_28_CataractOddsByDice
28.3	TestRule10_AfricasByDiceAreLikeThoseByCards
28.5	TestRule10_5_OasesMustBeFoundAgain
28.6	TestRule9_1978HasNoActivityLevels
28.7	TestRule12_In1978AGuideNeverLosesTheWay
28.8	TestRule22_ASetScoresTheScheduleAlone
28.85	TestRule13_In1978TheSumIsTheSummarys TestRule13_In1978ThePolicyIsFree
28.86	TestRule26_In1978OnePublishesOrSails
28.9	TestRule26_DonationCards
`

var bookNumber = regexp.MustCompile(`(?m)^(?:= )?([0-9]{1,2}(?:\.[0-9]+)?) `)

// TestEveryNumberOfTheRulebookHasATest: from chapter 4 to 27 each number of the
// rulebook has a test named for it or for a part of it, or stands in the list
// above with tests that exist; nothing else stands there.
func TestEveryNumberOfTheRulebookHasATest(t *testing.T) {
	names, numbers := testNames(t)
	listed := map[string]bool{}
	for line := range strings.Lines(strings.TrimSpace(bookTests)) {
		n, tests, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if listed[n] {
			t.Errorf("%s is listed twice", n)
		}
		listed[n] = true
		for _, name := range strings.Fields(tests) {
			if !names[name] {
				t.Errorf("%s: there is no test %s", n, name)
			}
		}
		if tests == "" {
			t.Errorf("%s is listed without a test", n)
		}
	}
	files, err := filepath.Glob("../../assets/nile/rules/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	book := map[string]bool{}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range bookNumber.FindAllStringSubmatch(string(data), -1) {
			if c, _, _ := strings.Cut(m[1], "."); len(c) == 2 || c >= "4" {
				book[m[1]] = true
			}
		}
	}
	if len(book) < 200 {
		t.Fatalf("the rulebook has only %d numbers: they are written in another way now", len(book))
	}
	for n := range book { // in any order: each is looked at by itself
		tested := listed[n]
		for _, named := range numbers {
			tested = tested || covers(named, n)
		}
		if !tested {
			t.Errorf("rule %s of the rulebook has no test", n)
		}
	}
	for n := range listed {
		if !book[n] {
			t.Errorf("%s is listed, and the rulebook does not have it", n)
		}
	}
}
