package meet

import (
	"slices"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/desk"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// nileHex is a choice's target as a hex.
func nileHex(target int32) hexmap.ID { return hexmap.ID(target) }

// ParleyScene offers gifts to neutral people, or leaves them alone (13).
type ParleyScene struct {
	Encounter
	Gifts int
}

func (*ParleyScene) Name() string { return "parley" }

// Rule is meeting a people.
func (*ParleyScene) Rule() string { return nile.RuleMeeting }

// Frame shows the sheet, and offers what the player chooses.
func (s *ParleyScene) Frame(c *ui.Context, a desk.Desk) {
	v := sight.View(s.Play)
	m, ok := v.Meeting()
	if !ok {
		return
	}
	offer, may := sight.Find(s.Play, nile.Parley, -1, -1)
	most := int(offer.Max)
	if s.Gifts == 0 && may {
		s.Gifts = min(most, firstOffer(v, most))
	}
	s.Gifts = min(max(s.Gifts, int(offer.Min)), max(most, 0))
	title := words.Say("parley.title", "name", tell.People(m.Tribe.Name))
	plate, on := "meeting/parley", tell.AtParley
	if !may { // no cloth is laid out
		plate, on = "meeting/people", tell.EmptyHanded
	}
	s.plate = plates.Of(plate)
	s.speak(v, m.Tribe, on)
	open := a.Preferences().Reckoning
	s.unfolds(open)
	s.spreadOut(c, "parley", title, words.Say("parley.sub"), func(col *page.Column) {
		col.Columns(1, 1.35, func(col *page.Column) {
			s.sayHappened(col, nile.Met, nile.Received, nile.Threat, nile.Beaten, nile.Parleyed)
			if open {
				theirSide(col, m.Tribe, m.Tribe.Strength)
			}
		}, func(col *page.Column) {
			col.HeadingOf(nile.RuleMeeting, words.Say("parley.gifts"))
			col.Gap(4)
			if may {
				s.offer(c, col, v, m, most, open)
			} else {
				col.Say(ui.Plain(words.Say("parley.none")), ui.Body)
			}
		})
	}, func(col *page.Column) { s.foot(c, a, col, v, may) })
}

// asGood is how little an offer may make friends less often than the best one, to be laid out in its place.
const asGood = 0.03

// firstOffer is how many gifts are laid out at first, of so many: the fewest that make friends about as often as any do,
// where half of them do.
func firstOffer(v nile.View, of int) int {
	offers, best := v.GiftOffers(nil), 0.0
	for _, o := range offers {
		best = max(best, o.Odds.Friend)
	}
	for _, o := range offers {
		if 2*o.Gifts <= of && o.Odds.Friend >= best-asGood {
			return o.Gifts
		}
	}
	return v.FirstOffer()
}

const GiftsID = "gifts"

// offer is how many gifts are laid before them, and what that may come to; open: with
// the dice that decide it.
func (s *ParleyScene) offer(c *ui.Context, col *page.Column, v nile.View, m nile.MeetingView, most int, open bool) {
	row := col.Next(34)
	page.ExplainedBy(c, row, "gifts")
	c.Stepper(row.CutLeft(ui.StepperW).Middle(ui.StepperW, 28), ui.Stepper{ID: GiftsID, Min: 1, Max: most}, &s.Gifts)
	row.CutLeft(10)
	if of := words.Phrase("parley.gifts.of", "n", most); c.TextWidth(of, ui.Small) <= row.W {
		c.Text(row, of, ui.Small)
	}
	s.ready(c, col, v)
	o := v.ParleyOdds(s.Gifts)
	col.Gap(8)
	page.BothBar(c, col, ParleyShares(o))
	col.Gap(6)
	if !open {
		return
	}
	var ends [6]faceCell
	for i := range ends {
		ends[i] = faceCell{words.Phrase("parley.face.insult"), true}
		if o.Befriends(i + 1) {
			ends[i] = faceCell{words.Phrase("parley.face.friends"), false}
		}
	}
	faceTable(col, words.Phrase("parley.higher"), []string{words.Phrase("captive.row")}, [][6]faceCell{ends})
	col.Gap(6)
	key := "parley.need"
	switch {
	case o.Sure():
		key = "parley.need.sure"
	case o.Vain():
		key = "parley.need.never"
	}
	col.Say(page.RulesBehind(words.Say(key, "gifts", s.Gifts, "strength", m.Tribe.Strength, "need", o.Need), nile.RuleMeeting), ui.Small)
	if o.Friend < 1 && m.Policy > 0 {
		col.Say(ui.Plain(words.Say("parley.amiss", "policy", tell.Policy(m.Policy))), ui.Small)
	}
}

// ready are the numbers of gifts that are worth a thought: the least for each
// throw of the higher die.
func (s *ParleyScene) ready(c *ui.Context, col *page.Column, v nile.View) {
	offers := v.GiftOffers(nil)
	if len(offers) == 0 {
		return
	}
	bs := make([]ui.Button, 0, len(offers))
	for _, o := range offers {
		bs = append(bs, ui.Button{
			Label: words.Phrase("parley.for", "n", o.Gifts, "percent", page.Figures(ParleyShares(o.Odds))[0]), ID: "offer for " + strconv.Itoa(o.Odds.Need),
			On: o.Gifts == s.Gifts, Size: 16,
		})
	}
	hit, h := c.Row(ui.R(col.R.X, col.R.Y+4, col.R.W, 0), bs...)
	col.Gap(h + 4)
	if hit >= 0 {
		s.Gifts = offers[hit].Gifts
	}
}

// ParleyShares are what an offer of gifts may come to.
func ParleyShares(o nile.ParleyOdds) []page.Share {
	return []page.Share{
		{Name: words.Phrase("bar.friend"), P: o.Friend, Col: page.GoodShare},
		{Name: words.Phrase("bar.unmoved"), P: o.Unmoved, Col: page.MildShare},
		{Name: words.Phrase("bar.sick"), P: o.Sick, Col: page.BadShare},
		{Name: words.Phrase("bar.charge"), P: o.Charge, Col: page.WorseShare},
		{Name: words.Phrase("bar.ambush"), P: o.Ambush, Col: page.WorstShare},
		{Name: words.Phrase("bar.dead"), P: o.Dead, Col: page.WorstShare},
	}
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

// setOff is the button that Space sets off, whatever has the keyboard, and Enter too;
// while one of these numbers has it, Enter is done with the number first.
func setOff(c *ui.Context, b ui.Button, numbers ...string) ui.Button {
	if b.Default = !typing(c, numbers...); b.Default {
		return b
	}
	b.Keys = append(slices.Clip(b.Keys), ui.Key(ebiten.KeySpace))
	if c.Take(ui.Key(ebiten.KeyEnter)) || c.Take(ui.Key(ebiten.KeyNumpadEnter)) {
		c.SetFocus("")
	}
	return b
}

// wise reports whether an offer is what the red button may be: it makes friends more often than it leads to harm,
// or harms seldom. Who only presses on is not led into a fight.
func wise(o nile.ParleyOdds) bool {
	harm := o.Charge + o.Ambush + o.Dead
	return o.Friend > 0 && (harm <= HastyRisk || o.Friend >= harm)
}

func (s *ParleyScene) foot(c *ui.Context, a desk.Desk, col *page.Column, v nile.View, may bool) {
	leave := ui.Button{Label: words.Say("parley.leave"), ID: "leave", Tip: ui.Plain(words.Say("parley.leave.tip"))}
	offer := ui.Button{Label: words.Say("parley.offer", "n", s.Gifts), ID: "offer"}
	hit := -1
	switch {
	case !may:
		leave.Default, leave.Hint = true, words.Phrase("key.space")
		if page.Foot(c, col, leave) == 0 {
			hit = 1
		}
	default: // each stays where it is, however many gifts are laid out
		if wise(v.ParleyOdds(s.Gifts)) {
			offer.Hint, offer.Look = words.Phrase("key.space"), ui.MainLook
			offer = setOff(c, offer, GiftsID)
		} else {
			leave.Hint, leave.Look = words.Phrase("key.space"), ui.MainLook
			leave = setOff(c, leave, GiftsID)
		}
		hit = page.FootAs(c, col, offer, leave, why(c, a))
	}
	switch hit {
	case 0:
		if ch, ok := sight.Find(s.Play, nile.Parley, -1, -1); ok {
			s.Play.Do(ch, s.Gifts)
		}
	case 1:
		if ch, ok := sight.Find(s.Play, nile.Pass, -1, -1); ok {
			s.Play.Do(ch, 0)
		}
	case 2:
		page.Unfold(a)
	}
}
