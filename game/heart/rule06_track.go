package heart

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
)

// The Turn Track (6).

// trackSlots is how many slots it has, the first at the top.
const trackSlots = 7

// setTrack rolls for Disease and Horror and lines the players up (6.1, 6.2).
func (p *Position) setTrack(a *game.Act) {
	less := p.cfg.TrackLess()
	p.lay(a, "6 disease", 0, 0, 1, nil)
	p.lay(a, "6 horror", 0, 0, 1, nil)
	p.disease = int8(max(1, a.Die("6 disease")-less))
	p.horror = int8(max(1, a.Die("6 horror")-less))
	if p.horror == p.disease {
		p.horror++
	}
	p.tell(a, TrackSet, game.Nobody, "6", int(p.disease), int(p.horror))

	var line []game.Seat
	for s := range p.living().All() {
		line = append(line, s)
	}
	slices.SortStableFunc(line, func(s, o game.Seat) int { return p.of(s, box.Points) - p.of(o, box.Points) })
	for from := 0; from < len(line); {
		to := from + 1
		for to < len(line) && p.of(line[to], box.Points) == p.of(line[from], box.Points) {
			to++
		}
		tied := line[from:to]
		a.Shuffle("6 lot", len(tied), func(i, j int) { tied[i], tied[j] = tied[j], tied[i] })
		from = to
	}
	p.onTrack = [box.MaxSeats]int8{}
	p.orderLen = int8(len(line))
	slot := int8(0)
	for i := range p.order {
		p.order[i] = game.Nobody
		if i >= len(line) {
			continue
		}
		for slot++; slot == p.disease || slot == p.horror; slot++ {
		}
		p.order[i], p.onTrack[line[i]] = line[i], slot
		p.tell(a, TrackPlace, line[i], "6", int(slot))
	}
}
