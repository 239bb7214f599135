"""Worp: five tabletop games, their rules enforced, played well and explained.

>>> import worp
>>> match = worp.new_match("yahtzee", seats=["Ann"], seed=7, options={"dice": "own"})
>>> events = match.roll("d33355")
>>> match.view()["offers"][8]
{'box': 'full_house', 'joker': False, 'points': 25, 'yahtzee_bonus': 0}
>>> events = match.play("full_house")
>>> match.scores()[0]["total"]
25
"""

from worp.advice import Advice, AdvisedMove
from worp.errors import BadNotation, BadSave, BadSetup, ExpertNotReady, IllegalMove, WorpError
from worp.games import BotInfo, GameInfo, GameOption, find_game, games
from worp.match import Match, Move, Seat, Turn, load_match, new_match
from worp.review import Review, SeatReview

__all__ = [
    "Advice",
    "AdvisedMove",
    "BadNotation",
    "BadSave",
    "BadSetup",
    "BotInfo",
    "ExpertNotReady",
    "GameInfo",
    "GameOption",
    "IllegalMove",
    "Match",
    "Move",
    "Review",
    "Seat",
    "SeatReview",
    "Turn",
    "WorpError",
    "find_game",
    "games",
    "load_match",
    "new_match",
]
