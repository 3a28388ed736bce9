package board_test

import (
	"strings"
	"testing"

	"sourceofthenile/render/nile/niletest"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/nile/tell"
	"sourceofthenile/render/words"
)

// A captive neither marches nor carries: his sheet says nothing of pace and room.
func TestACaptivesSheetHasNoMarch(t *testing.T) {
	p := niletest.SitAt(t, "captive")
	v := sight.View(p)
	sh, ok := v.Sheet(p.Seat())
	if !ok || !sh.Captive {
		t.Fatal("nobody is a captive")
	}
	d, _ := niletest.Table(p)
	st := d.Stage(t)
	for _, it := range st.List.Items {
		if no := words.Phrase("sheet.travel.no-pace", "mode", words.Sentence(tell.Mode(sh.Mode))); strings.Contains(it.Text, no) {
			t.Errorf("the sheet of a captive says %q", no)
		}
	}
}
