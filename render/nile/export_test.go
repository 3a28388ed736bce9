package nile

import (
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/tell"
)

// RecapOf is what a recap tells and shows.
func RecapOf(s desk.Screen) ([]tell.SinceLine, []hexmap.ID) {
	r := s.(*recapScene)
	return r.Lines, r.New
}
