"""The site in Chromium, against stock Pyodide in the same browser."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from conftest import CHROMIUM, CHROMIUM_ARGUMENTS
from site_server import SiteServer
from site_sizes import gzip_sizes

# Stock Pyodide as its manual starts it, in a module worker; ready means it has run one line of Python.
STOCK_WORKER = """
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide({ indexURL: new URL("./pyodide/", import.meta.url).href });
pyodide.runPython("1 + 1");
postMessage({ type: "ready" });
"""

# Seconds from making the worker to its first sign of life.
TIME_TO_READY = """async (url) => {
  const begun = performance.now();
  const worker = new Worker(url, { type: "module" });
  await new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => data.type === "ready" ? resolve() : reject(new Error(JSON.stringify(data)));
  });
  const seconds = (performance.now() - begun) / 1000;
  worker.terminate();
  return seconds;
}"""

# Our worker, asked the way the page asks it; what is measured is what the page would wait for.
ENGINE_TIMES = """async ({ url, games }) => {
  const worker = new Worker(url, { type: "module" });
  const waiting = new Map();
  const ended = new Set();
  let last = 0;
  await new Promise((resolve) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "ready") return void resolve();
      if (data.final) ended.add(data.id);
      waiting.get(data.id)?.(data);
    };
  });
  const post = (type, payload) => {
    last += 1;
    worker.postMessage({ v: 1, id: last, type, payload: JSON.stringify(payload) });
    return last;
  };
  const until = (id, wanted) => new Promise((resolve) => waiting.set(id, (data) => wanted(data) && resolve(data)));
  const timed = async (work) => {
    const begun = performance.now();
    await work();
    return (performance.now() - begun) / 1000;
  };
  const ask = async (type, payload) => {
    const id = post(type, payload);
    return JSON.parse((await until(id, () => true)).payload).ok;
  };
  const solve = (joker) => timed(async () => {
    const id = post("prepare", { game: "yahtzee", options: { joker } });
    await until(id, (data) => JSON.parse(data.payload)?.ready);
    worker.postMessage({ v: 1, id: 0, type: "cancel", payload: String(id) });
  });
  const solve_cold = await solve("dutch");
  const solve_warm = await solve("forced");
  // Advice that was final at once has nothing left to cancel.
  const cancelled = (id) => timed(async () => {
    if (ended.has(id)) return;
    worker.postMessage({ v: 1, id: 0, type: "cancel", payload: String(id) });
    await until(id, (data) => data.final);
  });
  const first_advice = {}, cancels = [];
  for (const game of games) {
    const seats = game === "push" ? ["Ann", "Ben"] : ["Ann"];
    const started = await ask("new_match", { game, seats, seed: 1, options: {} });
    const { match } = started;
    let snapshot = started;
    const times = [];
    for (let step = 0; step < 24 && snapshot.turn.type !== "over"; step += 1) {
      if (snapshot.turn.type === "chance") {
        snapshot = (await ask("roll", { match })).snapshot;
        continue;
      }
      let advising = 0;
      times.push(await timed(async () => {
        advising = post("advise", { match });
        await until(advising, (data) => JSON.parse(data.payload)?.type === "advice");
      }));
      cancels.push(await cancelled(advising));
      const { code } = snapshot.moves[step % snapshot.moves.length];
      snapshot = (await ask("play", { match, code })).snapshot;
    }
    first_advice[game] = Math.max(...times);
  }
  const cancel = Math.max(...cancels);
  worker.terminate();
  return { solve_cold, solve_warm, first_advice, cancel };
}"""


@dataclass(frozen=True)
class Figures:
    """Medians, in seconds and bytes."""

    ready: float
    stock_ready: float
    solve_cold: float
    solve_warm: float
    first_advice: dict[str, float]
    cancel: float
    download: int


def measure(dist: Path, pyodide: Path, repeats: int, games: Sequence[str]) -> Figures:
    """Starts both sites alternately, each time with nothing cached, and takes the medians."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        stock = Path(folder)
        shutil.copytree(pyodide, stock / "pyodide")
        (stock / "worker.js").write_text(STOCK_WORKER)
        (stock / "index.html").write_text("<!doctype html><title>stock</title>")
        app = next(dist.glob("app-*")).name
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(CHROMIUM_ARGUMENTS))
        with SiteServer(dist) as ours, SiteServer(stock) as theirs:
            worker = f"./{app}/engine/worker.js"
            starts = [
                (
                    _in_fresh_page(browser, ours.url, TIME_TO_READY, worker),
                    _in_fresh_page(browser, theirs.url, TIME_TO_READY, "./worker.js"),
                )
                for _ in range(repeats)
            ]
            question = {"url": worker, "games": list(games)}
            runs = [_in_fresh_page(browser, ours.url, ENGINE_TIMES, question) for _ in range(repeats)]
        browser.close()
    return Figures(
        ready=median(ready for ready, _ in starts),
        stock_ready=median(ready for _, ready in starts),
        download=sum(gzip_sizes(dist).values()),
        first_advice={game: median(run["first_advice"][game] for run in runs) for game in games},
        **{name: median(run[name] for run in runs) for name in ("solve_cold", "solve_warm", "cancel")},
    )


def _in_fresh_page(browser: Browser, url: str, script: str, argument: object) -> Any:
    with browser.new_context(service_workers="block") as context:
        page: Page = context.new_page()
        # The page itself starts an engine; it must not compete with the one that is measured.
        page.route("**/app/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
        page.goto(url)
        return page.evaluate(script, argument)
