package nile

import (
	"slices"

	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// DraftLine is one line of an account as it would be printed: what a hex, or a
// note, scores.
type DraftLine struct {
	At      hexmap.ID
	Reason  Reason
	Points  int
	Figure  int            // as of Worth; of a note as NoteView.What
	Terrain hexmap.Terrain // of the hex, Blank for a note
	Note    bool           // it stood in the notebook (20, 24)
}

// Draft is an account before it is printed. It is made by printing it on a
// copy, so that it is exactly what publishing scores.
type Draft struct {
	Hexes    []hexmap.ID // that would be published, in order
	Lines    []DraftLine
	Points   int
	Donation int // dollars the public would give when the account is closed (26); 0 for one that wins
	Mine     int // dollars King Solomon's Mine would yield (23)
	Wins     bool
	Records  Records // the standing records after it
	Naming   int     // rivers, lakes, peaks and falls that could be named (22.7)
}

// Draft is what the viewing seat would score by publishing these hexes in this
// order, and its notes with the first of them, and then closing the account.
// notes has the notes printed even without a hex, and the hexes in the order of
// PublishAll, as that does. Hexes
// that it cannot publish are left out. Outside publishing it is empty.
func (v View) Draft(hexes []hexmap.ID, notes bool) (d Draft) {
	if v.p.top() != (step{Publishing, v.seat}) {
		return d
	}
	q, s := v.p.Clone().(*Position), v.seat
	before := q.players[s].Points
	if notes { // all at once, in the order in which all is printed (24)
		hexes = slices.DeleteFunc(q.inPrint(s), func(id hexmap.ID) bool { return !slices.Contains(hexes, id) })
	}
	for _, id := range hexes {
		if id < 0 || int(id) >= len(q.hexes) || !q.mayPublish(s, id) {
			continue
		}
		terrain := q.hexes[id].Terrain
		lines, mine := q.print(s, id)
		d.Hexes = append(d.Hexes, id)
		d.Mine += int(mine)
		for _, w := range lines {
			d.Lines = append(d.Lines, DraftLine{id, w.Reason, w.Points, w.Figure, terrain, false})
		}
		d.addNotes(q, s)
	}
	if notes {
		d.addNotes(q, s)
	}
	pl := &q.players[s]
	d.Points = int(pl.Points - before)
	if d.Wins = q.wins(int(pl.Points)); !d.Wins {
		d.Donation = int(pl.due())
	}
	d.Records, d.Naming = q.View(s).Records(), len(q.nameables(s))
	return d
}

// addNotes prints the notebook.
func (d *Draft) addNotes(q *Position, s game.Seat) {
	pl := &q.players[s]
	for _, n := range pl.Notes {
		pl.score(int(n.Points))
		d.Lines = append(d.Lines, DraftLine{n.At, n.Reason, int(n.Points), int(n.What), hexmap.Blank, true})
	}
	pl.Notes = nil
}
