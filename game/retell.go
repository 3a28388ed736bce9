package game

// Retell carries out a command once more, on a copy of the position it was given
// in and with the chance it had, and shows the copy whenever something has
// happened: told is how many of the command's events have been told by then. The
// copy is good until each returns, and must not be changed. It reports whether
// the command asked for the chance it was given; what was shown is of no use
// where it did not.
func Retell(before Position, cmd Command, rolls []Roll, each func(told int, now Position)) bool {
	now, a := before.Clone(), &Act{}
	a.begin(rolls, true)
	a.watch = func() { each(len(a.events), now) }
	now.Apply(cmd, a)
	return a.end() == nil
}
