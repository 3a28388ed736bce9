package story

import (
	"bytes"
	"context"
	"testing"
	"time"

	"sourceofthenile/game/nile/deck"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/journal"
)

// played is a game among steady bots, so many months long if nobody wins before.
func played(t testing.TB, players, months int) *game.Table {
	t.Helper()
	return playedFrom(t, 7, players, months)
}

// playedFrom is played, from a seed.
func playedFrom(t testing.TB, seed uint64, players, months int) *game.Table {
	t.Helper()
	cfg := nile.Settings{Way: nile.Game1, Target: 100, PlaceForUs: true, Gentle: true}
	var who []bots.Bot
	for i := range players {
		name := [...]string{"Ada Berg", "Bo Lind", "Carl Ek", "Dora Falk", "Ebba Holm", "Finn Ask"}[i]
		cfg.Players = append(cfg.Players, nile.Player{Name: name, Colour: uint8(i), Specialty: deck.Specialty(i)})
		b, err := bots.New("steady", uint64(i)+1)
		if err != nil {
			t.Fatal(err)
		}
		who = append(who, b)
	}
	tab, err := game.NewTable(nile.Rules{}, cfg.Encode(), seed)
	if err != nil {
		t.Fatal(err)
	}
	for !tab.Over() {
		s := tab.Acting().First()
		v := viewAt(tab, s)
		if v.Turn() >= months {
			break
		}
		if _, err := tab.Do(decided(who[s], v, tab.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return tab
}

// first is the first game of one seed after the other in which there is what is
// wanted, so that it does not hang on the rules' last change which that is.
func first(t testing.TB, players, months int, want func(tab *game.Table) bool) *game.Table {
	t.Helper()
	for seed := range uint64(20) {
		if tab := playedFrom(t, seed+7, players, months); want(tab) {
			return tab
		}
	}
	t.Fatal("what is wanted came in none of twenty games")
	return nil
}

// decided is what a bot does, who also names whatever it may.
func decided(b bots.Bot, v nile.View, cs []game.Choice) game.Command {
	for _, c := range cs {
		if c.Kind == nile.NameFeature {
			return c.Command(0)
		}
	}
	return b.Choose(v, cs)
}

func painter(t testing.TB) *chart.Painter {
	t.Helper()
	p, err := journal.Painter(Teller{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// BenchmarkTimelapse paints and writes sixty months of four players, 960
// pixels wide, from nothing.
func BenchmarkTimelapse(b *testing.B) {
	rec := played(b, 4, 60).Record()
	for _, f := range []struct {
		name   string
		format journal.Format
	}{{"GIF", journal.GIF}, {"APNG", journal.APNG}} {
		b.Run(f.name, func(b *testing.B) {
			var out bytes.Buffer
			pictures := 0
			for b.Loop() {
				out.Reset()
				months, err := journal.Moments(Teller{}, storyOf(b, rec), game.Nobody, chart.Options{Print: true})
				if err != nil {
					b.Fatal(err)
				}
				pictures = len(months)
				film := journal.Film{Format: f.format, Width: 960, Show: 300 * time.Millisecond, Hold: 5 * time.Second}
				if err := film.Write(context.Background(), &out, Teller{}, months); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(pictures), "pictures")
			b.ReportMetric(float64(out.Len())/1e6, "MB")
		})
	}
}
