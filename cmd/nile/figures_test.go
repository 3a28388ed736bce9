package main

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/journal/proof"
	"sourceofthenile/render/nile/tell"
)

// sheetThen is what a seat of Source of the Nile had after a command.
type sheetThen struct {
	have   [nile.Items + 2]int // with fresh rations and all rations behind them
	points int
	at     hexmap.ID
}

// thread is a game of Source of the Nile as it went: after each command how many events had been told, and
// what everybody had.
type thread struct {
	until  []int
	sheets [][]sheetThen
	events []game.Event
	now    *nile.Position
}

func threadOf(story game.Story) (t thread) {
	for now, events := range story.Steps(game.Nobody) {
		p := now.(*nile.Position)
		var all []sheetThen
		for s := range game.Seat(p.Seats()) {
			v := p.View(s)
			then := sheetThen{at: hexmap.None, points: v.Player(s).Points}
			if sh, ok := v.Sheet(s); ok {
				copy(then.have[:], sh.Have[:])
				then.have[nile.Items], then.have[nile.Items+1], then.at = sh.Fresh, sh.Fresh+sh.Have[nile.Rations], sh.At
			}
			all = append(all, then)
		}
		t.until, t.sheets, t.events, t.now = append(t.until, len(events)), append(t.sheets, all), events, p
	}
	t.events = slices.Clone(t.events)
	return t
}

// itemsCounted are the places in have of what a sentence may count.
var itemsCounted = map[string][]int{
	"bearer": {int(nile.Bearers)}, "guide": {int(nile.Guides)}, "askari": {int(nile.Askaris)}, "hunter": {int(nile.Askaris)}, "camel": {int(nile.Camels)},
	"horse": {int(nile.Horses)}, "canoe": {int(nile.Canoes)}, "gift": {int(nile.Gifts)}, "musket": {int(nile.Muskets)}, "gun": {int(nile.Muskets)},
	"ration": {int(nile.Rations), int(nile.Items), int(nile.Items) + 1},
}

// command is between which events of the game the one is that has a number.
func (t *thread) command(k int) (from, to, c int) {
	c, _ = slices.BinarySearch(t.until, k+1)
	if c > 0 {
		from = t.until[c-1]
	}
	return from, t.until[c], c
}

// agrees reports whether a figure told of an event is one that its seat had before or after, the
// difference, or one that was told of in that command.
func (t *thread) agrees(f proof.Figure, k int) bool {
	e := t.events[k]
	from, to, c := t.command(k)
	scored := 0
	for _, o := range t.events[from:to] {
		if o.Seat == e.Seat && slices.Contains(o.Args[:], int32(f.N)) {
			return true
		}
		if o.Seat == e.Seat && o.Kind == nile.Scored && nile.As[nile.ScoredEvent](o).Reason == nile.ForEpic { // told in one sum
			scored += nile.As[nile.ScoredEvent](o).Points
		}
	}
	after := t.sheets[c][e.Seat]
	before := after
	if c > 0 {
		before = t.sheets[c-1][e.Seat]
	}
	switch f.Noun {
	case "day", "week", "men", "people": // how the months went, and whom one met, no position knows
		return true
	case "mile":
		return f.N%nile.Miles(1) == 0 // from where is read by miles
	case "point":
		return slices.Contains([]int{before.points, after.points, after.points - before.points, t.now.View(game.Nobody).Target(), scored}, f.N)
	}
	for _, i := range itemsCounted[f.Noun] {
		b, a := before.have[i], after.have[i]
		if slices.Contains([]int{b, a, a - b, b - a}, f.N) {
			return true
		}
	}
	return false
}

// aWay is a place by its distance from a port or a people.
var aWay = regexp.MustCompile(`([0-9,]+) miles ([a-z-]+) of (?:the )?(\p{Lu}[\p{L}’-]*(?: \p{Lu}[\p{L}’-]*)*)`)

// ways says which places in a sentence do not lie where it has them: from where the party was, or the
// event happened, a port or a people is so many miles off, and lies so.
func (t *thread) ways(text string, k int) (wrong []string, read int) {
	e := t.events[k]
	_, _, c := t.command(k)
	v := t.now.View(game.Nobody)
	m := v.Map()
	ats := []hexmap.ID{hexmap.ID(e.At), t.sheets[c][e.Seat].at, t.sheets[max(0, c-1)][e.Seat].at}
	for _, w := range aWay.FindAllStringSubmatch(text, -1) {
		n, err := strconv.Atoi(strings.ReplaceAll(w[1], ",", ""))
		if err != nil {
			continue
		}
		places := t.named(w[3])
		if len(places) == 0 {
			continue // a people of which nobody living knows any more
		}
		read++
		right := false
		for _, from := range places {
			for _, at := range ats {
				right = right || at >= 0 && nile.Miles(m.Distance(from, at)) == n && tell.Compass(m, from, at) == w[2]
			}
		}
		if !right {
			wrong = append(wrong, w[0])
		}
	}
	return wrong, read
}

// named are the hexes of a port or a people of a name.
func (t *thread) named(name string) (at []hexmap.ID) {
	m := t.now.View(game.Nobody).Map()
	for i := range m.Ports {
		if m.Ports[i].Name == name {
			at = append(at, m.Ports[i].At)
		}
	}
	for s := range game.Seat(t.now.Seats()) {
		for _, p := range t.now.View(s).Peoples(t.events) {
			if p.Tribe.At < 0 {
				continue // nobody living knows where
			}
			if "the "+name == tell.PeopleOf(p.Tribe) || name == tell.PeopleOf(p.Tribe) {
				at = append(at, p.Tribe.At)
			}
		}
	}
	return at
}

// TestFiguresAgreeWithThePosition reads the journals of whole games against the positions that they tell of.
func TestFiguresAgreeWithThePosition(t *testing.T) {
	for _, way := range []string{"game1", "game2", "1978"} {
		t.Run(way, func(t *testing.T) {
			read, faults := 0, 0
			for n := range *proofread {
				k, err := storyOf(gameFile(t, "--way", way, "--players", "3", "--turns", "60", "--bots", "keen", "--seed", strconv.Itoa(n+1)))
				if err != nil {
					t.Fatal(err)
				}
				teller, err := has[journal.Told](k.title, "journal")
				if err != nil {
					t.Fatal(err)
				}
				th := threadOf(k.story)
				for s := range game.Seat(k.players) {
					at := 0
					for _, m := range journal.Of(teller, k.story, s).Turns {
						for _, en := range m.Entries {
							for i, text := range en.Text {
								if i >= len(en.Events) || en.Events[i].Seat != s {
									continue
								}
								here := slices.IndexFunc(th.events[at:], func(e game.Event) bool { return reflect.DeepEqual(e, en.Events[i]) })
								if here < 0 {
									continue
								}
								at += here
								for _, f := range proof.Figures(text) {
									if read++; !th.agrees(f, at) {
										faults++
										t.Errorf("game %d, %s: %d %s, told of %s %v: %q", n+1, m.Date, f.N, f.Noun, nile.EventName(en.Events[i].Kind), en.Events[i].Args, text)
									}
									if known := itemsCounted[f.Noun] != nil; known && th.agrees(proof.Figure{N: f.N + 1001, Noun: f.Noun}, at) {
										t.Errorf("game %d, %s: %d %s would not be noticed", n+1, m.Date, f.N+1001, f.Noun)
									}
								}
								wrong, n := th.ways(text, at)
								read += n
								for _, w := range wrong {
									faults++
									t.Errorf("game %d, %s: %q does not lie there: %q", n+1, m.Date, w, text)
								}
							}
						}
					}
				}
			}
			t.Logf("%d figures were read, %d agree with nothing", read, faults)
			if read < 100**proofread {
				t.Errorf("only %d figures were read", read)
			}
		})
	}
}
