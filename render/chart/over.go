package chart

import (
	"image/color"
	"math"
)

// Print is something printed over the land in one ink: lines and closed figures.
// Lengths are in sides of a hex, from the origin of hexmap.Hex.Centre.
type Print struct {
	Ink    color.RGBA
	Lines  [][][2]float64 // open lines
	Width  float64        // of these
	Least  float64        // how fine they may become, in pixels
	Shapes []Shape
}

// Shape is a closed figure that never gets smaller than can be told apart.
type Shape struct {
	X, Y  float64
	Ring  [][2]float64 // round X, Y, in Size
	Size  float64      // sides of a hex
	Least float64      // of Size, in pixels
}

// reach is how far a figure goes from its middle, in sides of a hex.
func (s *Shape) reach() (far float64) {
	for _, q := range s.Ring {
		far = max(far, math.Abs(q[0]), math.Abs(q[1]))
	}
	return far * s.Size
}

// printReach is how far a line may go from its first point, and a figure from its
// middle, in sides of a hex.
const printReach = 2

// Sample is a sign of the world's own, as it is explained: prints and a plate round its middle,
// a side wide and high. Its words are "chart.legend." and its name.
type Sample struct {
	Name   string
	Prints []Print
	Plate  Plate
}

// over prints what the world has over the land.
func (c *canvas) over() {
	for i := range c.world.Over {
		c.overprint(&c.world.Over[i], pt{})
	}
}

// overprint prints one of them, so far from where its lengths are reckoned from.
func (c *canvas) overprint(o *Print, from pt) {
	w := c.thin(o.Width, o.Least)
	for _, line := range o.Lines {
		if len(line) == 0 || !c.sees(from.add(pt{line[0][0], line[0][1]}), printReach) {
			continue
		}
		c.buf = c.buf[:0]
		for _, q := range line {
			c.buf = append(c.buf, c.px(from.add(pt{q[0], q[1]})))
		}
		c.work.sharp(c.buf, w)
	}
	for k := range o.Shapes {
		s := &o.Shapes[k]
		at := from.add(pt{s.X, s.Y})
		if !c.sees(at, printReach) {
			continue
		}
		at = c.px(at)
		size := c.thin(s.Size, s.Least)
		for _, q := range s.Ring {
			c.work.point(pt{at.X + q[0]*size, at.Y + q[1]*size})
		}
		c.work.close()
	}
	c.fill(&c.work, inkOf(o.Ink), 255)
}
