//go:build !js

package disk_test

import "testing"

// folder is an empty one.
func folder(t *testing.T) string { return t.TempDir() }
