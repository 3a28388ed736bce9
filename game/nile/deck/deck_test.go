package deck

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

// tallyCards counts the cards by what of says of them.
func tallyCards[K comparable](of func(c *Card) K) map[K]int {
	n := make(map[K]int)
	cards := Cards()
	for i := range cards {
		n[of(&cards[i])]++
	}
	return n
}

// wantCards holds the deck to an exact count of each kind of card.
func wantCards[K comparable](t *testing.T, what string, of func(c *Card) K, want map[K]int) {
	t.Helper()
	got := tallyCards(of)
	for k, n := range want {
		if got[k] != n {
			t.Errorf("%s %v: on %d cards, want %d", what, k, got[k], n)
		}
	}
	for k, n := range got {
		if _, ok := want[k]; !ok {
			t.Errorf("%s %v: on %d cards, want none", what, k, n)
		}
	}
}

// eachDir gives every direction the same count.
func eachDir(n int) map[hexmap.Dir]int {
	m := make(map[hexmap.Dir]int)
	for _, d := range hexmap.Dirs {
		m[d] = n
	}
	return m
}

func TestDeckIsNumberedInOrder(t *testing.T) {
	for i := range Cards() {
		if got := int(Cards()[i].Number); got != i+1 {
			t.Errorf("place %d holds card %d", i+1, got)
		}
	}
}

func TestDeckTerrain(t *testing.T) { // 10.2
	wantCards(t, "terrain", func(c *Card) hexmap.Terrain { return c.Terrain }, map[hexmap.Terrain]int{
		hexmap.Veldt: 30, hexmap.Jungle: 22, hexmap.Mountain: 16, hexmap.Desert: 14, hexmap.Swamp: 8,
		hexmap.Lake: 8, hexmap.JungleMountain: 5, hexmap.JungleSwamp: 5,
	})
}

func TestDeckCompass(t *testing.T) { // 10.2
	wantCards(t, "first compass number", func(c *Card) hexmap.Dir { return c.Compass[0] }, eachDir(18))
	second := eachDir(15)
	second[hexmap.NoDir] = 18
	wantCards(t, "second compass number", func(c *Card) hexmap.Dir { return c.Compass[1] }, second)
	pairs := make(map[[2]hexmap.Dir]int)
	for _, a := range hexmap.Dirs {
		pairs[[2]hexmap.Dir{a}] = 3
		for _, b := range hexmap.Dirs {
			if a != b {
				pairs[[2]hexmap.Dir{a, b}] = 3
			}
		}
	}
	wantCards(t, "compass", func(c *Card) [2]hexmap.Dir { return c.Compass }, pairs)
}

func TestDeckRiverA(t *testing.T) { // 10.3
	wantCards(t, "river", func(c *Card) RiverKind { return c.RiverA.Kind }, map[RiverKind]int{On: 60, Fork: 18, Source: 30})
	of := func(kind RiverKind, dir func(r RiverA) hexmap.Dir) func(c *Card) hexmap.Dir {
		return func(c *Card) hexmap.Dir {
			if c.RiverA.Kind != kind {
				return hexmap.NoDir
			}
			return dir(c.RiverA)
		}
	}
	first, second := func(r RiverA) hexmap.Dir { return r.D }, func(r RiverA) hexmap.Dir { return r.E }
	on, fork := eachDir(10), eachDir(3)
	on[hexmap.NoDir], fork[hexmap.NoDir] = 48, 90
	wantCards(t, "on", of(On, first), on)
	wantCards(t, "fork's first branch", of(Fork, first), fork)
	wantCards(t, "fork's second branch", of(Fork, second), fork)
	rises := eachDir(6)
	rises[hexmap.NoDir] = 72
	wantCards(t, "rises", func(c *Card) hexmap.Dir { return c.Rises }, rises)
	for _, c := range Cards() {
		if c.RiverA.Kind == Fork && (c.RiverA.D.Clockwise(1) == c.RiverA.E || c.RiverA.E.Clockwise(1) == c.RiverA.D) {
			t.Errorf("card %d: the branches of its fork run side by side", c.Number)
		}
	}
}

func TestDeckRiverB(t *testing.T) { // 10.4, 10.5
	for terrain, want := range map[hexmap.Terrain]int{
		hexmap.Mountain: 54, hexmap.JungleMountain: 54, hexmap.Desert: 36, hexmap.Jungle: 18, hexmap.Veldt: 18,
		hexmap.Lake: 0, hexmap.Swamp: 0, hexmap.JungleSwamp: 0, hexmap.Blank: 0,
	} {
		if got := tallyCards(func(c *Card) bool { return c.Cataract.Holds(terrain) })[true]; got != want {
			t.Errorf("cataract in %v: on %d cards, want %d", terrain, got, want)
		}
	}
	wantCards(t, "oasis", func(c *Card) bool { return c.Oasis }, map[bool]int{true: 40, false: 68})
}

// cardHeights lists what of says of the cards, in order of size, noughts left out.
func cardHeights(of func(c *Card) int32) []int32 {
	var out []int32
	for _, c := range Cards() {
		if h := of(&c); h != 0 {
			out = append(out, h)
		}
	}
	slices.Sort(out)
	return out
}

func TestDeckSpectacular(t *testing.T) { // 10.4, 10.6
	tests := []struct {
		what                    string
		sizes                   []int32
		count                   int
		least, most             int32
		medianLeast, medianMost int32
	}{
		{"waterfall", cardHeights(func(c *Card) int32 { return c.Fall }), 44, 20, 450, 55, 65},
		{"lake", cardHeights(func(c *Card) int32 { return c.Lake }), 108, 400, 8600, 1700, 2100},
		{"peak", cardHeights(func(c *Card) int32 { return c.Peak }), 34, 15_000, 19_800, 16_300, 17_100},
	}
	for _, tt := range tests {
		n := len(tt.sizes)
		if n != tt.count {
			t.Errorf("%s: on %d cards, want %d", tt.what, n, tt.count)
		}
		if tt.sizes[0] != tt.least || tt.sizes[n-1] != tt.most {
			t.Errorf("%s: from %d to %d, want %d to %d", tt.what, tt.sizes[0], tt.sizes[n-1], tt.least, tt.most)
		}
		if median := (tt.sizes[(n-1)/2] + tt.sizes[n/2]) / 2; median < tt.medianLeast || median > tt.medianMost {
			t.Errorf("%s: median %d, want %d to %d", tt.what, median, tt.medianLeast, tt.medianMost)
		}
		if len(slices.Compact(tt.sizes)) != n {
			t.Errorf("%s: a size stands on two cards; records would be shared", tt.what)
		}
	}
}

func TestDeckNative(t *testing.T) { // 10.7
	wantCards(t, "native", func(c *Card) Native { return c.Native }, map[Native]int{
		Always: 10, RiverOrOasis: 30, VeldtJungleSwamp: 24, MountainLand: 14, LakeOrBeside: 10, Never: 20,
	})
}

func TestDeckDisasters(t *testing.T) { // 11
	want := map[Disaster]int{QuietMarch: 28}
	for d := Fever; d <= Drowning; d++ {
		want[d] = 2
	}
	wantCards(t, "disaster", func(c *Card) Disaster { return c.Disaster }, want)
	if Drowning != 40 || Leopard != 16 || SlaveRaiders != 28 || ElephantsGraveyard != 35 {
		t.Error("the disasters are not numbered as in the table")
	}
}

func TestDeckBonus(t *testing.T) { // 20
	var count [Specialties]int
	for _, c := range Cards() {
		if len(c.Finds) > 3 {
			t.Errorf("card %d has %d finds", c.Number, len(c.Finds))
		}
		for _, f := range c.Finds {
			count[f.Specialty]++
		}
	}
	for s := range Specialties {
		want := 24 // the rule says 22 at least; the same for all five
		if s == Botanist || s == Geologist || s == Zoologist {
			want = 30
		}
		if count[s] != want {
			t.Errorf("%v: %d finds, want %d", s, count[s], want)
		}
	}
}

func TestFindsSuitTheirSpecialty(t *testing.T) { // 20
	used := make(map[string]int)
	for _, c := range Cards() {
		for _, f := range c.Finds {
			used[f.Key]++
		}
	}
	top := make(map[Specialty]uint8)
	for _, f := range Finds() {
		natural := f.Specialty == Botanist || f.Specialty == Geologist || f.Specialty == Zoologist
		if natural && (f.When == WhenAny || f.VP > 3) {
			t.Errorf("%s: a %v's finds have a condition and 1 to 3 points", f.Key, f.Specialty)
		}
		if f.VP == 4 && f.When == WhenAny {
			t.Errorf("%s: four points without a condition", f.Key)
		}
		top[f.Specialty] = max(top[f.Specialty], f.VP)
		if n := used[f.Key]; n < 1 || n > 2 {
			t.Errorf("%s is on %d cards, want one or two", f.Key, n)
		}
	}
	for s, vp := range top {
		want := uint8(4)
		if s == Botanist || s == Geologist || s == Zoologist {
			want = 3
		}
		if vp != want {
			t.Errorf("%v: the best find is worth %d, want %d", s, vp, want)
		}
	}
	if n := len(Finds()); n < 110 {
		t.Errorf("%d finds: the same text would come back too often", n)
	}
}

// No specialty may earn much more from bonus cards than another. The chances
// are those of a turn that entered two new hexes, one in three with a tribe.
func TestFindsAreWorthMuchTheSame(t *testing.T) { // 20
	chance := map[Condition]float64{
		WhenAny: 1, WhenDesert: .25, WhenJungle: .45, WhenVeldt: .55, WhenMountain: .35, WhenSwamp: .22, WhenLake: .12,
		WhenShore: .3, WhenRiver: .75, WhenOasis: .08, WhenCataract: .2, WhenWaterfall: .08, WhenPeak: .1,
		WhenTribe: .5, WhenFriendly: .25,
	}
	var worth [Specialties]float64
	for _, c := range Cards() {
		for _, f := range c.Finds {
			p, ok := chance[f.When]
			if !ok {
				t.Fatalf("no chance noted for %v", f.When)
			}
			worth[f.Specialty] += p * float64(f.VP) / Size
		}
	}
	for s, w := range worth {
		t.Logf("%-12v %.3f points a bonus draw", Specialty(s), w)
		if w < 0.19 || w > 0.30 {
			t.Errorf("%v: %.3f points a bonus draw, want 0.19 to 0.30", Specialty(s), w)
		}
	}
}

// Every section is read on a draw of its own, but of one deck: a drawn card is
// gone for the others. So no section may lean on another.
func TestDeckSectionsAreIndependent(t *testing.T) {
	part := func(n, size int32) string {
		if n == 0 {
			return "none"
		}
		if n < size {
			return "small"
		}
		return "great"
	}
	views := []struct {
		name, section string
		of            func(c *Card) string
	}{
		{"terrain", "terrain", func(c *Card) string { return c.Terrain.String() }},
		{"first", "compass", func(c *Card) string { return fmt.Sprint(c.Compass[0]) }},
		{"second", "compass", func(c *Card) string { return fmt.Sprint(c.Compass[1]) }},
		{"river", "A", func(c *Card) string { return c.RiverA.Kind.String() }},
		{"river's direction", "A", func(c *Card) string { return fmt.Sprint(c.RiverA.D) }},
		{"rises", "rises", func(c *Card) string { return fmt.Sprint(c.Rises != hexmap.NoDir) }},
		{"cataract", "B", func(c *Card) string { return c.Cataract.String() }},
		{"oasis", "oasis", func(c *Card) string { return fmt.Sprint(c.Oasis) }},
		{"fall", "fall", func(c *Card) string { return part(c.Fall, 60) }},
		{"lake", "lake", func(c *Card) string { return part(c.Lake, 1_900) }},
		{"peak", "peak", func(c *Card) string { return part(c.Peak, 16_700) }},
		{"native", "native", func(c *Card) string { return c.Native.String() }},
		{"disaster", "disaster", func(c *Card) string { return fmt.Sprint(c.Disaster == QuietMarch) }},
		{"finds", "finds", func(c *Card) string { return fmt.Sprint(len(c.Finds)) }},
	}
	worst := 0.0
	for i, a := range views {
		for _, b := range views[:i] {
			if a.section == b.section {
				continue
			}
			as, bs := tallyCards(a.of), tallyCards(b.of)
			both := tallyCards(func(c *Card) [2]string { return [2]string{a.of(c), b.of(c)} })
			for av, an := range as {
				for bv, bn := range bs {
					want := float64(an) * float64(bn) / Size
					got := both[[2]string{av, bv}]
					off := math.Abs(float64(got) - want)
					worst = max(worst, off)
					if off > 2.5 {
						t.Errorf("%s %s with %s %s: %d cards, %.1f would be even", a.name, av, b.name, bv, got, want)
					}
				}
			}
		}
	}
	t.Logf("farthest from even: %.2f cards", worst)
}

func TestNoTwoCardsAreAlike(t *testing.T) {
	seen := make(map[string]uint8)
	for _, c := range Cards() {
		row := cardText(&c)
		_, rest, _ := strings.Cut(row, "\t")
		if first, ok := seen[rest]; ok {
			t.Errorf("cards %d and %d are alike", first, c.Number)
		}
		seen[rest] = c.Number
	}
}

// The file is written in the one plain form, so that a changed card is one
// changed line.
func TestCardsFileIsPlain(t *testing.T) {
	rows, err := cardRows("cards", cardColumnNames(), assets.Cards)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range rows {
		if got, want := strings.Join(r.cells, "\t"), cardText(&Cards()[i]); got != want {
			t.Errorf("line %d:\n got %s\nwant %s", r.line, got, want)
		}
	}
}

func TestKeysOfDisastersAndFinds(t *testing.T) {
	seen := make(map[string]Disaster)
	for d := range Disasters {
		if err := cleanKey(d.String()); err != nil {
			t.Errorf("disaster %d: %v", d, err)
		}
		if other, ok := seen[d.String()]; ok {
			t.Errorf("%d and %d share a key", d, other)
		}
		seen[d.String()] = d
	}
	for _, f := range Finds() {
		if got, ok := FindNamed(f.Key); !ok || got != f {
			t.Errorf("FindNamed(%q) = %v, %v", f.Key, got, ok)
		}
	}
	if f, ok := FindNamed("no-such-find"); ok {
		t.Errorf("found %v", f)
	}
}
