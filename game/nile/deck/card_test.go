package deck

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

func cardColumnNames() []string {
	var names []string
	for _, c := range cardColumns {
		names = append(names, c.name)
	}
	return names
}

// cardText writes a card as cards.tsv has it: the inverse of reading.
func cardText(c *Card) string {
	dirs := func(word string, dirs ...hexmap.Dir) string {
		for _, d := range dirs {
			if d != hexmap.NoDir {
				word += fmt.Sprintf(" %d", d)
			}
		}
		return strings.TrimPrefix(word, " ")
	}
	orNothing := func(ok bool, s any) string {
		if !ok {
			return noEntry
		}
		return fmt.Sprint(s)
	}
	var keys []string
	for _, f := range c.Finds {
		keys = append(keys, f.Key)
	}
	return strings.Join([]string{
		fmt.Sprint(c.Number), c.Disaster.String(), dirs("", c.Compass[0], c.Compass[1]), c.Terrain.String(),
		dirs(c.RiverA.Kind.String(), c.RiverA.D, c.RiverA.E), orNothing(c.Rises != hexmap.NoDir, uint8(c.Rises)), c.Cataract.String(),
		orNothing(c.Oasis, "oasis"), orNothing(c.Fall != 0, c.Fall), fmt.Sprint(c.Lake), orNothing(c.Peak != 0, c.Peak),
		c.Native.String(), orNothing(len(keys) > 0, strings.Join(keys, " ")),
	}, "\t")
}

// goodCard is a card in words; rowWith changes one of its columns.
const goodCard = "7\tlion\t2 5\tveldt\tfork 1 3\t4\tmountain/desert\toasis\t120\t300\t16500\triver/oasis\tbaobab grammar petition"

func rowWith(column, word string) string {
	cells := strings.Split(goodCard, "\t")
	cells[slices.Index(cardColumnNames(), column)] = word
	return strings.Join(cells, "\t")
}

func cardFile(rows ...string) []byte {
	head := "# a remark\n\n" + strings.Join(cardColumnNames(), "\t") + "\n"
	return []byte(head + strings.Join(rows, "\n") + "\n")
}

func TestParseCard(t *testing.T) {
	find := func(key string) Find {
		f, ok := FindNamed(key)
		if !ok {
			t.Fatalf("no find %q", key)
		}
		return f
	}
	cards, err := ParseCards(cardFile(goodCard))
	if err != nil || len(cards) != 1 {
		t.Fatalf("ParseCards = %d cards, %v; want 1", len(cards), err)
	}
	got := cards[0]
	want := Card{
		Number: 7, Disaster: Lion, Compass: [2]hexmap.Dir{hexmap.E, hexmap.W}, Terrain: hexmap.Veldt,
		RiverA: RiverA{Fork, hexmap.NE, hexmap.SE}, Rises: hexmap.SW, Cataract: IfMountainOrDesert, Oasis: true,
		Fall: 120, Lake: 300, Peak: 16500, Native: RiverOrOasis,
		Finds: []Find{find("baobab"), find("grammar"), find("petition")},
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	if f, ok := got.FindFor(Ethnologist); !ok || f.Key != "grammar" {
		t.Errorf("the Ethnologist's find is %v, %v", f, ok)
	}
	if f, ok := got.FindFor(Zoologist); ok {
		t.Errorf("the Zoologist has a find: %v", f)
	}
}

func TestParseCardsOnWindows(t *testing.T) {
	data := strings.ReplaceAll(string(assets.Cards), "\n", "\r\n")
	cards, err := ParseCards([]byte(data))
	if err != nil || len(cards) != Size {
		t.Errorf("%d cards, %v; want %d", len(cards), err, Size)
	}
}

func TestParseCardsRefuses(t *testing.T) {
	tests := []struct {
		name, row string
		column    string // named by the error
		why       string // part of what it says
	}{
		{"too few columns", strings.TrimSuffix(goodCard, "\tbaobab grammar petition"), "", "12 columns, 13 wanted"},
		{"too many columns", goodCard + "\tmore", "", "14 columns, 13 wanted"},
		{"no number", rowWith("number", "x"), "number", `"x" is not a number`},
		{"number 0", rowWith("number", "0"), "number", "0 is not from 1 to 108"},
		{"number 109", rowWith("number", "109"), "number", "109 is not from 1 to 108"},
		{"signed number", rowWith("number", "+7"), "number", `"+7" is not a number`},
		{"number twice", goodCard + "\n" + rowWith("lake", "301"), "number", "card 7 stands twice"},
		{"disaster", rowWith("disaster", "dragon"), "disaster", `unknown word "dragon"`},
		{"no compass", rowWith("compass", ""), "compass", `"" is not a number`},
		{"compass 7", rowWith("compass", "7"), "compass", "7 is not from 1 to 6"},
		{"compass twice the same", rowWith("compass", "3 3"), "compass", "direction 3 stands twice"},
		{"compass of three", rowWith("compass", "1 2 3"), "compass", "3 compass numbers"},
		{"terrain", rowWith("terrain", "forest"), "terrain", `unknown word "forest"`},
		{"blank terrain", rowWith("terrain", "blank"), "terrain", `unknown word "blank"`},
		{"river", rowWith("river", "delta"), "river", `unknown word "delta"`},
		{"river from nowhere", rowWith("river", "on"), "river", "0 directions, 1 wanted"},
		{"fork of one", rowWith("river", "fork 2"), "river", "1 directions, 2 wanted"},
		{"fork twice the same", rowWith("river", "fork 2 2"), "river", "direction 2 stands twice"},
		{"source with direction", rowWith("river", "source 2"), "river", "1 directions, 0 wanted"},
		{"rises nowhere", rowWith("rises", "0"), "rises", "0 is not from 1 to 6"},
		{"cataract", rowWith("cataract", "lake"), "cataract", `unknown word "lake"`},
		{"oasis", rowWith("oasis", "yes"), "oasis", `unknown word "yes"`},
		{"fall of nothing", rowWith("fall", "0"), "fall", "0 is not from 1"},
		{"no lake", rowWith("lake", "-"), "lake", `"-" is not a number`},
		{"lake of nothing", rowWith("lake", "0"), "lake", "0 is not from 1"},
		{"a nought too many", rowWith("peak", "165000"), "peak", "165000 is not from"},
		{"beyond numbers", rowWith("peak", "99999999999999999999"), "peak", "is not a number"},
		{"native", rowWith("native", "sometimes"), "native", `unknown word "sometimes"`},
		{"unknown find", rowWith("finds", "unicorn"), "finds", `no find is called "unicorn"`},
		{"two spaces", rowWith("finds", "baobab  grammar"), "finds", `no find is called ""`},
		{"two for one specialty", rowWith("finds", "baobab papyrus"), "finds", "two finds for a Botanist"},
		{"four finds", rowWith("finds", "baobab grammar petition colobus"), "finds", "4 finds"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := ParseCards(cardFile(tt.row))
			var re *RowError
			if !errors.As(err, &re) {
				t.Fatalf("error %v, want a *RowError", err)
			}
			line := 4 + strings.Count(tt.row, "\n")
			if re.File != "cards" || re.Line != line || re.Column != tt.column {
				t.Errorf("blames %s line %d %q, want cards line %d %q", re.File, re.Line, re.Column, line, tt.column)
			}
			if !strings.Contains(err.Error(), tt.why) || !strings.Contains(err.Error(), fmt.Sprint("line ", line)) {
				t.Errorf("says %q, want it to say %q and the line", err, tt.why)
			}
		})
	}
}

func TestParseCardsWantsItsColumnsNamed(t *testing.T) {
	for _, data := range []string{"", "# only remarks\n", goodCard, "disaster\tnumber\n"} {
		if _, err := ParseCards([]byte(data)); err == nil || !strings.Contains(err.Error(), "columns") {
			t.Errorf("%q: error %v", data, err)
		}
	}
}

func TestParseFindsRefuses(t *testing.T) {
	const head = "key\tspecialty\tvp\twhen\n"
	const good = "fig\tBotanist\t2\tjungle"
	if finds, err := ParseFinds([]byte(head + good)); err != nil || len(finds) != 1 ||
		finds[0] != (Find{Botanist, 2, WhenJungle, "fig"}) {
		t.Fatalf("ParseFinds = %v, %v", finds, err)
	}
	tests := []struct{ row, column, why string }{
		{"fig\tBotanist\t2", "", "3 columns, 4 wanted"},
		{"Fig\tBotanist\t2\tjungle", "key", "not a key"},
		{"fig--tree\tBotanist\t2\tjungle", "key", "not a key"},
		{"fig\tBaker\t2\tjungle", "specialty", `unknown word "Baker"`},
		{"fig\tBotanist\t5\tjungle", "vp", "5 is not from 1 to 4"},
		{"fig\tBotanist\t2\tmoor", "when", `unknown word "moor"`},
		{good + "\nfig\tDoctor\t1\tany", "key", "twice"},
	}
	for _, tt := range tests {
		_, err := ParseFinds([]byte(head + tt.row))
		var re *RowError
		if !errors.As(err, &re) || re.File != "finds" || re.Line != 2+strings.Count(tt.row, "\n") ||
			re.Column != tt.column || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("%q: error %v, want one about %q that says %q", tt.row, err, tt.column, tt.why)
		}
	}
}

func TestNativeHolds(t *testing.T) { // 10.7
	dry := func(terrain hexmap.Terrain) HexFacts { return HexFacts{Terrain: terrain} }
	tests := []struct {
		n    Native
		h    HexFacts
		want bool
	}{
		{Never, HexFacts{Terrain: hexmap.Veldt, River: true, Shore: true}, false},
		{Always, dry(hexmap.Desert), true},
		{RiverOrOasis, dry(hexmap.Veldt), false},
		{RiverOrOasis, HexFacts{Terrain: hexmap.Veldt, River: true}, true},
		{RiverOrOasis, HexFacts{Terrain: hexmap.Desert, Oasis: true}, true},
		{VeldtJungleSwamp, dry(hexmap.Veldt), true},
		{VeldtJungleSwamp, dry(hexmap.Jungle), true},
		{VeldtJungleSwamp, dry(hexmap.Swamp), true},
		{VeldtJungleSwamp, dry(hexmap.JungleSwamp), true},
		{VeldtJungleSwamp, dry(hexmap.JungleMountain), true},
		{VeldtJungleSwamp, dry(hexmap.Mountain), false},
		{VeldtJungleSwamp, HexFacts{Terrain: hexmap.Lake, River: true}, false},
		{MountainLand, dry(hexmap.Mountain), true},
		{MountainLand, dry(hexmap.JungleMountain), true},
		{MountainLand, dry(hexmap.Jungle), false},
		{LakeOrBeside, dry(hexmap.Lake), true},
		{LakeOrBeside, HexFacts{Terrain: hexmap.Desert, Shore: true}, true},
		{LakeOrBeside, dry(hexmap.Swamp), false},
		{nativeLines, dry(hexmap.Veldt), false},
	}
	for _, tt := range tests {
		if got := tt.n.Holds(tt.h); got != tt.want {
			t.Errorf("%v in %+v: %v, want %v", tt.n, tt.h, got, tt.want)
		}
	}
}

func TestConditionHolds(t *testing.T) { // 20
	// What each condition holds for, and nothing beside it.
	facts := map[string]HexFacts{
		"desert": {Terrain: hexmap.Desert}, "jungle": {Terrain: hexmap.Jungle}, "veldt": {Terrain: hexmap.Veldt},
		"mountain": {Terrain: hexmap.Mountain}, "swamp": {Terrain: hexmap.Swamp}, "lake": {Terrain: hexmap.Lake},
		"jungle/swamp": {Terrain: hexmap.JungleSwamp}, "jungle/mountain": {Terrain: hexmap.JungleMountain},
		"shore": {Shore: true}, "river": {River: true}, "oasis": {Oasis: true}, "cataract": {Cataract: true},
		"fall": {Cataract: true, Waterfall: true}, "peak": {Peak: true}, "tribe": {Tribe: true},
		"friends": {Tribe: true, Friendly: true}, "friends elsewhere": {Friendly: true},
	}
	want := map[Condition][]string{
		WhenDesert: {"desert"}, WhenJungle: {"jungle", "jungle/swamp", "jungle/mountain"}, WhenVeldt: {"veldt"},
		WhenMountain: {"mountain", "jungle/mountain"}, WhenSwamp: {"swamp", "jungle/swamp"}, WhenLake: {"lake"},
		WhenShore: {"lake", "shore"}, WhenRiver: {"river"}, WhenOasis: {"oasis"}, WhenCataract: {"cataract", "fall"},
		WhenWaterfall: {"fall"}, WhenPeak: {"peak"}, WhenTribe: {"tribe", "friends"}, WhenFriendly: {"friends"},
		findConditions: nil,
	}
	for c, names := range want {
		for name, h := range facts {
			if got := c.Holds(h); got != slices.Contains(names, name) {
				t.Errorf("%v in %s: %v, want %v", c, name, got, slices.Contains(names, name))
			}
		}
	}
	for name, h := range facts {
		if !WhenAny.Holds(h) {
			t.Errorf("any in %s: false", name)
		}
	}
}

func TestSpecialtiesInTheRulebooksOrder(t *testing.T) { // 4.6
	want := "Botanist Doctor Ethnologist Explorer Geologist Journalist Missionary Zoologist"
	var got []string
	for s := range Specialties {
		got = append(got, s.String())
	}
	if strings.Join(got, " ") != want {
		t.Errorf("got %v", got)
	}
	if s := Callings.String(); s != "no word 24" {
		t.Errorf("what nobody can be is called %q, want \"no word 24\"", s)
	}
}

// What an explorer of 1978 is, is any set of four (P).
func TestRuleP_ACallingMayBeASet(t *testing.T) {
	set := SetOf(Zoologist, Doctor)
	for k := range Specialties {
		if got, want := set.Has(k), k == Doctor || k == Zoologist; got != want {
			t.Errorf("%v has %v: %v, want %v", set, k, got, want)
		}
		if !k.Has(k) || k.Has((k+1)%Specialties) || NoCalling.Has(k) {
			t.Errorf("%v has another specialty, or not its own", k)
		}
	}
	if s := set.String(); s != "Doctor+Zoologist" {
		t.Errorf("a doctor who knows beasts is called %q, want \"Doctor+Zoologist\"", s)
	}
	seen := map[Specialty]bool{}
	for n := range 1 << len(FourCallings) {
		var of []Specialty
		for i, k := range FourCallings {
			if n&(1<<i) != 0 {
				of = append(of, k)
			}
		}
		k := SetOf(of...)
		seen[k] = true
		if !k.IsSet() || k >= Callings || len(k.Each()) != len(of) {
			t.Errorf("%v makes %d, %v", of, k, k)
		}
	}
	if len(seen) != 16 || SetOf(Botanist) != NoCalling || set.IsSet() == Doctor.IsSet() {
		t.Errorf("there are %d sets of four", len(seen))
	}
}

// Whatever is read without an error can be written and read again, and means the same.
func FuzzParseCards(f *testing.F) {
	f.Add(cardFile(goodCard)) // not the whole deck: the fuzzer would spend its time cutting that down
	f.Add(cardFile("1\tquiet\t6\tjungle/swamp\tsource\t-\t-\t-\t-\t40\t-\tnever\t-", goodCard))
	f.Add(cardFile(rowWith("compass", "1 2 3"), rowWith("river", "source")))
	f.Add(cardFile(rowWith("finds", "-"), rowWith("number", "8")))
	f.Add([]byte("number\tdisaster\n1\tquiet\r\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		cards, err := ParseCards(data)
		if err != nil {
			var re *RowError
			if !errors.As(err, &re) || re.Line > 1+strings.Count(string(data), "\n") {
				t.Fatalf("error %v does not name a row", err)
			}
			return
		}
		var rows []string
		for i := range cards {
			rows = append(rows, cardText(&cards[i]))
		}
		again, err := ParseCards(cardFile(rows...))
		if err != nil {
			t.Fatalf("written again it cannot be read: %v", err)
		}
		if fmt.Sprint(again) != fmt.Sprint(cards) {
			t.Fatalf("written again it means something else:\n%v\n%v", cards, again)
		}
	})
}
