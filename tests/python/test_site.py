"""The built site as files: complete, consistent, and served as a static host would serve it."""

import base64
import hashlib
import json
import re
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from site_assembly import assemble, fill
from site_files import WEB, imports_of
from site_server import SiteServer


@pytest.fixture(scope="module")
def page_text(dist: Path) -> str:
    return (dist / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def import_map(page_text: str) -> dict[str, str]:
    found = re.search(r'<script type="importmap">(.*?)</script>', page_text, re.DOTALL)
    assert found
    entries: dict[str, str] = json.loads(found[1])["imports"]
    return entries


@pytest.fixture(scope="module")
def precache(dist: Path) -> list[dict[str, object]]:
    text = (dist / "service-worker.js").read_text(encoding="utf-8")
    found = re.search(r"JSON\.parse\((\".*\")\);", text)
    assert found
    entries: list[dict[str, object]] = json.loads(json.loads(found[1]))
    return entries


def test_precache_list_tells_the_truth(dist: Path, precache: list[dict[str, object]]) -> None:
    for entry in precache:
        content = (dist / str(entry["url"])).read_bytes()
        assert entry == {
            "url": entry["url"],
            "hash": hashlib.sha256(content).hexdigest(),
            "size": len(content),
        }


def test_precache_list_has_all_that_playing_needs(
    dist: Path, app_folder: Path, runtime_folder: Path, precache: list[dict[str, object]]
) -> None:
    urls = {entry["url"] for entry in precache}
    assert {"index.html", "manifest.webmanifest"} <= urls
    assert "service-worker.js" not in urls
    files = [file for folder in (app_folder, runtime_folder) for file in folder.rglob("*") if file.is_file()]
    needed = {file.relative_to(dist).as_posix() for file in files if file.name != "LICENSE"}
    assert needed <= urls


def test_policy_allows_the_import_map_and_no_other_inline_code(page_text: str) -> None:
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page_text, re.DOTALL)
    assert len(inline) == 1
    digest = base64.b64encode(hashlib.sha256(inline[0].encode()).digest()).decode()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page_text)
    assert policy
    directives = dict(part.strip().split(" ", 1) for part in policy[1].split(";"))
    assert directives["script-src"] == f"'self' 'wasm-unsafe-eval' 'sha256-{digest}'"
    assert directives["default-src"] == "'self'"
    assert not any("unsafe-inline" in value or "http" in value for value in directives.values())
    assert not re.search(r"<style|\sstyle=|\son\w+=", page_text)


def test_every_address_of_the_page_is_relative_and_there(dist: Path, page_text: str) -> None:
    addresses = re.findall(r'\b(?:href|src)="([^"]+)"', page_text)
    assert len(addresses) > 5
    for address in addresses:
        assert address.startswith("./"), address
        assert (dist / address).is_file(), address


def test_every_import_leads_to_a_file(app_folder: Path, dist: Path, import_map: dict[str, str]) -> None:
    def target(module: Path, name: str) -> Path:
        if name.startswith("."):
            return module.parent / name
        if name in import_map:
            return dist / import_map[name]
        prefix = f"{name.split('/')[0]}/"
        return dist / import_map[prefix] / name.removeprefix(prefix)

    checked = 0
    for module in app_folder.rglob("*.js"):
        if "vendor" in module.relative_to(app_folder).parts:
            continue
        for name in imports_of(module.read_text(encoding="utf-8")):
            assert target(module, name).is_file(), f"{module.relative_to(app_folder)} imports {name}"
            checked += 1
    assert checked > 20


def test_sources_are_served_unchanged(app_folder: Path) -> None:
    for name in ("app/main.js", "engine/worker.js", "styles/app.css"):
        assert (app_folder / name).read_bytes() == (WEB / name).read_bytes()


def test_every_game_folder_is_listed(app_folder: Path) -> None:
    text = (app_folder / "games/index.js").read_text(encoding="utf-8")
    games = sorted(folder.parent.name for folder in (WEB / "games").glob("*/meta.js"))
    assert re.findall(r'id: "(\w+)"', text) == games
    assert "yahtzee" in games


def test_same_sources_give_the_same_site(dist: Path, build_folder: Path) -> None:
    site = assemble(build_folder / "runtime")
    built = {file.relative_to(dist).as_posix() for file in dist.rglob("*") if file.is_file()}
    assert set(site) == built


def test_placeholders_are_all_filled_or_refused() -> None:
    assert fill("a {{x}} b", {"x": "1"}, "t") == "a 1 b"
    with pytest.raises(SystemExit, match=r"placeholders of t are \['x', 'y'\]"):
        fill("{{x}} {{y}}", {"x": "1"}, "t")
    with pytest.raises(SystemExit, match="expected"):
        fill("nothing", {"x": "1"}, "t")


def test_imports_are_read_from_code_not_from_comments_or_texts() -> None:
    source = """\
/** @import { A } from "./types.js" */
import { b } from "./b.js";
import {
  c,
} from "lit-html";
import "./d.js";
export { e } from "./e.js";
const f = () => import("./f.js");
const text = `${t("settings-import")}</span><input type="file">`;
"""
    assert imports_of(source) == ["./b.js", "lit-html", "./d.js", "./e.js", "./f.js"]


@pytest.mark.parametrize(
    ("pattern", "kind", "keeping"),
    [
        ("index.html", "text/html", "no-store"),
        ("manifest.webmanifest", "application/manifest+json", "no-store"),
        ("service-worker.js", "text/javascript", "no-store"),
        ("runtime-*/pyodide.asm.wasm", "application/wasm", "immutable"),
        ("runtime-*/pyodide.mjs", "text/javascript", "immutable"),
        ("app-*/i18n/nl/*.ftl", "text/plain; charset=utf-8", "immutable"),
    ],
)
def test_server_sends_types_and_keeping(site: SiteServer, dist: Path, pattern: str, kind: str, keeping: str) -> None:
    path = next(dist.glob(pattern)).relative_to(dist).as_posix()
    with urlopen(site.url + path) as answer:
        assert answer.headers["Content-Type"].startswith(kind)
        assert keeping in answer.headers["Cache-Control"]


def test_server_serves_nothing_outside_its_base_and_lists_no_folder(site: SiteServer, dist: Path) -> None:
    host = site.url.split("/some/")[0]
    for address in (f"{host}/", f"{host}/index.html", f"{site.url}icons/", f"{site.url}..%2fpyproject.toml"):
        with pytest.raises(HTTPError, match="404") as refused:
            urlopen(address)
        refused.value.close()


def test_stopped_server_answers_no_more(dist: Path) -> None:
    with SiteServer(dist) as server:
        with urlopen(server.url) as answer:
            assert answer.status == 200
        server.stop()
        with pytest.raises(URLError):
            urlopen(server.url)
