package story

import (
	"cmp"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/chartsheet"
	"sourceofthenile/render/nile/tell"
)

// reporter listens to a game that is played again, and parts what happens among
// the expeditions.
type reporter struct {
	*nile.Chronicler
	seat    game.Seat
	all     bool // there are no secrets any more
	told    int  // events
	first   int  // turn of the first event
	begun   bool
	trips   []trip
	last    [nile.MaxSeats]int // the seat's last trip and one
	count   [nile.MaxSeats]int // the explorer's expeditions
	outfit  [nile.MaxSeats][nile.Items]int
	comings []moment         // of players, to the table and from it; given is the name
	places  map[int32]moment // what was last known of a hex: its river and its people
}

// listen goes through a story; it comes with the position at its end and all that was told.
func listen(story game.Story, seat game.Seat) (r *reporter, end *nile.Position, told []game.Event) {
	now := story.Now(seat)
	r = &reporter{seat: seat, all: now != nil && now.Acting().Empty(), places: map[int32]moment{}}
	for p, events := range story.Steps(seat) {
		end, told = p.(*nile.Position), events
		r.look(end, told)
	}
	return r, end, told
}

// look takes in what has happened since the last look.
func (r *reporter) look(p *nile.Position, events []game.Event) {
	v := p.View(r.seat)
	if r.Chronicler == nil {
		r.Chronicler = nile.NewChronicler(v, events)
	}
	for _, e := range events[r.told:] {
		r.read(p, v, e)
	}
	r.told = len(events)
}

// sight is the view that an event is told from.
func (r *reporter) sight(p *nile.Position, v nile.View, e game.Event) nile.View {
	if r.all && e.Seat != game.Nobody && int(e.Seat) < v.Seats() {
		return p.View(e.Seat)
	}
	return v
}

func (r *reporter) read(p *nile.Position, v nile.View, e game.Event) {
	if r.Read(e); e.Kind == nile.TurnBegan && !r.begun {
		r.begun, r.first = true, r.Turn
	}
	v = r.sight(p, v, e)
	if e.Seat == game.Nobody || int(e.Seat) >= v.Seats() || !v.Sees(e) {
		return
	}
	s := e.Seat
	m := moment{turn: r.Turn, seat: s, explorer: r.Explorer[s], e: e}
	if id := hexmap.ID(e.At); id >= 0 && int(id) < len(v.Map().Cells) {
		m.river = v.Hex(id).River
		if tr, ok := v.Tribe(id); ok {
			m.people, m.leader = tell.PeopleOf(tr), tell.LeaderOf(tr)
		}
		if was := r.places[e.At]; m.people == "" && e.Kind != nile.Mapped { // forgotten by the death that is told of
			m.people, m.leader = was.people, was.leader
			m.river = cmp.Or(m.river, was.river)
		}
		r.places[e.At] = m
	}
	r.enter(v, m)
}

// enter puts a moment where it belongs.
func (r *reporter) enter(v nile.View, m moment) {
	s, e := m.seat, m.e
	switch e.Kind {
	case nile.NewExplorer:
		r.count[s] = 0
	case nile.SetsOut:
		r.outfit[s] = [nile.Items]int{}
	case nile.Bought:
		if x := nile.As[nile.BoughtEvent](e); x.Item < nile.Items {
			r.outfit[s][x.Item] = x.Holds
		}
	case nile.Sailed:
		r.setOut(v, m)
		return
	case nile.Named:
		if n, ok := v.GivenName(nile.As[nile.NamedEvent](e).Name); ok {
			m.given = n.Text
		}
	case nile.SeatJoined, nile.SeatLeft, nile.SeatReturned, nile.HandedOver:
		m.given = v.Player(s).Name
		if e.Kind == nile.HandedOver {
			_, _, m.leader, _ = v.FormerName(nile.As[nile.HandedOverEvent](e).Former)
		}
		r.comings = append(r.comings, m)
		return
	}
	if r.last[s] == 0 {
		return
	}
	t := &r.trips[r.last[s]-1]
	if t.ended >= 0 {
		t.account = append(t.account, m)
		return
	}
	t.moments = append(t.moments, m)
	r.goOn(v, t, m)
}

func (r *reporter) setOut(v nile.View, m moment) {
	s := m.seat
	r.count[s]++
	x := nile.As[nile.SailedEvent](m.e)
	var men [nile.Items]int
	for i := nile.Item(0); i <= nile.Askaris; i++ {
		men[i] = r.outfit[s][i]
	}
	t := trip{
		seat: s, explorer: m.explorer, number: r.count[s], calling: r.Specialty[s], from: x.Port, to: hexmap.NoPort, began: m.turn,
		ended: -1, at: hexmap.None, colour: v.Player(s).Colour, men: tell.Items(men),
	}
	if x.Port >= 0 && int(x.Port) < len(v.Map().Ports) {
		t.at = v.Map().Ports[x.Port].At
		t.way = append(t.way, t.at)
	}
	r.outfit[s] = [nile.Items]int{}
	t.moments = append(t.moments, m)
	r.trips = append(r.trips, t)
	r.last[s] = len(r.trips)
}

// goOn follows an expedition that is under way.
func (r *reporter) goOn(v nile.View, t *trip, m moment) {
	switch e := m.e; e.Kind {
	case nile.Moved, nile.Drifted, nile.Retreated, nile.Withdrew:
		if id := hexmap.ID(e.At); id >= 0 && (len(t.way) == 0 || t.way[len(t.way)-1] != id) {
			t.way, t.at = append(t.way, id), id
		}
	case nile.CameHome:
		t.to = nile.As[nile.CameHomeEvent](e).Port
		r.end(v, t)
	case nile.Died:
		t.dead, t.at = true, hexmap.ID(e.At)
		r.end(v, t)
	}
}

// end closes an expedition, and keeps the chart as it was then.
func (r *reporter) end(v nile.View, t *trip) {
	t.ended = r.Turn
	t.sheet = chartsheet.With(v, chart.Options{Only: r.seat != game.Nobody, Print: true, Undated: true})
	t.sheet.Pieces = nil
}
