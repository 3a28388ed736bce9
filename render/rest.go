package render

// beat is how many ticks lie between heartbeats now.
func (a *App) beat() int {
	if a.ticks-a.touchedAt < soonAfter {
		return heartbeat
	}
	return slowHeartbeat
}

// resting reports whether nothing is going on and nothing is about to.
func (a *App) resting() bool {
	soon := a.due || a.wake >= 0 && a.wake < a.Now()+nap.Seconds()
	return !soon && a.ticks-max(a.touchedAt, a.framedAt) >= restAfter
}

// rest tells, once after each input, that nothing goes on any more and that frames sleep.
func (a *App) rest() {
	if a.rested || !naps || !a.resting() {
		return
	}
	a.rested = true
	a.Tracef("resting")
	if a.hooks.Resting != nil {
		a.hooks.Resting()
	}
}
