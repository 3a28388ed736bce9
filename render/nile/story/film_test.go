package story

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/draw"
	"image/gif"
	"image/png"
	"reflect"
	"testing"
	"time"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/hexmap"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
	"sourceofthenile/render/nile/chartsheet"
)

var printed = chart.Options{Print: true}

// TestMonthsAreTheCharts: the first is the chart before anybody has moved, the
// last the chart as it is, each differs from the one before, and their dates
// rise.
func TestMonthsAreTheCharts(t *testing.T) {
	tab := played(t, 3, 14)
	rec := tab.Record()
	for seat := game.Nobody; seat < 3; seat++ {
		o := chart.Options{Print: true, Only: seat != game.Nobody}
		months, err := journal.Moments(Teller{}, storyOf(t, rec), seat, o)
		if err != nil {
			t.Fatal(err)
		}
		if len(months) < 8 || len(months) > 16 {
			t.Errorf("seat %d: %d pictures of 14 months", seat, len(months))
		}
		begun, err := game.NewTable(nile.Rules{}, rec.Settings, rec.Seed)
		if err != nil {
			t.Fatal(err)
		}
		o.Undated = true // the caption has the date
		if want := chartsheet.With(viewAt(begun, seat), o); !reflect.DeepEqual(months[0].Sheet, want) {
			t.Errorf("seat %d: the first picture is not the chart of 1820", seat)
		}
		last := months[len(months)-1]
		if want := chartsheet.With(viewAt(tab, seat), o); !reflect.DeepEqual(last.Sheet, want) {
			t.Errorf("seat %d: the last picture is not the chart as it is", seat)
		}
		for i := 1; i < len(months); i++ {
			if reflect.DeepEqual(months[i-1].Sheet, months[i].Sheet) {
				t.Errorf("seat %d: picture %d is like the one before", seat, i)
			}
			if months[i].Turn < months[i-1].Turn || i < len(months)-1 && months[i].Turn == months[i-1].Turn {
				t.Errorf("seat %d: month %d follows %d", seat, months[i].Turn, months[i-1].Turn)
			}
		}
		for s, p := range last.Standing {
			if got := viewAt(tab, seat).Player(game.Seat(s)); got.Points != p.Points || got.Name != p.Name || got.Colour != p.Colour {
				t.Errorf("seat %d: %+v stands in the caption as %+v", seat, got, p)
			}
		}
	}
}

// TestMonthsHideWhatASeatDoesNotKnow: no picture of one explorer's knowledge
// has a hex painted, a track or a counter that his view of that month has not.
func TestMonthsHideWhatASeatDoesNotKnow(t *testing.T) {
	tab := played(t, 3, 14)
	const seat = game.Seat(1)
	months, err := journal.Moments(Teller{}, tab.Story(), seat, chart.Options{Only: true, Print: true})
	if err != nil {
		t.Fatal(err)
	}
	by := map[int]*chart.Sheet{}
	for _, m := range months {
		by[m.Turn] = m.Sheet
	}
	seen, hidden := 0, 0
	turn := -1
	_, err = game.Retrace(nile.Rules{}, tab.Record(), func(now *game.Table) {
		v := viewAt(now, seat)
		s := by[v.Turn()]
		if v.Turn() == turn || s == nil || v.Turn() == months[len(months)-1].Turn {
			return
		}
		turn = v.Turn()
		for id := range s.Hexes {
			h := v.Hex(hexmap.ID(id))
			if h.State == nile.Explored && h.Known&(1<<seat) == 0 {
				hidden++
				if got := s.Hexes[id]; got.Ink != chart.Bare || got.Tribe != 0 || got.Flags != 0 || got.Out|got.In != 0 || got.Mark > chart.Hidden {
					t.Fatalf("month %d: hex %d shows %+v to who has not seen it", turn, id, got)
				}
			} else if s.Hexes[id].Ink == chart.Crayon {
				seen++
			}
		}
		for _, p := range s.Pieces {
			if trip, _ := v.Sheet(seat); p.At != trip.At {
				t.Fatalf("month %d: another's counter stands at %d, want %d", turn, p.At, trip.At)
			}
		}
		if len(s.Tracks) > 1 {
			t.Fatalf("month %d: %d tracks", turn, len(s.Tracks))
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen == 0 || hidden == 0 {
		t.Errorf("nothing was tried: %d hexes seen, %d hidden", seen, hidden)
	}
}

// TestMonthsOfABrokenLog: a log that cannot be followed to its end is shown as
// far as it can, and then the position kept with it.
func TestMonthsOfABrokenLog(t *testing.T) {
	tab := played(t, 2, 10)
	rec := tab.Record()
	whole, err := journal.Moments(Teller{}, storyOf(t, rec), game.Nobody, printed)
	if err != nil {
		t.Fatal(err)
	}
	rec.Log[len(rec.Log)*2/3].Command.Kind = 250
	months, err := journal.Moments(Teller{}, storyOf(t, rec), game.Nobody, printed)
	if err != nil {
		t.Fatal(err)
	}
	if len(months) < 3 || len(months) >= len(whole) {
		t.Errorf("%d pictures of a log broken off, %d of the whole one", len(months), len(whole))
	}
	if !reflect.DeepEqual(months[len(months)-1], whole[len(whole)-1]) {
		t.Error("the last picture is not the position kept")
	}
	rec.Position = rec.Position[:9]
	if _, err := journal.Moments(Teller{}, storyOf(t, rec), game.Nobody, printed); err == nil {
		t.Error("a record without a position gave no error")
	}
}

// exported is a chart as an export paints it, at a film's scale.
func exported(p *chart.Painter, s *chart.Sheet, width int) *image.RGBA {
	x0, _, x1, _ := p.Bounds()
	img := p.Export(s, float64(width)/(x1-x0))
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, image.Point{}, draw.Src)
	return out
}

// TestFilmShowsTheExports: the pictures of a film, above the caption, are those
// that an export paints: all of the APNG byte for byte, here the first, and of
// the GIF within what its palette has.
func TestFilmShowsTheExports(t *testing.T) {
	tab := played(t, 2, 9)
	months, err := journal.Moments(Teller{}, tab.Story(), game.Nobody, printed)
	if err != nil {
		t.Fatal(err)
	}
	const width = 300
	p := painter(t)
	film := journal.Film{Format: journal.APNG, Width: width, Show: 200 * time.Millisecond, Hold: time.Second}
	told := 0
	film.Progress = func(done, of int) {
		if done < told || done > of {
			t.Errorf("%d of %d after %d", done, of, told)
		}
		told = done
	}
	var asPNG, asGIF, again bytes.Buffer
	if err := film.Write(context.Background(), &asPNG, Teller{}, months); err != nil {
		t.Fatal(err)
	}
	if told != len(months) {
		t.Errorf("told of %d pictures, there are %d", told, len(months))
	}
	still, err := png.Decode(bytes.NewReader(asPNG.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if !samePixels(still, exported(p, months[0].Sheet, width), 0) {
		t.Error("the first picture is not the export of the first chart")
	}
	film = journal.Film{Format: journal.GIF, Width: width, Show: 200 * time.Millisecond, Hold: time.Second}
	for _, w := range []*bytes.Buffer{&asGIF, &again} {
		if err := film.Write(context.Background(), w, Teller{}, months); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(asGIF.Bytes(), again.Bytes()) {
		t.Error("the same game gave two films")
	}
	g, err := gif.DecodeAll(&asGIF)
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Image) != len(months) || g.Delay[0] != 20 || g.Delay[len(months)-1] != 100 {
		t.Errorf("%d pictures of %d, shown for %v", len(g.Image), len(months), g.Delay)
	}
	canvas := image.NewRGBA(image.Rect(0, 0, g.Config.Width, g.Config.Height))
	for _, pic := range g.Image {
		draw.Draw(canvas, pic.Rect, pic, pic.Rect.Min, draw.Over)
	}
	if !samePixels(canvas, exported(p, months[len(months)-1].Sheet, width), 12) {
		t.Error("the last picture is not the export of the chart as it is")
	}
}

// samePixels compares an export with the picture that has it at the top; off
// is how much the channels may differ in the mean.
func samePixels(got image.Image, want *image.RGBA, off float64) bool {
	if got.Bounds().Dx() != want.Rect.Dx() || got.Bounds().Dy() <= want.Rect.Dy() {
		return false
	}
	sum := 0
	for y := range want.Rect.Dy() {
		for x := range want.Rect.Dx() {
			r, g, b, _ := got.At(x, y).RGBA()
			q := want.RGBAAt(x, y)
			for i, v := range [3]uint32{r, g, b} {
				d := int(v>>8) - int([3]uint8{q.R, q.G, q.B}[i])
				sum += max(d, -d)
			}
		}
	}
	return float64(sum) <= off*float64(3*want.Rect.Dx()*want.Rect.Dy())
}

// TestAFilmGivenUpEnds: one that nobody wants any more.
func TestAFilmGivenUpEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	film := journal.Film{Width: 300, Show: time.Second, Hold: time.Second}
	months, err := journal.Moments(Teller{}, played(t, 1, 2).Story(), game.Nobody, printed)
	if err != nil {
		t.Fatal(err)
	}
	if err := film.Write(ctx, &bytes.Buffer{}, Teller{}, months); !errors.Is(err, context.Canceled) {
		t.Errorf("a film given up ended with %v", err)
	}
}

// TestPicturesArePaintedAsFromNothing: painting only what has changed gives
// the very picture that painting everything gives.
func TestPicturesArePaintedAsFromNothing(t *testing.T) {
	for seat, o := range map[game.Seat]chart.Options{game.Nobody: {Print: true}, 0: {Print: true, Only: true, Legend: true}} {
		months, err := journal.Moments(Teller{}, played(t, 3, 16).Story(), seat, o)
		if err != nil {
			t.Fatal(err)
		}
		p := painter(t)
		for name, screen := range map[string]func() (*journal.Screen, error){
			"the whole": func() (*journal.Screen, error) { return journal.NewScreen(p, 420) },
			"a part":    func() (*journal.Screen, error) { return journal.NewPart(p, 16, image.Rect(300, 200, 700, 480)) },
		} { // in any order: each by itself
			film, err := screen()
			if err != nil {
				t.Fatal(err)
			}
			for i := range months {
				fresh, err := screen()
				if err != nil {
					t.Fatal(err)
				}
				got, want := film.Paint(&months[i]), fresh.Paint(&months[i])
				if r := differing(got, want); !r.Empty() {
					t.Fatalf("seat %d, %s: picture %d differs within %v from one painted anew", seat, name, i, r)
				}
			}
		}
	}
}

func differing(a, b *image.RGBA) image.Rectangle {
	var r image.Rectangle
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		for x := a.Rect.Min.X; x < a.Rect.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				r = r.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return r
}
