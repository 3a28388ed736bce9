package paint

import (
	"image"
	"image/color"
	"image/draw"
)

// Centred lays a picture in the middle of paper of a size.
func Centred(pic *image.RGBA, w, h int, paper color.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(out, out.Rect, image.NewUniform(paper), image.Point{}, draw.Src)
	at := image.Pt((w-pic.Rect.Dx())/2, (h-pic.Rect.Dy())/2)
	draw.Draw(out, pic.Rect.Add(at), pic, image.Point{}, draw.Src)
	return out
}
