// Package bench measures the window of the game against an empty one on the
// same machine: the time to the first picture, the processor's time while
// nothing happens, and the memory. `make bench` runs it.
package bench
