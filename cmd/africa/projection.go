package main

import "math"

const (
	earthRadius = 6371.0088 // km, the mean radius
	// hexSide is the side of a hex 100 statute miles wide, in km.
	hexSide = 160.9344 / 1.7320508075688772
)

// A point is a place: degrees (longitude, latitude) before projection, and
// sides of a hex (x to the east, y to the south) after it.
type point [2]float64

// A projection is Lambert's azimuthal equal-area one on a sphere, laid under
// the hexes: every hex of the board covers as many square miles as any other.
type projection struct {
	centre point // longitude and latitude, degrees
	// origin is where the middle of the first cell lies: km east and km
	// south of the centre.
	origin point
}

// project turns degrees into sides of a hex.
func (p projection) project(at point) point {
	lon, lat := radians(at[0]-p.centre[0]), radians(at[1])
	lat0 := radians(p.centre[1])
	cosC := math.Sin(lat0)*math.Sin(lat) + math.Cos(lat0)*math.Cos(lat)*math.Cos(lon)
	k := earthRadius * math.Sqrt(2/(1+cosC))
	east := k * math.Cos(lat) * math.Sin(lon)
	north := k * (math.Cos(lat0)*math.Sin(lat) - math.Sin(lat0)*math.Cos(lat)*math.Cos(lon))
	return point{(east - p.origin[0]) / hexSide, (-north - p.origin[1]) / hexSide}
}

func radians(degrees float64) float64 { return degrees * math.Pi / 180 }
