package main

import (
	"bytes"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/render/chart"
	"sourceofthenile/render/menu"
	"sourceofthenile/render/words"
)

// The shelf shows the chart of a saved game in that game's words, whatever game is being
// played meanwhile.
func TestAGlanceIsInTheWordsOfItsGame(t *testing.T) {
	t.Cleanup(func() { words.Use(nil) })
	for _, g := range allTitles {
		settings, err := g.Settings(g.Ways[0], 2, 0)
		if err != nil {
			t.Fatal(err)
		}
		table, err := game.NewTable(g.Rules(), settings, 7)
		if err != nil {
			t.Fatal(err)
		}
		glance := func(b *words.Book) (pix []byte, says string) {
			words.Use(b)
			pic, err := g.Glance(table.Position(), chart.Natural)
			if err != nil {
				t.Fatal(err)
			}
			if told, ok := pic.(menu.Told); ok {
				says = told.Says()
			}
			return pic.Paint(400, 500).Pix, says
		}
		for _, other := range allTitles {
			if other == g {
				continue
			}
			// The other first: a painter that is kept from one would hide that the other has none.
			got, said := glance(other.Words())
			want, says := glance(g.Words())
			if !bytes.Equal(got, want) || said != says {
				t.Errorf("while %s is played the chart of %s has other words, or says %q, not %q", other.Name, g.Name, said, says)
			}
		}
	}
}
