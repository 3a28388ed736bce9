package story

import (
	"maps"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/engraving"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// writer writes the book from what the reporter has gathered.
type writer struct {
	*reporter
	*journal.Book
	hand  *hand
	names *names
	m     *hexmap.Map

	chapter *journal.Chapter
	para    journal.Para
	dropped map[string]int
	year    int       // of the last date written in this chapter
	place   hexmap.ID // that was named last in it
}

// paraWords is how long a paragraph grows before the next is begun.
const paraWords = 85

// clause is something to be told: the keys of its wordings, the best first.
type clause struct {
	keys   []string
	with   words.Blanks
	at     hexmap.ID // None where no place is named
	m      moment
	weight int
	must   bool // it is told, whatever it repeats
	dear   bool // it is told unless a phrase would come back
	dated  bool // its sentence says when it was
	plate  *engraving.Picture
}

// begin opens a chapter.
func (w *writer) begin(c journal.Chapter) {
	w.Chapters = append(w.Chapters, c)
	w.chapter, w.year, w.place = &w.Chapters[len(w.Chapters)-1], 0, hexmap.None
}

// tell writes a clause, with what stands before it in its sentence. It reports
// whether it could be told without saying something again.
func (w *writer) tell(before string, c *clause) bool {
	salt := words.SaltOf(int32(c.m.e.Kind), int32(c.m.seat), c.m.e.At, int32(c.m.turn))
	for _, place := range w.places(c, salt) {
		with := c.where(place)
		text, ids := w.hand.compose(before, salt, with, false, c.keys...)
		if text == "" && (c.must || c.dear) {
			text, ids = w.hand.compose(before, salt, with, true, c.keys...)
		}
		if text != "" {
			if place.text != "" && strings.Contains(text, place.text) {
				w.place, ids = c.at, append(ids, place.id...)
			}
			w.put(text, c, ids)
			return true
		}
	}
	if c.must { // what must be told is told, whatever it repeats
		w.put(words.Default().Tell(c.keys[0], w.hand.choices(c.keys[0], salt)[0], c.where(spot{text: tell.Where(w.m, c.at)})), c, nil)
	}
	w.Left++
	w.dropped[c.keys[0]]++
	return c.must
}

// where are the clause's blanks, with where it was: not said where that is known, or "".
func (c *clause) where(at spot) words.Blanks {
	with := maps.Clone(c.with)
	switch _, said := with["where"]; {
	case said || at.text == "":
	case at.known:
		with["where"] = words.Known(at.text)
	default:
		with["where"] = at.text
	}
	return with
}

// put adds a sentence to the paragraph.
func (w *writer) put(text string, c *clause, ids []wordingID) {
	if w.para.Text != "" {
		w.para.Text += " "
	} else {
		w.para.Turn = c.m.turn
	}
	w.para.Text += text
	w.para.Cite(c.m.e.Rule)
	if w.para.Plate == nil && c.plate != nil {
		w.para.Plate = c.plate
	}
	w.hand.write(text)
	w.hand.keep(ids)
	w.Told++
}

// closePara ends the paragraph.
func (w *writer) closePara() {
	if w.para.Text != "" {
		w.chapter.Paras = append(w.chapter.Paras, w.para)
	}
	w.para = journal.Para{}
}

// full reports whether the paragraph is long enough.
func (w *writer) full() bool { return len(strings.Fields(w.para.Text)) >= paraWords }

// spot is a way to say where something is.
type spot struct {
	text  string
	id    []wordingID
	known bool // the reader has just been told where
}

// places are the ways to say where something happened, those not used for
// longest first.
func (w *writer) places(c *clause, salt uint32) []spot {
	m := w.m
	if c.at < 0 || int(c.at) >= len(m.Cells) {
		return []spot{{}}
	}
	if m.Cells[c.at].Port != hexmap.NoPort {
		return []spot{{text: tell.Where(m, c.at)}}
	}
	near := tell.NearestPort(m, c.at)
	port := &m.Ports[near]
	with := words.Blanks{
		"miles": nile.Miles(m.Distance(c.at, port.At)), "compass": tell.Compass(m, port.At, c.at), "port": port.Name,
		"river": tell.RiverNamed(c.m.river), "people": c.m.people,
	}
	var out []spot
	add := func(key string) {
		for _, n := range w.hand.choices(key, salt) {
			out = append(out, spot{words.Default().PieceOf(key, n, with), []wordingID{{key, n}}, c.at == w.place})
		}
	}
	if c.at == w.place {
		add("story.place.same") // for a sentence that cannot do without
		return out
	}
	if _, said := c.with["river"]; c.m.river != "" && !said && salt%3 == 0 {
		add("story.place.river")
	}
	add("story.place")
	if _, theirs := c.with["people"]; c.m.people != "" && !theirs {
		add("story.place.people")
	}
	return out
}

// date is a month as the text names it: with the year where that has changed.
func (w *writer) date(turn int) string {
	month, year := nile.Date(turn)
	if year == w.year {
		return words.Month(month)
	}
	w.year = year
	return tell.Date(turn)
}

// quiet names the months from one turn to another.
func (w *writer) quiet(from, to int) string {
	month := func(turn int) string {
		m, _ := nile.Date(turn)
		return words.Month(m)
	}
	with := words.Blanks{"from": month(from), "to": month(to), "n": to - from + 1}
	switch {
	case from == to:
		return words.Default().Piece("story.quiet.one", with)
	case to == from+1:
		return words.Default().Piece("story.quiet.two", with)
	}
	return words.Default().Piece("story.quiet.more", with)
}

// who is an explorer of a moment, by the short name.
func (w *writer) who(m moment) string { return w.names.short(m.seat, m.explorer) }

// port is a port's name.
func (w *writer) port(p hexmap.PortID) string { return tell.Port(w.m, p) }
