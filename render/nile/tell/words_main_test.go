package tell

import (
	"os"
	"testing"

	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(Words())
	os.Exit(m.Run())
}
