"""What a first visit downloads: gzip bytes of every file that is kept on the device.

Usage: site_sizes.py SITE [--json]
"""

import argparse
import gzip
import json
from pathlib import Path

from site_files import is_precached

# Room for games to come lies between the aim and the limit.
LIMIT = 5_500_000


def gzip_sizes(site: Path) -> dict[str, int]:
    """Path within the site -> bytes over the wire, for everything a first visit fetches."""
    files = (file for file in sorted(site.rglob("*")) if file.is_file())
    named = ((file.relative_to(site).as_posix(), file) for file in files)
    return {
        path: len(gzip.compress(file.read_bytes(), 9))
        for path, file in named
        if is_precached(path) or path == "service-worker.js"
    }


def grouped(sizes: dict[str, int]) -> dict[str, int]:
    """Sums for the page and its icons, and every file of the runtime by itself."""
    groups: dict[str, int] = {}
    for path, size in sizes.items():
        top, _, name = path.partition("/")
        if top.startswith("runtime-"):
            group = "worp.whl" if name.startswith("worp-") else name
        elif top.startswith("app-"):
            group = "libraries" if name.startswith("vendor/") else "page"
        else:
            group = "icons and fixed names"
        groups[group] = groups.get(group, 0) + size
    return groups


def main() -> None:
    parser = argparse.ArgumentParser(description="What a first visit downloads")
    parser.add_argument("site", type=Path)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    groups = grouped(gzip_sizes(arguments.site))
    total = sum(groups.values())
    if arguments.json:
        print(json.dumps({"total": total, "limit": LIMIT, "groups": groups}))
        return
    for group, size in sorted(groups.items(), key=lambda item: -item[1]):
        print(f"{size:>10,}  {group}")
    print(f"{total:>10,}  first download in gzip bytes (limit {LIMIT:,})")


if __name__ == "__main__":
    main()
