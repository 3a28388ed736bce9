package sealed

import (
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	WorkFactor = 10 // of all but the tests of scrypt: letters are passed on by the hundred
	os.Exit(m.Run())
}
