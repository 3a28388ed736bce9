package heart

import (
	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
)

// Water (9).

// runFindingWater goes on with runExploring when the land is known.
func (p *Position) runFindingWater(in reply, f *frame, a *game.Act) {
	s := f.Seat
	r := p.seats[s].Region
	join := func(way int) {
		f.V[vTried] |= 1 << way
		f.V[vWay] = int16(way)
		d := chart.Of(r).Ways[way].To
		number := p.ground.JoinNumber(r, d)
		p.tell(a, JoinTried, s, "9.2", int(d), number)
		if number == box.Certain {
			p.joined(a, f)
			return
		}
		p.throw(f, exploreJoinRolled, box.JoinDice, 0, number, 0)
	}
	switch f.At {
	case exploreWater:
		f.At = exploreJoin
		if b := p.ground.Outlet(r); b >= 0 { // 9.1
			p.call(f, exploreDone, searching, s, b)
		}
	case exploreJoin:
		switch ways := p.ground.Joinable(r, f.V[vTried]); len(ways) {
		case 0:
			p.tell(a, NoWater, s, "9.2")
			f.At = exploreDone
		case 1:
			join(ways[0])
		default:
			p.call(f, exploreJoinChosen, JoiningRiver, s, int(f.V[vTried]))
		}
	case exploreJoinChosen:
		for i, w := range chart.Of(r).Ways {
			if w.To == chart.Region(in.answer.Target) {
				join(i)
				return
			}
		}
	case exploreJoinRolled:
		if int(in.got) > p.ground.JoinNumber(r, chart.Of(r).Ways[f.V[vWay]].To) {
			f.At = exploreJoin
			return
		}
		p.joined(a, f)
	case exploreDone:
		p.leaveCanoes(a, s)
		p.pop(0)
	}
}

// joinChoices: which Water Zone is tried (9.2).
func (p *Position) joinChoices(f *frame, buf []game.Choice) []game.Choice {
	r := p.seats[f.Seat].Region
	for _, i := range p.ground.Joinable(r, f.V[vTried]) {
		d := chart.Of(r).Ways[i].To
		n := p.ground.JoinNumber(r, d)
		c := game.Choice{Kind: Join, Target: int32(d), Odds: box.JoinOdds(n)}
		if n != box.Certain {
			c = withDie(c, box.JoinDice, 0, n)
		}
		buf = append(buf, c)
	}
	return buf
}

// drawWater draws a Water Marker, NoMarker out of an empty cup.
func (p *Position) drawWater(a *game.Act, s game.Seat) box.Marker {
	r := p.seats[s].Region
	branch := 0
	if b := p.ground.Outlet(r); b >= 0 {
		branch = 1 + int(p.ground.Borders[b].Taken)
	}
	p.lay(a, "9 water", 1+int(r), branch, 0, p.ground.Cup[:])
	m := p.ground.Draw(a)
	if m == box.NoMarker {
		return m
	}
	p.tell(a, WaterDrawn, s, "9.3", int(m))
	return m
}

func (p *Position) waterBack(a *game.Act, s game.Seat, m box.Marker) {
	p.ground.Cup[m]++
	p.tell(a, WaterBack, s, "9.3", int(m))
}

// joined draws what joins the region to the Water Zone that was tried (9.2): a
// Generic Source goes back once; a second one, and the region is dry after all.
func (p *Position) joined(a *game.Act, f *frame) {
	s := f.Seat
	r := p.seats[s].Region
	w := chart.Of(r).Ways[f.V[vWay]]
	f.At = exploreDone
	m := p.drawWater(a, s)
	if m == box.GenericSource {
		p.waterBack(a, s, m)
		if m = p.drawWater(a, s); m == box.GenericSource {
			p.waterBack(a, s, m)
			m = box.NoMarker
		}
	}
	if m == box.NoMarker {
		p.tell(a, NoWater, s, "9.2")
		return
	}
	p.ground.Borders[p.ground.Outlet(w.To)].Taken++
	p.layWater(a, s, m, w, r, w.To)
	if m.Branches() > 0 {
		p.call(f, exploreDone, searching, s, int(w.Border))
	}
}

// layWater lays a marker on a border that drains a region into another, and scores it
// (9.7, 9.8).
func (p *Position) layWater(a *game.Act, s game.Seat, m box.Marker, w chart.Way, up, down chart.Region) {
	p.ground.Lay(m, w.Border, up)
	across := up
	if up == p.seats[s].Region {
		across = down
	}
	p.tell(a, WaterLaid, s, "9.3", int(m), int(across), int(down))
	p.scoreWater(a, s, m)
}

// layGeneric lays a Generic Source that has been taken from the cup in the region.
func (p *Position) layGeneric(a *game.Act, s game.Seat) {
	r := p.seats[s].Region
	p.ground.Lands[r].Generics++
	p.tell(a, WaterLaid, s, "9.3", int(box.GenericSource), -1, int(r))
	p.scoreWater(a, s, box.GenericSource)
}

const waterTime = 2 // what laying a special marker costs (9.8)

// waterPoints is what laying a marker scores, and the Resource that scores with it (9.8): nothing
// of a plain River or Fork.
func waterPoints(m box.Marker) (points int, with box.Resource) {
	switch m {
	case box.LargestLake:
		return 3, box.Surveying
	case box.LakeSource:
		return 2, box.Surveying
	case box.Marsh, box.Waterfall:
		return 2, box.Painting
	case box.MountainSource, box.GenericSource:
		return 2, box.Altimeter
	}
	return 0, box.NoResource
}

// scoreWater is 9.8.
func (p *Position) scoreWater(a *game.Act, s game.Seat, m box.Marker) {
	points, with := waterPoints(m)
	if points == 0 {
		return
	}
	p.score(a, s, box.ForWater, points, int(m))
	p.change(a, s, box.Time, -waterTime, box.ByWater)
	p.scoreWith(a, s, with)
	p.attention(a, s, box.RGS)
}

// What the registers of a search keep.
const (
	vOutlet   = iota // the border whose marker drains the region
	vReturned        // Sources returned for this branch
	vDrawn           // the marker drawn
	vCodeOne         // the Colour Codes drawn
	vCodeTwo
	vOneWay // 1: a Fork with one valid border: its other branch gets a Generic Source (9.5)
)

// The places of a search.
const (
	searchNext uint8 = iota
	searchDraw
	searchKept
	searchLaid
)

// runSearching searches the branches of a region, one after the other (9.3).
func (p *Position) runSearching(in reply, f *frame, a *game.Act) {
	s := f.Seat
	r := p.seats[s].Region
	out := int(f.V[vOutlet])
	switch f.At {
	case searchNext:
		left := p.ground.OpenBranches(out)
		n := p.ground.ValidWays(r, chart.Nowhere)
		switch {
		case left <= 0:
			p.pop(0)
		case n == 0 || f.V[vOneWay] == 1 && left == 1:
			p.closeBranch(a, s, out)
		default:
			if left == 2 && n == 1 {
				f.V[vOneWay] = 1
			}
			f.At, f.V[vReturned] = searchDraw, 0
		}
	case searchDraw:
		m := p.drawWater(a, s)
		f.V[vDrawn] = int16(m)
		switch {
		case m == box.NoMarker:
			p.ground.Borders[out].Taken++
			p.tell(a, BranchEnds, s, "9.5")
			f.At = searchNext
		case m.Source() && int(f.V[vReturned]) < p.mayReturn(s):
			p.call(f, searchKept, KeepingSource, s, int(m))
		default:
			p.keepMarker(a, f)
		}
	case searchKept:
		if in.answer.Kind == PutBack {
			p.waterBack(a, s, box.Marker(f.V[vDrawn]))
			f.V[vReturned]++
			f.At = searchDraw
			return
		}
		p.keepMarker(a, f)
	case searchLaid:
		p.layBranch(a, f, chart.Region(in.answer.Target))
	}
}

// mayReturn is how many Sources running may be returned (9.3).
func (p *Position) mayReturn(s game.Seat) int { return 1 + truth(p.has(s, box.Canoes)) }

// closeBranch ends a branch in a Generic Source without a draw (9.5).
func (p *Position) closeBranch(a *game.Act, s game.Seat, outlet int) {
	p.ground.Borders[outlet].Taken++
	if p.ground.Cup[box.GenericSource] == 0 {
		p.tell(a, BranchEnds, s, "9.5")
		return
	}
	p.ground.Cup[box.GenericSource]--
	p.layGeneric(a, s)
}

// keepMarker lays the marker that was drawn, or draws the codes that say where.
func (p *Position) keepMarker(a *game.Act, f *frame) {
	s := f.Seat
	if box.Marker(f.V[vDrawn]) == box.GenericSource {
		p.ground.Borders[f.V[vOutlet]].Taken++
		f.At = searchNext
		p.layGeneric(a, s)
		return
	}
	one, two := p.drawCodes(a, s)
	for i, sign := range [2]chart.Sign{one, two} {
		f.V[vCodeOne+i] = int16(sign)
		p.tell(a, CodeDrawn, s, "9.3", int(sign), 1)
	}
	to := p.ground.WaysFor(p.seats[s].Region, chart.Sign(f.V[vCodeOne]), chart.Sign(f.V[vCodeTwo]))
	if len(to) == 1 {
		p.layBranch(a, f, to[0].To)
		return
	}
	p.call(f, searchLaid, LayingWater, s, int(f.V[vDrawn]), int(f.V[vCodeOne]), int(f.V[vCodeTwo]))
}

// drawCodes draws two Colour Codes, which go back afterwards (9.3).
func (p *Position) drawCodes(a *game.Act, s game.Seat) (one, two chart.Sign) {
	var cup [chart.Signs]int8
	for i := range cup {
		cup[i] = 1
	}
	draw := func() chart.Sign {
		p.lay(a, "9 colour", 1+int(p.seats[s].Region), 0, 0, cup[:])
		return chart.Sign(drawFrom(a, "9 colour", cup[:]))
	}
	one = draw()
	return one, draw()
}

// layBranch lays the marker drawn: the region across drains into this one.
func (p *Position) layBranch(a *game.Act, f *frame, to chart.Region) {
	r := p.seats[f.Seat].Region
	w, _ := chart.Between(r, to)
	p.ground.Borders[f.V[vOutlet]].Taken++
	f.At = searchNext
	p.layWater(a, f.Seat, box.Marker(f.V[vDrawn]), w, to, r)
}

// sourceChoices: keep a Source or draw again (9.3).
func (p *Position) sourceChoices(_ *frame, buf []game.Choice) []game.Choice {
	return append(buf, game.Choice{Kind: Keep}, game.Choice{Kind: PutBack})
}

// layChoices are the borders to choose from (9.3).
func (p *Position) layChoices(f *frame, buf []game.Choice) []game.Choice {
	for _, w := range p.ground.WaysFor(p.seats[f.Seat].Region, chart.Sign(f.V[vLayOne]), chart.Sign(f.V[vLayTwo])) {
		buf = append(buf, game.Choice{Kind: Lay, Target: int32(w.To)})
	}
	return buf
}
