package nile

import "sourceofthenile/game"

// Chapter 11: disasters.

// disaster draws a card for the march and lets its disaster happen.
func (p *Position) disaster(s game.Seat, a *game.Act) {}

func (p *Position) mutinyChoices(s game.Seat, buf []game.Choice) []game.Choice { return buf }

func (p *Position) ivoryChoices(s game.Seat, buf []game.Choice) []game.Choice { return buf }

func (p *Position) notesChoices(s game.Seat, buf []game.Choice) []game.Choice { return buf }

// settleDisaster carries out PayUp, LetGo, StayBehind and LoseNotes.
func (p *Position) settleDisaster(cmd game.Command, a *game.Act) {}
