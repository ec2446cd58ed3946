# Finds or installs the tools that ./play and ./test need. Sourced, not run.

need_rust() {
    command -v cargo >/dev/null && return
    echo "A Rust toolchain (1.95 or newer) is needed: install it from https://rustup.rs" >&2
    exit 1
}

# Learns anew which Debian packages there are.
apt_update() {
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    $sudo apt-get update -qq
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
    apt_update || return 1
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# The client's packages in the versions of the lock file; installed anew only when it has changed. (Not `npm ci`: it refuses a lock
# file that leaves out the optional packages of other platforms, as npm writes it.)
need_client_packages() {
    if ! command -v npm >/dev/null; then
        echo "Node.js (20.19 or newer) with npm is needed to build the client" >&2
        return 1
    fi
    if ! cmp -s client/package-lock.json client/node_modules/.package-lock.installed; then
        (cd client && npm install --silent --no-audit --no-fund) || return 1
        cp client/package-lock.json client/node_modules/.package-lock.installed || return 1
    fi
}

need_chromium() { command -v chromium >/dev/null || apt_install chromium fonts-dejavu-core; }

need_postgres() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || apt_install postgresql; }

need_pgbouncer() { command -v pgbouncer >/dev/null || apt_install pgbouncer; }

need_nginx() { [ -x /usr/sbin/nginx ] || command -v nginx >/dev/null || apt_install nginx-light; }

need_python() { command -v python3 >/dev/null || apt_install python3; }

# Runs Rust tests with nextest where it is installed, else with cargo's own runner.
run_tests() {
    if cargo nextest --version >/dev/null 2>&1; then
        cargo nextest run --locked --no-fail-fast "$@"
    else
        cargo test --locked --no-fail-fast "$@"
    fi
}

# Runs the tests of these packages, or those of all others. Where it can be, everything is built once for both: packages that are asked for by
# themselves are built with other features, and so is what they stand on.
run_tests_of() {
    if cargo nextest --version >/dev/null 2>&1; then
        run_tests --workspace -E "$(printf 'package(=%s) + ' "$@")none()"
    else
        run_tests $(printf -- '-p %s ' "$@")
    fi
}
run_tests_but_of() {
    if cargo nextest --version >/dev/null 2>&1; then
        run_tests --workspace -E "not ($(printf 'package(=%s) + ' "$@")none())"
    else
        run_tests --workspace $(printf -- '--exclude %s ' "$@")
    fi
}

need_cargo_deny() {
    cargo deny --version >/dev/null 2>&1 || cargo install --locked --quiet cargo-deny
}
