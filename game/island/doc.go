// Package island is the board game In the Heart of Darkness: its rules chapter by
// chapter, on the table of package game. It decides everything and draws nothing. One to
// four protagonists are wrecked on an island; they complete Quests, put a radio together, and
// must all stand at the Harbour when the boat comes, before the Darkness has risen too far.
//
// A file named after a chapter holds its rules, and a test beside it names them.
//
//	 1  components                package box, dice rule08_combat.go
//	 2  the island                package box
//	 3  setting up                rule03_setup.go, position.go
//	 4  winning and losing        rule05_round.go, rule12_creatures.go
//	 5  a round                   rule05_round.go
//	 6  Spawning                  rule05_round.go
//	 7  turns                     rule07_turn.go, whose it is: rule05_round.go
//	 8  Actions                   rule07_turn.go, combat rule08_combat.go
//	 9  Free Actions              rule22_verbs.go, Loot rule12_creatures.go
//	10  traps, 11 Gates           package foretell
//	12  creatures advance         package foretell, told by rule12_creatures.go
//	13  the Guardian              package foretell
//	14  lost protagonists         rule12_creatures.go, package foretell
//	15  Quests, 16 the boat       rule15_quests.go
//	17  the Silence, trading      rule17_silence.go
//	18  guests                    rule18_guests.go
//	19  difficulty                package box; each letter where it changes something
//	20  the Western Shores        package box
//	21, 22  cards                 package box; the verbs: package verb, rule22_verbs.go
//
// The rest is no chapter:
//
//	steps.go             what there is to every step, in one table, and how one calls another
//	kinds.go, events.go  every kind of choice and of event, and what the numbers in them mean
//	position.go          the position: what lies open, and what is hidden
//	veil.go              what a seat may see, hold, and imagine
//	view.go              what a screen or a player without hands may ask
//	codec.go, shape.go, sound.go   how it is written, read and checked
//
// What the booklet leaves open and how it is read here: docs/decisions/056.
package island
