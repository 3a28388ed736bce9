package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
)

// LostTogether tells the first of some events in one sentence with those that follow at once,
// where all of them are goods that the same cause took from the writer. n is how many events it
// tells; ok is false where the first is nothing of the kind, or stands alone.
func LostTogether(v nile.View, events []game.Event, pen Pen) (n int, line Line, ok bool) {
	same := func(e game.Event) bool {
		if e.Kind != nile.GoodsLost || e.Seat != events[0].Seat {
			return false
		}
		a, b := nile.As[nile.LossEvent](events[0]), nile.As[nile.LossEvent](e)
		return a.Cause == b.Cause && a.Disaster == b.Disaster
	}
	if events[0].Kind != nile.GoodsLost || v.Seat() != events[0].Seat {
		return 0, line, false
	}
	for n = 1; n < len(events) && same(events[n]); n++ {
	}
	if n == 1 {
		return n, line, false
	}
	line, ok = pen.rarest(v, events[0], func(salt uint32) (Line, bool) { return lostTogether(v, events[:n], salt) })
	return n, line, ok
}

// lostTogether is that in one of the wordings for what took them.
func lostTogether(v nile.View, events []game.Event, salt uint32) (Line, bool) {
	e := events[0]
	t := teller{v: v, e: e, b: blanks{}, own: true, salt: salt}
	t.line = Line{Rule: e.Rule, Seat: e.Seat, At: hexmap.ID(e.At)}
	t.common()
	var have [nile.Items]int
	for _, l := range events {
		x := nile.As[nile.LossEvent](l)
		have[x.Item] += x.N
	}
	x := nile.As[nile.LossEvent](e)
	key := t.byDisaster("goods.lost", x.Disaster, x.Cause)
	t.b["what"] = Items(have)
	t.line.Text = t.say(key)
	return t.line, true
}

// EpicPoints tells the first of some events together with all of its kind among them where it
// is a point for a hex of a great journey (25): one sum in place of a line for each hex. more
// reports whether another event is told by it too; ok is false for any other event.
func EpicPoints(events []game.Event) (line Line, more func(e game.Event) bool, ok bool) {
	first := events[0]
	if first.Kind != nile.Scored || nile.As[nile.ScoredEvent](first).Reason != nile.ForEpic {
		return line, nil, false
	}
	x, sum := nile.As[nile.ScoredEvent](first), 0
	more = func(e game.Event) bool {
		return e.Kind == nile.Scored && e.Seat == first.Seat && nile.As[nile.ScoredEvent](e).Reason == nile.ForEpic && nile.As[nile.ScoredEvent](e).Figure == x.Figure
	}
	for _, e := range events {
		if more(e) {
			sum += nile.As[nile.ScoredEvent](e).Points
		}
	}
	return Line{
		Rule: first.Rule, Seat: first.Seat, At: hexmap.None,
		Text: say("scored.plain", 0, blanks{"reason": ReasonOf(x.Reason, x.Terrain, x.Figure), "n": sum}),
	}, more, true
}
