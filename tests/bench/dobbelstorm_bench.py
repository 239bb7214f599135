"""How long the referee of Dobbelstorm takes, natively and in the browser, on positions from the middle of turns.

The source below runs in both: it plays bots up to a random moment, calls STOP and times the scoring of four players as
one piece: the score of twelve cards, the best of each alone, the best of three that share dice for every player, and
the dice that the stopper missed. Each of these is held to the bar, so the whole bounds them all. Hints are timed
question by question.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from conftest import CHROMIUM, CHROMIUM_ARGUMENTS
from site_server import SiteServer

# A worker beside the site's own, started in the same way, that runs Python source instead of answering requests.
WORKER = """
import { release } from "./release.js";
const wheel = await (await fetch(release.wheel)).arrayBuffer();
const { loadPyodide } = await import(release.pyodide);
const pyodide = await loadPyodide({
  indexURL: release.indexURL,
  stdLibURL: release.stdlib,
  lockFileContents: JSON.stringify(release.lock),
  enableRunUntilComplete: false,
});
pyodide.unpackArchive(wheel, "wheel");
self.onmessage = ({ data }) => postMessage(pyodide.runPython(data));
postMessage("ready");
"""

RUN = """async ({ url, source }) => {
  const worker = new Worker(url, { type: "module" });
  const next = () => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
  });
  await next();
  const answer = next();
  worker.postMessage(source);
  return answer.finally(() => worker.terminate());
}"""

SOURCE = """
import json, random, time
import worp
from worp import _core

def measure(positions):
    rng = random.Random(1)
    seats = ["Ann", "bot:solver", "bot:planner", "bot:greedy"]
    scorings, questions = [], []
    for number in range(positions):
        match = worp.new_match("dobbelstorm", seats, number)
        match.roll_on()
        match.play("0start")
        match.pass_time(rng.choice([0, 3000, 8000, 15000]))
        if match.view()["phase"] != "play":
            continue
        study = _core.Expert("dobbelstorm", {}).study(match.state, 0)
        while not study.is_finished():
            begun = time.perf_counter()
            study.think(32)
            questions.append(time.perf_counter() - begun)
        state = match.state.copy()
        hands = [seat["seat"] for seat in match.view()["seats"] if seat["hand"] is not None]
        for code in ["0s"] + [f"{seat}b0" for seat in hands]:
            begun = time.perf_counter()
            state.play(code)
            last = time.perf_counter() - begun
        scorings.append(last)
    def p99(times):
        return sorted(times)[int(len(times) * 0.99)]
    return json.dumps({"scoring": p99(scorings), "question": p99(questions)})

measure(%d)
"""


def native(positions: int = 1000) -> dict[str, float]:
    """The 99th percentiles in seconds, natively."""
    scope: dict[str, Any] = {}
    exec(SOURCE.rpartition("measure(")[0], scope)
    figures: dict[str, float] = json.loads(scope["measure"](positions))
    return figures


def in_the_browser(dist: Path, positions: int = 500) -> dict[str, float]:
    """The same in WebAssembly, in a worker of Chromium."""
    folder = f"{next(dist.glob('app-*')).name}/engine"
    with SiteServer(dist) as site, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(CHROMIUM_ARGUMENTS))
        with browser.new_context(service_workers="block") as context:
            context.route(
                "**/engine/referee.js", lambda route: route.fulfill(body=WORKER, content_type="text/javascript")
            )
            page = context.new_page()
            # The page itself starts an engine; it must not compete with the one that is measured.
            page.route("**/app/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
            page.goto(site.url)
            answer: str = page.evaluate(RUN, {"url": f"./{folder}/referee.js", "source": SOURCE % positions})
        browser.close()
    figures: dict[str, float] = json.loads(answer)
    return figures
