package chartview

import (
	"math"
	"testing"

	"sourceofthenile/game/nile/driven"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/ui"
)

// marched is a view on which the first counter has gone n hexes to the east along its track,
// from a hex of dry land, at time nought.
func marched(t *testing.T, n int, afloat bool) (v *View, way []hexmap.ID, m *hexmap.Map) {
	t.Helper()
	v, _ = viewStage(t, 1)
	m = viewed(t, 5, 2, driven.Marching).Map()
	at := v.Sheet.Pieces[0].At
	way = []hexmap.ID{at}
	for len(way) <= n {
		at = m.Near(at, hexmap.Dirs[len(way)%2]) // to and fro, so that the way bends
		way = append(way, at)
	}
	next := *v.Sheet
	next.Pieces = []chart.Piece{v.Sheet.Pieces[0]}
	next.Pieces[0].At, next.Pieces[0].Afloat = way[n], afloat
	next.Tracks = []chart.Track{{Colour: next.Pieces[0].Colour, Cells: way}}
	v.Show(&next, 0, true, hexmap.None)
	return v, way, m
}

// seen is where the first counter is at a time.
func seen(v *View, now float64) ui.Point {
	p := v.Sheet.Pieces[0]
	rest := v.place(p.At)
	if m := v.moves[p.Letter]; m != nil {
		return m.at(v, now, rest)
	}
	return rest
}

func apart(a, b ui.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// A counter walks its way hex by hex, never by a leap, and comes to rest where it goes: then
// nothing is under way. On foot it halts in each hex, afloat it does not.
func TestCountersWalkTheirWay(t *testing.T) {
	for _, afloat := range []bool{false, true} {
		v, way, _ := marched(t, 4, afloat)
		m := v.moves[v.Sheet.Pieces[0].Letter]
		if m == nil || len(m.way) != len(way) {
			t.Fatalf("afloat %v: the way is %v, not %v", afloat, m, way)
		}
		const tick = 1.0 / 120
		last, slowest := seen(v, 0), math.Inf(1)
		near := make([]float64, len(way))
		for i := range near {
			near[i] = math.Inf(1)
		}
		for now := 0.0; now <= m.ends()+tick; now += tick {
			at := seen(v, now)
			if d := apart(at, last); d > 0.25 {
				t.Fatalf("afloat %v: a leap of %.2f hex sides at %.2f s", afloat, d, now)
			} else if now > m.leg && now < m.ends()-m.leg {
				slowest = min(slowest, d)
			}
			for i, id := range way {
				near[i] = min(near[i], apart(at, v.place(id)))
			}
			last = at
		}
		for i, d := range near[1:] {
			if d > 0.1 {
				t.Errorf("afloat %v: hex %d of the way is passed by %.2f hex sides off", afloat, i+1, d)
			}
		}
		if halts := slowest < 0.01; halts == afloat {
			t.Errorf("afloat %v: on the way it is never slower than %.3f hex sides a tick", afloat, slowest)
		}
		if d := apart(last, v.place(way[len(way)-1])); d > 1e-6 {
			t.Errorf("afloat %v: it comes to rest %.3f hex sides off", afloat, d)
		}
	}
}

// A counter that is sent on before it has come to rest goes on from where it is seen.
func TestCountersGoOnFromWhereTheyAre(t *testing.T) {
	for _, afloat := range []bool{false, true} {
		v, way, board := marched(t, 2, afloat)
		for _, now := range []float64{0.1, 0.3, 0.5} {
			was := seen(v, now)
			next := *v.Sheet
			next.Pieces = []chart.Piece{v.Sheet.Pieces[0]}
			to := board.Near(way[len(way)-1], hexmap.Dirs[0])
			way = append(way, to)
			next.Pieces[0].At = to
			next.Tracks = []chart.Track{{Colour: next.Pieces[0].Colour, Cells: way}}
			v.Show(&next, now, true, hexmap.None)
			if d := apart(was, seen(v, now)); d > 0.12 {
				t.Errorf("afloat %v: at %.1f s it leaps %.2f hex sides", afloat, now, d)
			}
		}
	}
}

// Where nothing moves by the settings, and when anything is pressed, a counter is at once
// where it goes, and no frame is asked for.
func TestCountersDoNotWalkWhereNothingMoves(t *testing.T) {
	v, way, _ := marched(t, 3, false)
	if !v.Moving() {
		t.Fatal("it does not move")
	}
	v.Finish()
	if v.Moving() || apart(seen(v, 0.1), v.place(way[3])) > 0 {
		t.Error("a press does not bring it to its end")
	}
	next := *v.Sheet
	next.Pieces = []chart.Piece{v.Sheet.Pieces[0]}
	next.Pieces[0].At = way[0]
	v.Show(&next, 1, false, hexmap.None)
	if v.Moving() {
		t.Error("it walks though nothing is to move")
	}
}

// A canoe glides along the river as it is drawn: over each edge where the river crosses it, and
// through its bends, not over the middles of the hexes.
func TestCanoesGlideAlongTheDrawnRiver(t *testing.T) {
	v, _ := viewStage(t, 1)
	m := viewed(t, 5, 2, driven.Marching).Map()
	var way []hexmap.ID
	for id := range m.Cells { // the first river on the map that goes on for four hexes
		at := hexmap.ID(id)
		for way = []hexmap.ID{at}; len(way) < 4; way = append(way, at) {
			d := v.Sheet.Hexes[at].Out.First()
			if d == hexmap.NoDir {
				break
			}
			next := m.Near(at, d)
			if next == hexmap.None {
				break
			}
			if _, _, ok := v.Press.Course(v.Sheet, at, next, hexmap.None); !ok {
				break
			}
			at = next
		}
		if len(way) == 4 {
			break
		}
	}
	if len(way) < 4 {
		t.Fatalf("no river goes on for four hexes: got %v, wanted at least 4", len(way))
	}
	v.Sheet.Pieces[0].At = way[0]
	next := *v.Sheet
	next.Pieces = []chart.Piece{v.Sheet.Pieces[0]}
	next.Pieces[0].At, next.Pieces[0].Afloat = way[3], true
	next.Tracks = []chart.Track{{Colour: next.Pieces[0].Colour, Cells: way}}
	delete(v.moves, next.Pieces[0].Letter)
	v.Show(&next, 0, true, hexmap.None)
	move := v.moves[next.Pieces[0].Letter]
	if move == nil {
		t.Fatal("it does not move")
	}
	for i := range 3 {
		after := hexmap.None
		if i < 2 {
			after = way[i+2]
		}
		cross, bend, _ := v.Press.Course(v.Sheet, way[i], way[i+1], after)
		passes := []ui.Point{{X: cross[0], Y: cross[1]}}
		if i < 2 {
			passes = append(passes, ui.Point{X: bend[0], Y: bend[1]})
		}
		for _, p := range passes {
			least := math.Inf(1)
			for now := 0.0; now < move.ends(); now += 1.0 / 240 {
				least = min(least, apart(seen(v, now), p))
			}
			if least > 0.03 {
				t.Errorf("the river at %v is passed by %.2f hex sides off", p, least)
			}
		}
	}
}
