package board

import (
	"strings"
	"testing"

	"sourceofthenile/assets"
	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/local"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// What stands on a button has all its blanks filled in, also where a choice has but one number
// and therefore no stepper: Items given away by somebody who has no Food.
func TestLabelsAreFilledIn(t *testing.T) {
	words.Use(words.Of(assets.HeartWords, "heart/words")())
	t.Cleanup(func() { words.Use(nil) })
	table, err := game.NewTable(heart.Rules{}, box.ForSeats(2).Encode(), 3)
	if err != nil {
		t.Fatal(err)
	}
	v := table.Position().(*heart.Position).View(game.Nobody)
	b := &Board{Play: local.New(table, play.Host{})}
	for kind := game.Kind(1); heart.KindName(kind) != ""; kind++ {
		step := heart.GivingItems
		if kind == heart.Yes || kind == heart.No {
			step = heart.Ignoring
		}
		if got := b.label(v, table.Position().Summary(), step, game.Choice{Kind: kind}); got == "" || strings.ContainsAny(got, "{}") {
			t.Errorf("the label of %s is %q, want no blank in it", heart.KindName(kind), got)
		}
	}
}
