package story

import (
	"os"
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"

	"pgregory.net/rapid"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}

// storyOf is the story that a record keeps.
func storyOf(t rapid.TB, rec *game.Record) game.Story {
	t.Helper()
	s, err := game.StoryOf(nile.Rules{}, rec)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// viewAt is what a seat sees at a table.
func viewAt(t *game.Table, s game.Seat) nile.View { return viewOf(t.Position(), s) }
