package tell

import (
	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/deck"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// hexMark is one thing that the chart shows in a hex, in words, with its rule.
type hexMark struct{ text, rule string }

// HexText is what the chart says of a hex, in words: everything that is drawn
// there, also the names beside it.
func HexText(v nile.View, id hexmap.ID) ui.Rich {
	m := v.Map()
	if v.Hex(id).State == nile.NotLand {
		if m.Cells[id].Ground != hexmap.Sea {
			return nil
		}
		return append(ui.Rich{ui.B(words.Say("hex.sea"))}, page.Cited("\n"+words.Say("hex.sea.text", "where", Where(m, id)), nile.RuleHome)...)
	}
	t := ui.Rich{ui.B(words.Sentence(Terrain(v.Hex(id).Terrain))), ui.T("\n" + words.Sentence(Where(m, id)))}
	if p := m.Cells[id].Port; p != hexmap.NoPort {
		t = append(ui.Rich{ui.B(Port(m, p))}, page.RulesBehind("\n"+words.Say("hex.port", "terrain", Terrain(v.Hex(id).Terrain)), nile.RuleHome)...)
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
			add(words.Phrase("hex.here", "who", ForWhom(v, s)), nile.RuleTurnInAfrica)
		}
	}
	if h.Out|h.In != 0 {
		add(River(h), nile.RuleRivers)
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
				add(words.Phrase("hex.named", "feature", Feature(n.Feature), "name", n.Text), nile.RuleNaming)
			}
		}
	}
	if tribe, ok := v.Tribe(id); ok {
		add(TribeLine(tribe), nile.RuleMeeting)
	}
	if h.Counter != nile.NoCounter {
		add(Counter(h.Counter), nile.RuleDiscoveries)
	}
	for s := range game.Seat(v.Seats()) {
		switch {
		case h.By == s:
			add(words.Phrase("hex.published", "who", v.Player(s).Name), nile.RulePublishing)
		case h.Known&(1<<s) != 0:
			add(words.Phrase("hex.known", "who", ForWhom(v, s)), nile.RulePublishing)
		}
	}
	for _, k := range v.Caches() {
		if k.At == id {
			add(words.Phrase("hex.cache", "what", Items(k.Have)), nile.RuleCaches)
		}
	}
	return out
}

// There is what lies in a hex that can be entered, as far as the preview has
// not told it: its people have a line of their own.
func There(v nile.View, id hexmap.ID) ui.Rich {
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

// TribeLine is a people in one line, as the chart's tip tells it.
func TribeLine(t nile.TribeView) string {
	so := ""
	switch {
	case t.Friend:
		so = words.Phrase("hex.people.friend")
	case t.Beaten:
		so = words.Phrase("hex.people.beaten")
	case t.Met:
		so = words.Phrase("hex.people.met")
	}
	return words.Sentence(words.Terms(words.Phrase("hex.people", "name", PeopleOf(t), "number", t.Number, "strength", t.Strength), so))
}

// BarredText says why a hex cannot be entered.
func BarredText(v nile.View, id hexmap.ID) ui.Rich {
	why := v.Why(id)
	title := words.Say("preview.not-there")
	if sheet, ok := v.Sheet(v.Seat()); ok {
		if d := v.Map().DirTo(sheet.At, id); d != hexmap.NoDir {
			title = words.Say("preview.not", "direction", Direction(d))
		}
	}
	t := ui.Rich{ui.B(title), ui.T("\n" + words.Why(why)), ui.RuleSpan("\n" + words.Phrase("cite.title", "n", string(why.Rule)))}
	return append(t, There(v, id)...)
}

// DisasterFacts is what the card says of its disaster: where, what, and who
// makes it less.
func DisasterFacts(d deck.Disaster) ui.Rich {
	if d == deck.QuietMarch {
		return nil
	}
	t := page.Said("misfortune.does", "where", ui.I(words.Sentence(DisasterWhere(d))), "what", DisasterDoes(d))
	if help := DisasterHelp(d); help != "" {
		t = page.Sentences(t, ui.Plain(words.Whole(help)))
	}
	return t
}
