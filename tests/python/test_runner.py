"""What the other tests take for granted of whoever runs them."""

from __future__ import annotations

import pytest


@pytest.mark.xdist_group("runner")
def test_tests_of_one_group_stay_together(request: pytest.FixtureRequest) -> None:
    """Groups share what is dear to make. Where workers share the tests out, the group must be known to who does that.

    pytest-xdist 3.8 writes it behind the id of a test by a way that pytest 9.2 no longer has, without a word.
    """
    if not hasattr(request.config, "workerinput"):
        pytest.skip("nothing is shared out")
    assert request.node.nodeid.endswith("@runner")
