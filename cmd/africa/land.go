package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"
)

// The part of the world that land.json keeps, in degrees. The northern border
// crosses the Red Sea, so that Africa and Arabia are separate rings.
const keepWest, keepNorth, keepEast, keepSouth = -6.0, 24.0, 60.0, -40.0

// landFile is what lies in land.json: the land of Natural Earth (1:50 million,
// public domain) around Africa, as rings of longitude and latitude.
type landFile struct {
	Source  string `json:"source"`
	Licence string `json:"licence"`
	Rings   []ring `json:"rings"`
}

// readLand reads a land.json that clipLand wrote.
func readLand(path string) ([]ring, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var f landFile
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return f.Rings, nil
}

// topology is as much of a TopoJSON file as land-50m.json uses.
type topology struct {
	Transform struct {
		Scale     point `json:"scale"`
		Translate point `json:"translate"`
	} `json:"transform"`
	Arcs    [][]point `json:"arcs"`
	Objects struct {
		Land struct {
			Geometries []struct {
				Type string    `json:"type"`
				Arcs [][][]int `json:"arcs"`
			} `json:"geometries"`
		} `json:"land"`
	} `json:"objects"`
}

// clipLand reads the world from world-atlas's land-50m.json and writes the
// land around Africa to out.
func clipLand(world, out string) error {
	data, err := os.ReadFile(world)
	if err != nil {
		return err
	}
	var t topology
	if err := json.Unmarshal(data, &t); err != nil {
		return fmt.Errorf("%s: %w", world, err)
	}
	rings, err := t.rings()
	if err != nil {
		return fmt.Errorf("%s: %w", world, err)
	}
	// South is the lower latitude here, so the box is given upside down.
	rings = clip(rings, keepWest, keepSouth, keepEast, keepNorth)
	return os.WriteFile(out, landJSON(rings), 0o644)
}

// landJSON writes one ring a line, to a thousandth of a degree (some 100 m).
func landJSON(rings []ring) []byte {
	var b strings.Builder
	b.WriteString("{\n" + `"source": "Natural Earth 1:50m land, by way of world-atlas 2.0.2 (land-50m.json), clipped to Africa",` + "\n" +
		`"licence": "public domain (naturalearthdata.com, terms of use)",` + "\n" + `"rings": [` + "\n")
	for i, r := range rings {
		if i > 0 {
			b.WriteString(",\n")
		}
		b.WriteString("[")
		for j, p := range r {
			if j > 0 {
				b.WriteString(",")
			}
			fmt.Fprintf(&b, "[%v,%v]", thousandth(p[0]), thousandth(p[1]))
		}
		b.WriteString("]")
	}
	b.WriteString("\n]\n}\n")
	return []byte(b.String())
}

// thousandth rounds f and makes a negative nought a plain one.
func thousandth(f float64) float64 { return math.Round(f*1000)/1000 + 0 }

// rings unfolds the outer rings of the topology. Holes (the Caspian Sea) are
// left out: none lies near Africa.
func (t *topology) rings() ([]ring, error) {
	arcs := make([]ring, len(t.Arcs))
	for i, arc := range t.Arcs {
		var at point
		for _, d := range arc {
			at = point{at[0] + d[0], at[1] + d[1]}
			arcs[i] = append(arcs[i], point{
				at[0]*t.Transform.Scale[0] + t.Transform.Translate[0],
				at[1]*t.Transform.Scale[1] + t.Transform.Translate[1],
			})
		}
	}
	var out []ring
	for _, g := range t.Objects.Land.Geometries {
		if g.Type != "MultiPolygon" {
			return nil, fmt.Errorf("geometry of type %s, want MultiPolygon", g.Type)
		}
		for _, polygon := range g.Arcs {
			r, err := unfold(polygon[0], arcs)
			if err != nil {
				return nil, err
			}
			out = append(out, r)
		}
	}
	return out, nil
}

// unfold joins arcs into a ring; a negative number is an arc walked backwards.
func unfold(numbers []int, arcs []ring) (ring, error) {
	var out ring
	for _, n := range numbers {
		back := n < 0
		if back {
			n = ^n
		}
		if n >= len(arcs) {
			return nil, fmt.Errorf("no arc %d", n)
		}
		for i := range arcs[n] {
			p := arcs[n][i]
			if back {
				p = arcs[n][len(arcs[n])-1-i]
			}
			if len(out) == 0 || out[len(out)-1] != p {
				out = append(out, p)
			}
		}
	}
	if len(out) > 1 && out[0] == out[len(out)-1] {
		out = out[:len(out)-1]
	}
	return out, nil
}
