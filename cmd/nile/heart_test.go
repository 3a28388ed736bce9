package main

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"sourceofthenile/game"
	"sourceofthenile/game/heart"
	"sourceofthenile/game/heart/bots"
	"sourceofthenile/game/heart/box"
	"sourceofthenile/render/heart/board"
	"sourceofthenile/render/local"
	"sourceofthenile/render/nile/hands"
	"sourceofthenile/saves"
)

// Heart of Darkness is played by the commands that need no window, and offered by the
// window beside the first game.
func TestHeartWithoutAWindow(t *testing.T) {
	for _, kind := range []string{"random", "keen"} {
		status, out, errs := call("simulate", "--way", "heart", "--games", "20", "--players", "3", "--bots", kind)
		var got struct {
			Games, Finished, Panics int
			Turns                   int                `json:"turns_median"`
			Empty                   int                `json:"choices_empty"`
			All                     []float64          `json:"all_mean_10_90"`
			Points                  map[string]float64 `json:"points_per_player"`
		}
		if err := json.Unmarshal([]byte(out), &got); status != 0 || err != nil {
			t.Fatalf("%d %v %s, want status 0", status, err, errs)
		}
		sum := 0.0
		for _, n := range got.Points { // in any order: a sum
			sum += n
		}
		if got.Games != 20 || got.Finished != 20 || got.Turns < 1 || got.Turns > 12 || got.Panics+got.Empty > 0 || math.Abs(sum-got.All[0]) > 0.05 {
			t.Errorf("simulate: %s", out)
		}
	}
	path := gameFile(t, "--way", "heart", "--players", "2", "--turns", "2")
	h, err := (saves.Folder{}).ReadHeader(path)
	if err != nil || h.Game != "heart" || h.Date != "Game Turn 3" || h.Turn != 2 || len(h.Players) != 2 {
		t.Errorf("header %+v, %v", h, err)
	}
	if status, out, _ := call("check", path); status != 0 || !strings.HasPrefix(out, "Sound: Game Turn 3, ") {
		t.Errorf("check: %d %q, want status 0", status, out)
	}
	if status, out, _ := call("replay", path); status != 0 || !strings.HasSuffix(out, "\nsame\n") {
		t.Errorf("replay: %d %q, want status 0", status, out)
	}
	to := filepath.Join(t.TempDir(), "book.html")
	if status, _, errs := call("book", path, to); status != 0 {
		t.Fatalf("book: %d %q, want status 0", status, errs)
	}
	text, err := os.ReadFile(to)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Game Turn 2: from December 1856", "the Royal Geographical Society", "Canteen, Quinine", "data:image/png;base64,", "</html>"} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("the book lacks %q", want)
		}
	}
	for _, args := range [][]string{{"--bots", "brave"}, {"--target", "25"}, {"--players", "6"}} {
		if status, _, errs := call(append([]string{"simulate", "--way", "heart"}, args...)...); status != 2 || errs == "" {
			t.Errorf("%v: %d %q, want status 2", args, status, errs)
		}
	}
	if games, err := playedWith(""); err != nil || len(games) != 3 || games[1] != theHeart || games[2] != theIsland {
		t.Errorf("the window plays %d games, %v", len(games), err)
	}
}

// Two play Heart of Darkness by keys through the program's own window; in the middle of a day it is left
// and begun anew, on what it had written: the title offers to go on, and the game goes on from the
// last command.
func TestHeartGoesOnWhenBegunAnew(t *testing.T) {
	bot, err := bots.New("keen", 3)
	if err != nil {
		t.Fatal(err)
	}
	s := stageOf(t, usual, false, []*title{theNile, theHeart})
	if err := s.w.begin(theHeart, box.ForSeats(2).Encode(), nil); err != nil {
		t.Fatal(err)
	}
	s.Ticks(hands.ReadTicks)
	play := func(s *staged) {
		table := local.Of(s.w.play)
		who := table.Acting().First()
		all := table.ChoicesOf(who)
		cmd := bot.Choose(table.Position(), who, all)
		for i := range all {
			if cmd.Kind == heart.NameFace && all[i].Kind == heart.NameFace { // the one that the screen proposes
				if _, ok := s.List.Find("board/" + board.IDOf(all[i])); !ok {
					continue
				}
				cmd = all[i].Command(0)
			}
			if !all[i].Allows(&cmd) || all[i].Kind == heart.CallFind {
				continue
			}
			was := table.Len()
			for _, on := range []string{"board/go-on", "handover/I am ready"} { // what came of a day stays till one goes on
				if _, ok := s.List.Find(on); ok {
					s.press(ebiten.KeySpace)
					s.Ticks(hands.ReadTicks)
				}
			}
			s.Ticks(hands.ReadTicks) // another may have been asked
			s.reach(t, "board/"+board.IDOf(all[i]))
			if table.Len() == was {
				t.Fatalf("%s does nothing", board.IDOf(all[i]))
			}
			return
		}
		s.reach(t, "board/"+board.IDOf(game.Choice{Kind: heart.No})) // without a name
	}
	asked := func(s *staged) heart.Step {
		table := local.Of(s.w.play)
		step, _, _ := table.Position().(*heart.Position).View(table.Acting().First()).Asked()
		return step
	}
	for days := 0; days < 4; { // into the fourth day's decision
		play(s)
		if asked(s) == heart.Stepping {
			days++
		}
	}
	want, many := local.Of(s.w.play).Hash(), s.w.play.Len()
	s.press(ebiten.KeyEscape)
	s.reach(t, "Leave to the title")
	s.until(t, func() bool { return s.Shows("Continue") })
	if s.w.shelf.EndJournal(); !s.w.shelf.Saving.Wait(time.Minute) || !s.w.shelf.Rest(time.Minute) {
		t.Fatal("the game is not written")
	}
	again := stageIn(t, s.w.shelf.Dir, usual, false, s.w.games)
	again.Ticks(hands.ReadTicks)
	again.until(t, func() bool { return again.Shows("Continue") })
	again.Click("Continue")
	again.until(t, func() bool { return again.w.play != nil && local.Of(again.w.play).Hash() == want })
	again.Ticks(hands.ReadTicks)
	table := local.Of(again.w.play)
	if table.Hash() != want || table.Len() != many || asked(again) != heart.Stepping {
		t.Fatalf("it goes on with %d of %d commands", table.Len(), many)
	}
	for range 12 {
		play(again)
	}
	if table.Len() < many+12 {
		t.Errorf("%d commands were played on", table.Len()-many)
	}
}

// TestPatronsBringWhatTheirCardsSay: what a Patron's card says it brings in a game, and costs by shame, is
// what keen explorers have of it.
func TestPatronsBringWhatTheirCardsSay(t *testing.T) {
	const games, near = 120, 2.0
	for players := 2; players <= box.MaxSeats; players++ {
		bots := strings.TrimSuffix(strings.Repeat("keen,", players), ",")
		_, out, errs := call("simulate", "--way", "heart", "--games", strconv.Itoa(games), "--players", strconv.Itoa(players), "--bots", bots)
		var got struct {
			Pays   map[string]float64 `json:"patron_pays"`
			Shamed map[string]float64 `json:"patron_shamed"`
		}
		if err := json.Unmarshal([]byte(out), &got); err != nil {
			t.Fatal(err, errs)
		}
		cfg := box.ForSeats(players)
		for p := range box.Patrons {
			brings, costs, known := cfg.InAGame(p)
			pays, some := got.Pays[p.Name()]
			if !known || !some {
				t.Errorf("%d players, %s: known %v, taken %v", players, p.Name(), known, some)
				continue
			}
			if shamed := got.Shamed[p.Name()]; math.Abs(pays-float64(brings)) > near || math.Abs(shamed-float64(costs)) > near {
				t.Errorf("%d players, %s: the card says +%d and −%d, games come to +%.1f and −%.1f", players, p.Name(), brings, costs, pays, shamed)
			}
		}
	}
	if alone := box.ForSeats(1); alone.Even() {
		t.Error("alone Patrons are even")
	}
}
