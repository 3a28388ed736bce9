//go:build !linux || ebitenginevmguest

package main

// thrift does nothing here: the system's library gives back what it is given.
func thrift() {}
