package nile

import (
	"fmt"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/hexmap"
)

// Further scenes for the transcripts: every line of Table A, every way a battle
// turns, every kind of loot, and gentle hosts.

// tableAScenes are the six lines of Table A, those that carry something with
// each of the three loads.
func tableAScenes(add func(name string, act func(d *drama))) {
	for line := 1; line <= 6; line++ {
		who := itemWords[[6]Item{Guides, Bearers, Askaris, Camels, Horses, Canoes}[line-1]]
		if line == 1 || line == 3 {
			add(fmt.Sprintf("%d: %s", line, who), func(d *drama) { d.loses(EscapesAided, line) })
			continue
		}
		for _, carries := range [3]int{3, 5, 6} {
			add(fmt.Sprintf("%d: %s, carrying on a %d", line, who, carries), func(d *drama) { d.loses(EscapesAided, line, carries) })
		}
	}
}

// battleScenes are the ways in which a battle ends.
func battleScenes(add func(name string, strength int, act func(d *drama))) {
	finish := func(d *drama) { // of a battle won: nobody is taken, the village is not found
		d.die("16 prisoners", 6).die("16 village", 6, 6)
		d.does("fights", Fight, 0, 0, 0)
	}
	add("first fire leaves nobody standing", 8, func(d *drama) {
		d.by(UnderArms, 18, 6)
		d.die("15 first fire", 1)
		finish(d)
	})
	add("first fire breaks them", 12, func(d *drama) {
		d.by(UnderArms, 18, 6)
		d.die("15 first fire", 1)
		finish(d)
	})
	add("they stand the first fire; the counter breaks them", 34, func(d *drama) {
		d.by(UnderArms, 18, 6)
		d.die("15 first fire", 2)
		d.does("fires", Fight, 0, 0, 0)
		d.die("15 attack", 6, 1)
		d.does("stands their attack", Fight, 0, 0, 0)
		d.die("15 counter", 1, 6)
		finish(d)
	})
	add("an ambush beaten off to the last warrior", 8, func(d *drama) {
		d.by(UnderArms, 18, 1)
		d.die("15 attack", 6, 1)
		d.does("stands their attack", Fight, 0, 0, 0)
		d.die("15 counter", 1, 1)
		finish(d)
	})
	add("the men run", 40, func(d *drama) {
		d.by(UnderArms, 18, 1)
		d.die("15 attack", 6, 2).die("15 defeat", int(EscapesBare))
		d.does("fights", Fight, 0, 0, 0)
	})
	add("the last man falls", 60, func(d *drama) {
		d.by(UnderArms, 18, 1)
		d.die("15 attack", 1, 1).die("15 defeat", int(EscapesBare))
		d.does("fights", Fight, 0, 0, 0)
	})
}

// desertBand is light enough to carry the water for a desert.
var desertBand = map[Item]int32{Bearers: 10, Askaris: 9, Muskets: 1, Rations: 20, Water: 60}

// lootScenes are the lands in which a village is looted.
func lootScenes(add func(name string, have map[Item]int32, act func(d *drama))) {
	loots := func(d *drama) {
		d.wins(3)
		d.die("16 village", 1, 2)
		d.does("keeps 2 prisoners", KeepPrisoners, 0, 0, 2)
		d.die("16 loot", 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
		d.does("loots", Loot, 0, 0, 0)
	}
	add("looted in the desert: camels", desertBand, func(d *drama) {
		d.p.hexes[d.at].Terrain = hexmap.Desert
		loots(d)
	})
	add("looted by a river: canoes", band, func(d *drama) {
		d.p.hexes[d.at].Out, d.p.hexes[d.at].River = sets(hexmap.E), -1
		d.p.hexes[d.at+1].In, d.p.hexes[d.at+1].Out = sets(hexmap.W), sets(hexmap.NE)
		loots(d)
	})
}

// gentleScenes are hosts who poison only on a 2 of two dice.
func gentleScenes(add func(name string, act func(d *drama))) {
	for _, c := range []struct {
		name string
		dice [2]int
	}{{"gentle hosts", [2]int{1, 2}}, {"gentle hosts, and poison all the same", [2]int{1, 1}}} {
		add(c.name, func(d *drama) {
			d.p.cfg.Gentle = true
			d.t.Friend = 1
			d.enters()
			d.die("14 hosts", c.dice[0], c.dice[1])
			d.does("two bearers", Barter, 0, Bearers, 2)
		})
	}
}

// moreEncounters are these scenes, by file.
func moreEncounters(add func(file, name string, who deck.Specialty, distance, strength int, have map[Item]int32, act func(d *drama))) {
	tableAScenes(func(name string, act func(d *drama)) { add("15-table-a", name, deck.Explorer, 1, 40, band, act) })
	battleScenes(func(name string, strength int, act func(d *drama)) {
		add("15-battle", name, deck.Explorer, 1, strength, band, act)
	})
	lootScenes(func(name string, have map[Item]int32, act func(d *drama)) {
		add("16-loot", name, deck.Explorer, 1, 12, have, act)
	})
	gentleScenes(func(name string, act func(d *drama)) { add("14-gentle", name, deck.Explorer, 4, 24, gifted, act) })
}
