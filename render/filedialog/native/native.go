// Package native shows the dialogs of the system, through
// github.com/sqweek/dialog. On Linux and macOS that needs cgo, and on Linux
// whoever imports this package opens GTK when its program starts and cannot
// start without GTK's library. There only cmd/nile-dialog imports it.
package native
