"""What the worker calls: JSON text in, JSON text out, nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from typing import Any

from worp.advice import Preparation, Thinking
from worp.errors import IllegalMove, WorpError
from worp.experts import expert_for
from worp.games import games
from worp.match import Match, load_match, new_match
from worp.review import Reviewing

Data = dict[str, Any]
Job = Preparation | Thinking | Reviewing

_matches: dict[int, Match] = {}
_jobs: dict[int, Job] = {}
_numbers = count(1)


def _opened(match: Match) -> Data:
    number = next(_numbers)
    _matches[number] = match
    return _snapshot(number)


def _find(payload: Data) -> tuple[int, Match]:
    number = payload["match"]
    match = _matches.get(number)
    if match is None:
        raise WorpError("unknown_match", str(number))
    return number, match


def _snapshot(number: int) -> Data:
    match = _matches[number]
    turn = match.turn
    return {
        "match": number,
        "game": match.game,
        "seats": [{"name": seat.name, "bot": seat.bot} for seat in match.seats],
        "options": match.options,
        "seed": match.seed,
        "turn": {"type": turn.kind} if turn.seat is None else {"type": turn.kind, "seat": turn.seat},
        "automatic": match.automatic,
        "upcoming": _upcoming(match),
        "view": match.view(),
        "moves": [{"code": move.code, "data": move.data} for move in match.moves()],
        "scores": match.scores(),
        "winners": match.winners(),
        "can_undo": match.can_undo,
        "undo_is_free": match.undo_is_free,
        "can_redo": match.can_redo,
        "practice": match.practice,
        "hash": match.hash,
        "ply": match.ply,
        "text": match.to_text(),
    }


def _upcoming(match: Match) -> Data | None:
    upcoming = match.upcoming
    return None if upcoming is None else {"seat": upcoming[0], "at": upcoming[1]}


def _play_all(payload: Data) -> Data:
    number, match = _find(payload)
    events, refusals = match.play_all(payload["codes"])
    return {"events": events, "refusals": refusals, "snapshot": _snapshot(number)}


def _change(action: Callable[[Match, Data], list[Data] | None]) -> Callable[[Data], Data]:
    def answer(payload: Data) -> Data:
        number, match = _find(payload)
        events = action(match, payload)
        return {"events": events or [], "snapshot": _snapshot(number)}

    return answer


def _close(payload: Data) -> None:
    number, _ = _find(payload)
    del _matches[number]


_ANSWERS: dict[str, Callable[[Data], Any]] = {
    "games": lambda _: [info.to_data() for info in games()],
    "new_match": lambda payload: _opened(
        new_match(payload["game"], payload["seats"], payload["seed"], payload.get("options"))
    ),
    "load_match": lambda payload: _opened(load_match(payload["text"])),
    "close_match": _close,
    "play": _change(lambda match, payload: match.play(payload["code"])),
    "roll": _change(lambda match, payload: match.roll(payload.get("code"))),
    "roll_on": _change(lambda match, _: match.roll_on()),
    "play_all": _play_all,
    "pass_time": _change(lambda match, payload: match.pass_time(payload["at"])),
    "step": _change(lambda match, _: match.step()),
    "undo": _change(lambda match, _: match.undo()),
    "redo": _change(lambda match, _: match.redo()),
}


def _answered(answer: Callable[[], Any]) -> str:
    """The result of a request as text, or the reason why there is none."""
    try:
        return json.dumps({"ok": answer()})
    except WorpError as error:
        return json.dumps({"error": {"code": error.code, "detail": error.detail}})
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        # The page sent something that no request looks like: its fault, and it must hear of it.
        return json.dumps({"error": {"code": "bad_request", "detail": repr(error)}})


def handle(kind: str, payload_text: str) -> str:
    """Answers one request: ``{"ok": result}`` or ``{"error": {"code", "detail"}}``."""

    def answer() -> Any:
        if kind not in _ANSWERS:
            raise WorpError("unknown_request", kind)
        return _ANSWERS[kind](json.loads(payload_text))

    return _answered(answer)


def think(kind: str, payload_text: str) -> str:
    """Opens a job that is done in slices: ``{"ok": number}`` or ``{"error": ...}``."""

    def answer() -> int:
        payload = json.loads(payload_text)
        job: Job
        if kind == "prepare":
            job = Preparation(expert_for(payload["game"], payload.get("options", {})))
        elif kind == "advise":
            _, match = _find(payload)
            if match.turn.kind not in ("player", "anyone"):
                raise IllegalMove("nothing_to_advise")
            job = Thinking(match)
        elif kind == "review":
            job = Reviewing(_find(payload)[1])
        else:
            raise WorpError("unknown_request", kind)
        number = next(_numbers)
        _jobs[number] = job
        return number

    return _answered(answer)


def think_step(number: int) -> str:
    """Does one slice of a job: ``{"item": progress, advice, review or null, "final": bool}``."""
    job = _jobs.get(number)
    if job is None:
        return json.dumps({"item": None, "final": True})
    item = job.step()
    if job.is_finished:
        think_stop(number)
    return json.dumps({"item": item.to_data() if item else None, "final": job.is_finished})


def think_stop(number: int) -> None:
    """Ends a job; ending it twice does no harm."""
    _jobs.pop(number, None)
