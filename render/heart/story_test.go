package heart

import (
	"bytes"
	"strings"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
)

// The book has a chapter for each Explorer with all Game Turns and all finds; of one seat
// alone it has his; each paragraph stands behind the rules of what it tells.
func TestTheBookTellsAGame(t *testing.T) {
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(3).Encode(), 4)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := bots.New("keen", 4)
	if err != nil {
		t.Fatal(err)
	}
	for !table.Over() {
		s := table.Acting().First()
		if _, err := table.Do(bot.Choose(table.Position(), s, table.Choices())); err != nil {
			t.Fatal(err)
		}
	}
	b := Game{}.Book(table.Story(), game.Nobody, "")
	if b.Broken || !b.Over || len(b.Chapters) != 3 || b.Title == "" || b.By == "" {
		t.Fatalf("%d chapters under %q by %q, broken: %v, over: %v", len(b.Chapters), b.Title, b.By, b.Broken, b.Over)
	}
	turns := table.Position().Summary().Turn
	v := table.Position().(*heart.Position).View(game.Nobody)
	for i, c := range b.Chapters {
		heads, text := 0, ""
		for _, p := range c.Paras {
			if p.Head != "" {
				heads++
			}
			if p.Text == "" || len(p.Rules) == 0 || strings.Contains(p.Text, "..") {
				t.Errorf("a paragraph of chapter %d: %q, %v, %q", i, p.Text, p.Rules, p.Plate)
			}
			text += p.Text
		}
		if lost := v.Sheet(game.Seat(i)).Lost; heads < turns && !lost || len(c.Way) < 2 || c.Sheet == nil || c.Sub == "" {
			t.Errorf("chapter %d: %d of %d Game Turns, a way of %d", i, heads, turns, len(c.Way))
		}
		if !strings.Contains(text, table.Position().Summary().Players[i].Name) {
			t.Errorf("chapter %d does not name its Explorer", i)
		}
	}
	finds, specials := 0, 0
	for i := range table.Events() {
		if k := table.Events()[i].Kind; k == heart.FindScored || k == heart.SpecialFound {
			if finds++; k == heart.SpecialFound {
				specials++
			}
		}
	}
	if len(b.Lists) != 4 || len(b.Lists[0].Rows) != 3 || len(b.Lists[1].Rows) != 3 || len(b.Lists[2].Rows) != specials || len(b.Lists[3].Rows) != finds {
		t.Errorf("the lists have %d, %d, %d and %d rows, of %d Specials among %d finds", len(b.Lists[0].Rows), len(b.Lists[1].Rows), len(b.Lists[2].Rows), len(b.Lists[3].Rows), specials, finds)
	}
	var file bytes.Buffer
	if err := b.WriteHTML(&file, nil); err != nil || bytes.Count(file.Bytes(), []byte("<img class=\"face\"")) != 3 {
		t.Errorf("%v: not every Explorer has a face in the book", err)
	}
	one := Game{}.Book(table.Story(), 1, "A Title")
	if one.Title != "A Title" || len(one.Chapters) != 1 || len(one.Chapters[0].Paras) != len(b.Chapters[1].Paras) {
		t.Errorf("%d chapters of one seat", len(one.Chapters))
	}
}
