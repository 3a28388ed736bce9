// Package walls holds the tests of the house itself: which room may know which
// (docs/house.md), what the rules must never touch, and what no file may hold.
package walls
