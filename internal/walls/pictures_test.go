package walls

import (
	"path"
	"slices"
	"testing"
)

// mostPictures is how many bytes of pictures the tree may hold. Every version of
// a picture stays in the history for good: layouts are kept as text, pictures
// of screens few and small.
const mostPictures = 8 << 20

// TestPicturesAreFew: the pictures in the tree are small together.
func TestPicturesAreFew(t *testing.T) {
	sum, n := 0, 0
	for _, name := range files(t) {
		if slices.Contains([]string{".png", ".gif", ".jpg", ".jpeg", ".apng", ".webp"}, path.Ext(name)) {
			sum, n = sum+len(read(t, name)), n+1
		}
	}
	if n < 10 {
		t.Errorf("only %d pictures were found: the test looks in the wrong place", n)
	}
	if sum > mostPictures {
		t.Errorf("%d pictures take %d bytes, more than %d", n, sum, mostPictures)
	}
	t.Logf("%d pictures, %d bytes", n, sum)
}
