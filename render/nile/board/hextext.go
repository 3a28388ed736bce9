package board

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// hexMark is one thing that the chart shows in a hex, in words, with its rule.
type hexMark struct{ text, rule string }

// hexText is what the chart says of a hex, in words: everything that is drawn
// there, also the names beside it.
func hexText(v nile.View, id hexmap.ID) ui.Rich {
	m := v.Map()
	if v.Hex(id).State == nile.NotLand {
		if m.Cells[id].Ground != hexmap.Sea {
			return nil
		}
		return append(ui.Rich{ui.B(words.Say("hex.sea"))}, page.Cited("\n"+words.Say("hex.sea.text", "where", tell.Where(m, id)), nile.RuleHome)...)
	}
	t := ui.Rich{ui.B(words.Sentence(tell.Terrain(v.Hex(id).Terrain))), ui.T("\n" + words.Sentence(tell.Where(m, id)))}
	if p := m.Cells[id].Port; p != hexmap.NoPort {
		t = append(ui.Rich{ui.B(tell.Port(m, p))}, page.RulesBehind("\n"+words.Say("hex.port", "terrain", tell.Terrain(v.Hex(id).Terrain)), nile.RuleHome)...)
	}
	for _, k := range hexMarks(v, id) {
		t = append(t, page.RulesBehind("\n"+k.text, k.rule)...)
	}
	return t
}

// hexMarks are the things that the chart shows in a hex.
func hexMarks(v nile.View, id hexmap.ID) (out []hexMark) {
	h := v.Hex(id)
	add := func(text, rule string) { out = append(out, hexMark{words.Sentence(text), rule}) }
	for s := range game.Seat(v.Seats()) {
		if sheet, ok := v.Sheet(s); ok && sheet.At == id && v.Player(s).Where == nile.Africa {
			add(words.Phrase("hex.here", "who", v.Player(s).Name), nile.RuleTurnInAfrica)
		}
	}
	if h.Out|h.In != 0 {
		add(tell.River(h), nile.RuleRivers)
	}
	switch {
	case h.Cataract == hexmap.NoDir:
	case h.Fall > 0:
		add(words.Phrase("hex.fall", "n", h.Fall), nile.RuleWaterfalls)
	default:
		add(words.Phrase("hex.cataract"), nile.RuleCataracts)
	}
	if h.Oasis {
		add(words.Phrase("hex.oasis"), nile.RuleOases)
	}
	if h.Peak > 0 {
		add(words.Phrase("hex.peak", "n", h.Peak), nile.RuleSpectacular)
	}
	if h.Lake > 0 {
		add(words.Phrase("hex.lake", "n", h.Lake), nile.RuleSpectacular)
	}
	for _, n := range v.Names() {
		for _, at := range n.Hexes {
			if at == id && n.Text != h.River {
				add(words.Phrase("hex.named", "feature", tell.Feature(n.Feature), "name", n.Text), nile.RuleNaming)
			}
		}
	}
	if tribe, ok := v.Tribe(id); ok {
		add(tribeLine(tribe), nile.RuleMeeting)
	}
	if h.Counter != nile.NoCounter {
		add(tell.Counter(h.Counter), nile.RuleDiscoveries)
	}
	for s := range game.Seat(v.Seats()) {
		switch {
		case h.By == s:
			add(words.Phrase("hex.published", "who", v.Player(s).Name), nile.RulePublishing)
		case h.Known&(1<<s) != 0:
			add(words.Phrase("hex.known", "who", v.Player(s).Name), nile.RulePublishing)
		}
	}
	for _, k := range v.Caches() {
		if k.At == id {
			add(words.Phrase("hex.cache", "what", tell.Items(k.Have)), nile.RuleCaches)
		}
	}
	return out
}

// there is what lies in a hex that can be entered, as far as the preview has
// not told it: its people have a line of their own.
func there(v nile.View, id hexmap.ID) ui.Rich {
	var all []string
	for _, k := range hexMarks(v, id) {
		if k.rule != nile.RuleMeeting {
			all = append(all, k.text)
		}
	}
	if len(all) == 0 {
		return nil
	}
	return ui.Rich{ui.T("\n" + words.Facts(all...))}
}
