package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Fill lays a colour over closed figures that run the same way round; r is the part
// of the picture that they are measured from, by its upper left corner. It is for
// what is painted whole and once: signs, strokes, a shore. What is painted in
// pieces that must fit takes a Raster.
func Fill(dst draw.Image, r image.Rectangle, col color.Color, figures ...[][2]float64) {
	from := r.Min
	if r = reach(r, figures); r.Empty() { // a short stroke is not worth a walk over a large picture
		return
	}
	dx, dy := float64(r.Min.X-from.X), float64(r.Min.Y-from.Y)
	ras := vector.NewRasterizer(r.Dx(), r.Dy())
	for _, pts := range figures {
		for i, p := range pts {
			if x, y := float32(p[0]-dx), float32(p[1]-dy); i == 0 {
				ras.MoveTo(x, y)
			} else {
				ras.LineTo(x, y)
			}
		}
		ras.ClosePath()
	}
	ras.Draw(dst, r, image.NewUniform(col), image.Point{})
}

// reach is the part of r that figures lie in, which are measured from its upper left corner.
func reach(r image.Rectangle, figures [][][2]float64) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, pts := range figures {
		for _, p := range pts {
			x0, y0, x1, y1 = min(x0, p[0]), min(y0, p[1]), max(x1, p[0]), max(y1, p[1])
		}
	}
	w, h := float64(r.Dx()), float64(r.Dy())
	in := func(v, most float64) int { return int(max(0, min(most, v))) }
	return image.Rectangle{
		Min: image.Pt(in(math.Floor(x0), w), in(math.Floor(y0), h)),
		Max: image.Pt(in(math.Ceil(x1), w), in(math.Ceil(y1), h)),
	}.Add(r.Min)
}
