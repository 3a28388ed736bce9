package main

import (
	"slices"
	"strings"

	"sourceofthenile/render/menu"
	"sourceofthenile/render/play"
	"sourceofthenile/render/words"
)

// company is who plays the seats of games without a window: bots by name.
type company struct {
	menu.Botted
	// named are the bots by seat, in the first game; one name is everybody's.
	named []string
}

// opponentsOf are the computer players of a game that can be chosen at the table.
func opponentsOf(g *title) (none menu.Opponents) {
	if b, ok := g.Game.(menu.Botted); ok {
		return b.Opponents()
	}
	return none
}

// botsOf makes a game's computer players; nil where it has none.
func botsOf(g *title) play.BotMaker {
	if b, ok := g.Game.(menu.Botted); ok {
		return b.Bot
	}
	return nil
}

// company is the bots that are named, with commas between: one for every seat, or
// for all of so many; "" is the game's usual one. The error says what is wrong in one
// sentence.
func (g *title) company(named string, players int) (*company, error) {
	bots, err := g.botted()
	if err != nil {
		return nil, err
	}
	if named == "" {
		named = bots.Bots()[0]
	}
	c := &company{Botted: bots}
	for name := range strings.SplitSeq(named, ",") {
		name = strings.TrimSpace(name)
		if !bots.IsBot(name) {
			return nil, words.NewFault("usage.bot", "game", g.Name, "said", name, "bots", words.List(bots.Bots()))
		}
		c.named = append(c.named, name)
	}
	if n := len(c.named); n != 1 && n != players {
		return nil, words.NewFault("usage.bots.count", "n", n, "players", players)
	}
	return c, nil
}

// at is the name of the bot in a seat of the n-th game, from 0: they change places
// from game to game. Whoever sits down later is the first of them.
func (c *company) at(seat, n int) string {
	if seat >= len(c.named) {
		return c.named[0]
	}
	return c.named[(seat+n)%len(c.named)]
}

// names are the bots that were named, each once.
func (c *company) names() []string {
	all := slices.Sorted(slices.Values(c.named))
	return slices.Compact(all)
}

// bot makes the bot of a seat in the n-th game, played with a seed.
func (c *company) bot(seat, n int, seed uint64) (menu.Bot, error) {
	return c.Bot(c.at(seat, n), seed*31+uint64(seat))
}
