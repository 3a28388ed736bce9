package log

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island"
	"sourceofthenile/game/island/box"
	"sourceofthenile/render/island/tell"
	"sourceofthenile/render/words"
)

// The deeds that are counted, in the order in which they are printed.
const (
	Quests = iota
	Beaten
	Looted
	Gave
	Tended
	Mended
	Cursed
	Lost
	deeds
)

var deedNames = [deeds]string{"quests", "beaten", "looted", "gave", "tended", "mended", "cursed", "lost"}

// Tally is what each did in a game, and when the Darkness rose: put together from what was
// told, and from nothing else.
type Tally struct {
	By    [box.MostSeats][deeds]int
	Rises []Rise
}

// Rise is a rise of the Darkness: in which round, to what, told as a sentence.
type Rise struct {
	Round int
	Event game.Event
}

// TallyOf counts what has been told.
func TallyOf(events []game.Event) *Tally {
	t, round := &Tally{}, 0
	for i := range events {
		e := &events[i]
		count := func(deed, n int) {
			if e.Seat >= 0 {
				t.By[e.Seat][deed] += n
			}
		}
		switch e.Kind {
		case island.RoundBegan:
			round = int(island.As[island.RoundEvent](e).Round)
		case island.Darker:
			t.Rises = append(t.Rises, Rise{round, *e})
		case island.QuestDone:
			count(Quests, 1)
		case island.Slain:
			if island.As[island.SlainEvent](e).Health == 0 {
				count(Beaten, 1)
			}
		case island.Looted:
			count(Looted, 1)
		case island.Gave:
			count(Gave, 1)
		case island.Gained:
			if by := island.As[island.GainedEvent](e).By; by != e.Seat && by >= 0 {
				t.By[by][Tended]++
			}
		case island.Mended:
			count(Mended, int(island.As[island.MendedEvent](e).Taken))
		case island.Cursed:
			count(Cursed, 1)
		case island.LostOne:
			count(Lost, 1)
		}
	}
	return t
}

// Did is what a seat did, in a line.
func (t *Tally) Did(s game.Seat) string {
	in := words.In(tell.Words())
	var all []string
	for deed, n := range t.By[s] {
		if n > 0 {
			all = append(all, in.Phrase("book.did."+deedNames[deed], "n", n))
		}
	}
	if len(all) == 0 {
		return in.Phrase("book.did.nothing")
	}
	return words.Facts(all...)
}
