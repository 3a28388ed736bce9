package nile

import (
	"sourceofthenile/game"
	"sourceofthenile/hexmap"
)

// kindRule is the rule that governs a kind of command: what a refusal cites
// when nothing more particular is to be said.
var kindRule = [...]game.Rule{
	PlaceCounter: "4.4", PlaceAll: "4.4", ChoosePort: "4.5", ChooseSpecialty: "4.6", Buy: "5.3", Sail: "6.55", SetPace: "9.12",
	Move: "9", Drift: "9.26", Portage: "9.27", ChangeMode: "9.5", Retreat: "9.45", FillWater: "5.4443", Drop: "9.6", Cache: "17",
	OpenCache: "17", Take: "17", Shoot: "5.4425", Labour: "5.5", EndTravel: "8.3", GoHome: "21", Publish: "22", PublishAll: "22",
	EndPublishing: "26", Outfit: "26", Wait: "26", Withdraw: "13", Policy: "13", Pass: "13", Parley: "13", Barter: "14",
	SellRations: "5.4426", SellMuskets: "5.4453", Fight: "15", KeepPrisoners: "16", Loot: "16", TreatWith: "16", Escape: "15",
	Minister: "15", DropSick: "9.7", PayUp: "11", LetGo: "11", StayBehind: "11", LoseNotes: "11", NameFeature: "22.7",
}

// Refuse says why a command that no choice allows is refused.
func (p *Position) Refuse(cmd game.Command) *game.Refusal {
	switch {
	case p.ToMove() == game.Nobody:
		return &game.Refusal{Rule: "7", Why: "game-over"}
	case cmd.Seat != p.ToMove():
		return &game.Refusal{Rule: "8.3", Why: "not-your-turn"}
	case int(cmd.Kind) >= len(kindRule) || cmd.Kind == 0:
		return &game.Refusal{Rule: "8.2", Why: "not-a-command"}
	case cmd.Kind == Move:
		if r := p.whyNot(hexmap.ID(cmd.Target)); r.Why != "" {
			return &r
		}
	case cmd.Kind == EndTravel && p.top().Kind == stepTravel:
		if e := &p.players[cmd.Seat].Trip; p.mustLeave(e) {
			return &game.Refusal{Rule: "9.44", Why: "must-leave"}
		}
		return &game.Refusal{Rule: "6.55", Why: "too-heavy"}
	case cmd.Kind == GoHome && p.top().Kind == stepTravel:
		e := &p.players[cmd.Seat].Trip
		if p.chart.Cells[e.At].Port == hexmap.NoPort {
			return &game.Refusal{Rule: "21", Why: "no-port-here"}
		}
		return &game.Refusal{Rule: "21", Why: "moved-already"}
	case cmd.Kind == Buy && p.top().Kind == stepOutfit && cmd.Item >= 0 && cmd.Item < int16(Items):
		if !soldAt(p.chart, Item(cmd.Item), p.players[cmd.Seat].Trip.Port) {
			return &game.Refusal{Rule: "5.4", Why: "not-sold-here"}
		}
		return &game.Refusal{Rule: "5.3", Why: "too-dear"}
	case cmd.Kind == Sail && p.top().Kind == stepOutfit && cmd.Target >= 0 && cmd.Target < int32(Modes):
		e := &p.players[cmd.Seat].Trip
		if why := e.able(Mode(cmd.Target)); why != "" {
			return &game.Refusal{Rule: "6.5", Why: why}
		}
		return &game.Refusal{Rule: "6.55", Why: "too-heavy"}
	}
	return &game.Refusal{Rule: kindRule[cmd.Kind], Why: "not-now"}
}
