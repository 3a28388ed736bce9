package render

import (
	"fmt"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// oneMore says what one more and one less of the item looked at last would do.
func (s *outfit) oneMore(col *column, sheet *nile.Sheet) {
	if sheet.Spend == 0 { // where to begin
		col.headingOf("5", words.Say("outfit.begin"))
		col.gap(2)
		col.say(ui.Plain(words.Say("outfit.begin.text")), ui.Small)
		return
	}
	i := s.item
	if _, sold := s.play.Find(nile.Buy, -1, i); !sold {
		i = nile.Bearers
	}
	col.headingOf("5.4", words.Say("outfit.more", "item", strings.ToLower(words.ItemName(i))))
	col.gap(2)
	now := party(sheet.Have)
	for _, step := range [2]int{1, -1} {
		then := now
		then[i] += step
		if then[i] < 0 {
			continue
		}
		text := words.Say("outfit.more.less")
		if step > 0 {
			text = words.Say("outfit.more.more")
		}
		text += " " + difference(now, then, s.mode)
		st := ui.Small
		if then.cost() > sheet.Purse {
			text, st = text+" "+words.Say("outfit.more.money"), st.In(ui.Ghost)
		}
		col.say(ui.Plain(text), st)
	}
}

// difference is how a party differs from another in money, in what it could
// still load, and in how long its food lasts.
func difference(from, to party, m nile.Mode) string {
	money := words.Money(max(to.cost()-from.cost(), from.cost()-to.cost()))
	key := "outfit.more.costs"
	if to.cost() < from.cost() {
		key = "outfit.more.saves"
	}
	text := words.Phrase(key, "money", money)
	switch d := to.room(m) - from.room(m); {
	case d > 0:
		text += "; " + words.Phrase("outfit.more.room", "n", d)
	case d < 0:
		text += "; " + words.Phrase("outfit.more.less-room", "n", -d)
	}
	if a, b := months(from), months(to); a != b {
		text += "; " + words.Phrase("outfit.more.food", "from", a, "to", b)
	}
	if a, b := paddling(from), paddling(to); m == nile.ByCanoe && a != b {
		text += "; " + words.Phrase(map[bool]string{true: "outfit.more.faster", false: "outfit.more.slower"}[b < a])
	}
	return text + "."
}

// paddling is what a party's crews cost it in movement points, more than any
// crew does where there is not a paddler for each canoe.
func paddling(o party) int {
	if o[nile.Canoes] == 0 {
		return 0
	}
	loss, drifts := nile.CrewCost(o[nile.Bearers] / o[nile.Canoes])
	if drifts {
		return 9
	}
	return loss
}

// months is how long a party's food lasts, as the sheet shows it.
func months(o party) string { return fmt.Sprintf("%.1f", o.months()) }
