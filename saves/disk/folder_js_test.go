package disk_test

import (
	"testing"

	"sourceofthenile/saves/disk"
)

// folder is an empty one on the browser's disk.
func folder(t *testing.T) string {
	dir := "/" + t.Name()
	if err := disk.System.MkdirAll(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}
