package nile

import "sourceofthenile/game"

// beginMeeting begins a meeting with the people of the hex, if there are any to meet.
func (p *Position) beginMeeting(s game.Seat, a *game.Act) bool { return false }

func (p *Position) meetingChoices(t step, buf []game.Choice) []game.Choice { return buf }

// answer carries out the commands of a meeting.
func (p *Position) answer(cmd game.Command, a *game.Act) {}

func (p *Position) meetingView(v View) (m MeetingView, ok bool) { return }

func (p *Position) policyOdds(s game.Seat, policy int) (o PolicyOdds) { return }

func (p *Position) parleyOdds(s game.Seat, gifts int) (o ParleyOdds) { return }

func (p *Position) battleOddsNow() (o BattleOdds) { return }

func (p *Position) tradeRisk() game.Odds { return game.Odds{} }
