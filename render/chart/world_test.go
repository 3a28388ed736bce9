package chart

import (
	"slices"
	"testing"

	"sourceofthenile/assets"
)

// The seas of the map are read, and what is none is refused by its line.
func TestReadSeas(t *testing.T) {
	all, err := ReadSeas(assets.Seas)
	if err != nil || len(all) < 3 {
		t.Fatalf("%d seas, %v", len(all), err)
	}
	for _, s := range all {
		if s.Em <= 0 || len(s.Ways) == 0 || readWords(t).Phrase(s.Key) == s.Key {
			t.Errorf("a sea without size, line or name: %+v", s)
		}
	}
	got, err := ReadSeas([]byte("# two\nsea red 0.5 0.3\nalong 1 2, 3 4\nalong 5 6, -7 8.5, 9 1\n"))
	if err != nil || len(got) != 1 || got[0].Key != "chart.sea.red" || len(got[0].Ways) != 2 || !slices.Equal(got[0].Ways[1], [][2]float64{{5, 6}, {-7, 8.5}, {9, 1}}) {
		t.Errorf("%+v, %v", got, err)
	}
	for _, wrong := range []string{"sea red", "sea red 0 0.3", "along 1 2, 3 4", "sea red 0.5 0.3\nalong 1 2", "sea red 0.5 0.3\nalong 1, 2", "ocean red 1 1"} {
		if _, err := ReadSeas([]byte(wrong)); err == nil {
			t.Errorf("%q is read", wrong)
		}
	}
}
