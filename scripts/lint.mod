// The linter of switches, by its own module file: the version it was published
// with does not build with today's Go.
module sourceofthenile

go 1.26

tool github.com/nishanths/exhaustive/cmd/exhaustive

require (
	github.com/nishanths/exhaustive v0.12.0
	golang.org/x/tools v0.49.0
)

require (
	golang.org/x/mod v0.39.0 // indirect
	golang.org/x/sync v0.22.0 // indirect
)
