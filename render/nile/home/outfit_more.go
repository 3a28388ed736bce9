package home

import (
	"fmt"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// advice is what one more and one less of the item looked at last would do; of
// an empty outfit, where to begin.
type advice struct {
	rule, title string
	lines       []adviceLine
}

type adviceLine struct {
	text  string
	style ui.Style
}

func (s *Outfit) advice(sheet *nile.Sheet) advice {
	if sheet.Spend == 0 {
		return advice{"5", words.Say("outfit.begin"), []adviceLine{{words.Say("outfit.begin.text"), ui.Small}}}
	}
	i := s.item
	if _, sold := sight.Find(s.play, nile.Buy, -1, i); !sold {
		i = nile.Bearers
	}
	a := advice{rule: "5.4", title: words.Say("outfit.more", "item", strings.ToLower(tell.ItemName(i)))}
	now := Party(sheet.Have)
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
		if then.Cost() > sheet.Purse {
			text, st = text+" "+words.Say("outfit.more.money"), st.In(ui.Ghost)
		}
		a.lines = append(a.lines, adviceLine{text, st})
	}
	return a
}

// adviceRoom is the height kept for the advice, whatever it says: the rows above
// must not move when the pointer comes to one of them.
func adviceRoom() float64 { return ui.HeadingH + 2 + 4*ui.LineHeight(ui.Small) }

func (a advice) draw(col *page.Column) {
	col.HeadingOf(a.rule, a.title)
	col.Gap(2)
	for _, l := range a.lines {
		col.Say(ui.Plain(l.text), l.style)
	}
}

// difference is how a party differs from another in money, in what it could
// still load, and in how long its food lasts.
func difference(from, to Party, m nile.Mode) string {
	money := words.Money(max(to.Cost()-from.Cost(), from.Cost()-to.Cost()))
	key := "outfit.more.costs"
	if to.Cost() < from.Cost() {
		key = "outfit.more.saves"
	}
	text := words.Phrase(key, "money", money)
	switch d := to.Room(m) - from.Room(m); {
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
func paddling(o Party) int {
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
func months(o Party) string { return fmt.Sprintf("%.1f", o.Months()) }
