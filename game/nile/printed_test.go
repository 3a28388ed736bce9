package nile

import (
	"strings"
	"testing"
)

// printedTests says which tests cover the printed rulebook, chapters 3 to 10.28,
// number by number as its sentences are numbered; "-" is a number of which
// nothing can be held to be so or not: a box, a heading for what follows.
const printedTests = `
3.11 TestRule3_2_ZanzibarOnTheBoard
3.12 TestRule3_31_EightCaches TestRule4_4_PlayersPlaceInTurnThreeApart
3.13 TestDeckIsNumberedInOrder
3.14 TestRule5_3_EveryChangeIsTold
3.15 -
3.16 -
3.17 TestRule4_62_OrderOfPlay
3.18 TestRule10_23_TerrainByTheCompass
3.2 TestRule3_22_OneKnowsWhatIsPublishedAndWhatOneHasSeen TestRule3_2_Zanzibar TestRule3_2_NoRationsInCapeColony
3.31 TestRule3_31_EightCaches TestRule9_3_TheMarker
3.32 TestRule23_SpecialDiscoveries
3.33 TestRule10_7_PeoplesAreNumbered
3.4 TestDeckDisasters TestDeckTerrain TestDeckBonus
3.5 TestRule5_3_EveryChangeIsTold
3.6 TestRule4_62_OrderOfPlay
4.1 -
4.2 TestRule4_2_TheDeckIsShuffledWhenItIsEmpty
4.3 TestRule5_3_EveryChangeIsTold
4.4 TestRule4_4_PlayersPlaceInTurnThreeApart
4.41 TestRule4_41_CountersFarFromPublishedLand
4.42 TestRule4_4_PlayersPlaceInTurnThreeApart
4.5 TestRule4_5_PortsAreSecretUntilAllHaveChosen
4.6 TestRule4_6_SpecialtiesMayBeShared TestSpecialtiesInTheRulebooksOrder
4.61 TestRule11_EveryDisasterHasItsScenes TestRule20_TheExplorersOwnSpecialty
4.62 TestRule4_62_OrderOfPlay TestRule8_1_TurnsGoRoundClockwise
5.1 TestRule27_TheSuccessor TestRule26_DonationsOnReturn
5.2 TestRule5_2_PortsAreRevealedTogether
5.3 TestRule5_3_Prices TestRule5_3_MoneyNotSpentIsLost
5.4111 TestRule6_5_Loads TestRule5_41_WhatCarries
5.4112 TestRule9_22_CrewLoss
5.4113 TestRule6_5_Loads
5.4114 TestRule6_5_Loads
5.412 TestRule12_OddsAgainstEveryDie
5.4131 TestRule18_WhoHunts
5.4132 TestRule15_FirstFire
5.414 TestRule6_5_Loads TestRule18_WhoHunts
5.421 TestRule5_42_WhatPortsSell
5.422 TestRule6_5_Loads
5.423 TestRule5_423_RidersKeepTheirBeastsOnFoot
5.424 TestRule6_5_Loads
5.425 TestRule6_5_Loads
5.426 TestRule9_43_WhereModesMayGo TestRule5_42_WhatPortsSell
5.427 TestRule9_43_WhereModesMayGo TestRule14_WhatTheLandGives
5.428 TestRule5_428_BeastsNobodyLeads
5.431 TestRule6_5_Loads
5.432 TestRule5_432_WhereCanoesGo TestRule5_432_TwoCoastsAreNotOne
5.433 TestRule5_433_CanoesNeedSomebodyToPaddle
5.434 TestRule6_5_Loads
5.44 TestRule6_5_Loads
5.442 TestRule18_FreshFoodFirst
5.4421 TestRule18_FreshFoodFirst TestRule5_3_EveryChangeIsTold
5.4422 TestRule5_3_EveryChangeIsTold
5.4423 TestRule18_WhoGoesHungryFirst
5.4424 TestRule5_4424_HorsesInTheDesert
5.4425 TestRule5_4425_BeastsForFood TestRule5_4425_HorsesEatNoMeat
5.4426 TestRule14_Selling
5.4431 TestRule13_ParleyMakesFriends
5.4432 TestRule14_Prices
5.4441 TestRule5_42_WhatPortsSell
5.4442 TestRule5_4442_NoDesertWithoutWater TestRule5_4442_NoWaterAlongARiver TestRule5_444_AnOasisGivesWaterButMustBeReached
5.4443 TestRule5_4443_WaterInThePort
5.4444 TestRule5_4444_CamelsDrinkEverySecondTurn TestRule5_4444_DryDesertOnTheWay
5.4451 TestRule14_AskarisForMuskets TestRule18_WhoHunts
5.4452 TestRule14_AskarisForMuskets
5.4453 TestRule14_Selling
5.51 TestRule5_51_TheExplorerLendsAHand TestRule15_FirstFire
5.52 TestRule5_52_AnAskariLeavesEachTurn TestRule5_52_NobodyDesertsInAMonthOfTriumph TestRule5_52_VictoryRegainsRespect
5.53 TestRule24_Interviews
6.1 TestRule6_5_Loads
6.2 TestRule6_5_Loads
6.3 TestRule5_423_RidersKeepTheirBeastsOnFoot
6.4 TestRule6_5_Loads
6.5 TestRule6_5_Loads
6.51 TestRule6_5_Loads
6.52 TestRule6_5_Loads
6.53 TestRule6_5_Loads
6.54 TestRule6_5_WaysAreWhatTheTableOffers
6.55 TestRule6_55_ShedBeforeGoingOn TestRule6_55_TooHeavyDoesNotSail
6.6 TestRule5_3_EveryChangeIsTold
6.7 TestRule5_3_EveryChangeIsToldAmongPeoples
7.0 TestRule7_TheFirstToReachTheTargetWinsAtOnce TestRule7_Targets
8.1 TestRule8_1_TurnsGoRoundClockwise
8.2 TestNileConforms
8.3 TestNileConforms TestRule13_APartyAtRest TestRule13_GoingBackMeetsThePeople TestRule20_EveryMonthInAfrica
8.4 TestRule26_OutfittingTakesTheTurn
9.11 TestRule9_12_MovementTable
9.12 TestRule9_12_MovementTable
9.13 TestRule9_13_OnlyToHexesItTouches
9.14 TestRule9_41_NoBorrowing
9.15 TestRule9_15_KnownHexesCostOnePoint
9.16 TestRule9_15_KnownHexesCostOnePoint
9.17 TestRule9_15_KnownHexesCostOnePoint
9.21 TestRule9_21_AnySwampByCanoe TestRule9_21_SwampFoundWithoutThePoints
9.22 TestRule9_22_CrewLoss
9.23 TestRule9_22_CrewLoss
9.24 TestRule9_22_CrewLoss
9.25 TestRule9_22_CrewLoss
9.26 TestRule9_26_DriftingDownstream
9.27 TestRule9_27_PortageRoundACataract
9.271 TestRule9_27_PortageTrips
9.272 TestRule9_27_PortageTrips
9.28 TestRule9_28_OverTheFalls TestRule9_28_OnlyUnawaresDownstreamByCanoe
9.3 TestRule9_3_TheMarker TestRule22_TheFirstToPublishScores
9.41 TestRule9_41_NoBorrowing TestRule9_41_TheRefusalSaysTheCost
9.42 TestRule9_41_NoBorrowing
9.43 TestRule9_43_WhereModesMayGo
9.44 TestRule9_44_BackOrAnotherMode
9.45 TestRule9_45_AlwaysMayGoBack
9.46 TestRule9_44_BackOrAnotherMode TestRule13_GoingBackMeetsThePeople
9.5 TestRule9_51_ModeChanges
9.51 TestRule9_51_ModeChanges
9.52 TestRule9_52_SpentAlready
9.6 TestRule9_6_Dropping TestRule9_6_TheExampleOfThreeCanoes
9.7 TestRule13_ChargeOrAmbush TestRule18_EveryFaceInEveryCountry TestRule9_7_TheSickDischarged TestRule9_7_PointsOwedAreTakenOffTheNextAccount
10.1 TestRule10_23_TerrainByTheCompass TestRule10_7_MappedAndMet
10.21 TestRule10_23_TerrainByTheCompass
10.22 TestRule10_23_TerrainByTheCompass
10.23 TestRule10_23_TerrainByTheCompass
10.24 TestRule10_23_TerrainByTheCompass
10.25 TestRule10_23_TerrainByTheCompass TestRule10_2_SeaAndTheMapsEdgeCountAsBlank
10.26 TestRule9_3_TheMarker
10.27 TestRule10_27_DesertNeverTouchesJungle
10.28 TestRule10_28_AtMostThreeLakes
`

// TestEveryPrintedNumberHasATest: the list stands in the order of the printed
// book, each number once, with tests that exist.
func TestEveryPrintedNumberHasATest(t *testing.T) {
	names := map[string]bool{}
	for _, text := range sources(t, true) {
		for _, m := range testName.FindAllStringSubmatch(text, -1) {
			names[m[1]] = true
		}
	}
	seen := map[string]bool{}
	for line := range strings.Lines(strings.TrimSpace(printedTests)) {
		n, tests, _ := strings.Cut(strings.TrimSpace(line), " ")
		if seen[n] {
			t.Errorf("%s stands there twice", n)
		}
		if seen[n] = true; tests == "" {
			t.Errorf("%s has no test", n)
		}
		for _, name := range strings.Fields(tests) {
			if name != "-" && !names[name] {
				t.Errorf("%s: there is no test %s", n, name)
			}
		}
	}
	if len(seen) < 123 {
		t.Errorf("only %d numbers", len(seen))
	}
}
