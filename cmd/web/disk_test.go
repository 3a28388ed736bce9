package main

import (
	"testing"

	"sourceofthenile/internal/browser"
)

// TestDiskInABrowser: what the program asks of a disk holds for that of a browser.
func TestDiskInABrowser(t *testing.T) {
	browser.Tests(t, browser.Start(t), "sourceofthenile/saves/disk", "TestSystem")
}
