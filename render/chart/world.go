package chart

import (
	"fmt"
	"strings"

	"sourceofthenile/hexmap"
)

// World is a board and what lies round it, as a game brings them. It is not
// changed once a painter has it.
type World struct {
	Map   *hexmap.Map
	Coast []hexmap.Outline // the real shore
	Seas  []Sea            // named as far as there is room
	// MidLat and MidLon are the middle of the projection that the chart is drawn by,
	// in degrees.
	MidLat, MidLon float64
	Legend         []Sign // what the explanation explains, in order; as many as it has room for
	// Samples are signs of its own, six at most. They are explained in the cartouche, in place of
	// the scale, where the other signs are.
	Samples []Sample
	// Unscaled is a world without a scale of miles.
	Unscaled bool
	// Named is a world whose blank country has names: "Parts Unknown" is not written
	// across it.
	Named bool
	// Says gives the words on the chart, those of its game in the language that is
	// spoken, whatever game is being played. Nil stands for those in use.
	Says func() Words
	// Over is printed over the land and the crayons, in this order: the lines between
	// regions, and the like.
	Over []Print
}

// Sea is the name of a sea and the lines it may follow, the best first.
type Sea struct {
	Key   string         // of its words
	Em    float64        // the height of its letters, in sides of a hex
	Track float64        // how far they stand apart, in heights
	Ways  [][][2]float64 // latitude and longitude from place to place, in degrees
}

// ReadSeas reads the seas of a map, as assets/nile/seas.txt has them. The error
// says which line is none.
func ReadSeas(data []byte) (out []Sea, err error) {
	for n, line := range strings.Split(string(data), "\n") {
		what, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		ok := true
		switch {
		case what == "" || strings.HasPrefix(what, "#"):
		case what == "sea":
			var name string
			var s Sea
			_, err := fmt.Sscan(rest, &name, &s.Em, &s.Track)
			s.Key = "chart.sea." + name
			out, ok = append(out, s), err == nil && s.Em > 0
		case what == "along" && len(out) > 0:
			var way [][2]float64
			for place := range strings.SplitSeq(rest, ",") {
				var at [2]float64
				_, err := fmt.Sscan(place, &at[0], &at[1])
				ok = ok && err == nil
				way = append(way, at)
			}
			last := &out[len(out)-1]
			last.Ways, ok = append(last.Ways, way), ok && len(way) > 1
		default:
			ok = false
		}
		if !ok {
			return nil, fmt.Errorf("chart: line %d of the seas: %q", n+1, line)
		}
	}
	return out, nil
}

// Sign is a sign of the chart that its explanation may explain. Its words are
// "chart.legend." and its name.
type Sign uint8

// The signs.
const (
	DesertSign Sign = iota
	VeldtSign
	JungleSign
	SwampSign
	MountainSign
	LakeSign
	JungleSwampSign
	JungleMountainSign
	PrintedSign // land known from the beginning
	PublishedSign
	RiverSign
	CataractSign
	OasisSign
	TribeSign
	CacheSign
	FlagSign
	TrackSign
	CounterSign
	DryGrassSign // the veldt's crayon and the desert's
	LostCitySign
	KingdomSign
	MineSign
	Signs // how many there are
)

// signNames are what the words of signs are called by.
var signNames = [Signs]string{
	"desert", "veldt", "jungle", "swamp", "mountain", "lake", "jungle-swamp", "jungle-mountain",
	"printed", "published", "river", "cataract", "oasis", "people", "cache", "flag", "track", "counter",
	"dry-grass", "lost-city", "kingdom", "mine",
}

// signTerrains are the terrains of the signs that are a patch of one.
var signTerrains = [...]hexmap.Terrain{
	DesertSign: hexmap.Desert, VeldtSign: hexmap.Veldt, JungleSign: hexmap.Jungle, SwampSign: hexmap.Swamp,
	MountainSign: hexmap.Mountain, LakeSign: hexmap.Lake, JungleSwampSign: hexmap.JungleSwamp, JungleMountainSign: hexmap.JungleMountain,
}

// signMarks are what lies on the cards of the signs that are one.
var signMarks = [Signs]Mark{CounterSign: Hidden, LostCitySign: LostCity, KingdomSign: NativeKingdom, MineSign: Mine}

// Explains reports whether there are signs that a sheet can explain (Sheet.Legend).
func (p *Painter) Explains() bool { return len(p.world.Legend) > 0 }
