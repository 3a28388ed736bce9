//go:build !js

package typing

// missed is nothing: no letter goes past the input method of a system.
func (*Composer) missed(fresh bool) string { return "" }
