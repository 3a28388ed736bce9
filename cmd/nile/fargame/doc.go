// Package fargame plays every title over a board that is not at this machine: one that
// shows each seat no more than it knows, and answers later. It has tests only.
package fargame
