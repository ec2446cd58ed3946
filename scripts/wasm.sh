# Finds or makes what the engine for browsers is built with. Sourced, not run.
#
# The compiler: the one at hand where it has the target or rustup can fetch it; else the compiler that Debian carries beside its own for browsers,
# unpacked and not installed, which builds the standard library from its source. `SATURNALIA_WASM=rustup` or `debian` insists on one of them.
# Whatever is fetched or built lies below the target directory, in `wasm`.

wasm_home="${CARGO_TARGET_DIR:-$PWD/target}/wasm"
wasm_target=wasm32-unknown-unknown

# What runs cargo for the browser; set by need_wasm_compiler.
wasm_environment=()
wasm_flags=()

need_wasm_compiler() {
    case "${SATURNALIA_WASM-}" in
        rustup) wasm_by_rustup ;;
        debian) wasm_by_debian ;;
        "") wasm_by_rustup || wasm_by_debian ;;
        *) echo "SATURNALIA_WASM is rustup or debian" >&2 && return 1 ;;
    esac && without_paths && return
    echo "No compiler for WebAssembly: neither rustup ($wasm_target) nor Debian's rustc-web can be had here" >&2
    return 1
}

# Panics name the files they come from: as they are called in their packages, whoever builds it and wherever.
without_paths() {
    local sources flags=""
    for sources in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do flags+=" --remap-path-prefix=$sources/="; done
    wasm_environment+=("RUSTFLAGS=${RUSTFLAGS-} -C target-feature=+simd128$flags")
}

wasm_by_rustup() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/$wasm_target/lib" ] ||
        timeout 120 rustup target add "$wasm_target" >/dev/null 2>&1 || return 1
    wasm_environment=(env)
    wasm_flags=(--target-dir "$wasm_home/rustup")
}

wasm_by_debian() {
    local lld compiler="$wasm_home/debian-compiler"
    if [ ! -e "$compiler/complete" ]; then
        command -v apt-get >/dev/null && command -v dpkg >/dev/null || return 1
        echo "Unpacking a compiler for WebAssembly (once, about 150 MB) ..."
        # A new machine may not know its packages yet.
        [ -n "$(apt-cache search --names-only '^rustc-web$')" ] || apt_update || return 1
        rm -rf "$compiler" && mkdir -p "$compiler/packages" || return 1
        lld="$(apt-cache search --names-only '^lld-[0-9]+$' | cut -d' ' -f1 | sort -V | tail -1)"
        # With the libraries they need whose versions stand in their names.
        apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances \
            rustc-web rust-web-src "${lld:-lld}" 2>/dev/null |
            grep -E '^(rustc-web|rust-web-src|libstd-rust-web[-.0-9a-z]*|libllvm[0-9]+|lld-[0-9]+)$' | sort -u >"$compiler/names"
        [ -s "$compiler/names" ] || return 1
        (cd "$compiler/packages" && xargs apt-get download -qq -o APT::Sandbox::User=root <../names >/dev/null) || return 1
        local package
        for package in "$compiler"/packages/*.deb; do dpkg -x "$package" "$compiler" || return 1; done
        rm -r "$compiler/packages" && touch "$compiler/complete"
    fi
    local usr="$compiler/usr" linker libraries
    linker="$(compgen -G "$usr/bin/wasm-ld-*" | sort -V | tail -1)" || return 1
    libraries="$usr/lib:$usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH 2>/dev/null || echo "$(uname -m)-linux-gnu")"
    libraries+="$(printf ':%s' "$usr"/lib/llvm-*/lib)"
    wasm_environment=(env RUSTC="$usr/bin/rustc" RUSTC_BOOTSTRAP=1 LD_LIBRARY_PATH="$libraries"
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker")
    wasm_flags=(-Z "build-std=std,panic_abort" --target-dir "$wasm_home/debian")
}

# wasm-opt, which makes the engine a sixth smaller; its path is printed. (Debian's is too old for what compilers of today write.)
need_wasm_opt() {
    local version=132.0.0 tools="$wasm_home/tools/npm"
    if ! grep -qs "\"version\": \"$version\"" "$tools/node_modules/binaryen/package.json"; then
        npm install --silent --no-audit --no-fund --prefix "$tools" "binaryen@$version" >&2 || return 1
    fi
    echo "$tools/node_modules/.bin/wasm-opt"
}
