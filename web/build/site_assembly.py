"""Assemble the static site: copy, hash and fill in, as README.md here describes. No module is rewritten.

Usage: site_assembly.py --runtime FOLDER --out FOLDER
"""

import argparse
import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

from site_files import (
    MADE_FILES,
    NODE_MODULES,
    WEB,
    app_sources,
    fixed_sources,
    import_map,
    imports_of,
    is_precached,
    vendored_sources,
)

PLACEHOLDER = re.compile(r"\{\{(\w+)\}\}")
HASH_DIGITS = 16

# What `loadPyodide` reads from its lock file; without packages, so that nothing can be loaded from elsewhere.
LOCK = {
    "info": {
        "abi_version": "2026_0",
        "arch": "wasm32",
        "platform": "emscripten_5_0_3",
        "python": "3.14.2",
    },
    "packages": {},
}

RELEASE_MODULE = """\
/** Where the files of this release are: absolute URLs, made from the place of this module. */
const runtime = new URL("../../{runtime}/", import.meta.url).href;

export const release = {{
  id: "{release}",
  indexURL: runtime,
  pyodide: `${{runtime}}pyodide.mjs`,
  stdlib: `${{runtime}}python_stdlib.zip`,
  wheel: `${{runtime}}{wheel}`,
  lock: {lock},
}};
"""

POLICY = (
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval' '{script}'",
    "worker-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
)

Files = dict[str, bytes]


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def digest_of_all(files: Files) -> str:
    lines = "".join(f"{digest(content)} {path}\n" for path, content in sorted(files.items()))
    return digest(lines.encode())[:HASH_DIGITS]


def fill(template: str, values: dict[str, str], name: str) -> str:
    """Put each value in the place of its {{name}}; a value without a place is as wrong as the reverse."""
    found = set(PLACEHOLDER.findall(template))
    if found != set(values):
        raise SystemExit(f"web/build: placeholders of {name} are {sorted(found)}, expected {sorted(values)}")
    return PLACEHOLDER.sub(lambda match: values[match[1]], template)


def collect_runtime(made: Path) -> tuple[Files, str]:
    """Python and our package: the files, and the name of the wheel among them."""
    files = {"pyodide.mjs": (NODE_MODULES / "pyodide" / "pyodide.mjs").read_bytes()}
    files.update({name: (made / name).read_bytes() for name in MADE_FILES})
    wheel = (made / "worp.whl").read_bytes()
    wheel_name = f"worp-{digest(wheel)[:HASH_DIGITS]}.whl"
    files[wheel_name] = wheel
    return files, wheel_name


def game_ids() -> list[str]:
    return sorted(file.parent.name for file in (WEB / "games").glob("*/meta.js"))


def games_module() -> str:
    lines = []
    for game in game_ids():
        parts = ", ".join(f'{part}: () => import("./{game}/{part}.js")' for part in ("meta", "ctrl", "view"))
        lines.append(f'  {{ id: "{game}", {parts} }},\n')
    return (
        "/** The games of this site: every folder here with a meta.js. */\nexport const games = [\n"
        + "".join(lines)
        + "];\n"
    )


def collect_app() -> Files:
    """Everything of the app folder but engine/release.js, which names the release and so comes last."""
    files = {path: file.read_bytes() for path, file in app_sources()}
    files["games/index.js"] = games_module().encode()
    modules = [content.decode() for path, content in files.items() if path.endswith(".js")]
    bare = {name for module in modules for name in imports_of(module) if not name.startswith((".", "/"))}
    for path, file in vendored_sources(bare).items():
        files[f"vendor/{path}"] = file.read_bytes()
    return files


def page(release: str, app: str) -> str:
    map_text = json.dumps({"imports": import_map(f"./{app}/vendor")}, indent=2)
    map_hash = base64.b64encode(hashlib.sha256(map_text.encode()).digest()).decode()
    policy = "; ".join(POLICY).format(script=f"sha256-{map_hash}")
    # Shared parts first: a game may overrule them.
    styles = [
        file.relative_to(WEB).as_posix()
        for folder in ("components", "games")
        for file in sorted((WEB / folder).glob("*/style.css"))
    ]
    values = {
        "app": f"./{app}",
        "csp": f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        "game_styles": "\n    ".join(f'<link rel="stylesheet" href="./{app}/{style}">' for style in styles),
        "importmap": f'<script type="importmap">{map_text}</script>',
        "release": release,
    }
    return fill((WEB / "index.html").read_text(encoding="utf-8"), values, "index.html")


def service_worker(release: str, site: Files) -> str:
    entries = [
        {"url": path, "hash": digest(content), "size": len(content)}
        for path, content in sorted(site.items())
        if is_precached(path)
    ]
    # The list stands within quotes in the template: escape it as the inside of a JavaScript string.
    values = {"release": release, "precache": json.dumps(json.dumps(entries, separators=(",", ":")))[1:-1]}
    return fill((WEB / "service-worker.js").read_text(encoding="utf-8"), values, "service-worker.js")


def assemble(runtime_made: Path) -> Files:
    """The whole site: path -> contents."""
    runtime, wheel = collect_runtime(runtime_made)
    app = collect_app()
    fixed = {path: file.read_bytes() for path, file in fixed_sources()}
    templates = {name: (WEB / name).read_bytes() for name in ("index.html", "service-worker.js")}
    runtime_folder = f"runtime-{digest_of_all(runtime)}"
    release = digest_of_all({**app, **fixed, **templates, "runtime": runtime_folder.encode()})
    app_folder = f"app-{release}"
    app["engine/release.js"] = RELEASE_MODULE.format(
        runtime=runtime_folder, release=release, wheel=wheel, lock=json.dumps(LOCK)
    ).encode()

    site = dict(fixed)
    site.update({f"{app_folder}/{path}": content for path, content in app.items()})
    site.update({f"{runtime_folder}/{path}": content for path, content in runtime.items()})
    site["index.html"] = page(release, app_folder).encode()
    site["service-worker.js"] = service_worker(release, site).encode()
    return site


def write_site(site: Files, out: Path) -> None:
    """Replace the folder in one go, so that a half-written site is never served."""
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for path, content in site.items():
        target = fresh / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def main() -> None:
    parser = argparse.ArgumentParser(description="Assemble the static site")
    parser.add_argument("--runtime", type=Path, required=True, help="folder of the fitted Python")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    write_site(assemble(arguments.runtime), arguments.out)


if __name__ == "__main__":
    main()
