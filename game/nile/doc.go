// Package nile is the board game Source of the Nile: its rules chapter by
// chapter, on the table of package game. It decides everything and draws
// nothing.
//
// A file named after a chapter holds its rules, and a test beside it is named
// after it. Where two chapters stand in one name the file belongs to both.
//
//	 3  components, what is known   rule03_sights.go
//	 4  setting up                  rule04_setup.go
//	 5  outfitting                  rule05_outfit.go
//	 6  the expedition sheet        rule06_sheet.go
//	 8  the turn                    rule08_turn.go, its end rule08_end_of_turn.go
//	 9  movement                    rule09_movement.go, where to rule09_restrictions.go, stores rule09_stores.go,
//	                                cataracts rule09_falls.go
//	10  mapping                     rule10_terrain.go, rule10_rivers.go, peoples rule10_natives.go, found again
//	                                rule10_oases.go, by cards rule10_mapper.go, by dice rule10_dice.go
//	11  disasters                   rule11_disasters.go, where and when rule11_when.go, what they have in common
//	                                rule11_harm.go, by kind rule11_beasts.go, rule11_people.go, rule11_sickness.go,
//	                                rule11_weather.go, foretold rule11_peril.go, asked about rule11_asked.go, and
//	                                the ways to bear them rule11_ways.go
//	12  losing the way              rule12_lost.go
//	13  meeting a people            rule13_meeting.go, gifts rule13_parley.go, its odds rule13_odds.go
//	14  trade                       rule14_trade.go, what friends are worth rule14_friends.go
//	15  battle and defeat           rule15_battle.go, the next attack rule15_next.go, rule15_defeat.go
//	16  victory                     rule16_victory.go, and what follows rule15_16_foretold.go
//	17  caches                      rule17_caches.go
//	18  hunting                     rule18_hunting.go
//	19  sickness                    rule19_sickness.go
//	20  finds                       rule20_finds.go, the notebook rule20_24_notes.go
//	21  going home, 26 Europe,
//	    27 death                    rule21_27_home.go, donation cards rule26_donations.go
//	22  publishing, 7 winning,
//	    23 discoveries, 24 records  rule22_publish.go, a rival society rule07_rival.go, a closer race rule07_close.go, the chart of the day
//	                                rule07_day.go, played on without its winner rule07_onward.go, names rule22_naming.go, suggested rule22_suggest.go
//	25  rivers and journeys         rule25_sources.go, rule25_epics.go
//	 P  sittings, an open end       rule07_sittings.go, a map that lasts rule28_carried.go; what the editions differ in
//	                                is package edition
//
// The rest is no chapter:
//
//	steps.go, choices.go, events.go   what there is to every step, choice and event, each in one table
//	kinds.go, names.go                what the numbers in them mean, and their names
//	read_….go                         what an event tells, as a value with names
//	position.go, core.go, people.go   the position and how a game begins
//	codec.go, shape.go, sound.go   how it is written, read and checked
//	package deck                      the Event cards, disasters and finds by name
//	view….go, history….go             what a seat may see of what is, and of what has been
//	tables.go                         the tables of the rules, for whoever prints them
//
// # Where does a new rule go?
//
// A new step has its Phase and its row in steps.go; a new choice its kind in
// kinds.go and its row in choices.go; a new event its kind in kinds.go, its row
// in events.go and a reader in the read_….go of its chapter; a new disaster its
// row in rule11_disasters.go, its key in deck/disaster.go and its cards. Tests
// fail until each is complete.
package nile
