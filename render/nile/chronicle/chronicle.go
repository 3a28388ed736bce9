// Package chronicle tells a whole game from its log: the chart month by month,
// for a picture that moves, and the journals as text. It shows what one seat
// may see, or what everybody may, and needs no window.
package chronicle

import (
	"reflect"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/keepsake"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/paint"
)

// Months is the chart at the beginning of the log, after each month in which
// something on it changed, and as it is at the end, in that order: at least
// one. The seat's view is shown, as chartsheet does with the options;
// game.Nobody shows what everybody may see. Dates stand in the caption of a
// film, not in the title.
//
// A log that these rules cannot follow to its end gives what can be followed,
// and at last the position kept with it. The error says that not even that
// can be read.
func Months(story game.Story, seat game.Seat, o keepsake.Options) ([]keepsake.Moment, error) {
	end := story.Now(seat)
	if end == nil {
		return nil, game.ErrUnsound
	}
	o.Undated = true
	m := months{seat: seat, options: o, turn: -1}
	for p := range story.Steps(seat) {
		m.look(viewOf(p, seat))
	}
	m.last(viewOf(end, seat))
	return m.all, nil
}

// months gathers them while the log is played again.
type months struct {
	seat    game.Seat
	options keepsake.Options
	turn    int
	all     []keepsake.Moment
}

func viewOf(p game.Position, s game.Seat) nile.View { return p.(*nile.Position).View(s) }

// look sees the game after a command.
func (m *months) look(v nile.View) {
	paint.Breathe()
	if v.Turn() == m.turn {
		return
	}
	m.turn = v.Turn()
	now := m.month(v)
	if n := len(m.all); n == 0 || !alike(m.all[n-1].Sheet, now.Sheet) {
		m.all = append(m.all, now)
	}
}

// last makes the end of it: the chart as an export shows it.
func (m *months) last(v nile.View) {
	now := m.month(v)
	if n := len(m.all); n > 0 && alike(m.all[n-1].Sheet, now.Sheet) {
		m.all = m.all[:n-1]
	}
	m.all = append(m.all, now)
}

func (m *months) month(v nile.View) keepsake.Moment {
	out := keepsake.Moment{Turn: v.Turn(), Date: tell.Date(v.Turn()), Sheet: chartsheet.With(v, m.options)}
	letters := chartsheet.Letters(v)
	for s := range game.Seat(v.Seats()) {
		p := v.Player(s)
		out.Standing = append(out.Standing, keepsake.Standing{Name: p.Name, Letter: letters[s], Colour: p.Colour, Points: p.Points})
	}
	return out
}

// alike reports whether two charts show the same.
func alike(a, b *chart.Sheet) bool { return reflect.DeepEqual(a, b) }
