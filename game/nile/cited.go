package nile

// What belongs to which rule of the rulebook. A choice, odds, a refusal and an
// event bring their own number; what a screen tells besides, under a heading or
// behind a sentence, has its number here and nowhere else.
const (
	RulePlacing      = "4.4"    // the discovery counters as they are placed
	RulePorts        = "4.5"    // the first port, chosen in secret
	RuleSpecialties  = "4.6"    // the specialties
	RuleAgreed       = "4.7"    // what is agreed on before the game
	RuleOutfit       = "5"      // the outfit
	RuleBuying       = "5.3"    // buying, and the money for it
	RuleSold         = "5.4"    // what is to be had where
	RulePeople       = "5.41"   // the people of a party
	RuleStores       = "5.44"   // its stores
	RuleFood         = "5.442"  // rations, and how long they last
	RuleGifts        = "5.443"  // gifts
	RuleFilling      = "5.4443" // where there is water
	RuleThirst       = "5.4444" // who drinks, and who goes without
	RuleLabour       = "5.52"   // what it costs an explorer to carry a load himself
	RuleLoad         = "6.5"    // the load, and the ways of travel it allows
	RuleWinning      = "7"      // the points to win, and the standing
	RuleRival        = "7.3"    // the rival society
	RuleCloser       = "7.4"    // a closer race
	RuleDay          = "7.5"    // the chart of the day
	RuleTurns        = "8"      // the turns, month by month
	RuleTurnInAfrica = "8.3"    // the steps of a turn in Africa
	RuleTravel       = "9"      // movement
	RuleActivity     = "9.1"    // how far a party goes
	RulePace         = "9.12"   // the level of activity, chosen at the start of a turn
	RulePoints       = "9.13"   // what entering a hex costs
	RuleIntoBlank    = "9.16"   // into a hex that nobody has mapped
	RuleCataracts    = "9.27"   // cataracts
	RuleFalls        = "9.28"   // a cataract come upon unawares
	RuleGoBack       = "9.44"   // back from a hex where the party cannot stay
	RuleLeaving      = "9.6"    // what is put down, let go and taken up on the way
	RuleRivers       = "10.3"   // rivers as they are mapped
	RuleWaterfalls   = "10.4"   // waterfalls and their height
	RuleOases        = "10.5"   // oases
	RuleSpectacular  = "10.6"   // peaks and lakes, measured
	RuleNatives      = "10.7"   // who lives in a hex
	RuleDisasters    = "11"     // disasters
	RuleAsked        = "11.971" // what the victims of a disaster will bear
	RuleBide         = "15.71"  // a captive bides his time
	RuleLost         = "12"     // the way lost
	RuleMeeting      = "13"     // a people met
	RuleTrade        = "14"     // trade with friends
	RuleShownTheWay  = "14.6"   // friends lead into what is next to them
	RuleBattle       = "15"     // battle, defeat and captivity
	RuleVictory      = "16"     // what follows a battle won
	RuleCaches       = "17"     // caches
	RuleHunting      = "18"     // the hunt
	RuleSickness     = "19"     // the sick
	RuleFinds        = "20"     // finds, and the notebook
	RuleHome         = "21"     // the way home
	RulePublishing   = "22"     // publishing
	RuleNaming       = "22.7"   // names that explorers give
	RuleDiscoveries  = "23"     // special discoveries
	RuleRecords      = "24"     // records and reports
	RuleSources      = "25"     // sources, and epic journeys
	RuleEurope       = "26"     // Europe, and new expeditions
	RuleDeath        = "27"     // death, and the successor
	RuleEditions     = "28"     // the ways to play, and what is between sittings
	RuleCarried      = "28.94"  // a map that goes from game to game
)

// Where a heading is of two rules at once it cites both.
const (
	RulesOfCounters = "4.41, 4.42"                       // the discovery counters, and who places them
	RulesOfPace     = RuleTurnInAfrica + ", " + RuleLost // the pace of a turn, and what it does to the way
	RulesOfStores   = RuleLeaving + ", " + RuleCaches    // the stores on the way, and what is hidden of them
)
