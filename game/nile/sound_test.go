package nile

import (
	"testing"

	"sourceofthenile/hexmap"
)

// TestRule17_ACacheNowhereIsUnsound: the whole check finds it, and the quick one after a
// command that has changed a cache.
func TestRule17_ACacheNowhereIsUnsound(t *testing.T) {
	for _, c := range []struct {
		name string
		at   hexmap.ID
		n    int32
		sane bool
	}{
		{"in a hex", 3, 5, true},
		{"nowhere", hexmap.None, 5, false},
		{"less than nothing", 3, -1, false},
	} {
		p := playedOn(t, 2, 200, 1).Position().(*Position)
		cached := cache{At: c.at}
		cached.Have[Rations] = c.n
		p.players[1].Caches[MaxCaches-1] = cached
		p.findCaches()
		p.stored = true
		if err := p.Sound(); (err == nil) != c.sane {
			t.Errorf("a cache %s, after storing: got %v, wanted sound %v", c.name, err, c.sane)
		}
		p.stored = false
		if err := p.Sound(); err != nil {
			t.Errorf("a cache %s, looked at after another command: %v", c.name, err)
		}
		if err := p.SoundAll(); (err == nil) != c.sane {
			t.Errorf("a cache %s, all looked at: got %v, wanted sound %v", c.name, err, c.sane)
		}
	}
}
