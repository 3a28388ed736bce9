package home_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/home"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/ui/uitest"
	"sourceofthenile/render/words"
)

// Every port that sells animals says so in the list, and every coast is named,
// in every window and text size; in the usual window all ports are in sight.
func TestPortsSayWhatTheySell(t *testing.T) {
	for _, name := range []string{"port", "europe"} {
		for _, z := range uitest.Sizes() {
			d, _ := niletest.TableOf(niletest.SitAt(t, name))
			d.Size(z)
			st := d.Stage(t)
			count := map[string]int{}
			for _, it := range st.List.Items {
				if it.Kind == ui.TextItem && !it.Cut {
					count[it.Text]++
				}
			}
			if !allPorts(z) {
				continue // rows out of sight are not drawn
			}
			if count[tell.Things(nile.Camels)] == 0 || count[tell.Things(nile.Horses)] == 0 {
				t.Errorf("%s in %s: camels %d, horses %d", name, z, count[tell.Things(nile.Camels)], count[tell.Things(nile.Horses)])
			}
			for _, o := range st.List.Targets {
				if strings.HasSuffix(o.ID, " rows scroll bar") {
					t.Errorf("%s in %s: the list has a scroll bar", name, z)
				}
			}
		}
	}
}

// allPorts reports whether a window has room for all ports.
func allPorts(z uitest.Size) bool { return z.H/z.Scale() >= 800 && z.W/z.Scale() >= 1024 }

// In large text the row of Khartoum still says that it sells camels.
func TestKhartoumSellsCamelsInLargeText(t *testing.T) {
	d, s := niletest.TableOf(niletest.SitAt(t, "port"))
	prefs := d.Preferences()
	prefs.TextSize = 150
	d.SetPreferences(prefs)
	d.Resize(1280, 800, 1)
	s.Settle(0, d.App)
	s.Sub.(*home.PortChoice).Pick.Chosen = 0
	st := d.Stage(t)
	st.Want(tell.Things(nile.Camels))
}

// The list begins at the best of the ports that are marked for a first journey.
func TestTheListBeginsAtAMarkedPort(t *testing.T) {
	d, s := niletest.TableOf(niletest.SitAt(t, "port"))
	st := d.Stage(t)
	first := bots.FirstPorts(sight.View(s.Play), 3)
	if len(first) != 3 {
		t.Fatalf("%d ports are good to begin from, want 3", len(first))
	}
	if got := s.Sub.(*home.PortChoice).Pick.Chosen; got != int(first[0].Port) {
		t.Errorf("it begins at port %d, and the best is %d; want %d", got, first[0].Port, int(first[0].Port))
	}
	st.Want(words.Say("ports.first.mark"))
}

// The chart of all Africa rings the chosen port too, and says which it is; another choice, another ring.
func TestAllOfAfricaShowsTheChosenPort(t *testing.T) {
	p := niletest.SitAt(t, "port")
	d, _ := niletest.TableOf(p)
	st := d.Stage(t)
	st.Click(words.Say("ports.first.all"))
	pictures := map[string]bool{}
	ports := sight.View(p).Map().Ports
	for range 2 {
		st.Key(ebiten.KeyDown)
		port := slices.IndexFunc(ports, func(p hexmap.Port) bool { return st.Has("Start from " + p.Name) })
		st.Want(words.Say("ports.first.chart", "port", ports[port].Name))
		for _, it := range st.List.Items {
			if it.Kind == ui.PictureItem && strings.Contains(it.Key, "beginnings") {
				pictures[fmt.Sprint(it.Key, it.Version)] = true
			}
		}
	}
	if len(pictures) != 2 {
		t.Errorf("two ports chosen, and %d charts drawn: %v", len(pictures), pictures)
	}
}

// What is told of a port scrolls nowhere in a window of 1280 by 800, whichever it is.
func TestAPortIsToldWithoutScrolling(t *testing.T) {
	for seed := range uint64(4) {
		p := niletest.Driven(t, seed, 2, func(v nile.View) bool { return v.Phase() == nile.ChoosingPort })
		d, s := niletest.TableOf(p)
		d.Size(uitest.Size{W: 1280, H: 800, Text: 100})
		st := d.Stage(t)
		pick := s.Sub.(*home.PortChoice).Pick
		for i, port := range sight.View(p).Map().Ports {
			for pick.Chosen > i {
				st.Key(ebiten.KeyUp)
			}
			for pick.Chosen < i {
				st.Key(ebiten.KeyDown)
			}
			st.Want("Start from " + port.Name)
			if slices.ContainsFunc(st.List.Items, func(it ui.Item) bool { return it.Kind == ui.PanelItem && it.Panel == ui.ThumbPanel && it.Rect.X > 640 }) {
				t.Errorf("seed %d, %s: what is told of it has a scroll bar", seed, port.Name)
			}
		}
	}
}
