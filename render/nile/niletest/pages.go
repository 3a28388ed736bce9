package niletest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/nile"
	"sourceofthenile/game/nile/bots"
	"sourceofthenile/render/local"
	screens "sourceofthenile/render/nile"
	"sourceofthenile/render/nile/sight"
	"sourceofthenile/render/play"
	"sourceofthenile/render/ui/uitest"
)

// The pages that keys open from the screens of a game: they are put on every
// stage with the others, and have their pictures taken.
func init() {
	Games["long campaign"] = longCampaign
	for name, on := range map[string]struct {
		game string
		key  ebiten.Key
	}{
		"points": {"victory", ebiten.KeyR}, "points early": {"europe", ebiten.KeyR}, "points long": {"long campaign", ebiten.KeyR}, "journal": {"long campaign", ebiten.KeyJ}, "journal early": {"europe", ebiten.KeyJ}, "journal outfit": {"outfit empty", ebiten.KeyJ}, "peoples": {"long campaign", ebiten.KeyP}, "peoples none": {"europe", ebiten.KeyP},
	} {
		Afterwards[name] = Afterward{on.game, func(t testing.TB, _ *play.Play, s *screens.TableScene, st *uitest.Stage) {
			st.Key(on.key)
			st.Wait(0.1)
		}}
	}
}

// The pages of a journal that come by turning leaves.
func init() {
	for name, keys := range map[string][]ebiten.Key{
		"journal front": {ebiten.KeyHome}, "journal way": {ebiten.KeyHome, ebiten.KeyRight}, "journal shelf": {ebiten.KeyB},
		"journal accounts": {ebiten.KeyB, ebiten.KeyEnd, ebiten.KeyEnter, ebiten.KeyRight},
		"journal dead":     {ebiten.KeyB, ebiten.KeyHome, ebiten.KeyDown, ebiten.KeyEnter},
	} {
		Afterwards[name] = Afterward{"long campaign", func(t testing.TB, _ *play.Play, s *screens.TableScene, st *uitest.Stage) {
			st.Key(ebiten.KeyJ)
			for _, k := range keys {
				st.Key(k)
				st.Wait(0.05)
			}
		}}
	}
}

// longCampaign is a game of steady bots in which the explorer on the march is
// not his player's first, others have published, and many peoples are known.
func longCampaign(t testing.TB) *play.Play {
	t.Helper()
	enough := func(p *play.Play) bool {
		v := sight.View(p)
		if v.Phase() != nile.Travelling || v.Player(p.Seat()).Explorers < 2 || len(v.Tribes()) < 6 {
			return false
		}
		others := 0
		for s := range v.Seats() {
			if v.Player(game.Seat(s)).Points > 0 && game.Seat(s) != p.Seat() {
				others++
			}
		}
		sheet, _ := v.Sheet(p.Seat())
		return others > 0 && len(sheet.Track) > 3
	}
	for seed := range uint64(60) {
		if p := NewGame(t, seed+9, 100, "Ann", "Bartholomew Nightingale", "Chuma"); steadily(t, p, enough) {
			return p
		}
	}
	t.Fatal("no game came to that")
	return nil
}

// steadily has the steady bots play until it is as wanted, or the game is over.
func steadily(t testing.TB, p *play.Play, want func(p *play.Play) bool) bool {
	t.Helper()
	var all []bots.Bot
	for s := range p.Position().Seats() {
		b, err := bots.New("steady", uint64(s)+3)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, b)
	}
	for !p.Over() {
		p.SitDown()
		if want(p) {
			return true
		}
		if _, err := local.Of(p).Do(all[p.Seat()].Choose(sight.View(p), local.Of(p).Choices())); err != nil {
			t.Fatal(err)
		}
	}
	return false
}
