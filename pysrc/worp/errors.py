"""What can go wrong, as one small family. Codes are stable; the screens turn them into words."""


class WorpError(Exception):
    """The base of all. ``code`` is a stable snake_case reason, ``detail`` is for developers."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail


class BadSetup(WorpError):
    """There is no such game, or it cannot be set up like this."""


class BadNotation(WorpError):
    """The text is not a move, an outcome or a position."""


class IllegalMove(WorpError):
    """The move or the outcome is not possible now; the match is as it was."""


class BadSave(WorpError):
    """The text is not a match that can be continued."""


class ExpertNotReady(WorpError):
    """The strongest player has not finished preparing."""
