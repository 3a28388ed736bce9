package africa_test

import (
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/hexmap"
)

func shores(t testing.TB) []hexmap.Outline {
	t.Helper()
	coast, err := hexmap.ReadCoast(assets.Coast)
	if err != nil {
		t.Fatal(err)
	}
	return coast
}

// The lands of the chart are there, within its margin, fine enough to look
// like a coast and without two points in the same place.
func TestCoast(t *testing.T) {
	m, coast := board(t), shores(t)
	const margin = 3.01
	east, south := hexmap.Sqrt3*(float64(m.Cols)+0.5)-hexmap.Sqrt3/2, 1.5*float64(m.Rows)-0.5
	for _, o := range coast {
		for i, p := range o.Points {
			if p[0] < -hexmap.Sqrt3/2-margin || p[0] > east+margin || p[1] < -1-margin || p[1] > south+margin {
				t.Errorf("%s reaches %v, beyond the margin", o.Name, p)
			}
			if p == o.Points[(i+1)%len(o.Points)] {
				t.Errorf("%s stands still at %v", o.Name, p)
			}
		}
	}
	for name, points := range map[string]int{"Africa": 300, "Arabia": 20, "Madagascar": 40, "Zanzibar": 5, "Fernando Po": 5} {
		i := slices.IndexFunc(coast, func(o hexmap.Outline) bool { return o.Name == name })
		if i < 0 || len(coast[i].Points) < points {
			t.Errorf("%s is missing or too coarse", name)
		}
	}
}

// The cells follow the real coast: what is land holds land, what is sea does
// not, but for the few hexes that a port or a smooth shore asks for.
func TestCellsFollowTheCoast(t *testing.T) {
	m, coast := board(t), shores(t)
	africa := coast[slices.IndexFunc(coast, func(o hexmap.Outline) bool { return o.Name == "Africa" })]
	odd := 0
	for i := range m.Cells {
		c := &m.Cells[i]
		dry := dryShare(c.Hex, africa)
		switch {
		case c.Ground == hexmap.Land && dry < 0.1 && c.Port == hexmap.NoPort:
			t.Errorf("cell %d, %d is land, but %.0f %% dry", i%m.Cols, i/m.Cols, 100*dry)
		case c.Ground == hexmap.Sea && dry > 0.6:
			t.Errorf("cell %d, %d is sea, but %.0f %% dry", i%m.Cols, i/m.Cols, 100*dry)
		case c.Ground == hexmap.Land && dry < 0.33, c.Ground == hexmap.Sea && dry > 0.43:
			odd++
		}
	}
	if odd > 12 {
		t.Errorf("%d cells do not follow the coast", odd)
	}
}

// dryShare estimates how much of h lies in o from points spread over it.
func dryShare(h hexmap.Hex, o hexmap.Outline) float64 {
	in, all := 0, 0
	x, y := h.Centre()
	for dx := -0.9; dx < 1; dx += 0.2 {
		for dy := -0.9; dy < 1; dy += 0.2 {
			if hexmap.At(x+dx, y+dy) != h {
				continue
			}
			all++
			if inside(o.Points, x+dx, y+dy) {
				in++
			}
		}
	}
	return float64(in) / float64(all)
}

func inside(points [][2]float64, x, y float64) bool {
	in := false
	for i, a := range points {
		b := points[(i+1)%len(points)]
		if (a[1] > y) != (b[1] > y) && x < a[0]+(y-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
			in = !in
		}
	}
	return in
}

func TestReadCoastNamesTheLine(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", "no land"},
		{"# only words\n", "no land"},
		{"1,1 2,2 3,1\n", "line 1:"},
		{"land A\n1,1 2,2\nland B\n", "line 3:"},
		{"land A\n1,1 2,2\n", "has 2 points"},
		{"land A\n1,1 2;2\n", "line 2:"},
		{"land A\n1,1 2,Inf\n", "line 2:"},
		{"land A\n1,1 2,4000\n", "line 2:"},
	} {
		_, err := hexmap.ReadCoast([]byte(test.text))
		if !errors.Is(err, hexmap.ErrCoast) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%q: got %v, want %s", test.text, err, test.want)
		}
	}
}

func FuzzReadCoast(f *testing.F) {
	f.Add(assets.Coast)
	f.Add([]byte("land\n0,0 1,0 0,1\nland B\n-1,-1 2,2\n3.5,1e2\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		coast, err := hexmap.ReadCoast(data)
		if err != nil {
			if !errors.Is(err, hexmap.ErrCoast) {
				t.Fatalf("an error of another kind: %v", err)
			}
			return
		}
		for _, o := range coast {
			if len(o.Points) < 3 {
				t.Fatalf("%q encloses nothing", o.Name)
			}
			for _, p := range o.Points {
				if math.IsNaN(p[0]+p[1]) || math.IsInf(p[0]+p[1], 0) {
					t.Fatalf("%q reaches %v", o.Name, p)
				}
			}
		}
	})
}
