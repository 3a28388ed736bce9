package nile

import "sourceofthenile/game"

// beginMeeting begins a meeting with the people of the hex, if there are any to meet.
func (p *Position) beginMeeting(s game.Seat, a *game.Act) bool { return false }

func (p *Position) meetingChoices(t step, buf []game.Choice) []game.Choice { return buf }

// answer carries out the commands of a meeting.
func (p *Position) answer(cmd game.Command, a *game.Act) {}
