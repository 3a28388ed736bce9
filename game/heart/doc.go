// Package heart is the board game Heart of Darkness: its rules chapter by
// chapter, on the table of package game. It decides everything and draws
// nothing. One to five Explorers march from region to region (the Map Phase) and
// walk a grid of 25 slots, their days on the road in each (the Matrix Phase).
//
// A file named after a chapter holds its rules, and a test beside it is named
// after it.
//
//	 1  sequence of play             rule04_setup.go
//	 2  components                   package box
//	 3  the expedition sheet         rule03_sheet.go, package party
//	 4  setting up                   rule04_setup.go
//	 5  the chart                    package chart
//	 6  the Turn Track               rule06_track.go
//	 7  the Map Phase                rule07_map.go
//	 8  terrain                      rule08_terrain.go
//	 9  water                        rule09_water.go, package ground
//	10  the Matrix                   rule10_matrix.go, package party
//	11  Events                       rule11_events.go
//	12  Incidents                    rule12_incidents.go
//	13  Findings and Discoveries     rule13_finds.go
//	14  Encounters                   rule14_encounters.go, villages rule14_village.go
//	15  Rumours, Specials            rule15_rumours.go, rule15_specials.go
//	16  losses, the end of one       rule16_losses.go
//	17  when the Time is up          rule17_time_up.go
//	18  Humility, Envy, Bad Luck     rule18_others.go, dice and Bad Luck rule18_badluck.go and package box
//	19  the end                      rule19_end.go
//	20  Drama Points                 rule20_points.go
//	21  ways to play                 package box
//
// The rest is no chapter:
//
//	steps.go            what there is to every step, in one table, and how one calls another
//	kinds.go            every kind of choice, event, cause and source of DP, and what the numbers in them mean
//	refusals.go         why a command is refused
//	position.go         the position and how a game begins
//	codec.go, shape.go, stacks.go, sound.go   how it is written, read and checked
//	view….go            what a screen or a player without hands may ask; dice before they are thrown: package odds
//
// # How a step waits
//
// Nearly every die can be thrown again at another's wish (18.3), and every person
// lost can be saved (16.2): the rules stop in the middle of almost anything. So
// what is being done is a stack of steps in the position. A step of work does a
// piece and calls another by putting it on top; what that one has come to is in
// got when the first goes on. A question is a step that waits for a command.
//
// # Where does a new rule go?
//
// A new question has its Step, its row in steps.go and its shape in shape.go; a
// new choice or event its kind in kinds.go. Tests fail until each is complete.
package heart
