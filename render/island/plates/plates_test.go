package plates

import (
	"testing"

	"sourceofthenile/render/engraving/proofs"
	"sourceofthenile/render/engraving/stock"
)

func TestProofs(t *testing.T) { proofs.Check(t, own, stock.Plates) }

// TestSheet writes a sheet of them to look at, where asked to (-sheets).
func TestSheet(t *testing.T) { proofs.Sheet(t, own) }
