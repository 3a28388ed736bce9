package story

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/plates"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// mostClauses is how much of one month is told, besides what must be; of what
// weighs less than worthTelling nothing is.
const (
	mostClauses  = 3
	worthTelling = 2
	mostLands    = 3
)

// month is what of one month of an expedition is worth telling.
type month struct {
	turn    int
	lands   []hexmap.Terrain
	last    moment // of the last hex mapped
	clauses []clause
	dead    [nile.Items]int
	gone    [nile.Items]int
}

// again reports whether the explorer of an expedition made another.
func (w *writer) again(t *trip) bool {
	n := 0
	for i := range w.trips {
		if o := &w.trips[i]; o.seat == t.seat && o.explorer == t.explorer {
			n++
		}
	}
	return n > 1
}

// yearOf is the year of a month.
func yearOf(turn int) string {
	_, year := nile.Date(turn)
	return strconv.Itoa(year)
}

// expedition writes the chapter of an expedition.
func (w *writer) expedition(t *trip) {
	c := journal.Chapter{Seat: t.seat, Began: t.began, Way: t.way, Sheet: t.sheet, Colour: t.colour}
	if c.Sheet == nil {
		c.Sheet = w.Sheet
	}
	who := w.names.full(t.seat, t.explorer)
	c.Title = words.Say("story.chapter.one", "who", who)
	c.Part, c.Short = yearOf(t.began), w.names.short(t.seat, t.explorer)
	if t.number > 1 || w.again(t) {
		c.Title = words.Say("story.chapter", "who", who, "nth", words.Ordinal(t.number))
	}
	fill := []any{"from", w.port(t.from), "began", tell.Date(t.began)}
	switch {
	case t.ended < 0:
		c.Sub = words.Say("story.chapter.out", fill...)
	case t.dead:
		c.Sub = words.Say("story.chapter.dead", append(fill, "ended", tell.Date(t.ended))...)
	default:
		c.Sub = words.Say("story.chapter.home", append(fill, "to", w.port(t.to), "ended", tell.Date(t.ended))...)
	}
	w.begin(c)
	w.settingOut(t)
	w.months(t)
	if t.ended < 0 {
		m := moment{turn: w.To, seat: t.seat, explorer: t.explorer}
		w.tell("", &clause{keys: []string{"story.out.still"}, with: words.Blanks{"who": w.who(m)}, at: t.at, m: m, must: true})
	}
	w.account(t)
	w.closePara()
}

// settingOut is the first paragraph.
func (w *writer) settingOut(t *trip) {
	m := t.moments[0]
	with := words.Blanks{
		"who": w.names.full(t.seat, t.explorer), "port": w.port(t.from), "date": w.date(t.began), "mode": tell.Mode(nile.As[nile.SailedEvent](m.e).Mode), "men": t.men,
		"specialty": words.Phrase("story.calling." + tell.SpecialtyKey(t.calling)),
	}
	key := "story.out"
	if t.men == "" {
		key = "story.out.bare"
	}
	w.tell("", &clause{keys: []string{key, "story.out.bare"}, with: with, at: hexmap.None, m: m, must: true, plate: plates.Of("europe/setting-out")})
	if t.number == 1 {
		with = words.Blanks{"who": w.who(m), "specialty": with["specialty"]}
		if t.explorer > 1 {
			with["before"] = w.names.full(t.seat, t.explorer-1)
			w.tell("", &clause{keys: []string{"story.heir"}, with: with, at: hexmap.None, m: m})
		}
		w.tell("", &clause{keys: []string{"story.calling"}, with: with, at: hexmap.None, m: m})
	}
}

// months tells what happened on the way.
func (w *writer) months(t *trip) {
	all := w.digest(t)
	idle := -1 // the first of the months of which nothing has been told
	for i := range all {
		m := &all[i]
		if i > 0 && idle < 0 && m.turn > all[i-1].turn+1 {
			idle = all[i-1].turn + 1
		}
		if len(m.lands) == 0 && !slices.ContainsFunc(m.clauses, func(c clause) bool { return c.weight >= worthTelling || c.must }) {
			if idle < 0 && m.turn > t.began {
				idle = m.turn
			}
			continue
		}
		if w.full() {
			w.closePara()
		}
		if w.month(t, m, idle) {
			idle = -1
		} else if idle < 0 && m.turn > t.began {
			idle = m.turn
		}
	}
}

// month tells one month; idle is the first of those before it of which nothing
// has been told, −1 for none. It reports whether anything has been told of it.
func (w *writer) month(t *trip, m *month, idle int) (said bool) {
	said = w.march(m, idle)
	if said {
		idle = -1
	}
	keep := slices.Clone(m.clauses)
	slices.SortStableFunc(keep, func(a, b clause) int { return cmp.Compare(b.weight, a.weight) })
	least, n := worthTelling, 0
	for _, c := range keep {
		if !c.must {
			if n++; n == mostClauses {
				least = max(least, c.weight)
			}
		}
	}
	n = 0
	for i := range m.clauses {
		c := &m.clauses[i]
		if !c.must {
			if c.weight < least || n >= mostClauses {
				continue
			}
			n++
		}
		before, ids, year := "", []wordingID(nil), w.year
		if c.dated {
			c.with["date"] = w.date(m.turn)
		}
		switch with := (words.Blanks{"who": w.who(c.m)}); {
		case said:
		case idle >= 0:
			with["quiet"] = w.quiet(idle, m.turn-1)
			before, ids = w.opening("story.quiet", with, m.turn)
		case !c.dated && m.turn != t.began:
			with["date"] = w.date(m.turn)
			before, ids = w.opening("story.in", with, m.turn)
		}
		if w.tell(before, c) {
			w.hand.keep(ids)
			said, idle = true, -1
		} else {
			w.year = year
		}
	}
	return said
}

// opening is the first half of a sentence, in a wording that has not been used
// within ten pages, or else in a few plain words.
func (w *writer) opening(key string, with words.Blanks, turn int) (string, []wordingID) {
	salt := words.SaltOf(int32(turn))
	full := map[string]string{"story.quiet": "story.quiet.before", "story.in": "story.in"}[key]
	if text, ids := w.hand.compose("", salt, with, false, full); text != "" {
		return text, ids
	}
	plain := key + ".plain"
	n := w.hand.choices(plain, salt)[0]
	return words.Default().Tell(plain, n, with), []wordingID{{plain, n}}
}

// march tells the new country of a month.
func (w *writer) march(m *month, idle int) bool {
	if len(m.lands) == 0 {
		return false
	}
	year := w.year
	with := words.Blanks{"who": w.who(m.last), "lands": w.lands(m), "date": w.date(m.turn)}
	keys := []string{"story.march"}
	if idle >= 0 {
		with["quiet"] = w.quiet(idle, m.turn-1)
		keys = []string{"story.march.after"}
	}
	c := clause{keys: keys, with: with, at: hexmap.ID(m.last.e.At), m: m.last, dear: true, plate: tell.EventPicture(m.last.e)}
	if w.tell("", &c) {
		return true
	}
	if idle >= 0 {
		before, ids := w.opening("story.quiet", with, m.turn)
		c.keys = []string{"story.march"}
		if w.tell(before, &c) {
			w.hand.keep(ids)
			return true
		}
	}
	w.year = year
	return false
}

// lands lists the country of a month, each once, in words not used of late.
func (w *writer) lands(m *month) string {
	var list []string
	for i, l := range m.lands {
		if slices.Contains(m.lands[:i], l) || len(list) == mostLands {
			continue
		}
		key := "story.land." + strings.ReplaceAll(l.String(), "/", "-")
		n := w.hand.choices(key, words.SaltOf(int32(m.turn), int32(i)))[0]
		w.hand.keep([]wordingID{{key, n}})
		list = append(list, words.Default().PieceOf(key, n, nil))
	}
	return words.List(list)
}

// digest gathers the months of an expedition.
func (w *writer) digest(t *trip) (all []month) {
	rivers := map[string]bool{}
	for _, m := range t.moments[1:] {
		if n := len(all); n == 0 || all[n-1].turn != m.turn {
			all = append(all, month{turn: m.turn})
		}
		d := &all[len(all)-1]
		switch e := m.e; e.Kind {
		case nile.Mapped:
			d.lands, d.last = append(d.lands, nile.As[nile.MappedEvent](e).Terrain), m
		case nile.Perished:
			if x := nile.As[nile.LossEvent](e); x.Item < nile.Items {
				d.dead[x.Item] += x.N
			}
		case nile.Deserted:
			if x := nile.As[nile.LossEvent](e); x.Item < nile.Items {
				d.gone[x.Item] += x.N
			}
		}
		if c, ok := w.clauseOf(m, rivers); ok {
			d.clauses = append(d.clauses, c)
		}
	}
	for i := range all {
		w.losses(t, &all[i])
	}
	return all
}

// losses adds up who died and who went in a month, told before its end.
func (w *writer) losses(t *trip, d *month) {
	m := moment{turn: d.turn, seat: t.seat, explorer: t.explorer}
	with := func(have [nile.Items]int) words.Blanks {
		n := 0
		for _, k := range have {
			n += k
		}
		return words.Blanks{"who": w.who(m), "what": tell.Items(have), "n": n}
	}
	add := func(key string, have [nile.Items]int, weight int) {
		if have == ([nile.Items]int{}) {
			return
		}
		c := clause{keys: []string{key}, with: with(have), at: hexmap.None, m: m, weight: weight}
		at := len(d.clauses)
		for at > 0 && d.clauses[at-1].must {
			at--
		}
		d.clauses = slices.Insert(d.clauses, at, c)
	}
	add("story.cost", d.dead, 4)
	add("story.gone", d.gone, 3)
}
