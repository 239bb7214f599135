"""Serve the site on this machine, as a plain static host would.

Usage: site_server.py SITE [--port N] [--base /sub/path/]
"""

import argparse
import socket
import threading
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import unquote, urlsplit

HOST = "127.0.0.1"
DEFAULT_PORT = 8080
POLL_SECONDS = 0.05
HASHED_FOLDERS = ("app-", "runtime-")


class SiteHandler(SimpleHTTPRequestHandler):
    """Files with the right types; hashed ones may be kept for ever, the others are always asked for anew."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - declared so by its base class
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".mp3": "audio/mpeg",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".webp": "image/webp",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def __init__(self, *arguments: object, directory: str, base: str) -> None:
        self.base = base
        super().__init__(*arguments, directory=directory)  # type: ignore[arg-type]

    def _inner_path(self) -> str | None:
        """The path below the base; none for anything outside of it."""
        path = unquote(urlsplit(self.path).path)
        return path.removeprefix(self.base) if path.startswith(self.base) else None

    def send_head(self):  # type: ignore[no-untyped-def]
        inner = self._inner_path()
        if inner is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = f"/{inner}"
        return super().send_head()

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        is_hashed = code == HTTPStatus.OK and self.path.lstrip("/").startswith(HASHED_FOLDERS)
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if is_hashed else "no-store")

    def list_directory(self, path: object) -> None:
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *arguments: object) -> None:
        """Stay silent: the address is all there is to say."""


class _ClosableServer(ThreadingHTTPServer):
    """Knows its open connections: on one that a browser keeps, it would be answered after the end."""

    daemon_threads = True

    def __init__(self, port: int, handler: partial[SiteHandler]) -> None:
        self._open: set[socket.socket] = set()
        super().__init__((HOST, port), handler)

    def process_request(self, request: socket.socket, client_address: object) -> None:  # type: ignore[override]
        self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: socket.socket) -> None:  # type: ignore[override]
        self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that goes away in the middle of an answer is no news."""

    def close_connections(self) -> None:
        for connection in list(self._open):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


class SiteServer:
    """A server in the background: `with SiteServer(site) as server: server.url`."""

    def __init__(self, site: Path, port: int = 0, base: str = "/") -> None:
        if not (base.startswith("/") and base.endswith("/")):
            raise ValueError(f"base must begin and end with a slash: {base!r}")
        handler = partial(SiteHandler, directory=str(site), base=base)
        self._http = _ClosableServer(port, handler)
        self._thread = threading.Thread(target=self._http.serve_forever, args=(POLL_SECONDS,), daemon=True)
        self.url = f"http://localhost:{self._http.server_port}{base}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def wait(self) -> None:
        self._thread.join()

    def stop(self) -> None:
        """Stop answering and give the port back; a second call does nothing."""
        self._http.shutdown()
        self._http.server_close()
        self._http.close_connections()


def open_server(site: Path, port: int | None, base: str) -> SiteServer:
    """On the port asked for; without one on the usual port, or on a free one where that is taken."""
    if port is not None:
        return SiteServer(site, port, base)
    try:
        return SiteServer(site, DEFAULT_PORT, base)
    except OSError:
        return SiteServer(site, 0, base)


def main() -> None:
    parser = argparse.ArgumentParser(description="Serve the site on this machine")
    parser.add_argument("site", type=Path)
    parser.add_argument("--port", type=int)
    parser.add_argument("--base", default="/")
    arguments = parser.parse_args()
    with open_server(arguments.site, arguments.port, arguments.base) as server:
        print(f"Worp is at {server.url} (stop with Ctrl-C)", flush=True)
        try:
            server.wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
