package book_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/book"
	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// Before anybody has published the page of points is no table of dashes: it says how far everybody is from the end, what
// each would bring home today, and what scores for whoever looks.
func TestPointsBeforeAnybodyHasAny(t *testing.T) {
	p := niletest.Driven(t, 4, 3, func(v nile.View) bool {
		return v.Phase() == nile.ChoosingPace && v.Seat() != game.Nobody && v.Player(v.Seat()).Promise > 0
	})
	v := sight.View(p)
	for s := range game.Seat(v.Seats()) {
		if v.Player(s).Points != 0 {
			t.Skipf("seat %d has points already", s)
		}
	}
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	niletest.Read(st)
	st.Key(ebiten.KeyR)
	st.Want(words.Say("points.race", "n", v.Target()))
	st.Want(words.Say("points.prize.nile"))
	if st.Has(words.Say("points.standings")) {
		t.Errorf("there is a table of no points: %q", st.List.Texts())
	}
	own := v.Player(v.Seat())
	drawn := words.Whole(words.Phrase("points.race.drawn", "hexes", own.Unpublished, "n", own.Promise))
	if texts := st.List.Texts(); !slices.ContainsFunc(texts, func(s string) bool { return strings.HasPrefix(s, strings.TrimSuffix(drawn, ".")) }) {
		t.Errorf("nothing says %q: %q", drawn, texts)
	}
}

// Every people in the book has the face that it has when it is met, in the list and on its page, and the page says how it
// stands to each player.
func TestPeoplesHaveFaces(t *testing.T) {
	p := niletest.SitAt(t, "long campaign")
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	st.Key(ebiten.KeyP)
	s, v := d.Top().(*book.PeoplesScene), sight.View(p)
	known := 0
	for i, h := range s.All {
		if h.Gone {
			continue
		}
		if known++; known > 3 {
			break
		}
		for s.Chosen != i {
			st.Key(map[bool]ebiten.Key{true: ebiten.KeyUp, false: ebiten.KeyDown}[s.Chosen > i])
		}
		st.Wait(0.2)
		if slices.Contains(st.List.Texts(), words.Say("meet.history.none")) {
			t.Errorf("%s: the page in the book says what is said at a first meeting", tell.People(h.Tribe.Name))
		}
		faces := 0
		for k := range st.List.Items {
			if strings.HasPrefix(st.List.Items[k].Key, "portrait/") {
				faces++
			}
		}
		if faces < 2 {
			t.Errorf("%s: %d faces are shown, wanted that in the list and that on the page", tell.People(h.Tribe.Name), faces)
		}
		for seat := range game.Seat(v.Seats()) {
			name := v.Player(seat).Name + ": "
			if !slices.ContainsFunc(st.List.Texts(), func(s string) bool { return strings.HasPrefix(s, name) }) {
				t.Errorf("%s: nothing says how they stand to %s", tell.People(h.Tribe.Name), name)
			}
		}
	}
	if known == 0 {
		t.Error("no people is known")
	}
}

// Peoples that were forgotten with an explorer stand in the book of everybody: nobody reads there that no village has been
// come upon, a month after its people were met.
func TestForgottenPeoplesStandInEveryBook(t *testing.T) {
	p := niletest.DrivenTo(t, 12, 3, func(p *play.Play) bool {
		v := sight.View(p)
		return p.Seat() != game.Nobody && slices.ContainsFunc(v.Peoples(p.Events()), func(h nile.PeopleHistory) bool {
			return h.Gone && len(h.Visits) > 0 && !slices.ContainsFunc(h.Visits, func(x nile.Visit) bool { return x.Seat == p.Seat() })
		})
	})
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	niletest.Read(st)
	st.Key(ebiten.KeyP)
	met := 0
	for _, h := range sight.View(p).Peoples(p.Events()) {
		if !h.Gone || len(h.Visits) > 0 {
			met++
		}
	}
	if s, ok := d.Top().(*book.PeoplesScene); !ok || len(s.All) != met {
		t.Errorf("%d peoples are known or have been met, the book has %+v", met, d.Top())
	}
}
