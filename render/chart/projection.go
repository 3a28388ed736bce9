package chart

import (
	"math"

	"sourceofthenile/render/paint"
)

// projection carries degrees to the chart: Lambert's azimuthal equal-area
// round the middle of its country, set to the chart by its ports.
type projection struct {
	midLat, midLon float64 // degrees
	scale          float64 // hex sides a radian
	dx, dy         float64
}

// lambert is the plain projection, in radians: x to the east, y to the south.
func (p *projection) lambert(lat, lon float64) pt {
	f, l := lat*math.Pi/180, (lon-p.midLon)*math.Pi/180
	f0 := p.midLat * math.Pi / 180
	s, c := math.Sincos(f)
	s0, c0 := math.Sincos(f0)
	k := math.Sqrt(2 / (1 + s0*s + c0*c*math.Cos(l)))
	return pt{k * c * math.Sin(l), -k * (c0*s - s0*c*math.Cos(l))}
}

// inverse finds the degrees of a point of the plain projection.
func (p *projection) inverse(q pt) (lat, lon float64) {
	rho := q.len()
	if rho == 0 {
		return p.midLat, p.midLon
	}
	f0 := p.midLat * math.Pi / 180
	s0, c0 := math.Sincos(f0)
	s, c := math.Sincos(2 * math.Asin(min(rho/2, 1)))
	f := math.Asin(paint.Clamp(c*s0-q.Y*s*c0/rho, -1, 1))
	l := math.Atan2(q.X*s, rho*c0*c+q.Y*s0*s)
	return f * 180 / math.Pi, p.midLon + l*180/math.Pi
}

// at is the place of a latitude and longitude on the chart, in hex sides.
func (p *projection) at(lat, lon float64) pt {
	q := p.lambert(lat, lon)
	return pt{q.X*p.scale + p.dx, q.Y*p.scale + p.dy}
}

// degrees is the latitude and longitude of a place on the chart.
func (p *projection) degrees(a pt) (lat, lon float64) {
	return p.inverse(pt{(a.X - p.dx) / p.scale, (a.Y - p.dy) / p.scale})
}

// fitProjection finds scale and place by least squares over the ports. It is
// nil when there are too few, or when they lie by some other projection.
func fitProjection(w *World) *projection {
	fit, m := &projection{midLat: w.MidLat, midLon: w.MidLon}, w.Map
	n := float64(len(m.Ports))
	if n < 4 {
		return nil
	}
	var mq, ma pt
	for _, p := range m.Ports {
		mq, ma = mq.add(fit.lambert(p.Lat, p.Lon)), ma.add(pt{p.X, p.Y})
	}
	mq, ma = mq.mul(1/n), ma.mul(1/n)
	var num, den float64
	for _, p := range m.Ports {
		q := fit.lambert(p.Lat, p.Lon).sub(mq)
		num += q.dot(pt{p.X, p.Y}.sub(ma))
		den += q.dot(q)
	}
	if den < 1e-6 || num <= 0 {
		return nil
	}
	k := num / den
	fit.scale, fit.dx, fit.dy = k, ma.X-mq.X*k, ma.Y-mq.Y*k
	var off float64
	for _, p := range m.Ports {
		d := fit.at(p.Lat, p.Lon).sub(pt{p.X, p.Y})
		off += d.dot(d)
	}
	if math.Sqrt(off/n) > 1 {
		return nil
	}
	return fit
}
