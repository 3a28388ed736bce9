package story

import (
	"os"
	"testing"

	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

func TestMain(m *testing.M) {
	words.Use(tell.Words())
	os.Exit(m.Run())
}
