package board

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/page"
	"sourceofthenile/render/ui"
	"sourceofthenile/render/words"
)

// Why what one would do where one stands cannot be done now.

// notNow is what a place is good for where no Loot lies, and why one who stands where Loot is searched for, or beside
// a creature, may not search or fight now.
func (b *Board) notNow(v island.View) (why []ui.Rich) {
	me := b.Play.Seat()
	at := v.Chair(me).Person.At
	if at < 0 {
		return nil
	}
	isle := v.Island()
	if use := v.Board().Use(at); use != box.LootUse {
		good := ""
		if use != box.NoUse {
			good = useSays(&isle, use, at)
		}
		why = append(why, page.Cited(words.Sentences(words.Say("loot.none"), good), box.RulePlaces))
	}
	for _, of := range []struct {
		kind game.Kind
		here bool
		says string
	}{
		{island.Loot, v.Board().Use(at) == box.LootUse, "loot.not"},
		{island.Fight, !isle.Clear(at), "fight.not"},
	} {
		if _, may := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == of.kind }); may || !of.here {
			continue
		}
		r := b.Play.Position().(*island.Position).Refuse(game.Command{Seat: me, Kind: of.kind, Target: int32(at)})
		if r != nil {
			why = append(why, page.Cited(words.Say(of.says, "why", words.Why(*r)), string(r.Rule)))
		}
	}
	return append(why, b.questsNot(v, me, at)...)
}

// questsNot is why a Quest of a seat that is begun or finished where it stands cannot be now.
func (b *Board) questsNot(v island.View, me game.Seat, at box.Place) (why []ui.Rich) {
	laid, inHand := b.errands(v, me)
	say := func(card box.Card, kind game.Kind, begun bool) {
		if !slices.Contains(v.QuestAt(card, begun), at) {
			return
		}
		if _, may := b.Play.Find(func(ch *game.Choice) bool { return ch.Kind == kind && box.Card(ch.Target) == card }); may {
			return
		}
		if r := b.Play.Position().(*island.Position).Refuse(game.Command{Seat: me, Kind: kind, Target: int32(card)}); r != nil {
			key := map[bool]string{true: "quest.not.finish", false: "quest.not.begin"}[begun]
			why = append(why, page.Cited(words.Say(key, "card", tell.Card(card, 0), "why", words.Why(*r)), string(r.Rule)))
		}
	}
	for _, q := range laid {
		say(q.Card, island.QuestFinish, true)
	}
	for _, card := range inHand {
		say(card, island.QuestBegin, false)
	}
	return why
}

// questsBarred says of the Quests of whose hand is shown that are begun or finished at a place that none is while a creature
// stands there (15.1, 15.2); "" where none does.
func (b *Board) questsBarred(v island.View, at box.Place) string {
	isle := v.Island()
	if isle.Clear(at) {
		return ""
	}
	var says []string
	_, of := b.ringed(v)
	for _, q := range of[at] {
		says = append(says, words.Say("quest.not.there", "card", tell.Card(q, 0)))
	}
	return words.Sentences(says...)
}
