# Finds or installs the tools that ./play and ./test need. Sourced, not run.

need_rust() {
    command -v cargo >/dev/null && return
    echo "A Rust toolchain (1.95 or newer) is needed: install it from https://rustup.rs" >&2
    exit 1
}

# Installs Debian packages, if this is a Debian machine and we may.
apt_install() {
    if ! command -v apt-get >/dev/null; then
        echo "Please install: $*" >&2
        return 1
    fi
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    echo "Installing $* ..."
    $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# Runs Rust tests with nextest where it is installed, else with cargo's own runner.
run_tests() {
    if cargo nextest --version >/dev/null 2>&1; then
        cargo nextest run --locked --no-fail-fast "$@"
    else
        cargo test --locked --no-fail-fast "$@"
    fi
}

need_cargo_deny() {
    cargo deny --version >/dev/null 2>&1 || cargo install --locked --quiet cargo-deny
}

need_rust
