package render

import (
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// nileHex is a choice's target as a hex.
func nileHex(target int32) hexmap.ID { return hexmap.ID(target) }

// parleyScene offers gifts to neutral people, or leaves them alone (13).
type parleyScene struct {
	encounter
	gifts int
}

func (*parleyScene) Name() string { return "parley" }

// Rule is meeting a people.
func (*parleyScene) Rule() string { return "13" }

func (s *parleyScene) Frame(c *ui.Context, _ Desk) {
	v := s.play.View()
	m, ok := v.Meeting()
	if !ok {
		return
	}
	offer, may := s.play.Find(nile.Parley, -1, -1)
	most := int(offer.Max)
	if s.gifts == 0 && may {
		s.gifts = min(most, giftsFor(m.Tribe.Strength, 3))
	}
	s.gifts = min(max(s.gifts, int(offer.Min)), max(most, 0))
	title := words.Say("parley.title", "name", words.People(m.Tribe.Name))
	s.plate = "meeting/parley"
	s.spreadOut(c, "parley", title, words.Say("parley.sub"), func(col *column) {
		col.columns(1, 1.35, func(col *column) {
			s.sayHappened(col, nile.Met, nile.Received, nile.Threat, nile.Beaten, nile.Parleyed)
			col.headingOf("13", words.Say("battle.theirs", "name", words.People(m.Tribe.Name)))
			factRow(c, col, words.Say("meet.strength"), words.Number(m.Tribe.Strength))
			factRow(c, col, words.Say("meet.attitude"), mind(m.Tribe.Attitude))
			factRow(c, col, words.Phrase("meet.attitude.mine", "who", "you"), mind(m.Tribe.Mine))
		}, func(col *column) {
			col.headingOf("13", words.Say("parley.gifts"))
			col.gap(4)
			if may {
				s.offer(c, col, v, m, most)
			} else {
				col.say(ui.Plain(words.Say("parley.none")), ui.Body)
			}
		})
	}, func(col *column) { s.foot(c, col, may) })
}

// giftsFor is how many gifts make friends when the higher die shows need.
func giftsFor(strength, need int) int { return max(1, (strength+need-1)/need) }

const giftsID = "gifts"

func (s *parleyScene) offer(c *ui.Context, col *column, v nile.View, m nile.MeetingView, most int) {
	row := col.next(34)
	explainedBy(c, row, "gifts")
	c.Stepper(row.CutLeft(ui.StepperW).Middle(ui.StepperW, 28), ui.Stepper{ID: giftsID, Min: 1, Max: most}, &s.gifts)
	row.CutLeft(10)
	if of := words.Phrase("parley.gifts.of", "n", most); c.TextWidth(of, ui.Small) <= row.W {
		c.Text(row, of, ui.Small)
	}
	s.ready(c, col, m.Tribe.Strength, most)
	o := v.ParleyOdds(s.gifts)
	col.gap(8)
	var ends [6]faceCell
	for i := range ends {
		ends[i] = faceCell{words.Phrase("parley.face.insult"), true}
		if i+1 >= o.Need {
			ends[i] = faceCell{words.Phrase("parley.face.friends"), false}
		}
	}
	faceTable(col, words.Phrase("parley.higher"), []string{words.Phrase("captive.row")}, [][6]faceCell{ends})
	col.gap(6)
	bothBar(c, col, parleyShares(o))
	col.gap(6)
	key := "parley.need"
	switch {
	case o.Need <= 1:
		key = "parley.need.sure"
	case o.Need > 6:
		key = "parley.need.never"
	}
	col.say(ui.Rich{ui.T(words.Say(key, "gifts", s.gifts, "strength", m.Tribe.Strength, "need", o.Need) + " "), ui.RuleSpan("13")}, ui.Small)
	if o.Friend < 1 && m.Policy > 0 {
		col.say(ui.Plain(words.Say("parley.amiss", "policy", lowerFirst(words.Policy(m.Policy)))), ui.Small)
	}
}

// ready are the numbers of gifts that are worth a thought: the least for each
// throw of the higher die.
func (s *parleyScene) ready(c *ui.Context, col *column, strength, most int) {
	var bs []ui.Button
	var ns []int
	last := 0
	for need := 6; need >= 1; need-- {
		n := giftsFor(strength, need)
		if n == last || n > most {
			continue
		}
		last = n
		ns = append(ns, n)
		below := float64(need-1) / 6
		bs = append(bs, ui.Button{
			Label: words.Phrase("parley.for", "n", n, "percent", percent(1-below*below)), ID: "offer for " + words.Number(need), On: n == s.gifts, Size: 16,
		})
	}
	if len(bs) == 0 {
		return
	}
	hit, h := c.Row(ui.R(col.r.X, col.r.Y+4, col.r.W, 0), bs...)
	col.gap(h + 4)
	if hit >= 0 {
		s.gifts = ns[hit]
	}
}

func parleyShares(o nile.ParleyOdds) []share {
	return []share{
		{words.Phrase("bar.friend"), o.Friend, goodShare},
		{words.Phrase("bar.unmoved"), o.Unmoved, mildShare},
		{words.Phrase("bar.sick"), o.Sick, sickShare},
		{words.Phrase("bar.charge"), o.Charge, attackShare},
		{words.Phrase("bar.ambush"), o.Ambush, deadShare},
		{words.Phrase("bar.dead"), o.Dead, deadShare},
	}
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// typing reports whether a number has the keyboard: then Enter is for it.
func typing(c *ui.Context, ids ...string) bool {
	for _, id := range ids {
		if f := c.Focused(); f == id || strings.HasSuffix(f, "/"+id) {
			return true
		}
	}
	return false
}

func (s *parleyScene) foot(c *ui.Context, col *column, may bool) {
	leave := ui.Button{Label: words.Say("parley.leave"), ID: "leave", Tip: ui.Plain(words.Say("parley.leave.tip"))}
	hit := -1
	if !may {
		leave.Default, leave.Hint = true, "Space"
		if foot(c, col, leave) == 0 {
			hit = 1
		}
	} else {
		hit = foot(c, col, ui.Button{
			Label: words.Say("parley.offer", "n", s.gifts), ID: "offer", Default: !typing(c, giftsID), Hint: "Space",
		}, leave)
	}
	switch hit {
	case 0:
		if ch, ok := s.play.Find(nile.Parley, -1, -1); ok {
			s.play.Do(ch, s.gifts)
		}
	case 1:
		if ch, ok := s.play.Find(nile.Pass, -1, -1); ok {
			s.play.Do(ch, 0)
		}
	}
}
