package paint

import (
	"image"
	"image/color"
	"image/draw"

	"golang.org/x/image/vector"
)

// Fill lays a colour over closed figures that run the same way round; r is the part
// of the picture that they are measured from, by its upper left corner. It is for
// what is painted whole and once: signs, strokes, a shore. What is painted in
// pieces that must fit takes a Raster.
func Fill(dst draw.Image, r image.Rectangle, col color.Color, figures ...[][2]float64) {
	ras := vector.NewRasterizer(r.Dx(), r.Dy())
	for _, pts := range figures {
		for i, p := range pts {
			if i == 0 {
				ras.MoveTo(float32(p[0]), float32(p[1]))
			} else {
				ras.LineTo(float32(p[0]), float32(p[1]))
			}
		}
		ras.ClosePath()
	}
	ras.Draw(dst, r, image.NewUniform(col), image.Point{})
}
