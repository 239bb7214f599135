"""One engine, three homes: this interpreter, Node and Chromium, all asked through `worp.web_api`.

Every class has the same two questions, so a test can put the same ones to all and compare the answers:
`handle(type, payload)` and `think(type, payload)`. Answers are JSON texts, to be parsed before comparing:
spaces and `1` for `1.0` may differ. Every bit of a double survives in them, so equal data means equal bits.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Protocol

from playwright.sync_api import Page

HOST_SCRIPT = Path(__file__).with_name("node_host.mjs")


class EngineFailureError(Exception):
    """The engine did not answer: a traceback, or the end of its process."""


class Engine(Protocol):
    def handle(self, kind: str, payload: object) -> str:
        """The answer to one request: {"ok": ...} or {"error": ...}."""

    def think(self, kind: str, payload: object) -> list[str]:
        """All items of one job, run to its end; raises EngineFailureError for a job that is refused."""


def ask(engine: Engine, kind: str, payload: object) -> Any:
    """The result of one request; raises EngineFailureError for an answer that is an error."""
    return _ok(engine.handle(kind, payload))


class NativeEngine:
    """The native wheel in this interpreter."""

    def __init__(self) -> None:
        from worp import web_api

        self._api = web_api

    def handle(self, kind: str, payload: object) -> str:
        return self._api.handle(kind, json.dumps(payload))

    def think(self, kind: str, payload: object) -> list[str]:
        return list(_steps(self._api, _ok(self._api.think(kind, json.dumps(payload)))))


class NodeEngine:
    """The files of a built site in one long-lived Node process."""

    def __init__(self, runtime: Path) -> None:
        self._process = subprocess.Popen(
            ["node", str(HOST_SCRIPT), str(runtime)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._read()

    def call(self, name: str, *arguments: object) -> Any:
        line = json.dumps({"call": name, "arguments": arguments})
        stream = _opened(self._process.stdin)
        stream.write(f"{line}\n")
        stream.flush()
        return self._read()

    def run(self, source: str) -> Any:
        """The value of the last expression of Python source; plain values only."""
        return self.call("run", source)

    def handle(self, kind: str, payload: object) -> str:
        answer: str = self.call("handle", kind, json.dumps(payload))
        return answer

    def think_step(self, job: int) -> str:
        answer: str = self.call("think_step", job)
        return answer

    def think_stop(self, job: int) -> None:
        self.call("think_stop", job)

    def think(self, kind: str, payload: object) -> list[str]:
        return list(_steps(self, _ok(self.call("think", kind, json.dumps(payload)))))

    def close(self) -> None:
        _opened(self._process.stdin).close()
        _opened(self._process.stdout).close()
        self._process.wait(timeout=60)

    def _read(self) -> Any:
        line = _opened(self._process.stdout).readline()
        if not line:
            raise EngineFailureError(f"node ended with {self._process.wait(timeout=60)}")
        answer = json.loads(line)
        if "failure" in answer:
            raise EngineFailureError(answer["failure"])
        return answer["result"]


class BrowserEngine:
    """The site's own worker, talked to from a page of the site in Chromium."""

    START = """async (worker) => {
      const answers = new Map();
      const engine = new Worker(worker, { type: "module" });
      window.worpTest = { last: 0, engine, ask(type, payload) {
        const id = ++this.last;
        return new Promise((resolve) => {
          answers.set(id, { items: [], resolve });
          engine.postMessage({ v: 1, id, type, payload });
        });
      } };
      await new Promise((resolve, reject) => {
        engine.onerror = (event) => reject(new Error(event.message));
        engine.onmessage = ({ data }) => {
          if (data.type === "ready") return resolve();
          if (data.type === "fatal") return reject(new Error(data.payload));
          const waiting = answers.get(data.id);
          if (data.type === "answer") return waiting.resolve({ answer: data.payload });
          waiting.items.push(data.payload);
          if (data.final) waiting.resolve({ items: waiting.items });
        };
      });
    }"""

    def __init__(self, page: Page, worker_url: str) -> None:
        self._page = page
        page.evaluate(self.START, worker_url)

    def _ask(self, kind: str, payload: object) -> dict[str, Any]:
        script = "([type, payload]) => worpTest.ask(type, payload)"
        message: dict[str, Any] = self._page.evaluate(script, [kind, json.dumps(payload)])
        return message

    def handle(self, kind: str, payload: object) -> str:
        answer: str = self._ask(kind, payload)["answer"]
        return answer

    def think(self, kind: str, payload: object) -> list[str]:
        message = self._ask(kind, payload)
        if "answer" in message:
            raise EngineFailureError(message["answer"])
        return [item for item in message["items"] if item != "null"]

    def close(self) -> None:
        self._page.evaluate("worpTest.engine.terminate()")


class _Stepper(Protocol):
    def think_step(self, job: int) -> str: ...
    def think_stop(self, job: int) -> None: ...


def _ok(answer_text: str) -> Any:
    answer = json.loads(answer_text)
    if "ok" not in answer:
        raise EngineFailureError(answer_text)
    return answer["ok"]


def _steps(api: _Stepper, job: int) -> Iterator[str]:
    while True:
        step = json.loads(api.think_step(job))
        if step["item"] is not None:
            yield json.dumps(step["item"])
        if step["final"]:
            api.think_stop(job)
            return


def _opened(stream: IO[str] | None) -> IO[str]:
    if stream is None:
        raise EngineFailureError("the process has no pipe")
    return stream
