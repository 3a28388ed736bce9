package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/nile/board"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/cards"
	"sourceofthenile/render/nile/meet"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
)

// pages is what the pages among the beats of the last command need to be shown.
type pages struct {
	scene  *meet.BattleScene // on which the battle was fought that has ended
	before *chart.Sheet      // the chart before a death, nil if it was not shown
	party  board.PartyThen   // the expedition before the month's end
	// journey is the journey that has ended, nil where none has or it is not laid open.
	journey *nile.Journey
}

// tell makes the one list of beats of a command, in its order: cards and dice
// with what they led to, then the pages on which its end is read. A battle is
// told on its page first: its dice have been seen there.
func (t *TableScene) tell(d *play.Doing) []play.Beat {
	p := t.Play
	v := sight.View(p)
	if d.Again {
		return play.Heard(cards.Beats(v, d, nil))
	}
	if d.Machine {
		return t.machineBeats(d, cards.Beats(v, d, cards.TurnedBy(v, d.Events, tell.LastTurns(p.Events(), len(d.Events)))))
	}
	onField := t.onField()
	t.pages = pages{before: t.Board.Was(), party: t.Board.Party}
	before := d.Before.(*nile.Position).View(p.Seat())
	fighting := before.Phase() == nile.Fighting
	onBoard := board.Shows(before.Phase()) || v.ToMove() == v.Seat() && board.Shows(v.Phase())
	fought, won := t.fought(d.Events)
	died := died(p, d.Events)
	month := !died && !won && t.noteMonth(d.Events)
	var ends []play.Beat
	page := func(s Screen) {
		ends = append(ends, play.Beat{Kind: play.PageBeat, Event: len(d.Events), Page: int(s)})
	}
	if fought {
		page(FoughtScreen)
	}
	borne := !died && before.Phase() == nile.Beset
	if borne {
		page(BorneScreen)
	}
	if died {
		page(LostScreen)
	}
	if t.pages.journey = t.journeyOver(d.Events); t.pages.journey != nil {
		page(JourneyScreen)
	}
	// What came of a meeting that has ended a turn is looked at before the machine is passed on.
	passed := len(ends) == 0 && v.ToMove() != v.Seat() && EncounterScreens[before.Phase()] != BoardScreen
	var turned []cards.TurnedUp
	if (onBoard || passed) && !won && !(fighting && len(ends) > 0) {
		turned = unread(cards.TurnedBy(v, d.Events, tell.LastTurns(p.Events(), len(d.Events))), d.Events, died || borne, month, passed)
	}
	list := cards.Beats(v, d, turned)
	if fighting && onField {
		list = meet.DiceBeats(v, d.Events, list)
	} else if len(ends) > 0 || t.phaseScreen() != BoardScreen || passed {
		list = cards.Linger(v, list, turned)
		if cards.Moment(turned) || passed && len(turned) > 0 { // looked at until a press
			list = append(list, play.Beat{Kind: play.PageBeat, Event: len(d.Events), Page: int(SeenScreen)})
		}
	}
	return append(beforeTheNext(append(list, ends...), d.Events, p.Seat()), play.Beat{Kind: play.AskBeat, Event: len(d.Events)})
}

// beforeTheNext has the board be looked at before the turn of another player is told of, which begins at
// once, or the end of the sitting: its bar and its journal are of whoever reads them until the machine has been passed on.
func beforeTheNext(list []play.Beat, events []game.Event, reads game.Seat) []play.Beat {
	next := slices.IndexFunc(events, func(e game.Event) bool {
		return e.Kind == nile.TurnBegan && e.Seat != reads || e.Kind == nile.SittingEnded
	})
	looked := func(x play.Beat) bool { return x.Kind == play.PageBeat && Screen(x.Page) == SeenScreen }
	if next < 0 || !slices.ContainsFunc(list, looked) {
		return list
	}
	var out, rest []play.Beat
	for _, x := range list {
		switch {
		case looked(x):
			x.Event = next
			out = append(out, x)
		case x.Event < next:
			out = append(out, x)
		default:
			x.Takes = 0 // nobody looks at it
			rest = append(rest, x)
		}
	}
	return append(out, rest...)
}

// onField reports whether the page of a battle is shown.
func (t *TableScene) onField() bool {
	_, ok := t.Sub.(*meet.BattleScene)
	return ok && t.At.Screen == BattleScreen
}

// unread is what is turned up on the board: not the dice at the end that are told, faces and
// all, on a page that follows: a death, what came of a misfortune, or the month's end. But of a meeting that
// ended a turn, which has passed, no month's end tells.
func unread(turned []cards.TurnedUp, events []game.Event, onPage, month, passed bool) []cards.TurnedUp {
	n := len(turned)
	for n > 0 {
		u := &turned[n-1]
		dice := u.Card == nil && len(u.Faces) > 0
		if passed && monthOf[events[u.From].Kind] == monthMet {
			break
		}
		found := u.Card != nil && u.Section == nile.ForBonus
		if !(onPage && dice || month && (found || dice && monthOf[events[u.From].Kind] != notToldNow)) {
			break
		}
		n--
	}
	return turned[:n]
}

// fought reports whether a command ended the battle shown, and whether the
// people were beaten.
func (t *TableScene) fought(events []game.Event) (ended, won bool) {
	scene, ok := t.Sub.(*meet.BattleScene)
	if !ok || t.At.Screen != BattleScreen {
		return false, false
	}
	for _, e := range events {
		if (e.Kind == nile.Beaten || e.Kind == nile.Defeated) && e.Seat == t.Play.Seat() {
			t.pages.scene, ended, won = scene, true, won || e.Kind == nile.Beaten
		}
	}
	return ended, won
}

// died reports whether a command killed the explorer of the player who gave it.
func died(p *play.Play, events []game.Event) bool {
	for _, e := range events {
		if e.Kind == nile.Died && e.Seat == p.Seat() {
			return true
		}
	}
	return false
}

// journeyOver is the journey of the player who gave a command that it ended, home or with
// the explorer's death; nil where it did not, or where journals are not laid open. What is to be
// published is told of when it has been: there the journey can be looked at.
func (t *TableScene) journeyOver(events []game.Event) *nile.Journey {
	if t.quick || !slices.ContainsFunc(events, func(e game.Event) bool {
		if e.Kind != nile.CameHome && e.Kind != nile.Died || e.Seat != t.Play.Seat() {
			return false
		}
		who := sight.View(t.Play).Player(e.Seat)
		return e.Kind == nile.Died || who.Unpublished+who.Notes == 0
	}) {
		return nil
	}
	return book.LastJourney(t.Play)
}

// noteMonth keeps how the month ended of the player who gave a command, where it did, and
// reports whether something of it is to be told.
func (t *TableScene) noteMonth(events []game.Event) bool {
	p := t.Play
	over := !p.Acting().Has(p.Seat()) || sight.View(p).Seats() == 1
	if !over || p.Seat() == game.Nobody {
		return false
	}
	if t.parties == nil {
		t.parties = map[game.Seat]board.PartyThen{}
	}
	t.parties[p.Seat()] = t.pages.party
	n, sole := len(events), p.Persons().Count() == 1
	if !sole || t.spentEnds { // what was found is told with the end: others sit down before, or its card may be gone
		n = 0
	}
	end := newMonthEnd(p, n, t.pages.party)
	if sole {
		t.beside.set(p, end, nil, 0)
	}
	return end != nil
}

// read says that the page that lies open has been read; alone tells whether all
// that the command brought has been read with it.
func (t *TableScene) read(all bool) {
	b := t.Play.Beats()
	b.Read()
	if all && sight.View(t.Play).Seats() == 1 {
		b.PutAway()
		t.Board.Cards.Close()
	}
}
