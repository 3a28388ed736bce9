package island

import "sourceofthenile/game"

// What the game counts of itself, as words have it behind "count.".
const (
	CountQuest = "quest" // Quests done (15.2)
	CountLost  = "lost"  // protagonists (14.1)
	CountHome  = "home"  // companies that came home (16)
)

// Facts are what the game counts of itself.
func (p *Position) Facts(events []game.Event) (out []game.Fact) {
	round := 0
	add := func(what string, s game.Seat) {
		out = append(out, game.Fact{What: what, Seat: s, Turn: round, N: 1})
	}
	for i := range events {
		switch e := &events[i]; e.Kind {
		case RoundBegan:
			round = int(As[RoundEvent](e).Round) - 1
		case QuestDone:
			add(CountQuest, e.Seat)
		case LostOne:
			add(CountLost, e.Seat)
		}
	}
	if p.Result().Ending == game.AllWon {
		add(CountHome, game.Nobody)
	}
	return out
}
