package heart

import (
	"slices"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/game/heart/chart"
	"sourceofthenile/game/heart/ground"
	"sourceofthenile/game/heart/told"
)

// 22.2, 27.3: through every choice of whole games: whatever die is thrown when it is taken,
// before anybody is asked again, the view has said what is added to it and what it is held
// against. Where nothing has come between, it is thrown by just that, term by term.
func TestRule22_2_TermsBeforeEveryDie(t *testing.T) {
	said, exact := map[box.Die]int{}, map[box.Die]int{}
	for seed := range uint64(15) {
		play(t, box.ForSeats(1+int(seed%5)), 70+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			for _, c := range table.Choices() {
				compareDice(t, p, c.Command(int(c.Min)), seed+uint64(table.Len()), said, exact)
			}
		})
	}
	for d := range box.Dice {
		if said[d] == 0 || exact[d] == 0 {
			t.Errorf("%s was thrown %d times, %d of them by just what was said", d.Name(), said[d], exact[d])
		}
	}
}

// diceOf are the dice that may be thrown for a seat when a command has been given and before
// anybody is asked again, each with what is added to it and what it is held against as
// things stand now: the one that comes first for certain, and then those of the march, of what may
// befall the seat and of what lies where it is or steps to. Of what is thrown twice or more it
// says so once.
func diceOf(v View, c game.Command, s game.Seat) (out []Sum) {
	if next, ok := v.Coming(c); ok && next.Seat == s {
		out = append(out, next.Sum)
	}
	at := v.p.seats[s].Slot
	switch {
	case c.Seat == s && c.Kind == March:
		out = append(out, marchDice(v, s, chart.Region(c.Target))...)
	case c.Seat == s && c.Kind == Walk:
		at = box.Slot(c.Target)
	case does(v.p, s, exploring): // and a die of it lies
		out = append(out, marchDice(v, s, v.p.seats[s].Region)...)
	case does(v.p, s, atSpecial):
		for _, ch := range specialChances(&v.p.seats[s], v.p.sceneOf(s)) {
			out = append(out, ch.Sum)
		}
	}
	for _, m := range v.MisfortunesAt(s, at) {
		out = append(out, m.Sum)
		if m.Then.Die < box.Dice {
			out = append(out, m.Then)
		}
	}
	for _, ch := range v.Chances(s, at) {
		out = append(out, ch.Sum)
	}
	if pl := &v.p.seats[s]; pl.Slot != box.NoSlot && (pl.Active != box.NoSlot || !pl.Activated) { // the second Event may bring a find or a Rumour
		out = append(out, Sum{Die: box.SlotDie})
	}
	due := v.Perils(s)
	return append(out, due.Health, due.Sanity, due.PorterGone, due.AskariGone)
}

// does reports whether a step is being done for a seat.
func does(p *Position, s game.Seat, step Step) bool {
	return slices.ContainsFunc(p.stack[:p.depth], func(f frame) bool { return f.Step == step && f.Seat == s })
}

// marchDice are the dice of finding out a region (8, 9.2): of its land as long as that is not
// known, and of its water. There are none of one that is explored and left alone.
func marchDice(v View, s game.Seat, r chart.Region) (out []Sum) {
	p := v.p
	if p.ground.Explored(r) && !does(p, s, exploring) {
		return nil
	}
	add := func(d box.Die, limit int) {
		out = append(out, sumOf(d, 0, limit, &p.seats[s], p.sceneOf(s)))
	}
	if !p.ground.Explored(r) {
		if chart.Of(r).Presumed != chart.Blank {
			add(box.PresumedDie, ground.PresumedMost)
		}
		add(box.TerrainDie, 0)
	}
	for _, j := range v.Joins(r) {
		if j.Die < box.Dice {
			out = append(out, j.Sum)
		}
	}
	return out
}

// compareDice carries a command out on a copy and looks for each die among those that were said.
func compareDice(t *testing.T, p *Position, cmd game.Command, seed uint64, said, exact map[box.Die]int) {
	t.Helper()
	var lists [box.MaxSeats][]Sum
	changed, got := [box.MaxSeats]bool{}, [box.MaxSeats]bool{}
	step := p.top().Step
	events := game.NewTrial(seed).Do(p.Clone(), cmd)
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case Changed: // Time alone stands in no sum, and neither do Food and Gifts
			x := told.AsChanged(e)
			changed[e.Seat] = changed[e.Seat] || x.Figure != box.Time && x.Figure != box.Food && x.Figure != box.Gifts
		case Got, DaysBegan: // of what one gets, and where one was in no slot, there was no check before
			changed[e.Seat], got[e.Seat] = true, true
		case GaveUp, ChitLaid, ChitBack, TerrainFound, WaterLaid, EventDrawn, FindScored, TimeIsUp, Marched, ChasedOff:
			changed[max(0, e.Seat)] = true
		case Rolled:
			s, x := e.Seat, told.AsRolled(e)
			if lists[s] == nil {
				lists[s] = diceOf(p.View(cmd.Seat), cmd, s)
			}
			is, just := false, false
			for _, m := range lists[s] {
				is = is || m.Die == x.Die
				just = just || m.Die == x.Die && m.Terms == x.Terms && m.Limit == x.Limit
			}
			if !is && !(got[s] && x.Die == box.CheckDie) || !just && !changed[s] {
				t.Fatalf("%s in %s: %s (%+v, against %d) of %d was not said, or otherwise: %+v", KindName(cmd.Kind), step.Name(), x.Die.Name(), x.Terms, x.Limit, s, lists[s])
			}
			said[x.Die]++
			if just {
				exact[x.Die]++
			}
		}
	}
}

// 12, 22.2: of the die that Success lets one name it is said of every face what it comes to and how
// it goes; that is what happens.
func TestRule12_NamedFacesSayWhatTheyComeTo(t *testing.T) {
	faces, dice := 0, map[box.Die]bool{}
	for seed := range uint64(25) {
		play(t, box.ForSeats(1+int(seed%3)), 300+seed, func(table *game.Table) {
			p := table.Position().(*Position)
			for _, c := range table.Choices() {
				if c.Kind != NameFace {
					continue
				}
				face := int(c.Target)
				die, sum, well, ok := p.View(c.Seat).Named(face)
				if !ok {
					t.Fatalf("nothing is said of face %d", face)
				}
				faces, dice[die] = faces+1, true
				for _, e := range game.NewTrial(seed).Do(p.Clone(), c.Command(0)) {
					if e.Kind != FaceNamed {
						continue
					}
					x := told.AsFace(&e)
					add, limit := int(e.Args[2]), int(e.Args[3])
					if x.Die != die || x.Face+add != sum || die.Well(x.Face, add, limit) != well {
						t.Errorf("%s, face %d: %d and %v were said; it was %d added, against %d", die.Name(), face, sum, well, add, limit)
					}
				}
			}
			if _, _, _, ok := p.View(0).Named(1); ok != (p.depth > 0 && p.top().Step == NamingFace) {
				t.Error("a face is spoken of that nobody can name")
			}
		})
	}
	if faces < 60 || len(dice) < 4 {
		t.Errorf("only %d faces of %d dice were named", faces, len(dice))
	}
}
