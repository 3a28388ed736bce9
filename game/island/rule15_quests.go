package island

import (
	"sourceofthenile/game"
	"sourceofthenile/game/island/box"
	"sourceofthenile/game/island/verb"
)

// Quests (15) and the boat (16).

// questChoices are Quests that can be begun or finished, and the call.
func (p *Position) questChoices(s game.Seat, buf []game.Choice) []game.Choice {
	at := p.who(s).At
	if p.isle.Clear(at) {
		for c := box.FirstQuest; c < box.FirstCurse; c++ {
			if p.hands[s][c] > 0 && p.isAt(at, box.Faces[c].Effect) {
				buf = append(buf, game.Choice{Kind: QuestBegin, Target: int32(c), Rule: "15.1"})
			}
		}
		for i := range p.chairs[s].Quests {
			q := &p.chairs[s].Quests[i]
			if q.Card == box.NoCard {
				break
			}
			if line := box.Faces[q.Card].Finish; !q.Done && p.payable(s, line) && p.slainEnough(q) {
				buf = append(buf, game.Choice{Kind: QuestFinish, Target: int32(q.Card), Cost: int16(price(line)), Odds: p.testOdds(s, line), Rule: "15.2"})
			}
		}
	}
	if at == box.Lighthouse && p.called == 0 && p.hands[s][box.RadioPart] >= radioParts {
		buf = append(buf, game.Choice{Kind: Call, Target: int32(at), Rule: "16.1"})
	}
	return buf
}

// radioParts is how many call the boat (16.1).
const radioParts = 3

// isAt reports whether a place is the one that a line names.
func (p *Position) isAt(at box.Place, line []verb.Part) bool {
	part, ok := verb.Find(line, verb.At)
	return !ok || part.Place == int8(at) || part.Place == verb.AnyGate && p.isle.Board().Gate(at) >= 0
}

func (p *Position) slainEnough(q *placed) bool {
	return int(q.Slain) >= killsFor(q.Card)
}

// killsFor is how many creatures a Quest asks to be killed (15.3).
func killsFor(c box.Card) int {
	part, _ := verb.Find(box.Faces[c].Finish, verb.Slain)
	return int(part.N)
}

// price is how many Actions a line costs: a test is one (15.3).
func price(line []verb.Part) int {
	n := verb.Sum(line, verb.Spend, verb.NoTrial)
	for _, part := range line {
		n += truth(part.Verb == verb.Test)
	}
	return n
}

// others is how many other protagonists are where a seat's is.
func (p *Position) others(s game.Seat) (n int) {
	for o := range game.Seat(p.n) {
		if who := p.who(o); o != s && who.Alive() && who.At == p.who(s).At {
			n++
		}
	}
	return n
}

// payable reports whether the prices and conditions of a line are met.
func (p *Position) payable(s game.Seat, line []verb.Part) bool {
	if price(line) > int(p.turn.Left) || !p.isAt(p.who(s).At, line) {
		return false
	}
	for _, part := range line {
		switch part.Verb {
		case verb.Lose:
			if p.losable(s, part) < int(part.N) {
				return false
			}
		case verb.Token:
			if p.who(s).Tokens < part.N {
				return false
			}
		case verb.With:
			if p.others(s) < int(part.N) {
				return false
			}
		case verb.Strength:
			if part.Who == verb.Me && p.who(s).Strength <= -part.N {
				return false
			}
		case verb.Sanity:
			if part.Who == verb.Me && p.who(s).Sanity <= -part.N {
				return false
			}
		case verb.Advance:
			if !p.isle.InPlay() {
				return false
			}
		}
	}
	return true
}

// refuseQuest says which of the prices and conditions of a Quest that is begun is not met.
func (p *Position) refuseQuest(s game.Seat, c box.Card) *game.Refusal {
	line := box.Faces[c].Finish
	lacks := func(why string, needs, has int) *game.Refusal {
		return &game.Refusal{Rule: "15.2", Why: why, Needs: int32(needs), Has: int32(has)}
	}
	for i := range p.chairs[s].Quests {
		if q := &p.chairs[s].Quests[i]; q.Card == c && !p.slainEnough(q) {
			return lacks("quest-kills", killsFor(c), int(q.Slain))
		}
	}
	for _, part := range line {
		switch n := int(part.N); part.Verb {
		case verb.Lose:
			if has := p.losable(s, part); has < n {
				return lacks(either(part.Traps, "quest-traps", "quest-cards"), n, has)
			}
		case verb.Token:
			if has := int(p.who(s).Tokens); has < n {
				return lacks("quest-tokens", n, has)
			}
		case verb.With:
			if has := p.others(s); has < n {
				return lacks("quest-alone", n, has)
			}
		}
	}
	if n := price(line); n > int(p.turn.Left) {
		return &game.Refusal{Rule: "7.3", Why: "quest-actions", Needs: int32(n), Has: int32(p.turn.Left)}
	}
	return lacks("not-now", 0, 0)
}

// losable is how many cards a seat could put down as a price.
func (p *Position) losable(s game.Seat, part verb.Part) (n int) {
	for c := box.RadioPart; c < box.FirstCurse; c++ {
		if !part.Traps || c.Type() == box.Snare {
			n += int(p.hands[s][c])
		}
	}
	return n + truth(!part.Traps && p.chairs[s].Item)
}

// testDice is how many dice a Quest's test has: one more for each other protagonist here.
func (p *Position) testDice(s game.Seat, part verb.Part) int {
	n := p.who(s).Strength
	if part.Trial == verb.OfSanity {
		n = p.who(s).Sanity
	}
	return max(1, int(n)+p.others(s))
}

// testOdds is the chance that a line's test is passed, none where it has none.
func (p *Position) testOdds(s game.Seat, line []verb.Part) game.Odds {
	if part, ok := verb.Find(line, verb.Test); ok {
		return atLeast(int(part.N), p.testDice(s, part))
	}
	return game.Odds{}
}

// beginQuest lays a Quest before a seat.
func (p *Position) beginQuest(a *game.Act, s game.Seat, c box.Card) {
	p.forget(s, c)
	p.take(s, c)
	p.layBefore(s, placed{Card: c})
	p.tell(a, QuestBegun, s, int(c), p.complete(s))
}

func (p *Position) layBefore(s game.Seat, q placed) {
	for i := range p.chairs[s].Quests {
		if at := &p.chairs[s].Quests[i]; at.Card == box.NoCard {
			*at = q
			return
		}
	}
}

// finishQuest pays what a Quest asks, and has it done.
func (p *Position) finishQuest(f *frame, a *game.Act, s game.Seat, c box.Card) {
	p.tell(a, QuestTried, s, int(c))
	p.pay(s, box.Faces[c].Finish)
	p.ask(f, turnGoes, doing, s, int(c), listPrices)
}

// completed completes a Quest: its benefit is the seat's.
func (p *Position) completed(a *game.Act, s game.Seat, c box.Card) {
	for i := range p.chairs[s].Quests {
		if q := &p.chairs[s].Quests[i]; q.Card == c {
			q.Done = true
		}
	}
	p.tell(a, QuestDone, s, int(c), p.complete(s))
}

// pay takes the Actions and the Trap tokens that a line costs.
func (p *Position) pay(s game.Seat, line []verb.Part) {
	p.turn.Left -= int8(price(line))
	if part, ok := verb.Find(line, verb.Token); ok {
		p.who(s).Tokens -= part.N
		p.tokens[s] = min(p.tokens[s], p.who(s).Tokens)
	}
}

// call calls the boat (16.1, 16.2).
func (p *Position) call(a *game.Act, s game.Seat) {
	for range radioParts {
		p.forget(s, box.RadioPart)
		p.take(s, box.RadioPart)
		p.spent[box.RadioPart]++
	}
	p.called = p.round
	p.isle.Darkness = max(p.isle.Darkness, box.AfterCall)
	p.tell(a, BoatCalled, s)
}
