package home

import (
	"slices"

	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chartview"
	"sourceofthenile/render/nile/excerpt"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/page"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// firstMarked is how many ports are marked as good for a first journey.
const firstMarked = 3

// beginnings are the ports that are good for a first journey, and the chart of Africa on
// which they are ringed.
type beginnings struct {
	ports []bots.FirstPort
	chart *chartview.Excerpt // nil until it has been shown
	shown bool               // all of Africa, in place of the country round the port
}

// beginningsOf finds them for whoever chooses a first port.
func beginningsOf(p *play.Play) *beginnings {
	v := sight.View(p)
	return &beginnings{ports: bots.FirstPorts(v, firstMarked)}
}

// africa is the whole chart, with the marked ports ringed, and the chosen one twice.
func (b *beginnings) africa(p *play.Play, chosen hexmap.PortID) *chartview.Excerpt {
	v := sight.View(p)
	at := v.Map().Ports[chosen].At
	if b.chart != nil && b.chart.Ring == at {
		return b.chart
	}
	var good []hexmap.ID
	for _, f := range b.ports {
		good = append(good, v.Map().Ports[f.Port].At)
	}
	b.chart = excerpt.Of(v, p.Palette, "beginnings", good)
	b.chart.Whole, b.chart.Rings, b.chart.Ring = true, good, at
	return b.chart
}

// of is what is told for a port; ok is false where it is not marked.
func (b *beginnings) of(id hexmap.PortID) (f bots.FirstPort, ok bool) {
	if b == nil {
		return f, false
	}
	i := slices.IndexFunc(b.ports, func(f bots.FirstPort) bool { return f.Port == id })
	if i < 0 {
		return f, false
	}
	return b.ports[i], true
}

// best is the best of them, where the list begins; the first port of all where none is
// marked.
func (b *beginnings) best() hexmap.PortID {
	if !b.marked() {
		return 0
	}
	return b.ports[0].Port
}

// why says why a port is good to begin from, and of the others why they are not.
func (b *beginnings) why(v nile.View, id hexmap.PortID) string {
	f, ok := b.of(id)
	if !ok {
		return b.whyNot(v, id)
	}
	text := words.Say("ports.first.text", "miles", nile.Miles(bots.FirstReach))
	if f.Prizes > 0 {
		text = words.Sentences(text, words.Say("ports.first.prizes", "n", f.Prizes))
	}
	return text
}

// whyNot says why a port is not marked; "" where none is.
func (b *beginnings) whyNot(v nile.View, id hexmap.PortID) string {
	if !b.marked() {
		return ""
	}
	if f, ok := bots.FirstPortAt(v, id); !ok || !f.Near() {
		return words.Say("ports.first.far")
	}
	m := v.Map()
	for _, f := range b.ports {
		if m.Distance(m.Ports[f.Port].At, m.Ports[id].At) <= bots.FirstReach {
			return words.Say("ports.first.beside", "port", m.Ports[f.Port].Name)
		}
	}
	return words.Say("ports.first.less")
}

// marked reports whether there are any.
func (b *beginnings) marked() bool { return b != nil && len(b.ports) > 0 }

// toggleH is how high the tick is that shows all of Africa.
const toggleH = 26.0

// toggle lets all of Africa be seen, with the marked ports ringed. It says whether it is.
func (b *beginnings) toggle(c *ui.Context, r ui.Rect) bool {
	c.Toggle(r, "all of Africa", words.Say("ports.first.all"), &b.shown, page.Cited(words.Say("ports.first.all.tip"), nile.RulePorts))
	return b.shown
}
