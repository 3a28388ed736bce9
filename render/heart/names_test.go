package heart

import (
	"testing"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/tell"
	"sourceofthenile/render/words"
)

// Every piece in the box, every figure, die and cause has its words: keys that are put
// together are found nowhere in the sources.
func TestEveryPieceHasItsName(t *testing.T) {
	in := words.In(book())
	want := func(key string) {
		t.Helper()
		if !in.Has(key) {
			t.Errorf("no words for %q", key)
		}
	}
	for s := box.Sort(1); s < box.Sorts; s++ {
		want("sort." + s.Name())
	}
	for m := box.Marker(1); m < box.Markers; m++ {
		want("marker." + m.Name())
	}
	for r := range box.Resources {
		want("resource." + r.Name())
		want("resource." + r.Name() + ".tip")
	}
	for f := range box.Figures {
		want("figure." + f.Name() + ".short")
	}
	for p := range box.Patrons {
		want("patron." + p.Name())
		want("patron." + p.Name() + ".short")
		want("patron." + p.Name() + ".tip")
	}
	for o := range box.Outfits {
		want("outfit." + o.Name())
	}
	for c := box.Cause(1); c < box.Causes; c++ {
		want("cause." + c.Name())
	}
	for s := range box.Sources {
		want("source." + s.Name())
	}
	for w := box.Wild(1); w < box.Wilds; w++ {
		want("special." + w.Name())
		want("special." + w.Name() + ".page")
		want("special." + w.Name() + ".behind")
	}
	for w := box.NoWhy + 1; w < box.Whys; w++ {
		want("term." + w.Name())
	}
	for d := box.Die(1); d < box.Dice; d++ {
		want("die." + tell.DieKey(d))
	}
}

// What is chosen from a few is told by name, each by its own.
func TestWhatIsChosenIsNamed(t *testing.T) {
	words.Use(book())
	t.Cleanup(func() { words.Use(nil) })
	seen := map[string]bool{}
	all := []string{
		tell.Standing(box.AskLeading), tell.Standing(box.AskAlways), tell.Standing(box.AskNever), tell.Standing(box.AskMatters),
		"of Humility " + tell.Pride(box.PrideMatters), "of Humility " + tell.Pride(box.PrideAlways), "of Humility " + tell.Pride(box.PrideNever),
		tell.Present(box.NoPresent), tell.Present(box.TwoGifts), tell.Present(box.Hemp), tell.OfTwo(0), tell.OfTwo(1),
	}
	for i := range box.Tonics {
		all = append(all, tell.Tonic(box.Tonic(i)))
	}
	for _, name := range all {
		if name == "" || seen[name] {
			t.Errorf("%q twice or empty", name)
		}
		seen[name] = true
	}
	for k := game.EventKind(1); heart.EventName(k) != ""; k++ {
		switch name := heart.EventName(k); k {
		case heart.Decided, heart.TrackPlace, heart.DaysBegan, heart.EventBack, heart.GameEnded: // told by what comes of them
		default:
			if len(words.In(book()).Keys("told."+name)) == 0 {
				t.Errorf("nothing tells of %s", name)
			}
		}
	}
}
