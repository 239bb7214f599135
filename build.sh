#!/usr/bin/env bash
# Builds, tests and serves Worp. Each step does its own set-up; without arguments the steps are listed.
#
# A step whose inputs did not change is skipped: see `fresh` and `stamp`. Everything that is made goes to .build/,
# dist/ and web/node_modules/, which `clean` removes.
set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
BUILD=${WORP_BUILD_DIR:-$ROOT/.build}
DIST=${WORP_DIST_DIR:-$ROOT/dist}
VENV=$BUILD/venv
PYTHON=$VENV/bin/python

# Debian's compiler for WebAssembly: cargo, rustc and std sources of one version, called by path so that a cargo from
# rustup stays the one that everything else uses.
DEBIAN_CARGO=/usr/bin/cargo
DEBIAN_RUSTC=/usr/bin/rustc
WASM_PACKAGES=(cargo-web rustc-web rust-web-src libstd-rust-web-dev lld-22)
PYODIDE_PLATFORM=2026_0
PYODIDE_PYTHON=3.14

export PATH=${CARGO_HOME:-$HOME/.cargo}/bin:$PATH
export WORP_BUILD_DIR=$BUILD WORP_DIST_DIR=$DIST
export CARGO_TARGET_DIR=$BUILD/target PYO3_PYTHON=$PYTHON
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore

# ---------------------------------------------------------------------------------------------------------------------
# Helpers

say() { printf '\033[1m== %s\033[0m\n' "$*" >&2; }

die() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

# One hash over the contents of the given files and folders.
content_hash() {
  (
    cd "$ROOT"
    find "$@" \( -name node_modules -o -name target -o -name __pycache__ -o -name '.*_cache' \) -prune \
      -o -type f ! -name '*.so' -print0 2>/dev/null | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1
  )
}

# fresh NAME INPUT...: true when the step NAME has been done with exactly these inputs.
fresh() {
  local name=$1
  shift
  [[ -f $BUILD/stamps/$name && $(<"$BUILD/stamps/$name") == $(content_hash "$@") ]]
}

# stamp NAME INPUT...: remember that the step NAME has been done.
stamp() {
  local name=$1
  shift
  mkdir -p "$BUILD/stamps"
  content_hash "$@" >"$BUILD/stamps/$name"
}

missing_packages() {
  local package
  for package in "$@"; do
    dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed' || echo "$package"
  done
}

need_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  say "setup: Debian packages ${missing[*]}"
  local root=()
  ((EUID == 0)) || root=(sudo)
  "${root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
}

need_python() {
  [[ -x $PYTHON ]] && fresh python tests/requirements.txt && return
  say "setup: Python environment"
  python3 -c 'import venv, ensurepip' 2>/dev/null || need_packages python3-venv
  python3 -m venv --clear "$VENV"
  "$PYTHON" -m pip install --quiet --requirement "$ROOT/tests/requirements.txt"
  # The wheel that was installed in the environment went with it.
  rm -f "$BUILD/stamps/wheel"
  stamp python tests/requirements.txt
}

need_npm() {
  [[ -d $ROOT/web/node_modules ]] && fresh npm web/package.json web/package-lock.json && return
  say "setup: npm packages"
  (cd "$ROOT/web" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2)
  stamp npm web/package.json web/package-lock.json
}

need_cargo() {
  command -v cargo >/dev/null || need_packages cargo-web
}

# The compiler, its target and the std that the wheel for Pyodide is made with: from rustup where its target is there.
# It has a target folder of its own, as its compiler may be another one.
wasm_environment() {
  unset PYO3_PYTHON
  export CARGO_TARGET_DIR=$BUILD/target-wasm
  export CARGO_TARGET_WASM32_UNKNOWN_EMSCRIPTEN_LINKER=$ROOT/core_rs/wasm/emcc
  export MATURIN_PYEMSCRIPTEN_PLATFORM_VERSION=$PYODIDE_PLATFORM
  # -Z flags are needed by this target on a stable compiler.
  export RUSTC_BOOTSTRAP=1
  export CARGO_TARGET_WASM32_UNKNOWN_EMSCRIPTEN_RUSTFLAGS="-C relocation-model=pic -C target-feature=+simd128 \
-Z unstable-options -C link-self-contained=-linker -C linker-flavor=em --remap-path-prefix=$ROOT=. \
--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
  if ! rustup target list --installed 2>/dev/null | grep -q '^wasm32-unknown-emscripten$'; then
    export CARGO=$DEBIAN_CARGO RUSTC=$DEBIAN_RUSTC CARGO_UNSTABLE_BUILD_STD=std,panic_unwind
  fi
}

# ---------------------------------------------------------------------------------------------------------------------
# Steps: step_NAME does it, the comment behind the name is its help.

step_setup() { # install what is missing: Debian, PyPI and npm packages
  need_cargo
  need_packages "${WASM_PACKAGES[@]}" chromium
  need_python
  need_npm
}

step_wheel() { # build the native wheel and install it in .build/venv
  need_python
  need_cargo
  local inputs=(build.sh pyproject.toml core_rs/Cargo.toml core_rs/Cargo.lock core_rs/engine core_rs/bindings pysrc)
  fresh wheel "${inputs[@]}" && return
  say "wheel: native"
  rm -rf "$BUILD/wheels"
  (
    cd "$ROOT"
    "$VENV/bin/maturin" build --quiet --release --locked --interpreter "$PYTHON" --out "$BUILD/wheels"
  )
  "$PYTHON" -m pip install --quiet --force-reinstall --no-deps "$BUILD"/wheels/*.whl
  stamp wheel "${inputs[@]}"
}

step_wasm() { # build the wheel for Pyodide in .build/wasm and hold its imports to the allow-list
  need_python
  need_npm
  need_packages "${WASM_PACKAGES[@]}"
  local inputs=(build.sh pyproject.toml core_rs pysrc web/package-lock.json web/build/wheel_finish.py)
  fresh wasm "${inputs[@]}" && return
  say "wasm: wheel for Pyodide"
  rm -rf "$BUILD/wasm"
  (
    cd "$ROOT"
    wasm_environment
    "$VENV/bin/maturin" build --quiet --release --locked --target wasm32-unknown-emscripten \
      --interpreter "$PYODIDE_PYTHON" --out "$BUILD/wasm/raw"
  )
  "$PYTHON" "$ROOT/web/build/wheel_finish.py" "$BUILD"/wasm/raw/*.whl "$BUILD/wasm"
  stamp wasm "${inputs[@]}"
}

step_runtime() { # fit Python to the site in .build/runtime: what is reached, compiled and pressed small
  step_wasm
  need_npm
  local inputs=(build.sh web/package-lock.json web/build pyproject.toml core_rs pysrc)
  fresh runtime "${inputs[@]}" && return
  say "runtime: Python for the site"
  rm -rf "$BUILD/runtime"
  node "$ROOT/web/build/runtime.mjs" "$BUILD"/wasm/*.whl "$BUILD/runtime" >&2
  "$PYTHON" "$ROOT/web/build/interpreter_cut.py" "$BUILD/runtime" >&2
  "$PYTHON" "$ROOT/web/build/archive_squeeze.py" "$BUILD"/runtime/{python_stdlib.zip,worp.whl} >&2
  stamp runtime "${inputs[@]}"
}

step_web() { # assemble the complete static site in dist/
  step_runtime
  local inputs=(build.sh web pyproject.toml core_rs pysrc)
  [[ -f $DIST/index.html ]] && fresh web "${inputs[@]}" && return
  say "web: site in ${DIST#"$ROOT"/}"
  "$PYTHON" "$ROOT/web/build/site_assembly.py" --runtime "$BUILD/runtime" --out "$DIST"
  "$PYTHON" "$ROOT/web/build/site_sizes.py" "$DIST" >&2
  stamp web "${inputs[@]}"
}

step_serve() { # build the site, serve it on [port] and print its address
  step_web
  exec "$PYTHON" "$ROOT/web/build/site_server.py" "$DIST" ${1:+--port "$1"}
}

step_check() { # formatting, lints and types of Rust, Python and JavaScript
  need_cargo
  need_npm
  step_wheel
  local inputs=(build.sh pyproject.toml core_rs pysrc tests web)
  fresh check "${inputs[@]}" && return
  cd "$ROOT"
  say "check: Rust"
  (
    cd core_rs
    cargo fmt --all --check
    # As it ships, and with the training in it.
    cargo clippy --quiet --locked --workspace --all-targets -- -D warnings
    cargo clippy --quiet --locked --workspace --all-targets --features lab -- -D warnings
  )
  say "check: Python"
  "$VENV/bin/ruff" check --quiet --cache-dir "$BUILD/ruff" .
  "$VENV/bin/ruff" format --quiet --check --cache-dir "$BUILD/ruff" .
  "$VENV/bin/mypy" --cache-dir "$BUILD/mypy" --no-error-summary pysrc web/build tests
  # PyO3 gives every module an __all__, which a stub need not repeat.
  "$PYTHON" -m mypy.stubtest worp._core --mypy-config-file pyproject.toml --concise \
    --allowlist <(echo 'worp\._core\.__all__') --ignore-unused-allowlist
  say "check: JavaScript"
  local project
  for project in web/tsconfig*.json; do
    [[ $project == *base* ]] || node web/node_modules/typescript/bin/tsc --noEmit --project "$project"
  done
  stamp check "${inputs[@]}"
}

step_test() { # everything CI runs: check, Rust, Python, Node and Chromium tests
  step_setup
  step_check
  step_web
  cd "$ROOT"
  say "test: Rust engine"
  (
    cd core_rs
    # Optimised, with overflow checks and debug assertions: thousands of games in seconds.
    export CARGO_PROFILE_DEV_OPT_LEVEL=3 CARGO_PROFILE_TEST_OPT_LEVEL=3
    cargo test --quiet --locked --package worp-engine
  )
  say "test: JavaScript units"
  local units
  mapfile -t units < <(find tests/web -name '*.test.js' | sort)
  node --test --test-reporter=dot "${units[@]}"
  say "test: Python, Node and Chromium"
  # Each worker has a browser and a Node of its own. Tests that share what is dear to make name a group and stay together.
  "$PYTHON" -m pytest -p no:cacheprovider --numprocesses=$(nproc) --dist=loadgroup -m 'not alone' "$@"
  say "test: what needs the machine for itself"
  "$PYTHON" -m pytest -p no:cacheprovider -m alone "$@"
}

step_fuzz() { # the random tests, much longer: [factor], 20 unless told
  step_wheel
  cd "$ROOT"
  local factor=${1:-20}
  WORP_FUZZ=$factor WORP_ORACLE_POSITIONS=$((factor * 100000)) "$PYTHON" -m pytest -p no:cacheprovider --timeout=0 \
    tests/python/test_contract.py tests/python/test_oracle_*.py
}

step_bench() { # measure speed and size, printed as ratios side by side
  step_setup
  step_wheel
  step_web
  PYTHONPATH=$ROOT/web/build:$ROOT/tests:$ROOT/tests/python "$PYTHON" "$ROOT/tests/bench/run.py" "$@"
}

step_worp() { # run the command line: ./build.sh worp simulate yahtzee --bot solver --games 100
  step_wheel
  exec "$PYTHON" -m worp "$@"
}

step_lab() { # train the weights of a game: ./build.sh lab GAME --out FILE
  need_python
  need_cargo
  local inputs=(build.sh pyproject.toml core_rs/Cargo.toml core_rs/Cargo.lock core_rs/engine core_rs/bindings pysrc)
  if ! fresh lab "${inputs[@]}"; then
    say "lab: native wheel with the training in it"
    rm -rf "$BUILD/lab"
    (
      cd "$ROOT"
      "$VENV/bin/maturin" build --quiet --release --locked --features lab --interpreter "$PYTHON" --out "$BUILD/lab"
    )
    "$PYTHON" -m pip install --quiet --no-deps --target "$BUILD/lab/site" "$BUILD"/lab/*.whl
    stamp lab "${inputs[@]}"
  fi
  PYTHONPATH=$BUILD/lab/site exec "$PYTHON" -m worp.lab "$@"
}

step_clean() { # remove everything that was built
  rm -rf "$BUILD" "$DIST" "$ROOT/web/node_modules"
}

usage() {
  echo "usage: ./build.sh STEP [ARGUMENT...]"
  echo
  sed -n 's/^step_\([a-z]*\)() { # \(.*\)$/\1\t\2/p' "${BASH_SOURCE[0]}" | while IFS=$'\t' read -r name help; do
    printf '  %-7s %s\n' "$name" "$help"
  done
}

if (($# == 0)) || [[ $1 == help || $1 == --help || $1 == -h ]]; then
  usage
  exit 0
fi
step=$1
shift
declare -F "step_$step" >/dev/null || { usage >&2; die "no step named '$step'"; }
"step_$step" "$@"
