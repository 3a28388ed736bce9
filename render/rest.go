package render

import "time"

// beat is how many ticks lie between heartbeats now.
func (a *App) beat() int {
	if a.ticks-a.touchedAt < soonAfter {
		return heartbeat
	}
	return slowHeartbeat
}

const (
	// deepNap is how long a frame sleeps when nobody has touched anything for deepAfter ticks.
	deepNap   = 2 * nap
	deepAfter = 8 * ticksPerSecond
	// madeUp is how many ticks Ebitengine makes up for in one frame.
	madeUp = 5
)

// sleep is a frame in which nothing goes on. Ebitengine makes up for five ticks at most: the others
// of a deep nap are counted here, so that what is due in a minute comes in a minute.
func (a *App) sleep() {
	long := a.nap()
	time.Sleep(long)
	a.ticks += max(0, int(long*ticksPerSecond/time.Second)-madeUp)
}

// nap is how long a frame sleeps now when nothing goes on.
func (a *App) nap() time.Duration {
	if a.ticks-a.touchedAt < deepAfter {
		return nap
	}
	return deepNap
}

// resting reports whether nothing is going on and nothing is about to.
func (a *App) resting() bool {
	soon := a.due || a.wake >= 0 && a.wake < a.Now()+a.nap().Seconds()
	return !soon && a.ticks-max(a.touchedAt, a.framedAt) >= restAfter
}

// rest tells, once after each input, that nothing goes on any more and that frames sleep; and once more when
// naps become deep, that what is kept for drawing and is not in sight can go.
func (a *App) rest() {
	deep := a.nap() == deepNap
	if a.rested && a.deep == deep || !naps || !a.resting() {
		return
	}
	if a.deep = deep; deep && a.painter != nil {
		a.painter.Spare()
		a.shown = nil
	}
	a.rested = true
	a.Tracef("resting")
	if a.hooks.Resting != nil {
		a.hooks.Resting(deep)
	}
}
