package box

import (
	"testing"

	"sourceofthenile/game/island/verb"
)

// 1.2 to 1.4, 21, 22: every piece is there as often as the tables say.
func TestRule1_3_CountsOfAllPieces(t *testing.T) {
	for _, west := range []bool{false, true} {
		n := map[Type]int{}
		for c := RadioPart; c < Cards; c++ {
			n[c.Type()] += c.Made(west)
		}
		want := map[Type]int{Item: 16, Weapon: 9, Ritual: 9, Snare: 8, Quest: 6, Curse: 12}
		for typ, k := range want { // in any order: each by itself
			if n[typ] != k {
				t.Errorf("west %v: %d cards of type %d, want %d", west, n[typ], typ, k)
			}
		}
		if sum := n[Item] + n[Weapon] + n[Ritual] + n[Snare] + n[Quest]; sum != 48 {
			t.Errorf("west %v: a Loot deck of %d, want 48", west, sum)
		}
	}
	if c := RadioPart; c.Code() != "RAD" || c.Made(false) != 5 || FirstQuest.Code() != "Q1" || FirstWest.Code() != "W1" || FirstCurse.Code() != "SHK" {
		t.Error("cards do not stand where their names say")
	}
	east, all := 0, 0
	for s := range Spawn(Spawns) {
		if !s.IsEvent() && !SpawnFaces[s].West {
			east++
		}
		if s.Code() != "" {
			all++
		}
	}
	if east != 24 || all != Events+24+13 {
		t.Errorf("%d Spawn cards of the island, %d in all with Events; want 24 and 43", east, all)
	}
	if Stock != [Sorts]int{7, 3, 1} || TrapTokens != 5 || Protagonists != 7 {
		t.Errorf("creatures %v, Trap tokens %d, protagonists %d", Stock, TrapTokens, Protagonists)
	}
}

// 2, 20: paths go both ways, Crawlers go the shortest way to the Heart, and the places that
// rules name are those.
func TestRule2_PlacesAndPaths(t *testing.T) {
	for i, n := range []int{EastPlaces, Places} {
		b := BoardOf(i == 1)
		if len(b.Spots) != n || len(b.Gates) != 3+i || len(b.Tunnels) != 3+i {
			t.Errorf("%d places, %d gates, %d tunnels", len(b.Spots), len(b.Gates), len(b.Tunnels))
		}
		for p, s := range b.Spots {
			for _, q := range s.Paths {
				if b.Between(q, Place(p)) != 1 {
					t.Errorf("a path from %s to %s and none back", s.Code, b.Spots[q].Code)
				}
			}
			if Place(p) != Heart && b.Between(s.Crawlers, Heart) != b.Between(Place(p), Heart)-1 {
				t.Errorf("from %s Crawlers go to %s, which is no shortest way", s.Code, b.Spots[s.Crawlers].Code)
			}
		}
	}
	b := BoardOf(true)
	for code, p := range map[string]Place{"SHP": Ship, "HAR": Harbour, "VIL": Village, "RIT": Cavern, "CHA": Chapel, "LIG": Lighthouse, "MIL": Complex, "HRT": Heart} { // in any order: each by itself
		if b.Spots[p].Code != code {
			t.Errorf("place %d is %s, not %s", p, b.Spots[p].Code, code)
		}
	}
	last := func(p Place) string { return b.Spots[b.Spots[p].Paths[len(b.Spots[p].Paths)-1]].Code }
	cave, _ := PlaceOf("CAV")
	if last(Heart) != "GAB" || last(Cavern) != "QUA" || last(cave) != "WRK" {
		t.Error("the new paths do not stand last in their lists (20)")
	}
}

// 1.7: tunnels count for protagonists only.
func TestRule1_7_Distance(t *testing.T) {
	b := BoardOf(false)
	if n := b.Between(Lighthouse, Harbour); n != 5 {
		t.Errorf("from the Lighthouse to the Harbour it is %d by paths, want 5", n)
	}
	if n := b.Walking(Lighthouse, Harbour); n != 3 {
		t.Errorf("from the Lighthouse to the Harbour it is %d on foot, want 3", n)
	}
}

// 19: levels and letters.
func TestRule19_LevelsHaveNames(t *testing.T) {
	for way, want := range map[string]Settings{ // in any order: each by itself
		"island": {}, "island:hard": {Letters: "de", Darkness: 2}, "island:bc+west": {Letters: "bc", West: true}, "island:gentle": {Letters: "a", Darkness: 1},
	} {
		s, ok := ParseWay(way)
		if !ok || s.Letters != want.Letters || s.Darkness != want.Darkness || s.West != want.West {
			t.Errorf("%s is read as %+v, %v", way, s, ok)
		}
	}
	for _, way := range []string{"islands", "island:", "island:ba", "island:h", "nile", "island:aa"} {
		if _, ok := ParseWay(way); ok {
			t.Errorf("%s is taken for a way", way)
		}
	}
	for _, l := range Levels {
		s := ForSeats(2)
		s.Letters, s.Darkness = l.Letters, l.Darkness
		if back, ok := ParseWay(s.Way()); s.Check() != nil || !ok || back.Letters != l.Letters || back.Start() != l.Darkness {
			t.Errorf("%s is called %s", l.Name, s.Way())
		}
	}
}

// 22.5: every verb is written on a card.
func TestRule22_5_EveryVerbIsOnACard(t *testing.T) {
	var lines [][]verb.Part
	for _, f := range Faces {
		lines = append(lines, f.Effect, f.Finish, f.While)
	}
	for _, r := range Roles {
		lines = append(lines, r.Skill, r.Item)
	}
	for _, e := range EventFaces {
		lines = append(lines, e.While, e.Until)
	}
	seen := map[verb.Verb]bool{}
	for _, l := range lines {
		for _, p := range l {
			seen[p.Verb] = true
		}
	}
	for v := verb.Strength; v < verb.Verbs; v++ {
		if !seen[v] {
			t.Errorf("verb %d is on no card", v)
		}
	}
}
