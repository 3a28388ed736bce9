package box

import "sourceofthenile/game"

// Why figures change and what Drama Points are for, by rule.

// Cause is why a figure changed, or a Resource came or went.
type Cause uint8

// The causes.
const (
	ByOutfit Cause = iota
	ByEating
	ByHunger
	ByDisease
	ByHorror
	ByMarch
	ByRest
	ByTerrain
	ByWater
	ByFishing
	ByDryLand // Canoes are left behind
	ByGuide
	ByWalking
	ByWarband
	ByMalaria
	ByTaboo
	ByAccident
	ByStorm
	ByThirst
	ByLosingWay
	ByIgnoring
	ByFind
	ByKingdom
	ByWarriors
	ByTusk
	ByPlant
	ByHealer
	ByHunt
	ByMissionary
	ByVillage
	ByFeast
	ByTrade
	BySpecial
	ByTimeUp
	ByDesertion
	ByBoost
	ByEnvy
	ByHumility
	ByLoad
	ByLastPorter
	ByDiscontent
	ByEnd
	ByQuinine
	ByRoadEnd
	Causes
)

type causeRow struct {
	name string
	rule game.Rule
}

var causes = [Causes]causeRow{
	ByOutfit: {"outfit", "4.3"}, ByEating: {"eating", "7.1"}, ByHunger: {"hunger", "7.1"}, ByDisease: {"disease", "7.2"},
	ByHorror: {"horror", "7.2"}, ByMarch: {"march", "7.3"}, ByRest: {"rest", "7.4"}, ByTerrain: {"terrain", "8.3"}, ByWater: {"water", "9.8"},
	ByFishing: {"fishing", "7.6"}, ByDryLand: {"dry-land", "9.6"}, ByGuide: {"guide", "10.3"}, ByWalking: {"walking", "10.7"},
	ByWarband: {"warband", "12"}, ByMalaria: {"malaria", "12"}, ByTaboo: {"taboo", "12"}, ByAccident: {"accident", "12"}, ByStorm: {"storm", "12"},
	ByThirst: {"thirst", "12"}, ByLosingWay: {"losing-way", "12"}, ByIgnoring: {"ignoring", "11.3"}, ByFind: {"find", "13"},
	ByKingdom: {"kingdom", "13"}, ByWarriors: {"warriors", "13"}, ByTusk: {"tusk", "14.1"}, ByPlant: {"plant", "14.2"},
	ByHealer: {"healer", "14.3"}, ByHunt: {"hunt", "14.4"}, ByMissionary: {"missionary", "14.5"}, ByVillage: {"village", "14.6"},
	ByFeast: {"feast", "14.6"}, ByTrade: {"trade", "14.6"}, BySpecial: {"special", "15.4"}, ByTimeUp: {"time-up", "17.2"},
	ByDesertion: {"desertion", "17.3"}, ByBoost: {"boost", "17.4"}, ByEnvy: {"envy", "18.2"}, ByHumility: {"humility", "18.1"},
	ByLoad: {"load", "3.1"}, ByLastPorter: {"last-porter", "3.2"}, ByDiscontent: {"discontent", "16.3"}, ByEnd: {"end", "10.9"},
	ByQuinine: {"quinine", "16.2"}, ByRoadEnd: {"road-end", "17.1"},
}

// Rule is the rule by which it happens.
func (c Cause) Rule() game.Rule { return causes[c].rule }

// Name is the cause as words are keyed by it.
func (c Cause) Name() string { return causes[c].name }

// Source is where Drama Points come from (20.1).
type Source uint8

// The sources.
const (
	ForTerrain Source = iota
	ForWater
	ForFinding
	ForDiscovery
	ForSpecial
	ForResource
	ForLivingstone
	ForTwoIncidents
	ForEnvy
	ForNotoriety
	ForAccount
	ForPatron
	Sources
)

var sourceRows = [Sources]causeRow{
	{"terrain", "8.3"},
	{"water", "9.8"},
	{"finding", "13"},
	{"discovery", "13"},
	{"special", "15.4"},
	{"resource", "20.1"},
	{"livingstone", "7.4"},
	{"two-incidents", "11.2"},
	{"envy", "18.2"},
	{"notoriety", "16.4"},
	{"account", "19.3"},
	{"patron", "20.2"},
}

// Rule is the rule that gives them.
func (s Source) Rule() game.Rule { return sourceRows[s].rule }

// Name is the source as words are keyed by it.
func (s Source) Name() string { return sourceRows[s].name }
